/* fire.c: shots at a unit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

#define BITS_PER_USE 4
#define MAX_USES ((1u << BITS_PER_USE) - 1)

WarEntrenchedWeaponKind
war_entrenched_get_weapon_kind (const WarEntrenchedWeapon *weapon)
{
  if (weapon->range > 0 && (weapon->gas_kills || weapon->gas_stuns))
    return WAR_ENTRENCHED_GAS_WEAPON;
  if (weapon->hit == 0 || weapon->dice == 0)
    return WAR_ENTRENCHED_USELESS_WEAPON;
  if (weapon->range == 0)
    return WAR_ENTRENCHED_MELEE_WEAPON;

  return weapon->template == 0 ? WAR_ENTRENCHED_DIRECT_WEAPON : WAR_ENTRENCHED_TEMPLATE_WEAPON;
}

static guint
count_uses (const WarSetup *setup, const WarState *state, guint piece, guint weapon)
{
  guint32 used = (guint32) war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_USED];

  return used >> (BITS_PER_USE * weapon) & MAX_USES;
}

gboolean
war_entrenched_has_use (const WarSetup *setup, const WarState *state, guint piece, guint weapon)
{
  gint uses = war_entrenched_get_weapon (setup, piece, weapon)->uses;

  return uses == 0 || count_uses (setup, state, piece, weapon) < (guint) uses;
}

void
war_entrenched_count_use (const WarSetup *setup, WarState *state, guint piece, guint weapon)
{
  gint32 *cells = war_setup_get_piece (setup, state, piece);

  if (war_entrenched_get_weapon (setup, piece, weapon)->uses > 0
      && war_entrenched_has_use (setup, state, piece, weapon))
    cells[WAR_ENTRENCHED_PIECE_USED]
      = (gint32) ((guint32) cells[WAR_ENTRENCHED_PIECE_USED] + (1u << (BITS_PER_USE * weapon)));
}

/* entrenched.E-27: the first player's first ranged phase, and what is foreseen for it. */
gboolean
war_entrenched_is_opening_volley (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *game = war_setup_peek_game (setup, state);

  return war_setup_is_amended (setup, WAR_ENTRENCHED_AMENDMENT_VOLLEY)
         && game[WAR_ENTRENCHED_GAME_TURN] <= 1
         && game[WAR_GAME_PHASE] <= WAR_ENTRENCHED_PHASE_RANGED
         && game[WAR_ENTRENCHED_GAME_FIRST] == war_entrenched_get_owner (setup, state, piece);
}

guint
war_entrenched_count_shots (const WarSetup *setup, const WarState *state, guint piece, guint weapon)
{
  guint n_dice = war_entrenched_count_dice (setup, state, piece, weapon);

  return war_entrenched_is_opening_volley (setup, state, piece) ? (n_dice + 1) / 2 : n_dice;
}

gboolean
war_entrenched_check_shooter (const WarSetup *setup, const WarState *state, guint piece,
                              WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);

  if (!war_entrenched_is_active (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_INACTIVE, "entrenched.3.3", 0, 0);
  if (war_entrenched_is_stunned (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_STUNNED, "entrenched.6.4", 0, 0);
  if (cells[WAR_ENTRENCHED_PIECE_FELL_BACK] != 0)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_FELL_BACK, "entrenched.4.6", 0, 0);
  if (war_entrenched_is_in_contact (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_IN_CONTACT, "entrenched.E-10", 0, 0);

  return cells[WAR_ENTRENCHED_PIECE_FIRED] == 0
         || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.5.4", 0, 0);
}

gboolean
war_entrenched_check_arms (const WarSetup *setup, guint piece, WarEntrenchedWeaponKind kind,
                           WarRefusal *refusal)
{
  const WarEntrenchedType *type = war_entrenched_get_type (setup, piece);

  for (guint i = 0; i < type->n_weapons; i++)
    if (war_entrenched_get_weapon_kind (&type->weapons[i]) == kind)
      return TRUE;
  return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_WEAPON, "entrenched.5.1", 0, 0);
}

gboolean
war_entrenched_check_weapon (const WarSetup *setup, const WarState *state, guint piece,
                             gint32 weapon, WarEntrenchedWeaponKind kind, WarRefusal *refusal)
{
  const WarEntrenchedType *type = war_entrenched_get_type (setup, piece);

  if (weapon < 0 || (guint) weapon >= type->n_weapons
      || war_entrenched_get_weapon_kind (&type->weapons[weapon]) != kind)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_WEAPON, "entrenched.5.1", 0, 0);

  return war_entrenched_has_use (setup, state, piece, (guint) weapon)
         || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_USED_UP, "entrenched.5.1", 0, 0);
}

/* entrenched.5.2 */
static gboolean
check_sight (const WarSetup *setup, const WarBase *base, const WarBase *other, WarRefusal *refusal)
{
  WarSight sight = war_entrenched_look (setup, base, other);

  return sight.n_clear > 0
         || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.5.2",
                        sight.lines[0].feature, 0);
}

