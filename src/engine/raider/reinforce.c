/* reinforce.c: French reinforcements (raider.3.26 to raider.3.31, raider.R-19)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* How far the step has come. */
enum
{
  STAGE_BEGINS,
  STAGE_SERVES,
  STAGE_SERVES_ONE, /* two regiments were eligible */
  STAGE_HEAVY,
  STAGE_COMES,
  STAGE_ENDS,
};

/* Men ----------------------------------------------------------------------------------------- */

static gboolean
is_eligible (const WarSetup *setup, const WarState *state, guint regiment)
{
  return war_setup_peek_formation (setup, state, regiment)[WAR_RAIDER_REGIMENT_DICE] > 0;
}

static guint
count_eligible (const WarContext *context)
{
  guint n = 0;

  for (guint i = 0; i < war_raider_get_data (context->setup)->n_regiments; i++)
    n += is_eligible (context->setup, context->state, i) != FALSE;

  return n;
}

/* The first dead soldier of the French; WAR_NONE. */
static gint
find_dead (const WarContext *context)
{
  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    if (war_raider_get_side (context->setup, i) == WAR_RAIDER_FRENCH
        && war_context_get_piece (context, i)[WAR_RAIDER_PIECE_LOSS] == WAR_RAIDER_LOSS_KILLED
        && war_raider_get_type (context->setup, context->state, i)->branch == WAR_RAIDER_SOLDIER)
      return (gint) i;

  return WAR_NONE;
}

static guint
count_dead (const WarContext *context)
{
  guint n = 0;

  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    n += war_raider_get_side (context->setup, i) == WAR_RAIDER_FRENCH
         && war_context_get_piece (context, i)[WAR_RAIDER_PIECE_LOSS] == WAR_RAIDER_LOSS_KILLED
         && war_raider_get_type (context->setup, context->state, i)->branch == WAR_RAIDER_SOLDIER;

  return n;
}

/* Beside the leader (raider.6.6), as far as the pile of the dead has men. */
static gboolean
serve (WarContext *context, guint regiment)
{
  const WarSetup *setup = context->setup;
  gint32 *cells = war_setup_get_formation (setup, context->state, regiment);
  gint32 leader = cells[WAR_RAIDER_REGIMENT_LEADER], dice[WAR_MAX_DICE];
  guint n = 0, n_dead = count_dead (context), n_come = 0;
  gboolean has_leader
    = leader != WAR_NONE && war_raider_stands (setup, context->state, (guint) leader);
  WarQuestion question;

  if (!war_context_roll (context, "reinforcements", "raider.3.26", WAR_RAIDER_FRENCH,
                         (guint) cells[WAR_RAIDER_REGIMENT_DICE], 0, dice, &question))
    return FALSE;
  cells[WAR_RAIDER_REGIMENT_DICE] = 0;
  for (guint i = 0; i < question.count; i++)
    n += (guint) dice[i];
  war_context_tell_dice (context, &question, dice, WAR_RAIDER_EVENT_REINFORCED, leader, WAR_NONE,
                         "raider.3.31", (gint32) regiment + 1,
                         has_leader ? (gint32) MIN (n, n_dead) : 0, (gint32) n_dead);
  while (has_leader && n_come < n)
    {
      gint dead = find_dead (context);
      WarPosition place;

      if (dead == WAR_NONE
          || !war_raider_find_place (setup, context->state, (guint) dead,
                                     war_raider_get_centre (setup, context->state, (guint) leader),
                                     0, NULL, &place))
        return TRUE;
      war_context_get_piece (context, (guint) dead)[WAR_RAIDER_PIECE_REGIMENT] = (gint32) regiment;
      war_raider_put (context, (guint) dead, place, 0, "raider.3.27");
      n_come++;
    }

  return TRUE;
}

/* Heavy pieces -------------------------------------------------------------------------------- */

