/* place.c: units that come onto the field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* Where a unit may stand ---------------------------------------------------------------------- */

/* Where the sides have changed zones, theirs go with them, and an edge is the one across. */
static WarEntrenchedPlace
get_reserve_place (const WarSetup *setup, const WarState *state, const WarForceUnit *unit)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  gboolean is_swapped = war_setup_peek_game (setup, state)[WAR_ENTRENCHED_GAME_SWAPPED] != 0;
  WarEntrenchedPlace place = {
    .zone = unit->zone,
    .edge = is_swapped ? war_field_edge_get_across (unit->edge) : unit->edge,
    .clause = "entrenched.E-30",
  };

  for (gint side = 0; side < WAR_N_SIDES; side++)
    if (unit->zone != NULL && unit->zone == data->zones[side])
      place.zone = war_entrenched_get_zone (setup, state, side);

  place.area = place.zone != NULL
                 ? war_stand_get_area (&place.zone->shape)
                 : war_stand_get_strip (data->field, place.edge,
                                        data->rules->numbers[WAR_ENTRENCHED_ARRIVE_DEPTH]);
  return place;
}

WarEntrenchedPlace
war_entrenched_get_place (const WarSetup *setup, const WarState *state, guint piece)
{
  WarEntrenchedPlace place = { .clause = "entrenched.E-1" };

  if (war_entrenched_is_reserve (setup, state, piece))
    return get_reserve_place (setup, state, war_entrenched_get_unit (setup, piece));

  place.zone
    = war_entrenched_get_zone (setup, state, war_entrenched_get_owner (setup, state, piece));
  place.area = war_stand_get_area (&place.zone->shape);
  return place;
}

/* With the obstacles, to free; near: only those that may matter to such a base; NULL: all. Who
 * arrives stays far enough off enemies. */
static WarStandScene
make_scene (const WarSetup *setup, const WarState *state, guint piece, const WarStandArea *area,
            gboolean arrives, const WarBase *near, GArray **obstacles)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  WarStandScene scene = {
    .field = data->field,
    .area = *area,
    .ground = data->ground,
    .scratch = war_entrenched_get_memo (setup)->scratch,
    .is_solid = data->is_solid,
    .solid_terrains = data->solid_terrains,
  };

  *obstacles = war_entrenched_list_obstacles (
    setup, state, piece, arrives ? data->rules->numbers[WAR_ENTRENCHED_ARRIVE_OFF] : 0, near);
  scene.obstacles = (const WarObstacle *) (void *) (*obstacles)->data;
  scene.n_obstacles = (*obstacles)->len;
  return scene;
}

static WarStandScene
make_stand_scene (const WarSetup *setup, const WarState *state, guint piece, gboolean arrives,
                  GArray **obstacles)
{
  const WarEntrenchedPlace place = war_entrenched_get_place (setup, state, piece);

  return make_scene (setup, state, piece, &place.area, arrives, NULL, obstacles);
}

static WarStandReason
find_reason (const WarSetup *setup, const WarState *state, guint piece,
             const WarEntrenchedPlace *place, WarPosition centre, WarHeading heading,
             gboolean arrives, gint *row)
{
  g_autoptr (GArray) obstacles = NULL;
  WarStandScene scene;
  WarBase base;

  *row = WAR_NONE;
  if (!war_stand_may_have (&place->area, centre))
    return WAR_STAND_OUTSIDE;

  base = war_entrenched_place_base (setup, piece, centre, heading);
  scene = make_scene (setup, state, piece, &place->area, arrives, &base, &obstacles);
  return war_stand_find_reason (&scene, &base, row);
}

/* entrenched.1.4, E-1, E-18, E-30 */
gboolean
war_entrenched_may_stand (const WarSetup *setup, const WarState *state, guint piece,
                          WarPosition centre, WarHeading heading, gboolean arrives,
                          WarRefusal *refusal)
{
  WarEntrenchedPlace place;
  gint row;

  /* Who does not ask why is told by what is soonest known. */
  if (refusal == NULL)
    {
      const WarBase base = war_entrenched_place_base (setup, piece, centre, heading);

      if (war_entrenched_find_under (setup, state, (gint) piece, &base) != WAR_NONE)
        return FALSE;
    }

  place = war_entrenched_get_place (setup, state, piece);
  switch (find_reason (setup, state, piece, &place, centre, heading, arrives, &row))
    {
    case WAR_STAND_OUTSIDE:
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE, place.clause, 0, 0);
    case WAR_STAND_WALL:
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_ROOM, "entrenched.E-1", WAR_NONE, row);
    case WAR_STAND_TAKEN:
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_ROOM, "entrenched.E-1", row, WAR_NONE);
    case WAR_STAND_NEAR:
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TOO_NEAR,
                         war_entrenched_is_reserve (setup, state, piece) ? "entrenched.E-30"
                                                                         : "entrenched.E-18",
                         row, war_entrenched_get_number (setup, WAR_ENTRENCHED_ARRIVE_OFF));
    case WAR_STAND_FREE:
    default:
      return TRUE;
    }
}

