#!/bin/sh
# pdf-link-in-points.sh: a link that cairo puts into a corner, in a file that counts as damaged
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: the rectangle of a link and the place of a destination are in the units in which one draws:
# with cairo_scale() to millimetres, 10 is 10 mm; and a page with a link is a sound PDF.
# Behaviour: what is drawn inside of the tag makes a link where it is drawn. But rect=[…] of a link,
# and x and y of a destination, are points from the upper left corner of the page, whatever the
# matrix: 3.5 mm for 10. And of a file with a link cairo 1.16 writes a table of objects with one
# that is not there: viewers mend it, qpdf says "damaged".
# Seen with qpdf 11.3.0, cairo 1.16.0 (Debian 12) and 1.18.4 (Debian 13, table sound): the lines at
# the end.
# Wants: a C compiler, pkg-config, libcairo2-dev and qpdf.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >links.c <<'END'
#include <cairo-pdf.h>

static void
write_file (const char *path, int is_drawn)
{
  cairo_surface_t *surface = cairo_pdf_surface_create (path, 595, 842);
  cairo_t *cr = cairo_create (surface);
  const char *attributes
    = is_drawn ? "uri='https://example.org'" : "uri='https://example.org' rect=[10 20 30 5]";

  cairo_scale (cr, 72 / 25.4, 72 / 25.4);
  cairo_rectangle (cr, 100, 100, 10, 10);
  cairo_fill (cr);
  cairo_tag_begin (cr, CAIRO_TAG_LINK, attributes);
  if (is_drawn)
    {
      cairo_rectangle (cr, 10, 20, 30, 5);
      cairo_fill (cr);
    }
  cairo_tag_end (cr, CAIRO_TAG_LINK);
  cairo_tag_begin (cr, CAIRO_TAG_DEST, "name='place' x=10 y=20");
  cairo_tag_end (cr, CAIRO_TAG_DEST);
  cairo_pdf_surface_add_outline (surface, CAIRO_PDF_OUTLINE_ROOT, "Place", "dest='place'", 0);
  cairo_show_page (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (void)
{
  write_file ("named.pdf", 0);
  write_file ("drawn.pdf", 1);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o links links.c $(pkg-config --cflags --libs cairo-pdf)
./links
qpdf --version | head -n 1
version=$(pkg-config --modversion cairo)
echo "cairo $version"
seen=$(for file in named drawn; do
  # Status 3: with warnings.
  how=$(qpdf --check $file.pdf 2>&1) || [ $? -eq 3 ]
  how=$(printf '%s' "$how" | grep -q damaged && echo damaged || echo sound)
  qpdf --qdf --object-streams=disable $file.pdf plain.pdf 2>/dev/null || [ $? -eq 3 ]
  link=$(grep -a -A 4 '/Rect \[' plain.pdf | tail -n 4 | tr -d '\n' | tr -s ' ')
  target=$(grep -a -A 2 /XYZ plain.pdf | tail -n 2 | tr -d '\n' | tr -s ' ')
  echo "$file: link$link, destination$target, $how"
done)
printf '%s\n' "$seen"
case $version in
  1.16.*) how=damaged ;;
  *) how=sound ;;
esac
[ "$seen" = "named: link 10 817 40 822, destination 10 822, $how
drawn: link 28 771 114 786, destination 10 822, $how" ] || { echo 'This has changed.' >&2; exit 1; }
