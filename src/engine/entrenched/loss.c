/* loss.c: what weapons do to units: hits, wounds, and units that are lost
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"

/* How long a casualty lies: to the end of the second player's turn after this one (E-18). */
#define LYING_TURNS 2

void
war_entrenched_count_killed (WarContext *context, guint piece)
{
  gint side = war_entrenched_get_owner (context->setup, context->state, piece);

  war_context_get_side (context, 1 - side)[WAR_ENTRENCHED_SIDE_KILLED]
    += war_entrenched_get_type (context->setup, piece)->type->cost;
}

static void
lie_down (WarContext *context, guint piece)
{
  gint32 *cells = war_context_get_piece (context, piece);
  gint32 turn = war_context_get_game (context)[WAR_ENTRENCHED_GAME_TURN];

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
  cells[WAR_ENTRENCHED_PIECE_HEALTH] = WAR_ENTRENCHED_LYING;
  cells[WAR_ENTRENCHED_PIECE_FELL] = turn + LYING_TURNS;
  cells[WAR_ENTRENCHED_PIECE_CARRIER] = WAR_NONE;
}

/* Puts down what the unit carries, where it is: an objective, or a casualty, which lies for one
 * more round (E-17, E-18). */
static void
drop (WarContext *context, guint piece)
{
  WarBase base = war_entrenched_get_base (context->setup, context->state, piece);
  gint32 *cells = war_context_get_piece (context, piece);
  gint32 load = cells[WAR_ENTRENCHED_PIECE_LOAD];
  WarEvent *event;
  gint32 *dropped;

  if (load == WAR_NONE)
    return;

  cells[WAR_ENTRENCHED_PIECE_LOAD] = WAR_NONE;
  dropped = war_context_get_piece (context, (guint) load);
  war_piece_set_position (dropped, base.centre);
  dropped[WAR_ENTRENCHED_PIECE_CARRIER] = WAR_NONE;
  if (war_entrenched_is_unit (context->setup, load))
    lie_down (context, (guint) load);

  event = war_context_add (context, WAR_ENTRENCHED_EVENT_DROPPED, (gint) piece, load,
                           war_entrenched_is_unit (context->setup, load) ? "entrenched.E-18"
                                                                         : "entrenched.9.3");
  war_event_set_position (event, 0, base.centre);
}

void
war_entrenched_lose (WarContext *context, guint piece, WarEntrenchedLoss loss, gint by,
                     const char *clause)
{
  gint32 *cells = war_context_get_piece (context, piece);
  gint32 *game = war_context_get_game (context);

  war_context_tell (context, WAR_ENTRENCHED_EVENT_KILLED, (gint) piece, by, clause, loss);

  war_entrenched_break_contact (context->setup, context->state, piece);
  drop (context, piece);
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  cells[WAR_ENTRENCHED_PIECE_LEFT] = 0;
  cells[WAR_ENTRENCHED_PIECE_MUST_FIGHT] = 0;
  if (cells[WAR_ENTRENCHED_PIECE_INSIDE] != WAR_NONE)
    {
      WarBase base = war_entrenched_get_base (context->setup, context->state, piece);

      war_piece_set_position (cells, base.centre);
      cells[WAR_ENTRENCHED_PIECE_INSIDE] = WAR_NONE;
    }
  if (game[WAR_ENTRENCHED_GAME_RUNNER] == (gint32) piece)
    game[WAR_ENTRENCHED_GAME_RUNNER] = WAR_NONE;

  if (war_entrenched_get_data (context->setup)->has_attrition && loss == WAR_ENTRENCHED_LOST_WOUNDS)
    {
      lie_down (context, piece);
      war_context_add (context, WAR_ENTRENCHED_EVENT_LIES, (gint) piece, WAR_NONE,
                       "entrenched.9.5");
    }
  else
    war_entrenched_count_killed (context, piece);
}

/* Takes the wounds off that another unit has done; a unit without any is lost. */
static void
wound (WarContext *context, guint piece, gint wounds, guint by, const char *clause)
{
  gint32 *cells = war_context_get_piece (context, piece);

  wounds = MIN (wounds, cells[WAR_ENTRENCHED_PIECE_LEFT]);
  if (wounds <= 0)
    return;

  cells[WAR_ENTRENCHED_PIECE_LEFT] -= wounds;
  cells[WAR_ENTRENCHED_PIECE_LOST] += wounds;
  war_context_tell (context, WAR_ENTRENCHED_EVENT_WOUNDED, (gint) piece, WAR_NONE, clause, wounds,
                    cells[WAR_ENTRENCHED_PIECE_LEFT]);

  if (cells[WAR_ENTRENCHED_PIECE_LEFT] == 0)
    war_entrenched_lose (context, piece, WAR_ENTRENCHED_LOST_WOUNDS, (gint) by, clause);
}

/* The number of the owner's turn that comes so many turns after the present one, or after the last
 * one if it is not the owner's turn. */
static gint32
get_turn_after (const WarContext *context, guint piece, gint32 turns)
{
  gint side = war_entrenched_get_owner (context->setup, context->state, piece);

  return war_context_get_side (context, side)[WAR_ENTRENCHED_SIDE_TURNS] + turns;
}

/* entrenched.6.4, E-16: a new stun starts the count again. */
void
war_entrenched_stun (WarContext *context, guint piece)
{
  gint32 turns = war_entrenched_get_number (context->setup, WAR_ENTRENCHED_STUN_TURNS);

  if (turns == 0)
    return;

  war_context_get_piece (context, piece)[WAR_ENTRENCHED_PIECE_STUNNED]
    = get_turn_after (context, piece, turns);
  war_context_add (context, WAR_ENTRENCHED_EVENT_STUNNED, (gint) piece, WAR_NONE, "entrenched.6.4");
}

/* entrenched.E-9: until the end of the owner's next turn. */
static void
suppress (WarContext *context, guint piece)
{
  war_context_get_piece (context, piece)[WAR_ENTRENCHED_PIECE_SUPPRESSED]
    = get_turn_after (context, piece, 1);
  war_context_add (context, WAR_ENTRENCHED_EVENT_SUPPRESSED, (gint) piece, WAR_NONE,
                   "entrenched.E-9");
}

gboolean
war_entrenched_take_hits (WarContext *context, guint piece, guint hits, gint cover, guint by,
                          const WarEntrenchedWeapon *weapon)
{
  guint wounds;

  if (hits == 0)
    return TRUE;
  if (!war_entrenched_roll_saves (context, piece, hits, cover, &wounds))
    return FALSE;

  wound (context, piece, (gint) wounds, by, "entrenched.5.6");

  /* entrenched.E-9: saved or not. */
  if (weapon->suppressing && war_entrenched_stands (context->setup, context->state, (gint) piece))
    suppress (context, piece);
  return TRUE;
}

/* entrenched.5.10: diameters. */
WarLength
war_entrenched_get_radius (const WarSetup *setup, guint template)
{
  const WarRules *rules = war_entrenched_get_data (setup)->rules;

  return rules->numbers[template == 1 ? WAR_ENTRENCHED_TEMPLATE_1 : WAR_ENTRENCHED_TEMPLATE_2] / 2;
}

gboolean
war_entrenched_is_under (const WarSetup *setup, const WarState *state, gint piece, guint template,
                         WarPosition middle)
{
  WarBase base;

  if (!war_entrenched_stands (setup, state, piece))
    return FALSE;

  base = war_entrenched_get_base (setup, state, (guint) piece);
  return war_base_meets_disc (&base, middle, war_entrenched_get_radius (setup, template));
}
