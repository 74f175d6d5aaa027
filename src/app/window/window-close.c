/* window-close.c: closing tabs, and the main window, with what is not saved
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/window-job.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "desk/base/kind.h"
#include "desk/base/settings.h"
#include "text/words/phrase.h"

void
duck_window_check_files (DuckWindow *self)
{
  for (gint i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    duck_document_check_file (duck_window_get_nth_document (self, i));
}

/* As a sentence begins, with its kind: a game and its operation have the same title. */
static char *
dup_name_with_kind (DuckDocument *document)
{
  const char *title = duck_document_get_title (document);
  DuckKind kind;

  if (!duck_kind_from_path (DUCK_DOCUMENT_GET_CLASS (document)->suffix, &kind))
    return text_quoted (title);
  switch (kind)
    {
    case DUCK_KIND_ARMY:
      return g_strdup_printf (_ ("The army “%s”"), title);
    case DUCK_KIND_BOOK:
      return g_strdup_printf (_ ("The army book “%s”"), title);
    case DUCK_KIND_FIELD:
      return g_strdup_printf (_ ("The battlefield “%s”"), title);
    case DUCK_KIND_OPERATION:
      return g_strdup_printf (_ ("The operation “%s”"), title);
    case DUCK_KIND_CAMPAIGN:
      return g_strdup_printf (_ ("The campaign “%s”"), title);
    case DUCK_KIND_GAME:
      return g_strdup_printf (_ ("The game “%s”"), title);
    case DUCK_KIND_TRACKER:
      return g_strdup_printf (_ ("The game at the table “%s”"), title);
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
ask_save (DuckWindow *self, DuckDocument *document, AdwTabPage *tab, DuckAnswerFunc func)
{
  g_autofree char *name = dup_name_with_kind (document);

  duck_dialog_ask_save (GTK_WINDOW (self), name, duck_document_is_gone (document), func,
                        duck_window_job_new (self, document, tab));
}

static void
tab_answer_cb (DuckAnswer answer, gpointer data)
{
  DuckWindowJob *job = data;

  if (answer == DUCK_ANSWER_SAVE)
    {
      duck_window_job_find_target (job, duck_window_job_save);
      return;
    }
  if (answer == DUCK_ANSWER_DISCARD)
    duck_document_give_up_draft (job->document);
  adw_tab_view_close_page_finish (job->window->tabs, job->tab, answer == DUCK_ANSWER_DISCARD);
  duck_window_job_free (job);
}

/* A tab is about to close: not before a person has said what becomes of unsaved changes. */
gboolean
duck_window_close_page_cb (DuckWindow *self, AdwTabPage *tab)
{
  DuckDocument *document = duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab)));

  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_document_check_file (document);
  duck_window_save_automatically (self);
  if (!duck_document_get_modified (document))
    {
      duck_document_give_up_draft (document);
      adw_tab_view_close_page_finish (self->tabs, tab, TRUE);
      return GDK_EVENT_STOP;
    }

  adw_tab_view_set_selected_page (self->tabs, tab);
  ask_save (self, document, tab, tab_answer_cb);
  return GDK_EVENT_STOP;
}

/* ---------------------------------------------------------------------------------------------
 * Closing the window: first all questions, and only then is anything written or lost. */

/* What has been decided about a document. */
typedef struct
{
  DuckDocument *document;
  char *path; /* where it is saved; NULL: its changes are lost */
} Decision;

static void
decision_free (gpointer data)
{
  Decision *decision = data;

  g_object_unref (decision->document);
  g_free (decision->path);
  g_free (decision);
}

static gboolean ask_next (DuckWindow *self);

static void
stop_closing (DuckWindow *self)
{
  g_clear_pointer (&self->decisions, g_ptr_array_unref);
}

/* Of all documents: what was made and not changed since has one, too. */
static void
give_up_drafts (DuckWindow *self)
{
  for (gint i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    duck_document_give_up_draft (duck_window_get_nth_document (self, i));
}

/* Saves what is to be saved; if that works the window goes, and with it what is to be lost. */
static void
finish_closing (DuckWindow *self)
{
  gboolean saved = TRUE;

  for (guint i = 0; saved && i < self->decisions->len; i++)
    {
      const Decision *decision = g_ptr_array_index (self->decisions, i);

      saved
        = decision->path == NULL || duck_window_write (self, decision->document, decision->path);
    }
  if (saved)
    give_up_drafts (self);
  stop_closing (self);
  if (saved)
    gtk_window_destroy (GTK_WINDOW (self));
}

static void
decide (DuckWindow *self, DuckDocument *document, const char *path)
{
  Decision *decision = g_new0 (Decision, 1);

  decision->document = g_object_ref (document);
  decision->path = g_strdup (path);
  g_ptr_array_add (self->decisions, decision);
  if (!ask_next (self))
    finish_closing (self);
}

static void
window_found (DuckWindowJob *job, const char *path)
{
  if (path == NULL)
    stop_closing (job->window);
  else
    decide (job->window, job->document, path);
  duck_window_job_free (job);
}

static void
window_answer_cb (DuckAnswer answer, gpointer data)
{
  DuckWindowJob *job = data;

  if (answer == DUCK_ANSWER_SAVE)
    {
      duck_window_job_find_target (job, window_found);
      return;
    }

  if (answer == DUCK_ANSWER_DISCARD)
    decide (job->window, job->document, NULL);
  else
    stop_closing (job->window);
  duck_window_job_free (job);
}

static gboolean
is_decided (DuckWindow *self, DuckDocument *document)
{
  for (guint i = 0; i < self->decisions->len; i++)
    if (((const Decision *) g_ptr_array_index (self->decisions, i))->document == document)
      return TRUE;
  return FALSE;
}

/* Asks about the next document with unsaved changes. FALSE: all have been asked about. */
static gboolean
ask_next (DuckWindow *self)
{
  for (gint i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    {
      DuckDocument *document = duck_window_get_nth_document (self, i);

      if (!duck_document_get_modified (document) || is_decided (self, document))
        continue;

      adw_tab_view_set_selected_page (self->tabs, adw_tab_view_get_nth_page (self->tabs, i));
      ask_save (self, document, NULL, window_answer_cb);
      return TRUE;
    }
  return FALSE;
}

gboolean
duck_window_close_request_cb (DuckWindow *self)
{
  /* A question is open; its answer comes first. */
  if (self->n_jobs > 0)
    return GDK_EVENT_STOP;

  g_settings_set_boolean (duck_settings_get (), DUCK_SETTING_WINDOW_MAXIMIZED,
                          gtk_window_is_maximized (GTK_WINDOW (self)));
  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_window_check_files (self);
  duck_window_save_automatically (self);
  self->decisions = g_ptr_array_new_with_free_func (decision_free);
  if (ask_next (self))
    return GDK_EVENT_STOP;

  stop_closing (self);
  give_up_drafts (self);
  return GDK_EVENT_PROPAGATE;
}
