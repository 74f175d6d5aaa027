/* play-group.h: several units of a game that are moved at once
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board-tool.h"
#include "app/game/hand/play.h"

G_BEGIN_DECLS

#define DUCK_TYPE_PLAY_GROUP (duck_play_group_get_type ())
G_DECLARE_FINAL_TYPE (DuckPlayGroup, duck_play_group, DUCK, PLAY_GROUP, GObject)

/* Units of who decides that can all go somewhere, or attack together. They are instead of the
 * chosen unit: choosing one lets them go. Signal "changed": others are in it, or they would go
 * elsewhere. */
DuckPlayGroup *duck_play_group_new (DuckPlay *play);

guint duck_play_group_count (DuckPlayGroup *self);
gboolean duck_play_group_has (DuckPlayGroup *self, gint piece);
gint duck_play_group_get (DuckPlayGroup *self, guint i);

/* Says whether the unit is one of them, and what G does about it. */
void duck_play_group_say (DuckPlayGroup *self, gint piece);

/* Whether the place is between several of them: in the polygon about their bases, or beside
 * it by no more than somebody misses it. pixel: in millimetres. */
gboolean duck_play_group_covers (DuckPlayGroup *self, WarPosition place, double pixel);

/* Adds the unit, or takes it out again; the chosen one comes with it. FALSE: it can do nothing with
 * others now. */
gboolean duck_play_group_toggle (DuckPlayGroup *self, gint piece);

/* Adds the chosen unit and all with whom it is moved as one body. FALSE: there is nobody who could
 * go. */
gboolean duck_play_group_take_body (DuckPlayGroup *self);

/* Whether the unit is chosen, and has others with whom it is moved as one body. */
gboolean duck_play_group_is_body (DuckPlayGroup *self, gint piece);

/* A frame that is drawn up between two places, and the units in it. */
void duck_play_group_set_frame (DuckPlayGroup *self, WarPosition from, WarPosition to);
void duck_play_group_end_frame (DuckPlayGroup *self);

/* Adds all who can do something with others. */
gboolean duck_play_group_take_all (DuckPlayGroup *self);

void duck_play_group_let_go (DuckPlayGroup *self);

/* All would go so far; and farther than they would. */
void duck_play_group_point (DuckPlayGroup *self, WarPosition by);
void duck_play_group_move (DuckPlayGroup *self, WarLength dx, WarLength dy);

/* Nobody would go anywhere. */
void duck_play_group_stay (DuckPlayGroup *self);

/* One after the other goes, as far as nobody else has to decide anything. FALSE: nobody would. */
gboolean duck_play_group_give (DuckPlayGroup *self);

/* The name of a cursor over the unit, or over none; or NULL. If any of them can attack it together,
 * what would come of that is said. */
const char *duck_play_group_hover (DuckPlayGroup *self, gint piece);

/* Whether nobody is chosen, and something is asked that may be declined: then all who may answer
 * are meant by pointing at an enemy. */
gboolean duck_play_group_is_everybody (DuckPlayGroup *self);

/* All attack the unit who can do so together. FALSE: nobody can. */
gboolean duck_play_group_attack (DuckPlayGroup *self, gint target);

/* Says what some of them would do at the place, if that is anything; does it. FALSE: nothing. */
gboolean duck_play_group_hover_at (DuckPlayGroup *self, WarPosition place);
gboolean duck_play_group_do_at (DuckPlayGroup *self, WarPosition place);

void duck_play_group_draw (DuckPlayGroup *self, DuckBoardOverlay *overlay);

G_END_DECLS
