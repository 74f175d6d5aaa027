/* game-plan.h: what a new game is to be
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/battle.h"
#include "store/documents/game-file.h"

G_BEGIN_DECLS

/* The program rolls none, nor those of seats that are on no side. */
#define DUCK_GAME_PLAN_ALL_DICE ((1u << WAR_N_SIDES) - 1)

/* An operation, with the armies that its sides bring; or a battle of two armies on a field. What is
 * not chosen yet is NULL. */
typedef struct
{
  const WarGameType *game_type; /* of a battle, lent; NULL: an operation is played */
  WarOperation *operation;
  WarArmy *armies[WAR_N_SIDES];
  WarField *field; /* of a battle, as the next two */
  WarBattleEdges edges;
  gint rounds;
  WarAmendments amendments;
  const char *level; /* of its system's, lent; NULL: the operation's, or the usual one */
  const char *commanders[WAR_N_SIDES]; /* ids, lent */
  const char *seats[WAR_MAX_SEATS]; /* likewise; NULL: whoever commands the seat's side */
  guint own_dice; /* which people roll; bit n: those of side n */
  WarUndoPolicy undo;
  gboolean hands_over;
  guint64 seed;
} DuckGamePlan;

void duck_game_plan_clear (DuckGamePlan *plan);

/* Whether the side brings an army. */
gboolean duck_game_plan_wants_army (const DuckGamePlan *plan, gint side);

/* What the side is called, as far as that is known, or NULL; free it. Where both sides have the
 * same army, also which of them it is. */
char *duck_game_plan_dup_side (const DuckGamePlan *plan, gint side);

/* What will be played, whole. NULL: it cannot be; faults gets sentences that say why, and what
 * would mend it. */
WarOperation *duck_game_plan_arrange (const DuckGamePlan *plan, GPtrArray *faults);

/* Begins the game; NULL likewise. */
StoreGame *duck_game_plan_begin (const DuckGamePlan *plan, GPtrArray *faults);

G_END_DECLS
