/* window-actions.c: saving, printing and closing
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/exchange/export-map.h"
#include "app/exchange/export.h"
#include "app/exchange/print-window.h"
#include "app/exchange/print.h"
#include "app/game/set-up/new-game.h"
#include "app/library/library-model.h"
#include "app/window/window-private.h"
#include "desk/base/kind.h"
#include "desk/base/settings.h"
#include "desk/documents/army-document.h"
#include "desk/documents/campaign-document.h"
#include "engine/campaign/league-game.h"
#include "desk/documents/field-document.h"
#include "desk/documents/game-document.h"
#include "desk/documents/operation-document.h"
#include "store/disk/name.h"
#include "store/disk/save.h"
#include "text/words/phrase.h"

/* ---------------------------------------------------------------------------------------------
 * Saving. */

/* A document on its way to a file. */
typedef struct _Job Job;

/* Called once it is known where the document goes. path: NULL if the user has thought better of it.
 * Takes the job over. */
typedef void (*TargetFunc) (Job *job, const char *path);

struct _Job
{
  DuckWindow *window;
  DuckDocument *document;
  AdwTabPage *tab; /* closes when the document has been saved; or NULL */
  TargetFunc found;
  gboolean whole; /* an operation is exported with all it needs; FALSE: what is printed */
  gboolean chosen; /* the user has chosen the file */
  DuckSaveFunc saved; /* is told where the document has been saved; or NULL */
  gpointer saved_data;
};

static Job *
job_new (DuckWindow *self, DuckDocument *document, AdwTabPage *tab)
{
  Job *job = g_new0 (Job, 1);

  job->window = g_object_ref (self);
  job->document = g_object_ref (document);
  job->tab = tab != NULL ? g_object_ref (tab) : NULL;
  self->n_jobs++;
  return job;
}

static void
job_free (Job *job)
{
  job->window->n_jobs--;
  g_object_unref (job->window);
  g_object_unref (job->document);
  g_clear_object (&job->tab);
  g_free (job);
}

static DuckDocument *
get_nth_document (DuckWindow *self, gint n)
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

/* FALSE: the document is as it was, and a dialog says why. */
static gboolean
write_document (DuckWindow *self, DuckDocument *document, const char *path)
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
  Job *job = data;

  job->chosen = TRUE;
  job->found (job, path);
}

static void
choose_target (Job *job)
{
  g_autofree char *folder = duck_document_dup_folder (job->document);
  g_autofree char *name = duck_document_suggest_file (job->document);

  duck_dialog_save_file (GTK_WINDOW (job->window), _ ("Save As"), folder, name,
                         DUCK_DOCUMENT_GET_CLASS (job->document)->suffix, chosen_cb, job);
}

static void
overwrite_answer_cb (DuckAnswer answer, gpointer data)
{
  Job *job = data;

  if (answer == DUCK_ANSWER_SAVE_AS)
    choose_target (job);
  else
    job->found (job, answer == DUCK_ANSWER_REPLACE ? duck_document_get_path (job->document) : NULL);
}

/* Finds out where the document is to be saved, asking if that is not plain. */
static void
find_target (Job *job, TargetFunc found)
{
  const char *path = duck_document_get_path (job->document);

  job->found = found;
  if (path == NULL || duck_document_is_shipped (job->document))
    choose_target (job);
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
finish_saving (Job *job, const char *path)
{
  if (job->tab != NULL)
    adw_tab_view_close_page_finish (job->window->tabs, job->tab, path != NULL);
  if (job->saved != NULL)
    job->saved (path, job->saved_data);
  job_free (job);
}

static void
elsewhere_answer_cb (DuckAnswer answer, gpointer data)
{
  if (answer == DUCK_ANSWER_SAVE_AS)
    choose_target (data);
  else
    finish_saving (data, NULL);
}

static void
save_found (Job *job, const char *path)
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
duck_window_save_document (DuckShell *shell, DuckDocument *document, DuckSaveFunc func,
                           gpointer data)
{
  DuckWindow *self = DUCK_WINDOW (shell);
  Job *job = job_new (self, document, NULL);

  job->saved = func;
  job->saved_data = data;
  duck_shell_finish_typing (DUCK_SHELL (self));
  find_target (job, save_found);
}

static void
save_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_shell_finish_typing (DUCK_SHELL (self));
  find_target (job_new (self, duck_window_get_document (self), NULL), save_found);
}

static void
save_as_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  Job *job = job_new (self, duck_window_get_document (self), NULL);

  duck_shell_finish_typing (DUCK_SHELL (self));
  job->found = save_found;
  choose_target (job);
}

/* ---------------------------------------------------------------------------------------------
 * Going back. */

static void
undo_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_document_undo (duck_window_get_document (self));
}

static void
redo_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_document_redo (duck_window_get_document (self));
}

static void
list_undo_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_history_button_open (((DuckWindow *) self)->undo);
}

static void
list_redo_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_history_button_open (((DuckWindow *) self)->redo);
}

