/* toasts.c: what a window says in passing, one thing after the other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/toasts.h"

/* At an overlay those that it was given, at one of them the same. */
#define TOASTS_KEY "duck-toasts"

/* µs: longer than one takes to come. */
#define COMING (G_TIME_SPAN_SECOND / 2)

typedef struct
{
  AdwToastOverlay *overlay;
  AdwToast *shown; /* lent; until the overlay has let go of it; or NULL */
  gint64 since; /* when it began to come, of the monotonic clock */
  gboolean is_going; /* it is dismissed */
  guint dismissing; /* the source that dismisses it when it has come; or 0 */
  guint next; /* the source that shows the next one; or 0 */
  GQueue waiting; /* AdwToast */
} Toasts;

static void gone_cb (gpointer toasts, GObject *toast);

static void
show_next (Toasts *self)
{
  AdwToast *toast = g_queue_pop_head (&self->waiting);

  if (toast == NULL)
    return;

  self->shown = toast;
  self->since = g_get_monotonic_time ();
  self->is_going = FALSE;
  g_object_weak_ref (G_OBJECT (toast), gone_cb, self);
  adw_toast_overlay_add_toast (self->overlay, toast);
}

static gboolean
show_next_cb (gpointer toasts)
{
  Toasts *self = toasts;

  self->next = 0;
  show_next (self);
  return G_SOURCE_REMOVE;
}

/* The overlay is not done with it yet. */
static void
gone_cb (gpointer toasts, GObject *toast)
{
  Toasts *self = toasts;

  self->shown = NULL;
  g_clear_handle_id (&self->dismissing, g_source_remove);
  self->next = g_idle_add (show_next_cb, self);
}

/* ---------------------------------------------------------------------------------------------
 * Toasts that go. */

static gboolean
dismiss_shown_cb (gpointer toasts)
{
  Toasts *self = toasts;

  self->dismissing = 0;
  adw_toast_dismiss (self->shown);
  return G_SOURCE_REMOVE;
}

/* Whether the one that is shown is dismissed, or about to be. */
static gboolean
is_leaving (const Toasts *self)
{
  return self->is_going || self->dismissing != 0;
}

static void
dismiss_shown (Toasts *self)
{
  gint64 left = self->since + COMING - g_get_monotonic_time ();

  if (is_leaving (self))
    return;

  if (left <= 0)
    adw_toast_dismiss (self->shown);
  else
    self->dismissing = g_timeout_add ((guint) (left / 1000) + 1, dismiss_shown_cb, self);
}

static void
dismissed_cb (AdwToast *toast)
{
  Toasts *self = g_object_get_data (G_OBJECT (toast), TOASTS_KEY);

  if (self == NULL)
    return;

  g_object_set_data (G_OBJECT (toast), TOASTS_KEY, NULL);
  if (toast == self->shown)
    {
      self->is_going = TRUE;
      g_clear_handle_id (&self->dismissing, g_source_remove);
    }
}

/* Taken out of those that wait. */
static void
drop (AdwToast *toast)
{
  g_signal_emit_by_name (toast, "dismissed");
  g_object_unref (toast);
}

static void
drop_waiting (Toasts *self)
{
  AdwToast *toast;

  while ((toast = g_queue_pop_head (&self->waiting)) != NULL)
    drop (toast);
}

static void
toasts_free (gpointer toasts)
{
  Toasts *self = toasts;

  drop_waiting (self);
  if (self->shown != NULL)
    {
      g_object_set_data (G_OBJECT (self->shown), TOASTS_KEY, NULL);
      g_object_weak_unref (G_OBJECT (self->shown), gone_cb, self);
    }
  g_clear_handle_id (&self->dismissing, g_source_remove);
  g_clear_handle_id (&self->next, g_source_remove);
  g_free (self);
}

/* ---------------------------------------------------------------------------------------------
 * For all. */

static Toasts *
get_toasts (AdwToastOverlay *overlay)
{
  Toasts *self = g_object_get_data (G_OBJECT (overlay), TOASTS_KEY);

  if (self == NULL)
    {
      self = g_new0 (Toasts, 1);
      self->overlay = overlay;
      g_object_set_data_full (G_OBJECT (overlay), TOASTS_KEY, self, toasts_free);
      g_signal_connect_swapped (overlay, "destroy", G_CALLBACK (drop_waiting), self);
    }
  return self;
}

/* place: among those that wait; −1: the last. */
static void
insert (Toasts *self, AdwToast *toast, gint place)
{
  g_object_set_data (G_OBJECT (toast), TOASTS_KEY, self);
  g_signal_connect (toast, "dismissed", G_CALLBACK (dismissed_cb), NULL);
  g_queue_push_nth (&self->waiting, toast, place);
}

/* It goes, and what it said is said next; an offer stays. */
static void
put_aside_shown (Toasts *self)
{
  if (self->shown == NULL || is_leaving (self) || adw_toast_get_button_label (self->shown) != NULL)
    return;

  insert (self, adw_toast_new (adw_toast_get_title (self->shown)), 0);
  dismiss_shown (self);
}

void
duck_toasts_add (AdwToastOverlay *overlay, AdwToast *toast, gboolean at_once)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  Toasts *self = get_toasts (overlay);

  if (at_once)
    put_aside_shown (self);
  insert (self, toast, at_once ? 0 : -1);
  if (self->shown == NULL && self->next == 0)
    show_next (self);
}

void
duck_toasts_dismiss (AdwToast *toast)
{
  g_return_if_fail (ADW_IS_TOAST (toast));

  Toasts *self = g_object_get_data (G_OBJECT (toast), TOASTS_KEY);

  if (self == NULL)
    return;

  if (toast == self->shown)
    dismiss_shown (self);
  else if (g_queue_remove (&self->waiting, toast))
    drop (toast);
}

/* One without a button that says the text, now or later; NULL: there is none. */
static AdwToast *
find_same (const Toasts *self, const char *markup)
{
  if (self->shown != NULL && !is_leaving (self) && adw_toast_get_button_label (self->shown) == NULL
      && g_str_equal (adw_toast_get_title (self->shown), markup))
    return self->shown;
  for (const GList *link = self->waiting.head; link != NULL; link = link->next)
    if (adw_toast_get_button_label (link->data) == NULL
        && g_str_equal (adw_toast_get_title (link->data), markup))
      return link->data;
  return NULL;
}

AdwToast *
duck_toasts_say (GtkWidget *widget, const char *text, gboolean at_once)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  g_autofree char *markup = g_markup_escape_text (text, -1);
  AdwToast *toast;

  if (overlay == NULL)
    {
      gtk_widget_error_bell (widget);
      return NULL;
    }

  toast = find_same (get_toasts (ADW_TOAST_OVERLAY (overlay)), markup);
  if (toast == NULL)
    {
      toast = adw_toast_new (markup);
      duck_toasts_add (ADW_TOAST_OVERLAY (overlay), toast, at_once);
    }
  return toast;
}
