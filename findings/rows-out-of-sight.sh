#!/bin/sh
# rows-out-of-sight.sh: a list that shows ten rows makes two hundred
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a list or table of 2,000 units makes the rows that are in sight, ten of them, and a few
# more; a change of a unit out of sight makes no row anew.
# Behaviour: it makes 205 rows before it is first shown, of a table 205 for each column, though ten
# are in sight: with five columns 1,025 cells, each of which a program fills in. A jump to the
# middle fills all of them again. With GTK 4.8 (Debian 12) so does a change of the first unit while
# the middle is shown; 4.18 (Debian 13) fills that one only. So what a row is filled with must be
# cheap, and nothing is to be read from a file there.
# Seen with GTK 4.8.3, 4.18.6 and 4.24.1 (what follows Debian 13): the lines at the end.
# Wants: a C compiler, pkg-config, GTK's headers, Xvfb and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
cat >rows.c <<'END'
#include <gtk/gtk.h>

enum { N_UNITS = 2000, N_COLUMNS = 5 };

static guint n_made, n_filled;

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  n_made++;
  gtk_list_item_set_child (item, gtk_label_new (NULL));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  n_filled++;
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static GtkListItemFactory *
new_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer n)
{
  return --*(guint *) n > 0;
}

/* Waits for some frames; says how many cells have been filled since the last time. */
static guint
settle (GtkWidget *window)
{
  guint n = 20, n_new;

  gtk_widget_add_tick_callback (window, tick_cb, &n, NULL);
  while (n > 0)
    g_main_context_iteration (NULL, TRUE);
  n_new = n_filled;
  n_filled = 0;
  return n_new;
}

static void
look (const char *name, gboolean is_table)
{
  GtkStringList *units = gtk_string_list_new (NULL);
  const char *other[] = { "Landwehr", NULL };

  n_made = n_filled = 0;
  for (guint i = 0; i < N_UNITS; i++)
    gtk_string_list_append (units, "Infantry");

  GtkSelectionModel *model
    = GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (units)));
  GtkWidget *list = is_table ? gtk_column_view_new (model)
                             : gtk_list_view_new (model, new_factory ());
  GtkWidget *window = gtk_window_new (), *scrolled = gtk_scrolled_window_new ();
  GtkAdjustment *place;

  for (guint i = 0; is_table && i < N_COLUMNS; i++)
    gtk_column_view_append_column (GTK_COLUMN_VIEW (list),
                                   gtk_column_view_column_new ("Unit", new_factory ()));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_window_set_default_size (GTK_WINDOW (window), 500, 250);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (list) == 0)
    g_main_context_iteration (NULL, TRUE);
  settle (window);
  g_print ("%s: made %u", name, n_made);
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  gtk_adjustment_set_value (place, 5); /* older versions show nothing after a first jump */
  settle (window);
  gtk_adjustment_set_value (place, gtk_adjustment_get_upper (place) / 2);
  g_print (", filled %u for the middle", settle (window));
  gtk_string_list_splice (units, 0, 1, other);
  g_print (", %u for another first unit\n", settle (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (void)
{
  gtk_init ();
  look ("list", FALSE);
  look ("table of five columns", TRUE);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o rows rows.c $(pkg-config --cflags --libs gtk4)

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
version=$(pkg-config --modversion gtk4)
echo "GTK $version"
seen=$(DISPLAY=":$number" dbus-run-session -- ./rows 2>/dev/null)
printf '%s\n' "$seen"
case $version in
  4.8.*)
    expected='list: made 205, filled 205 for the middle, 206 for another first unit
table of five columns: made 1025, filled 1025 for the middle, 1030 for another first unit'
    ;;
  *)
    expected='list: made 205, filled 205 for the middle, 1 for another first unit
table of five columns: made 1025, filled 1025 for the middle, 5 for another first unit'
    ;;
esac
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
