/* activity.c: who acts in a step of Trench Raider, and how far one may go
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* Movement dice ------------------------------------------------------------------------------- */

/* In mud men and stands have less, but an inch at least (raider.R-4). */
static WarLength
get_length (const WarContext *context, const gint32 *dice, guint n_dice, gboolean on_foot)
{
  WarLength loss = war_raider_get_number (context->setup, WAR_RAIDER_MUD_LOSS);
  WarLength length = 0;

  for (guint i = 0; i < n_dice; i++)
    length += dice[i] * WAR_INCH;
  if (on_foot && war_raider_has_misfortune (context->setup, context->state, WAR_RAIDER_MUD))
    length = MAX (length - loss, WAR_INCH);

  return length;
}

static gboolean
roll (WarContext *context, gint side, guint n_dice, WarRaiderMovers movers, gint regiment,
      gint vehicle, gboolean on_foot, WarLength *length)
{
  gint32 dice[WAR_MAX_DICE];
  WarQuestion question;
  const char *clause = side == WAR_RAIDER_FRENCH ? "raider.3.9"
                       : n_dice > 2              ? "raider.4.9"
                                                 : "raider.4.8";

  if (!war_context_roll (context, "movement", vehicle != WAR_NONE ? "raider.3.12" : clause, side,
                         MIN (n_dice, 6), 0, dice, &question))
    return FALSE;
  *length = get_length (context, dice, question.count, on_foot);
  war_context_tell_dice (context, &question, dice, WAR_RAIDER_EVENT_ROLLED, vehicle, WAR_NONE,
                         question.clause, movers, regiment + 1, *length);
  return TRUE;
}

/* The most dice that one of those has, who are of these branches of the side; 0: there is none. */
static guint
count_dice (const WarContext *context, gint side, guint32 branches)
{
  guint n = 0;

  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    {
      const WarRaiderType *type = war_raider_get_type (context->setup, context->state, i);

      if (war_raider_get_side (context->setup, i) == side && (branches >> type->branch & 1) != 0
          && (war_raider_stands (context->setup, context->state, i)
              || war_raider_get_bunker_of (context->setup, context->state, i) != WAR_NONE))
        n = MAX (n, (guint) type->dice);
    }

  return n;
}

#define BRANCH(name) (1u << WAR_RAIDER_##name)
#define OTHERS (BRANCH (HEADQUARTERS) | BRANCH (MACHINE_GUN) | BRANCH (MORTAR))

static gboolean
roll_for_regiments (WarContext *context)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; i < war_raider_get_data (setup)->n_regiments; i++)
    {
      gint32 *cells = war_setup_get_formation (setup, context->state, i);
      gboolean is_lost = war_raider_has_misfortune (setup, context->state, WAR_RAIDER_RUNNER_LOST)
                         && war_context_get_game (context)[WAR_RAIDER_GAME_MEANT] == (gint32) i;
      gboolean has_leader
        = cells[WAR_RAIDER_REGIMENT_LEADER] != WAR_NONE
          && war_raider_stands (setup, context->state, (guint) cells[WAR_RAIDER_REGIMENT_LEADER]);

      cells[WAR_RAIDER_REGIMENT_INCHES] = 0;
      if (cells[WAR_FORMATION_IN_USE] == 0 || cells[WAR_FORMATION_SIDE] != WAR_RAIDER_FRENCH
          || (!has_leader && war_raider_count_men (setup, context->state, (gint) i) == 0))
        continue;
      if (!roll (context, WAR_RAIDER_FRENCH, is_lost ? 1 : 2, WAR_RAIDER_MOVERS_REGIMENT, (gint) i,
                 WAR_NONE, TRUE, &cells[WAR_RAIDER_REGIMENT_INCHES]))
        return FALSE;
    }

  return TRUE;
}

/* raider.5.3: whether its dice let it cross a trench. */
static gboolean
roll_for_vehicles (WarContext *context)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      gint32 *cells = war_context_get_piece (context, i);
      const WarRaiderType *type = war_raider_get_type (setup, context->state, i);

      if (war_raider_get_side (setup, i) != WAR_RAIDER_FRENCH
          || !war_raider_is_vehicle_branch (type->branch)
          || !war_raider_stands (setup, context->state, i))
        continue;
      if (!roll (context, WAR_RAIDER_FRENCH, (guint) type->dice, WAR_RAIDER_MOVERS_VEHICLE,
                 WAR_NONE, (gint) i, FALSE, &cells[WAR_RAIDER_PIECE_LEFT]))
        return FALSE;
      cells[WAR_RAIDER_PIECE_MAY_CROSS]
        = cells[WAR_RAIDER_PIECE_LEFT]
          >= war_raider_get_number (setup, WAR_RAIDER_TRENCH_ROLL) * WAR_INCH;
    }

  return TRUE;
}

