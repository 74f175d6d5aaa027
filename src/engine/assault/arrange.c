/* arrange.c: how the attackers of Trench Assault set up (assault.A-11, assault.A-26)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

/* Between ranks. */
#define GAP (5 * WAR_MILLIMETRE)

/* So far from where it should stand a base is stood at most. */
#define SEARCH (100 * WAR_CENTIMETRE)

static WarLength
get_breadth (const WarAssault *data)
{
  return data->ahead % (WAR_HEADING_TURN / 2) == 0 ? data->field->width : data->field->depth;
}

/* Between the first and the last position along of the features of a line, or of a zone. */
static void
stretch_along (const WarAssault *data, const WarShape *shape, WarLength *least, WarLength *most)
{
  WarPosition minimum, maximum;
  WarLength a, b;

  war_shape_get_bounds (shape, &minimum, &maximum);
  a = war_assault_get_along (data, minimum);
  b = war_assault_get_along (data, maximum);
  *least = MIN (*least, MIN (a, b));
  *most = MAX (*most, MAX (a, b));
}

static void
get_trench (const WarAssault *data, WarLength *least, WarLength *most)
{
  *least = WAR_LENGTH_MAX;
  *most = -WAR_LENGTH_MAX;
  for (guint i = 0; i < data->n_features; i++)
    if (data->trenches[i] == WAR_ASSAULT_START_TRENCH)
      stretch_along (data,
                     &((const WarFeature *) g_ptr_array_index (data->field->features, i))->shape,
                     least, most);
}

/* Where the attackers' zone, or without one the start trench, begins and ends. */
static void
get_zone (const WarAssault *data, WarLength *least, WarLength *most)
{
  const WarZone *zone = war_field_find_deployment_zone (data->field, 1);

  get_trench (data, least, most);
  if (zone != NULL)
    {
      *least = WAR_LENGTH_MAX;
      *most = -WAR_LENGTH_MAX;
      stretch_along (data, &zone->shape, least, most);
    }
}

/* An operation whose zone reaches out before the trench lets companies creep up, as far as the
 * rules do. */
static WarLength
get_foremost (const WarSetup *setup)
{
  const WarAssault *data = war_assault_get_data (setup);
  WarLength least, most, trench_least, trench_most;

  get_zone (data, &least, &most);
  get_trench (data, &trench_least, &trench_most);
  return MIN (most, trench_most + data->rules->numbers[WAR_ASSAULT_CREEP]);
}

gboolean
war_assault_creeps_up (const WarSetup *setup)
{
  WarLength least, most;

  if (war_starts_has_placed (setup->operation))
    return FALSE;

  get_trench (war_assault_get_data (setup), &least, &most);
  return get_foremost (setup) > most;
}

static WarLength
get_left (const WarAssault *data, gint company)
{
  WarLength front = data->rules->numbers[WAR_ASSAULT_FRONT];
  WarLength left = get_breadth (data) / 2 - (WarLength) data->n_companies * front / 2;

  return MAX (left, 0) + (WarLength) company * front;
}

/* Within these the company sets up: its front across, the zone along. */
static void
get_area (const WarSetup *setup, gint company, WarPosition *minimum, WarPosition *maximum)
{
  const WarAssault *data = war_assault_get_data (setup);
  WarLength left = get_left (data, company), least, most;
  WarPosition a, b;

  get_zone (data, &least, &most);
  most = get_foremost (setup);
  a = war_assault_get_position (data, least, left);
  b = war_assault_get_position (data, most, left + data->rules->numbers[WAR_ASSAULT_FRONT]);
  *minimum = (WarPosition){ MIN (a.x, b.x), MIN (a.y, b.y) };
  *maximum = (WarPosition){ MAX (a.x, b.x), MAX (a.y, b.y) };
}

/* As it is before anybody arranges it --------------------------------------------------------- */

static void
stand (const WarSetup *setup, WarState *state, guint unit, WarLength along, WarLength across)
{
  const WarAssault *data = war_assault_get_data (setup);
  WarPosition wanted = war_assault_get_position (data, along, across), place;
  gint32 *cells = war_setup_get_piece (setup, state, unit);

  if (war_starts_is_placed (setup, unit)
      || !war_assault_find_place (setup, state, unit, wanted, data->ahead, SEARCH, &place))
    return;

  war_assault_set_place (setup, state, unit, place, data->ahead);
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
}

