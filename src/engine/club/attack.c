/* attack.c: persons declare attacks in Trench Club, and have them resolved (club.2.4)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/fight.h"
#include "engine/club/private.h"

void
war_club_name (WarContext *context, guint unit, guint target)
{
  gint32 *game = war_context_get_game (context);

  war_club_set (context, unit, WAR_CLUB_PIECE_TARGET, (gint32) target);
  war_club_set (context, unit, WAR_CLUB_PIECE_NAMED, ++game[WAR_CLUB_GAME_NAMED]);
  war_club_note_act (context, unit);
}

static gboolean
may_attack (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarRefusal *refusal)
{
  return war_club_may_attack (setup, state, unit, refusal);
}

static gboolean
check_attack (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
              WarRefusal *refusal)
{
  guint target = (guint) order->targets[0];
  const WarClubGun *gun;

  if (!war_club_stands (setup, state, target) || !war_club_is_enemy (setup, state, unit, target))
    return war_refuse (refusal, WAR_CLUB_REFUSAL_NO_TARGET, "club.2.5", (gint32) target, 0);
  if (war_club_is_inside (setup, state, target))
    return war_refuse (refusal, WAR_CLUB_REFUSAL_IN_FORT, "club.2.11", (gint32) target, 0);
  gun = war_club_find_gun (war_club_get_type (setup, state, unit),
                           war_club_get_type (setup, state, target));
  if (gun == NULL)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_NO_WEAPON, "club.3.5", (gint32) target, 0);
  if (war_club_reaches (setup, state, unit, war_club_get_hex (setup, state, unit), target))
    return TRUE;

  war_refuse (refusal, WAR_CLUB_REFUSAL_RANGE, "club.M-23",
              (gint32) war_club_get_unit_distance (setup, state, unit, target), gun->least);
  if (refusal != NULL)
    refusal->arguments[2] = gun->range;
  return FALSE;
}

static gboolean
offer_attack (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
              WarOption *option)
{
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_stands (setup, state, i) && war_club_is_target (setup, state, unit, i)
        && war_club_reaches (setup, state, unit, war_club_get_hex (setup, state, unit), i))
      option->candidates[option->n_candidates++] = (gint) i;
  return option->n_candidates > 0;
}

static gboolean
carry_out_attack (WarContext *context, const WarOrder *order, guint unit)
{
  war_club_name (context, unit, (guint) order->targets[0]);
  war_context_add (context, WAR_CLUB_EVENT_DECLARED, (gint) unit, order->targets[0], "club.2.4");
  return TRUE;
}

const WarOrderRule war_club_attack_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_ATTACK,
  .may = may_attack,
  .check = check_attack,
  .carry_out = carry_out_attack,
  .offer = offer_attack,
};

static gboolean
may_withdraw (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
              WarRefusal *refusal)
{
  return war_club_get (setup, state, unit, WAR_CLUB_PIECE_TARGET) != WAR_NONE
         || war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_DECLARED, NULL, (gint32) unit, 0);
}

static gboolean
carry_out_withdraw (WarContext *context, const WarOrder *order, guint unit)
{
  war_club_set (context, unit, WAR_CLUB_PIECE_TARGET, WAR_NONE);
  war_club_set (context, unit, WAR_CLUB_PIECE_NAMED, 0);
  war_context_add (context, WAR_CLUB_EVENT_WITHDRAWN, order->actor, WAR_NONE, "club.2.4");
  return TRUE;
}

const WarOrderRule war_club_withdraw_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_ATTACK,
  .may = may_withdraw,
  .carry_out = carry_out_withdraw,
};

static gboolean
may_fight (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  return (war_club_get (setup, state, unit, WAR_CLUB_PIECE_TARGET) != WAR_NONE
          && war_club_get (setup, state, unit, WAR_CLUB_PIECE_FOUGHT) == 0)
         || war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_DECLARED, NULL, (gint32) unit, 0);
}

static gboolean
carry_out_fight (WarContext *context, const WarOrder *order, guint unit)
{
  return war_club_fight (context, unit) && war_club_go_on_with_fights (context);
}

const WarOrderRule war_club_fight_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_FIGHT,
  .may = may_fight,
  .carry_out = carry_out_fight,
};
