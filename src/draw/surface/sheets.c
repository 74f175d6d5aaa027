/* sheets.c: printed pages, laid out in millimetres
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/sheets.h"

#include <cairo-pdf.h>
#include <math.h>

#include "draw/surface/surface-private.h"

const DrawPaper draw_paper_a4 = { "iso_a4", 210, 297 };
const DrawPaper draw_paper_a3 = { "iso_a3", 297, 420 };
const DrawPaper draw_paper_a5 = { "iso_a5", 148, 210 };
const DrawPaper draw_paper_letter = { "na_letter", 215.9, 279.4 };

DrawPaper
draw_paper_turn (DrawPaper paper)
{
  return (DrawPaper){ paper.name, paper.height, paper.width };
}

typedef struct
{
  guint page;
  char *name;
} Bookmark;

struct _DrawSheets
{
  char *title;
  DrawPaper paper;
  guint n_pages;
  GArray *turned; /* guint: pages */
  GArray *bookmarks; /* Bookmark */
  DrawSheetFunc draw_page;
  gpointer content;
  GDestroyNotify destroy;
  gboolean is_two_sided;
  const DrawCutPlan *plan; /* or NULL */
  DrawSheets *next; /* whose pages come behind these; or NULL */
};

static void
clear_bookmark (gpointer bookmark)
{
  g_free (((Bookmark *) bookmark)->name);
}

DrawSheets *
draw_sheets_new (const char *title, DrawPaper paper, guint n_pages, DrawSheetFunc draw_page,
                 gpointer content, GDestroyNotify destroy)
{
  DrawSheets *sheets = g_new0 (DrawSheets, 1);

  sheets->title = g_strdup (title);
  sheets->paper = paper;
  sheets->n_pages = n_pages;
  sheets->turned = g_array_new (FALSE, FALSE, sizeof (guint));
  sheets->bookmarks = g_array_new (FALSE, FALSE, sizeof (Bookmark));
  g_array_set_clear_func (sheets->bookmarks, clear_bookmark);
  sheets->draw_page = draw_page;
  sheets->content = content;
  sheets->destroy = destroy;

  return sheets;
}

void
draw_sheets_free (DrawSheets *sheets)
{
  if (!sheets)
    return;

  if (sheets->destroy)
    sheets->destroy (sheets->content);
  draw_sheets_free (sheets->next);
  g_array_unref (sheets->turned);
  g_array_unref (sheets->bookmarks);
  g_free (sheets->title);
  g_free (sheets);
}

const char *
draw_sheets_get_title (const DrawSheets *sheets)
{
  return sheets->title;
}

/* Whether they are the same size, however they lie. */
static gboolean
is_same_paper (const DrawPaper *a, const DrawPaper *b)
{
  return fabs (fmin (a->width, a->height) - fmin (b->width, b->height)) < 0.1
         && fabs (fmax (a->width, a->height) - fmax (b->width, b->height)) < 0.1;
}

void
draw_sheets_append (DrawSheets *sheets, DrawSheets *others)
{
  g_return_if_fail (sheets != NULL);

  for (const DrawSheets *other = others; other != NULL; other = other->next)
    g_return_if_fail (is_same_paper (&sheets->paper, &other->paper));

  while (sheets->next != NULL)
    sheets = sheets->next;
  sheets->next = others;
}

/* Pages that are left empty before the first of them, of which so many come before. */
static guint
get_gap (const DrawSheets *sheets, guint before)
{
  return sheets->is_two_sided ? before % 2 : 0;
}

/* The sheets that have the page as one of their own, and its number in them: n_pages or more if it
 * is left empty before them. */
static const DrawSheets *
find_page (const DrawSheets *sheets, guint *page)
{
  guint first = 0;

  for (; *page >= first + sheets->n_pages && sheets->next != NULL; sheets = sheets->next)
    {
      guint end = first + sheets->n_pages;

      first = end + get_gap (sheets->next, end);
    }
  *page -= first; /* which wraps where it lies before */
  return sheets;
}

void
draw_sheets_add_bookmark (DrawSheets *sheets, guint page, const char *name)
{
  g_return_if_fail (page < sheets->n_pages && name != NULL);

  Bookmark bookmark = { page, g_strdup (name) };

  g_array_append_val (sheets->bookmarks, bookmark);
}

void
draw_sheets_turn_page (DrawSheets *sheets, guint page)
{
  g_return_if_fail (page < sheets->n_pages);

  g_array_append_val (sheets->turned, page);
}

void
draw_sheets_set_two_sided (DrawSheets *sheets)
{
  sheets->is_two_sided = TRUE;
}

gboolean
draw_sheets_have_backs (const DrawSheets *sheets)
{
  for (; sheets != NULL; sheets = sheets->next)
    if (sheets->is_two_sided)
      return TRUE;
  return FALSE;
}

void
draw_sheets_set_plan (DrawSheets *sheets, const DrawCutPlan *plan)
{
  sheets->plan = plan;
}

