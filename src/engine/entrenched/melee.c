/* melee.c: melees that go on, and how who is struck strikes back
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/melee.h"
#include "engine/entrenched/private.h"

/* Melees that go on --------------------------------------------------------------------------- */

void
war_entrenched_begin_melee (WarContext *context)
{
  gint32 side = war_context_get_game (context)[WAR_GAME_SIDE];

  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    war_context_get_piece (context, i)[WAR_ENTRENCHED_PIECE_MUST_FIGHT]
      = war_entrenched_get_owner (context->setup, context->state, i) == side
        && war_entrenched_stands (context->setup, context->state, (gint) i)
        && war_entrenched_is_in_contact (context->setup, context->state, i);
}

/* Whether the unit has still to fight: whoever lost all its enemies has not. */
static gboolean
must_fight (const WarSetup *setup, const WarState *state, guint piece)
{
  return war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_MUST_FIGHT] != 0
         && war_entrenched_stands (setup, state, (gint) piece)
         && war_entrenched_is_in_contact (setup, state, piece);
}

gint
war_entrenched_find_fighter (const WarSetup *setup, const WarState *state, gint side)
{
  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (war_entrenched_get_owner (setup, state, i) == side && must_fight (setup, state, i))
      return (gint) i;

  return WAR_NONE;
}

const char *
war_entrenched_find_bar_to_fight (const WarSetup *setup, const WarState *state, guint piece)
{
  const char *bar = war_entrenched_find_bar_to_melee (setup, state, piece);

  if (bar != NULL)
    return bar;
  if (!war_entrenched_is_active (setup, state, piece))
    return "entrenched.3.3";
  if (war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_STRUCK] != 0)
    return "entrenched.7.9";

  return NULL;
}

gboolean
war_entrenched_check_melees (const WarSetup *setup, const WarState *state, gint side,
                             const char *clause, WarRefusal *refusal)
{
  gint fighter = war_entrenched_find_fighter (setup, state, side);

  if (fighter == WAR_NONE)
    return TRUE;
  if (war_entrenched_find_bar_to_fight (setup, state, (guint) fighter) == NULL)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_MUST_FIGHT, clause, fighter, 0);

  return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_MUST_RECEIVE, "entrenched.E-12", fighter, 0);
}

/* What strikes back -------------------------------------------------------------------------- */

const char *
war_entrenched_find_bar_to_answer (const WarSetup *setup, const WarState *state, guint piece,
                                   gboolean is_new)
{
  const char *bar = war_entrenched_find_bar_to_melee (setup, state, piece);

  if (bar != NULL)
    return bar;
  if (war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_HIT_BACK] != 0)
    return "entrenched.E-13";
  if (is_new && war_entrenched_struck_last_round (setup, state, piece))
    return "entrenched.7.10";

  return NULL;
}

/* Whether the unit has still to strike first at its enemies. */
static gboolean
will_fight (const WarSetup *setup, const WarState *state, guint piece)
{
  return must_fight (setup, state, piece)
         && war_entrenched_find_bar_to_fight (setup, state, piece) == NULL;
}

/* Whether others of its side might still kill all that the unit is in contact with, so that it need
 * not fight and may charge. */
static gboolean
may_be_freed (const WarSetup *setup, const WarState *state, guint piece)
{
  gint side = war_entrenched_get_owner (setup, state, piece);

  for (guint enemy = 0; enemy < war_entrenched_count_units (setup); enemy++)
    {
      gboolean has_fighter = FALSE;

      if (!war_entrenched_touches (setup, state, piece, enemy))
        continue;
      for (guint i = 0; i < war_entrenched_count_units (setup) && !has_fighter; i++)
        has_fighter = i != piece && war_entrenched_get_owner (setup, state, i) == side
                      && war_entrenched_touches (setup, state, i, enemy)
                      && will_fight (setup, state, i);
      if (!has_fighter)
        return FALSE;
    }

  return TRUE;
}

gboolean
war_entrenched_may_wait (const WarSetup *setup, const WarState *state, guint target, guint attacker)
{
  gint side = war_entrenched_get_owner (setup, state, attacker);
  gboolean may_answer_charge
    = war_entrenched_find_bar_to_answer (setup, state, target, TRUE) == NULL;

  if (war_setup_peek_game (setup, state)[WAR_GAME_SIDE] != side)
    return FALSE;

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      if (i == attacker || war_entrenched_get_owner (setup, state, i) != side
          || !war_entrenched_stands (setup, state, (gint) i))
        continue;

      if (war_entrenched_touches (setup, state, i, target))
        {
          if (will_fight (setup, state, i))
            return TRUE;
        }
      else if (may_answer_charge && war_entrenched_may_come_to_charge (setup, state, i, target)
               && may_be_freed (setup, state, i))
        return TRUE;
    }

  return FALSE;
}

