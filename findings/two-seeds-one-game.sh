#!/bin/sh
# two-seeds-one-game.sh: two seeds that throw the same dice
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: two different numbers as seeds give different dice, unless a program refuses one of them;
# in Python only those count as one that are equal.
# Behaviour: Python leaves the sign away: -7 is 7. R, gawk and Chance leave the fraction away: 7.9
# is 7. Chance keeps 32 bits of a number as well: 4294967303 is 7; but a text "7" is another seed.
# To random-seed 7 and "7" are one. None says anything. So seeds of a series are whole numbers from
# 0 to 4294967295, written in one way.
# Seen with Python 3.11.2, R 4.2.2, gawk 5.2.1 (Debian 12), chance 1.1.13 and random-seed 0.3.0 on
# Node.js 20: the lines at the end.
# Wants: node, npm, and Debian's packages python3, r-base-core and gawk.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
/usr/bin/python3 --version
R --version | head -n 1
gawk --version | head -n 1 | cut -d , -f 1
node --version
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chance@1.1.13 random-seed@0.3.0 >/dev/null
cat >seeds.py <<'END'
import random

for seed in (7, -7):
    dice = random.Random(seed)
    print(f"Python {seed}:", "".join(str(dice.randint(1, 6)) for _ in range(12)))
END
cat >seeds.R <<'END'
for (seed in c(7, -7, 7.9)) {
  set.seed(seed)
  cat("R ", seed, ": ", paste(sample(6, 12, TRUE), collapse = ""), "\n", sep = "")
}
END
cat >seeds.js <<'END'
const Chance = require('chance'), random = require('random-seed');
const throws = (die) => Array.from({ length: 12 }, die).join('');
for (const seed of [7, -7, 7.9, '7', 4294967303]) {
  const first = new Chance(seed), second = random.create(seed);
  const said = [throws(() => first.d6()), throws(() => second.intBetween(1, 6))];
  console.log(`Chance and random-seed ${JSON.stringify(seed)}: ${said.join(' ')}`);
}
END
seen=$(
  /usr/bin/python3 seeds.py
  Rscript --vanilla seeds.R
  for seed in 7 -7 7.9; do
    gawk -v "seed=$seed" 'BEGIN {
      srand(seed)
      printf "gawk %s: ", seed
      for (i = 0; i < 12; i++)
        printf "%d", 1 + int(6 * rand())
      print ""
    }'
  done
  node seeds.js
)
printf '%s\n' "$seen"
[ "$seen" = 'Python 7: 324611513515
Python -7: 324611513515
R 7: 234226363243
R -7: 655241136141
R 7.9: 234226363243
gawk 7: 132313434325
gawk -7: 612651562121
gawk 7.9: 132313434325
Chance and random-seed 7: 125236536242 364312256132
Chance and random-seed -7: 142646254521 441421245324
Chance and random-seed 7.9: 125236536242 353344234453
Chance and random-seed "7": 156632264524 364312256132
Chance and random-seed 4294967303: 125236536242 125222436635' ] ||
  { echo 'This has changed.' >&2; exit 1; }
