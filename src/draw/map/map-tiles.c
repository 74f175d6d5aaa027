/* map-tiles.c: a map over several sheets, to cut out and lay together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-tiles.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/map/map-private.h"
#include "draw/map/picture-private.h"
#include "draw/map/ruler-private.h"
#include "draw/surface/flow-private.h"
#include "draw/surface/share-private.h"
#include "text/field/field.h"

/* Everything is at true size, in millimetres, on every paper. */
#define MARGIN 12.0 /* around a tile: for the marks, and what no printer reaches */
#define FOOT 31.0 /* below the margin: ruler and title */
#define BLEED 1.5 /* of the map beyond the cut */
#define MARK_GAP 2.2
#define MARK 4.0
#define CUT_LINE 0.1
#define NEIGHBOUR 4.6 /* from the cut to the middle of the name of the next sheet */
#define OVERVIEW_FOOT 12.0
#define KEY 9.0 /* the greater side of the sign of where a sheet lies */
#define NAME 20.0 /* what the name of a sheet takes beside it */
#define NAME_REACH 60 /* of the table: how far the name of a place may go from it */

typedef struct
{
  DrawPaper paper; /* as it lies */
  guint columns, rows;
  double width, height; /* of a tile, without what overlaps */
  GArray *places; /* guint: column + row × columns of those that are printed, in this order */
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
  g_array_unref (tiles->tiling.places);
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
fit_tiles (DrawPaper paper, double width, double height, double overlap)
{
  Tiling tiling = {
    .paper = paper,
    .columns = count_parts (width, paper.width - 2 * MARGIN - overlap),
    .rows = count_parts (height, paper.height - 2 * MARGIN - FOOT - overlap),
  };

  tiling.width = width / tiling.columns;
  tiling.height = height / tiling.rows;

  return tiling;
}

/* What lies on the ground ---------------------------------------------------------------------- */

/* Which of n tiles of that length a place lies in; the nearest, if it is beyond. */
static guint
find_tile (double at, double length, guint n)
{
  return (guint) fmin (fmax (floor (at / length), 0), n - 1);
}

/* Marks the tiles that a part of the table reaches into, in millimetres of the paper. */
static void
mark (const Tiling *tiling, gboolean *is_used, double left, double top, double right, double bottom,
      double overlap)
{
  guint first = find_tile (left - overlap, tiling->width, tiling->columns);
  guint last = find_tile (right, tiling->width, tiling->columns);
  guint first_row = find_tile (top - overlap, tiling->height, tiling->rows);
  guint last_row = find_tile (bottom, tiling->height, tiling->rows);

  for (guint row = first_row; row <= last_row; row++)
    for (guint column = first; column <= last; column++)
      is_used[column + row * tiling->columns] = TRUE;
}

/* Likewise of a part between two places of the table, and so much around it. */
static void
mark_around (const Tiling *tiling, gboolean *is_used, WarPosition a, WarPosition b, double around,
             double scale, double overlap)
{
  double left = MIN (a.x, b.x) / (double) WAR_MILLIMETRE - around;
  double right = MAX (a.x, b.x) / (double) WAR_MILLIMETRE + around;
  double top = MIN (a.y, b.y) / (double) WAR_MILLIMETRE - around;
  double bottom = MAX (a.y, b.y) / (double) WAR_MILLIMETRE + around;

  mark (tiling, is_used, left * scale, top * scale, right * scale, bottom * scale, overlap);
}

/* A line by its parts, all else by the box around it. */
static void
mark_shape (const Tiling *tiling, gboolean *is_used, const WarShape *shape, double scale,
            double overlap)
{
  double around = DRAW_SIGN_REACH + shape->width / 2.0 / WAR_MILLIMETRE;
  WarPosition minimum, maximum;

  if (shape->kind != WAR_SHAPE_LINE)
    {
      war_shape_get_bounds (shape, &minimum, &maximum);
      mark_around (tiling, is_used, minimum, maximum, DRAW_SIGN_REACH, scale, overlap);
      return;
    }
  for (guint i = 0; i + 1 < shape->vertices->len; i++)
    mark_around (tiling, is_used, g_array_index (shape->vertices, WarPosition, i),
                 g_array_index (shape->vertices, WarPosition, i + 1), around, scale, overlap);
}

/* Those on which something lies; all of a board of hexes, and the only one. */
static GArray *
list_places (const Tiling *tiling, const WarField *field, const DrawPicture *picture)
{
  guint n = tiling->columns * tiling->rows;
  g_autofree gboolean *is_used = g_new0 (gboolean, n);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));
  double scale = picture->width / ((double) field->width / WAR_MILLIMETRE);

  for (guint i = 0; i < field->features->len; i++)
    mark_shape (tiling, is_used, &((WarFeature *) g_ptr_array_index (field->features, i))->shape,
                scale, picture->overlap);
  for (guint i = 0; i < field->zones->len; i++)
    mark_shape (tiling, is_used, &((WarZone *) g_ptr_array_index (field->zones, i))->shape, scale,
                picture->overlap);
  for (guint i = 0; i < field->points->len; i++)
    {
      WarPosition at = ((WarPoint *) g_ptr_array_index (field->points, i))->position;

      mark_around (tiling, is_used, at, at, NAME_REACH, scale, picture->overlap);
    }
  for (guint i = 0; i < n; i++)
    if (is_used[i] || n == 1 || field->board != NULL)
      g_array_append_val (places, i);
  return places;
}

