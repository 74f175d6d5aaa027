/* window-autosave.c: saving without being asked, where the user prefers so
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/window/window-private.h"
#include "desk/base/settings.h"

/* After the first change that is not saved. */
#define SECONDS_TO_SAVE 2

/* Set on a document that could not be saved, so that it is said once. */
#define FAILED_KEY "autosave-failed"

/* Where it is saved without a question: its own file, as it was left. One that has been deleted may
 * be meant to be gone. */
static const char *
get_target (DuckDocument *document)
{
  if (!duck_document_get_modified (document) || duck_document_is_shipped (document)
      || duck_document_has_changed_on_disk (document) || duck_document_is_gone (document))
    return NULL;
  return duck_document_get_path (document);
}

static void
save (DuckWindow *self, DuckDocument *document)
{
  g_autofree char *path = g_strdup (get_target (document));
  g_autoptr (GError) error = NULL;
  gboolean saved = path != NULL && duck_window_save (self, document, path, &error);

  if (path == NULL)
    return;

  if (!saved && g_object_get_data (G_OBJECT (document), FAILED_KEY) == NULL)
    {
      /* Translators: %s is the name of a document */
      g_autofree char *text = g_strdup_printf (_ ("“%s” could not be saved automatically"),
                                               duck_document_get_title (document));

      duck_shell_add_toast (DUCK_SHELL (self), text, NULL);
    }
  g_object_set_data (G_OBJECT (document), FAILED_KEY, saved ? NULL : self);
}

void
duck_window_save_automatically (DuckWindow *self)
{
  g_clear_handle_id (&self->autosave_source, g_source_remove);
  if (!g_settings_get_boolean (duck_settings_get (), DUCK_SETTING_SAVE_AUTOMATICALLY))
    return;

  for (gint i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    {
      AdwTabPage *tab = adw_tab_view_get_nth_page (self->tabs, i);

      save (self, duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab))));
    }
}

static gboolean
save_cb (gpointer data)
{
  DuckWindow *self = data;

  self->autosave_source = 0;
  /* A question about a document comes first. */
  if (self->n_jobs > 0)
    duck_window_plan_autosave (self);
  else
    duck_window_save_automatically (self);
  return G_SOURCE_REMOVE;
}

void
duck_window_plan_autosave (DuckWindow *self)
{
  if (self->autosave_source == 0)
    self->autosave_source = g_timeout_add_seconds (SECONDS_TO_SAVE, save_cb, self);
}