/* Elite and tanks roll together, but mud is for who walks. */
static gboolean
roll_for_germans (WarContext *context)
{
  WarLength loss = war_raider_get_number (context->setup, WAR_RAIDER_MUD_LOSS);
  gint32 *game = war_context_get_game (context);
  guint n_regulars
    = count_dice (context, WAR_RAIDER_GERMAN, OTHERS | BRANCH (SOLDIER) | BRANCH (LEADER));
  guint n_elite
    = count_dice (context, WAR_RAIDER_GERMAN, BRANCH (ELITE) | BRANCH (TANK) | BRANCH (CAR));
  WarLength length = 0;

  if (n_regulars > 0
      && !roll (context, WAR_RAIDER_GERMAN, n_regulars, WAR_RAIDER_MOVERS_REGULARS, WAR_NONE,
                WAR_NONE, TRUE, &game[WAR_RAIDER_GAME_OTHERS]))
    return FALSE;
  if (n_elite > 0
      && !roll (context, WAR_RAIDER_GERMAN, n_elite, WAR_RAIDER_MOVERS_ELITE, WAR_NONE, WAR_NONE,
                FALSE, &length))
    return FALSE;

  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    if (war_raider_get_side (context->setup, i) == WAR_RAIDER_GERMAN
        && war_raider_is_vehicle (context->setup, context->state, i))
      war_context_get_piece (context, i)[WAR_RAIDER_PIECE_LEFT] = length;
  game[WAR_RAIDER_GAME_ELITE]
    = war_raider_has_misfortune (context->setup, context->state, WAR_RAIDER_MUD) && length > 0
        ? MAX (length - loss, WAR_INCH)
        : length;
  return TRUE;
}

/* Who has cut wire or thrown a grenade is covered again (raider.6.5, raider.7.6); what was marked
 * for counter-attacks is that of the last German phase (raider.R-18). */
static void
refresh (WarContext *context, gint side)
{
  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    {
      gint32 *cells = war_context_get_piece (context, i);

      if (war_raider_get_side (context->setup, i) != side)
        continue;
      cells[WAR_RAIDER_PIECE_ACTIVITY] = WAR_RAIDER_FRESH;
      cells[WAR_RAIDER_PIECE_LEFT] = 0;
      cells[WAR_RAIDER_PIECE_LEGS] = 0;
      cells[WAR_RAIDER_PIECE_UNCOVERED] = 0;
      cells[WAR_RAIDER_PIECE_COUNTERS] = 0;
      cells[WAR_RAIDER_PIECE_MAY_CROSS] = 0;
    }
}

gboolean
war_raider_begin_moves (WarContext *context, gint side)
{
  gint32 *game = war_context_get_game (context);
  guint n_others = count_dice (context, WAR_RAIDER_FRENCH, OTHERS);

  refresh (context, side);
  game[WAR_RAIDER_GAME_NO_MORE] = 0;
  game[WAR_RAIDER_GAME_OTHERS] = game[WAR_RAIDER_GAME_ELITE] = 0;
  if (side == WAR_RAIDER_GERMAN)
    return roll_for_germans (context);

  return roll_for_regiments (context)
         && (n_others == 0
             || roll (context, side, n_others, WAR_RAIDER_MOVERS_OTHERS, WAR_NONE, WAR_NONE, TRUE,
                      &game[WAR_RAIDER_GAME_OTHERS]))
         && roll_for_vehicles (context);
}

/* What is left of its inches. */
WarLength
war_raider_get_inches (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  const WarRaiderType *type = war_raider_get_type (setup, state, unit);

  if (war_raider_is_vehicle_branch (type->branch)
      || cells[WAR_RAIDER_PIECE_ACTIVITY] != WAR_RAIDER_FRESH)
    return cells[WAR_RAIDER_PIECE_LEFT];
  if (type->dice == 0)
    return 0;
  if (type->branch == WAR_RAIDER_ELITE)
    return game[WAR_RAIDER_GAME_ELITE];
  if (war_raider_get_side (setup, unit) == WAR_RAIDER_FRENCH
      && cells[WAR_RAIDER_PIECE_REGIMENT] != WAR_NONE)
    return war_setup_peek_formation (
      setup, state, (guint) cells[WAR_RAIDER_PIECE_REGIMENT])[WAR_RAIDER_REGIMENT_INCHES];

  return game[WAR_RAIDER_GAME_OTHERS];
}

