/* league-view.c: the players of a campaign, how they stand, and their battles, on its page
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/league-view.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/base/kept-rows.h"
#include "app/base/newer.h"
#include "app/designer/designer-rows.h"
#include "app/designer/league-dialogs.h"
#include "app/shell/chooser.h"
#include "engine/campaign/league-edit.h"
#include "store/documents/army-file.h"
#include "text/operation/league.h"

/* Which battles are shown. */
typedef enum
{
  SHOWN_ALL,
  SHOWN_OPEN,
  SHOWN_PLAYED,
} Shown;

/* So many at a time: of a thousand nobody looks at all. */
#define MAX_SHOWN 60

struct _DuckLeagueView
{
  AdwPreferencesPage *page;
  DuckCampaignDocument *document;
  AdwPreferencesGroup *standings, *battles, *planning, *players, *worth;
  GPtrArray *rows[3]; /* GtkWidget: of standings, battles, players, as they are shown */
  GtkDropDown *shown;
  GtkWidget *rounds, *round; /* rows that plan */
  GtkSpinButton *points[5]; /* win, draw, loss, bye, objective */
  GtkWidget *ties[WAR_N_TIES];
  GtkSwitch *losses, *experience;
  GtkWidget *experience_row;
  WarLeague *league; /* that is shown; or NULL */
  GPtrArray *parts; /* WarPart: likewise */
  guint rebuild; /* source */
  gboolean showing; /* the widgets follow the document, not the user */
};

enum
{
  ROWS_STANDINGS,
  ROWS_BATTLES,
  ROWS_PLAYERS,
};

static const WarCampaign *
get_campaign (const DuckLeagueView *self)
{
  return duck_campaign_document_get_campaign (self->document);
}

static GtkWindow *
get_window (const DuckLeagueView *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->page)));
}

/* Rows and buttons stand for a player or a battle by its place. */
static guint
get_index (GObject *widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (widget, "league-index"));
}

static void
set_index (gpointer widget, guint index)
{
  g_object_set_data (G_OBJECT (widget), "league-index", GUINT_TO_POINTER (index));
}

static void
add_row (DuckLeagueView *self, guint rows, AdwPreferencesGroup *group, GtkWidget *row)
{
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows[rows], row);
}

static void
clear_rows (DuckLeagueView *self, guint rows, AdwPreferencesGroup *group)
{
  for (guint i = 0; i < self->rows[rows]->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (self->rows[rows], i));
  g_ptr_array_set_size (self->rows[rows], 0);
}

/* what: "Record", whom: "3. Anna – Bert" */
static GtkWidget *
new_button (const char *icon, const char *what, const char *whom, guint index)
{
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), what, whom);
  GtkWidget *button = duck_designer_new_button (icon, name);

  set_index (button, index);
  return button;
}

static GtkWidget *
new_row (const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  return row;
}

/* ---------------------------------------------------------------------------------------------
 * Standings. */

static void
build_standings (DuckLeagueView *self, const GArray *states)
{
  const WarLeague *league = get_campaign (self)->league;
  g_autoptr (GArray) standings = war_league_get_standings (league, states);

  for (guint i = 0; i < standings->len; i++)
    {
      const WarPlayerStanding *standing = &g_array_index (standings, WarPlayerStanding, i);
      g_autofree char *title
        = g_strdup_printf (C_ ("place and player", "%u. %s"), standing->place,
                           war_league_get_player (league, standing->player)->name);
      /* Translators: battles that were won, drawn and lost; the cost killed and suffered */
      g_autofree char *subtitle = g_strdup_printf (
        _ ("%u won, %u drawn, %u lost · %ld : %ld killed"), standing->n_won, standing->n_drawn,
        standing->n_lost, (glong) standing->killed, (glong) standing->suffered);
      g_autofree char *points = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) standing->points),
        standing->points);
      GtkWidget *row = new_row (title, subtitle), *label = gtk_label_new (points);

      gtk_widget_add_css_class (label, "heading");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
      add_row (self, ROWS_STANDINGS, self->standings, row);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Battles. */

static void
record_cb (DuckLeagueView *self, GObject *button)
{
  if (self->rebuild == 0)
    duck_league_record (GTK_WIDGET (self->page), self->document, get_index (button));
}

