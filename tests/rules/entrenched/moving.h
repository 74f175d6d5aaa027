/* moving.h: a unit in the middle of the field, for the tests of movement and of contact
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/entrenched/private.h"
#include "table.h"

#define UP 0
#define RIGHT 1024
#define DOWN 2048
#define LEFT 3072

/* A BEF infantry, base 40 × 20 mm, movement 4″, in the middle of the field and facing right: row 0.
 * Its front edge is 1000 to the right of its middle. */
#define X 20000
#define Y 15000
#define MOVEMENT IN (4)

/* The limit of 4.4. */
#define OFF IN (3)

/* The first unit is in its place. */
static inline void
begin (Table *table)
{
  table_begin (table);
  table_put (table, 0, X, Y, RIGHT);
}

static inline void
begin_movement (Table *table)
{
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 2);
}

/* The order of row 0, in one of its eight lines at a time. */
static inline const char *
order_line (const char *kind, WarHeading heading, WarLength distance)
{
  static char lines[8][80];
  static guint next;
  char *line = lines[next++ % G_N_ELEMENTS (lines)];

  g_snprintf (line, sizeof lines[0], "1 %s pieces.0 heading=%d distance=%d", kind, heading,
              distance);
  return line;
}

static inline const char *
move (WarHeading heading, WarLength distance)
{
  return order_line ("move", heading, distance);
}

static inline const char *
fall_back (WarHeading heading, WarLength distance)
{
  return order_line ("fall-back", heading, distance);
}
