/* field-item.c: what lies on a field, of any kind
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field/field-item.h"

#include <string.h>

static const GPtrArray *
get_items (const WarField *field, WarItemKind kind)
{
  switch (kind)
    {
    case WAR_ITEM_FEATURE:
      return field->features;
    case WAR_ITEM_ZONE:
      return field->zones;
    case WAR_ITEM_POINT:
    default:
      return field->points;
    }
}

guint
war_field_count_items (const WarField *field, WarItemKind kind)
{
  return get_items (field, kind)->len;
}

gboolean
war_field_has_item (const WarField *field, WarItem item)
{
  return item.index < get_items (field, item.kind)->len;
}

gboolean
war_item_is_among (const WarItem *items, guint n_items, WarItem item)
{
  for (guint i = 0; i < n_items; i++)
    if (items[i].kind == item.kind && items[i].index == item.index)
      return TRUE;

  return FALSE;
}

/* What all kinds of items have. */
typedef struct
{
  const char *id, *name, *group, *role;
  gboolean locked;
} Common;

static Common
get_common (const WarField *field, WarItem item)
{
  gconstpointer value = g_ptr_array_index (get_items (field, item.kind), item.index);

  switch (item.kind)
    {
    case WAR_ITEM_FEATURE:
      {
        const WarFeature *feature = value;

        return (Common){ feature->id, feature->name, feature->group, feature->role,
                         feature->locked };
      }
    case WAR_ITEM_ZONE:
      {
        const WarZone *zone = value;

        return (Common){ zone->id, zone->name, zone->group, zone->role, zone->locked };
      }
    case WAR_ITEM_POINT:
    default:
      {
        const WarPoint *point = value;

        return (Common){ point->id, point->name, point->group, NULL, point->locked };
      }
    }
}

const char *
war_field_get_item_id (const WarField *field, WarItem item)
{
  g_return_val_if_fail (war_field_has_item (field, item), NULL);

  return get_common (field, item).id;
}

const char *
war_field_get_item_name (const WarField *field, WarItem item)
{
  g_return_val_if_fail (war_field_has_item (field, item), NULL);

  return get_common (field, item).name;
}

const char *
war_field_get_item_group (const WarField *field, WarItem item)
{
  g_return_val_if_fail (war_field_has_item (field, item), NULL);

  return get_common (field, item).group;
}

const char *
war_field_get_item_role (const WarField *field, WarItem item)
{
  g_return_val_if_fail (war_field_has_item (field, item), NULL);

  return get_common (field, item).role;
}

gboolean
war_field_role_is_of (const WarFieldRole *role, WarItemKind kind)
{
  switch (kind)
    {
    case WAR_ITEM_FEATURE:
      return role->bearer != WAR_FIELD_ROLE_OF_ZONES;
    case WAR_ITEM_ZONE:
      return role->bearer != WAR_FIELD_ROLE_OF_FEATURES;
    case WAR_ITEM_POINT:
    default:
      return FALSE;
    }
}

static gboolean
has_role_of (const WarField *field, const WarRules *rules, WarItemKind kind)
{
  for (guint i = 0; i < war_field_count_items (field, kind); i++)
    {
      const char *role = get_common (field, (WarItem){ kind, i }).role;

      if (role != NULL && war_rules_find_field_role (rules, role) != NULL)
        return TRUE;
    }
  return FALSE;
}

gboolean
war_field_is_of (const WarField *field, const WarRules *rules)
{
  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);

  if (field->board != NULL)
    return rules->field_sizes->len == 0;
  return has_role_of (field, rules, WAR_ITEM_FEATURE) || has_role_of (field, rules, WAR_ITEM_ZONE);
}

gboolean
war_field_is_item_locked (const WarField *field, WarItem item)
{
  g_return_val_if_fail (war_field_has_item (field, item), FALSE);

  return get_common (field, item).locked;
}

gboolean
war_field_find_item (const WarField *field, WarItemKind kind, const char *id, WarItem *item)
{
  guint n_items = get_items (field, kind)->len;

  for (guint i = 0; i < n_items; i++)
    if (g_strcmp0 (get_common (field, (WarItem){ kind, i }).id, id) == 0)
      {
        *item = (WarItem){ kind, i };
        return TRUE;
      }

  return FALSE;
}

WarShape
war_field_get_item_shape (const WarField *field, WarItem item)
{
  const WarPoint *point;

  g_return_val_if_fail (war_field_has_item (field, item), (WarShape){ 0 });

  if (item.kind == WAR_ITEM_FEATURE)
    return ((const WarFeature *) g_ptr_array_index (field->features, item.index))->shape;
  if (item.kind == WAR_ITEM_ZONE)
    return ((const WarZone *) g_ptr_array_index (field->zones, item.index))->shape;

  point = g_ptr_array_index (field->points, item.index);
  return (WarShape){ .kind = WAR_SHAPE_ELLIPSE, .centre = point->position };
}

