/* steady-click.c: a button whose meaning changes is not pressed for what nobody has read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/steady-click.h"

#define KEY "duck-steady-click"

typedef struct
{
  char *meaning;
  gint64 change; /* when it became that, as the next; in microseconds */
  gint64 refused; /* when a press did nothing last; 0: none has since */
} Guard;

static void
guard_free (gpointer data)
{
  Guard *guard = data;

  g_free (guard->meaning);
  g_free (guard);
}

/* By the pointer, or by a key that presses buttons. */
static gboolean
is_press (GdkEvent *event)
{
  if (gdk_event_get_event_type (event) == GDK_BUTTON_PRESS)
    return TRUE;
  if (gdk_event_get_event_type (event) != GDK_KEY_PRESS)
    return FALSE;

  switch (gdk_key_event_get_keyval (event))
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return TRUE;
    default:
      return FALSE;
    }
}

/* TRUE: the press goes no further. */
static gboolean
event_cb (GtkEventController *controller, GdkEvent *event, Guard *guard)
{
  gint64 now = g_get_monotonic_time ();
  int span;

  if (!is_press (event))
    return FALSE;

  g_object_get (gtk_widget_get_settings (gtk_event_controller_get_widget (controller)),
                "gtk-double-click-time", &span, NULL);
  if (now - guard->change >= span * G_GINT64_CONSTANT (2000)
      && (guard->refused == 0 || now - guard->refused >= span * G_GINT64_CONSTANT (1000)))
    {
      guard->refused = 0;
      return FALSE;
    }

  guard->refused = now;
  return TRUE;
}

static Guard *
ensure_guard (GtkButton *button)
{
  Guard *guard = g_object_get_data (G_OBJECT (button), KEY);
  GtkEventController *controller;

  if (guard != NULL)
    return guard;

  guard = g_new0 (Guard, 1);
  g_object_set_data_full (G_OBJECT (button), KEY, guard, guard_free);
  controller = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (event_cb), guard);
  gtk_widget_add_controller (GTK_WIDGET (button), controller);
  return guard;
}

void
duck_steady_click_set_meaning (GtkButton *button, const char *meaning)
{
  g_return_if_fail (GTK_IS_BUTTON (button));
  g_return_if_fail (meaning != NULL);

  Guard *guard = ensure_guard (button);

  if (g_strcmp0 (meaning, guard->meaning) == 0)
    return;

  g_free (guard->meaning);
  guard->meaning = g_strdup (meaning);
  guard->change = g_get_monotonic_time ();
}

void
duck_steady_click_begin (GtkButton *button)
{
  g_return_if_fail (GTK_IS_BUTTON (button));

  ensure_guard (button)->change = g_get_monotonic_time ();
}
