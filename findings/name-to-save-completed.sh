#!/bin/sh
# name-to-save-completed.sh: a dialog to save makes another name of the one that it was given
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: the name that a program sets in GTK's dialog to save stays until somebody types.
# Behaviour: so it does with GTK 4.8 (Debian 12). 4.18 (Debian 13) completes it as soon as the folder
# has been read, if exactly one file in it begins like that: "Zug" becomes "Zug Dietz.txt", and who
# presses Save is asked whether that file is to be replaced. A name with its ending is hardly ever
# the beginning of another.
# Seen with GTK 4.8.3: "Zug stays Zug, Zug.txt stays Zug.txt"; with 4.18.6: "Zug becomes Zug
# Dietz.txt, Zug.txt stays Zug.txt".
# Wants: a C compiler, pkg-config, GTK's headers, Xvfb and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
# Neither the settings of whoever runs this, nor the files used last.
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
mkdir documents
touch 'documents/Zug Dietz.txt' documents/Ypern.txt
cat >save.c <<'END'
#include <gtk/gtk.h>

static gboolean
end_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

int
main (int argc, char **argv)
{
  gtk_init ();
  for (int i = 1; i < argc; i++)
    {
      GtkWidget *dialog = gtk_file_chooser_dialog_new (
        NULL, NULL, GTK_FILE_CHOOSER_ACTION_SAVE, "Save", GTK_RESPONSE_ACCEPT, NULL);
      g_autoptr (GFile) folder = g_file_new_for_path ("documents");
      g_autofree char *name = NULL;
      gboolean ended = FALSE;

      gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
      gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), argv[i]);
      gtk_window_present (GTK_WINDOW (dialog));
      /* Nothing says that a folder has been read. */
      g_timeout_add_seconds (2, end_cb, &ended);
      while (!ended)
        g_main_context_iteration (NULL, TRUE);
      name = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (dialog));
      g_print ("%s%s %s %s", i > 1 ? ", " : "", argv[i],
               g_str_equal (name, argv[i]) ? "stays" : "becomes", name);
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  g_print ("\n");
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -Wno-deprecated-declarations -o save save.c $(pkg-config --cflags --libs gtk4)

mkfifo number
Xvfb -displayfd 3 -screen 0 1280x1024x24 3>number 2>/dev/null &
server=$!
read -r number <number
version=$(pkg-config --modversion gtk4)
seen=$(DISPLAY=":$number" dbus-run-session -- ./save Zug Zug.txt 2>/dev/null)
echo "GTK $version: $seen"
case $version in
  4.8.*) expected='Zug stays Zug, Zug.txt stays Zug.txt' ;;
  *) expected='Zug becomes Zug Dietz.txt, Zug.txt stays Zug.txt' ;;
esac
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
