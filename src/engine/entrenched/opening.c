/* opening.c: before the first turn: who goes first, edges, waves, placing
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* Seats are numbered like sides. */

/* entrenched.1.6 */
static void
begin_units (const WarSetup *setup, WarState *state)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      const WarForceUnit *unit = war_entrenched_get_unit (setup, i);
      gint32 *cells = war_setup_get_piece (setup, state, i);

      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
      cells[WAR_PIECE_SIDE] = unit->side;
      cells[WAR_PIECE_TYPE] = (gint32) unit->type;
      cells[WAR_ENTRENCHED_PIECE_KIND] = WAR_ENTRENCHED_UNIT;
      cells[WAR_ENTRENCHED_PIECE_LEFT] = war_entrenched_get_type (setup, i)->wounds;
      if (data->has_attrition)
        cells[WAR_ENTRENCHED_PIECE_WAVE] = unit->wave;
      if (war_starts_put (setup, state, i))
        cells[WAR_ENTRENCHED_PIECE_INSIDE] = war_entrenched_find_shelter (setup, i, cells);
    }
}

static void
put_marker (const WarSetup *setup, WarState *state, guint row, const WarPoint *point,
            WarEntrenchedKind kind, gint side)
{
  const GPtrArray *points = war_entrenched_get_data (setup)->field->points;
  gint32 *cells = war_setup_get_piece (setup, state, row);
  guint index = 0;

  g_ptr_array_find ((GPtrArray *) points, point, &index);
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_PIECE_SIDE] = side;
  cells[WAR_PIECE_TYPE] = (gint32) index;
  war_piece_set_position (cells, point->position);
  cells[WAR_ENTRENCHED_PIECE_KIND] = (gint32) kind;
}

static void
begin_markers (const WarSetup *setup, WarState *state)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  guint row = data->first_marker;

  for (guint i = 0; i < data->conditions->len; i++)
    {
      const WarPlacedCondition *condition = war_conditions_get (data->conditions, i);

      if (condition->kind == WAR_CONDITION_CARRY)
        put_marker (setup, state, row++, condition->point, WAR_ENTRENCHED_OBJECTIVE,
                    1 - condition->side);
    }

  for (guint i = 0; data->has_points && i < data->field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (data->field->points, i);

      if (point->kind == WAR_POINT_CONTROL)
        put_marker (setup, state, row++, point, WAR_ENTRENCHED_CONTROL_POINT, 0);
    }
}

static gint
get_second_side (const WarContext *context)
{
  return 1 - war_context_get_game (context)[WAR_ENTRENCHED_GAME_FIRST];
}

/* Whether the unit is still to be placed before the first turn. */
gboolean
war_entrenched_is_to_place (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);

  return cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
         && cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_FIT
         && cells[WAR_ENTRENCHED_PIECE_WAVE] <= 1
         && !war_entrenched_is_reserve (setup, state, piece);
}

/* Whether one of the side is. */
gboolean
war_entrenched_has_unit_to_place (const WarSetup *setup, const WarState *state, gint side)
{
  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (war_entrenched_get_owner (setup, state, i) == side
        && war_entrenched_is_to_place (setup, state, i))
      return TRUE;

  return FALSE;
}

/* Who goes first: agreed, chosen or rolled for (1.3, E-24). TRUE if that is settled. */
static gboolean
go_on_with_first (WarContext *context)
{
  const WarOperation *operation = war_entrenched_get_data (context->setup)->operation;
  gint32 *game = war_context_get_game (context);

  if (game[WAR_ENTRENCHED_GAME_FIRST] != WAR_NONE)
    return TRUE;

  if (operation->first_side != 0)
    {
      game[WAR_ENTRENCHED_GAME_FIRST] = operation->first_side - 1;
      war_context_tell (context, WAR_ENTRENCHED_EVENT_FIRST, WAR_NONE, WAR_NONE, "entrenched.1.3",
                        game[WAR_ENTRENCHED_GAME_FIRST]);
      return TRUE;
    }

  if (operation->first_chooser != 0)
    war_context_open_decision (context, operation->first_chooser - 1, WAR_ENTRENCHED_DECIDE_FIRST);
  else
    war_context_open_decision (context, 0, WAR_ENTRENCHED_DECIDE_ROLL_OFF);

  return FALSE;
}

