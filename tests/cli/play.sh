#!/bin/sh
# play.sh: the program of doc/engine.md plays a battle, and the same one again
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: play.sh PLAY
set -u
LC_ALL=C.UTF-8
export LC_ALL

n=0
check () { # NAME: by the status of what went before
  status=$?
  n=$((n + 1))
  [ "$status" -eq 0 ] || printf 'not '
  echo "ok $n - $1"
}

first=$("$1" langemarck 7)
check 'it plays'
[ "$(printf '%s\n' "$first" | wc -l)" -gt 100 ]
check 'it tells the battle'
printf '%s\n' "$first" | tail -n 1 | grep -Eq '^(Won by (Entente|Central Powers)|A draw)\.$'
check 'it says who has won'
[ "$first" = "$("$1" langemarck 7)" ]
check 'the same seed is the same battle'
[ "$first" != "$("$1" langemarck 8)" ]
check 'another seed is another'
"$1" one-line 1 | grep -q .
check 'it plays other systems'
! "$1" nowhere 2>/dev/null
check 'what is not there is said'
echo "1..$n"
