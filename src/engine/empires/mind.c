/* mind.c: the solo commander of End of Empires 1914: ideas for every decision
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* What a figure that is lost is worth. */
#define FIGURE_WORTH 400

typedef struct
{
  const WarSetup *setup;
  const WarEmpires *data;
  const WarState *view;
  gint seat;
  WarIdea *ideas;
  guint n_ideas, maximum;
} Mind;

static void
add_idea (Mind *mind, const WarOrder *order, gint32 worth)
{
  WarRefusal refusal;

  if (mind->n_ideas < mind->maximum && war_play_check (mind->setup, mind->view, order, &refusal))
    mind->ideas[mind->n_ideas++] = (WarIdea){ .order = *order, .worth = worth };
}

/* Of more orders than there is room for only the best is an idea. */
static void
keep_best (const Mind *mind, const WarOrder *order, gint32 worth, WarIdea *best)
{
  WarRefusal refusal;

  if (worth > best->worth && war_play_check (mind->setup, mind->view, order, &refusal))
    *best = (WarIdea){ .order = *order, .worth = worth };
}

static void
add_best (Mind *mind, const WarIdea *best)
{
  if (best->worth > G_MININT32)
    add_idea (mind, &best->order, best->worth);
}

static WarOrder
make_order (const Mind *mind, WarEmpiresOrder kind, guint unit)
{
  return war_order_new (kind, mind->seat, (gint) war_empires_get_first_piece (mind->setup, unit));
}

static gboolean
is_own (const Mind *mind, guint unit)
{
  return war_empires_get_unit (mind->setup, unit)->side == mind->seat
         && war_empires_stands (mind->setup, mind->view, unit);
}

/* Placing ------------------------------------------------------------------------------------- */

/* Towards the enemy's edge. */
static WarHeading
get_front (const Mind *mind)
{
  WarFieldEdge edge = mind->data->edges[mind->seat];

  return edge == WAR_FIELD_EDGE_NORTH  ? WAR_HEADING_TURN / 2
         : edge == WAR_FIELD_EDGE_EAST ? 3 * WAR_HEADING_TURN / 4
         : edge == WAR_FIELD_EDGE_WEST ? WAR_HEADING_TURN / 4
                                       : 0;
}

static gint64
measure (WarPosition a, WarPosition b)
{
  gint64 x = (gint64) a.x - b.x, y = (gint64) a.y - b.y;

  return x * x + y * y;
}

/* How far it is to the nearest place, in whole centimetres. */
static gint32
measure_place (const Mind *mind, WarPosition position)
{
  WarPosition middle = { mind->data->field->width / 2, mind->data->field->depth / 2 };
  gint64 nearest = mind->data->places->len == 0 ? measure (position, middle) : G_MAXINT64;
  gint32 distance = 0;

  for (guint i = 0; i < mind->data->places->len; i++)
    {
      const WarPoint *place = g_ptr_array_index (mind->data->places, i);
      gint64 square = measure (position, place->position);

      nearest = MIN (nearest, square);
    }
  while ((gint64) (distance + WAR_CENTIMETRE) * (distance + WAR_CENTIMETRE) <= nearest)
    distance += WAR_CENTIMETRE;
  return distance / WAR_CENTIMETRE;
}

/* How many of its own fighting units a commander would have near. */
static gint32
count_led (const Mind *mind, WarPosition position)
{
  gint64 reach = 16 * WAR_CENTIMETRE;
  gint32 n_led = 0;

  for (guint i = 0; i < war_empires_count_units (mind->setup); i++)
    if (is_own (mind, i) && war_empires_is_fighting (mind->setup, i)
        && measure (war_empires_get_whole (mind->setup, mind->view, i).centre, position)
             <= reach * reach)
      n_led++;

  return n_led;
}

/* Troops go to the places, and together, so that chains of command reach them; commanders go where
 * most of them are. */
static gint32
rate_position (const Mind *mind, guint unit, WarPosition position)
{
  gint32 led = count_led (mind, position), distance = measure_place (mind, position);

  return war_empires_is_commander (mind->setup, unit) ? 20 * led - distance / 4
                                                      : 4 * MIN (led, 3) - distance;
}

