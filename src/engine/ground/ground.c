/* ground.c: features as polygons
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/ground-private.h"

/* What is being built. */
typedef struct
{
  GArray *vertices; /* WarPosition */
  GArray *parts; /* WarGroundPart */
  GArray *features; /* WarGroundFeature */
} Builder;

static void
widen_box (WarPosition *minimum, WarPosition *maximum, WarPosition position)
{
  minimum->x = MIN (minimum->x, position.x);
  minimum->y = MIN (minimum->y, position.y);
  maximum->x = MAX (maximum->x, position.x);
  maximum->y = MAX (maximum->y, position.y);
}

static void
add_part (Builder *builder, const WarPosition *vertices, guint n_vertices)
{
  WarGroundFeature *feature
    = &g_array_index (builder->features, WarGroundFeature, builder->features->len - 1);
  WarGroundPart part = {
    .feature = builder->features->len - 1,
    .first = builder->vertices->len,
    .n_vertices = n_vertices,
    .minimum = vertices[0],
    .maximum = vertices[0],
  };

  if (feature->n_parts == 0)
    feature->minimum = feature->maximum = vertices[0];
  for (guint i = 0; i < n_vertices; i++)
    {
      widen_box (&part.minimum, &part.maximum, vertices[i]);
      widen_box (&feature->minimum, &feature->maximum, vertices[i]);
    }
  feature->n_parts++;

  g_array_append_vals (builder->vertices, vertices, n_vertices);
  g_array_append_val (builder->vertices, vertices[0]);
  g_array_append_val (builder->parts, part);
}

/* radius × sine or cosine, as a step straight ahead rounds it. */
static void
add_disc (Builder *builder, WarPosition centre, WarLength radius)
{
  WarPosition vertices[WAR_GROUND_N_DISC];

  for (guint i = 0; i < WAR_GROUND_N_DISC; i++)
    vertices[i]
      = war_position_step (centre, (WarHeading) (i * WAR_HEADING_TURN / WAR_GROUND_N_DISC), radius);
  add_part (builder, vertices, WAR_GROUND_N_DISC);
}

void
war_ground_get_ellipse (const WarShape *shape, WarPosition vertices[WAR_GROUND_N_ELLIPSE])
{
  for (guint i = 0; i < WAR_GROUND_N_ELLIPSE; i++)
    {
      const WarPosition origin = { 0, 0 };
      WarHeading heading = (WarHeading) (i * WAR_HEADING_TURN / WAR_GROUND_N_ELLIPSE);
      WarLength right = war_position_step (origin, heading, shape->width / 2).x;
      WarLength forward = -war_position_step (origin, heading, shape->depth / 2).y;

      vertices[i] = war_position_offset (shape->centre, shape->heading, right, forward);
    }
}

static void
add_ellipse (Builder *builder, const WarShape *shape)
{
  WarPosition vertices[WAR_GROUND_N_ELLIPSE];

  war_ground_get_ellipse (shape, vertices);
  add_part (builder, vertices, WAR_GROUND_N_ELLIPSE);
}

static gboolean
is_same (WarPosition a, WarPosition b)
{
  return a.x == b.x && a.y == b.y;
}

/* The rectangle around a segment: a parallelogram, exactly, as both sides are shifted alike. */
static void
add_segment (Builder *builder, WarPosition a, WarPosition b, WarLength width)
{
  gint64 x = (gint64) b.x - a.x, y = (gint64) b.y - a.y;
  guint64 square = 4 * (guint64) (x * x + y * y);
  WarLength right = war_divide_by_root (-y * width, square);
  WarLength down = war_divide_by_root (x * width, square);
  const WarPosition vertices[] = {
    { a.x - right, a.y - down },
    { b.x - right, b.y - down },
    { b.x + right, b.y + down },
    { a.x + right, a.y + down },
  };

  add_part (builder, vertices, G_N_ELEMENTS (vertices));
}

