/* league-dialogs.c: a result is entered, and a battle changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/league-dialogs.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/base/alert.h"
#include "app/base/dialogs.h"
#include "app/designer/designer-rows.h"
#include "app/shell/shell.h"
#include "engine/campaign/league-edit.h"
#include "engine/campaign/league-game.h"
#include "engine/operation/operation-edit.h"
#include "store/documents/game-file.h"
#include "text/operation/league.h"

static const WarLeague *
get_league (DuckCampaignDocument *document)
{
  return duck_campaign_document_get_campaign (document)->league;
}

/* What is asked lies in a window that may be low. */
static GtkWidget *
new_scrolled (GtkWidget *child)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 420);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  return scrolled;
}

static AdwPreferencesGroup *
add_group (GtkBox *box)
{
  GtkWidget *group = adw_preferences_group_new ();

  gtk_box_append (box, group);
  return ADW_PREFERENCES_GROUP (group);
}

/* ---------------------------------------------------------------------------------------------
 * A result. */

typedef struct
{
  DuckCampaignDocument *document;
  GtkWindow *window;
  char *match; /* id */
  GtkWidget *alert;
  GtkCheckButton *winners[WAR_WINNER_DRAW]; /* side 1, side 2, a draw */
  GtkSpinButton *killed[WAR_N_SIDES];
  GtkSpinButton *objectives[WAR_N_SIDES];
  GPtrArray *lost[WAR_N_SIDES]; /* GtkCheckButton, one for each unit of the army */
  GtkEditable *date, *note;
} Recording;

static void
free_recording (gpointer data)
{
  Recording *recording = data;

  for (guint side = 0; side < WAR_N_SIDES; side++)
    g_ptr_array_unref (recording->lost[side]);
  g_object_unref (recording->document);
  g_object_unref (recording->window);
  g_free (recording->match);
  g_free (recording);
}

/* The battle may have gone while somebody looked elsewhere: −1. */
static gint
find_match (const Recording *recording)
{
  const WarLeague *league = get_league (recording->document);

  return league != NULL ? war_league_find_match (league, recording->match) : -1;
}

static void
push_result (DuckCampaignDocument *document, guint index, const WarFought *fought)
{
  /* Translators: a step that can be undone */
  g_autofree char *step = g_strdup_printf (
    fought != NULL ? _ ("Record Battle %u") : _ ("Take Back Battle %u"), index + 1);

  duck_campaign_document_change (
    document, war_campaign_record (duck_campaign_document_get_campaign (document), index, fought),
    step);
}

/* A game with other units than those of somebody's army has cost that nothing. */
static void
say_whose (GtkWindow *window, const WarLeague *league, const WarMatchState *state,
           const gboolean is_his[WAR_N_SIDES])
{
  const WarScoring *scoring = &league->scoring;
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *body = NULL;

  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      const WarPlayer *player = war_league_get_player (league, (guint) state->players[side]);

      if (player->army != NULL && !is_his[side])
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", player->name);
    }
  if (names->len == 0 || !(scoring->carries_losses || scoring->carries_experience))
    return;

  /* Translators: %s is a player, or two with a comma between */
  body = g_strdup_printf (_ ("Not played with the army of: %s. What was lost or learned there "
                             "is not carried over."),
                          names->str);
  duck_dialog_show_error (window, _ ("Recorded, but Not All Is Carried Over"), body, NULL);
}

