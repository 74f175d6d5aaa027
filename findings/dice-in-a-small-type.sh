#!/bin/sh
# dice-in-a-small-type.sh: twelve dice thrown at once are not twelve thrown one by one
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: from one seed NumPy's Generator.integers() gives the same dice whether they are drawn one by
# one or all in one call, and whether they are kept in bytes or in longer integers.
# Behaviour: so it is with 32 and 64 bits. With 8 and 16 bits the dice are others, and of two draws
# one by one the second is not that of a call for two: a call cuts several dice out of one number
# of the generator, and throws the rest of it away when it ends. So who stores dice as bytes draws
# them as int64 first, or a game played again die by die is another one.
# Seen with NumPy 1.24.2 (Debian 12) and 2.2.4 (Debian 13): the lines at the end.
# Wants: Debian's package python3-numpy.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >dice.py <<'END'
import numpy

print("NumPy", numpy.__version__)
for kind in numpy.int64, numpy.int32, numpy.int16, numpy.uint8:
    at_once = numpy.random.default_rng(7).integers(1, 7, 12, dtype=kind).tolist()
    generator = numpy.random.default_rng(7)
    singly = [int(generator.integers(1, 7, dtype=kind)) for _ in range(12)]
    print(f"{kind.__name__}: {''.join(map(str, at_once))} {''.join(map(str, singly))}")
END
# Another Python in the path would not have Debian's packages.
seen=$(/usr/bin/python3 dice.py)
printf '%s\n' "$seen"
[ "$(printf '%s\n' "$seen" | tail -n +2)" = 'int64: 645645621226 645645621226
int32: 645645621226 645645621226
int16: 262435566435 223563122512
uint8: 426642144315 444533222426' ] || { echo 'This has changed.' >&2; exit 1; }
