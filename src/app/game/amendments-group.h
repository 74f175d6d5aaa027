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

/* rules: NULL: not known yet. */
void duck_amendments_group_show (DuckAmendmentsGroup *self, WarRules *rules,
                                 WarAmendments amendments);
WarAmendments duck_amendments_group_get (DuckAmendmentsGroup *self);

G_END_DECLS
