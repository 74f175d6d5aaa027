/* misfortune.c: misfortunes of war, and the wind (raider.2.2 to raider.2.5, raider.R-4, R-32)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* Whom it means ------------------------------------------------------------------------------- */

/* 1 to 3 the French, 4 to 6 the Germans. */
static gboolean
roll_for_side (WarContext *context, gint *side)
{
  gint32 die;
  WarQuestion question;

  if (!war_context_roll (context, "misfortune-side", "raider.R-4", WAR_NONE, 1, 0, &die, &question))
    return FALSE;
  *side = die <= 3 ? WAR_RAIDER_FRENCH : WAR_RAIDER_GERMAN;
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_MEANT, WAR_NONE, WAR_NONE,
                         "raider.R-4", *side, 0);
  return TRUE;
}

/* One of those by lot; WAR_NONE: there is none. */
static gboolean
draw (WarContext *context, const gint *rows, guint n, gint *row)
{
  WarQuestion question = { .kind = WAR_QUESTION_ONE_OF,
                           .purpose = "misfortune-lot",
                           .clause = "raider.R-4",
                           .owner = WAR_NONE,
                           .subject = WAR_NONE,
                           .sides = n,
                           .count = 1 };
  gint32 which = 0;

  *row = WAR_NONE;
  if (n > 1 && !war_context_ask (context, &question, &which))
    return FALSE;
  if (n > 0)
    *row = rows[which];
  return TRUE;
}

static guint
list_pieces (const WarContext *context, gint side, WarRaiderBranch branch, gint *rows, guint most)
{
  guint n = 0;

  for (guint i = 0; i < war_raider_count_units (context->setup) && n < most; i++)
    if (war_raider_get_side (context->setup, i) == side
        && war_raider_stands (context->setup, context->state, i)
        && war_raider_get_type (context->setup, context->state, i)->branch == branch)
      rows[n++] = (gint) i;

  return n;
}

static guint
list_regiments (const WarContext *context, gint side, gint *rows)
{
  guint n = 0;

  for (guint i = 0; i < war_raider_get_data (context->setup)->n_regiments; i++)
    {
      const gint32 *cells = war_setup_peek_formation (context->setup, context->state, i);

      if (cells[WAR_FORMATION_IN_USE] != 0 && cells[WAR_FORMATION_SIDE] == side
          && war_raider_count_men (context->setup, context->state, (gint) i) > 0)
        rows[n++] = (gint) i;
    }

  return n;
}

#define MAX_ROWS 64

static gboolean
mean_piece (WarContext *context, gint side, WarRaiderBranch branch, gint *row)
{
  gint rows[MAX_ROWS];
  guint n = list_pieces (context, side, branch, rows, MAX_ROWS);

  if (!draw (context, rows, n, row))
    return FALSE;
  if (*row != WAR_NONE)
    war_context_tell (context, WAR_RAIDER_EVENT_MEANT, *row, WAR_NONE, "raider.R-4", WAR_NONE, 0);
  return TRUE;
}

static gboolean
mean_regiment (WarContext *context, gint side)
{
  gint rows[WAR_RAIDER_MAX_REGIMENTS], row;
  guint n = list_regiments (context, side, rows);

  if (!draw (context, rows, n, &row))
    return FALSE;
  war_context_get_game (context)[WAR_RAIDER_GAME_MEANT] = row;
  if (row != WAR_NONE)
    war_context_tell (context, WAR_RAIDER_EVENT_MEANT, WAR_NONE, WAR_NONE, "raider.R-4", WAR_NONE,
                      row + 1);
  return TRUE;
}

/* What it does at once ------------------------------------------------------------------------ */

