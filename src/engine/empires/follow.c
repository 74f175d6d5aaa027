/* follow.c: columns and single bases that follow the middle line of a road (empires.3.3,
 * empires.C-3, empires.C-14)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/trail.h"
#include "engine/empires/private.h"

/* Distances are whole millimetres: so finely the way is looked at. */
#define STEP WAR_MILLIMETRE

#define MAX_ROADS 16

/* A way along a road that the unit is on. */
typedef struct
{
  const GArray *line; /* of WarPosition; the feature's */
  gboolean is_backwards;
  WarHeading heading; /* of the road where the unit is */
} Road;

/* What bars the way. */
typedef struct
{
  WarEmpiresRefusal kind;
  const char *clause;
  gint row; /* of the piece; or WAR_NONE */
  gint friend; /* on whom it would end at the distance that is wanted; or WAR_NONE */
} Bar;

static guint
get_turn (WarHeading a, WarHeading b)
{
  gint turn = ABS ((gint) a - (gint) b);

  return (guint) MIN (turn, WAR_HEADING_TURN - turn);
}

/* A unit of several bases goes where it looks; single bases turn free. */
static guint
add_roads (const WarEmpiresMover *mover, const GArray *line, Road *roads, guint n_roads)
{
  const WarPosition *corners = (const WarPosition *) (void *) line->data;
  WarLength along = war_trail_find_nearest (corners, line->len, mover->whole.centre);
  gboolean is_single = war_empires_get_type (mover->setup, mover->unit)->n_bases == 1;
  WarBase lead = war_empires_get_piece_base (
    mover->setup, mover->state, war_empires_get_first_piece (mover->setup, mover->unit));

  if (!is_single)
    along = war_trail_find_nearest (corners, line->len, lead.centre);
  for (guint i = 0; i < 2 && n_roads < MAX_ROADS; i++)
    {
      Road road = { .line = line, .is_backwards = i == 1 };

      if (war_trail_get_heading (corners, line->len, along, lead.depth, road.is_backwards,
                                 &road.heading)
          && (is_single || get_turn (road.heading, lead.heading) <= WAR_HEADING_TURN / 4))
        roads[n_roads++] = road;
    }

  return n_roads;
}

static guint
find_roads (const WarEmpiresMover *mover, Road *roads)
{
  const WarEmpires *data = war_empires_get_data (mover->setup);
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_empires_get_bases (mover->setup, mover->state, mover->unit, bases);
  guint n_roads = 0;

  for (guint i = 0; i < n_bases; i++)
    if (!war_empires_is_on_road (mover->setup, bases[i].centre))
      return 0;
  for (guint i = 0; i < data->n_features; i++)
    {
      const WarFeature *feature = g_ptr_array_index (data->field->features, i);

      if (data->is_road[i] != 0 && feature->shape.kind == WAR_SHAPE_LINE
          && war_ground_feature_has (data->ground, i, bases[0].centre))
        n_roads = add_roads (mover, feature->shape.vertices, roads, n_roads);
    }

  return n_roads;
}

static gboolean
find_road (const WarEmpiresMover *mover, gint32 heading, Road *found)
{
  Road roads[MAX_ROADS];
  guint n_roads = find_roads (mover, roads);

  for (guint i = 0; i < n_roads; i++)
    if (roads[i].heading == heading)
      {
        *found = roads[i];
        return TRUE;
      }

  return FALSE;
}

/* Along the road ------------------------------------------------------------------------------ */

/* Who stands alone turns to where it goes. */
static guint
begin_trail (const WarEmpiresMover *mover, const Road *road, WarTrail *trail, WarBase *bases)
{
  guint n_bases = war_empires_get_bases (mover->setup, mover->state, mover->unit, bases);

  if (war_empires_get_type (mover->setup, mover->unit)->n_bases == 1)
    bases[0] = war_base_place (bases[0].centre, road->heading, bases[0].width, bases[0].depth);
  war_trail_init (trail, bases, n_bases);
  war_trail_follow (trail, (const WarPosition *) (void *) road->line->data, road->line->len,
                    road->is_backwards, bases[0].depth);
  return n_bases;
}