/* Who goes second chooses his edge (E-1), but not in an operation. */
static gboolean
go_on_with_edge (WarContext *context)
{
  if (!war_entrenched_get_data (context->setup)->may_choose_edge)
    return TRUE;

  war_context_open_decision (context, get_second_side (context), WAR_ENTRENCHED_DECIDE_EDGE);
  return FALSE;
}

/* Whether the operation leaves it to the side in which wave some unit comes. Who stands on the
 * field before anybody is placed has come with its wave: *last is the last of these. */
static gboolean
has_wave_to_choose (const WarContext *context, gint side, gint32 *last)
{
  gboolean has_choice = FALSE;

  *last = 1;
  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      const WarForceUnit *unit = war_entrenched_get_unit (context->setup, i);
      gint32 wave = war_context_get_piece (context, i)[WAR_ENTRENCHED_PIECE_WAVE];

      if (unit->side != side)
        continue;
      has_choice |= unit->wave == 0 && unit->arrives == 0;
      if (war_starts_is_placed (context->setup, i))
        *last = MAX (*last, wave);
    }

  return has_choice;
}

/* Both choose their waves at a time; who has done so waits for the other (E-18). */
static gboolean
go_on_with_waves (WarContext *context)
{
  gboolean is_settled = TRUE;

  if (!war_entrenched_get_data (context->setup)->has_attrition)
    return TRUE;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      gint32 *cells = war_context_get_side (context, side);

      if (!has_wave_to_choose (context, side, &cells[WAR_ENTRENCHED_SIDE_WAVE]))
        cells[WAR_ENTRENCHED_SIDE_READY] = 1;
      if (cells[WAR_ENTRENCHED_SIDE_READY] != 0)
        continue;

      war_context_open_decision (context, side, WAR_ENTRENCHED_DECIDE_WAVES);
      is_settled = FALSE;
    }

  return is_settled;
}

/* Whoever placed last, the other is next, the first player first; when one has no units left the
 * other places the rest (1.5, E-1). */
static gboolean
go_on_with_placing (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  gint next
    = game[WAR_GAME_SIDE] == WAR_NONE ? game[WAR_ENTRENCHED_GAME_FIRST] : 1 - game[WAR_GAME_SIDE];

  if (!war_entrenched_has_unit_to_place (context->setup, context->state, next))
    next = 1 - next;
  if (!war_entrenched_has_unit_to_place (context->setup, context->state, next))
    return TRUE;

  game[WAR_GAME_SIDE] = next;
  war_context_open_decision (context, next, WAR_ENTRENCHED_DECIDE_PLACE);
  return FALSE;
}

gboolean
war_entrenched_go_on_setting_up (WarContext *context)
{
  static gboolean (*const stages[]) (WarContext * context) = {
    [WAR_ENTRENCHED_STAGE_FIRST] = go_on_with_first,
    [WAR_ENTRENCHED_STAGE_EDGE] = go_on_with_edge,
    [WAR_ENTRENCHED_STAGE_WAVES] = go_on_with_waves,
    [WAR_ENTRENCHED_STAGE_PLACE] = go_on_with_placing,
  };
  gint32 *game = war_context_get_game (context);

  war_context_close_decisions (context, WAR_NONE);
  for (; game[WAR_ENTRENCHED_GAME_STAGE] < WAR_ENTRENCHED_STAGE_OVER;
       game[WAR_ENTRENCHED_GAME_STAGE]++)
    if (!stages[game[WAR_ENTRENCHED_GAME_STAGE]](context))
      return TRUE;

  return war_entrenched_begin_turn (context, game[WAR_ENTRENCHED_GAME_FIRST]);
}

/* No dice are rolled here: the first turn begins with movement, even if all stand already. */
void
war_entrenched_begin (const WarSetup *setup, WarState *state)
{
  war_setup_seat_sides (setup, state);
  begin_units (setup, state);
  begin_markers (setup, state);
  war_setup_go_on (setup, state, war_entrenched_go_on_setting_up);
}

/* The roll-off. */

