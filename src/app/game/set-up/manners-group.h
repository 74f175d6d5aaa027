/* manners-group.h: rows that say how people play a game with each other and the program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/game/game-plan.h"

G_BEGIN_DECLS

/* A guide, whose dice, what can be taken back, and a screen between persons. */
#define DUCK_TYPE_MANNERS_GROUP (duck_manners_group_get_type ())
G_DECLARE_FINAL_TYPE (DuckMannersGroup, duck_manners_group, DUCK, MANNERS_GROUP,
                      AdwPreferencesGroup)

/* Whether one may choose a screen: there are persons, and the rules do not always want it. */
void duck_manners_group_offer_screen (DuckMannersGroup *self, gboolean offered);

/* Of whom people may roll the dice; a name may be NULL. */
void duck_manners_group_name_sides (DuckMannersGroup *self, const char *const names[WAR_N_SIDES]);

gboolean duck_manners_group_is_guided (DuckMannersGroup *self);

/* Puts what has been chosen into the plan. */
void duck_manners_group_plan (DuckMannersGroup *self, DuckGamePlan *plan);

/* As it was in the last game. */
void duck_manners_group_recall (DuckMannersGroup *self);
void duck_manners_group_remember (DuckMannersGroup *self);

G_END_DECLS
