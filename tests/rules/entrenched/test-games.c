/* test-games.c: whole games of Entrenched!: nothing impossible happens, and all can be repeated
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "clauses.h"
#include "common/games.h"
#include "driver.h"
#include "engine/game/decision.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "store/documents/library.h"

/* Games of each battle, with -m slow many more; few where sanitisers make them slow. With -m slow
 * all of it takes half an hour of one core: a minute to four for 2,000 random games of a battle,
 * which are played with its amendments and as printed, and hardly two for all the rest. */
#ifdef __SANITIZE_ADDRESS__
#define N_GAMES 2
#define N_PRINTED_GAMES 1
#define N_QUICK_GAMES 1
#define N_SAVED_GAMES 1
#else
#define N_GAMES 40
#define N_PRINTED_GAMES 10
#define N_QUICK_GAMES 10
#define N_SAVED_GAMES 4
#endif
#define N_SLOW_GAMES 2000
#define N_SLOW_QUICK_GAMES 200
#define N_SLOW_SAVED_GAMES 34

/* Games that are kept together, and what FNV multiplies by. */
#define N_HUNDRED 100
#define DIGEST_PRIME G_GUINT64_CONSTANT (1099511628211)

/* With -m slow every clause comes into play in each battle where it can, and so often for each of
 * them in all together: in some battles what a clause refuses is hardly ever tried by chance. */
#define LEAST_OFTEN 20

/* After one order of so many one is tried that may be refused. */
#define REFUSAL_SHARE 2

static const GamesCommander at_random[] = { war_solo_random_choose, war_solo_random_choose };
static const GamesCommander quickly[] = { war_solo_quick_choose, war_solo_quick_choose };

/* Somebody who does not know what to do, against somebody who does. */
static const GamesCommander mixed[][WAR_N_SIDES] = {
  { war_solo_random_choose, war_solo_quick_choose },
  { war_solo_quick_choose, war_solo_random_choose },
};

/* In three of ten games one side presses on, in one of ten both do: there are long melees too, and
 * battles that are won. */
static const GamesCommander *
choose_commanders (guint game)
{
  return game % 10 < 6 ? at_random : game % 10 < 9 ? mixed[game / 10 % 2] : quickly;
}

static guint
choose_number (guint few, guint many)
{
  return g_test_slow () ? many : few;
}

static void
check_state (const WarGame *game)
{
  g_autofree char *fault = war_play_find_fault (game->setup, game->state);

  if (fault != NULL)
    {
      const WarRecord *last = &g_array_index (game->records, WarRecord, game->records->len - 1);
      g_autofree char *line = war_order_to_text (&last->order, game->setup->play->orders);

      g_error ("game %" G_GUINT64_FORMAT ", order %u, “%s”: %s", game->seed, game->records->len,
               line, fault);
    }
}

/* What dice are for is told to other programs: data/schemas/log.md has all of it. */
static void
check_purposes (const WarEvents *events)
{
  static char *description;

  if (description == NULL)
    {
      g_autoptr (StoreLibrary) library = store_library_new (NULL);
      g_autofree char *path = store_library_find_file (library, "schemas/log.md");

      g_assert_true (g_file_get_contents (path, &description, NULL, NULL));
    }

  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].n_dice > 0)
      {
        g_autofree char *word = g_strdup_printf ("`%s`", events->items[i].purpose);

        if (strstr (description, word) == NULL)
          g_error ("%s is not described", word);
      }
}

static void
watch_state (const WarGame *game, const WarEvents *events, gpointer data)
{
  check_state (game);
  check_purposes (events);
}

/* What came into play in the games at random of each battle, as far as they have been played. */
static Tally *counted[GAMES_N_BATTLES];

typedef struct
{
  Tally *tally;
  WarGenerator generator; /* of orders that are refused */
} ClauseWatch;

static void
watch_clauses (const WarGame *game, const WarEvents *events, gpointer data)
{
  ClauseWatch *watch = data;

  check_state (game);
  check_purposes (events);
  clauses_count (watch->tally, game, events);
  if (war_generator_draw (&watch->generator, REFUSAL_SHARE) == 0)
    tally_count_refusals (watch->tally, game, clauses_spoil, &watch->generator);
}

/* After every order of games at random the state is one that can be, and every event says by which
 * clause it came about. Half of the games begin near. */
