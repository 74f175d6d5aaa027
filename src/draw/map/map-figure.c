/* map-figure.c: a map as a part of a printed sheet
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-figure-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/map/map-private.h"
#include "draw/units/reserves.h"
#include "draw/units/starts.h"
#include "text/field/field.h"
#include "text/operation/briefing.h"

/* In units of the pen. */
#define FRAME 2.8
#define CAPTION_ABOVE 1.2
#define CAPTION_LEAST 7.5 /* the arrow stands beside it */
#define SIGN_WIDTH 41.0 /* of a sign with its name */
#define SIGN_HEIGHT 5.8
#define SAMPLE_WIDTH 9.0
#define SAMPLE_HEIGHT 4.6
#define GAP 5.0 /* between the map and the signs beside it */

/* Nothing on the map is thinner. */
#define THINNEST 0.16

static double
get_table_length (WarLength length)
{
  return (double) length / WAR_MILLIMETRE;
}

static DrawLettering
get_caption_lettering (const DrawPen *pen, double map_width)
{
  return (DrawLettering){ .face = DRAW_FACE_MAP,
                          .size = 3.2 * pen->unit,
                          .italic = TRUE,
                          .width = map_width + (2 * FRAME - 10) * pen->unit };
}

/* How high the caption is below a map so wide. */
static double
get_caption_height (const WarOperation *operation, const DrawPen *pen, double map_width)
{
  DrawLettering lettering = get_caption_lettering (pen, fmax (map_width, 30 * pen->unit));
  g_autofree char *caption = text_operation_field (operation);
  double width, height;

  draw_lettering_measure (pen->cr, &lettering, caption, &width, &height);
  return fmax (height + 2 * CAPTION_ABOVE * pen->unit, CAPTION_LEAST * pen->unit);
}

/* With the signs below, in rows over the whole width. */
static DrawFigure
fit_above (const WarField *field, double unit, double caption, guint n_signs, double width,
           double height)
{
  double table_width = get_table_length (field->width);
  double table_depth = get_table_length (field->depth);
  guint columns = (guint) MAX (width / (SIGN_WIDTH * unit), 1);
  DrawFigure figure = { .n_signs = n_signs, .rows = (n_signs + columns - 1) / columns };
  double other = (2 * FRAME + figure.rows * SIGN_HEIGHT) * unit + caption;

  figure.scale = MIN ((width - 2 * FRAME * unit) / table_width, (height - other) / table_depth);
  figure.width = width;
  figure.height = figure.scale * table_depth + other;

  return figure;
}

/* With the signs at the right, from the top of the map to the foot of the caption. */
static DrawFigure
fit_beside (const WarField *field, double unit, double caption, guint n_signs, double width,
            double height)
{
  double table_width = get_table_length (field->width);
  double table_depth = get_table_length (field->depth);
  double other = 2 * FRAME * unit + caption;
  DrawFigure best = { 0 };

  for (guint columns = 1; columns <= n_signs; columns++)
    {
      DrawFigure figure = {
        .beside = TRUE,
        .n_signs = n_signs,
        .rows = (n_signs + columns - 1) / columns,
      };
      double signs = (columns * SIGN_WIDTH + GAP) * unit;
      double map_width = width - signs - 2 * FRAME * unit;

      figure.scale = MIN (map_width / table_width, (height - other) / table_depth);
      if (figure.scale * table_depth + other < figure.rows * SIGN_HEIGHT * unit)
        continue;
      figure.width = figure.scale * table_width + 2 * FRAME * unit + signs;
      figure.height = figure.scale * table_depth + other;
      if (figure.scale > best.scale)
        best = figure;
    }

  return best;
}

static gboolean
has_point (const WarField *field, WarPointKind kind)
{
  for (guint i = 0; i < field->points->len; i++)
    if (((const WarPoint *) g_ptr_array_index (field->points, i))->kind == kind)
      return TRUE;

  return FALSE;
}

/* Of each terrain, and of each kind of point that is no mere name. */
static guint
count_signs (const WarField *field, DrawInk ink)
{
  const DrawMapOptions options = { .ink = ink, .zones = TRUE };
  DrawKeySign signs[DRAW_KEY_MAX];
  guint n = draw_field_list_signs (field, &options, signs);

  for (WarPointKind kind = WAR_POINT_CONTROL; kind < WAR_POINT_LABEL; kind++)
    n += has_point (field, kind) ? 1 : 0;

  return n;
}

DrawFigure
draw_figure_fit (const WarOperation *operation, const DrawPen *pen, double width, double height)
{
  const WarField *field = operation->field;
  guint n_signs = count_signs (field, pen->ink);
  double caption = CAPTION_LEAST * pen->unit;
  DrawFigure best = { 0 };

  /* A narrower map may have a higher caption. */
  for (guint i = 0; i < 3; i++)
    {
      DrawFigure above = fit_above (field, pen->unit, caption, n_signs, width, height);
      DrawFigure beside = fit_beside (field, pen->unit, caption, n_signs, width, height);
      double needed;

      best = beside.scale > above.scale ? beside : above;
      best.caption = caption;
      needed = get_caption_height (operation, pen, best.scale * get_table_length (field->width));
      if (needed <= caption)
        break;
      caption = needed;
    }
  best.room = width;
  return best;
}

