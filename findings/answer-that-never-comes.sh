#!/bin/sh
# answer-that-never-comes.sh: a question whose window goes is never answered
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a dialog that asks something answers in any case: with its close response when it is
# closed, and as well when the window under it goes; a call with a callback calls back, if only with
# that.
# Behaviour: when the window under it goes, a message dialog (AdwMessageDialog) and an alert dialog
# (AdwAlertDialog) are gone without "response", and adw_alert_dialog_choose() never calls back: what
# waits there waits for ever, with all that it holds. Asked to close, a window with a message dialog
# goes, and no answer comes; one with an alert dialog stays, and the dialog answers with its close
# response. So what a question holds is freed with the dialog ("destroy") and not with the answer.
# Seen with libadwaita 1.2.2 (Debian 12, which has message dialogs only), 1.7.6 (Debian 13) and
# 1.10.0 (what follows): the lines at the end.
# Wants: a C compiler, pkg-config, libadwaita's headers, Xvfb and dbus-run-session.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GSK_RENDERER=cairo GTK_A11Y=none
cat >ask.c <<'END'
#include <adwaita.h>

typedef enum
{
  CLOSE_DIALOG,
  CLOSE_WINDOW,
  DESTROY_WINDOW,
} How;

static const char *names[] = { "dialog closed", "window asked to close", "window destroyed" };
static GString *said;

static void
response_cb (gpointer dialog, const char *response)
{
  g_string_append_printf (said, " %s", response);
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
  g_timeout_add (700, over_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
new_window (void)
{
  GtkWidget *window = adw_window_new ();

  adw_window_set_content (ADW_WINDOW (window), gtk_label_new ("Hooge"));
  gtk_window_set_default_size (GTK_WINDOW (window), 500, 400);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_a_while ();
  g_string_truncate (said, 0);
  return window;
}

static void
end (const char *kind, How how, GtkWidget *window)
{
  gboolean is_there = FALSE;

  if (how == CLOSE_WINDOW)
    gtk_window_close (GTK_WINDOW (window));
  else if (how == DESTROY_WINDOW)
    gtk_window_destroy (GTK_WINDOW (window));
  wait_for_a_while ();

  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  is_there = g_list_find (windows, window) != NULL;
  g_print ("%s, %s:%s, window %s\n", kind, names[how], said->len > 0 ? said->str : " no answer",
           is_there ? "there" : "gone");
  if (is_there)
    gtk_window_destroy (GTK_WINDOW (window));
}

static void
ask_by_message (How how)
{
  GtkWidget *window = new_window ();
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (window), "Save?", NULL);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "no", "No", "yes", "Yes", NULL);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "no");
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
  wait_for_a_while ();
  if (how == CLOSE_DIALOG)
    gtk_window_close (GTK_WINDOW (dialog));
  end ("message", how, window);
}

#if ADW_CHECK_VERSION(1, 5, 0)
static void
chosen_cb (GObject *dialog, GAsyncResult *result, gpointer data)
{
  g_string_append_printf (said, " %s",
                          adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (dialog), result));
}

static void
ask_by_alert (How how)
{
  GtkWidget *window = new_window ();
  AdwDialog *dialog = adw_alert_dialog_new ("Save?", NULL);

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "no", "No", "yes", "Yes", NULL);
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "no");
  adw_alert_dialog_choose (ADW_ALERT_DIALOG (dialog), window, NULL, chosen_cb, NULL);
  wait_for_a_while ();
  if (how == CLOSE_DIALOG)
    adw_dialog_close (dialog);
  end ("alert", how, window);
}
#endif

int
main (void)
{
  adw_init ();
  said = g_string_new (NULL);
  for (How how = CLOSE_DIALOG; how <= DESTROY_WINDOW; how++)
    ask_by_message (how);
#if ADW_CHECK_VERSION(1, 5, 0)
  for (How how = CLOSE_DIALOG; how <= DESTROY_WINDOW; how++)
    ask_by_alert (how);
#endif
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -Wno-deprecated-declarations -o ask ask.c $(pkg-config --cflags --libs libadwaita-1)

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number
version=$(pkg-config --modversion libadwaita-1)
echo "libadwaita $version"
seen=$(DISPLAY=":$number" dbus-run-session -- ./ask 2>/dev/null)
printf '%s\n' "$seen"
expected='message, dialog closed: no, window there
message, window asked to close: no answer, window gone
message, window destroyed: no answer, window gone'
case $version in
  1.2.*) ;;
  *)
    expected="$expected
alert, dialog closed: no, window there
alert, window asked to close: no, window there
alert, window destroyed: no answer, window gone"
    ;;
esac
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
