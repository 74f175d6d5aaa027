#!/bin/sh
# pango-rounds-user-units.sh: text in millimetres is laid out otherwise on paper than on a screen
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: Pango rounds the places of letters to pixels of the surface: a layout of 3 mm letters, drawn
# with cairo_scale(), has the same width on a picture and on a PDF with the same scale, but for less
# than a pixel a letter.
# Behaviour: so it is on a picture. On PDF and SVG surfaces it rounds to whole user units, whatever
# the scale: there each letter is a whole number of millimetres wide, a title of 21 mm takes 24.
# pango_context_set_round_glyph_positions() with FALSE makes both the same.
# Seen with Pango 1.50.12 and cairo 1.16.0 (Debian 12), 1.56.3 and 1.18.4 (Debian 13): "picture 21.0,
# PDF 24.0, SVG 24.0, unrounded 20.9 20.9 20.9".
# Wants: a C compiler, pkg-config, libpango1.0-dev and fonts-cantarell.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >width.c <<'END'
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>

/* Of letters 3 units high, ten pixels or points a unit. */
static double
measure (cairo_surface_t *surface, gboolean rounds)
{
  cairo_t *cr = cairo_create (surface);
  PangoFontDescription *font = pango_font_description_from_string ("Cantarell");
  int width;

  cairo_scale (cr, 10, 10);
  pango_font_description_set_absolute_size (font, 3 * PANGO_SCALE);

  PangoLayout *layout = pango_cairo_create_layout (cr);

  pango_context_set_round_glyph_positions (pango_layout_get_context (layout), rounds);
  pango_layout_context_changed (layout);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, "Battle of Hooge", -1);
  pango_layout_get_size (layout, &width, NULL);

  return (double) width / PANGO_SCALE;
}

int
main (void)
{
  cairo_surface_t *all[] = { cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 400, 100),
                             cairo_pdf_surface_create (NULL, 400, 100),
                             cairo_svg_surface_create (NULL, 400, 100) };

  g_print ("picture %.1f, PDF %.1f, SVG %.1f, unrounded %.1f %.1f %.1f\n", measure (all[0], TRUE),
           measure (all[1], TRUE), measure (all[2], TRUE), measure (all[0], FALSE),
           measure (all[1], FALSE), measure (all[2], FALSE));
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o width width.c $(pkg-config --cflags --libs pangocairo)
echo "Pango $(pkg-config --modversion pango), cairo $(pkg-config --modversion cairo)"
fc-list | grep -q Cantarell
seen=$(./width)
echo "$seen"
[ "$seen" = 'picture 21.0, PDF 24.0, SVG 24.0, unrounded 20.9 20.9 20.9' ] ||
  { echo 'This has changed.' >&2; exit 1; }
