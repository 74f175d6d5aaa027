#!/bin/sh
# rows-a-reader-counts.sh: how long a list is to who does not see it
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a screen reader finds in a list of 2,000 units 2,000 rows, or those some 200 that the list
# has made, and each says its place and how many there are.
# Behaviour: with GTK 4.18 (Debian 13) it finds those that are on the screen, as if there were no
# more: 12 here, other ones after scrolling. Nothing says which of how many they are, before 4.24,
# whose rows say "1" of "2000" (posinset, setsize). With 4.8 (Debian 12) all 205 that the list has
# made are there, seen or not. So how many there are stands beside the list, and a test that looks
# for a row in that tree scrolls to it first.
# Seen with GTK 4.8.3, 4.18.6 and 4.24.1 (what follows Debian 13): the lines at the end.
# Wants: a C compiler, pkg-config, GTK's headers, Xvfb, dbus-run-session, at-spi2-core,
# gir1.2-atspi-2.0 and python3-gi.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo
cat >list.c <<'END'
#include <gtk/gtk.h>

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new ("Infantry");

  gtk_widget_set_size_request (label, -1, 40);
  gtk_list_item_set_child (item, label);
}

int
main (void)
{
  gtk_init ();

  GtkStringList *units = gtk_string_list_new (NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *window = gtk_window_new (), *scrolled = gtk_scrolled_window_new ();

  for (guint i = 0; i < 2000; i++)
    gtk_string_list_append (units, "Infantry");
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  gtk_scrolled_window_set_child (
    GTK_SCROLLED_WINDOW (scrolled),
    gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (units))),
                       factory));
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 500);
  gtk_window_present (GTK_WINDOW (window));
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}
END
# shellcheck disable=SC2046 # several words
cc -o list list.c $(pkg-config --cflags --libs gtk4)
cat >ask.py <<'END'
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def find(item):
    if item.get_role_name() == "list":
        return item
    children = [item.get_child_at_index(place) for place in range(item.get_child_count())]
    return next((found for found in map(find, children) if found), None)


program = subprocess.Popen(["./list"], stderr=subprocess.DEVNULL)
for _ in range(100):
    time.sleep(0.1)
    desktop = Atspi.get_desktop(0)
    program_at = desktop.get_child_at_index(0) if desktop.get_child_count() else None
    if program_at and program_at.get_child_count():
        time.sleep(1)
        rows = find(program_at)
        said = rows.get_child_at_index(0).get_attributes()
        place, number = said.get("posinset", "nothing"), said.get("setsize", "nothing")
        print(f"rows: {rows.get_child_count()}, the first says {place} of {number}")
        break
program.kill()
END

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
version=$(pkg-config --modversion gtk4)
echo "GTK $version"
seen=$(DISPLAY=":$number" dbus-run-session -- /usr/bin/python3 ask.py 2>/dev/null |
  grep '^rows: ')
printf '%s\n' "$seen"
case $version in
  4.8.*) expected='rows: 205, the first says nothing of nothing' ;;
  4.18.*) expected='rows: 12, the first says nothing of nothing' ;;
  *) expected='rows: 12, the first says 1 of 2000' ;;
esac
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
