#!/bin/sh
# turf-touches.sh: what lies inside, and the same once more, "touches"
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: booleanTouches(), which cites the standard's DE-9IM, is true where only the edges of two
# shapes meet, as in GEOS; where two walls lie on one another, lineIntersect() gives the ends of
# their common piece.
# Behaviour: it is true as well for a wood and itself, for a wood and a part of it that shares an
# edge, and for a line from edge to edge right through it: wherever a corner of one lies on the
# edge of the other. booleanOverlap() is true for two fields side by side, and for the part, which
# lies within. And lineIntersect() gives nothing at all for walls on one another.
# Seen with @turf/turf 7.4.0 on Node.js 20, beside Shapely 1.8.5 and GEOS 3.11.1 (Debian 12): the
# lines at the end.
# Wants: node, npm, and Debian's package python3-shapely.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @turf/turf@7.4.0 >/dev/null
cat >ask.js <<'END'
const turf = require('@turf/turf');
const square = (x, y, side) =>
  turf.polygon([[[x, y], [x + side, y], [x + side, y + side], [x, y + side], [x, y]]]);
const wood = square(0, 0, 10);
const others = { beside: square(10, 0, 10), itself: square(0, 0, 10), part: square(0, 0, 5),
  inside: square(2, 2, 5), through: turf.lineString([[0, 5], [10, 5]]) };
for (const [name, other] of Object.entries(others)) {
  const overlap = name === 'through' ? '' : `, overlaps ${turf.booleanOverlap(wood, other)}`;
  console.log(`Turf, ${name}: touches ${turf.booleanTouches(wood, other)}${overlap}`);
}
const walls = [[[0, 0], [10, 0]], [[5, 0], [15, 0]]].map((line) => turf.lineString(line));
console.log(`Turf, walls on one another: ${turf.lineIntersect(...walls).features.length} points`);
END
cat >ask.py <<'END'
from shapely.geometry import LineString, box

wood = box(0, 0, 10, 10)
others = {"beside": box(10, 0, 20, 10), "itself": wood, "part": box(0, 0, 5, 5),
          "inside": box(2, 2, 7, 7), "through": LineString([(0, 5), (10, 5)])}
for name, other in others.items():
    overlap = "" if name == "through" else f", overlaps {str(wood.overlaps(other)).lower()}"
    print(f"GEOS, {name}: touches {str(wood.touches(other)).lower()}{overlap}")
common = LineString([(0, 0), (10, 0)]).intersection(LineString([(5, 0), (15, 0)]))
print(f"GEOS, walls on one another: {len(common.coords)} points")
END
seen=$(/usr/bin/python3 ask.py; node ask.js)
printf '%s\n' "$seen"
[ "$seen" = 'GEOS, beside: touches true, overlaps false
GEOS, itself: touches false, overlaps false
GEOS, part: touches false, overlaps false
GEOS, inside: touches false, overlaps false
GEOS, through: touches false
GEOS, walls on one another: 2 points
Turf, beside: touches true, overlaps true
Turf, itself: touches true, overlaps false
Turf, part: touches true, overlaps true
Turf, inside: touches false, overlaps false
Turf, through: touches true
Turf, walls on one another: 0 points' ] || { echo 'This has changed.' >&2; exit 1; }
