/* stage.h: a field of Trench Assault on which a test sets a situation up and gives orders with
 * scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/assault/private.h"

/* 200 × 240 cm with a start trench (y 210–216) and a first line (y 29–31), the attackers at the
 * bottom. First the ground and the units, then stage_begin(), then the situation, then orders.
 * Lengths are in centimetres. Units are numbered company by company, then the headquarters and
 * tanks, then the defenders: as they are added, with one company. The seats are one for each
 * company, the headquarters and the defenders. */
typedef struct _Stage Stage;

Stage *stage_new (WarAmendments amendments); /* G_MAXUINT32: all that make it fairer */
void stage_free (Stage *stage);
WarOperation *stage_get_operation (Stage *stage); /* to change anything else before it begins */

/* A box; its role, or NULL. */
WarFeature *stage_add_box (Stage *stage, WarTerrain terrain, const char *role, double left,
                           double top, double right, double bottom);
void stage_add_wire (Stage *stage); /* of the defenders: y 42–50, all the way */
void stage_add_bunker (Stage *stage, double x); /* of the first line, its entrance at (x, 30) */
void stage_add_second_line (Stage *stage); /* y 4–6 */

/* The last part of the type's id, "riflemen", "company-officer"; the first of them. */
guint stage_add (Stage *stage, gint side, const char *type, guint count);

/* Everybody is away, and nobody decides anything. */
void stage_begin (Stage *stage);

/* As the game itself begins: the defender divides his bases. */
void stage_begin_play (Stage *stage);

/* Its centre; across the way to the enemy. */
void stage_put (Stage *stage, guint unit, double x, double y);

/* The step begins in the first turn, or the present one, with what it begins with. */
void stage_begin_fire (Stage *stage);
void stage_begin_moves (Stage *stage, gint side);

/* One thing that a turn does by itself, with dice, all of which must be used. */
void stage_do (Stage *stage, gboolean (*step) (WarContext *context), const char *dice);
void stage_do_surely (Stage *stage, void (*step) (WarContext *context)); /* without dice */

const WarSetup *stage_get_setup (Stage *stage);
const WarAssault *stage_get_data (Stage *stage);
WarState *stage_get_state (Stage *stage);
gint32 *stage_unit (Stage *stage, guint unit, guint column);
gint32 *stage_company (Stage *stage, guint company, guint column);
gint32 *stage_game (Stage *stage, guint column);
gint32 *stage_bunker (Stage *stage, guint bunker, guint column); /* from the attackers' left */

/* Where a unit is, in hundredths of a centimetre. */
gint stage_x (Stage *stage, guint unit);
gint stage_y (Stage *stage, guint unit);
gboolean stage_stands (Stage *stage, guint unit);

/* Gives the order with dice, all of which must be used; fails the test unless it is carried out. */
void stage_order (Stage *stage, const char *dice, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Fails the test unless the order is refused, with the kind and the clause; why it is. */
WarRefusal stage_refuse (Stage *stage, guint kind, const char *clause, const char *format, ...)
  G_GNUC_PRINTF (4, 5);
gboolean stage_allows (Stage *stage, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Of the last order or step: the n-th event of the kind, from 0; fails the test if there is no
 * such one. */
const WarEvent *stage_event (Stage *stage, WarAssaultEvent kind, guint n);
guint stage_count_events (Stage *stage, WarAssaultEvent kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Stage, stage_free)
