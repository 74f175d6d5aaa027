/* mind.c: the solo commander of End of Empires 1914: ideas for every decision
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/commander/mind.h"

#include "engine/geometry/geometry.h"

static void
add_best (WarEmpiresMind *mind, const WarIdea *best)
{
  if (best->worth > G_MININT32)
    war_ideas_add (&mind->ideas, &best->order, best->worth);
}

WarOrder
war_empires_make_order (const WarEmpiresMind *mind, WarEmpiresOrder kind, guint unit)
{
  return war_order_new (kind, mind->seat, (gint) war_ranks_first (mind->setup, unit));
}

/* Towards the enemy's edge. */
WarHeading
war_empires_get_ahead (const WarEmpiresMind *mind)
{
  WarFieldEdge edge = mind->data->edges[mind->seat];

  return edge == WAR_FIELD_EDGE_NORTH  ? WAR_HEADING_TURN / 2
         : edge == WAR_FIELD_EDGE_EAST ? 3 * WAR_HEADING_TURN / 4
         : edge == WAR_FIELD_EDGE_WEST ? WAR_HEADING_TURN / 4
                                       : 0;
}

/* What a unit that has farther to go loses by standing still in a turn. */
#define STANDING_COST 400

/* Zones that come so near to places have them. */
#define NEAR_ZONE (8 * WAR_CENTIMETRE)

/* In centimetres: guns stand so far from what they support; foot goes so much farther for cover. */
#define GUNS_BEHIND 16
#define COVER_BEFORE 4

/* Placing ------------------------------------------------------------------------------------- */

static gint64
measure (WarPosition a, WarPosition b)
{
  gint64 x = (gint64) a.x - b.x, y = (gint64) a.y - b.y;

  return x * x + y * y;
}

/* How far it is to the nearest place, in whole centimetres. */
static gint32
measure_place (const WarEmpiresMind *mind, WarPosition position)
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

/* So near a commander stands to units that he is to lead, which may go some way before he does. */
#define LED_REACH (16 * WAR_CENTIMETRE)

static gboolean
is_near (WarPosition a, WarPosition b)
{
  return measure (a, b) <= (gint64) LED_REACH * LED_REACH;
}

/* Whether a commander who has been placed leads whoever stands there. */
static gboolean
is_led (const WarEmpiresMind *mind, WarPosition position)
{
  for (guint i = 0; i < mind->n_units; i++)
    {
      const WarEmpiresSight *own = &mind->units[i];

      if (own->is_own && own->stands && own->branch == WAR_EMPIRES_COMMANDER
          && is_near (own->whole.centre, position))
        return TRUE;
    }

  return FALSE;
}

/* What all positions of a unit that is to be placed have in common. */
typedef struct
{
  guint unit;
  gint place; /* for it, or WAR_NONE */
  guint n_friends; /* own fighting units that stand; of a commander those that nobody leads yet, as
                    * two at one spot leave all others without */
  WarPosition friends[WAR_EMPIRES_MAX_UNITS];
} Placing;

static void
find_friends (const WarEmpiresMind *mind, Placing *placing)
{
  gboolean is_commander = mind->units[placing->unit].branch == WAR_EMPIRES_COMMANDER;

  for (guint i = 0; i < mind->n_units; i++)
    {
      const WarEmpiresSight *own = &mind->units[i];

      if (own->is_own && own->stands && own->is_fighting
          && !(is_commander && is_led (mind, own->whole.centre)))
        placing->friends[placing->n_friends++] = own->whole.centre;
    }
}

static gint32
count_near (const Placing *placing, WarPosition position)
{
  gint32 n_near = 0;

  for (guint i = 0; i < placing->n_friends; i++)
    n_near += is_near (placing->friends[i], position);

  return n_near;
}

