/* transport.c: lorries that carry units of End of Empires 1914 (empires.C-23)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* So many carry an infantry unit together. */
#define N_TOGETHER 4

/* Who alights is laid so far off what it touches, that nothing overlaps by rounding. */
#define GAP 5

/* How far round about a load that has lost its lorry finds a place. */
#define MOST_ASIDE (30 * WAR_CENTIMETRE)
#define N_DIRECTIONS 16

typedef struct
{
  guint n_units;
  guint units[N_TOGETHER];
} Carriers;

/* Those that carry the unit, by number. */
static Carriers
find_carriers (const WarSetup *setup, const WarState *state, guint unit)
{
  Carriers carriers = { 0 };

  for (guint i = 0; i < setup->n_units && carriers.n_units < N_TOGETHER; i++)
    if (war_ranks_stands (setup, state, i) && war_empires_get_load (setup, state, i) == (gint) unit)
      carriers.units[carriers.n_units++] = i;

  return carriers;
}

/* Boarding ------------------------------------------------------------------------------------ */

guint
war_empires_count_lorries (const WarSetup *setup, guint unit)
{
  return war_empires_get_type (setup, unit)->branch == WAR_EMPIRES_INFANTRY ? N_TOGETHER : 1;
}

/* It is in command as the unit is, which it touches and does the same. */
static gboolean
may_take (const WarSetup *setup, const WarState *state, guint vehicle, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, vehicle);

  return war_empires_get_type (setup, vehicle)->branch == WAR_EMPIRES_VEHICLE
         && !war_ranks_is_enemy (setup, vehicle, unit) && war_ranks_stands (setup, state, vehicle)
         && cells[WAR_EMPIRES_UNIT_STATE_LOAD] == WAR_NONE
         && cells[WAR_EMPIRES_UNIT_STATE_COMMAND] == WAR_EMPIRES_COMMAND_NONE
         && !war_empires_is_pinned (setup, state, vehicle)
         && war_ranks_touches (setup, state, vehicle, unit)
         && war_empires_is_free (setup, state, vehicle, NULL);
}

/* Empty ones that touch the unit, as many as it needs, by number. */
static Carriers
find_empty (const WarSetup *setup, const WarState *state, guint unit)
{
  Carriers carriers = { 0 };

  for (guint i = 0; i < setup->n_units; i++)
    if (carriers.n_units < war_empires_count_lorries (setup, unit)
        && may_take (setup, state, i, unit))
      carriers.units[carriers.n_units++] = i;

  return carriers;
}

static gboolean
can_board (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);

  switch (war_empires_get_type (setup, unit)->branch)
    {
    case WAR_EMPIRES_INFANTRY:
      return cells[WAR_EMPIRES_UNIT_STATE_PRONE] == 0;
    case WAR_EMPIRES_MACHINE_GUN:
      return TRUE;
    case WAR_EMPIRES_BATTERY:
      return cells[WAR_EMPIRES_UNIT_STATE_LIMBERED] != 0;
    case WAR_EMPIRES_CAVALRY:
    case WAR_EMPIRES_COMMANDER:
    case WAR_EMPIRES_VEHICLE:
    default:
      return FALSE;
    }
}

/* Whether its side began with any. */
static gboolean
has_lorries (const WarSetup *setup, guint unit)
{
  for (guint i = 0; i < setup->n_units; i++)
    if (!war_ranks_is_enemy (setup, i, unit)
        && war_empires_get_type (setup, i)->branch == WAR_EMPIRES_VEHICLE)
      return TRUE;
  return FALSE;
}

