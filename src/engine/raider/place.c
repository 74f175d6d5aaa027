/* place.c: who is set up, brought on or put back, and where (raider.R-7, raider.R-12, raider.R-28)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

#define MOST_IN_RANK 100
#define MOST_GAP (2 * WAR_INCH)

static WarFieldEdge
get_base_line (gint side)
{
  return side == WAR_RAIDER_FRENCH ? WAR_FIELD_EDGE_SOUTH : WAR_FIELD_EDGE_NORTH;
}

WarLength
war_raider_find_line_middle (const WarSetup *setup, gint side, gint line)
{
  const WarRaider *data = war_raider_get_data (setup);

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].side == side && data->features[i].line == line
        && data->features[i].bunker == WAR_NONE)
      return (data->features[i].minimum.y + data->features[i].maximum.y) / 2;

  return -1;
}

/* Between the deepest captured German line, or French line 1, and what lies beyond it. */
static void
get_corridor (const WarSetup *setup, const WarState *state, WarRaiderArea *area)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  gint n_lines = war_raider_get_data (setup)->n_lines[WAR_RAIDER_GERMAN], deepest = 0;
  WarLength middle;

  for (gint i = 1; i <= n_lines; i++)
    if (game[WAR_RAIDER_GAME_CAPTURED + i - 1] != 0)
      deepest = i;
  middle = deepest > 0 ? war_raider_find_line_middle (setup, WAR_RAIDER_GERMAN, deepest)
                       : war_raider_find_line_middle (setup, WAR_RAIDER_FRENCH, 1);
  area->is_at_side = TRUE;
  area->bottom = middle;
  area->top
    = deepest < n_lines ? war_raider_find_line_middle (setup, WAR_RAIDER_GERMAN, deepest + 1) : 0;
}

static void
get_area (const WarSetup *setup, const WarState *state, guint unit, WarRaiderArea *area)
{
  const WarRaiderUnit *found = war_raider_get_unit (setup, unit);
  gint32 coming = war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_COMES];

  *area = (WarRaiderArea){ 0 };
  if (coming == WAR_RAIDER_COMES_TO_SET_UP)
    area->zone
      = found->zone != NULL
          ? found->zone
          : war_field_find_deployment_zone (war_raider_get_data (setup)->field, found->side + 1);
  else if (war_raider_get_type (setup, state, unit)->is_corridor)
    get_corridor (setup, state, area);
  else
    area->edge = get_base_line (found->side);
}

gboolean
war_raider_has_to_come (const WarSetup *setup, const WarState *state, gint side,
                        WarRaiderComing coming)
{
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_raider_get_side (setup, i) == side
        && war_setup_peek_piece (setup, state, i)[WAR_RAIDER_PIECE_COMES] == (gint32) coming)
      return TRUE;

  return FALSE;
}

/* Arriving ------------------------------------------------------------------------------------ */

/* Each man joins the nearest leader's regiment, and a new leader founds one (raider.R-19). */
static void
settle (WarContext *context, guint unit)
{
  const WarSetup *setup = context->setup;
  gint regiment = war_raider_get_unit (setup, unit)->regiment, leader;
  WarLength distance;

  switch (war_raider_get_type (setup, context->state, unit)->branch)
    {
    case WAR_RAIDER_LEADER:
      if (regiment == WAR_NONE)
        return;
      war_setup_get_formation (setup, context->state, (guint) regiment)[WAR_FORMATION_IN_USE] = 1;
      war_setup_get_formation (setup, context->state, (guint) regiment)[WAR_RAIDER_REGIMENT_LEADER]
        = (gint32) unit;
      war_raider_join (context, unit, regiment, "raider.R-19");
      return;
    case WAR_RAIDER_SOLDIER:
      leader = war_raider_find_nearest_leader (setup, context->state, unit, &distance);
      if (leader != WAR_NONE)
        war_raider_join (context, unit,
                         war_context_get_piece (context, (guint) leader)[WAR_RAIDER_PIECE_REGIMENT],
                         "raider.R-19");
      return;
    case WAR_RAIDER_ELITE:
    case WAR_RAIDER_HEADQUARTERS:
    case WAR_RAIDER_MACHINE_GUN:
    case WAR_RAIDER_MORTAR:
    case WAR_RAIDER_GUN:
    case WAR_RAIDER_CAR:
    case WAR_RAIDER_TANK:
    case WAR_RAIDER_AEROPLANE:
    case WAR_RAIDER_BUNKER:
    default:
      return;
    }
}

