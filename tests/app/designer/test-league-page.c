/* test-league-page.c: a club keeps its campaign with the widgets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <string.h>

#include "app/designer/campaign-page.h"
#include "desk/documents/campaign-document.h"
#include "engine/campaign/league-edit.h"
#include "engine/campaign/standings.h"

static DuckCampaignDocument *
get_document (DuckPage *page)
{
  return DUCK_CAMPAIGN_DOCUMENT (duck_page_get_document (page));
}

static const WarLeague *
get (DuckPage *page)
{
  return duck_campaign_document_get_campaign (get_document (page))->league;
}

/* A new campaign of three players, everybody against everybody. */
static DuckPage *
begin (AppFixture *fixture)
{
  static const char *const names[] = { "Anna", "Bert", "Carl" };
  DuckPage *page;

  app_activate (fixture, "app.new-campaign");
  page = DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_CAMPAIGN_PAGE));
  app_wait_for_paint (GTK_WIDGET (page));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *dialog;

      adw_action_row_activate (app_find_row (page, ADW_TYPE_ACTION_ROW, "Add a Player…", 0));
      app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
      gtk_editable_set_text (GTK_EDITABLE (app_find_type (dialog, GTK_TYPE_ENTRY)), names[i]);
      app_respond (fixture, "_Add");
      app_wait_for (get (page) != NULL && get (page)->players->len == i + 1);
    }
  app_wait_for_paint (GTK_WIDGET (page));
  adw_action_row_activate (
    app_find_row (page, ADW_TYPE_ACTION_ROW, "Everybody Plays Everybody", 0));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpuint (get (page)->matches->len, ==, 6);
  return page;
}

static const char *
get_subtitle (DuckPage *page, const char *title)
{
  return adw_action_row_get_subtitle (app_find_row (page, ADW_TYPE_ACTION_ROW, title, 0));
}

/* Three presses enter a result: the battle's, who has won, and the last; another three take it
 * back. */
static void
test_record (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = begin (fixture);
  GtkWidget *dialog, *row;

  g_assert_nonnull (strstr (get_subtitle (page, "2. Carl – Bert"), "Open"));
  app_click (app_find_button (page, "Record: 2. Carl – Bert"));
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  row = app_find_row (dialog, ADW_TYPE_ACTION_ROW, "Won by Carl", 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (app_find_type (row, GTK_TYPE_CHECK_BUTTON)), TRUE);
  app_respond (fixture, "_Record");
  app_wait_for (war_league_get_match (get (page), 1)->fought != NULL);
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpint (war_league_get_match (get (page), 1)->fought->winner, ==, WAR_WINNER_SIDE_1);
  g_assert_nonnull (strstr (get_subtitle (page, "2. Carl – Bert"), "Won by Carl"));
  g_assert_nonnull (strstr (get_subtitle (page, "1. Carl"), "1 won"));

  app_click (app_find_button (page, "Record: 2. Carl – Bert"));
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  app_respond (fixture, "_Take Back");
  app_wait_for (war_league_get_match (get (page), 1)->fought == NULL);

  app_activate (fixture, "win.undo");
  g_assert_nonnull (war_league_get_match (get (page), 1)->fought);
}

