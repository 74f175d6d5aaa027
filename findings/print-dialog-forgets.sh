#!/bin/sh
# print-dialog-forgets.sh: GTK's print dialog forgets settings that it has no row for
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: what a GtkPrintOperation is given as settings before its dialog opens goes on to the
# printer, unless the person changes it there: also an option of CUPS, which GTK takes under its
# name with "cups-" before it, as print-scaling, which keeps CUPS from shrinking pages.
# Behaviour: the dialog makes new settings from its own rows; all others are gone when one presses
# Print, without a word, those of the program among them. What is said in the signal
# custom-widget-apply, after the dialog, goes through; what is said in begin-print is on the
# operation's settings, but the job, which has been made by then, has others.
# Seen with GTK 4.8.3 (Debian 12): the lines at the end. The second half was seen with a CUPS
# 2.4.2 of one's own and a printer that is a file, in the job's attributes.
# Wants: a C compiler, libgtk-4-dev with gtk4-unix-print, and xvfb.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo
cat >dialog.c <<'END'
#include <gtk/gtk.h>
#include <gtk/gtkunixprint.h>

static const char *const keys[]
  = { "n-copies", "scale", "cups-print-scaling", "a-key-of-the-program" };

static void
say (const char *when, GtkPrintSettings *settings)
{
  g_print ("%s:", when);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_print (" %s %s%s", keys[i], gtk_print_settings_get (settings, keys[i]),
             i + 1 < G_N_ELEMENTS (keys) ? "," : "\n");
}

int
main (void)
{
  gtk_init ();
  g_print ("GTK %u.%u.%u\n", gtk_get_major_version (), gtk_get_minor_version (),
           gtk_get_micro_version ());

  GtkWidget *dialog = gtk_print_unix_dialog_new ("Print", NULL);
  GtkPrintSettings *settings = gtk_print_settings_new ();

  gtk_print_settings_set_n_copies (settings, 3);
  gtk_print_settings_set_scale (settings, 50);
  gtk_print_settings_set (settings, "cups-print-scaling", "none");
  gtk_print_settings_set (settings, "a-key-of-the-program", "kept");
  say ("given", settings);
  gtk_print_unix_dialog_set_settings (GTK_PRINT_UNIX_DIALOG (dialog), settings);
  gtk_print_unix_dialog_set_manual_capabilities (
    GTK_PRINT_UNIX_DIALOG (dialog), GTK_PRINT_CAPABILITY_COPIES | GTK_PRINT_CAPABILITY_SCALE);
  gtk_window_present (GTK_WINDOW (dialog));
  while (!gtk_widget_get_mapped (dialog))
    g_main_context_iteration (NULL, TRUE);
  say ("taken", gtk_print_unix_dialog_get_settings (GTK_PRINT_UNIX_DIALOG (dialog)));
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o dialog dialog.c $(pkg-config --cflags --libs gtk4 gtk4-unix-print)
seen=$(GTK_PRINT_BACKENDS=file xvfb-run -a ./dialog 2>/dev/null)
printf '%s\n' "$seen"
[ "$(printf '%s\n' "$seen" | sed 1d)" = 'given: n-copies 3, scale 50, cups-print-scaling none, a-key-of-the-program kept
taken: n-copies 3, scale 50, cups-print-scaling (null), a-key-of-the-program (null)' ] \
  || { echo 'This has changed.' >&2; exit 1; }