static gboolean
is_bar (const WarBase *base, const WarObstacle *obstacle)
{
  WarLength reach
    = base->width + base->depth + obstacle->base.width + obstacle->base.depth + obstacle->limit;

  return ABS (base->centre.x - obstacle->base.centre.x) <= reach
         && ABS (base->centre.y - obstacle->base.centre.y) <= reach
         && (war_base_overlaps (base, &obstacle->base)
             || (obstacle->limit > 0
                 && war_base_is_nearer (base, &obstacle->base, obstacle->limit)));
}

/* Whether a base may be there, on its way; *friend: on whom it stands, if it does. */
static gboolean
may_pass (const WarEmpiresMover *mover, const WarBase *base, Bar *bar, gint *friend)
{
  const WarField *field = war_empires_get_data (mover->setup)->field;

  bar->kind = WAR_EMPIRES_REFUSAL_GROUND;
  bar->clause = "empires.C-12";
  bar->row = WAR_NONE;
  if (!war_base_is_on_field (base, field->width, field->depth))
    {
      bar->kind = WAR_EMPIRES_REFUSAL_OFF_FIELD;
      bar->clause = "empires.C-26";
      return FALSE;
    }
  if (!war_empires_is_on_road (mover->setup, base->centre)
      || war_empires_find_bar (mover->setup, mover->gait, base) != WAR_NONE)
    return FALSE;

  for (guint i = 0; i < mover->obstacles->len; i++)
    {
      const WarObstacle *obstacle = &g_array_index (mover->obstacles, WarObstacle, i);

      if (!is_bar (base, obstacle))
        continue;
      if (obstacle->kind == WAR_OBSTACLE_FRIEND)
        *friend = obstacle->row;
      else
        {
          bar->kind = WAR_EMPIRES_REFUSAL_ENEMY;
          bar->clause = "empires.C-14";
          bar->row = obstacle->row;
          return FALSE;
        }
    }

  return TRUE;
}

/* All distances at which it may end; what bars those that are farther. */
static void
plan (const WarEmpiresMover *mover, const Road *road, WarLength wanted, WarDomain *distances,
      Bar *bar)
{
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  WarTrail trail;
  guint n_bases = begin_trail (mover, road, &trail, bases);
  WarLength length = war_trail_get_length (&trail), most = MIN (mover->road, length);

  *bar = (Bar){ .row = WAR_NONE, .friend = WAR_NONE };
  war_domain_clear (distances, STEP);
  for (WarLength distance = STEP; distance <= most; distance += STEP)
    {
      gint friend = WAR_NONE;

      war_trail_place (&trail, distance, bases, n_bases);
      for (guint i = 0; i < n_bases; i++)
        if (!may_pass (mover, &bases[i], bar, &friend))
          return;
      if (friend == WAR_NONE)
        war_domain_add (distances, distance, distance);
      else if (distance == wanted)
        bar->friend = friend;
    }

  bar->kind = WAR_EMPIRES_REFUSAL_TOO_FAR;
  bar->clause = "empires.3.2";
  bar->row = WAR_NONE;
}

/* The order ----------------------------------------------------------------------------------- */

static void
begin_mover (WarEmpiresMover *mover, const WarSetup *setup, const WarState *state, guint unit)
{
  war_empires_mover_init (mover, setup, state, unit,
                          war_empires_has_spent_half (setup, state, unit));
}

