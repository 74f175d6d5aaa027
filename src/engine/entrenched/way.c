/* way.c: the ways that are open to a unit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* A unit that falls back ends at least so far from where it began (entrenched.E-31). */
#define LEAST_FALL_BACK WAR_MILLIMETRE

/* How near to the limit a destination is set to it (entrenched.E-3). */
#define SETTING WAR_MILLIMETRE

/* Turns the unit to where it faces on the way; out of a shelter it begins right outside, on the
 * side to which it goes (entrenched.E-25). */
static void
begin_way (const WarSetup *setup, const WarState *state, guint piece, gboolean falls_back,
           WarWay *way)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  WarHeading faces = falls_back ? (WarHeading) cells[WAR_PIECE_HEADING] : way->heading;
  WarBase now = war_entrenched_get_base (setup, state, piece);

  way->start = war_entrenched_place_base (setup, piece, now.centre, faces);
  way->is_still = cells[WAR_ENTRENCHED_PIECE_INSIDE] == WAR_NONE && faces == now.heading;
  if (cells[WAR_ENTRENCHED_PIECE_INSIDE] != WAR_NONE)
    way->start = war_way_step_out (&way->start, &now, way->heading);

  /* entrenched.E-31 */
  way->least = falls_back && way->is_still ? LEAST_FALL_BACK : 0;
}

WarLength
war_entrenched_get_limit (const WarSetup *setup, const WarState *state, guint piece, guint enemy,
                          const WarBase *now)
{
  WarBase base = war_entrenched_get_base (setup, state, enemy);

  /* Who leaves a melee is exempt from it. */
  if (war_entrenched_touches (setup, state, piece, enemy))
    return 0;

  return war_obstacle_get_limit (now, &base,
                                 war_entrenched_get_number (setup, WAR_ENTRENCHED_KEEP_OFF));
}

/* Obstacles ----------------------------------------------------------------------------------- */

/* How far from its middle the unit may get, its own base included: out of a shelter it first steps
 * right outside. */
static WarLength
get_scope (const WarSetup *setup, const WarState *state, const WarMover *mover, const WarBase *now)
{
  const WarUnitType *type = war_entrenched_get_type (setup, mover->piece)->type;
  WarLength size = (type->base_width + type->base_depth) / 2;

  return mover->most + size
         + (war_setup_peek_piece (setup, state, mover->piece)[WAR_ENTRENCHED_PIECE_INSIDE]
                != WAR_NONE
              ? size + (now->width + now->depth) / 2
              : 0);
}

static gboolean
is_near (const WarSetup *setup, const WarState *state, guint piece, const WarBase *now,
         WarLength scope, WarLength limit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gint32 inside = cells[WAR_ENTRENCHED_PIECE_INSIDE];
  const WarUnitType *type = war_entrenched_get_type (setup, piece)->type;
  const WarBase *shelter
    = inside != WAR_NONE ? &war_entrenched_get_data (setup)->features[inside].shelter : NULL;

  return shelter != NULL ? war_obstacle_is_near (now->centre, scope, shelter->centre,
                                                 shelter->width, shelter->depth, limit)
                         : war_obstacle_is_near (now->centre, scope, war_piece_get_position (cells),
                                                 type->base_width, type->base_depth, limit);
}

static void
list_shelters (const WarSetup *setup, const WarState *state, const WarMover *mover,
               GArray *obstacles)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  gint inside = war_setup_peek_piece (setup, state, mover->piece)[WAR_ENTRENCHED_PIECE_INSIDE];
  gint n_rows = (gint) setup->layout->tables[WAR_TABLE_FEATURES].n_rows;

  for (gint i = 0; i < n_rows; i++)
    if (data->features[i].is_shelter && i != mover->except && i != inside)
      {
        const WarObstacle obstacle
          = { .base = data->features[i].shelter, .row = i, .kind = WAR_OBSTACLE_WALL };

        g_array_append_val (obstacles, obstacle);
      }
}

/* Whoever is in a shelter is not in the way of friends by itself. */
static void
add_unit (const WarSetup *setup, const WarState *state, const WarMover *mover, const WarBase *now,
          guint unit, gboolean is_enemy, GArray *obstacles)
{
  WarObstacle obstacle = {
    .base = war_entrenched_get_base (setup, state, unit),
    .row = (gint) unit,
    .kind = is_enemy ? WAR_OBSTACLE_ENEMY : WAR_OBSTACLE_FRIEND,
  };

  if (is_enemy)
    {
      obstacle.limit = war_entrenched_get_limit (setup, state, mover->piece, unit, now);
      if (obstacle.limit == war_entrenched_get_number (setup, WAR_ENTRENCHED_KEEP_OFF))
        obstacle.setting = SETTING;
    }
  if (is_enemy
      || war_setup_peek_piece (setup, state, unit)[WAR_ENTRENCHED_PIECE_INSIDE] == WAR_NONE)
    g_array_append_val (obstacles, obstacle);
}

static void
list_obstacles (const WarSetup *setup, const WarState *state, const WarMover *mover,
                GArray *obstacles)
{
  WarLength keep_off = war_entrenched_get_number (setup, WAR_ENTRENCHED_KEEP_OFF);
  gint side = war_entrenched_get_owner (setup, state, mover->piece);
  WarBase now = war_entrenched_get_base (setup, state, mover->piece);
  WarLength scope = get_scope (setup, state, mover, &now);

  list_shelters (setup, state, mover, obstacles);
  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      gboolean is_enemy = war_entrenched_get_owner (setup, state, i) != side;

      if (i != mover->piece && war_entrenched_stands (setup, state, (gint) i)
          && is_near (setup, state, i, &now, scope, is_enemy ? keep_off : 0))
        add_unit (setup, state, mover, &now, i, is_enemy, obstacles);
    }
}

