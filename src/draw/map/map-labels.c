/* map-labels.c: names and marked places on a map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"
#include "text/field/field.h"

#include <math.h>

/* The radius of a point's sign. */
#define POINT_RADIUS 6.0

/* Labels keep off the frame. */
#define LABEL_MARGIN 3.0

/* The least height of letters that still can be read, in device pixels. */
#define LABEL_PIXELS 8.5

/* Names while they are placed. */
typedef struct
{
  DrawPlan *plan;
  const DrawMapOptions *options;
  cairo_t *cr; /* to measure with: nothing is drawn */
  DrawIndex *taken;
  GHashTable *names; /* of char *: those of marked places */
  GArray *labels; /* DrawLabel */
} DrawLabels;

double
draw_point_get_radius (const DrawMapOptions *options)
{
  double least = MAX (4 * options->pixel, 0.6 * options->letter);

  return MAX (POINT_RADIUS, least);
}

static double
get_least_letter (const DrawMapOptions *options)
{
  return MAX (LABEL_PIXELS * options->pixel, options->letter);
}

/* Small letters on a screen that had to grow would cover the map, where one can come nearer; on
 * paper one cannot. */
static gboolean
is_too_small (const DrawLettering *lettering, const DrawMapOptions *options)
{
  return options->letter <= 0 && lettering->size < 0.6 * LABEL_PIXELS * options->pixel;
}

void
draw_point_sign (const DrawMap *map, WarPointKind kind, double x, double y, double r)
{
  cairo_t *cr = map->cr;
  DrawColour paper = draw_map_colour (map, DRAW_COLOUR_PAPER);
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_arc (cr, 0, 0, r, 0, 2 * G_PI);
  draw_set_colour (cr, paper, 1);
  cairo_fill_preserve (cr);
  draw_map_stroke (map, ink, r * 0.2);

  if (kind == WAR_POINT_CONTROL)
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
  double r = draw_point_get_radius (map->options);

  for (guint i = 0; i < map->field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (map->field->points, i);
      double x = (double) point->position.x / WAR_MILLIMETRE;
      double y = (double) point->position.y / WAR_MILLIMETRE;

      if (point->kind != WAR_POINT_LABEL
          && draw_map_may_see (map, (DrawRect){ x - 2 * r, y - 2 * r, x + 2 * r, y + 2 * r }))
        draw_point_sign (map, point->kind, x, y, r);
    }
}

double
draw_label_get_reach (const DrawLabel *label, const DrawMapOptions *options)
{
  return MAX (label->lettering.size * 0.2, options->pixel) + options->pixel;
}

/* On a halo of paper. */
static void
draw_label (const DrawMap *map, const DrawLabel *label)
{
  cairo_t *cr = map->cr;
  double reach = draw_label_get_reach (label, map->options);
  double halo = MAX (label->lettering.size * 0.38, 2 * map->options->pixel);
  DrawColour paper = draw_map_colour (map, DRAW_COLOUR_PAPER);
  const double paper_colour[] = { paper.red, paper.green, paper.blue };
  g_autoptr (PangoLayout) layout = NULL;

  if (!draw_map_may_see (map, (DrawRect){ label->rect.left - reach, label->rect.top - reach,
                                          label->rect.right + reach, label->rect.bottom + reach }))
    return;

  layout = draw_lettering_layout (cr, &label->lettering, label->text);
  cairo_save (cr);
  cairo_move_to (cr, label->rect.left, label->rect.top);
  draw_set_colour (cr, draw_map_colour (map, label->colour), 1);
  if (!draw_lettering_give (cr, layout, &label->lettering, halo, paper_colour))
    {
      pango_cairo_layout_path (cr, layout);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      draw_set_colour (cr, paper, 0.92);
      cairo_set_line_width (cr, halo);
      cairo_stroke (cr);
      cairo_move_to (cr, label->rect.left, label->rect.top);
      draw_set_colour (cr, draw_map_colour (map, label->colour), 1);
      pango_cairo_show_layout (cr, layout);
    }
  cairo_restore (cr);
}

/* The size of a line of text. Setting it is slow, and all sizes of an em are alike. */
static void
draw_labels_measure (DrawLabels *labels, const DrawLettering *lettering, const char *text,
                     double *width, double *height)
{
  DrawLettering unit = *lettering;
  g_autofree char *key = NULL;
  const DrawPoint *size;

  if (lettering->width > 0)
    {
      draw_lettering_measure (labels->cr, lettering, text, width, height);
      return;
    }

  key
    = g_strdup_printf ("%d%d%.3f %s", lettering->bold, lettering->italic, lettering->spacing, text);
  size = g_hash_table_lookup (labels->plan->measures, key);
  if (!size)
    {
      DrawPoint *own = g_new (DrawPoint, 1);

      unit.size = 16;
      draw_lettering_measure (labels->cr, &unit, text, &own->x, &own->y);
      own->x /= unit.size;
      own->y /= unit.size;
      g_hash_table_insert (labels->plan->measures, g_steal_pointer (&key), own);
      size = own;
    }
  *width = size->x * lettering->size;
  *height = size->y * lettering->size;
}

