/* test-answers.c: who is said to answer an order does, as far as dice and commanders let him
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/terms.h"
#include "engine/entrenched/terms.h"
#include "engine/game/answer.h"
#include "engine/game/danger.h"
#include "engine/game/decision.h"
#include "engine/game/replay.h"
#include "engine/game/session.h"
#include "engine/raider/private.h"
#include "engine/solo/quick.h"
#include "engine/system.h"
#include "shipped.h"

#define N_GAMES 3
#define N_SLOW_GAMES 40
#define MAX_ORDERS 4000

static GArray *
list_answers (const WarSetup *setup, const WarState *view, const WarOrder *order)
{
  const WarDangerRules *rules = war_system_get_danger_rules (setup->operation->rules->system);
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (WarAnswer));
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  WarRefusal refusal;

  war_foresight_init (foresight);
  g_assert_true (war_play_foresee (setup, view, order, foresight, &refusal));
  rules->list_answers (setup, view, order, foresight, answers);
  war_foresight_clear (foresight);
  return answers;
}

static gboolean
has_row (const GArray *answers, gint row)
{
  for (guint i = 0; i < answers->len; i++)
    if (g_array_index (answers, WarAnswer, i).row == row)
      return TRUE;
  return FALSE;
}

static WarGame *
play (const WarSetup *setup, guint64 seed)
{
  WarGame *game = war_game_new (setup, seed);
  WarSession session;

  war_session_init (&session, game);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    session.commanders[seat] = war_quick_command;
  war_session_run (&session, MAX_ORDERS);
  war_session_clear (&session);
  return game;
}

static const WarOrder *
get_order (const WarGame *game, guint n)
{
  return &g_array_index (game->records, WarRecord, n).order;
}

/* entrenched.7.4: counter-fire is asked for if somebody was said to fire first, and only then. */
static void
test_counter_fire (void)
{
  g_autoptr (WarSetup) setup = shipped_set_up ("langemarck");
  guint n_with = 0, n_without = 0, n_games = g_test_slow () ? N_SLOW_GAMES : N_GAMES;

  for (guint i = 1; i <= n_games; i++)
    {
      g_autoptr (WarGame) game = play (setup, i);
      g_autoptr (WarReplay) replay = war_replay_new (game, WAR_NONE);

      for (guint n = 0; n < game->records->len; n++)
        {
          const WarOrder *order = get_order (game, n);
          g_autoptr (GArray) answers = NULL;
          const gint32 *decision;
          gboolean is_asked;

          if (order->kind != WAR_ENTRENCHED_ORDER_CHARGE)
            continue;
          answers = list_answers (setup, war_replay_go_to (replay, n), order);
          decision = war_decision_peek (setup, war_replay_go_to (replay, n + 1), 1 - order->seat);
          is_asked
            = decision != NULL && decision[WAR_DECISION_KIND] == WAR_ENTRENCHED_DECIDE_COUNTER_FIRE;
          g_assert_cmpint (answers->len > 0, ==, is_asked);
          g_assert_true (answers->len == 0 || has_row (answers, order->targets[0]));
          n_with += is_asked;
          n_without += !is_asked;
        }
    }
  g_test_message ("%u charges with counter-fire, %u without", n_with, n_without);
  g_assert_cmpuint (n_with, >, 0);
  g_assert_cmpuint (n_without, >, 0);
}

/* What was said of the last order of each piece. */
typedef struct
{
  GPtrArray *answers; /* GArray or NULL, by rows */
  guint n_fired;
} Said;

static void
unref_answers (gpointer answers)
{
  if (answers != NULL)
    g_array_unref (answers);
}

