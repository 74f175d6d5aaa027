/* field-fair.c: one half of a field laid onto the other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-layout.h"

#include <string.h>

#include "engine/field-edit/field-edit-private.h"
#include "engine/field-edit/field-fold-private.h"
#include "engine/field/field-room.h"

typedef struct
{
  WarFold fold;
  WarField *field; /* being built */
  GHashTable *features; /* WarFeature: those of the field; none is there twice */
  GHashTable *groups; /* char: of the half → of its image */
} Fair;

/* Where something small goes. */
typedef enum
{
  PLACE_AWAY,
  PLACE_HALF,
  PLACE_MIDDLE, /* it is its own image */
} Place;

static Place
get_place (const WarFold *fold, WarPosition position)
{
  WarPosition image = war_fold_get_image (fold, position);
  WarLength inside = war_fold_get_inside (fold, position),
            inside_image = war_fold_get_inside (fold, image);

  if (image.x == position.x && image.y == position.y)
    return PLACE_MIDDLE;
  if (inside != inside_image)
    return inside > inside_image ? PLACE_HALF : PLACE_AWAY;

  /* Two places on the middle line that are each other's image. */
  return (fold->across ? position.y < image.y : position.x < image.x) ? PLACE_HALF : PLACE_AWAY;
}

/* ---------------------------------------------------------------------------------------------
 * What is there already: two features that were one in the half, or each other's image, have the
 * same pieces. */

