#!/bin/sh
# four-characters-wide.sh: a field four characters wide in which 2000 does not fit
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: width-chars and max-width-chars of 4 have room for any four digits, as GTK takes the wider
# of a usual letter and a digit for a character.
# Behaviour: so it is with GTK 4.8 (Debian 12), to the pixel. Since digits need no longer be whole
# pixels wide, a character is still counted as so many whole ones: with 4.18 (Debian 13) and DejaVu
# Sans four characters have 36 pixels, and "2000" needs 38. A label that ends in dots says "20…",
# also of two digits and of eight; an entry shows its number shifted by what lacks. With Cantarell
# there is room. As a program does not choose the font, a field for numbers has one character more.
# Seen with GTK 4.8.3, 4.18.6 and 4.24.1 (what follows Debian 13), DejaVu Sans 11 and Cantarell 11:
# the lines at the end.
# Wants: a C compiler, pkg-config, GTK's headers, fonts-dejavu-core, fonts-cantarell, Xvfb and
# dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
cat >width.c <<'END'
#include <gtk/gtk.h>

static const char *numbers[] = { "20", "2000", "20002000" };

static void
look (const char *font)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *labels[G_N_ELEMENTS (numbers)], *entries[G_N_ELEMENTS (numbers)];

  g_object_set (gtk_settings_get_default (), "gtk-font-name", font, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      int n = (int) strlen (numbers[i]);

      labels[i] = gtk_label_new (numbers[i]);
      gtk_label_set_ellipsize (GTK_LABEL (labels[i]), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (labels[i]), n);
      gtk_label_set_max_width_chars (GTK_LABEL (labels[i]), n);
      gtk_widget_set_halign (labels[i], GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), labels[i]);
      entries[i] = gtk_entry_new ();
      gtk_editable_set_text (GTK_EDITABLE (entries[i]), numbers[i]);
      gtk_editable_set_width_chars (GTK_EDITABLE (entries[i]), n);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (entries[i]), n);
      gtk_widget_set_halign (entries[i], GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), entries[i]);
    }
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (box) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_print ("%s:", font);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entries[i])));
      PangoLayout *layout = gtk_widget_create_pango_layout (text, numbers[i]);
      gboolean is_whole
        = !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (labels[i])));
      int width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      g_print (" %s %s, %s", numbers[i], is_whole ? "whole" : "cut",
               gtk_widget_get_width (text) < width ? "shifted" : "fits");
    }
  g_print ("\n");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_init ();
  look (argv[1]);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o width width.c $(pkg-config --cflags --libs gtk4)

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
version=$(pkg-config --modversion gtk4)
echo "GTK $version"
export DISPLAY=":$number"
seen=$(for font in 'DejaVu Sans 11' 'Cantarell 11'; do
  dbus-run-session -- ./width "$font" 2>/dev/null
done)
printf '%s\n' "$seen"
case $version in
  4.8.*) expected=' 20 whole, fits 2000 whole, fits 20002000 whole, fits' ;;
  *) expected=' 20 cut, shifted 2000 cut, shifted 20002000 cut, shifted' ;;
esac
[ "$seen" = "DejaVu Sans 11:$expected
Cantarell 11: 20 whole, fits 2000 whole, fits 20002000 whole, fits" ] ||
  { echo 'This has changed.' >&2; exit 1; }
