/* drive.c: how vehicles of Trench Raider move (raider.5, raider.R-13)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* A way is looked at every so much. */
#define STEP WAR_MILLIMETRE
#define MAX_NEAR 64

typedef struct
{
  const WarSetup *setup;
  const WarState *state;
  guint unit;
  const WarRaiderType *type;
  WarBase start; /* as it faces on the way */
  WarHeading heading; /* into which it goes */
  gboolean is_plain; /* no ground on the way matters */
  guint n_near;
  guint near[MAX_NEAR]; /* stands and vehicles that may be in the way */
  WarBase bases[MAX_NEAR];
} Drive;

/* What it comes to. */
typedef struct
{
  WarLength distance, cost;
  WarBound bound;
  gint crosses; /* the trench that it is on; WAR_NONE */
  guint n_wires; /* belts that it has gone into, and where */
  guint wires[WAR_RAIDER_MAX_AT];
  WarPosition places[WAR_RAIDER_MAX_AT];
} Course;

static void
list_near (Drive *drive, WarLength distance)
{
  for (guint i = 0; i < war_raider_count_units (drive->setup) && drive->n_near < MAX_NEAR; i++)
    {
      const gint32 *cells = war_setup_peek_piece (drive->setup, drive->state, i);
      const WarRaiderType *type;
      WarLength reach;

      if (i == drive->unit || cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        continue;
      type = war_raider_get_type (drive->setup, drive->state, i);
      reach = distance + drive->type->reach + type->reach;
      if (war_raider_is_man_branch (type->branch)
          || ABS (cells[WAR_PIECE_X] - drive->start.centre.x) > reach
          || ABS (cells[WAR_PIECE_Y] - drive->start.centre.y) > reach)
        continue;
      drive->bases[drive->n_near] = war_raider_get_base (drive->setup, drive->state, i);
      drive->near[drive->n_near++] = i;
    }
}

/* Straight on (raider.5.2) is within 15° of square to the trench. */
static gboolean
is_straight (const Drive *drive, guint feature, WarPosition at)
{
  WarPosition nearest;
  const WarRaiderSegment *segment = war_raider_find_segment (drive->setup, feature, at, &nearest);
  gint32 turn, arc;

  if (segment == NULL)
    return FALSE;
  turn = war_heading_get_turn (war_heading_towards (segment->from, segment->to), drive->heading);
  turn = ABS (turn);
  arc = war_raider_get_number (drive->setup, WAR_RAIDER_STRAIGHT_ARC) * WAR_HEADING_TURN / 360;
  return ABS (turn - WAR_HEADING_TURN / 4) <= arc;
}

/* Whether it may be on the trench: a crossing that was begun is finished without a roll. Bridges
 * are crossed as one likes, over trenches and fascines the way is straight on. */
static gboolean
may_cross (const Drive *drive, guint feature, const WarBase *base, gint crosses)
{
  if (drive->type->crosses_at_will || war_raider_is_bridged (drive->setup, base))
    return TRUE;
  if (!is_straight (drive, feature, base->centre))
    return FALSE;

  return crosses == (gint) feature
         || war_setup_peek_piece (drive->setup, drive->state,
                                  drive->unit)[WAR_RAIDER_PIECE_MAY_CROSS]
              != 0
         || war_raider_is_on_fascine (drive->setup, drive->state, feature, base);
}

/* Whether the ground lets it be there, and how many times a length counts. */
static gboolean
look (const Drive *drive, const WarBase *base, Course *course, gint *factor, gint *bar)
{
  const WarRaider *data = war_raider_get_data (drive->setup);
  guint features[WAR_RAIDER_MAX_AT];
  guint n = war_ground_find_meeting (data->ground, war_raider_get_memo (drive->setup)->scratch,
                                     data->vehicle_terrains | data->wire_terrains, base->corners,
                                     WAR_N_EDGES, features, WAR_RAIDER_MAX_AT);
  gint crosses = WAR_NONE;

  *factor = 1;
  for (guint i = 0; i < MIN (n, WAR_RAIDER_MAX_AT); i++)
    {
      const WarRaiderFeature *found = &data->features[features[i]];
      gboolean is_rubble = found->bunker != WAR_NONE
                           && war_raider_is_rubble (drive->setup, drive->state, features[i]);

      *bar = (gint) features[i];
      if (drive->type->branch == WAR_RAIDER_CAR)
        {
          if (found->cars == WAR_RAIDER_CARS_NO || found->cars == WAR_RAIDER_CARS_CROSSING)
            return FALSE;
          *factor = found->cars == WAR_RAIDER_CARS_HALF ? 2 : *factor;
          continue;
        }
      if (is_rubble)
        continue;
      if (found->tanks == WAR_RAIDER_TANKS_NO
          || (found->tanks == WAR_RAIDER_TANKS_CROSSING
              && !war_raider_is_bridged (drive->setup, base)))
        return FALSE;
      *factor = found->tanks == WAR_RAIDER_TANKS_HALF ? 2 : *factor;
      if (found->is_trench)
        {
          if (!may_cross (drive, features[i], base, course->crosses))
            return FALSE;
          crosses = (gint) features[i];
        }
      if (found->is_wire && war_ground_feature_has (data->ground, features[i], base->centre)
          && (course->n_wires == 0 || course->wires[course->n_wires - 1] != features[i])
          && course->n_wires < WAR_RAIDER_MAX_AT)
        {
          course->wires[course->n_wires] = features[i];
          course->places[course->n_wires++] = base->centre;
        }
    }
  course->crosses = crosses;
  return TRUE;
}

/* The stand or vehicle on which it would be; WAR_NONE. */
static gint
find_met (const Drive *drive, const WarBase *base)
{
  for (guint i = 0; i < drive->n_near; i++)
    if (war_base_overlaps (base, &drive->bases[i]))
      return (gint) drive->near[i];

  return WAR_NONE;
}

static Drive
begin_drive (const WarSetup *setup, const WarState *state, guint unit, WarHeading heading,
             WarLength distance, gboolean is_backwards)
{
  const WarRaider *data = war_raider_get_data (setup);
  Drive drive = { .setup = setup, .state = state, .unit = unit, .heading = heading };
  WarBase end;
  WarPosition box[4], minimum, maximum;
  WarLength reach;

  drive.type = war_raider_get_type (setup, state, unit);
  drive.start = war_raider_place_base (
    drive.type, war_raider_get_centre (setup, state, unit),
    is_backwards ? war_heading_add (heading, WAR_HEADING_TURN / 2) : heading);
  list_near (&drive, distance);
  end = war_base_shift (&drive.start, war_position_step ((WarPosition){ 0, 0 }, heading, distance));
  reach = drive.type->reach;
  minimum = (WarPosition){ MIN (drive.start.centre.x, end.centre.x) - reach,
                           MIN (drive.start.centre.y, end.centre.y) - reach };
  maximum = (WarPosition){ MAX (drive.start.centre.x, end.centre.x) + reach,
                           MAX (drive.start.centre.y, end.centre.y) + reach };
  box[0] = minimum;
  box[1] = (WarPosition){ maximum.x, minimum.y };
  box[2] = maximum;
  box[3] = (WarPosition){ minimum.x, maximum.y };
  drive.is_plain
    = war_ground_find_meeting (data->ground, war_raider_get_memo (setup)->scratch,
                               data->vehicle_terrains | data->wire_terrains, box, 4, NULL, 0)
      == 0;
  return drive;
}

/* Whether it may turn so where it is. */
static gboolean
may_turn (const Drive *drive)
{
  const WarField *field = war_raider_get_data (drive->setup)->field;
  Course course = { .crosses = war_setup_peek_piece (drive->setup, drive->state,
                                                     drive->unit)[WAR_RAIDER_PIECE_CROSSES] };
  gint factor, bar;

  return war_base_is_on_field (&drive->start, field->width, field->depth)
         && find_met (drive, &drive->start) == WAR_NONE
         && (drive->is_plain || look (drive, &drive->start, &course, &factor, &bar));
}

static Course
plan (const Drive *drive, WarLength distance, WarLength allowance)
{
  const WarField *field = war_raider_get_data (drive->setup)->field;
  gboolean was_gassed = war_raider_is_gassed (drive->setup, drive->state, &drive->start);
  Course course = { .crosses = war_setup_peek_piece (drive->setup, drive->state,
                                                     drive->unit)[WAR_RAIDER_PIECE_CROSSES] };

  while (course.distance < distance)
    {
      WarLength length = MIN (STEP, distance - course.distance);
      WarPosition vector
        = war_position_step ((WarPosition){ 0, 0 }, drive->heading, course.distance + length);
      WarBase base = war_base_shift (&drive->start, vector);
      Course before = course;
      gint met = find_met (drive, &base), factor = 1, bar = WAR_NONE;

      if (!war_base_is_on_field (&base, field->width, field->depth))
        {
          course.bound.kind = WAR_BOUND_FIELD;
          course.bound.row = WAR_NONE;
          break;
        }
      if (met != WAR_NONE)
        {
          course.bound.kind = war_raider_get_side (drive->setup, (guint) met)
                                  == war_raider_get_side (drive->setup, drive->unit)
                                ? WAR_BOUND_FRIEND
                                : WAR_BOUND_ENEMY;
          course.bound.row = met;
          break;
        }
      if ((!drive->is_plain && !look (drive, &base, &course, &factor, &bar))
          || (!was_gassed && war_raider_is_gassed (drive->setup, drive->state, &base)))
        {
          course = before;
          course.bound.kind = WAR_BOUND_GROUND;
          course.bound.row = bar;
          break;
        }
      if (course.cost + length * factor > allowance)
        {
          course = before;
          course.bound.kind = WAR_BOUND_SLOWED;
          course.bound.row = bar;
          break;
        }
      course.distance += length;
      course.cost += length * factor;
    }

  return course;
}

/* The order ----------------------------------------------------------------------------------- */

static gboolean
may_drive (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  if (!war_raider_is_vehicle (setup, state, unit))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NEVER, "raider.R-13", (gint32) unit, 0);
  if (!war_raider_may_act_now (setup, state, unit, TRUE, refusal))
    return FALSE;
  if (cells[WAR_RAIDER_PIECE_PINNED] != 0)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_PINNED, "raider.2.10", (gint32) unit, 0);

  return cells[WAR_RAIDER_PIECE_LEFT] > 0
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_INCHES, "raider.3.12", 0, 0);
}

