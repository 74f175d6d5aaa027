#!/bin/sh
# button-called-gtkimage.sh: what a screen reader says of a button that has a tooltip only
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a button with an icon takes its name from its tooltip, a row of a list from the label in it,
# and a drop-down from what is chosen.
# Behaviour: with GTK 4.8 (Debian 12) the button is called "GtkImage", after the class of its icon, and
# the tooltip is its description; the drop-down is called "GtkDropDown". 4.18 (Debian 13) has mended
# both. In both a row of a list has no name at all: only the label in it has. So each button with
# an icon wants its label set as a property, and each row as well.
# Seen with GTK 4.8.3 and 4.18.6: the lines at the end.
# Wants: a C compiler, pkg-config, GTK's headers, Xvfb, dbus-run-session, at-spi2-core,
# gir1.2-atspi-2.0 and python3-gi.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo
cat >window.c <<'END'
#include <gtk/gtk.h>

int
main (void)
{
  static const char *sides[] = { "Entente", "Central Powers", NULL };

  gtk_init ();

  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_from_icon_name ("list-add-symbolic");
  GtkWidget *list = gtk_list_box_new ();

  gtk_widget_set_tooltip_text (button, "Add a unit");
  gtk_list_box_append (GTK_LIST_BOX (list), gtk_label_new ("Landwehr"));
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), gtk_drop_down_new_from_strings (sides));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}
END
# shellcheck disable=SC2046 # several words
cc -o window window.c $(pkg-config --cflags --libs gtk4)
cat >ask.py <<'END'
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def find(item):
    """Says how what stands directly in the box is called."""
    panel = item.get_child_at_index(0).get_child_at_index(0)
    for place in range(panel.get_child_count()):
        child = panel.get_child_at_index(place)
        if child.get_role_name() == "list":
            child = child.get_child_at_index(0)
        role = child.get_role_name().replace("push ", "")
        print(f'{role}: "{child.get_name()}", "{child.get_description()}"')


program = subprocess.Popen(["./window"], stderr=subprocess.DEVNULL)
for _ in range(100):
    time.sleep(0.1)
    desktop = Atspi.get_desktop(0)
    program_at = desktop.get_child_at_index(0) if desktop.get_child_count() else None
    if program_at and program_at.get_child_count():
        time.sleep(1)
        find(program_at)
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
  grep '^[a-z ]*: "')
printf '%s\n' "$seen"
case $version in
  4.8.*)
    expected='button: "GtkImage", "Add a unit"
list item: "", ""
combo box: "GtkDropDown", ""'
    ;;
  *)
    expected='button: "Add a unit", ""
list item: "", ""
combo box: "Entente", ""'
    ;;
esac
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
