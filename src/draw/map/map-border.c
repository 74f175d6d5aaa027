/* map-border.c: the frame, title, scale, north arrow and signs around a map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/map/map-private.h"

/* The border is laid out in units of which the margin has so many. */
#define BORDER_MARGIN 34.0
#define BORDER_FRAME DRAW_FRAME_WIDTH

/* Of a sign and its name, when there is room. */
#define REFERENCE_WIDTH 57.0

typedef struct
{
  DrawMap map;
  double width, depth; /* of the field, in millimetres */
  double unit; /* of the border */
} DrawBorder;

/* In proportion to the field, so that small and large ones make similar pictures. */
double
draw_map_get_margin (const WarField *field)
{
  double width = (double) field->width / WAR_MILLIMETRE;
  double depth = (double) field->depth / WAR_MILLIMETRE;

  return fmax (0.079 * sqrt (width * depth), 10);
}

static void
draw_frame_line (const DrawBorder *border, double distance, double thickness)
{
  double off = distance * border->unit;

  cairo_rectangle (border->map.cr, -off, -off, border->width + 2 * off, border->depth + 2 * off);
  draw_map_stroke (&border->map, draw_map_colour (&border->map, DRAW_COLOUR_INK),
                   thickness * border->unit);
}

/* The rungs of the ladder along one side: the first one ends at first, and the last one at the end
 * if no more than the rest is left there. */
typedef struct
{
  double first, step, length, rest;
} Rungs;

/* Every other one is dark, from the first on. */
static gboolean
get_rung (const Rungs *rungs, guint i, double *from, double *length)
{
  double to = rungs->first + i * rungs->step;

  *from = i == 0 ? 0 : to - rungs->step;
  *length = (to < rungs->length - rungs->rest ? to : rungs->length) - *from;
  return *from < rungs->length - rungs->rest - 0.01;
}

/* The numbered squares, or the columns and rows of hexes. */
static void
get_rungs (const DrawBorder *border, Rungs *across, Rungs *down)
{
  const WarField *field = border->map.field;
  DrawGrid grid = draw_grid_get (field);
  double step = grid.size / grid.parts;

  *across = (Rungs){ .first = step, .step = step, .length = border->width };
  *down = (Rungs){ .first = step, .step = step, .length = border->depth };
  if (field->board != NULL)
    {
      WarHexes hexes = war_field_get_hexes (field);

      across->first = across->step = 2.0 * hexes.half_width / WAR_MILLIMETRE;
      down->step = 3.0 * hexes.third / WAR_MILLIMETRE;
      down->first = 3.5 * hexes.third / WAR_MILLIMETRE;
      down->rest = 1.0 * hexes.third / WAR_MILLIMETRE;
    }
}

/* The ladder between the lines. */
static void
draw_frame_ladder (const DrawBorder *border)
{
  cairo_t *cr = border->map.cr;
  double near = 1.6 * border->unit, thick = 1.9 * border->unit, from, length;
  Rungs across, down;

  get_rungs (border, &across, &down);
  for (guint i = 0; get_rung (&across, i, &from, &length); i += 2)
    {
      cairo_rectangle (cr, from, -near - thick, length, thick);
      cairo_rectangle (cr, from, border->depth + near, length, thick);
    }
  for (guint i = 0; get_rung (&down, i, &from, &length); i += 2)
    {
      cairo_rectangle (cr, -near - thick, from, thick, length);
      cairo_rectangle (cr, border->width + near, from, thick, length);
    }
  draw_set_colour (cr, draw_map_colour (&border->map, DRAW_COLOUR_INK), 1);
  cairo_fill (cr);
}

/* What would be so large in units of the border, or the least size. */
static double
get_letter (const DrawBorder *border, double size)
{
  return fmax (size * border->unit, border->map.options->letter);
}

static DrawBorder
draw_border_begin (const DrawMap *map, double unit)
{
  return (DrawBorder){
    .map = *map,
    .width = (double) map->field->width / WAR_MILLIMETRE,
    .depth = (double) map->field->depth / WAR_MILLIMETRE,
    .unit = unit,
  };
}