static void
test_random (gconstpointer data)
{
  GamesBattle battle = (GamesBattle) GPOINTER_TO_INT (data);
  g_autoptr (WarSetup) far = games_set_up (battle);
  g_autoptr (WarSetup) near = games_set_up_near (battle);
  Tally *tally = counted[battle] = tally_new (far->operation->rules);
  ClauseWatch watch = { tally, war_generator_new ((guint64) g_test_rand_int (), 4) };
  guint wins[4] = { 0 }, n_missing;

  for (guint i = 0; i < choose_number (N_GAMES, N_SLOW_GAMES); i++)
    {
      const WarSetup *setup = i / 2 % 2 == 0 ? far : near;
      const GamesCommander *commanders = choose_commanders (i);
      g_autoptr (WarGame) game
        = games_play (setup, (guint64) g_test_rand_int (), commanders, watch_clauses, &watch);

      wins[setup->play->get_winner (setup, game->state)]++;
    }

  g_test_message ("%u : %u, %u draws", wins[1], wins[2], wins[3]);
  n_missing = clauses_report (tally, battle);
  if (g_test_slow ())
    g_assert_cmpuint (n_missing, ==, 0);
}

/* After all of them. */
static void
test_together (void)
{
  guint n_rare;

  for (GamesBattle battle = 0; battle < GAMES_N_BATTLES; battle++)
    if (counted[battle] == NULL)
      {
        g_test_skip ("not all battles have been played");
        return;
      }

  n_rare = clauses_report_all (counted, LEAST_OFTEN);
  if (g_test_slow ())
    g_assert_cmpuint (n_rare, ==, 0);
}

/* The same without any amendments. Which clauses come into play was seen with them. */
static void
test_as_printed (gconstpointer data)
{
  g_autoptr (WarSetup) setup = games_set_up_as_printed (GPOINTER_TO_INT (data));
  guint wins[4] = { 0 };

  for (guint i = 0; i < choose_number (N_PRINTED_GAMES, N_SLOW_GAMES); i++)
    {
      g_autoptr (WarGame) game = games_play (setup, (guint64) g_test_rand_int (),
                                             choose_commanders (i), watch_state, NULL);

      wins[setup->play->get_winner (setup, game->state)]++;
    }

  g_test_message ("%u : %u, %u draws", wins[1], wins[2], wins[3]);
}

/* Quick commanders come to an end, and of a shipped operation's games that somebody wins neither
 * side wins more than six in ten: of the same games every time, not of some by chance. */
static void
test_quick (gconstpointer data)
{
  g_autoptr (WarSetup) setup = games_set_up (GPOINTER_TO_INT (data));
  guint64 first = g_test_slow () ? 1 : (guint64) g_test_rand_int ();
  guint wins[4] = { 0 }, n_orders = 0;

  for (guint i = 0; i < choose_number (N_QUICK_GAMES, N_SLOW_QUICK_GAMES); i++)
    {
      g_autoptr (WarGame) game = games_play (setup, first + i, quickly, watch_state, NULL);

      wins[setup->play->get_winner (setup, game->state)]++;
      n_orders += game->records->len;
    }

  g_test_message ("%u : %u, %u draws, %u orders", wins[1], wins[2], wins[3], n_orders);
  if (g_test_slow () && GPOINTER_TO_INT (data) >= GAMES_LANGEMARCK)
    g_assert_cmpuint (10 * MAX (wins[1], wins[2]), <=, 6 * (wins[1] + wins[2]));
}

/* The state survives being written and read after every order, to the same hash. */
static void
watch_saving (const WarGame *game, const WarEvents *events, gpointer data)
{
  g_autofree char *text = war_state_to_text (game->setup->layout, game->state);
  g_autofree WarState *state = war_state_from_text (game->setup->layout, text, NULL);

  g_assert_nonnull (state);
  g_assert_cmphex (war_state_hash (game->setup->layout, state), ==,
                   war_state_hash (game->setup->layout, game->state));
}

static void
test_replay (gconstpointer data)
{
  g_autoptr (WarSetup) setup = games_set_up (GPOINTER_TO_INT (data));

  for (guint i = 0; i < choose_number (N_SAVED_GAMES, N_SLOW_SAVED_GAMES); i++)
    {
      guint64 seed = (guint64) g_test_rand_int ();
      g_autoptr (WarGame) game
        = games_play (setup, seed, i % 2 == 0 ? at_random : quickly, watch_saving, NULL);
      g_autoptr (WarGame) replayed = war_game_new (setup, seed);
      g_autofree char *text = war_game_to_text (game);
      guint line = 0;

      if (!war_game_replay (replayed, text, &line))
        g_error ("the replay differs at line %u", line);
      g_assert_cmphex (war_state_hash (setup->layout, replayed->state), ==,
                       war_state_hash (setup->layout, game->state));

      war_game_go_back (replayed, game->records->len / 2);
      g_assert_cmphex (war_state_hash (setup->layout, replayed->state), ==,
                       g_array_index (game->records, WarRecord, game->records->len / 2 - 1).hash);
    }
}

