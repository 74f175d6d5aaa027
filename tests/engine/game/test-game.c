/* test-game.c: whole games of the probe, again and back
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "probe/driver.h"
#include "probe/probe.h"

#define MOST_ORDERS 2000

typedef struct
{
  WarSetup setup;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  probe_setup_init (&fixture->setup, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  war_setup_clear (&fixture->setup);
}

static guint64
get_hash (const WarGame *game)
{
  return war_state_hash (game->setup->layout, game->state);
}

static const WarRecord *
get_record (const WarGame *game, guint i)
{
  return &g_array_index (game->records, WarRecord, i);
}

static void
assert_same_games (const WarGame *a, const WarGame *b)
{
  g_assert_cmpuint (a->records->len, ==, b->records->len);
  for (guint i = 0; i < a->records->len; i++)
    g_assert_cmphex (get_record (a, i)->hash, ==, get_record (b, i)->hash);
  g_assert_cmphex (get_hash (a), ==, get_hash (b));
}

/* Goes back to a random order and gives the orders after it again, with the generator's dice. */
static void
go_back_and_forward (WarGame *game, WarGenerator *generator)
{
  guint n_records = game->records->len;
  guint n_kept = war_generator_draw (generator, n_records + 1);
  g_autoptr (GArray) records = g_array_copy (game->records);
  guint64 hash = get_hash (game);

  war_game_go_back (game, n_kept);
  g_assert_cmpuint (game->records->len, ==, n_kept);
  if (n_kept > 0)
    g_assert_cmphex (get_hash (game), ==, get_record (game, n_kept - 1)->hash);

  for (guint i = n_kept; i < n_records; i++)
    {
      const WarRecord *record = &g_array_index (records, WarRecord, i);

      g_assert_cmpint (war_game_give (game, &record->order, NULL, 0, NULL, NULL, NULL), ==,
                       WAR_OUTCOME_DONE);
      g_assert_cmphex (get_record (game, i)->hash, ==, record->hash);
    }
  g_assert_cmphex (get_hash (game), ==, hash);
}

/* Draws are rare. */
static gboolean
has_every_end (const guint winners[4])
{
  return winners[WAR_WINNER_SIDE_1] > 0 && winners[WAR_WINNER_SIDE_2] > 0
         && winners[WAR_WINNER_DRAW] > 0;
}

static void
test_random_games (Fixture *fixture, gconstpointer data)
{
  guint n_games = g_test_slow () ? 2000 : 100;
  guint winners[4] = { 0 }, kinds[PROBE_N_ORDERS] = { 0 };
  guint64 n_orders = 0;

  for (guint i = 0; i < n_games || (i < 20 * n_games && !has_every_end (winners)); i++)
    {
      guint64 seed = (guint32) g_test_rand_int ();
      WarGenerator generator = war_generator_new (seed, 5);
      g_autoptr (WarGame) game = war_game_new (&fixture->setup, seed);
      g_autoptr (WarGame) again = war_game_new (&fixture->setup, seed);
      g_autofree char *text = NULL;
      guint line = 0;

      driver_play (game, seed, MOST_ORDERS);
      winners[fixture->setup.play->get_winner (&fixture->setup, game->state)]++;
      n_orders += game->records->len;
      for (guint j = 0; j < game->records->len; j++)
        kinds[get_record (game, j)->order.kind]++;

      text = war_game_to_text (game);
      if (!war_game_replay (again, text, &line))
        g_error ("seed %" G_GUINT64_FORMAT ": line %u of the game cannot be replayed", seed, line);
      assert_same_games (game, again);
      go_back_and_forward (again, &generator);
    }

  g_test_message ("%" G_GUINT64_FORMAT " orders; %u, %u wins, %u draws", n_orders, winners[1],
                  winners[2], winners[3]);

  /* Every mechanism is used, and every end is reached. */
  g_assert_cmpuint (winners[WAR_WINNER_NONE], ==, 0);
  for (guint i = 1; i < G_N_ELEMENTS (winners); i++)
    g_assert_cmpuint (winners[i], >, 0);
  for (guint i = 0; i < PROBE_N_ORDERS; i++)
    g_assert_cmpuint (kinds[i], >, 0);
}

