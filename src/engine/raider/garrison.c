/* garrison.c: what bunkers of Trench Raider do to who is in them, going in and out, and grenades
 * (raider.7.2, raider.7.6, raider.7.7, raider.R-26)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* Destruction --------------------------------------------------------------------------------- */

/* All inside die; the elite who are saved stand in the rubble (raider.R-26). */
gboolean
war_raider_destroy_bunker (WarContext *context, guint bunker, const char *clause)
{
  const WarSetup *setup = context->setup;
  const WarRaiderBunker *found = war_raider_get_bunker (setup, bunker);
  guint units[64];
  guint n = war_raider_list_garrison (setup, context->state, bunker, units, G_N_ELEMENTS (units));

  war_context_tell (context, WAR_RAIDER_EVENT_DESTROYED, WAR_NONE, WAR_NONE, clause, bunker + 1);
  war_state_get_row (setup->layout, context->state, WAR_TABLE_FEATURES,
                     found->feature)[WAR_RAIDER_FEATURE_DESTROYED]
    = 1;
  for (guint i = 0; i < MIN (n, G_N_ELEMENTS (units)); i++)
    {
      WarPosition place;

      if (!war_raider_kill (context, units[i], WAR_RAIDER_CAUSE_DESTRUCTION, clause))
        return FALSE;
      if (war_setup_peek_piece (setup, context->state, units[i])[WAR_PIECE_PRESENCE]
          == WAR_PRESENCE_GONE)
        continue;
      if (war_raider_find_place (setup, context->state, units[i], found->centre, 0, NULL, &place))
        war_raider_put (context, units[i], place, 0, "raider.R-26");
      else
        war_raider_lose (context, units[i], WAR_RAIDER_LOSS_KILLED, WAR_RAIDER_CAUSE_DESTRUCTION,
                         clause);
    }

  return TRUE;
}

/* Going in and out ---------------------------------------------------------------------------- */

/* The bunker whose trench it stands in, within a millimetre; WAR_NONE. */
static gint
find_near (const WarSetup *setup, const WarState *state, guint unit)
{
  WarBase base = war_raider_get_base (setup, state, unit);
  gint line = war_raider_find_line (setup, base.centre, WAR_RAIDER_GERMAN);
  guint most = (guint) war_raider_get_number (setup, WAR_RAIDER_GARRISON);

  for (guint i = 0; line > 0 && i < war_raider_get_data (setup)->bunkers->len; i++)
    if (war_raider_get_bunker (setup, i)->line == line && war_raider_is_whole (setup, state, i)
        && war_raider_get_bunker_distance (setup, i, &base)
             <= war_raider_get_number (setup, WAR_RAIDER_CONTACT)
        && war_raider_list_garrison (setup, state, i, NULL, 0) < most)
      return (gint) i;

  return WAR_NONE;
}

static gboolean
may_enter (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  WarRaiderBranch branch = war_raider_get_type (setup, state, unit)->branch;
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  if (seat != WAR_RAIDER_GERMAN || (branch != WAR_RAIDER_SOLDIER && branch != WAR_RAIDER_ELITE))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NEVER, "raider.R-26", (gint32) unit, 0);
  if (cells[WAR_RAIDER_PIECE_ACTIVITY] == WAR_RAIDER_FRESH)
    {
      if (!war_raider_may_move_now (setup, state, unit, refusal))
        return FALSE;
    }
  else if (!war_raider_may_act_now (setup, state, unit, TRUE, refusal))
    return FALSE;
  if (war_raider_get_inches (setup, state, unit) < WAR_INCH)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_INCHES, "raider.R-26",
                       war_raider_get_inches (setup, state, unit), 0);

  return (war_raider_get_bunker_of (setup, state, unit) == WAR_NONE
          && !war_raider_is_in_contact (setup, state, unit)
          && find_near (setup, state, unit) != WAR_NONE)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_BUNKER, "raider.R-26", (gint32) unit, 0);
}

static gboolean
carry_out_enter (WarContext *context, const WarOrder *order, guint unit)
{
  gint bunker = find_near (context->setup, context->state, unit);
  const WarRaiderBunker *found = war_raider_get_bunker (context->setup, (guint) bunker);
  gint32 *cells = war_context_get_piece (context, unit);

  war_raider_take_in_hand (context, &unit, 1);
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
  cells[WAR_RAIDER_PIECE_BUNKER] = (gint32) found->feature;
  cells[WAR_RAIDER_PIECE_ACTIVITY] = WAR_RAIDER_DONE;
  cells[WAR_RAIDER_PIECE_MOTION] = WAR_RAIDER_STILL;
  war_piece_set_pose (cells, found->centre, 0);
  war_state_get_row (context->setup->layout, context->state, WAR_TABLE_FEATURES,
                     found->feature)[WAR_RAIDER_FEATURE_KILLED]
    = 0;
  war_context_tell (context, WAR_RAIDER_EVENT_ENTERED, (gint) unit, WAR_NONE, "raider.R-26",
                    bunker + 1);
  return TRUE;
}

const WarOrderRule war_raider_enter_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_MOVE,
  .may = may_enter,
  .carry_out = carry_out_enter,
};

