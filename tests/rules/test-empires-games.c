/* test-empires-games.c: whole games of End of Empires 1914: nothing impossible happens
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "empires-referee.h"
#include "engine/empires/terms.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "games.h"
#include "store/library.h"
#include "store/operation-file.h"

/* With -m slow as many as the rules are to stand. */
#ifdef __SANITIZE_ADDRESS__
#define N_GAMES 1
#else
#define N_GAMES 6
#endif
#define N_SLOW_GAMES 200
#define MOST_GAMES 24 /* until one is won */

static WarSetup *
set_up (const char *name)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *below = g_build_filename ("scenarios", name, NULL);
  g_autofree char *path = store_library_find_file (library, below);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  WarSetupFault fault;
  WarSetup *setup;

  g_assert_nonnull (operation);
  setup = war_setup_new (operation, &fault);
  g_assert_nonnull (setup);
  return setup;
}

typedef struct
{
  EmpiresReferee *referee;
  guint *counts; /* of each kind of event */
} Watch;

/* The state can be, every event names a clause that the rules have, and a referee agrees. */
static void
watch (const WarGame *game, const WarEvents *events, gpointer data)
{
  const WarOrder *order = &g_array_index (game->records, WarRecord, game->records->len - 1).order;
  g_autofree char *fault = war_play_find_fault (game->setup, game->state);
  g_autofree char *line = war_order_to_text (order, game->setup->play->orders);
  Watch *watched = data;

  if (fault != NULL)
    g_error ("“%s”: %s", line, fault);
  g_assert_cmpuint (events->n_lost, ==, 0);
  for (guint i = 0; i < events->n_items; i++)
    {
      watched->counts[events->items[i].kind]++;
      if (war_rules_find_clause (game->setup->operation->rules, events->items[i].clause) == NULL)
        g_error ("“%s”: there is no clause %s", line, events->items[i].clause);
    }
  empires_referee_watch (game, events, watched->referee);
}

/* Who wins. */
static gint
play (const WarSetup *setup, guint64 seed, const GamesCommander commanders[WAR_N_SIDES],
      guint *counts)
{
  g_autoptr (EmpiresReferee) referee = empires_referee_new (setup);
  Watch watched = { referee, counts };
  g_autoptr (WarGame) game = games_play (setup, seed, commanders, watch, &watched);

  return setup->play->get_winner (setup, game->state);
}

static guint
count_games (void)
{
  return g_test_slow () ? N_SLOW_GAMES : N_GAMES;
}

static void
test_random (gconstpointer name)
{
  static const GamesCommander at_random[] = { war_solo_random_choose, war_solo_random_choose };
  WarSetup *setup = set_up (name);
  guint counts[WAR_EMPIRES_N_EVENTS] = { 0 }, wins[4] = { 0 };

  for (guint i = 0; i < count_games (); i++)
    wins[play (setup, (guint64) g_test_rand_int (), at_random, counts)]++;
  g_test_message ("%u : %u, %u draws", wins[1], wins[2], wins[3]);
  for (guint i = 0; i < WAR_EMPIRES_N_EVENTS; i++)
    g_test_message ("%s: %u", setup->play->events[i], counts[i]);
  war_setup_free (setup);
}

/* Of 200 games: between two who think most have a winner, and neither side most of the wins. */
static void
check_fair (const guint wins[WAR_WINNER_DRAW + 1], guint n_games)
{
  guint n_decided = wins[WAR_WINNER_SIDE_1] + wins[WAR_WINNER_SIDE_2];

  g_test_message ("%u : %u of %u", wins[WAR_WINNER_SIDE_1], wins[WAR_WINNER_SIDE_2], n_games);
  g_assert_cmpuint (100 * n_decided, >=, 70 * n_games);
  g_assert_cmpuint (100 * wins[WAR_WINNER_SIDE_1], <=, 65 * n_games);
  g_assert_cmpuint (100 * wins[WAR_WINNER_SIDE_2], <=, 65 * n_games);
}

/* Who thinks, against who does not: side by side, so that it is not the side that wins. */
static void
test_quick (gconstpointer name)
{
  static const GamesCommander commanders[][WAR_N_SIDES] = {
    { war_solo_quick_choose, war_solo_random_choose },
    { war_solo_random_choose, war_solo_quick_choose },
    { war_solo_quick_choose, war_solo_quick_choose },
  };
  WarSetup *setup = set_up (name);
  guint counts[WAR_EMPIRES_N_EVENTS] = { 0 }, n_won = 0, n_lost = 0;
  guint wins[WAR_WINNER_DRAW + 1] = { 0 }, n_equal = 0, n_unequal = 0;

  /* Many are draws: it goes on until one is not. */
  for (guint i = 0;
       i < (g_test_slow () ? 3 * N_SLOW_GAMES : N_GAMES / 2) || (i < MOST_GAMES && n_won <= n_lost);
       i++)
    {
      guint64 seed = g_test_slow () ? i : (guint64) g_test_rand_int ();
      gint winner = play (setup, seed, commanders[i % 3], counts);

      if (i % 3 == 2)
        {
          wins[winner]++;
          n_equal++;
          continue;
        }
      n_unequal++;
      n_won += winner == (gint) (i % 3) + 1;
      n_lost += winner == 2 - (gint) (i % 3);
    }
  g_test_message ("won %u, lost %u", n_won, n_lost);
  for (guint i = 0; i < WAR_EMPIRES_N_EVENTS; i++)
    g_test_message ("%s: %u", setup->play->events[i], counts[i]);
  g_assert_cmpuint (n_won, >, n_lost);
  if (g_test_slow ())
    {
      g_assert_cmpuint (100 * n_won, >=, 95 * n_unequal);
      check_fair (wins, n_equal);
    }
  war_setup_free (setup);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/rules/empires.2.2/random/mons", "mons.duckop", test_random);
  g_test_add_data_func ("/rules/empires.2.2/random/le-cateau", "le-cateau.duckop", test_random);
  g_test_add_data_func ("/rules/empires.2.2/quick/mons", "mons.duckop", test_quick);
  g_test_add_data_func ("/rules/empires.2.2/quick/le-cateau", "le-cateau.duckop", test_quick);
  return g_test_run ();
}
