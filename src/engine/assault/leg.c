/* leg.c: how far a leg of a move may go in Trench Assault (assault.A-17)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/leg.h"
#include "engine/bases/way.h"
#include "engine/geometry/geometry.h"

/* How finely a way is looked at for what lies on it; where that changes is found exactly. */
#define STEP (2 * WAR_MILLIMETRE)
#define FINE_STEP (WAR_MILLIMETRE / 10)

#define MAX_FEATURES 16

/* What is planned. */
typedef struct
{
  const WarSetup *setup;
  const WarState *state;
  guint unit;
  WarAssaultLeg *leg;
  WarPosition begun; /* where the move began */
  WarLength begun_away; /* of who is nervous: how far that is from the enemy's line */
  gboolean meets_trenches; /* a point of the way may be in one */
} Plan;

/* What a place on the way is like, as far as it matters. */
typedef struct
{
  gint trench;
  gboolean is_advance; /* too near to the enemy for who is nervous (assault.A-15) */
} Place;

static void
shorten (WarAssaultLeg *leg, WarLength room, WarAssaultRefusal reason, gint row)
{
  if (room >= leg->room)
    return;

  leg->room = MAX (room, 0);
  leg->reason = reason;
  leg->row = row;
}

static void
add_span (WarAssaultLeg *leg, WarLength first, WarLength last, WarAssaultRefusal reason, gint row)
{
  first = MAX (first, 1);
  if (first > last)
    return;
  if (leg->n_spans == WAR_ASSAULT_MAX_SPANS)
    {
      shorten (leg, first - 1, reason, row);
      return;
    }

  leg->spans[leg->n_spans++]
    = (WarAssaultSpan){ .first = first, .last = last, .reason = reason, .row = row };
}

/* Ground that is not entered ------------------------------------------------------------------- */

/* How far to look next: where a corner may be cut, more finely. */
static WarLength
find_step (const WarSetup *setup, WarPosition from, WarHeading heading, WarLength gone,
           WarLength most)
{
  return war_assault_crosses (setup, war_assault_get_data (setup)->barring_terrains,
                              war_position_step (from, heading, gone),
                              war_position_step (from, heading, MIN (gone + STEP, most)))
           ? FINE_STEP
           : STEP;
}

WarLength
war_assault_find_ground_room (const WarSetup *setup, guint unit, WarPosition from,
                              WarHeading heading, WarLength most, gint *row)
{
  WarAssaultBranch branch = war_assault_get_type (setup, unit)->branch;
  WarLength free = 0;

  *row = WAR_NONE;
  if (branch == WAR_ASSAULT_TANK
      || !war_assault_crosses (setup, war_assault_get_data (setup)->barring_terrains, from,
                               war_position_step (from, heading, most)))
    return most;

  while (free < most)
    {
      WarLength step = find_step (setup, from, heading, free, most);
      WarLength barred = MIN (free + step, most);
      gint bar = war_assault_find_bar (setup, branch, war_position_step (from, heading, barred));

      if (bar == WAR_NONE)
        {
          free = barred;
          continue;
        }
      while (barred - free > 1)
        {
          WarLength middle = free + (barred - free) / 2;

          if (war_assault_find_bar (setup, branch, war_position_step (from, heading, middle))
              == WAR_NONE)
            free = middle;
          else
            barred = middle;
        }
      *row = bar;
      return free;
    }

  return most;
}

/* Trenches and nerves -------------------------------------------------------------------------- */

/* Where who has come too near would stand again no nearer than its move began, straight back: how
 * far that is, and the way; not in the trench that it has left (assault.A-17). */
static WarLength
find_way_back (const Plan *plan, const GArray *line, WarPosition at, WarHeading *way)
{
  gint begun
    = war_setup_peek_piece (plan->setup, plan->state, plan->unit)[WAR_ASSAULT_PIECE_START_TRENCH];
  WarLength distance, back, most = war_assault_get_type (plan->setup, plan->unit)->open;
  WarPosition nearest;

  war_assault_find_nearest (line, at, &nearest, &distance);
  *way = war_heading_towards (nearest, at);
  back = plan->begun_away - distance + WAR_MILLIMETRE;
  while (back <= most && begun != WAR_NONE
         && war_setup_is_amended (plan->setup, WAR_ASSAULT_AMENDMENT_TRENCHES)
         && war_assault_find_trench (plan->setup, war_position_step (at, *way, back)) == begun)
    back += WAR_CENTIMETRE;
  return back;
}

