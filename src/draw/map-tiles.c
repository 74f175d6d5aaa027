/* map-tiles.c: a map over several sheets, to cut out and lay together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map-tiles.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/flow-private.h"
#include "draw/picture-private.h"
#include "draw/ruler-private.h"

/* Everything is at true size, in millimetres, on every paper. */
#define MARGIN 12.0 /* around a tile: for the marks, and what no printer reaches */
#define FOOT 31.0 /* below the margin: ruler and title */
#define BLEED 1.5 /* of the map beyond the cut */
#define MARK_GAP 2.2
#define MARK 4.0
#define CUT_LINE 0.1
#define KEY 9.0 /* the greater side of the sign of where a sheet lies */

typedef struct
{
  DrawPaper paper; /* as it lies */
  guint columns, rows;
  double width, height; /* of a tile */
} Tiling;

typedef struct
{
  char *title;
  WarField *field;
  DrawPlan *plan;
  DrawPicture picture;
  Tiling tiling;
} Tiles;

static void
tiles_free (gpointer content)
{
  Tiles *tiles = content;

  draw_plan_unref (tiles->plan);
  war_field_unref (tiles->field);
  g_free (tiles->title);
  g_free (tiles);
}

static guint
count_parts (double length, double room)
{
  double n = ceil (length / room - 1e-6);

  /* Columns and rows can be multiplied. */
  return (guint) CLAMP (n, 1, 10000);
}

static Tiling
fit_tiles (DrawPaper paper, double width, double height)
{
  Tiling tiling = {
    .paper = paper,
    .columns = count_parts (width, paper.width - 2 * MARGIN),
    .rows = count_parts (height, paper.height - 2 * MARGIN - FOOT),
  };

  tiling.width = width / tiling.columns;
  tiling.height = height / tiling.rows;

  return tiling;
}

static Tiling
find_tiling (const WarField *field, const DrawPicture *picture)
{
  double height = draw_picture_get_height (picture, field);
  Tiling upright = fit_tiles (*picture->paper, picture->width, height);
  Tiling turned = fit_tiles (draw_paper_turn (*picture->paper), picture->width, height);

  return turned.columns * turned.rows < upright.columns * upright.rows ? turned : upright;
}

guint
draw_map_tiles_count (const WarField *field, const DrawPicture *picture)
{
  g_return_val_if_fail (field != NULL && picture != NULL, 0);
  g_return_val_if_fail (picture->width > 0 && picture->paper != NULL, 0);

  Tiling tiling = find_tiling (field, picture);

  return tiling.columns * tiling.rows;
}

/* The part of the map, and what is beyond the cut. */
static void
draw_tile (const Tiles *tiles, guint column, guint row, double x, double y, cairo_t *cr)
{
  const Tiling *tiling = &tiles->tiling;
  DrawMapping mapping
    = draw_mapping_begin (tiles->plan, &tiles->picture, tiles->picture.width, DRAW_PAPER_PIXEL);

  cairo_save (cr);
  cairo_rectangle (cr, x - BLEED, y - BLEED, tiling->width + 2 * BLEED, tiling->height + 2 * BLEED);
  cairo_clip (cr);
  mapping.left = x - column * tiling->width;
  mapping.top = y - row * tiling->height;
  draw_mapping_show (&mapping, cr, NULL);
  cairo_restore (cr);
}

/* Two at each corner, which point at it. */
static void
draw_cut_marks (const Tiles *tiles, double x, double y, cairo_t *cr)
{
  const DrawColour red = { 1, 0, 0 };

  for (guint corner = 0; corner < 4; corner++)
    {
      double right = corner % 2, below = corner / 2;
      double at_x = x + right * tiles->tiling.width, at_y = y + below * tiles->tiling.height;
      double out_x = 2 * right - 1, out_y = 2 * below - 1;

      cairo_move_to (cr, at_x + out_x * MARK_GAP, at_y);
      cairo_line_to (cr, at_x + out_x * (MARK_GAP + MARK), at_y);
      cairo_move_to (cr, at_x, at_y + out_y * MARK_GAP);
      cairo_line_to (cr, at_x, at_y + out_y * (MARK_GAP + MARK));
    }
  draw_set_colour (
    cr,
    tiles->picture.ink == DRAW_INK_BLACK ? draw_palette_get (DRAW_COLOUR_INK, DRAW_INK_BLACK) : red,
    1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, CUT_LINE);
  cairo_stroke (cr);
}