static gboolean
has_same_effects (const WarFeature *a, const WarFeature *b)
{
  guint n_effects = a->effects != NULL ? a->effects->len : 0;

  if (n_effects != (b->effects != NULL ? b->effects->len : 0))
    return FALSE;
  for (guint i = 0; i < n_effects; i++)
    {
      const WarEffect *one = g_ptr_array_index (a->effects, i);
      const WarEffect *other = g_ptr_array_index (b->effects, i);

      if (!g_str_equal (one->system, other->system) || one->given != other->given
          || memcmp (one->stats, other->stats, sizeof one->stats) != 0)
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_same_feature (gconstpointer a, gconstpointer b)
{
  const WarFeature *one = a, *other = b;

  return one->terrain == other->terrain && g_strcmp0 (one->variant, other->variant) == 0
         && g_strcmp0 (one->role, other->role) == 0
         && war_shape_is_alike (&one->shape, &other->shape) && has_same_effects (one, other);
}

/* The same wherever an outline is begun, and in either direction. */
static guint
hash_feature (gconstpointer key)
{
  const WarFeature *feature = key;
  const WarShape *shape = &feature->shape;
  guint hash = (guint) feature->terrain;

  if (shape->vertices == NULL)
    return hash + (guint) shape->centre.x * 31 + (guint) shape->centre.y;
  for (guint i = 0; i < shape->vertices->len; i++)
    {
      WarPosition vertex = g_array_index (shape->vertices, WarPosition, i);

      hash += ((guint) vertex.x * 31 + (guint) vertex.y) * 2654435761u;
    }

  return hash;
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
exchange_group (Fair *fair, char **group)
{
  const char *other;

  if (*group == NULL)
    return;

  other = g_hash_table_lookup (fair->groups, *group);
  if (other == NULL)
    {
      g_autofree char *name = g_strndup (*group, 58);
      char *image;

      while (g_str_has_suffix (name, "-"))
        name[strlen (name) - 1] = '\0';
      image = g_strdup_printf ("%s-image", name);
      g_hash_table_insert (fair->groups, g_strdup (*group), image);
      other = image;
    }
  g_free (*group);
  *group = g_strdup (other);
}

/* The feature is taken over. */
static void
add_once (Fair *fair, WarFeature *feature)
{
  if (g_hash_table_contains (fair->features, feature))
    {
      war_feature_unref (feature);
      return;
    }

  g_hash_table_add (fair->features, feature);
  g_ptr_array_add (fair->field->features, feature);
}

/* Adds the feature, with the shape, which is taken over, and its image if it has one. */
static void
add_feature (Fair *fair, const WarFeature *feature, WarShape shape, gboolean alone)
{
  WarFeature *own = war_feature_copy (feature), *image = NULL;

  war_shape_clear (&own->shape);
  own->shape = shape;
  if (!alone)
    {
      image = war_feature_copy (own);
      g_clear_pointer (&image->name, g_free);
      exchange_side (&image->variant);
      exchange_group (fair, &image->group);
      war_fold_turn_shape (&fair->fold, &image->shape);
    }

  add_once (fair, own);
  if (image != NULL)
    add_once (fair, image);
}

static gboolean
is_all_inside (const Fair *fair, const GArray *vertices)
{
  for (guint i = 0; i < vertices->len; i++)
    if (war_fold_get_inside (&fair->fold, g_array_index (vertices, WarPosition, i)) < 0)
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
fold_area (Fair *fair, const WarFeature *feature)
{
  g_autoptr (GArray) cut = war_fold_cut_area (&fair->fold, feature->shape.vertices);
  WarShape shape = make_shape (&feature->shape, cut);
  GArray *joined;

  if (!war_shape_is_valid (&shape))
    {
      /* Nothing of it lies in the half, or several pieces do: then it is taken as a whole. */
      if (cut->len > 2
          && get_place (&fair->fold, war_shape_get_middle (&feature->shape)) != PLACE_AWAY)
        add_feature (fair, feature, war_shape_copy (&feature->shape), FALSE);
      return;
    }

  joined
    = is_all_inside (fair, feature->shape.vertices) ? NULL : war_fold_join_area (&fair->fold, cut);
  if (joined != NULL)
    {
      WarShape whole = make_shape (&feature->shape, joined);

      if (war_shape_is_valid (&whole))
        {
          add_feature (fair, feature, whole, TRUE);
          return;
        }
      g_array_unref (joined);
    }
  add_feature (fair, feature, war_shape_copy (&shape), FALSE);
}

/* Adds the pieces of the line that lie in the half, each joined with its image or beside it. */
static void
fold_pieces (Fair *fair, const WarFold *fold, const WarFeature *feature, const GPtrArray *pieces)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      GArray *piece = g_ptr_array_index (pieces, i);
      GArray *joined = war_fold_join_line (fold, piece);

      if (joined != NULL && joined->len <= WAR_SHAPE_MAX_VERTICES)
        {
          add_feature (fair, feature, make_shape (&feature->shape, joined), TRUE);
          continue;
        }
      g_clear_pointer (&joined, g_array_unref);
      add_feature (fair, feature, make_shape (&feature->shape, g_array_ref (piece)), FALSE);
    }
}

/* A piece along the middle line: mirrored, it is its own image; turned, the half of it that comes
 * first stays. */
static void
fold_along (Fair *fair, const WarFeature *feature, GArray *piece)
{
  WarFold along = fair->fold;
  g_autoptr (GPtrArray) pieces = NULL;

  if (!along.turned)
    {
      add_feature (fair, feature, make_shape (&feature->shape, g_array_ref (piece)), TRUE);
      return;
    }

  along.across = !along.across;
  along.sign = 1;
  along.limit = (along.across ? fair->field->width : fair->field->depth) / 2;
  pieces = war_fold_cut_line (&along, piece);
  fold_pieces (fair, &along, feature, pieces);
}

static void
fold_line (Fair *fair, const WarFeature *feature)
{
  g_autoptr (GPtrArray) pieces = war_fold_cut_line (&fair->fold, feature->shape.vertices);
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();

  for (guint i = 0; i < pieces->len; i++)
    {
      GArray *piece = g_ptr_array_index (pieces, i);

      if (war_fold_is_along (&fair->fold, piece))
        fold_along (fair, feature, piece);
      else
        g_ptr_array_add (rest, piece);
    }
  fold_pieces (fair, &fair->fold, feature, rest);
}

/* Boxes and ellipses. One on the middle line is there once, so it is turned to where it is its own
 * image. */
static void
fold_stamp (Fair *fair, const WarFeature *feature)
{
  const WarHeading right_angle = WAR_HEADING_TURN / 4;
  Place place = get_place (&fair->fold, feature->shape.centre);
  WarShape shape = war_shape_copy (&feature->shape);

  if (place == PLACE_AWAY)
    return;

  if (place == PLACE_MIDDLE && !war_fold_is_own_image (&fair->fold, &shape))
    shape.heading
      = war_heading_add (0, (shape.heading + right_angle / 2) / right_angle * right_angle);
  add_feature (fair, feature, shape, place == PLACE_MIDDLE);
}

static void
fold_feature (Fair *fair, const WarFeature *feature)
{
  if (war_fold_is_own_image (&fair->fold, &feature->shape))
    {
      add_feature (fair, feature, war_shape_copy (&feature->shape), TRUE);
      return;
    }

  switch (feature->shape.kind)
    {
    case WAR_SHAPE_AREA:
      fold_area (fair, feature);
      return;
    case WAR_SHAPE_LINE:
      fold_line (fair, feature);
      return;
    case WAR_SHAPE_BOX:
    case WAR_SHAPE_ELLIPSE:
    default:
      fold_stamp (fair, feature);
    }
}

static void
fold_zone (Fair *fair, const WarZone *zone)
{
  WarZone *own, *image;
  WarShape shape = make_shape (&zone->shape, war_fold_cut_area (&fair->fold, zone->shape.vertices));

  if (!war_shape_is_valid (&shape))
    {
      war_shape_clear (&shape);
      return;
    }

  own = war_zone_copy (zone);
  war_shape_clear (&own->shape);
  own->shape = shape;
  g_ptr_array_add (fair->field->zones, own);

  image = war_zone_copy (own);
  image->side = 3 - own->side;
  g_clear_pointer (&image->name, g_free);
  exchange_group (fair, &image->group);
  war_fold_turn_shape (&fair->fold, &image->shape);
  g_ptr_array_add (fair->field->zones, image);
}

static void
fold_point (Fair *fair, const WarPoint *point)
{
  Place place = get_place (&fair->fold, point->position);
  WarPoint *image;

  if (place == PLACE_AWAY)
    return;

  g_ptr_array_add (fair->field->points, war_point_copy (point));
  if (place == PLACE_MIDDLE || point->kind == WAR_POINT_LABEL)
    return;

  image = war_point_copy (point);
  g_clear_pointer (&image->name, g_free);
  exchange_group (fair, &image->group);
  image->position = war_fold_get_image (&fair->fold, point->position);
  g_ptr_array_add (fair->field->points, image);
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
  g_autoptr (WarField) made = war_field_new (field->name, field->width, field->depth);
  g_autoptr (GHashTable) features = g_hash_table_new (hash_feature, is_same_feature);
  g_autoptr (GHashTable) groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Fair fair = {
    .fold.across = across,
    .fold.sign = low ? 1 : -1,
    .fold.limit = low ? extent / 2 : extent - extent / 2,
    .fold.turned = turned,
    .fold.transforms
    = { across ? mirror_across : mirror_along, across ? mirror_along : mirror_across },
    .fold.n_transforms = turned ? 2 : 1,
    .field = made,
    .features = features,
    .groups = groups,
  };

  if (field->board != NULL)
    return NULL;

  made->ground = field->ground;
  if (field->background != NULL)
    made->background = war_background_ref (field->background);
  made->extra = war_extra_ref (field->extra);
  for (guint i = 0; i < field->features->len; i++)
    fold_feature (&fair, g_ptr_array_index (field->features, i));
  for (guint i = 0; i < field->zones->len; i++)
    fold_zone (&fair, g_ptr_array_index (field->zones, i));
  for (guint i = 0; i < field->points->len; i++)
    fold_point (&fair, g_ptr_array_index (field->points, i));
  if (made->features->len > WAR_FIELD_MAX_FEATURES || made->zones->len > WAR_FIELD_MAX_ZONES
      || made->points->len > WAR_FIELD_MAX_POINTS
      || war_field_count_vertices (made) > WAR_FIELD_MAX_VERTICES)
    return NULL;

  make_ids (made);
  return g_steal_pointer (&made);
}
