/* test-session.c: who plays a game, and who decides next
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/session.h"

#include "engine/game/decision.h"
#include "engine/solo/commander.h"
#include "engine/solo/random.h"
#include "probe/driver.h"
#include "probe/probe.h"

#define MOST_ORDERS 5000
#define CHART_SEAT 2

typedef struct
{
  WarSetup setup;
  WarGame *game;
  WarSession session;
} Fixture;

static void
begin (Fixture *fixture, guint64 seed)
{
  fixture->game = war_game_new (&fixture->setup, seed);
  war_session_init (&fixture->session, fixture->game);
}

static void
end (Fixture *fixture)
{
  war_session_clear (&fixture->session);
  g_clear_pointer (&fixture->game, war_game_free);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  /* Room for all offers that are put off while a chart moves everybody. */
  static const ProbeOptions options
    = { .round_limit = 6, .n_pieces = 16, .n_decisions = 64, .n_sealed = 6 };

  probe_setup_init (&fixture->setup, &options);
  begin (fixture, 1);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  end (fixture);
  war_setup_clear (&fixture->setup);
}

/* The commander of a seat; the chart's needs none. */
static void
seat_commander (Fixture *fixture, gint seat, const char *id)
{
  g_assert_true (war_commander_find (id, &fixture->session.commanders[seat]));
}

/* Whether the offer that stands beside what others must decide is put to anybody. */
static void
test_games (Fixture *fixture, gconstpointer data)
{
  guint n_games = g_test_slow () ? 1000 : 200, n_offers = 0;

  for (guint i = 0; i < n_games; i++)
    {
      WarStep step;

      end (fixture);
      begin (fixture, i);
      seat_commander (fixture, 0, "random");
      seat_commander (fixture, 1, "random");
      do
        {
          step = war_session_get_step (&fixture->session);
          n_offers += step.is_offer;
          if (step.kind == WAR_STEP_RULES)
            g_assert_cmpint (step.seat, ==, CHART_SEAT);
          step = war_session_run (&fixture->session, fixture->game->records->len + 1);
          driver_check_state (&fixture->setup, fixture->game->state);
        }
      while (step.kind == WAR_STEP_RULES || step.kind == WAR_STEP_COMMANDER);
      g_assert_cmpint (step.kind, ==, WAR_STEP_OVER);
      g_assert_cmpint (step.seat, ==, WAR_NONE);
    }
  g_assert_cmpuint (n_offers, >, 0);
}

/* The same game is played in the same way however often it stops. */
static void
test_repeats (Fixture *fixture, gconstpointer data)
{
  guint64 hash;
  guint n_orders;

  seat_commander (fixture, 0, "random");
  seat_commander (fixture, 1, "random");
  war_session_run (&fixture->session, MOST_ORDERS);
  hash = war_state_hash (fixture->setup.layout, fixture->game->state);
  n_orders = fixture->game->records->len;

  end (fixture);
  begin (fixture, 1);
  seat_commander (fixture, 0, "random");
  seat_commander (fixture, 1, "random");
  for (guint i = 1; i <= n_orders; i++)
    war_session_run (&fixture->session, i);
  g_assert_cmphex (war_state_hash (fixture->setup.layout, fixture->game->state), ==, hash);
}

/* Gives the seat that the chart has to a person. */
static void
seat_person (Fixture *fixture)
{
  war_state_get_row (fixture->setup.layout, fixture->game->state, WAR_TABLE_SEATS,
                     CHART_SEAT)[WAR_SEAT_CONTROL]
    = WAR_CONTROL_PERSON;
}

/* Plays at random, persons' orders too, until somebody has the offer to fire at who moved next to
 * them (probe.9) while others must decide. */
static WarStep
play_to_offer (Fixture *fixture)
{
  WarGenerator generator = war_generator_new (3, 3);

  for (guint64 seed = 1;; seed++)
    {
      WarStep step;

      seat_person (fixture);
      step = war_session_get_step (&fixture->session);
      while (step.kind == WAR_STEP_PERSON && !step.is_offer)
        {
          WarOrder order;
          const WarState *view = war_session_get_view (&fixture->session, step.seat);

          g_assert_true (
            war_solo_random_choose (&fixture->setup, view, step.seat, &generator, &order));
          g_assert_cmpint (war_session_give (&fixture->session, &order, NULL, NULL), ==,
                           WAR_OUTCOME_DONE);
          step = war_session_get_step (&fixture->session);
        }
      if (step.kind == WAR_STEP_PERSON)
        return step;

      end (fixture);
      begin (fixture, seed);
    }
}

