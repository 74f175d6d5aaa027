/* danger.c: where pieces of Trench Raider could hit somebody in their side's next phase, at most
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/answer.h"
#include "engine/raider/danger.h"
#include "engine/raider/private.h"

#define SIDES 6
#define ASTRAY (5 * WAR_INCH) /* raider.R-2: of a small shell */

/* All but guns go (raider.R-14); machine guns and mortars go or fire (raider.3.11). */
static WarLength
get_move (const WarRaiderType *type)
{
  return type->branch == WAR_RAIDER_GUN ? 0 : type->dice * SIDES * WAR_INCH;
}

static gboolean
may_go_and_fire (const WarRaiderType *type)
{
  return type->branch != WAR_RAIDER_MACHINE_GUN && type->branch != WAR_RAIDER_MORTAR;
}

/* The piece, or the bunker that it is in: all of it is within *scope of *centre. */
static gboolean
find_place (const WarSetup *setup, const WarState *view, guint unit, WarPosition *centre,
            WarLength *scope)
{
  gint index = war_raider_get_bunker_index (setup, war_raider_get_bunker_of (setup, view, unit));
  const WarRaiderBunker *bunker;

  *scope = war_raider_get_type (setup, view, unit)->reach;
  if (index == WAR_NONE)
    {
      *centre = war_raider_get_centre (setup, view, unit);
      return war_raider_stands (setup, view, unit);
    }

  bunker = war_raider_get_bunker (setup, (guint) index);
  *centre = bunker->centre;
  for (guint i = 0; i < bunker->n_corners; i++)
    {
      WarLength distance = war_position_distance (bunker->centre, bunker->corners[i]);

      *scope = MAX (*scope, distance);
    }
  return TRUE;
}

/* Of a garrison, the guns of its bunker, which stay there. */
static void
add_bunker_guns (const WarSetup *setup, guint unit, WarPosition centre, WarLength scope,
                 WarDangers *dangers)
{
  const WarRaider *data = war_raider_get_data (setup);
  const WarRaiderType *type;

  if (data->bunker_type == WAR_NONE)
    return;
  type = &g_array_index (data->types, WarRaiderType, data->bunker_type);
  for (guint i = 0; i < type->n_weapons; i++)
    war_dangers_add (dangers, unit, WAR_DANGER_SHOT, type->weapons[i].weapon, centre, 0,
                     scope + type->weapons[i].range)
      ->aim
      = type->weapons[i].kind;
}

static void
add_weapons (const WarRaiderType *type, guint unit, WarPosition centre, WarLength scope,
             WarDangers *dangers)
{
  WarLength goes = may_go_and_fire (type) ? get_move (type) : 0;

  for (guint i = 0; i < type->n_weapons; i++)
    war_dangers_add (dangers, unit, WAR_DANGER_SHOT, type->weapons[i].weapon, centre, goes,
                     scope + goes + type->weapons[i].range)
      ->aim
      = type->weapons[i].kind;
}

/* Those of guns are thrown anywhere (raider.R-2); those of mortars within their range. */
static void
add_shells (const WarSetup *setup, const WarRaiderType *type, guint unit, WarPosition centre,
            WarLength scope, WarDangers *dangers)
{
  const GPtrArray *weapons = type->type->weapons;
  const WarWeapon *weapon = weapons->len > 0 ? g_ptr_array_index (weapons, 0) : NULL;
  WarLength range = weapon != NULL ? weapon->stats[WAR_RAIDER_WEAPON_RANGE] : 0;

  if (type->branch == WAR_RAIDER_GUN)
    war_dangers_add (dangers, unit, WAR_DANGER_SHELL, NULL, centre, 0, WAR_DANGER_ANYWHERE);
  else if (type->branch == WAR_RAIDER_MORTAR)
    war_dangers_add (dangers, unit, WAR_DANGER_SHELL, weapon, centre, 0,
                     scope + (range > 0 ? range : WAR_RAIDER_LOB_RANGE) + ASTRAY
                       + war_raider_get_number (setup, WAR_RAIDER_SMALL_SHELL_REACH));
}

/* Men and stands fight whom they touch (raider.3.17); flames go farther (raider.6.9). */
static void
add_close (const WarSetup *setup, const WarRaiderType *type, guint unit, WarPosition centre,
           WarLength scope, WarDangers *dangers)
{
  const GPtrArray *weapons = type->type->weapons;
  WarLength goes = get_move (type);

  for (guint i = 0; type->has_flame && i < weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (weapons, i);

      if (weapon->stats[WAR_RAIDER_WEAPON_ARC] > 0 && weapon->stats[WAR_RAIDER_WEAPON_HIT] == 0)
        war_dangers_add (dangers, unit, WAR_DANGER_CLOSE, weapon, centre, goes,
                         scope + goes + weapon->stats[WAR_RAIDER_WEAPON_RANGE]);
    }
  if (!war_raider_is_vehicle_branch (type->branch))
    war_dangers_add (dangers, unit, WAR_DANGER_CLOSE, NULL, centre, goes,
                     scope + goes + war_raider_get_number (setup, WAR_RAIDER_CONTACT));
}

/* It drifts before anybody moves (raider.2.8). */
static void
add_cloud (const WarSetup *setup, const WarState *view, guint row, WarDangers *dangers)
{
  const gint32 *cells = war_setup_peek_piece (setup, view, row);
  WarLength drift = war_raider_get_number (setup, WAR_RAIDER_GAS_DRIFT);

  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD)
    war_dangers_add (dangers, row, WAR_DANGER_GAS, NULL, war_piece_get_position (cells), drift,
                     drift + war_raider_get_number (setup, WAR_RAIDER_GAS_RING) / 2);
}

