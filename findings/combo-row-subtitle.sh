#!/bin/sh
# combo-row-subtitle.sh: a row of choices that shows none
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a combo row whose choice stands in its subtitle (use-subtitle) shows the first of its model,
# in whatever order the two are set.
# Behaviour: so it does with libadwaita 1.2 (Debian 12). With 1.7 (Debian 13) the subtitle stays empty
# if use-subtitle comes after the model, as it does in a .ui file that names them in that order,
# until somebody chooses: "selected" is 0 all the time. Set before the model it is as before.
# Seen with libadwaita 1.2.2 and 1.7.6: the lines at the end.
# Wants: a C compiler, pkg-config, libadwaita's headers, Xvfb and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo
cat >rows.c <<'END'
#include <adwaita.h>

static void
try (const char *name, const char *first, const char *then)
{
  g_autofree char *text = g_strdup_printf (
    "<interface><object class='AdwComboRow' id='row'><property name='title'>Book</property>"
    "%s%s</object></interface>", first, then);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_string (text, -1);
  GtkWidget *row = GTK_WIDGET (gtk_builder_get_object (builder, "row"));
  GtkWidget *window = gtk_window_new (), *list = gtk_list_box_new ();

  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_window_set_child (GTK_WINDOW (window), list);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (row) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_print ("%s: selected %u, \"%s\"", name, adw_combo_row_get_selected (ADW_COMBO_ROW (row)),
           adw_action_row_get_subtitle (ADW_ACTION_ROW (row)));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  g_print (", then \"%s\"\n", adw_action_row_get_subtitle (ADW_ACTION_ROW (row)));
}

int
main (void)
{
  static const char *subtitle = "<property name='use-subtitle'>1</property>";
  static const char *model
    = "<property name='model'><object class='GtkStringList'><items>"
      "<item>For the Fatherland</item><item>Old Contemptibles</item></items></object></property>";

  adw_init ();
  try ("use-subtitle, model", subtitle, model);
  try ("model, use-subtitle", model, subtitle);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o rows rows.c $(pkg-config --cflags --libs libadwaita-1)

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
version=$(pkg-config --modversion libadwaita-1)
echo "libadwaita $version"
seen=$(DISPLAY=":$number" dbus-run-session -- ./rows 2>/dev/null)
printf '%s\n' "$seen"
case $version in
  1.2.*) shown='For the Fatherland' ;;
  *) shown='' ;;
esac
[ "$seen" = "use-subtitle, model: selected 0, \"For the Fatherland\", then \"Old Contemptibles\"
model, use-subtitle: selected 0, \"$shown\", then \"Old Contemptibles\"" ] ||
  { echo 'This has changed.' >&2; exit 1; }
