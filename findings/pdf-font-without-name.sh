#!/bin/sh
# pdf-font-without-name.sh: a sheet that does not say in which font it is set
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a PDF that cairo makes names the fonts that it embeds: Cantarell-Regular, Cantarell-Bold.
# Behaviour: so it does with Debian 12, where each weight is a file. In Debian 13 all weights are one
# variable font, and cairo embeds what it makes of it as CairoFont-0-0, CairoFont-1-0 and so on. It
# looks right and its text can be read, but whoever looks by name whether the font is there, or
# opens the page to change a word, finds none of that name.
# Seen with cairo 1.16.0 and fonts-cantarell 0.303.1-1 (Debian 12): "Cantarell-Bold, Cantarell-Regular";
# with 1.18.4 and 0.303.1-4 (Debian 13): "CairoFont-0-0, CairoFont-1-0".
# Wants: a C compiler, pkg-config, libpango1.0-dev, fonts-cantarell and poppler-utils.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >page.c <<'END'
#include <cairo-pdf.h>
#include <pango/pangocairo.h>

int
main (void)
{
  static const char *fonts[] = { "Cantarell 20", "Cantarell Bold 20" };
  cairo_surface_t *surface = cairo_pdf_surface_create ("page.pdf", 400, 200);
  cairo_t *cr = cairo_create (surface);

  for (int i = 0; i < 2; i++)
    {
      PangoLayout *layout = pango_cairo_create_layout (cr);

      pango_layout_set_font_description (layout, pango_font_description_from_string (fonts[i]));
      pango_layout_set_text (layout, "Landwehr Brigade", -1);
      cairo_move_to (cr, 20, 20 + 50 * i);
      pango_cairo_show_layout (cr, layout);
    }
  cairo_show_page (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o page page.c $(pkg-config --cflags --libs pangocairo)
dpkg-query -W fonts-cantarell
./page
[ "$(pdftotext page.pdf - | grep -c 'Landwehr Brigade')" = 2 ]
seen=$(pdffonts page.pdf | sed -n 's/^[A-Z]\{6\}+\([^ ]*\) .*/\1/p' | sort | paste -s -d , - |
  sed 's/,/, /g')
version=$(pkg-config --modversion cairo)
echo "cairo $version: $seen"
case $(fc-match -f '%{file}' Cantarell:bold) in
  *-VF.otf) expected='CairoFont-0-0, CairoFont-1-0' ;;
  *) expected='Cantarell-Bold, Cantarell-Regular' ;;
esac
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
