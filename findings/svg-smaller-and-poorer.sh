#!/bin/sh
# svg-smaller-and-poorer.sh: a cutter's sheet that loses its layers, and at some sizes the unit
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: SVGO as it is makes a file smaller that looks the same: a size in mm stays one in mm, as
# only that says how large a cutter cuts, and layers stay, as they have ids and names.
# Behaviour: a size in mm becomes a number of pixels wherever that is shorter to write: 254mm is
# "960", 210mm stays. Programs that count 72 or 90 pixels to the inch cut the one sheet larger and
# the other right. Layers lose their names and ids, those with one path are no groups any more, and
# what is hidden is gone. Without cleanupNumericValues, cleanupIds, collapseGroups,
# removeEditorsNSData and removeHiddenElems all stays.
# Seen with svgo 3.3.2 and 4.0.0 on Node.js 20: the lines at the end, of both alike.
# Wants: node and npm.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
node --version
npm init -y >/dev/null
npm install --silent --no-audit --no-fund svgo3@npm:svgo@3.3.2 svgo4@npm:svgo@4.0.0 >/dev/null
cat >ask.mjs <<'END'
import * as svgo3 from 'svgo3';
import * as svgo4 from 'svgo4';

const draw = (width, height) => `<svg xmlns="http://www.w3.org/2000/svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">
<g id="cut" inkscape:groupmode="layer" inkscape:label="Cut">
<path d="M 10 10 L 90 10 L 90 60 Z" fill="none" stroke="red"/></g>
<g id="backs" inkscape:groupmode="layer" inkscape:label="Backs" style="display:none">
<path d="M 20 20 L 80 20 L 80 50 Z" fill="none" stroke="blue"/></g></svg>`;

/* Without those parts of the usual ones. */
const disabled = ['cleanupNumericValues', 'cleanupIds', 'collapseGroups', 'removeEditorsNSData',
  'removeHiddenElems'];
const careful = { plugins: [{ name: 'preset-default', params: { overrides:
  Object.fromEntries(disabled.map((name) => [name, false])) } }] };

function say(name, svg) {
  const size = svg.match(/width="(.*?)"/)[1];
  const layers = svg.match(/<g[ >]/g) || [], labels = svg.match(/label="/g) || [];
  console.log(`${name}: width ${size}, ${layers.length} groups, ${labels.length} names, ` +
    `${svg.match(/<path/g).length} paths`);
}
for (const [name, { optimize }] of [['3', svgo3], ['4', svgo4]]) {
  for (const [width, height] of [[210, 297], [254, 127]]) {
    say(`svgo ${name}, ${width}mm`, optimize(draw(width, height)).data);
    say(`svgo ${name}, ${width}mm, careful`, optimize(draw(width, height), careful).data);
  }
}
END
seen=$(node ask.mjs)
printf '%s\n' "$seen"
[ "$seen" = 'svgo 3, 210mm: width 210mm, 0 groups, 0 names, 1 paths
svgo 3, 210mm, careful: width 210mm, 2 groups, 2 names, 2 paths
svgo 3, 254mm: width 960, 0 groups, 0 names, 1 paths
svgo 3, 254mm, careful: width 254mm, 2 groups, 2 names, 2 paths
svgo 4, 210mm: width 210mm, 0 groups, 0 names, 1 paths
svgo 4, 210mm, careful: width 210mm, 2 groups, 2 names, 2 paths
svgo 4, 254mm: width 960, 0 groups, 0 names, 1 paths
svgo 4, 254mm, careful: width 254mm, 2 groups, 2 names, 2 paths' ] ||
  { echo 'This has changed.' >&2; exit 1; }
