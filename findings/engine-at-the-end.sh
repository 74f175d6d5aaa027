#!/bin/sh
# engine-at-the-end.sh: an engine that answers without having thought
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: an engine that is asked on its standard input to look twelve moves ahead, with no more to
# read after that, does so, answers and then ends; or it answers nothing.
# Behaviour: Stockfish takes the end of its input for "quit", stops wherever it is and answers all
# the same, with what it has: often the first move of its list (a2a3), after no look ahead at all,
# and another one each time. That answer looks like any other, and the status is 0. So who asks a
# program by a pipe keeps it open until the answer is there, and looks how far it came.
# Seen with Stockfish 15.1 (Debian 12): the lines at the end.
# Wants: Debian's package stockfish.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
export HOME="$place"
PATH=$PATH:/usr/games
dpkg-query -W stockfish

# say NAME: how far it came, and whether it answered
say () {
  answers=$(grep -c '^bestmove [a-h][1-8][a-h][1-8]' answer)
  # An answer comes by 12 if it has looked as far.
  far=less
  ! grep -q '^info depth 12 ' answer || far=12
  echo "$1: $answers answer, $far moves ahead"
}
seen=$(
  printf 'position startpos\ngo depth 12\n' | timeout 60 stockfish >answer
  say 'at the end'
  mkfifo orders
  : >answer
  timeout 60 stockfish <orders >answer &
  exec 3>orders
  printf 'position startpos\ngo depth 12\n' >&3
  until grep -q '^bestmove' answer; do
    sleep 0.1
  done
  exec 3>&-
  wait
  say 'left open'
)
printf '%s\n' "$seen"
[ "$seen" = 'at the end: 1 answer, less moves ahead
left open: 1 answer, 12 moves ahead' ] || { echo 'This has changed.' >&2; exit 1; }
