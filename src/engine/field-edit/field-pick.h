/* field-pick.h: what of a field is under the pointer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field-item.h"

G_BEGIN_DECLS

/* Sets of kinds of items, as a mask of bits. */
#define WAR_ITEM_BIT(kind) ((guint) 1 << (kind))
#define WAR_ITEMS_ALL 7u

/* How far it is from the shape, 0 on it. An ellipse is the polygon that ground.h makes of it; a
 * line has round ends. */
WarLength war_shape_get_distance (const WarShape *shape, WarPosition position);

/* The items of these kinds that are at most reach away, from the top down: points, then features,
 * then zones. Writes the first max_items and returns how many there are in all. */
guint war_field_pick (const WarField *field, guint kinds, WarPosition position, WarLength reach,
                      WarItem *items, guint max_items);

/* All items that lie wholly in the box, locked ones too, as an array of WarItem. */
GArray *war_field_pick_box (const WarField *field, guint kinds, WarPosition minimum,
                            WarPosition maximum);

/* The vertex of an AREA or a LINE that is nearest and at most reach away; −1: there is none. */
gint war_shape_pick_vertex (const WarShape *shape, WarPosition position, WarLength reach);

/* The edge likewise, by the vertex that it begins at, and the nearest place on it. */
gint war_shape_pick_edge (const WarShape *shape, WarPosition position, WarLength reach,
                          WarPosition *place);

/* How a bridge or a ford lies there: along the road that is uppermost, else across the water.
 * FALSE: there is neither. */
gboolean war_field_find_crossing (const WarField *field, WarPosition position, WarHeading *heading);

G_END_DECLS
