#!/bin/sh
# slurm-says-nothing.sh: shards that Slurm leaves out, waits for and forgets
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a loop that reads shards from a list and runs each by srun runs them all; sbatch --wait of
# a job that merges, after a shard that failed (afterok), ends and says so; a job that is queued
# again goes on writing below what it had written; a job that was killed has another status than one
# that failed.
# Behaviour: srun reads the list away as its own input: the loop ends after the first shard, with 0.
# The job that merges stays in the queue (DependencyNeverSatisfied), and --wait waits for ever. The
# output begins anew, so what the first try said is gone. Killed or failed with 1, --wait has status
# 1 for both. So srun reads /dev/null, who merges comes after any end (afterany, or after --wait)
# and counts shards, and output is appended (--open-mode=append).
# Seen with Slurm 22.05.8 (Debian 12), one machine of four: the lines at the end.
# Wants: Debian's packages slurmctld, slurmd, slurm-client and munge, and ports 16917, 16918 and
# 16927 to 16957 of 127.0.0.1.
set -eu
place=$(mktemp -d -t slurm.XXXXXX)
chmod 755 "$place"
munged=''
controller=''
node=''
end () {
  scancel -u "$(id -un)" 2>/dev/null || :
  sleep 2
  for process in $node $controller $munged; do
    kill "$process" 2>/dev/null || :
    wait "$process" || :
  done
  rm -rf "$place"
}
trap end EXIT
cd "$place"
PATH=$PATH:/usr/sbin
mkdir munge state spool
chmod 755 munge
(umask 077 && head -c 1024 /dev/urandom >key)
echo CgroupPlugin=cgroup/v1 >cgroup.conf
host=$(hostname -s)
user=$(id -un)
cat >slurm.conf <<END
ClusterName=one
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=16917
SlurmdPort=16918
SrunPortRange=16927-16957
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
AuthInfo=socket=$place/munge/socket,cred_expire=5
StateSaveLocation=$place/state
SlurmdSpoolDir=$place/spool
SlurmctldPidFile=$place/slurmctld.pid
SlurmdPidFile=$place/slurmd.pid
SwitchType=switch/none
MpiDefault=none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerType=sched/backfill
SchedulerParameters=batch_sched_delay=0,sched_interval=1,bf_interval=1
SlurmdParameters=config_overrides
ReturnToService=2
PropagateResourceLimits=NONE
NodeName=$host NodeAddr=127.0.0.1 CPUs=4 State=UNKNOWN
PartitionName=main Nodes=$host Default=YES State=UP
END
export SLURM_CONF="$place/slurm.conf"
sinfo --version

# until_true COMMAND...: for a minute at most
until_true () {
  tries=0
  until "$@" >/dev/null 2>&1; do
    tries=$((tries + 1))
    [ $tries -lt 300 ] || { echo "not come true: $*" >&2; exit 1; }
    sleep 0.2
  done
}
is_idle () { [ "$(sinfo -h -o %T)" = idle ]; }
munged --foreground --key-file=key --socket="$place/munge/socket" --pid-file="$place/munge/pid" \
  --log-file="$place/munge/log" --seed-file="$place/munge/seed" >/dev/null 2>&1 </dev/null &
munged=$!
until_true test -S munge/socket
slurmctld -D -c >/dev/null 2>&1 </dev/null &
controller=$!
until_true scontrol show config
slurmd -D -N "$host" >/dev/null 2>&1 </dev/null &
node=$!
until_true is_idle

# wait_for ARGUMENT...: the status of sbatch --wait
wait_for () {
  status=0
  timeout 20 sbatch --quiet --wait -o job.out "$@" || status=$?
  echo $status
}
loop () {
  printf '1\n2\n3\n' | while read -r shard; do
    if [ "$1" = list ]; then
      srun -Q -n 1 true
    else
      srun -Q -n 1 true </dev/null
    fi
    printf ' %s' "$shard"
  done
}
# What a job writes that is queued again once.
again () {
  # shellcheck disable=SC2016 # for the job's shell
  job=$(sbatch --parsable --requeue -o again.out "$@" --wrap 'echo "try ${SLURM_RESTART_COUNT:-0}"
[ "${SLURM_RESTART_COUNT:-0}" = 1 ] || sleep 50')
  until_true grep -q 'try 0' again.out
  scontrol requeue "$job"
  until_true grep -q 'try 1' again.out
  grep -c try again.out
  rm again.out
}
# shellcheck disable=SC2016 # for the job's shell
seen=$(
  echo "read by srun:$(loop list)"
  echo "with /dev/null:$(loop null)"
  echo "failed with 1: $(wait_for --wrap 'exit 1'), killed: $(wait_for --wrap 'kill -9 $$')"
  failed=$(sbatch --parsable -o job.out --wrap 'exit 1')
  echo "merged after ok: $(wait_for -d "afterok:$failed" --wrap true) (124: still waiting)"
  failed=$(sbatch --parsable -o job.out --wrap 'exit 1')
  echo "merged after any: $(wait_for -d "afterany:$failed" --wrap true)"
  echo "tries in the output: $(again), appended: $(again --open-mode=append)"
)
printf '%s\n' "$seen"
[ "$seen" = 'read by srun: 1
with /dev/null: 1 2 3
failed with 1: 1, killed: 1
merged after ok: 124 (124: still waiting)
merged after any: 0
tries in the output: 1, appended: 2' ] || { echo 'This has changed.' >&2; exit 1; }
