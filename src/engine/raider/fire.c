/* fire.c: who fires at whom in Trench Raider, and what comes of it (raider.R-1, raider.R-10, R-15)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/geometry.h"
#include "engine/raider/private.h"

/* Weapons ------------------------------------------------------------------------------------- */

static gint
get_bunker (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_raider_get_bunker_index (setup, war_raider_get_bunker_of (setup, state, unit));
}

/* Who is in a bunker serves its guns, and nothing else. */
static const WarRaiderType *
get_armed (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarRaider *data = war_raider_get_data (setup);

  if (get_bunker (setup, state, unit) == WAR_NONE)
    return war_raider_get_type (setup, state, unit);

  return data->bunker_type == WAR_NONE
           ? NULL
           : &g_array_index (data->types, WarRaiderType, data->bunker_type);
}

guint
war_raider_count_weapons (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarRaiderType *type = get_armed (setup, state, unit);

  return type != NULL ? type->n_weapons : 0;
}

/* The weapon with which it fires: of a garrison, the bunker's. */
static const WarRaiderWeapon *
get_weapon (const WarSetup *setup, const WarState *state, guint unit, guint weapon)
{
  return &get_armed (setup, state, unit)->weapons[weapon];
}

gboolean
war_raider_is_cannon (const WarSetup *setup, const WarState *state, guint unit, guint weapon)
{
  return get_weapon (setup, state, unit, weapon)->kind == WAR_RAIDER_CANNON;
}

static const gint32 *
peek_sides (const WarSetup *setup, const WarState *state, guint bunker)
{
  return &war_state_peek_row (
    setup->layout, state, WAR_TABLE_FEATURES,
    war_raider_get_bunker (setup, bunker)->feature)[WAR_RAIDER_FEATURE_SHOTS];
}

/* What each side of a bunker, or a weapon, has in a step. */
static gint
get_full (const WarSetup *setup, gint side, const WarRaiderType *type,
          const WarRaiderWeapon *weapon, WarRaiderPhase phase)
{
  gboolean is_own = phase == WAR_RAIDER_PHASE_MOVES || phase == WAR_RAIDER_PHASE_COUNTER_MOVES;
  gint mover = phase < WAR_RAIDER_PHASE_NEW_UNITS ? WAR_RAIDER_FRENCH : WAR_RAIDER_GERMAN;

  if (phase == WAR_RAIDER_PHASE_BOMBARDMENT || phase == WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT)
    return type->branch == WAR_RAIDER_GUN && side == mover ? weapon->shots : 0;
  if (!is_own)
    return side == mover ? 0 : weapon->number;
  if (side != mover)
    return weapon->opportunity;

  return type->branch == WAR_RAIDER_GUN ? 0 : weapon->shots;
}

/* At the beginning of a step, to the side that fires in it. */
void
war_raider_give_shots (WarContext *context, gint side, WarRaiderPhase phase)
{
  const WarSetup *setup = context->setup;
  const WarRaider *data = war_raider_get_data (setup);

  for (guint i = 0; i < data->units->len; i++)
    {
      const WarRaiderType *type = war_raider_get_type (setup, context->state, i);
      gint32 *cells = war_context_get_piece (context, i);

      if (war_raider_get_side (setup, i) != side)
        continue;
      for (guint j = 0; j < WAR_RAIDER_N_SLOTS; j++)
        cells[WAR_RAIDER_PIECE_SHOTS + j]
          = j < type->n_weapons ? get_full (setup, side, type, &type->weapons[j], phase) : 0;

      /* Its one small shell, in the own moves and in return fire. */
      if (type->branch == WAR_RAIDER_MORTAR)
        cells[WAR_RAIDER_PIECE_SHOTS]
          = phase == WAR_RAIDER_PHASE_RETURN_FIRE || phase == WAR_RAIDER_PHASE_COUNTER_FIRE
            || (phase == WAR_RAIDER_PHASE_MOVES && side == WAR_RAIDER_FRENCH)
            || (phase == WAR_RAIDER_PHASE_COUNTER_MOVES && side == WAR_RAIDER_GERMAN);
    }

  for (guint i = 0; side == WAR_RAIDER_GERMAN && i < data->bunkers->len; i++)
    {
      const WarRaiderType *type
        = data->bunker_type == WAR_NONE
            ? NULL
            : &g_array_index (data->types, WarRaiderType, data->bunker_type);
      gint32 *cells = war_state_get_row (setup->layout, context->state, WAR_TABLE_FEATURES,
                                         war_raider_get_bunker (setup, i)->feature);

      for (guint j = 0; j < WAR_RAIDER_N_BUNKER_SIDES; j++)
        cells[WAR_RAIDER_FEATURE_SHOTS + j]
          = type == NULL || type->n_weapons == 0
              ? 0
              : get_full (setup, side, type, &type->weapons[0], phase) / type->weapons[0].number;
    }
}