/* Opens a question to the unit's owner in the middle of a fight. */
gboolean
war_entrenched_interrupt (WarContext *context, WarEntrenchedDecision kind, guint piece, guint enemy)
{
  gint level = war_decision_get_level (context->setup, context->state);
  gint seat = war_entrenched_get_owner (context->setup, context->state, piece);
  guint row;

  if (!war_decision_open (context->setup, context->state, seat, kind, TRUE, (gint) piece,
                          (gint32) enemy, &row))
    return FALSE;

  war_decision_set_level (context->setup, context->state, row, level + 1);
  return TRUE;
}

static void
note_wait (WarContext *context, guint piece, guint enemy, const char *clause)
{
  war_context_add (context, WAR_ENTRENCHED_EVENT_WAITED, (gint) piece, (gint) enemy, clause);
}

gboolean
war_entrenched_answer (WarContext *context, guint target, guint attacker, gboolean is_new)
{
  const WarSetup *setup = context->setup;
  const char *bar;
  guint weapon;

  if (!war_entrenched_stands (setup, context->state, (gint) target))
    return TRUE;

  bar = war_entrenched_find_bar_to_answer (setup, context->state, target, is_new);
  if (bar != NULL)
    {
      note_wait (context, target, attacker, bar);
      return TRUE;
    }

  if (war_entrenched_has_melee_choice (setup, context->state, target, &weapon)
      || war_entrenched_may_wait (setup, context->state, target, attacker))
    return war_entrenched_interrupt (context, WAR_ENTRENCHED_DECIDE_STRIKE_BACK, target, attacker);

  return war_entrenched_strike (context, target, weapon, attacker, TRUE);
}

/* Orders -------------------------------------------------------------------------------------- */

gint
war_entrenched_get_enemy (const WarSetup *setup, const WarState *state, const WarOrder *order)
{
  const gint32 *decision = war_decision_peek (setup, state, order->seat);

  if (order->n_targets == 1)
    return order->targets[0];

  return decision != NULL ? decision[WAR_DECISION_ARGUMENT] : WAR_NONE;
}

/* Whom the question is about that is answered: it is closed. */
static guint
take_question (WarContext *context, const WarOrder *order)
{
  gint enemy = war_entrenched_get_enemy (context->setup, context->state, order);

  war_decision_close (context->setup, context->state,
                      (guint) war_decision_find (context->setup, context->state, order->seat));
  return (guint) enemy;
}

/* Whether the unit goes on fighting, and has not done so. */
static gboolean
check_fighter (const WarSetup *setup, const WarState *state, guint piece, WarRefusal *refusal)
{
  if (!war_entrenched_stands (setup, state, (gint) piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NOT_ON_FIELD, "entrenched.7.8", 0, 0);
  if (!war_entrenched_is_in_contact (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NOT_IN_CONTACT, "entrenched.7.8", 0, 0);
  if (!must_fight (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.7.9", 0, 0);

  return TRUE;
}

static gboolean
may_fight_with (const WarSetup *setup, const WarState *state, guint piece, gint enemy,
                WarRefusal *refusal)
{
  return (war_entrenched_is_unit (setup, enemy)
          && war_entrenched_touches (setup, state, piece, (guint) enemy))
         || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TARGET, "entrenched.7.8", enemy, 0);
}

/* entrenched.7.8: strikes first. */
static gboolean
may_fight (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
           WarRefusal *refusal)
{
  const char *bar = war_entrenched_find_bar_to_fight (setup, state, piece);
  gint32 fell_back = war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_FELL_BACK];

  return check_fighter (setup, state, piece, refusal)
         && (bar == NULL
             || war_refuse (
               refusal,
               war_entrenched_is_stunned (setup, state, piece)   ? WAR_ENTRENCHED_REFUSAL_STUNNED
               : fell_back != 0                                  ? WAR_ENTRENCHED_REFUSAL_FELL_BACK
               : !war_entrenched_is_active (setup, state, piece) ? WAR_ENTRENCHED_REFUSAL_INACTIVE
                                                                 : WAR_ENTRENCHED_REFUSAL_DONE,
               bar, 0, 0));
}

static gboolean
carry_out_fight (WarContext *context, const WarOrder *order, guint piece)
{
  guint enemy = (guint) order->targets[0];

  war_context_get_piece (context, piece)[WAR_ENTRENCHED_PIECE_MUST_FIGHT] = 0;
  return war_entrenched_strike (context, piece, (guint) order->arguments[0], enemy, FALSE)
         && war_entrenched_answer (context, enemy, piece, FALSE);
}

/* entrenched.E-12: who cannot strike first is struck at. An enemy that can do so goes before one
 * that cannot: with that one the melee passes without a blow. */
static gboolean
may_receive_from (const WarSetup *setup, const WarState *state, guint piece, gint enemy,
                  WarRefusal *refusal)
{
  if (!may_fight_with (setup, state, piece, enemy, refusal))
    return FALSE;
  if (war_entrenched_find_bar_to_fight (setup, state, (guint) enemy) == NULL)
    return TRUE;

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (war_entrenched_touches (setup, state, piece, i)
        && war_entrenched_find_bar_to_fight (setup, state, i) == NULL)
      return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK, "entrenched.E-12", enemy,
                         0);

  return TRUE;
}

static gboolean
may_receive (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
             WarRefusal *refusal)
{
  return check_fighter (setup, state, piece, refusal)
         && (war_entrenched_find_bar_to_fight (setup, state, piece) != NULL
             || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_MUST_FIGHT, "entrenched.7.8",
                            (gint32) piece, 0));
}

