#!/bin/sh
# same-icon-new-layout.sh: what it costs to tell a widget what it shows already
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: who sets the same text or the same icon once more is done at once: nothing has changed, so
# that nothing is laid out.
# Behaviour: with GTK 4.8 that holds for a label alone. A picture and a button that are given the
# name of the icon that they have clear it first, and all of the window is laid out again. Whoever
# does so after each layout keeps the window busy in every frame, at rest, and nothing is seen of it.
# So compare the name first.
# Seen with GTK 4.8.3: the lines at the end; with others they are only shown.
# Wants: a C compiler, pkg-config, GTK's headers, Xvfb.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
cat >window.c <<'END'
#include <gtk/gtk.h>

static guint n_layouts;

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural,
                      NULL, NULL);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  n_layouts++;
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, -1, NULL);
}

static gboolean
stop (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait (void)
{
  gboolean is_over = FALSE;

  g_timeout_add (500, stop, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

static void
say (const char *what)
{
  wait ();
  g_print ("%s: %s\n", what, n_layouts > 0 ? "laid out again" : "nothing");
  n_layouts = 0;
}

int
main (void)
{
  gtk_init ();

  GtkWidget *window = gtk_window_new (), *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *label = gtk_label_new ("Units");
  GtkWidget *image = gtk_image_new_from_icon_name ("list-add-symbolic");
  GtkWidget *button = gtk_button_new_from_icon_name ("list-add-symbolic");

  gtk_widget_set_layout_manager (outer, gtk_custom_layout_new (NULL, measure, allocate));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (outer), box);
  gtk_window_set_child (GTK_WINDOW (window), outer);
  gtk_window_present (GTK_WINDOW (window));
  wait ();
  wait ();
  n_layouts = 0;
  say ("at rest");
  gtk_label_set_text (GTK_LABEL (label), "Units");
  say ("label");
  gtk_image_set_from_icon_name (GTK_IMAGE (image), "list-add-symbolic");
  say ("picture");
  gtk_button_set_icon_name (GTK_BUTTON (button), "list-add-symbolic");
  say ("button");
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o window window.c $(pkg-config --cflags --libs gtk4)
mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
version=$(pkg-config --modversion gtk4)
echo "GTK $version"
seen=$(DISPLAY=":$number" ./window 2>/dev/null)
printf '%s\n' "$seen"
case $version in
  4.8.*)
    expected='at rest: nothing
label: nothing
picture: laid out again
button: laid out again'
    [ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
    ;;
esac