/* Whether the side begins at the places, which it has to hold then. */
static gboolean
defends (const WarEmpiresMind *mind)
{
  WarStandArea area = mind->data->zones[mind->seat];

  for (guint i = 0; i < mind->data->places->len; i++)
    {
      const WarPoint *place = g_ptr_array_index (mind->data->places, i);

      if (place->position.x >= area.minimum.x - NEAR_ZONE
          && place->position.x <= area.maximum.x + NEAR_ZONE
          && place->position.y >= area.minimum.y - NEAR_ZONE
          && place->position.y <= area.maximum.y + NEAR_ZONE)
        return TRUE;
    }

  return FALSE;
}

/* How many units of that branch have been placed nearer to the place than to others. */
static guint
count_at (const WarEmpiresMind *mind, WarEmpiresBranch branch, guint place)
{
  guint n_units = 0;

  for (guint i = 0; i < mind->n_units; i++)
    {
      const WarEmpiresSight *own = &mind->units[i];

      if (own->is_own && own->stands && own->branch == branch)
        n_units += war_empires_find_place (mind, own->whole.centre) == (gint) place;
    }

  return n_units;
}

/* Who defends spreads over all places; who attacks has a place for each of its commanders, as
 * nobody moves without one, and takes those in the middle of the list. */
static gint
assign_place (const WarEmpiresMind *mind, guint unit)
{
  guint n_places = mind->data->places->len, first = 0, least = G_MAXUINT;
  gint found = WAR_NONE;

  if (!defends (mind))
    {
      guint n_commanders = 0;

      for (guint i = 0; i < mind->n_units; i++)
        n_commanders += mind->units[i].is_own && mind->units[i].branch == WAR_EMPIRES_COMMANDER;
      n_commanders = MAX (n_commanders, 1);
      first = n_places > n_commanders ? 1 : 0;
      n_places = MIN (n_places, first + n_commanders);
    }
  for (guint i = first; i < n_places; i++)
    {
      guint n_units = count_at (mind, mind->units[unit].branch, i);

      if (n_units < least)
        {
          least = n_units;
          found = (gint) i;
        }
    }

  return found;
}

static gboolean
is_covered (const WarEmpiresMind *mind, guint unit, WarPosition position)
{
  WarBase base
    = war_base_place (position, 0, mind->setup->ranks[unit].width, mind->setup->ranks[unit].depth);

  return war_empires_is_in_cover (mind->setup, &base);
}

/* Centimetres. Foot goes to the places, into cover; guns behind it, commanders where most are. */
static gint32
rate_position (const WarEmpiresMind *mind, const Placing *placing, WarPosition position)
{
  guint unit = placing->unit;
  const WarPoint *place;
  gint32 distance;

  if (mind->units[unit].branch == WAR_EMPIRES_COMMANDER)
    return 20 * count_near (placing, position) - measure_place (mind, position) / 4;
  if (placing->place == WAR_NONE)
    {
      gint32 n_near = count_near (placing, position);

      return 4 * MIN (n_near, 3) - measure_place (mind, position);
    }

  place = g_ptr_array_index (mind->data->places, (guint) placing->place);
  distance = war_position_distance (position, place->position) / WAR_CENTIMETRE;
  if (mind->units[unit].branch == WAR_EMPIRES_BATTERY)
    return -ABS (distance - GUNS_BEHIND) - (is_covered (mind, unit, position) ? 10 : 0);

  return -distance + (defends (mind) && is_covered (mind, unit, position) ? COVER_BEFORE : 0);
}

static void
think_of_place (WarEmpiresMind *mind, guint unit)
{
  const WarStandArea *area = &mind->data->zones[mind->seat];
  WarLength step = 4 * WAR_CENTIMETRE;
  WarIdea best = { .worth = G_MININT32 };
  Placing placing = { .unit = unit, .place = assign_place (mind, unit) };

  find_friends (mind, &placing);
  for (WarLength x = area->minimum.x + step / 2; x < area->maximum.x; x += step)
    for (WarLength y = area->minimum.y + step / 2; y < area->maximum.y; y += step / 2)
      {
        WarOrder order = war_empires_make_order (mind, WAR_EMPIRES_ORDER_PLACE, unit);
        const WarEmpiresType *type = war_empires_get_type (mind->setup, unit);

        order.arguments[0] = type->branch == WAR_EMPIRES_BATTERY ? WAR_EMPIRES_POSE_UNLIMBERED
                             : type->n_bases > 1                 ? WAR_EMPIRES_POSE_LINE
                                                                 : WAR_EMPIRES_POSE_SINGLE;
        order.arguments[1] = x;
        order.arguments[2] = y;
        order.arguments[3] = war_empires_get_ahead (mind);
        war_ideas_keep_best (&mind->ideas, &order,
                             rate_position (mind, &placing, (WarPosition){ x, y }), &best);
      }

  add_best (mind, &best);
}

