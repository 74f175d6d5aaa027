#!/bin/sh
# dialog-without-window.sh: a file is chosen for a window that is gone
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a file dialog that is modal to a window goes with it, as message dialogs do, and its
# callback says so; a dialog that a program cancels fails with G_IO_ERROR_CANCELLED, as all that
# takes a GCancellable.
# Behaviour: when the window is destroyed, GtkFileDialog stays on the screen without one, and what
# is done in it later arrives as usual: a callback that has the window without a reference of its
# own writes into what is no more. GtkAlertDialog goes, and never calls back. Cancelled, the file
# dialog fails with an error of its own (GTK_DIALOG_ERROR_CANCELLED), the alert dialog with
# G_IO_ERROR_CANCELLED; closed by who sees it, the first fails (DISMISSED) and the second gives its
# cancel button. So a window cancels its dialogs when it goes, and who looks at errors looks for
# both.
# Seen with GTK 4.18.6 (Debian 13) and 4.24.1 (what follows): the lines at the end. Debian 12 has
# neither.
# Wants: a C compiler, pkg-config, GTK's headers from 4.10 on, Xvfb and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
cat >dialog.c <<'END'
#include <gtk/gtk.h>

static GString *said;

static void
say_error (GError *error)
{
  if (error == NULL)
    g_string_append (said, " a choice");
  else if (error->domain == GTK_DIALOG_ERROR)
    g_string_append_printf (said, " GTK_DIALOG_ERROR %d", error->code);
  else if (error->domain == G_IO_ERROR)
    g_string_append_printf (said, " G_IO_ERROR %d", error->code);
  g_clear_error (&error);
}

static void
saved_cb (GObject *dialog, GAsyncResult *result, gpointer data)
{
  GError *error = NULL;

  gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, &error);
  say_error (error);
}

static void
chosen_cb (GObject *dialog, GAsyncResult *result, gpointer data)
{
  GError *error = NULL;

  gtk_alert_dialog_choose_finish (GTK_ALERT_DIALOG (dialog), result, &error);
  say_error (error);
}

static gboolean
over_cb (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait_for_a_while (void)
{
  gboolean is_over = FALSE;

  /* Nothing says that nothing comes. */
  g_timeout_add (1000, over_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

/* Of one dialog, in one way. */
int
main (int argc, char **argv)
{
  gboolean is_file = g_str_equal (argv[1], "file");
  const char *how = argv[2];
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GtkWidget *window, *other = NULL;

  gtk_init ();
  said = g_string_new (NULL);
  window = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (window));
  wait_for_a_while ();
  if (is_file)
    {
      gtk_file_dialog_save (gtk_file_dialog_new (), GTK_WINDOW (window), cancellable, saved_cb,
                            NULL);
    }
  else
    {
      GtkAlertDialog *dialog = gtk_alert_dialog_new ("Save?");
      const char *buttons[] = { "No", "Yes", NULL };

      gtk_alert_dialog_set_buttons (dialog, buttons);
      gtk_alert_dialog_set_cancel_button (dialog, 0);
      gtk_alert_dialog_choose (dialog, GTK_WINDOW (window), cancellable, chosen_cb, NULL);
    }
  wait_for_a_while ();
  for (GList *each = gtk_window_list_toplevels (); each != NULL; each = each->next)
    if (each->data != window && gtk_widget_get_visible (each->data))
      other = each->data;
  if (g_str_equal (how, "closed"))
    gtk_window_close (GTK_WINDOW (other));
  else if (g_str_equal (how, "cancelled"))
    g_cancellable_cancel (cancellable);
  else
    gtk_window_destroy (GTK_WINDOW (window));
  wait_for_a_while ();
  if (g_str_equal (how, "closed after its window"))
    gtk_window_close (GTK_WINDOW (other));
  wait_for_a_while ();
  g_print ("%s, %s:%s, dialog %s\n", argv[1], how, said->len > 0 ? said->str : " no answer",
           g_list_find (gtk_window_list_toplevels (), other) != NULL ? "there" : "gone");
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o dialog dialog.c $(pkg-config --cflags --libs gtk4)

mkfifo number
Xvfb -displayfd 3 -screen 0 1280x1024x24 3>number 2>/dev/null &
server=$!
read -r number <number
export DISPLAY=":$number"
echo "GTK $(pkg-config --modversion gtk4)"
seen=$(for kind in file alert; do
  for how in closed cancelled 'window destroyed'; do
    dbus-run-session -- ./dialog "$kind" "$how" 2>/dev/null
  done
done
dbus-run-session -- ./dialog file 'closed after its window' 2>/dev/null)
printf '%s\n' "$seen"
[ "$seen" = 'file, closed: GTK_DIALOG_ERROR 2, dialog gone
file, cancelled: GTK_DIALOG_ERROR 1, dialog gone
file, window destroyed: no answer, dialog there
alert, closed: a choice, dialog gone
alert, cancelled: G_IO_ERROR 19, dialog gone
alert, window destroyed: no answer, dialog gone
file, closed after its window: GTK_DIALOG_ERROR 2, dialog gone' ] ||
  { echo 'This has changed.' >&2; exit 1; }