static void
add_line (Builder *builder, const WarShape *shape)
{
  const WarPosition *vertices = (const WarPosition *) (void *) shape->vertices->data;
  guint n_vertices = shape->vertices->len;
  WarPosition last = vertices[0];
  gboolean has_segment = FALSE;

  for (guint i = 1; i < n_vertices; i++)
    {
      if (is_same (last, vertices[i]))
        continue;
      if (has_segment)
        add_disc (builder, last, shape->width / 2);
      add_segment (builder, last, vertices[i], shape->width);
      last = vertices[i];
      has_segment = TRUE;
    }

  if (!has_segment)
    add_disc (builder, last, shape->width / 2);
}

static void
add_feature (Builder *builder, const WarFeature *source)
{
  const WarShape *shape = &source->shape;
  const WarGroundFeature feature
    = { .terrain = WAR_TERRAIN_BIT (source->terrain), .first_part = builder->parts->len };
  WarPosition corners[4];

  g_array_append_val (builder->features, feature);
  switch (shape->kind)
    {
    case WAR_SHAPE_AREA:
      add_part (builder, (const WarPosition *) (void *) shape->vertices->data,
                shape->vertices->len);
      break;
    case WAR_SHAPE_LINE:
      add_line (builder, shape);
      break;
    case WAR_SHAPE_BOX:
      war_shape_get_corners (shape, corners);
      add_part (builder, corners, G_N_ELEMENTS (corners));
      break;
    case WAR_SHAPE_ELLIPSE:
      add_ellipse (builder, shape);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Takes a reference to the field. */
WarGround *
war_ground_new (WarField *field)
{
  g_return_val_if_fail (field != NULL, NULL);

  WarGround *ground = g_new0 (WarGround, 1);
  Builder builder = {
    .vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition)),
    .parts = g_array_new (FALSE, FALSE, sizeof (WarGroundPart)),
    .features = g_array_new (FALSE, FALSE, sizeof (WarGroundFeature)),
  };

  g_atomic_ref_count_init (&ground->references);
  ground->field = war_field_ref (field);
  for (guint i = 0; i < field->features->len; i++)
    add_feature (&builder, g_ptr_array_index (field->features, i));

  ground->n_parts = builder.parts->len;
  ground->n_features = builder.features->len;
  ground->vertices = (WarPosition *) (void *) g_array_free (builder.vertices, FALSE);
  ground->parts = (WarGroundPart *) (void *) g_array_free (builder.parts, FALSE);
  ground->features = (WarGroundFeature *) (void *) g_array_free (builder.features, FALSE);
  war_ground_build_grid (ground);

  return ground;
}

WarGround *
war_ground_ref (WarGround *ground)
{
  g_return_val_if_fail (ground != NULL, NULL);

  g_atomic_ref_count_inc (&ground->references);
  return ground;
}

void
war_ground_unref (WarGround *ground)
{
  g_return_if_fail (ground != NULL);

  if (!g_atomic_ref_count_dec (&ground->references))
    return;

  war_field_unref (ground->field);
  g_free (ground->vertices);
  g_free (ground->parts);
  g_free (ground->features);
  g_free (ground->first_items);
  g_free (ground->items);
  g_free (ground);
}

const WarField *
war_ground_get_field (const WarGround *ground)
{
  return ground->field;
}

guint
war_ground_get_n_features (const WarGround *ground)
{
  return ground->n_features;
}

guint
war_ground_get_n_parts (const WarGround *ground, guint feature)
{
  g_return_val_if_fail (feature < ground->n_features, 0);

  return ground->features[feature].n_parts;
}

const WarPosition *
war_ground_get_part (const WarGround *ground, guint feature, guint part, guint *n_vertices)
{
  g_return_val_if_fail (feature < ground->n_features, NULL);
  g_return_val_if_fail (part < ground->features[feature].n_parts, NULL);

  const WarGroundPart *found = &ground->parts[ground->features[feature].first_part + part];

  *n_vertices = found->n_vertices;
  return &ground->vertices[found->first];
}
