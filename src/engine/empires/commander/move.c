/* move.c: what the solo commander of End of Empires 1914 has its units do in a movement step
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/commander/mind.h"

#include "engine/geometry/geometry.h"

/* A move that does not gain so much is not worth an order. */
#define LEAST_GAIN 60

/* With enemies or its goal so near a unit stands in line. */
#define NEAR_GOAL (22 * WAR_CENTIMETRE)
#define NEAR_ENEMY (36 * WAR_CENTIMETRE)

#define TURN WAR_HEADING_TURN

/* One unit's moves: the best of them so far. */
typedef struct
{
  WarEmpiresMind *mind;
  guint unit;
  const WarEmpiresSight *own;
  gint32 now; /* what it is worth to stay */
  WarIdea best;
} Search;

static void
propose (Search *search, const WarOrder *order, gint32 worth)
{
  war_ideas_keep_best (&search->mind->ideas, order, worth, &search->best);
}

static WarLength
find_nearest_enemy (const WarEmpiresMind *mind, const WarBase *stand, WarPosition *place)
{
  WarLength nearest = G_MAXINT32;

  for (guint i = 0; i < mind->n_units; i++)
    {
      const WarEmpiresSight *enemy = &mind->units[i];
      WarLength distance;

      if (enemy->is_own || !enemy->stands || !enemy->is_fighting
          || (nearest < G_MAXINT32 && war_empires_is_beyond (stand, &enemy->whole, nearest)))
        continue;
      distance = war_base_get_distance (stand, &enemy->whole);
      if (distance < nearest)
        {
          nearest = distance;
          *place = enemy->whole.centre;
        }
    }

  return nearest;
}

/* Whether it may still shoot in this turn if it stays, or moves so. */
static gboolean
may_shoot_after (const WarEmpiresMind *mind, guint unit, gboolean is_full)
{
  return !is_full && mind->units[unit].may_shoot
         && war_setup_peek_game (mind->setup, mind->view)[WAR_GAME_PHASE]
              == WAR_EMPIRES_PHASE_A_MOVES;
}

static gint32
rate_whole (const Search *search, const WarBase *whole, gint32 shape, gboolean shoots)
{
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases
    = war_ranks_split (search->mind->setup, search->mind->view, search->unit, shape, whole, bases);

  return war_empires_rate_stand (search->mind, search->unit, whole, bases, n_bases, shoots);
}

/* Marches ------------------------------------------------------------------------------------- */

static void
try_distance (Search *search, WarOrder *order, const WarBase *start, WarHeading heading,
              gint32 shape, WarLength distance)
{
  gboolean shoots
    = may_shoot_after (search->mind, search->unit, order->kind != WAR_EMPIRES_ORDER_ADVANCE);
  WarBase end = war_base_place (war_position_step (start->centre, heading, distance),
                                start->heading, start->width, start->depth);

  order->arguments[2] = distance;
  propose (search, order, rate_whole (search, &end, shape, shoots) - search->now);
}

/* The farthest that is allowed, and half of it. */
static void
try_leg (Search *search, const WarMarch *march, WarEmpiresOrder kind, gint32 wheel, gint32 slant)
{
  WarOrder order = war_empires_make_order (search->mind, kind, search->unit);
  WarLength cost;
  WarBase start = war_march_place_wheel (march, wheel, &cost);
  WarHeading heading = war_heading_add (start.heading, slant);
  WarDomain distances;
  gboolean is_ground;
  WarLength most;
  WarWay way;

  war_march_plan_leg (march, &start, wheel, heading, slant == WAR_EMPIRES_SLANT_BACK, &way,
                      &is_ground);
  war_way_get_distances (&way, &distances);
  if (distances.n_ranges == 0)
    return;

  order.arguments[0] = wheel;
  order.arguments[1] = slant;
  most = distances.ranges[distances.n_ranges - 1].maximum;
  try_distance (search, &order, &start, heading, march->shape, most);
  if (most > WAR_CENTIMETRE && war_domain_has (&distances, most / 2))
    try_distance (search, &order, &start, heading, march->shape, most / 2);
}

/* Towards the position: by a wheel, and oblique as far as that goes. */
static void
try_towards (Search *search, const WarMarch *march, WarEmpiresOrder kind, WarPosition position)
{
  gint32 slant_most = search->mind->data->rules->numbers[WAR_EMPIRES_SLANT_MOST] * TURN / 360;
  gint32 turn = war_heading_get_turn (march->whole.heading,
                                      war_heading_towards (march->whole.centre, position));
  gint32 most;

  if (ABS (turn) > TURN / 256)
    try_leg (search, march, kind, 0, CLAMP (turn, -slant_most, slant_most));
  if (ABS (turn) < TURN / 64)
    return;
  most = war_march_find_wheel (march, turn > 0);
  if (most > 0)
    try_leg (search, march, kind, CLAMP (turn, -most, most), 0);
}

