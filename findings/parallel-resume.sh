#!/bin/sh
# parallel-resume.sh: GNU parallel goes on by the number of a job, not by what it is
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: --resume with a joblog runs what has not been run: it compares the commands in the log.
# Behaviour: it compares their numbers alone. A seed put in front of the list never runs, and the
# last one, which had run, does so again; a wholly different list counts as done. --resume-failed
# runs what now has the failed job's number. All three say nothing and exit 0. --resume with
# --results goes by the values: there it is right. So a list of seeds may grow at its end only.
# Seen with GNU parallel 20221122 (Debian 12): the lines at the end.
# Wants: Debian's package parallel.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
export HOME="$place"
mkdir .parallel
touch .parallel/will-cite
parallel --version | head -n 1

# run ARGUMENT...: runs a job for each line, of which 12 fails; says which ran, and the status.
run () {
  : >ran
  status=0
  parallel -j 1 "$@" 'echo {} >>ran; test {} != 12' >output || status=$?
  [ ! -s output ] || cat output
  echo "ran:$(sed 's/^/ /' ran | tr -d '\n'), status $status"
}
seen=$(
  printf '%s\n' 11 12 13 | run --joblog log
  cp log log-of-others
  cp log log-of-failed
  printf '%s\n' 10 11 12 13 | run --resume --joblog log
  printf '%s\n' 21 22 23 | run --resume --joblog log-of-others
  printf '%s\n' 10 11 12 | run --resume-failed --joblog log-of-failed
  printf '%s\n' 11 13 | run --results folder
  printf '%s\n' 10 11 13 | run --resume --results folder
)
printf '%s\n' "$seen"
[ "$seen" = 'ran: 11 12 13, status 1
ran: 13, status 0
ran:, status 0
ran: 11, status 0
ran: 11 13, status 0
ran: 10, status 0' ] || { echo 'This has changed.' >&2; exit 1; }
