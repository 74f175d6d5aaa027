/* map-sign.c: a feature's sign: its outline, its texture, its pens
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"

#include <math.h>

/* Glyphs in one feature: more are spread out, or a wood of a hundred metres would take minutes. */
#define MAX_SPOTS 20000

/* Glyphs of one kind in all features, if areas cover more than this of the map: square millimetres,
 * more than most fields have. */
#define MAX_ALL_SPOTS (250 * 1000)
#define USUAL_FILL (2.5 * 1000 * 1000)

/* How thick lines are to save ink. */
#define SAVING_LINE 0.6

/* Signs that are scattered are so much farther apart to save ink. */
#define SAVING_SPACING 1.6

/* So many corners cost as much as the area itself. */
#define LOAD_CORNERS 200

/* Corners of zones that all features of a map together are compared with. */
#define MAX_ZONE_CORNERS (10 * 1000 * 1000)

static gboolean
is_saving (const DrawMap *map)
{
  return map->options->ink == DRAW_INK_SAVING;
}

static gboolean
has_many_zone_corners (const WarField *field)
{
  gsize n_corners = 0;

  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarShape *shape = &((const WarZone *) g_ptr_array_index (field->zones, i))->shape;

      n_corners += shape->vertices != NULL ? shape->vertices->len : 0;
    }

  return n_corners * field->features->len > MAX_ZONE_CORNERS;
}

/* The zone's, or only its box. */
static GArray *
get_zone_outline (const WarShape *shape, gboolean only_box)
{
  WarShape box = { .kind = WAR_SHAPE_BOX };
  WarPosition minimum, maximum;

  if (!only_box)
    return draw_points_from_shape (shape);

  war_shape_get_bounds (shape, &minimum, &maximum);
  box.width = maximum.x - minimum.x;
  box.depth = maximum.y - minimum.y;
  box.centre = (WarPosition){ minimum.x + box.width / 2, minimum.y + box.depth / 2 };
  return draw_points_from_shape (&box);
}

/* The side whose zone is nearest, as trenches belong to those behind them; 0: neither. */
static gint
draw_sign_get_side (const WarField *field, DrawPoint at)
{
  double nearest[3] = { 0, G_MAXDOUBLE, G_MAXDOUBLE };
  gboolean only_boxes = has_many_zone_corners (field);

  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);
      g_autoptr (GArray) outline = get_zone_outline (&zone->shape, only_boxes);
      double distance = -draw_points_get_depth (outline, at.x, at.y);

      if (zone->side == 1 || zone->side == 2)
        nearest[zone->side] = MIN (nearest[zone->side], distance);
    }

  /* With one side's zone alone, only what lies within it is known to be that side's. */
  if (nearest[2] >= G_MAXDOUBLE)
    return nearest[1] <= 0 ? 1 : 0;
  if (nearest[1] >= G_MAXDOUBLE)
    return nearest[2] <= 0 ? 2 : 0;
  if (fabs (nearest[1] - nearest[2]) < 1)
    return 0;
  return nearest[1] < nearest[2] ? 1 : 2;
}

/* Which side's ink the works on it are drawn in; 0: neither's. */
static gint
find_side (const DrawSign *sign, const WarField *field)
{
  if (draw_sign_is_variant (sign, "side-1"))
    return 1;
  if (draw_sign_is_variant (sign, "side-2"))
    return 2;
  return draw_sign_get_side (field, draw_points_get_middle (sign->outline));
}

gboolean
draw_sign_is_second (const DrawSign *sign)
{
  return sign->side == 2 && sign->map->options->ink != DRAW_INK_COLOUR;
}

gboolean
draw_terrain_is_works (WarTerrain terrain)
{
  return terrain == WAR_TERRAIN_TRENCH || terrain == WAR_TERRAIN_BARBED_WIRE
         || terrain == WAR_TERRAIN_SANDBAGS || terrain == WAR_TERRAIN_BUNKER
         || terrain == WAR_TERRAIN_GUN_PIT;
}

gint
draw_feature_get_side (const WarFeature *feature, const WarField *field)
{
  g_autoptr (DrawSign) sign = draw_sign_new (feature, field);

  return sign != NULL ? sign->side : 0;
}