static gboolean
carry_out_roll_off (WarContext *context, const WarOrder *order, guint piece)
{
  gint higher;

  if (!war_context_roll_off (context, "roll-off", "entrenched.1.3", WAR_ENTRENCHED_EVENT_ROLLED_OFF,
                             WAR_ENTRENCHED_EVENT_TIED, &higher))
    return FALSE;

  war_context_get_game (context)[WAR_ENTRENCHED_GAME_FIRST] = higher;
  return war_entrenched_go_on_setting_up (context);
}

const WarOrderRule war_entrenched_roll_off_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ROLL_OFF,
  .carry_out = carry_out_roll_off,
};

/* Choices. */

static gboolean
carry_out_first (WarContext *context, const WarOrder *order, guint piece)
{
  gint32 *game = war_context_get_game (context);

  game[WAR_ENTRENCHED_GAME_FIRST] = order->arguments[0] - 1;
  war_context_tell (context, WAR_ENTRENCHED_EVENT_FIRST, WAR_NONE, WAR_NONE, "entrenched.E-24",
                    game[WAR_ENTRENCHED_GAME_FIRST]);
  return war_entrenched_go_on_setting_up (context);
}

const WarOrderRule war_entrenched_choose_first_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_FIRST,
  .least = 1,
  .most = WAR_N_SIDES,
  .carry_out = carry_out_first,
};

static gboolean
carry_out_edge (WarContext *context, const WarOrder *order, guint piece)
{
  const WarEntrenched *data = war_entrenched_get_data (context->setup);
  gint32 *game = war_context_get_game (context);
  WarEvent *event
    = war_context_add (context, WAR_ENTRENCHED_EVENT_EDGE, WAR_NONE, WAR_NONE, "entrenched.E-1");

  game[WAR_ENTRENCHED_GAME_SWAPPED] = order->arguments[0];
  if (order->arguments[0] != 0)
    war_conditions_swap_pieces (data->conditions, context->setup, context->state, data->zones);
  event->arguments[0] = order->seat;
  event->arguments[1] = order->arguments[0];

  game[WAR_ENTRENCHED_GAME_STAGE] = WAR_ENTRENCHED_STAGE_WAVES;
  return war_entrenched_go_on_setting_up (context);
}

const WarOrderRule war_entrenched_choose_edge_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_EDGE,
  .most = 1,
  .carry_out = carry_out_edge,
};

/* The side's waves, and whether the operation says itself in which of them some units come: then it
 * answers for their sizes. */
static WarWaves
sum_waves (const WarSetup *setup, const WarState *state, gint side, gboolean *is_given)
{
  WarWaves waves = { 0 };

  *is_given = FALSE;
  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (war_entrenched_get_owner (setup, state, i) == side
        && !war_entrenched_is_reserve (setup, state, i))
      {
        *is_given |= war_entrenched_get_unit (setup, i)->wave != 0;
        war_waves_add (&waves, war_setup_peek_piece (setup, state, i)[WAR_ENTRENCHED_PIECE_WAVE],
                       war_entrenched_get_type (setup, i)->type->cost);
      }

  return waves;
}

/* An amendment is that none costs more than half. */
static gboolean
may_be_ready (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
              WarRefusal *refusal)
{
  gboolean is_limited = war_setup_is_amended (setup, WAR_ENTRENCHED_AMENDMENT_WAVES);
  gboolean is_given;
  WarWaves waves = sum_waves (setup, state, seat, &is_given);

  if (waves.n_units[0] > 0)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_WAVES, "entrenched.E-18", 0, 0);
  if (is_given)
    return TRUE;

  for (guint i = 1; i <= WAR_ENTRENCHED_N_WAVES; i++)
    if (war_waves_is_empty (&waves, i) || (is_limited && war_waves_is_costly (&waves, i)))
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_WAVES, "entrenched.E-18", (gint32) i,
                         waves.n_units[i] > 0);

  return TRUE;
}

static gboolean
carry_out_ready (WarContext *context, const WarOrder *order, guint piece)
{
  war_context_get_side (context, order->seat)[WAR_ENTRENCHED_SIDE_READY] = 1;
  return war_entrenched_go_on_setting_up (context);
}

const WarOrderRule war_entrenched_ready_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_WAVES,
  .may = may_be_ready,
  .carry_out = carry_out_ready,
};