/* At the place, or the nearest where it may stand; else it stays away. */
static void
place_one (WarContext *context, guint unit, WarPosition wanted, WarHeading heading)
{
  const WarSetup *setup = context->setup;
  gint32 *cells = war_context_get_piece (context, unit);
  gint32 coming = cells[WAR_RAIDER_PIECE_COMES];
  gint32 presence = cells[WAR_PIECE_PRESENCE];
  gboolean is_vehicle = war_raider_is_vehicle (setup, context->state, unit);
  WarRaiderArea area;
  WarPosition place;

  get_area (setup, context->state, unit, &area);
  heading = is_vehicle ? heading : 0;
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
  if (!war_raider_find_place (setup, context->state, unit, wanted, heading, &area, &place))
    {
      cells[WAR_PIECE_PRESENCE] = presence;
      return;
    }

  war_raider_put (context, unit, place, heading, "raider.R-28");
  if (coming == WAR_RAIDER_COMES_NOW && war_raider_get_side (setup, unit) == WAR_RAIDER_GERMAN)
    settle (context, unit);
}

/* By the program ------------------------------------------------------------------------------ */

/* Of its kind, and who is set up in the same zone: the how manieth of how many. */
static guint
count_like (const WarSetup *setup, const WarState *state, guint unit, guint *n_all)
{
  const WarRaiderUnit *found = war_raider_get_unit (setup, unit);
  guint nth = 0;

  *n_all = 0;
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      const WarRaiderUnit *other = war_raider_get_unit (setup, i);

      if (other->side != found->side || other->zone != found->zone
          || other->regiment != found->regiment
          || war_setup_peek_piece (setup, state, i)[WAR_PIECE_TYPE]
               != war_setup_peek_piece (setup, state, unit)[WAR_PIECE_TYPE]
          || war_setup_peek_piece (setup, state, i)[WAR_RAIDER_PIECE_COMES]
               != war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_COMES])
        continue;
      nth = i == unit ? *n_all : nth;
      (*n_all)++;
    }

  return nth;
}

/* The part of the width that the regiment has: regiments of a side in one zone stand side by
 * side. */
static void
get_share (const WarSetup *setup, const WarState *state, guint unit, WarLength *left,
           WarLength *width)
{
  const WarRaider *data = war_raider_get_data (setup);
  const WarRaiderUnit *found = war_raider_get_unit (setup, unit);
  guint n = 0, nth = 0;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      const WarRaiderUnit *other = war_raider_get_unit (setup, i);

      if (other->side != found->side || other->is_drawn || other->zone != found->zone
          || war_raider_get_type (setup, state, i)->branch != WAR_RAIDER_LEADER)
        continue;
      nth = other->regiment == found->regiment ? n : nth;
      n++;
    }
  n = found->regiment == WAR_NONE ? 1 : MAX (n, 1);
  *width = data->field->width / (WarLength) n;
  *left = (WarLength) nth * *width;
}