/* Who was side 1 when the game was chosen may be another by now. */
static void
game_chosen_cb (const char *path, gpointer data)
{
  DuckCampaignDocument *document = DUCK_CAMPAIGN_DOCUMENT (data);
  GtkWindow *window = g_object_get_data (data, "recording-window");
  const char *match = g_object_get_data (data, "recording-match");
  const WarCampaign *campaign = duck_campaign_document_get_campaign (document);
  gint index = campaign->league != NULL ? war_league_find_match (campaign->league, match) : -1;
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (StoreGame) game
    = store_game_load (duck_document_get_library (DUCK_DOCUMENT (document)), path, faults);
  g_autoptr (GArray) states = NULL;
  g_autoptr (WarFought) fought = NULL;
  gboolean is_his[WAR_N_SIDES] = { FALSE, FALSE };
  WarNoResult why;

  if (index < 0)
    return;
  if (game == NULL)
    {
      duck_dialog_show_faults (window, faults);
      return;
    }

  states = war_league_get_states (campaign->league);
  fought = war_campaign_read_game (campaign, states, (guint) index, game->game, is_his, &why);
  if (fought != NULL)
    {
      push_result (document, (guint) index, fought);
      say_whose (window, campaign->league, &g_array_index (states, WarMatchState, index), is_his);
    }
  else
    {
      g_autofree char *reason = text_no_result (&why, campaign, (guint) index);

      duck_dialog_show_error (window, _ ("Not Recorded"), reason, NULL);
    }
}

static void
choose_game (const Recording *recording)
{
  g_object_set_data_full (G_OBJECT (recording->document), "recording-window",
                          g_object_ref (recording->window), g_object_unref);
  g_object_set_data_full (G_OBJECT (recording->document), "recording-match",
                          g_strdup (recording->match), g_free);
  duck_dialog_open_document (recording->window, DUCK_KIND_GAME, game_chosen_cb,
                             recording->document);
}

static WarFought *
make_fought (const Recording *recording, const WarFought *before)
{
  gint winner = WAR_WINNER_NONE;
  WarFought *fought;

  for (gint i = 0; i < WAR_WINNER_DRAW; i++)
    if (gtk_check_button_get_active (recording->winners[i]))
      winner = i + 1;
  if (winner == WAR_WINNER_NONE)
    return NULL;

  fought = before != NULL ? war_fought_copy (before) : war_fought_new (winner);
  fought->winner = winner;
  g_free (fought->date);
  g_free (fought->note);
  fought->date = g_strdup (gtk_editable_get_text (recording->date));
  fought->note = g_strdup (gtk_editable_get_text (recording->note));
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      fought->killed[side] = gtk_spin_button_get_value_as_int (recording->killed[side]);
      fought->objectives[side] = gtk_spin_button_get_value_as_int (recording->objectives[side]);
      g_array_set_size (fought->lost[side], 0);
      for (guint unit = 1; unit <= recording->lost[side]->len; unit++)
        if (gtk_check_button_get_active (g_ptr_array_index (recording->lost[side], unit - 1)))
          g_array_append_val (fought->lost[side], unit);
    }
  return fought;
}

static void
record_response_cb (Recording *recording, const char *response)
{
  gint index = find_match (recording);
  const WarFought *before
    = index >= 0 ? war_league_get_match (get_league (recording->document), (guint) index)->fought
                 : NULL;

  if (index < 0)
    return;
  if (g_str_equal (response, "game"))
    choose_game (recording);
  else if (g_str_equal (response, "undo"))
    push_result (recording->document, (guint) index, NULL);
  else if (g_str_equal (response, "record"))
    {
      g_autoptr (WarFought) fought = make_fought (recording, before);

      if (fought != NULL)
        push_result (recording->document, (guint) index, fought);
    }
}

static void
winner_cb (Recording *recording)
{
  duck_alert_set_enabled (recording->alert, "record", TRUE);
}

static GtkCheckButton *
add_check (AdwPreferencesGroup *group, GtkWidget *expander, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  if (expander != NULL)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), row);
  else
    adw_preferences_group_add (group, row);
  return GTK_CHECK_BUTTON (check);
}

static void
add_winners (Recording *recording, GtkBox *box, char *const names[WAR_N_SIDES],
             const WarFought *fought)
{
  AdwPreferencesGroup *group = add_group (box);
  g_autofree char *first = g_strdup_printf (_ ("Won by %s"), names[0]);
  g_autofree char *second = g_strdup_printf (_ ("Won by %s"), names[1]);
  const char *const titles[] = { first, second, _ ("A draw") };

  for (gint i = 0; i < WAR_WINNER_DRAW; i++)
    {
      recording->winners[i] = add_check (group, NULL, titles[i], NULL);
      if (i > 0)
        gtk_check_button_set_group (recording->winners[i], recording->winners[0]);
      gtk_check_button_set_active (recording->winners[i],
                                   fought != NULL && fought->winner == i + 1);
      g_signal_connect_swapped (recording->winners[i], "toggled", G_CALLBACK (winner_cb),
                                recording);
    }
}

