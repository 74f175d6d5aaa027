/* fire.c: shots at a unit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"

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
static gboolean
is_opening_volley (const WarSetup *setup, const WarState *state, guint piece)
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

  return is_opening_volley (setup, state, piece) ? (n_dice + 1) / 2 : n_dice;
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

gboolean
war_entrenched_check_range (const WarEntrenchedWeapon *weapon, WarLength distance,
                            const char *clause, WarRefusal *refusal)
{
  if (distance > weapon->range)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, clause, distance,
                       weapon->range);

  return distance >= weapon->minimum_range
         || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_UNDER_RANGE, clause, distance,
                        weapon->minimum_range);
}

gboolean
war_entrenched_check_sight (const WarSetup *setup, const WarBase *base, const WarBase *other,
                            const char *clause, WarRefusal *refusal)
{
  WarSight sight = war_entrenched_look (setup, base, other);

  return sight.n_clear > 0
         || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, clause, sight.lines[0].feature,
                        0);
}

gboolean
war_entrenched_check_shot (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                           guint target, WarRefusal *refusal)
{
  const WarEntrenchedWeapon *used;
  WarBase base, other;

  if (!war_entrenched_check_weapon (setup, state, piece, (gint32) weapon,
                                    WAR_ENTRENCHED_DIRECT_WEAPON, refusal))
    return FALSE;
  if (!war_entrenched_is_enemy (setup, state, piece, (gint) target))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TARGET, "entrenched.5.2", 0, 0);

  used = war_entrenched_get_weapon (setup, piece, weapon);
  base = war_entrenched_get_base (setup, state, piece);
  other = war_entrenched_get_base (setup, state, target);

  /* entrenched.5.3 */
  return war_entrenched_check_range (used, war_base_get_distance (&base, &other), "entrenched.5.2",
                                     refusal)
         && (used->indirect
             || war_entrenched_check_sight (setup, &base, &other, "entrenched.5.2", refusal));
}

gboolean
war_entrenched_roll_shots (WarContext *context, guint piece, guint weapon, gint signal,
                           const char **clause, WarQuestion *question, gint32 *dice, guint *hits)
{
  const WarSetup *setup = context->setup;
  gint hit = war_entrenched_get_weapon (setup, piece, weapon)->hit;
  guint n_shots = war_entrenched_count_shots (setup, context->state, piece, weapon);
  guint n_dice = war_entrenched_count_dice (setup, context->state, piece, weapon);

  if (is_opening_volley (setup, context->state, piece))
    *clause = "entrenched.E-27";
  if (!war_entrenched_roll (context, piece, "hit", *clause, n_shots, MAX (hit - signal, 2), dice,
                            question))
    return FALSE;

  *hits = war_entrenched_count_hits (dice, question->count, hit, signal);
  war_question_add_modifier (question, WAR_ENTRENCHED_MODIFIER_SIGNAL, (gint) piece, signal, NULL,
                             0);
  war_question_add_modifier (question, WAR_ENTRENCHED_MODIFIER_VOLLEY, (gint) piece,
                             (gint) n_shots - (gint) n_dice, "entrenched.E-27", 0);
  war_entrenched_count_use (setup, context->state, piece, weapon);
  return TRUE;
}

gboolean
war_entrenched_shoot (WarContext *context, guint piece, guint weapon, guint target,
                      gboolean is_counter_fire)
{
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (context->setup, piece, weapon);
  WarBase base = war_entrenched_get_base (context->setup, context->state, piece);
  gint cover = war_entrenched_get_cover (context->setup, context->state, target, &base, used, NULL);
  const char *clause = is_counter_fire ? "entrenched.7.4" : "entrenched.5.5";
  gint32 dice[WAR_MAX_DICE];
  WarQuestion question;
  guint hits;

  if (!war_entrenched_roll_shots (context, piece, weapon, 0, &clause, &question, dice, &hits))
    return FALSE;

  war_context_tell_dice (context, &question, dice, WAR_ENTRENCHED_EVENT_FIRED, (gint) piece,
                         (gint) target, clause, weapon, hits, is_counter_fire);
  return war_entrenched_take_hits (context, target, hits, cover, piece, used);
}

/* The order to fire ------------------------------------------------------------------------- */

/* entrenched.E-7 */
static gboolean
may_fire_at (const WarSetup *setup, const WarState *state, guint piece, gint32 weapon, gint target,
             WarRefusal *refusal)
{
  return war_entrenched_check_weapon (setup, state, piece, weapon, WAR_ENTRENCHED_DIRECT_WEAPON,
                                      refusal)
         && war_entrenched_check_shot (setup, state, piece, (guint) weapon, (guint) target, refusal)
         && (!war_entrenched_is_in_contact (setup, state, (guint) target)
             || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TARGET_IN_CONTACT, "entrenched.E-7", 0,
                            0));
}

static gboolean
may_fire (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
          WarRefusal *refusal)
{
  return war_entrenched_check_arms (setup, piece, WAR_ENTRENCHED_DIRECT_WEAPON, refusal)
         && war_entrenched_check_shooter (setup, state, piece, refusal);
}

static gboolean
carry_out_fire (WarContext *context, const WarOrder *order, guint piece)
{
  war_context_get_piece (context, piece)[WAR_ENTRENCHED_PIECE_FIRED] = 1;
  return war_entrenched_shoot (context, piece, (guint) order->arguments[0],
                               (guint) order->targets[0], FALSE);
}

static gboolean
has_target (const WarSetup *setup, const WarState *state, guint piece, gint32 weapon)
{
  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (may_fire_at (setup, state, piece, weapon, (gint) i, NULL))
      return TRUE;

  return FALSE;
}

static gboolean
offer_fire (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
            WarOption *option)
{
  for (gint32 i = 0; i < (gint32) war_entrenched_get_type (setup, piece)->n_weapons; i++)
    if (war_entrenched_check_weapon (setup, state, piece, i, WAR_ENTRENCHED_DIRECT_WEAPON, NULL)
        && has_target (setup, state, piece, i))
      war_domain_add (&option->arguments[0], i, i);

  return option->arguments[0].n_ranges > 0;
}

const WarOrderRule war_entrenched_fire_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_RANGED,
  .may = may_fire,
  .may_aim = may_fire_at,
  .carry_out = carry_out_fire,
  .offer = offer_fire,
};