static gboolean
may_board (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  WarEmpiresBranch branch = war_empires_get_type (setup, unit)->branch;
  gint32 piece = (gint32) war_ranks_first (setup, unit);
  guint n_empty;

  if (!has_lorries (setup, unit))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-23", piece, 0);
  if (!can_board (setup, state, unit))
    return war_refuse (refusal,
                       branch == WAR_EMPIRES_BATTERY || branch == WAR_EMPIRES_INFANTRY
                         ? WAR_EMPIRES_REFUSAL_CANNOT
                         : WAR_EMPIRES_REFUSAL_NEVER,
                       "empires.C-23", piece, 0);
  if (war_empires_is_pinned (setup, state, unit))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_PINNED, "empires.C-15", piece, 0);
  if (!war_empires_may_begin (setup, state, unit, WAR_EMPIRES_COMMAND_BOARD, refusal))
    return FALSE;

  n_empty = find_empty (setup, state, unit).n_units;
  return n_empty == war_empires_count_lorries (setup, unit)
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_LORRY, "empires.C-23", piece,
                        (gint32) n_empty);
}

static gboolean
carry_out_board (WarContext *context, const WarOrder *order, guint unit)
{
  guint first = war_ranks_first (context->setup, unit);
  Carriers carriers = find_empty (context->setup, context->state, unit);
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);

  for (guint i = 0; i < carriers.n_units; i++)
    {
      gint32 *vehicle = war_setup_get_formation (context->setup, context->state, carriers.units[i]);

      vehicle[WAR_EMPIRES_UNIT_STATE_LOAD] = (gint32) unit;
      vehicle[WAR_EMPIRES_UNIT_STATE_COMMAND] = WAR_EMPIRES_COMMAND_BOARD;
    }
  war_ranks_set_presence (context->setup, context->state, unit, WAR_PRESENCE_AWAY);
  cells[WAR_EMPIRES_UNIT_STATE_CARRIED] = 1;
  cells[WAR_EMPIRES_UNIT_STATE_BENT] = 0;
  cells[WAR_EMPIRES_UNIT_STATE_COMMAND] = WAR_EMPIRES_COMMAND_BOARD;
  war_context_add (context, WAR_EMPIRES_EVENT_BOARDED, (gint) first,
                   (gint) war_ranks_first (context->setup, carriers.units[0]), "empires.C-23");
  return TRUE;
}

const WarOrderRule war_empires_board_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_board,
  .carry_out = carry_out_board,
};

/* Alighting ----------------------------------------------------------------------------------- */

static void
get_poses (const WarSetup *setup, guint unit, gint32 *first, gint32 *last)
{
  WarEmpiresBranch branch = war_empires_get_type (setup, unit)->branch;

  *first = branch == WAR_EMPIRES_INFANTRY  ? WAR_EMPIRES_POSE_LINE
           : branch == WAR_EMPIRES_BATTERY ? WAR_EMPIRES_POSE_LIMBERED
                                           : WAR_EMPIRES_POSE_SINGLE;
  *last = branch == WAR_EMPIRES_INFANTRY ? WAR_EMPIRES_POSE_COLUMN : *first;
}

static gint32
get_shape (gint32 pose)
{
  return pose == WAR_EMPIRES_POSE_COLUMN ? WAR_FORMATION_COLUMN : WAR_FORMATION_LINE;
}

/* How far to the right of the base's middle the middle of all that carry lies, for that heading. */
static WarLength
find_aside (const WarSetup *setup, const WarState *state, const Carriers *carriers,
            const WarBase *base, WarHeading heading)
{
  gint64 sum = 0;

  for (guint i = 0; i < carriers->n_units; i++)
    {
      WarPosition centre = war_ranks_get_whole (setup, state, carriers->units[i]).centre;

      sum += (gint64) (centre.x - base->centre.x) * war_heading_cosine (heading)
             + (gint64) (centre.y - base->centre.y) * war_heading_sine (heading);
    }

  return carriers->n_units == 0 ? 0 : (WarLength) (sum / carriers->n_units / WAR_SINE_ONE);
}

/* With its rear along an edge of the vehicle, looking away from it, in the middle of all that carry
 * it. */
