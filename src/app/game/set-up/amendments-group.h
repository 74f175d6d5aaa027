/* amendments-group.h: rows that say which amendments a game has
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* As printed, balanced, or each by itself. Signal "changed": somebody has chosen others. It is seen
 * only if the rules have some. */
#define DUCK_TYPE_AMENDMENTS_GROUP (duck_amendments_group_get_type ())
G_DECLARE_FINAL_TYPE (DuckAmendmentsGroup, duck_amendments_group, DUCK, AMENDMENTS_GROUP,
                      AdwPreferencesGroup)

/* rules: NULL: not known yet. fixed_off: none of amendments, and nobody can choose them. */
void duck_amendments_group_show (DuckAmendmentsGroup *self, WarRules *rules,
                                 WarAmendments amendments, WarAmendments fixed_off);
WarAmendments duck_amendments_group_get (DuckAmendmentsGroup *self);

/* Those of the rules that were remembered last; all, if none ever were. */
WarAmendments duck_amendments_recall (const WarRules *rules);
void duck_amendments_remember (const WarRules *rules, WarAmendments amendments);

G_END_DECLS
