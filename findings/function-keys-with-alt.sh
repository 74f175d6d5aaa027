#!/bin/sh
# function-keys-with-alt.sh: a test presses F6, and Alt+F6 arrives
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: xdotool key F6 presses F6, on every X server whose keyboard has that key.
# Behaviour: so it does on Debian 12 and 13. On what follows, with the same xdotool, it presses Alt
# as well, though F6 is what the key says without it there, too. Shortcuts on F1 to F12 do nothing
# then, or something else (Alt+F4); letters, Ctrl+Z and Delete are as before. Pressed by its number
# (72) it is F6 everywhere.
# Seen with xdotool 3.20160805.1 and xkb-data 2.35.1 and 2.42 (Debian 12 and 13): plain, with
# xkb-data 2.48: with Alt; see the lines at the end.
# Wants: a C compiler, pkg-config, GTK's headers, xkb-data, Xvfb, xdotool and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
cat >keys.c <<'END'
#include <gtk/gtk.h>

static gboolean
key_pressed_cb (GtkEventController *controller, guint key, guint number, GdkModifierType state)
{
  gboolean is_modifier = key == GDK_KEY_Alt_L || key == GDK_KEY_Control_L;

  if (!is_modifier)
    g_print (" %s%s%s", state & GDK_ALT_MASK ? "Alt+" : "", state & GDK_CONTROL_MASK ? "Ctrl+" : "",
             gdk_keyval_name (key));
  if (key == GDK_KEY_End)
    exit (0);
  return TRUE;
}

static gboolean
begin_cb (gpointer data)
{
  g_spawn_command_line_async ("xdotool key F1 F6 Delete a ctrl+z 72 End", NULL);
  return G_SOURCE_REMOVE;
}

int
main (void)
{
  gtk_init ();

  GtkWidget *window = gtk_window_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), NULL);
  gtk_widget_add_controller (window, keys);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_window_is_active (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
  g_timeout_add (500, begin_cb, NULL);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}
END
# shellcheck disable=SC2046 # several words
cc -o keys keys.c $(pkg-config --cflags --libs gtk4)

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
dpkg-query -W xdotool xkb-data
version=$(dpkg-query -W -f '${Version}' xkb-data)
seen=$(DISPLAY=":$number" timeout 60 dbus-run-session -- ./keys 2>/dev/null)
echo "arrived:$seen"
if dpkg --compare-versions "$version" ge 2.48; then
  expected=' Alt+F1 Alt+F6 Delete a Ctrl+z F6 End'
else
  expected=' F1 F6 Delete a Ctrl+z F6 End'
fi
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