/* A large shell on the leader of a side who is nearest the enemy's base line. */
static gboolean
fall_short (WarContext *context)
{
  const WarSetup *setup = context->setup;
  gint rows[MAX_ROWS], found = WAR_NONE, side;
  WarLength best = 0;
  guint n;

  if (!roll_for_side (context, &side))
    return FALSE;
  n = list_pieces (context, side, WAR_RAIDER_LEADER, rows, MAX_ROWS);
  for (guint i = 0; i < n; i++)
    {
      WarLength y = war_raider_get_centre (setup, context->state, (guint) rows[i]).y;

      if (found != WAR_NONE && (side == WAR_RAIDER_FRENCH ? y >= best : y <= best))
        continue;
      best = y;
      found = rows[i];
    }
  return found == WAR_NONE
         || war_raider_drop_shell (
           context, war_raider_get_centre (setup, context->state, (guint) found), TRUE, side);
}

static gboolean
snipe (WarContext *context)
{
  gint side, row;

  return roll_for_side (context, &side) && mean_piece (context, side, WAR_RAIDER_LEADER, &row)
         && (row == WAR_NONE
             || war_raider_kill (context, (guint) row, WAR_RAIDER_CAUSE_SNIPER, "raider.R-4"));
}

static gboolean
befall (WarContext *context, WarRaiderMisfortune misfortune)
{
  gint32 *game = war_context_get_game (context);
  gint side, row, other;

  switch (misfortune)
    {
    case WAR_RAIDER_GUNS_FALL_SHORT:
      return fall_short (context);
    case WAR_RAIDER_JAM:
      if (!mean_piece (context, WAR_RAIDER_FRENCH, WAR_RAIDER_MACHINE_GUN, &row)
          || !mean_piece (context, WAR_RAIDER_GERMAN, WAR_RAIDER_MACHINE_GUN, &other))
        return FALSE;
      game[WAR_RAIDER_GAME_MEANT] = row;
      game[WAR_RAIDER_GAME_MEANT_TOO] = other;
      return TRUE;
    case WAR_RAIDER_RUNNER_LOST:
      return mean_regiment (context, WAR_RAIDER_FRENCH);
    case WAR_RAIDER_RUM:
      return roll_for_side (context, &side) && mean_regiment (context, side);
    case WAR_RAIDER_SNIPER:
      return snipe (context);
    case WAR_RAIDER_NO_MISFORTUNE:
    case WAR_RAIDER_FOG:
    case WAR_RAIDER_MUD:
    case WAR_RAIDER_WIND_TURNS:
    case WAR_RAIDER_ROADS_SHELLED:
    case WAR_RAIDER_SHELLS_FAIL:
    case WAR_RAIDER_RESERVES:
    case WAR_RAIDER_N_MISFORTUNES:
    default:
      return TRUE;
    }
}

/* Events last for a turn; a game master picks one, or none. */
gboolean
war_raider_roll_misfortune (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  gint need = war_raider_get_number (context->setup, WAR_RAIDER_MISFORTUNE);
  gint32 dice[2], misfortune;
  WarQuestion question;

  game[WAR_RAIDER_GAME_MISFORTUNE] = WAR_RAIDER_NO_MISFORTUNE;
  game[WAR_RAIDER_GAME_MEANT] = game[WAR_RAIDER_GAME_MEANT_TOO] = WAR_NONE;
  if (war_raider_has_master (context->setup->operation))
    return war_context_open_decision (context, WAR_RAIDER_MASTER, WAR_RAIDER_DECIDE_MISFORTUNE);
  if (!war_setup_is_amended (context->setup, WAR_RAIDER_AMENDMENT_MISFORTUNES))
    return TRUE;
  if (!war_context_roll (context, "misfortune", "raider.R-4", WAR_NONE, 1, 0, dice, &question))
    return FALSE;
  war_context_tell_dice (context, &question, dice, WAR_RAIDER_EVENT_LUCK, WAR_NONE, WAR_NONE,
                         "raider.R-4", dice[0] >= need);
  if (dice[0] < need)
    return TRUE;

  if (!war_context_roll (context, "misfortune-sum", "raider.R-4", WAR_NONE, 2, 0, dice, &question))
    return FALSE;
  misfortune = 1
               + war_raider_look_up (context->setup, WAR_RAIDER_TABLE_MISFORTUNES,
                                     dice[0] + dice[1], WAR_RAIDER_MISFORTUNES_EVENT, -1);
  war_context_tell_dice (context, &question, dice, WAR_RAIDER_EVENT_MISFORTUNE, WAR_NONE, WAR_NONE,
                         "raider.R-4", misfortune);
  game[WAR_RAIDER_GAME_MISFORTUNE] = misfortune;
  return befall (context, (WarRaiderMisfortune) misfortune);
}

