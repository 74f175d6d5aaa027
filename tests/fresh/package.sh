#!/bin/sh
# package.sh: Debian packages are installed, begin, and leave nothing behind
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: package.sh FOLDER
#
# FOLDER has the packages that ./dev deb made. On a system that is thrown away, as root: whatever
# they need is installed as well, and stays.
set -eu
folder=$1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
root=$(dirname -- "$0")/../..

install () {
  DEBIAN_FRONTEND=noninteractive apt-get -o Dpkg::Use-Pty=0 -qq install -y \
    --no-install-recommends "$@"
}

# names: of the packages, one a line.
names () {
  for file in "$folder"/*.deb; do
    case $file in
      *-dbgsym_*) ;;
      *) dpkg-deb -f "$file" Package ;;
    esac
  done
}

echo 'Installing the packages'
# shellcheck disable=SC2046 # one word per file
install $(find "$folder" -name '*.deb' ! -name '*-dbgsym_*' | sed 's|^[^/]|./&|')
install xauth xdotool xvfb dbus man-db bash-completion
for package in $(names); do
  dpkg -L "$package" | while IFS= read -r path; do
    [ -d "$path" ] || printf '%s\n' "$path"
  done
done >"$place/installed"

echo 'Beginning both programs'
sh "$root/debian/tests/begins"
for program in duckboard duckboard-cli; do
  # Where nothing is documented by the system's wish, pages are left out.
  if [ -e "/usr/share/man/man1/$program.1.gz" ]; then
    man -w "$program" >/dev/null
  fi
done
echo '#include <engine/war.h>
int main (void) { return war_system_get_nth (0) == NULL; }' >"$place/engine.c"
# shellcheck disable=SC2046 # several words
cc "$place/engine.c" -o "$place/engine" $(pkg-config --cflags --libs --static duckboard-engine)
"$place/engine"

echo 'Removing them'
# shellcheck disable=SC2046 # one word per package
DEBIAN_FRONTEND=noninteractive apt-get -o Dpkg::Use-Pty=0 -qq purge -y $(names)
while IFS= read -r path; do
  if [ -e "$path" ]; then
    echo "$path is still there."
    exit 1
  fi
done <"$place/installed"
echo 'Nothing is left of them.'