/* Placing ------------------------------------------------------------------------------------- */

/* Whether the unit comes during play, not before the first turn. */
static gboolean
arrives (const WarSetup *setup, const WarState *state)
{
  return war_setup_peek_game (setup, state)[WAR_GAME_PHASE] != WAR_ENTRENCHED_PHASE_SETUP;
}

/* Whether the unit is to be placed now. */
static gboolean
may_come (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
          WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);

  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.1.5", (gint32) piece, 0);
  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_LOST, NULL, (gint32) piece, 0);

  if (arrives (setup, state) ? war_entrenched_may_come (setup, state, piece)
                             : war_entrenched_is_to_place (setup, state, piece))
    return TRUE;

  if (war_entrenched_is_reserve (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_RESERVE, "entrenched.E-30", (gint32) piece,
                       war_entrenched_get_unit (setup, piece)->arrives);
  if (war_entrenched_is_wounded (cells))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_WOUNDED, "entrenched.9.7", (gint32) piece,
                       0);
  return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_CANNOT_COME, "entrenched.E-18", (gint32) piece,
                     0);
}

static gboolean
check_place (const WarSetup *setup, const WarState *state, const WarOrder *order, guint piece,
             WarRefusal *refusal)
{
  const WarPosition centre = { order->arguments[0], order->arguments[1] };
  gint32 heading = order->arguments[2];

  if (!war_stand_has_heading (heading))
    return war_refuse_malformed (refusal);
  return war_entrenched_may_stand (setup, state, piece, centre, (WarHeading) heading,
                                   arrives (setup, state), refusal);
}

static gboolean
offer_place (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
             WarOption *option)
{
  WarEntrenchedPlace place;

  place = war_entrenched_get_place (setup, state, piece);
  war_domain_add (&option->arguments[0], place.area.minimum.x, place.area.maximum.x);
  war_domain_add (&option->arguments[1], place.area.minimum.y, place.area.maximum.y);
  return TRUE;
}

static gboolean
narrow_place (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
              guint piece, WarOption *option)
{
  const WarPosition centre = { order->arguments[0], order->arguments[1] };
  g_autoptr (GArray) obstacles = NULL;
  WarStandScene scene;
  WarBase base;

  if (n != 2)
    return TRUE;

  scene = make_stand_scene (setup, state, piece, arrives (setup, state), &obstacles);
  base = war_entrenched_place_base (setup, piece, (WarPosition){ 0, 0 }, 0);
  war_domain_clear (&option->arguments[2], WAR_STAND_HEADING_STEP);
  war_stand_find_headings (&scene, centre, base.width, base.depth, WAR_STAND_HEADING_STEP,
                           &option->arguments[2]);
  return option->arguments[2].n_ranges > 0;
}

static gboolean
carry_out_place (WarContext *context, const WarOrder *order, guint piece)
{
  const WarPosition centre = { order->arguments[0], order->arguments[1] };
  gboolean is_arriving = arrives (context->setup, context->state);
  gint32 *cells = war_context_get_piece (context, piece);
  const char *clause = war_entrenched_is_reserve (context->setup, context->state, piece)
                         ? "entrenched.E-30"
                       : is_arriving ? "entrenched.E-18"
                                     : "entrenched.1.5";
  WarEvent *event;

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  war_piece_set_pose (cells, centre, (WarHeading) order->arguments[2]);
  cells[WAR_ENTRENCHED_PIECE_HEALTH] = WAR_ENTRENCHED_FIT;

  event = war_context_add (context, WAR_ENTRENCHED_EVENT_PLACED, order->actor, WAR_NONE, clause);
  war_event_set_pose (event, 0, centre, (WarHeading) order->arguments[2]);
  event->arguments[3] = is_arriving;

  return is_arriving || war_entrenched_go_on_setting_up (context);
}

const WarOrderRule war_entrenched_place_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_PLACE | 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_SETUP | 1u << WAR_ENTRENCHED_PHASE_MOVEMENT,
  .may = may_come,
  .check = check_place,
  .carry_out = carry_out_place,
  .offer = offer_place,
  .narrow = narrow_place,
};

/* Room ---------------------------------------------------------------------------------------- */

gboolean
war_entrenched_find_stand (const WarSetup *setup, const WarState *state, guint piece,
                           gboolean is_arriving, WarPosition *centre, WarHeading *heading)
{
  g_autoptr (GArray) obstacles = NULL;
  const WarStandScene scene = make_stand_scene (setup, state, piece, is_arriving, &obstacles);
  WarBase base = war_entrenched_place_base (setup, piece, (WarPosition){ 0, 0 }, 0);

  return war_stand_search (&scene, base.width, base.depth, FALSE, centre, heading);
}

