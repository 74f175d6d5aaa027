#!/bin/sh
# dice-notation-read.sh: what "4d6>4" hits with is another number in each library
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: the usual short forms for dice mean the same everywhere: 4d6>4 counts the dice above 4,
# 4d6>=4 those of at least 4, 2d6!>5 goes on above 5, and what a library does not know it refuses.
# Behaviour: of two libraries for the same forms one counts above 4, the other (which follows
# Roll20) at least 4. That one takes 4d6>=4 too, without a word, and gives the sum of all four; r<2
# rolls a 2 again in it. !>5 goes on at 5 in it, at 6 only in the other. "kh2kl1" keeps the lower of
# the best two in it and nothing at all in the other. So a hit on 4+ is written without such a form,
# or both are asked.
# Seen with @dice-roller/rpg-dice-roller 5.5.1 and dice-roller-parser 0.1.8 on Node.js 20, both
# given the same dice: the lines at the end.
# Wants: node and npm.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
node --version
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @dice-roller/rpg-dice-roller@5.5.1 \
  dice-roller-parser@0.1.8 >/dev/null
cat >ask.js <<'END'
const { DiceRoll, NumberGenerator } = require('@dice-roller/rpg-dice-roller');
const { DiceRoller } = require('dice-roller-parser');

/* What each makes of a form whose dice fall as they are told. */
function ask(form, dice) {
  let at = 0;
  NumberGenerator.generator.integer = () => dice[at++];
  const first = new DiceRoll(form).total;
  at = 0;
  const second = new DiceRoller(() => (dice[at++] - 0.5) / 6).roll(form).value;
  console.log(`${form} of ${dice.join(' ')}: ${first} and ${second}`);
}
ask('4d6', [3, 4, 5, 6]);
ask('4d6>4', [3, 4, 5, 6]);
ask('4d6<4', [3, 4, 5, 6]);
ask('4d6>=4', [3, 4, 5, 6]);
ask('2d6!', [6, 2, 3]);
ask('2d6!>5', [5, 2, 3]);
ask('2d6r<2', [2, 5, 4]);
ask('4d6kh2kl1', [3, 1, 6, 2]);
END
seen=$(node ask.js)
printf '%s\n' "$seen"
[ "$seen" = '4d6 of 3 4 5 6: 18 and 18
4d6>4 of 3 4 5 6: 2 and 3
4d6<4 of 3 4 5 6: 1 and 2
4d6>=4 of 3 4 5 6: 3 and 18
2d6! of 6 2 3: 11 and 11
2d6!>5 of 5 2 3: 7 and 10
2d6r<2 of 2 5 4: 7 and 9
4d6kh2kl1 of 3 1 6 2: 0 and 3' ] || { echo 'This has changed.' >&2; exit 1; }