/* Where it stands if nobody says so: men in the foremost own line of their zone, others behind. */
WarPosition
war_raider_find_wanted (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarRaider *data = war_raider_get_data (setup);
  gint side = war_raider_get_side (setup, unit);
  WarRaiderArea area;
  WarPosition wanted
    = { data->field->width / 2, side == WAR_RAIDER_FRENCH ? data->field->depth : 0 };
  WarLength left, width;
  guint n_all, nth = count_like (setup, state, unit, &n_all);

  get_area (setup, state, unit, &area);
  get_share (setup, state, unit, &left, &width);
  wanted.x = left + (WarLength) ((gint64) width * (2 * nth + 1) / (2 * n_all));
  if (area.is_at_side)
    return (WarPosition){ 0, (area.top + area.bottom) / 2 };
  if (area.zone == NULL)
    return wanted;

  for (gint line = 1; line <= data->n_lines[side]; line++)
    {
      wanted.y = war_raider_find_line_middle (setup, side, line);
      if (wanted.y >= 0
          && war_zone_locate (area.zone, (WarPosition){ wanted.x, wanted.y })
               == WAR_LOCATION_INSIDE)
        break;
    }
  if (war_raider_is_vehicle (setup, state, unit))
    {
      WarPosition minimum, maximum;

      war_shape_get_bounds (&area.zone->shape, &minimum, &maximum);
      wanted.y = (minimum.y + maximum.y) / 2;
    }
  else if (!war_raider_is_man (setup, state, unit))
    wanted.y += side == WAR_RAIDER_FRENCH ? 2 * WAR_INCH : -2 * WAR_INCH;
  return wanted;
}

/* Where each is wanted is found before anybody stands there. */
void
war_raider_place_rest (WarContext *context, gint side, WarRaiderComing coming)
{
  const WarSetup *setup = context->setup;
  WarPosition wanted[WAR_RAIDER_MAX_UNITS];
  guint units[WAR_RAIDER_MAX_UNITS], n_units = 0;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_raider_get_side (setup, i) == side
        && war_context_get_piece (context, i)[WAR_RAIDER_PIECE_COMES] == (gint32) coming)
      {
        wanted[n_units] = war_raider_find_wanted (setup, context->state, i);
        units[n_units++] = i;
      }
  for (guint i = 0; i < n_units; i++)
    {
      gint32 *cells = war_context_get_piece (context, units[i]);

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        place_one (context, units[i], wanted[i],
                   side == WAR_RAIDER_FRENCH ? 0 : WAR_HEADING_TURN / 2);
      cells[WAR_RAIDER_PIECE_COMES] = WAR_RAIDER_COMES_NOT;
    }
}

/* The order ----------------------------------------------------------------------------------- */

static WarRaiderComing
get_coming (const WarSetup *setup, const WarState *state, gint seat)
{
  switch (war_decision_peek (setup, state, seat)[WAR_DECISION_KIND])
    {
    case WAR_RAIDER_DECIDE_SET_UP:
      return WAR_RAIDER_COMES_TO_SET_UP;
    case WAR_RAIDER_DECIDE_PUT_BACK:
      return WAR_RAIDER_COMES_BACK;
    default:
      return WAR_RAIDER_COMES_NOW;
    }
}

static gboolean
may_be_placed (const WarSetup *setup, const WarState *state, gint seat, guint unit,
               WarRefusal *refusal)
{
  return (war_raider_get_side (setup, unit) == seat
          && war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_COMES]
               == (gint32) get_coming (setup, state, seat))
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_NOW, "raider.R-28", (gint32) unit, 0);
}

static gboolean
may_place (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  return may_be_placed (setup, state, seat, unit, refusal);
}

static gboolean
check_place (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
             WarRefusal *refusal)
{
  const gint32 *arguments = order->arguments;

  if (!war_field_has_position (war_raider_get_data (setup)->field,
                               (WarPosition){ arguments[0], arguments[1] })
      || arguments[2] < 0 || arguments[2] >= WAR_HEADING_TURN || arguments[3] < 0
      || arguments[3] > MOST_IN_RANK || arguments[4] < 0 || arguments[4] > MOST_GAP)
    return war_refuse_malformed (refusal);

  for (guint i = 0; i < order->n_targets; i++)
    if (order->targets[i] < 0 || (guint) order->targets[i] >= war_raider_count_units (setup)
        || order->targets[i] == order->actor
        || !may_be_placed (setup, state, order->seat, (guint) order->targets[i], NULL))
      return war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_NOW, "raider.R-28", order->targets[i], 0);

  return TRUE;
}