static void
revert_answer_cb (DuckAnswer answer, gpointer data)
{
  Job *job = data;
  const char *path = duck_document_get_path (job->document);
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  if (answer == DUCK_ANSWER_DISCARD && !duck_document_revert (job->document, faults))
    duck_dialog_show_faults (GTK_WINDOW (job->window), faults);
  job_free (job);
}

static void
revert_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  DuckDocument *document = duck_window_get_document (self);
  g_autofree char *name = g_filename_display_basename (duck_document_get_path (document));

  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_dialog_ask_revert (self, name, duck_document_count_unsaved (document),
                          duck_document_has_changed_on_disk (document), revert_answer_cb,
                          job_new (self, document, NULL));
}

/* ---------------------------------------------------------------------------------------------
 * Printing. */

static void
print_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_shell_say_missing_fonts (DUCK_SHELL (self));
  duck_print_window_show (duck_window_get_document (self), self);
}

static void
export_to (Job *job, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (is_open (job->window, path, NULL))
    {
      duck_dialog_show_error (GTK_WINDOW (job->window), _ ("Not Exported"),
                              _ ("This is the file of an open document. Export under another "
                                 "name."),
                              NULL);
      return;
    }

  if (!job->whole)
    {
      duck_print_export (job->document, NULL, path, DUCK_SHELL (job->window));
      return;
    }
  bytes = duck_export_whole_operation (job->document, &error);
  if (bytes == NULL || !store_save_bytes (path, bytes, &error))
    duck_dialog_show_error (GTK_WINDOW (job->window), _ ("Not Exported"), error->message, NULL);
  else
    {
      g_autofree char *name = g_filename_display_basename (path);
      /* Translators: %s is the name of a file */
      g_autofree char *text = g_strdup_printf (_ ("Exported “%s”"), name);

      duck_shell_add_toast (DUCK_SHELL (job->window), text, NULL);
    }
}

static void
export_path_cb (const char *path, gpointer data)
{
  Job *job = data;

  if (path != NULL)
    export_to (job, path);
  job_free (job);
}

static void
export_pdf_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;
  DuckDocument *document = duck_window_get_document (self);
  g_autofree char *folder = duck_document_dup_export_folder (document);
  g_autofree char *name = duck_document_suggest_name (document, ".pdf");

  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_dialog_save_file (GTK_WINDOW (self), _ ("Export PDF"), folder, name, ".pdf", export_path_cb,
                         job_new (self, document, NULL));
}

static void
export_operation_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;
  DuckDocument *document = duck_window_get_document (self);
  g_autofree char *folder = duck_document_dup_export_folder (document);
  g_autofree char *name = NULL;
  Job *job;

  duck_shell_finish_typing (DUCK_SHELL (self));
  name = duck_document_suggest_name (document, NULL);
  job = job_new (self, document, NULL);
  job->whole = TRUE;
  duck_dialog_save_file (GTK_WINDOW (self), _ ("Export as One File"), folder, name, ".duckop",
                         export_path_cb, job);
}

static void
export_map_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;

  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_export_map_show (DUCK_SHELL (self), duck_window_get_document (self));
}

/* ---------------------------------------------------------------------------------------------
 * Closing a tab. */

void
duck_window_check_files (DuckWindow *self)
{
  for (gint i = 0; i < adw_tab_view_get_n_pages (self->tabs); i++)
    duck_document_check_file (get_nth_document (self, i));
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
                        job_new (self, document, tab));
}

static void
tab_answer_cb (DuckAnswer answer, gpointer data)
{
  Job *job = data;

  if (answer == DUCK_ANSWER_SAVE)
    {
      find_target (job, save_found);
      return;
    }
  if (answer == DUCK_ANSWER_DISCARD)
    duck_document_give_up_draft (job->document);
  adw_tab_view_close_page_finish (job->window->tabs, job->tab, answer == DUCK_ANSWER_DISCARD);
  job_free (job);
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
    duck_document_give_up_draft (get_nth_document (self, i));
}

