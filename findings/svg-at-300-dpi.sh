#!/bin/sh
# svg-at-300-dpi.sh: an SVG of 100 mm as a picture of 300 dots per inch
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: of the usual ways to make it each gives 1181 pixels a row, and those that say in the PNG
# how large it is (pHYs) say 100 mm.
# Behaviour: sharp counts the density twice: it gives 4921 pixels, called 300 dpi, so 417 mm.
# ImageMagick gives the right pixels and calls them 300 per centimetre: 39 mm, unless -units
# PixelsPerInch stands there too. rsvg-convert -d is the density along rows alone: 1182 x 189
# pixels, until -p says it again. Inkscape is right; resvg too, but says no size.
# Seen with ImageMagick 6.9.11-60, librsvg 2.54.7, Inkscape 1.2.2 (Debian 12), sharp 0.35.5 (libvips
# 8.18.7) and @resvg/resvg-js 2.6.2 on Node.js 20: the lines at the end.
# Wants: node, npm, python3, and Debian's packages imagemagick, librsvg2-bin and inkscape.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
# A folder of its own for what they remember.
export HOME="$place"
convert=/usr/bin/convert-im6.q16
$convert -version | head -n 1
rsvg-convert --version
inkscape --version 2>/dev/null
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5 @resvg/resvg-js@2.6.2 >/dev/null

cat >a.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="50mm" viewBox="0 0 100 50">
<rect x="10" y="10" width="80" height="30"/></svg>
END
cat >make.js <<'END'
const fs = require('fs'), sharp = require('sharp'), { Resvg } = require('@resvg/resvg-js');
const svg = fs.readFileSync('a.svg');
fs.writeFileSync('resvg.png', new Resvg(svg, { dpi: 300 }).render().asPng());
console.log(`libvips ${sharp.versions.vips}`);
sharp(svg, { density: 300 }).withMetadata().png().toFile('sharp.png');
END
node make.js
$convert -density 300 a.svg imagemagick.png
$convert -units PixelsPerInch -density 300 a.svg imagemagick-units.png
rsvg-convert -d 300 -o rsvg-d.png a.svg
rsvg-convert -d 300 -p 300 -o rsvg-d-p.png a.svg
inkscape --export-dpi=300 -o inkscape.png a.svg 2>/dev/null
cat >measure.py <<'END'
import struct
import sys

for name in sys.argv[1:]:
    data = open(name, "rb").read()
    width, height = struct.unpack(">II", data[16:24])
    place = data.find(b"pHYs")
    said = "no size"
    if place > 0:
        said = f"{width / struct.unpack('>I', data[place + 4:place + 8])[0] * 1000:.0f} mm"
    print(f"{name[:-4]}: {width} x {height}, {said}")
END
seen=$(python3 measure.py imagemagick.png imagemagick-units.png inkscape.png resvg.png rsvg-d.png \
  rsvg-d-p.png sharp.png)
printf '%s\n' "$seen"
[ "$seen" = 'imagemagick: 1181 x 591, 39 mm
imagemagick-units: 1181 x 591, 100 mm
inkscape: 1181 x 591, 100 mm
resvg: 1181 x 591, no size
rsvg-d: 1182 x 189, no size
rsvg-d-p: 1182 x 591, no size
sharp: 4921 x 2461, 417 mm' ] || { echo 'This has changed.' >&2; exit 1; }