/* NULL for a shape that has nothing to draw. */
DrawSign *
draw_sign_new (const WarFeature *feature, const WarField *field)
{
  const WarShape *shape = &feature->shape;
  g_autoptr (DrawSign) sign = g_new0 (DrawSign, 1);
  g_autoptr (GArray) points = draw_points_from_shape (shape);

  g_atomic_ref_count_init (&sign->references);
  sign->feature = war_feature_ref ((WarFeature *) feature);
  sign->seed = feature->id ? g_str_hash (feature->id) : 0;

  if (shape->kind == WAR_SHAPE_LINE)
    {
      if (points->len < 2)
        return NULL;
      sign->width = MAX ((double) shape->width / WAR_MILLIMETRE, 1);
      sign->line = g_array_ref (points);
      sign->outline = draw_points_band (points, sign->width);
    }
  else
    sign->outline = g_array_ref (points);
  if (sign->outline->len < 3)
    return NULL;

  sign->inward = draw_points_get_area (sign->outline) >= 0 ? 1 : -1;
  sign->left = sign->top = G_MAXDOUBLE;
  sign->right = sign->bottom = -G_MAXDOUBLE;
  for (guint i = 0; i < sign->outline->len; i++)
    {
      const DrawPoint *point = &g_array_index (sign->outline, DrawPoint, i);

      sign->left = MIN (sign->left, point->x);
      sign->top = MIN (sign->top, point->y);
      sign->right = MAX (sign->right, point->x);
      sign->bottom = MAX (sign->bottom, point->y);
    }
  sign->anchor = g_array_index (points, DrawPoint, 0);
  sign->side = find_side (sign, field);

  return g_steal_pointer (&sign);
}

DrawSign *
draw_sign_ref (DrawSign *sign)
{
  g_atomic_ref_count_inc (&sign->references);

  return sign;
}

void
draw_sign_unref (DrawSign *sign)
{
  if (!g_atomic_ref_count_dec (&sign->references))
    return;
  g_clear_pointer (&sign->outline, g_array_unref);
  g_clear_pointer (&sign->line, g_array_unref);
  war_feature_unref (sign->feature);
  g_free (sign);
}

/* The sign for one drawing: a copy that owns nothing. */
DrawSign
draw_sign_begin (const DrawSign *sign, const DrawMap *map)
{
  DrawSign own = *sign;

  own.map = map;
  own.works = draw_map_colour (map, sign->side == 1   ? DRAW_COLOUR_SIDE_1
                                    : sign->side == 2 ? DRAW_COLOUR_SIDE_2
                                                      : DRAW_COLOUR_INK);

  return own;
}

DrawRect
draw_sign_get_rect (const DrawSign *sign, double reach)
{
  return (DrawRect){ sign->left - reach, sign->top - reach, sign->right + reach,
                     sign->bottom + reach };
}

gboolean
draw_sign_is_variant (const DrawSign *sign, const char *variant)
{
  return g_strcmp0 (sign->feature->variant, variant) == 0;
}

/* Of the box around it, as much as is on the field. */
static double
get_area (const DrawSign *sign, const WarField *field)
{
  double width = fmin (sign->right, (double) field->width / WAR_MILLIMETRE) - fmax (sign->left, 0);
  double depth = fmin (sign->bottom, (double) field->depth / WAR_MILLIMETRE) - fmax (sign->top, 0);

  return fmax (width, 0) * fmax (depth, 0);
}

/* What it costs to draw what fills it: its area, the more the more corners it has, as each glyph
 * looks for the edge. */
double
draw_sign_get_load (const DrawSign *sign, const WarField *field)
{
  return get_area (sign, field) * (1 + (double) sign->outline->len / LOAD_CORNERS);
}

/* Whether a texture of that spacing may have no room at all. */
gboolean
draw_sign_is_small (const DrawSign *sign, double spacing)
{
  return sign->right - sign->left < 6 * spacing && sign->bottom - sign->top < 6 * spacing;
}

/* What areas cover of a map, the boxes around them, one upon the other, if it is more than usual:
 * in steps, so that it changes seldom as somebody edits. */
double
draw_signs_get_fill (const GPtrArray *signs, const WarField *field)
{
  double area = 0, fill = USUAL_FILL;

  for (guint i = 0; i < signs->len; i++)
    {
      const DrawSign *sign = g_ptr_array_index (signs, i);

      if (sign != NULL && sign->line == NULL)
        area += get_area (sign, field);
    }

  if (area <= fill)
    return 0;
  while (fill < area)
    fill *= 4;
  return fill;
}

/* The spacing at which no more glyphs than that fill all areas of the map, if all had such. */
double
draw_sign_widen (const DrawSign *sign, double spacing, guint most)
{
  const DrawPlan *plan = sign->map->plan;

  while (plan != NULL && plan->fill > most * spacing * spacing)
    spacing *= 2;

  return spacing;
}

/* Places for glyphs of about size, at least inset from the edge, in rows from top to bottom: a
 * jittered grid that hangs on the feature. In a large feature those outside the clip are left out,
 * which changes nothing for the others. */
