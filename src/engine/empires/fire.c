/* fire.c: small arms and artillery (empires.4.1 to empires.5.5, empires.C-4, empires.C-13)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static gboolean
is_artillery (const WarSetup *setup, guint unit)
{
  return war_empires_get_type (setup, unit)->branch == WAR_EMPIRES_BATTERY;
}

/* Modifiers ----------------------------------------------------------------------------------- */

static WarEmpiresSum
sum_up (const WarSetup *setup, const WarState *state, guint unit, guint target, gboolean moves,
        WarLength distance, gboolean is_covered)
{
  const WarEmpires *data = war_empires_get_data (setup);
  const WarEmpiresConditions shot = {
    .is_artillery = is_artillery (setup, unit),
    .range
    = war_empires_find_range (&war_empires_get_manner (setup, state, unit)->weapon, distance),
    .firer_is_low = war_empires_is_prone_or_pinned (setup, state, unit),
    .moves = moves,
    .crew_lost
    = war_empires_get_full_strength (setup, unit) - war_empires_get_strength (setup, state, unit),
    .target = war_empires_get_type (setup, target)->branch,
    .is_covered = is_covered,
    .is_mounted = war_empires_is_mounted (setup, state, target),
    .is_prone = war_setup_peek_formation (setup, state, target)[WAR_EMPIRES_UNIT_STATE_PRONE] != 0,
    .is_low = war_empires_is_prone_or_pinned (setup, state, target),
  };

  return war_empires_sum_shot (data->rules, data->adds, setup->amendments, &shot);
}

/* What a die with that modifier hits (empires.4.4, empires.5.1, empires.C-17). */
gint
war_empires_count_shot_hits (const WarSetup *setup, guint unit, gint result)
{
  return is_artillery (setup, unit) ? MAX (result, 0) : war_empires_count_hits (setup, result);
}

/* empires.4.1, empires.4.2; each hit on machine guns costs a die (empires.7.5). */
static guint
count_dice (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarEmpiresType *type = war_empires_get_type (setup, unit);
  gint dice = war_empires_get_manner (setup, state, unit)->weapon.dice;

  if (type->branch == WAR_EMPIRES_MACHINE_GUN)
    dice -= war_empires_get_full_strength (setup, unit)
            - war_empires_get_strength (setup, state, unit);
  return (guint) MAX (dice, 0);
}

guint
war_empires_take_aim (const WarSetup *setup, const WarState *state, guint unit, guint target,
                      gboolean moves, WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES])
{
  const gint32 *numbers = war_empires_get_data (setup)->rules->numbers;
  guint enfilade = (guint) (numbers[WAR_EMPIRES_ENFILADE_ARC] * WAR_HEADING_TURN / 360);
  guint n_dice = count_dice (setup, state, unit), n_aims = 0;
  const WarEmpiresSightings *sightings;
  const WarEmpiresStand *stands;

  if (n_dice == 0 || war_empires_is_commander (setup, target)
      || !war_ranks_stands (setup, state, target))
    return 0;
  stands = war_empires_look_up (setup, state);
  if (war_empires_touches_enemy (setup, stands, target))
    return 0;

  moves |= war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_COMMAND]
           == WAR_EMPIRES_COMMAND_HALF_MOVE;
  sightings = war_empires_find_sightings (setup, state, stands, unit, target);
  for (guint i = 0; i < sightings->n_items; i++)
    {
      const WarEmpiresSighting *sighting = &sightings->items[i];
      WarEmpiresAim *aim = &aims[n_aims];

      aim->base = sighting->base;
      aim->target_base = sighting->target_base;
      aim->n_dice = n_dice;
      aim->sum
        = sum_up (setup, state, unit, target, moves, sighting->distance, sighting->is_covered);
      aim->enfilades = !war_base_has_in_arc (&stands[target].bases[aim->target_base],
                                             stands[unit].bases[aim->base].centre, enfilade);
      n_aims += war_empires_count_shot_hits (setup, unit, 6 + aim->sum.sum) > 0;
    }

  return n_aims;
}