gboolean
war_field_get_items_bounds (const WarField *field, const WarItem *items, guint n_items,
                            WarPosition *minimum, WarPosition *maximum)
{
  for (guint i = 0; i < n_items; i++)
    {
      WarShape shape = war_field_get_item_shape (field, items[i]);
      WarPosition low, high;

      war_shape_get_bounds (&shape, &low, &high);
      if (i == 0)
        {
          *minimum = low;
          *maximum = high;
        }
      *minimum = (WarPosition){ MIN (minimum->x, low.x), MIN (minimum->y, low.y) };
      *maximum = (WarPosition){ MAX (maximum->x, high.x), MAX (maximum->y, high.y) };
    }

  return n_items > 0;
}

GArray *
war_field_find_group (const WarField *field, const char *group)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (WarItem));

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    for (guint i = 0; i < get_items (field, kind)->len; i++)
      {
        WarItem item = { kind, i };

        if (g_strcmp0 (get_common (field, item).group, group) == 0)
          g_array_append_val (found, item);
      }

  return found;
}

static gpointer
copy_effect (gconstpointer effect, gpointer user_data)
{
  const WarEffect *original = effect;
  WarEffect *copy = g_new (WarEffect, 1);

  *copy = *original;
  copy->system = g_strdup (original->system);
  return copy;
}

WarFeature *
war_feature_copy (const WarFeature *feature)
{
  WarFeature *copy = war_feature_new ();

  copy->id = g_strdup (feature->id);
  copy->terrain = feature->terrain;
  copy->name = g_strdup (feature->name);
  copy->variant = g_strdup (feature->variant);
  copy->role = g_strdup (feature->role);
  copy->group = g_strdup (feature->group);
  copy->locked = feature->locked;
  copy->shape = war_shape_copy (&feature->shape);
  if (feature->effects != NULL)
    {
      copy->effects = g_ptr_array_new_with_free_func ((GDestroyNotify) war_effect_free);
      g_ptr_array_extend (copy->effects, feature->effects, copy_effect, NULL);
    }
  copy->extra = war_extra_ref (feature->extra);

  return copy;
}

WarZone *
war_zone_copy (const WarZone *zone)
{
  WarZone *copy = war_zone_new ();

  copy->id = g_strdup (zone->id);
  copy->name = g_strdup (zone->name);
  copy->side = zone->side;
  copy->role = g_strdup (zone->role);
  copy->group = g_strdup (zone->group);
  copy->locked = zone->locked;
  copy->shape = war_shape_copy (&zone->shape);
  copy->extra = war_extra_ref (zone->extra);

  return copy;
}

WarPoint *
war_point_copy (const WarPoint *point)
{
  WarPoint *copy = war_point_new ();

  copy->id = g_strdup (point->id);
  copy->name = g_strdup (point->name);
  copy->kind = point->kind;
  copy->group = g_strdup (point->group);
  copy->locked = point->locked;
  copy->position = point->position;
  copy->extra = war_extra_ref (point->extra);

  return copy;
}

/* The number at the end of an id after the stem and a dash; 0 if that is not what it is. */
static guint64
get_number (const char *id, const char *stem)
{
  gsize length = strlen (stem);
  char *end;
  guint64 number;

  if (id == NULL || strncmp (id, stem, length) != 0 || id[length] != '-'
      || !g_ascii_isdigit (id[length + 1]))
    return 0;

  number = g_ascii_strtoull (id + length + 1, &end, 10);
  return *end == '\0' && number < G_MAXUINT32 ? number : 0;
}

char *
war_field_invent_id (const WarField *field, WarItemKind kind, const char *stem)
{
  guint64 highest = 0;

  for (guint i = 0; i < get_items (field, kind)->len; i++)
    {
      guint64 number = get_number (get_common (field, (WarItem){ kind, i }).id, stem);

      highest = MAX (highest, number);
    }

  return g_strdup_printf ("%s-%" G_GUINT64_FORMAT, stem, highest + 1);
}

char *
war_field_invent_group (const WarField *field)
{
  guint64 highest = 0;

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    for (guint i = 0; i < get_items (field, kind)->len; i++)
      {
        guint64 number = get_number (get_common (field, (WarItem){ kind, i }).group, "group");

        highest = MAX (highest, number);
      }

  return g_strdup_printf ("group-%" G_GUINT64_FORMAT, highest + 1);
}

static gboolean
find_effect (const WarFeature *feature, const char *system, guint *index)
{
  for (guint i = 0; feature->effects != NULL && i < feature->effects->len; i++)
    if (g_str_equal (((WarEffect *) g_ptr_array_index (feature->effects, i))->system, system))
      {
        *index = i;
        return TRUE;
      }

  return FALSE;
}

gboolean
war_feature_has_effect (const WarFeature *feature, const char *system, guint stat)
{
  guint index;

  if (!find_effect (feature, system, &index))
    return FALSE;
  return (((WarEffect *) g_ptr_array_index (feature->effects, index))->given >> stat & 1) != 0;
}

void
war_feature_clear_effect (WarFeature *feature, const char *system, guint stat)
{
  WarEffect *effect;
  guint index;

  g_return_if_fail (stat < WAR_MAX_STATS);

  if (!find_effect (feature, system, &index))
    return;

  effect = g_ptr_array_index (feature->effects, index);
  effect->given &= ~((guint32) 1 << stat);
  effect->stats[stat] = 0;
  if (effect->given == 0)
    g_ptr_array_remove_index (feature->effects, index);
  if (feature->effects->len == 0)
    g_clear_pointer (&feature->effects, g_ptr_array_unref);
}
