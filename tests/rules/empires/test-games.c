/* test-games.c: whole games of End of Empires 1914: nothing impossible happens
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "clauses.h"
#include "common/games.h"
#include "engine/empires/private.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "referee.h"
#include "shipped.h"

/* With -m slow as many as the rules are to stand. */
#ifdef __SANITIZE_ADDRESS__
#define N_GAMES 1
#else
#define N_GAMES 6
#endif
#define N_GOLDEN 5 /* games of each operation and commander */
#define N_SLOW_GAMES 200
#define N_SLOW_RANDOM_GAMES 1000 /* of each operation */
#define LEAST_OFTEN 10 /* that a clause comes into play in those */
#define REFUSAL_SHARE 8 /* after one order in so many another is refused */
#define MOST_GAMES 24 /* until one is won */

/* The attackers' zone comes so much nearer. */
static void
bring_near (WarOperation *operation)
{
  const WarZone *zone = g_ptr_array_index (operation->field->zones, 1);

  for (guint i = 0; i < zone->shape.vertices->len; i++)
    g_array_index (zone->shape.vertices, WarPosition, i).y += 26 * WAR_CENTIMETRE;
}

static WarSetup *
set_up (const char *name, gboolean is_near)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, name);
  WarSetupFault fault;
  WarSetup *setup;

  if (is_near)
    bring_near (operation);
  setup = war_setup_new (operation, &fault);
  g_assert_nonnull (setup);
  return setup;
}

typedef struct
{
  EmpiresReferee *referee;
  Tally *tally;
  WarGenerator generator; /* of orders that are refused */
} Watch;

/* The state can be, and a referee agrees. */
static void
watch (const WarGame *game, const WarEvents *events, gpointer data)
{
  const WarOrder *order = &g_array_index (game->records, WarRecord, game->records->len - 1).order;
  g_autofree char *fault = war_play_find_fault (game->setup, game->state);
  g_autofree char *line = war_order_to_text (order, game->setup->play->orders);
  Watch *watched = data;

  if (fault != NULL)
    g_error ("“%s”: %s", line, fault);
  empires_referee_watch (game, events, watched->referee);
  if (war_generator_draw (&watched->generator, REFUSAL_SHARE) == 0)
    tally_count_refusals (watched->tally, game, empires_clauses_spoil, &watched->generator);
}

/* Who wins. */
static gint
play (const WarSetup *setup, guint64 seed, const GamesCommander commanders[WAR_N_SIDES],
      Tally *tally)
{
  g_autoptr (EmpiresReferee) referee = empires_referee_new (setup, tally);
  Watch watched = { referee, tally, war_generator_new (seed, 5) };
  g_autoptr (WarGame) game = games_play (setup, seed, commanders, watch, &watched);

  return setup->play->get_winner (setup, game->state);
}

static const GamesCommander at_random[] = { war_solo_random_choose, war_solo_random_choose };
static const GamesCommander quickly[] = { war_solo_quick_choose, war_solo_quick_choose };

static void
play_at_random (const char *name, Tally *tally)
{
  static const GamesCommander commanders[][WAR_N_SIDES] = {
    { war_solo_random_choose, war_solo_random_choose },
    { war_solo_random_choose, war_solo_quick_choose },
    { war_solo_random_choose, war_solo_random_choose },
    { war_solo_quick_choose, war_solo_random_choose },
  };
  g_autoptr (WarSetup) far = set_up (name, FALSE);
  g_autoptr (WarSetup) near = set_up (name, TRUE);
  guint n_games = g_test_slow () ? N_SLOW_RANDOM_GAMES : N_GAMES, wins[4] = { 0 };

  for (guint i = 0; i < n_games; i++)
    wins[play (i % 3 == 2 ? far : near, (guint64) g_test_rand_int (),
               commanders[i % G_N_ELEMENTS (commanders)], tally)]++;
  g_test_message ("%s: %u : %u, %u draws", name, wins[1], wins[2], wins[3]);
}

/* Nothing that cannot be comes about; of many games each clause comes into play that can. At random
 * nobody goes far: most games begin near, and in some one of the two thinks. */
static void
test_random (void)
{
  g_autoptr (WarSetup) setup = set_up ("mons", FALSE);
  g_autoptr (Tally) tally = tally_new (setup->operation->rules);
  guint n_rare;

  play_at_random ("mons", tally);
  play_at_random ("le-cateau", tally);
  n_rare = empires_clauses_report (tally, setup->operation->rules, LEAST_OFTEN);
  if (g_test_slow ())
    g_assert_cmpuint (n_rare, ==, 0);
}

/* Games that are kept: the same orders and states with every compiler and machine. They change
 * when the rules do, or the commander's mind; then WarSystem.version may have to as well. */