/* Where there is no such place, any will do. */
static void
think_of_places (WarEmpiresMind *mind)
{
  for (guint i = 0; i < mind->setup->n_units && mind->ideas.n_items == 0; i++)
    {
      WarOrder order = war_empires_make_order (mind, WAR_EMPIRES_ORDER_LEAVE_OUT, i);
      WarPosition centre;
      WarHeading heading;

      if (war_ranks_side (mind->setup, i) != mind->seat
          || !war_empires_is_to_place (mind->setup, mind->view, i))
        continue;
      think_of_place (mind, i);
      if (mind->ideas.n_items == 0
          && war_empires_find_stand (mind->setup, mind->view, i, FALSE, &centre, &heading))
        {
          order = war_empires_make_order (mind, WAR_EMPIRES_ORDER_PLACE, i);
          order.arguments[0] = war_empires_get_type (mind->setup, i)->branch == WAR_EMPIRES_BATTERY
                                 ? WAR_EMPIRES_POSE_LIMBERED
                               : war_empires_get_type (mind->setup, i)->n_bases > 1
                                 ? WAR_EMPIRES_POSE_LINE
                                 : WAR_EMPIRES_POSE_SINGLE;
          order.arguments[1] = centre.x;
          order.arguments[2] = centre.y;
          order.arguments[3] = heading;
        }
      war_ideas_add (&mind->ideas, &order, 0);
    }
}

/* Shooting ------------------------------------------------------------------------------------ */

/* What a figure of it is worth: more where few are left, as what is left then runs. */
static gint32
get_figure_worth (const WarEmpiresMind *mind, guint unit)
{
  gint32 full = war_empires_get_full_strength (mind->setup, unit);
  gint32 worth = war_empires_get_type (mind->setup, unit)->type->cost * 100 / full;

  return worth + worth * (full - mind->units[unit].strength) / full;
}

/* What the shot takes on average. */
static gint32
rate_shot (const WarEmpiresMind *mind, guint unit, guint target, gboolean moves)
{
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];
  guint n_aims = war_empires_take_aim (mind->setup, mind->view, unit, target, moves, aims);
  gint sixths = 0;

  for (guint i = 0; i < n_aims; i++)
    for (gint die = 1; die <= 6; die++)
      sixths += (gint) aims[i].n_dice
                * war_empires_count_shot_hits (mind->setup, unit, die + aims[i].sum.sum);

  return MIN (sixths, 6 * mind->units[target].strength) * get_figure_worth (mind, target) / 6;
}

/* What it costs to stand still for who has to go on: somebody else shoots then. */
static gint32
rate_standing (const WarEmpiresMind *mind, guint unit)
{
  WarBase there = war_base_place (war_empires_get_goal (mind, unit, mind->units[unit].whole.centre),
                                  0, WAR_BASE_MIN, WAR_BASE_MIN);
  WarLength distance = war_base_get_distance (&mind->units[unit].whole, &there);

  return mind->units[unit].is_brigade && !mind->units[unit].is_pinned
             && distance > mind->data->rules->numbers[WAR_EMPIRES_PLACE_REACH]
           ? war_posture_weigh (mind->posture->drive, STANDING_COST)
           : 0;
}