/* Whether it might still come back from so far along the leg: a leg later, with what is left. */
static gboolean
may_come_back (const Plan *plan, const GArray *line, gint trench, WarPosition at,
               WarLength distance)
{
  const gint32 *cells = war_setup_peek_piece (plan->setup, plan->state, plan->unit);
  const WarAssault *data = war_assault_get_data (plan->setup);
  gint side = war_assault_get_unit (plan->setup, plan->unit)->side;
  WarLength left = cells[WAR_ASSAULT_PIECE_LEFT], back;
  WarHeading way;
  WarCostScene scene;

  if (cells[WAR_ASSAULT_PIECE_LEGS] + 1 >= WAR_ASSAULT_MAX_LEGS
      || war_assault_is_enemy_trench (side, trench))
    return FALSE;

  back = find_way_back (plan, line, at, &way);
  if (distance + back > left)
    return FALSE;

  left -= war_cost_sum_parts (war_assault_get_memo (plan->setup)->parts, distance, left);
  if (back > left)
    return FALSE;
  if ((gint64) back * data->rules->numbers[WAR_ASSAULT_UNGAPPED_FACTOR] <= left
      && (gint64) back * data->rules->numbers[WAR_ASSAULT_GAPPED_FACTOR] <= left)
    return TRUE;

  scene = war_assault_make_cost_scene (plan->setup, plan->state, side);
  return war_cost_measure (&scene, at, way, back, left) <= left;
}

static Place
look_at (const Plan *plan, const GArray *line, WarLength distance)
{
  WarPosition at = war_position_step (plan->leg->start.centre, plan->leg->heading, distance);
  gint trench = plan->meets_trenches ? war_assault_find_trench (plan->setup, at) : WAR_NONE;

  return (Place){
    .trench = trench,
    .is_advance = line != NULL && war_assault_measure_line (line, at) < plan->begun_away
                  && !may_come_back (plan, line, trench, at, distance),
  };
}

static gboolean
is_same (Place a, Place b)
{
  return a.trench == b.trench && a.is_advance == b.is_advance;
}

/* What is allowed in a part of the way that is all alike; along a trench (assault.3.7) not so far.
 * FALSE: it goes no farther. */
static gboolean
rate_part (const Plan *plan, Place place, WarLength first, WarLength last, gint before)
{
  const WarSetup *setup = plan->setup;
  const gint32 *cells = war_setup_peek_piece (setup, plan->state, plan->unit);
  const WarAssaultType *type = war_assault_get_type (setup, plan->unit);
  gint side = war_assault_get_unit (setup, plan->unit)->side;
  gint begun = cells[WAR_ASSAULT_PIECE_START_TRENCH];
  WarAssaultLeg *leg = plan->leg;
  gboolean stays = leg->stays >= 0 && leg->stays == MAX (first - 1, 0) && place.trench == begun;

  if (stays)
    {
      WarLength along = type->trench - (type->open - cells[WAR_ASSAULT_PIECE_LEFT]);

      leg->stays = last;
      add_span (leg, MAX (along, 0) + 1, last, WAR_ASSAULT_REFUSAL_SAME_TRENCH, WAR_NONE);
      return TRUE;
    }

  if (begun != WAR_NONE && place.trench == begun
      && war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_TRENCHES))
    add_span (leg, first, last, WAR_ASSAULT_REFUSAL_SAME_TRENCH, WAR_NONE);
  if (place.is_advance)
    add_span (leg, first, last, WAR_ASSAULT_REFUSAL_NO_ADVANCE, WAR_NONE);
  if (war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_TRENCHES) && place.trench != before
      && war_assault_is_enemy_trench (side, place.trench))
    {
      const GArray *line = war_assault_get_data (setup)->lines[place.trench];

      leg->entered = place.trench;
      leg->entry = first;
      shorten (leg, MIN (last, first + g_array_index (line, WarAssaultSegment, 0).width),
               WAR_ASSAULT_REFUSAL_TRENCH, WAR_NONE);
      return FALSE;
    }

  return TRUE;
}

