/* shell.c: template weapons
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* Whether the unit signals for the guns of its side that aim at the point: the trait Signal. */
static gboolean
signals (const WarSetup *setup, const WarState *state, guint piece, WarPosition point)
{
  WarLength reach = war_entrenched_get_type (setup, piece)->signal;
  WarSightScene scene = war_entrenched_get_scene (setup);
  WarBase base;

  if (reach == 0 || !war_entrenched_stands (setup, state, (gint) piece)
      || !war_entrenched_is_active (setup, state, piece))
    return FALSE;

  base = war_entrenched_get_base (setup, state, piece);
  return war_base_get_position_distance (&base, point) <= reach
         && war_sight_reaches (&scene, &base, point, NULL);
}

gint
war_entrenched_get_signal (const WarSetup *setup, const WarState *state, guint piece,
                           WarPosition point)
{
  gint side = war_entrenched_get_owner (setup, state, piece);

  if (!war_entrenched_get_type (setup, piece)->is_artillery)
    return 0;

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (i != piece && war_entrenched_get_owner (setup, state, i) == side
        && signals (setup, state, i, point))
      return 1;

  return 0;
}

static gboolean
check_shell (const WarSetup *setup, const WarState *state, const WarOrder *order, guint piece,
             WarRefusal *refusal)
{
  return war_entrenched_check_aim (setup, state, order, WAR_ENTRENCHED_TEMPLATE_WEAPON, refusal);
}

/* The hits are rolled once (entrenched.E-7). */
static gboolean
roll_hits (WarContext *context, guint piece, guint weapon, WarPosition point, guint *hits)
{
  const WarSetup *setup = context->setup;
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (setup, piece, weapon);
  gint signal = war_entrenched_get_signal (setup, context->state, piece, point);
  guint n_dice = war_entrenched_count_shots (setup, context->state, piece, weapon);
  gint n_more
    = (gint) n_dice - (gint) war_entrenched_count_dice (setup, context->state, piece, weapon);
  const char *clause = war_entrenched_is_opening_volley (setup, context->state, piece)
                         ? "entrenched.E-27"
                         : "entrenched.5.10";
  gint32 dice[WAR_MAX_DICE];
  WarQuestion question;
  WarEvent *event;

  if (!war_entrenched_roll (context, piece, "hit", clause, n_dice, MAX (used->hit - signal, 2),
                            dice, &question))
    return FALSE;

  *hits = war_entrenched_count_hits (dice, question.count, used->hit, signal);
  event = war_context_tell (context, WAR_ENTRENCHED_EVENT_SHELLED, (gint) piece, WAR_NONE, clause,
                            weapon);
  war_question_add_modifier (&question, WAR_ENTRENCHED_MODIFIER_SIGNAL, (gint) piece, signal, NULL,
                             0);
  war_question_add_modifier (&question, WAR_ENTRENCHED_MODIFIER_VOLLEY, (gint) piece, n_more,
                             "entrenched.E-27", 0);
  war_event_set_dice (event, &question, dice);
  war_event_set_position (event, 1, point);
  event->arguments[3] = (gint32) *hits;
  return TRUE;
}

/* Every unit under the template that the weapon reaches takes all of the hits, friends, units in
 * contact and the firer itself too (entrenched.5.11). For cover the lines run from the firer's base
 * as it was: it may be lost by its own shell. */
static gboolean
carry_out_shell (WarContext *context, const WarOrder *order, guint piece)
{
  const WarSetup *setup = context->setup;
  guint weapon = (guint) order->arguments[0], hits;
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (setup, piece, weapon);
  WarBase base = war_entrenched_get_base (setup, context->state, piece);
  WarPosition point = war_entrenched_get_aim (
    setup, context->state, piece, (WarHeading) order->arguments[1], order->arguments[2]);

  war_setup_get_piece (setup, context->state, piece)[WAR_ENTRENCHED_PIECE_FIRED] = 1;
  if (!roll_hits (context, piece, weapon, point, &hits))
    return FALSE;
  war_entrenched_count_use (setup, context->state, piece, weapon);

  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      WarBase other;

      if (!war_entrenched_is_under (setup, context->state, (gint) i, used->template, point))
        continue;
      other = war_entrenched_get_base (setup, context->state, i);
      if (war_base_is_within (&base, &other, used->range)
          && !war_entrenched_take_hits (
            context, i, hits,
            war_entrenched_get_cover (setup, context->state, i, &base, used, NULL), piece, used))
        return FALSE;
    }

  return TRUE;
}

static gboolean
offer_shell (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
             WarOption *option)
{
  return war_entrenched_offer_aim (setup, state, piece, WAR_ENTRENCHED_TEMPLATE_WEAPON, option);
}

const WarOrderRule war_entrenched_shell_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_RANGED,
  .check = check_shell,
  .carry_out = carry_out_shell,
  .offer = offer_shell,
  .narrow = war_entrenched_narrow_aim,
};