/* In one step no more of its sides fire than men in it live (raider.R-26). */
static gint
count_side_shots (const WarSetup *setup, const WarState *state, guint bunker, gint side)
{
  const gint32 *shots = peek_sides (setup, state, bunker);
  gint most = 0;
  guint n_used = 0;

  for (guint i = 0; i < WAR_RAIDER_N_BUNKER_SIDES; i++)
    most = MAX (most, shots[i]);
  for (guint i = 0; i < WAR_RAIDER_N_BUNKER_SIDES; i++)
    n_used += shots[i] < most;

  return shots[side] == most && most > 0
             && n_used >= war_raider_list_garrison (setup, state, bunker, NULL, 0)
           ? 0
           : shots[side];
}

gint
war_raider_count_shots (const WarSetup *setup, const WarState *state, guint unit, guint weapon,
                        gint target)
{
  gint bunker = get_bunker (setup, state, unit), most = 0;

  if (bunker == WAR_NONE)
    return war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_SHOTS + weapon];
  if (target != WAR_NONE)
    return count_side_shots (
      setup, state, (guint) bunker,
      war_raider_find_bunker_side (setup, (guint) bunker,
                                   war_raider_get_centre (setup, state, (guint) target)));

  for (gint i = 0; i < WAR_RAIDER_N_BUNKER_SIDES; i++)
    {
      gint n = count_side_shots (setup, state, (guint) bunker, i);

      most = MAX (most, n);
    }

  return most;
}

static gboolean
is_jammed (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *game = war_setup_peek_game (setup, state);

  return war_raider_has_misfortune (setup, state, WAR_RAIDER_JAM)
         && (game[WAR_RAIDER_GAME_MEANT] == (gint32) unit
             || game[WAR_RAIDER_GAME_MEANT_TOO] == (gint32) unit);
}

/* Whether it fires at all with that weapon, or for WAR_NONE with any, in the decision of its
 * side. */
gboolean
war_raider_may_fire (const WarSetup *setup, const WarState *state, guint unit, gint weapon,
                     WarRefusal *refusal)
{
  const gint32 *decision = war_decision_peek (setup, state, war_raider_get_side (setup, unit));
  gint bunker = get_bunker (setup, state, unit);
  guint n_weapons = war_raider_count_weapons (setup, state, unit);

  if (n_weapons == 0 || weapon >= (gint) n_weapons)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NEVER, "raider.R-1", (gint32) unit, 0);
  if (!war_raider_stands (setup, state, unit)
      && (bunker == WAR_NONE || !war_raider_is_whole (setup, state, (guint) bunker)
          || war_raider_find_first_inside (setup, state, (guint) bunker, FALSE) != (gint) unit))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_ON_FIELD, "raider.R-26", (gint32) unit, 0);
  if (decision != NULL && decision[WAR_DECISION_KIND] == WAR_RAIDER_DECIDE_MOVE
      && !war_raider_may_act_now (setup, state, unit, TRUE, refusal))
    return FALSE;

  for (guint i = 0; i < n_weapons && !is_jammed (setup, state, unit); i++)
    if ((weapon == WAR_NONE || weapon == (gint) i)
        && war_raider_count_shots (setup, state, unit, i, WAR_NONE) > 0)
      return TRUE;

  return war_refuse (refusal, WAR_RAIDER_REFUSAL_NO_SHOT, "raider.R-15", (gint32) unit, 0);
}

/* Aiming -------------------------------------------------------------------------------------- */