/* What lies on the tiles is asked of no more of them than this. */
#define MOST_LOOKED_AT (64 * 1000)

/* Free its places. */
static Tiling
find_tiling (const WarField *field, const DrawPicture *picture)
{
  double height = draw_picture_get_height (picture, field);
  Tiling tilings[] = {
    fit_tiles (*picture->paper, picture->width, height, picture->overlap),
    fit_tiles (draw_paper_turn (*picture->paper), picture->width, height, picture->overlap),
  };
  guint best = 0;

  for (guint i = 0; i < G_N_ELEMENTS (tilings); i++)
    {
      Tiling *tiling = &tilings[i];
      guint n = tiling->columns * tiling->rows;

      tiling->places = n <= MOST_LOOKED_AT ? list_places (tiling, field, picture)
                                           : g_array_new (FALSE, FALSE, sizeof (guint));
      if (n > MOST_LOOKED_AT)
        g_array_set_size (tiling->places, n);
      if (tiling->places->len < tilings[best].places->len)
        best = i;
    }
  g_array_unref (tilings[1 - best].places);
  return tilings[best];
}

/* The overview too, if there is more than one. */
static guint
count_pages (const Tiling *tiling)
{
  return tiling->places->len + (tiling->columns * tiling->rows > 1 ? 1 : 0);
}

static gboolean
is_printed (const Tiling *tiling, guint column, guint row)
{
  guint place = column + row * tiling->columns;

  for (guint i = 0; i < tiling->places->len; i++)
    if (g_array_index (tiling->places, guint, i) == place)
      return TRUE;
  return FALSE;
}

guint
draw_map_tiles_count (const WarField *field, const DrawPicture *picture)
{
  g_return_val_if_fail (field != NULL && picture != NULL, 0);
  g_return_val_if_fail (picture->width > 0 && picture->paper != NULL, 0);

  Tiling tiling = find_tiling (field, picture);
  guint n = count_pages (&tiling);

  g_array_unref (tiling.places);
  return n;
}

/* What the tile has of the one beyond its right or lower edge, if there is one. */
static double
get_overlap (const Tiles *tiles, guint place, guint n)
{
  return place + 1 < n ? tiles->picture.overlap : 0;
}

/* The part of the map, and what is beyond the cut. */
static void
draw_tile (const Tiles *tiles, guint column, guint row, double x, double y, cairo_t *cr)
{
  const Tiling *tiling = &tiles->tiling;
  double more_x = get_overlap (tiles, column, tiling->columns);
  double more_y = get_overlap (tiles, row, tiling->rows);
  DrawMapping mapping
    = draw_mapping_begin (tiles->plan, &tiles->picture, tiles->picture.width, DRAW_PAPER_PIXEL);

  mapping.options.join_x = tiling->columns > 1 ? tiling->width / mapping.scale : 0;
  mapping.options.join_y = tiling->rows > 1 ? tiling->height / mapping.scale : 0;
  cairo_save (cr);
  cairo_rectangle (cr, x - BLEED, y - BLEED, tiling->width + more_x + 2 * BLEED,
                   tiling->height + more_y + 2 * BLEED);
  cairo_clip (cr);
  mapping.left = x - column * tiling->width;
  mapping.top = y - row * tiling->height;
  draw_mapping_show (&mapping, cr, NULL);
  cairo_restore (cr);
}

/* Two at each corner, which point at it. */
static void
draw_cut_marks (const Tiles *tiles, guint column, guint row, double x, double y, cairo_t *cr)
{
  double width = tiles->tiling.width + get_overlap (tiles, column, tiles->tiling.columns);
  double height = tiles->tiling.height + get_overlap (tiles, row, tiles->tiling.rows);

  for (guint corner = 0; corner < 4; corner++)
    {
      double right = corner % 2, below = corner / 2;
      double at_x = x + right * width, at_y = y + below * height;
      double out_x = 2 * right - 1, out_y = 2 * below - 1;

      cairo_move_to (cr, at_x + out_x * MARK_GAP, at_y);
      cairo_line_to (cr, at_x + out_x * (MARK_GAP + MARK), at_y);
      cairo_move_to (cr, at_x, at_y + out_y * MARK_GAP);
      cairo_line_to (cr, at_x, at_y + out_y * (MARK_GAP + MARK));
    }
  draw_set_colour (cr, draw_palette_get_cut (tiles->picture.ink), 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, CUT_LINE);
  cairo_stroke (cr);
}

