#!/bin/sh
# parallel-results-table.sh: a table of results that goes on loses what it had
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: what parallel did before it was stopped stays in the file of --results when --resume or
# --resume-failed goes on, as it does in the folder or in the files for each job that --results also
# makes; and a name with {} in it is one for each job, whatever it ends in.
# Behaviour: a name that ends in .csv or .json is one table for all jobs, of that very name, with {}
# as it stands. Whoever goes on begins it anew: it has the jobs of this time only, while the joblog
# counts the others as done, and the status is 0. Nobody plays them again, nothing says that they
# are gone. With {}.out each job's file stays.
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

# go_on NAME: four jobs, of which the second fails, then all that failed; what is there after each.
go_on () {
  mkdir results
  for second in 'test {} != 2' true; do
    status=0
    parallel -j 1 --joblog log --resume-failed --results "results/$1" "echo job-{}; $second" \
      ::: 1 2 3 4 >output 2>&1 || status=$?
    echo "$1: $(grep -rho 'job-[1-4]' --exclude='*.seq' results | sort -u | tr '\n' ' ')of status" \
      "$status"
  done
  find results -name '{}*' | grep -c . || :
  rm -r results log
}
seen=$(go_on '{}.json'; go_on all.csv; go_on '{}.out')
printf '%s\n' "$seen"
[ "$seen" = '{}.json: job-1 job-2 job-3 job-4 of status 1
{}.json: job-2 of status 0
1
all.csv: job-1 job-2 job-3 job-4 of status 1
all.csv: job-2 of status 0
0
{}.out: job-1 job-2 job-3 job-4 of status 1
{}.out: job-1 job-2 job-3 job-4 of status 0
0' ] || { echo 'This has changed.' >&2; exit 1; }