/* Where bunkers are rubble nothing blocks sight. */
static const WarSightEffect *
get_effects (const WarSetup *setup, const WarState *state)
{
  const WarRaider *data = war_raider_get_data (setup);
  WarRaiderMemo *memo = war_raider_get_memo (setup);
  guint32 rubble = 0;

  for (guint i = 0; i < MIN (data->bunkers->len, 32); i++)
    rubble
      |= (guint32) war_raider_is_rubble (setup, state, war_raider_get_bunker (setup, i)->feature)
         << i;
  for (guint i = 0; rubble != memo->rubble && i < MIN (data->bunkers->len, 32); i++)
    {
      guint feature = war_raider_get_bunker (setup, i)->feature;

      memo->effects[feature] = data->effects[feature];
      if ((rubble >> i & 1) != 0)
        memo->effects[feature].blocks = WAR_BLOCKS_NEVER;
    }
  memo->rubble = rubble;
  return memo->effects;
}

/* Whether anything between the two blocks sight, or covers from outside: mostly not. */
static gboolean
is_sight_plain (const WarSetup *setup, const WarBase *a, const WarBase *b)
{
  const WarRaider *data = war_raider_get_data (setup);
  WarLength reach = a->width + a->depth + b->width + b->depth
                    + war_raider_get_number (setup, WAR_RAIDER_COVER_REACH);
  WarLength left = MIN (a->centre.x, b->centre.x) - reach,
            right = MAX (a->centre.x, b->centre.x) + reach,
            top = MIN (a->centre.y, b->centre.y) - reach,
            bottom = MAX (a->centre.y, b->centre.y) + reach;

  for (guint i = 0; i < data->sight->len; i++)
    {
      const WarRaiderFeature *found = &data->features[g_array_index (data->sight, guint, i)];

      if (found->maximum.x >= left && found->minimum.x <= right && found->maximum.y >= top
          && found->minimum.y <= bottom)
        return FALSE;
    }

  return TRUE;
}

static gboolean
sees (const WarSetup *setup, const WarState *state, const WarBase *firer, const WarBase *target,
      gboolean *is_covered, gint *feature)
{
  const WarRaider *data = war_raider_get_data (setup);
  WarSightScene scene = {
    .ground = data->ground,
    .scratch = war_raider_get_memo (setup)->scratch,
    .effects = get_effects (setup, state),
    .cover_reach = war_raider_get_number (setup, WAR_RAIDER_COVER_REACH),
  };
  WarSight sight;

  *is_covered = war_raider_is_sheltered (setup, state, target->centre);
  *feature = WAR_NONE;
  if (is_sight_plain (setup, firer, target))
    return TRUE;

  sight = war_sight_look (&scene, firer, target);
  *feature = sight.lines[0].feature;
  *is_covered
    = *is_covered
      || (sight.cover > 0 && data->effects[sight.cover_feature].covers == WAR_COVERS_BEHIND);
  return sight.n_clear > 0;
}

/* How far fire reaches, in fog and gas: into a cloud, out of it or through it (raider.2.12). */
static WarLength
get_range (const WarSetup *setup, const WarState *state, const WarRaiderWeapon *weapon, guint unit,
           guint target)
{
  WarLength range = weapon->range;
  WarLength in_fog = war_raider_get_number (setup, WAR_RAIDER_FOG_REACH);
  WarLength in_gas = war_raider_get_number (setup, WAR_RAIDER_GAS_FIRE);

  if (war_raider_has_misfortune (setup, state, WAR_RAIDER_FOG))
    range = MIN (range, in_fog);
  if (war_raider_is_below_gas (setup, state, unit) || war_raider_is_below_gas (setup, state, target)
      || war_raider_is_line_gassed (setup, state, war_raider_get_centre (setup, state, unit),
                                    war_raider_get_centre (setup, state, target)))
    range = MIN (range, in_gas);

  return range;
}

/* raider.R-1: cutters and throwers have none, guns have it everywhere until they fire direct. */
static gboolean
has_cover (const WarSetup *setup, const WarState *state, guint target, gboolean is_covered)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, target);

  if (war_raider_get_type (setup, state, target)->branch == WAR_RAIDER_GUN)
    return cells[WAR_RAIDER_PIECE_DIRECT] == 0;

  return cells[WAR_RAIDER_PIECE_UNCOVERED] == 0
         && cells[WAR_RAIDER_PIECE_MOTION] != WAR_RAIDER_MOVED_OPEN
         && cells[WAR_RAIDER_PIECE_MOTION] != WAR_RAIDER_CUTS && is_covered;
}

