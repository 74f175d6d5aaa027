/* field-random.c: fair fields at random
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-random.h"

#include "engine/chance/generator.h"
#include "engine/field-edit/field-layout.h"
#include "engine/field/field-item.h"
#include "engine/geometry/geometry.h"

/* What is being laid out: in a field that is at least as wide as it is deep, turned at the end if
 * it is not. Everything is done for the upper half, and for the lower one as its half turn. */
typedef struct
{
  WarGenerator generator;
  WarField *field;
  WarLength unit; /* what is an inch on a field of 24″ × 12″: features are so many of them */
  GArray *taken; /* Disc: the upper half's */
  GArray *ways; /* Way: pieces of lines across the field, which others keep clear of */
} Layout;

typedef struct
{
  WarPosition centre;
  WarLength radius;
} Disc;

typedef struct
{
  WarPosition from, to;
  WarLength half; /* of its width */
} Way;

static WarLength
draw_between (Layout *layout, WarLength low, WarLength high)
{
  return low + (WarLength) war_generator_draw (&layout->generator, (guint32) (high - low + 1));
}

/* So many hundredths of a unit. */
static WarLength
scale (const Layout *layout, gint hundredths)
{
  return (WarLength) ((gint64) layout->unit * hundredths / 100);
}

static void
keep_clear (Layout *layout, const WarShape *line)
{
  const GArray *vertices = line->vertices;

  for (guint i = 0; i + 1 < vertices->len; i++)
    {
      const Way way = { g_array_index (vertices, WarPosition, i),
                        g_array_index (vertices, WarPosition, i + 1), line->width / 2 };

      g_array_append_val (layout->ways, way);
    }
}

static WarPosition
turn (const Layout *layout, WarPosition position)
{
  return (WarPosition){ layout->field->width - position.x, layout->field->depth - position.y };
}

/* Cuts the corners of a line, twice; its ends stay. */
static void
round_off (GArray *vertices)
{
  for (guint pass = 0; pass < 2; pass++)
    {
      g_autoptr (GArray) sharp = g_array_copy (vertices);

      g_array_set_size (vertices, 1);
      for (guint i = 0; i + 1 < sharp->len; i++)
        {
          WarPosition a = g_array_index (sharp, WarPosition, i);
          WarPosition b = g_array_index (sharp, WarPosition, i + 1);
          const WarPosition cut[] = { { a.x + (b.x - a.x) / 4, a.y + (b.y - a.y) / 4 },
                                      { b.x - (b.x - a.x) / 4, b.y - (b.y - a.y) / 4 } };

          g_array_append_vals (vertices, cut, 2);
        }
      g_array_append_val (vertices, g_array_index (sharp, WarPosition, sharp->len - 1));
    }
}

/* ---------------------------------------------------------------------------------------------
 * Features. */

static WarFeature *
new_feature (Layout *layout, WarTerrain terrain, const char *variant, WarShapeKind kind)
{
  WarFeature *feature = war_feature_new ();

  feature->id = war_field_invent_id (layout->field, WAR_ITEM_FEATURE, war_terrain_get_id (terrain));
  feature->terrain = terrain;
  feature->variant = g_strdup (variant);
  feature->shape.kind = kind;
  if (kind == WAR_SHAPE_AREA || kind == WAR_SHAPE_LINE)
    feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));

  return feature;
}

/* Adds the feature, which is taken over, and its half turn. */
static void
add_pair (Layout *layout, WarFeature *feature)
{
  WarFeature *image;
  const WarTransform across
    = { .kind = WAR_TRANSFORM_MIRROR_ACROSS, .origin = { layout->field->width, 0 } };
  const WarTransform along
    = { .kind = WAR_TRANSFORM_MIRROR_ALONG, .origin = { 0, layout->field->depth } };

  g_ptr_array_add (layout->field->features, feature);
  image = war_feature_copy (feature);
  g_free (image->id);
  image->id
    = war_field_invent_id (layout->field, WAR_ITEM_FEATURE, war_terrain_get_id (feature->terrain));
  war_shape_transform (&image->shape, &across);
  war_shape_transform (&image->shape, &along);
  if (g_strcmp0 (image->variant, "side-2") == 0)
    image->variant[5] = '1';
  g_ptr_array_add (layout->field->features, image);
}

/* A round outline with so many vertices, each at 72 to 100 % of the radius and near its
 * neighbours. */