static void
think_of_place (Mind *mind, guint unit)
{
  const WarStandArea *area = &mind->data->zones[mind->seat];
  WarLength step = 8 * WAR_CENTIMETRE;
  WarIdea best = { .worth = G_MININT32 };

  for (WarLength x = area->minimum.x + step / 2; x < area->maximum.x; x += step)
    for (WarLength y = area->minimum.y + step / 2; y < area->maximum.y; y += step / 2)
      {
        WarOrder order = make_order (mind, WAR_EMPIRES_ORDER_PLACE, unit);
        const WarEmpiresType *type = war_empires_get_type (mind->setup, unit);

        order.arguments[0] = type->branch == WAR_EMPIRES_BATTERY ? WAR_EMPIRES_POSE_UNLIMBERED
                             : type->n_bases > 1                 ? WAR_EMPIRES_POSE_LINE
                                                                 : WAR_EMPIRES_POSE_SINGLE;
        order.arguments[1] = x;
        order.arguments[2] = y;
        order.arguments[3] = get_front (mind);
        keep_best (mind, &order, rate_position (mind, unit, (WarPosition){ x, y }), &best);
      }

  add_best (mind, &best);
}

/* Where there is no such place, any will do. */
static void
think_of_places (Mind *mind)
{
  for (guint i = 0; i < war_empires_count_units (mind->setup) && mind->n_ideas == 0; i++)
    {
      WarOrder order = make_order (mind, WAR_EMPIRES_ORDER_LEAVE_OUT, i);
      WarPosition centre;
      WarHeading heading;

      if (war_empires_get_unit (mind->setup, i)->side != mind->seat
          || !war_empires_is_to_place (mind->setup, mind->view, i))
        continue;
      think_of_place (mind, i);
      if (mind->n_ideas == 0
          && war_empires_find_stand (mind->setup, mind->view, i, FALSE, &centre, &heading))
        {
          order = make_order (mind, WAR_EMPIRES_ORDER_PLACE, i);
          order.arguments[0] = war_empires_get_type (mind->setup, i)->branch == WAR_EMPIRES_BATTERY
                                 ? WAR_EMPIRES_POSE_LIMBERED
                               : war_empires_get_type (mind->setup, i)->n_bases > 1
                                 ? WAR_EMPIRES_POSE_LINE
                                 : WAR_EMPIRES_POSE_SINGLE;
          order.arguments[1] = centre.x;
          order.arguments[2] = centre.y;
          order.arguments[3] = heading;
        }
      add_idea (mind, &order, 0);
    }
}

/* Shooting ------------------------------------------------------------------------------------ */

/* What the shot takes on average. */
static gint32
rate_shot (const Mind *mind, guint unit, guint target)
{
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];
  guint n_aims = war_empires_take_aim (mind->setup, mind->view, unit, target, FALSE, aims);
  gint sixths = 0;

  for (guint i = 0; i < n_aims; i++)
    for (gint die = 1; die <= 6; die++)
      sixths += (gint) aims[i].n_dice
                * war_empires_count_shot_hits (mind->setup, unit, die + aims[i].modifier);

  return sixths * FIGURE_WORTH / 6;
}

static void
think_of_shots (Mind *mind)
{
  for (guint i = 0; i < war_empires_count_units (mind->setup); i++)
    for (guint j = 0; is_own (mind, i) && j < war_empires_count_units (mind->setup); j++)
      {
        WarOrder order = make_order (mind, WAR_EMPIRES_ORDER_FIRE, i);
        WarRefusal refusal;

        if (!war_empires_is_enemy (mind->setup, i, j)
            || !war_empires_may_shoot (mind->setup, mind->view, i, &refusal))
          continue;
        order.n_targets = 1;
        order.targets[0] = (gint) war_empires_get_first_piece (mind->setup, j);
        add_idea (mind, &order, 1 + rate_shot (mind, i, j));
      }
}

/* Moving -------------------------------------------------------------------------------------- */