/* Who acts ------------------------------------------------------------------------------------ */

gboolean
war_raider_may_act_now (const WarSetup *setup, const WarState *state, guint unit,
                        gboolean in_hand_too, WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD
      && cells[WAR_RAIDER_PIECE_BUNKER] == WAR_NONE)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_ON_FIELD, NULL, (gint32) unit, 0);

  return cells[WAR_RAIDER_PIECE_ACTIVITY] == WAR_RAIDER_FRESH
         || (in_hand_too && cells[WAR_RAIDER_PIECE_ACTIVITY] == WAR_RAIDER_IN_HAND)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_DONE, "raider.3.14", (gint32) unit, 0);
}

/* Of men and stands, which have not acted. */
gboolean
war_raider_may_move_now (const WarSetup *setup, const WarState *state, guint unit,
                         WarRefusal *refusal)
{
  const WarRaiderType *type = war_raider_get_type (setup, state, unit);
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  if (war_raider_get_kind (setup, state, unit) == WAR_RAIDER_KIND_VEHICLE || type->dice == 0)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NEVER, "raider.R-14", (gint32) unit, 0);
  if (!war_raider_may_act_now (setup, state, unit, FALSE, refusal))
    return FALSE;
  if (cells[WAR_RAIDER_PIECE_PINNED] != 0)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_PINNED, "raider.2.10", (gint32) unit, 0);
  if (war_raider_get_inches (setup, state, unit) == 0)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_INCHES, "raider.R-14", 0, 0);
  if (!war_raider_is_led (setup, state, unit))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NO_LEADER, "raider.6.7", (gint32) unit, 0);

  return !war_raider_is_in_contact (setup, state, unit)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_IN_CONTACT, "raider.R-15", (gint32) unit, 0);
}

/* What was in hand is let go of when somebody else acts (raider.3.14). */
void
war_raider_take_in_hand (WarContext *context, const guint *units, guint n_units)
{
  gint side = war_raider_get_side (context->setup, units[0]);
  gboolean is_new = FALSE;

  for (guint i = 0; i < n_units; i++)
    is_new
      = is_new
        || war_context_get_piece (context, units[i])[WAR_RAIDER_PIECE_ACTIVITY] == WAR_RAIDER_FRESH;
  for (guint i = 0; is_new && i < war_raider_count_units (context->setup); i++)
    {
      gint32 *cells = war_context_get_piece (context, i);

      if (war_raider_get_side (context->setup, i) == side
          && cells[WAR_RAIDER_PIECE_ACTIVITY] == WAR_RAIDER_IN_HAND)
        cells[WAR_RAIDER_PIECE_ACTIVITY] = WAR_RAIDER_DONE;
    }
  for (guint i = 0; i < n_units; i++)
    war_context_get_piece (context, units[i])[WAR_RAIDER_PIECE_ACTIVITY] = WAR_RAIDER_IN_HAND;
}

/* Groups -------------------------------------------------------------------------------------- */

/* raider.R-10: men of one regiment, or of the elite. */
gboolean
war_raider_is_fellow (const WarSetup *setup, const WarState *state, guint unit, guint other)
{
  WarRaiderBranch branch = war_raider_get_type (setup, state, unit)->branch;
  gint32 regiment = war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_REGIMENT];

  if (unit == other || war_raider_get_side (setup, unit) != war_raider_get_side (setup, other)
      || !war_raider_is_man_branch (branch) || !war_raider_is_man (setup, state, other))
    return FALSE;

  return branch == WAR_RAIDER_ELITE
           ? war_raider_get_type (setup, state, other)->branch == WAR_RAIDER_ELITE
           : regiment != WAR_NONE
               && war_setup_peek_piece (setup, state, other)[WAR_RAIDER_PIECE_REGIMENT] == regiment;
}

/* The actor and the targets from the first on, each once. */
gboolean
war_raider_list_group (const WarSetup *setup, const WarState *state, const WarOrder *order,
                       guint first, guint *units, guint *n_units, WarRefusal *refusal)
{
  *n_units = 0;
  units[(*n_units)++] = (guint) order->actor;
  for (guint i = first; i < order->n_targets; i++)
    {
      guint other = (guint) order->targets[i];

      if (order->targets[i] < 0 || other >= war_raider_count_units (setup)
          || !war_raider_is_fellow (setup, state, (guint) order->actor, other))
        return war_refuse (refusal, WAR_RAIDER_REFUSAL_GROUP, "raider.R-10", order->targets[i], 0);
      units[(*n_units)++] = other;
    }

  return TRUE;
}
