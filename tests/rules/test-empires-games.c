/* test-empires-games.c: whole games of End of Empires 1914: nothing impossible happens
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/terms.h"
#include "engine/game/decision.h"
#include "engine/game/game.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "store/library.h"
#include "store/operation-file.h"

#define MAX_EVENTS 512
#define MAX_ORDERS 4000

/* With -m slow as many as the rules are to stand. */
#ifdef __SANITIZE_ADDRESS__
#define N_GAMES 1
#else
#define N_GAMES 6
#endif
#define N_SLOW_GAMES 200
#define MOST_GAMES 24 /* until one is won */

typedef gboolean (*Commander) (const WarSetup *setup, const WarState *view, gint seat,
                               WarGenerator *generator, WarOrder *order);

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
  const WarSetup *setup;
  WarState *state, *scratch, *view;
  WarGenerator generator;
  WarEvent items[MAX_EVENTS];
  guint counts[WAR_EMPIRES_N_EVENTS];
} Match;

static gint
find_seat (const Match *match)
{
  guint32 must, may;

  war_decision_get_seats (match->setup, match->state, &must, &may);
  g_assert_cmpuint (must, !=, 0);
  return (must & 1) != 0 ? 0 : 1;
}

/* The state can be, and every event names a clause that the rules have. */
static void
check_after (const Match *match, const WarOrder *order, const WarEvents *events)
{
  g_autofree char *fault = war_play_find_fault (match->setup, match->state);
  g_autofree char *line = war_order_to_text (order, match->setup->play->orders);

  if (fault != NULL)
    g_error ("“%s”: %s", line, fault);
  for (guint i = 0; i < events->n_items; i++)
    if (war_rules_find_clause (match->setup->operation->rules, events->items[i].clause) == NULL)
      g_error ("“%s”: there is no clause %s", line, events->items[i].clause);
}

static void
give_order (Match *match, const WarOrder *order)
{
  g_autofree WarChance *chance = g_new (WarChance, 1);
  WarEvents events = { .items = match->items, .capacity = MAX_EVENTS };
  WarRefusal refusal = { 0 };
  WarOutcome outcome;

  war_chance_init (chance, WAR_CHANCE_GENERATOR);
  outcome = war_play_carry_out (match->setup, match->state, match->scratch, order, chance, &events,
                                &refusal);
  if (outcome != WAR_OUTCOME_DONE)
    {
      g_autofree char *line = war_order_to_text (order, match->setup->play->orders);

      g_error ("“%s” is refused: %u, %s", line, refusal.kind, refusal.clause);
    }
  g_assert_cmpuint (events.n_lost, ==, 0);
  for (guint i = 0; i < events.n_items; i++)
    match->counts[events.items[i].kind]++;
  check_after (match, order, &events);
}

/* Who wins. */
static gint
play (const WarSetup *setup, guint64 seed, const Commander commanders[WAR_N_SIDES], guint *counts)
{
  g_autofree Match *match = g_new0 (Match, 1);
  gint winner = WAR_WINNER_NONE;

  match->setup = setup;
  match->state = war_setup_begin (setup, seed);
  match->scratch = war_state_copy (match->state);
  match->view = war_state_copy (match->state);
  match->generator = war_generator_new (seed, 4);
  for (guint n = 0; winner == WAR_WINNER_NONE; n++)
    {
      gint seat = find_seat (match);
      WarOrder order;

      g_assert_cmpuint (n, <, MAX_ORDERS);
      war_play_view (setup, match->state, seat, seed + n, match->view);
      if (!commanders[seat](setup, match->view, seat, &match->generator, &order))
        g_error ("nobody knows what to do");
      give_order (match, &order);
      winner = setup->play->get_winner (setup, match->state);
    }

  for (guint i = 0; i < WAR_EMPIRES_N_EVENTS; i++)
    counts[i] += match->counts[i];
  g_free (match->state);
  g_free (match->scratch);
  g_free (match->view);
  return winner;
}

static guint
count_games (void)
{
  return g_test_slow () ? N_SLOW_GAMES : N_GAMES;
}

static void
test_random (gconstpointer name)
{
  static const Commander at_random[] = { war_solo_random_choose, war_solo_random_choose };
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
  static const Commander commanders[][WAR_N_SIDES] = {
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