void
draw_map_frame (const DrawMap *map, double unit)
{
  DrawBorder border = draw_border_begin (map, unit);

  cairo_save (map->cr);
  cairo_set_line_join (map->cr, CAIRO_LINE_JOIN_MITER);
  draw_frame_ladder (&border);
  draw_frame_line (&border, 0, 0.7);
  draw_frame_line (&border, 1.6, 0.3);
  draw_frame_line (&border, 3.5, 0.3);
  draw_frame_line (&border, 6.6, 1.7);
  draw_frame_line (&border, 8.6, 0.4);
  cairo_restore (map->cr);
}

/* "24″ × 12″", "180 × 120 cm", "13 × 11 hexes" */
static char *
draw_border_describe_size (const DrawBorder *border, gboolean inches)
{
  const WarHexBoard *board = border->map.field->board;
  double width = border->width / (inches ? 25.4 : 10);
  double depth = border->depth / (inches ? 25.4 : 10);
  char width_text[G_ASCII_DTOSTR_BUF_SIZE], depth_text[G_ASCII_DTOSTR_BUF_SIZE];

  if (board != NULL)
    /* TRANSLATORS: Columns and rows of a board of hexes. */
    return g_strdup_printf (_ ("%u × %u hexes"), board->n_columns, board->n_rows);

  g_ascii_formatd (width_text, sizeof width_text, "%.4g", width);
  g_ascii_formatd (depth_text, sizeof depth_text, "%.4g", depth);

  /* TRANSLATORS: Width and depth of a field in inches, or in centimetres. */
  return g_strdup_printf (inches ? _ ("%s″ × %s″") : _ ("%s × %s\u00a0cm"), width_text, depth_text);
}

/* A long name is smaller, then stands in several lines of which the last one is where a short one
 * would be; only what has no end ends in dots at the edge of the sheet. */
static void
draw_name (const DrawBorder *border, const DrawLettering *lettering, const char *name,
           double baseline)
{
  cairo_t *cr = border->map.cr;
  DrawLettering own = *lettering;
  double room = fmax (border->width - 96 * border->unit, border->width * 0.4);
  double above = 18 * border->unit, least = get_letter (border, 3.5), width, height;

  draw_lettering_measure (cr, &own, name, &width, &height);
  if (width <= room)
    {
      draw_lettering_show_at_baseline (cr, &own, border->width / 2, baseline, name);
      return;
    }

  own.size *= fmax (room / width, 0.5);
  own.width = room * 1.01;
  draw_lettering_measure (cr, &own, name, &width, &height);
  while (height > above && own.size > least)
    {
      own.size *= 0.9;
      draw_lettering_measure (cr, &own, name, &width, &height);
    }
  if (height > above)
    {
      own.lines = (gint) fmax (above / (own.size * 1.2), 1);
      draw_lettering_measure (cr, &own, name, &width, &height);
    }
  draw_lettering_show (cr, &own, (border->width - own.width) / 2,
                       baseline + 0.25 * own.size - height, name);
}

static void
draw_title (const DrawBorder *border)
{
  cairo_t *cr = border->map.cr;
  DrawGrid grid = draw_grid_get (border->map.field);
  double unit = border->unit, baseline = -15 * unit;
  DrawLettering title = { .face = DRAW_FACE_MAP,
                          .size = 14 * unit,
                          .bold = TRUE,
                          .spacing = 0.22,
                          .align = PANGO_ALIGN_CENTER };
  DrawLettering note = { .face = DRAW_FACE_MAP, .size = get_letter (border, 5.6), .italic = TRUE };
  const char *words = border->map.field->name;
  g_autofree char *name = g_utf8_strup (words != NULL ? words : "", -1);
  g_autofree char *size = draw_border_describe_size (border, grid.inches);

  draw_set_colour (cr, draw_map_colour (&border->map, DRAW_COLOUR_INK), 1);
  if (*name)
    draw_name (border, &title, name, baseline);
  draw_lettering_show_fitted (cr, &note, -BORDER_FRAME * unit, baseline, 44 * unit, size);
}

