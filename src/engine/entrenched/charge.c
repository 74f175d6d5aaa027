/* charge.c: charges, and counter-fire at them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/melee.h"
#include "engine/entrenched/private.h"

/* Who may charge ------------------------------------------------------------------------------ */

/* Whatever its place, and whomever it is in contact with. */
static gboolean
check_readiness (const WarSetup *setup, const WarState *state, guint piece, WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);

  if (!war_entrenched_stands (setup, state, (gint) piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NOT_ON_FIELD, "entrenched.7.1", 0, 0);
  if (cells[WAR_ENTRENCHED_PIECE_CHARGED] != 0)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.7.1", 0, 0);
  if (cells[WAR_ENTRENCHED_PIECE_STRUCK] != 0)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.7.9", 0, 0);
  if (!war_entrenched_is_active (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_INACTIVE, "entrenched.3.3", 0, 0);
  if (war_entrenched_is_stunned (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_STUNNED, "entrenched.E-16", 0, 0);
  if (war_entrenched_is_suppressed (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_SUPPRESSED, "entrenched.7.2", 0, 0);
  if (cells[WAR_ENTRENCHED_PIECE_FELL_BACK] != 0)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_FELL_BACK, "entrenched.4.6", 0, 0);
  if (!war_entrenched_is_charger (setup, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK, "entrenched.E-10", 0, 0);

  return TRUE;
}

/* Whether a unit that may charge may charge at that one. */
static gboolean
may_charge_at (const WarSetup *setup, const WarState *state, guint piece, gint target,
               WarRefusal *refusal)
{
  if (!war_entrenched_is_enemy (setup, state, piece, target))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TARGET, "entrenched.7.1", target, 0);

  return war_entrenched_check_charge_way (setup, state, piece, (guint) target, refusal);
}

/* Who bars the way stays there if it is of the charger's side and cannot charge any more; enemies
 * may be killed. */
gboolean
war_entrenched_may_come_to_charge (const WarSetup *setup, const WarState *state, guint piece,
                                   guint target)
{
  WarRefusal refusal;
  guint other;

  if (!check_readiness (setup, state, piece, NULL))
    return FALSE;
  if (war_entrenched_check_charge_way (setup, state, piece, target, &refusal))
    return TRUE;

  other = (guint) refusal.arguments[0];
  return refusal.kind == WAR_ENTRENCHED_REFUSAL_NO_EDGE
         || (refusal.kind == WAR_ENTRENCHED_REFUSAL_BASE_IN_WAY
             && (war_entrenched_is_enemy (setup, state, piece, (gint) other)
                 || check_readiness (setup, state, other, NULL)));
}

/* Counter-fire -------------------------------------------------------------------------------- */

/* The guns of an artillery unit are its template weapons, or without any the first weapon with
 * which it can fire at somebody (7.5). */
static gboolean
is_gun (const WarSetup *setup, guint piece, guint weapon)
{
  const WarEntrenchedType *type = war_entrenched_get_type (setup, piece);
  guint first = WAR_ENTRENCHED_MAX_WEAPONS;

  if (!type->is_artillery || type->weapons[weapon].template != 0)
    return type->is_artillery;

  for (guint i = type->n_weapons; i > 0; i--)
    {
      if (type->weapons[i - 1].template != 0)
        return FALSE;
      if (war_entrenched_get_weapon_kind (&type->weapons[i - 1]) == WAR_ENTRENCHED_DIRECT_WEAPON)
        first = i - 1;
    }

  return weapon == first;
}

/* The charger at whom the unit may fire. */
static guint
get_charger (const WarSetup *setup, const WarState *state)
{
  return (guint) war_setup_peek_game (setup, state)[WAR_ENTRENCHED_GAME_CHARGER];
}

/* entrenched.7.4, entrenched.7.5, E-11. The charger is not in contact yet, so that a shot at it is
 * one like any other, but that it needs sight with weapons too that need none elsewhere. */
static gboolean
may_counter_fire (const WarSetup *setup, const WarState *state, gint seat, guint piece,
                  gint32 weapon, WarRefusal *refusal)
{
  guint charger = get_charger (setup, state);
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  WarBase base = war_entrenched_get_base (setup, state, piece);
  WarBase other = war_entrenched_get_base (setup, state, charger);

  if ((guint) weapon >= war_entrenched_get_type (setup, piece)->n_weapons)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_WEAPON, "entrenched.E-11", weapon, 0);
  if (is_gun (setup, piece, (guint) weapon))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK, "entrenched.7.5", weapon, 0);
  if (war_entrenched_get_weapon_kind (war_entrenched_get_weapon (setup, piece, (guint) weapon))
      != WAR_ENTRENCHED_DIRECT_WEAPON)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_WEAPON, "entrenched.E-11", weapon, 0);
  if ((cells[WAR_ENTRENCHED_PIECE_COUNTERED] >> weapon & 1) != 0)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.E-11", weapon, 0);

  return war_entrenched_check_shot (setup, state, piece, (guint) weapon, charger, refusal)
         && war_entrenched_check_sight (setup, &base, &other, "entrenched.E-11", refusal);
}