static void
add_counts (Recording *recording, GtkBox *box, char *const names[WAR_N_SIDES],
            const WarFought *fought)
{
  AdwPreferencesGroup *group = add_group (box);

  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      /* Translators: %s is a player */
      g_autofree char *title = g_strdup_printf (_ ("%s Has Killed, in Points"), names[side]);

      adw_preferences_group_add (
        group, duck_designer_new_number (title, 0, WAR_KILLED_MAX, 5, &recording->killed[side]));
      gtk_spin_button_set_value (recording->killed[side],
                                 fought != NULL ? fought->killed[side] : 0);
    }
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      /* Translators: %s is a player */
      g_autofree char *title = g_strdup_printf (_ ("Objectives of %s"), names[side]);

      adw_preferences_group_add (group,
                                 duck_designer_new_number (title, 0, WAR_LEAGUE_MAX_OBJECTIVES, 1,
                                                           &recording->objectives[side]));
      gtk_spin_button_set_value (recording->objectives[side],
                                 fought != NULL ? fought->objectives[side] : 0);
    }
  recording->date = GTK_EDITABLE (duck_designer_new_entry (_ ("Date"), DUCK_NAME_MAX));
  recording->note = GTK_EDITABLE (duck_designer_new_entry (_ ("Note"), DUCK_NAME_MAX));
  gtk_editable_set_text (recording->date,
                         fought != NULL && fought->date != NULL ? fought->date : "");
  gtk_editable_set_text (recording->note,
                         fought != NULL && fought->note != NULL ? fought->note : "");
  adw_preferences_group_add (group, GTK_WIDGET (recording->date));
  adw_preferences_group_add (group, GTK_WIDGET (recording->note));
}

/* Units that other battles have cost are not offered, but keep their places. */
static void
add_lost (Recording *recording, GtkBox *box, guint side, guint player, const GArray *states,
          guint index)
{
  const WarLeague *league = get_league (recording->document);
  const WarPlayer *its = war_league_get_player (league, player);
  const WarFought *fought = war_league_get_match (league, index)->fought;
  g_autoptr (GArray) veterans = war_league_list_veterans (league, states, player);
  /* Translators: %s is a player; units of his army follow */
  g_autofree char *title = g_strdup_printf (_ ("Units That %s Has Lost"), its->name);
  GtkWidget *expander;

  if (veterans == NULL)
    return;

  expander = adw_expander_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (expander), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), title);
  adw_preferences_group_add (add_group (box), expander);
  for (guint i = 0; i < veterans->len; i++)
    {
      const WarVeteran *veteran = &g_array_index (veterans, WarVeteran, i);
      gboolean is_lost = fought != NULL && war_fought_has_lost (fought, side, i + 1);
      g_autofree char *name = text_veteran_name (its, i);
      g_autofree char *fate = text_veteran (veteran);
      GtkCheckButton *check = add_check (NULL, expander, name, is_lost ? NULL : fate);

      gtk_check_button_set_active (check, is_lost);
      gtk_widget_set_visible (gtk_widget_get_ancestor (GTK_WIDGET (check), GTK_TYPE_LIST_BOX_ROW),
                              is_lost || veteran->lost_in < 0);
      g_ptr_array_add (recording->lost[side], check);
    }
}

