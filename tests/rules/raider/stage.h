/* stage.h: a field of Trench Raider on which a test sets a situation up and gives orders with
 * scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/raider/private.h"

/* 48 × 72″, German lines 1 and 2 at y 25.5–26.5 and 17.5–18.5, French line 1 at y 49.5–50.5; the
 * French come from the bottom. First the ground and the pieces, then stage_begin(), then the
 * situation, then orders. Lengths are in inches. Pieces are numbered as they are added, the French
 * first. The seats are 1 and 2. */
typedef struct _Stage Stage;

#define STAGE_IN(value) ((WarLength) ((value) *WAR_INCH))

/* Bits of the amendments; G_MAXUINT32: all that make it fairer. */
Stage *stage_new (WarAmendments amendments);
void stage_free (Stage *stage);
WarOperation *stage_get_operation (Stage *stage); /* to change anything else before it begins */

/* A box; its role, or NULL. */
WarFeature *stage_add_box (Stage *stage, WarTerrain terrain, const char *role, double left,
                           double top, double right, double bottom);
void stage_add_wire (Stage *stage); /* German: y 30–30.5, all the way */
void stage_add_bunker (Stage *stage, double x); /* 3 × 2″, in German line 1 */

/* The last part of the type's id, "soldier", "machine-gun"; of a regiment, or NULL. The first of
 * them. */
guint stage_add (Stage *stage, gint side, const char *type, guint count, const char *group);
guint stage_add_drawn (Stage *stage, gint side, const char *type, guint count);

void stage_add_zone (Stage *stage, gint side, double top, double bottom); /* all the way across */

/* As the game itself begins: the Germans set up. */
void stage_begin_play (Stage *stage);

/* Everybody is away, and nobody decides anything; the first turn. */
void stage_begin (Stage *stage);

void stage_put (Stage *stage, guint unit, double x, double y); /* its centre */
void stage_put_heading (Stage *stage, guint unit, double x, double y, WarHeading heading);
void stage_put_inside (Stage *stage, guint unit, guint bunker);
void stage_put_cloud (Stage *stage, guint cloud, double x, double y);

/* The step before ends without a decision, so that this one begins as in a game, with dice that
 * must all be used. */
void stage_begin_gas (Stage *stage, const char *dice);
void stage_begin_moves (Stage *stage, gint side, const char *dice);
void stage_begin_return_fire (Stage *stage, gint mover);

/* One thing that a turn does by itself, with dice, all of which must be used. */
void stage_do (Stage *stage, gboolean (*step) (WarContext *context), const char *dice);
void stage_do_surely (Stage *stage, void (*step) (WarContext *context)); /* without dice */

const WarSetup *stage_get_setup (Stage *stage);
WarState *stage_get_state (Stage *stage);
gint32 *stage_unit (Stage *stage, guint unit, guint column);
gint32 *stage_regiment (Stage *stage, guint regiment, guint column);
gint32 *stage_game (Stage *stage, guint column);
gint32 *stage_bunker (Stage *stage, guint bunker, guint column);

/* Where a piece is, in hundredths of an inch. */
gint stage_x (Stage *stage, guint unit);
gint stage_y (Stage *stage, guint unit);
gboolean stage_stands (Stage *stage, guint unit);

/* Fails the test unless a length is so many inches, but for what ways round: 0.03 mm. */
void stage_assert_inches (WarLength length, double inches);

/* What the seat decides; −1: nothing. */
gint stage_get_decision (Stage *stage, gint seat);

/* Gives the order with dice, all of which must be used, or NULL: any; fails the test unless it
 * is carried out. */
void stage_order (Stage *stage, const char *dice, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Fails the test unless the order is refused, with the kind and the clause. */
WarRefusal stage_refuse (Stage *stage, guint kind, const char *clause, const char *format, ...)
  G_GNUC_PRINTF (4, 5);
gboolean stage_allows (Stage *stage, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Of the last order or step: the n-th event of the kind, from 0; fails the test if there is no
 * such one. */
const WarEvent *stage_event (Stage *stage, WarRaiderEvent kind, guint n);
guint stage_count_events (Stage *stage, WarRaiderEvent kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Stage, stage_free)
