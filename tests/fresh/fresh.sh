#!/bin/sh
# fresh.sh: the README's first commands on a Debian that has nothing
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: fresh.sh CHECKOUT FOLDER RELEASE [--deb] [OPTION…]
#
# Makes a minimal Debian of that release in a temporary folder, from where apt has its packages
# here, of whatever release those are, clones the checkout's HEAD into it, and runs there
# `./dev run`, without a display, `./dev test OPTION…` and, with --deb, `./dev deb` and package.sh.
# How these ended is left in FOLDER/meson-logs, in run.json and deb.json, what the tests came to in
# testlog.json beside them, for report.py.
#
# The exit status is 0 if both succeed, 1 if one fails, and 77 if there can be no such system here:
# then the last line says why, and FOLDER is as it was. Nothing stays behind: what is mounted and
# started is in namespaces of its own, which end with this script, however that ends.
set -eu

say () {
  printf '%s\n' "$*"
}

skip () {
  say "Skipped: a fresh Debian $codename, as $*"
  exit 77
}

# hide_hosts SCRIPT…: copies its input without the names of machines.
hide_hosts () {
  sed -u -e 's|\([a-z]://\)[^] /"]*|\1…|g' "$@"
}

# list_sources: a line "ADDRESS SUITE COMPONENT" for each source of the release, from those of any
# that apt has here: all lie at the same addresses. What is not released has the first one only.
list_sources () {
  case $codename in
    bookworm | trixie) also='-updates|-security' ;;
    *) also=none ;;
  esac
  apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT) $(ORIGIN)' \
    'Created-By: Packages' | awk -v codename="$codename" -v also="^($also)?\$" \
    '$4 == "Debian" && $3 == "main" && $1 ~ /^https?:/ {
       which = $2
       sub(/^[a-z]+/, "", which)
       if (which ~ also) print $1, codename which, $3
     }' | sort -u
}

# ---------------------------------------------------------------------------------------------
# In the namespaces, where this script is called again.

