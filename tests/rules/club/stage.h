/* stage.h: a board of Trench Club on which a test sets a situation up and gives orders with
 * scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/club/private.h"
#include "engine/system.h"

#define STAGE_ALL_AMENDMENTS 31

/* A meadow of 36 × 9 hexes with six starts in its last column. First the ground, then
 * stage_begin(), then units and the situation, then orders. Side 0 is a person's, side 1 the
 * chart's, unless stage_set_game_type() says otherwise. */
typedef struct _Stage Stage;

/* Nations: "british", "french", "german", "austrian". */
Stage *stage_new (WarAmendments amendments, const char *nation, const char *enemy);
void stage_free (Stage *stage);
void stage_set_game_type (Stage *stage, const char *game_type);
WarOperation *stage_get_operation (Stage *stage); /* to change anything else before it begins */

/* Ground. */
WarHex stage_at (guint column, guint row);
WarHexBoard *stage_get_board (Stage *stage);
void stage_set_terrain (Stage *stage, WarHex hex, WarHexTerrain terrain);
void stage_add_road (Stage *stage, WarHex hex, guint direction, guint n_steps);
void stage_add_fort (Stage *stage, WarHex hex, guint first_open, guint second_open, guint number);
void stage_begin (Stage *stage);

/* The same, but with a game's beginning: the nations' eleven units are about to be dealt. */
void stage_begin_game (Stage *stage);

/* Units: the type's id without its nation, such as "tank" or "medic". They stand there undamaged,
 * are numbered as they come, and act. */
guint stage_put (Stage *stage, gint side, const char *type, WarHex hex);
gint32 *stage_unit (Stage *stage, guint unit, guint column);
gint32 *stage_game (Stage *stage, guint column);
gint32 *stage_seat (Stage *stage, gint seat, guint column);
gint32 *stage_fort (Stage *stage, guint number, guint column); /* by number, from 1 */
WarHex stage_hex (Stage *stage, guint unit);
const WarSetup *stage_get_setup (Stage *stage);
WarState *stage_get_state (Stage *stage);

/* What is kept, and begun from again. */
WarState *stage_copy (Stage *stage);
void stage_restore (Stage *stage, const WarState *state);

/* The phase of the side's turn begins, in the third round; nobody has done anything. */
void stage_begin_phase (Stage *stage, gint side, WarClubPhase phase);

/* Gives the order with answers of chance, all of which must be used; fails the test unless it is
 * carried out. Targets and arguments as far as the kind has them. */
void stage_order (Stage *stage, const char *dice, WarClubOrder kind, gint unit, gint target,
                  gint first, gint second);
void stage_give (Stage *stage, const WarOrder *order, const char *dice); /* NULL: any */
void stage_move (Stage *stage, guint unit, WarHex to);
void stage_attack (Stage *stage, guint unit, guint target); /* names it */
void stage_end_step (Stage *stage);

/* Fails the test unless the order is refused, with the kind and the clause. */
void stage_refuse_order (Stage *stage, WarClubRefusal kind, const char *clause,
                         const WarOrder *order);
void stage_refuse (Stage *stage, WarClubRefusal kind, const char *clause, WarClubOrder order,
                   gint unit, gint target, gint first, gint second);

/* The chart rolls the column and works all rows, so that its attacks are named next. */
void stage_roll (Stage *stage, gint column);

/* It names targets freely. */
void stage_name (Stage *stage);

/* Events since the last stage_begin_phase() or stage_forget(). */
void stage_forget (Stage *stage);
guint stage_count_all (Stage *stage);
const WarEvent *stage_get_event (Stage *stage, guint n);
guint stage_count_events (Stage *stage, WarClubEvent kind);
const WarEvent *stage_find_event (Stage *stage, WarClubEvent kind, gint actor); /* or NULL */
const WarEvent *stage_event (Stage *stage, WarClubEvent kind, gint actor); /* the last; must be */

/* What the chart had the unit do last; fails the test if that is not told. */
void stage_assert_deed (Stage *stage, guint unit, WarClubDeed deed, const char *clause);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Stage, stage_free)