static WarBase
place_beside (const WarSetup *setup, const WarState *state, guint unit, guint vehicle, gint32 pose,
              WarEdge edge)
{
  Carriers carriers = find_carriers (setup, state, unit);
  WarBase base = war_ranks_get_whole (setup, state, vehicle);
  WarHeading heading = war_base_get_edge_heading (&base, edge);
  gboolean is_end = edge == WAR_EDGE_FRONT || edge == WAR_EDGE_REAR;
  WarLength off = (is_end ? base.depth : base.width) / 2 + GAP;
  WarBase whole
    = war_ranks_place_whole (setup, state, unit, get_shape (pose), (WarPosition){ 0, 0 }, heading);

  return war_base_place (war_position_offset (base.centre, heading,
                                              find_aside (setup, state, &carriers, &base, heading),
                                              off + whole.depth / 2),
                         heading, whole.width, whole.depth);
}

static gboolean
touches (const WarSetup *setup, const WarState *state, const WarBase *bases, guint n_bases,
         guint vehicle)
{
  WarBase other = war_ranks_get_whole (setup, state, vehicle);

  for (guint i = 0; i < n_bases; i++)
    if (war_base_is_within (&bases[i], &other, WAR_MILLIMETRE / 2))
      return TRUE;

  return FALSE;
}

/* Whether it has room there, and touches all that carry it. */
static gboolean
may_alight_as (const WarSetup *setup, const WarState *state, guint unit, guint vehicle, gint32 pose,
               WarEdge edge, WarRefusal *refusal)
{
  Carriers carriers = find_carriers (setup, state, unit);
  WarBase whole = place_beside (setup, state, unit, vehicle, pose, edge);
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_split (setup, state, unit, get_shape (pose), &whole, bases);

  for (guint i = 0; i < carriers.n_units; i++)
    if (!touches (setup, state, bases, n_bases, carriers.units[i]))
      return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NOT_TOUCHING, "empires.C-23",
                         (gint32) war_ranks_first (setup, carriers.units[i]), 0);

  return war_empires_has_room (setup, state, unit, bases, n_bases, FALSE, refusal);
}

static gboolean
may_alight (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint vehicle,
            WarRefusal *refusal)
{
  gint32 piece = (gint32) war_ranks_first (setup, vehicle);
  gint load = war_empires_get_load (setup, state, vehicle);
  Carriers carriers;

  if (load == WAR_NONE)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-23", piece, 0);
  if (!war_empires_may_begin (setup, state, vehicle, WAR_EMPIRES_COMMAND_BOARD, refusal))
    return FALSE;

  carriers = find_carriers (setup, state, (guint) load);
  for (guint i = 0; i < carriers.n_units; i++)
    if (war_setup_peek_formation (setup, state, carriers.units[i])[WAR_EMPIRES_UNIT_STATE_COMMAND]
        != WAR_EMPIRES_COMMAND_NONE)
      return war_refuse (refusal, WAR_EMPIRES_REFUSAL_DONE, "empires.C-23",
                         (gint32) war_ranks_first (setup, carriers.units[i]), 0);

  return TRUE;
}

static gboolean
check_alight (const WarSetup *setup, const WarState *state, const WarOrder *order, guint vehicle,
              WarRefusal *refusal)
{
  guint load = (guint) war_empires_get_load (setup, state, vehicle);
  gint32 pose = order->arguments[0], edge = order->arguments[1], first, last;

  get_poses (setup, load, &first, &last);
  if (pose < first || pose > last || edge < 1 || edge > WAR_N_EDGES)
    return war_refuse_malformed (refusal);

  return may_alight_as (setup, state, load, vehicle, pose, (WarEdge) (edge - 1), refusal);
}

static void
add_edges (const WarSetup *setup, const WarState *state, guint vehicle, gint32 pose,
           WarDomain *edges)
{
  guint load = (guint) war_empires_get_load (setup, state, vehicle);

  war_domain_clear (edges, 1);
  for (gint32 edge = 0; edge < WAR_N_EDGES; edge++)
    if (may_alight_as (setup, state, load, vehicle, pose, (WarEdge) edge, NULL))
      war_domain_add (edges, edge + 1, edge + 1);
}