/* Shooting ------------------------------------------------------------------------------------ */

/* Of side A those shoot who did not move, or were told to move half; machine guns only if they
 * have not stirred (empires.3.10, empires.C-13). */
static gboolean
may_after_move (const WarSetup *setup, guint unit, gint32 command)
{
  switch ((WarEmpiresCommand) command)
    {
    case WAR_EMPIRES_COMMAND_NONE:
    case WAR_EMPIRES_COMMAND_PIVOT:
    case WAR_EMPIRES_COMMAND_UNLIMBER:
      return TRUE;
    case WAR_EMPIRES_COMMAND_HALF_MOVE:
      return war_empires_get_type (setup, unit)->branch != WAR_EMPIRES_MACHINE_GUN;
    case WAR_EMPIRES_COMMAND_MOVE:
    case WAR_EMPIRES_COMMAND_LIMBER:
    case WAR_EMPIRES_COMMAND_CHANGE:
    case WAR_EMPIRES_COMMAND_MOUNT:
    case WAR_EMPIRES_COMMAND_FORM_UP:
    case WAR_EMPIRES_COMMAND_BOARD:
    default:
      return FALSE;
    }
}

gboolean
war_empires_may_shoot (const WarSetup *setup, const WarState *state, guint unit,
                       WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);
  gint32 piece = (gint32) war_ranks_first (setup, unit);

  if (!war_empires_is_fighting (setup, unit))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-17", piece, 0);
  if (war_empires_is_mounted (setup, state, unit)
      || war_empires_get_manner (setup, state, unit)->weapon.dice == 0
      || (is_artillery (setup, unit) && cells[WAR_EMPIRES_UNIT_STATE_LIMBERED] != 0))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_CANNOT, "empires.C-17", piece, 0);
  if (cells[WAR_EMPIRES_UNIT_STATE_RETREAT] != 0)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_RETREATS, "empires.C-21", piece, 0);
  if (cells[WAR_EMPIRES_UNIT_STATE_SHOT] != WAR_EMPIRES_SHOT_NONE)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_DONE, "empires.C-4", piece, 0);
  if (!may_after_move (setup, unit, cells[WAR_EMPIRES_UNIT_STATE_COMMAND]))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_DONE, "empires.C-13", piece, 0);
  if (war_empires_is_in_contact (setup, state, unit))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_IN_CONTACT, "empires.C-4", piece, 0);

  return !war_empires_must_form_up (setup, state, unit)
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_UNFORMED, "empires.C-19", piece, 0);
}

static gboolean
may_fire (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  return war_empires_may_shoot (setup, state, unit, refusal);
}

/* Only side B says beforehand whether it will move; machine guns never do. */
static gint32
get_most_moves (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_game (setup, state)[WAR_GAME_PHASE] == WAR_EMPIRES_PHASE_B_SHOOTS
         && war_empires_get_type (setup, unit)->branch != WAR_EMPIRES_MACHINE_GUN;
}

static gboolean
check_fire (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
            WarRefusal *refusal)
{
  guint target = war_ranks_find_unit (setup, (guint) order->targets[0]);
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];

  if (order->arguments[0] < 0 || order->arguments[0] > get_most_moves (setup, state, unit))
    return war_refuse_malformed (refusal);
  if (order->targets[0] != (gint) war_ranks_first (setup, target)
      || !war_ranks_is_enemy (setup, unit, target) || war_empires_is_commander (setup, target)
      || !war_ranks_stands (setup, state, target))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_TARGET, "empires.C-18", order->targets[0], 0);
  if (war_empires_is_in_contact (setup, state, target))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_TARGET_IN_CONTACT, "empires.C-4",
                       order->targets[0], 0);

  return war_empires_take_aim (setup, state, unit, target, order->arguments[0] != 0, aims) > 0
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_SHOT, "empires.C-4", order->targets[0], 0);
}