static gboolean
has_room (const WarSetup *setup, const WarState *state, guint piece, gboolean is_arriving)
{
  WarPosition centre;
  WarHeading heading;

  return war_entrenched_find_stand (setup, state, piece, is_arriving, &centre, &heading);
}

static gboolean
is_alike (const WarSetup *setup, guint a, guint b)
{
  const WarForceUnit *one = war_entrenched_get_unit (setup, a);
  const WarForceUnit *other = war_entrenched_get_unit (setup, b);

  return one->type == other->type && war_force_units_come_together (one, other);
}

/* entrenched.E-18, E-30 */
gint
war_entrenched_find_arrival (const WarSetup *setup, const WarState *state, gint side)
{
  gint last = WAR_NONE;

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      /* Where the one before found no room there is none for another of its type. */
      if (war_entrenched_get_owner (setup, state, i) != side
          || !war_entrenched_may_come (setup, state, i)
          || (last != WAR_NONE && is_alike (setup, (guint) last, i)
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
may_leave_out (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
               WarRefusal *refusal)
{
  if (!may_come (setup, state, kind, seat, piece, refusal))
    return FALSE;

  return !has_room (setup, state, piece, FALSE)
         || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_ROOM, "entrenched.E-1", (gint32) piece, 0);
}

/* Where units may come later it waits for room (E-18), else it is lost. */
static gboolean
carry_out_leave_out (WarContext *context, const WarOrder *order, guint piece)
{
  gboolean waits = war_entrenched_get_data (context->setup)->has_attrition;

  war_context_tell (context, WAR_ENTRENCHED_EVENT_LEFT_OUT, order->actor, WAR_NONE,
                    waits ? "entrenched.E-18" : "entrenched.E-1", waits);
  if (waits)
    war_context_get_piece (context, piece)[WAR_ENTRENCHED_PIECE_HEALTH] = WAR_ENTRENCHED_WAITING;
  else
    war_entrenched_lose (context, piece, WAR_ENTRENCHED_LOST_LEFT_OUT, WAR_NONE, "entrenched.E-1");

  return war_entrenched_go_on_setting_up (context);
}

const WarOrderRule war_entrenched_leave_out_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_PLACE,
  .may = may_leave_out,
  .carry_out = carry_out_leave_out,
};

/* Those who come together --------------------------------------------------------------------- */

/* Whether they come at the same time and to the same place. */
static gboolean
come_together (const WarSetup *setup, guint a, guint b)
{
  const WarForceUnit *one = war_entrenched_get_unit (setup, a);
  const WarForceUnit *other = war_entrenched_get_unit (setup, b);

  return !war_starts_is_placed (setup, b) && war_force_units_come_together (one, other)
         && (one->wave == other->wave || !war_entrenched_get_data (setup)->has_attrition);
}

static gboolean
is_first_of_group (const WarSetup *setup, guint piece)
{
  for (guint i = 0; i < piece; i++)
    if (come_together (setup, i, piece))
      return FALSE;

  return TRUE;
}

/* Puts the group of the piece onto an empty field, as whoever looks for room does (E-1, E-30). */
static void
muster_group (const WarSetup *setup, guint piece, GArray *shortages)
{
  const WarForceUnit *unit = war_entrenched_get_unit (setup, piece);
  WarShortage shortage = { .side = unit->side + 1, .round = unit->arrives };
  g_autofree WarState *empty = war_setup_begin (setup, 0);
  g_autoptr (GArray) obstacles = NULL;
  const WarStandScene scene = make_stand_scene (setup, empty, piece, FALSE, &obstacles);
  WarStandNewcomer newcomers[WAR_ENTRENCHED_MAX_UNITS];
  const GArray *types = war_entrenched_get_data (setup)->types;
  gint misfit;

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (come_together (setup, piece, i))
      {
        WarBase base = war_entrenched_place_base (setup, i, (WarPosition){ 0, 0 }, 0);

        newcomers[shortage.n_units++]
          = (WarStandNewcomer){ base.width, base.depth, war_entrenched_get_unit (setup, i)->type };
      }

  shortage.n_placed
    = (gint) war_stand_muster (&scene, newcomers, (guint) shortage.n_units, &misfit);
  if (misfit != WAR_NONE)
    shortage.type = g_array_index (types, WarEntrenchedType, newcomers[misfit].kind).type;
  if (shortage.n_placed < shortage.n_units)
    g_array_append_val (shortages, shortage);
}

/* Who is to choose waves can choose them so that there is room. */
void
war_entrenched_muster (const WarSetup *setup, GArray *shortages)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (!war_starts_is_placed (setup, i) && is_first_of_group (setup, i)
        && (!data->has_attrition || war_entrenched_get_unit (setup, i)->wave != 0
            || war_entrenched_get_unit (setup, i)->arrives != 0))
      muster_group (setup, i, shortages);
}