static gboolean
offer_alight (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint vehicle,
              WarOption *option)
{
  gint32 first, last;

  get_poses (setup, (guint) war_empires_get_load (setup, state, vehicle), &first, &last);
  for (gint32 pose = first; pose <= last; pose++)
    {
      WarDomain edges;

      add_edges (setup, state, vehicle, pose, &edges);
      if (edges.n_ranges > 0)
        war_domain_add (&option->arguments[0], pose, pose);
    }

  return option->arguments[0].n_ranges > 0;
}

static gboolean
narrow_alight (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
               guint vehicle, WarOption *option)
{
  if (n != 1)
    return TRUE;

  add_edges (setup, state, vehicle, order->arguments[0], &option->arguments[1]);
  return option->arguments[1].n_ranges > 0;
}

/* The unit stands there, and those that carried it are empty. */
static void
put_down (WarContext *context, guint unit, gint32 pose, const WarBase *whole)
{
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);
  guint first = war_ranks_first (context->setup, unit);
  Carriers carriers = find_carriers (context->setup, context->state, unit);

  for (guint i = 0; i < carriers.n_units; i++)
    war_setup_get_formation (context->setup, context->state,
                             carriers.units[i])[WAR_EMPIRES_UNIT_STATE_LOAD]
      = WAR_NONE;
  war_ranks_set_presence (context->setup, context->state, unit, WAR_PRESENCE_ON_FIELD);
  cells[WAR_EMPIRES_UNIT_STATE_CARRIED] = 0;
  war_empires_set_whole (context->setup, context->state, unit, get_shape (pose), whole);
  for (guint i = 0; i < war_ranks_count_bases (context->setup, context->state, unit); i++)
    {
      gint32 *piece = war_context_get_piece (context, first + i);

      piece[WAR_EMPIRES_PIECE_START_X] = piece[WAR_PIECE_X];
      piece[WAR_EMPIRES_PIECE_START_Y] = piece[WAR_PIECE_Y];
      piece[WAR_EMPIRES_PIECE_START_HEADING] = piece[WAR_PIECE_HEADING];
    }
  war_empires_tell_place (context, WAR_EMPIRES_EVENT_ALIGHTED, unit, WAR_NONE, "empires.C-23",
                          pose);
  war_empires_displace_commanders (context, unit);
}

static gboolean
carry_out_alight (WarContext *context, const WarOrder *order, guint vehicle)
{
  guint unit = (guint) war_empires_get_load (context->setup, context->state, vehicle);
  WarBase whole = place_beside (context->setup, context->state, unit, vehicle, order->arguments[0],
                                (WarEdge) (order->arguments[1] - 1));
  Carriers carriers = find_carriers (context->setup, context->state, unit);

  for (guint i = 0; i < carriers.n_units; i++)
    war_setup_get_formation (context->setup, context->state,
                             carriers.units[i])[WAR_EMPIRES_UNIT_STATE_COMMAND]
      = WAR_EMPIRES_COMMAND_BOARD;
  war_setup_get_formation (context->setup, context->state, unit)[WAR_EMPIRES_UNIT_STATE_COMMAND]
    = WAR_EMPIRES_COMMAND_BOARD;
  put_down (context, unit, order->arguments[0], &whole);
  return TRUE;
}

const WarOrderRule war_empires_alight_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_alight,
  .check = check_alight,
  .carry_out = carry_out_alight,
  .offer = offer_alight,
  .narrow = narrow_alight,
};

/* Lorries that are lost with their load ------------------------------------------------------- */

/* The nearest place about where the lorry was, in line or in column. */
static gboolean
find_place (const WarContext *context, guint unit, const WarBase *there, gint32 *pose,
            WarBase *whole)
{
  gint32 first, last;

  get_poses (context->setup, unit, &first, &last);
  for (WarLength away = 0; away <= MOST_ASIDE; away += WAR_CENTIMETRE)
    for (guint i = 0; i < (away == 0 ? 1 : N_DIRECTIONS); i++)
      for (*pose = first; *pose <= last; (*pose)++)
        {
          WarPosition centre = war_position_step (
            there->centre, (WarHeading) (i * WAR_HEADING_TURN / N_DIRECTIONS), away);
          WarBase bases[WAR_EMPIRES_MAX_BASES];
          guint n_bases;

          *whole = war_ranks_place_around (context->setup, context->state, unit, get_shape (*pose),
                                           centre, there->heading);
          n_bases = war_ranks_split (context->setup, context->state, unit, get_shape (*pose), whole,
                                     bases);
          if (war_empires_has_room (context->setup, context->state, unit, bases, n_bases, FALSE,
                                    NULL))
            return TRUE;
        }

  return FALSE;
}