void
duck_league_record (GtkWidget *parent, DuckCampaignDocument *document, guint index)
{
  g_return_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (document));

  const WarLeague *league = get_league (document);
  const WarMatch *match = war_league_get_match (league, index);
  g_autoptr (GArray) states = war_league_get_states (league);
  const WarMatchState *state = &g_array_index (states, WarMatchState, index);
  g_autofree char *title = text_match_title (league, states, index);
  char *names[WAR_N_SIDES]
    = { text_contender (league, states, index, 0), text_contender (league, states, index, 1) };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  Recording *recording = g_new0 (Recording, 1);

  recording->document = g_object_ref (document);
  recording->window = g_object_ref (GTK_WINDOW (gtk_widget_get_root (parent)));
  recording->match = g_strdup (match->id);
  recording->alert = duck_alert_new (title, NULL);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    recording->lost[side] = g_ptr_array_new ();
  duck_alert_add (recording->alert, "cancel", _ ("_Cancel"), DUCK_RESPONSE_PLAIN);
  duck_alert_add (recording->alert, "game", _ ("From a Saved _Game…"), DUCK_RESPONSE_PLAIN);
  if (match->fought != NULL)
    duck_alert_add (recording->alert, "undo", _ ("_Take Back"), DUCK_RESPONSE_DESTRUCTIVE);
  duck_alert_add (recording->alert, "record", _ ("_Record"), DUCK_RESPONSE_SUGGESTED);
  add_winners (recording, GTK_BOX (box), names, match->fought);
  add_counts (recording, GTK_BOX (box), names, match->fought);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      if (state->players[side] >= 0)
        add_lost (recording, GTK_BOX (box), side, (guint) state->players[side], states, index);
      g_free (names[side]);
    }
  duck_alert_set_enabled (recording->alert, "record", match->fought != NULL);
  duck_alert_set_child (recording->alert, new_scrolled (box));
  g_object_set_data_full (G_OBJECT (box), "recording", recording, free_recording);
  g_signal_connect_swapped (recording->alert, "response", G_CALLBACK (record_response_cb),
                            recording);
  duck_alert_present (recording->alert, parent);
}

/* ---------------------------------------------------------------------------------------------
 * A battle. */

#define BYE 1 /* the choice of side 2 */

typedef struct
{
  DuckCampaignDocument *document;
  GtkWidget *alert;
  guint index; /* G_MAXUINT: a new one */
  GtkEditable *name;
  AdwComboRow *sides[WAR_N_SIDES];
  AdwComboRow *operation, *after, *ending;
  GtkSpinButton *round;
} Editing;

static void
free_editing (gpointer data)
{
  Editing *editing = data;

  g_object_unref (editing->document);
  g_free (editing);
}

/* How many battles stand before it: those it may speak of. */
static guint
count_before (const Editing *editing)
{
  const WarLeague *league = get_league (editing->document);

  return MIN (editing->index, league != NULL ? league->matches->len : 0);
}

static AdwComboRow *
add_combo (AdwPreferencesGroup *group, const char *title, GPtrArray *choices, guint chosen)
{
  GtkWidget *combo;

  g_ptr_array_add (choices, NULL);
  combo = duck_designer_new_combo (title, (const char *const *) choices->pdata);
  adw_combo_row_set_selected (ADW_COMBO_ROW (combo), chosen);
  adw_preferences_group_add (group, combo);
  return ADW_COMBO_ROW (combo);
}

/* Nobody, of side 2 a bye, the players, then winner and loser of each battle before. */
static void
add_side (Editing *editing, AdwPreferencesGroup *group, const WarMatch *match, guint side)
{
  const WarLeague *league = get_league (editing->document);
  const WarContender *contender = &match->sides[side];
  g_autoptr (GPtrArray) choices = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *title = g_strdup_printf (_ ("Side %u"), side + 1);
  guint chosen = side > 0 && match->is_bye ? BYE : 0;

  g_ptr_array_add (choices, g_strdup (_ ("Nobody Yet")));
  if (side > 0)
    g_ptr_array_add (choices, g_strdup (_ ("Nobody: a Bye")));
  for (guint i = 0; league != NULL && i < league->players->len; i++)
    {
      const WarPlayer *player = war_league_get_player (league, i);

      if (contender->kind == WAR_CONTENDER_PLAYER && g_str_equal (player->id, contender->id))
        chosen = choices->len;
      g_ptr_array_add (choices, g_strdup (player->name));
    }
  for (guint i = 0; i < count_before (editing); i++)
    {
      const char *id = war_league_get_match (league, i)->id;

      if (contender->id != NULL && g_str_equal (id, contender->id)
          && contender->kind != WAR_CONTENDER_PLAYER)
        chosen = choices->len + (contender->kind == WAR_CONTENDER_LOSER);
      g_ptr_array_add (choices, g_strdup_printf (_ ("Winner of battle %d"), (gint) i + 1));
      g_ptr_array_add (choices, g_strdup_printf (_ ("Loser of battle %d"), (gint) i + 1));
    }
  editing->sides[side] = add_combo (group, title, choices, chosen);
}