const DrawCutPlan *
draw_sheets_find_plan (const DrawSheets *sheets, guint page, guint *sheet)
{
  const DrawSheets *own = find_page (sheets, &page);
  gboolean is_back = own->is_two_sided && page % 2 != 0;

  *sheet = own->is_two_sided ? page / 2 : page;
  return page < own->n_pages && !is_back ? own->plan : NULL;
}

GPtrArray *
draw_sheets_list_plans (const DrawSheets *sheets)
{
  GPtrArray *plans = g_ptr_array_new ();

  for (; sheets != NULL; sheets = sheets->next)
    if (sheets->plan != NULL)
      g_ptr_array_add (plans, (gpointer) sheets->plan);
  return plans;
}

DrawPaper
draw_sheets_get_paper (const DrawSheets *sheets, guint page)
{
  const DrawSheets *own = find_page (sheets, &page);

  for (guint i = 0; i < own->turned->len; i++)
    if (g_array_index (own->turned, guint, i) == page)
      return draw_paper_turn (own->paper);

  return own->paper;
}

guint
draw_sheets_get_n_pages (const DrawSheets *sheets)
{
  guint n_pages = 0;

  for (; sheets != NULL; sheets = sheets->next)
    n_pages += get_gap (sheets, n_pages) + sheets->n_pages;

  return n_pages;
}

void
draw_sheets_draw_page (const DrawSheets *sheets, guint page, cairo_t *cr)
{
  const DrawPageNumber number = { page + 1, draw_sheets_get_n_pages (sheets) };
  const DrawSheets *own;

  g_return_if_fail (page < number.last);

  own = find_page (sheets, &page);
  if (page >= own->n_pages)
    return;
  cairo_save (cr);
  cairo_new_path (cr);
  own->draw_page (own->content, page, &number, cr);
  cairo_restore (cr);
}

/* The outline of a PDF, while it is made. */
typedef struct
{
  cairo_surface_t *surface;
  int top; /* what parts stand below */
} Outline;

static void
add_outline (const char *name, guint first, guint n_pages, gboolean is_part, gpointer data)
{
  Outline *outline = data;
  g_autofree char *target = g_strdup_printf ("page=%u", first + 1);
  int id = cairo_pdf_surface_add_outline (outline->surface,
                                          is_part ? outline->top : CAIRO_PDF_OUTLINE_ROOT, name,
                                          target, CAIRO_PDF_OUTLINE_FLAG_OPEN);

  if (!is_part)
    outline->top = id;
}

void
draw_sheets_foreach_part (const DrawSheets *sheets, DrawSheetPartFunc func, gpointer data)
{
  g_return_if_fail (sheets != NULL && func != NULL);

  for (guint first = 0; sheets != NULL; first += sheets->n_pages, sheets = sheets->next)
    {
      first += get_gap (sheets, first);
      if (*sheets->title != '\0')
        func (sheets->title, first, sheets->n_pages, FALSE, data);
      for (guint i = 0; i < sheets->bookmarks->len; i++)
        {
          const Bookmark *bookmark = &g_array_index (sheets->bookmarks, Bookmark, i);

          func (bookmark->name, first + bookmark->page, 1, TRUE, data);
        }
    }
}

static gboolean
go_on (guint n_pages, gpointer data)
{
  return TRUE;
}

GBytes *
draw_sheets_to_pdf (const DrawSheets *sheets, GError **error)
{
  return draw_sheets_to_pdf_by_pages (sheets, go_on, NULL, error);
}

GBytes *
draw_sheets_to_pdf_by_pages (const DrawSheets *sheets, DrawPageFunc func, gpointer data,
                             GError **error)
{
  g_return_val_if_fail (sheets != NULL && func != NULL, NULL);

  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface
    = draw_surface_new_pdf (bytes, sheets->title, sheets->paper.width, sheets->paper.height);
  cairo_t *cr = cairo_create (surface);
  Outline outline = { surface, CAIRO_PDF_OUTLINE_ROOT };
  g_autoptr (GBytes) pdf = NULL;
  gboolean goes_on = TRUE;
  cairo_status_t status;

  cairo_scale (cr, DRAW_POINTS_PER_MM, DRAW_POINTS_PER_MM);
  for (guint page = 0; goes_on && page < draw_sheets_get_n_pages (sheets); page++)
    {
      DrawPaper paper = draw_sheets_get_paper (sheets, page);

      cairo_pdf_surface_set_size (surface, paper.width * DRAW_POINTS_PER_MM,
                                  paper.height * DRAW_POINTS_PER_MM);
      draw_sheets_draw_page (sheets, page, cr);
      cairo_show_page (cr);
      goes_on = func (page + 1, data);
    }
  if (goes_on)
    draw_sheets_foreach_part (sheets, add_outline, &outline);
  status = cairo_status (cr);
  cairo_destroy (cr);

  pdf = draw_surface_finish_pdf (surface, bytes, status, goes_on ? error : NULL);
  return goes_on ? g_steal_pointer (&pdf) : NULL;
}
