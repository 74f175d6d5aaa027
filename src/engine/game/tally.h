/* tally.h: the dice of a game, counted
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* A die has at most so many sides, and there are at most so many kinds of dice. */
#define WAR_TALLY_MAX_SIDES 20
#define WAR_TALLY_MAX_KINDS 8

/* All dice with so many sides. */
typedef struct
{
  guint sides;
  guint n_dice;
  guint counts[WAR_TALLY_MAX_SIDES]; /* of the faces from 1 */
} WarTallyKind;

/* Somebody's dice. */
typedef struct
{
  guint n_dice;
  guint n_kinds;
  WarTallyKind kinds[WAR_TALLY_MAX_KINDS];
  guint n_needed; /* dice that needed something */
  guint n_met; /* of them, that had it */
  double expected; /* how many have it on average; for display only, as the next */
  double variance;
} WarTally;

/* Whose dice the event's are, from 0; WAR_N_SIDES: nobody's. */
gint war_tally_find_side (const WarGame *game, const WarEvent *event);

/* Counts the dice of an event; a kind of dice for which there is no room is left out. */
void war_tally_add (WarTally *tally, const WarEvent *event);

/* What the dice show on average; 0 if there are none. */
double war_tally_kind_get_average (const WarTallyKind *kind);

/* How far what had been needed was met more, or less, often than on average, in standard
 * deviations; 0 while nothing hung on chance. */
double war_tally_get_luck (const WarTally *tally);

G_END_DECLS