/* The middle of what has an extent, moved off the nearest of the lines that come every so often, if
 * it lies over one of them and has room between two. */
static double
keep_off_joins (double middle, double extent, double distance, double gap)
{
  double join, near = floor ((middle - extent / 2 - gap) / distance);

  if (distance <= 0 || extent + 2 * gap >= distance
      || near >= floor ((middle + extent / 2 + gap) / distance))
    return middle;
  join = (near + 1) * distance;
  return middle < join ? join - gap - extent / 2 : join + gap + extent / 2;
}

/* Tries places around an anchor of the given half width and height: the middle first if centred,
 * else beside, above and below. A name that must be shown is, even over another one. */
static void
draw_labels_place (DrawLabels *labels, const DrawLettering *lettering, const char *text, double x,
                   double y, double half_width, double half_height, gboolean centred, gboolean must,
                   DrawColourName colour)
{
  static const gint8 places[][2] = { { 0, 0 },  { 1, 0 }, { -1, 0 }, { 0, 1 },  { 0, -1 },
                                     { 1, -1 }, { 1, 1 }, { -1, 1 }, { -1, -1 } };
  const WarField *field = labels->plan->field;
  DrawLettering own = *lettering;
  double field_width = (double) field->width / WAR_MILLIMETRE;
  double field_depth = (double) field->depth / WAR_MILLIMETRE;
  double margin = MAX (LABEL_MARGIN, 3 * labels->options->pixel);
  double width, height, least = get_least_letter (labels->options);
  DrawRect first = { 0 };
  gboolean found = FALSE;

  own.size = MAX (own.size, least);
  draw_labels_measure (labels, &own, text, &width, &height);
  if (width > field_width - 2 * margin)
    {
      double smaller = own.size * MAX ((field_width - 2 * margin) / width, 0.45);

      own.size = MAX (smaller, labels->options->letter);
      own.width = field_width - 2 * margin;
      own.align = PANGO_ALIGN_CENTER;
      draw_labels_measure (labels, &own, text, &width, &height);
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
      middle_x = keep_off_joins (middle_x, width, labels->options->join_x, margin);
      middle_y = keep_off_joins (middle_y, height, labels->options->join_y, margin);
      rect = (DrawRect){ middle_x - width / 2, middle_y - height / 2, middle_x + width / 2,
                         middle_y + height / 2 };
      if (i == (centred ? 0 : 1))
        first = rect;
      if (!draw_index_find (labels->taken, rect, NULL))
        {
          first = rect;
          found = TRUE;
        }
    }

  if (found || must)
    {
      DrawLabel label = { g_strdup (text), own, first, colour };

      draw_index_add (labels->taken, labels->labels->len, first);
      g_array_append_val (labels->labels, label);
    }
}

static void
draw_labels_point (DrawLabels *labels, const WarPoint *point)
{
  gboolean place = point->kind == WAR_POINT_LABEL;
  double radius = place ? 0 : draw_point_get_radius (labels->options) * 1.1;
  DrawLettering lettering = {
    .face = DRAW_FACE_MAP, .size = place ? 9.5 : 7, .bold = TRUE, .spacing = place ? 0.14 : 0.02
  };

  g_autofree char *name = text_point (labels->plan->field, point);

  /* A label without words would say that it is one. */
  if (!place || (point->name && *point->name))
    draw_labels_place (labels, &lettering, name, (double) point->position.x / WAR_MILLIMETRE,
                       (double) point->position.y / WAR_MILLIMETRE, radius, radius, place, TRUE,
                       DRAW_COLOUR_INK);
}

static void
draw_labels_feature (DrawLabels *labels, const WarFeature *feature)
{
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

  /* A marked place is named for what it stands on: once is enough. */
  if (!feature->name || !*feature->name || g_hash_table_contains (labels->names, feature->name)
      || is_too_small (&lettering, labels->options))
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
                     !beside, FALSE, water ? DRAW_COLOUR_WATER : DRAW_COLOUR_INK);
}

/* Where along the foot of a zone its name lies on least: the middle, if nothing speaks against
 * it. */
