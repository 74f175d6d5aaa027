/* map-ground.c: paper, contour lines and lettered squares
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"

#include <math.h>

#include "text/words/place.h"

#define RELIEF_CELLS 96 /* along the longer side */
#define RELIEF_LEVELS 9

/* The least height of the squares' numbers, in device pixels. */
#define NUMBER_PIXELS 10.5

/* Smooth noise in −1 … 1 on a lattice of 1. */
static double
draw_relief_noise (guint32 seed, double x, double y)
{
  gint32 column = (gint32) floor (x), row = (gint32) floor (y);
  double u = x - column, v = y - row;
  double corners[4];

  for (gint i = 0; i < 4; i++)
    corners[i] = draw_hash_share (draw_hash (seed, column + i % 2, row + i / 2), 0) * 2 - 1;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);

  return (corners[0] * (1 - u) + corners[1] * u) * (1 - v)
         + (corners[2] * (1 - u) + corners[3] * u) * v;
}

/* Adds the line on which the height is level within one cell. */
static void
draw_relief_cell (cairo_t *cr, double x, double y, double size, const double heights[4],
                  double level)
{
  /* Corners in turn, so that edge i runs from corner i to corner i + 1. */
  static const gint corners[5][2] = { { 0, 0 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { 0, 0 } };
  static const guint order[5] = { 0, 1, 3, 2, 0 };
  gboolean pen_down = FALSE;

  for (guint i = 0; i < 4; i++)
    {
      double a = heights[order[i]], b = heights[order[i + 1]];
      double t, edge_x, edge_y;

      if ((a < level) == (b < level))
        continue;
      t = (level - a) / (b - a);
      edge_x = x + size * (corners[i][0] + (corners[i + 1][0] - corners[i][0]) * t);
      edge_y = y + size * (corners[i][1] + (corners[i + 1][1] - corners[i][1]) * t);
      if (pen_down)
        cairo_line_to (cr, edge_x, edge_y);
      else
        cairo_move_to (cr, edge_x, edge_y);
      pen_down = !pen_down;
    }
}

/* The lattice of heights. */
typedef struct
{
  double cell; /* the side of a cell */
  guint columns, rows; /* of cells */
} DrawRelief;

static DrawRelief
draw_relief_get (const WarField *field)
{
  double width = (double) field->width / WAR_MILLIMETRE;
  double depth = (double) field->depth / WAR_MILLIMETRE;
  double cell = MAX (width, depth) / RELIEF_CELLS;

  return (DrawRelief){ cell, (guint) ceil (width / cell), (guint) ceil (depth / cell) };
}

/* Heights of the ground, which say nothing about play: they come from the field's name alone. */
GArray *
draw_relief_new (const WarField *field)
{
  DrawRelief relief = draw_relief_get (field);
  double wave = relief.cell * RELIEF_CELLS / 4.2;
  guint32 seed = field->name ? g_str_hash (field->name) : 0;
  GArray *heights
    = g_array_sized_new (FALSE, FALSE, sizeof (double), (relief.columns + 1) * (relief.rows + 1));

  for (guint row = 0; row <= relief.rows; row++)
    for (guint column = 0; column <= relief.columns; column++)
      {
        double x = column * relief.cell / wave, y = row * relief.cell / wave;
        double height
          = draw_relief_noise (seed, x, y) + 0.35 * draw_relief_noise (~seed, x * 2.3, y * 2.3);

        g_array_append_val (heights, height);
      }

  return heights;
}

/* Faint contour lines. */
static void
draw_relief (const DrawMap *map)
{
  DrawRelief relief = draw_relief_get (map->field);
  DrawColour colour = draw_map_pale (map, draw_map_colour (map, DRAW_COLOUR_CONTOUR), 0.26);
  double cell = relief.cell;
  guint first_row = (guint) CLAMP (map->top / cell - 1, 0, relief.rows);
  guint last_row = (guint) CLAMP (map->bottom / cell + 2, 0, relief.rows);
  guint first_column = (guint) CLAMP (map->left / cell - 1, 0, relief.columns);
  guint last_column = (guint) CLAMP (map->right / cell + 2, 0, relief.columns);

  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_ROUND);
  for (guint step = 0; step < RELIEF_LEVELS; step++)
    {
      double level = -0.88 + 0.22 * step;

      for (guint row = first_row; row < last_row; row++)
        for (guint column = first_column; column < last_column; column++)
          {
            const double *at
              = &g_array_index (map->plan->relief, double, row *(relief.columns + 1) + column);
            const double corners[4]
              = { at[0], at[1], at[relief.columns + 1], at[relief.columns + 2] };

            draw_relief_cell (map->cr, column * cell, row * cell, cell, corners, level);
          }
      draw_map_stroke (map, colour, step % 4 == 0 ? 0.75 : 0.4);
    }
}