GArray *
draw_sign_scatter (const DrawSign *sign, double spacing, double inset, double size)
{
  const DrawMap *map = sign->map;
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (DrawSpot));
  double row_height, reach;
  gboolean large = !draw_sign_is_small (sign, spacing);
  double left, right, top, bottom;
  gint32 first_row, last_row, first, last;

  if (is_saving (map) && large)
    spacing *= SAVING_SPACING;
  spacing = draw_sign_widen (sign, spacing, MAX_ALL_SPOTS);
  while ((sign->right - sign->left) * (sign->bottom - sign->top) > MAX_SPOTS * spacing * spacing)
    spacing *= 2;
  row_height = spacing * 0.866;
  reach = spacing + size;

  left = large ? MAX (sign->left, map->left - reach) : sign->left;
  right = large ? MIN (sign->right, map->right + reach) : sign->right;
  top = large ? MAX (sign->top, map->top - reach) : sign->top;
  bottom = large ? MIN (sign->bottom, map->bottom + reach) : sign->bottom;
  first_row = (gint32) floor ((top - sign->anchor.y) / row_height) - 1;
  last_row = (gint32) ceil ((bottom - sign->anchor.y) / row_height) + 1;
  first = (gint32) floor ((left - sign->anchor.x) / spacing) - 1;
  last = (gint32) ceil ((right - sign->anchor.x) / spacing) + 1;

  for (gint32 row = first_row; row <= last_row; row++)
    for (gint32 column = first; column <= last; column++)
      {
        guint32 hash = draw_hash (sign->seed, column, row);
        double jitter_x = (draw_hash_share (hash, 0) - 0.5) * 0.56;
        double jitter_y = (draw_hash_share (hash, 1) - 0.5) * 0.5;
        DrawSpot spot = {
          sign->anchor.x + (column + (row & 1) * 0.5 + jitter_x) * spacing,
          sign->anchor.y + (row + jitter_y) * row_height,
          hash,
        };

        if (draw_points_get_depth (sign->outline, spot.x, spot.y) >= inset)
          g_array_append_val (spots, spot);
      }

  return spots;
}

/* To save ink nothing is tinted: only paper covers what lies below. */
void
draw_sign_tint (const DrawSign *sign, DrawColour colour, double alpha)
{
  if (is_saving (sign->map) && colour.red < 1)
    return;

  draw_points_trace (sign->map->cr, sign->outline, TRUE);
  draw_set_colour (sign->map->cr, colour, alpha);
  cairo_fill (sign->map->cr);
}

void
draw_sign_outline (const DrawSign *sign, DrawColour colour, double width)
{
  draw_points_trace (sign->map->cr, sign->outline, TRUE);
  draw_map_stroke (sign->map, colour, width);
}

/* Makes the origin the middle of a box or ellipse with its front towards −y. The caller saves and
 * restores. */
void
draw_sign_enter_box (const DrawSign *sign, double *half_width, double *half_depth)
{
  const WarShape *shape = &sign->feature->shape;
  cairo_t *cr = sign->map->cr;

  cairo_translate (cr, (double) shape->centre.x / WAR_MILLIMETRE,
                   (double) shape->centre.y / WAR_MILLIMETRE);
  cairo_rotate (cr, 2 * G_PI * shape->heading / WAR_HEADING_TURN);
  *half_width = (double) shape->width / WAR_MILLIMETRE / 2;
  *half_depth = (double) shape->depth / WAR_MILLIMETRE / 2;
}

/* How thick a line is that usually has this width: thinner to save ink, and never thinner than a
 * device pixel. */
double
draw_map_get_thickness (const DrawMap *map, double usual)
{
  double thickness = is_saving (map) ? usual * SAVING_LINE : usual;

  return MAX (thickness, map->options->pixel);
}

/* Strokes the path as a line. */
void
draw_map_stroke (const DrawMap *map, DrawColour colour, double width)
{
  draw_map_stroke_band (map, colour, draw_map_get_thickness (map, width));
}

/* Strokes the path as wide as that, whatever ink is saved: it says how wide something is. */
void
draw_map_stroke_band (const DrawMap *map, DrawColour colour, double width)
{
  draw_set_colour (map->cr, colour, 1);
  cairo_set_line_width (map->cr, MAX (width, map->options->pixel));
  cairo_stroke (map->cr);
}

/* on and off of 0: a continuous line. */
void
draw_map_dash (const DrawMap *map, double on, double off)
{
  const double dashes[] = { on * map->detail, off * map->detail };

  cairo_set_dash (map->cr, dashes, on > 0 || off > 0 ? 2 : 0, 0);
}

DrawColour
draw_map_colour (const DrawMap *map, DrawColourName name)
{
  return draw_palette_get (name, map->options->ink);
}

/* The colour as a tint on the paper: share 1 is the full colour. To save ink it is paper. */
DrawColour
draw_map_pale (const DrawMap *map, DrawColour colour, double share)
{
  DrawColour paper = draw_map_colour (map, DRAW_COLOUR_PAPER);

  if (is_saving (map))
    return paper;
  return (DrawColour){ paper.red + (colour.red - paper.red) * share,
                       paper.green + (colour.green - paper.green) * share,
                       paper.blue + (colour.blue - paper.blue) * share };
}
