/* shooting.h: two units that face each other, for the tests of shots, templates, gas and cover
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/entrenched/private.h"
#include "table.h"

#define RIGHT (WAR_HEADING_TURN / 4)
#define DOWN (WAR_HEADING_TURN / 2)
#define LEFT (3 * WAR_HEADING_TURN / 4)

/* Where the first unit stands: its middle. */
#define HERE_X IN (5)
#define HERE_Y IN (6)

static inline WarLength
shooting_get_depth (Table *table, guint piece)
{
  return war_entrenched_get_type (table_get_setup (table), piece)->type->base_depth;
}

/* The unit faces left, its front so far from that of the first one, and so much lower. */
static inline void
shooting_put_opposite (Table *table, guint piece, WarLength apart, WarLength lower)
{
  table_put (table, piece,
             HERE_X + shooting_get_depth (table, 0) / 2 + apart
               + shooting_get_depth (table, piece) / 2,
             HERE_Y + lower, LEFT);
}

/* Makes a table with features ready: piece 0 of side 1 faces right, piece 1 of side 2 faces it, and
 * it is the ranged phase of side 1. */
static inline void
shooting_begin (Table *table, const char *type, const char *target, WarLength apart)
{
  table_add_unit (table, 1, type);
  table_add_unit (table, 2, target);
  table_begin (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  shooting_put_opposite (table, 1, apart, 0);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
}

static inline gint32
shooting_get_left (Table *table, guint piece)
{
  return *table_piece (table, piece, WAR_ENTRENCHED_PIECE_LEFT);
}

/* For a test that wants a weapon that no book has. */
static inline WarEntrenchedWeapon *
shooting_get_weapon (Table *table, guint piece, guint weapon)
{
  return (WarEntrenchedWeapon *) &war_entrenched_get_type (table_get_setup (table), piece)
    ->weapons[weapon];
}
