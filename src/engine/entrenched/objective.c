/* objective.c: control points, and objectives that are carried home
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/field/transform.h"

void
war_entrenched_score (WarContext *context)
{
  const WarEntrenched *data = war_entrenched_get_data (context->setup);
  gint side = war_context_get_game (context)[WAR_GAME_SIDE];
  WarLength reach = data->rules->numbers[WAR_ENTRENCHED_POINT_REACH];
  gint32 *points = &war_context_get_side (context, side)[WAR_ENTRENCHED_SIDE_POINTS];

  for (guint i = 0; i < data->n_markers; i++)
    {
      guint marker = data->first_marker + i;
      const gint32 *cells = war_context_get_piece (context, marker);

      if (cells[WAR_ENTRENCHED_PIECE_KIND] != WAR_ENTRENCHED_CONTROL_POINT
          || war_entrenched_find_near (context->setup, context->state, side,
                                       war_piece_get_position (cells), reach, FALSE)
               == WAR_NONE
          || war_entrenched_find_near (context->setup, context->state, 1 - side,
                                       war_piece_get_position (cells), reach, FALSE)
               != WAR_NONE)
        continue;

      war_context_tell (context, WAR_ENTRENCHED_EVENT_SCORED, (gint) marker, WAR_NONE,
                        "entrenched.9.2", side, ++*points);
    }
}

/* A unit within reach takes the objective: entrenched.9.3, entrenched.E-17. */
static void
take (WarContext *context, gint side, guint objective)
{
  gint32 *cells = war_context_get_piece (context, objective);
  gint piece = war_entrenched_find_near (
    context->setup, context->state, side, war_piece_get_position (cells),
    war_entrenched_get_number (context->setup, WAR_ENTRENCHED_TAKE_REACH), TRUE);

  if (piece == WAR_NONE)
    return;

  cells[WAR_ENTRENCHED_PIECE_CARRIER] = piece;
  war_context_get_piece (context, (guint) piece)[WAR_ENTRENCHED_PIECE_LOAD] = (gint32) objective;
  war_context_add (context, WAR_ENTRENCHED_EVENT_TAKEN, piece, (gint) objective, "entrenched.9.3");
}

void
war_entrenched_take_objectives (WarContext *context)
{
  const gint32 *game = war_context_get_game (context);
  const GArray *conditions = war_entrenched_get_data (context->setup)->conditions;
  gint side = game[WAR_GAME_SIDE];
  const WarPlacedCondition *condition;

  for (guint i = 0;
       game[WAR_ENTRENCHED_GAME_WINNER] == WAR_WINNER_NONE
       && (condition = war_conditions_find_next (conditions, WAR_CONDITION_CARRY, side, &i))
            != NULL;
       i++)
    {
      const gint32 *carrier
        = &war_context_get_piece (context, (guint) condition->piece)[WAR_ENTRENCHED_PIECE_CARRIER];

      if (*carrier == WAR_NONE)
        take (context, side, (guint) condition->piece);
      if (*carrier != WAR_NONE
          && war_entrenched_is_in_zone (
            context->setup, context->state, (guint) *carrier,
            war_entrenched_get_zone (context->setup, context->state, side)))
        war_entrenched_end_game (context, side == 0 ? WAR_WINNER_SIDE_1 : WAR_WINNER_SIDE_2,
                                 (gint) i, condition->clause);
    }
}
