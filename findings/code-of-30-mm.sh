#!/bin/sh
# code-of-30-mm.sh: a code that is asked for in millimetres
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: bwip-js, whose width and height are millimetres, makes a picture that says so, or one whose
# pixels are 30 mm at the scale asked for; its SVG is 30 mm wide.
# Behaviour: it says no size at all, neither in the SVG nor in the PNG. Its pixels are points (1/72
# inch) times the scale, and a square of the code has whole ones: so "30 mm" are 28.1 to 29.6 mm at
# that density, other ones for each text. The SVG has a viewBox of 170 units alone, and fills what
# room it gets. So the size is set where the picture is placed.
# Seen with bwip-js 4.11.4 on Node.js 20, width and height 30, scale 4 for the PNG and 2 for the
# SVG: the lines at the end.
# Wants: node and npm.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
node --version
npm init -y >/dev/null
npm install --silent --no-audit --no-fund bwip-js@4.11.4 >/dev/null
cat >make.js <<'END'
const bwip = require('bwip-js');
(async () => {
  for (const n of [5, 50, 500]) {
    const code = { bcid: 'qrcode', text: 'A'.repeat(n), eclevel: 'L', width: 30, height: 30 };
    const png = await bwip.toBuffer({ ...code, scale: 4 });
    const pixels = png.readUInt32BE(16), svg = bwip.toSVG({ ...code, scale: 2 });
    const says = png.includes('pHYs') ? 'a size' : 'no size';
    const head = svg.match(/<svg[^>]*>/)[0], box = head.match(/viewBox="0 0 (\d+)/)[1];
    console.log(`${n} letters: PNG ${pixels} pixels, ${(pixels / 4 / 72 * 25.4).toFixed(1)} mm, ` +
      `${says}; SVG ${box} units, ${/width=/.test(head) ? 'a size' : 'no size'}`);
  }
})();
END
seen=$(node make.js)
printf '%s\n' "$seen"
[ "$seen" = '5 letters: PNG 336 pixels, 29.6 mm, no size; SVG 170 units, no size
50 letters: PNG 319 pixels, 28.1 mm, no size; SVG 170 units, no size
500 letters: PNG 325 pixels, 28.7 mm, no size; SVG 170 units, no size' ] ||
  { echo 'This has changed.' >&2; exit 1; }
