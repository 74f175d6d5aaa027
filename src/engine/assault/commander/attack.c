/* attack.c: how the solo commander of Trench Assault attacks
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/commander/mind.h"

#include "engine/geometry/geometry.h"

/* Who goes this little would only fidget. */
#define LEAST_GAIN WAR_CENTIMETRE

/* How finely the wire is looked at for the best place to cross. */
#define CROSSING_STEP (5 * WAR_CENTIMETRE)

/* So far behind its foremost bases a company's officer goes, and the headquarters behind all. */
#define OFFICER_BEHIND (8 * WAR_CENTIMETRE)
#define HEADQUARTERS_BEHIND (35 * WAR_CENTIMETRE)

/* The line that is to be taken. */
static WarAssaultLine
get_objective (const WarAssaultMind *mind)
{
  gboolean has_second = mind->data->lines[WAR_ASSAULT_SECOND_LINE]->len > 0;

  return has_second && war_setup_peek_game (mind->setup, mind->view)[WAR_ASSAULT_GAME_TAKEN] != 0
           ? WAR_ASSAULT_SECOND_LINE
           : WAR_ASSAULT_FIRST_LINE;
}

/* Ways through the wire ------------------------------------------------------------------------ */

/* What it costs beyond its length to cross the wire at the place. */
static WarLength
get_toll (const WarAssaultMind *mind, const WarCostScene *scene, const WarAssaultSegment *wire,
          WarPosition place)
{
  WarLength cost = war_cost_measure (
    scene,
    war_position_step (place, war_heading_add (mind->data->ahead, WAR_HEADING_TURN / 2),
                       wire->width),
    mind->data->ahead, 2 * wire->width, WAR_LENGTH_MAX / 4);

  return MAX (cost - 2 * wire->width, 0);
}

/* The tolls of all places where the wire is looked at, which are found when they are asked for, and
 * are the same for all bases as long as the scene is. */
static WarLength *
get_tolls (const WarAssaultMind *mind)
{
  const WarLength unknown = -1;
  WarAssaultMemo *memo = war_assault_get_memo (mind->setup);

  if (memo->tolls_scene == memo->n_scenes)
    return (WarLength *) (gpointer) memo->tolls->data;

  memo->tolls_scene = memo->n_scenes;
  g_array_set_size (memo->tolls, 0);
  for (guint i = 0; i < mind->data->wires->len; i++)
    {
      const WarAssaultSegment *wire = &g_array_index (mind->data->wires, WarAssaultSegment, i);
      WarLength length = war_position_distance (wire->from, wire->to);

      for (WarLength gone = CROSSING_STEP / 2; gone < length; gone += CROSSING_STEP)
        g_array_append_val (memo->tolls, unknown);
    }
  return (WarLength *) (gpointer) memo->tolls->data;
}

/* Where the base goes on its way to the goal: where it crosses the wire, or the goal itself. */
static WarPosition
find_way (const WarAssaultMind *mind, WarPosition from, WarPosition goal)
{
  const WarAssault *data = mind->data;
  WarHeading back = war_heading_add (data->ahead, WAR_HEADING_TURN / 2);
  WarCostScene scene;
  WarLength least = WAR_LENGTH_MAX;
  WarPosition best = goal;
  WarLength *toll;

  if (!war_assault_crosses (mind->setup, data->wire_terrains, from, goal))
    return goal;

  scene = war_assault_make_cost_scene (mind->setup, mind->view, mind->side);
  toll = get_tolls (mind);
  for (guint i = 0; i < data->wires->len; i++)
    {
      const WarAssaultSegment *wire = &g_array_index (data->wires, WarAssaultSegment, i);
      WarLength length = war_position_distance (wire->from, wire->to);
      gboolean is_ahead
        = war_assault_get_along (data, from) < war_assault_get_along (data, wire->from);

      for (WarLength gone = CROSSING_STEP / 2; gone < length; gone += CROSSING_STEP, toll++)
        {
          WarPosition place = war_assault_step_along (wire, gone);
          WarPosition before = war_position_step (place, back, wire->width / 2);
          WarPosition beyond = war_position_step (place, data->ahead, wire->width / 2);
          WarLength cost
            = war_position_distance (from, before) + war_position_distance (beyond, goal);

          if (!is_ahead || cost >= least)
            continue;
          if (*toll < 0)
            *toll = get_toll (mind, &scene, wire, place);
          if (cost + *toll >= least)
            continue;
          least = cost + *toll;
          best = war_position_distance (from, before) > 2 * WAR_CENTIMETRE ? before : beyond;
        }
    }

  return best;
}

/* Goals ---------------------------------------------------------------------------------------- */

/* The nearest place in the objective: beside a defender rather than alone. */
static WarPosition
find_goal (const WarAssaultMind *mind, guint unit)
{
  WarPosition from = war_assault_get_centre (mind->setup, mind->view, unit), goal;
  const GArray *line = mind->data->lines[get_objective (mind)];
  WarLength distance;

  war_assault_find_nearest (line, from, &goal, &distance);
  return goal;
}