static guint
find_candidates (const WarSetup *setup, const WarState *state, guint unit, gboolean moves,
                 gint *candidates)
{
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];
  guint n_candidates = 0;

  for (guint i = 0; i < setup->n_units; i++)
    if (war_ranks_is_enemy (setup, unit, i)
        && war_empires_take_aim (setup, state, unit, i, moves, aims) > 0)
      candidates[n_candidates++] = (gint) war_ranks_first (setup, i);

  return n_candidates;
}

static gboolean
offer_fire (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarOption *option)
{
  war_domain_add (&option->arguments[0], 0, get_most_moves (setup, state, unit));
  option->n_candidates = find_candidates (setup, state, unit, FALSE, option->candidates);
  return option->n_candidates > 0;
}

static gboolean
narrow_fire (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
             guint unit, WarOption *option)
{
  option->n_candidates
    = find_candidates (setup, state, unit, order->arguments[0] != 0, option->candidates);
  return option->n_candidates > 0;
}

/* Lying down matters to small arms alone, and not in cover (empires.C-16). */
static gboolean
may_lie_under (const WarContext *context, guint unit, guint target)
{
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];
  guint n_aims;

  if (!war_setup_is_amended (context->setup, WAR_EMPIRES_AMENDMENT_PRONE_COVER)
      || is_artillery (context->setup, unit)
      || !war_empires_may_lie (context->setup, context->state, target))
    return FALSE;

  n_aims = war_empires_take_aim (context->setup, context->state, unit, target, FALSE, aims);
  for (guint i = 0; i < n_aims; i++)
    {
      WarSightScene scene = war_empires_make_scene (context->setup);
      WarBase bases[WAR_EMPIRES_MAX_BASES], others[WAR_EMPIRES_MAX_BASES];

      war_ranks_get_bases (context->setup, context->state, unit, bases);
      war_ranks_get_bases (context->setup, context->state, target, others);
      if (war_sight_look (&scene, &bases[aims[i].base], &others[aims[i].target_base]).cover == 0)
        return TRUE;
    }

  return FALSE;
}

/* What the guns do before they shoot; nothing is told if they face that way already. */
static void
carry_out_turn (WarContext *context, guint unit, guint target)
{
  WarBase own = war_ranks_get_whole (context->setup, context->state, unit);
  WarHeading heading = own.heading;

  war_empires_turn_gun (context->setup, context->state, unit, target, &own);
  war_empires_set_whole (context->setup, context->state, unit, WAR_FORMATION_LINE, &own);
  if (own.heading != heading)
    war_event_set_bound (
      war_empires_tell_place (context, WAR_EMPIRES_EVENT_MOVED, unit, WAR_NONE, "empires.C-4", 0),
      4, NULL);
}

static gboolean
carry_out_fire (WarContext *context, const WarOrder *order, guint unit)
{
  guint target = war_ranks_find_unit (context->setup, (guint) order->targets[0]);
  gint32 *game = war_context_get_game (context);
  guint decision;

  game[WAR_EMPIRES_GAME_SHOOTER] = (gint32) unit;
  game[WAR_EMPIRES_GAME_TARGET] = (gint32) target;
  war_setup_get_formation (context->setup, context->state, unit)[WAR_EMPIRES_UNIT_STATE_SHOT]
    = order->arguments[0] != 0 ? WAR_EMPIRES_SHOT_MOVING : WAR_EMPIRES_SHOT_STANDING;
  if (is_artillery (context->setup, unit))
    carry_out_turn (context, unit, target);
  if (!may_lie_under (context, unit, target))
    return war_empires_resolve_shot (context);

  if (war_decision_open (context->setup, context->state, 1 - order->seat, WAR_EMPIRES_DECIDE_LIE,
                         TRUE, (gint) war_ranks_first (context->setup, target),
                         (gint32) war_ranks_first (context->setup, unit), &decision))
    war_decision_set_level (context->setup, context->state, decision, 1);
  return TRUE;
}