static void
edit_cb (DuckLeagueView *self, GObject *button)
{
  if (self->rebuild == 0)
    duck_league_edit_battle (GTK_WIDGET (self->page), self->document, get_index (button));
}

static gboolean
may_record (const WarMatch *match, const WarMatchState *state)
{
  return !match->is_bye
         && (state->status == WAR_MATCH_OPEN || state->status == WAR_MATCH_PLAYED
             || state->status == WAR_MATCH_DISCOUNTED);
}

static char *
dup_subtitle (const WarCampaign *campaign, const GArray *states, guint index)
{
  const WarLeague *league = campaign->league;
  const WarMatch *match = war_league_get_match (league, index);
  g_autofree char *state = text_match_state (league, states, index);
  g_autofree char *details = text_match_details (match);
  g_autofree char *afters = text_match_afters (league, states, index);
  g_autofree char *round = match->round > 0 ? text_league_round (match->round) : NULL;
  GString *text = g_string_new (state);
  const char *const others[]
    = { details, afters, round, match->is_bye ? NULL : text_match_operation (campaign, index) };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i] != NULL)
      g_string_append_printf (text, " · %s", others[i]);
  return g_string_free (text, FALSE);
}

static void
add_battle (DuckLeagueView *self, const GArray *states, guint index)
{
  const WarCampaign *campaign = get_campaign (self);
  const WarMatch *match = war_league_get_match (campaign->league, index);
  const WarMatchState *state = &g_array_index (states, WarMatchState, index);
  g_autofree char *title = text_match_title (campaign->league, states, index);
  g_autofree char *subtitle = dup_subtitle (campaign, states, index);
  GtkWidget *row = new_row (title, subtitle), *button;

  if (state->status == WAR_MATCH_OPEN && !match->is_bye && match->part > 0
      && campaign->rules->system->play != NULL)
    {
      button = new_button ("media-playback-start-symbolic", _ ("Play"), title, index);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.play-battle");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", match->id);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
    }
  button = new_button ("document-edit-symbolic", _ ("Change"), title, index);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (edit_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  if (may_record (match, state))
    {
      button = new_button ("object-select-symbolic", _ ("Record"), title, index);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (record_cb), self);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
    }
  add_row (self, ROWS_BATTLES, self->battles, row);
}

static gboolean
is_shown (const DuckLeagueView *self, const WarMatchState *state)
{
  gboolean is_played = state->status == WAR_MATCH_PLAYED || state->status == WAR_MATCH_DISCOUNTED;

  switch ((Shown) gtk_drop_down_get_selected (self->shown))
    {
    case SHOWN_OPEN:
      return state->status == WAR_MATCH_OPEN;
    case SHOWN_PLAYED:
      return is_played;
    case SHOWN_ALL:
    default:
      return TRUE;
    }
}

static void
build_battles (DuckLeagueView *self, const GArray *states)
{
  guint n_more = 0;

  for (guint i = 0; i < states->len; i++)
    if (!is_shown (self, &g_array_index (states, WarMatchState, i)))
      continue;
    else if (self->rows[ROWS_BATTLES]->len < MAX_SHOWN)
      add_battle (self, states, i);
    else
      n_more++;

  if (n_more > 0)
    {
      g_autofree char *text
        = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u battle more is not shown",
                                        "%u battles more are not shown", n_more),
                           n_more);

      add_row (self, ROWS_BATTLES, self->battles, new_row (text, NULL));
    }
}

/* ---------------------------------------------------------------------------------------------
 * Players. */

static void
name_response_cb (const char *name, gpointer data)
{
  DuckCampaignDocument *document = DUCK_CAMPAIGN_DOCUMENT (data);

  if (name != NULL)
    duck_campaign_document_change (
      document, war_campaign_add_player (duck_campaign_document_get_campaign (document), name),
      _ ("Add Player"));
  g_object_unref (document);
}

static void
add_player_cb (DuckLeagueView *self)
{
  duck_dialog_ask_name (get_window (self), _ ("Add a Player"), "", _ ("_Add"), name_response_cb,
                        g_object_ref (self->document));
}

static void
rename_cb (DuckLeagueView *self, GObject *entry)
{
  const WarCampaign *campaign = get_campaign (self);

  if (!self->showing && self->rebuild == 0)
    duck_campaign_document_change (
      self->document,
      war_campaign_set_player_name (campaign, get_index (entry),
                                    gtk_editable_get_text (GTK_EDITABLE (entry))),
      _ ("Rename Player"));
}