static void
take_side (const Editing *editing, WarMatch *match, guint side)
{
  const WarLeague *league = get_league (editing->document);
  guint n_players = league != NULL ? league->players->len : 0;
  guint chosen = adw_combo_row_get_selected (editing->sides[side]);

  if (side > 0)
    {
      match->is_bye = chosen == BYE;
      chosen -= chosen >= BYE ? 1 : 0;
    }
  if (chosen == 0)
    war_match_set_contender (match, side, WAR_CONTENDER_NOBODY, NULL);
  else if (chosen <= n_players)
    war_match_set_contender (match, side, WAR_CONTENDER_PLAYER,
                             war_league_get_player (league, chosen - 1)->id);
  else
    war_match_set_contender (
      match, side, (chosen - n_players) % 2 != 0 ? WAR_CONTENDER_WINNER : WAR_CONTENDER_LOSER,
      war_league_get_match (league, (chosen - n_players - 1) / 2)->id);
}

static void
add_operation (Editing *editing, AdwPreferencesGroup *group, const WarMatch *match)
{
  const WarCampaign *campaign = duck_campaign_document_get_campaign (editing->document);
  g_autoptr (GPtrArray) choices = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (choices, g_strdup (_ ("Without a Map")));
  for (guint i = 0; i < campaign->parts->len; i++)
    g_ptr_array_add (choices, g_strdup (war_campaign_get_part (campaign, i)->operation->name));
  editing->operation = add_combo (group, _ ("Operation"), choices, match->part);
}

/* The first of what must have happened; others, which a file may have, stay as they are. */
static void
add_after (Editing *editing, AdwPreferencesGroup *group, const WarMatch *match)
{
  const WarLeague *league = get_league (editing->document);
  const WarAfter *after = match->afters->len > 0 ? g_ptr_array_index (match->afters, 0) : NULL;
  g_autoptr (GPtrArray) battles = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) endings = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) states = league != NULL ? war_league_get_states (league) : NULL;
  guint chosen = 0;

  g_ptr_array_add (battles, g_strdup (_ ("Any Time")));
  for (guint i = 0; i < count_before (editing); i++)
    {
      if (after != NULL && g_str_equal (war_league_get_match (league, i)->id, after->match))
        chosen = battles->len;
      g_ptr_array_add (battles, text_match_title (league, states, i));
    }
  for (guint i = 0; i < WAR_N_ENDINGS; i++)
    g_ptr_array_add (endings, g_strdup (text_ending ((WarEnding) i)));
  editing->after = add_combo (group, _ ("Only After Battle"), battles, chosen);
  editing->ending = add_combo (group, _ ("And Only"), endings, after != NULL ? after->ending : 0);
}

static void
take_after (const Editing *editing, WarMatch *match)
{
  guint chosen = adw_combo_row_get_selected (editing->after);
  const char *id
    = chosen > 0 ? war_league_get_match (get_league (editing->document), chosen - 1)->id : NULL;
  WarAfter *first = match->afters->len > 0 ? g_ptr_array_index (match->afters, 0) : NULL;

  if (id == NULL && first != NULL)
    g_ptr_array_remove_index (match->afters, 0);
  if (id == NULL)
    return;
  if (first == NULL)
    war_match_add_after (match, id, WAR_ENDING_ANY);
  first = g_ptr_array_index (match->afters, 0);
  g_free (first->match);
  first->match = g_strdup (id);
  first->ending = (WarEnding) adw_combo_row_get_selected (editing->ending);
}

