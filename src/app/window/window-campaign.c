/* window-campaign.c: the operations of a campaign are played, one after the other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/alert.h"
#include "app/base/dialogs.h"
#include "app/game/set-up/new-game.h"
#include "app/window/window-private.h"
#include "desk/documents/game-document.h"
#include "store/disk/name.h"
#include "store/documents/campaign-file.h"
#include "text/operation/briefing.h"

/* The game of the file as it stands in a tab, with what is not saved; NULL: in none. */
static const StoreGame *
find_open_game (DuckWindow *self, const char *path)
{
  g_autoptr (GPtrArray) documents = duck_shell_list_documents (DUCK_SHELL (self));

  for (guint i = 0; i < documents->len; i++)
    {
      DuckDocument *document = g_ptr_array_index (documents, i);
      const char *other_path = duck_document_get_path (document);

      if (DUCK_IS_GAME_DOCUMENT (document) && other_path != NULL
          && store_is_same_file (path, other_path))
        return duck_game_document_get_game (DUCK_GAME_DOCUMENT (document));
    }
  return NULL;
}

static void
enter_result (DuckWindow *self, DuckCampaignDocument *document, guint index,
              const WarResult *result)
{
  g_autofree char *words = NULL;
  g_autofree char *text = NULL;
  const WarPart *part;

  duck_campaign_document_set_result (document, index, result);
  part = war_campaign_get_part (duck_campaign_document_get_campaign (document), index);
  words = text_part_result (part);
  /* Translators: an operation, and how it has ended */
  text = g_strdup_printf (_ ("“%s” is in the record: %s"), part->operation->name, words);
  duck_shell_add_toast (DUCK_SHELL (self), text, NULL);
}

/* There is a file where the game of the part is kept: it goes on, or has ended. TRUE: its result is
 * in the record now. */
static gboolean
go_on (DuckWindow *self, DuckCampaignDocument *document, guint index, const char *path)
{
  const WarPart *part
    = war_campaign_get_part (duck_campaign_document_get_campaign (document), index);
  const StoreGame *game = find_open_game (self, path);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (StoreGame) loaded = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  WarResult result;

  if (game == NULL)
    game = loaded = store_game_load (duck_shell_get_library (DUCK_SHELL (self)), path, faults);
  if (game == NULL)
    duck_dialog_show_faults (GTK_WINDOW (self), faults);
  else if (!g_str_equal (game->operation->id, part->operation->id))
    {
      g_autofree char *name = g_filename_display_basename (path);
      g_autofree char *body = g_strdup_printf (
        _ ("“%s” is not of the operation that comes next, whose game would be kept there. Move it "
           "away, or rename it."),
        name);

      duck_dialog_show_error (GTK_WINDOW (self), _ ("Another Game Is There"), body, NULL);
    }
  else if (war_campaign_read_result (game->setup, game->game->state, &result))
    {
      enter_result (self, document, index, &result);
      return TRUE;
    }
  else
    duck_shell_open_file (DUCK_SHELL (self), file);
  return FALSE;
}

/* The next operation is played as the results before it have it. */
static void
play_next (DuckWindow *self, DuckCampaignDocument *document, const char *campaign_path)
{
  WarCampaign *campaign = duck_campaign_document_get_campaign (document);
  g_autofree WarResult *results = g_new0 (WarResult, campaign->parts->len);
  guint index = war_campaign_get_results (campaign, results);
  g_autofree char *path = store_campaign_dup_game_path (campaign_path, index);
  g_autoptr (WarOperation) operation = NULL;

  if (index == campaign->parts->len)
    {
      duck_shell_add_toast (DUCK_SHELL (self),
                            index > 0 ? _ ("All operations of the campaign have been played")
                                      : _ ("The campaign has no operations yet"),
                            NULL);
      return;
    }
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      if (go_on (self, document, index, path))
        play_next (self, document, campaign_path);
      return;
    }

  operation = war_campaign_get_operation (campaign, index, results);
  duck_new_game_show (DUCK_SHELL (self),
                      &(DuckNewGamePreset){ .operation = operation, .path = path });
}

void
duck_window_follow_campaign (DuckWindow *self, DuckCampaignDocument *document)
{
  WarCampaign *campaign = duck_campaign_document_get_campaign (document);
  const char *campaign_path = duck_document_get_path (DUCK_DOCUMENT (document));
  g_autofree WarResult *results = g_new0 (WarResult, campaign->parts->len);
  guint index = war_campaign_get_results (campaign, results);
  g_autofree char *path = NULL;
  const StoreGame *game;
  WarResult result;

  if (campaign_path == NULL || index == campaign->parts->len)
    return;

  path = store_campaign_dup_game_path (campaign_path, index);
  game = find_open_game (self, path);
  if (game != NULL
      && g_str_equal (game->operation->id, war_campaign_get_part (campaign, index)->operation->id)
      && war_campaign_read_result (game->setup, game->game->state, &result))
    enter_result (self, document, index, &result);
}

/* A campaign that is saved before it is played. */
typedef struct
{
  DuckWindow *window;
  DuckCampaignDocument *document;
} Playing;

static void
saved_cb (const char *path, gpointer data)
{
  Playing *playing = data;

  if (path != NULL)
    play_next (playing->window, playing->document, path);
  g_object_unref (playing->window);
  g_object_unref (playing->document);
  g_free (playing);
}

/* Why it has to be saved first; the file chooser would not say it. */
static void
save_response_cb (Playing *playing, const char *response)
{
  if (g_str_equal (response, "save"))
    duck_shell_save_document (DUCK_SHELL (playing->window), DUCK_DOCUMENT (playing->document),
                              saved_cb, playing);
  else
    saved_cb (NULL, playing);
}

static void
ask_to_save (Playing *playing)
{
  GtkWidget *alert = duck_alert_new (
    _ ("Save the Campaign First?"),
    _ ("Playing enters each result in the campaign’s record and keeps its games beside its file. "
       "For that it needs a file of your own."));

  duck_alert_add (alert, "cancel", _ ("_Cancel"), DUCK_RESPONSE_PLAIN);
  duck_alert_add (alert, "save", _ ("_Save…"), DUCK_RESPONSE_SUGGESTED);
  g_signal_connect_swapped (alert, "response", G_CALLBACK (save_response_cb), playing);
  duck_alert_present (alert, playing->window);
}

void
duck_window_play_campaign (DuckWindow *self, DuckCampaignDocument *document)
{
  const char *path = duck_document_get_path (DUCK_DOCUMENT (document));
  Playing *playing;

  if (path != NULL && !duck_document_is_shipped (DUCK_DOCUMENT (document)))
    {
      play_next (self, document, path);
      return;
    }

  playing = g_new (Playing, 1);
  playing->window = g_object_ref (self);
  playing->document = g_object_ref (document);
  ask_to_save (playing);
}
