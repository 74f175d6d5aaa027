/* playout.c: a battle that is played on in the mind
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/playout.h"

#include "engine/solo/quick.h"

/* Far more orders than any battle has that comes to an end. */
#define MAX_ORDERS 20000

/* After so many it is looked whether there is haste. */
#define BREATH 32

/* With so many pieces on the field, or yet to come, a system's thought costs what it says. */
#define USUAL_PIECES 32

gboolean
war_playout_is_possible (const WarSetup *setup)
{
  g_return_val_if_fail (setup != NULL, FALSE);

  return setup->play->think != NULL && setup->play->thought_cost > 0;
}

gboolean
war_playout_has_gaps (const WarSetup *setup, const WarState *view)
{
  if (!war_setup_has_secrets (setup))
    return FALSE;
  for (guint i = 0; i < WAR_N_TABLES; i++)
    for (guint row = 0; row < setup->layout->tables[i].n_rows; row++)
      for (guint column = 0; column < setup->layout->tables[i].n_columns; column++)
        if (war_state_peek_row (setup->layout, view, i, row)[column] == WAR_UNKNOWN)
          return TRUE;

  return FALSE;
}

gint
war_playout_get_side (const WarSetup *setup, const WarState *view, gint seat)
{
  return war_state_peek_row (setup->layout, view, WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_SIDE];
}

guint
war_playout_get_cost (const WarSetup *setup, const WarState *view)
{
  guint n_pieces = 0;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      gint32 presence = war_setup_peek_piece (setup, view, row)[WAR_PIECE_PRESENCE];

      n_pieces += presence == WAR_PRESENCE_ON_FIELD || presence == WAR_PRESENCE_AWAY;
    }
  return MAX (setup->play->thought_cost * n_pieces / USUAL_PIECES, 1);
}

/* A commander that keeps to the posture of its mind. */
static gboolean
keep_posture (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
              WarOrder *order)
{
  return war_solo_choose_in (setup, view, seat, &mind->posture, &mind->generator, order);
}

static void
man (const WarPlayoutPlan *plan, WarSession *session)
{
  gint side = war_playout_get_side (plan->setup, plan->view, plan->seat);

  for (guint i = 0; i < plan->setup->layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    {
      session->commanders[i] = keep_posture;
      if (war_playout_get_side (plan->setup, plan->view, (gint) i) == side)
        session->minds[i].posture = plan->posture;
    }
}

/* Until so many orders have been given; FALSE: there is haste. */
static gboolean
run (const WarPlayoutPlan *plan, WarSession *session, guint n_orders)
{
  for (guint n = 0; n < n_orders; n += BREATH)
    {
      guint until = MIN (session->game->records->len + BREATH, n_orders);

      if (plan->haste != NULL && g_atomic_int_get (&plan->haste->is_wanted))
        return FALSE;
      if (war_session_run (session, until).kind == WAR_STEP_OVER)
        return TRUE;
    }
  return TRUE;
}

/* Until the side has a turn again, whose it is not now or after the other's. */
static void
run_to_next_turn (const WarPlayoutPlan *plan, WarSession *session, gint side)
{
  const WarSetup *setup = plan->setup;
  const gint32 *cells = war_setup_peek_game (setup, session->game->state);
  gboolean was_other = FALSE;

  while (session->game->records->len < MAX_ORDERS)
    {
      guint n = session->game->records->len;

      war_session_run (session, n + 1);
      cells = war_setup_peek_game (setup, session->game->state);
      was_other |= cells[WAR_GAME_SIDE] == 1 - side;
      if (session->game->records->len == n || (was_other && cells[WAR_GAME_SIDE] == side))
        return;
    }
}

static void
count_gone (const WarPlayoutPlan *plan, const WarState *state, gint side)
{
  for (guint row = 0; row < plan->setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      const gint32 *before = war_setup_peek_piece (plan->setup, plan->view, row);
      const gint32 *after = war_setup_peek_piece (plan->setup, state, row);

      plan->gone[row] += before[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
                         && before[WAR_PIECE_SIDE] == side
                         && after[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE;
    }
}

WarPlayout
war_playout_run (const WarPlayoutPlan *plan)
{
  g_return_val_if_fail (plan != NULL && war_playout_is_possible (plan->setup), (WarPlayout){ 0 });

  g_autofree WarState *start = war_state_copy (plan->view);
  gint side = war_playout_get_side (plan->setup, plan->view, plan->seat);
  g_autoptr (WarGame) game = NULL;
  WarPlayout playout = { 0 };
  WarSession session;
  WarResult result;

  /* With dice of its own. */
  war_play_view (plan->setup, plan->view, plan->seat, plan->seed, start);
  game = war_game_continue (plan->setup, plan->seed, start);
  war_session_init (&session, game);
  man (plan, &session);
  if (plan->first != NULL)
    war_session_give (&session, plan->first, NULL, NULL);
  if (plan->gone != NULL && side != WAR_NONE)
    {
      run_to_next_turn (plan, &session, side);
      count_gone (plan, game->state, side);
    }
  playout.is_broken_off
    = !run (plan, &session, plan->max_orders > 0 ? plan->max_orders : MAX_ORDERS);
  result = war_play_get_result (plan->setup, game->state);
  playout.n_orders = game->records->len;
  war_session_clear (&session);

  if (side != WAR_NONE)
    {
      playout.balance = result.killed[side] - result.killed[1 - side];
      playout.winner
        = (result.winner == WAR_WINNER_SIDE_1 + side) - (result.winner == WAR_WINNER_SIDE_2 - side);
    }
  return playout;
}

gint64
war_playout_rate (const WarPlayout *playout)
{
  return playout->balance + (gint64) playout->winner * WAR_PLAYOUT_VICTORY;
}
