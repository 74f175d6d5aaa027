#!/bin/sh
# svg-pages-shrink.sh: a page that becomes an SVG loses a quarter of its size
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: pdftocairo -svg makes of an A4 page an SVG of 210 mm, whatever cairo it was built with.
# Behaviour: so it does with cairo 1.16 (Debian 12), which writes width="595.28pt". cairo 1.18
# (Debian 13) writes width="595.28" without a unit, and what has no unit are pixels of 1/96 inch:
# browsers, rsvg-convert and cutters' programs make 157.5 mm of it, three quarters, without a word.
# The same goes for all programs that let cairo write an SVG and never name a unit:
# cairo_svg_surface_set_document_unit() with CAIRO_SVG_UNIT_PT or _MM is right with both.
# Seen with pdftocairo 22.12.0 and cairo 1.16.0 (Debian 12): "595.275591pt 210.00 mm"; with 25.03.0
# and 1.18.4 (Debian 13): "595.275591 157.50 mm".
# Wants: Debian's packages poppler-utils, librsvg2-bin and python3.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
pdftocairo -v 2>&1 | head -n 1
library=$(ldd "$(command -v pdftocairo)" | sed -n 's/.*=> \(.*libcairo\.so\.2\) .*/\1/p')
version=$(python3 -c 'import ctypes, sys
library = ctypes.CDLL(sys.argv[1])
library.cairo_version_string.restype = ctypes.c_char_p
print(library.cairo_version_string().decode())' "$library")
echo "cairo $version"

cat >page.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297">
<rect x="20" y="20" width="100" height="50"/></svg>
END
rsvg-convert -f pdf -o page.pdf page.svg
pdfinfo page.pdf | grep 'Page size'
pdftocairo -svg page.pdf again.svg
width=$(sed -n '/<svg/s/.* width="\([^"]*\)".*/\1/p' again.svg)
# What a program makes of it that knows SVG: a page again, whose width is in points.
rsvg-convert -f pdf -o again.pdf again.svg
paper=$(pdfinfo again.pdf | sed -n 's/Page size: *\([0-9.]*\) .*/\1/p')
seen=$(python3 -c 'import sys; print(f"{sys.argv[1]} {float(sys.argv[2]) / 72 * 25.4:.2f} mm")' \
  "$width" "$paper")
echo "$seen"
case $version in
  1.16.*) expected='595.275591pt 210.00 mm' ;;
  *) expected='595.275591 157.50 mm' ;;
esac
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
