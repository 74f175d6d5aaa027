/* chance.h: questions to fate, and who answers them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/chance/generator.h"
#include "engine/geometry/length.h"

G_BEGIN_DECLS

#define WAR_MAX_DICE 64

/* Of those who roll: everybody, and somebody for nobody too. */
#define WAR_CHANCE_EVERYBODY G_MAXUINT32
#define WAR_MAX_ANSWERS 1024

typedef enum
{
  WAR_QUESTION_DICE, /* count dice of so many sides, at most 255: answers 1 … sides each */
  WAR_QUESTION_ONE_OF, /* one of sides things: 0 … sides − 1 */
  WAR_QUESTION_DIRECTION, /* of sides, evenly round: 0 … sides − 1; 0, or sides, is up */
  WAR_QUESTION_POSITION, /* a position within a rectangle: x, y */
} WarQuestionKind;

/* What makes rolls better or worse than the cards say. Small: every event has room for some. */
typedef struct
{
  guint8 kind; /* of the system */
  guint8 n_dice; /* to so many of the piece's dice; 0: to all */
  gint16 amount; /* what is added: to dice, their number or what they need, as the kind says */
  gint32 row; /* of the piece whose rolls they are */
  const char *clause; /* a constant; NULL: a unit has it by itself */
} WarModifier;

#define WAR_MAX_MODIFIERS 8

/* What a rule asks of fate. Names and clauses are constants. */
typedef struct
{
  WarQuestionKind kind;
  const char *purpose; /* "to-hit": for the log and for whoever rolls */
  const char *clause;
  gint owner; /* seat whose dice they are; WAR_NONE: nobody's */
  gint subject; /* piece, by its row, of whose lot they decide; WAR_NONE: nobody's, or plain */
  guint sides;
  guint count; /* DICE: at most WAR_MAX_DICE; else 1 */
  gint need; /* the least die, with what is added to it, that succeeds; 0: none */
  gboolean is_graded; /* how much more than that it is counts too, as with tables of hits */
  gint8 adds[WAR_MAX_DICE]; /* what is added to each die */
  guint n_modifiers;
  WarModifier modifiers[WAR_MAX_MODIFIERS]; /* why it is that what is added or needed */
  WarPosition minimum, maximum; /* POSITION: inclusive */
} WarQuestion;

/* Who answers. */
typedef enum
{
  WAR_CHANCE_GENERATOR, /* the generator in the state */
  WAR_CHANCE_GIVEN, /* a script or a replay: only the answers that were handed over */
  WAR_CHANCE_MIXED, /* dice that were handed over for the people who roll, else the generator */
  WAR_CHANCE_FORESEEN, /* nobody: dice succeed, but for those of one question */
} WarChanceSource;

/* The answers to one order's questions. Answers that are handed over are kept in `given`; `answers`
 * are all that were used, whoever gave them, which the journal keeps. Where an answer lacks,
 * `missing` is the question, of dice with the count that lacks: the order is carried out again from
 * the start when it has been answered. A plain value; large: keep it off small stacks. */
typedef struct
{
  WarChanceSource source;
  guint32 people; /* MIXED: bit n: seat n rolls for itself */
  guint n_given;
  guint n_taken; /* of those that are given */
  gint32 given[WAR_MAX_ANSWERS];
  guint n_answers;
  gint32 answers[WAR_MAX_ANSWERS];
  gint failing; /* FORESEEN: the question whose dice fail, from 0; −1: none */
  gint n_questions; /* that were asked */
  gboolean is_missing;
  WarQuestion missing;
  gboolean is_wrong; /* an answer that cannot be one, 7 on a die of six; or a question with none */
} WarChance;

void war_chance_init (WarChance *chance, WarChanceSource source);

/* Of a question about dice, if the amount is not 0. What is the same for other dice counts with
 * those; what has no room is not said. */
void war_question_add_modifier (WarQuestion *question, guint kind, gint row, gint32 amount,
                                const char *clause, guint n_dice);

/* MIXED: those seats roll their own dice, and what is nobody's is the generator's, but for
 * WAR_CHANCE_EVERYBODY. A position is so always: no die says one. */
void war_chance_init_mixed (WarChance *chance, guint32 people);

/* FORESEEN: dice that need something roll their best, and those of that question their worst. All
 * else comes out in the middle, graded dice too. */
void war_chance_init_foreseen (WarChance *chance, gint failing);

/* Before the order is carried out again: what was given stays. */
void war_chance_rewind (WarChance *chance);

/* Whether all that was given was asked for: if not, a replay has lost its way. */
gboolean war_chance_is_used_up (const WarChance *chance);

/* Hands an answer over: a die, a number, or half a position. FALSE if there are too many. */
gboolean war_chance_give (WarChance *chance, gint32 answer);

/* The generator moves on with every question, whoever answers, so that a replay with the recorded
 * answers leads to the same states.
 *
 * Asks: fills results with count numbers (two for a position) and gives TRUE, or gives FALSE when
 * an answer is missing or wrong; then the rule returns at once and nothing that it did counts. */
gboolean war_chance_ask (WarChance *chance, WarGenerator *generator, const WarQuestion *question,
                         gint32 *results);

/* How many of the dice are at least need. */
guint war_dice_count_successes (const gint32 *dice, guint n_dice, gint need);

G_END_DECLS
