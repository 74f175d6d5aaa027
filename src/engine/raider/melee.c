/* melee.c: combat in Trench Raider (raider.3.17 to raider.3.21, raider.R-16, raider.R-17)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

#define MAX_FIGHTERS 256

/* Pairing ------------------------------------------------------------------------------------- */

typedef struct
{
  guint units[WAR_N_SIDES][MAX_FIGHTERS];
  guint n_units[WAR_N_SIDES];
  gint partners[WAR_N_SIDES][MAX_FIGHTERS]; /* places in the other list; WAR_NONE */
} Fighters;

static gboolean
may_fight (const WarContext *context, guint unit)
{
  const gint32 *cells = war_context_get_piece (context, unit);

  return cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD && cells[WAR_RAIDER_PIECE_FIGHT] == 0
         && cells[WAR_RAIDER_PIECE_FOUGHT] == 0
         && war_raider_get_kind (context->setup, context->state, unit) != WAR_RAIDER_KIND_VEHICLE;
}

/* All who touch an enemy that still fights in this turn. */
static void
list_fighters (const WarContext *context, Fighters *fighters)
{
  guint n_units = war_raider_count_units (context->setup);

  fighters->n_units[0] = fighters->n_units[1] = 0;
  for (guint i = 0; i < n_units; i++)
    {
      gint side = war_raider_get_side (context->setup, i);
      gboolean touches = FALSE;

      if (!may_fight (context, i) || fighters->n_units[side] == MAX_FIGHTERS)
        continue;
      for (guint j = 0; j < n_units && !touches; j++)
        touches = war_raider_get_side (context->setup, j) != side && may_fight (context, j)
                  && war_raider_touches (context->setup, context->state, i, j);
      if (touches)
        {
          fighters->partners[side][fighters->n_units[side]] = WAR_NONE;
          fighters->units[side][fighters->n_units[side]++] = i;
        }
    }
}

/* A partner for one of the French, of whom others may have to change theirs. */
static gboolean
find_partner (const WarContext *context, Fighters *fighters, guint place, gboolean *is_tried)
{
  for (guint i = 0; i < fighters->n_units[1]; i++)
    {
      gint other = fighters->partners[1][i];

      if (is_tried[i]
          || !war_raider_touches (context->setup, context->state, fighters->units[0][place],
                                  fighters->units[1][i]))
        continue;
      is_tried[i] = TRUE;
      if (other != WAR_NONE && !find_partner (context, fighters, (guint) other, is_tried))
        continue;
      fighters->partners[1][i] = (gint) place;
      fighters->partners[0][place] = (gint) i;
      return TRUE;
    }

  return FALSE;
}

static void
put_into (WarContext *context, guint unit, gint32 fight)
{
  gint side = war_raider_get_side (context->setup, unit), place = 1;

  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    {
      const gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_RAIDER_PIECE_FIGHT] == fight && war_raider_get_side (context->setup, i) == side)
        place++;
    }
  war_context_get_piece (context, unit)[WAR_RAIDER_PIECE_FIGHT] = fight;
  war_context_get_piece (context, unit)[WAR_RAIDER_PIECE_PLACE] = place;
}

/* The one over joins the fight of the lowest number that he touches. */
static void
join_lowest (WarContext *context, const Fighters *fighters, gint side, guint place)
{
  for (guint i = 0; i < fighters->n_units[1 - side]; i++)
    {
      guint enemy = fighters->units[1 - side][i];

      if (fighters->partners[1 - side][i] == WAR_NONE
          || !war_raider_touches (context->setup, context->state, fighters->units[side][place],
                                  enemy))
        continue;
      put_into (context, fighters->units[side][place],
                war_context_get_piece (context, enemy)[WAR_RAIDER_PIECE_FIGHT]);
      return;
    }
}

