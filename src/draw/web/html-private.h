/* html-private.h: pages for browsers, with drawings in them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

#include "draw/surface/svg-compact-private.h"

G_BEGIN_DECLS

/* A page that is being written: one file, which asks for nothing and runs nothing. It is XML as
 * well. */
typedef struct
{
  GString *text;
  gsize styles_end; /* where more can be put */
  DrawSvgLooks *looks; /* of the paths of all drawings */
  GHashTable *signs; /* char: what has been drawn, to char: its id */
  guint n_drawings;
  double width, height; /* of the drawing that has begun, in millimetres */
  gboolean has_field; /* one that others refer to */
  GError *error; /* the first that a drawing had, or NULL */
} DrawHtml;

/* Begins with the title as heading of the first level. about: below it, or NULL. */
DrawHtml draw_html_begin (const char *title, const char *about);

/* As it stands, which is our own alone. */
void draw_html_add (DrawHtml *html, const char *markup);

/* A text, whatever is in it; in an element of that name, of the class or NULL; not if it is NULL or
 * empty; and paragraphs that empty lines part. */
void draw_html_add_text (DrawHtml *html, const char *text);
void draw_html_add_element (DrawHtml *html, const char *name, const char *class, const char *text);
void draw_html_add_prose (DrawHtml *html, const char *prose);

/* Each of them (DrawPair) as a term with what is said of it, below a heading of the second level;
 * nothing, if there are none. */
void draw_html_add_pairs (DrawHtml *html, const char *heading, const GPtrArray *pairs);

/* A drawing of so many millimetres, whose letters are shapes: no browser has other ones. title:
 * what is seen on it; NULL: nothing that words beside it do not say. */
typedef void (*DrawHtmlFunc) (cairo_t *cr, gconstpointer data);
void draw_html_begin_drawing (DrawHtml *html, const char *title, double width, double height);
void draw_html_draw (DrawHtml *html, DrawHtmlFunc draw, gconstpointer data);
void draw_html_end_drawing (DrawHtml *html);

/* The same of what may come again on the page, which is said once. draw takes the middle of the
 * drawing for the place at x and y. */
void draw_html_draw_sign (DrawHtml *html, double x, double y, DrawHtmlFunc draw,
                          gconstpointer data);

/* All of that, once. */
void draw_html_add_drawing (DrawHtml *html, const char *title, double width, double height,
                            DrawHtmlFunc draw, gconstpointer data);

/* The page, with its document at the end: link is the address that store/documents/web-page.h makes
 * of it, id that of its element, file the name that it is saved under; link NULL: there is none.
 * credit: of the rules. NULL with an error if a drawing had one. Clears html. */
GBytes *draw_html_finish (DrawHtml *html, const char *id, const char *link, const char *file,
                          const char *credit, GError **error);

G_END_DECLS
