/* place.c: units that come onto the field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* Units are placed in so many headings, evenly round; they turn freely once they move. However many
 * of these are free, a domain has a range for each gap. */
#define N_HEADINGS 32
#define HEADING_STEP (WAR_HEADING_TURN / N_HEADINGS)

/* How finely a zone is searched for room. A base turned by half stands on the same ground. */
#define SEARCH_STEP (10 * WAR_MILLIMETRE)
#define N_SEARCH_HEADINGS 8

#define MAX_FEATURES 128

/* Where a unit may stand ---------------------------------------------------------------------- */

static gboolean
is_in_zone (const WarZone *zone, const WarBase *base)
{
  const GArray *vertices = zone->shape.vertices;

  return war_base_is_in_polygon (base, (const WarPosition *) (void *) vertices->data,
                                 vertices->len);
}

/* The feature across whose solid walls the base would stand, or the shelter; or WAR_NONE. The base
 * of a shelter may be larger than the feature. */
static gint
find_wall (const WarEntrenched *data, const WarBase *base)
{
  guint features[MAX_FEATURES];
  guint n_features
    = war_ground_find_meeting (data->ground, data->scratch, data->solid_terrains, base->corners,
                               WAR_N_EDGES, features, G_N_ELEMENTS (features));

  for (guint i = 0; i < MIN (n_features, G_N_ELEMENTS (features)); i++)
    {
      const WarEntrenchedFeature *feature = &data->features[features[i]];

      if (feature->is_solid && !feature->is_shelter
          && war_ground_feature_has_edge_in (data->ground, features[i], base->corners, WAR_N_EDGES))
        return (gint) features[i];
    }
  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].is_shelter && war_base_overlaps (base, &data->features[i].shelter))
      return (gint) i;

  return WAR_NONE;
}

/* Whether the base stands clear of other ones, and, arriving, far enough off enemies. */
static gboolean
is_clear (const WarSetup *setup, const WarState *state, guint piece, const WarBase *base,
          gboolean arrives, WarRefusal *refusal)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const char *clause
    = war_entrenched_is_reserve (setup, state, piece) ? "entrenched.E-30" : "entrenched.E-18";
  WarLength off = data->rules->numbers[WAR_ENTRENCHED_ARRIVE_OFF];
  gint side = war_entrenched_get_owner (setup, state, piece);

  for (guint i = 0; i < data->units->len; i++)
    {
      WarBase other;

      if (i == piece || !war_entrenched_stands (setup, state, (gint) i))
        continue;

      other = war_entrenched_get_base (setup, state, i);
      if (war_base_overlaps (base, &other))
        return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_ROOM, "entrenched.E-1",
                                      (gint32) i, WAR_NONE);
      if (arrives && war_entrenched_get_owner (setup, state, i) != side
          && war_base_is_nearer (base, &other, off))
        return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TOO_NEAR, clause, (gint32) i,
                                      off);
    }

  return TRUE;
}

/* The strip along an edge of the field in which reserves arrive. */
static void
get_strip (const WarEntrenched *data, WarFieldEdge edge, WarPosition *minimum, WarPosition *maximum)
{
  WarLength depth = data->rules->numbers[WAR_ENTRENCHED_ARRIVE_DEPTH];

  *minimum = (WarPosition){ 0, 0 };
  *maximum = (WarPosition){ data->field->width, data->field->depth };
  if (edge == WAR_FIELD_EDGE_NORTH)
    maximum->y = MIN (depth, maximum->y);
  else if (edge == WAR_FIELD_EDGE_EAST)
    minimum->x = MAX (maximum->x - depth, 0);
  else if (edge == WAR_FIELD_EDGE_SOUTH)
    minimum->y = MAX (maximum->y - depth, 0);
  else
    maximum->x = MIN (depth, maximum->x);
}

static WarFieldEdge
get_edge_across (WarFieldEdge edge)
{
  switch (edge)
    {
    case WAR_FIELD_EDGE_NORTH:
      return WAR_FIELD_EDGE_SOUTH;
    case WAR_FIELD_EDGE_EAST:
      return WAR_FIELD_EDGE_WEST;
    case WAR_FIELD_EDGE_SOUTH:
      return WAR_FIELD_EDGE_NORTH;
    case WAR_FIELD_EDGE_WEST:
      return WAR_FIELD_EDGE_EAST;
    case WAR_FIELD_EDGE_NONE:
    default:
      return WAR_FIELD_EDGE_NONE;
    }
}

