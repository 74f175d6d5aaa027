/* field-arrange.c: order, groups, alignment, copies of what lies on a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-edit-private.h"
#include "engine/field/field-room.h"

#include <string.h>

/* ---------------------------------------------------------------------------------------------
 * Order. */

/* Exchanges neighbours so that what is marked goes up past one that is not, or to the top. */
static void
raise_marked (GPtrArray *items, gboolean *marked, gboolean far)
{
  gboolean moved = TRUE;

  for (guint pass = 0; moved && (far || pass == 0); pass++)
    {
      moved = FALSE;
      for (guint i = items->len; i-- > 1;)
        if (marked[i - 1] && !marked[i])
          {
            gpointer item = items->pdata[i];

            items->pdata[i] = items->pdata[i - 1];
            items->pdata[i - 1] = item;
            marked[i] = TRUE;
            marked[i - 1] = FALSE;
            moved = TRUE;
          }
    }
}

static void
reverse (GPtrArray *items, gboolean *marked)
{
  for (guint i = 0; i < items->len / 2; i++)
    {
      guint other = items->len - 1 - i;
      gpointer item = items->pdata[i];
      gboolean mark = marked[i];

      items->pdata[i] = items->pdata[other];
      items->pdata[other] = item;
      marked[i] = marked[other];
      marked[other] = mark;
    }
}

/* Where the items of another field went: all of them are still there. */
static GArray *
follow (const WarField *old, const WarField *field, const WarItem *items, guint n_items)
{
  GArray *moved = g_array_new (FALSE, FALSE, sizeof (WarItem));

  for (guint i = 0; i < n_items; i++)
    {
      WarItem item = items[i];

      if (item.kind == WAR_ITEM_FEATURE)
        g_ptr_array_find (field->features, g_ptr_array_index (old->features, item.index),
                          &item.index);
      g_array_append_val (moved, item);
    }

  return moved;
}

WarField *
war_field_reorder_items (const WarField *field, const WarItem *items, guint n_items,
                         WarReorder reorder, GArray **moved)
{
  WarField *copy = war_field_copy (field);
  g_autofree gboolean *marked = g_new0 (gboolean, field->features->len + 1);
  gboolean down = reorder == WAR_ORDER_LOWER || reorder == WAR_ORDER_TO_BOTTOM;
  gboolean far = reorder == WAR_ORDER_TO_TOP || reorder == WAR_ORDER_TO_BOTTOM;

  for (guint i = 0; i < n_items; i++)
    if (items[i].kind == WAR_ITEM_FEATURE)
      marked[items[i].index] = TRUE;

  if (down)
    reverse (copy->features, marked);
  raise_marked (copy->features, marked, far);
  if (down)
    reverse (copy->features, marked);

  if (moved != NULL)
    *moved = follow (field, copy, items, n_items);
  return copy;
}

/* ---------------------------------------------------------------------------------------------
 * Groups and locks. */

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* What changes in an item: its group, or whether it is locked. */
typedef struct
{
  gboolean is_group;
  const char *group;
  gboolean locked;
} Mark;

static void
mark_item (WarField *field, WarItem item, const Mark *mark)
{
  char **group;
  gboolean *locked;

  if (item.kind == WAR_ITEM_FEATURE)
    {
      WarFeature *copy = war_feature_copy (g_ptr_array_index (field->features, item.index));

      war_field_swap_feature (field, item.index, copy);
      group = &copy->group;
      locked = &copy->locked;
    }
  else if (item.kind == WAR_ITEM_ZONE)
    {
      WarZone *copy = war_zone_copy (g_ptr_array_index (field->zones, item.index));

      war_field_swap_zone (field, item.index, copy);
      group = &copy->group;
      locked = &copy->locked;
    }
  else
    {
      WarPoint *copy = war_point_copy (g_ptr_array_index (field->points, item.index));

      war_field_swap_point (field, item.index, copy);
      group = &copy->group;
      locked = &copy->locked;
    }

  if (mark->is_group)
    set_text (group, mark->group);
  else
    *locked = mark->locked;
}

static WarField *
mark_items (const WarField *field, const WarItem *items, guint n_items, const Mark *mark)
{
  WarField *copy = war_field_copy (field);

  for (guint i = 0; i < n_items; i++)
    mark_item (copy, items[i], mark);
  return copy;
}

WarField *
war_field_set_items_group (const WarField *field, const WarItem *items, guint n_items,
                           const char *group)
{
  return mark_items (field, items, n_items, &(Mark){ .is_group = TRUE, .group = group });
}