/* The field in its frame, with its top left corner at (x, y), who stands there, and where reserves
 * come. */
static void
draw_figure_map (const DrawFigure *figure, DrawPlan *plan, WarOperation *operation,
                 const DrawPen *pen, double x, double y)
{
  g_autoptr (DrawStarts) starts = draw_starts_new (operation);
  DrawMapOptions options = {
    .ink = pen->ink,
    .pixel = THINNEST * pen->unit / figure->scale,
    .letter = DRAW_MAP_LEAST_LETTER / figure->scale,
    .rules = operation->rules,
    .zones = TRUE,
    .labels = TRUE,
  };
  DrawMap map;

  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  cairo_scale (pen->cr, figure->scale, figure->scale);
  draw_plan_field (pen->cr, plan, &options);
  if (starts != NULL)
    draw_starts (pen->cr, starts, pen->ink);
  draw_reserves (pen->cr, operation, pen->ink);
  draw_map_init (&map, pen->cr, plan, &options);
  draw_map_frame (&map, FRAME * pen->unit / DRAW_FRAME_WIDTH / figure->scale);
  cairo_restore (pen->cr);
}

/* Where signs and their names are set: column by column. */
typedef struct
{
  const DrawFigure *figure;
  const DrawMap *map;
  const DrawPen *pen;
  double x, y, column_width;
  guint shown;
} DrawSigns;

/* Sets the name of the next sign, whose own top left corner is given. */
static void
begin_sign (DrawSigns *signs, const char *name, double *x, double *y)
{
  const DrawPen *pen = signs->pen;
  DrawLettering lettering = { .face = DRAW_FACE_MAP, .size = 3 * pen->unit };

  *x = signs->x + signs->shown / signs->figure->rows * signs->column_width;
  *y = signs->y + signs->shown % signs->figure->rows * SIGN_HEIGHT * pen->unit;
  signs->shown++;
  draw_pen_ink (pen);
  draw_lettering_show_fitted (pen->cr, &lettering, *x + (SAMPLE_WIDTH + 2) * pen->unit,
                              *y + 3.4 * pen->unit,
                              signs->column_width - (SAMPLE_WIDTH + 3) * pen->unit, name);
}

static void
draw_signs (DrawSigns *signs)
{
  const DrawPen *pen = signs->pen;
  const WarField *field = signs->map->field;
  DrawKeySign key[DRAW_KEY_MAX];
  guint n = draw_field_list_signs (field, signs->map->options, key);
  double x, y;

  for (guint i = 0; i < n; i++)
    {
      begin_sign (signs, key[i].name, &x, &y);
      draw_key_sign (signs->map, &key[i], x, y, SAMPLE_WIDTH * pen->unit, SAMPLE_HEIGHT * pen->unit,
                     0.75 * pen->unit);
    }
  for (WarPointKind kind = WAR_POINT_CONTROL; kind < WAR_POINT_LABEL; kind++)
    if (has_point (field, kind))
      {
        begin_sign (signs, text_point_kind (kind), &x, &y);
        draw_point_sign (signs->map, kind, x + SAMPLE_WIDTH / 2 * pen->unit,
                         y + SAMPLE_HEIGHT / 2 * pen->unit, SAMPLE_HEIGHT * 0.44 * pen->unit);
      }
}

void
draw_figure (const DrawFigure *figure, DrawPlan *plan, WarOperation *operation, const DrawPen *pen,
             double y)
{
  double frame = FRAME * pen->unit;
  double map_width = figure->scale * get_table_length (plan->field->width);
  double map_depth = figure->scale * get_table_length (plan->field->depth);
  double left = pen->left + (figure->room - figure->width) / 2;
  double x = left + frame + (figure->beside ? 0 : (figure->width - map_width) / 2 - frame);
  double foot = y + map_depth + 2 * frame;
  DrawLettering note = get_caption_lettering (pen, fmax (map_width, 30 * pen->unit));
  g_autofree char *caption = text_operation_field (operation);
  const DrawMapOptions options = {
    .ink = pen->ink,
    .zones = TRUE,
    .sides = { operation->forces[0]->name, operation->forces[1]->name },
  };
  DrawMap map;

  draw_figure_map (figure, plan, operation, pen, x, y + frame);

  draw_pen_ink (pen);
  draw_lettering_show (pen->cr, &note, x - frame, foot + CAPTION_ABOVE * pen->unit, caption);
  draw_map_init (&map, pen->cr, plan, &options);
  draw_map_north (&map, x + map_width + frame - 2 * pen->unit, foot + 7 * pen->unit,
                  0.38 * fmax (pen->unit, 0.9));

  if (figure->n_signs > 0)
    {
      guint columns = (figure->n_signs + figure->rows - 1) / figure->rows;
      DrawSigns signs
        = { figure, &map, pen, left, foot + figure->caption, figure->width / columns, 0 };

      if (figure->beside)
        {
          signs.x = x + map_width + frame + GAP * pen->unit;
          signs.y = y;
          signs.column_width = SIGN_WIDTH * pen->unit;
        }
      draw_signs (&signs);
    }
}
