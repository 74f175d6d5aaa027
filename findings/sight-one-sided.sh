#!/bin/sh
# sight-one-sided.sh: a unit that sees one that does not see it
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a library's "precise" shadow casting is the one that is mutual: who sees a square is seen
# from there; and a range of 5 is a circle, or the number of steps that one goes.
# Behaviour: on a board of 25 by 25 with trees on a seventh of it 20 to 28 % of the pairs that see
# one another at all do so in one direction only, with each of the library's ways, on squares and on
# hexes. It asks whether anything of a square is seen, from the middle of the own one. A range of 5
# is a square of 11 by 11, so that the corners are 7.1 away. So a rule of mutual sight wants lines
# from middle to middle, or both directions asked.
# Seen with rot-js 2.2.1 on Node.js 20: the lines at the end.
# Wants: node and npm.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
node --version
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rot-js@2.2.1 >/dev/null
cat >look.mjs <<'END'
import { FOV } from 'rot-js';
const SIDE = 25, RANGE = 10;

/* The same trees with every version of the library. */
let state = 7;
const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
const trees = new Set();
for (let at = 0; at < SIDE * SIDE; at++)
  if (random() < 0.15) trees.add(at);

function look(name, topology) {
  const view = new FOV[name]((x, y) => !trees.has(y * SIDE + x), { topology });
  const places = [], sees = new Map();
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      /* On hexes every second place of a row is none. */
      if (trees.has(y * SIDE + x) || (topology === 6 && (x + y) % 2)) continue;
      const seen = new Set();
      view.compute(x, y, RANGE, (a, b, range, share) => {
        if (share > 0) seen.add(b * SIDE + a);
      });
      places.push(y * SIDE + x);
      sees.set(y * SIDE + x, seen);
    }
  let both = 0, one = 0;
  for (const a of places)
    for (const b of places) {
      if (a >= b) continue;
      const there = sees.get(a).has(b), back = sees.get(b).has(a);
      if (there && back) both++;
      else if (there || back) one++;
    }
  console.log(`${name}, ${topology}: ${both} pairs see one another, of ${one} one the other`);
}
look('PreciseShadowcasting', 8);
look('PreciseShadowcasting', 6);
look('RecursiveShadowcasting', 8);
look('DiscreteShadowcasting', 8);

let n = 0, farthest = 0;
new FOV.PreciseShadowcasting(() => true, { topology: 8 }).compute(50, 50, 5, (x, y) => {
  n++;
  farthest = Math.max(farthest, Math.hypot(x - 50, y - 50));
});
console.log(`range 5 in the open: ${n} squares, up to ${farthest.toFixed(2)} away`);
END
seen=$(node look.mjs)
printf '%s\n' "$seen"
[ "$seen" = 'PreciseShadowcasting, 8: 33766 pairs see one another, of 10905 one the other
PreciseShadowcasting, 6: 11949 pairs see one another, of 2902 one the other
RecursiveShadowcasting, 8: 27740 pairs see one another, of 10951 one the other
DiscreteShadowcasting, 8: 33519 pairs see one another, of 9627 one the other
range 5 in the open: 121 squares, up to 7.07 away' ] || { echo 'This has changed.' >&2; exit 1; }