WarField *
war_field_set_items_locked (const WarField *field, const WarItem *items, guint n_items,
                            gboolean locked)
{
  return mark_items (field, items, n_items, &(Mark){ .locked = locked });
}

/* ---------------------------------------------------------------------------------------------
 * Alignment. */

/* Items that move as one: a group, or one item. */
typedef struct
{
  GArray *items; /* WarItem */
  WarPosition minimum, maximum;
} Cluster;

static void
clear_cluster (gpointer cluster)
{
  g_array_unref (((Cluster *) cluster)->items);
}

static Cluster *
find_cluster (const WarField *field, GArray *clusters, const char *group)
{
  for (guint i = 0; group != NULL && i < clusters->len; i++)
    {
      Cluster *cluster = &g_array_index (clusters, Cluster, i);
      WarItem first = g_array_index (cluster->items, WarItem, 0);

      if (g_strcmp0 (war_field_get_item_group (field, first), group) == 0)
        return cluster;
    }

  return NULL;
}

static GArray *
make_clusters (const WarField *field, const WarItem *items, guint n_items)
{
  GArray *clusters = g_array_new (FALSE, FALSE, sizeof (Cluster));

  g_array_set_clear_func (clusters, clear_cluster);
  for (guint i = 0; i < n_items; i++)
    {
      Cluster *cluster = find_cluster (field, clusters, war_field_get_item_group (field, items[i]));

      if (cluster == NULL)
        {
          Cluster fresh = { .items = g_array_new (FALSE, FALSE, sizeof (WarItem)) };

          g_array_append_val (clusters, fresh);
          cluster = &g_array_index (clusters, Cluster, clusters->len - 1);
        }
      g_array_append_val (cluster->items, items[i]);
    }

  for (guint i = 0; i < clusters->len; i++)
    {
      Cluster *cluster = &g_array_index (clusters, Cluster, i);

      war_field_get_items_bounds (field, (const WarItem *) (gpointer) cluster->items->data,
                                  cluster->items->len, &cluster->minimum, &cluster->maximum);
    }
  return clusters;
}

/* Onto a field that is being built; FALSE if it is too far. */
static gboolean
move_cluster (WarField *field, const Cluster *cluster, WarPosition by)
{
  const WarTransform move = { .kind = WAR_TRANSFORM_MOVE, .origin = by };

  for (guint i = 0; i < cluster->items->len; i++)
    {
      WarItem item = g_array_index (cluster->items, WarItem, i);
      WarShape original = war_field_get_item_shape (field, item);
      WarShape shape = war_shape_copy (&original);
      gboolean fits;

      war_shape_transform (&shape, &move);
      fits = war_field_put_shape (field, item, &shape);
      war_shape_clear (&shape);
      if (!fits)
        return FALSE;
    }

  return TRUE;
}

static WarLength
get_middle (WarLength minimum, WarLength maximum)
{
  return (WarLength) (((gint64) minimum + maximum) / 2);
}

static WarPosition
get_alignment (WarAlignment alignment, const Cluster *cluster, WarPosition minimum,
               WarPosition maximum)
{
  switch (alignment)
    {
    case WAR_ALIGN_LEFT:
      return (WarPosition){ minimum.x - cluster->minimum.x, 0 };
    case WAR_ALIGN_CENTRE:
      return (WarPosition){
        get_middle (minimum.x, maximum.x) - get_middle (cluster->minimum.x, cluster->maximum.x), 0
      };
    case WAR_ALIGN_RIGHT:
      return (WarPosition){ maximum.x - cluster->maximum.x, 0 };
    case WAR_ALIGN_TOP:
      return (WarPosition){ 0, minimum.y - cluster->minimum.y };
    case WAR_ALIGN_MIDDLE:
      return (WarPosition){ 0, get_middle (minimum.y, maximum.y)
                                 - get_middle (cluster->minimum.y, cluster->maximum.y) };
    case WAR_ALIGN_BOTTOM:
    default:
      return (WarPosition){ 0, maximum.y - cluster->maximum.y };
    }
}

WarField *
war_field_align_items (const WarField *field, const WarItem *items, guint n_items,
                       WarAlignment alignment)
{
  g_autoptr (WarField) copy = war_field_copy (field);
  g_autoptr (GArray) clusters = make_clusters (field, items, n_items);
  WarPosition minimum = { 0, 0 }, maximum = { 0, 0 };

  war_field_get_items_bounds (field, items, n_items, &minimum, &maximum);
  for (guint i = 0; i < clusters->len; i++)
    {
      const Cluster *cluster = &g_array_index (clusters, Cluster, i);

      if (!move_cluster (copy, cluster, get_alignment (alignment, cluster, minimum, maximum)))
        return NULL;
    }

  return g_steal_pointer (&copy);
}