static void
add_blob (Layout *layout, WarTerrain terrain, const char *variant, const Disc *disc,
          gint squeeze /* the depth in percent of the width */)
{
  WarFeature *feature = new_feature (layout, terrain, variant, WAR_SHAPE_AREA);
  guint n_vertices = 14 + war_generator_draw (&layout->generator, 7);
  gint reach = draw_between (layout, 78, 94);

  for (guint i = 0; i < n_vertices; i++)
    {
      WarHeading heading = (WarHeading) (i * WAR_HEADING_TURN / n_vertices);
      WarPosition step;

      reach += draw_between (layout, -8, 8);
      reach = CLAMP (reach, 72, 100);
      step = war_position_step ((WarPosition){ 0, 0 }, heading,
                                (WarLength) ((gint64) disc->radius * reach / 100));
      step = (WarPosition){ disc->centre.x + step.x,
                            disc->centre.y + (WarLength) ((gint64) step.y * squeeze / 100) };
      g_array_append_val (feature->shape.vertices, step);
    }
  add_pair (layout, feature);
}

static void
add_stamp (Layout *layout, WarTerrain terrain, const char *variant, WarShapeKind kind,
           WarPosition centre, WarHeading heading, WarLength width, WarLength depth)
{
  WarFeature *feature = new_feature (layout, terrain, variant, kind);

  feature->shape.centre = centre;
  feature->shape.heading = heading;
  feature->shape.width = width;
  feature->shape.depth = depth;
  add_pair (layout, feature);
}

/* A straight line with a small bend in the middle. */
static void
add_row (Layout *layout, WarTerrain terrain, const char *variant, const Disc *disc,
         WarHeading heading, WarLength width)
{
  WarFeature *feature = new_feature (layout, terrain, variant, WAR_SHAPE_LINE);
  const WarPosition vertices[] = {
    war_position_offset (disc->centre, heading, -disc->radius, 0),
    war_position_offset (disc->centre, heading, 0, draw_between (layout, 0, disc->radius / 8)),
    war_position_offset (disc->centre, heading, disc->radius, 0),
  };

  feature->shape.width = width;
  g_array_append_vals (feature->shape.vertices, vertices, G_N_ELEMENTS (vertices));
  round_off (feature->shape.vertices);
  add_pair (layout, feature);
}

/* ---------------------------------------------------------------------------------------------
 * Room. */

static gboolean
is_free (const Layout *layout, const Disc *disc, WarLength gap)
{
  /* The half turn of what lies in the upper half lies in the lower one. */
  if (disc->centre.y + disc->radius + gap / 2 > layout->field->depth / 2
      || disc->centre.y - disc->radius < gap / 2 || disc->centre.x - disc->radius < gap / 2
      || disc->centre.x + disc->radius + gap / 2 > layout->field->width)
    return FALSE;

  for (guint i = 0; i < layout->taken->len; i++)
    {
      const Disc *other = &g_array_index (layout->taken, Disc, i);

      if (war_position_distance (disc->centre, other->centre) < disc->radius + other->radius + gap)
        return FALSE;
    }

  for (guint i = 0; i < layout->ways->len; i++)
    {
      const Way *way = &g_array_index (layout->ways, Way, i);

      if (war_segment_distance (way->from, way->to, disc->centre)
          < disc->radius + way->half + gap / 2)
        return FALSE;
    }

  return TRUE;
}

/* Looks for room for a disc and takes it; FALSE if there seems to be none. */
static gboolean
find_room (Layout *layout, WarLength radius, WarLength gap, WarLength top, WarLength bottom,
           Disc *disc)
{
  if (2 * radius + gap >= layout->field->width || bottom <= top)
    return FALSE;

  for (guint attempt = 0; attempt < 400; attempt++)
    {
      *disc = (Disc){ { draw_between (layout, 0, layout->field->width),
                        draw_between (layout, top, bottom) },
                      radius };
      if (is_free (layout, disc, gap))
        {
          g_array_append_val (layout->taken, *disc);
          return TRUE;
        }
    }

  return FALSE;
}

/* A line from the left edge to the right one that is its own half turn: drawn to the middle, then
 * turned. What is in its way later keeps clear of it. */
static void
add_crossing_line (Layout *layout, WarTerrain terrain, const char *variant, WarLength width,
                   WarLength swing)
{
  WarFeature *feature = new_feature (layout, terrain, variant, WAR_SHAPE_LINE);
  WarPosition middle = { layout->field->width / 2, layout->field->depth / 2 };
  GArray *vertices = feature->shape.vertices;
  guint n_steps = 5;

  for (guint i = 0; i < n_steps; i++)
    {
      WarPosition vertex
        = { (WarLength) ((gint64) (middle.x + layout->unit) * i / n_steps) - layout->unit,
            middle.y + draw_between (layout, -swing, swing) };

      g_array_append_val (vertices, vertex);
    }
  g_array_append_val (vertices, middle);
  round_off (vertices);
  g_array_set_size (vertices, vertices->len - 1);
  for (guint i = vertices->len; i-- > 0;)
    {
      WarPosition vertex = turn (layout, g_array_index (vertices, WarPosition, i));

      g_array_append_val (vertices, vertex);
    }

  feature->shape.width = width;
  keep_clear (layout, &feature->shape);
  g_ptr_array_add (layout->field->features, feature);
}

