/* test-game-seats.c: several people play the seats of one game at one screen
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "app/base/settings.h"
#include "app/game/game-log.h"
#include "engine/game/decision.h"
#include "engine/solo/quick.h"
#include "text/order.h"

#define SIX "person person-2 person-3 person-4 person-5 person"
#define MAX_ORDERS 3000

static gboolean
is_covered (Player *player)
{
  return gtk_widget_get_visible (app_find (player->page, "cover"));
}

static void
uncover (Player *player)
{
  if (is_covered (player))
    app_click (app_find (player->page, "uncover"));
}

/* What the person of whoever's step it is would order, by the quick commander's taste. */
static void
give_next (Player *player, WarOrder *order)
{
  WarStep step = wait_for_person (player);

  uncover (player);
  g_assert_true (
    duck_game_document_choose (player->document, step.seat, war_solo_quick_choose, order));
  g_assert_cmpint (duck_game_document_give (player->document, order, NULL), ==, WAR_OUTCOME_DONE);
}

/* Whether the order is one that waits with others to be revealed. */
static gboolean
has_sealed (Player *player)
{
  const WarSetup *setup = get_setup (player);
  const WarState *state = duck_game_document_get_game (player->document)->game->state;

  return war_state_peek_row (setup->layout, state, WAR_TABLE_SEALED, 0)[WAR_SEALED_SEAT]
         != WAR_NONE;
}

/* The list of steps has no order of a seat by name that others must not know. */
static void
assert_no_name (Player *player, const WarOrder *order)
{
  g_autofree char *text = text_order (get_setup (player), order);
  const char *name = duck_document_get_undo_name (DUCK_DOCUMENT (player->document));

  g_assert_nonnull (name);
  g_assert_true (g_str_has_prefix (name, "Order of "));
  g_assert_null (strstr (text, name));
}

/* Six people order their fire one after the other, each behind a screen, and see what it came to
 * one by one; the next of them sees nothing of what was before. */
static void
test_sealed (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "parapet.duckop", SIX, 7, FALSE);
  guint n_sealed = 0, n_all, n_covers = 0;
  GListModel *lines;
  WarOrder order;
  gint seat = WAR_NONE;

  g_assert_true (is_covered (&player));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (player.board)));
  g_assert_false (is_enabled (&player, "tally"));
  for (guint i = 0; i < MAX_ORDERS; i++)
    {
      gboolean had = has_sealed (&player);

      give_next (&player, &order);
      if (has_sealed (&player) && order.n_targets > 0)
        {
          assert_no_name (&player, &order);
          n_sealed++;
        }
      if (seat != WAR_NONE && seat != duck_game_document_get_viewer (player.document))
        {
          g_assert_true (is_covered (&player));
          n_covers++;
        }
      seat = duck_game_document_get_viewer (player.document);
      if (n_sealed > 1 && had && !has_sealed (&player))
        break;
      g_settings_set_string (duck_settings_get (), DUCK_SETTING_GAME_PACE, "slow");
    }
  g_assert_cmpuint (n_sealed, >, 1);
  g_assert_cmpuint (n_covers, >, 5);

  lines = duck_game_log_get_lines (DUCK_GAME_LOG (app_find_type (player.page, DUCK_TYPE_GAME_LOG)));
  g_assert_true (is_covered (&player));
  uncover (&player);
  g_assert_cmpstr (get_next (&player), ==, "Show All");
  n_all = g_list_model_get_n_items (lines);
  app_activate (fixture, "game.go-on");
  g_assert_cmpstr (get_next (&player), !=, "Show All");
  g_assert_cmpuint (g_list_model_get_n_items (lines), >, n_all);
}

static void
add_tests (void)
{
  APP_ADD ("/app/game-seats/assault.A-1/sealed", test_sealed);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