/* An arrow with a feathered tail, half of it dark. North is up on all fields. */
void
draw_map_north (const DrawMap *map, double x, double y, double unit)
{
  cairo_t *cr = map->cr;
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);
  DrawLettering letter
    = { .face = DRAW_FACE_MAP, .size = 6.5, .bold = TRUE, .align = PANGO_ALIGN_CENTER };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, unit * 0.92, unit * 0.92);
  draw_set_colour (cr, ink, 1);
  cairo_set_line_width (cr, 0.5);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, 0, -14);
  cairo_stroke (cr);
  cairo_move_to (cr, 0, -15);
  cairo_line_to (cr, -2.4, -6.5);
  cairo_line_to (cr, 0, -8.2);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_move_to (cr, 0, -15);
  cairo_line_to (cr, 2.4, -6.5);
  cairo_line_to (cr, 0, -8.2);
  cairo_close_path (cr);
  cairo_stroke (cr);
  for (guint i = 0; i < 3; i++)
    {
      cairo_move_to (cr, -1.8, 0.6 - i * 1.5);
      cairo_line_to (cr, 0, -1.2 - i * 1.5);
      cairo_line_to (cr, 1.8, 0.6 - i * 1.5);
    }
  cairo_stroke (cr);
  /* TRANSLATORS: North, one letter on a map's arrow. */
  draw_lettering_show_at_baseline (cr, &letter, 0, -16.2, C_ ("compass", "N"));
  cairo_restore (cr);
}

static void
draw_scale_bar (const DrawBorder *border)
{
  static const gint lengths[] = { 1, 2, 4, 6, 8, 12, 16, 24, 36, 48, 60, 120, 240 };
  cairo_t *cr = border->map.cr;
  DrawGrid grid = draw_grid_get (border->map.field);
  double length_unit = grid.inches ? 25.4 : 50, unit = border->unit;
  gint length = 1;
  double left = -BORDER_FRAME * unit, top = border->depth + 20 * unit, height = 1.9 * unit;
  DrawColour ink = draw_map_colour (&border->map, DRAW_COLOUR_INK);
  DrawLettering number
    = { .face = DRAW_FACE_MAP, .size = get_letter (border, 5), .align = PANGO_ALIGN_CENTER };
  DrawLettering note = { .face = DRAW_FACE_MAP, .size = get_letter (border, 5), .italic = TRUE };
  double step;
  guint parts;

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    if (lengths[i] * length_unit < border->width * 0.27)
      length = lengths[i];
  parts = length % 4 == 0 ? 4 : length % 3 == 0 ? 3 : length % 2 == 0 ? 2 : 1;
  step = length * length_unit / parts;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  left += 1.2 * unit;
  for (guint i = 0; i < parts; i += 2)
    cairo_rectangle (cr, left + i * step, top, step, height);
  draw_set_colour (cr, ink, 1);
  cairo_fill (cr);
  cairo_rectangle (cr, left, top, step * parts, height);
  cairo_rectangle (cr, left, top - 0.6 * unit, step * parts, height + 1.2 * unit);
  draw_map_stroke (&border->map, ink, 0.3 * unit);
  for (guint i = 0; i <= parts; i++)
    {
      char text[16];

      g_snprintf (text, sizeof text, "%d", (gint) (length * (grid.inches ? 1 : 5) * i / parts));
      draw_set_colour (cr, ink, 1);
      draw_lettering_show_at_baseline (cr, &number, left + i * step, top - 1.8 * unit, text);
    }
  draw_lettering_show_at_baseline (
    cr, &note, left, top + height + fmax (6 * unit, note.size + unit),
    grid.inches ? _ ("Scale of inches") : _ ("Scale of centimetres"));
  cairo_restore (cr);
}

