/* shell.c: template weapons
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"

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
  const char *clause = "entrenched.5.10";
  gint32 dice[WAR_MAX_DICE];
  WarQuestion question;

  war_setup_get_piece (setup, context->state, piece)[WAR_ENTRENCHED_PIECE_FIRED] = 1;

  /* The hits are rolled once (entrenched.E-7). */
  if (!war_entrenched_roll_shots (context, piece, weapon,
                                  war_entrenched_get_signal (setup, context->state, piece, point),
                                  &clause, &question, dice, &hits))
    return FALSE;
  war_context_tell_dice (context, &question, dice, WAR_ENTRENCHED_EVENT_SHELLED, (gint) piece,
                         WAR_NONE, clause, weapon, point.x, point.y, hits);

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

const WarOrderRule war_entrenched_shell_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_RANGED,
  .check = war_entrenched_check_aim,
  .carry_out = carry_out_shell,
  .offer = war_entrenched_offer_aim,
  .narrow = war_entrenched_narrow_aim,
};