static void
test_offers (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 8; i++)
    {
      guint64 seed = (guint32) g_test_rand_int ();
      WarGenerator generator = war_generator_new (seed, 6);
      g_autoptr (WarGame) game = war_game_new (&fixture->setup, seed);

      while (fixture->setup.play->get_winner (&fixture->setup, game->state) == WAR_WINNER_NONE)
        {
          WarOrder order;

          for (gint seat = 0; seat < PROBE_N_SEATS; seat++)
            {
              driver_check_offers (&fixture->setup, game->state, seat, &generator);
              driver_check_choices (&fixture->setup, game->state, seat, &generator);
            }
          driver_choose (&fixture->setup, game->state, &generator, &order);
          g_assert_cmpint (war_game_give (game, &order, NULL, 0, NULL, NULL, NULL), ==,
                           WAR_OUTCOME_DONE);
        }
    }
}

/* On a view a game goes on, whatever is unknown in it: solo commanders look ahead so. */
static void
test_views_go_on (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 40; i++)
    {
      guint64 seed = (guint32) g_test_rand_int ();
      WarGenerator generator = war_generator_new (seed, 7);
      g_autoptr (WarGame) game = war_game_new (&fixture->setup, seed);
      g_autofree WarChance *chance = g_new (WarChance, 1);
      g_autofree WarState *view = war_state_copy (game->state);
      g_autofree WarState *scratch = war_state_copy (game->state);
      guint n_orders = 0;

      driver_play (game, seed, war_generator_draw (&generator, 60));
      war_play_view (&fixture->setup, game->state, (gint) (i % PROBE_N_SEATS), seed, view);
      while (fixture->setup.play->get_winner (&fixture->setup, view) == WAR_WINNER_NONE)
        {
          WarRefusal refusal;
          WarOrder order;

          driver_choose (&fixture->setup, view, &generator, &order);
          war_chance_init (chance, WAR_CHANCE_GENERATOR);
          g_assert_cmpint (
            war_play_carry_out (&fixture->setup, view, scratch, &order, chance, NULL, &refusal), ==,
            WAR_OUTCOME_DONE);
          driver_check_state (&fixture->setup, view);
          g_assert_cmpuint (++n_orders, <, MOST_ORDERS);
        }
    }
}

/* Same compiler or not, optimised or not: these games end so. */
static void
test_golden (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint64 seed, hash;
    guint n_orders;
    gint winner;
  } games[] = {
    { 1, G_GUINT64_CONSTANT (0x4e9a59b0b5a4a17c), 87, WAR_WINNER_SIDE_2 },
    { 20260714, G_GUINT64_CONSTANT (0xece7234e812aa2dd), 75, WAR_WINNER_SIDE_2 },
    { G_GUINT64_CONSTANT (0xfedcba9876543210), G_GUINT64_CONSTANT (0xdeca2cd7e5708040), 78,
      WAR_WINNER_SIDE_2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (WarGame) game = war_game_new (&fixture->setup, games[i].seed);

      driver_play (game, games[i].seed, MOST_ORDERS);
      g_test_message ("%u orders, 0x%016" G_GINT64_MODIFIER "x, winner %d", game->records->len,
                      get_hash (game),
                      fixture->setup.play->get_winner (&fixture->setup, game->state));
      g_assert_cmphex (get_hash (game), ==, games[i].hash);
      g_assert_cmpuint (game->records->len, ==, games[i].n_orders);
      g_assert_cmpint (fixture->setup.play->get_winner (&fixture->setup, game->state), ==,
                       games[i].winner);
    }
}

/* A game as text, some orders long. */
static char *
write_game (const WarSetup *setup, guint64 seed, guint n_orders)
{
  g_autoptr (WarGame) game = war_game_new (setup, seed);

  driver_play (game, seed, n_orders);
  return war_game_to_text (game);
}

/* The line with other words for its answers. */
static char *
remove_answers (const char *text, guint n, const char *answers)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) parts = g_strsplit (lines[n], " ", 3);

  return g_strjoin (" ", parts[0], answers, parts[2], NULL);
}

static void
assert_stops (const WarSetup *setup, const char *text, guint at)
{
  g_autoptr (WarGame) game = war_game_new (setup, 3);
  guint line = 0;

  g_assert_false (war_game_replay (game, text, &line));
  g_assert_cmpuint (line, ==, at);
  g_assert_cmpuint (game->records->len, ==, at - 1);
  if (at > 1)
    g_assert_cmphex (get_hash (game), ==, get_record (game, at - 2)->hash);
}

