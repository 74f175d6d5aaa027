#!/bin/sh
# halo-over-letters.sh: a map whose names have gone
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: all programs in use that draw an SVG know paint-order="stroke", by which the light edge of a
# name lies below its letters; who does not know it leaves the edge away.
# Behaviour: librsvg, Inkscape, resvg and Chromium know it. CairoSVG does not: it draws the letters
# and the edge above them, so that nothing of the name is left on light paper, and says nothing.
# svglib draws no edge at all. Two texts, one with the edge and one above it without, are drawn
# alike by all of them.
# Seen with librsvg 2.54.7, Inkscape 1.2.2, CairoSVG 2.5.2, svglib 1.4.1, Chromium 156.0.8078.108
# (Debian 12) and @resvg/resvg-js 2.6.2 on Node.js 20: the lines at the end.
# Wants: node, npm, fonts-dejavu-core, and Debian's packages librsvg2-bin, inkscape, cairosvg,
# python3-svglib, chromium, poppler-utils and imagemagick.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
export HOME="$place"
rsvg-convert --version
inkscape --version 2>/dev/null
echo "CairoSVG $(cairosvg --version)"
dpkg-query -W python3-svglib
chromium --version 2>/dev/null
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @resvg/resvg-js@2.6.2 >/dev/null

letters='x="20" y="60" font-family="DejaVu Sans" font-size="30" fill="black"'
edge='stroke="white" stroke-width="6" stroke-linejoin="round"'
begin='<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100" viewBox="0 0 300 100">
<rect width="300" height="100" fill="white"/>'
echo "$begin<text $letters $edge paint-order=\"stroke\">Menin Road</text></svg>" >ordered.svg
echo "$begin<text $letters $edge>Menin Road</text><text $letters>Menin Road</text></svg>" >twice.svg

cat >resvg.js <<'END'
const fs = require('fs'), { Resvg } = require('@resvg/resvg-js');
const svg = fs.readFileSync(process.argv[2]);
fs.writeFileSync('resvg.png', new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng());
END

# look FILE: who leaves something dark of the name
look () {
  rsvg-convert -o librsvg.png "$1"
  inkscape -o inkscape.png "$1" 2>/dev/null
  node resvg.js "$1"
  cairosvg "$1" -o cairosvg.png
  /usr/bin/python3 -W ignore -c 'import sys
from reportlab.graphics import renderPDF
from svglib.svglib import svg2rlg
renderPDF.drawToFile(svg2rlg(sys.argv[1]), "svglib.pdf")' "$1"
  chromium --headless --no-sandbox --disable-gpu --user-data-dir="$place/user" \
    --no-pdf-header-footer --print-to-pdf=chromium.pdf "file://$place/$1" >/dev/null 2>&1
  pdftoppm -r 96 -png -singlefile svglib.pdf svglib
  pdftoppm -r 96 -png -singlefile chromium.pdf chromium
  shown=
  for program in librsvg inkscape resvg cairosvg svglib chromium; do
    dark=$(/usr/bin/convert-im6.q16 $program.png -background white -alpha remove -colorspace gray \
      -threshold 50% -format '%[fx:mean < 1 ? 1 : 0]' info:)
    [ "$dark" = 0 ] || shown="$shown $program"
  done
  echo "${1%.svg}:$shown"
}
seen=$(look ordered.svg; look twice.svg)
printf '%s\n' "$seen"
[ "$seen" = 'ordered: librsvg inkscape resvg svglib chromium
twice: librsvg inkscape resvg cairosvg svglib chromium' ] || { echo 'This has changed.' >&2; exit 1; }
