/* test-step-flow.c: nobody has to ask whose turn it is, nor ends a step without meaning to
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "app/base/desktop.h"
#include "app/game/board/turn-banner.h"
#include "desk/base/settings.h"
#include "engine/solo/quick.h"
#include "text/game/state.h"

#define MOVEMENT 2

static void
set_manner (const char *question, gboolean end_empty_steps)
{
  g_settings_set_string (duck_settings_get (), DUCK_SETTING_IDLE_QUESTION, question);
  g_settings_set_boolean (duck_settings_get (), DUCK_SETTING_END_EMPTY_STEPS, end_empty_steps);
}

static const char *
get_banner (Player *player)
{
  return duck_turn_banner_get_title (DUCK_TURN_BANNER (app_find (player->page, "banner")));
}

static gint
get_side (Player *player)
{
  return war_setup_peek_game (get_setup (player),
                              duck_game_document_get_view (player->document))[WAR_GAME_SIDE];
}

/* Gives an order by which a unit acts in the step, and others still can. */
static void
act (Player *player)
{
  gint seat = duck_game_document_get_step (player->document).seat;
  guint n_orders = count_orders (player);
  WarOrder order;

  g_assert_true (duck_game_document_choose (player->document, seat, war_quick_command, &order));
  g_assert_cmpint (get_setup (player)->play->orders[order.kind].actor, ==, WAR_TABLE_PIECES);
  duck_game_document_give (player->document, &order, NULL);
  settle (player);
  g_assert_cmpuint (count_orders (player), ==, n_orders + 1);
}

/* Who has ordered nothing is asked, once a step, and told who could still act. */
static void
test_question (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);
  guint n_orders;

  go_on_to_phase (&player, MOVEMENT);
  set_manner ("nobody-acted", FALSE);
  n_orders = count_orders (&player);

  app_activate (fixture, "game.go-on");
  app_wait_for (app_get_dialog (fixture) != NULL);
  g_assert_cmpstr (duck_alert_get_heading (app_get_dialog (fixture)), ==, "End Movement?");
  g_assert_nonnull (
    strstr (duck_alert_get_body (app_get_dialog (fixture)), "units could still act: "));
  app_respond (fixture, "_Cancel");
  app_wait_for (app_get_dialog (fixture) == NULL);
  app_finish_pending ();
  g_assert_cmpuint (count_orders (&player), ==, n_orders);

  app_activate (fixture, "game.go-on");
  g_assert_null (app_get_dialog (fixture));
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
}

/* Who has ordered something is asked only if that is wanted, and then the answer counts. */
static void
test_acted (AppFixture *fixture, gconstpointer data)
{
  const char *manner = data;
  Player player = begin (fixture, "person quick", 7);
  guint n_orders;

  go_on_to_phase (&player, MOVEMENT);
  act (&player);
  set_manner (manner, FALSE);
  n_orders = count_orders (&player);
  app_activate (fixture, "game.go-on");
  if (g_str_equal (manner, "always"))
    {
      app_wait_for (app_get_dialog (fixture) != NULL);
      g_assert_cmpuint (count_orders (&player), ==, n_orders);
      app_respond (fixture, "End Movement");
    }
  g_assert_null (app_get_dialog (fixture));
  app_wait_for (count_orders (&player) > n_orders);
}

static gboolean
has_ended_by_itself (Player *player)
{
  const char *status = gtk_label_get_text (GTK_LABEL (app_find (player->page, "status")));

  return strstr (status, "nothing could be done, so it has ended.") != NULL;
}

/* In the first round nobody has anybody to charge or fight: that step ends, is said to have, and is
 * taken back with what was ordered before it. */
static void
test_empty (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 7);
  guint n_orders, n_steps = 0;

  go_on_to_phase (&player, MOVEMENT);
  set_manner ("never", TRUE);
  do
    {
      n_orders = count_orders (&player);
      app_activate (fixture, "game.go-on");
      app_wait_for (count_orders (&player) > n_orders);
      wait_for_person (&player);
      settle (&player);
    }
  while (!has_ended_by_itself (&player) && n_steps++ < 4);
  g_assert_true (has_ended_by_itself (&player));
  g_assert_cmpuint (count_orders (&player), >=, n_orders + 2);

  app_activate (fixture, "win.undo");
  app_wait_for (count_orders (&player) == n_orders);
}

/* The banner has the name of the side whose turn it is, not of one that is looked back at. */
static void
test_banner (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);

  go_on_to_phase (&player, MOVEMENT);
  g_assert_cmpstr (get_banner (&player), ==, text_side (get_setup (&player), get_side (&player)));
#if !DUCK_HAS_ANNOUNCE /* else nothing is left of what was said */
  g_assert_true (gtk_test_accessible_has_property (
    GTK_ACCESSIBLE (app_find (player.page, "banner")), GTK_ACCESSIBLE_PROPERTY_LABEL));
#endif

  app_activate (fixture, "game.first");
  app_wait_for (get_banner (&player) == NULL);
}

static gint
get_decider (Player *player)
{
  return war_state_peek_row (
    get_setup (player)->layout, duck_game_document_get_view (player->document), WAR_TABLE_SEATS,
    (guint) duck_game_document_get_step (player->document).seat)[WAR_SEAT_SIDE];
}

/* What is asked over the map says itself whom it asks: the banner does not name another side
 * beside it. */
static void
test_asked (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "mons", "person person", 3, FALSE);
  WarOrder order;
  guint n = 0;

  while (!has_band (&player) || get_side (&player) == WAR_NONE
         || get_decider (&player) == get_side (&player))
    {
      g_assert_cmpuint (n++, <, 300);
      g_assert_true (duck_game_document_choose (player.document,
                                                duck_game_document_get_step (player.document).seat,
                                                war_quick_command, &order));
      duck_game_document_give (player.document, &order, NULL);
      wait_for_person (&player);
      settle (&player);
    }
  g_assert_null (get_banner (&player));
}

static void
tear_down (AppFixture *fixture, gconstpointer data)
{
  set_manner ("never", FALSE);
  app_tear_down (fixture, data);
}

static void
add_tests (void)
{
#define ADD(path, test, data) g_test_add (path, AppFixture, data, app_set_up, test, tear_down)

  ADD ("/step-flow/question", test_question, NULL);
  ADD ("/step-flow/always", test_acted, "always");
  ADD ("/step-flow/nobody-acted", test_acted, "nobody-acted");
  ADD ("/step-flow/empty", test_empty, NULL);
  ADD ("/step-flow/banner", test_banner, NULL);
  ADD ("/step-flow/asked", test_asked, NULL);

#undef ADD
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
