#!/bin/sh
# statistics-cut-short.sh: a hundred games without a defeat are no better than a table's last line
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: the normal and the binomial distribution of libraries that many web pages use are right to
# some ten significant digits, out to far tails, and have a value for each number of hits.
# Behaviour: simple-statistics looks the normal one up in a table with two decimals, which ends at
# 3.09: nothing is ever less likely than 0.1 %, and 1.234 is 1.23. Its binomial one of 20 games has
# no 20: the list ends once 0.9999 are reached, so who asks for 20 hits gets undefined. jStat rounds
# the sums of the binomial one to ten decimals: 1 of 40 or less is 0. Its normal one and its beta
# one are right.
# Seen with simple-statistics 7.12.1 and jstat 1.9.6 on Node.js 20: the lines at the end.
# Wants: node and npm.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
node --version
npm init -y >/dev/null
npm install --silent --no-audit --no-fund simple-statistics@7.12.1 jstat@1.9.6 >/dev/null
cat >ask.js <<'END'
const simple = require('simple-statistics'), { jStat } = require('jstat');
const show = (value) => (value ? value.toPrecision(4) : String(value));

/* The sum of the binomial distribution with even chances. */
function sum(n, most) {
  let part = 0.5 ** n, all = 0;
  for (let k = 0; k <= most; k++) {
    all += part;
    part *= (n - k) / (k + 1);
  }
  return all;
}
for (const z of [1.23, 1.234, 3, 5])
  console.log(`beyond ${z}: ${show(1 - simple.cumulativeStdNormalProbability(z))}, ` +
    `jStat ${show(jStat.normal.cdf(-z, 0, 1))}`);
const list = simple.binomialDistribution(20, 0.5);
console.log(`of 20: ${list.length} values, 10 hits ${show(list[10])}, 20 hits ${show(list[20])}`);
for (const [n, most] of [[20, 5], [20, 0], [40, 1]])
  console.log(`${most} of ${n} or less: jStat ${show(jStat.binomial.cdf(most, n, 0.5))}, ` +
    `really ${show(sum(n, most))}`);
console.log(`0 of 20 by Jeffreys, at most: jStat ${show(jStat.beta.inv(0.975, 0.5, 20.5))}`);
END
seen=$(node ask.js)
printf '%s\n' "$seen"
[ "$seen" = 'beyond 1.23: 0.1093, jStat 0.1093
beyond 1.234: 0.1093, jStat 0.1086
beyond 3: 0.001300, jStat 0.001350
beyond 5: 0.001000, jStat 2.867e-7
of 20: 19 values, 10 hits 0.1762, 20 hits undefined
5 of 20 or less: jStat 0.02069, really 0.02069
0 of 20 or less: jStat 9.537e-7, really 9.537e-7
1 of 40 or less: jStat 0, really 3.729e-11
0 of 20 by Jeffreys, at most: jStat 0.1166' ] || { echo 'This has changed.' >&2; exit 1; }
