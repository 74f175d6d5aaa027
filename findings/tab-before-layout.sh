#!/bin/sh
# tab-before-layout.sh: Tab in a window that has not been laid out yet
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guessed: Tab goes from widget to widget in their order, from when a window is shown.
# Seen: so it does with GTK 4.8 (Debian 12). With 4.18 and 4.24 (Debian 13 and what follows) Tab goes
# past the next group of a preferences page until the window's first frame, to the buttons of the
# header bar and never back; after that frame it is as before. A test that presses keys as soon as a
# window is active sees a page that no key reaches.
#
# Needs a C compiler, pkg-config, libadwaita's headers, Xvfb and dbus-run-session.
set -eu

folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cat >"$folder/tab.c" <<'END'
#include <adwaita.h>

static void
say (GtkWidget *window, GtkWidget *rows[2])
{
  gtk_widget_grab_focus (rows[0]);
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);

  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_print ("%s\n", gtk_widget_is_ancestor (focus, rows[1]) ? "row" : G_OBJECT_TYPE_NAME (focus));
}

int
main (void)
{
  adw_init ();

  GtkWidget *window = adw_window_new (), *page = adw_preferences_page_new (), *rows[2];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *bar = adw_header_bar_new ();

  for (int i = 0; i < 2; i++)
    {
      GtkWidget *group = adw_preferences_group_new ();

      rows[i] = adw_entry_row_new ();
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), rows[i]);
      adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
    }
  adw_header_bar_pack_start (ADW_HEADER_BAR (bar), gtk_button_new_with_label ("Cancel"));
  gtk_box_append (GTK_BOX (box), bar);
  gtk_box_append (GTK_BOX (box), page);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  say (window, rows);
  while (gtk_widget_get_height (rows[0]) == 0)
    g_main_context_iteration (NULL, TRUE);
  say (window, rows);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o "$folder/tab" "$folder/tab.c" $(pkg-config --cflags --libs libadwaita-1)

mkfifo "$folder/number"
Xvfb -displayfd 3 -screen 0 800x600x24 3>"$folder/number" 2>/dev/null &
server=$!
read -r number <"$folder/number"
version=$(pkg-config --modversion gtk4)
# shellcheck disable=SC2046 # two words
set -- $(DISPLAY=":$number" GSK_RENDERER=cairo dbus-run-session -- "$folder/tab" 2>/dev/null)
echo "GTK $version: Tab goes to $1 before the first frame, to $2 after it"
case $version in
  4.8.*) expected=row ;;
  *) expected=GtkButton ;;
esac
[ "$1" = "$expected" ] && [ "$2" = row ]
