/* referee-moves.c: what the referee knows of command and movement
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "referee-private.h"

/* Places are rounded, and so are wheels: a third of a millimetre. */
#define SLACK 33

/* How finely a leg is looked at for obstacles, and how deep a base must be in one. */
#define SAMPLE CM (1)
#define DEPTH WAR_MILLIMETRE

/* Command (empires.3.1, empires.C-2) ----------------------------------------------------------- */

/* What an order counts as, by which chains are made; 0: none is needed. */
static const gint commands[WAR_EMPIRES_N_ORDERS] = {
  [WAR_EMPIRES_ORDER_MARCH] = WAR_EMPIRES_COMMAND_MOVE,
  [WAR_EMPIRES_ORDER_GO] = WAR_EMPIRES_COMMAND_MOVE,
  [WAR_EMPIRES_ORDER_FOLLOW] = WAR_EMPIRES_COMMAND_MOVE,
  [WAR_EMPIRES_ORDER_ADVANCE] = WAR_EMPIRES_COMMAND_HALF_MOVE,
  [WAR_EMPIRES_ORDER_PIVOT] = WAR_EMPIRES_COMMAND_PIVOT,
  [WAR_EMPIRES_ORDER_LIMBER] = WAR_EMPIRES_COMMAND_LIMBER,
  [WAR_EMPIRES_ORDER_UNLIMBER] = WAR_EMPIRES_COMMAND_UNLIMBER,
  [WAR_EMPIRES_ORDER_CHANGE] = WAR_EMPIRES_COMMAND_CHANGE,
  [WAR_EMPIRES_ORDER_MOUNT] = WAR_EMPIRES_COMMAND_MOUNT,
  [WAR_EMPIRES_ORDER_DISMOUNT] = WAR_EMPIRES_COMMAND_MOUNT,
};

static gboolean
began_near (const Account *a, const Account *b)
{
  for (guint i = 0; i < a->n_start; i++)
    for (guint j = 0; j < b->n_start; j++)
      if (war_base_get_distance (&a->start[i], &b->start[j]) <= CM (10))
        return TRUE;

  return FALSE;
}

/* Near a commander, or by a chain of such orders. */
static gboolean
is_in_command (const EmpiresReferee *referee, const Account *account, gint command)
{
  gboolean is_led = account->branch == WAR_EMPIRES_COMMANDER, is_chained = FALSE;

  for (guint i = 0; i < referee->n_units; i++)
    {
      const Account *other = &referee->accounts[i];

      if (other == account || other->side != account->side || !other->stands
          || !began_near (account, other))
        continue;
      is_led |= other->branch == WAR_EMPIRES_COMMANDER;
      is_chained |= other->branch != WAR_EMPIRES_COMMANDER && other->command == command;
    }

  return referee_note (referee, is_led, "3.1") || referee_note (referee, is_chained, "C-2");
}

/* Half of the move is spent, and the rest may be moved. */
static gboolean
goes_on (const Account *account, gint command)
{
  return command == WAR_EMPIRES_COMMAND_MOVE && !account->has_moved && !account->has_shot
         && (account->command == WAR_EMPIRES_COMMAND_LIMBER
             || account->command == WAR_EMPIRES_COMMAND_CHANGE
             || account->command == WAR_EMPIRES_COMMAND_MOUNT);
}

/* empires.C-13: what may be done after a shot. */
static gboolean
may_after_shot (const Account *account, gint command)
{
  if (!account->has_shot || command == WAR_EMPIRES_COMMAND_PIVOT)
    return TRUE;

  return account->says_it_moves
         && (command == WAR_EMPIRES_COMMAND_HALF_MOVE || command == WAR_EMPIRES_COMMAND_LIMBER);
}

static void
judge_command (EmpiresReferee *referee, gint unit, gint command)
{
  Account *account = &referee->accounts[unit];
  gboolean is_a = account->side == referee->side_a;

  referee_expect (referee,
                  referee->phase == (is_a ? WAR_EMPIRES_PHASE_A_MOVES : WAR_EMPIRES_PHASE_B_MOVES),
                  "2.2", unit);
  referee_expect (referee, account->stands && account->retreat == 0, "C-21", unit);
  referee_expect (referee, !referee_is_in_contact (referee, unit), "C-19", unit);
  referee_expect (
    referee,
    !account->is_pinned
      || (account->branch != WAR_EMPIRES_BATTERY && account->branch != WAR_EMPIRES_MACHINE_GUN),
    "C-15", unit);
  if (goes_on (account, command))
    return;

  referee_expect (referee, account->command == WAR_EMPIRES_COMMAND_NONE && !account->has_moved,
                  "2.2", unit);
  referee_expect (referee, may_after_shot (account, command), "C-13", unit);
  referee_expect (referee, is_in_command (referee, account, command), "3.1", unit);
  account->command = command;
}

