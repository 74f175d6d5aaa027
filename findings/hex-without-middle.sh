#!/bin/sh
# hex-without-middle.sh: the centre of a hex lies outside of it
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: in a library for hex boards the centre of a hex is the middle of its corners, and the hex
# that is found at that point is the hex.
# Behaviour: "center" of a hex of honeycomb-grid is half of its width and height less its place, so
# it walks to the left and up from hex to hex as the hexes go to the right and down; what is found
# there is another hex, or one outside of the board. The middle of the corners is "x" and "y".
# Seen with honeycomb-grid 4.1.5 on Node.js 20: the lines at the end.
# Wants: node and npm.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
node --version
npm init -y >/dev/null
npm install --silent --no-audit --no-fund honeycomb-grid@4.1.5 >/dev/null
cat >ask.mjs <<'END'
import { defineHex, Grid, rectangle } from 'honeycomb-grid';
const show = (point) => `(${point.x.toFixed(1)}, ${point.y.toFixed(1)})`;
const grid = new Grid(defineHex({ dimensions: 10 }), rectangle({ width: 5, height: 5 }));
for (const col of [0, 2]) {
  const hex = grid.getHex({ col, row: 2 });
  const middle = { x: 0, y: 0 };
  for (const corner of hex.corners) {
    middle.x += corner.x / 6;
    middle.y += corner.y / 6;
  }
  const found = grid.pointToHex(hex.center);
  console.log(`${hex.col}, ${hex.row}: place ${show(hex)}, corners around ${show(middle)}, ` +
    `center ${show(hex.center)} in ${found.col}, ${found.row}`);
}
END
seen=$(node ask.mjs)
printf '%s\n' "$seen"
[ "$seen" = '0, 2: place (0.0, 30.0), corners around (0.0, 30.0), center (8.7, -20.0) in 0, -1
2, 2: place (34.6, 30.0), corners around (34.6, 30.0), center (-26.0, -20.0) in -2, -1' ] ||
  { echo 'This has changed.' >&2; exit 1; }
