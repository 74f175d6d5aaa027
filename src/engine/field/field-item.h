/* field-item.h: what lies on a field, of any kind
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/transform.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_ITEM_FEATURE,
  WAR_ITEM_ZONE,
  WAR_ITEM_POINT,
} WarItemKind;

/* The index-th of its kind on a field. */
typedef struct
{
  WarItemKind kind;
  guint index;
} WarItem;

guint war_field_count_items (const WarField *field, WarItemKind kind);
gboolean war_field_has_item (const WarField *field, WarItem item);

gboolean war_item_is_among (const WarItem *items, guint n_items, WarItem item);

/* Lent. */
const char *war_field_get_item_id (const WarField *field, WarItem item);
const char *war_field_get_item_name (const WarField *field, WarItem item); /* or NULL */
const char *war_field_get_item_group (const WarField *field, WarItem item); /* or NULL */
const char *war_field_get_item_role (const WarField *field, WarItem item); /* or NULL */
gboolean war_field_is_item_locked (const WarField *field, WarItem item);

/* FALSE if there is no item of that id. */
gboolean war_field_find_item (const WarField *field, WarItemKind kind, const char *id,
                              WarItem *item);

/* The item's shape, lent; a point is given as an ellipse of no extent. */
WarShape war_field_get_item_shape (const WarField *field, WarItem item);

/* A box along the axes around all of them; FALSE if there are none. */
gboolean war_field_get_items_bounds (const WarField *field, const WarItem *items, guint n_items,
                                     WarPosition *minimum, WarPosition *maximum);

/* All items of a group, as an array of WarItem. */
GArray *war_field_find_group (const WarField *field, const char *group);

/* Copies to be changed by who asked for them, as long as nobody else has seen them. */
WarFeature *war_feature_copy (const WarFeature *feature);
WarZone *war_zone_copy (const WarZone *zone);
WarPoint *war_point_copy (const WarPoint *point);

/* "wood-3": an id that no item of the kind has. Free it. */
char *war_field_invent_id (const WarField *field, WarItemKind kind, const char *stem);

/* The same for a group. Free it. */
char *war_field_invent_group (const WarField *field);

/* Takes away what the feature does of its own in the system. */
void war_feature_clear_effect (WarFeature *feature, const char *system, guint stat);

/* Whether items of the kind may have the role. */
gboolean war_field_role_is_of (const WarFieldRole *role, WarItemKind kind);

/* Whether the field says by what it has that it is of these rules: it is of hexes, as theirs are,
 * or something on it has a role that they know. */
gboolean war_field_is_of (const WarField *field, const WarRules *rules);

/* Whether the feature has an effect of its own there. */
gboolean war_feature_has_effect (const WarFeature *feature, const char *system, guint stat);

G_END_DECLS