/* FALSE: the trench has no free place. */
gboolean
war_raider_come_out (WarContext *context, guint unit)
{
  gint bunker = war_raider_get_bunker_index (
    context->setup, war_raider_get_bunker_of (context->setup, context->state, unit));
  const WarRaiderBunker *found;
  WarRaiderArea area = { 0 };
  WarPosition place;
  gint32 *cells = war_context_get_piece (context, unit);

  if (bunker == WAR_NONE)
    return TRUE;

  found = war_raider_get_bunker (context->setup, (guint) bunker);
  area.line = found->line;
  if (!war_raider_find_place (context->setup, context->state, unit, found->centre, 0, &area,
                              &place))
    return FALSE;

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_RAIDER_PIECE_BUNKER] = WAR_NONE;
  war_piece_set_pose (cells, place, 0);
  war_context_tell (context, WAR_RAIDER_EVENT_LEFT, (gint) unit, WAR_NONE, "raider.R-26",
                    bunker + 1, place.x, place.y);
  return TRUE;
}

/* Grenades ------------------------------------------------------------------------------------ */

/* Whether a bunker with somebody in it is within reach; if not, the nearest is too far. */
static gboolean
is_any_near (const WarSetup *setup, const WarState *state, guint unit, WarRefusal *refusal)
{
  WarBase base = war_raider_get_base (setup, state, unit);
  WarLength reach = war_raider_get_number (setup, WAR_RAIDER_BUNKER_REACH), least = G_MAXINT32;
  gint nearest = WAR_NONE;

  for (guint i = 0; i < war_raider_get_data (setup)->bunkers->len; i++)
    {
      WarLength distance = war_raider_get_bunker_distance (setup, i, &base);

      if (!war_raider_is_whole (setup, state, i) || distance >= least
          || war_raider_find_first_inside (setup, state, i, FALSE) == WAR_NONE)
        continue;
      least = distance;
      nearest = war_raider_find_first_inside (setup, state, i, FALSE);
    }

  if (nearest == WAR_NONE)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NO_BUNKER, "raider.7.6", (gint32) unit, 0);
  return least <= reach
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_RANGE, "raider.7.6", nearest, reach);
}

static gboolean
may_throw (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  if (seat != WAR_RAIDER_FRENCH || !war_raider_get_type (setup, state, unit)->has_grenades)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NEVER, "raider.7.6", (gint32) unit, 0);
  if (!war_raider_may_act_now (setup, state, unit, TRUE, refusal))
    return FALSE;

  if (war_raider_is_in_contact (setup, state, unit))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_IN_CONTACT, "raider.R-15", (gint32) unit, 0);

  return is_any_near (setup, state, unit, refusal);
}

/* A bunker is named by the first man in it. */
static gboolean
may_throw_at (const WarSetup *setup, const WarState *state, guint unit, gint target,
              WarRefusal *refusal)
{
  gint bunker = target >= 0 && (guint) target < war_raider_count_units (setup)
                  ? war_raider_get_bunker_index (
                    setup, war_raider_get_bunker_of (setup, state, (guint) target))
                  : WAR_NONE;
  WarBase base = war_raider_get_base (setup, state, unit);

  if (bunker == WAR_NONE || !war_raider_is_whole (setup, state, (guint) bunker)
      || war_raider_find_first_inside (setup, state, (guint) bunker, FALSE) != target)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_TARGET, "raider.7.6", target, 0);

  return war_raider_get_bunker_distance (setup, (guint) bunker, &base)
           <= war_raider_get_number (setup, WAR_RAIDER_BUNKER_REACH)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_RANGE, "raider.7.6", target,
                        war_raider_get_number (setup, WAR_RAIDER_BUNKER_REACH));
}

/* Of one die (raider.R-26). */
#define KILLS_ALL 5
#define KILLS_ONE 6

static gboolean
carry_out_grenade (WarContext *context, const WarOrder *order, guint unit)
{
  const WarSetup *setup = context->setup;
  guint bunker = (guint) war_raider_get_bunker_index (
    setup, war_raider_get_bunker_of (setup, context->state, (guint) order->targets[0]));
  gint32 *cells = war_context_get_piece (context, unit);
  WarRaiderGrenade effect;
  gint32 die;
  WarQuestion question;

  war_raider_take_in_hand (context, &unit, 1);
  cells[WAR_RAIDER_PIECE_ACTIVITY] = WAR_RAIDER_DONE;
  cells[WAR_RAIDER_PIECE_UNCOVERED] = 1;
  if (!war_raider_die_roll (context, "grenade", "raider.7.6", order->seat,
                            (guint) order->targets[0], KILLS_ALL, &die, &question))
    return FALSE;
  effect = die == KILLS_ONE   ? WAR_RAIDER_GRENADE_KILLS_ONE
           : die == KILLS_ALL ? WAR_RAIDER_GRENADE_KILLS_ALL
                              : WAR_RAIDER_GRENADE_MISSES;
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_GRENADE, (gint) unit, WAR_NONE,
                         "raider.7.6", bunker + 1, effect);
  if (effect == WAR_RAIDER_GRENADE_KILLS_ONE)
    return war_raider_kill (
      context, (guint) war_raider_find_first_inside (setup, context->state, bunker, TRUE),
      WAR_RAIDER_CAUSE_GRENADE, "raider.7.7");
  if (effect == WAR_RAIDER_GRENADE_KILLS_ALL)
    {
      guint units[64];
      guint n
        = war_raider_list_garrison (setup, context->state, bunker, units, G_N_ELEMENTS (units));

      for (guint i = 0; i < MIN (n, G_N_ELEMENTS (units)); i++)
        if (!war_raider_kill (context, units[i], WAR_RAIDER_CAUSE_GRENADE, "raider.7.7"))
          return FALSE;
    }

  return TRUE;
}

const WarOrderRule war_raider_grenade_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_MOVE,
  .phases = 1u << WAR_RAIDER_PHASE_MOVES,
  .may = may_throw,
  .may_target = may_throw_at,
  .carry_out = carry_out_grenade,
};
