/* length.h: exact lengths, positions and headings
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A length on the table in 1/100 mm (ruling G-1). The origin of a field is its top left corner,
 * x grows to the right, y downwards. Fields reach at most WAR_LENGTH_MAX, so that a product of two
 * lengths, and a sum of a few such products, fits in 64 bits. */
typedef gint32 WarLength;

#define WAR_MILLIMETRE 100
#define WAR_CENTIMETRE 1000
#define WAR_INCH 2540
#define WAR_LENGTH_MAX (100 * 100 * WAR_CENTIMETRE) /* 100 m: ample for any table */

typedef struct
{
  WarLength x, y;
} WarPosition;

/* Where something faces, in 1/4096 turn: 0 is towards the top edge (−y), growing clockwise. Always
 * kept in 0 … WAR_HEADING_TURN − 1. */
typedef guint16 WarHeading;

#define WAR_HEADING_TURN 4096
#define WAR_HEADING_FROM_DEGREES(degrees) \
  ((WarHeading) (((degrees) *WAR_HEADING_TURN / 360) & (WAR_HEADING_TURN - 1)))

/* The scale of war_heading_sine() and war_heading_cosine(): they return 2^30 for 1. */
#define WAR_SINE_ONE (1 << 30)

WarHeading war_heading_add (WarHeading heading, gint turn);

/* How far one turns to look so, to the right if it is positive: at most half a turn. */
gint32 war_heading_get_turn (WarHeading from, WarHeading to);
gint32 war_heading_sine (WarHeading heading);
gint32 war_heading_cosine (WarHeading heading);

/* The heading in which one sees `to` from `from`: of the nearest ones, the first clockwise. 0 if
 * they are the same place. For positions that geometry.h is exact for. */
WarHeading war_heading_towards (WarPosition from, WarPosition to);

WarPosition war_position_step (WarPosition from, WarHeading heading, WarLength distance);
WarPosition war_position_offset (WarPosition origin, WarHeading heading, WarLength right,
                                 WarLength forward);

G_END_DECLS
