/* window-actions.c: what the menus and keys of the main window do to the document
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/window-job.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/exchange/export-map.h"
#include "app/exchange/export.h"
#include "app/exchange/print-window.h"
#include "app/exchange/print.h"
#include "app/game/set-up/new-game.h"
#include "desk/documents/army-document.h"
#include "desk/documents/campaign-document.h"
#include "engine/campaign/league-game.h"
#include "desk/documents/field-document.h"
#include "desk/documents/operation-document.h"
#include "store/disk/save.h"

static void
save_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_window_job_find_target (duck_window_job_new (self, duck_window_peek_document (self), NULL),
                               duck_window_job_save);
}

static void
save_as_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  DuckWindowJob *job = duck_window_job_new (self, duck_window_peek_document (self), NULL);

  duck_shell_finish_typing (DUCK_SHELL (self));
  job->found = duck_window_job_save;
  duck_window_job_choose_target (job);
}

/* ---------------------------------------------------------------------------------------------
 * Going back. */

static void
undo_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_document_undo (duck_window_peek_document (self));
}

static void
redo_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_document_redo (duck_window_peek_document (self));
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
  DuckWindowJob *job = data;
  const char *path = duck_document_get_path (job->document);
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  if (answer == DUCK_ANSWER_DISCARD && !duck_document_revert (job->document, faults))
    duck_dialog_show_faults (GTK_WINDOW (job->window), faults);
  duck_window_job_free (job);
}

static void
revert_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  DuckDocument *document = duck_window_peek_document (self);
  g_autofree char *name = g_filename_display_basename (duck_document_get_path (document));

  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_dialog_ask_revert (self, name, duck_document_count_unsaved (document),
                          duck_document_has_changed_on_disk (document), revert_answer_cb,
                          duck_window_job_new (self, document, NULL));
}

/* ---------------------------------------------------------------------------------------------
 * Printing. */

static void
print_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_shell_say_missing_fonts (DUCK_SHELL (self));
  duck_print_window_show (duck_window_peek_document (self), self);
}

static void
export_to (DuckWindowJob *job, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (duck_window_has_open (job->window, path))
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
  DuckWindowJob *job = data;

  if (path != NULL)
    export_to (job, path);
  duck_window_job_free (job);
}

static void
export_pdf_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;
  DuckDocument *document = duck_window_peek_document (self);
  g_autofree char *folder = duck_document_dup_export_folder (document);
  g_autofree char *name = duck_document_suggest_name (document, ".pdf");

  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_dialog_save_file (GTK_WINDOW (self), _ ("Export PDF"), folder, name, ".pdf", export_path_cb,
                         duck_window_job_new (self, document, NULL));
}

static void
export_operation_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;
  DuckDocument *document = duck_window_peek_document (self);
  g_autofree char *folder = duck_document_dup_export_folder (document);
  g_autofree char *name = NULL;
  DuckWindowJob *job;

  duck_shell_finish_typing (DUCK_SHELL (self));
  name = duck_document_suggest_name (document, NULL);
  job = duck_window_job_new (self, document, NULL);
  job->whole = TRUE;
  duck_dialog_save_file (GTK_WINDOW (self), _ ("Export as One File"), folder, name, ".duckop",
                         export_path_cb, job);
}

static void
export_map_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;

  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_export_map_show (DUCK_SHELL (self), duck_window_peek_document (self));
}

/* ---------------------------------------------------------------------------------------------
 * Playing. */

/* What is as yet unsaved is played, too. */
static void
play_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckWindow *self = user_data;
  DuckDocument *document = duck_window_peek_document (self);
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
  DuckDocument *document = duck_window_peek_document (self);

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
  DuckDocument *document = duck_window_peek_document (self);
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
  duck_window_add_table_actions (self);
  duck_window_add_exchange (self);
  duck_window_add_help (self);
}