static gboolean
check_melee (const WarSetup *setup, const WarState *state, guint unit, guint target,
             WarRefusal *refusal)
{
  gboolean is_in
    = war_raider_stands (setup, state, unit) && war_raider_is_in_contact (setup, state, unit);
  gboolean is_target_in
    = war_raider_stands (setup, state, target) && war_raider_is_in_contact (setup, state, target);

  return (!is_in && !is_target_in) || war_raider_touches (setup, state, unit, target)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_MELEE, "raider.R-15", (gint32) target, 0);
}

gboolean
war_raider_take_aim (const WarSetup *setup, const WarState *state, guint unit, guint weapon,
                     guint target, WarRaiderAim *aim, WarRefusal *refusal)
{
  const WarRaiderWeapon *found = get_weapon (setup, state, unit, weapon);
  gint own = get_bunker (setup, state, unit);
  WarBase firer, base;
  WarLength distance, range;
  gboolean is_covered;
  gint feature;

  *aim = (WarRaiderAim){ .bunker = get_bunker (setup, state, target) };
  if (war_raider_get_side (setup, target) == war_raider_get_side (setup, unit)
      || (aim->bunker == WAR_NONE
            ? !war_raider_stands (setup, state, target)
            : !war_raider_is_whole (setup, state, (guint) aim->bunker)
                || war_raider_find_first_inside (setup, state, (guint) aim->bunker, FALSE)
                     != (gint) target)
      || (found->kind == WAR_RAIDER_SMALL_ARMS && war_raider_is_vehicle (setup, state, target)))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_TARGET, "raider.R-1", (gint32) target, 0);

  firer = war_raider_get_base (setup, state, unit);
  base = war_raider_get_base (setup, state, target);
  if (ABS (firer.centre.x - base.centre.x) > found->range + 6 * WAR_INCH
      || ABS (firer.centre.y - base.centre.y) > found->range + 6 * WAR_INCH)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_RANGE, "raider.R-1", (gint32) target,
                       found->range);
  range = get_range (setup, state, found, unit, target);
  distance = own != WAR_NONE && aim->bunker == WAR_NONE
               ? war_raider_get_bunker_distance (setup, (guint) own, &base)
               : war_raider_get_distance (setup, state, unit, target);
  if (distance > range)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_RANGE, "raider.R-1", (gint32) target, range);
  if (!check_melee (setup, state, unit, target, refusal))
    return FALSE;
  if (!sees (setup, state, &firer, &base, &is_covered, &feature))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_SEEN, "common.G-3", (gint32) target,
                       feature);

  /* All in a bunker are in cover (raider.7.4). */
  aim->is_covered = aim->bunker != WAR_NONE || has_cover (setup, state, target, is_covered);
  aim->need = aim->bunker != WAR_NONE ? (guint) war_raider_get_number (setup, WAR_RAIDER_BUNKER_HIT)
                                      : (guint) (aim->is_covered ? found->cover_hit : found->hit);
  return TRUE;
}

/* The order ----------------------------------------------------------------------------------- */

static gboolean
may_fire (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  const gint32 *decision = war_decision_peek (setup, state, seat);

  if (decision[WAR_DECISION_KIND] == WAR_RAIDER_DECIDE_SHELLS
      && (war_setup_peek_game (setup, state)[WAR_RAIDER_GAME_SHELLS] > 0
          || war_raider_get_type (setup, state, unit)->branch != WAR_RAIDER_GUN))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NEVER, "raider.3.7", (gint32) unit, 0);

  return war_raider_may_fire (setup, state, unit, WAR_NONE, refusal);
}

static gboolean
may_fire_at (const WarSetup *setup, const WarState *state, guint unit, guint weapon, gint n_shots,
             gint target, WarRefusal *refusal)
{
  WarRaiderAim aim;

  if (target < 0 || (guint) target >= war_raider_count_units (setup))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_TARGET, "raider.R-1", target, 0);

  return war_raider_take_aim (setup, state, unit, weapon, (guint) target, &aim, refusal)
         && (n_shots <= war_raider_count_shots (setup, state, unit, weapon, target)
             || war_refuse (refusal, WAR_RAIDER_REFUSAL_NO_SHOT, "raider.R-15", (gint32) unit, 0));
}