/* Killed ones, with the amendment also new ones of the stock. */
static gboolean
is_left (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  return war_raider_get_side (setup, unit) == WAR_RAIDER_FRENCH
         && (cells[WAR_RAIDER_PIECE_LOSS] == WAR_RAIDER_LOSS_KILLED
             || (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
                 && cells[WAR_RAIDER_PIECE_COMES] == WAR_RAIDER_COMES_NOT
                 && war_setup_is_amended (setup, WAR_RAIDER_AMENDMENT_STOCK)));
}

/* Whether it is the first that is left of its type, and the die is for that. */
static gboolean
is_offered (const WarSetup *setup, const WarState *state, guint unit)
{
  static const char *const words[]
    = { "soldier", "machine-gun", "mortar",       "field-gun", "elite",   "leader",
        "tank",    "aeroplane",   "armoured-car", "renault",   "whippet", "st-chamond" };
  gint32 die = war_setup_peek_game (setup, state)[WAR_RAIDER_GAME_HEAVY];
  gint32 type = war_setup_peek_piece (setup, state, unit)[WAR_PIECE_TYPE];
  guint n_rows;
  const WarTableRow *rows
    = war_rules_get_table (war_raider_get_data (setup)->rules, WAR_RAIDER_TABLE_HEAVY, &n_rows);
  gboolean is_meant = FALSE;

  for (guint i = 0; i < n_rows; i++)
    is_meant = is_meant
               || (rows[i].values[WAR_RAIDER_HEAVY_DIE] == die
                   && war_raider_find_type (setup, WAR_RAIDER_FRENCH,
                                            words[rows[i].values[WAR_RAIDER_HEAVY_UNIT]])
                        == type);
  if (!is_meant || !is_left (setup, state, unit))
    return FALSE;

  for (guint i = 0; i < unit; i++)
    if (war_setup_peek_piece (setup, state, i)[WAR_PIECE_TYPE] == type && is_left (setup, state, i))
      return FALSE;

  return TRUE;
}

static void
take (WarContext *context, guint unit)
{
  gint32 *cells = war_context_get_piece (context, unit);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
  cells[WAR_RAIDER_PIECE_LOSS] = WAR_RAIDER_LOSS_NONE;
  cells[WAR_RAIDER_PIECE_COMES] = WAR_RAIDER_COMES_NOW;
  cells[WAR_RAIDER_PIECE_FASCINE]
    = war_raider_get_type (context->setup, context->state, unit)->has_fascine;
}

/* raider.3.30: one comes, whatever it is; of two kinds its owner chooses. */
static gboolean
roll_for_heavy (WarContext *context, gboolean *asks)
{
  gint32 *game = war_context_get_game (context);
  gint first = WAR_NONE;
  gint32 die;
  guint n = 0;
  WarQuestion question;

  if (!war_context_roll (context, "heavy", "raider.3.30", WAR_RAIDER_FRENCH, 1, 0, &die, &question))
    return FALSE;
  game[WAR_RAIDER_GAME_HEAVY] = die;
  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    if (is_offered (context->setup, context->state, i))
      {
        first = n++ == 0 ? (gint) i : first;
      }
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_HEAVY, WAR_NONE, WAR_NONE,
                         "raider.3.30", n > 0);
  *asks = n > 1;
  if (n == 1)
    take (context, (guint) first);
  if (n > 1)
    war_context_open_decision (context, WAR_RAIDER_FRENCH, WAR_RAIDER_DECIDE_TAKE);
  return TRUE;
}

/* The step ------------------------------------------------------------------------------------ */

#define DIE_SIDES 6

/* Whether it matters who is served first: the pile has somebody, but not for all. */
static gboolean
is_pile_short (const WarContext *context)
{
  gint32 n_dead = (gint32) count_dead (context), most = 0;

  for (guint i = 0; i < war_raider_get_data (context->setup)->n_regiments; i++)
    most += war_setup_peek_formation (context->setup, context->state, i)[WAR_RAIDER_REGIMENT_DICE]
            * DIE_SIDES;

  return n_dead > 0 && n_dead < most;
}