static void
try_marches (Search *search, WarEmpiresOrder kind)
{
  const WarEmpiresMind *mind = search->mind;
  WarPosition goal = war_empires_get_goal (mind, search->unit, search->own->whole.centre);
  WarPosition enemy;
  WarMarch march;

  war_empires_begin_march (&march, mind->setup, mind->view, search->unit,
                           kind == WAR_EMPIRES_ORDER_ADVANCE
                             || war_empires_has_spent_half (mind->setup, mind->view, search->unit));
  try_leg (search, &march, kind, 0, 0);
  try_towards (search, &march, kind, goal);
  if (find_nearest_enemy (mind, &search->own->whole, &enemy) < NEAR_ENEMY)
    {
      try_towards (search, &march, kind, enemy);
      try_leg (search, &march, kind, 0, WAR_EMPIRES_SLANT_BACK);
    }
  war_march_clear (&march);
}

/* Formations ---------------------------------------------------------------------------------- */

/* About where it is when it has gone so far along the road: straight behind the leading base. */
static WarBase
find_end (const Search *search, const WarMarch *march, const WarRoad *road, WarLength distance)
{
  WarBase bases[WAR_RANKS_MAX_BASES];

  war_march_follow (march, road, distance, bases);
  return war_ranks_place_whole (
    search->mind->setup, search->mind->view, search->unit, march->shape,
    war_position_offset (bases[0].centre, bases[0].heading, 0, bases[0].depth / 2),
    bases[0].heading);
}

/* Along the road, if it leads nearer. */
static void
try_road (Search *search)
{
  const WarEmpiresMind *mind = search->mind;
  WarOrder order = war_empires_make_order (mind, WAR_EMPIRES_ORDER_FOLLOW, search->unit);
  WarOption option = { .kind = WAR_EMPIRES_ORDER_FOLLOW, .actor = order.actor };
  WarMarch march;

  war_domain_clear (&option.arguments[0], 1);
  if (!war_empires_follow_rule.may (mind->setup, mind->view, order.kind, mind->seat, search->unit,
                                    NULL)
      || !war_empires_follow_rule.offer (mind->setup, mind->view, order.kind, mind->seat,
                                         search->unit, &option))
    return;

  war_empires_begin_march (&march, mind->setup, mind->view, search->unit,
                           war_empires_has_spent_half (mind->setup, mind->view, search->unit));
  for (guint i = 0; i < option.arguments[0].n_ranges; i++)
    {
      const WarDomain *distances = &option.arguments[1];
      WarBase there;
      WarRoad road;

      order.arguments[0] = option.arguments[0].ranges[i].minimum;
      if (!war_march_find_road (&march, order.arguments[0], &road)
          || !war_empires_follow_rule.narrow (mind->setup, mind->view, &order, 1, search->unit,
                                              &option))
        continue;
      order.arguments[1] = distances->ranges[distances->n_ranges - 1].maximum;
      there = find_end (search, &march, &road, order.arguments[1]);
      propose (search, &order, rate_whole (search, &there, march.shape, FALSE) - search->now);
    }
  war_march_clear (&march);
}

static void
try_formations (Search *search)
{
  const WarEmpiresMind *mind = search->mind;
  WarOrder order = war_empires_make_order (mind, WAR_EMPIRES_ORDER_CHANGE, search->unit);
  gint32 shape
    = war_setup_peek_formation (mind->setup, mind->view, search->unit)[WAR_FORMATION_SHAPE];
  WarPosition goal = war_empires_get_goal (mind, search->unit, search->own->whole.centre), enemy;
  WarLength distance = war_position_distance (goal, search->own->whole.centre);
  WarLength near = find_nearest_enemy (mind, &search->own->whole, &enemy);
  gint32 away = war_heading_get_turn (search->own->whole.heading,
                                      war_heading_towards (search->own->whole.centre, enemy));

  if (war_empires_has_spent_half (mind->setup, mind->view, search->unit))
    return;
  if (shape == WAR_FORMATION_COLUMN && (near <= NEAR_ENEMY || distance < NEAR_GOAL))
    {
      order.arguments[0] = WAR_EMPIRES_POSE_LINE;
      propose (search, &order, 1200);
    }
  else if (near <= NEAR_ENEMY && ABS (away) > 3 * TURN / 8)
    {
      order.arguments[0] = WAR_EMPIRES_POSE_ABOUT;
      propose (search, &order, 900);
    }
}