static gboolean
check_drive (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
             WarRefusal *refusal)
{
  WarLength left = war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_LEFT];
  Drive drive;

  if (order->arguments[0] < 0 || order->arguments[0] >= WAR_HEADING_TURN || order->arguments[1] < 1
      || order->arguments[2] < 0 || order->arguments[2] > 1)
    return war_refuse_malformed (refusal);
  if (order->arguments[1] > left)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_INCHES, "raider.3.12", left, 0);

  drive = begin_drive (setup, state, unit, (WarHeading) order->arguments[0], 0,
                       order->arguments[2] != 0);
  return may_turn (&drive)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_NO_WAY, "raider.R-13", (gint32) unit, 0);
}

static gboolean
offer_drive (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarOption *option)
{
  return war_domain_add (&option->arguments[0], 0, WAR_HEADING_TURN - 1);
}

static gboolean
narrow_drive (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
              guint unit, WarOption *option)
{
  if (n == 1)
    return war_raider_set_range (option, 1, 1,
                                 war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_LEFT]);
  if (n != 2)
    return TRUE;

  war_domain_clear (&option->arguments[2], 1);
  for (gint back = 0; back < 2; back++)
    {
      Drive drive
        = begin_drive (setup, state, unit, (WarHeading) order->arguments[0], 0, back != 0);

      if (may_turn (&drive))
        war_domain_add (&option->arguments[2], back, back);
    }

  return option->arguments[2].n_ranges > 0;
}