const WarOrderRule war_empires_fire_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_SHOOT,
  .may = may_fire,
  .check = check_fire,
  .carry_out = carry_out_fire,
  .offer = offer_fire,
  .narrow = narrow_fire,
};

/* The shot ------------------------------------------------------------------------------------ */

WarQuestion
war_empires_ask_shot (const WarSetup *setup, guint unit, const WarEmpiresAim *aims, guint n_aims)
{
  const char *clause = is_artillery (setup, unit) ? "empires.5.1" : "empires.4.4";
  gint piece = (gint) war_ranks_first (setup, unit);
  WarQuestion question = war_question_of_dice ("to-hit", clause, war_ranks_side (setup, unit), 0);
  guint n_dice = 0;

  for (guint i = 0; i < n_aims; i++)
    question.count = MIN (question.count + aims[i].n_dice, WAR_MAX_DICE);
  question.need = is_artillery (setup, unit) ? 1 : war_empires_get_least_hit (setup);
  question.is_graded = TRUE;
  for (guint i = 0; i < n_aims; i++)
    {
      war_empires_sum_apply (&aims[i].sum, piece, n_dice, aims[i].n_dice, &question);
      n_dice += aims[i].n_dice;
    }

  return question;
}

static gboolean
roll_shot (WarContext *context, guint unit, guint target, gboolean moves, gint *hits)
{
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];
  guint n_aims = war_empires_take_aim (context->setup, context->state, unit, target, moves, aims);
  WarQuestion question = war_empires_ask_shot (context->setup, unit, aims, n_aims);
  gint32 *cells = war_setup_get_formation (context->setup, context->state, target);
  gint32 dice[WAR_MAX_DICE];

  *hits = 0;
  if (question.count == 0)
    return TRUE;
  if (!war_context_ask (context, &question, dice))
    return FALSE;

  for (guint i = 0; i < question.count; i++)
    *hits += war_empires_count_shot_hits (context->setup, unit, dice[i] + question.adds[i]);
  for (guint i = 0; i < n_aims; i++)
    cells[WAR_EMPIRES_UNIT_STATE_ENFILADED] |= aims[i].enfilades;
  cells[WAR_EMPIRES_UNIT_STATE_UNDER_FIRE] = 1;

  war_context_tell_dice (context, &question, dice, WAR_EMPIRES_EVENT_FIRED,
                         (gint) war_ranks_first (context->setup, unit),
                         (gint) war_ranks_first (context->setup, target), question.clause, *hits,
                         moves);
  return TRUE;
}

gboolean
war_empires_resolve_shot (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  guint unit = (guint) game[WAR_EMPIRES_GAME_SHOOTER];
  guint target = (guint) game[WAR_EMPIRES_GAME_TARGET];
  gint32 *cells = war_setup_get_formation (context->setup, context->state, target);
  gboolean moves
    = war_setup_peek_formation (context->setup, context->state, unit)[WAR_EMPIRES_UNIT_STATE_SHOT]
      == WAR_EMPIRES_SHOT_MOVING;
  gint hits;

  if (!roll_shot (context, unit, target, moves, &hits))
    return FALSE;
  if (hits > 0 && is_artillery (context->setup, unit)
      && !war_empires_endanger_commanders (context, target))
    return FALSE;

  game[WAR_EMPIRES_GAME_HITS] = hits;
  cells[WAR_EMPIRES_UNIT_STATE_HITS] += hits;
  if (cells[WAR_EMPIRES_UNIT_STATE_HITS]
      >= war_empires_get_data (context->setup)->rules->numbers[WAR_EMPIRES_HITS_TO_PIN])
    war_empires_pin (context, target, "empires.7.7");
  return war_empires_take_hits (context);
}