void
referee_judge_order (EmpiresReferee *referee, const WarOrder *order)
{
  gint unit = referee_find (referee, order->actor);
  gint command = commands[order->kind];

  if (command != WAR_EMPIRES_COMMAND_NONE)
    judge_command (referee, unit, command);
  if (order->kind != WAR_EMPIRES_ORDER_FORM_UP)
    return;

  referee_expect (referee,
                  !referee->accounts[unit].has_shot && !referee->accounts[unit].is_pinned
                    && !referee_is_in_contact (referee, unit),
                  "C-19", unit);
  referee->accounts[unit].command = WAR_EMPIRES_COMMAND_FORM_UP;
  referee_note (referee, TRUE, "6.9");
}

/* The ground (empires.C-12, empires.C-14) ------------------------------------------------------ */

static gboolean
is_obstacle (WarTerrain terrain)
{
  static const WarTerrain obstacles[]
    = { WAR_TERRAIN_MUD,    WAR_TERRAIN_SWAMP,  WAR_TERRAIN_SNOW,     WAR_TERRAIN_STREAM,
        WAR_TERRAIN_HEDGE,  WAR_TERRAIN_FENCE,  WAR_TERRAIN_WALL,     WAR_TERRAIN_SANDBAGS,
        WAR_TERRAIN_WOOD,   WAR_TERRAIN_RUBBLE, WAR_TERRAIN_BUILDING, WAR_TERRAIN_BARBED_WIRE,
        WAR_TERRAIN_TRENCH, WAR_TERRAIN_BUNKER, WAR_TERRAIN_DEEP_MUD, WAR_TERRAIN_LARGE_SHELL_HOLE,
        WAR_TERRAIN_FORD };

  for (guint i = 0; i < G_N_ELEMENTS (obstacles); i++)
    if (terrain == obstacles[i])
      return TRUE;

  return FALSE;
}

static WarTerrain
get_terrain (const WarEmpires *data, guint feature)
{
  return ((const WarFeature *) g_ptr_array_index (data->field->features, feature))->terrain;
}

/* Whether the base is so deep in an obstacle: well, as what only touches is left to the engine, or
 * nearly, below 0. */
static gboolean
meets_obstacle (const WarEmpires *data, const WarBase *base, WarLength depth)
{
  WarBase inner = war_base_place (base->centre, base->heading, base->width - 2 * depth,
                                  base->depth - 2 * depth);

  for (guint i = 0; i < data->field->features->len; i++)
    if (is_obstacle (get_terrain (data, i))
        && war_ground_feature_meets_polygon (data->ground, i, inner.corners, WAR_N_EDGES))
      return TRUE;

  return FALSE;
}

static gboolean
is_on_road (const WarEmpires *data, WarPosition position)
{
  for (guint i = 0; i < data->field->features->len; i++)
    {
      WarTerrain terrain = get_terrain (data, i);

      if ((terrain == WAR_TERRAIN_ROAD || terrain == WAR_TERRAIN_DUCKBOARD
           || terrain == WAR_TERRAIN_BRIDGE)
          && war_ground_feature_has (data->ground, i, position))
        return TRUE;
    }

  return FALSE;
}

/* Moves (empires.3.2, empires.C-3) ------------------------------------------------------------- */

typedef struct
{
  WarLength road, country, pinned;
} Speed;

static Speed
get_speed (const Account *account)
{
  switch (account->branch)
    {
    case WAR_EMPIRES_MACHINE_GUN:
      return (Speed){ CM (16), CM (10), 0 };
    case WAR_EMPIRES_BATTERY:
      return (Speed){ CM (30), CM (16), 0 };
    case WAR_EMPIRES_COMMANDER:
      return (Speed){ CM (30), CM (20), CM (20) };
    case WAR_EMPIRES_CAVALRY:
      if (account->is_mounted)
        return (Speed){ CM (30), CM (24), CM (24) };
      return (Speed){ CM (20), CM (16), CM (6) };
    case WAR_EMPIRES_INFANTRY:
    case WAR_EMPIRES_VEHICLE:
    default:
      return (Speed){ CM (20), CM (16), CM (6) };
    }
}

