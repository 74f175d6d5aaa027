/* stage.h: a field of End of Empires 1914 on which a test sets a situation up and gives orders with
 * scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/empires/private.h"
#include "engine/system.h"

/* An open field of 180 × 120 cm, the British (side 1) at the bottom. First the ground and the
 * units, then stage_begin(), then the situation, then orders. Lengths are in centimetres, and
 * headings in degrees; units are numbered as they are added, those of side 1 first. */
typedef struct _Stage Stage;

Stage *stage_new (WarAmendments amendments);
void stage_free (Stage *stage);
WarOperation *stage_get_operation (Stage *stage); /* to change anything else before it begins */

void stage_add_box (Stage *stage, WarTerrain terrain, double left, double top, double right,
                    double bottom);
/* A line with a corner, or none if that is at its end. */
void stage_add_line (Stage *stage, WarTerrain terrain, double width, const double places[3][2]);
void stage_add_point (Stage *stage, double x, double y);

/* The last part of the type's id: "infantry-brigade", "battery", "general". */
guint stage_add_unit (Stage *stage, gint side, const char *type);

void stage_begin (Stage *stage);

/* With the middle of its front edge there; guns are unlimbered. */
void stage_put (Stage *stage, guint unit, gint32 shape, double x, double y, gint degrees);

/* The step begins, in the first round, with side 1 as side A; everybody has done nothing. */
void stage_set_step (Stage *stage, WarEmpiresPhase phase);
void stage_end_step (Stage *stage, const char *dice); /* by whose decision is open */

const WarSetup *stage_get_setup (Stage *stage);
WarState *stage_get_state (Stage *stage);
gint32 *stage_unit (Stage *stage, guint unit, guint column);
gint32 *stage_base (Stage *stage, guint unit, guint base, guint column);
gint32 *stage_game (Stage *stage, guint column);

/* Gives the order with dice, all of which must be used; fails the test unless it is carried out. */
void stage_order (Stage *stage, const char *dice, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Fails the test unless the order is refused, with the kind and the clause; why it is. */
WarRefusal stage_refuse (Stage *stage, WarEmpiresRefusal kind, const char *clause,
                         const char *format, ...) G_GNUC_PRINTF (4, 5);

/* The last event of the kind of the last order; fails the test if there is none. */
const WarEvent *stage_event (Stage *stage, WarEmpiresEvent kind);
guint stage_count_events (Stage *stage, WarEmpiresEvent kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Stage, stage_free)