static void
test_golden (void)
{
  static const struct
  {
    const char *name;
    gboolean is_quick;
    guint n_orders; /* of all games together */
    guint64 hash; /* likewise */
  } golden[] = {
    { "mons", FALSE, 907, 0xc979097381282d98 },
    { "mons", TRUE, 1018, 0x4d31963729c67e68 },
    { "le-cateau", FALSE, 927, 0x56f7b60e8a261ebe },
    { "le-cateau", TRUE, 845, 0x54319d4fe4cbf27c },
  };
  guint n_wrong = 0;

  for (guint i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      g_autoptr (WarSetup) setup = set_up (golden[i].name, FALSE);
      guint64 hash = 0;
      guint n_orders = 0;

      for (guint64 seed = 0; seed < N_GOLDEN; seed++)
        {
          g_autoptr (WarGame) game
            = games_play (setup, 1914 + seed, golden[i].is_quick ? quickly : at_random, NULL, NULL);

          hash = hash * G_GUINT64_CONSTANT (0x100000001b3)
                 ^ war_state_hash (setup->layout, game->state);
          n_orders += game->records->len;
        }

      if (hash == golden[i].hash && n_orders == golden[i].n_orders)
        continue;
      n_wrong++;
      g_test_message ("{ \"%s\", %s, %u, %#" G_GINT64_MODIFIER "x },", golden[i].name,
                      golden[i].is_quick ? "TRUE" : "FALSE", n_orders, hash);
    }

  g_assert_cmpuint (n_wrong, ==, 0);
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
  g_autoptr (WarSetup) setup = set_up (name, FALSE);
  g_autoptr (Tally) tally = tally_new (setup->operation->rules);
  guint n_won = 0, n_lost = 0;
  guint wins[WAR_WINNER_DRAW + 1] = { 0 }, n_equal = 0, n_unequal = 0;

  /* Many are draws: it goes on until one is not. */
  for (guint i = 0;
       i < (g_test_slow () ? 3 * N_SLOW_GAMES : N_GAMES / 2) || (i < MOST_GAMES && n_won <= n_lost);
       i++)
    {
      guint64 seed = g_test_slow () ? i : (guint64) g_test_rand_int ();
      gint winner = play (setup, seed, commanders[i % 3], tally);

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
  g_assert_cmpuint (n_won, >, n_lost);
  if (g_test_slow ())
    {
      g_assert_cmpuint (100 * n_won, >=, 95 * n_unequal);
      check_fair (wins, n_equal);
    }
}

/* When all have been placed nobody leads only those whom another leads already: two commanders at
 * one spot leave the rest of their side without (empires.3.1). */
static void
test_staff (gconstpointer name)
{
  g_autoptr (WarSetup) setup = set_up (name, FALSE);
  g_autoptr (WarGame) game = games_play (setup, 1914, quickly, NULL, NULL);
  g_autofree WarState *state = war_game_dup_state (game, 0);

  for (guint i = 0; war_setup_peek_game (setup, state)[WAR_GAME_ROUND] == 0; i++)
    war_game_repeat (game, i, state);

  for (guint i = 0; i < setup->n_units; i++)
    for (guint j = 0; j < i; j++)
      if (war_empires_is_commander (setup, i) && war_empires_is_commander (setup, j)
          && !war_ranks_is_enemy (setup, i, j))
        g_assert_false (war_ranks_is_within (setup, state, i, j, 20 * WAR_CENTIMETRE));
}

/* Where the operation does not say who begins, both roll off, and who rolled lower places first. */
static void
test_roll_off (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "mons");
  g_autoptr (WarSetup) setup = NULL;
  g_autoptr (WarGame) game = NULL;
  const WarRecord *records;
  WarSetupFault fault;

  operation->first_side = 0;
  setup = war_setup_new (operation, &fault);
  g_assert_nonnull (setup);
  game = games_play (setup, 1914, quickly, NULL, NULL);
  records = (const WarRecord *) (void *) game->records->data;
  g_assert_cmpuint (records[0].order.kind, ==, WAR_EMPIRES_ORDER_ROLL_OFF);
  for (guint i = 1; i < 6; i++)
    {
      g_assert_cmpuint (records[i].order.kind, ==, WAR_EMPIRES_ORDER_PLACE);
      g_assert_cmpint (records[i].order.seat, ==,
                       i % 2 == 1 ? records[1].order.seat : 1 - records[1].order.seat);
    }
}

/* A side without units cannot begin, nor one that has to bring an army. */
static void
test_nobody (void)
{
  for (gint32 limit = 0; limit <= 400; limit += 400)
    {
      g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "mons");
      WarSetupFault fault;

      g_ptr_array_set_size (operation->forces[1]->entries, 0);
      operation->forces[1]->cost_limit = limit;
      g_assert_null (war_setup_new (operation, &fault));
      g_assert_cmpint (fault.kind, ==, limit == 0 ? WAR_SETUP_NO_UNITS : WAR_SETUP_NO_ARMY);
      g_assert_cmpint (fault.side, ==, 2);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/empires.2.2/random", test_random);
  g_test_add_data_func ("/rules/empires.2.2/quick/mons", "mons", test_quick);
  g_test_add_data_func ("/rules/empires.2.2/quick/le-cateau", "le-cateau", test_quick);
  g_test_add_data_func ("/rules/empires.3.1/staff/mons", "mons", test_staff);
  g_test_add_data_func ("/rules/empires.3.1/staff/le-cateau", "le-cateau", test_staff);
  g_test_add_func ("/rules/empires.2.2/golden", test_golden);
  g_test_add_func ("/rules/empires.C-24/roll-off", test_roll_off);
  g_test_add_func ("/rules/empires.1.1/nobody", test_nobody);
  return g_test_run ();
}