static void
search_brigade (Search *search)
{
  const WarEmpiresMind *mind = search->mind;

  if (war_empires_may_begin (mind->setup, mind->view, search->unit, WAR_EMPIRES_COMMAND_CHANGE,
                             NULL))
    try_formations (search);
  if (war_empires_may_move (mind->setup, mind->view, search->unit, WAR_EMPIRES_COMMAND_MOVE, NULL))
    {
      try_marches (search, WAR_EMPIRES_ORDER_MARCH);
      try_road (search);
    }
  if (war_empires_march_rule.may (mind->setup, mind->view, WAR_EMPIRES_ORDER_ADVANCE, mind->seat,
                                  (gint) search->unit, NULL))
    try_marches (search, WAR_EMPIRES_ORDER_ADVANCE);
}

/* Single bases -------------------------------------------------------------------------------- */

/* Whether one of its shots could hurt somebody, as it would be if it were ready to shoot. */
static gboolean
has_target (const WarEmpiresMind *mind, guint unit)
{
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];

  for (guint i = 0; i < mind->n_units; i++)
    if (!mind->units[i].is_own
        && war_empires_take_aim (mind->setup, mind->view, unit, i, FALSE, aims) > 0)
      return TRUE;

  return FALSE;
}

/* Many units within reach, no enemies near, and not far from where they go. */
static gint32
rate_staff (const Search *search, const WarBase *stand)
{
  const WarEmpiresMind *mind = search->mind;
  WarLength reach = mind->data->rules->numbers[WAR_EMPIRES_COMMAND_REACH];
  gint32 worth = 0;
  WarPosition enemy;

  for (guint i = 0; i < mind->n_units; i++)
    {
      const WarEmpiresSight *other = &mind->units[i];
      WarLength distance;

      if (i == search->unit || !other->is_own || !other->stands)
        continue;
      distance = war_base_get_distance (stand, &other->whole);
      if (other->branch == WAR_EMPIRES_COMMANDER)
        worth -= distance < 3 * reach ? 400 : 0;
      else if (other->is_brigade)
        worth += distance <= reach ? 1000 : -distance / (2 * WAR_MILLIMETRE) / 10;
      else
        worth += distance <= reach ? 200 : 0;
    }
  if (find_nearest_enemy (mind, stand, &enemy) < 12 * WAR_CENTIMETRE)
    worth -= 1500;
  return worth;
}

static gint32
rate_single (const Search *search, const WarBase *stand)
{
  return search->own->branch == WAR_EMPIRES_COMMANDER
           ? rate_staff (search, stand)
           : war_empires_rate_stand (search->mind, search->unit, stand, stand, 1, FALSE);
}

static void
try_going (Search *search)
{
  const WarEmpiresMind *mind = search->mind;
  WarMarch march;

  war_empires_begin_march (&march, mind->setup, mind->view, search->unit,
                           war_empires_has_spent_half (mind->setup, mind->view, search->unit));
  for (gint32 heading = 0; heading < TURN; heading += TURN / 16)
    {
      WarOrder order = war_empires_make_order (mind, WAR_EMPIRES_ORDER_GO, search->unit);
      WarBase start = war_base_place (march.whole.centre, (WarHeading) heading, march.whole.width,
                                      march.whole.depth);
      WarDomain distances;
      gboolean is_ground;
      WarWay way;

      war_march_plan_leg (&march, &start, 0, (WarHeading) heading, FALSE, &way, &is_ground);
      war_way_get_distances (&way, &distances);
      order.arguments[0] = heading;
      for (guint part = 1; part <= 2 && distances.n_ranges > 0; part++)
        {
          WarLength distance = distances.ranges[distances.n_ranges - 1].maximum / (gint) part;
          WarBase end;

          if (!war_domain_has (&distances, distance))
            continue;
          order.arguments[1] = distance;
          end = war_base_place (war_position_step (start.centre, (WarHeading) heading, distance),
                                start.heading, start.width, start.depth);
          propose (search, &order, rate_single (search, &end) - search->now);
        }
    }
  war_march_clear (&march);
}

static void
search_single (Search *search)
{
  const WarEmpiresMind *mind = search->mind;

  search->now = rate_single (search, &search->own->whole);
  if (search->own->branch == WAR_EMPIRES_MACHINE_GUN && has_target (mind, search->unit))
    return;
  if (war_empires_may_move (mind->setup, mind->view, search->unit, WAR_EMPIRES_COMMAND_MOVE, NULL))
    try_going (search);
}