static gboolean
has_target (const Mind *mind, guint unit)
{
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];

  for (guint i = 0; i < war_empires_count_units (mind->setup); i++)
    if (war_empires_is_enemy (mind->setup, unit, i)
        && war_empires_take_aim (mind->setup, mind->view, unit, i, FALSE, aims) > 0)
      return TRUE;

  return FALSE;
}

/* The farthest that the order allows, as its last argument. */
static gboolean
go_farthest (const Mind *mind, WarOrder *order, guint argument)
{
  const WarPlay *play = mind->setup->play;
  WarOption option;

  option.kind = order->kind;
  option.actor = order->actor;
  war_domain_clear (&option.arguments[argument], 1);
  if (!play->narrow (mind->setup, mind->view, order, argument, &option))
    return FALSE;

  order->arguments[argument]
    = option.arguments[argument].ranges[option.arguments[argument].n_ranges - 1].maximum;
  return TRUE;
}

static void
add_move (Mind *mind, guint unit, WarOrder *order, guint argument, WarHeading heading)
{
  WarBase whole = war_empires_get_whole (mind->setup, mind->view, unit);
  gint32 now = rate_position (mind, unit, whole.centre), then;
  WarRefusal refusal;

  order->arguments[argument] = 0;
  if (!go_farthest (mind, order, argument)
      || !war_play_check (mind->setup, mind->view, order, &refusal))
    return;

  then = rate_position (mind, unit,
                        war_position_step (whole.centre, heading, order->arguments[argument]));
  if (then > now)
    add_idea (mind, order, (then - now) * 20);
}

static void
think_of_march (Mind *mind, guint unit)
{
  static const gint32 slants[] = { 0, -256, 256, -512, 512 };
  WarHeading heading = war_empires_get_whole (mind->setup, mind->view, unit).heading;
  WarRefusal refusal;

  for (guint i = 0; i < G_N_ELEMENTS (slants); i++)
    {
      WarOrder order = make_order (mind, WAR_EMPIRES_ORDER_MARCH, unit);

      if (i == 0
          && !war_empires_may_begin (mind->setup, mind->view, unit, WAR_EMPIRES_COMMAND_MOVE,
                                     &refusal))
        return;
      order.arguments[1] = slants[i];
      add_move (mind, unit, &order, 2, war_heading_add (heading, slants[i]));
    }
}

static void
think_of_going (Mind *mind, guint unit)
{
  WarRefusal refusal;

  if (!war_empires_may_begin (mind->setup, mind->view, unit, WAR_EMPIRES_COMMAND_MOVE, &refusal))
    return;
  for (gint32 heading = 0; heading < WAR_HEADING_TURN; heading += WAR_HEADING_TURN / 16)
    {
      WarOrder order = make_order (mind, WAR_EMPIRES_ORDER_GO, unit);

      order.arguments[0] = heading;
      add_move (mind, unit, &order, 1, (WarHeading) heading);
    }
}

static void
think_of_forming_up (Mind *mind, guint unit)
{
  WarIdea best = { .worth = G_MININT32 };
  gint32 front = get_front (mind);

  for (gint32 shape = WAR_FORMATION_LINE; shape <= WAR_FORMATION_COLUMN; shape++)
    for (gint32 heading = 0; heading < WAR_HEADING_TURN; heading += WAR_HEADING_TURN / 32)
      for (guint base = 1; base <= war_empires_count_bases (mind->setup, mind->view, unit); base++)
        {
          WarOrder order = make_order (mind, WAR_EMPIRES_ORDER_FORM_UP, unit);
          gint32 turn = heading - front, off = ABS (turn);

          order.arguments[0] = shape;
          order.arguments[1] = (gint32) base;
          order.arguments[2] = heading;
          keep_best (mind, &order,
                     5000 - MIN (off, WAR_HEADING_TURN - off) - (shape == 0 ? 0 : 100), &best);
        }

  add_best (mind, &best);
}

/* Troops first, commanders after them: so chains hold. Who sees enemies stays and shoots, if it
 * lives by that. */
