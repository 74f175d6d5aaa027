#!/bin/sh
# dice-roller-averages.sh: the average that a library of dice gives is the middle
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: averageTotal of a roll is what it comes to on average, and no roll is below its minTotal.
# Behaviour: averageTotal is half of the least and the most. So the better of two dice has 3.5
# (really 4.47), a die that counts no less than 3 has 4.5 (really 4), and one that goes on at 6 has
# 3003.5 (really 4.2), as it may go on a thousand times. The least and the most are each worked out with
# all dice at their least or most: 1d3-1d3 has 0 to 0, and gives from -2 to 2.
# Seen with @dice-roller/rpg-dice-roller 5.5.1 on Node.js 20: the lines at the end.
# Wants: node and npm.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
node --version
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @dice-roller/rpg-dice-roller@5.5.1 >/dev/null
cat >ask.js <<'END'
const { DiceRoll } = require('@dice-roller/rpg-dice-roller');

/* Beside what the library says: the mean of all cases, or of the series for dice that go on. */
const faces = (n) => Array.from({ length: n }, (_, i) => i + 1);
const pairs = (n, f) => faces(n).flatMap((a) => faces(n).map((b) => f(a, b)));
const mean = (values) => values.reduce((a, b) => a + b) / values.length;
const real = {
  '2d6': mean(pairs(6, (a, b) => a + b)),
  '2d6kh1': mean(pairs(6, Math.max)),
  '1d6min3': mean(faces(6).map((a) => Math.max(a, 3))),
  '1d6!': 3.5 * 6 / 5,
  '1d3-1d3': mean(pairs(3, (a, b) => a - b)),
};
for (const [notation, value] of Object.entries(real)) {
  const roll = new DiceRoll(notation);
  console.log(`${notation}: ${roll.minTotal} to ${roll.maxTotal}, average ${roll.averageTotal}, ` +
    `really ${Number(value.toFixed(2))}`);
}
/* 200 rolls: that none is negative has less than one chance in 10^35. */
const below = faces(200).some(() => new DiceRoll('1d3-1d3').total < 0);
console.log(`1d3-1d3 falls below its least: ${below}`);
END
seen=$(node ask.js)
printf '%s\n' "$seen"
[ "$seen" = '2d6: 2 to 12, average 7, really 7
2d6kh1: 1 to 6, average 3.5, really 4.47
1d6min3: 3 to 6, average 4.5, really 4
1d6!: 1 to 6006, average 3003.5, really 4.2
1d3-1d3: 0 to 0, average 0, really 0
1d3-1d3 falls below its least: true' ] || { echo 'This has changed.' >&2; exit 1; }