static gint
compare_across (gconstpointer a, gconstpointer b)
{
  const Cluster *left = a, *right = b;
  gint64 difference
    = ((gint64) left->minimum.x + left->maximum.x) - ((gint64) right->minimum.x + right->maximum.x);

  return (difference > 0) - (difference < 0);
}

static gint
compare_along (gconstpointer a, gconstpointer b)
{
  const Cluster *upper = a, *lower = b;
  gint64 difference = ((gint64) upper->minimum.y + upper->maximum.y)
                      - ((gint64) lower->minimum.y + lower->maximum.y);

  return (difference > 0) - (difference < 0);
}

WarField *
war_field_distribute_items (const WarField *field, const WarItem *items, guint n_items,
                            gboolean across)
{
  g_autoptr (WarField) copy = war_field_copy (field);
  g_autoptr (GArray) clusters = make_clusters (field, items, n_items);
  const Cluster *all;
  gint64 gaps, before = 0;

  g_array_sort (clusters, across ? compare_across : compare_along);
  if (clusters->len < 3)
    return g_steal_pointer (&copy);

  all = &g_array_index (clusters, Cluster, 0);
  gaps = across ? (gint64) all[clusters->len - 1].maximum.x - all[0].minimum.x
                : (gint64) all[clusters->len - 1].maximum.y - all[0].minimum.y;
  for (guint i = 0; i < clusters->len; i++)
    gaps -= across ? all[i].maximum.x - all[i].minimum.x : all[i].maximum.y - all[i].minimum.y;

  for (guint i = 0; i < clusters->len; i++)
    {
      /* Each gap is rounded from the whole, so that the last one ends where it did. */
      WarLength gap = (WarLength) (gaps * i / (clusters->len - 1));
      WarLength place = (across ? all[0].minimum.x : all[0].minimum.y) + (WarLength) before + gap;
      WarPosition by
        = { across ? place - all[i].minimum.x : 0, across ? 0 : place - all[i].minimum.y };

      before += across ? all[i].maximum.x - all[i].minimum.x : all[i].maximum.y - all[i].minimum.y;
      if (!move_cluster (copy, &all[i], by))
        return NULL;
    }

  return g_steal_pointer (&copy);
}

/* ---------------------------------------------------------------------------------------------
 * Copies. */

WarField *
war_field_extract_items (const WarField *field, const WarItem *items, guint n_items)
{
  WarField *copy = war_field_new (field->name, field->width, field->depth);

  copy->ground = field->ground;
  if (field->board != NULL)
    copy->board = war_hex_board_ref (field->board);
  for (guint i = 0; i < field->features->len; i++)
    if (war_item_is_among (items, n_items, (WarItem){ WAR_ITEM_FEATURE, i }))
      g_ptr_array_add (copy->features, war_feature_ref (g_ptr_array_index (field->features, i)));
  for (guint i = 0; i < field->zones->len; i++)
    if (war_item_is_among (items, n_items, (WarItem){ WAR_ITEM_ZONE, i }))
      g_ptr_array_add (copy->zones, war_zone_ref (g_ptr_array_index (field->zones, i)));
  for (guint i = 0; i < field->points->len; i++)
    if (war_item_is_among (items, n_items, (WarItem){ WAR_ITEM_POINT, i }))
      g_ptr_array_add (copy->points, war_point_ref (g_ptr_array_index (field->points, i)));

  return copy;
}

/* What is pasted and on what. */
typedef struct
{
  WarField *field; /* being built */
  WarTransform move;
  GHashTable *groups; /* char: old → new */
  GArray *inserted; /* WarItem */
} Paste;

char *
war_field_number_id (const WarField *field, WarItemKind kind, const char *id)
{
  g_autofree char *stem = g_strdup (id);
  char *dash = strrchr (stem, '-');

  if (dash != NULL && dash[1] != '\0' && strspn (dash + 1, "0123456789") == strlen (dash + 1))
    *dash = '\0';
  /* Ids have at most 64 letters, and a number needs some. */
  if (strlen (stem) > 50)
    stem[50] = '\0';
  while (g_str_has_suffix (stem, "-"))
    stem[strlen (stem) - 1] = '\0';

  return war_field_invent_id (field, kind, stem);
}

/* The id of the original if nobody has it. Free it. */
static char *
make_id (const WarField *field, WarItemKind kind, const char *id)
{
  WarItem item;

  if (!war_field_find_item (field, kind, id, &item))
    return g_strdup (id);
  return war_field_number_id (field, kind, id);
}