/* Whether it has a weapon with which it may fire at the charger. */
static gboolean
has_counter_fire (const WarSetup *setup, const WarState *state, guint piece)
{
  if (war_entrenched_find_bar_to_melee (setup, state, piece) != NULL
      || war_entrenched_is_in_contact (setup, state, piece))
    return FALSE;

  for (gint32 i = 0; i < WAR_ENTRENCHED_MAX_WEAPONS; i++)
    if (may_counter_fire (setup, state, 0, piece, i, NULL))
      return TRUE;

  return FALSE;
}

/* The charge ---------------------------------------------------------------------------------- */

/* Outside, if it came out of a shelter that is no heavy going. */
static void
put (WarContext *context, guint piece, const WarBase *base)
{
  gint32 *cells = war_context_get_piece (context, piece);

  war_piece_set_pose (cells, base->centre, base->heading);
  cells[WAR_ENTRENCHED_PIECE_INSIDE] = WAR_NONE;
}

/* The charger stays where a check stopped it, turned to the target. */
static void
stop (WarContext *context, guint piece, const WarSweep *sweep, WarLength distance)
{
  WarBase base;
  WarEvent *event;

  if (!war_entrenched_find_stop (context->setup, context->state, piece, sweep, &distance, &base))
    return;

  put (context, piece, &base);
  event = war_context_add (context, WAR_ENTRENCHED_EVENT_MOVED, (gint) piece, WAR_NONE,
                           "entrenched.E-4");
  war_event_set_pose (event, 0, base.centre, base.heading);
  event->arguments[3] = distance;
  war_event_set_bound (event, 4, NULL);
  war_entrenched_deliver (context, piece);
}

static gboolean
fail (WarContext *context, guint piece, guint target, const char *clause)
{
  war_context_add (context, WAR_ENTRENCHED_EVENT_CHARGE_FAILED, (gint) piece, (gint) target,
                   clause);
  return TRUE;
}

/* Base to base, and the attack. What it comes to or carries home there is settled first: the blows
 * may kill it (E-17). */
static gboolean
close_in (WarContext *context, guint piece, guint weapon, guint target, const WarBase *base,
          WarEdge edge)
{
  gint32 *cells = war_context_get_piece (context, piece);
  WarEvent *event;

  put (context, piece, base);
  cells[WAR_ENTRENCHED_PIECE_ENGAGED] = (gint32) target;
  cells[WAR_ENTRENCHED_PIECE_EDGE] = (gint32) edge;
  event = war_context_tell (context, WAR_ENTRENCHED_EVENT_CONTACT, (gint) piece, (gint) target,
                            "entrenched.7.3", edge);
  war_event_set_pose (event, 1, base->centre, base->heading);
  war_entrenched_deliver (context, piece);
  war_entrenched_take_objectives (context);
  if (war_context_get_game (context)[WAR_ENTRENCHED_GAME_WINNER] != WAR_WINNER_NONE)
    return TRUE;

  return war_entrenched_strike (context, piece, weapon, target, FALSE)
         && war_entrenched_answer (context, target, piece, TRUE);
}

gboolean
war_entrenched_plan_charge (const WarSetup *setup, const WarState *state, guint piece, guint target,
                            WarSweep *sweep, WarBase *end, WarEdge *edge)
{
  WarPosition from = war_entrenched_get_base (setup, state, piece).centre;
  WarBase start;

  if (!war_entrenched_find_edge (setup, state, piece, target, end, edge))
    return FALSE;

  start = war_entrenched_place_base (setup, piece, from, end->heading);
  *sweep = war_sweep_plan (&start, (WarPosition){ end->centre.x - from.x, end->centre.y - from.y });
  return TRUE;
}