# configure_apt: apt is set up in the new system as it is here, with Debian's sources only.
configure_apt () {
  while read -r address suite component; do
    say "deb $address $suite $component"
  done <"$place/sources" >"$system/etc/apt/sources.list"
  authorities=/etc/ssl/certs/ca-certificates.crt
  if grep -q '^https:' "$place/sources" && [ -f "$authorities" ]; then
    install -D -m 644 "$authorities" "$system$authorities"
  fi
  apt-config dump --no-empty Acquire | grep -Ev '::(IndexTargets|Proxy-?Auto-?Detect)' \
    >"$system/etc/apt/apt.conf.d/99here" || :
  # A system that is thrown away need not survive that the power fails.
  say force-unsafe-io >"$system/etc/dpkg/dpkg.cfg.d/here"
  for keyring in /etc/apt/trusted.gpg /etc/apt/trusted.gpg.d/*; do
    [ ! -f "$keyring" ] || install -D -m 644 "$keyring" "$system$keyring"
  done
  for file in /etc/hosts /etc/resolv.conf; do
    [ ! -f "$file" ] || cat "$file" >"$system$file"
  done
}

# inside COMMAND…: runs it in the clone on the new system, with an environment that a console has.
inside () {
  status=$place/status
  say 1 >"$status"
  # shellcheck disable=SC2016 # for the shell in there
  {
    env -i HOME=/opt PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
      TERM=linux ${http_proxy:+http_proxy="$http_proxy"} ${no_proxy:+no_proxy="$no_proxy"} \
      ${https_proxy:+https_proxy="$https_proxy"} \
      chroot "$system" /bin/sh -c 'cd /opt/duckboard && "$@"' sh "$@" 2>&1 && say 0 >"$status" || :
  } | hide_hosts -e 's/^/  /' | tee "$place/output"
  return "$(cat "$status")"
}

# note LOG NAME COMMAND…: runs it inside, and notes in LOG.json how it ended, under the name.
note () {
  noted=$folder/meson-logs/$1.json
  name=$2
  shift 2
  say
  say "On it: $name"
  ended=OK
  inside "$@" || ended=FAIL worked=
  python3 - "$place/output" "$ended" "$name" >"$noted" <<'END'
import json, sys
output = open(sys.argv[1], encoding="utf-8", errors="replace").read()
print(json.dumps({"name": sys.argv[3], "result": sys.argv[2],
                  "returncode": 0 if sys.argv[2] == "OK" else 1, "stdout": output}))
END
}

try () {
  address=$(sed -n "s/ $codename main\$//p" "$place/sources" | head -n 1)
  # Of one that is newer than it, debootstrap knows no more than that it is like sid.
  script=/usr/share/debootstrap/scripts/$codename
  [ -e "$script" ] || script=/usr/share/debootstrap/scripts/sid
  say "Making a Debian $codename that has nothing"
  if ! debootstrap --variant=minbase --force-check-gpg "$codename" "$system" "$address" "$script" \
    >"$place/output" 2>&1
  then
    tail -n 5 "$place/output" | hide_hosts
    skip 'debootstrap cannot make it: see above.'
  fi
  configure_apt
  mountpoint -q "$system/proc" || mount -t proc proc "$system/proc"
  mkdir -p "$system/dev/shm" "$system/dev/pts"
  mount -t tmpfs -o mode=1777 tmpfs "$system/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=666 devpts "$system/dev/pts"
  git clone -q --no-local --depth 1 "file://$checkout" "$system/opt/duckboard" 2>"$place/output" ||
    { cat "$place/output"; return 1; }

  rm -rf "$folder"
  mkdir -p "$folder/meson-logs"
  worked=yes
  note run './dev run' ./dev run
  say
  say "On it: ./dev test $*"
  inside ./dev test "$@" || worked=
  cp "$system/opt/duckboard/_build/meson-logs/testlog.json" "$folder/meson-logs" || worked=
  [ -z "$packaged" ] || note deb './dev deb' sh -c './dev deb && tests/fresh/package.sh out/deb'
  [ -n "$worked" ]
}

if [ "$1" = --inside ]; then
  place=$2 checkout=$3 folder=$4 codename=$5
  shift 5
  system=$place/system packaged=
  if [ "${1:-}" = --deb ]; then
    packaged=yes
    shift
  fi
  try "$@"
  exit
fi

# ---------------------------------------------------------------------------------------------

checkout=$1 folder=$2 codename=$3
shift 3
[ "$(id -u)" -eq 0 ] || skip 'only root can make one.'
for program in apt-get debootstrap unshare git python3; do
  command -v "$program" >/dev/null || skip "there is no $program."
done
unshare --mount --pid --fork true 2>/dev/null || skip 'nothing can be mounted here.'
git -C "$checkout" rev-parse -q --verify HEAD >/dev/null 2>&1 || skip 'this is no clone.'

place=$(mktemp -d "${TMPDIR:-/var/tmp}/duckboard-fresh.XXXXXX")
process=
clean_up () {
  trap '' INT TERM HUP
  if [ -n "$process" ]; then
    # The namespaces' first process dies with it, and all others with that one.
    kill -KILL "$process" 2>/dev/null || :
    wait "$process" 2>/dev/null || :
  fi
  for _ in 1 2 3 4 5 6 7 8 9; do
    rm -rf --one-file-system "$place" 2>/dev/null && break
    sleep 1
  done
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
trap 'exit 129' HUP

list_sources >"$place/sources"
if [ ! -s "$place/sources" ]; then
  apt-get -o DPkg::Lock::Timeout=600 -qq update >/dev/null 2>&1 || :
  list_sources >"$place/sources"
fi
grep -q " $codename main\$" "$place/sources" || skip 'apt has no source of Debian here.'

for protocol in http https; do
  eval "present=\${${protocol}_proxy:-}"
  configured=$(apt-config dump --format '%v%n' "Acquire::$protocol::Proxy" | head -n 1)
  if [ -z "$present" ] && [ -n "$configured" ] && [ "$configured" != DIRECT ]; then
    export "${protocol}_proxy=$configured"
  fi
done

# In the background, so that signals are heard meanwhile.
unshare --mount --pid --fork --kill-child sh "$0" --inside "$place" "$checkout" "$folder" \
  "$codename" "$@" &
process=$!
status=0
wait "$process" || status=$?
process=
exit "$status"