/* Short lines at the edges, up to which the next sheets are laid over what this one has of them. */
static void
draw_glue_marks (const Tiles *tiles, guint column, guint row, double x, double y, cairo_t *cr)
{
  const Tiling *tiling = &tiles->tiling;
  double more_x = get_overlap (tiles, column, tiling->columns);
  double more_y = get_overlap (tiles, row, tiling->rows);
  const double dash = 1;

  for (guint end = 0; end < 2; end++)
    {
      double out = end == 0 ? -1 : 1;
      double at_x = end == 0 ? x : x + tiling->width + more_x;
      double at_y = end == 0 ? y : y + tiling->height + more_y;

      if (more_x > 0)
        {
          cairo_move_to (cr, x + tiling->width, at_y + out * MARK_GAP);
          cairo_line_to (cr, x + tiling->width, at_y + out * (MARK_GAP + MARK));
        }
      if (more_y > 0)
        {
          cairo_move_to (cr, at_x + out * MARK_GAP, y + tiling->height);
          cairo_line_to (cr, at_x + out * (MARK_GAP + MARK), y + tiling->height);
        }
    }
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, tiles->picture.ink), 1);
  cairo_save (cr);
  cairo_set_dash (cr, &dash, 1, 0);
  cairo_set_line_width (cr, CUT_LINE);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* As squares of a chessboard: "B2", its row from the top. */
static char *
dup_name (guint column, guint row)
{
  g_autofree char *letters = text_letters (column);

  return g_strdup_printf ("%s%u", letters, row + 1);
}

static void
draw_name (const Tiles *tiles, guint column, guint row, double size, double x, double y,
           cairo_t *cr)
{
  DrawLettering lettering
    = { .face = DRAW_FACE_MAP, .size = size, .bold = TRUE, .align = PANGO_ALIGN_CENTER };
  g_autofree char *name = dup_name (column, row);

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, tiles->picture.ink), 1);
  draw_lettering_show_at_baseline (cr, &lettering, x, y + size * 0.35, name);
}

/* Beyond each edge the name of the sheet that comes there. */
static void
draw_neighbours (const Tiles *tiles, guint column, guint row, double x, double y, cairo_t *cr)
{
  const Tiling *tiling = &tiles->tiling;
  const double size = 3.2, middle_x = x + tiling->width / 2, middle_y = y + tiling->height / 2;

  if (column > 0 && is_printed (tiling, column - 1, row))
    draw_name (tiles, column - 1, row, size, x - NEIGHBOUR, middle_y, cr);
  if (column + 1 < tiling->columns && is_printed (tiling, column + 1, row))
    draw_name (tiles, column + 1, row, size, x + tiling->width + tiles->picture.overlap + NEIGHBOUR,
               middle_y, cr);
  if (row > 0 && is_printed (tiling, column, row - 1))
    draw_name (tiles, column, row - 1, size, middle_x, y - NEIGHBOUR, cr);
  if (row + 1 < tiling->rows && is_printed (tiling, column, row + 1))
    draw_name (tiles, column, row + 1, size, middle_x,
               y + tiling->height + tiles->picture.overlap + NEIGHBOUR, cr);
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
draw_foot (const Tiles *tiles, guint column, guint row, const DrawPageNumber *number, cairo_t *cr)
{
  const Tiling *tiling = &tiles->tiling;
  double left = MARGIN, right = tiling->paper.width - MARGIN;
  double y = tiling->paper.height - MARGIN - FOOT + 10, foot = y + DRAW_RULER_ABOVE + 17;
  DrawLettering title = { .face = DRAW_FACE_MAP, .size = 3.4, .italic = TRUE };
  DrawLettering right_line = { .face = DRAW_FACE_MAP, .size = 3.4, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *number_text = g_strdup_printf (_ ("%u / %u"), number->number, number->last);
  g_autofree char *words = g_strdup_printf (
    tiles->picture.overlap > 0
      /* TRANSLATORS: %s is the name of a map that is printed over several sheets. */
      ? _ ("%s. Print at 100 %%, cut from mark to mark, glue the next sheet up to the dashes.")
      /* TRANSLATORS: likewise. */
      : _ ("%s. Print at 100 %%, and cut from mark to mark."),
    tiles->title);

  draw_ruler (cr, tiles->picture.ink, left, y + DRAW_RULER_ABOVE);
  draw_key (tiles, column, row, right, y + 2, cr);
  if (left + DRAW_RULER_WIDTH < right - KEY - NAME)
    draw_name (tiles, column, row, 6, right - KEY - NAME / 2, y + 2 + KEY / 2, cr);
  else /* the ruler takes all of narrow paper */
    draw_name (tiles, column, row, 5, right - KEY / 2, y - 1.5, cr);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, tiles->picture.ink), 1);
  draw_lettering_show_fitted (cr, &title, left, foot, (right - left) * 0.84, words);
  draw_lettering_show_at_baseline (cr, &right_line, right, foot, number_text);
}