static void
list_dangers (const WarSetup *setup, const WarState *view, guint row, WarDangers *dangers)
{
  const WarRaiderType *type;
  WarPosition centre;
  WarLength scope;
  gboolean is_inside;

  if (row >= war_raider_get_data (setup)->first_cloud)
    add_cloud (setup, view, row, dangers);
  if (row >= war_raider_count_units (setup) || war_raider_get_side (setup, row) != dangers->side
      || !find_place (setup, view, row, &centre, &scope))
    return;

  type = war_raider_get_type (setup, view, row);
  is_inside = war_raider_get_bunker_of (setup, view, row) != WAR_NONE;
  if (is_inside)
    {
      add_bunker_guns (setup, row, centre, scope, dangers);
      scope += 2 * type->reach; /* he comes out beside it */
    }
  add_weapons (type, row, centre, scope, dangers);
  add_shells (setup, type, row, centre, scope, dangers);
  add_close (setup, type, row, centre, scope, dangers);
}

/* raider.R-1: small arms kill no vehicle; raider.R-30: vehicles make no contact, but they burn. */
static gboolean
may_hit (const WarSetup *setup, const WarState *view, const WarDanger *danger, guint row)
{
  if (row >= war_raider_count_units (setup))
    return FALSE;
  if (!war_raider_is_vehicle (setup, view, row))
    return TRUE;
  if (danger->kind == WAR_DANGER_SHOT)
    return danger->aim == WAR_RAIDER_CANNON;
  return danger->kind != WAR_DANGER_CLOSE || danger->weapon != NULL;
}

/* One die at least does it, and a save does not undo it. */
static WarProbability
get_chance (const WarSetup *setup, const WarState *view, guint unit, guint need, gint n_dice)
{
  gint save = war_raider_get_type (setup, view, unit)->save;
  double hit = need > SIDES ? 0 : (double) (SIDES + 1 - MAX (need, 1)) / SIDES;
  double saved = save > 0 ? (double) (SIDES + 1 - save) / SIDES : 0, spared = 1;

  for (gint i = 0; i < n_dice; i++)
    spared *= 1 - hit * (1 - saved);
  return (WarProbability) ((1 - spared) * WAR_PROBABILITY_ONE);
}

/* Whether it fires for itself, or for all who are in its bunker. */
static gboolean
may_answer (const WarSetup *setup, const WarState *view, guint unit, guint actor)
{
  gint bunker = war_raider_get_bunker_index (setup, war_raider_get_bunker_of (setup, view, unit));

  if (war_raider_get_side (setup, unit) == war_raider_get_side (setup, actor))
    return FALSE;
  return bunker == WAR_NONE
           ? war_raider_stands (setup, view, unit)
           : war_raider_find_first_inside (setup, view, (guint) bunker, FALSE) == (gint) unit;
}

static void
add_answers (const WarSetup *setup, const WarState *view, guint actor, WarAnswerKind kind,
             GArray *answers)
{
  const WarRaider *data = war_raider_get_data (setup);

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      gboolean is_inside = war_raider_get_bunker_of (setup, view, i) != WAR_NONE;
      const WarRaiderType *type = is_inside && data->bunker_type != WAR_NONE
                                    ? &g_array_index (data->types, WarRaiderType, data->bunker_type)
                                    : war_raider_get_type (setup, view, i);

      if (!may_answer (setup, view, i, actor))
        continue;
      for (guint j = 0; j < type->n_weapons; j++)
        {
          WarAnswer answer = { .kind = kind, .row = (gint) i, .weapon = type->weapons[j].weapon };
          gint n_shots = type->weapons[j].number;
          WarRaiderAim aim;

          if (kind == WAR_ANSWER_ON_THE_WAY)
            n_shots = (type->branch == WAR_RAIDER_MACHINE_GUN || is_inside)
                          && war_raider_may_fire (setup, view, i, (gint) j, NULL)
                        ? war_raider_count_shots (setup, view, i, j, (gint) actor)
                        : 0;
          if (n_shots <= 0 || !war_raider_take_aim (setup, view, i, j, actor, &aim, NULL))
            continue;
          answer.loss = answer.destroyed = get_chance (setup, view, actor, aim.need, n_shots);
          g_array_append_val (answers, answer);
        }
    }
}

/* Return fire (raider.3.16), and that of machine guns at who moves (raider.3.15), where he comes
 * to; never at vehicles (raider.R-8). */
static void
list_answers (const WarSetup *setup, const WarState *view, const WarOrder *order,
              const WarForesight *foresight, GArray *answers)
{
  const gint32 *decision = war_decision_peek (setup, view, order->seat);
  const WarForeseenPose *pose;
  g_autofree WarState *then = NULL;
  gint32 *cells;

  if (decision == NULL || decision[WAR_DECISION_KIND] != WAR_RAIDER_DECIDE_MOVE)
    return;
  if (order->kind == WAR_RAIDER_ORDER_FIRE)
    add_answers (setup, view, (guint) order->actor, WAR_ANSWER_LATER, answers);
  if (order->kind != WAR_RAIDER_ORDER_MOVE)
    return;

  pose = war_foresight_find_pose (foresight, order->actor);
  if (pose == NULL)
    return;
  then = war_state_copy (view);
  cells = war_setup_get_piece (setup, then, (guint) order->actor);
  cells[WAR_PIECE_X] = pose->base.centre.x;
  cells[WAR_PIECE_Y] = pose->base.centre.y;
  cells[WAR_RAIDER_PIECE_MOTION] = WAR_RAIDER_MOVED_OPEN;
  add_answers (setup, then, (guint) order->actor, WAR_ANSWER_ON_THE_WAY, answers);
}

const WarDangerRules war_raider_danger_rules = {
  .list = list_dangers,
  .list_answers = list_answers,
  .may_hit = may_hit,
};