/* The game master's --------------------------------------------------------------------------- */

static gboolean
may_befall (const WarSetup *setup, const WarState *state, gint seat, guint unit, gint32 argument,
            WarRefusal *refusal)
{
  return (argument > WAR_RAIDER_NO_MISFORTUNE && argument < WAR_RAIDER_N_MISFORTUNES)
         || war_refuse_malformed (refusal);
}

static gboolean
carry_out_befall (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 misfortune = order->arguments[0];

  war_context_close_decisions (context, WAR_RAIDER_DECIDE_MISFORTUNE);
  war_context_tell (context, WAR_RAIDER_EVENT_MISFORTUNE, WAR_NONE, WAR_NONE, "raider.R-32",
                    misfortune);
  war_context_get_game (context)[WAR_RAIDER_GAME_MISFORTUNE] = misfortune;
  return befall (context, (WarRaiderMisfortune) misfortune) && war_raider_draw_reserves (context);
}

const WarOrderRule war_raider_befall_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_MISFORTUNE,
  .least = WAR_RAIDER_NO_MISFORTUNE + 1,
  .most = WAR_RAIDER_N_MISFORTUNES - 1,
  .may_choose = may_befall,
  .carry_out = carry_out_befall,
};

/* The wind ------------------------------------------------------------------------------------ */

/* raider.2.5 */
static void
wash_away (WarContext *context)
{
  guint first = war_raider_get_data (context->setup)->first_cloud;

  for (guint i = first; i < first + WAR_RAIDER_MAX_CLOUDS; i++)
    {
      const gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        continue;
      war_context_tell (context, WAR_RAIDER_EVENT_DRIFTED, WAR_NONE, WAR_NONE, "raider.2.5",
                        cells[WAR_PIECE_X], cells[WAR_PIECE_Y], TRUE);
      war_state_reset_piece (context->setup->layout, context->state, i);
    }
}

gboolean
war_raider_roll_wind (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  gint need = war_raider_get_number (context->setup, WAR_RAIDER_WIND_CHANGES);
  gint32 die;
  WarQuestion question;

  if (!war_raider_has_misfortune (context->setup, context->state, WAR_RAIDER_WIND_TURNS))
    {
      if (!war_context_roll (context, "wind", "raider.2.3", WAR_NONE, 1, 0, &die, &question))
        return FALSE;
      war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_WIND, WAR_NONE, WAR_NONE,
                             "raider.2.3", game[WAR_RAIDER_GAME_WIND], FALSE);
      if (die < need)
        return TRUE;
    }

  if (!war_context_roll (context, "wind", "raider.2.4", WAR_NONE, 1, 0, &die, &question))
    return FALSE;
  game[WAR_RAIDER_GAME_WIND] = war_raider_look_up (
    context->setup, WAR_RAIDER_TABLE_WIND, die, WAR_RAIDER_WIND_FROM, game[WAR_RAIDER_GAME_WIND]);
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_WIND, WAR_NONE, WAR_NONE,
                         "raider.2.4", game[WAR_RAIDER_GAME_WIND], TRUE);
  if (game[WAR_RAIDER_GAME_WIND] == WAR_RAIDER_WIND_RAIN)
    wash_away (context);

  return TRUE;
}