/* Where the sides have changed zones, theirs go with them, and an edge is the one across. */
static WarEntrenchedPlace
get_reserve_place (const WarSetup *setup, const WarState *state, const WarEntrenchedUnit *unit)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  gboolean is_swapped = war_entrenched_peek_game (setup, state)[WAR_ENTRENCHED_GAME_SWAPPED] != 0;
  WarEntrenchedPlace place = {
    .zone = unit->zone,
    .edge = is_swapped ? get_edge_across (unit->edge) : unit->edge,
    .clause = "entrenched.E-30",
  };

  for (gint side = 0; side < WAR_N_SIDES; side++)
    if (unit->zone != NULL && unit->zone == data->zones[side])
      place.zone = war_entrenched_get_zone (setup, state, side);

  if (place.zone != NULL)
    war_shape_get_bounds (&place.zone->shape, &place.minimum, &place.maximum);
  else
    get_strip (data, place.edge, &place.minimum, &place.maximum);

  return place;
}

WarEntrenchedPlace
war_entrenched_get_place (const WarSetup *setup, const WarState *state, guint piece)
{
  WarEntrenchedPlace place = { .clause = "entrenched.E-1" };

  if (war_entrenched_is_reserve (setup, state, piece))
    return get_reserve_place (
      setup, state,
      &g_array_index (war_entrenched_get_data (setup)->units, WarEntrenchedUnit, piece));

  place.zone
    = war_entrenched_get_zone (setup, state, war_entrenched_get_owner (setup, state, piece));
  war_shape_get_bounds (&place.zone->shape, &place.minimum, &place.maximum);
  return place;
}

/* Whether the base stands wholly in it, and on the field. */
static gboolean
is_in_place (const WarEntrenched *data, const WarEntrenchedPlace *place, const WarBase *base)
{
  const WarPosition corners[] = {
    place->minimum,
    { place->maximum.x, place->minimum.y },
    place->maximum,
    { place->minimum.x, place->maximum.y },
  };

  return war_base_is_on_field (base, data->field->width, data->field->depth)
         && (place->zone != NULL ? is_in_zone (place->zone, base)
                                 : war_base_is_in_polygon (base, corners, G_N_ELEMENTS (corners)));
}

/* entrenched.1.4, E-1, E-18, E-30 */
gboolean
war_entrenched_may_stand (const WarSetup *setup, const WarState *state, guint piece,
                          WarPosition centre, WarHeading heading, gboolean arrives,
                          WarRefusal *refusal)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  WarEntrenchedPlace place = war_entrenched_get_place (setup, state, piece);
  WarBase base;
  gint wall;

  if (centre.x < place.minimum.x || centre.x > place.maximum.x || centre.y < place.minimum.y
      || centre.y > place.maximum.y)
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE, place.clause, 0, 0);

  base = war_entrenched_place_base (setup, piece, centre, heading);
  if (!is_in_place (data, &place, &base))
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE, place.clause, 0, 0);
  wall = find_wall (data, &base);
  if (wall != WAR_NONE)
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_ROOM, "entrenched.E-1",
                                  WAR_NONE, wall);

  return is_clear (setup, state, piece, &base, arrives, refusal);
}

/* Placing ------------------------------------------------------------------------------------- */

/* Whether the unit comes during play, not before the first turn. */
static gboolean
arrives (const WarSetup *setup, const WarState *state)
{
  return war_entrenched_peek_game (setup, state)[WAR_GAME_PHASE] != WAR_ENTRENCHED_PHASE_SETUP;
}

/* Whether the unit is a casualty that has not recovered. */
static gboolean
is_wounded (const gint32 *cells)
{
  return cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_LYING
         || cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_CARRIED
         || cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_IN_CARE;
}

/* Whether the unit is to be placed now. */
static gboolean
may_come (const WarSetup *setup, const WarState *state, guint piece, WarRefusal *refusal)
{
  const gint32 *cells = war_entrenched_peek (setup, state, piece);

  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD)
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.1.5",
                                  (gint32) piece, 0);
  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE)
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_LOST, NULL, (gint32) piece, 0);

  if (arrives (setup, state) ? war_entrenched_may_come (setup, state, piece)
                             : war_entrenched_is_to_place (setup, state, piece))
    return TRUE;

  if (war_entrenched_is_reserve (setup, state, piece))
    return war_entrenched_refuse (
      refusal, WAR_ENTRENCHED_REFUSAL_RESERVE, "entrenched.E-30", (gint32) piece,
      g_array_index (war_entrenched_get_data (setup)->units, WarEntrenchedUnit, piece).arrives);
  if (is_wounded (cells))
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_WOUNDED, "entrenched.9.7",
                                  (gint32) piece, 0);
  return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_CANNOT_COME, "entrenched.E-18",
                                (gint32) piece, 0);
}

