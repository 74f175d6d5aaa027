#!/bin/sh
# breakpoint-takes-back.sh: a window made narrow and wide again forgets what it said
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a setter of a breakpoint gives back, when the window is wide again, the value that the
# property had just before it was narrow; where two breakpoints hold, the setters of both do.
# Behaviour: it gives back the value that the property had when the setter was added, usually that
# of the .ui file: a title that a program has set since then is gone after one turn of a phone,
# whether it was set while wide or while narrow. And of two that hold only the one added last does:
# the other's setters are taken back, in the narrower window. So a property of a setter is set by
# nobody else, and a narrower breakpoint repeats what the wider one sets.
# Seen with libadwaita 1.7.6 on GTK 4.18.6 (Debian 13) and 1.10.0 on 4.24.1 (what follows): the
# lines at the end. Debian 12 has no breakpoints.
# Wants: a C compiler, pkg-config, libadwaita's headers from 1.4 on, Xvfb and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
cat >narrow.c <<'END'
#include <adwaita.h>

static void
add (AdwWindow *window, GtkWidget *label, const char *when, const char *property, const char *text)
{
  AdwBreakpoint *breakpoint = adw_breakpoint_new (adw_breakpoint_condition_parse (when));
  GValue value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, text);
  adw_breakpoint_add_setter (breakpoint, G_OBJECT (label), property, &value);
  adw_window_add_breakpoint (window, breakpoint);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer n)
{
  return --*(guint *) n > 0;
}

static void
say (const char *what, GtkWidget *window, GtkWidget *label, int width)
{
  guint n = 30;

  gtk_window_set_default_size (GTK_WINDOW (window), width, 300);
  gtk_widget_add_tick_callback (window, tick_cb, &n, NULL);
  while (n > 0)
    g_main_context_iteration (NULL, TRUE);
  g_print ("%s: %s, %s\n", what, gtk_label_get_label (GTK_LABEL (label)),
           gtk_widget_get_tooltip_text (label));
}

int
main (void)
{
  adw_init ();

  GtkWidget *window = adw_window_new (), *label = gtk_label_new ("first");

  gtk_widget_set_tooltip_text (label, "wide");
  gtk_widget_set_size_request (window, 200, 200);
  adw_window_set_content (ADW_WINDOW (window), label);
  add (ADW_WINDOW (window), label, "max-width: 500px", "label", "short");
  gtk_window_set_default_size (GTK_WINDOW (window), 700, 300);
  gtk_window_present (GTK_WINDOW (window));
  gtk_label_set_label (GTK_LABEL (label), "set while wide");
  say ("wide", window, label, 700);
  say ("narrow", window, label, 400);
  gtk_label_set_label (GTK_LABEL (label), "set while narrow");
  say ("narrow, set", window, label, 410);
  say ("wide again", window, label, 700);
  add (ADW_WINDOW (window), label, "max-width: 360px", "tooltip-text", "narrowest");
  say ("narrow, with another", window, label, 400);
  say ("narrowest", window, label, 300);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o narrow narrow.c $(pkg-config --cflags --libs libadwaita-1)

mkfifo number
Xvfb -displayfd 3 -screen 0 1000x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
echo "libadwaita $(pkg-config --modversion libadwaita-1), GTK $(pkg-config --modversion gtk4)"
seen=$(DISPLAY=":$number" dbus-run-session -- ./narrow 2>/dev/null)
printf '%s\n' "$seen"
[ "$seen" = 'wide: set while wide, wide
narrow: short, wide
narrow, set: set while narrow, wide
wide again: first, wide
narrow, with another: short, wide
narrowest: first, narrowest' ] || { echo 'This has changed.' >&2; exit 1; }