/* What is offered is allowed, and what is allowed is offered, in every tenth state of a game. */
static void
watch_offers (const WarGame *game, const WarEvents *events, gpointer data)
{
  WarGenerator *generator = data;
  guint32 must, may;

  if (war_generator_draw (generator, 10) != 0)
    return;

  war_decision_get_seats (game->setup, game->state, &must, &may);
  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    if (((must | may) >> seat & 1) != 0)
      {
        driver_check_offers (game->setup, game->state, seat, generator);
        driver_check_choices (game->setup, game->state, seat, generator);
      }
}

static void
test_offers (gconstpointer data)
{
  g_autoptr (WarSetup) setup = games_set_up (GPOINTER_TO_INT (data));
  WarGenerator generator = war_generator_new ((guint64) g_test_rand_int (), 3);

  for (guint i = 0; i < choose_number (1, 20); i++)
    war_game_free (
      games_play (setup, (guint64) g_test_rand_int (), at_random, watch_offers, &generator));
}

/* Games that are kept: the same orders and states with every compiler and machine. They change
 * when the rules do, or a commander's mind; then WarSystem.version may have to as well. */
static void
test_golden (void)
{
  static const struct
  {
    gboolean is_quick;
    guint n_orders;
    gint winner;
    guint64 hash;
  } golden[GAMES_N_BATTLES][2] = {
    [GAMES_ASSAULT]
    = { { FALSE, 426, 1, 0x46f56d11069aa1ae }, { TRUE, 292, 1, 0x3f761959ff25e85c } },
    [GAMES_CONTROL]
    = { { FALSE, 568, 1, 0x72a588652982ed3f }, { TRUE, 371, 2, 0xcf4c44e2e1289b4c } },
    [GAMES_CAPTURE]
    = { { FALSE, 636, 3, 0x52268b0569ce51c1 }, { TRUE, 411, 1, 0xf02f2e55fdcde0d7 } },
    [GAMES_ATTRITION]
    = { { FALSE, 743, 3, 0x1da88b93b98c010e }, { TRUE, 352, 2, 0xdb6121ecb5b1eab9 } },
    [GAMES_LANGEMARCK]
    = { { FALSE, 335, 1, 0xafe0caa1e7d88b76 }, { TRUE, 310, 1, 0x59eb2a642452c1c6 } },
    [GAMES_HOOGE] = { { FALSE, 411, 2, 0x23c8ba253adfd8f0 }, { TRUE, 264, 2, 0xebb661131188fc59 } },
  };
  guint n_wrong = 0;

  for (GamesBattle battle = 0; battle < GAMES_N_BATTLES; battle++)
    for (guint i = 0; i < G_N_ELEMENTS (golden[battle]); i++)
      {
        g_autoptr (WarSetup) setup = games_set_up (battle);
        g_autoptr (WarGame) game
          = games_play (setup, 1914, golden[battle][i].is_quick ? quickly : at_random, NULL, NULL);
        guint64 hash = war_state_hash (setup->layout, game->state);
        gint winner = setup->play->get_winner (setup, game->state);

        if (hash == golden[battle][i].hash && winner == golden[battle][i].winner
            && game->records->len == golden[battle][i].n_orders)
          continue;
        n_wrong++;
        g_test_message ("%s is now { %s, %u, %d, %#" G_GINT64_MODIFIER "x }",
                        games_get_name (battle), golden[battle][i].is_quick ? "TRUE" : "FALSE",
                        game->records->len, winner, hash);
      }

  g_assert_cmpuint (n_wrong, ==, 0);
}

/* The same of a hundred games of each commander in each battle, by the hashes of their last states,
 * which the dice to come are part of, and how many orders they took: what changes no game changes
 * none of them. */