static gboolean
check_place (const WarSetup *setup, const WarState *state, const WarOrder *order,
             WarRefusal *refusal)
{
  guint piece = (guint) order->actor;
  const WarPosition centre = { order->arguments[0], order->arguments[1] };
  gint32 heading = order->arguments[2];

  if (!may_come (setup, state, piece, refusal))
    return FALSE;
  if (heading < 0 || heading >= WAR_HEADING_TURN || heading % HEADING_STEP != 0)
    {
      *refusal = (WarRefusal){ .kind = WAR_REFUSAL_MALFORMED };
      return FALSE;
    }
  return war_entrenched_may_stand (setup, state, piece, centre, (WarHeading) heading,
                                   arrives (setup, state), refusal);
}

static gboolean
offer_place (const WarSetup *setup, const WarState *state, gint seat, gint actor, WarOption *option)
{
  WarEntrenchedPlace place;
  WarRefusal refusal;

  if (!may_come (setup, state, (guint) actor, &refusal))
    return FALSE;

  place = war_entrenched_get_place (setup, state, (guint) actor);
  war_domain_add (&option->arguments[0], place.minimum.x, place.maximum.x);
  war_domain_add (&option->arguments[1], place.minimum.y, place.maximum.y);
  return TRUE;
}

static gboolean
narrow_place (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
              WarOption *option)
{
  const WarPosition centre = { order->arguments[0], order->arguments[1] };
  gboolean is_arriving = arrives (setup, state);
  WarRefusal refusal;

  if (n != 2)
    return TRUE;

  war_domain_clear (&option->arguments[2], HEADING_STEP);
  for (gint32 heading = 0; heading < WAR_HEADING_TURN; heading += HEADING_STEP)
    if (war_entrenched_may_stand (setup, state, (guint) order->actor, centre, (WarHeading) heading,
                                  is_arriving, &refusal))
      war_domain_add (&option->arguments[2], heading, heading);

  return option->arguments[2].n_ranges > 0;
}

G_STATIC_ASSERT (N_HEADINGS <= 2 * WAR_DOMAIN_MAX_RANGES);

static gboolean
carry_out_place (WarEntrenchedContext *context, const WarOrder *order)
{
  gboolean is_arriving = arrives (context->setup, context->state);
  gint32 *cells = war_entrenched_get (context->setup, context->state, (guint) order->actor);
  const char *clause
    = war_entrenched_is_reserve (context->setup, context->state, (guint) order->actor)
        ? "entrenched.E-30"
      : is_arriving ? "entrenched.E-18"
                    : "entrenched.1.5";
  WarEvent *event;

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_PIECE_X] = order->arguments[0];
  cells[WAR_PIECE_Y] = order->arguments[1];
  cells[WAR_PIECE_HEADING] = order->arguments[2];
  cells[WAR_ENTRENCHED_PIECE_HEALTH] = WAR_ENTRENCHED_FIT;

  event
    = war_events_add (context->events, WAR_ENTRENCHED_EVENT_PLACED, order->actor, WAR_NONE, clause);
  for (guint i = 0; i < 3; i++)
    event->arguments[i] = order->arguments[i];
  event->arguments[3] = is_arriving;

  return is_arriving || war_entrenched_go_on_setting_up (context);
}

const WarEntrenchedRule war_entrenched_place_rule = {
  .decision = WAR_ENTRENCHED_DECIDE_PLACE,
  .phase = WAR_NONE,
  .check = check_place,
  .carry_out = carry_out_place,
  .offer = offer_place,
  .narrow = narrow_place,
};

/* Room ---------------------------------------------------------------------------------------- */