static void
remove_cb (DuckLeagueView *self, GObject *button)
{
  if (self->rebuild == 0)
    duck_campaign_document_change (
      self->document, war_campaign_remove_player (get_campaign (self), get_index (button)),
      _ ("Remove Player"));
}

static void
army_chosen_cb (const char *path, gpointer data)
{
  DuckCampaignDocument *document = DUCK_CAMPAIGN_DOCUMENT (data);
  GtkWindow *window = g_object_get_data (data, "army-window");
  const WarCampaign *campaign = duck_campaign_document_get_campaign (document);
  guint player = get_index (data);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army
    = store_army_load (duck_document_get_library (DUCK_DOCUMENT (document)), path, faults);
  WarCampaign *changed;

  if (army == NULL)
    duck_dialog_show_faults (window, faults);
  if (army == NULL || campaign->league == NULL || player >= campaign->league->players->len)
    return;
  if (war_campaign_has_rules (campaign) && army->rules->system != campaign->rules->system)
    {
      duck_dialog_show_error (window, _ ("Not Brought"),
                              _ ("The army is of other rules than the campaign."), NULL);
      return;
    }

  changed = war_campaign_bring_army (campaign, player, army);
  if (changed != NULL)
    duck_campaign_document_change (document, changed, _ ("Bring Army"));
  else
    duck_dialog_show_error (window, _ ("Not Brought"), _ ("The army takes no more units."), NULL);
}

/* Where he has fought, units come to the army that he has. */
static void
choose_army_cb (DuckLeagueView *self, GObject *row)
{
  const WarCampaign *campaign = get_campaign (self);
  const DuckChoosing choosing
    = { .title = _ ("Choose the Army"),
        .kind = DUCK_KIND_ARMY,
        .system = war_campaign_has_rules (campaign) ? campaign->rules->system : NULL,
        .document = DUCK_DOCUMENT (self->document) };

  if (self->rebuild != 0)
    return;
  set_index (self->document, get_index (row));
  g_object_set_data_full (G_OBJECT (self->document), "army-window",
                          g_object_ref (get_window (self)), g_object_unref);
  duck_chooser_show (self->page, &choosing, army_chosen_cb, self->document);
}

static void
add_history (AdwExpanderRow *expander, const WarCampaign *campaign, const GArray *states,
             guint player)
{
  const WarLeague *league = campaign->league;
  const WarPlayer *its = war_league_get_player (league, player);
  g_autoptr (GArray) veterans = war_league_list_veterans (league, states, player);

  for (guint i = 0; veterans != NULL && i < veterans->len; i++)
    {
      g_autofree char *name = text_veteran_name (its, i);
      g_autofree char *fate = text_veteran (&g_array_index (veterans, WarVeteran, i));

      if (fate != NULL)
        adw_expander_row_add_row (expander, new_row (name, fate));
    }
  for (guint i = 0; i < states->len; i++)
    {
      const WarMatchState *state = &g_array_index (states, WarMatchState, i);

      if (state->status == WAR_MATCH_PLAYED
          && (state->players[0] == (gint) player || state->players[1] == (gint) player))
        {
          g_autofree char *title = text_match_title (league, states, i);
          g_autofree char *subtitle = dup_subtitle (campaign, states, i);

          adw_expander_row_add_row (expander, new_row (title, subtitle));
        }
    }
}

/* What is in the row of a player is made when it is folded out: few are. */
static void
expanded_cb (GObject *expander, GParamSpec *pspec, DuckLeagueView *self)
{
  const WarCampaign *campaign = get_campaign (self);
  guint index = get_index (expander);
  g_autoptr (GArray) states = NULL;
  GtkWidget *name, *army;
  gboolean has_fought;

  if (self->rebuild != 0 || g_object_get_data (expander, "is-filled") != NULL)
    return;
  g_object_set_data (expander, "is-filled", GUINT_TO_POINTER (TRUE));

  states = war_league_get_states (campaign->league);
  has_fought = war_league_has_fought (campaign->league, index);
  name = duck_designer_new_entry (_ ("Name"), DUCK_NAME_MAX);
  gtk_editable_set_text (GTK_EDITABLE (name),
                         war_league_get_player (campaign->league, index)->name);
  set_index (name, index);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (name), TRUE);
  g_signal_connect_swapped (name, "apply", G_CALLBACK (rename_cb), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), name);
  army = duck_designer_new_link (has_fought ? _ ("Add Units of an Army…") : _ ("Bring an Army…"),
                                 NULL);
  set_index (army, index);
  g_signal_connect_swapped (army, "activated", G_CALLBACK (choose_army_cb), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), army);
  add_history (ADW_EXPANDER_ROW (expander), campaign, states, index);
}

