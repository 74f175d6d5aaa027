/* test-referee.c: games of Trench Raider that a second reading of its rules watches
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/tally.h"
#include "engine/game/session.h"
#include "engine/raider/private.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "referee.h"
#include "store/documents/library.h"
#include "store/documents/operation-file.h"

static const char *const names[] = { "three-lines.duckop", "one-line.duckop" };
static WarSetup *setups[G_N_ELEMENTS (names)];
static Tally *tally;
static WarEvents events;

/* Of a commander's own mind, or an order at random every so often, which comes into places that
 * nobody sensible goes to. */
#define RANDOM_EVERY 4

static void
play (WarSetup *setup, guint64 seed, gboolean is_random)
{
  g_autoptr (WarGame) game = war_game_new (setup, seed);
  g_autofree WarState *before = war_state_copy (game->state);
  RaiderReferee referee = { .setup = setup };
  WarSession session;
  guint n = 0;

  war_session_init (&session, game);
  for (WarStep step = war_session_get_step (&session); step.kind != WAR_STEP_OVER;
       step = war_session_get_step (&session), n++)
    {
      WarOrder order;

      for (gint side = 0; side < WAR_N_SIDES; side++)
        session.commanders[side]
          = is_random && n % RANDOM_EVERY == 0 ? war_random_command : war_quick_command;
      g_assert_true (war_session_choose (&session, step.seat, &order));
      events.n_items = 0;
      war_state_assign (before, game->state);
      g_assert_cmpint (war_session_give (&session, &order, &events, NULL), ==, WAR_OUTCOME_DONE);
      raider_referee_watch (&referee, before, game, &events);
      tally_count_events (tally, &events);
    }
  war_session_clear (&session);
}

/* What comes into play in games. */
static const char *const counted[] = {
  "raider.2.4",  "raider.2.8",  "raider.2.9",  "raider.3.4",  "raider.3.6", "raider.3.22",
  "raider.3.31", "raider.6.3",  "raider.6.8",  "raider.R-1",  "raider.R-2", "raider.R-4",
  "raider.R-17", "raider.R-19", "raider.R-23", "raider.R-29",
};

static void
test_games (void)
{
  guint n_games = g_test_slow () ? 1000 : 15;

  for (guint i = 0; i < n_games; i++)
    for (guint j = 0; j < 2; j++)
      play (setups[i % G_N_ELEMENTS (names)], (guint64) (guint) g_test_rand_int (), j == 1);
  for (guint i = 0; i < G_N_ELEMENTS (counted); i++)
    g_assert_true (tally_report (tally, counted[i], 1));

  /* Commanders rather shoot. */
  g_assert_true (!g_test_slow () || tally_report (tally, "raider.3.18", 1));
}

static WarSetup *
load (StoreLibrary *library, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", name, NULL);
  StoreFaults *faults = store_faults_new (name);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  WarSetup *loaded;

  g_assert_nonnull (operation);
  loaded = war_setup_new (operation, NULL);
  g_assert_nonnull (loaded);
  store_faults_free (faults);
  return loaded;
}

int
main (int argc, char **argv)
{
  StoreLibrary *library;
  int result;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    setups[i] = load (library, names[i]);
  tally = tally_new (war_raider_get_data (setups[0])->rules);
  events.items = g_new (WarEvent, WAR_MAX_EVENTS);
  events.capacity = WAR_MAX_EVENTS;
  g_test_add_func ("/rules/raider.2.1/referee", test_games);
  result = g_test_run ();
  g_free (events.items);
  tally_free (tally);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    war_setup_free (setups[i]);
  store_library_free (library);
  return result;
}