/* Fellows fire one shot each, with what they have first. */
static gboolean
may_fire_too (const WarSetup *setup, const WarState *state, guint unit, guint other, gint target,
              WarRefusal *refusal)
{
  if (!war_raider_is_fellow (setup, state, unit, other)
      || war_raider_get_bunker_of (setup, state, other) != WAR_NONE
      || war_raider_get_bunker_of (setup, state, unit) != WAR_NONE)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_GROUP, "raider.R-10", (gint32) other, 0);

  return war_raider_may_fire (setup, state, other, 0, refusal)
         && may_fire_at (setup, state, other, 0, 1, target, refusal);
}

static gboolean
check_fire (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
            WarRefusal *refusal)
{
  gint weapon = order->arguments[0] - 1;

  if (weapon < 0 || weapon >= (gint) war_raider_count_weapons (setup, state, unit)
      || order->arguments[1] < 1 || order->arguments[2] < 0 || order->arguments[2] > 1)
    return war_refuse_malformed (refusal);
  if (!war_raider_may_fire (setup, state, unit, weapon, refusal)
      || !may_fire_at (setup, state, unit, (guint) weapon, order->arguments[1], order->targets[0],
                       refusal))
    return FALSE;

  for (guint i = 1; i < order->n_targets; i++)
    {
      if (order->targets[i] < 0 || (guint) order->targets[i] >= war_raider_count_units (setup))
        return war_refuse (refusal, WAR_RAIDER_REFUSAL_GROUP, "raider.R-10", order->targets[i], 0);
      if (!may_fire_too (setup, state, unit, (guint) order->targets[i], order->targets[0], refusal))
        return FALSE;
    }

  return TRUE;
}

/* The most shots that it has at any one target. */
static gint
find_most (const WarSetup *setup, const WarState *state, guint unit, guint weapon)
{
  gint most = 0, all = war_raider_count_shots (setup, state, unit, weapon, WAR_NONE);
  WarRaiderAim aim;

  for (guint i = 0; i < war_raider_count_units (setup) && most < all; i++)
    if (war_raider_get_side (setup, i) != war_raider_get_side (setup, unit)
        && war_raider_take_aim (setup, state, unit, weapon, i, &aim, NULL))
      {
        gint n = war_raider_count_shots (setup, state, unit, weapon, (gint) i);

        most = MAX (most, n);
      }

  return most;
}

static gboolean
offer_fire (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarOption *option)
{
  guint n_weapons = war_raider_count_weapons (setup, state, unit);

  for (guint i = 0; i < n_weapons; i++)
    if (war_raider_may_fire (setup, state, unit, (gint) i, NULL)
        && find_most (setup, state, unit, i) > 0)
      war_domain_add (&option->arguments[0], (gint32) i + 1, (gint32) i + 1);

  return option->arguments[0].n_ranges > 0;
}

/* Whether others may fire with it. */
static gboolean
has_fellows (const WarSetup *setup, const WarState *state, guint unit)
{
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_raider_is_fellow (setup, state, unit, i) && war_raider_stands (setup, state, i))
      return war_raider_get_bunker_of (setup, state, unit) == WAR_NONE;

  return FALSE;
}

static gboolean
narrow_fire (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
             guint unit, WarOption *option)
{
  guint weapon = (guint) order->arguments[0] - 1;

  option->minimum_targets = 1;
  option->maximum_targets = has_fellows (setup, state, unit) ? WAR_ORDER_MAX_TARGETS : 1;
  if (n == 1)
    return war_raider_set_range (option, 1, 1, find_most (setup, state, unit, weapon));
  if (n == 2)
    return war_raider_set_range (option, 2, 0,
                                 order->arguments[1] > 1 || has_fellows (setup, state, unit));

  option->n_candidates = 0;
  for (guint i = 0;
       i < war_raider_count_units (setup) && option->n_candidates < WAR_OPTION_MAX_CANDIDATES; i++)
    if (n == 3 ? may_fire_at (setup, state, unit, weapon, order->arguments[1], (gint) i, NULL)
               : may_fire_too (setup, state, unit, i, order->targets[0], NULL))
      option->candidates[option->n_candidates++] = (gint) i;
  if (n > 3)
    option->maximum_targets = MIN (option->maximum_targets, option->n_candidates + 1);
  return option->n_candidates > 0 || n > 3;
}

