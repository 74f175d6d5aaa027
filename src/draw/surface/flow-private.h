/* flow-private.h: blocks of a printed sheet, set into columns and pages
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/lettering-private.h"
#include "draw/surface/sheets.h"
#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* Of a page, in units of the pen. */
#define DRAW_PAGE_MARGIN 14
#define DRAW_PAGE_MARGIN_TOP 12
#define DRAW_PAGE_FOOTER 16

/* Where and how blocks are set, in millimetres. */
typedef struct
{
  cairo_t *cr;
  gboolean measure; /* nothing is shown */
  gboolean *is_torn; /* becomes TRUE if a word that is measured does; or NULL */
  gconstpointer subject; /* what the sheets are about, as their maker knows it */
  const DrawSheetSetup *setup;
  DrawInk ink; /* the setup's */
  double unit; /* 1 from A4 on, less on smaller paper; what is set is in proportion */
  double left, right;
} DrawPen;

/* What is set at once: pages and columns break between blocks. */
typedef struct
{
  guint kind; /* this and the next three: the sheets' own */
  gconstpointer item;
  guint first, last;
  gboolean holds_next; /* the next one has to stand in the same column of the same page */
  gboolean has_head; /* a head stands over it wherever it is the first in a column */
  guint page; /* this and the rest: where it has been set */
  double left, right;
  double y, height;
  double scale; /* of what is usual */
  double full_head; /* how high a head over it would be; 0: it has none */
  double head; /* how high the one is that stands there; or 0 */
} DrawBlock;

/* Sets a block, or the head over it, with its top at y and returns its height. */
typedef double (*DrawBlockFunc) (const DrawPen *pen, const DrawBlock *block, double y);

/* What stands around the blocks of all pages: at the head of the first one, in short on all others,
 * at their foot. Notes stand at the right; no text is NULL. */
typedef struct
{
  char *title, *title_note;
  char *about, *about_note;
  char *credit;
} DrawPageFrame;

typedef struct
{
  DrawSheetSetup setup;
  DrawPageFrame frame; /* the flow's */
  double first_head, next_head; /* how high those of the pages are, in millimetres */
  DrawPen pen; /* from margin to margin; measures until the layout ends */
  DrawBlockFunc draw_block, draw_head;
  GArray *blocks; /* DrawBlock */
  guint n_pages;
} DrawFlow;

/* Where the next blocks go. */
typedef struct
{
  guint page;
  double y;
} DrawPlace;

/* Takes the texts of the frame over; the flow may not be moved. */
void draw_flow_init (DrawFlow *flow, const DrawSheetSetup *setup, const DrawPageFrame *frame,
                     gconstpointer subject, DrawBlockFunc draw_block, DrawBlockFunc draw_head);
void draw_flow_clear (DrawFlow *flow);

/* The block that is added, until the next one is. */
DrawBlock *draw_flow_append (DrawFlow *flow, guint kind, gconstpointer item);

/* Below the head of a page; where pages end. */
DrawPlace draw_flow_get_top (const DrawFlow *flow, guint page);
double draw_flow_get_bottom (const DrawFlow *flow);

/* The place itself if there is so much room below it, else the top of the next page. */
DrawPlace draw_flow_make_room (const DrawFlow *flow, DrawPlace from, double height);

/* Sets the blocks from first until before end one below the other; returns where they end. */
DrawPlace draw_flow_set_column (DrawFlow *flow, guint first, guint end, double left, double right,
                                DrawPlace from);

/* Sets them side by side in n columns over the whole width, which are about even where they end. */
DrawPlace draw_flow_set_columns (DrawFlow *flow, guint first, guint end, guint n, DrawPlace from);

/* The same from the top of the first page on, a little smaller where that saves a page on which
 * there would be little. */
DrawPlace draw_flow_set_first_columns (DrawFlow *flow, guint end, guint n);

/* The left edge of a column of n, and the right one. */
double draw_flow_get_column_left (const DrawFlow *flow, guint column, guint n);
double draw_flow_get_column_right (const DrawFlow *flow, guint column, guint n);

/* As many columns as are wished for and have the least width; without a wish, the usual one. Widths
 * are in units of the pen. */
guint draw_flow_get_n_columns (const DrawFlow *flow, double usual, double least);

/* From now on nothing is measured. */
void draw_flow_end_layout (DrawFlow *flow, DrawPlace end);

/* A page: its blocks, and what stands around them. */
void draw_flow_draw_page (const DrawFlow *flow, guint page, const DrawPageNumber *number,
                          cairo_t *cr);

/* The blocks of a page alone. */
void draw_flow_draw_blocks (const DrawFlow *flow, guint page, cairo_t *cr);

/* What stands around them. */
void draw_flow_draw_frame (const DrawFlow *flow, const DrawPen *pen, guint page,
                           const DrawPageNumber *number);

/* Whether the part is on the sheets. */
gboolean draw_pen_has (const DrawPen *pen, DrawSheetPart part);

/* A pen for a page of the paper as it lies. */
DrawPen draw_pen_begin (const DrawSheetSetup *setup, gconstpointer subject, cairo_t *cr);
void draw_pen_ink (const DrawPen *pen);

/* The lettering, smaller if a word of the text is wider than its lines: words are not torn. */
DrawLettering draw_pen_fit_words (const DrawPen *pen, const DrawLettering *lettering,
                                  const char *text);

/* Sets a text and returns its height. */
double draw_pen_text (const DrawPen *pen, const DrawLettering *lettering, double x, double y,
                      const char *text);

/* Has the lettering set the text in one line of the width, in letters down to a part of their size
 * if need be, or else in several. */
void draw_pen_fit (const DrawPen *pen, DrawLettering *lettering, double width, double least,
                   const char *text);
void draw_pen_rule (const DrawPen *pen, double y, double thickness);

/* A heading over all that follows, with its rule; returns its height. */
double draw_pen_heading (const DrawPen *pen, const char *text, double y);

/* A name before a text that is set beside it; returns the height. */
double draw_pen_pair (const DrawPen *pen, const char *name, const char *text, double y);

/* The same with the text so far from the left, in millimetres. */
double draw_pen_pair_at (const DrawPen *pen, double indent, const char *name, const char *text,
                         double y);

/* The credit of a system, at the foot of pages. Free it. */
char *draw_page_dup_credit (const WarSystem *system);

/* These return their heights. */
double draw_page_head (const DrawPen *pen, const DrawPageFrame *frame);
double draw_page_running_head (const DrawPen *pen, const char *title);
void draw_page_foot (const DrawPen *pen, const char *credit, const DrawPageNumber *number);

G_END_DECLS