/* Guns that see nobody limber up and go where they may; where they see somebody they unlimber. */
static void
search_battery (Search *search)
{
  const WarEmpiresMind *mind = search->mind;
  const gint32 *cells = war_setup_peek_formation (mind->setup, mind->view, search->unit);
  gboolean is_limbered = cells[WAR_EMPIRES_UNIT_STATE_LIMBERED] != 0;
  gboolean has_moved = cells[WAR_EMPIRES_UNIT_STATE_COMMAND] != WAR_EMPIRES_COMMAND_NONE;
  gboolean sees = has_target (mind, search->unit);
  WarOrder order = war_empires_make_order (mind, WAR_EMPIRES_ORDER_UNLIMBER, search->unit);

  if (is_limbered && sees && !has_moved)
    propose (search, &order, 2000);
  else if (is_limbered)
    search_single (search);
  else if (!sees && cells[WAR_EMPIRES_UNIT_STATE_SHOT] == WAR_EMPIRES_SHOT_NONE
           && war_setup_peek_game (mind->setup, mind->view)[WAR_GAME_ROUND] > 2)
    {
      order.kind = WAR_EMPIRES_ORDER_LIMBER;
      propose (search, &order, 100);
    }
}

/* All units ----------------------------------------------------------------------------------- */

static void
think_of_forming_up (WarEmpiresMind *mind, guint unit, WarIdea *best)
{
  gint32 front = war_empires_get_ahead (mind);

  for (gint32 shape = WAR_FORMATION_LINE; shape <= WAR_FORMATION_COLUMN; shape++)
    for (gint32 heading = 0; heading < TURN; heading += TURN / 32)
      for (guint base = 1; base <= mind->units[unit].n_bases; base++)
        {
          WarOrder order = war_empires_make_order (mind, WAR_EMPIRES_ORDER_FORM_UP, unit);
          gint32 turn = heading - front, off = ABS (turn);
          gint32 worth = 5000 - MIN (off, TURN - off) - (shape == 0 ? 0 : 100);

          order.arguments[0] = shape;
          order.arguments[1] = (gint32) base;
          order.arguments[2] = heading;
          war_ideas_keep_best (&mind->ideas, &order, worth, best);
        }
}

/* Who holds a place and has somebody to shoot at, or nobody near, stays. */
static gboolean
is_content (const WarEmpiresMind *mind, guint unit)
{
  const WarEmpiresSight *own = &mind->units[unit];
  WarLength reach = mind->data->rules->numbers[WAR_EMPIRES_PLACE_REACH];
  WarPosition goal = war_empires_get_goal (mind, unit, own->whole.centre);
  WarBase there = war_base_place (goal, 0, WAR_BASE_MIN, WAR_BASE_MIN);

  return mind->data->places->len > 0 && own->is_brigade
         && war_base_is_within (&own->whole, &there, reach) && has_target (mind, unit);
}

static void
think_of_unit (WarEmpiresMind *mind, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (mind->setup, mind->view, unit);
  Search search = {
    .mind = mind,
    .unit = unit,
    .own = &mind->units[unit],
    .best = { .worth = LEAST_GAIN },
  };
  WarOrder rise = war_empires_make_order (mind, WAR_EMPIRES_ORDER_RISE, unit);

  if (cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] != 0)
    think_of_forming_up (mind, unit, &search.best);
  else if (cells[WAR_EMPIRES_UNIT_STATE_PRONE] != 0 && cells[WAR_EMPIRES_UNIT_STATE_PINNED] == 0)
    propose (&search, &rise, LEAST_GAIN + 1);
  else if (search.own->is_brigade)
    {
      if (is_content (mind, unit))
        return;
      search.now = rate_whole (&search, &search.own->whole, cells[WAR_FORMATION_SHAPE],
                               may_shoot_after (mind, unit, FALSE));
      search_brigade (&search);
    }
  else if (search.own->branch == WAR_EMPIRES_BATTERY)
    search_battery (&search);
  else
    search_single (&search);

  if (search.best.worth > LEAST_GAIN)
    war_ideas_add (&mind->ideas, &search.best.order, search.best.worth);
}

/* One unit at a time: troops first, so that chains grow from where they began, then commanders, who
 * go after them. */
void
war_empires_think_of_moves (WarEmpiresMind *mind)
{
  for (gint staff = 0; staff < 2; staff++)
    for (guint i = 0; i < mind->n_units && mind->ideas.n_items == 0; i++)
      {
        const WarEmpiresSight *own = &mind->units[i];
        const gint32 *cells = war_setup_peek_formation (mind->setup, mind->view, i);

        if (own->is_own && own->stands && cells[WAR_EMPIRES_UNIT_STATE_RETREAT] == 0
            && cells[WAR_EMPIRES_UNIT_STATE_MOVED] == 0
            && (own->branch == WAR_EMPIRES_COMMANDER) == (staff == 1))
          think_of_unit (mind, i);
      }
}