static gboolean
carry_out_receive (WarContext *context, const WarOrder *order, guint piece)
{
  guint enemy = (guint) order->targets[0];
  const char *bar = war_entrenched_find_bar_to_fight (context->setup, context->state, enemy);
  guint weapon;

  war_context_get_piece (context, piece)[WAR_ENTRENCHED_PIECE_MUST_FIGHT] = 0;
  if (bar != NULL)
    {
      note_wait (context, enemy, piece, bar);
      return TRUE;
    }

  if (war_entrenched_has_melee_choice (context->setup, context->state, enemy, &weapon))
    return war_entrenched_interrupt (context, WAR_ENTRENCHED_DECIDE_STRIKE, enemy, piece);

  return war_entrenched_strike (context, enemy, weapon, piece, FALSE)
         && war_entrenched_answer (context, piece, enemy, FALSE);
}

static gboolean
carry_out_strike (WarContext *context, const WarOrder *order, guint piece)
{
  gboolean is_back = order->kind == WAR_ENTRENCHED_ORDER_STRIKE_BACK;
  guint enemy = take_question (context, order);

  return war_entrenched_strike (context, piece, (guint) order->arguments[0], enemy, is_back)
         && (is_back || war_entrenched_answer (context, enemy, piece, FALSE));
}

/* entrenched.E-13 */
static gboolean
may_wait (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
          WarRefusal *refusal)
{
  const gint32 *decision = war_decision_peek (setup, state, seat);

  return war_entrenched_may_wait (setup, state, piece, (guint) decision[WAR_DECISION_ARGUMENT])
         || war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_OTHER_ATTACK, "entrenched.7.7",
                        (gint32) piece, 0);
}

static gboolean
carry_out_wait (WarContext *context, const WarOrder *order, guint piece)
{
  note_wait (context, piece, take_question (context, order), "entrenched.E-13");
  return TRUE;
}

const WarOrderRule war_entrenched_fight_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_MELEE,
  .may = may_fight,
  .may_target = may_fight_with,
  .most = WAR_ENTRENCHED_FISTS,
  .may_choose = war_entrenched_may_choose_blade,
  .carry_out = carry_out_fight,
};

const WarOrderRule war_entrenched_receive_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_MELEE,
  .may = may_receive,
  .may_target = may_receive_from,
  .carry_out = carry_out_receive,
};

const WarOrderRule war_entrenched_strike_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_STRIKE,
  .most = WAR_ENTRENCHED_FISTS,
  .may_choose = war_entrenched_may_choose_blade,
  .carry_out = carry_out_strike,
};

const WarOrderRule war_entrenched_strike_back_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_STRIKE_BACK,
  .most = WAR_ENTRENCHED_FISTS,
  .may_choose = war_entrenched_may_choose_blade,
  .carry_out = carry_out_strike,
};

const WarOrderRule war_entrenched_wait_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_STRIKE_BACK,
  .may = may_wait,
  .carry_out = carry_out_wait,
};
