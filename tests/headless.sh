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
services=
clean_up () {
  for process in $services; do
    kill "$process" 2>/dev/null || :
    wait "$process" 2>/dev/null || :
  done
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
  # Else the program and the server load Mesa for nothing. The word for it was another one once.
  if pkg-config --atleast-version=4.16 gtk4 2>/dev/null; then
    export GDK_DISABLE=${GDK_DISABLE:-gl,vulkan}
  else
    export GDK_DEBUG=${GDK_DEBUG:-gl-disable}
  fi
  server_options='-extension GLX'
fi
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS XAUTHORITY GTK_THEME

# There is no settings daemon: say what one would, and keep pictures still.
printf '%s\n' >"$home/config/gtk-4.0/settings.ini" '[Settings]' 'gtk-font-name=Cantarell 11' \
  'gtk-icon-theme-name=Adwaita' 'gtk-enable-animations=0' 'gtk-cursor-blink=0'

# begin NAME COMMAND…: starts a service, which writes a line to descriptor 3 when it is ready, and
# lets $answer be that line. What it prints is kept in NAME.log, away from the program's TAP.
mkfifo "$home/ready"
exec 3<>"$home/ready"
begin () {
  name=$1
  shift
  # A warning must end the program that is tested, not a service.
  (unset G_DEBUG; exec "$@") >"$home/$name.log" 2>&1 &
  services="$! $services"
  if ! read -r -t 10 answer <&3; then
    cat "$home/$name.log" >&2
    echo "Bail out! $name did not start"
    exit 99
  fi
}

# The server chooses a free display.
export XVFB_FB=$home/screen/Xvfb_screen0
begin Xvfb Xvfb -nocursor -displayfd 3 -screen 0 "${HEADLESS_SCREEN:-1280x900x24}" \
  -fbdir "$home/screen" -nolisten tcp -noreset $server_options
export DISPLAY=:$answer

if command -v dbus-daemon >/dev/null; then
  begin dbus-daemon dbus-daemon --session --nofork --nopidfile --print-address=3
  export DBUS_SESSION_BUS_ADDRESS=$answer
fi
exec 3>&-

if [ -n "${HEADLESS_WM:-}" ]; then
  $HEADLESS_WM >"$home/wm.log" 2>&1 & # several words on purpose
  sleep 1
fi
status=0
"$@" || status=$?
exit "$status"