/* Shots --------------------------------------------------------------------------------------- */

static void
spend (WarContext *context, guint unit, guint weapon, guint target)
{
  const WarSetup *setup = context->setup;
  gint bunker = get_bunker (setup, context->state, unit);
  gint32 *cells = war_context_get_piece (context, unit);

  if (bunker == WAR_NONE)
    {
      cells[WAR_RAIDER_PIECE_SHOTS + weapon]--;
      cells[WAR_RAIDER_PIECE_DIRECT]
        |= war_raider_get_type (setup, context->state, unit)->branch == WAR_RAIDER_GUN;
      return;
    }
  war_state_get_row (
    setup->layout, context->state, WAR_TABLE_FEATURES,
    war_raider_get_bunker (setup, (guint) bunker)
      ->feature)[WAR_RAIDER_FEATURE_SHOTS
                 + war_raider_find_bunker_side (
                   setup, (guint) bunker, war_raider_get_centre (setup, context->state, target))]--;
}

static gboolean
shoot (WarContext *context, guint unit, guint weapon, guint target, const WarRaiderAim *aim)
{
  const WarSetup *setup = context->setup;
  WarRaiderFireKind kind = get_weapon (setup, context->state, unit, weapon)->kind;
  gint32 die;
  WarQuestion question;
  gboolean hits;

  if (!war_raider_die_roll (
        context, "fire", kind == WAR_RAIDER_CANNON ? "raider.3.7" : "raider.R-1",
        war_raider_get_side (setup, unit), target, (gint) aim->need, &die, &question))
    return FALSE;
  hits = die >= (gint) aim->need;
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_FIRED, (gint) unit,
                         (gint) target, question.clause, (gint32) weapon + 1, hits,
                         aim->is_covered);
  spend (context, unit, weapon, target);
  if (!hits)
    return TRUE;
  if (aim->bunker == WAR_NONE)
    return war_raider_kill (context, target, WAR_RAIDER_CAUSE_SHOT, question.clause);
  if (kind == WAR_RAIDER_CANNON)
    return war_raider_destroy_bunker (context, (guint) aim->bunker, "raider.7.2");

  return war_raider_kill (
    context,
    (guint) war_raider_find_first_inside (setup, context->state, (guint) aim->bunker, TRUE),
    WAR_RAIDER_CAUSE_SHOT, "raider.R-26");
}

/* The nearest enemy of the dead one's kind within 2″ of where he was, of those that can be fired
 * at. */
static gint
find_next (const WarContext *context, guint unit, guint weapon, guint dead, WarRaiderKind kind)
{
  const WarSetup *setup = context->setup;
  WarBase base = war_raider_get_base (setup, context->state, dead);
  WarLength least = war_raider_get_number (setup, WAR_RAIDER_NEXT_TARGET_REACH) + 1;
  gint found = WAR_NONE;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      WarRaiderAim aim;
      WarBase other;
      WarLength distance;

      if (!war_raider_stands (setup, context->state, i)
          || war_raider_get_side (setup, i) == war_raider_get_side (setup, unit)
          || war_raider_get_kind (setup, context->state, i) != kind)
        continue;
      other = war_raider_get_base (setup, context->state, i);
      distance = war_base_get_distance (&base, &other);
      if (distance >= least
          || !war_raider_take_aim (setup, context->state, unit, weapon, i, &aim, NULL))
        continue;
      least = distance;
      found = (gint) i;
    }

  return found;
}

/* Whether it can still be fired at as it was named. */
static gboolean
is_there (const WarContext *context, guint target)
{
  return war_raider_stands (context->setup, context->state, target)
         || get_bunker (context->setup, context->state, target) != WAR_NONE;
}

/* One piece's shots; *target becomes the next one. */
static gboolean
fire_one (WarContext *context, guint unit, guint weapon, gint n_shots, gboolean goes_on,
          guint *target, WarRaiderKind kind)
{
  const WarSetup *setup = context->setup;

  for (gint i = 0; i < n_shots; i++)
    {
      WarRaiderAim aim;

      if (!is_there (context, *target))
        {
          gint next = goes_on ? find_next (context, unit, weapon, *target, kind) : WAR_NONE;

          if (next == WAR_NONE)
            return TRUE;
          *target = (guint) next;
        }
      if (!war_raider_take_aim (setup, context->state, unit, weapon, *target, &aim, NULL)
          || war_raider_count_shots (setup, context->state, unit, weapon, (gint) *target) == 0)
        return TRUE;
      if (!shoot (context, unit, weapon, *target, &aim))
        return FALSE;
    }

  return TRUE;
}

