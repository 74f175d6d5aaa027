#!/bin/bash
# headless.sh: run a program with its own X server, D-Bus session and folders
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: headless.sh PROGRAM [ARGUMENT…]
#
# The program sees none of the user's files, settings, windows or buses, and several copies can run
# side by side. Its standard output stays its own (TAP), its exit status is passed on.
#   HEADLESS_SCREEN   size and depth of the screen; 1280x900x24 if unset
#   HEADLESS_WM       a window manager to start first, "metacity --composite"; none if unset
# XVFB_FB, set for the program, names a file with the raw picture of the screen.
set -eu

if ! command -v Xvfb >/dev/null; then
  echo '1..0 # SKIP no Xvfb'
  exit 0
fi

home=$(mktemp -d "${TMPDIR:-/var/tmp}/duckboard-test.XXXXXX")
server=
clean_up () {
  if [ -n "$server" ]; then
    kill "$server" 2>/dev/null || :
    wait "$server" 2>/dev/null || :
  fi
  rm -rf "$home"
}
trap clean_up EXIT

mkdir -p "$home"/{run,config/gtk-4.0,data,cache,screen}
chmod 700 "$home/run"
export HOME=$home XDG_RUNTIME_DIR=$home/run XDG_CONFIG_HOME=$home/config
export XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache
export GDK_BACKEND=x11 GSK_RENDERER=${GSK_RENDERER:-cairo}
export GSETTINGS_BACKEND=memory GIO_USE_VFS=local ADW_DISABLE_PORTAL=1
export LC_ALL=${LC_ALL:-C.UTF-8} TZ=UTC
server_options=
if [ "$GSK_RENDERER" = cairo ]; then
  # Else the program and the server load Mesa for nothing.
  export GDK_DEBUG=${GDK_DEBUG:-gl-disable}
  server_options='-extension GLX'
fi
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS XAUTHORITY GTK_THEME

# A warning must end the program that is tested, not a service of the bus.
export program_debug=${G_DEBUG:-}
unset G_DEBUG

# There is no settings daemon: say what one would, and keep pictures still.
cat >"$home/config/gtk-4.0/settings.ini" <<'END'
[Settings]
gtk-font-name=Cantarell 11
gtk-icon-theme-name=Adwaita
gtk-enable-animations=0
gtk-cursor-blink=0
END

# The server chooses a free display and writes its number to descriptor 3.
: >"$home/display"
exec 3<>"$home/display"
export XVFB_FB=$home/screen/Xvfb_screen0
Xvfb -nocursor -displayfd 3 -screen 0 "${HEADLESS_SCREEN:-1280x900x24}" -fbdir "$home/screen" \
  -nolisten tcp -noreset $server_options >"$home/server.log" 2>&1 &
server=$!
for _ in $(seq 500); do
  if [ -s "$home/display" ]; then
    break
  fi
  if ! kill -0 "$server" 2>/dev/null; then
    break
  fi
  sleep 0.02
done
exec 3>&-
number=$(head -n 1 "$home/display")
if [ -z "$number" ]; then
  cat "$home/server.log" >&2
  echo 'Bail out! Xvfb did not start'
  exit 99
fi
export DISPLAY=:$number

export started=$home/started
run () {
  : >"$started"
  if [ -n "${HEADLESS_WM:-}" ]; then
    $HEADLESS_WM & # several words on purpose
    sleep 1
  fi
  G_DEBUG=$program_debug "$@" 1>&8 2>&9 8>&- 9>&-
}
export -f run

# Services that the bus starts print to its standard output. That must not get into the program's
# TAP, so the program has the real 1 and 2, kept as 8 and 9, and the bus has a log.
exec 8>&1 9>&2
if command -v dbus-run-session >/dev/null; then
  status=0
  dbus-run-session -- bash -c 'run "$@"' run "$@" >"$home/bus.log" 2>&1 || status=$?
  if [ ! -e "$started" ]; then
    cat "$home/bus.log" >&2
  fi
  exit "$status"
else
  run "$@" >"$home/bus.log" 2>&1
fi
