/* table.h: a table on which a test sets a situation up and gives orders with scripted dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

/* An operation built step by step with the shipped rules and the books beside this file, of which
 * tests know the numbers: first the field and the units, then table_begin(), then the situation,
 * then orders. Lengths are in 1/100 mm, or inches through IN(). Sides are 1 and 2 in names of
 * functions' parameters as in documents, seats likewise in order lines; rows of pieces are from
 * 0. */
typedef struct _Table Table;

#define IN(inches) ((WarLength) ((inches) *WAR_INCH))

/* An open field of 24″ × 12″, zones 8″ deep on the short edges: side 1 on the left. */
Table *table_new (void);

/* A shipped operation, with nothing to add: "scenarios/hooge.duckop". */
Table *table_new_shipped (const char *name);
void table_free (Table *table);

/* Before table_begin(): features lie on top of earlier ones; results are their numbers. */
guint table_add_box (Table *table, WarTerrain terrain, WarLength left, WarLength top,
                     WarLength right, WarLength bottom);
guint table_add_line (Table *table, WarTerrain terrain, WarLength width, WarLength x1, WarLength y1,
                      WarLength x2, WarLength y2);
WarFeature *table_get_feature (Table *table, guint feature); /* to set effects of its own */
void table_add_point (Table *table, const char *id, WarPointKind kind, WarLength x, WarLength y);

/* The row of the unit; the type's id in either book ("bef-infantry", "german-officer"). All of side
 * 1 come before those of side 2. A side without any gets a unit that stands in a far corner. */
guint table_add_unit (Table *table, gint side, const char *type);

/* Its index among the conditions; place: a zone ("zone-1", "zone-2") or point; or NULL. */
guint table_add_condition (Table *table, WarConditionKind kind, gint winner, const char *place,
                           gint count, WarLength reach);
WarOperation *table_get_operation (Table *table); /* to change anything else */

/* Makes the operation ready. All units are away; nothing is decided yet. */
void table_begin (Table *table);

/* The game as a player gets it: the first decisions are open (instead of table_begin()). */
void table_begin_game (Table *table);

/* After table_begin(): puts a unit on the field. */
void table_put (Table *table, guint piece, WarLength x, WarLength y, WarHeading heading);

/* It is that side's turn and phase in the round, with its decision open; both have had turns
 * before, so that nothing of a first turn applies. Units put are active and have done nothing. */
void table_set_phase (Table *table, gint side, guint phase, gint round);

/* A cell of a piece, a side or the game, to look at or to change. */
gint32 *table_piece (Table *table, guint piece, guint column);
gint32 *table_side (Table *table, gint side, guint column);
gint32 *table_game (Table *table, guint column);

const WarSetup *table_get_setup (Table *table);
WarState *table_get_state (Table *table);

/* Gives the order with dice, all of which must be used: "1 move pieces.0 heading=0 distance=2540",
 * dice "3 5 1" or "". Fails the test unless it is carried out. */
void table_order (Table *table, const char *line, const char *dice);

/* Fails the test unless the order is refused, with the kind and the clause (NULL: none). */
void table_refuse (Table *table, const char *line, guint kind, const char *clause);

/* Whether war_play_check() allows it; fails the test unless list() and narrow() say the same. */
gboolean table_allows (Table *table, const char *line);

/* The n-th event of the kind, from 0, of the last order; fails the test if there is none. */
const WarEvent *table_event (Table *table, guint kind, guint n);
guint table_count_events (Table *table, guint kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)
