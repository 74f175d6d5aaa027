#!/bin/sh
# svg-page-three-quarters.sh: a page of 210 mm becomes one of 157
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: an SVG surface of cairo takes its width in points, as its documentation says, and a sheet
# that was as large as A4 stays so when the same program is run with a newer cairo.
# Behaviour: 1.16 (Debian 12) writes the width with "pt"; 1.18 (Debian 13) writes the same number
# without a unit, which is CSS pixels, 96 to an inch: the sheet, and each piece that is cut out of
# it, is three quarters as large. Nothing is said, and PDFs of the same program stay right. Only who
# calls cairo_svg_surface_set_document_unit() gets the same from both, for points too. (Asked before
# that, the surface says what it will write: 1.16 answers "pt", 1.18 "user".)
# Seen with cairo 1.16.0 (Debian 12): "default 210 mm, asked 7, points 210 mm"; with 1.18.4 (Debian
# 13, and what follows it): "default 157 mm, asked 0, points 210 mm".
# Wants: a C compiler, pkg-config, libcairo2-dev and python3.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >page.c <<'EOF'
#include <cairo-svg.h>
#include <stdio.h>

static void
write_page (const char *path, int sets_points)
{
  cairo_surface_t *surface = cairo_svg_surface_create (path, 595.2756, 841.8898);

  if (sets_points)
    cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PT);
  else
    printf ("%d\n", (int) cairo_svg_surface_get_document_unit (surface));

  cairo_t *cr = cairo_create (surface);

  cairo_rectangle (cr, 100, 100, 100, 100);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (void)
{
  write_page ("default.svg", 0);
  write_page ("points.svg", 1);
  return 0;
}
EOF
# shellcheck disable=SC2046 # several words
cc -o page page.c $(pkg-config --cflags --libs cairo-svg)
asked=$(./page)
measure () {
  python3 - "$1" <<'EOF'
import re
import sys

width, unit = re.search(r'<svg[^>]* width="([0-9.]+)([a-z]*)"', open(sys.argv[1]).read()).groups()
print(int(float(width) * {"pt": 25.4 / 72, "": 25.4 / 96}[unit] + 0.01), "mm")
EOF
}
seen="default $(measure default.svg), asked $asked, points $(measure points.svg)"
version=$(pkg-config --modversion cairo)
echo "cairo $version: $seen"
case $version in
  1.16.*) expected='default 210 mm, asked 7, points 210 mm' ;;
  *) expected='default 157 mm, asked 0, points 210 mm' ;;
esac
test "$seen" = "$expected"
