#!/bin/sh
# cluster.sh: the commands of doc/cluster.md, with a shard that is killed half-way
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: cluster.sh CLI SOURCE [-m slow]
#
# Runs what stands there, with 24 games in 6 shards in place of ten million in 1000, and compares
# the merged file with that of a single run, byte by byte. With -m slow by GNU parallel, also over
# an sshd of its own on 127.0.0.1, and by a Slurm of its own, as far as they are installed; by hand
# always.
set -u
cli=$(readlink -f "$1")
source=$2
is_slow=
case "$*" in
  *'-m slow'*) is_slow=yes ;;
esac
PATH=/usr/sbin:/usr/bin:/sbin:/bin
LC_ALL=C.UTF-8
export PATH LC_ALL

folder=$(mktemp -d -t duckboard-cluster.XXXXXX)
chmod 755 "$folder"
server=
clean_up () {
  trap '' INT TERM HUP
  [ -z "$server" ] || kill "$server" 2>/dev/null || :
  [ ! -d "$folder/slurm" ] || sh "$source/tests/cli/slurm.sh" down "$folder/slurm"
  rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
trap 'exit 129' HUP

# What others say is a comment of TAP's.
comment () {
  sed 's/^/# /'
}

# commands HEADING N: the N-th block of commands below the heading in doc/cluster.md, few games.
commands () {
  awk -v heading="## $1" -v wanted="$2" '
    /^## / { found = $0 == heading }
    /^```$/ { inside = 0 }
    inside && n == wanted { print }
    found && /^```sh$/ { n++; inside = 1 }' "$source/doc/cluster.md" |
    sed -e 's/10000000/24/g' -e 's,/1000\>,/6,g' -e 's/1-1000\>/1-6/' -e 's/seq 1000/seq 6/'
}

# run HEADING N: runs the block; its status is that of its last command.
run () {
  commands "$1" "$2" >commands
  [ -s commands ] || { echo "# no commands $2 under $1"; return 1; }
  sh commands >printed 2>&1
  status=$?
  { cat commands; cat printed; } | comment
  return $status
}

# begin NAME: in a folder of its own, where the program kills shard 2 when it runs first, once its
# games have begun.
begin () {
  mkdir "$folder/$1" "$folder/$1/bin"
  cd "$folder/$1" || exit 1
  PATH=$folder/$1/bin:/usr/sbin:/usr/bin:/sbin:/bin
  cat >bin/duckboard-cli <<END
#!/bin/sh
export DUCKBOARD_DATA_PATH='$DUCKBOARD_DATA_PATH'
case "\$* " in
  *' 2/6 '*)
    if mkdir '$folder/$1/killed' 2>/dev/null; then
      '$cli' test langemarck --games 100000000 --json --shard 1/1 -o '$folder/$1/half' &
      # Until it has worked for a tenth of a second, or is no more: then it says no words.
      while grep -q . /proc/\$!/cmdline && [ "\$(cut -d ' ' -f 14 /proc/\$!/stat)" -le 10 ]; do
        sleep 0.02
      done
      kill -KILL \$!
      wait \$!
      exit 137
    fi ;;
esac
exec '$cli' "\$@"
END
  chmod +x bin/duckboard-cli
}

# has_whole: whether the merged file is what one run comes to, though a shard was killed.
has_whole () {
  cmp whole.json "$folder/alone.json" 2>&1 | comment
  cmp -s whole.json "$folder/alone.json" && [ -d killed ] && [ ! -e half ]
}

# lacks_2: whether merging told that shard 2 is missing, or not whole, and wrote nothing.
lacks_2 () {
  grep -q 'these are missing: 2;\|“shards/2.out” is no shard' printed && [ ! -e whole.json ]
}

n=0
# report NAME STATUS
report () {
  n=$((n + 1))
  if [ "$2" -eq 0 ]; then
    echo "ok $n $1"
  else
    echo "not ok $n $1"
  fi
}