static gboolean
offer_place (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarOption *option)
{
  return war_domain_add (&option->arguments[0], 0, war_raider_get_data (setup)->field->width);
}

static gboolean
narrow_place (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
              guint unit, WarOption *option)
{
  const WarField *field = war_raider_get_data (setup)->field;
  const gint32 most[]
    = { field->width, field->depth, WAR_HEADING_TURN - 1, MOST_IN_RANK, MOST_GAP };

  option->minimum_targets = 0;
  option->maximum_targets = WAR_ORDER_MAX_TARGETS;
  if (n < G_N_ELEMENTS (most))
    return war_raider_set_range (option, n, 0, most[n]);

  option->n_candidates = 0;
  for (guint i = 0;
       i < war_raider_count_units (setup) && option->n_candidates < WAR_OPTION_MAX_CANDIDATES; i++)
    if (i != unit && may_be_placed (setup, state, order->seat, i, NULL))
      option->candidates[option->n_candidates++] = (gint) i;
  option->maximum_targets = MIN (option->maximum_targets, option->n_candidates);
  return TRUE;
}

static gint
compare_units (gconstpointer a, gconstpointer b)
{
  const guint *first = a, *second = b;

  return (*first > *second) - (*first < *second);
}

/* The middle of the front rank is there, all by the pieces' numbers (raider.R-28). */
static gboolean
carry_out_place (WarContext *context, const WarOrder *order, guint unit)
{
  const WarSetup *setup = context->setup;
  WarPosition front = { order->arguments[0], order->arguments[1] };
  WarHeading heading = (WarHeading) order->arguments[2];
  g_autoptr (GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
  guint per_rank = (guint) order->arguments[3];

  g_array_append_val (units, unit);
  for (guint i = 0; i < order->n_targets; i++)
    {
      guint other = (guint) order->targets[i];

      g_array_append_val (units, other);
    }
  g_array_sort (units, compare_units);
  if (per_rank == 0)
    per_rank = units->len;
  for (guint i = 0; i < units->len; i++)
    war_context_get_piece (context, g_array_index (units, guint, i))[WAR_PIECE_PRESENCE]
      = WAR_PRESENCE_AWAY;
  for (guint i = 0; i < units->len; i++)
    {
      guint other = g_array_index (units, guint, i);
      const WarUnitType *type = war_raider_get_type (setup, context->state, other)->type;
      guint rank = i / per_rank, in_rank = MIN (units->len - rank * per_rank, per_rank);
      WarLength width = type->base_width + order->arguments[4];
      WarLength right
        = (WarLength) (2 * (i % per_rank) + 1) * width / 2 - (WarLength) in_rank * width / 2;

      place_one (context, other,
                 war_position_offset (front, heading, right,
                                      -(WarLength) rank * (type->base_depth + order->arguments[4])),
                 heading);
    }
  if (war_decision_peek (setup, context->state, order->seat)[WAR_DECISION_KIND]
        != WAR_RAIDER_DECIDE_SET_UP
      && !war_raider_has_to_come (setup, context->state, order->seat,
                                  get_coming (setup, context->state, order->seat)))
    war_context_close_decisions (
      context, war_decision_peek (setup, context->state, order->seat)[WAR_DECISION_KIND]);

  return TRUE;
}

const WarOrderRule war_raider_place_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_SET_UP | 1u << WAR_RAIDER_DECIDE_PUT_BACK
               | 1u << WAR_RAIDER_DECIDE_ARRIVE,
  .takes_many = TRUE,
  .takes_none = TRUE,
  .may = may_place,
  .check = check_place,
  .carry_out = carry_out_place,
  .offer = offer_place,
  .narrow = narrow_place,
};

