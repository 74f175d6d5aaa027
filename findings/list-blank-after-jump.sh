#!/bin/sh
# list-blank-after-jump.sh: a long list that shows nothing where a program has scrolled it
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a program that sets the adjustment of a scrolled list shows the rows there, as it does with
# all else that scrolls: to the end of a log, say, or back to where one was.
# Behaviour: with GTK 4.8 and 4.18 (Debian 12 and 13) the first such jump beyond some 200 rows
# leaves the list white: the scroll bar stands at the end, no row is made. It stays so until
# something else happens. After a scroll by a few pixels, and in 4.24, the same jump is right. The
# action list.scroll-to-item is right in all of them, and so is what a person does with the scroll
# bar.
# Seen with GTK 4.8.3, 4.18.6 and 4.24.1 (what follows Debian 13): the lines at the end.
# Wants: a C compiler, pkg-config, GTK's headers, Xvfb and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
cat >jump.c <<'END'
#include <gtk/gtk.h>

enum { N_LINES = 2000, PIXELS = 250 };

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, gtk_label_new (NULL));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer n)
{
  return --*(guint *) n > 0;
}

static void
settle (GtkWidget *window)
{
  guint n = 30;

  gtk_widget_add_tick_callback (window, tick_cb, &n, NULL);
  while (n > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
jump (const char *name, double first, gboolean by_action)
{
  GtkStringList *lines = gtk_string_list_new (NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *window = gtk_window_new (), *scrolled = gtk_scrolled_window_new ();

  for (guint i = 0; i < N_LINES; i++)
    gtk_string_list_append (lines, "Infantry fires");
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);

  GtkWidget *list = gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (lines))), factory);

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_window_set_default_size (GTK_WINDOW (window), PIXELS, PIXELS);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (list) == 0)
    g_main_context_iteration (NULL, TRUE);
  settle (window);

  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  gtk_adjustment_set_value (place, first);
  settle (window);
  if (by_action)
    gtk_widget_activate_action (list, "list.scroll-to-item", "u", N_LINES - 1);
  else
    gtk_adjustment_set_value (place, gtk_adjustment_get_upper (place));
  settle (window);

  GtkWidget *at = gtk_widget_pick (list, PIXELS / 2.0, PIXELS / 2.0, GTK_PICK_DEFAULT);

  g_print ("%s: %s in the middle\n", name, at == list ? "nothing" : "a row");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (void)
{
  gtk_init ();
  jump ("to the end", 0, FALSE);
  jump ("by 5 pixels, to the end", 5, FALSE);
  jump ("to the end by the action", 0, TRUE);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o jump jump.c $(pkg-config --cflags --libs gtk4)

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
version=$(pkg-config --modversion gtk4)
echo "GTK $version"
seen=$(DISPLAY=":$number" dbus-run-session -- ./jump 2>/dev/null)
printf '%s\n' "$seen"
case $version in
  4.8.* | 4.18.*) first=nothing ;;
  *) first='a row' ;;
esac
[ "$seen" = "to the end: $first in the middle
by 5 pixels, to the end: a row in the middle
to the end by the action: a row in the middle" ] || { echo 'This has changed.' >&2; exit 1; }