/* All sheets in small, with this one dark; its top right corner is given. */
static void
draw_key (const Tiles *tiles, guint column, guint row, double right, double y, cairo_t *cr)
{
  const Tiling *tiling = &tiles->tiling;
  double whole_width = tiling->width * tiling->columns,
         whole_height = tiling->height * tiling->rows;
  double scale = KEY / MAX (whole_width, whole_height);
  double width = tiling->width * scale, height = tiling->height * scale;
  double left = right - whole_width * scale;

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, tiles->picture.ink), 1);
  cairo_rectangle (cr, left + column * width, y + row * height, width, height);
  cairo_fill (cr);
  for (guint i = 0; i <= tiling->columns; i++)
    {
      cairo_move_to (cr, left + i * width, y);
      cairo_line_to (cr, left + i * width, y + whole_height * scale);
    }
  for (guint i = 0; i <= tiling->rows; i++)
    {
      cairo_move_to (cr, left, y + i * height);
      cairo_line_to (cr, right, y + i * height);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  cairo_set_line_width (cr, 0.15);
  cairo_stroke (cr);
}

static void
draw_foot (const Tiles *tiles, guint page, cairo_t *cr)
{
  const Tiling *tiling = &tiles->tiling;
  double left = MARGIN, right = tiling->paper.width - MARGIN;
  double y = tiling->paper.height - MARGIN - FOOT + 10, foot = y + DRAW_RULER_ABOVE + 17;
  DrawLettering title = { .face = DRAW_FACE_MAP, .size = 3.4, .italic = TRUE };
  DrawLettering number = { .face = DRAW_FACE_MAP, .size = 3.4, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *number_text
    = g_strdup_printf (_ ("%u / %u"), page + 1, tiling->columns * tiling->rows);
  /* TRANSLATORS: %s is the name of a map that is printed over several sheets. */
  g_autofree char *words
    = g_strdup_printf (_ ("%s. Print at 100 %%, and cut from mark to mark."), tiles->title);

  draw_ruler (cr, tiles->picture.ink, left, y + DRAW_RULER_ABOVE);
  draw_key (tiles, page % tiling->columns, page / tiling->columns, right, y + 2, cr);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, tiles->picture.ink), 1);
  draw_lettering_show_fitted (cr, &title, left, foot, (right - left) * 0.84, words);
  draw_lettering_show_at_baseline (cr, &number, right, foot, number_text);
}

static void
draw_tiles_page (gpointer content, guint page, cairo_t *cr)
{
  const Tiles *tiles = content;
  const Tiling *tiling = &tiles->tiling;
  double x = (tiling->paper.width - tiling->width) / 2;

  draw_tile (tiles, page % tiling->columns, page / tiling->columns, x, MARGIN, cr);
  draw_cut_marks (tiles, x, MARGIN, cr);
  draw_foot (tiles, page, cr);
}

DrawSheets *
draw_map_tiles_new (const char *title, WarField *field, const DrawPicture *picture)
{
  g_return_val_if_fail (title != NULL && field != NULL && picture != NULL, NULL);
  g_return_val_if_fail (draw_map_tiles_count (field, picture) <= DRAW_TILES_MAX, NULL);

  Tiles *tiles = g_new0 (Tiles, 1);
  Tiling *tiling = &tiles->tiling;

  tiles->title = g_strdup (title);
  tiles->field = war_field_ref (field);
  tiles->plan = draw_plan_new (field, NULL);
  tiles->picture = *picture;
  *tiling = find_tiling (field, picture);
  tiles->picture.paper = NULL; /* which is lent */

  return draw_sheets_new (title, tiling->paper, tiling->columns * tiling->rows, draw_tiles_page,
                          tiles, tiles_free);
}