static WarMatch *
copy_match (const Editing *editing)
{
  const WarLeague *league = get_league (editing->document);
  g_autofree char *id = NULL;

  if (editing->index != G_MAXUINT)
    return war_match_copy (war_league_get_match (league, editing->index));
  id = war_league_new_match_id (league);
  return war_match_new (id);
}

/* Nobody fights himself, and who has fought had no bye. */
static void
sides_cb (Editing *editing)
{
  g_autoptr (WarMatch) match = copy_match (editing);

  for (guint side = 0; side < WAR_N_SIDES; side++)
    take_side (editing, match, side);
  duck_alert_set_enabled (editing->alert, "save", war_match_can_be (match));
}

static void
battle_response_cb (Editing *editing, const char *response)
{
  const WarCampaign *campaign = duck_campaign_document_get_campaign (editing->document);
  g_autoptr (WarMatch) match = NULL;

  if (g_str_equal (response, "remove"))
    duck_campaign_document_change (
      editing->document, war_campaign_remove_match (campaign, editing->index), _ ("Remove Battle"));
  if (!g_str_equal (response, "save"))
    return;

  match = copy_match (editing);
  g_free (match->name);
  match->name = war_line_clean (gtk_editable_get_text (editing->name));
  match->round = gtk_spin_button_get_value_as_int (editing->round);
  match->part = adw_combo_row_get_selected (editing->operation);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    take_side (editing, match, side);
  take_after (editing, match);
  if (editing->index == G_MAXUINT)
    duck_campaign_document_change (editing->document, war_campaign_add_match (campaign, match),
                                   _ ("Add Battle"));
  else
    duck_campaign_document_change (editing->document,
                                   war_campaign_replace_match (campaign, editing->index, match),
                                   _ ("Change Battle"));
}

void
duck_league_edit_battle (GtkWidget *parent, DuckCampaignDocument *document, guint index)
{
  g_return_if_fail (DUCK_IS_CAMPAIGN_DOCUMENT (document));

  GtkWidget *alert
    = duck_alert_new (index == G_MAXUINT ? _ ("Add a Battle") : _ ("Change the Battle"), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  AdwPreferencesGroup *group = add_group (GTK_BOX (box));
  Editing *editing = g_new0 (Editing, 1);
  g_autoptr (WarMatch) match = NULL;

  editing->document = g_object_ref (document);
  editing->alert = alert;
  editing->index = index;
  match = copy_match (editing);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    add_side (editing, group, match, side);
  add_operation (editing, group, match);
  adw_preferences_group_add (
    group, duck_designer_new_number (_ ("Round"), 0, WAR_LEAGUE_MAX_ROUND, 1, &editing->round));
  gtk_spin_button_set_value (editing->round, match->round);
  editing->name = GTK_EDITABLE (duck_designer_new_entry (_ ("Name"), DUCK_NAME_MAX));
  gtk_editable_set_text (editing->name, match->name != NULL ? match->name : "");
  adw_preferences_group_add (group, GTK_WIDGET (editing->name));
  add_after (editing, group, match);

  duck_alert_add (alert, "cancel", _ ("_Cancel"), DUCK_RESPONSE_PLAIN);
  if (index != G_MAXUINT)
    duck_alert_add (alert, "remove", _ ("_Remove"), DUCK_RESPONSE_DESTRUCTIVE);
  duck_alert_add (alert, "save", index == G_MAXUINT ? _ ("_Add") : _ ("_Change"),
                  DUCK_RESPONSE_SUGGESTED);
  duck_alert_set_child (alert, new_scrolled (box));
  for (guint side = 0; side < WAR_N_SIDES; side++)
    g_signal_connect_swapped (editing->sides[side], "notify::selected", G_CALLBACK (sides_cb),
                              editing);
  g_object_set_data_full (G_OBJECT (box), "editing", editing, free_editing);
  g_signal_connect_swapped (alert, "response", G_CALLBACK (battle_response_cb), editing);
  duck_alert_present (alert, parent);
}