/* One after the other; if it matters their owner says which is next. TRUE: he is asked. */
static gboolean
serve_next (WarContext *context, gboolean *asks)
{
  guint n = count_eligible (context);

  *asks = FALSE;
  if (n > 1 && is_pile_short (context))
    {
      war_context_open_decision (context, WAR_RAIDER_FRENCH, WAR_RAIDER_DECIDE_SERVE);
      *asks = TRUE;
      return TRUE;
    }
  for (guint i = 0; i < war_raider_get_data (context->setup)->n_regiments; i++)
    if (is_eligible (context->setup, context->state, i) && !serve (context, i))
      return FALSE;

  return TRUE;
}

static void
forget_claims (WarContext *context)
{
  for (guint i = 0; i < war_raider_get_data (context->setup)->n_regiments; i++)
    war_setup_get_formation (context->setup, context->state, i)[WAR_RAIDER_REGIMENT_DICE] = 0;
}

gboolean
war_raider_go_on_with_reinforcements (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  gboolean asks = FALSE;

  if (game[WAR_RAIDER_GAME_STAGE] == STAGE_BEGINS)
    {
      /* raider.R-4: claims are used up. */
      if (war_raider_has_misfortune (context->setup, context->state, WAR_RAIDER_ROADS_SHELLED))
        forget_claims (context);
      game[WAR_RAIDER_GAME_STAGE] = count_eligible (context) > 1 ? STAGE_SERVES_ONE : STAGE_SERVES;
    }
  if (game[WAR_RAIDER_GAME_STAGE] == STAGE_SERVES
      || game[WAR_RAIDER_GAME_STAGE] == STAGE_SERVES_ONE)
    {
      if (!serve_next (context, &asks))
        return FALSE;
      if (asks)
        return TRUE;
      game[WAR_RAIDER_GAME_STAGE]
        = game[WAR_RAIDER_GAME_STAGE] == STAGE_SERVES_ONE ? STAGE_HEAVY : STAGE_ENDS;
    }
  if (game[WAR_RAIDER_GAME_STAGE] == STAGE_HEAVY)
    {
      game[WAR_RAIDER_GAME_STAGE] = STAGE_COMES;
      if (!roll_for_heavy (context, &asks))
        return FALSE;
      if (asks)
        return TRUE;
    }
  if (game[WAR_RAIDER_GAME_STAGE] == STAGE_COMES)
    {
      game[WAR_RAIDER_GAME_STAGE] = STAGE_ENDS;
      game[WAR_RAIDER_GAME_HEAVY] = 0;
      if (war_raider_has_to_come (context->setup, context->state, WAR_RAIDER_FRENCH,
                                  WAR_RAIDER_COMES_NOW))
        war_context_open_decision (context, WAR_RAIDER_FRENCH, WAR_RAIDER_DECIDE_ARRIVE);
    }

  return TRUE;
}

/* Orders -------------------------------------------------------------------------------------- */

static gboolean
may_serve (const WarSetup *setup, const WarState *state, gint seat, guint unit, gint32 argument,
           WarRefusal *refusal)
{
  return (argument >= 1 && (guint) argument <= war_raider_get_data (setup)->n_regiments
          && is_eligible (setup, state, (guint) argument - 1))
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_ELIGIBLE, "raider.R-19", argument, 0);
}

static gboolean
carry_out_serve (WarContext *context, const WarOrder *order, guint unit)
{
  war_context_close_decisions (context, WAR_RAIDER_DECIDE_SERVE);
  return serve (context, (guint) order->arguments[0] - 1);
}

const WarOrderRule war_raider_serve_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_SERVE,
  .least = 1,
  .most = WAR_RAIDER_MAX_REGIMENTS,
  .may_choose = may_serve,
  .carry_out = carry_out_serve,
};

static gboolean
may_take (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  return is_offered (setup, state, unit)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_NOW, "raider.3.30", (gint32) unit, 0);
}

static gboolean
carry_out_take (WarContext *context, const WarOrder *order, guint unit)
{
  take (context, unit);
  war_context_close_decisions (context, WAR_RAIDER_DECIDE_TAKE);
  return TRUE;
}

const WarOrderRule war_raider_take_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_TAKE,
  .may = may_take,
  .carry_out = carry_out_take,
};