void
draw_map_sample (const DrawMap *whole, WarTerrain terrain, WarShapeKind kind, gint side,
                 double left, double top, double width, double height, double scale)
{
  g_autoptr (WarFeature) feature = war_feature_new ();
  g_autoptr (DrawSign) sign = NULL;
  cairo_t *cr = whole->cr;
  DrawMapOptions options = *whole->options;
  DrawMap map = *whole;

  feature->terrain = terrain;
  feature->shape.kind = kind == WAR_SHAPE_AREA ? WAR_SHAPE_BOX : kind;
  feature->id = g_strdup (war_terrain_get_id (terrain));
  if (kind == WAR_SHAPE_LINE)
    {
      double x0 = 0.5, y0 = height / scale / 2, x1 = width / scale - 0.5;
      WarPosition ends[2]
        = { { (WarLength) (x0 * WAR_MILLIMETRE), (WarLength) (y0 * WAR_MILLIMETRE) },
            { (WarLength) (x1 * WAR_MILLIMETRE), (WarLength) (y0 * WAR_MILLIMETRE) } };

      if (!feature->shape.vertices)
        feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
      g_array_append_vals (feature->shape.vertices, ends, 2);
      feature->shape.width = (terrain == WAR_TERRAIN_BARBED_WIRE ? 12 : 5) * WAR_MILLIMETRE;
    }
  else
    {
      feature->shape.centre = (WarPosition){ (WarLength) (width / scale / 2 * WAR_MILLIMETRE),
                                             (WarLength) (height / scale / 2 * WAR_MILLIMETRE) };
      feature->shape.width = (WarLength) (width / scale * 0.92 * WAR_MILLIMETRE);
      feature->shape.depth = (WarLength) (height / scale * 0.86 * WAR_MILLIMETRE);
      if (terrain == WAR_TERRAIN_BRIDGE || terrain == WAR_TERRAIN_FORD)
        {
          feature->shape.depth = (WarLength) (width / scale * 0.66 * WAR_MILLIMETRE);
          feature->shape.width = (WarLength) (height / scale * 0.62 * WAR_MILLIMETRE);
          feature->shape.heading = WAR_HEADING_FROM_DEGREES (90);
        }
    }

  cairo_save (cr);
  cairo_translate (cr, left, top);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, -1, -1, width / scale + 2, height / scale + 2);
  cairo_clip (cr);
  options.pixel /= scale;
  map.detail = 1;
  map.options = &options;
  map.plan = NULL; /* whatever the field is too full of */
  map.left = map.top = -1e6;
  map.right = map.bottom = 1e6;
  sign = draw_sign_new (feature, map.field);
  if (sign)
    {
      DrawSign own;

      sign->side = side;
      own = draw_sign_begin (sign, &map);
      for (DrawPass pass = 0; pass < DRAW_N_PASSES; pass++)
        draw_sign (&own, pass);
    }
  cairo_restore (cr);
}

/* What the signs on this map mean, in columns at the foot. */
static void
draw_reference (const DrawBorder *border)
{
  cairo_t *cr = border->map.cr;
  DrawKeySign signs[DRAW_KEY_MAX];
  double unit = border->unit;
  double left = border->width * 0.30 + 6 * unit, right = border->width + BORDER_FRAME * unit;
  double row_height = 7.6 * unit, column_width, fit;
  guint rows = 3, columns, n;
  DrawLettering note = { .face = DRAW_FACE_MAP };

  n = draw_field_list_signs (border->map.field, border->map.options, signs);
  columns = (n + rows - 1) / rows;

  if (columns == 0 || right <= left)
    return;

  /* On a narrow map, or one with many signs, they are smaller: all of them are there. */
  fit = MIN ((right - left) / (columns * REFERENCE_WIDTH * unit), 1);
  column_width = REFERENCE_WIDTH * fit * unit;
  note.size = get_letter (border, 5.2 * fit);
  for (guint i = 0; i < n; i++)
    {
      double x = right - (columns - (double) (i / rows)) * column_width;
      double y = border->depth + (BORDER_FRAME + 1.2) * unit + (i % rows) * row_height;

      draw_key_sign (&border->map, &signs[i], x, y, 12 * fit * unit, 6.6 * unit, unit);
      draw_set_colour (cr, draw_map_colour (&border->map, DRAW_COLOUR_INK), 1);
      draw_lettering_show_fitted (cr, &note, x + 13.8 * fit * unit, y + 4.8 * unit,
                                  column_width - 15 * fit * unit, signs[i].name);
    }
}

void
draw_map_border (const DrawMap *map)
{
  double margin = draw_map_get_margin (map->field);
  DrawBorder border = draw_border_begin (map, margin / BORDER_MARGIN);
  DrawRect top = { -margin, -margin, border.width + margin, 0 };
  DrawRect bottom = { -margin, border.depth, border.width + margin, border.depth + margin };
  double line = 2 * map->options->pixel;

  /* The inner line of the frame lies on the edge of the field. */
  if (map->left < line || map->top < line || map->right > border.width - line
      || map->bottom > border.depth - line)
    draw_map_frame (map, border.unit);
  if (draw_map_may_see (map, bottom))
    {
      if (map->field->board == NULL) /* on a board distances are counted in hexes */
        draw_scale_bar (&border);
      draw_reference (&border);
    }
  if (draw_map_may_see (map, top))
    {
      draw_title (&border);
      draw_map_north (map, border.width - 6 * border.unit, -11.4 * border.unit, border.unit);
    }
}