static void
build_players (DuckLeagueView *self, const GArray *states)
{
  const WarLeague *league = get_campaign (self)->league;

  for (guint i = 0; i < league->players->len; i++)
    {
      const WarPlayer *player = war_league_get_player (league, i);
      g_autofree char *army = text_player_army (league, states, i);
      GtkWidget *row = adw_expander_row_new ();
      GtkWidget *button = new_button ("user-trash-symbolic", _ ("Remove"), player->name, i);

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), player->name);
      adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), army != NULL ? army : _ ("No army"));
      set_index (row, i);
      gtk_widget_set_sensitive (button, !war_league_has_fought (league, i));
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_cb), self);
      duck_expander_row_add (ADW_EXPANDER_ROW (row), button);
      g_signal_connect (row, "notify::expanded", G_CALLBACK (expanded_cb), self);
      add_row (self, ROWS_PLAYERS, self->players, row);
    }
}

/* ---------------------------------------------------------------------------------------------
 * What battles are worth. */

static void
worth_cb (DuckLeagueView *self)
{
  const WarCampaign *campaign = get_campaign (self);
  WarScoring scoring;
  gint *points[] = { &scoring.win, &scoring.draw, &scoring.loss, &scoring.bye, &scoring.objective };

  if (self->showing || campaign->league == NULL)
    return;

  scoring = campaign->league->scoring;
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    *points[i] = gtk_spin_button_get_value_as_int (self->points[i]);
  scoring.n_ties = 0;
  for (guint i = 0; i < WAR_N_TIES; i++)
    {
      guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->ties[i]));
      gboolean is_there = chosen == 0;

      for (guint n = 0; n < scoring.n_ties; n++)
        is_there = is_there || scoring.ties[n] == (WarTie) (chosen - 1);
      if (!is_there)
        scoring.ties[scoring.n_ties++] = (WarTie) (chosen - 1);
    }
  scoring.carries_losses = gtk_switch_get_active (self->losses);
  scoring.carries_experience = gtk_switch_get_active (self->experience);
  if (!war_scoring_equal (&scoring, &campaign->league->scoring))
    duck_campaign_document_change (self->document, war_campaign_set_scoring (campaign, &scoring),
                                   _ ("Change Points"));
}

static void
show_worth (DuckLeagueView *self)
{
  const WarCampaign *campaign = get_campaign (self);
  const WarScoring *scoring = &campaign->league->scoring;
  const gint points[]
    = { scoring->win, scoring->draw, scoring->loss, scoring->bye, scoring->objective };

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    gtk_spin_button_set_value (self->points[i], points[i]);
  for (guint i = 0; i < WAR_N_TIES; i++)
    duck_designer_show_choice (self->ties[i], i < scoring->n_ties ? scoring->ties[i] + 1 : 0);
  gtk_switch_set_active (self->losses, scoring->carries_losses);
  gtk_switch_set_active (self->experience, scoring->carries_experience);
  gtk_widget_set_visible (self->experience_row,
                          war_system_has_experience (campaign->rules->system));
}

static void
add_ties (DuckLeagueView *self)
{
  const char *choices[WAR_N_TIES + 2] = { _ ("nothing") };

  for (guint i = 0; i < WAR_N_TIES; i++)
    choices[i + 1] = text_tie ((WarTie) i);
  for (guint i = 0; i < WAR_N_TIES; i++)
    {
      /* Translators: what parts players who have as many points, from the first on */
      g_autofree char *title = g_strdup_printf (_ ("%u. With Equal Points by"), i + 1);

      self->ties[i] = duck_designer_new_combo (title, choices);
      g_signal_connect_swapped (self->ties[i], "notify::selected", G_CALLBACK (worth_cb), self);
      adw_preferences_group_add (self->worth, self->ties[i]);
    }
}

