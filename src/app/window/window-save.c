/* window-save.c: documents of the main window on their way to files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/window-job.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/library/library-model.h"
#include "desk/documents/game-document.h"
#include "store/disk/name.h"

DuckWindowJob *
duck_window_job_new (DuckWindow *self, DuckDocument *document, AdwTabPage *tab)
{
  DuckWindowJob *job = g_new0 (DuckWindowJob, 1);

  job->window = g_object_ref (self);
  job->document = g_object_ref (document);
  job->tab = tab != NULL ? g_object_ref (tab) : NULL;
  self->n_jobs++;
  return job;
}

void
duck_window_job_free (DuckWindowJob *job)
{
  job->window->n_jobs--;
  g_object_unref (job->window);
  g_object_unref (job->document);
  g_clear_object (&job->tab);
  g_free (job);
}

DuckDocument *
duck_window_get_nth_document (DuckWindow *self, gint n)
{
  AdwTabPage *tab = adw_tab_view_get_nth_page (self->tabs, n);

  return duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab)));
}

/* Whether the file is that of an open document, this one not counted, which may be NULL. */
static gboolean
is_open (DuckWindow *self, const char *path, DuckDocument *but)
{
  g_autoptr (GPtrArray) documents = duck_shell_list_documents (DUCK_SHELL (self));

  for (guint i = 0; i < documents->len; i++)
    {
      DuckDocument *document = g_ptr_array_index (documents, i);
      const char *other_path = duck_document_get_path (document);

      if (document != but && other_path != NULL && store_is_same_file (path, other_path))
        return TRUE;
    }
  return FALSE;
}

/* Whether the file of a game will say what some of its persons do not know; who hands one on by
 * post has been told. */
static gboolean
has_secrets (DuckDocument *document)
{
  return DUCK_IS_GAME_DOCUMENT (document)
         && duck_game_document_get_step (DUCK_GAME_DOCUMENT (document)).kind != WAR_STEP_OVER
         && duck_game_document_has_others (DUCK_GAME_DOCUMENT (document))
         && !duck_game_document_is_by_post (DUCK_GAME_DOCUMENT (document));
}

gboolean
duck_window_save (DuckWindow *self, DuckDocument *document, const char *path, GError **error)
{
  gboolean is_new = g_strcmp0 (duck_document_get_path (document), path) != 0;
  g_autofree char *backup = NULL;

  if (is_open (self, path, document))
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_WRITE,
                   _ ("This file is open in another tab. Save under another name."));
      return FALSE;
    }

  if (!duck_document_back_up (document, path, &backup, error)
      || !duck_document_save (document, path, error))
    return FALSE;
  /* The path may have been the document's, which has another now. */
  duck_library_note_used (duck_document_get_path (document));

  if (backup != NULL)
    {
      g_autofree char *name = g_filename_display_basename (backup);
      /* Translators: %s is the name of a file */
      g_autofree char *text
        = g_strdup_printf (_ ("Much smaller than before: the old file is kept as “%s”"), name);

      duck_shell_add_toast (DUCK_SHELL (self), text, NULL);
    }
  if (is_new && has_secrets (document))
    duck_shell_add_toast (DUCK_SHELL (self),
                          _ ("Whoever reads this file can read the secrets of all who play"), NULL);
  return TRUE;
}

gboolean
duck_window_write (DuckWindow *self, DuckDocument *document, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (duck_window_save (self, document, path, &error))
    return TRUE;

  duck_dialog_show_error (GTK_WINDOW (self), _ ("Not Saved"), error->message, NULL);
  return FALSE;
}

static void
chosen_cb (const char *path, gpointer data)
{
  DuckWindowJob *job = data;

  job->chosen = TRUE;
  job->found (job, path);
}

void
duck_window_job_choose_target (DuckWindowJob *job)
{
  g_autofree char *folder = duck_document_dup_folder (job->document);
  g_autofree char *name = duck_document_suggest_file (job->document);

  duck_dialog_save_file (GTK_WINDOW (job->window), _ ("Save As"), folder, name,
                         DUCK_DOCUMENT_GET_CLASS (job->document)->suffix, chosen_cb, job);
}

static void
overwrite_answer_cb (DuckAnswer answer, gpointer data)
{
  DuckWindowJob *job = data;

  if (answer == DUCK_ANSWER_SAVE_AS)
    duck_window_job_choose_target (job);
  else
    job->found (job, answer == DUCK_ANSWER_REPLACE ? duck_document_get_path (job->document) : NULL);
}

void
duck_window_job_find_target (DuckWindowJob *job, DuckTargetFunc found)
{
  const char *path = duck_document_get_path (job->document);

  job->found = found;
  if (path == NULL || duck_document_is_shipped (job->document))
    duck_window_job_choose_target (job);
  else if (duck_document_has_changed_on_disk (job->document))
    {
      g_autofree char *name = g_filename_display_basename (path);

      duck_dialog_ask_overwrite (GTK_WINDOW (job->window), name, overwrite_answer_cb, job);
    }
  else
    found (job, path);
}

/* path: where the document is now; NULL: it has not been saved. */
static void
finish_saving (DuckWindowJob *job, const char *path)
{
  if (job->tab != NULL)
    adw_tab_view_close_page_finish (job->window->tabs, job->tab, path != NULL);
  if (job->saved != NULL)
    job->saved (path, job->saved_data);
  duck_window_job_free (job);
}

static void
elsewhere_answer_cb (DuckAnswer answer, gpointer data)
{
  if (answer == DUCK_ANSWER_SAVE_AS)
    duck_window_job_choose_target (data);
  else
    finish_saving (data, NULL);
}

void
duck_window_job_save (DuckWindowJob *job, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    {
      finish_saving (job, NULL);
      return;
    }
  /* A disk that is full, or a folder that is not the user's, need not keep the work from a file. */
  if (!duck_window_save (job->window, job->document, path, &error))
    {
      duck_dialog_ask_elsewhere (GTK_WINDOW (job->window), error->message, elsewhere_answer_cb,
                                 job);
      return;
    }

  if (job->chosen)
    {
      g_autofree char *name = g_filename_display_basename (path);
      /* Translators: %s is the name of a file */
      g_autofree char *text = g_strdup_printf (_ ("Saved as “%s”"), name);

      duck_shell_add_toast (DUCK_SHELL (job->window), text, NULL);
    }
  finish_saving (job, duck_document_get_path (job->document));
}

void
duck_window_save_document (DuckWindow *self, DuckDocument *document, DuckSaveFunc func,
                           gpointer data)
{
  DuckWindowJob *job = duck_window_job_new (self, document, NULL);

  job->saved = func;
  job->saved_data = data;
  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_window_job_find_target (job, duck_window_job_save);
}

gboolean
duck_window_has_open (DuckWindow *self, const char *path)
{
  return is_open (self, path, NULL);
}
