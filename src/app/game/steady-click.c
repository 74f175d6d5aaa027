/* steady-click.c: a button whose meaning changes is not clicked for what nobody has read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/steady-click.h"

/* A row of clicks, each of which comes within the time of a double click. */
typedef struct
{
  guint32 last; /* when the last one came; 0: none has */
  char *meaning; /* the button's label at the first one; or NULL */
} Burst;

static void
burst_free (gpointer data, GClosure *closure)
{
  Burst *burst = data;

  g_free (burst->meaning);
  g_free (burst);
}

/* TRUE: the press goes no further. */
static gboolean
event_cb (GtkEventController *controller, GdkEvent *event, Burst *burst)
{
  GtkWidget *button = gtk_event_controller_get_widget (controller);
  const char *now = gtk_button_get_label (GTK_BUTTON (button));
  guint32 time = gdk_event_get_time (event), before = burst->last;
  int span;

  if (gdk_event_get_event_type (event) != GDK_BUTTON_PRESS)
    return FALSE;

  g_object_get (gtk_widget_get_settings (button), "gtk-double-click-time", &span, NULL);
  burst->last = time;
  if (before != 0 && time - before <= (guint32) span)
    return g_strcmp0 (now, burst->meaning) != 0;

  g_free (burst->meaning);
  burst->meaning = g_strdup (now);
  return FALSE;
}

void
duck_steady_click_guard (GtkButton *button)
{
  g_return_if_fail (GTK_IS_BUTTON (button));

  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_data (controller, "event", G_CALLBACK (event_cb), g_new0 (Burst, 1), burst_free,
                         0);
  gtk_widget_add_controller (GTK_WIDGET (button), controller);
}
