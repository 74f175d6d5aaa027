/* window-actions.c: saving, printing and closing
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/dialogs.h"
#include "app/print.h"
#include "app/window-private.h"
#include "store/save.h"

/* ---------------------------------------------------------------------------------------------
 * Saving. */

/* A document on its way to a file. */
typedef struct
{
  DuckWindow *window;
  DuckDocument *document;
  AdwTabPage *closing; /* closes when the document has been saved; or NULL */
} Job;

static void
job_free (Job *job)
{
  g_object_unref (job->window);
  g_object_unref (job->document);
  g_clear_object (&job->closing);
  g_free (job);
}

static void
finish_closing (DuckWindow *self, AdwTabPage *tab, gboolean close)
{
  adw_tab_view_close_page_finish (self->tabs, tab, close);
  if (!close)
    self->closing = FALSE;
  else if (self->closing)
    gtk_window_close (GTK_WINDOW (self));
}

static void
job_end (Job *job, gboolean saved)
{
  if (job->closing != NULL)
    finish_closing (job->window, job->closing, saved);
  job_free (job);
}

static gboolean
is_open_elsewhere (DuckWindow *self, DuckDocument *document, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (gint i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    {
      AdwTabPage *tab = adw_tab_view_get_nth_page (self->tabs, i);
      DuckDocument *other = duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab)));
      const char *other_path = duck_document_get_path (other);
      g_autoptr (GFile) other_file = other_path != NULL ? g_file_new_for_path (other_path) : NULL;

      if (other != document && other_file != NULL && g_file_equal (file, other_file))
        return TRUE;
    }
  return FALSE;
}

static void
save_to (Job *job, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (is_open_elsewhere (job->window, job->document, path))
    {
      duck_dialog_show_error (GTK_WINDOW (job->window), _ ("Not Saved"),
                              _ ("This file is open in another tab. Save under another name."),
                              NULL);
      job_end (job, FALSE);
      return;
    }

  if (!duck_document_save (job->document, path, &error))
    duck_dialog_show_error (GTK_WINDOW (job->window), _ ("Not Saved"), error->message, NULL);
  job_end (job, error == NULL);
}

static void
save_path_cb (const char *path, gpointer job)
{
  if (path != NULL)
    save_to (job, path);
  else
    job_end (job, FALSE);
}

/* The folder of the document's file; NULL: the user's documents. */
static char *
dup_folder (DuckDocument *document)
{
  const char *path = duck_document_get_path (document);

  if (path == NULL || duck_document_is_shipped (document))
    return NULL;
  return g_path_get_dirname (path);
}

/* A number that is being typed becomes part of the document when the focus leaves it. */
static void
finish_typing (DuckWindow *self)
{
  g_autoptr (GtkWidget) focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus == NULL)
    return;

  g_object_ref (focus);
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  /* GTK remembers a focus in a tab that has closed meanwhile. */
  if (gtk_widget_get_root (focus) == GTK_ROOT (self))
    gtk_window_set_focus (GTK_WINDOW (self), focus);
}

/* closing: the tab that is closed afterwards, or NULL. */
static void
save (DuckWindow *self, DuckDocument *document, gboolean elsewhere, AdwTabPage *closing)
{
  const char *path = duck_document_get_path (document);
  Job *job = g_new0 (Job, 1);

  finish_typing (self);
  job->window = g_object_ref (self);
  job->document = g_object_ref (document);
  job->closing = closing != NULL ? g_object_ref (closing) : NULL;

  if (!elsewhere && path != NULL && !duck_document_is_shipped (document))
    {
      save_to (job, path);
      return;
    }

  g_autofree char *folder = dup_folder (document);
  g_autofree char *name = duck_document_suggest_name (document, NULL);

  duck_dialog_save_file (GTK_WINDOW (self), _ ("Save As"), folder, name,
                         DUCK_DOCUMENT_GET_CLASS (document)->suffix, save_path_cb, job);
}

