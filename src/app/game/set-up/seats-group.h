/* seats-group.h: rows that say who commands the sides of a game, and each seat of theirs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/game/game-plan.h"

G_BEGIN_DECLS

/* Who commands a side; where it has several seats, that may be said of each by itself: seats of a
 * side that the same person has are one person's. Signal "changed": somebody has chosen another. */
#define DUCK_TYPE_SEATS_GROUP (duck_seats_group_get_type ())
G_DECLARE_FINAL_TYPE (DuckSeatsGroup, duck_seats_group, DUCK, SEATS_GROUP, AdwPreferencesGroup)

/* What the side is called; NULL: not known yet. */
void duck_seats_group_set_side (DuckSeatsGroup *self, gint side, const char *name);

/* The seats are those of the operation, which can be played; NULL: none is known yet. */
void duck_seats_group_set_operation (DuckSeatsGroup *self, WarOperation *operation);

/* The rules command the side, under that name, so that there is nothing to choose; NULL: they do
 * not. */
void duck_seats_group_set_automatic (DuckSeatsGroup *self, gint side, const char *name);

/* The commander of a side, by its id: of its seats, where nothing else is said of each. */
const char *duck_seats_group_get_commander (DuckSeatsGroup *self, gint side);
void duck_seats_group_set_commander (DuckSeatsGroup *self, gint side, const char *id);

/* Who has each seat by itself, by ids in the order of seats, now and wherever there are such seats;
 * "" for those that whoever has the side has. */
void duck_seats_group_set_seats (DuckSeatsGroup *self, const char *const *ids);

/* Into the plan. */
void duck_seats_group_plan (DuckSeatsGroup *self, DuckGamePlan *plan);

/* Whether more than one person plays; and whether of one side. */
gboolean duck_seats_group_has_persons (DuckSeatsGroup *self);
gboolean duck_seats_group_has_fellows (DuckSeatsGroup *self);

G_END_DECLS
