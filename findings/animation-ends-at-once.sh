#!/bin/sh
# animation-ends-at-once.sh: an animation of libadwaita that ends before it has been started
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: adw_animation_play() returns, and "done" comes later: after the time that was given, or in
# the next turn of the main loop if animations are switched off; on a widget that is not shown yet
# it waits.
# Behaviour: on a widget that is not mapped, and on all if animations are switched off, the last value
# is set and "done" is emitted inside of adw_animation_play(): what a program does after that call
# happens after the end. One that repeats for ever ends as well, and one that goes there and back
# ends where it began.
# Seen with libadwaita 1.2.2 on GTK 4.8.3 (Debian 12) and 1.7.6 on 4.18.6 (Debian 13): the lines at
# the end.
# Wants: a C compiler, pkg-config, libadwaita's headers, Xvfb and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo
cat >play.c <<'END'
#include <adwaita.h>

static int n_done;

static void
value_cb (double value, gpointer data)
{
}

static void
done_cb (void)
{
  n_done++;
}

/* Says what is true when adw_animation_play () has returned. */
static void
play (const char *what, GtkWidget *widget, guint repeats, gboolean alternate)
{
  AdwAnimation *animation = adw_timed_animation_new (
    widget, 0, 1, 250, adw_callback_animation_target_new (value_cb, NULL, NULL));

  adw_timed_animation_set_repeat_count (ADW_TIMED_ANIMATION (animation), repeats);
  adw_timed_animation_set_alternate (ADW_TIMED_ANIMATION (animation), alternate);
  g_signal_connect (animation, "done", done_cb, NULL);
  n_done = 0;
  adw_animation_play (animation);
  g_print ("%s: value %g, done %d\n", what, adw_animation_get_value (animation), n_done);
  adw_animation_pause (animation);
}

int
main (void)
{
  adw_init ();

  GtkWidget *window = gtk_window_new (), *label = gtk_label_new ("Hooge");

  gtk_window_set_child (GTK_WINDOW (window), label);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  play ("not mapped", label, 1, FALSE);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (label) == 0)
    g_main_context_iteration (NULL, TRUE);
  play ("mapped", label, 1, FALSE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  play ("switched off", label, 1, FALSE);
  play ("for ever", label, 0, FALSE);
  play ("there and back", label, 2, TRUE);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o play play.c $(pkg-config --cflags --libs libadwaita-1)

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
echo "libadwaita $(pkg-config --modversion libadwaita-1), GTK $(pkg-config --modversion gtk4)"
seen=$(DISPLAY=":$number" dbus-run-session -- ./play 2>/dev/null)
printf '%s\n' "$seen"
[ "$seen" = 'not mapped: value 1, done 1
mapped: value 0, done 0
switched off: value 1, done 1
for ever: value 1, done 1
there and back: value 0, done 1' ] || { echo 'This has changed.' >&2; exit 1; }
