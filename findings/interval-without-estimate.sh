#!/bin/sh
# interval-without-estimate.sh: where a side that never won has won a little
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: each interval that statsmodels knows has the share that was seen in it: for 0 wins of 20 it
# begins at 0, for 20 it ends at 1; and all of its names work with the SciPy beside it.
# Behaviour: Jeffreys' begins at 0.000024 and ends at 0.999976, so a bar from the share to its ends
# goes the wrong way. "normal" has no width at all there: it claims to be certain. "binom_test" fails
# for 1 of 20 with "k must be an integer". "wilson", "beta" and "agresti_coull" are as guessed.
# Seen with statsmodels 0.13.5 and SciPy 1.10.1 (Debian 12): the lines at the end.
# Wants: Debian's packages python3-statsmodels and python3-scipy.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >ask.py <<'END'
import scipy
import statsmodels
from statsmodels.stats.proportion import proportion_confint

print(f"statsmodels {statsmodels.__version__.split('+')[0]}, SciPy {scipy.__version__}")
for method in "wilson", "beta", "agresti_coull", "jeffreys", "normal":
    low, high = proportion_confint(0, 20, method=method)
    upper = proportion_confint(20, 20, method=method)
    print(f"{method}: {low:.6f} to {high:.3f}, {upper[0]:.3f} to {upper[1]:.6f}")
try:
    print("binom_test:", proportion_confint(1, 20, method="binom_test"))
except TypeError as error:
    print("binom_test:", error)
END
# Another Python in the path would not have Debian's packages.
seen=$(/usr/bin/python3 -W ignore ask.py)
printf '%s\n' "$seen"
[ "$(printf '%s\n' "$seen" | tail -n +2)" = 'wilson: 0.000000 to 0.161, 0.839 to 1.000000
beta: 0.000000 to 0.168, 0.832 to 1.000000
agresti_coull: 0.000000 to 0.190, 0.810 to 1.000000
jeffreys: 0.000024 to 0.117, 0.883 to 0.999976
normal: 0.000000 to 0.000, 1.000 to 1.000000
binom_test: k must be an integer.' ] || { echo 'This has changed.' >&2; exit 1; }