/* What the way costs, which is asked of every part of it. */
static void
list_costs (const Plan *plan)
{
  WarCostScene scene = war_assault_make_cost_scene (
    plan->setup, plan->state, war_assault_get_unit (plan->setup, plan->unit)->side);

  war_cost_list_parts (
    &scene, plan->leg->start.centre, plan->leg->heading,
    war_setup_peek_piece (plan->setup, plan->state, plan->unit)[WAR_ASSAULT_PIECE_LEFT],
    war_assault_get_memo (plan->setup)->parts);
}

/* Whether it can come into a trench, or begins in one: points are off the way by less than this. */
#define ROUNDING 3

static gboolean
meets_trenches (const Plan *plan)
{
  const WarAssault *data = war_assault_get_data (plan->setup);
  const WarAssaultLeg *leg = plan->leg;
  WarPosition first = leg->start.centre, last = war_position_step (first, leg->heading, leg->room);
  const WarPosition strip[] = {
    war_position_offset (first, leg->heading, -ROUNDING, -ROUNDING),
    war_position_offset (last, leg->heading, -ROUNDING, ROUNDING),
    war_position_offset (last, leg->heading, ROUNDING, ROUNDING),
    war_position_offset (first, leg->heading, ROUNDING, -ROUNDING),
  };
  guint feature;

  return data->trench_terrains != 0
         && war_ground_find_meeting (data->ground, war_assault_get_memo (plan->setup)->scratch,
                                     data->trench_terrains, strip, G_N_ELEMENTS (strip), &feature,
                                     1)
              > 0;
}

static void
look_along (Plan *plan)
{
  const WarAssault *data = war_assault_get_data (plan->setup);
  gboolean is_nervous
    = war_assault_get_morale (plan->setup, plan->state, plan->unit) == WAR_ASSAULT_NERVOUS;
  gint side = war_assault_get_unit (plan->setup, plan->unit)->side;
  const GArray *line = is_nervous ? war_assault_find_enemy_line (data, side, plan->begun) : NULL;
  WarLength room = plan->leg->room, first = 1, free = 0;
  Place place;
  gint before;

  plan->meets_trenches = meets_trenches (plan);
  if (is_nervous)
    {
      plan->begun_away = war_assault_measure_line (line, plan->begun);
      list_costs (plan);
    }
  place = look_at (plan, line, 0);
  before = place.trench;

  for (WarLength next = STEP; free < room; next += STEP)
    {
      WarLength other = MIN (next, room), found = other;
      Place there = look_at (plan, line, other);

      if (is_same (place, there))
        {
          free = other;
          continue;
        }
      while (found - free > 1)
        {
          WarLength middle = free + (found - free) / 2;

          if (is_same (place, look_at (plan, line, middle)))
            free = middle;
          else
            found = middle;
        }
      if (free >= first && !rate_part (plan, place, first, free, before))
        return;
      before = place.trench;
      place = look_at (plan, line, found);
      first = found;
      free = found;
      next = found;
    }
  if (first <= room)
    rate_part (plan, place, first, room, before);
}

/* Whether the way is in that feature so far along it. */
static gboolean
is_in (const Plan *plan, guint feature, WarLength distance)
{
  const WarAssault *data = war_assault_get_data (plan->setup);
  guint features[MAX_FEATURES];
  guint n_features = war_ground_find_at (
    data->ground, war_assault_get_memo (plan->setup)->scratch, data->bog_terrains,
    war_position_step (plan->leg->start.centre, plan->leg->heading, distance), features,
    MAX_FEATURES);

  for (guint i = 0; i < MIN (n_features, MAX_FEATURES); i++)
    if (features[i] == feature)
      return TRUE;

  return FALSE;
}