static void
think_of_moves (Mind *mind)
{
  for (guint i = 0; i < war_empires_count_units (mind->setup); i++)
    {
      const WarEmpiresType *type = war_empires_get_type (mind->setup, i);
      const gint32 *cells = war_empires_peek (mind->setup, mind->view, i);
      WarOrder order = make_order (mind, WAR_EMPIRES_ORDER_RISE, i);

      if (!is_own (mind, i))
        continue;
      if (cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] != 0)
        think_of_forming_up (mind, i);
      else if (cells[WAR_EMPIRES_UNIT_STATE_PRONE] != 0)
        add_idea (mind, &order, 1);
      else if (type->n_bases > 1)
        think_of_march (mind, i);
      else if (type->branch == WAR_EMPIRES_COMMANDER && mind->n_ideas == 0)
        think_of_going (mind, i);
      else if (type->branch == WAR_EMPIRES_MACHINE_GUN && !has_target (mind, i))
        think_of_going (mind, i);
    }
}

/* All decisions ------------------------------------------------------------------------------- */

static void
add_plain (Mind *mind, WarEmpiresOrder kind, gint actor, gint32 argument)
{
  WarOrder order = war_order_new (kind, mind->seat, actor);

  order.arguments[0] = argument;
  add_idea (mind, &order, 0);
}

static void
think_of_charges (Mind *mind)
{
  for (guint i = 0; i < war_empires_count_units (mind->setup); i++)
    if (is_own (mind, i))
      add_plain (mind, WAR_EMPIRES_ORDER_CHARGE,
                 (gint) war_empires_get_first_piece (mind->setup, i), 0);
}

static void
think (Mind *mind, const gint32 *decision)
{
  gint subject = decision[WAR_DECISION_SUBJECT];

  switch ((WarEmpiresDecision) decision[WAR_DECISION_KIND])
    {
    case WAR_EMPIRES_DECIDE_ROLL_OFF:
      add_plain (mind, WAR_EMPIRES_ORDER_ROLL_OFF, WAR_NONE, 0);
      break;
    case WAR_EMPIRES_DECIDE_PLACE:
      think_of_places (mind);
      break;
    case WAR_EMPIRES_DECIDE_ROLL:
      add_plain (mind, WAR_EMPIRES_ORDER_ROLL, WAR_NONE, 0);
      break;
    case WAR_EMPIRES_DECIDE_CHOOSE: /* who shoots first has the better of it */
      add_plain (mind, WAR_EMPIRES_ORDER_CHOOSE, WAR_NONE, 2);
      break;
    case WAR_EMPIRES_DECIDE_MOVE:
      think_of_moves (mind);
      add_plain (mind, WAR_EMPIRES_ORDER_END_STEP, WAR_NONE, 0);
      break;
    case WAR_EMPIRES_DECIDE_SHOOT:
      think_of_shots (mind);
      add_plain (mind, WAR_EMPIRES_ORDER_END_STEP, WAR_NONE, 0);
      break;
    case WAR_EMPIRES_DECIDE_LIE:
      add_plain (mind, WAR_EMPIRES_ORDER_STAND, subject, 0);
      break;
    case WAR_EMPIRES_DECIDE_EXPOSE:
      add_plain (mind, WAR_EMPIRES_ORDER_EXPOSE, subject, 1);
      break;
    case WAR_EMPIRES_DECIDE_BRACE:
      add_plain (mind, WAR_EMPIRES_ORDER_END_STEP, WAR_NONE, 0);
      break;
    case WAR_EMPIRES_DECIDE_CHARGE:
    default:
      think_of_charges (mind);
    }
}

guint
war_empires_think (const WarSetup *setup, const WarState *view, gint seat, WarIdea *ideas,
                   guint maximum)
{
  Mind mind = {
    .setup = setup,
    .data = war_empires_get_data (setup),
    .view = view,
    .seat = seat,
    .ideas = ideas,
    .maximum = maximum,
  };
  gint row = war_decision_find (setup, view, seat);

  if (row != WAR_NONE)
    think (&mind, war_state_peek_row (setup->layout, view, WAR_TABLE_DECISIONS, (guint) row));
  return mind.n_ideas;
}