/* Firing ends a man's move (raider.3.10); guns go on while they have shots, and who has found
 * nobody to fire at may still do so. */
static void
settle (WarContext *context, guint unit)
{
  gint32 *cells = war_context_get_piece (context, unit);

  if (war_raider_is_man (context->setup, context->state, unit) && cells[WAR_RAIDER_PIECE_SHOTS] == 0
      && get_bunker (context->setup, context->state, unit) == WAR_NONE)
    cells[WAR_RAIDER_PIECE_ACTIVITY] = WAR_RAIDER_DONE;
}

static gboolean
carry_out_fire (WarContext *context, const WarOrder *order, guint unit)
{
  const WarSetup *setup = context->setup;
  guint units[WAR_ORDER_MAX_TARGETS + 1], n_units, target = (guint) order->targets[0];
  WarRaiderKind kind = war_raider_get_kind (setup, context->state, target);
  gboolean is_move = war_decision_peek (setup, context->state, order->seat)[WAR_DECISION_KIND]
                     == WAR_RAIDER_DECIDE_MOVE;

  war_raider_list_group (setup, context->state, order, 1, units, &n_units, NULL);
  if (is_move)
    war_raider_take_in_hand (context, units, n_units);
  for (guint i = 0; i < n_units; i++)
    {
      if (!fire_one (context, units[i], i == 0 ? (guint) order->arguments[0] - 1 : 0,
                     i == 0 ? order->arguments[1] : 1, order->arguments[2] != 0, &target, kind))
        return FALSE;
      if (is_move)
        settle (context, units[i]);
    }

  return TRUE;
}

const WarOrderRule war_raider_fire_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_MOVE | 1u << WAR_RAIDER_DECIDE_SHELLS
               | 1u << WAR_RAIDER_DECIDE_OPPORTUNITY | 1u << WAR_RAIDER_DECIDE_RETURN_FIRE,
  .takes_many = TRUE,
  .may = may_fire,
  .check = check_fire,
  .carry_out = carry_out_fire,
  .offer = offer_fire,
  .narrow = narrow_fire,
};

/* All others ---------------------------------------------------------------------------------- */

/* The nearest at which it may fire; WAR_NONE. */
static gint
find_nearest (const WarContext *context, guint unit, guint weapon)
{
  const WarSetup *setup = context->setup;
  WarLength least = WAR_LENGTH_MAX;
  gint found = WAR_NONE;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      WarRaiderAim aim;
      WarLength distance;

      if (war_raider_get_side (setup, i) == war_raider_get_side (setup, unit)
          || !is_there (context, i))
        continue;
      distance = war_raider_get_distance (setup, context->state, unit, i);
      if (distance >= least
          || !war_raider_take_aim (setup, context->state, unit, weapon, i, &aim, NULL)
          || war_raider_count_shots (setup, context->state, unit, weapon, (gint) i) == 0)
        continue;
      least = distance;
      found = (gint) i;
    }

  return found;
}

/* By their numbers, each shot at who is nearest then (raider.R-15). */
static gboolean
carry_out_fire_rest (WarContext *context, const WarOrder *order, guint unit)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      guint n_weapons = war_raider_get_side (setup, i) == order->seat
                          ? war_raider_count_weapons (setup, context->state, i)
                          : 0;

      for (guint j = 0; j < n_weapons; j++)
        while (war_raider_may_fire (setup, context->state, i, (gint) j, NULL))
          {
            gint target = find_nearest (context, i, j);
            guint named = (guint) target;

            if (target == WAR_NONE)
              break;
            if (!fire_one (context, i, j, 1, FALSE, &named, 0))
              return FALSE;
          }
    }

  war_context_close_decisions (context, WAR_RAIDER_DECIDE_RETURN_FIRE);
  return TRUE;
}

const WarOrderRule war_raider_fire_rest_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_RETURN_FIRE,
  .carry_out = carry_out_fire_rest,
};