/* A move, as it looks from outside. */
typedef struct
{
  WarBase before, turned, after; /* the whole unit: before the wheel, after it, at the end */
  double wheel, leg; /* paths */
  gboolean is_straight, is_back; /* the leg */
} Path;

static double
get_length (WarPosition from, WarPosition to)
{
  return hypot (to.x - from.x, to.y - from.y);
}

/* The wheel was about the front corner on its side: the other's path costs. */
static Path
find_path (const EmpiresReferee *referee, gint unit)
{
  Path path = {
    .before = war_ranks_get_whole (referee->setup, referee->before, (guint) unit),
    .after = war_ranks_get_whole (referee->setup, referee->after, (guint) unit),
  };
  gint turn = (gint) ((path.after.heading - path.before.heading + 3 * WAR_HEADING_TURN / 2)
                      % WAR_HEADING_TURN)
              - WAR_HEADING_TURN / 2;
  guint corner = turn > 0 ? WAR_EDGE_RIGHT : WAR_EDGE_FRONT;
  gboolean is_single = war_empires_get_type (referee->setup, (guint) unit)->n_bases == 1;
  WarPosition shift, from;
  double angle;

  path.turned
    = war_base_place (path.before.centre, path.after.heading, path.before.width, path.before.depth);
  if (!is_single)
    {
      shift = (WarPosition){ path.before.corners[corner].x - path.turned.corners[corner].x,
                             path.before.corners[corner].y - path.turned.corners[corner].y };
      path.turned = war_base_place (
        (WarPosition){ path.turned.centre.x + shift.x, path.turned.centre.y + shift.y },
        path.after.heading, path.before.width, path.before.depth);
      path.wheel = fabs (2 * G_PI * turn / WAR_HEADING_TURN) * path.before.width;
    }

  from = path.turned.centre;
  path.leg = get_length (from, path.after.centre);
  angle = path.leg < SLACK
            ? 0
            : (double) war_heading_towards (from, path.after.centre) - path.after.heading;
  while (angle < -WAR_HEADING_TURN / 2)
    angle += WAR_HEADING_TURN;
  while (angle > WAR_HEADING_TURN / 2)
    angle -= WAR_HEADING_TURN;
  path.is_straight = fabs (angle) <= 8 || path.leg < CM (2);
  path.is_back = fabs (angle) > DEGREES (135);

  /* Places of short legs are rounded more than can be told from a slant. */
  referee_expect (referee,
                  path.leg < CM (1) || fabs (angle) <= DEGREES (46)
                    || (!is_single && fabs (angle) >= DEGREES (179)),
                  "C-3", unit);
  referee_expect (referee, is_single || ABS (turn) <= DEGREES (90), "C-3", unit);
  return path;
}

typedef struct
{
  gboolean is_hindered, is_on_road;
} Footing;

static void
look (const EmpiresReferee *referee, gint unit, const WarBase *whole, Footing *footing)
{
  const WarEmpires *data = war_empires_get_data (referee->setup);
  gint32 shape
    = war_setup_peek_formation (referee->setup, referee->after, (guint) unit)[WAR_FORMATION_SHAPE];
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases
    = war_ranks_split (referee->setup, referee->after, (guint) unit, shape, whole, bases);

  for (guint i = 0; i < n_bases; i++)
    {
      footing->is_hindered |= meets_obstacle (data, &bases[i], DEPTH);
      footing->is_on_road &= is_on_road (data, bases[i].centre);
    }
}

static Footing
walk (const EmpiresReferee *referee, gint unit, const Path *path)
{
  gint n_steps = (gint) (path->leg / SAMPLE) + 1;
  Footing footing = { .is_on_road = TRUE };

  look (referee, unit, &path->before, &footing);
  for (gint i = 0; i <= n_steps; i++)
    {
      WarBase whole = war_base_place (
        (WarPosition){
          path->turned.centre.x + (path->after.centre.x - path->turned.centre.x) * i / n_steps,
          path->turned.centre.y + (path->after.centre.y - path->turned.centre.y) * i / n_steps },
        path->after.heading, path->after.width, path->after.depth);

      look (referee, unit, &whole, &footing);
    }

  return footing;
}

/* empires.3.8, empires.3.9, empires.C-14: a half for shooting or for what was done before, and one
 * for obstacles. */