static void
test_golden_hundreds (void)
{
  static const guint64 golden[GAMES_N_BATTLES][2] = {
    [GAMES_ASSAULT] = { 0x684cddabc9c7610e, 0xf0da628c334bb70 },
    [GAMES_CONTROL] = { 0x34aad84586de8b49, 0x2c864c2c1a3ffe63 },
    [GAMES_CAPTURE] = { 0xb1614dbac28c5c1a, 0x39ab9e45fce63eb2 },
    [GAMES_ATTRITION] = { 0xffaac4cb04c1596, 0x9ba374c6b0cbffd8 },
    [GAMES_LANGEMARCK] = { 0xab7dbd622397192e, 0x39dff55c17d83648 },
    [GAMES_HOOGE] = { 0x58f46d0e0a2be548, 0x32e99905c349d3ca },
  };
  guint n_wrong = 0;

  if (!g_test_slow ())
    {
      g_test_skip ("only with -m slow");
      return;
    }

  for (GamesBattle battle = 0; battle < GAMES_N_BATTLES; battle++)
    for (guint is_quick = 0; is_quick < 2; is_quick++)
      {
        g_autoptr (WarSetup) setup = games_set_up (battle);
        guint64 digest = 0;

        for (guint seed = 1; seed <= N_HUNDRED; seed++)
          {
            g_autoptr (WarGame) game
              = games_play (setup, seed, is_quick ? quickly : at_random, NULL, NULL);

            digest = (digest ^ war_state_hash (setup->layout, game->state)) * DIGEST_PRIME;
            digest = (digest ^ game->records->len) * DIGEST_PRIME;
          }
        if (digest == golden[battle][is_quick])
          continue;
        n_wrong++;
        g_test_message ("%s, %s, is now %#" G_GINT64_MODIFIER "x", games_get_name (battle),
                        is_quick ? "quick" : "random", digest);
      }

  g_assert_cmpuint (n_wrong, ==, 0);
}

/* A commander that knew the dice to come would choose otherwise when they are others. */
static gboolean
choose_twice (const WarSetup *setup, const WarState *view, gint seat, WarGenerator *generator,
              WarOrder *order)
{
  g_autofree WarState *other = war_state_copy (view);
  WarGenerator again = *generator;
  WarOrder second;

  other->generator = war_generator_new (war_generator_next (&other->generator), 7);
  g_assert_true (war_solo_quick_choose (setup, view, seat, generator, order));
  g_assert_true (war_solo_quick_choose (setup, other, seat, &again, &second));
  g_assert_true (war_order_equal (order, &second, setup->play->orders));
  return TRUE;
}

static void
test_no_foresight (void)
{
  const GamesCommander commanders[] = { choose_twice, choose_twice };
  g_autoptr (WarSetup) setup = games_set_up (GAMES_HOOGE);
  g_autoptr (WarGame) game = games_play (setup, 5, commanders, NULL, NULL);

  g_assert_cmpuint (game->records->len, >, 0);
}

/* Quick beats random in nine games of ten of every battle, whatever its side: each game is played
 * twice, with sides swapped. Few games say only that it wins most of them. */
static void
test_strength (void)
{
  const GamesCommander pairs[][WAR_N_SIDES] = {
    { war_solo_quick_choose, war_solo_random_choose },
    { war_solo_random_choose, war_solo_quick_choose },
  };
  guint all_won = 0, all_played = 0;

  for (gint battle = 0; battle < GAMES_N_BATTLES; battle++)
    {
      g_autoptr (WarSetup) setup = games_set_up (battle);
      guint won = 0, played = choose_number (2 * N_SAVED_GAMES, N_SLOW_QUICK_GAMES);
      guint64 first = g_test_slow () ? 1 : (guint64) g_test_rand_int ();

      for (guint i = 0; i < played; i++)
        {
          g_autoptr (WarGame) game = games_play (setup, first + i / 2, pairs[i % 2], NULL, NULL);

          won += setup->play->get_winner (setup, game->state) == (gint) (i % 2) + 1;
        }
      g_test_message ("%s: quick has won %u of %u", games_get_name (battle), won, played);
      if (g_test_slow ())
        g_assert_cmpuint (100 * won, >=, 90 * played);
      all_won += won;
      all_played += played;
    }

  g_assert_cmpuint (100 * all_won, >=, (g_test_slow () ? 95 : 70) * all_played);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    void (*function) (gconstpointer data);
  } tests[] = {
    { "random", test_random }, { "as-printed", test_as_printed }, { "quick", test_quick },
    { "replay", test_replay }, { "offers", test_offers },
  };
  int status;

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    for (gint battle = 0; battle < GAMES_N_BATTLES; battle++)
      {
        g_autofree char *path
          = g_strdup_printf ("/rules/games/%s/%s", tests[i].name, games_get_name (battle));

        g_test_add_data_func (path, GINT_TO_POINTER (battle), tests[i].function);
      }
  g_test_add_func ("/rules/games/random/together", test_together);
  g_test_add_func ("/rules/games/golden", test_golden);
  g_test_add_func ("/rules/games/golden/hundreds", test_golden_hundreds);
  g_test_add_func ("/rules/games/no-foresight", test_no_foresight);
  g_test_add_func ("/rules/games/strength", test_strength);

  status = g_test_run ();
  for (gint battle = 0; battle < GAMES_N_BATTLES; battle++)
    g_clear_pointer (&counted[battle], tally_free);
  return status;
}