static void
test_put_off (Fixture *fixture, gconstpointer data)
{
  WarStep step = play_to_offer (fixture), next;
  guint n_orders = fixture->game->records->len;

  war_session_put_off (&fixture->session, step.seat);
  next = war_session_get_step (&fixture->session);
  g_assert_false (next.is_offer && next.seat == step.seat);

  /* Where one starts again there, one is asked again. */
  war_session_go_back (&fixture->session, n_orders);
  g_assert_true (war_session_get_step (&fixture->session).is_offer);
}

static void
test_take_back (Fixture *fixture, gconstpointer data)
{
  WarStep step;
  guint n_orders;
  gint n_before;

  seat_commander (fixture, 1, "random");

  /* Before a person has done anything there is nothing to take back: the chart was first. */
  step = war_session_run (&fixture->session, MOST_ORDERS);
  g_assert_cmpint (step.kind, ==, WAR_STEP_PERSON);
  g_assert_cmpint (step.seat, ==, 0);
  g_assert_cmpuint (fixture->game->records->len, >, 0);
  g_assert_cmpint (war_session_find_last_by_person (&fixture->session), ==, -1);

  n_orders = fixture->game->records->len;
  for (guint i = 0; i < 5; i++)
    {
      WarOrder order;
      WarGenerator generator = war_generator_new (i, 1);

      g_assert_true (
        war_solo_random_choose (&fixture->setup, fixture->game->state, 0, &generator, &order));
      war_session_give (&fixture->session, &order, NULL, NULL);
      war_session_run (&fixture->session, MOST_ORDERS);
    }
  for (guint i = 0; i < 5; i++)
    {
      n_before = war_session_find_last_by_person (&fixture->session);
      g_assert_cmpint (n_before, >=, (gint) n_orders);
      war_session_go_back (&fixture->session, (guint) n_before);
    }
  g_assert_cmpint (war_session_find_last_by_person (&fixture->session), ==, -1);
  g_assert_cmpuint (fixture->game->records->len, ==, n_orders);
}

/* Taking back ---------------------------------------------------------------------------------- */