/* The edges and the names of all sheets over the map, whose top left corner is given. */
static void
draw_grid (const Tiles *tiles, double scale, double left, double top, cairo_t *cr)
{
  const Tiling *tiling = &tiles->tiling;
  double width = tiling->width * scale, height = tiling->height * scale;
  double size = fmin (fmin (width * 0.3, height * 0.4), 8);

  for (guint i = 0; i < tiling->columns * tiling->rows; i++)
    {
      guint column = i % tiling->columns, row = i / tiling->columns;
      double x = left + (column + 0.5) * width, y = top + (row + 0.5) * height;

      cairo_rectangle (cr, x - width / 2, y - height / 2, width, height);
      draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, tiles->picture.ink), 1);
      cairo_set_line_width (cr, 0.5);
      cairo_stroke (cr);
      if (!is_printed (tiling, column, row))
        continue;
      cairo_arc (cr, x, y, size * 0.95, 0, 2 * G_PI);
      draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_PAPER, tiles->picture.ink), 1);
      cairo_fill (cr);
      draw_name (tiles, column, row, size, x, y, cr);
    }
}

/* The whole map, with the sheets that it is cut into. */
static void
draw_overview (const Tiles *tiles, const DrawPageNumber *number, cairo_t *cr)
{
  const Tiling *tiling = &tiles->tiling;
  double whole_width = tiling->width * tiling->columns,
         whole_height = tiling->height * tiling->rows;
  double scale = fmin ((tiling->paper.width - 2 * MARGIN) / whole_width,
                       (tiling->paper.height - 2 * MARGIN - OVERVIEW_FOOT) / whole_height);
  double left = (tiling->paper.width - whole_width * scale) / 2;
  double right = tiling->paper.width - MARGIN, foot = tiling->paper.height - MARGIN;
  DrawPicture picture = tiles->picture;
  DrawMapping mapping;
  DrawLettering title = { .face = DRAW_FACE_MAP, .size = 3.4, .italic = TRUE };
  DrawLettering right_line = { .face = DRAW_FACE_MAP, .size = 3.4, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *number_text = g_strdup_printf (_ ("%u / %u"), number->number, number->last);
  g_autofree char *words = g_strdup_printf (
    tiling->places->len < tiling->columns * tiling->rows
      /* TRANSLATORS: %s is the name of a map that is printed over several sheets. */
      ? _ ("%s. How its sheets lie. Those without a name would be blank, and are left out.")
      /* TRANSLATORS: likewise. */
      : _ ("%s. How its sheets lie."),
    tiles->title);

  /* Its names are those of the sheets. */
  picture.left_out |= DRAW_PART_NAMES | DRAW_PART_SQUARES;
  mapping
    = draw_mapping_begin (tiles->plan, &picture, tiles->picture.width * scale, DRAW_PAPER_PIXEL);
  mapping.left = left;
  mapping.top = MARGIN;
  cairo_save (cr);
  draw_mapping_show (&mapping, cr, NULL);
  cairo_restore (cr);
  draw_grid (tiles, scale, left, MARGIN, cr);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, tiles->picture.ink), 1);
  draw_lettering_show_fitted (cr, &title, MARGIN, foot, (right - MARGIN) * 0.84, words);
  draw_lettering_show_at_baseline (cr, &right_line, right, foot, number_text);
}

static void
draw_tiles_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  const Tiles *tiles = content;
  const Tiling *tiling = &tiles->tiling;
  double x = (tiling->paper.width - tiling->width - tiles->picture.overlap) / 2;
  guint place, column, row;

  if (page == tiling->places->len)
    {
      draw_overview (tiles, number, cr);
      return;
    }
  place = g_array_index (tiling->places, guint, page);
  column = place % tiling->columns;
  row = place / tiling->columns;
  if (!draw_share_wants_rest (cr, 0))
    return;
  draw_cut_marks (tiles, column, row, x, MARGIN, cr);
  draw_neighbours (tiles, column, row, x, MARGIN, cr);
  draw_tile (tiles, column, row, x, MARGIN, cr);
  draw_glue_marks (tiles, column, row, x, MARGIN, cr);
  draw_foot (tiles, column, row, number, cr);
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

  return draw_sheets_new (title, tiling->paper, count_pages (tiling), draw_tiles_page, tiles,
                          tiles_free);
}