static const char *
get_group (Paste *paste, const char *group)
{
  const char *fresh;

  if (group == NULL)
    return NULL;

  fresh = g_hash_table_lookup (paste->groups, group);
  if (fresh == NULL)
    {
      g_autoptr (GArray) members = war_field_find_group (paste->field, group);
      char *name = members->len > 0 ? war_field_invent_group (paste->field) : g_strdup (group);

      g_hash_table_insert (paste->groups, g_strdup (group), name);
      fresh = name;
    }
  return fresh;
}

static void
note (Paste *paste, WarItemKind kind)
{
  const WarItem item = { kind, war_field_count_items (paste->field, kind) - 1 };

  g_array_append_val (paste->inserted, item);
}

static gboolean
paste_feature (Paste *paste, const WarFeature *original)
{
  g_autoptr (WarFeature) copy = war_feature_copy (original);
  WarField *field = paste->field;

  g_free (copy->id);
  copy->id = make_id (field, WAR_ITEM_FEATURE, original->id);
  set_text (&copy->group, get_group (paste, original->group));
  war_shape_transform (&copy->shape, &paste->move);
  if (field->features->len >= WAR_FIELD_MAX_FEATURES || !war_shape_is_valid (&copy->shape)
      || !war_field_has_room (field, &copy->shape, NULL))
    return FALSE;

  g_ptr_array_add (field->features, g_steal_pointer (&copy));
  note (paste, WAR_ITEM_FEATURE);
  return TRUE;
}

/* By as much as brings the shape onto the field, if it has room. */
static void
bring_onto (const WarField *field, WarShape *shape)
{
  WarTransform back = { .kind = WAR_TRANSFORM_MOVE };
  WarPosition minimum, maximum;

  war_shape_get_bounds (shape, &minimum, &maximum);
  back.origin.x = minimum.x < 0 ? -minimum.x : MIN (field->width - maximum.x, 0);
  back.origin.y = minimum.y < 0 ? -minimum.y : MIN (field->depth - maximum.y, 0);
  war_shape_transform (shape, &back);
}

static gboolean
paste_zone (Paste *paste, const WarZone *original)
{
  g_autoptr (WarZone) copy = war_zone_copy (original);
  WarField *field = paste->field;

  g_free (copy->id);
  copy->id = make_id (field, WAR_ITEM_ZONE, original->id);
  set_text (&copy->group, get_group (paste, original->group));
  war_shape_transform (&copy->shape, &paste->move);
  bring_onto (field, &copy->shape);
  if (field->zones->len >= WAR_FIELD_MAX_ZONES || !war_shape_clamp (&copy->shape, field)
      || !war_field_has_room (field, &copy->shape, NULL))
    return FALSE;

  g_ptr_array_add (field->zones, g_steal_pointer (&copy));
  note (paste, WAR_ITEM_ZONE);
  return TRUE;
}

static gboolean
paste_point (Paste *paste, const WarPoint *original)
{
  g_autoptr (WarPoint) copy = war_point_copy (original);
  WarField *field = paste->field;

  if (field->points->len >= WAR_FIELD_MAX_POINTS)
    return FALSE;

  g_free (copy->id);
  copy->id = make_id (field, WAR_ITEM_POINT, original->id);
  set_text (&copy->group, get_group (paste, original->group));
  copy->position
    = war_field_clamp (field, war_transform_position (&paste->move, original->position));
  g_ptr_array_add (field->points, g_steal_pointer (&copy));
  note (paste, WAR_ITEM_POINT);
  return TRUE;
}

WarField *
war_field_insert_field (const WarField *field, const WarField *other, WarPosition by,
                        GArray **inserted)
{
  g_autoptr (WarField) copy = war_field_copy (field);
  g_autoptr (GHashTable) groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (WarItem));
  Paste paste = { copy, { .kind = WAR_TRANSFORM_MOVE, .origin = by }, groups, items };

  for (guint i = 0; i < other->features->len; i++)
    if (!paste_feature (&paste, g_ptr_array_index (other->features, i)))
      return NULL;
  for (guint i = 0; i < other->zones->len; i++)
    if (!paste_zone (&paste, g_ptr_array_index (other->zones, i)))
      return NULL;
  for (guint i = 0; i < other->points->len; i++)
    if (!paste_point (&paste, g_ptr_array_index (other->points, i)))
      return NULL;

  if (inserted != NULL)
    *inserted = g_steal_pointer (&items);
  return g_steal_pointer (&copy);
}
