/* booklet.c: two pages on each side of a sheet, to fold
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/print/booklet.h"

typedef struct
{
  DrawSheets *pages;
  DrawPaper page; /* upright */
  guint n_pages; /* with those that are left empty: a multiple of four */
  DrawSheets *sheets; /* which has all of this */
} Booklet;

static void
booklet_free (gpointer content)
{
  Booklet *booklet = content;

  draw_sheets_free (booklet->pages);
  g_free (booklet);
}

static DrawPaper
get_upright (DrawPaper paper)
{
  return paper.width > paper.height ? draw_paper_turn (paper) : paper;
}

static DrawPaper
get_half (DrawPaper paper)
{
  DrawPaper upright = get_upright (paper);

  return (DrawPaper){ "custom", upright.height / 2, upright.width };
}

DrawSheetSetup
draw_booklet_get_setup (const DrawSheetSetup *setup)
{
  DrawSheetSetup own = *setup;

  own.paper = get_half (setup->paper);
  own.is_booklet = TRUE;
  return own;
}

/* The page at the left or the right of a side: the first side has the last one and the first. */
static guint
get_page (const Booklet *booklet, guint side, gboolean is_right)
{
  gboolean is_front = side % 2 == 0;

  return is_right == is_front ? side : booklet->n_pages - 1 - side;
}

static void
draw_half (const Booklet *booklet, guint page, double left, cairo_t *cr)
{
  DrawPaper paper;

  if (page >= draw_sheets_get_n_pages (booklet->pages))
    return;

  paper = draw_sheets_get_paper (booklet->pages, page);
  cairo_save (cr);
  cairo_translate (cr, left, 0);
  cairo_rectangle (cr, 0, 0, booklet->page.width, booklet->page.height);
  cairo_clip (cr);
  /* One that lies the other way round is read from the side. */
  if (paper.width > paper.height)
    {
      cairo_translate (cr, 0, booklet->page.height);
      cairo_rotate (cr, -G_PI / 2);
    }
  draw_sheets_draw_page (booklet->pages, page, cr);
  cairo_restore (cr);
}

static void
draw_side (gpointer content, guint side, const DrawPageNumber *number, cairo_t *cr)
{
  const Booklet *booklet = content;

  draw_half (booklet, get_page (booklet, side, FALSE), 0, cr);
  draw_half (booklet, get_page (booklet, side, TRUE), booklet->page.width, cr);
}

/* The side on which the page stands. */
static guint
find_side (const Booklet *booklet, guint page)
{
  return MIN (page, booklet->n_pages - 1 - page);
}

static void
add_bookmark (const char *name, guint first, guint n_pages, gboolean is_part, gpointer data)
{
  const Booklet *booklet = data;

  if (!is_part)
    draw_sheets_add_bookmark (booklet->sheets, find_side (booklet, first), name);
}

DrawSheets *
draw_booklet_new (DrawSheets *pages, DrawPaper paper)
{
  g_return_val_if_fail (pages != NULL, NULL);

  Booklet *booklet = g_new0 (Booklet, 1);

  booklet->pages = pages;
  booklet->page = get_half (paper);
  booklet->n_pages = (draw_sheets_get_n_pages (pages) + 3) / 4 * 4;
  booklet->sheets
    = draw_sheets_new (draw_sheets_get_title (pages), draw_paper_turn (get_upright (paper)),
                       booklet->n_pages / 2, draw_side, booklet, booklet_free);
  draw_sheets_foreach_part (pages, add_bookmark, booklet);
  return booklet->sheets;
}
