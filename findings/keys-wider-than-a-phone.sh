#!/bin/sh
# keys-wider-than-a-phone.sh: a window of shortcuts is as wide as its longest titles side by side
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: GtkShortcutsWindow, which lays its groups out in columns and pages, has fewer columns where
# the window is narrow, and breaks or shortens titles before the window is wider than a screen.
# Behaviour: neither. How many columns there are follows from the number of keys alone ("max-height"
# of a section, 15), so a second group of ten makes the window twice as wide; titles are neither
# broken nor shortened, and the least width is the natural one: a thousand pixels of two groups with
# titles of one sentence. On a phone half of the keys lie outside. AdwShortcutsDialog, since
# libadwaita 1.8, is narrow as well; before that a page of preferences with GtkShortcutLabels serves.
# Seen with GTK 4.8.3 (Debian 12: 532 and 1002 pixels) and 4.24.1 (what follows Debian 13: 545 and
# 1028).
# Wants: a C compiler, pkg-config, GTK's headers, Xvfb and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
cat >keys.c <<'END'
#include <gtk/gtk.h>

static char *
make (int n_groups)
{
  GString *ui = g_string_new ("<interface><object class='GtkShortcutsWindow' id='window'><child>"
                              "<object class='GtkShortcutsSection'>"
                              "<property name='section-name'>all</property>");

  for (int i = 0; i < n_groups; i++)
    {
      g_string_append (ui, "<child><object class='GtkShortcutsGroup'>");
      for (int j = 0; j < 10; j++)
        g_string_append (ui, "<child><object class='GtkShortcutsShortcut'><property name='title'>"
                             "Choose the unit and those that it leads, to move them all at once"
                             "</property><property name='accelerator'>F6</property>"
                             "</object></child>");
      g_string_append (ui, "</object></child>");
    }
  g_string_append (ui, "</object></child></object></interface>");
  return g_string_free (ui, FALSE);
}

int
main (void)
{
  gtk_init ();
  for (int n = 1; n <= 2; n++)
    {
      GtkBuilder *builder = gtk_builder_new_from_string (make (n), -1);
      GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "window"));
      int least, natural;

      gtk_window_present (window);
      gtk_widget_measure (gtk_window_get_child (window), GTK_ORIENTATION_HORIZONTAL, -1, &least,
                          &natural, NULL, NULL);
      g_print ("%d %d %d\n", n, least, natural);
      gtk_window_destroy (window);
    }
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -w -o keys keys.c $(pkg-config --cflags --libs gtk4)

mkfifo number
Xvfb -displayfd 3 -screen 0 1000x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
echo "GTK $(pkg-config --modversion gtk4); groups, least width, natural width:"
DISPLAY=":$number" dbus-run-session -- ./keys 2>/dev/null >seen
cat seen
awk '$2 != $3 { exit 1 } { width[$1] = $2 }
  END { exit !(width[1] > 360 && width[2] > 1.7 * width[1]) }' seen ||
  { echo 'This has changed.' >&2; exit 1; }