void
draw_map_ground (const DrawMap *map)
{
  cairo_save (map->cr);
  draw_set_colour (map->cr, draw_map_colour (map, DRAW_COLOUR_PAPER), 1);
  cairo_paint (map->cr);
  draw_relief (map);
  cairo_restore (map->cr);
}

DrawGrid
draw_grid_get (const WarField *field)
{
  return (DrawGrid){
    .size = (double) text_get_square_size (field) / WAR_MILLIMETRE,
    .parts = TEXT_SQUARE_PARTS,
    .inches = text_is_in_inches (field),
  };
}

static void
draw_grid_lines (const DrawMap *map, double step, double width, double depth)
{
  for (guint i = 1; i * step < width - 0.01; i++)
    {
      cairo_move_to (map->cr, i * step, 0);
      cairo_line_to (map->cr, i * step, depth);
    }
  for (guint i = 1; i * step < depth - 0.01; i++)
    {
      cairo_move_to (map->cr, 0, i * step);
      cairo_line_to (map->cr, width, i * step);
    }
}

static void
draw_grid_letters (const DrawMap *map, DrawGrid grid, double width, double depth)
{
  guint columns = (guint) ceil (width / grid.size - 0.001);
  guint rows = (guint) ceil (depth / grid.size - 0.001);
  double part = grid.size / grid.parts;
  double least = fmax (NUMBER_PIXELS * map->options->pixel, map->options->letter);
  DrawLettering letter = { .face = DRAW_FACE_MAP, .align = PANGO_ALIGN_CENTER };
  DrawLettering number = { .face = DRAW_FACE_MAP, .size = fmax (grid.size * 0.036, least) };
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);

  /* Off the edges of zones, which often lie on lines of the squares. */
  double clear = MAX (1.6, 1.6 * map->options->pixel);

  for (guint row = 0; row < rows; row++)
    for (guint column = 0; column < columns; column++)
      {
        char text[] = { (char) ('A' + MIN (row * columns + column, 25)), '\0' };
        double x = column * grid.size, y = row * grid.size;

        /* Of a square that the edge cuts off, what is on the field. */
        double right = fmin (x + grid.size, width), bottom = fmin (y + grid.size, depth);

        if (!draw_map_may_see (map, (DrawRect){ x, y, x + grid.size, y + grid.size }))
          continue;
        draw_set_colour (map->cr, ink, 0.30);
        letter.size = fmin (grid.size * 0.15, fmin (right - x, bottom - y) * 0.8);
        draw_lettering_show_at_baseline (map->cr, &letter, (x + right) / 2,
                                         (y + bottom) / 2 + letter.size * 0.36, text);

        /* So large in its square a number would be taken for something else. */
        if (number.size > part * 0.4)
          continue;
        for (guint i = 0; i < grid.parts * grid.parts; i++)
          {
            double left = x + (i % grid.parts) * part;
            double top = y + (double) (i / grid.parts) * part;
            char digits[12];

            if (left + part > width + 0.01 || top + part > depth + 0.01
                || !draw_map_may_see (map, (DrawRect){ left, top, left + part, top + part }))
              continue;
            g_snprintf (digits, sizeof digits, "%u", i + 1);
            draw_set_colour (map->cr, ink, 0.78);
            draw_lettering_show_at_baseline (map->cr, &number, left + number.size * 0.35 + clear,
                                             top + number.size * 1.05 + clear, digits);
          }
      }
}

/* Overprinted in black, as on the real sheets. */
void
draw_map_grid (const DrawMap *map)
{
  double width = (double) map->field->width / WAR_MILLIMETRE;
  double depth = (double) map->field->depth / WAR_MILLIMETRE;
  DrawGrid grid = draw_grid_get (map->field);
  DrawColour ink = draw_map_colour (map, DRAW_COLOUR_INK);

  if (map->field->board != NULL)
    {
      draw_map_hexes (map);
      return;
    }
  if (map->options->no_squares)
    return;

  cairo_save (map->cr);
  draw_set_colour (map->cr, ink, 0.42);
  cairo_set_line_cap (map->cr, CAIRO_LINE_CAP_BUTT);
  draw_grid_lines (map, grid.size, width, depth);
  cairo_set_line_width (map->cr, MAX (0.5, map->options->pixel));
  cairo_stroke (map->cr);

  if (grid.size / grid.parts > 12 * map->options->pixel)
    {
      draw_map_dash (map, 1.2, 2.2);
      draw_grid_lines (map, grid.size / grid.parts, width, depth);
      cairo_set_line_width (map->cr, MAX (0.3, map->options->pixel * 0.7));
      cairo_stroke (map->cr);
      draw_map_dash (map, 0, 0);
    }

  if (map->options->labels)
    draw_grid_letters (map, grid, width, depth);
  cairo_restore (map->cr);
}