/* After counter-fire. What its front crosses on the way the charger has to pass (E-4). */
static gboolean
go_on (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  guint piece = (guint) game[WAR_ENTRENCHED_GAME_CHARGER];
  guint target = (guint) game[WAR_ENTRENCHED_GAME_CHARGED];
  guint weapon = (guint) game[WAR_ENTRENCHED_GAME_WEAPON];
  WarBase end;
  WarEdge edge;
  WarSweep sweep;
  WarLength distance;

  game[WAR_ENTRENCHED_GAME_CHARGER] = WAR_NONE;
  game[WAR_ENTRENCHED_GAME_CHARGED] = WAR_NONE;
  game[WAR_ENTRENCHED_GAME_WEAPON] = 0;
  if (!war_entrenched_stands (context->setup, context->state, (gint) piece))
    return fail (context, piece, target, "entrenched.E-11");
  if (!war_entrenched_plan_charge (context->setup, context->state, piece, target, &sweep, &end,
                                   &edge))
    return fail (context, piece, target, "entrenched.E-10");

  distance = war_sweep_get_length (&sweep);
  if (!war_entrenched_roll_checks (context, piece, &sweep, WAR_ENTRENCHED_CHARGE_CHECKS, &distance))
    return FALSE;
  if (distance < war_sweep_get_length (&sweep))
    {
      stop (context, piece, &sweep, distance);
      return fail (context, piece, target, "entrenched.E-4");
    }

  return close_in (context, piece, weapon, target, &end, edge);
}

/* Orders -------------------------------------------------------------------------------------- */

static gboolean
may_charge (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
            WarRefusal *refusal)
{
  return war_entrenched_check_melees (setup, state, seat, "entrenched.E-12", refusal)
         && check_readiness (setup, state, piece, refusal)
         && (!war_entrenched_is_in_contact (setup, state, piece)
             || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_IN_CONTACT, "entrenched.E-10", 0, 0));
}

static gboolean
carry_out_charge (WarContext *context, const WarOrder *order, guint piece)
{
  gint32 *game = war_context_get_game (context);
  guint target = (guint) order->targets[0];
  gint32 *cells = war_context_get_piece (context, piece);

  cells[WAR_ENTRENCHED_PIECE_CHARGED] = 1;

  /* All that it had to fight are gone; those that it charges it has fought. */
  cells[WAR_ENTRENCHED_PIECE_MUST_FIGHT] = 0;
  game[WAR_ENTRENCHED_GAME_CHARGER] = (gint32) piece;
  game[WAR_ENTRENCHED_GAME_CHARGED] = (gint32) target;
  game[WAR_ENTRENCHED_GAME_WEAPON] = order->arguments[0];
  war_context_tell (context, WAR_ENTRENCHED_EVENT_CHARGED, (gint) piece, (gint) target,
                    "entrenched.7.1", order->arguments[0]);

  if (has_counter_fire (context->setup, context->state, target))
    return war_entrenched_interrupt (context, WAR_ENTRENCHED_DECIDE_COUNTER_FIRE, target, piece);

  return go_on (context);
}

static gboolean
carry_out_counter_fire (WarContext *context, const WarOrder *order, guint piece)
{
  guint weapon = (guint) order->arguments[0];

  war_context_close_decisions (context, WAR_ENTRENCHED_DECIDE_COUNTER_FIRE);
  war_context_get_piece (context, piece)[WAR_ENTRENCHED_PIECE_COUNTERED] |= 1 << weapon;

  return war_entrenched_shoot (context, piece, weapon, get_charger (context->setup, context->state),
                               TRUE)
         && go_on (context);
}

static gboolean
carry_out_hold_fire (WarContext *context, const WarOrder *order, guint piece)
{
  war_context_close_decisions (context, WAR_ENTRENCHED_DECIDE_COUNTER_FIRE);
  war_context_add (context, WAR_ENTRENCHED_EVENT_HELD_FIRE, order->actor,
                   (gint) get_charger (context->setup, context->state), "entrenched.E-11");

  return go_on (context);
}

const WarOrderRule war_entrenched_charge_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_MELEE,
  .may = may_charge,
  .may_target = may_charge_at,
  .most = WAR_ENTRENCHED_FISTS,
  .may_choose = war_entrenched_may_choose_blade,
  .carry_out = carry_out_charge,
};

const WarOrderRule war_entrenched_counter_fire_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_COUNTER_FIRE,
  .most = WAR_ENTRENCHED_MAX_WEAPONS,
  .may_choose = may_counter_fire,
  .carry_out = carry_out_counter_fire,
};

const WarOrderRule war_entrenched_hold_fire_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_COUNTER_FIRE,
  .carry_out = carry_out_hold_fire,
};
