/* work-toast.c: what a window says of work that goes on behind it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shell/work-toast.h"

#include <glib/gi18n-lib.h>

#include "app/base/toasts.h"

/* How often it is said how far the work has come, in milliseconds; nothing is before the first. */
#define INTERVAL 300

struct _DuckWorkToast
{
  DuckShell *window;
  GApplication *application;
  char *text;
  GCancellable *cancellable;
  DuckTellFunc tell;
  gpointer data;
  guint source;
  gboolean was_shown;
  AdwToast *toast; /* NULL: not yet, or no more */
};

static void
dismissed_cb (DuckWorkToast *self)
{
  g_clear_object (&self->toast);
}

static void
show (DuckWorkToast *self)
{
  self->was_shown = TRUE;
  self->toast = g_object_ref (duck_shell_add_toast (self->window, self->text, _ ("_Cancel")));
  adw_toast_set_timeout (self->toast, 0);
  g_signal_connect_swapped (self->toast, "button-clicked", G_CALLBACK (g_cancellable_cancel),
                            self->cancellable);
  g_signal_connect_swapped (self->toast, "dismissed", G_CALLBACK (dismissed_cb), self);
}

static gboolean
tell_cb (gpointer data)
{
  DuckWorkToast *self = data;
  g_autofree char *text = self->tell != NULL ? self->tell (self->data) : NULL;
  g_autofree char *markup = g_markup_escape_text (text != NULL ? text : self->text, -1);

  if (duck_work_toast_get_window (self) == NULL)
    {
      self->source = 0;
      return G_SOURCE_REMOVE;
    }
  if (!self->was_shown)
    show (self);
  /* One that somebody has sent away stays away. */
  if (self->toast != NULL)
    adw_toast_set_title (self->toast, markup);
  return G_SOURCE_CONTINUE;
}

DuckWorkToast *
duck_work_toast_new (DuckShell *window, const char *text, GCancellable *cancellable,
                     DuckTellFunc tell, gpointer data)
{
  g_return_val_if_fail (DUCK_IS_SHELL (window) && text != NULL, NULL);
  g_return_val_if_fail (G_IS_CANCELLABLE (cancellable), NULL);

  DuckWorkToast *self = g_new0 (DuckWorkToast, 1);

  self->window = g_object_ref (window);
  self->application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));
  g_object_ref (self->application);
  g_application_hold (self->application);
  self->text = g_strdup (text);
  self->cancellable = g_object_ref (cancellable);
  self->tell = tell;
  self->data = data;
  self->source = g_timeout_add (INTERVAL, tell_cb, self);
  return self;
}

void
duck_work_toast_free (DuckWorkToast *self)
{
  if (self == NULL)
    return;

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->toast != NULL)
    {
      AdwToast *toast = self->toast;

      g_signal_handlers_disconnect_by_data (toast, self->cancellable);
      g_signal_handlers_disconnect_by_data (toast, self);
      duck_toasts_dismiss (toast);
      g_object_unref (toast);
    }
  g_application_release (self->application);
  g_object_unref (self->application);
  g_object_unref (self->cancellable);
  g_object_unref (self->window);
  g_free (self->text);
  g_free (self);
}

DuckShell *
duck_work_toast_get_window (const DuckWorkToast *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return gtk_window_get_application (GTK_WINDOW (self->window)) != NULL ? self->window : NULL;
}