static double
draw_labels_find_foot (DrawLabels *labels, double left, double right, double y, double width,
                       double height)
{
  static const double shares[] = { 0.5, 0.35, 0.65, 0.2, 0.8 };
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint));
  double best = (left + right) / 2;
  guint least = G_MAXUINT;

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      double x = left + (right - left) * shares[i];
      DrawRect rect = { x - width / 2, y - height / 2, x + width / 2, y + height / 2 };

      if (rect.left < left || rect.right > right)
        continue;
      g_array_set_size (found, 0);
      draw_index_find (labels->plan->index, rect, found);
      if (found->len < least)
        {
          least = found->len;
          best = x;
        }
    }

  return best;
}

/* At the foot of the zone, in the side's colour. */
static void
draw_labels_zone (DrawLabels *labels, const WarZone *zone)
{
  DrawLettering lettering = { .face = DRAW_FACE_MAP, .size = 6, .bold = TRUE, .spacing = 0.08 };
  g_autofree char *name = text_zone_label (labels->plan->field, zone, labels->options->rules);
  WarPosition minimum, maximum;
  double width, height, x, y;

  if (!name || is_too_small (&lettering, labels->options))
    return;

  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  draw_labels_measure (labels, &lettering, name, &width, &height);
  y = (double) maximum.y / WAR_MILLIMETRE - 8;
  x = draw_labels_find_foot (labels, (double) minimum.x / WAR_MILLIMETRE,
                             (double) maximum.x / WAR_MILLIMETRE, y, width, height);
  draw_labels_place (labels, &lettering, name, x, y, 0, 4, TRUE, FALSE,
                     zone->side == 1 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2);
}

static void
draw_label_clear (gpointer data)
{
  g_free (((DrawLabel *) data)->text);
}

/* Places all names, whatever the clip: so they stand where they do in every part that is drawn. */
static GArray *
draw_labels_new (DrawPlan *plan, const DrawMapOptions *options)
{
  const WarField *field = plan->field;
  DrawRect bounds
    = { 0, 0, (double) field->width / WAR_MILLIMETRE, (double) field->depth / WAR_MILLIMETRE };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  g_autoptr (DrawIndex) taken = draw_index_new (bounds, field->features->len);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  DrawLabels labels = { plan,  options, cairo_create (surface),
                        taken, names,   g_array_new (FALSE, FALSE, sizeof (DrawLabel)) };

  g_array_set_clear_func (labels.labels, draw_label_clear);
  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);
      double r = draw_point_get_radius (options);
      double x = (double) point->position.x / WAR_MILLIMETRE;
      double y = (double) point->position.y / WAR_MILLIMETRE;

      if (point->name)
        g_hash_table_add (names, point->name);
      if (point->kind != WAR_POINT_LABEL)
        draw_index_add (taken, 0, (DrawRect){ x - r, y - r, x + r, y + r });
    }

  /* The most important first: they get the best places. */
  for (guint i = 0; i < field->points->len; i++)
    draw_labels_point (&labels, g_ptr_array_index (field->points, i));
  for (guint i = 0; options->zones && i < field->zones->len; i++)
    draw_labels_zone (&labels, g_ptr_array_index (field->zones, i));
  for (guint i = 0; i < field->features->len; i++)
    draw_labels_feature (&labels, g_ptr_array_index (field->features, i));

  cairo_destroy (labels.cr);
  cairo_surface_destroy (surface);

  return labels.labels;
}

/* Those of the last size are kept: a picture is drawn in many parts. */
const GArray *
draw_plan_get_labels (DrawPlan *plan, const DrawMapOptions *options)
{
  const DrawMapOptions *kept = &plan->labels_for;
  gboolean same_pixel = kept->pixel <= options->pixel && kept->pixel >= options->pixel;
  gboolean same_joins = kept->join_x <= options->join_x && kept->join_x >= options->join_x
                        && kept->join_y <= options->join_y && kept->join_y >= options->join_y;
  gboolean same_letter = kept->letter <= options->letter && kept->letter >= options->letter;

  if (plan->labels && same_pixel && same_letter && same_joins && kept->zones == options->zones
      && kept->rules == options->rules)
    return plan->labels;
  g_clear_pointer (&plan->labels, g_array_unref);
  plan->labels = draw_labels_new (plan, options);
  plan->labels_for = *options;

  return plan->labels;
}

void
draw_map_labels (const DrawMap *map)
{
  const GArray *labels = draw_plan_get_labels (map->plan, map->options);

  for (guint i = 0; i < labels->len; i++)
    draw_label (map, &g_array_index (labels, DrawLabel, i));
}
