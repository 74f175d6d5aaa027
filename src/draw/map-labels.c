/* map-labels.c: names and marked places on a map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map-private.h"

#include <math.h>

#include "draw/lettering-private.h"

/* The radius of a point's sign. */
#define POINT_RADIUS 6.0

/* Labels keep off the frame. */
#define LABEL_MARGIN 3.0

/* The least height of letters that still can be read, in device pixels. */
#define LABEL_PIXELS 8.5

typedef struct
{
  double left, top, right, bottom;
} DrawRect;

typedef struct
{
  const DrawMap *map;
  GArray *taken; /* DrawRect */
} DrawLabels;

static double
draw_point_get_radius (const DrawMap *map)
{
  return MAX (POINT_RADIUS, 4 * map->options->pixel);
}

static void
draw_point_sign (const DrawMap *map, const WarPoint *point)
{
  cairo_t *cr = map->cr;
  double r = draw_point_get_radius (map);
  DrawColour paper = draw_map_colour (map, DRAW_COLOUR_PAPER);
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);

  if (point->kind == WAR_POINT_LABEL)
    return;

  cairo_save (cr);
  cairo_translate (cr, (double) point->position.x / WAR_MILLIMETRE,
                   (double) point->position.y / WAR_MILLIMETRE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_arc (cr, 0, 0, r, 0, 2 * G_PI);
  draw_set_colour (cr, paper, 1);
  cairo_fill_preserve (cr);
  draw_map_stroke (map, ink, r * 0.2);

  if (point->kind == WAR_POINT_CONTROL)
    {
      /* A flag. */
      cairo_move_to (cr, -r * 0.3, r * 0.65);
      cairo_line_to (cr, -r * 0.3, -r * 0.65);
      draw_map_stroke (map, ink, r * 0.16);
      cairo_move_to (cr, -r * 0.3, -r * 0.65);
      cairo_line_to (cr, r * 0.6, -r * 0.28);
      cairo_line_to (cr, -r * 0.3, r * 0.1);
      cairo_close_path (cr);
      draw_set_colour (cr, ink, 1);
      cairo_fill (cr);
    }
  else
    {
      /* A star. */
      for (guint i = 0; i < 10; i++)
        {
          double own = r * (i % 2 ? 0.3 : 0.74), angle = G_PI * i / 5 - G_PI / 2;

          cairo_line_to (cr, own * cos (angle), own * sin (angle));
        }
      cairo_close_path (cr);
      draw_set_colour (cr, draw_map_colour (map, DRAW_COLOUR_SIDE_2), 1);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

void
draw_map_points (const DrawMap *map)
{
  for (guint i = 0; i < map->field->points->len; i++)
    draw_point_sign (map, g_ptr_array_index (map->field->points, i));
}

static gboolean
draw_labels_is_free (const DrawLabels *labels, DrawRect rect)
{
  for (guint i = 0; i < labels->taken->len; i++)
    {
      const DrawRect *other = &g_array_index (labels->taken, DrawRect, i);

      if (rect.left < other->right && rect.right > other->left && rect.top < other->bottom
          && rect.bottom > other->top)
        return FALSE;
    }

  return TRUE;
}

/* The text in one line with its middle at (x, y), on a halo of paper. */
static void
draw_label_text (const DrawMap *map, const DrawLettering *lettering, DrawRect rect,
                 const char *text, DrawColour colour)
{
  cairo_t *cr = map->cr;
  g_autoptr (PangoLayout) layout = NULL;

  /* Placed it always is, so that all labels stand where they do without a clip. */
  if (rect.left - lettering->size > map->right || rect.right + lettering->size < map->left
      || rect.top - lettering->size > map->bottom || rect.bottom + lettering->size < map->top)
    return;

  layout = draw_lettering_layout (cr, lettering, text);
  cairo_save (cr);
  cairo_move_to (cr, rect.left, rect.top);
  pango_cairo_layout_path (cr, layout);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_set_colour (cr, draw_map_colour (map, DRAW_COLOUR_PAPER), 0.92);
  cairo_set_line_width (cr, MAX (lettering->size * 0.38, 2 * map->options->pixel));
  cairo_stroke (cr);
  cairo_move_to (cr, rect.left, rect.top);
  draw_set_colour (cr, colour, 1);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

/* Tries places around an anchor of the given half width and height: the middle first if centred,
 * else beside, above and below. A name that must be shown is, even over another one. */
static void
draw_labels_place (DrawLabels *labels, const DrawLettering *lettering, const char *text, double x,
                   double y, double half_width, double half_height, gboolean centred, gboolean must,
                   DrawColour colour)
{
  static const gint8 places[][2] = { { 0, 0 },  { 1, 0 }, { -1, 0 }, { 0, 1 },  { 0, -1 },
                                     { 1, -1 }, { 1, 1 }, { -1, 1 }, { -1, -1 } };
  const DrawMap *map = labels->map;
  DrawLettering own = *lettering;
  double field_width = (double) map->field->width / WAR_MILLIMETRE;
  double field_depth = (double) map->field->depth / WAR_MILLIMETRE;
  double margin = MAX (LABEL_MARGIN, 3 * map->options->pixel);
  double width, height;
  DrawRect first = { 0 };
  gboolean found = FALSE;

  own.size = MAX (own.size, LABEL_PIXELS * map->options->pixel);
  draw_lettering_measure (map->cr, &own, text, &width, &height);
  if (width > field_width - 2 * margin)
    {
      own.size *= MAX ((field_width - 2 * margin) / width, 0.45);
      own.width = field_width - 2 * margin;
      own.align = PANGO_ALIGN_CENTER;
      own.lines = 1;
      draw_lettering_measure (map->cr, &own, text, &width, &height);
      width = own.width;
    }
  if (width <= 0 || height > field_depth - 2 * margin)
    return;

  for (guint i = centred ? 0 : 1; !found && i < G_N_ELEMENTS (places); i++)
    {
      double middle_x = x + places[i][0] * (half_width + width / 2 + 1.5);
      double middle_y = y + places[i][1] * (half_height + height / 2);
      DrawRect rect;

      middle_x = CLAMP (middle_x, margin + width / 2, field_width - margin - width / 2);
      middle_y = CLAMP (middle_y, margin + height / 2, field_depth - margin - height / 2);
      rect = (DrawRect){ middle_x - width / 2, middle_y - height / 2, middle_x + width / 2,
                         middle_y + height / 2 };
      if (i == (centred ? 0 : 1))
        first = rect;
      if (draw_labels_is_free (labels, rect))
        {
          first = rect;
          found = TRUE;
        }
    }

  if (found || must)
    {
      g_array_append_val (labels->taken, first);
      draw_label_text (map, &own, first, text, colour);
    }
}

static void
draw_labels_point (DrawLabels *labels, const WarPoint *point)
{
  const DrawMap *map = labels->map;
  gboolean place = point->kind == WAR_POINT_LABEL;
  double radius = place ? 0 : draw_point_get_radius (map) * 1.1;
  DrawLettering lettering = {
    .face = DRAW_FACE_MAP, .size = place ? 9.5 : 7, .bold = TRUE, .spacing = place ? 0.14 : 0.02
  };

  if (point->name && *point->name)
    draw_labels_place (labels, &lettering, point->name, (double) point->position.x / WAR_MILLIMETRE,
                       (double) point->position.y / WAR_MILLIMETRE, radius, radius, place, TRUE,
                       draw_map_colour (map, DRAW_COLOUR_INK));
}

/* A marked place is named for what it stands on: once on the map is enough. */
static gboolean
draw_map_names_point (const DrawMap *map, const char *name)
{
  for (guint i = 0; i < map->field->points->len; i++)
    if (g_strcmp0 (((const WarPoint *) g_ptr_array_index (map->field->points, i))->name, name) == 0)
      return TRUE;

  return FALSE;
}

static void
draw_labels_feature (DrawLabels *labels, const WarFeature *feature)
{
  const DrawMap *map = labels->map;
  gboolean water = feature->terrain == WAR_TERRAIN_STREAM || feature->terrain == WAR_TERRAIN_RIVER;
  gboolean line = feature->shape.kind == WAR_SHAPE_LINE;

  /* Signs that a name would hide. */
  gboolean beside
    = line || feature->terrain == WAR_TERRAIN_FORD || feature->terrain == WAR_TERRAIN_BRIDGE;
  gboolean below = g_strcmp0 (feature->variant, "church") == 0;
  DrawLettering lettering = { .face = DRAW_FACE_MAP, .size = 6.2, .italic = TRUE };
  g_autoptr (GArray) points = NULL;
  DrawPoint middle;
  WarPosition minimum, maximum;
  double half_width, half_height;

  /* Small letters that had to grow would cover the map. */
  if (!feature->name || !*feature->name || draw_map_names_point (map, feature->name)
      || lettering.size < 0.6 * LABEL_PIXELS * map->options->pixel)
    return;

  points = draw_points_from_shape (&feature->shape);
  if (points->len == 0)
    return;
  if (line && points->len > 1)
    {
      g_autoptr (GArray) stations = draw_points_walk (points, FALSE, 1e9, 0.76);
      const DrawStation *at = stations->len ? &g_array_index (stations, DrawStation, 0) : NULL;

      middle = at ? (DrawPoint){ at->x, at->y } : g_array_index (points, DrawPoint, 0);
    }
  else
    middle = draw_points_get_middle (points);

  war_shape_get_bounds (&feature->shape, &minimum, &maximum);
  half_width = (double) (line ? feature->shape.width : maximum.x - minimum.x) / WAR_MILLIMETRE / 2;
  half_height = (double) (line ? feature->shape.width : maximum.y - minimum.y) / WAR_MILLIMETRE / 2;

  if (below)
    middle.y = (double) maximum.y / WAR_MILLIMETRE + lettering.size * 0.7;

  draw_labels_place (labels, &lettering, feature->name, middle.x, middle.y, half_width, half_height,
                     !beside, FALSE,
                     draw_map_colour (map, water ? DRAW_COLOUR_WATER : DRAW_COLOUR_INK));
}

/* At the foot of the zone, in the side's colour. */
static void
draw_labels_zone (DrawLabels *labels, const WarZone *zone)
{
  const DrawMap *map = labels->map;
  DrawLettering lettering = { .face = DRAW_FACE_MAP, .size = 6, .bold = TRUE, .spacing = 0.08 };
  WarPosition minimum, maximum;

  if (!zone->name || !*zone->name || lettering.size < 0.6 * LABEL_PIXELS * map->options->pixel)
    return;

  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  draw_labels_place (
    labels, &lettering, zone->name, (double) (minimum.x + maximum.x) / 2 / WAR_MILLIMETRE,
    (double) maximum.y / WAR_MILLIMETRE - 8, 0, 4, TRUE, FALSE,
    draw_map_colour (map, zone->side == 1 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2));
}

void
draw_map_labels (const DrawMap *map)
{
  const WarField *field = map->field;
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (DrawRect));
  DrawLabels labels = { map, taken };

  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);
      double r = draw_point_get_radius (map);
      double x = (double) point->position.x / WAR_MILLIMETRE;
      double y = (double) point->position.y / WAR_MILLIMETRE;
      DrawRect rect = { x - r, y - r, x + r, y + r };

      if (point->kind != WAR_POINT_LABEL)
        g_array_append_val (taken, rect);
    }

  /* The most important first: they get the best places. */
  for (guint i = 0; i < field->points->len; i++)
    draw_labels_point (&labels, g_ptr_array_index (field->points, i));
  for (guint i = 0; map->options->zones && i < field->zones->len; i++)
    draw_labels_zone (&labels, g_ptr_array_index (field->zones, i));
  for (guint i = 0; i < field->features->len; i++)
    draw_labels_feature (&labels, g_ptr_array_index (field->features, i));
}
