/* mind.c: the solo commander of Entrenched!: ideas for every decision
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/commander/mind.h"

G_STATIC_ASSERT (WAR_ENTRENCHED_MAX_UNITS <= WAR_THREATS_MAX);
G_STATIC_ASSERT (WAR_ENTRENCHED_MAX_WEAPONS <= WAR_THREAT_MAX_WEAPONS);

gboolean
war_entrenched_is_own (const WarEntrenchedMind *mind, guint piece)
{
  return war_entrenched_stands (mind->setup, mind->view, (gint) piece)
         && war_entrenched_get_owner (mind->setup, mind->view, piece) == mind->seat;
}

static void
find_enemies (WarEntrenchedMind *mind)
{
  mind->enemies->n_items = 0;
  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_entrenched_stands (mind->setup, mind->view, (gint) i)
        && war_entrenched_get_owner (mind->setup, mind->view, i) != mind->seat)
      {
        WarBase base = war_entrenched_get_base (mind->setup, mind->view, i);

        war_threats_add (mind->enemies, mind->memo->cells, i, &base);
      }
}

static void
think_of_acts (WarEntrenchedMind *mind)
{
  switch (war_setup_peek_game (mind->setup, mind->view)[WAR_GAME_PHASE])
    {
    case WAR_ENTRENCHED_PHASE_MOVEMENT:
      war_entrenched_look_for_bars (mind);
      war_entrenched_think_of_places (mind);
      if (mind->ideas.n_items == 0)
        war_entrenched_think_of_moves (mind);
      break;
    case WAR_ENTRENCHED_PHASE_RANGED:
      war_entrenched_think_of_shots (mind);
      break;
    case WAR_ENTRENCHED_PHASE_MELEE:
    default:
      war_entrenched_think_of_fights (mind);
    }

  war_ideas_add_plain (&mind->ideas, WAR_ENTRENCHED_ORDER_END_PHASE, WAR_NONE, 0);
}

static void
think (WarEntrenchedMind *mind, const gint32 *decision)
{
  guint subject = (guint) decision[WAR_DECISION_SUBJECT];
  guint enemy = (guint) decision[WAR_DECISION_ARGUMENT];

  switch ((WarEntrenchedDecision) decision[WAR_DECISION_KIND])
    {
    case WAR_ENTRENCHED_DECIDE_ROLL_OFF:
      war_ideas_add_plain (&mind->ideas, WAR_ENTRENCHED_ORDER_ROLL_OFF, WAR_NONE, 0);
      break;
    case WAR_ENTRENCHED_DECIDE_FIRST: /* whoever shoots first has the better of it */
      war_ideas_add_plain (&mind->ideas, WAR_ENTRENCHED_ORDER_CHOOSE_FIRST, WAR_NONE,
                           mind->seat + 1);
      break;
    case WAR_ENTRENCHED_DECIDE_EDGE:
      war_ideas_add_plain (&mind->ideas, WAR_ENTRENCHED_ORDER_CHOOSE_EDGE, WAR_NONE, 0);
      break;
    case WAR_ENTRENCHED_DECIDE_WAVES:
      war_entrenched_think_of_waves (mind);
      break;
    case WAR_ENTRENCHED_DECIDE_PLACE:
      war_entrenched_look_for_bars (mind);
      war_entrenched_think_of_places (mind);
      break;
    case WAR_ENTRENCHED_DECIDE_RESPOND:
      war_ideas_add_plain (&mind->ideas, WAR_ENTRENCHED_ORDER_RESPOND, WAR_NONE, 0);
      break;
    case WAR_ENTRENCHED_DECIDE_COUNTER_FIRE:
      war_entrenched_think_of_counter_fire (mind, subject);
      break;
    case WAR_ENTRENCHED_DECIDE_STRIKE:
      war_entrenched_think_of_strikes (mind, WAR_ENTRENCHED_ORDER_STRIKE, subject, enemy);
      break;
    case WAR_ENTRENCHED_DECIDE_STRIKE_BACK:
      war_entrenched_think_of_strikes (mind, WAR_ENTRENCHED_ORDER_STRIKE_BACK, subject, enemy);
      break;
    case WAR_ENTRENCHED_DECIDE_MORALE:
      war_ideas_add_plain (&mind->ideas, WAR_ENTRENCHED_ORDER_TEST_MORALE, WAR_NONE, 0);
      break;
    case WAR_ENTRENCHED_DECIDE_ACT:
    default:
      think_of_acts (mind);
    }
}

guint
war_entrenched_think (const WarSetup *setup, const WarState *view, gint seat,
                      const WarPosture *posture, WarIdea *ideas, guint maximum)
{
  WarThreats enemies; /* large, and filled in as far as there are some */
  WarEntrenchedMind mind = {
    .setup = setup,
    .data = war_entrenched_get_data (setup),
    .memo = war_entrenched_get_memo (setup),
    .view = view,
    .seat = seat,
    .posture = posture,
    .ideas = { setup, view, seat, ideas, .maximum = maximum },
    .enemies = &enemies,
  };
  const gint32 *decision = war_decision_peek (setup, view, seat);

  g_return_val_if_fail (decision != NULL, 0);

  find_enemies (&mind);
  war_entrenched_find_goals (&mind);
  war_entrenched_find_shelters (&mind);
  think (&mind, decision);

  return mind.ideas.n_items;
}