static void
think_of_shots (WarEmpiresMind *mind)
{
  gboolean is_b
    = war_setup_peek_game (mind->setup, mind->view)[WAR_GAME_PHASE] == WAR_EMPIRES_PHASE_B_SHOOTS;

  for (guint i = 0; i < mind->n_units; i++)
    {
      gint32 cost = is_b ? rate_standing (mind, i) : 0;

      if (!mind->units[i].is_own || !mind->units[i].stands
          || !war_empires_may_shoot (mind->setup, mind->view, i, NULL))
        continue;
      for (guint j = 0; j < mind->n_units; j++)
        for (gint moves = 0; moves <= (cost > 0 ? 1 : 0); moves++)
          if (!mind->units[j].is_own && mind->units[j].stands)
            war_ideas_add_at (
              &mind->ideas, WAR_EMPIRES_ORDER_FIRE, (gint) war_ranks_first (mind->setup, i), moves,
              (gint) war_ranks_first (mind->setup, j),
              1 + rate_shot (mind, i, j, moves != 0) - (moves != 0 ? cost / 2 : cost));
    }
}

/* All decisions ------------------------------------------------------------------------------- */

static void
think_of_charges (WarEmpiresMind *mind)
{
  for (guint i = 0; i < mind->n_units; i++)
    if (mind->units[i].is_own && mind->units[i].stands)
      war_ideas_add_plain (&mind->ideas, WAR_EMPIRES_ORDER_CHARGE,
                           (gint) war_ranks_first (mind->setup, i), 0);
}

static void
think (WarEmpiresMind *mind, const gint32 *decision)
{
  gint subject = decision[WAR_DECISION_SUBJECT];

  switch ((WarEmpiresDecision) decision[WAR_DECISION_KIND])
    {
    case WAR_EMPIRES_DECIDE_ROLL_OFF:
      war_ideas_add_plain (&mind->ideas, WAR_EMPIRES_ORDER_ROLL_OFF, WAR_NONE, 0);
      break;
    case WAR_EMPIRES_DECIDE_PLACE:
      think_of_places (mind);
      break;
    case WAR_EMPIRES_DECIDE_ROLL:
      war_ideas_add_plain (&mind->ideas, WAR_EMPIRES_ORDER_ROLL, WAR_NONE, 0);
      break;
    case WAR_EMPIRES_DECIDE_CHOOSE: /* who shoots first has the better of it */
      war_ideas_add_plain (&mind->ideas, WAR_EMPIRES_ORDER_CHOOSE, WAR_NONE, 2);
      break;
    case WAR_EMPIRES_DECIDE_MOVE:
      war_empires_think_of_moves (mind);
      war_ideas_add_plain (&mind->ideas, WAR_EMPIRES_ORDER_END_STEP, WAR_NONE, 0);
      break;
    case WAR_EMPIRES_DECIDE_SHOOT:
      think_of_shots (mind);
      war_ideas_add_plain (&mind->ideas, WAR_EMPIRES_ORDER_END_STEP, WAR_NONE, 0);
      break;
    case WAR_EMPIRES_DECIDE_LIE:
      war_ideas_add_plain (&mind->ideas, WAR_EMPIRES_ORDER_STAND, subject, 0);
      break;
    case WAR_EMPIRES_DECIDE_EXPOSE:
      war_ideas_add_plain (&mind->ideas, WAR_EMPIRES_ORDER_EXPOSE, subject, 1);
      break;
    case WAR_EMPIRES_DECIDE_BRACE:
      war_ideas_add_plain (&mind->ideas, WAR_EMPIRES_ORDER_END_STEP, WAR_NONE, 0);
      break;
    case WAR_EMPIRES_DECIDE_CHARGE:
    default:
      think_of_charges (mind);
    }
}

guint
war_empires_think (const WarSetup *setup, const WarState *view, gint seat,
                   const WarPosture *posture, WarIdea *ideas, guint maximum)
{
  WarEmpiresMind mind = {
    .setup = setup,
    .data = war_empires_get_data (setup),
    .view = view,
    .seat = seat,
    .posture = posture,
    .ideas = { setup, view, seat, ideas, .maximum = maximum },
  };
  const gint32 *decision = war_decision_peek (setup, view, seat);

  if (decision == NULL)
    return 0;

  war_empires_look_round (&mind);
  think (&mind, decision);
  return mind.ideas.n_items;
}