/* Planning ------------------------------------------------------------------------------------ */

static const WarWay *
plan (const WarSetup *setup, const WarState *state, const WarMover *mover, WarHeading heading,
      gboolean falls_back)
{
  WarWays *ways = war_entrenched_get_memo (setup)->ways;
  const WarWay *known = war_ways_find (ways, setup, state, mover, heading, falls_back);
  gboolean has_obstacles;
  GArray *obstacles;
  WarWay *way;

  if (known != NULL)
    return known;

  obstacles = war_ways_get_obstacles (ways, mover, &has_obstacles);
  if (!has_obstacles)
    list_obstacles (setup, state, mover, obstacles);

  way = war_ways_add (ways, mover, heading, falls_back);
  begin_way (setup, state, mover->piece, falls_back, way);
  war_way_plan (way, war_entrenched_get_data (setup)->field,
                (const WarObstacle *) (void *) obstacles->data, obstacles->len);
  return way;
}

/* Whoever has begun to run has to end its move, also where it can go nowhere. */
void
war_entrenched_plan_way (const WarSetup *setup, const WarState *state, guint piece,
                         WarHeading heading, gboolean falls_back, WarLength most, gint entering,
                         WarWay *way)
{
  const WarMover mover = { piece, CLAMP (most, 0, WAR_LENGTH_MAX), entering };

  *way = *plan (setup, state, &mover, heading, falls_back);
  way->may_stay
    = way->least == 0
      || war_setup_peek_game (setup, state)[WAR_ENTRENCHED_GAME_RUNNER] == (gint32) piece;
}

/* entrenched.4.3, entrenched.4.5 */
static WarLength
get_full_reach (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  WarLength reach = war_entrenched_get_type (setup, piece)->movement;

  return game[WAR_ENTRENCHED_GAME_RUNNER] == (gint32) piece
           ? reach + game[WAR_ENTRENCHED_GAME_EXTRA]
           : reach;
}

WarLength
war_entrenched_limit_reach (const WarSetup *setup, const WarState *state, guint piece,
                            WarLength reach)
{
  const gint32 *numbers = war_entrenched_get_data (setup)->rules->numbers;
  gint32 load = war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_LOAD];

  /* Who carries an objective goes slowly (E-17), not who carries a casualty. */
  if (war_setup_is_amended (setup, WAR_ENTRENCHED_AMENDMENT_CARRIERS) && load != WAR_NONE
      && !war_entrenched_is_unit (setup, load))
    reach = MIN (reach, numbers[WAR_ENTRENCHED_CARRY_MOVE]);

  return reach;
}

WarLength
war_entrenched_get_reach (const WarSetup *setup, const WarState *state, guint piece)
{
  return war_entrenched_limit_reach (setup, state, piece, get_full_reach (setup, state, piece));
}

gboolean
war_entrenched_is_backwards (const WarSetup *setup, const WarState *state, guint piece,
                             WarHeading heading)
{
  gint32 faces = war_setup_peek_piece (setup, state, piece)[WAR_PIECE_HEADING];
  WarHeading turn = war_heading_add (heading, -faces);

  if (!war_setup_is_amended (setup, WAR_ENTRENCHED_AMENDMENT_FALL_BACK))
    return turn == WAR_HEADING_TURN / 2;

  return turn >= WAR_HEADING_TURN / 4 && turn <= 3 * WAR_HEADING_TURN / 4;
}

gboolean
war_entrenched_refuse_distance (const WarSetup *setup, const WarState *state, guint piece,
                                const WarWay *way, WarLength distance, WarRefusal *refusal)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  WarBase now;
  gint row;
  WarLength allowed;

  switch (war_way_find_reason (way, distance, &row, &allowed))
    {
    case WAR_WAY_FRIEND:
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_FRIEND, "entrenched.E-3", row, allowed);
    case WAR_WAY_LEAST:
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TOO_SHORT, "entrenched.E-31", allowed, 0);
    case WAR_WAY_FIELD:
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_OFF_FIELD, "entrenched.E-3", allowed, 0);
    case WAR_WAY_WALL:
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_SHELTER, "entrenched.E-25", allowed, row);
    case WAR_WAY_ENEMY:
      now = war_entrenched_get_base (setup, state, piece);
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_ENEMY,
                         war_entrenched_get_limit (setup, state, piece, (guint) row, &now)
                             == data->rules->numbers[WAR_ENTRENCHED_KEEP_OFF]
                           ? "entrenched.4.4"
                           : "entrenched.E-3",
                         allowed, row);
    case WAR_WAY_MOST:
    default:
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TOO_FAR,
                         allowed < get_full_reach (setup, state, piece) ? "entrenched.E-17"
                                                                        : "entrenched.4.3",
                         allowed, 0);
    }
}

gboolean
war_entrenched_find_way (const WarSetup *setup, const WarState *state, guint piece,
                         WarHeading heading, gboolean falls_back, WarLength most,
                         WarDomain *distances)
{
  WarWay way;

  war_domain_clear (distances, 1);
  if (falls_back ? !war_entrenched_is_backwards (setup, state, piece, heading)
                 : war_entrenched_is_in_contact (setup, state, piece))
    return FALSE;

  war_entrenched_plan_way (setup, state, piece, heading, falls_back, most, WAR_NONE, &way);
  war_way_get_distances (&way, distances);
  return distances->n_ranges > 0;
}