/* Where the way, which is in the feature by then, has come into it, between two distances. */
static WarLength
find_entry (const Plan *plan, guint feature, WarLength outside, WarLength inside)
{
  while (inside - outside > 1)
    {
      WarLength middle = outside + (inside - outside) / 2;

      if (is_in (plan, feature, middle))
        inside = middle;
      else
        outside = middle;
    }

  return inside;
}

static gboolean
is_among (const guint *features, guint n_features, guint feature)
{
  for (guint i = 0; i < n_features; i++)
    if (features[i] == feature)
      return TRUE;

  return FALSE;
}

/* assault.A-22: a tank rolls for each that its centre enters. */
static void
find_bogs (const Plan *plan)
{
  const WarAssault *data = war_assault_get_data (plan->setup);
  WarAssaultLeg *leg = plan->leg;
  guint before[MAX_FEATURES], now[MAX_FEATURES], n_before = 0;
  WarLength last = 0, gone = 0;

  if (!war_assault_crosses (plan->setup, data->bog_terrains, leg->start.centre,
                            war_position_step (leg->start.centre, leg->heading, leg->room)))
    return;

  for (;;)
    {
      guint n_now = war_ground_find_at (
        data->ground, war_assault_get_memo (plan->setup)->scratch, data->bog_terrains,
        war_position_step (leg->start.centre, leg->heading, gone), now, MAX_FEATURES);

      n_now = MIN (n_now, MAX_FEATURES);
      for (guint i = 0; i < n_now && gone > 0; i++)
        if ((data->is_bog[now[i]] || data->trenches[now[i]] != WAR_NONE)
            && !is_among (before, n_before, now[i]) && leg->n_bogs < WAR_ASSAULT_MAX_BOGS)
          leg->bogs[leg->n_bogs++] = find_entry (plan, now[i], last, gone);
      for (guint i = 0; i < n_now; i++)
        before[i] = now[i];
      n_before = n_now;
      if (gone >= leg->room)
        break;
      last = gone;
      gone = MIN (gone + WAR_MILLIMETRE, leg->room);
    }
}

/* Bases ---------------------------------------------------------------------------------------- */

/* On nobody does a leg end; the enemy is not passed either. */
static void
look_for_bases (const Plan *plan)
{
  WarAssaultLeg *leg = plan->leg;
  WarLength room = leg->room;
  gint met = war_assault_find_met (plan->setup, plan->state, plan->unit, leg->start.centre,
                                   leg->heading, &room);
  const GArray *obstacles;
  WarWay way = {
    .start = leg->start,
    .heading = leg->heading,
    .is_still = TRUE,
    .may_stay = TRUE,
    .most = MIN (room, leg->room),
  };

  if (met != WAR_NONE)
    shorten (leg, room, WAR_ASSAULT_REFUSAL_ENEMY, met);
  obstacles
    = war_assault_list_obstacles (plan->setup, plan->state, plan->unit, leg->heading, way.most);
  war_way_plan (&way, war_assault_get_data (plan->setup)->field,
                (const WarObstacle *) (gpointer) obstacles->data, obstacles->len);
  if (way.room < leg->room && way.end == WAR_WAY_FIELD)
    shorten (leg, way.room, WAR_ASSAULT_REFUSAL_OFF_FIELD, WAR_NONE);
  for (guint i = 0; i < way.n_bars; i++)
    add_span (leg, way.bars[i].first, way.bars[i].last,
              war_assault_is_enemy (plan->setup, plan->unit, (guint) way.bars[i].row)
                ? WAR_ASSAULT_REFUSAL_ENEMY
                : WAR_ASSAULT_REFUSAL_FRIEND,
              way.bars[i].row);
}

/* How far a runner, whose way meets ungapped wire before that, comes without meeting any, or else
 * as far as he does with it (assault.2.3, assault.8.5, assault.A-21). Of who has come into it in
 * this move, that is all that is left. */
