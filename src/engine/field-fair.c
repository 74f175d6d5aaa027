/* field-fair.c: one half of a field laid onto the other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-layout.h"

#include <string.h>

#include "engine/field-edit-private.h"

/* The half that stays, and how its image is made. Only one coordinate of a position counts for the
 * half: "this" one, x for the left and the right half. */
typedef struct
{
  gboolean across; /* left or right */
  gint sign; /* 1: smaller coordinates lie in it */
  WarLength limit; /* the half ends there, on itself */
  gboolean turned;
  WarTransform transforms[2];
  guint n_transforms;
  WarField *fair; /* being built */
  GHashTable *groups; /* char: of the half → of its image */
} Fold;

static WarLength
get_this (const Fold *fold, WarPosition position)
{
  return fold->across ? position.x : position.y;
}

/* More than 0: in the half; 0: where it ends. */
static WarLength
get_inside (const Fold *fold, WarPosition position)
{
  return fold->sign * (fold->limit - get_this (fold, position));
}

static WarPosition
get_image (const Fold *fold, WarPosition position)
{
  for (guint i = 0; i < fold->n_transforms; i++)
    position = war_transform_position (&fold->transforms[i], position);
  return position;
}

static void
turn_to_image (const Fold *fold, WarShape *shape)
{
  for (guint i = 0; i < fold->n_transforms; i++)
    war_shape_transform (shape, &fold->transforms[i]);
}

/* Where something small goes. */
typedef enum
{
  PLACE_AWAY,
  PLACE_HALF,
  PLACE_MIDDLE, /* it is its own image */
} Place;

static Place
get_place (const Fold *fold, WarPosition position)
{
  WarPosition image = get_image (fold, position);
  WarLength inside = get_inside (fold, position), inside_image = get_inside (fold, image);

  if (image.x == position.x && image.y == position.y)
    return PLACE_MIDDLE;
  if (inside != inside_image)
    return inside > inside_image ? PLACE_HALF : PLACE_AWAY;

  /* Two places on the middle line that are each other's image. */
  return (fold->across ? position.y < image.y : position.x < image.x) ? PLACE_HALF : PLACE_AWAY;
}

/* ---------------------------------------------------------------------------------------------
 * Outlines. */

static WarPosition
get_vertex (const GArray *vertices, guint index)
{
  return g_array_index (vertices, WarPosition, index % vertices->len);
}

static gboolean
is_same (WarPosition a, WarPosition b)
{
  return a.x == b.x && a.y == b.y;
}

static void
add_vertex (GArray *vertices, WarPosition vertex)
{
  if (vertices->len == 0 || !is_same (get_vertex (vertices, vertices->len - 1), vertex))
    g_array_append_val (vertices, vertex);
}

/* Where the edge from a to b passes the end of the half, rounded once. One of them is inside. */
static WarPosition
cut_edge (const Fold *fold, WarPosition a, WarPosition b)
{
  gint64 from = get_inside (fold, a), to = get_inside (fold, b);
  gint64 rise = fold->across ? (gint64) b.y - a.y : (gint64) b.x - a.x;
  gint64 numerator = rise * from, denominator = from - to;
  gint64 quotient;

  if (denominator < 0)
    {
      numerator = -numerator;
      denominator = -denominator;
    }
  quotient = (2 * ABS (numerator) + denominator) / (2 * denominator);
  if (numerator < 0)
    quotient = -quotient;

  if (fold->across)
    return (WarPosition){ fold->limit, a.y + (WarLength) quotient };
  return (WarPosition){ a.x + (WarLength) quotient, fold->limit };
}

/* The outline of what lies in the half. Where that is several pieces, it meets itself. */
static GArray *
cut_area (const Fold *fold, const GArray *vertices)
{
  GArray *cut = g_array_new (FALSE, FALSE, sizeof (WarPosition));

  for (guint i = 0; i < vertices->len; i++)
    {
      WarPosition a = get_vertex (vertices, i), b = get_vertex (vertices, i + 1);
      WarLength from = get_inside (fold, a), to = get_inside (fold, b);

      if (from >= 0)
        add_vertex (cut, a);
      if ((from > 0 && to < 0) || (from < 0 && to > 0))
        add_vertex (cut, cut_edge (fold, a, b));
    }
  while (cut->len > 1 && is_same (get_vertex (cut, 0), get_vertex (cut, cut->len - 1)))
    g_array_set_size (cut, cut->len - 1);

  return cut;
}

