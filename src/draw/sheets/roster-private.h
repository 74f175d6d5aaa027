/* roster-private.h: the blocks of a printed roster
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/flow-private.h"
#include "engine/army/army-check.h"

G_BEGIN_DECLS

/* What the pen's subject points to. */
typedef struct
{
  WarArmy *army;
  WarSections *sections; /* of the army */
  gboolean is_book; /* the army is one of each of a book's types, to read what there is */
} DrawRosterSubject;

/* The kinds of blocks of a roster, beside those of units, and what their items are. */
typedef enum
{
  DRAW_ROSTER_SECTION, /* above its units; first: its number, 0: in none yet */
  DRAW_ROSTER_KEY, /* what the signs of the statistics mean */
  DRAW_ROSTER_HEADING, /* a text, not translated yet; never last on a page */
  DRAW_ROSTER_SENTENCE, /* a text */
  DRAW_ROSTER_LIMIT, /* a WarLimit: of a book alone, or how the army stands to it */
  DRAW_ROSTER_PROBLEM, /* a WarProblem */
  DRAW_ROSTER_PLAN, /* a sentence about the army in a game, translated */
  DRAW_ROSTER_TRAIT, /* a DrawPair */
} DrawRosterKind;

double draw_roster_block (const DrawPen *pen, const DrawBlock *block, double y);

/* The heads of the columns, above units. */
double draw_roster_columns (const DrawPen *pen, const DrawBlock *block, double y);

G_END_DECLS
