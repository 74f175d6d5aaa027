/* victory.c: who has won: places held, sides without units, the round limit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* Ends of players' turns in a round: what is held for rounds counts both players' (E-19). */
#define TURNS_A_ROUND 2

static const WarPlacedCondition *
get_condition (const WarContext *context, gint index)
{
  return war_conditions_get (war_entrenched_get_data (context->setup)->conditions, (guint) index);
}

static gboolean
is_over (const WarContext *context)
{
  return war_context_get_game (context)[WAR_ENTRENCHED_GAME_WINNER] != WAR_WINNER_NONE;
}

void
war_entrenched_end_game (WarContext *context, gint winner, gint condition, const char *clause)
{
  gint32 *game = war_context_get_game (context);

  g_return_if_fail (winner != WAR_WINNER_NONE && !is_over (context));

  game[WAR_ENTRENCHED_GAME_WINNER] = winner;
  game[WAR_ENTRENCHED_GAME_REASON] = condition;
  war_context_tell (context, WAR_ENTRENCHED_EVENT_OVER, WAR_NONE, WAR_NONE, clause, winner,
                    condition);
}

static void
end_by (WarContext *context, gint winner, gint condition)
{
  if (winner != WAR_WINNER_NONE)
    war_entrenched_end_game (context, winner, condition,
                             get_condition (context, condition)->clause);
}

const WarZone *
war_entrenched_get_held_zone (const WarSetup *setup, const WarState *state,
                              const WarPlacedCondition *condition)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    if (condition->zone == data->zones[side])
      return war_entrenched_get_zone (setup, state, side);

  return condition->zone;
}

/* Counts a turn for each unit of the side in the zone, starts afresh for the others; the most that
 * any of them has, and which. */
static gint
count_zone (WarContext *context, const WarPlacedCondition *condition, gint *piece)
{
  const WarZone *zone = war_entrenched_get_held_zone (context->setup, context->state, condition);
  gint most = 0;

  *piece = WAR_NONE;
  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_PIECE_SIDE] != condition->side)
        continue;

      cells[WAR_ENTRENCHED_PIECE_ZONE_TURNS]
        = war_entrenched_stands (context->setup, context->state, (gint) i)
              && war_entrenched_is_in_zone (context->setup, context->state, i, zone)
            ? cells[WAR_ENTRENCHED_PIECE_ZONE_TURNS] + 1
            : 0;
      if (cells[WAR_ENTRENCHED_PIECE_ZONE_TURNS] > most)
        {
          most = cells[WAR_ENTRENCHED_PIECE_ZONE_TURNS];
          *piece = (gint) i;
        }
    }

  return most;
}

/* The same for the side at a point, where any of its units will do. */
static gint
count_point (WarContext *context, const WarPlacedCondition *condition, gint *piece)
{
  gint32 *side = war_context_get_side (context, condition->side);

  *piece = war_entrenched_find_near (context->setup, context->state, condition->side,
                                     condition->point->position, condition->reach, FALSE);
  side[WAR_ENTRENCHED_SIDE_HELD] = *piece == WAR_NONE ? 0 : side[WAR_ENTRENCHED_SIDE_HELD] + 1;
  return side[WAR_ENTRENCHED_SIDE_HELD];
}

/* Whether what has to be held has been held long enough: entrenched.E-19. */
static gboolean
count_condition (WarContext *context, gint index)
{
  const WarPlacedCondition *condition = get_condition (context, index);
  gboolean is_zone = condition->kind == WAR_CONDITION_HOLD_ZONE;
  gint needed = condition->count * (is_zone ? TURNS_A_ROUND : 1), piece;
  gint turns
    = is_zone ? count_zone (context, condition, &piece) : count_point (context, condition, &piece);

  if (turns == 0)
    return FALSE;

  war_context_tell (context, WAR_ENTRENCHED_EVENT_HELD, piece, WAR_NONE, "entrenched.E-19",
                    condition->side, index, turns, needed);
  return turns >= needed;
}

void
war_entrenched_count_holding (WarContext *context)
{
  const GArray *conditions = war_entrenched_get_data (context->setup)->conditions;
  WarReached reached = WAR_REACHED_NOTHING;
  gint winner, by;

  for (gint i = 0; i < (gint) conditions->len; i++)
    {
      const WarPlacedCondition *condition = get_condition (context, i);

      if (!condition->is_off && war_condition_is_for_holding (condition->kind)
          && count_condition (context, i))
        war_reached_note (&reached, conditions, i);
    }

  winner = war_reached_judge (&reached, &by);
  end_by (context, winner, by);
}

static gboolean
has_units (const WarContext *context, gint side)
{
  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    if (war_entrenched_get_owner (context->setup, context->state, i) == side
        && war_entrenched_stands (context->setup, context->state, (gint) i))
      return TRUE;

  return war_entrenched_has_reserves (context->setup, context->state, side);
}

void
war_entrenched_look_for_losers (WarContext *context)
{
  gboolean has_first, has_second;
  gint condition;

  if (is_over (context))
    return;

  has_first = has_units (context, 0);
  has_second = has_units (context, 1);
  if (has_first && has_second)
    return;

  if (!has_first && !has_second)
    {
      war_entrenched_end_game (context, WAR_WINNER_DRAW, WAR_NONE, "entrenched.E-26");
      return;
    }

  condition = war_conditions_find (war_entrenched_get_data (context->setup)->conditions,
                                   WAR_CONDITION_DESTROY_ALL, has_first ? 0 : 1);
  war_entrenched_end_game (context, has_first ? WAR_WINNER_SIDE_1 : WAR_WINNER_SIDE_2, condition,
                           condition == WAR_NONE ? "entrenched.E-26"
                                                 : get_condition (context, condition)->clause);
}

/* Units that are left: in attrition those too that wait, lie or are in care. */
static WarStanding
get_standing (const WarContext *context, gint side)
{
  const gint32 *cells = war_context_get_side (context, side);
  WarStanding standing = {
    .killed = cells[WAR_ENTRENCHED_SIDE_KILLED],
    .points = cells[WAR_ENTRENCHED_SIDE_POINTS],
  };

  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      const gint32 *unit = war_context_get_piece (context, i);

      standing.n_left += unit[WAR_PIECE_SIDE] == side
                         && (unit[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
                             || unit[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY);
    }

  return standing;
}

/* The rule by which nobody has won at the limit: that of the game type, if it says so. */
static const char *
find_draw_clause (const WarContext *context)
{
  static const char *const clauses[WAR_N_CONDITIONS] = {
    [WAR_CONDITION_MOST_KILLED] = "entrenched.E-23",
    [WAR_CONDITION_MOST_POINTS] = "entrenched.9.2",
    [WAR_CONDITION_CARRY] = "entrenched.9.3",
  };
  const WarEntrenched *data = war_entrenched_get_data (context->setup);

  if (data->has_attrition)
    return "entrenched.E-23";
  for (gint i = 0; i < (gint) data->conditions->len; i++)
    if (clauses[get_condition (context, i)->kind] != NULL)
      return clauses[get_condition (context, i)->kind];

  return "entrenched.1.8";
}

void
war_entrenched_end_at_limit (WarContext *context)
{
  const WarStanding standings[WAR_N_SIDES]
    = { get_standing (context, 0), get_standing (context, 1) };
  gint condition, winner = war_conditions_judge_limit (
                    war_entrenched_get_data (context->setup)->conditions, standings, &condition);

  end_by (context, winner, condition);
  if (!is_over (context))
    war_entrenched_end_game (context, WAR_WINNER_DRAW, WAR_NONE, find_draw_clause (context));
}