/* Side by side in ranks, evenly within the front; returns where the last rank ends. */
static WarLength
stand_in_ranks (const WarSetup *setup, WarState *state, gint company, WarAssaultBranch branch,
                WarLength front)
{
  const WarAssault *data = war_assault_get_data (setup);
  WarLength breadth = data->rules->numbers[WAR_ASSAULT_FRONT];
  guint n_all = 0, n = 0;
  WarLength rear = front;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    n_all += war_assault_get_unit (setup, i)->company == company
             && war_assault_get_unit (setup, i)->side == WAR_ASSAULT_ATTACKERS
             && war_assault_get_type (setup, i)->branch == branch;
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      const WarUnitType *type = war_assault_get_type (setup, i)->type;
      guint per_rank = (guint) MAX (breadth / type->base_width, 1), rank, in_rank;

      if (war_assault_get_unit (setup, i)->company != company
          || war_assault_get_unit (setup, i)->side != WAR_ASSAULT_ATTACKERS
          || war_assault_get_type (setup, i)->branch != branch)
        continue;
      rank = n / per_rank;
      in_rank = MIN (n_all - rank * per_rank, per_rank);
      stand (setup, state, i,
             front - (WarLength) rank * (type->base_depth + GAP) - type->base_depth / 2,
             get_left (data, company)
               + (WarLength) ((gint64) breadth * (2 * (n % per_rank) + 1) / (2 * in_rank)));
      rear = front - (WarLength) (rank + 1) * (type->base_depth + GAP);
      n++;
    }

  return rear;
}

/* The headquarters behind the middle; tanks side by side before the trench, which they need not
 * cross then. Runners are made when they are sent. */
static void
stand_alone (const WarSetup *setup, WarState *state, WarLength rear, WarLength front)
{
  const WarAssault *data = war_assault_get_data (setup);
  WarLength breadth = get_breadth (data);
  guint n_tanks = 0, n = 0;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    n_tanks += war_assault_get_unit (setup, i)->side == WAR_ASSAULT_ATTACKERS
               && war_assault_get_type (setup, i)->branch == WAR_ASSAULT_TANK;
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      const WarAssaultUnit *unit = war_assault_get_unit (setup, i);
      const WarUnitType *type = war_assault_get_type (setup, i)->type;

      if (unit->side != WAR_ASSAULT_ATTACKERS || unit->company != WAR_NONE
          || war_assault_get_type (setup, i)->branch == WAR_ASSAULT_RUNNER)
        continue;
      if (war_assault_get_type (setup, i)->branch == WAR_ASSAULT_TANK)
        stand (setup, state, i, front + type->base_depth / 2 + GAP,
               (WarLength) ((gint64) breadth * (2 * n++ + 1) / (2 * n_tanks)));
      else
        stand (setup, state, i, rear - type->base_depth / 2, breadth / 2);
    }
}

void
war_assault_set_up_attackers (const WarSetup *setup, WarState *state)
{
  const WarAssault *data = war_assault_get_data (setup);
  WarLength least, front, rear;

  get_trench (data, &least, &front);
  rear = front;
  for (gint i = 0; i < (gint) data->n_companies; i++)
    {
      WarLength next = stand_in_ranks (setup, state, i, WAR_ASSAULT_FOOT, front);

      rear = MIN (rear, next);
      stand_in_ranks (setup, state, i, WAR_ASSAULT_OFFICER, next);
      stand_in_ranks (setup, state, i, WAR_ASSAULT_GUN, next);
    }
  stand_alone (setup, state, rear, front);

  /* assault.A-3 */
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_get_unit (setup, i)->side == WAR_ASSAULT_ATTACKERS
        && war_assault_find_trench (setup, war_assault_get_centre (setup, state, i)) == WAR_NONE)
      war_setup_get_piece (setup, state, i)[WAR_ASSAULT_PIECE_MOVED] = 1;
}

/* Arranging ----------------------------------------------------------------------------------- */

static gboolean
may_arrange (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarRefusal *refusal)
{
  return (war_assault_get_unit (setup, unit)->company != WAR_NONE
          && !war_starts_is_placed (setup, unit))
         || war_refuse (refusal, WAR_ASSAULT_REFUSAL_NEVER, "assault.A-26", (gint32) unit, 0);
}

gboolean
war_assault_is_to_arrange (const WarSetup *setup, gint company)
{
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_get_unit (setup, i)->company == company && !war_starts_is_placed (setup, i))
      return TRUE;

  return FALSE;
}

