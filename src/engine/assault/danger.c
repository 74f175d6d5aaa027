/* danger.c: where bases of Trench Assault could hit somebody next, at most
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/average.h"
#include "engine/assault/danger.h"
#include "engine/assault/private.h"
#include "engine/game/answer.h"

/* Whether the side's moves come before it next fires, and before hand to hand (assault.4.1). */
static gboolean
moves_before_fire (const gint32 *game, gint side)
{
  return game[WAR_GAME_PHASE] > WAR_ASSAULT_PHASE_FIRE
         && game[WAR_GAME_PHASE] <= (side == WAR_ASSAULT_ATTACKERS ? WAR_ASSAULT_PHASE_ATTACKERS
                                                                   : WAR_ASSAULT_PHASE_DEFENDERS);
}

static gboolean
moves_before_fights (const gint32 *game, gint side)
{
  return game[WAR_GAME_PHASE] <= (side == WAR_ASSAULT_ATTACKERS ? WAR_ASSAULT_PHASE_ATTACKERS
                                                                : WAR_ASSAULT_PHASE_DEFENDERS)
         || game[WAR_GAME_PHASE] > WAR_ASSAULT_PHASE_HAND_TO_HAND;
}

/* There is no greatest range (assault.A-1): what counts is who is near enough for the better
 * column (assault.6.6). Between now and then it may also be forced back (assault.9.7). */
static void
add_fire (const WarSetup *setup, const WarState *view, guint unit, WarDangers *dangers)
{
  const gint32 *game = war_setup_peek_game (setup, view);
  const WarAssaultType *type = war_assault_get_type (setup, unit);
  WarPosition centre = war_assault_get_centre (setup, view, unit);
  WarLength goes = moves_before_fire (game, dangers->side) ? type->open : 0;
  WarLength near = type->reach + goes + war_assault_get_number (setup, WAR_ASSAULT_NEAR);
  const WarWeapon *weapon
    = type->type->weapons->len > 0 ? g_ptr_array_index (type->type->weapons, 0) : NULL;

  if (type->shots[WAR_ASSAULT_ROW_MOVING] + type->shots[WAR_ASSAULT_ROW_STILL]
        + type->shots[WAR_ASSAULT_ROW_COVERED]
      == 0)
    return;

  if (game[WAR_GAME_PHASE] > WAR_ASSAULT_PHASE_FIRE)
    near += war_assault_get_number (setup, WAR_ASSAULT_BACK);
  war_dangers_add (dangers, unit, WAR_DANGER_SHOT, weapon, centre, goes, near)->aim
    = WAR_ASSAULT_AIM_NEAR;
  war_dangers_add (dangers, unit, WAR_DANGER_SHOT, weapon, centre, goes, WAR_DANGER_ANYWHERE)->aim
    = WAR_ASSAULT_AIM_FAR;
}

static void
list_dangers (const WarSetup *setup, const WarState *view, guint row, WarDangers *dangers)
{
  const WarAssaultType *type;
  WarLength goes;

  if (row >= war_assault_count_units (setup) || !war_assault_stands (setup, view, row)
      || war_assault_get_unit (setup, row)->side != dangers->side)
    return;

  add_fire (setup, view, row, dangers);
  type = war_assault_get_type (setup, row);
  goes = moves_before_fights (war_setup_peek_game (setup, view), dangers->side) ? type->open : 0;
  if (type->is_base)
    war_dangers_add (dangers, row, WAR_DANGER_CLOSE, NULL,
                     war_assault_get_centre (setup, view, row), goes,
                     type->reach + goes + war_assault_get_number (setup, WAR_ASSAULT_FIGHT_REACH));
}

/* assault.A-22: small arms do not hurt a tank, nor does anybody fight one hand to hand. */
static gboolean
may_hit (const WarSetup *setup, const WarState *view, const WarDanger *danger, guint row)
{
  if (danger->kind == WAR_DANGER_CLOSE)
    return war_assault_get_type (setup, row)->branch != WAR_ASSAULT_TANK;
  return !war_assault_get_type (setup, row)->is_armoured
         || !war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_TANKS);
}

/* All fire is simultaneous (assault.6.4): whoever sees the firer may have named it. */
static void
list_answers (const WarSetup *setup, const WarState *view, const WarOrder *order,
              const WarForesight *foresight, GArray *answers)
{
  if (order->kind != WAR_ASSAULT_ORDER_FIRE)
    return;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      WarAnswer answer = { .kind = WAR_ANSWER_AT_ONCE, .row = (gint) i };
      const GPtrArray *weapons = war_assault_get_type (setup, i)->type->weapons;
      WarProbability pinned;
      WarAssaultAim aim;

      if (!war_assault_is_enemy (setup, i, (guint) order->actor)
          || !war_assault_may_fire (setup, view, i, NULL)
          || !war_assault_take_aim (setup, view, i, (guint) order->actor, &aim, NULL))
        continue;
      war_assault_get_shot_chances (war_assault_get_data (setup)->rules, (guint) aim.shots,
                                    aim.is_far, &pinned, &answer.destroyed);
      answer.loss = answer.destroyed;
      answer.weapon = weapons->len > 0 ? g_ptr_array_index (weapons, 0) : NULL;
      g_array_append_val (answers, answer);
    }
}

const WarDangerRules war_assault_danger_rules = {
  .list = list_dangers,
  .list_answers = list_answers,
  .may_hit = may_hit,
};