static void
test_wrong_lines (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = write_game (&fixture->setup, 3, 30);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *line_20 = g_strdup (lines[19]);
  static const char *const wrong[] = {
    "",
    "x",
    "0123456789abcdef",
    "0123456789abcdef -",
    "0123456789abcdef - ",
    "0123456789abcdef - 1 dance",
    "0123456789abcdef  1 done",
    "0123456789abcdef a 1 done",
    "0123456789abcdef 1,, 1 done",
    "0123456789abcdef 99999999999 1 done",
    "0123456789abcdef - 1 done",
    "0123456789abcdef 7,7,7,7 3 chart",
    "-123456789abcdef - 1 done",
    "10123456789abcdef0 - 1 done",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *changed = NULL;

      g_free (lines[19]);
      lines[19] = g_strdup (wrong[i]);
      changed = g_strjoinv ("\n", lines);
      assert_stops (&fixture->setup, changed, 20);
    }

  /* Without what the dice were, or with nothing where they would stand. */
  for (guint i = 0; i < 2; i++)
    {
      g_auto (GStrv) changed = g_strsplit (text, "\n", -1);
      g_autofree char *joined = NULL;
      guint n = 1;

      while ((strstr (changed[n], " - ") != NULL) != (i == 1))
        n++;
      g_free (changed[n]);
      changed[n] = remove_answers (text, n, i == 0 ? "-" : "");
      joined = g_strjoinv ("\n", changed);
      assert_stops (&fixture->setup, joined, n + 1);
    }

  /* One digit of the hash. */
  g_free (lines[19]);
  lines[19] = g_steal_pointer (&line_20);
  lines[19][3] = lines[19][3] == '0' ? '1' : '0';
  g_free (text);
  text = g_strjoinv ("\n", lines);
  assert_stops (&fixture->setup, text, 20);
}

static void
test_another_seed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = write_game (&fixture->setup, 3, 30);
  g_autoptr (WarGame) game = war_game_new (&fixture->setup, 4);
  guint line = 0;

  g_assert_false (war_game_replay (game, text, &line));
  g_assert_cmpuint (line, ==, 1);
  g_assert_cmpuint (game->records->len, ==, 0);
}

/* Back before a roll and forward again: the same dice. */
static void
test_dice_stay (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarGame) game = war_game_new (&fixture->setup, 11);
  g_autofree gint32 *answers = NULL;
  guint n_records, n_answers;
  WarOrder order;

  driver_play (game, 11, 60);
  n_records = game->records->len;
  n_answers = game->answers->len;
  g_assert_cmpuint (n_answers, >, 5);
  answers = g_memdup2 (game->answers->data, n_answers * sizeof (gint32));

  while (get_record (game, n_records - 1)->n_answers == 0)
    n_records--;
  order = get_record (game, n_records - 1)->order;
  n_answers
    = get_record (game, n_records - 1)->first_answer + get_record (game, n_records - 1)->n_answers;
  war_game_go_back (game, n_records - 1);
  g_assert_cmpuint (game->answers->len, <, n_answers);
  g_assert_cmpint (war_game_give (game, &order, NULL, 0, NULL, NULL, NULL), ==, WAR_OUTCOME_DONE);
  g_assert_cmpmem (game->answers->data, game->answers->len * sizeof (gint32), answers,
                   n_answers * sizeof (gint32));
}

/* A state goes through its text unharmed at every step of a game, and the game on from it. */
static void
test_states_as_text (Fixture *fixture, gconstpointer data)
{
  WarGenerator generator = war_generator_new (12, 8);
  g_autoptr (WarGame) game = war_game_new (&fixture->setup, 12);

  while (fixture->setup.play->get_winner (&fixture->setup, game->state) == WAR_WINNER_NONE)
    {
      g_autofree char *text = war_state_to_text (fixture->setup.layout, game->state);
      g_autofree WarState *state = war_state_from_text (fixture->setup.layout, text, NULL);
      WarOrder order;

      g_assert_nonnull (state);
      g_assert_cmpmem (state, state->size, game->state, game->state->size);
      war_state_assign (game->state, state);
      driver_choose (&fixture->setup, game->state, &generator, &order);
      g_assert_cmpint (war_game_give (game, &order, NULL, 0, NULL, NULL, NULL), ==,
                       WAR_OUTCOME_DONE);
    }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/game/random-games", test_random_games);
  ADD ("/game/offers", test_offers);
  ADD ("/game/views-go-on", test_views_go_on);
  ADD ("/game/golden", test_golden);
  ADD ("/game/wrong-lines", test_wrong_lines);
  ADD ("/game/another-seed", test_another_seed);
  ADD ("/game/dice-stay", test_dice_stay);
  ADD ("/game/states-as-text", test_states_as_text);

  return g_test_run ();
}