static void
add_worth (DuckLeagueView *self)
{
  const char *const titles[]
    = { _ ("Points for a Win"), _ ("Points for a Draw"), _ ("Points for a Loss"),
        _ ("Points for a Bye"), _ ("Points for Each Objective") };
  GtkWidget *row;

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      row = duck_designer_new_number (titles[i], 0, WAR_LEAGUE_MAX_POINTS, 1, &self->points[i]);
      g_signal_connect_swapped (self->points[i], "value-changed", G_CALLBACK (worth_cb), self);
      adw_preferences_group_add (self->worth, row);
    }
  add_ties (self);
  row = duck_designer_new_switch (_ ("Losses Are Carried Over"),
                                  _ ("Units that are lost in a battle are missing in the next"),
                                  &self->losses);
  g_signal_connect_swapped (self->losses, "notify::active", G_CALLBACK (worth_cb), self);
  adw_preferences_group_add (self->worth, row);
  self->experience_row = duck_designer_new_switch (
    _ ("Experience Is Carried Over"),
    _ ("Units begin with what they have learned in battles before"), &self->experience);
  g_signal_connect_swapped (self->experience, "notify::active", G_CALLBACK (worth_cb), self);
  adw_preferences_group_add (self->worth, self->experience_row);
}

/* ---------------------------------------------------------------------------------------------
 * All of it. */

/* Of battles, then of players. */
static GPtrArray *
list_rows (const DuckLeagueView *self)
{
  GPtrArray *rows = g_ptr_array_new ();

  for (guint i = 0; i < self->rows[ROWS_BATTLES]->len; i++)
    g_ptr_array_add (rows, g_ptr_array_index (self->rows[ROWS_BATTLES], i));
  for (guint i = 0; i < self->rows[ROWS_PLAYERS]->len; i++)
    g_ptr_array_add (rows, g_ptr_array_index (self->rows[ROWS_PLAYERS], i));
  return rows;
}

static void
build (DuckLeagueView *self)
{
  const WarLeague *league = get_campaign (self)->league;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->page));
  g_autoptr (GPtrArray) before = list_rows (self), after = NULL;
  g_autoptr (DuckKeptRows) kept
    = duck_kept_rows_new (before, root != NULL ? gtk_root_get_focus (root) : NULL);
  gboolean is_club = league != NULL;
  g_autoptr (GArray) states = is_club ? war_league_get_states (league) : NULL;

  clear_rows (self, ROWS_STANDINGS, self->standings);
  clear_rows (self, ROWS_BATTLES, self->battles);
  clear_rows (self, ROWS_PLAYERS, self->players);
  gtk_widget_set_visible (GTK_WIDGET (self->standings), is_club);
  gtk_widget_set_visible (GTK_WIDGET (self->battles), is_club);
  gtk_widget_set_visible (GTK_WIDGET (self->planning), is_club);
  gtk_widget_set_visible (GTK_WIDGET (self->worth), is_club);
  if (!is_club)
    return;

  self->showing = TRUE;
  build_standings (self, states);
  build_battles (self, states);
  build_players (self, states);
  gtk_widget_set_sensitive (self->rounds, league->players->len > 1);
  gtk_widget_set_sensitive (self->round, league->players->len > 1);
  show_worth (self);
  self->showing = FALSE;
  after = list_rows (self);
  duck_kept_rows_fold_out (kept, after);
  duck_kept_rows_focus (kept, after);
}

static gboolean
rebuild_cb (gpointer data)
{
  DuckLeagueView *self = data;

  self->rebuild = 0;
  build (self);
  return G_SOURCE_REMOVE;
}

/* Not while a widget of the old rows still has something to do. */
static void
plan_rebuild (DuckLeagueView *self)
{
  if (self->rebuild == 0)
    self->rebuild = g_idle_add_full (G_PRIORITY_HIGH_IDLE, rebuild_cb, self, NULL);
}

/* Battles are called by the operations that they are of. */
static gboolean
has_same_parts (const DuckLeagueView *self)
{
  const GPtrArray *parts = get_campaign (self)->parts;

  if (parts->len != self->parts->len)
    return FALSE;
  for (guint i = 0; i < parts->len; i++)
    if (g_ptr_array_index (parts, i) != g_ptr_array_index (self->parts, i))
      return FALSE;
  return TRUE;
}

