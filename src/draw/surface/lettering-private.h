/* lettering-private.h: text on maps and sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

typedef enum
{
  DRAW_FACE_MAP, /* with serifs, as engraved on the sheets of 1916 */
  DRAW_FACE_TEXT, /* without serifs, for what is read at the table */
} DrawFace;

/* The face's families, as Pango wants them: separated by commas, the best first. */
const char *draw_face_get_families (DrawFace face);

/* How a text is set. Lengths are in user units. */
typedef struct
{
  DrawFace face;
  double size; /* of the em */
  gboolean bold, italic;
  double spacing; /* between letters, in ems */
  double width; /* lines are broken to it; 0: one line, however long */
  PangoAlignment align; /* of lines, and of a text without width around the given x */
  gint lines; /* with width: at most so many, cut off with …; 0: as many as it takes */
} DrawLettering;

/* A layout with metrics that do not depend on the scale of cr. */
PangoLayout *draw_lettering_layout (cairo_t *cr, const DrawLettering *lettering, const char *text);

/* Whether a line of it ends within a word. */
gboolean draw_layout_is_torn (PangoLayout *layout);

/* The logical size of a text, in user units. */
void draw_lettering_measure (cairo_t *cr, const DrawLettering *lettering, const char *text,
                             double *width, double *height);

/* Shows the text with the top of its first line at y and returns its height. The source colour is
 * the caller's. */
double draw_lettering_show (cairo_t *cr, const DrawLettering *lettering, double x, double y,
                            const char *text);

/* The same with y as the first baseline. */
void draw_lettering_show_at_baseline (cairo_t *cr, const DrawLettering *lettering, double x,
                                      double y, const char *text);

/* The same in one line, set smaller where it would be wider than limit; where it would be too small
 * to be read, in several. */
void draw_lettering_show_fitted (cairo_t *cr, const DrawLettering *lettering, double x, double y,
                                 double limit, const char *text);

/* What is drawn on a surface may take letters as text, in place of the shapes that cairo makes of
 * them: called for each layout with the place of its top left corner as the current point and its
 * colour as the source. halo: how wide the edge around the letters is, in that colour; or 0. */
typedef struct
{
  void (*take) (cairo_t *cr, PangoLayout *layout, const DrawLettering *lettering, double halo,
                const double halo_colour[3], gpointer data);
  gpointer data;
} DrawLetterTaker;

/* The taker must live as long as the surface. */
void draw_lettering_set_taker (cairo_surface_t *surface, DrawLetterTaker *taker);

/* Shows the layout at the current point; FALSE: nobody takes it, and it is not shown. What is cut
 * off with dots is no text. */
gboolean draw_lettering_give (cairo_t *cr, PangoLayout *layout, const DrawLettering *lettering,
                              double halo, const double halo_colour[3]);

G_END_DECLS