/* ---------------------------------------------------------------------------------------------
 * Themes. */

static WarHeading
draw_heading (Layout *layout)
{
  return (WarHeading) war_generator_draw (&layout->generator, WAR_HEADING_TURN);
}

/* So many features of about that radius, in hundredths of a unit, for a field of 24 × 12 units, and
 * more for a larger one. */
static guint
count (const Layout *layout, guint per_standard)
{
  gint64 area = (gint64) layout->field->width * layout->field->depth;
  gint64 standard = 288 * (gint64) layout->unit * layout->unit;

  return (guint) CLAMP ((gint64) per_standard * area / standard, 1, 40);
}

static void
scatter_blobs (Layout *layout, WarTerrain terrain, const char *variant, guint per_standard,
               gint low, gint high)
{
  Disc disc;

  for (guint i = 0; i < count (layout, per_standard); i++)
    if (find_room (layout, scale (layout, draw_between (layout, low, high)), scale (layout, 60), 0,
                   layout->field->depth / 2, &disc))
      add_blob (layout, terrain, variant, &disc, draw_between (layout, 70, 100));
}

static void
scatter_holes (Layout *layout, guint per_standard)
{
  Disc disc;

  for (guint i = 0; i < count (layout, per_standard); i++)
    {
      WarLength radius = scale (layout, draw_between (layout, 25, 40));

      if (find_room (layout, radius, scale (layout, 20), 0, layout->field->depth / 2, &disc))
        add_stamp (layout, WAR_TERRAIN_SMALL_SHELL_HOLE, NULL, WAR_SHAPE_ELLIPSE, disc.centre,
                   draw_heading (layout), 2 * radius, radius * 7 / 4);
    }
}

static void
scatter_rows (Layout *layout, WarTerrain terrain, guint per_standard, gint low, gint high,
              gint width)
{
  Disc disc;

  for (guint i = 0; i < count (layout, per_standard); i++)
    if (find_room (layout, scale (layout, draw_between (layout, low, high)), scale (layout, 50), 0,
                   layout->field->depth / 2, &disc))
      add_row (layout, terrain, NULL, &disc,
               (WarHeading) (draw_heading (layout) % 512 + WAR_HEADING_TURN - 256)
                 % WAR_HEADING_TURN,
               scale (layout, width));
}

/* A base passes between two of them: they are well over a unit apart. */
static void
scatter_houses (Layout *layout, guint per_standard, const char *variant)
{
  Disc disc;

  for (guint i = 0; i < count (layout, per_standard); i++)
    {
      WarLength width = scale (layout, draw_between (layout, 110, 180));
      WarLength depth = scale (layout, draw_between (layout, 90, 120));

      if (find_room (layout, (width + depth) / 2, scale (layout, 140), 0, layout->field->depth / 2,
                     &disc))
        add_stamp (layout, WAR_TERRAIN_BUILDING, variant, WAR_SHAPE_BOX, disc.centre,
                   (WarHeading) (draw_heading (layout) % 400 + WAR_HEADING_TURN - 200)
                     % WAR_HEADING_TURN,
                   width, depth);
    }
}

/* A trench from edge to edge and wire in front of it, with gaps. */
static void
add_trench_line (Layout *layout)
{
  WarFeature *trench = new_feature (layout, WAR_TERRAIN_TRENCH, "side-2", WAR_SHAPE_LINE);
  WarLength width = layout->field->width, depth = layout->field->depth;
  WarLength place = depth * 22 / 100, swing = depth * 4 / 100;
  guint n_steps = 8, gap = war_generator_draw (&layout->generator, 3);
  GArray *vertices = trench->shape.vertices;

  for (guint i = 0; i <= n_steps; i++)
    {
      WarPosition vertex
        = { (WarLength) ((gint64) (width + 2 * layout->unit) * i / n_steps) - layout->unit,
            place + draw_between (layout, -swing, swing) };

      g_array_append_val (vertices, vertex);
    }
  round_off (vertices);
  trench->shape.width = scale (layout, 80);
  keep_clear (layout, &trench->shape);
  add_pair (layout, trench);

  for (guint i = 0; i < 3; i++)
    {
      WarFeature *wire;
      WarLength from = width * (gint64) (i * 32 + 2 + gap) / 100;
      const WarPosition ends[]
        = { { from, depth * 33 / 100 },
            { from + width * 12 / 100, depth * 33 / 100 + draw_between (layout, -swing, swing) },
            { from + width * 24 / 100, depth * 33 / 100 } };

      wire = new_feature (layout, WAR_TERRAIN_BARBED_WIRE, "side-2", WAR_SHAPE_LINE);
      wire->shape.width = scale (layout, 55);
      g_array_append_vals (wire->shape.vertices, ends, G_N_ELEMENTS (ends));
      keep_clear (layout, &wire->shape);
      add_pair (layout, wire);
    }
}

