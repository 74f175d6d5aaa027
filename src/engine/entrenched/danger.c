/* danger.c: where units of Entrenched! could hit somebody in their next turn, at most
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/average.h"
#include "engine/entrenched/danger.h"
#include "engine/entrenched/melee.h"
#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"
#include "engine/game/answer.h"

/* entrenched.4.5: a d3; entrenched.E-10: who measures is not exact. */
#define MOST_EXTRA (3 * WAR_INCH)
#define SLACK WAR_MILLIMETRE

/* No part of a base is farther from its middle, however it is turned. */
static WarLength
get_radius (const WarBase *base)
{
  return war_position_distance (base->centre, base->corners[0]) + 1;
}

/* How far from where its middle is now a part of the unit may come: it turns, and goes straight
 * ahead. Out of a shelter it begins right outside; one that it enters is its base from then on
 * (entrenched.E-2, entrenched.E-25). */
static WarLength
find_scope (const WarSetup *setup, const WarState *view, guint piece, WarLength goes)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  WarBase base = war_entrenched_get_base (setup, view, piece);
  WarBase own = war_entrenched_get_own_base (setup, view, piece);
  gboolean is_inside
    = war_setup_peek_piece (setup, view, piece)[WAR_ENTRENCHED_PIECE_INSIDE] != WAR_NONE;
  WarLength scope
    = get_radius (&base) + goes + (is_inside ? 2 * get_radius (&own) : (WarLength) SLACK);

  for (guint i = 0; i < data->n_features && war_entrenched_get_type (setup, piece)->may_shelter;
       i++)
    {
      const WarBase *shelter = &data->features[i].shelter;
      WarLength distance, size;

      if (!data->features[i].is_shelter)
        continue;
      distance = war_position_distance (base.centre, shelter->centre);
      size = get_radius (shelter);
      if (distance <= scope + size)
        scope = MAX (scope, distance + size);
    }
  return scope;
}

static void
add_weapons (const WarSetup *setup, const WarState *view, guint piece, WarLength goes,
             WarLength scope, WarPosition centre, WarDangers *dangers)
{
  const WarEntrenchedType *type = war_entrenched_get_type (setup, piece);

  for (guint i = 0; i < type->n_weapons; i++)
    {
      const WarEntrenchedWeapon *weapon = &type->weapons[i];
      const WarWeapon *named = g_ptr_array_index (type->type->weapons, i);
      WarEntrenchedWeaponKind kind = war_entrenched_get_weapon_kind (weapon);
      WarLength area
        = weapon->template > 0 ? war_entrenched_get_radius (setup, weapon->template) : 0;

      if (!war_entrenched_has_use (setup, view, piece, i))
        continue;
      if (kind == WAR_ENTRENCHED_DIRECT_WEAPON)
        war_dangers_add (dangers, piece, WAR_DANGER_SHOT, named, centre, goes,
                         scope + weapon->range);
      else if (kind == WAR_ENTRENCHED_TEMPLATE_WEAPON) /* entrenched.5.11 */
        war_dangers_add (dangers, piece, WAR_DANGER_SHELL, named, centre, goes,
                         scope + weapon->range);
      else if (kind == WAR_ENTRENCHED_GAS_WEAPON)
        war_dangers_add (dangers, piece, WAR_DANGER_GAS, named, centre, goes,
                         scope + weapon->range + area);
    }
}

/* A cloud drifts once in each ranged phase to come, of either side (entrenched.E-16). */
static void
add_cloud (const WarSetup *setup, const WarState *view, guint row, WarDangers *dangers)
{
  const gint32 *cells = war_setup_peek_piece (setup, view, row);
  const gint32 *game = war_setup_peek_game (setup, view);
  WarLength drift = war_entrenched_get_number (setup, WAR_ENTRENCHED_DRIFT);
  gint n_drifts = game[WAR_GAME_PHASE] < WAR_ENTRENCHED_PHASE_RANGED;

  if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
    return;
  n_drifts += game[WAR_GAME_SIDE] != dangers->side;
  war_dangers_add (
    dangers, row, WAR_DANGER_GAS, NULL, war_piece_get_position (cells), n_drifts * drift,
    n_drifts * drift + war_entrenched_get_radius (setup, (guint) cells[WAR_PIECE_TYPE]) + SLACK);
}

static void
list_dangers (const WarSetup *setup, const WarState *view, guint row, WarDangers *dangers)
{
  WarLength goes, scope;
  WarPosition centre;

  if (row >= war_entrenched_get_data (setup)->first_cloud)
    add_cloud (setup, view, row, dangers);
  if (!war_entrenched_stands (setup, view, (gint) row)
      || war_entrenched_get_owner (setup, view, row) != dangers->side)
    return;

  goes = war_entrenched_get_type (setup, row)->movement + MOST_EXTRA;
  scope = find_scope (setup, view, row, goes);
  centre = war_entrenched_get_base (setup, view, row).centre;
  add_weapons (setup, view, row, goes, scope, centre, dangers);

  /* Who may not charge still strikes at whom it touches (entrenched.7.8). */
  if (war_entrenched_is_charger (setup, row))
    war_dangers_add (dangers, row, WAR_DANGER_CLOSE, NULL, centre, goes,
                     scope + war_entrenched_get_number (setup, WAR_ENTRENCHED_CHARGE) + SLACK);
  else
    war_dangers_add (dangers, row, WAR_DANGER_CLOSE, NULL, centre, 0, scope - goes + SLACK);
}

/* Counter-fire at a charge, with each weapon that may be chosen for it (entrenched.7.4). */
static void
list_answers (const WarSetup *setup, const WarState *view, const WarOrder *order,
              const WarForesight *foresight, GArray *answers)
{
  g_autofree WarState *then = NULL;
  guint target;

  if (order->kind != WAR_ENTRENCHED_ORDER_CHARGE)
    return;
  target = (guint) order->targets[0];
  if (war_entrenched_find_bar_to_melee (setup, view, target) != NULL
      || war_entrenched_is_in_contact (setup, view, target))
    return;

  then = war_state_copy (view);
  war_setup_get_game (setup, then)[WAR_ENTRENCHED_GAME_CHARGER] = order->actor;
  for (guint i = 0; i < war_entrenched_get_type (setup, target)->n_weapons; i++)
    {
      WarAnswer answer = { .kind = WAR_ANSWER_FIRST, .row = (gint) target };
      WarAttackAverage average;

      if (!war_entrenched_counter_fire_rule.may_choose (setup, then, 1 - order->seat, target,
                                                        (gint32) i, NULL))
        continue;
      average = war_entrenched_average_shot (setup, then, target, i, (guint) order->actor);
      answer.weapon = g_ptr_array_index (war_entrenched_get_type (setup, target)->type->weapons, i);
      answer.loss = average.wounds;
      answer.destroyed = average.destroyed;
      g_array_append_val (answers, answer);
    }
}

const WarDangerRules war_entrenched_danger_rules = {
  .list = list_dangers,
  .list_answers = list_answers,
};