static void
think_of_base (WarAssaultMind *mind, guint unit)
{
  WarPosition from = war_assault_get_centre (mind->setup, mind->view, unit), goal;
  WarAssaultLine objective = get_objective (mind);
  WarOrder order;
  WarLength gain;
  gint trench = war_assault_find_trench (mind->setup, from);

  if (trench == (gint) objective)
    {
      gint enemy = war_assault_find_nearest_enemy (mind, unit, trench);

      if (enemy == WAR_NONE || war_assault_is_close (mind->setup, mind->view, unit))
        return;
      goal = war_assault_get_centre (mind->setup, mind->view, (guint) enemy);
    }
  else
    goal = find_way (mind, from, find_goal (mind, unit));

  if (war_assault_find_leg (mind, unit, goal, &order, &gain) && gain >= LEAST_GAIN)
    war_ideas_add (&mind->ideas, &order, 100 + gain / WAR_MILLIMETRE);
}

/* Officers and the headquarters go after those whom they lead. */
static void
think_of_leader (WarAssaultMind *mind, guint unit)
{
  gint company = war_assault_get_unit (mind->setup, unit)->company;
  gint64 along = 0, across = 0, n = 0;
  WarLength behind = company == WAR_NONE ? HEADQUARTERS_BEHIND : OFFICER_BEHIND;
  WarPosition goal;
  WarOrder order;
  WarLength gain;

  for (guint i = 0; i < war_assault_count_units (mind->setup); i++)
    {
      WarPosition centre = war_assault_get_centre (mind->setup, mind->view, i);

      if (war_assault_get_unit (mind->setup, i)->side != mind->side
          || (company != WAR_NONE && war_assault_get_unit (mind->setup, i)->company != company)
          || !war_assault_fights (mind->setup, mind->view, i))
        continue;
      along += war_assault_get_along (mind->data, centre);
      across += war_assault_get_across (mind->data, centre);
      n++;
    }
  if (n == 0)
    return;

  goal = war_assault_get_position (mind->data, (WarLength) (along / n) - behind,
                                   (WarLength) (across / n));
  if (war_assault_find_leg (mind, unit, goal, &order, &gain) && gain >= 3 * LEAST_GAIN)
    war_ideas_add (&mind->ideas, &order, 50 + gain / WAR_MILLIMETRE);
}

static void
think_of_tank (WarAssaultMind *mind, guint unit)
{
  WarPosition from = war_assault_get_centre (mind->setup, mind->view, unit), goal;
  WarOrder order;
  WarLength gain, distance;

  /* It stops short of the trench, in which it might be stuck, and fires along it. */
  war_assault_find_nearest (mind->data->lines[get_objective (mind)], from, &goal, &distance);
  goal = war_position_step (goal, war_heading_add (mind->data->ahead, WAR_HEADING_TURN / 2),
                            6 * WAR_CENTIMETRE);
  if (war_assault_get_along (mind->data, from) < war_assault_get_along (mind->data, goal)
      && war_assault_find_leg (mind, unit, goal, &order, &gain) && gain >= 3 * LEAST_GAIN)
    war_ideas_add (&mind->ideas, &order, 500 + gain / WAR_MILLIMETRE);
}

/* A runner whom somebody has sent goes to the addressee, or where his successor will be looked
 * for. */
static void
think_of_runner (WarAssaultMind *mind, guint unit)
{
  gint32 addressee
    = war_setup_peek_piece (mind->setup, mind->view, unit)[WAR_ASSAULT_PIECE_ADDRESSEE];
  WarPosition from = war_assault_get_centre (mind->setup, mind->view, unit);
  WarOrder order;
  WarLength gain;

  if (addressee >= 0 && war_assault_stands (mind->setup, mind->view, (guint) addressee)
      && war_assault_find_leg (
        mind, unit,
        find_way (mind, from, war_assault_get_centre (mind->setup, mind->view, (guint) addressee)),
        &order, &gain)
      && gain >= LEAST_GAIN)
    war_ideas_add (&mind->ideas, &order, 60 + gain / WAR_MILLIMETRE);
}

void
war_assault_think_of_attack (WarAssaultMind *mind)
{
  for (guint i = 0; i < war_assault_count_units (mind->setup); i++)
    {
      WarAssaultBranch branch = war_assault_get_type (mind->setup, i)->branch;

      if (war_assault_get_unit (mind->setup, i)->seat != mind->seat
          || !war_assault_may_move (mind->setup, mind->view, i, NULL))
        continue;
      if (war_assault_get_type (mind->setup, i)->is_base)
        think_of_base (mind, i);
      else if (branch == WAR_ASSAULT_TANK)
        think_of_tank (mind, i);
      else if (branch == WAR_ASSAULT_RUNNER)
        think_of_runner (mind, i);
      else
        think_of_leader (mind, i);
    }
}