/* A bridge in the middle of the stream and a ford on each side of it. */
static void
add_crossings (Layout *layout)
{
  const WarFeature *stream = g_ptr_array_index (layout->field->features, 0);
  WarFeature *bridge = new_feature (layout, WAR_TERRAIN_BRIDGE, NULL, WAR_SHAPE_BOX);

  bridge->shape.centre = (WarPosition){ layout->field->width / 2, layout->field->depth / 2 };
  bridge->shape.width = scale (layout, 130);
  bridge->shape.depth = scale (layout, 150);
  g_ptr_array_add (layout->field->features, bridge);
  add_stamp (layout, WAR_TERRAIN_FORD, NULL, WAR_SHAPE_ELLIPSE,
             g_array_index (stream->shape.vertices, WarPosition, stream->shape.vertices->len / 4),
             0, scale (layout, 200), scale (layout, 220));
}

static void
lay_out (Layout *layout, WarTheme theme)
{
  WarLength swing = layout->field->depth / 12;

  switch (theme)
    {
    case WAR_THEME_VILLAGE:
      add_crossing_line (layout, WAR_TERRAIN_ROAD, NULL, scale (layout, 90), swing / 2);
      scatter_houses (layout, 4, NULL);
      scatter_rows (layout, WAR_TERRAIN_WALL, 2, 80, 130, 22);
      scatter_rows (layout, WAR_TERRAIN_HEDGE, 2, 100, 180, 30);
      scatter_blobs (layout, WAR_TERRAIN_WOOD, "deciduous", 1, 100, 160);
      break;
    case WAR_THEME_TRENCHES:
      add_trench_line (layout);
      scatter_blobs (layout, WAR_TERRAIN_LARGE_SHELL_HOLE, NULL, 2, 55, 90);
      scatter_blobs (layout, WAR_TERRAIN_WOOD, "splintered", 1, 60, 100);
      scatter_holes (layout, 7);
      break;
    case WAR_THEME_MUD:
      add_crossing_line (layout, WAR_TERRAIN_STREAM, NULL, scale (layout, 60), swing / 2);
      add_crossings (layout);
      scatter_blobs (layout, WAR_TERRAIN_MUD, NULL, 2, 130, 210);
      scatter_houses (layout, 1, "ruin");
      scatter_rows (layout, WAR_TERRAIN_DUCKBOARD, 1, 120, 180, 40);
      scatter_holes (layout, 5);
      scatter_rows (layout, WAR_TERRAIN_SANDBAGS, 1, 90, 140, 34);
      break;
    case WAR_THEME_COUNTRYSIDE:
    default:
      add_crossing_line (layout, WAR_TERRAIN_ROAD, "track", scale (layout, 60), swing);
      scatter_blobs (layout, WAR_TERRAIN_WOOD, "deciduous", 2, 110, 190);
      scatter_rows (layout, WAR_TERRAIN_HEDGE, 3, 110, 220, 30);
      scatter_rows (layout, WAR_TERRAIN_FENCE, 1, 100, 180, 20);
      scatter_houses (layout, 1, NULL);
      scatter_blobs (layout, WAR_TERRAIN_MUD, NULL, 1, 70, 130);
      scatter_holes (layout, 2);
    }
}

WarField *
war_field_new_random (const char *name, WarLength width, WarLength depth, WarTheme theme,
                      guint64 seed)
{
  g_return_val_if_fail (width >= WAR_FIELD_MIN_SIZE && width <= WAR_LENGTH_MAX, NULL);
  g_return_val_if_fail (depth >= WAR_FIELD_MIN_SIZE && depth <= WAR_LENGTH_MAX, NULL);

  const gboolean upright = depth > width;
  g_autoptr (WarField) field = war_field_new (name, MAX (width, depth), MIN (width, depth));
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (Disc));
  g_autoptr (GArray) ways = g_array_new (FALSE, FALSE, sizeof (Way));
  g_autoptr (WarField) turned = NULL;
  Layout layout = {
    .generator = war_generator_new (seed, (guint64) theme),
    .field = field,
    /* Soldiers do not grow with their table: what they hide in grows less than it. */
    .unit = CLAMP (field->depth / 12, WAR_INCH / 2, 3 * WAR_INCH),
    .taken = taken,
    .ways = ways,
  };

  lay_out (&layout, theme);
  turned = upright ? war_field_turn (field, WAR_TURN_RIGHT) : war_field_ref (field);
  return war_field_set_zones (turned, WAR_ZONES_LONG_EDGES, 0);
}