/* Men who stand there step aside to the nearest free place (raider.R-13). */
static void
step_aside (WarContext *context, const WarBase *base, guint vehicle)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, context->state, i);
      WarBase other;
      WarPosition place;

      if (i == vehicle || cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD
          || !war_raider_is_man (setup, context->state, i)
          || ABS (cells[WAR_PIECE_X] - base->centre.x) > base->width + base->depth
          || ABS (cells[WAR_PIECE_Y] - base->centre.y) > base->width + base->depth)
        continue;
      other = war_raider_get_base (setup, context->state, i);
      if (!war_base_overlaps (base, &other)
          || !war_raider_find_place (setup, context->state, i, other.centre, 0, NULL, &place))
        continue;
      war_piece_set_position (war_context_get_piece (context, i), place);
      war_context_tell (context, WAR_RAIDER_EVENT_STEPPED_ASIDE, (gint) i, (gint) vehicle,
                        "raider.R-13", place.x, place.y);
    }
}

static gboolean
carry_out_drive (WarContext *context, const WarOrder *order, guint unit)
{
  const WarSetup *setup = context->setup;
  gint32 *cells = war_context_get_piece (context, unit);
  Drive drive = begin_drive (setup, context->state, unit, (WarHeading) order->arguments[0],
                             order->arguments[1], order->arguments[2] != 0);
  Course course = plan (&drive, order->arguments[1], cells[WAR_RAIDER_PIECE_LEFT]);
  WarBase base = war_base_shift (
    &drive.start, war_position_step ((WarPosition){ 0, 0 }, drive.heading, course.distance));
  WarEvent *event;

  war_raider_take_in_hand (context, &unit, 1);
  war_piece_set_pose (cells, base.centre, base.heading);
  cells[WAR_RAIDER_PIECE_LEFT] -= course.cost;
  cells[WAR_RAIDER_PIECE_CROSSES] = drive.type->crosses_at_will ? WAR_NONE : course.crosses;
  event = war_context_add (context, WAR_RAIDER_EVENT_DROVE, (gint) unit, WAR_NONE, "raider.R-13");
  war_event_set_pose (event, 0, base.centre, base.heading);
  war_event_set_bound (event, 3, &course.bound);
  for (guint i = 0; drive.type->crushes_wire && i < course.n_wires; i++)
    war_raider_open_gap (context, (gint) unit, course.wires[i], course.places[i],
                         drive.type->type->base_width, FALSE);
  step_aside (context, &base, unit);
  return TRUE;
}