/* A battle that hangs on another is put together from what has been planned. */
static void
test_branch (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = begin (fixture);
  GtkWidget *dialog;
  const WarMatch *match;

  adw_action_row_activate (app_find_row (page, ADW_TYPE_ACTION_ROW, "Add a Battle…", 0));
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  adw_combo_row_set_selected (app_find_row (dialog, ADW_TYPE_COMBO_ROW, "Side 1", 0), 6);
  adw_combo_row_set_selected (app_find_row (dialog, ADW_TYPE_COMBO_ROW, "Side 2", 0), 2);
  adw_combo_row_set_selected (app_find_row (dialog, ADW_TYPE_COMBO_ROW, "Only After Battle", 0), 2);
  adw_combo_row_set_selected (app_find_row (dialog, ADW_TYPE_COMBO_ROW, "And Only", 0),
                              WAR_ENDING_NOT_DRAW);
  app_respond (fixture, "_Add");
  app_wait_for (get (page)->matches->len == 7);
  app_wait_for_paint (GTK_WIDGET (page));
  match = war_league_get_match (get (page), 6);
  g_assert_cmpint (match->sides[0].kind, ==, WAR_CONTENDER_WINNER);
  g_assert_cmpstr (match->sides[0].id, ==, war_league_get_match (get (page), 1)->id);
  g_assert_cmpint (match->sides[1].kind, ==, WAR_CONTENDER_PLAYER);
  g_assert_nonnull (strstr (get_subtitle (page, "7. Winner of battle 2 – Anna"),
                            "Locked: battle 2 has to be played first"));
}

/* Choices of side 2, of three players: nobody yet, a bye, Anna, Bert, Carl, … */
static void
choose_sides (GtkWidget *dialog, guint first, guint second)
{
  adw_combo_row_set_selected (app_find_row (dialog, ADW_TYPE_COMBO_ROW, "Side 1", 0), first);
  adw_combo_row_set_selected (app_find_row (dialog, ADW_TYPE_COMBO_ROW, "Side 2", 0), second);
}

/* A bye is somebody's, nobody fights himself, and who has fought had no bye. */
static void
test_bye (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = begin (fixture);
  g_autoptr (WarFought) fought = war_fought_new (WAR_WINNER_SIDE_1);
  GtkWidget *dialog;

  adw_action_row_activate (app_find_row (page, ADW_TYPE_ACTION_ROW, "Add a Battle…", 0));
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  choose_sides (dialog, 2, 3);
  g_assert_false (gtk_widget_is_sensitive (app_find_labelled (dialog, "_Add")));
  choose_sides (dialog, 0, 1);
  g_assert_false (gtk_widget_is_sensitive (app_find_labelled (dialog, "_Add")));
  choose_sides (dialog, 2, 1);
  app_respond (fixture, "_Add");
  app_wait_for (get (page)->matches->len == 7);
  g_assert_true (war_league_get_match (get (page), 6)->is_bye);
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_nonnull (app_find_row (page, ADW_TYPE_ACTION_ROW, "7. Bert has a bye", 0));

  duck_campaign_document_change (
    get_document (page),
    war_campaign_record (duck_campaign_document_get_campaign (get_document (page)), 1, fought),
    "Record");
  app_wait_for_paint (GTK_WIDGET (page));
  app_click (app_find_button (page, "Change: 2. Carl – Bert"));
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  choose_sides (dialog, 3, 1);
  g_assert_false (gtk_widget_is_sensitive (app_find_labelled (dialog, "_Change")));
  app_respond (fixture, "_Cancel");
}

/* What a win is worth is changed on the page; one who has played is not removed. */
static void
test_points (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = begin (fixture);
  g_autoptr (WarFought) fought = war_fought_new (WAR_WINNER_SIDE_1);
  GtkWidget *row = app_find_row (page, ADW_TYPE_ACTION_ROW, "Points for a Win", 0);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_type (row, GTK_TYPE_SPIN_BUTTON)), 7);
  g_assert_cmpint (get (page)->scoring.win, ==, 7);
  duck_campaign_document_change (
    get_document (page),
    war_campaign_record (duck_campaign_document_get_campaign (get_document (page)), 1, fought),
    "Record");
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (app_shows_text (page, "7 points"));
  g_assert_true (gtk_widget_is_sensitive (app_find_button (page, "Remove: Anna")));
  g_assert_false (gtk_widget_is_sensitive (app_find_button (page, "Remove: Bert")));
}

static void
add_tests (void)
{
  APP_ADD ("/league-page/record", test_record);
  APP_ADD ("/league-page/branch", test_branch);
  APP_ADD ("/league-page/bye", test_bye);
  APP_ADD ("/league-page/points", test_points);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