static void
judge_length (const EmpiresReferee *referee, gint unit, gboolean is_half)
{
  const Account *account = &referee->accounts[unit];
  Speed speed = get_speed (account);
  Path path = find_path (referee, unit);
  Footing footing = walk (referee, unit, &path);
  gboolean is_slow = account->is_pinned || account->is_prone;
  gint32 shape
    = war_setup_peek_formation (referee->setup, referee->after, (guint) unit)[WAR_FORMATION_SHAPE];
  double spent = path.wheel + path.leg * (path.is_back ? 2 : 1);
  gboolean is_by_road = footing.is_on_road && path.wheel == 0 && path.is_straight
                        && (shape == WAR_FORMATION_COLUMN || account->n_bases == 1
                            || war_empires_get_type (referee->setup, (guint) unit)->n_bases == 1);
  WarLength most = is_slow ? speed.pinned : is_by_road ? speed.road : speed.country;

  referee_note (referee, TRUE, "3.2");
  if (is_half)
    most /= 2;
  referee_note (referee, account->command == WAR_EMPIRES_COMMAND_HALF_MOVE, "3.9");
  if (referee_note (referee, footing.is_hindered && !is_by_road, "3.8"))
    most /= 2;
  referee_note (referee, footing.is_hindered && !is_by_road, "C-12");
  referee_expect (referee, spent <= most + SLACK, "3.2", unit);
}

/* empires.C-3: its front goes the distance along the road's middle. */
static void
judge_road_march (const EmpiresReferee *referee, gint unit, gboolean is_half, WarLength distance)
{
  const Account *account = &referee->accounts[unit];
  Speed speed = get_speed (account);
  WarLength most = account->is_pinned || account->is_prone ? speed.pinned : speed.road;

  referee_note (referee, account->n_bases > 1, "3.3");
  referee_expect (referee, distance <= (is_half ? most / 2 : most), "3.2", unit);
  for (guint i = 0; i < account->n_bases; i++)
    referee_expect (referee,
                    is_on_road (war_empires_get_data (referee->setup), account->bases[i].centre),
                    "3.3", unit);
}

/* By more than the rounding of bases that are parts of a unit. */
static gboolean
stands_on (const WarBase *base, const WarBase *other)
{
  WarBase inner = war_base_place (base->centre, base->heading, base->width - 2 * SLACK,
                                  base->depth - 2 * SLACK);

  return war_base_overlaps (&inner, other);
}

/* empires.C-14: not on anybody, and off enemies, but as near as it was. */
static void
judge_stand (const EmpiresReferee *referee, gint unit)
{
  const Account *account = &referee->accounts[unit];
  WarBase before[WAR_EMPIRES_MAX_BASES];
  guint n_before = war_ranks_get_bases (referee->setup, referee->before, (guint) unit, before);

  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      const Account *other = &referee->accounts[i];
      WarLength was = G_MAXINT32;

      if (i == unit || !other->stands
          || (other->branch == WAR_EMPIRES_COMMANDER
              && (account->branch != WAR_EMPIRES_COMMANDER || other->side != account->side)))
        continue;
      for (guint j = 0; j < n_before; j++)
        for (guint k = 0; k < other->n_bases; k++)
          {
            WarLength distance = war_base_get_distance (&before[j], &other->bases[k]);

            was = MIN (was, distance);
          }
      for (guint j = 0; j < account->n_bases; j++)
        for (guint k = 0; k < other->n_bases; k++)
          referee_expect (referee,
                          other->side == account->side
                            ? !stands_on (&account->bases[j], &other->bases[k])
                            : war_base_get_distance (&account->bases[j], &other->bases[k])
                                >= MIN (was, WAR_MILLIMETRE) - WAR_BASE_SLACK,
                          "C-14", unit);
    }
}

void
referee_judge_move (EmpiresReferee *referee, const WarOrder *order)
{
  gint unit = referee_find (referee, order->actor), command = commands[order->kind];
  Account *account;
  gboolean is_half;

  if (command != WAR_EMPIRES_COMMAND_MOVE && command != WAR_EMPIRES_COMMAND_HALF_MOVE)
    return;

  account = &referee->accounts[unit];
  is_half = account->command != WAR_EMPIRES_COMMAND_MOVE;
  if (order->kind == WAR_EMPIRES_ORDER_FOLLOW)
    judge_road_march (referee, unit, is_half, order->arguments[1]);
  else if (war_setup_peek_formation (referee->setup, referee->before,
                                     (guint) unit)[WAR_EMPIRES_UNIT_STATE_BENT]
           == 0)
    judge_length (referee, unit, is_half);
  judge_stand (referee, unit);
  account->has_moved = TRUE;
}

/* Retreats (empires.C-21) ---------------------------------------------------------------------- */