/* The middle of a base is at least half its lesser side off the edge. */
gboolean
war_entrenched_find_stand (const WarSetup *setup, const WarState *state, guint piece,
                           gboolean is_arriving, gboolean goes_on, WarPosition *centre,
                           WarHeading *heading)
{
  const WarUnitType *type = war_entrenched_get_type (setup, piece)->type;
  WarLength inset = MIN (type->base_width, type->base_depth) / 2;
  WarEntrenchedPlace place = war_entrenched_get_place (setup, state, piece);
  WarPosition first = { place.minimum.x + inset, place.minimum.y + inset };
  WarRefusal refusal;

  if (!goes_on)
    *centre = first;
  for (; centre->x <= place.maximum.x - inset; centre->x += SEARCH_STEP, centre->y = first.y)
    for (; centre->y <= place.maximum.y - inset; centre->y += SEARCH_STEP)
      for (gint i = 0; i < N_SEARCH_HEADINGS; i++)
        {
          *heading = (WarHeading) (i * WAR_HEADING_TURN / 2 / N_SEARCH_HEADINGS);
          if (war_entrenched_may_stand (setup, state, piece, *centre, *heading, is_arriving,
                                        &refusal))
            return TRUE;
        }

  return FALSE;
}

static gboolean
has_room (const WarSetup *setup, const WarState *state, guint piece, gboolean is_arriving)
{
  WarPosition centre;
  WarHeading heading;

  return war_entrenched_find_stand (setup, state, piece, is_arriving, FALSE, &centre, &heading);
}

static gboolean
is_alike (const WarEntrenched *data, guint a, guint b)
{
  const WarEntrenchedUnit *one = &g_array_index (data->units, WarEntrenchedUnit, a);
  const WarEntrenchedUnit *other = &g_array_index (data->units, WarEntrenchedUnit, b);

  return one->type == other->type && one->arrives == other->arrives && one->zone == other->zone
         && one->edge == other->edge;
}

/* entrenched.E-18, E-30 */
gint
war_entrenched_find_arrival (const WarSetup *setup, const WarState *state, gint side)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  gint last = WAR_NONE;

  for (guint i = 0; i < data->units->len; i++)
    {
      /* Where the one before found no room there is none for another of its type. */
      if (war_entrenched_get_owner (setup, state, i) != side
          || !war_entrenched_may_come (setup, state, i)
          || (last != WAR_NONE && is_alike (data, (guint) last, i)
              && war_entrenched_is_reserve (setup, state, (guint) last)
                   == war_entrenched_is_reserve (setup, state, i)))
        continue;
      if (has_room (setup, state, i, TRUE))
        return (gint) i;
      last = (gint) i;
    }

  return WAR_NONE;
}

/* Leaving out --------------------------------------------------------------------------------- */

static gboolean
may_leave_out (const WarSetup *setup, const WarState *state, guint piece, WarRefusal *refusal)
{
  if (!may_come (setup, state, piece, refusal))
    return FALSE;

  return !has_room (setup, state, piece, FALSE)
         || war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_ROOM, "entrenched.E-1",
                                   (gint32) piece, 0);
}

static gboolean
check_leave_out (const WarSetup *setup, const WarState *state, const WarOrder *order,
                 WarRefusal *refusal)
{
  return may_leave_out (setup, state, (guint) order->actor, refusal);
}

static gboolean
offer_leave_out (const WarSetup *setup, const WarState *state, gint seat, gint actor,
                 WarOption *option)
{
  WarRefusal refusal;

  return may_leave_out (setup, state, (guint) actor, &refusal);
}

/* Where units may come later it waits for room (E-18), else it is lost. */
static gboolean
carry_out_leave_out (WarEntrenchedContext *context, const WarOrder *order)
{
  guint piece = (guint) order->actor;
  gboolean waits = context->data->has_attrition;
  WarEvent *event = war_events_add (context->events, WAR_ENTRENCHED_EVENT_LEFT_OUT, order->actor,
                                    WAR_NONE, waits ? "entrenched.E-18" : "entrenched.E-1");

  event->arguments[0] = waits;
  if (waits)
    war_entrenched_get (context->setup, context->state, piece)[WAR_ENTRENCHED_PIECE_HEALTH]
      = WAR_ENTRENCHED_WAITING;
  else
    war_entrenched_lose (context, piece, WAR_ENTRENCHED_LOST_LEFT_OUT, "entrenched.E-1");

  return war_entrenched_go_on_setting_up (context);
}

const WarEntrenchedRule war_entrenched_leave_out_rule = {
  .decision = WAR_ENTRENCHED_DECIDE_PLACE,
  .phase = WAR_ENTRENCHED_PHASE_SETUP,
  .check = check_leave_out,
  .carry_out = carry_out_leave_out,
  .offer = offer_leave_out,
};