/* Saves what is to be saved; if that works the window goes, and with it what is to be lost. */
static void
finish_closing (DuckWindow *self)
{
  gboolean saved = TRUE;

  for (guint i = 0; saved && i < self->decisions->len; i++)
    {
      const Decision *decision = g_ptr_array_index (self->decisions, i);

      saved = decision->path == NULL || write_document (self, decision->document, decision->path);
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
window_found (Job *job, const char *path)
{
  if (path == NULL)
    stop_closing (job->window);
  else
    decide (job->window, job->document, path);
  job_free (job);
}

static void
window_answer_cb (DuckAnswer answer, gpointer data)
{
  Job *job = data;

  if (answer == DUCK_ANSWER_SAVE)
    {
      find_target (job, window_found);
      return;
    }

  if (answer == DUCK_ANSWER_DISCARD)
    decide (job->window, job->document, NULL);
  else
    stop_closing (job->window);
  job_free (job);
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
      DuckDocument *document = get_nth_document (self, i);

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

gboolean
duck_window_has_open (DuckShell *shell, const char *path)
{
  return is_open (DUCK_WINDOW (shell), path, NULL);
}

/* What is as yet unsaved is played, too. */
static void
play_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;
  DuckDocument *document = duck_window_get_document (self);
  DuckNewGamePreset preset = { 0 };

  duck_shell_finish_typing (DUCK_SHELL (self));
  if (DUCK_IS_CAMPAIGN_DOCUMENT (document))
    {
      duck_window_play_campaign (self, DUCK_CAMPAIGN_DOCUMENT (document));
      return;
    }
  if (DUCK_IS_OPERATION_DOCUMENT (document))
    preset.operation = duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document));
  else if (DUCK_IS_ARMY_DOCUMENT (document))
    preset.army = duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document));
  else if (DUCK_IS_FIELD_DOCUMENT (document))
    preset.field = duck_field_document_get_field (DUCK_FIELD_DOCUMENT (document));
  duck_new_game_show (DUCK_SHELL (self), &preset);
}

/* A battle of a campaign's players, by its id. */
static void
play_battle_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckWindow *self = data;
  DuckDocument *document = duck_window_get_document (self);

  if (DUCK_IS_CAMPAIGN_DOCUMENT (document))
    duck_window_play_battle (self, DUCK_CAMPAIGN_DOCUMENT (document),
                             g_variant_get_string (parameter, NULL));
}

/* ---------------------------------------------------------------------------------------------
 * Actions. */

static void
set_enabled (DuckWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* One that has not been played; that all have been stands in the record. */
static gboolean
has_next_operation (const WarCampaign *campaign)
{
  g_autofree WarResult *results = g_new0 (WarResult, campaign->parts->len);

  return war_campaign_get_results (campaign, results) < campaign->parts->len;
}

static gboolean
can_play (DuckDocument *document)
{
  const WarOperation *operation;

  if (DUCK_IS_CAMPAIGN_DOCUMENT (document))
    {
      const WarCampaign *campaign
        = duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (document));

      return campaign->rules->system->play != NULL
             && (campaign->league != NULL ? war_campaign_find_open_match (campaign) >= 0
                                          : has_next_operation (campaign));
    }
  if (DUCK_IS_OPERATION_DOCUMENT (document))
    {
      operation = duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document));
      return operation->rules->system->play != NULL;
    }
  if (DUCK_IS_ARMY_DOCUMENT (document))
    return duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document))->rules->system->play != NULL;
  return DUCK_IS_FIELD_DOCUMENT (document);
}

void
duck_window_update_actions (DuckWindow *self)
{
  DuckDocument *document = duck_window_get_document (self);
  gboolean any = document != NULL;
  gboolean undoes = any && duck_document_get_undo_name (document) != NULL;
  gboolean redoes = any && duck_document_get_redo_name (document) != NULL;

  set_enabled (
    self, "save",
    any && (duck_document_get_modified (document) || duck_document_get_path (document) == NULL));
  set_enabled (self, "save-as", any);
  set_enabled (self, "detach-tab", any);
  set_enabled (self, "undo", undoes);
  set_enabled (self, "list-undo", undoes);
  set_enabled (self, "redo", redoes);
  set_enabled (self, "list-redo", redoes);
  set_enabled (self, "revert",
               any && duck_document_get_modified (document) && !duck_document_is_gone (document)
                 && duck_document_get_path (document) != NULL);
  set_enabled (self, "play", can_play (document));
  set_enabled (self, "play-at-table",
               DUCK_IS_OPERATION_DOCUMENT (document) || DUCK_IS_ARMY_DOCUMENT (document));
  set_enabled (self, "print", any && duck_document_can_print (document));
  set_enabled (self, "export-pdf", any && duck_document_can_print (document));
  set_enabled (self, "export-map", duck_export_get_field (document) != NULL);
  set_enabled (self, "export-operation", duck_export_is_operation (document));
  duck_window_update_exchange (self);
}

void
duck_window_add_actions (DuckWindow *self)
{
  static const GActionEntry actions[] = {
    { .name = "save", .activate = save_action },
    { .name = "save-as", .activate = save_as_action },
    { .name = "undo", .activate = undo_action },
    { .name = "redo", .activate = redo_action },
    { .name = "list-undo", .activate = list_undo_action },
    { .name = "list-redo", .activate = list_redo_action },
    { .name = "revert", .activate = revert_action },
    { .name = "play", .activate = play_action },
    { .name = "play-battle", .parameter_type = "s", .activate = play_battle_action },
    { .name = "print", .activate = print_action },
    { .name = "export-pdf", .activate = export_pdf_action },
    { .name = "export-map", .activate = export_map_action },
    { .name = "export-operation", .activate = export_operation_action },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  duck_window_add_tab_actions (self);
  duck_window_add_table_actions (self);
  duck_window_add_exchange (self);
  duck_window_add_help (self);
}