#define CELL CM (2)

/* The column, so far back. */
static WarBase
go_back (const WarBase *before, const WarBase *column, WarHeading heading, WarLength distance)
{
  return war_base_place (war_position_step (before->centre, heading, distance), heading,
                         column->width, column->depth);
}

static WarHeading
get_heading_home (const EmpiresReferee *referee, const Account *account)
{
  switch (war_empires_get_data (referee->setup)->edges[account->side])
    {
    case WAR_FIELD_EDGE_NORTH:
      return 0;
    case WAR_FIELD_EDGE_EAST:
      return DEGREES (90);
    case WAR_FIELD_EDGE_WEST:
      return DEGREES (270);
    case WAR_FIELD_EDGE_SOUTH:
    case WAR_FIELD_EDGE_NONE:
    default:
      return DEGREES (180);
    }
}

/* Whether nothing that it cannot pass lies between it and its edge. */
static gboolean
has_open_way (const EmpiresReferee *referee, const Account *account, WarPosition from,
              WarHeading heading)
{
  const WarField *field = war_empires_get_data (referee->setup)->field;

  for (WarPosition at = from; at.x >= 0 && at.y >= 0 && at.x < field->width && at.y < field->depth;
       at = war_position_step (at, heading, CELL))
    {
      WarPosition middle = { at.x / CELL * CELL + CELL / 2, at.y / CELL * CELL + CELL / 2 };

      if (!referee_may_be_at (referee, account, middle))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_in_way (const EmpiresReferee *referee, const WarState *state, guint unit, const WarBase *base)
{
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases;

  if (!war_ranks_stands (referee->setup, state, unit))
    return FALSE;

  n_bases = war_ranks_get_bases (referee->setup, state, unit, bases);
  for (guint i = 0; i < n_bases; i++)
    if (war_base_overlaps (base, &bases[i]))
      return TRUE;

  return FALSE;
}

/* Whether something keeps the column from there: somebody, before or after others went back, the
 * edge, or what would slow it. */
static gboolean
is_kept_off (const EmpiresReferee *referee, gint unit, const WarBase *column)
{
  const WarEmpires *data = war_empires_get_data (referee->setup);
  WarBase wide = war_base_place (column->centre, column->heading, column->width + 4 * DEPTH,
                                 column->depth + 4 * DEPTH);

  if (!war_base_is_on_field (&wide, data->field->width, data->field->depth)
      || meets_obstacle (data, column, -DEPTH))
    return TRUE;

  for (guint i = 0; i < referee->n_units; i++)
    if ((gint) i != unit
        && (is_in_way (referee, referee->before, i, &wide)
            || is_in_way (referee, referee->after, i, &wide)))
      return TRUE;

  return FALSE;
}

/* Straight home where nothing is in the way, at full speed across country: half of it for guns that
 * limber, and where an obstacle is met. Nobody stops without a reason. */
void
referee_judge_retreat (const EmpiresReferee *referee, gint unit, gboolean limbers)
{
  const WarEmpires *data = war_empires_get_data (referee->setup);
  const Account *account = &referee->accounts[unit];
  WarHeading home = get_heading_home (referee, account);
  WarBase before = war_ranks_get_whole (referee->setup, referee->before, (guint) unit);
  WarBase after = war_ranks_get_whole (referee->setup, referee->after, (guint) unit);
  WarLength gone = war_position_distance (before.centre, after.centre);
  WarLength most = get_speed (account).country / (limbers ? 2 : 1);
  WarBase next;

  referee_expect (referee, gone <= most + SLACK, "C-21", unit);
  if (gone == 0 || !has_open_way (referee, account, before.centre, home))
    return;

  referee_expect (referee, after.heading == home && gone % CELL == 0, "C-21", unit);
  next = go_back (&before, &after, home, gone);
  referee_expect (referee, next.centre.x == after.centre.x && next.centre.y == after.centre.y,
                  "C-21", unit);
  for (WarLength distance = CELL; distance <= gone; distance += CELL)
    {
      WarBase column = go_back (&before, &after, home, distance);

      referee_expect (referee, gone <= most / 2 || !meets_obstacle (data, &column, DEPTH), "C-21",
                      unit);
      if (meets_obstacle (data, &column, -DEPTH))
        return; /* whether it only touches is left to the engine */
    }

  next = go_back (&before, &after, home, gone + CELL);
  referee_expect (referee, gone + CELL > most || is_kept_off (referee, unit, &next), "C-21", unit);
}