/* As many pairs as the contacts allow, lowest numbers first (raider.R-16). FALSE: none. */
static gboolean
pair (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  g_autofree Fighters *fighters = g_new (Fighters, 1);
  gint32 n_before = game[WAR_RAIDER_GAME_FIGHTS];

  list_fighters (context, fighters);
  for (guint i = 0; i < fighters->n_units[0]; i++)
    {
      gboolean is_tried[MAX_FIGHTERS] = { FALSE };

      find_partner (context, fighters, i, is_tried);
    }
  for (guint i = 0; i < fighters->n_units[0]; i++)
    if (fighters->partners[0][i] != WAR_NONE)
      {
        gint32 fight = ++game[WAR_RAIDER_GAME_FIGHTS];

        put_into (context, fighters->units[0][i], fight);
        put_into (context, fighters->units[1][fighters->partners[0][i]], fight);
      }
  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < fighters->n_units[side]; i++)
      if (fighters->partners[side][i] == WAR_NONE)
        join_lowest (context, fighters, side, i);

  return game[WAR_RAIDER_GAME_FIGHTS] > n_before;
}

/* A fight ------------------------------------------------------------------------------------- */

/* Its men of a side, in the order in which they have joined it. */
static guint
list_men (const WarContext *context, gint32 fight, gint side, guint *units)
{
  guint n = 0;

  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    {
      const gint32 *cells = war_context_get_piece (context, i);
      guint place = n;

      if (cells[WAR_RAIDER_PIECE_FIGHT] != fight || n == MAX_FIGHTERS
          || war_raider_get_side (context->setup, i) != side)
        continue;
      while (place > 0
             && war_context_get_piece (context, units[place - 1])[WAR_RAIDER_PIECE_PLACE]
                  > cells[WAR_RAIDER_PIECE_PLACE])
        {
          units[place] = units[place - 1];
          place--;
        }
      units[place] = i;
      n++;
    }

  return n;
}

/* The first fight that is not over; 0: there is none. */
static gint32
find_fight (const WarContext *context)
{
  gint32 found = 0;

  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    {
      gint32 fight = war_context_get_piece (context, i)[WAR_RAIDER_PIECE_FIGHT];

      if (fight > 0 && (found == 0 || fight < found))
        found = fight;
    }

  return found;
}

static void
end_fight (WarContext *context, gint32 fight, gboolean is_for_turn)
{
  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    {
      gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_RAIDER_PIECE_FIGHT] != fight)
        continue;
      cells[WAR_RAIDER_PIECE_FIGHT] = cells[WAR_RAIDER_PIECE_PLACE] = 0;
      cells[WAR_RAIDER_PIECE_FOUGHT] = is_for_turn;
    }
}

static gboolean
has_elite (const WarContext *context, const guint *units, guint n)
{
  for (guint i = 0; i < n; i++)
    if (war_raider_get_type (context->setup, context->state, units[i])->is_elite)
      return TRUE;

  return FALSE;
}

static gboolean
has_rum (const WarContext *context, const guint *units, guint n)
{
  gint32 regiment = war_context_get_game (context)[WAR_RAIDER_GAME_MEANT];

  for (guint i = 0; i < n && regiment != WAR_NONE
                    && war_raider_has_misfortune (context->setup, context->state, WAR_RAIDER_RUM);
       i++)
    if (war_context_get_piece (context, units[i])[WAR_RAIDER_PIECE_REGIMENT] == regiment)
      return TRUE;

  return FALSE;
}

static void
add (WarQuestion *question, guint kind, guint unit, gint amount, const char *clause)
{
  war_question_add_modifier (question, kind, (gint) unit, amount, clause, 0);
  question->adds[0] += (gint8) amount;
}

static gboolean
roll (WarContext *context, gint side, const guint *units, guint n, guint n_others,
      WarQuestion *question, gint32 *die)
{
  *question = war_question_of_dice ("combat", "raider.3.18", side, 1);
  if (n > n_others)
    add (question, WAR_RAIDER_ADD_MORE_MEN, units[0], (gint) (n - n_others), "raider.3.19");
  if (has_elite (context, units, n))
    add (question, WAR_RAIDER_ADD_ELITE, units[0], 1, "raider.3.20");
  if (has_rum (context, units, n))
    add (question, WAR_RAIDER_ADD_RUM, units[0], 1, "raider.R-4");
  return war_context_ask (context, question, die);
}

