/* look-ahead.c: solo commanders that play the battle on in their minds before each turn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/look-ahead.h"

#include "engine/solo/quick.h"

/* Far more orders than any battle has that comes to an end. */
#define MAX_ORDERS 20000

/* The usual one first; then bold, patient, eager, careless of everything but what it can hit, and
 * reckless. */
static const WarPosture postures[]
  = { { 8, 8 }, { 2, 8 }, { 8, 4 }, { 8, 14 }, { 3, 3 }, { 2, 20 } };

#define N_POSTURES G_N_ELEMENTS (postures)

/* So many go on to each stage, and are played so many times as often as in the first. */
static const struct
{
  guint n_left, n_times;
} stages[] = { { N_POSTURES, 1 }, { 3, 2 }, { 2, 4 } };

typedef struct
{
  const WarPosture *posture;
  gint64 sum; /* over all times that it was played */
} Rated;

static gint32
get_side (const WarSetup *setup, const WarState *view, gint seat)
{
  return war_state_peek_row (setup->layout, view, WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_SIDE];
}

static gint64
rate_result (const WarResult *result, gint side)
{
  gint64 rated = result->killed[side] - result->killed[1 - side];

  if (result->winner == WAR_WINNER_SIDE_1 + side)
    rated += WAR_LOOK_AHEAD_VICTORY;
  else if (result->winner == WAR_WINNER_SIDE_2 - side)
    rated -= WAR_LOOK_AHEAD_VICTORY;
  return rated;
}

/* A commander that keeps to the posture of its mind. */
static gboolean
keep_posture (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
              WarOrder *order)
{
  return war_solo_choose_in (setup, view, seat, &mind->posture, &mind->generator, order);
}

/* Plays on to the end; the other side in the usual posture. */
static gint64
play_on (const WarSetup *setup, const WarState *view, gint seat, gint32 side,
         const WarPosture *posture, guint64 seed)
{
  g_autofree WarState *start = war_state_copy (view);
  g_autoptr (WarGame) game = NULL;
  WarSession session;
  WarResult result;

  /* With dice of its own. */
  war_play_view (setup, view, seat, seed, start);
  game = war_game_continue (setup, seed, start);
  war_session_init (&session, game);
  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    {
      session.commanders[i] = keep_posture;
      if (get_side (setup, view, (gint) i) == side)
        session.minds[i].posture = *posture;
    }
  war_session_run (&session, MAX_ORDERS);
  result = war_play_get_result (setup, game->state);
  war_session_clear (&session);

  return rate_result (&result, side);
}

/* The best first, of equal ones the one that was before. */
static void
sort (Rated *rated, guint n_rated)
{
  for (guint i = 1; i < n_rated; i++)
    for (guint j = i; j > 0 && rated[j].sum > rated[j - 1].sum; j--)
      {
        Rated worse = rated[j - 1];

        rated[j - 1] = rated[j];
        rated[j] = worse;
      }
}

WarPosture
war_look_ahead_choose (const WarSetup *setup, const WarState *view, gint seat, guint n_playouts,
                       WarGenerator *generator)
{
  g_return_val_if_fail (war_look_ahead_is_possible (setup), war_posture_usual);

  gint32 side = get_side (setup, view, seat);
  Rated rated[N_POSTURES];

  for (guint i = 0; i < N_POSTURES; i++)
    rated[i] = (Rated){ .posture = &postures[i] };
  for (guint stage = 0; stage < G_N_ELEMENTS (stages); stage++)
    {
      for (guint n = 0; n < n_playouts * stages[stage].n_times; n++)
        {
          guint64 seed = (guint64) war_generator_next (generator) << 32;

          seed |= war_generator_next (generator);
          for (guint i = 0; i < stages[stage].n_left; i++)
            rated[i].sum += play_on (setup, view, seat, side, rated[i].posture, seed);
        }
      sort (rated, stages[stage].n_left);
    }

  return *rated[0].posture;
}

gboolean
war_look_ahead_is_possible (const WarSetup *setup)
{
  g_return_val_if_fail (setup != NULL, FALSE);

  return setup->play->has_postures && !war_setup_has_secrets (setup);
}

/* In what the other side's turn asks for it keeps the posture that it has. */
static gboolean
command (const WarSetup *setup, const WarState *view, gint seat, guint n_playouts, WarMind *mind,
         WarOrder *order)
{
  const gint32 *cells = war_setup_peek_game (setup, view);
  gint32 side = get_side (setup, view, seat);
  gboolean is_planned
    = mind->has_plan
      && (cells[WAR_GAME_SIDE] == 1 - side
          || (mind->round == cells[WAR_GAME_ROUND] && mind->side == cells[WAR_GAME_SIDE]));

  if (!is_planned && side != WAR_NONE && war_look_ahead_is_possible (setup))
    {
      mind->posture = war_look_ahead_choose (setup, view, seat, n_playouts, &mind->generator);
      mind->has_plan = TRUE;
      mind->round = cells[WAR_GAME_ROUND];
      mind->side = cells[WAR_GAME_SIDE];
    }

  return keep_posture (setup, view, seat, mind, order);
}

gboolean
war_steady_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                    WarOrder *order)
{
  return command (setup, view, seat, WAR_LOOK_AHEAD_STEADY, mind, order);
}

gboolean
war_veteran_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                     WarOrder *order)
{
  return command (setup, view, seat, WAR_LOOK_AHEAD_VETERAN, mind, order);
}