# skip NAME PROGRAM…: whether one of the programs is missing, and said to be.
skip () {
  name=$1
  shift
  for program; do
    command -v "$program" >/dev/null && continue
    n=$((n + 1))
    echo "ok $n $name # SKIP there is no $program"
    return 0
  done
  return 1
}

# By a loop in the shell.
by_hand () {
  begin hand
  mkdir shards
  for i in 1 2 3 4 5 6; do
    duckboard-cli test langemarck --games 24 --seed 1 --threads 1 --json --shard $i/6 \
      -o shards/$i.json 2>&1 | comment
  done
  ! duckboard-cli test --merge shards/*.json --json -o whole.json >printed 2>&1 && lacks_2 &&
    duckboard-cli test langemarck --games 24 --seed 1 --json --shard 2/6 -o shards/2.json &&
    duckboard-cli test --merge shards/*.json --json -o whole.json && has_whole
}

# The same block twice, as it says.
by_parallel () {
  PARALLEL_HOME=$PWD/home
  export PARALLEL_HOME
  heading='GNU parallel over SSH'
  ! run "$heading" 1 && lacks_2 && run "$heading" 1 && has_whole || return 1

  # A shard that is lost later is played by itself.
  rm shards/2.out whole.json
  run "$heading" 2 && commands "$heading" 1 | tail -n 1 >merging && sh merging && has_whole
}

here () {
  begin here
  echo 2/: >hosts
  by_parallel
}

# find_port: one that nobody uses just now.
find_port () {
  python3 -c 'import socket
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    print(free.getsockname()[1])'
}

over_ssh () {
  begin ssh
  port=$(find_port)
  ssh-keygen -q -t ed25519 -N '' -f host_key && ssh-keygen -q -t ed25519 -N '' -f key || return 1
  [ "$(id -u)" -ne 0 ] || mkdir -p /run/sshd
  cat >sshd_config <<END
ListenAddress 127.0.0.1:$port
HostKey $PWD/host_key
AuthorizedKeysFile $PWD/key.pub
PidFile $PWD/sshd.pid
StrictModes no
UsePAM no
PasswordAuthentication no
MaxStartups 50
SetEnv PATH=$PATH
END
  cat >ssh_config <<END
Host one two
  HostName 127.0.0.1
  Port $port
  User $(id -un)
  IdentityFile $PWD/key
  UserKnownHostsFile $PWD/known
  StrictHostKeyChecking accept-new
  BatchMode yes
END
  /usr/sbin/sshd -D -e -f "$PWD/sshd_config" >sshd.log 2>&1 </dev/null &
  server=$!
  for _ in $(seq 100); do
    ssh -F ssh_config one true 2>ssh.log </dev/null && break
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  PARALLEL_SSH="ssh -F $PWD/ssh_config"
  export PARALLEL_SSH
  printf '1/one\n1/two\n' >hosts
  by_parallel
  status=$?
  [ $status -eq 0 ] || cat sshd.log ssh.log | comment
  return $status
}

by_slurm () {
  begin tasks
  sh "$source/tests/cli/slurm.sh" up "$folder/slurm" 2>&1 | comment
  SLURM_CONF=$folder/slurm/slurm.conf
  export SLURM_CONF
  commands Slurm 1 >shards.sh
  ! run Slurm 2 && lacks_2 || return 1
  # The doc names more than the one that is lost here: it is played again all the same.
  run Slurm 3 && has_whole
}

"$cli" test langemarck --games 24 --seed 1 --json -o "$folder/alone.json" || exit 1
if [ -z "$is_slow" ]; then
  echo 1..1
else
  echo 1..4
fi
by_hand
report 'by hand' $?
[ -n "$is_slow" ] || exit 0
skip 'GNU parallel' parallel || { here; report 'GNU parallel' $?; }
skip 'GNU parallel over SSH' parallel ssh sshd ssh-keygen python3 ||
  { over_ssh; report 'GNU parallel over SSH' $?; }
skip Slurm slurmctld slurmd sbatch munged || { by_slurm; report Slurm $?; }