/* A corner and the opposite one of a company's front, as four. */
static void
list_corners (const WarSetup *setup, guint unit, WarPosition corners[WAR_N_EDGES])
{
  WarPosition minimum, maximum;

  get_area (setup, war_assault_get_unit (setup, unit)->company, &minimum, &maximum);
  corners[0] = minimum;
  corners[1] = (WarPosition){ maximum.x, minimum.y };
  corners[2] = maximum;
  corners[3] = (WarPosition){ minimum.x, maximum.y };
}

static gboolean
check_arrange (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
               WarRefusal *refusal)
{
  WarPosition place = { order->arguments[0], order->arguments[1] };
  WarPosition corners[WAR_N_EDGES];
  WarBase base;
  gint taken;

  if (order->arguments[2] < 0 || order->arguments[2] >= WAR_HEADING_TURN
      || ABS (place.x) > WAR_LENGTH_MAX || ABS (place.y) > WAR_LENGTH_MAX)
    return war_refuse_malformed (refusal);

  base = war_assault_place_base (setup, unit, place, (WarHeading) order->arguments[2]);
  list_corners (setup, unit, corners);
  if (!war_base_is_in_polygon (&base, corners, WAR_N_EDGES))
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_NOT_IN_FRONT, "assault.A-26", (gint32) unit, 0);

  taken = war_assault_find_taken (setup, state, unit, &base);
  return (taken == WAR_NONE && war_assault_may_stand (setup, state, unit, &base))
         || war_refuse (refusal, WAR_ASSAULT_REFUSAL_NO_ROOM, "assault.A-17", taken, 0);
}

static gboolean
offer_arrange (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
               WarOption *option)
{
  WarPosition minimum, maximum;

  get_area (setup, war_assault_get_unit (setup, unit)->company, &minimum, &maximum);
  return war_domain_add (&option->arguments[0], minimum.x, maximum.x);
}

/* The headings that check_arrange() allows at the place. */
static gboolean
offer_headings (const WarSetup *setup, const WarState *state, guint unit, WarPosition place,
                WarDomain *headings)
{
  const WarField *field = war_assault_get_data (setup)->field;
  WarPosition corners[WAR_N_EDGES];
  g_autoptr (GArray) near = NULL;

  if (war_assault_find_bar (setup, war_assault_get_type (setup, unit)->branch, place) != WAR_NONE)
    return FALSE;

  near = war_assault_list_near (setup, state, unit, place);
  list_corners (setup, unit, corners);
  for (gint32 heading = 0; heading < WAR_HEADING_TURN; heading++)
    {
      WarBase base = war_assault_place_base (setup, unit, place, (WarHeading) heading);

      if (war_base_is_in_polygon (&base, corners, WAR_N_EDGES)
          && war_base_is_on_field (&base, field->width, field->depth)
          && !war_assault_overlaps_any (&base, near)
          && !war_domain_add (headings, heading, heading))
        break;
    }
  return headings->n_ranges > 0;
}

static gboolean
narrow_arrange (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
                guint unit, WarOption *option)
{
  WarPosition minimum, maximum;

  if (n == 1)
    {
      get_area (setup, war_assault_get_unit (setup, unit)->company, &minimum, &maximum);
      return war_domain_add (&option->arguments[1], minimum.y, maximum.y);
    }

  return n != 2
         || offer_headings (setup, state, unit,
                            (WarPosition){ order->arguments[0], order->arguments[1] },
                            &option->arguments[2]);
}

static gboolean
carry_out_arrange (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *cells = war_context_get_piece (context, unit);
  WarPosition place = { order->arguments[0], order->arguments[1] };
  WarEvent *event;

  war_assault_set_place (context->setup, context->state, unit, place,
                         (WarHeading) order->arguments[2]);
  cells[WAR_ASSAULT_PIECE_MOVED] = war_assault_find_trench (context->setup, place) == WAR_NONE;
  event = war_assault_tell_place (context, WAR_ASSAULT_EVENT_ARRANGED, unit, "assault.A-26");
  event->arguments[2] = order->arguments[2];
  return TRUE;
}

const WarOrderRule war_assault_arrange_rule = {
  .decisions = 1u << WAR_ASSAULT_DECIDE_ARRANGE,
  .may = may_arrange,
  .check = check_arrange,
  .carry_out = carry_out_arrange,
  .offer = offer_arrange,
  .narrow = narrow_arrange,
};