gboolean
war_entrenched_check_shot (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                           guint target, WarRefusal *refusal)
{
  const WarEntrenchedWeapon *used;
  WarBase base, other;
  WarLength distance;

  if (!war_entrenched_check_weapon (setup, state, piece, (gint32) weapon,
                                    WAR_ENTRENCHED_DIRECT_WEAPON, refusal))
    return FALSE;
  if (!war_entrenched_is_enemy (setup, state, piece, (gint) target))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TARGET, "entrenched.5.2", 0, 0);

  used = war_entrenched_get_weapon (setup, piece, weapon);
  base = war_entrenched_get_base (setup, state, piece);
  other = war_entrenched_get_base (setup, state, target);
  distance = war_base_get_distance (&base, &other);
  if (distance > used->range)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, "entrenched.5.2", distance,
                       used->range);
  if (distance < used->minimum_range)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_UNDER_RANGE, "entrenched.5.2", distance,
                       used->minimum_range);

  /* entrenched.5.3 */
  return used->indirect || check_sight (setup, &base, &other, refusal);
}

gboolean
war_entrenched_shoot (WarContext *context, guint piece, guint weapon, guint target,
                      gboolean is_counter_fire)
{
  const WarSetup *setup = context->setup;
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (setup, piece, weapon);
  guint n_dice = war_entrenched_count_shots (setup, context->state, piece, weapon);
  gint n_more
    = (gint) n_dice - (gint) war_entrenched_count_dice (setup, context->state, piece, weapon);
  WarBase base = war_entrenched_get_base (setup, context->state, piece);
  gint cover = war_entrenched_get_cover (setup, context->state, target, &base, used, NULL);
  const char *clause = is_counter_fire ? "entrenched.7.4"
                       : war_entrenched_is_opening_volley (setup, context->state, piece)
                         ? "entrenched.E-27"
                         : "entrenched.5.5";
  gint32 dice[WAR_MAX_DICE];
  WarQuestion question;
  WarEvent *event;
  guint hits;

  if (!war_entrenched_roll (context, piece, "hit", clause, n_dice, used->hit, dice, &question))
    return FALSE;

  hits = war_entrenched_count_hits (dice, question.count, used->hit, 0);
  war_entrenched_count_use (setup, context->state, piece, weapon);
  event = war_context_tell (context, WAR_ENTRENCHED_EVENT_FIRED, (gint) piece, (gint) target,
                            clause, weapon, hits, is_counter_fire);
  war_question_add_modifier (&question, WAR_ENTRENCHED_MODIFIER_VOLLEY, (gint) piece, n_more,
                             "entrenched.E-27", 0);
  war_event_set_dice (event, &question, dice);

  return war_entrenched_take_hits (context, target, hits, cover, piece, used);
}

/* The order to fire ------------------------------------------------------------------------- */

/* entrenched.E-7 */
static gboolean
check_target (const WarSetup *setup, const WarState *state, guint piece, gint32 weapon,
              guint target, WarRefusal *refusal)
{
  if (!war_entrenched_check_weapon (setup, state, piece, weapon, WAR_ENTRENCHED_DIRECT_WEAPON,
                                    refusal)
      || !war_entrenched_check_shot (setup, state, piece, (guint) weapon, target, refusal))
    return FALSE;

  return !war_entrenched_is_in_contact (setup, state, target)
         || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TARGET_IN_CONTACT, "entrenched.E-7", 0, 0);
}

static gboolean
may_fire (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
          WarRefusal *refusal)
{
  return war_entrenched_check_arms (setup, piece, WAR_ENTRENCHED_DIRECT_WEAPON, refusal)
         && war_entrenched_check_shooter (setup, state, piece, refusal);
}

static gboolean
check_fire (const WarSetup *setup, const WarState *state, const WarOrder *order, guint piece,
            WarRefusal *refusal)
{
  return check_target (setup, state, piece, order->arguments[0], (guint) order->targets[0],
                       refusal);
}

static gboolean
carry_out_fire (WarContext *context, const WarOrder *order, guint piece)
{
  war_context_get_piece (context, piece)[WAR_ENTRENCHED_PIECE_FIRED] = 1;
  return war_entrenched_shoot (context, piece, (guint) order->arguments[0],
                               (guint) order->targets[0], FALSE);
}

/* The first unit from `first` on that the weapon may be fired at, or WAR_NONE. */
static gint
find_target (const WarSetup *setup, const WarState *state, guint piece, gint32 weapon, guint first)
{
  WarRefusal refusal;

  for (guint i = first; i < war_entrenched_count_units (setup); i++)
    if (check_target (setup, state, piece, weapon, i, &refusal))
      return (gint) i;

  return WAR_NONE;
}

static gboolean
offer_fire (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
            WarOption *option)
{
  gint32 n_weapons = (gint32) war_entrenched_get_type (setup, piece)->n_weapons;
  WarRefusal refusal;

  for (gint32 i = 0; i < n_weapons; i++)
    if (war_entrenched_check_weapon (setup, state, piece, i, WAR_ENTRENCHED_DIRECT_WEAPON, &refusal)
        && find_target (setup, state, piece, i, 0) != WAR_NONE)
      war_domain_add (&option->arguments[0], i, i);

  return option->arguments[0].n_ranges > 0;
}

static gboolean
narrow_fire (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
             guint piece, WarOption *option)
{
  gint target = -1;

  option->n_candidates = 0;
  while ((target = find_target (setup, state, piece, order->arguments[0], (guint) (target + 1)))
         != WAR_NONE)
    option->candidates[option->n_candidates++] = target;

  return option->n_candidates > 0;
}

const WarOrderRule war_entrenched_fire_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_RANGED,
  .may = may_fire,
  .check = check_fire,
  .carry_out = carry_out_fire,
  .offer = offer_fire,
  .narrow = narrow_fire,
};