/* The pieces of a line that lie in the half, as arrays of WarPosition. */
static GPtrArray *
cut_line (const Fold *fold, const GArray *vertices)
{
  GPtrArray *pieces = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  GArray *piece = NULL;

  for (guint i = 0; i < vertices->len; i++)
    {
      WarPosition a = get_vertex (vertices, i);
      WarPosition b = i + 1 < vertices->len ? get_vertex (vertices, i + 1) : a;
      WarLength from = get_inside (fold, a), to = get_inside (fold, b);
      gboolean cuts = (from > 0 && to < 0) || (from < 0 && to > 0);

      if (piece == NULL && (from >= 0 || cuts))
        {
          piece = g_array_new (FALSE, FALSE, sizeof (WarPosition));
          g_ptr_array_add (pieces, piece);
        }
      if (from >= 0)
        add_vertex (piece, a);
      if (cuts)
        add_vertex (piece, cut_edge (fold, a, b));
      if (to < 0)
        piece = NULL;
    }

  for (guint i = pieces->len; i-- > 0;)
    if (((GArray *) g_ptr_array_index (pieces, i))->len < 2)
      g_ptr_array_remove_index (pieces, i);
  return pieces;
}

/* Whether the second is the first outline, begun anywhere and drawn in either direction. */
static gboolean
is_same_outline (const GArray *a, const GArray *b, gboolean closed)
{
  guint n = a->len;

  for (guint start = 0; start < (closed ? n : 1); start++)
    for (gint direction = 1; direction >= -1; direction -= 2)
      {
        guint first = closed ? start : direction > 0 ? 0 : n - 1;
        guint i = 0;

        while (
          i < n
          && is_same (get_vertex (a, i), get_vertex (b, direction > 0 ? first + i : first + n - i)))
          i++;
        if (i == n)
          return TRUE;
      }

  return FALSE;
}

static gboolean
is_own_image (const Fold *fold, const WarShape *shape)
{
  WarShape image = war_shape_copy (shape);
  gboolean same;

  turn_to_image (fold, &image);
  if (shape->vertices != NULL)
    same = is_same_outline (shape->vertices, image.vertices, shape->kind == WAR_SHAPE_AREA);
  else
    same = is_same (shape->centre, image.centre)
           && (shape->heading - image.heading) % (WAR_HEADING_TURN / 2) == 0;
  war_shape_clear (&image);

  return same;
}

/* ---------------------------------------------------------------------------------------------
 * A half and its image as one. */

/* The index of the last vertex on the middle line before the rest of the outline, and of the first
 * after it; FALSE if the outline does not meet the line along exactly one piece. */
static gboolean
find_rest (const Fold *fold, const GArray *vertices, guint *first, guint *last)
{
  guint n_runs = 0, n = vertices->len;

  for (guint i = 0; i < n; i++)
    {
      gboolean here = get_inside (fold, get_vertex (vertices, i)) == 0;
      gboolean next = get_inside (fold, get_vertex (vertices, i + 1)) == 0;

      if (here && !next)
        {
          *first = i;
          n_runs++;
        }
      if (!here && next)
        *last = i + 1;
    }
  while (*last < *first)
    *last += n;

  return n_runs == 1 && *last - *first < n;
}

/* Adds the image of the vertices from first to last, backwards. */
static void
add_image (const Fold *fold, GArray *joined, const GArray *vertices, guint first, guint last)
{
  for (guint i = last + 1; i-- > first;)
    add_vertex (joined, get_image (fold, get_vertex (vertices, i)));
}

/* NULL if they cannot be one. */
static GArray *
join_area (const Fold *fold, const GArray *vertices)
{
  GArray *joined;
  guint first = 0, last = 0;

  if (fold->turned || !find_rest (fold, vertices, &first, &last))
    return NULL;

  joined = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  for (guint i = first; i <= last; i++)
    add_vertex (joined, get_vertex (vertices, i));
  add_image (fold, joined, vertices, first, last);
  if (is_same (get_vertex (joined, 0), get_vertex (joined, joined->len - 1)))
    g_array_set_size (joined, joined->len - 1);

  return joined;
}

static GArray *
join_line (const Fold *fold, const GArray *vertices)
{
  guint last = vertices->len - 1;
  gboolean begins = get_inside (fold, get_vertex (vertices, 0)) == 0;
  gboolean ends = get_inside (fold, get_vertex (vertices, last)) == 0;
  GArray *joined;

  if (fold->turned || (!begins && !ends))
    return NULL;

  joined = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  if (!ends)
    add_image (fold, joined, vertices, 0, last);
  for (guint i = 0; i <= last; i++)
    add_vertex (joined, get_vertex (vertices, i));
  if (ends)
    add_image (fold, joined, vertices, 0, last);

  return joined;
}

