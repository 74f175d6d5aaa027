/* field-edit.h: changes to fields
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field-item.h"

G_BEGIN_DECLS

/* Each returns a new field, which shares what did not change and can be saved if the old one can;
 * or NULL if there is no such field: an outline would cross itself, a place be too far off, or
 * there would be more of something than a field may have.
 *
 * Items are given in any order, each once. */

WarField *war_field_set_name (const WarField *field, const char *name);
WarField *war_field_set_background (const WarField *field, WarBackground *background); /* or NULL */

/* The background elsewhere, and as wide as said; or larger and smaller about a place, so that what
 * is as long as from becomes as long as to. NULL: it would be too far away, or too large. */
WarField *war_field_place_background (const WarField *field, WarPosition position, WarLength width);
WarField *war_field_scale_background (const WarField *field, WarPosition about, WarLength from,
                                      WarLength to);

/* The index that an item gets is that of those in front of it: 0 lies lowest. */
WarField *war_field_insert_feature (const WarField *field, guint index, WarFeature *feature);
WarField *war_field_replace_feature (const WarField *field, guint index, WarFeature *feature);
WarField *war_field_add_zone (const WarField *field, WarZone *zone);
WarField *war_field_replace_zone (const WarField *field, guint index, WarZone *zone);
WarField *war_field_add_point (const WarField *field, WarPoint *point);
WarField *war_field_replace_point (const WarField *field, guint index, WarPoint *point);
WarField *war_field_remove_items (const WarField *field, const WarItem *items, guint n_items);

/* Another shape, or place, for an item: of a zone an AREA, of a point its centre. */
WarField *war_field_set_item_shape (const WarField *field, WarItem item, const WarShape *shape);

/* Zones and points stay on the field: what would be beyond its edge lies on it. */
WarField *war_field_transform_items (const WarField *field, const WarItem *items, guint n_items,
                                     const WarTransform *transform);

/* As far as the items can be moved that way without a zone or a point leaving the field. */
WarPosition war_field_limit_move (const WarField *field, const WarItem *items, guint n_items,
                                  WarPosition by);

typedef enum
{
  WAR_ORDER_RAISE, /* above the next feature up that is not of the items */
  WAR_ORDER_LOWER,
  WAR_ORDER_TO_TOP,
  WAR_ORDER_TO_BOTTOM,
} WarReorder;

/* Features keep their order among each other. *moved is where the items went, in the same order, as
 * an array of WarItem; it may be NULL. */
WarField *war_field_reorder_items (const WarField *field, const WarItem *items, guint n_items,
                                   WarReorder reorder, GArray **moved);

/* The items become one group, or none: an item is in one group at most. */
WarField *war_field_set_items_group (const WarField *field, const WarItem *items, guint n_items,
                                     const char *group);
WarField *war_field_set_items_locked (const WarField *field, const WarItem *items, guint n_items,
                                      gboolean locked);

typedef enum
{
  WAR_ALIGN_LEFT,
  WAR_ALIGN_CENTRE, /* on one line from top to bottom */
  WAR_ALIGN_RIGHT,
  WAR_ALIGN_TOP,
  WAR_ALIGN_MIDDLE,
  WAR_ALIGN_BOTTOM,
} WarAlignment;

/* Along an edge or the middle of the bounds of them all. What is grouped moves as one. */
WarField *war_field_align_items (const WarField *field, const WarItem *items, guint n_items,
                                 WarAlignment alignment);

/* With equal gaps between the first and the last of them, from left to right or from top to
 * bottom. */
WarField *war_field_distribute_items (const WarField *field, const WarItem *items, guint n_items,
                                      gboolean across);

/* Copy and paste: a field of the same size with these items alone; and all that is on another
 * field, moved, on top and with ids of its own. *inserted is where it went, as an array of WarItem,
 * or NULL. What cannot lie on this field, zones and points beyond its edge, moves onto it. */
WarField *war_field_extract_items (const WarField *field, const WarItem *items, guint n_items);
WarField *war_field_insert_field (const WarField *field, const WarField *other, WarPosition by,
                                  GArray **inserted);

G_END_DECLS
