#!/bin/sh
# slurm.sh: Slurm on this machine alone, for a test
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: slurm.sh up | down FOLDER
#
# FOLDER is new, and its path short: munged's socket lies in it. After "up" the commands of Slurm
# find it by SLURM_CONF=FOLDER/slurm.conf. It needs no systemd and no cgroups, uses 127.0.0.1 only,
# and says that it has eight processors, as it begins no more tasks at a time.
set -u
command=$1
folder=$2
port=${SLURM_TEST_PORT:-16817}
host=$(hostname -s)
SLURM_CONF=$folder/slurm.conf
export SLURM_CONF
PATH=$PATH:/usr/sbin

# wait_for DAEMON COMMAND…: until the command succeeds, at most 10 s, and not once the daemon ended.
wait_for () {
  daemon=$1
  shift
  for _ in $(seq 200); do
    "$@" && return 0
    kill -0 "$(cat "$folder/$daemon.process")" 2>/dev/null || break
    sleep 0.05
  done
  echo "$daemon did not start:" >&2
  tail -n 5 "$folder/log/$daemon" >&2
  return 1
}

is_controller_up () {
  scontrol ping 2>/dev/null | grep -q 'is UP'
}

is_node_idle () {
  [ "$(sinfo -h -o %T 2>/dev/null)" = idle ]
}

# start DAEMON ARGUMENT…
start () {
  daemon=$1
  shift
  "$daemon" "$@" >"$folder/log/$daemon" 2>&1 </dev/null &
  echo $! >"$folder/$daemon.process"
}

up () {
  umask 022
  mkdir -p "$folder/munge" "$folder/state" "$folder/spool" "$folder/log" || return 1
  # munged refuses a socket below a folder that not all may enter.
  chmod 755 "$folder" "$folder/munge"
  (umask 077; head -c 1024 /dev/urandom >"$folder/munge/key")
  # slurmd of Slurm 22.05 looks for cgroups whatever tracks its processes; so it does without.
  echo CgroupPlugin=cgroup/v1 >"$folder/cgroup.conf"
  cat >"$SLURM_CONF" <<END
ClusterName=test
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
SrunPortRange=$((port + 10))-$((port + 40))
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket,cred_expire=5
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
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
ReturnToService=2
SlurmdParameters=config_overrides
MailProg=/bin/true
PropagateResourceLimits=NONE
KillWait=5
NodeName=$host NodeAddr=127.0.0.1 CPUs=8 State=UNKNOWN
PartitionName=main Nodes=$host Default=YES MaxTime=INFINITE State=UP
END
  start munged --foreground --key-file="$folder/munge/key" --socket="$folder/munge/socket" \
    --pid-file="$folder/munge/pid" --log-file="$folder/munge/log" --seed-file="$folder/munge/seed" \
    --num-threads=2
  wait_for munged test -S "$folder/munge/socket" || return 1
  start slurmctld -D -c
  wait_for slurmctld is_controller_up || return 1
  start slurmd -D -N "$host"
  wait_for slurmd is_node_idle
}

# stop DAEMON: at most 10 s for its own orderly end.
stop () {
  process=$(cat "$folder/$1.process" 2>/dev/null) && kill -TERM "$process" 2>/dev/null || return 0
  for _ in $(seq 200); do
    kill -0 "$process" 2>/dev/null || return 0
    sleep 0.05
  done
  kill -KILL "$process" 2>/dev/null || :
}

# Jobs outlive slurmd: they go first.
down () {
  if is_controller_up; then
    timeout 10 squeue -h -o %A | sort -u | xargs -r timeout 10 scancel
    for _ in $(seq 100); do
      [ -z "$(timeout 5 squeue -h)" ] && break
      sleep 0.1
    done
  fi
  stop slurmd
  stop slurmctld
  stop munged
}

"$command"
