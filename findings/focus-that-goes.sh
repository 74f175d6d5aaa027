#!/bin/sh
# focus-that-goes.sh: where the keys are when what had them is gone
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: when the button that has the focus becomes insensitive, is hidden or is taken out, GTK
# gives the focus to the next one or the one before, in all three cases the same; when a stack shows
# another page, to that page.
# Behaviour: taken out, the one before has it, as guessed. Hidden, the window's first button has it,
# in the header bar; and so it is when a stack shows another page, though that has a button of its
# own. Insensitive, nothing has it: keys go to the window alone, Tab begins anew at the top, and
# made sensitive at once again the button does not get it back. So who makes "Undo" insensitive,
# hides a row or turns a page says where the focus goes.
# Seen with GTK 4.8.3, 4.18.6 and 4.24.1 (Debian 12, 13 and what follows): the lines at the end, of
# all three alike.
# Wants: a C compiler, pkg-config, GTK's headers, Xvfb and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
cat >focus.c <<'END'
#include <gtk/gtk.h>

static GtkWidget *window, *box, *button, *stack;

static GtkWidget *
new_button (const char *name)
{
  GtkWidget *widget = gtk_button_new_with_label (name);

  gtk_widget_set_name (widget, name);
  return widget;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer n)
{
  return --*(guint *) n > 0;
}

static const char *
get_focus (void)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus == NULL ? "nothing" : gtk_widget_get_name (focus);
}

static void
say (const char *what)
{
  guint n = 20;

  gtk_widget_add_tick_callback (window, tick_cb, &n, NULL);
  while (n > 0)
    g_main_context_iteration (NULL, TRUE);
  g_print ("%s: %s", what, get_focus ());
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_print (", then Tab: %s\n", get_focus ());
}

static void
begin (void)
{
  GtkWidget *bar = gtk_header_bar_new ();

  window = gtk_window_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  stack = gtk_stack_new ();
  button = new_button ("second");
  gtk_header_bar_pack_start (GTK_HEADER_BAR (bar), new_button ("header bar"));
  gtk_window_set_titlebar (GTK_WINDOW (window), bar);
  gtk_box_append (GTK_BOX (box), new_button ("first"));
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), new_button ("third"));
  gtk_stack_add_named (GTK_STACK (stack), new_button ("page 1"), "1");
  gtk_stack_add_named (GTK_STACK (stack), new_button ("page 2"), "2");
  gtk_box_append (GTK_BOX (box), stack);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (box) == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_grab_focus (button);
}

int
main (void)
{
  gtk_init ();
  begin ();
  gtk_box_remove (GTK_BOX (box), button);
  say ("taken out");
  begin ();
  gtk_widget_set_visible (button, FALSE);
  say ("hidden");
  begin ();
  gtk_widget_set_sensitive (button, FALSE);
  say ("insensitive");
  begin ();
  gtk_widget_set_sensitive (button, FALSE);
  gtk_widget_set_sensitive (button, TRUE);
  say ("insensitive for a moment");
  begin ();
  gtk_widget_grab_focus (gtk_stack_get_visible_child (GTK_STACK (stack)));
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "2");
  say ("another page");
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o focus focus.c $(pkg-config --cflags --libs gtk4)

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
echo "GTK $(pkg-config --modversion gtk4)"
seen=$(DISPLAY=":$number" dbus-run-session -- ./focus 2>/dev/null)
printf '%s\n' "$seen"
[ "$seen" = 'taken out: first, then Tab: third
hidden: header bar, then Tab: first
insensitive: nothing, then Tab: first
insensitive for a moment: nothing, then Tab: first
another page: header bar, then Tab: first' ] || { echo 'This has changed.' >&2; exit 1; }
