/* field-layout.h: the size, the halves and the zones of a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field-edit/field-edit.h"

G_BEGIN_DECLS

/* From the top left corner: features stay where they are; zones and points beyond the new edge move
 * onto it, and zones of which nothing is left go. The size is from WAR_FIELD_MIN_SIZE to
 * WAR_LENGTH_MAX; a board has as many whole hexes as that has room for, and one more or less by a
 * small step. */
WarField *war_field_set_size (const WarField *field, WarLength width, WarLength depth);

typedef enum
{
  WAR_TURN_HALF,
  WAR_TURN_RIGHT, /* a quarter clockwise: width and depth are exchanged */
  WAR_TURN_LEFT,
  WAR_TURN_MIRROR_ACROSS, /* left and right are exchanged */
  WAR_TURN_MIRROR_ALONG, /* top and bottom are */
} WarTurn;

/* All that lies on it is turned, the background goes. NULL if a board of hexes cannot be turned so:
 * half a turn takes an even number of rows, MIRROR_ALONG an odd one, and the others none. */
WarField *war_field_turn (const WarField *field, WarTurn turn);

typedef enum
{
  WAR_HALF_TOP,
  WAR_HALF_BOTTOM,
  WAR_HALF_LEFT,
  WAR_HALF_RIGHT,
} WarHalf;

/* Makes a field fair: what lies in the half stays, and the other half becomes its mirror image, or
 * the same turned by half a turn. Areas and lines are cut in the middle, and joined with their
 * image where they meet it; what runs along the middle is there once. Boxes and ellipses belong to
 * the half of their centre; in the middle they are turned until they are their own image. What is
 * its own image stays as it is. Zones, and works that have a side, change sides. Names stay with
 * the half. NULL if that is too much for a field, or if it has a board of hexes. */
WarField *war_field_make_fair (const WarField *field, WarHalf half, gboolean turned);

typedef enum
{
  WAR_ZONES_LONG_EDGES, /* side 1 at the bottom; on the left of a field that is deeper than wide */
  WAR_ZONES_SHORT_EDGES, /* side 1 on the left; at the bottom of such a field */
  WAR_ZONES_CORNERS, /* squares: side 1 at the bottom left */
} WarZonesKind;

/* A zone for deployment, as wide and deep as that, for a field that is still being built. */
void war_field_lay_zone (WarField *field, gint side, WarPosition minimum, WarPosition maximum);

/* The field with these zones alone to deploy in, as deep as that but at most to the middle; 0: a
 * third of the way across the field. NULL: it has no room for more zones. */
WarField *war_field_set_zones (const WarField *field, WarZonesKind kind, WarLength depth);

G_END_DECLS
