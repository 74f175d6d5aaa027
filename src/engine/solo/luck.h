/* luck.h: what luck with dice did in a series, and what is left when it is taken out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/stopping.h"

G_BEGIN_DECLS

/* The dice of a game that needed something, in millionths of a die: what is added up in integers is
 * the same on every machine. */
typedef struct
{
  gint64 luck; /* by how many more than on average had it: the first side's less the second's */
  gint64 variance; /* of that */
} WarLuck;

/* Counts the dice of an event that somebody's are; the side: 0, 1; WAR_N_SIDES: nobody's. */
void war_luck_add (WarLuck *luck, const WarEvent *event, gint side);

/* Counts a game that has come to an end. */
void war_luck_count (WarLuckTally *tally, const WarLuck *luck, gint winner);
void war_luck_tally_add (WarLuckTally *tally, const WarLuckTally *other);

/* What is left of a side's wins when luck is taken out. */
typedef struct
{
  double share; /* 0 … 1 */
  WarInterval interval;
  double explained; /* how much of who wins goes with luck: 0 nothing, 1 all */
  guint n_worth; /* so many games that nobody takes luck out of say as much */
} WarEvened;

/* Luck is 0 on average, whoever plays and however well: each die is as likely to have what it needs
 * as one reckons before. So what the games had of it in all is chance alone, and is taken out by as
 * much as wins went with it from game to game (a control variate). That leaves the share to which
 * more and more games would lead, known better than by counting.
 *
 * FALSE: there are too few games, or no die needed anything. */
gboolean war_luck_even_out (const WarSeriesTally *tally, guint side, WarEvened *evened);

G_END_DECLS