/* ---------------------------------------------------------------------------------------------
 * Items. */

static void
exchange_side (char **variant)
{
  static const char *const variants[] = { "side-1", "side-2" };

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    if (g_strcmp0 (*variant, variants[i]) == 0)
      {
        g_free (*variant);
        *variant = g_strdup (variants[1 - i]);
        return;
      }
}

static void
exchange_group (Fold *fold, char **group)
{
  const char *other;

  if (*group == NULL)
    return;

  other = g_hash_table_lookup (fold->groups, *group);
  if (other == NULL)
    {
      g_autofree char *name = g_strndup (*group, 58);
      char *image;

      while (g_str_has_suffix (name, "-"))
        name[strlen (name) - 1] = '\0';
      image = g_strdup_printf ("%s-image", name);
      g_hash_table_insert (fold->groups, g_strdup (*group), image);
      other = image;
    }
  g_free (*group);
  *group = g_strdup (other);
}

/* Adds the feature, with the shape, which is taken over, and its image if it has one. */
static void
add_feature (Fold *fold, const WarFeature *feature, WarShape shape, gboolean alone)
{
  WarFeature *own = war_feature_copy (feature), *image;

  war_shape_clear (&own->shape);
  own->shape = shape;
  g_ptr_array_add (fold->fair->features, own);
  if (alone)
    return;

  image = war_feature_copy (own);
  g_clear_pointer (&image->name, g_free);
  exchange_side (&image->variant);
  exchange_group (fold, &image->group);
  turn_to_image (fold, &image->shape);
  g_ptr_array_add (fold->fair->features, image);
}

static gboolean
is_all_inside (const Fold *fold, const GArray *vertices)
{
  for (guint i = 0; i < vertices->len; i++)
    if (get_inside (fold, get_vertex (vertices, i)) < 0)
      return FALSE;

  return TRUE;
}

static WarShape
make_shape (const WarShape *like, GArray *vertices)
{
  WarShape shape = *like;

  shape.vertices = vertices;
  return shape;
}

static void
fold_area (Fold *fold, const WarFeature *feature)
{
  g_autoptr (GArray) cut = cut_area (fold, feature->shape.vertices);
  WarShape shape = make_shape (&feature->shape, cut);
  GArray *joined;

  if (!war_shape_is_valid (&shape))
    {
      /* Nothing of it lies in the half, or several pieces do: then it is taken as a whole. */
      if (cut->len > 2 && get_place (fold, war_shape_get_middle (&feature->shape)) != PLACE_AWAY)
        add_feature (fold, feature, war_shape_copy (&feature->shape), FALSE);
      return;
    }

  joined = is_all_inside (fold, feature->shape.vertices) ? NULL : join_area (fold, cut);
  if (joined != NULL)
    {
      WarShape whole = make_shape (&feature->shape, joined);

      if (war_shape_is_valid (&whole))
        {
          add_feature (fold, feature, whole, TRUE);
          return;
        }
      g_array_unref (joined);
    }
  add_feature (fold, feature, war_shape_copy (&shape), FALSE);
}

static void
fold_line (Fold *fold, const WarFeature *feature)
{
  g_autoptr (GPtrArray) pieces = cut_line (fold, feature->shape.vertices);

  for (guint i = 0; i < pieces->len; i++)
    {
      GArray *piece = g_ptr_array_index (pieces, i);
      GArray *joined = join_line (fold, piece);

      if (joined != NULL && joined->len <= WAR_SHAPE_MAX_VERTICES)
        {
          add_feature (fold, feature, make_shape (&feature->shape, joined), TRUE);
          continue;
        }
      g_clear_pointer (&joined, g_array_unref);
      add_feature (fold, feature, make_shape (&feature->shape, g_array_ref (piece)), FALSE);
    }
}

static void
fold_feature (Fold *fold, const WarFeature *feature)
{
  if (is_own_image (fold, &feature->shape))
    {
      add_feature (fold, feature, war_shape_copy (&feature->shape), TRUE);
      return;
    }

  switch (feature->shape.kind)
    {
    case WAR_SHAPE_AREA:
      fold_area (fold, feature);
      return;
    case WAR_SHAPE_LINE:
      fold_line (fold, feature);
      return;
    case WAR_SHAPE_BOX:
    case WAR_SHAPE_ELLIPSE:
    default:
      {
        Place place = get_place (fold, feature->shape.centre);

        if (place != PLACE_AWAY)
          add_feature (fold, feature, war_shape_copy (&feature->shape), place == PLACE_MIDDLE);
      }
    }
}