/* The beginning ------------------------------------------------------------------------------- */

/* Who begins where a bunker is, is in it (raider.R-26). */
static void
enter_bunker (const WarSetup *setup, WarState *state, guint unit)
{
  const WarRaider *data = war_raider_get_data (setup);
  gint32 *cells = war_setup_get_piece (setup, state, unit);

  for (guint i = 0; i < data->bunkers->len; i++)
    {
      const WarRaiderBunker *bunker = war_raider_get_bunker (setup, i);

      if (!war_ground_feature_has (data->ground, bunker->feature, war_piece_get_position (cells))
          || war_raider_list_garrison (setup, state, i, NULL, 0)
               >= (guint) data->rules->numbers[WAR_RAIDER_GARRISON])
        continue;
      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
      cells[WAR_RAIDER_PIECE_BUNKER] = (gint32) bunker->feature;
      war_piece_set_pose (cells, bunker->centre, 0);
      return;
    }
}

static void
begin_unit (const WarSetup *setup, WarState *state, guint unit)
{
  const WarRaiderUnit *found = war_raider_get_unit (setup, unit);
  gint32 *cells = war_setup_get_piece (setup, state, unit);
  const WarRaiderType *type;

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
  cells[WAR_PIECE_SIDE] = found->side;
  cells[WAR_PIECE_TYPE] = (gint32) found->type;
  type = war_raider_get_type (setup, state, unit);
  cells[WAR_RAIDER_PIECE_FASCINE] = type->has_fascine;
  if (found->is_drawn)
    return;

  cells[WAR_RAIDER_PIECE_REGIMENT] = found->regiment;
  if (type->branch == WAR_RAIDER_AEROPLANE)
    return;
  if (!war_starts_put (setup, state, unit))
    cells[WAR_RAIDER_PIECE_COMES] = WAR_RAIDER_COMES_TO_SET_UP;
  else if (found->side == WAR_RAIDER_GERMAN && war_raider_is_man_branch (type->branch))
    enter_bunker (setup, state, unit);
}

void
war_raider_begin (const WarSetup *setup, WarState *state)
{
  const WarRaider *data = war_raider_get_data (setup);

  war_setup_seat_sides (setup, state);
  if (war_raider_has_master (data->operation))
    {
      gint32 *cells = war_state_get_row (setup->layout, state, WAR_TABLE_SEATS, WAR_RAIDER_MASTER);

      cells[WAR_SEAT_SIDE] = WAR_NONE;
      cells[WAR_SEAT_CONTROL] = WAR_CONTROL_MASTER;
    }
  for (guint i = 0; i < data->units->len; i++)
    begin_unit (setup, state, i);
  for (guint i = 0; i < data->units->len; i++)
    {
      const WarRaiderUnit *unit = war_raider_get_unit (setup, i);
      gint32 *cells;

      if (war_raider_get_type (setup, state, i)->branch != WAR_RAIDER_LEADER
          || unit->regiment == WAR_NONE)
        continue;
      cells = war_setup_get_formation (setup, state, (guint) unit->regiment);
      cells[WAR_FORMATION_SIDE] = unit->side;
      cells[WAR_FORMATION_IN_USE] = !unit->is_drawn;
      cells[WAR_RAIDER_REGIMENT_LEADER] = unit->is_drawn ? WAR_NONE : (gint32) i;
    }
  for (guint i = 0; i < data->bunkers->len; i++)
    war_state_get_row (setup->layout, state, WAR_TABLE_FEATURES,
                       war_raider_get_bunker (setup, i)->feature)[WAR_FEATURE_SIDE]
      = WAR_RAIDER_GERMAN;
  war_setup_get_game (setup, state)[WAR_GAME_SIDE] = WAR_RAIDER_GERMAN;
  war_decision_open (setup, state, WAR_RAIDER_GERMAN, WAR_RAIDER_DECIDE_SET_UP, TRUE, WAR_NONE, 0,
                     NULL);
}