static WarLength
find_runner_reach (const Plan *plan, WarLength left)
{
  const WarAssaultType *type = war_assault_get_type (plan->setup, plan->unit);
  gint side = war_assault_get_unit (plan->setup, plan->unit)->side;
  const gint32 *cells = war_setup_peek_piece (plan->setup, plan->state, plan->unit);
  WarPosition from = plan->leg->start.centre;
  gboolean has_met = cells[WAR_ASSAULT_PIECE_LEGS] > 0 && cells[WAR_ASSAULT_PIECE_ENTERED] != 0;
  WarLength with_wire = has_met ? left : MIN (left, type->wire - (type->open - left));
  WarLength free = 0, met = left;

  while (met - free > 1)
    {
      WarLength middle = free + (met - free) / 2;

      if (war_assault_meets_wire (plan->setup, plan->state, side, from,
                                  war_position_step (from, plan->leg->heading, middle)))
        met = middle;
      else
        free = middle;
    }

  return MAX (with_wire, free);
}

/* Wire has no factor for runners (assault.8.4), nor for tanks (assault.8.7). */
static WarLength
find_reach (const Plan *plan, WarLength left)
{
  const WarAssaultType *type = war_assault_get_type (plan->setup, plan->unit);
  gint side = war_assault_get_unit (plan->setup, plan->unit)->side;
  WarPosition from = plan->leg->start.centre;
  WarCostScene scene;

  if (type->branch == WAR_ASSAULT_TANK)
    return left;
  if (!war_assault_crosses (plan->setup, war_assault_get_data (plan->setup)->wire_terrains, from,
                            war_position_step (from, plan->leg->heading, left)))
    return left;
  if (type->branch == WAR_ASSAULT_RUNNER)
    return war_assault_meets_wire (plan->setup, plan->state, side, from,
                                   war_position_step (from, plan->leg->heading, left))
             ? find_runner_reach (plan, left)
             : left;

  scene = war_assault_make_cost_scene (plan->setup, plan->state, side);
  return war_cost_find_reach (&scene, from, plan->leg->heading, left);
}

/* As far as the ground goes, with nobody on it. */
static void
look_at_ground (Plan *plan, WarHeading heading)
{
  const WarSetup *setup = plan->setup;
  const WarAssault *data = war_assault_get_data (setup);
  const WarState *state = plan->state;
  guint unit = plan->unit;
  WarAssaultLeg *leg = plan->leg;
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  WarPosition end;
  WarLength room;
  gint row;

  *leg = (WarAssaultLeg){
    .start = war_assault_get_base (setup, state, unit),
    .heading = heading,
    .reason = WAR_ASSAULT_REFUSAL_TOO_FAR,
    .row = WAR_NONE,
    .stays = cells[WAR_ASSAULT_PIECE_STAYS] != 0 ? 0 : -1,
    .entered = WAR_NONE,
  };
  leg->room = find_reach (plan, cells[WAR_ASSAULT_PIECE_LEFT]);
  room = war_assault_find_ground_room (setup, unit, leg->start.centre, heading, leg->room, &row);
  if (row != WAR_NONE)
    shorten (leg, room, WAR_ASSAULT_REFUSAL_GROUND, row);

  end = war_position_step (leg->start.centre, heading, leg->room);
  if (war_assault_get_type (setup, unit)->branch != WAR_ASSAULT_TANK
      && (war_assault_get_morale (setup, state, unit) == WAR_ASSAULT_NERVOUS
          || war_assault_crosses (setup, data->trench_terrains, leg->start.centre, end)))
    look_along (plan);
}

void
war_assault_plan_leg (const WarSetup *setup, const WarState *state, guint unit, WarHeading heading,
                      WarAssaultLeg *leg)
{
  Plan plan = {
    .setup = setup,
    .state = state,
    .unit = unit,
    .leg = leg,
    .begun = war_assault_get_begun (setup, state, unit),
  };

  if (!war_assault_recall_leg (setup, state, unit, heading, leg))
    {
      look_at_ground (&plan, heading);
      war_assault_remember_leg (setup, state, unit, leg);
    }
  look_for_bases (&plan);
  if (war_assault_get_type (setup, unit)->branch == WAR_ASSAULT_TANK)
    find_bogs (&plan);
}
