/* system.h: the registry of rule systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

G_BEGIN_DECLS

typedef struct _WarDangerRules WarDangerRules; /* game/danger.h */

/* The system with the id, or NULL. */
const WarSystem *war_system_get (const char *id);

/* All systems in the order in which they are shown; index 0 …, NULL after the last. */
const WarSystem *war_system_get_nth (guint index);

/* What the system says about where its pieces could hit somebody; NULL: nothing. */
const WarDangerRules *war_system_get_danger_rules (const WarSystem *system);

G_END_DECLS