/* One man dies of the side that has lost; a leader ends it, as he stays (raider.R-17). */
static gboolean
strike_down (WarContext *context, gint32 fight, guint unit)
{
  gboolean is_leader
    = war_raider_get_type (context->setup, context->state, unit)->branch == WAR_RAIDER_LEADER;

  if (!war_raider_kill (context, unit, WAR_RAIDER_CAUSE_COMBAT, "raider.3.18"))
    return FALSE;
  if (is_leader)
    end_fight (context, fight, TRUE);

  return TRUE;
}

static gboolean
are_alike (const WarContext *context, const guint *units, guint n)
{
  for (guint i = 1; i < n; i++)
    if (war_context_get_piece (context, units[i])[WAR_PIECE_TYPE]
        != war_context_get_piece (context, units[0])[WAR_PIECE_TYPE])
      return FALSE;

  return TRUE;
}

/* One roll; FALSE also when somebody has to choose, which *asks says. */
static gboolean
fight_round (WarContext *context, gint32 fight, gboolean *asks)
{
  guint units[WAR_N_SIDES][MAX_FIGHTERS], n[WAR_N_SIDES];
  WarQuestion questions[WAR_N_SIDES];
  gint32 dice[WAR_N_SIDES], results[WAR_N_SIDES];
  WarEvent *event;
  gint loser;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    n[side] = list_men (context, fight, side, units[side]);
  if (n[0] == 0 || n[1] == 0)
    {
      end_fight (context, fight, FALSE);
      return TRUE;
    }

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      if (!roll (context, side, units[side], n[side], n[1 - side], &questions[side], &dice[side]))
        return FALSE;
      results[side] = dice[side] + questions[side].adds[0];
    }
  loser = results[0] == results[1] ? WAR_NONE : results[0] < results[1] ? 0 : 1;
  event
    = war_context_tell (context, WAR_RAIDER_EVENT_FIGHT, (gint) units[0][0], (gint) units[1][0],
                        "raider.3.18", results[0], results[1], (gint32) n[0], (gint32) n[1], loser);
  war_event_set_dice (event, &questions[0], &dice[0]);
  event->n_dice = 2;
  event->dice[1] = (guint8) dice[1];
  event->adds[1] = questions[1].adds[0];
  event->owner = WAR_NONE;
  for (guint i = 0; i < questions[1].n_modifiers && event->n_modifiers < WAR_MAX_MODIFIERS; i++)
    event->modifiers[event->n_modifiers++] = questions[1].modifiers[i];
  if (loser == WAR_NONE)
    return TRUE;
  if (are_alike (context, units[loser], n[loser]))
    return strike_down (context, fight, units[loser][n[loser] - 1]);

  *asks = TRUE;
  return war_decision_open (context->setup, context->state, loser, WAR_RAIDER_DECIDE_WHO_FALLS,
                            TRUE, WAR_NONE, fight, NULL);
}

/* Fight by fight until nobody touches an enemy whom he may still fight. */
gboolean
war_raider_go_on_with_combat (WarContext *context)
{
  gboolean asks = FALSE;

  do
    for (gint32 fight = find_fight (context); fight != 0; fight = find_fight (context))
      {
        if (!fight_round (context, fight, &asks))
          return FALSE;
        if (asks)
          return TRUE;
      }
  while (pair (context));

  war_context_get_game (context)[WAR_RAIDER_GAME_FIGHTS] = 0;
  war_context_get_game (context)[WAR_RAIDER_GAME_STAGE] = 1;
  return TRUE;
}

/* Whom the owner gives up --------------------------------------------------------------------- */

static gboolean
may_fall (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  return war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_FIGHT]
           == war_decision_peek (setup, state, seat)[WAR_DECISION_ARGUMENT]
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_IN_FIGHT, "raider.R-16", (gint32) unit, 0);
}

static gboolean
carry_out_fall (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 fight = war_context_get_piece (context, unit)[WAR_RAIDER_PIECE_FIGHT];

  war_context_close_decisions (context, WAR_RAIDER_DECIDE_WHO_FALLS);
  return strike_down (context, fight, unit);
}

const WarOrderRule war_raider_fall_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_WHO_FALLS,
  .may = may_fall,
  .carry_out = carry_out_fall,
};