const WarOrderRule war_raider_drive_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_MOVE,
  .may = may_drive,
  .check = check_drive,
  .carry_out = carry_out_drive,
  .offer = offer_drive,
  .narrow = narrow_drive,
};

/* Fascines ------------------------------------------------------------------------------------ */

/* The trench in contact with it that nothing leads over yet; WAR_NONE. */
static gint
find_trench (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarRaider *data = war_raider_get_data (setup);
  WarBase base = war_raider_get_base (setup, state, unit);

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].is_trench
        && war_ground_feature_is_within (data->ground, i, base.corners, WAR_N_EDGES,
                                         war_raider_get_number (setup, WAR_RAIDER_CONTACT))
        && !war_raider_is_bridged (setup, &base)
        && !war_raider_is_on_fascine (setup, state, i, &base))
      return (gint) i;

  return WAR_NONE;
}

static gboolean
may_lay (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
         WarRefusal *refusal)
{
  if (!war_raider_get_type (setup, state, unit)->has_fascine)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NEVER, "raider.5.4", (gint32) unit, 0);
  if (!war_raider_stands (setup, state, unit))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_ON_FIELD, NULL, (gint32) unit, 0);
  if (!war_raider_may_act_now (setup, state, unit, TRUE, refusal))
    return FALSE;

  return (war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_FASCINE] != 0
          && war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_PINNED] == 0
          && war_raider_find_free (setup, state, war_raider_get_data (setup)->first_gap,
                                   war_raider_get_data (setup)->n_gaps)
               != WAR_NONE
          && find_trench (setup, state, unit) != WAR_NONE)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_NO_TRENCH, "raider.R-13", (gint32) unit, 0);
}

static gboolean
carry_out_fascine (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *cells = war_context_get_piece (context, unit);
  gint trench = find_trench (context->setup, context->state, unit);

  war_raider_take_in_hand (context, &unit, 1);
  cells[WAR_RAIDER_PIECE_FASCINE] = 0;
  cells[WAR_RAIDER_PIECE_LEFT] = 0;
  war_raider_open_gap (context, (gint) unit, (guint) trench,
                       war_raider_get_centre (context->setup, context->state, unit),
                       war_raider_get_type (context->setup, context->state, unit)->type->base_width,
                       TRUE);
  return TRUE;
}

const WarOrderRule war_raider_fascine_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_MOVE,
  .phases = 1u << WAR_RAIDER_PHASE_MOVES,
  .may = may_lay,
  .carry_out = carry_out_fascine,
};