/* The base that the lorry has, or the only one, rolls for its figures. */
static gboolean
roll_for_load (WarContext *context, guint unit, guint base)
{
  guint first = war_ranks_first (context->setup, unit);
  gint need = war_empires_get_data (context->setup)->rules->numbers[WAR_EMPIRES_LOAD_SAVED];
  gint32 *figures = &war_context_get_piece (context, first + base)[WAR_EMPIRES_PIECE_FIGURES];
  gint32 dice[WAR_MAX_DICE], n_dice = MIN (*figures, WAR_MAX_DICE);
  WarQuestion question;
  WarEvent *event;

  if (!war_empires_roll_for (context, unit, "load", "empires.C-23",
                             war_ranks_side (context->setup, unit), (guint) n_dice, need, dice,
                             &question))
    return FALSE;

  event = war_context_add (context, WAR_EMPIRES_EVENT_LOAD, (gint) first, WAR_NONE, "empires.C-23");
  war_event_set_dice (event, &question, dice);
  for (gint32 i = 0; i < n_dice; i++)
    event->arguments[0] += dice[i] < need;
  *figures -= event->arguments[0];
  event->arguments[1] = war_empires_get_strength (context->setup, context->state, unit);
  return TRUE;
}

/* The load of a lorry that has just been lost: of four, a quarter of the unit. It alights whole. */
static gboolean
lose_load (WarContext *context, guint unit, guint base, const WarBase *there, WarEmpiresLoss loss)
{
  guint first = war_ranks_first (context->setup, unit);
  WarBase whole;
  gint32 pose;

  if (base < war_ranks_count_bases (context->setup, context->state, unit))
    {
      if (!roll_for_load (context, unit, base))
        return FALSE;
      if (war_empires_get_strength (context->setup, context->state, unit) > 0
          && war_context_get_piece (context, first + base)[WAR_EMPIRES_PIECE_FIGURES] == 0)
        war_empires_drop_base (context->setup, context->state, unit, base);
    }
  if (war_empires_get_strength (context->setup, context->state, unit) > 0
      && find_place (context, unit, there, &pose, &whole))
    {
      put_down (context, unit, pose, &whole);
      return TRUE;
    }

  for (guint i = 0; i < context->setup->n_units; i++)
    if (war_empires_get_load (context->setup, context->state, i) == (gint) unit)
      war_setup_get_formation (context->setup, context->state, i)[WAR_EMPIRES_UNIT_STATE_LOAD]
        = WAR_NONE;
  war_setup_get_formation (context->setup, context->state, unit)[WAR_EMPIRES_UNIT_STATE_CARRIED]
    = 0;
  war_empires_remove (context, unit, loss, "empires.C-23");
  return TRUE;
}

gboolean
war_empires_lose_vehicle (WarContext *context, guint vehicle, WarEmpiresLoss loss,
                          const char *clause)
{
  gint load = war_empires_get_load (context->setup, context->state, vehicle);
  WarBase there = war_ranks_get_whole (context->setup, context->state, vehicle);
  guint base = 0;

  if (load != WAR_NONE)
    {
      Carriers carriers = find_carriers (context->setup, context->state, (guint) load);

      while (base < carriers.n_units && carriers.units[base] != vehicle)
        base++;
      war_setup_get_formation (context->setup, context->state, vehicle)[WAR_EMPIRES_UNIT_STATE_LOAD]
        = WAR_NONE;
    }
  war_empires_remove (context, vehicle, loss, clause);

  return load == WAR_NONE || lose_load (context, (guint) load, base, &there, loss);
}