static gboolean
may_follow (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarRefusal *refusal)
{
  gint32 piece = (gint32) war_empires_get_first_piece (setup, unit);
  gboolean is_column
    = war_empires_get_type (setup, unit)->n_bases == 1
      || war_setup_peek_formation (setup, state, unit)[WAR_FORMATION_SHAPE] == WAR_FORMATION_COLUMN;
  Road roads[MAX_ROADS];
  WarEmpiresMover mover;
  guint n_roads;

  if (!is_column)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_CANNOT, "empires.3.3", piece, 0);
  if (!war_empires_may_move (setup, state, unit, WAR_EMPIRES_COMMAND_MOVE, refusal))
    return FALSE;

  begin_mover (&mover, setup, state, unit);
  n_roads = find_roads (&mover, roads);
  war_empires_mover_clear (&mover);
  return n_roads > 0 || war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_ROAD, "empires.C-3", piece, 0);
}

static gboolean
check_distance (const WarDomain *distances, const Bar *bar, WarLength distance, WarRefusal *refusal)
{
  WarLength most
    = distances->n_ranges == 0 ? 0 : distances->ranges[distances->n_ranges - 1].maximum;

  if (war_domain_has (distances, distance))
    return TRUE;
  if (distance < STEP || distance % STEP != 0)
    return war_refuse_malformed (refusal);
  if (bar->friend != WAR_NONE)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_FRIEND, "empires.C-14", most, bar->friend);

  return war_refuse (refusal, bar->kind, bar->clause, most, bar->row);
}

static gboolean
check_follow (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
              WarRefusal *refusal)
{
  WarEmpiresMover mover;
  gboolean is_allowed;
  WarDomain distances;
  Road road;
  Bar bar;

  begin_mover (&mover, setup, state, unit);
  if (find_road (&mover, order->arguments[0], &road))
    {
      plan (&mover, &road, order->arguments[1], &distances, &bar);
      is_allowed = check_distance (&distances, &bar, order->arguments[1], refusal);
    }
  else
    is_allowed = war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_ROAD, "empires.C-3",
                             (gint32) war_empires_get_first_piece (setup, unit), 0);
  war_empires_mover_clear (&mover);
  return is_allowed;
}

/* In ascending order, each heading once. */
static gboolean
offer_follow (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
              WarOption *option)
{
  gint32 last = -1;
  Road roads[MAX_ROADS];
  WarEmpiresMover mover;
  guint n_roads;

  begin_mover (&mover, setup, state, unit);
  n_roads = find_roads (&mover, roads);
  war_empires_mover_clear (&mover);
  for (gint32 next = last;; last = next)
    {
      next = WAR_HEADING_TURN;
      for (guint i = 0; i < n_roads; i++)
        if (roads[i].heading > last)
          next = MIN (next, roads[i].heading);
      if (next == WAR_HEADING_TURN)
        return option->arguments[0].n_ranges > 0;
      war_domain_add (&option->arguments[0], next, next);
    }
}

static gboolean
narrow_follow (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
               guint unit, WarOption *option)
{
  WarEmpiresMover mover;
  Road road;
  Bar bar;

  if (n != 1)
    return TRUE;

  war_domain_clear (&option->arguments[1], STEP);
  begin_mover (&mover, setup, state, unit);
  if (find_road (&mover, order->arguments[0], &road))
    plan (&mover, &road, 0, &option->arguments[1], &bar);
  war_empires_mover_clear (&mover);
  return option->arguments[1].n_ranges > 0;
}

static gboolean
carry_out_follow (WarContext *context, const WarOrder *order, guint unit)
{
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  WarEmpiresMover mover;
  WarTrail trail;
  Road road;

  begin_mover (&mover, context->setup, context->state, unit);
  if (find_road (&mover, order->arguments[0], &road))
    {
      guint n_bases = begin_trail (&mover, &road, &trail, bases);

      war_trail_place (&trail, order->arguments[1], bases, n_bases);
      war_empires_set_trail (context->setup, context->state, unit, bases);
    }
  war_empires_mover_clear (&mover);
  war_empires_end_move (context, unit, WAR_EMPIRES_COMMAND_MOVE, order->arguments[1], NULL);
  return TRUE;
}

const WarOrderRule war_empires_follow_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_follow,
  .check = check_follow,
  .carry_out = carry_out_follow,
  .offer = offer_follow,
  .narrow = narrow_follow,
};