static void
save_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  save (self, duck_window_get_document (self), FALSE, NULL);
}

static void
save_as_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  save (self, duck_window_get_document (self), TRUE, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * Printing. */

static void
print_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_print_run (duck_window_get_document (self), self);
}

static void
export_path_cb (const char *path, gpointer data)
{
  Job *job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (path != NULL)
    {
      bytes = duck_document_to_pdf (job->document, &error);
      if (bytes == NULL || !store_save_bytes (path, bytes, &error))
        duck_dialog_show_error (GTK_WINDOW (job->window), _ ("Not Exported"), error->message, NULL);
    }
  job_free (job);
}

static void
export_pdf_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;
  DuckDocument *document = duck_window_get_document (self);
  g_autofree char *folder = dup_folder (document);
  g_autofree char *name = duck_document_suggest_name (document, ".pdf");
  Job *job = g_new0 (Job, 1);

  job->window = g_object_ref (self);
  job->document = g_object_ref (document);
  duck_dialog_save_file (GTK_WINDOW (self), _ ("Export PDF"), folder, name, ".pdf", export_path_cb,
                         job);
}

/* ---------------------------------------------------------------------------------------------
 * Closing. */

static void
answer_cb (DuckAnswer answer, gpointer data)
{
  Job *job = data;

  if (answer == DUCK_ANSWER_SAVE)
    save (job->window, job->document, FALSE, job->closing);
  else
    finish_closing (job->window, job->closing, answer == DUCK_ANSWER_DISCARD);
  job_free (job);
}

/* A tab is about to close: not before a person has said what becomes of unsaved changes. */
gboolean
duck_window_close_page_cb (DuckWindow *self, AdwTabPage *tab)
{
  DuckDocument *document = duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab)));

  finish_typing (self);
  if (!duck_document_get_modified (document))
    {
      adw_tab_view_close_page_finish (self->tabs, tab, TRUE);
      return GDK_EVENT_STOP;
    }

  Job *job = g_new0 (Job, 1);

  job->window = g_object_ref (self);
  job->document = g_object_ref (document);
  job->closing = g_object_ref (tab);
  adw_tab_view_set_selected_page (self->tabs, tab);
  duck_dialog_ask_save (GTK_WINDOW (self), duck_document_get_title (document), answer_cb, job);
  return GDK_EVENT_STOP;
}

/* Closes the tabs with unsaved changes one by one, each with its question; when none is left the
 * window goes. */
gboolean
duck_window_close_request_cb (DuckWindow *self)
{
  finish_typing (self);
  for (gint i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    {
      AdwTabPage *tab = adw_tab_view_get_nth_page (self->tabs, i);
      DuckDocument *document = duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab)));

      if (!duck_document_get_modified (document))
        continue;

      self->closing = TRUE;
      adw_tab_view_close_page (self->tabs, tab);
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
close_tab_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;
  AdwTabPage *tab = self->page != NULL ? adw_tab_view_get_selected_page (self->tabs) : NULL;

  if (tab != NULL)
    adw_tab_view_close_page (self->tabs, tab);
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* ---------------------------------------------------------------------------------------------
 * Actions. */

static void
set_enabled (DuckWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
duck_window_update_actions (DuckWindow *self)
{
  DuckDocument *document = duck_window_get_document (self);
  gboolean any = document != NULL;

  set_enabled (
    self, "save",
    any && (duck_document_get_modified (document) || duck_document_get_path (document) == NULL));
  set_enabled (self, "save-as", any);
  set_enabled (self, "print", any);
  set_enabled (self, "export-pdf", any);
}

void
duck_window_add_actions (DuckWindow *self)
{
  static const GActionEntry actions[] = {
    { .name = "save", .activate = save_action },
    { .name = "save-as", .activate = save_as_action },
    { .name = "print", .activate = print_action },
    { .name = "export-pdf", .activate = export_pdf_action },
    { .name = "close-tab", .activate = close_tab_action },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