static void
fold_zone (Fold *fold, const WarZone *zone)
{
  WarZone *own, *image;
  WarShape shape = make_shape (&zone->shape, cut_area (fold, zone->shape.vertices));

  if (!war_shape_is_valid (&shape))
    {
      war_shape_clear (&shape);
      return;
    }

  own = war_zone_copy (zone);
  war_shape_clear (&own->shape);
  own->shape = shape;
  g_ptr_array_add (fold->fair->zones, own);

  image = war_zone_copy (own);
  image->side = 3 - own->side;
  g_clear_pointer (&image->name, g_free);
  exchange_group (fold, &image->group);
  turn_to_image (fold, &image->shape);
  g_ptr_array_add (fold->fair->zones, image);
}

static void
fold_point (Fold *fold, const WarPoint *point)
{
  Place place = get_place (fold, point->position);
  WarPoint *image;

  if (place == PLACE_AWAY)
    return;

  g_ptr_array_add (fold->fair->points, war_point_copy (point));
  if (place == PLACE_MIDDLE || point->kind == WAR_POINT_LABEL)
    return;

  image = war_point_copy (point);
  g_clear_pointer (&image->name, g_free);
  exchange_group (fold, &image->group);
  image->position = get_image (fold, point->position);
  g_ptr_array_add (fold->fair->points, image);
}

static void
replace_id (WarField *field, WarItem item, char *id)
{
  char **place;

  if (item.kind == WAR_ITEM_FEATURE)
    place = &((WarFeature *) g_ptr_array_index (field->features, item.index))->id;
  else if (item.kind == WAR_ITEM_ZONE)
    place = &((WarZone *) g_ptr_array_index (field->zones, item.index))->id;
  else
    place = &((WarPoint *) g_ptr_array_index (field->points, item.index))->id;
  g_free (*place);
  *place = id;
}

/* Gives images, and further pieces, ids of their own. All items are new. */
static void
make_ids (WarField *field)
{
  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    {
      g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint i = 0; i < war_field_count_items (field, kind); i++)
        {
          const WarItem item = { kind, i };
          const char *id = war_field_get_item_id (field, item);

          if (!g_hash_table_add (ids, g_strdup (id)))
            replace_id (field, item, war_field_number_id (field, kind, id));
        }
    }
}

WarField *
war_field_make_fair (const WarField *field, WarHalf half, gboolean turned)
{
  const gboolean across = half == WAR_HALF_LEFT || half == WAR_HALF_RIGHT;
  const gboolean low = half == WAR_HALF_LEFT || half == WAR_HALF_TOP;
  const WarLength extent = across ? field->width : field->depth;
  const WarTransform mirror_across
    = { .kind = WAR_TRANSFORM_MIRROR_ACROSS, .origin = { field->width, 0 } };
  const WarTransform mirror_along
    = { .kind = WAR_TRANSFORM_MIRROR_ALONG, .origin = { 0, field->depth } };
  g_autoptr (WarField) fair = war_field_new (field->name, field->width, field->depth);
  g_autoptr (GHashTable) groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Fold fold = {
    .across = across,
    .sign = low ? 1 : -1,
    .limit = low ? extent / 2 : extent - extent / 2,
    .turned = turned,
    .transforms = { across ? mirror_across : mirror_along, across ? mirror_along : mirror_across },
    .n_transforms = turned ? 2 : 1,
    .fair = fair,
    .groups = groups,
  };

  fair->ground = field->ground;
  if (field->background != NULL)
    fair->background = war_background_ref (field->background);
  fair->extra = war_extra_ref (field->extra);
  for (guint i = 0; i < field->features->len; i++)
    fold_feature (&fold, g_ptr_array_index (field->features, i));
  for (guint i = 0; i < field->zones->len; i++)
    fold_zone (&fold, g_ptr_array_index (field->zones, i));
  for (guint i = 0; i < field->points->len; i++)
    fold_point (&fold, g_ptr_array_index (field->points, i));
  if (fair->features->len > WAR_FIELD_MAX_FEATURES || fair->zones->len > WAR_FIELD_MAX_ZONES
      || fair->points->len > WAR_FIELD_MAX_POINTS)
    return NULL;

  make_ids (fair);
  return g_steal_pointer (&fair);
}