/* Of which enemies' squads the seat knows how hurt they are: bits of pieces (probe.12). */
static guint32
see_wounds (Fixture *fixture, gint seat)
{
  const WarState *view = war_session_get_view (&fixture->session, seat);
  guint32 seen = 0;

  for (guint i = 0; i < fixture->setup.layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    {
      const gint32 *piece = war_state_peek_row (fixture->setup.layout, view, WAR_TABLE_PIECES, i);

      if (piece[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
          && piece[PROBE_PIECE_WOUNDS] != WAR_UNKNOWN)
        seen |= 1u << i;
    }

  return seen;
}

static WarBarrier
find_barrier (Fixture *fixture, guint n_orders)
{
  return war_session_find_barrier (&fixture->session, WAR_UNDO_UNTIL_CHANCE, n_orders);
}

/* Gives an order that the generator draws, by whoever is to decide. */
static WarStep
play_order (Fixture *fixture, WarGenerator *generator)
{
  WarStep step = war_session_get_step (&fixture->session);
  WarOrder order;

  if (step.kind == WAR_STEP_PERSON)
    {
      const WarState *view = war_session_get_view (&fixture->session, step.seat);

      g_assert_true (war_solo_random_choose (&fixture->setup, view, step.seat, generator, &order));
      g_assert_cmpint (war_session_give (&fixture->session, &order, NULL, NULL), ==,
                       WAR_OUTCOME_DONE);
    }
  else
    war_session_run (&fixture->session, fixture->game->records->len + 1);
  return step;
}

/* What is in the way of taking back the last order, in games of two persons against the chart. */
static void
test_barriers (Fixture *fixture, gconstpointer data)
{
  WarGenerator generator = war_generator_new (9, 9);
  guint counts[WAR_BARRIER_HAND_OVER + 1] = { 0 };

  for (guint64 seed = 1; seed <= 100; seed++)
    {
      WarStep step;

      end (fixture);
      begin (fixture, seed);
      step = war_session_get_step (&fixture->session);
      while (step.kind != WAR_STEP_OVER && fixture->game->records->len < 200)
        {
          guint32 before = see_wounds (fixture, 0), before_1 = see_wounds (fixture, 1);
          guint n_orders = fixture->game->records->len;
          const WarRecord *record;
          WarBarrier barrier;
          WarStep next;

          step = play_order (fixture, &generator);
          if (fixture->game->records->len == n_orders)
            continue;
          record = &g_array_index (fixture->game->records, WarRecord, n_orders);
          next = war_session_get_step (&fixture->session);
          barrier = find_barrier (fixture, n_orders);
          counts[barrier]++;
          g_assert_cmpint (find_barrier (fixture, n_orders + 1), ==, WAR_BARRIER_NONE);

          if (record->n_answers > 0)
            g_assert_cmpint (barrier, ==, WAR_BARRIER_CHANCE);
          else if (step.kind == WAR_STEP_PERSON && next.kind == WAR_STEP_PERSON
                   && step.seat != next.seat)
            g_assert_cmpint (barrier, ==, WAR_BARRIER_HAND_OVER);
          else if (((see_wounds (fixture, 0) & ~before) | (see_wounds (fixture, 1) & ~before_1))
                   != 0)
            g_assert_cmpint (barrier, ==, WAR_BARRIER_REVEAL);
          else
            g_assert_cmpint (barrier, ==, WAR_BARRIER_NONE);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_true ((counts[i] > 0) == (i != WAR_BARRIER_POLICY));
}

/* The probe without dice when what is sealed is opened. */
static WarOutcome
open_quietly (const WarSetup *setup, WarState *state, const WarOrder *order, WarChance *chance,
              WarEvents *events)
{
  gint row = war_decision_find_kind (setup, state, order->seat, PROBE_DECISION_FIRE);
  WarOrder opened;

  g_assert_cmpint (row, !=, WAR_NONE);
  war_decision_close (setup, state, (guint) row);
  while (war_sealed_is_complete (setup, state) && war_sealed_take (setup, state, &opened))
    ;
  return WAR_OUTCOME_DONE;
}

/* What is in the way once both seats are done, of which that one has sealed an order. */
static WarBarrier
open_sealed (Fixture *fixture, gint seat)
{
  WarPlay quiet = probe_play;
  g_autofree WarState *state = war_state_copy (fixture->game->state);
  WarOrder sealed = war_order_new (PROBE_ORDER_FIRE, seat, 0);
  WarBarrier barrier;

  quiet.carry_out = open_quietly;
  g_assert_true (war_sealed_add (&fixture->setup, state, &sealed));
  end (fixture);
  fixture->setup.play = &quiet;
  fixture->game = war_game_continue (&fixture->setup, 1, state);
  war_session_init (&fixture->session, fixture->game);

  for (gint i = 0; i < 2; i++)
    {
      WarOrder done = war_order_new (PROBE_ORDER_DONE, i, WAR_NONE);

      g_assert_cmpint (war_session_give (&fixture->session, &done, NULL, NULL), ==,
                       WAR_OUTCOME_DONE);
      if (i == 0)
        g_assert_cmpint (find_barrier (fixture, 0), ==, WAR_BARRIER_HAND_OVER);
    }
  barrier = find_barrier (fixture, 1);
  end (fixture);
  fixture->setup.play = &probe_play;
  begin (fixture, 1);
  return barrier;
}

/* What others ordered in secret (probe.3) is revealed, what one ordered oneself is not. */
static void
test_barriers_sealed (Fixture *fixture, gconstpointer data)
{
  for (gint seat = 0; seat < 2; seat++)
    {
      WarStep step = war_session_get_step (&fixture->session);

      for (; step.kind == WAR_STEP_RULES; step = war_session_get_step (&fixture->session))
        war_session_run (&fixture->session, fixture->game->records->len + 1);
      g_assert_cmpint (open_sealed (fixture, seat), ==,
                       seat == 0 ? WAR_BARRIER_REVEAL : WAR_BARRIER_NONE);
    }
}

/* All and none; of several the one that is met first on the way back. */
static void
test_policies (Fixture *fixture, gconstpointer data)
{
  WarSession *session = &fixture->session;
  guint n_orders;

  g_assert_cmpint (war_session_find_barrier (session, WAR_UNDO_NONE, 0), ==, WAR_BARRIER_NONE);
  seat_commander (fixture, 0, "random");
  seat_commander (fixture, 1, "random");
  war_session_run (session, MOST_ORDERS);
  n_orders = fixture->game->records->len;

  for (guint i = 0; i < n_orders; i += 7)
    {
      g_assert_cmpint (war_session_find_barrier (session, WAR_UNDO_ALL, i), ==, WAR_BARRIER_NONE);
      g_assert_cmpint (war_session_find_barrier (session, WAR_UNDO_NONE, i), ==,
                       WAR_BARRIER_POLICY);
    }
  g_assert_cmpint (find_barrier (fixture, 0), ==, WAR_BARRIER_CHANCE);

  /* That it was looked at left the game as it was. */
  g_assert_cmphex (war_state_hash (fixture->setup.layout, fixture->game->state), ==,
                   g_array_index (fixture->game->records, WarRecord, n_orders - 1).hash);
}

/* An order that waits for dice can be left until the first of them has been rolled. */
static void
test_barriers_waiting (Fixture *fixture, gconstpointer data)
{
  WarSession *session = &fixture->session;
  WarOrder waiting;
  gint32 die = 6;

  seat_commander (fixture, 0, "random");
  seat_commander (fixture, 1, "random");
  session->is_rolled_by_hand = TRUE;

  /* Dice are rolled until an order that needs several has the first of them. */
  for (;;)
    {
      while (war_session_run (session, MOST_ORDERS).kind != WAR_STEP_ROLL)
        g_assert_cmpint (war_session_get_step (session).kind, ==, WAR_STEP_ROLL);
      g_assert_cmpint (find_barrier (fixture, fixture->game->records->len), ==, WAR_BARRIER_NONE);
      waiting = session->waiting;
      die = session->missing.kind == WAR_QUESTION_DICE ? 1 : 0;
      g_array_append_val (session->dice, die);
      if (war_session_give (session, &waiting, NULL, NULL) == WAR_OUTCOME_NEEDS_ANSWER)
        break;
      g_array_set_size (session->dice, 0);
    }
  g_assert_cmpint (find_barrier (fixture, fixture->game->records->len), ==, WAR_BARRIER_CHANCE);
  g_assert_cmpint (war_session_find_barrier (session, WAR_UNDO_ALL, fixture->game->records->len),
                   ==, WAR_BARRIER_NONE);
}

/* Dice that are rolled by hand: the chart's first order asks for one (probe.2 and probe.11). */
static void
test_dice (Fixture *fixture, gconstpointer data)
{
  WarStep step;
  WarOrder waiting;
  gint32 die = 1000;

  seat_commander (fixture, 0, "random");
  seat_commander (fixture, 1, "random");
  fixture->session.is_rolled_by_hand = TRUE;
  step = war_session_run (&fixture->session, MOST_ORDERS);
  step = war_session_get_step (&fixture->session);
  g_assert_cmpint (step.kind, ==, WAR_STEP_ROLL);
  waiting = fixture->session.waiting;
  g_assert_cmpint (step.seat, ==, waiting.seat);

  /* One that cannot be is thrown away, and the game is as it was. */
  g_array_append_val (fixture->session.dice, die);
  g_assert_cmpint (war_session_give (&fixture->session, &waiting, NULL, NULL), ==,
                   WAR_OUTCOME_WRONG_ANSWER);
  g_assert_cmpuint (fixture->session.dice->len, ==, 0);
  g_assert_cmpuint (fixture->game->records->len, ==, 0);

  die = 1;
  g_array_append_val (fixture->session.dice, die);
  g_array_append_val (fixture->session.dice, die);
  g_assert_cmpint (war_session_give (&fixture->session, &waiting, NULL, NULL), ==,
                   WAR_OUTCOME_DONE);
  g_assert_cmpuint (fixture->session.dice->len, ==, 1);
  g_assert_false (fixture->session.is_waiting);
}

static void
test_commanders (void)
{
  const char *const *ids = war_commander_list ();
  WarCommander commander;

  g_assert_cmpstr (ids[0], ==, WAR_COMMANDER_PERSON);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_assert_true (war_commander_find (ids[i], &commander));
      g_assert_cmpint (commander == NULL, ==, i == 0);
      g_assert_cmpstr (war_commander_get_id (commander), ==, ids[i]);
    }
  g_assert_false (war_commander_find ("slow", &commander));
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/session/games", test_games);
  ADD ("/session/repeats", test_repeats);
  ADD ("/session/put-off", test_put_off);
  ADD ("/session/take-back", test_take_back);
  ADD ("/session/barriers", test_barriers);
  ADD ("/session/barriers/sealed", test_barriers_sealed);
  ADD ("/session/barriers/waiting", test_barriers_waiting);
  ADD ("/session/policies", test_policies);
  ADD ("/session/dice", test_dice);
  g_test_add_func ("/session/commanders", test_commanders);

  return g_test_run ();
}
