/* objective.c: control points, and objectives that are carried home
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/field/transform.h"

static gboolean
is_in (const WarZone *zone, WarPosition position)
{
  return war_zone_locate (zone, position) != WAR_LOCATION_OUTSIDE;
}

gboolean
war_entrenched_is_in_zone (const WarSetup *setup, const WarState *state, guint piece,
                           const WarZone *zone)
{
  return is_in (zone, war_entrenched_get_base (setup, state, piece).centre);
}

gint
war_entrenched_find_near (const WarSetup *setup, const WarState *state, gint side,
                          WarPosition position, WarLength reach, gboolean has_free_hands)
{
  gint nearest = WAR_NONE;

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_SIDE] != side || !war_entrenched_stands (setup, state, (gint) i)
          || (has_free_hands && cells[WAR_ENTRENCHED_PIECE_LOAD] != WAR_NONE))
        continue;

      WarBase base = war_entrenched_get_base (setup, state, i);
      WarLength farthest = reach + (base.width + base.depth) / 2, distance;

      /* No base reaches farther from its middle. */
      if (ABS (base.centre.x - position.x) > farthest
          || ABS (base.centre.y - position.y) > farthest)
        continue;

      /* The next must be nearer. */
      distance = war_base_get_position_distance (&base, position);
      if (distance <= reach)
        {
          nearest = (gint) i;
          reach = distance - 1;
        }
    }

  return nearest;
}

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

/* The next condition, from that one on, by which the side wins with an objective of the enemy's;
 * NULL. */
static const WarPlacedCondition *
find_prize (const WarEntrenched *data, gint side, guint *condition)
{
  for (; *condition < data->conditions->len; (*condition)++)
    {
      const WarPlacedCondition *found = war_conditions_get (data->conditions, *condition);

      if (found->kind == WAR_CONDITION_CARRY && found->side == side)
        return found;
    }

  return NULL;
}

static void
exchange (gint32 *a, gint32 *b, guint column)
{
  gint32 cell = a[column];

  a[column] = b[column];
  b[column] = cell;
}

/* An objective that lay in its owner's zone, without another to change places with, lies in the
 * middle of the zone that the owner has now (9.3). Else it would be home before it is taken. */
static void
follow_owner (const WarSetup *setup, WarState *state, const WarPlacedCondition *condition)
{
  gint owner = 1 - condition->side;
  gint32 *cells = war_setup_get_piece (setup, state, (guint) condition->piece);
  const WarZone *zone = war_entrenched_get_zone (setup, state, owner);
  WarPosition middle = war_shape_get_middle (&zone->shape);

  if (!is_in (war_entrenched_get_data (setup)->zones[owner], war_piece_get_position (cells))
      || !is_in (zone, middle))
    return;

  war_piece_set_position (cells, middle);
}

/* What one side has to fetch lies where the other's lay: entrenched.E-1. */
void
war_entrenched_swap_objectives (const WarSetup *setup, WarState *state)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const WarPlacedCondition *first, *second;
  guint i = 0, j = 0;

  while ((first = find_prize (data, 0, &i)) != NULL && (second = find_prize (data, 1, &j)) != NULL)
    {
      gint32 *a = war_setup_get_piece (setup, state, (guint) first->piece);
      gint32 *b = war_setup_get_piece (setup, state, (guint) second->piece);

      exchange (a, b, WAR_PIECE_TYPE);
      exchange (a, b, WAR_PIECE_X);
      exchange (a, b, WAR_PIECE_Y);
      i++;
      j++;
    }

  for (; (first = find_prize (data, 0, &i)) != NULL; i++)
    follow_owner (setup, state, first);
  for (; (second = find_prize (data, 1, &j)) != NULL; j++)
    follow_owner (setup, state, second);
}

/* A unit within reach takes the objective: entrenched.9.3, entrenched.E-17. */
static void
take (WarContext *context, gint side, guint objective)
{
  gint32 *cells = war_context_get_piece (context, objective);
  gint piece = war_entrenched_find_near (
    context->setup, context->state, side, war_piece_get_position (cells),
    war_entrenched_get_data (context->setup)->rules->numbers[WAR_ENTRENCHED_TAKE_REACH], TRUE);

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
  gint side = game[WAR_GAME_SIDE];
  const WarPlacedCondition *condition;

  for (guint i = 0;
       game[WAR_ENTRENCHED_GAME_WINNER] == WAR_WINNER_NONE
       && (condition = find_prize (war_entrenched_get_data (context->setup), side, &i)) != NULL;
       i++)
    {
      const gint32 *cells = war_context_get_piece (context, (guint) condition->piece);

      if (cells[WAR_ENTRENCHED_PIECE_CARRIER] == WAR_NONE)
        take (context, side, (guint) condition->piece);
      if (cells[WAR_ENTRENCHED_PIECE_CARRIER] != WAR_NONE
          && war_entrenched_is_in_zone (
            context->setup, context->state, (guint) cells[WAR_ENTRENCHED_PIECE_CARRIER],
            war_entrenched_get_zone (context->setup, context->state, side)))
        war_entrenched_end_game (context, side == 0 ? WAR_WINNER_SIDE_1 : WAR_WINNER_SIDE_2,
                                 (gint) i, condition->clause);
    }
}
