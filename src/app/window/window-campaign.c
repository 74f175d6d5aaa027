/* window-campaign.c: the operations of a campaign are played, one after the other, or its battles
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
#include "engine/campaign/league-edit.h"
#include "store/documents/campaign-file.h"
#include "text/operation/briefing.h"
#include "text/operation/league.h"

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

/* ---------------------------------------------------------------------------------------------
 * Battles of players. */

/* Enters what the game says of the battle; FALSE: nothing, as `why` says. */
static gboolean
record_match (DuckWindow *self, DuckCampaignDocument *document, guint index, const StoreGame *game,
              WarNoResult *why)
{
  const WarCampaign *campaign = duck_campaign_document_get_campaign (document);
  g_autoptr (GArray) states = war_league_get_states (campaign->league);
  gboolean is_his[WAR_N_SIDES];
  g_autoptr (WarFought) fought
    = war_campaign_read_game (campaign, states, index, game->game, is_his, why);
  g_autoptr (GArray) after = NULL;
  g_autofree char *step = g_strdup_printf (_ ("Record Battle %u"), index + 1);
  g_autofree char *title = NULL, *words = NULL, *text = NULL;

  if (fought == NULL)
    return FALSE;

  duck_campaign_document_change (document, war_campaign_record (campaign, index, fought), step);
  campaign = duck_campaign_document_get_campaign (document);
  after = war_league_get_states (campaign->league);
  title = text_match_title (campaign->league, after, index);
  words = text_match_state (campaign->league, after, index);
  text = g_strdup_printf (_ ("“%s” is in the record: %s"), title, words);
  duck_shell_add_toast (DUCK_SHELL (self), text, NULL);
  return TRUE;
}

/* There is a file where the game of the battle is kept: it goes on, or has ended. */
static void
go_on_with_match (DuckWindow *self, DuckCampaignDocument *document, guint index, const char *path)
{
  const StoreGame *game = find_open_game (self, path);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (StoreGame) loaded = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  WarNoResult why;

  if (game == NULL)
    game = loaded = store_game_load (duck_shell_get_library (DUCK_SHELL (self)), path, faults);
  if (game == NULL)
    duck_dialog_show_faults (GTK_WINDOW (self), faults);
  else if (record_match (self, document, index, game, &why))
    return;
  else if (why.kind == WAR_NO_RESULT_GOES_ON)
    duck_shell_open_file (DUCK_SHELL (self), file);
  else
    {
      g_autofree char *reason
        = text_no_result (&why, duck_campaign_document_get_campaign (document), index);

      duck_dialog_show_error (GTK_WINDOW (self), _ ("Another Game Is There"), reason, NULL);
    }
}

/* With the armies of those who play it, as they come to it. */
static void
play_match (DuckWindow *self, DuckCampaignDocument *document, const char *campaign_path,
            guint index)
{
  const WarCampaign *campaign = duck_campaign_document_get_campaign (document);
  g_autoptr (GArray) states = war_league_get_states (campaign->league);
  g_autofree char *path
    = store_campaign_dup_match_path (campaign_path, war_league_get_match (campaign->league, index));
  g_autoptr (WarOperation) operation = NULL;

  if (g_array_index (states, WarMatchState, index).status != WAR_MATCH_OPEN)
    return;
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      go_on_with_match (self, document, index, path);
      return;
    }

  operation = war_campaign_get_match_operation (campaign, states, index);
  if (operation != NULL)
    duck_new_game_show (DUCK_SHELL (self),
                        &(DuckNewGamePreset){ .operation = operation, .path = path });
}

/* The results of those whose games are open and over. */
static void
follow_matches (DuckWindow *self, DuckCampaignDocument *document, const char *campaign_path)
{
  const WarCampaign *campaign = duck_campaign_document_get_campaign (document);
  g_autoptr (GArray) states = war_league_get_states (campaign->league);

  for (guint i = 0; i < states->len; i++)
    {
      const WarMatch *match
        = war_league_get_match (duck_campaign_document_get_campaign (document)->league, i);
      g_autofree char *path = store_campaign_dup_match_path (campaign_path, match);
      const StoreGame *game = g_array_index (states, WarMatchState, i).status == WAR_MATCH_OPEN
                                ? find_open_game (self, path)
                                : NULL;
      WarNoResult why;

      if (game != NULL && !match->is_bye)
        record_match (self, document, i, game, &why);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Operations in their order. */

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

  if (campaign_path != NULL && campaign->league != NULL)
    follow_matches (self, document, campaign_path);
  if (campaign_path == NULL || campaign->league != NULL || index == campaign->parts->len)
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
  char *match; /* id of a battle; NULL: what comes next */
} Playing;

/* The campaign has a file. match: as in Playing. */
static void
play_now (DuckWindow *self, DuckCampaignDocument *document, const char *path, const char *match)
{
  const WarCampaign *campaign = duck_campaign_document_get_campaign (document);
  gint index = -1;

  if (campaign->league == NULL)
    {
      play_next (self, document, path);
      return;
    }

  index = match != NULL ? war_league_find_match (campaign->league, match)
                        : war_campaign_find_open_match (campaign);
  if (index >= 0)
    play_match (self, document, path, (guint) index);
}

static void
saved_cb (const char *path, gpointer data)
{
  Playing *playing = data;

  if (path != NULL)
    play_now (playing->window, playing->document, path, playing->match);
  g_object_unref (playing->window);
  g_object_unref (playing->document);
  g_free (playing->match);
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

static void
play (DuckWindow *self, DuckCampaignDocument *document, const char *match)
{
  const char *path = duck_document_get_path (DUCK_DOCUMENT (document));
  Playing *playing;

  if (path != NULL && !duck_document_is_shipped (DUCK_DOCUMENT (document)))
    {
      play_now (self, document, path, match);
      return;
    }

  playing = g_new (Playing, 1);
  playing->window = g_object_ref (self);
  playing->document = g_object_ref (document);
  playing->match = g_strdup (match);
  ask_to_save (playing);
}

void
duck_window_play_campaign (DuckWindow *self, DuckCampaignDocument *document)
{
  play (self, document, NULL);
}

void
duck_window_play_battle (DuckWindow *self, DuckCampaignDocument *document, const char *match)
{
  play (self, document, match);
}