void
duck_league_view_update (DuckLeagueView *self)
{
  const WarCampaign *campaign = get_campaign (self);

  if (campaign->league == self->league && (self->league == NULL || has_same_parts (self)))
    return;

  g_clear_pointer (&self->league, war_league_unref);
  self->league = campaign->league != NULL ? war_league_ref (campaign->league) : NULL;
  g_ptr_array_set_size (self->parts, 0);
  for (guint i = 0; i < campaign->parts->len; i++)
    g_ptr_array_add (self->parts, war_part_ref (g_ptr_array_index (campaign->parts, i)));
  plan_rebuild (self);
}

static AdwPreferencesGroup *
add_group (DuckLeagueView *self, const char *title, const char *description)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  if (title != NULL)
    adw_preferences_group_set_title (group, title);
  adw_preferences_group_set_description (group, description);
  adw_preferences_page_add (self->page, group);
  return group;
}

static void
add_battle_cb (DuckLeagueView *self)
{
  duck_league_edit_battle (GTK_WIDGET (self->page), self->document, G_MAXUINT);
}

static void
add_rounds_cb (DuckLeagueView *self)
{
  duck_campaign_document_change (self->document, war_campaign_add_all_rounds (get_campaign (self)),
                                 _ ("Plan All Rounds"));
}

static void
add_round_cb (DuckLeagueView *self)
{
  duck_campaign_document_change (self->document, war_campaign_add_round (get_campaign (self)),
                                 _ ("Plan a Round"));
}

static GtkWidget *
add_link (DuckLeagueView *self, AdwPreferencesGroup *group, const char *title, const char *subtitle,
          GCallback callback)
{
  GtkWidget *row = duck_designer_new_link (title, subtitle);

  g_signal_connect_swapped (row, "activated", callback, self);
  adw_preferences_group_add (group, row);
  return row;
}

DuckLeagueView *
duck_league_view_new (AdwPreferencesPage *page, DuckCampaignDocument *document)
{
  DuckLeagueView *self = g_new0 (DuckLeagueView, 1);
  const char *const shown[]
    = { C_ ("battles", "All"), C_ ("battles", "Open"), C_ ("battles", "Played"), NULL };

  self->page = page;
  self->document = document;
  self->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) war_part_unref);
  for (guint i = 0; i < G_N_ELEMENTS (self->rows); i++)
    self->rows[i] = g_ptr_array_new ();
  self->standings = add_group (self, _ ("Standings"), NULL);
  self->battles = add_group (self, _ ("Battles"), NULL);
  self->shown = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (shown));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->shown), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Battles to Show"), -1);
  gtk_widget_set_valign (GTK_WIDGET (self->shown), GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->shown, "notify::selected", G_CALLBACK (plan_rebuild), self);
  adw_preferences_group_set_header_suffix (self->battles, GTK_WIDGET (self->shown));
  self->planning = add_group (self, NULL, NULL);
  add_link (self, self->planning, _ ("Add a Battle…"), NULL, G_CALLBACK (add_battle_cb));
  self->rounds = add_link (self, self->planning, _ ("Everybody Plays Everybody"),
                           _ ("Rounds of battles; with an odd number one has a bye in each"),
                           G_CALLBACK (add_rounds_cb));
  self->round = add_link (self, self->planning, _ ("Pair the Next Round"),
                          _ ("Who stand near each other and have met least play each other"),
                          G_CALLBACK (add_round_cb));
  return self;
}

void
duck_league_view_add_players (DuckLeagueView *self)
{
  self->players = add_group (self, _ ("Players"),
                             _ ("With players a campaign is one of a club: they play one against "
                                "one, in any order."));
  add_link (self, add_group (self, NULL, NULL), _ ("Add a Player…"), NULL,
            G_CALLBACK (add_player_cb));
  self->worth = add_group (self, _ ("Points"), NULL);
  add_worth (self);
  build (self);
}

void
duck_league_view_free (DuckLeagueView *self)
{
  g_clear_handle_id (&self->rebuild, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->shown, self);
  for (guint i = 0; i < WAR_N_TIES; i++)
    g_signal_handlers_disconnect_by_data (self->ties[i], self);
  g_clear_pointer (&self->league, war_league_unref);
  g_ptr_array_unref (self->parts);
  for (guint i = 0; i < G_N_ELEMENTS (self->rows); i++)
    g_ptr_array_unref (self->rows[i]);
  g_free (self);
}