static Said
said_new (const WarSetup *setup)
{
  Said said = { .answers = g_ptr_array_new_with_free_func (unref_answers) };

  g_ptr_array_set_size (said.answers, (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows);
  return said;
}

static void
said_set (Said *said, gint row, GArray *answers)
{
  unref_answers (g_ptr_array_index (said->answers, row));
  g_ptr_array_index (said->answers, row) = answers;
}

/* Another step begins: what was said is over. */
static void
said_clear (Said *said)
{
  for (gint row = 0; row < (gint) said->answers->len; row++)
    said_set (said, row, NULL);
}

/* Whoever fires at somebody who has fired was said to be able to. */
static void
look_at_fire (Said *said, WarReplay *replay, guint n, guint fired)
{
  guint first, n_events, n_all;
  const WarEvent *events = war_replay_get_events (replay, &n_all);

  war_replay_find_events (replay, n, &first, &n_events);
  for (guint i = first; i < first + n_events; i++)
    {
      const GArray *answers
        = events[i].kind == fired ? g_ptr_array_index (said->answers, events[i].target) : NULL;

      if (answers == NULL)
        continue;
      said->n_fired++;
      if (!has_row (answers, events[i].actor))
        g_error ("order %u: %d fired at %d, which nobody had said", n, events[i].actor,
                 events[i].target);
    }
}

/* assault.6.4 */
static void
test_at_once (void)
{
  g_autoptr (WarSetup) setup = shipped_set_up ("parapet");
  guint n_games = g_test_slow () ? N_SLOW_GAMES : N_GAMES, n_fired = 0;

  for (guint i = 1; i <= n_games; i++)
    {
      g_autoptr (WarGame) game = play (setup, i);
      g_autoptr (WarReplay) replay = war_replay_new (game, WAR_NONE);
      Said said = said_new (setup);

      for (guint n = 0; n < game->records->len; n++)
        {
          const WarOrder *order = get_order (game, n);

          if (order->kind == WAR_ASSAULT_ORDER_FIRE)
            said_set (&said, order->actor,
                      list_answers (setup, war_replay_go_to (replay, n), order));
          else if (order->actor != WAR_NONE)
            said_set (&said, order->actor, NULL);
          look_at_fire (&said, replay, n, WAR_ASSAULT_EVENT_FIRED);
          if (war_setup_peek_game (setup, war_replay_go_to (replay, n + 1))[WAR_GAME_PHASE]
              != WAR_ASSAULT_PHASE_FIRE)
            said_clear (&said);
        }
      n_fired += said.n_fired;
      g_ptr_array_unref (said.answers);
    }
  g_test_message ("%u shots at who has fired", n_fired);
  g_assert_cmpuint (n_fired, >, 0);
}

/* Who fires for a bunker may be dead by then: another one in it does (raider.R-26). */
static GArray *
add_garrisons (const WarSetup *setup, const WarState *state, GArray *answers)
{
  guint n = answers->len;

  for (guint i = 0; i < n; i++)
    {
      WarAnswer answer = g_array_index (answers, WarAnswer, i);
      gint bunker = war_raider_get_bunker_of (setup, state, (guint) answer.row);

      for (guint unit = 0; unit < war_raider_count_units (setup) && bunker != WAR_NONE; unit++)
        {
          answer.row = (gint) unit;
          if (war_raider_get_bunker_of (setup, state, unit) == bunker)
            g_array_append_val (answers, answer);
        }
    }
  return answers;
}

/* raider.3.16: in the steps of return fire. */
static void
test_return_fire (void)
{
  g_autoptr (WarSetup) setup = shipped_set_up ("three-lines");
  guint n_games = g_test_slow () ? N_SLOW_GAMES : 1, n_fired = 0;

  for (guint i = 1; i <= n_games; i++)
    {
      g_autoptr (WarGame) game = play (setup, i);
      g_autoptr (WarReplay) replay = war_replay_new (game, WAR_NONE);
      Said said = said_new (setup);

      for (guint n = 0; n < game->records->len; n++)
        {
          const WarOrder *order = get_order (game, n);
          const WarState *state = war_replay_go_to (replay, n);
          gint32 phase = war_setup_peek_game (setup, state)[WAR_GAME_PHASE];

          if (phase == WAR_RAIDER_PHASE_RETURN_FIRE || phase == WAR_RAIDER_PHASE_COUNTER_FIRE)
            look_at_fire (&said, replay, n, WAR_RAIDER_EVENT_FIRED);
          else if ((phase == WAR_RAIDER_PHASE_MOVES || phase == WAR_RAIDER_PHASE_COUNTER_MOVES)
                   && order->kind == WAR_RAIDER_ORDER_FIRE
                   && war_decision_peek (setup, state, order->seat)[WAR_DECISION_KIND]
                        == WAR_RAIDER_DECIDE_MOVE)
            said_set (&said, order->actor,
                      add_garrisons (setup, state, list_answers (setup, state, order)));
          else if (phase != WAR_RAIDER_PHASE_MOVES && phase != WAR_RAIDER_PHASE_COUNTER_MOVES)
            said_clear (&said);
          else if (order->actor != WAR_NONE)
            said_set (&said, order->actor, NULL);
        }
      n_fired += said.n_fired;
      g_ptr_array_unref (said.answers);
    }
  g_test_message ("%u shots in return", n_fired);
  g_assert_cmpuint (n_fired, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/answers/entrenched.7.4/counter-fire", test_counter_fire);
  g_test_add_func ("/rules/answers/assault.6.4/at-once", test_at_once);
  g_test_add_func ("/rules/answers/raider.3.16/return-fire", test_return_fire);
  return g_test_run ();
}
