/* army-state.h: what an army costs, and whether it is legal
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/base/remarks.h"
#include "engine/army/army-check.h"

G_BEGIN_DECLS

#define DUCK_TYPE_ARMY_STATE (duck_army_state_get_type ())
G_DECLARE_FINAL_TYPE (DuckArmyState, duck_army_state, DUCK, ARMY_STATE, AdwBin)

/* What it costs. */
void duck_army_state_show (DuckArmyState *self, const WarArmy *army);

/* Whether it is legal. problems: WarProblem, of the army as it is. */
void duck_army_state_say (DuckRemarks *remarks, const WarArmy *army, GPtrArray *problems);

/* Names a button that adds a unit; while it is insensitive, because the army is full, its tooltip
 * says that. */
void duck_army_state_name_adding (GtkWidget *button, const char *name);

G_END_DECLS
