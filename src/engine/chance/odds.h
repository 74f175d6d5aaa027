/* odds.h: what dice will do, exactly
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A distribution is kept as whole numbers of equally likely outcomes, over a common denominator: a
 * product of the numbers of faces, which is 2^a × 3^b, as all dice of all systems have 2^a × 3^b
 * sides. 60 d12, each with a save on another, need 433 bits for such a number, and have 448.
 *
 * So nothing is rounded but what is asked for, once. Solo commanders, who compare, see the same
 * numbers on every machine, and ways that are equally good compare as equal, in whatever order
 * their dice were added. Nothing here allocates. */

/* A probability, or an expected value, in 1/2^32: rounded once, to nearest, ties to even. */
typedef guint64 WarProbability;

#define WAR_PROBABILITY_ONE (G_GUINT64_CONSTANT (1) << 32)

/* n of so many equally likely outcomes; n <= of < 2^31. */
WarProbability war_probability (guint n, guint of);

/* One die, after the rules have said what each of its faces means: faces[r] of n_faces give the
 * result r (hits, wounds, pips). No result is above most. */
#define WAR_DIE_MAX_RESULT 15
#define WAR_DIE_MAX_FACES 144

typedef struct
{
  guint8 n_faces;
  guint8 most;
  guint8 faces[WAR_DIE_MAX_RESULT + 1];
} WarDie;

typedef enum
{
  WAR_DIE_PLAIN = 0,
  WAR_DIE_ONE_FAILS = 1 << 0, /* a natural 1 fails whatever the modifier */
  WAR_DIE_BEST_PASSES = 1 << 1, /* the highest natural number passes whatever the modifier */
} WarDieFlags;

/* In all of these, sides is 2, 3, 4, 6, 8, 9 or 12, and the modifier is added to the number rolled,
 * |modifier| <= 100. */

/* A test, or a hit: 1 where number + modifier >= need, else 0. */
WarDie war_die_pass (guint sides, gint need, gint modifier, WarDieFlags flags);

/* A table of results: as many as there are needs reached. Needs { 4, 6, 7 } are the hits of
 * End of Empires: none below 4, 1 for 4 and 5, 2 for 6, 3 for 7 and more. */
WarDie war_die_table (guint sides, gint modifier, const gint *needs, guint n_needs);

/* number + modifier, but at least 0; modifier <= 3. */
WarDie war_die_number (guint sides, gint modifier);

/* 1 where hit gives 1 and then save, rolled for it, gives 0. Both give at most 1, and the product
 * of their faces is at most WAR_DIE_MAX_FACES. */
WarDie war_die_unsaved (const WarDie *hit, const WarDie *save);

WarProbability war_die_at_least (const WarDie *die, guint least);

/* Of all sides² rolls of two dice, in how many the first number + modifier − the second lies within
 * least … most: with 1 … G_MAXINT the first wins, with 0 … 0 they tie. */
guint war_dice_count_margins (guint sides, gint modifier, gint least, gint most);

/* The distribution of a sum of results. Values above the cap count as the cap: with the wounds that
 * a target has left, the cap's chance is that of its destruction. About 10 kB; all fields are
 * private. A value belongs to its owner and may be copied by assignment. */
#define WAR_ODDS_MAX_VALUE 180
#define WAR_ODDS_MAX_DICE 60
#define WAR_ODDS_N_DIGITS 14

typedef struct
{
  guint16 cap, top; /* no value is above top, and top not above cap */
  guint16 twos, threes; /* the denominator is 2^twos × 3^threes */
  guint32 weights[WAR_ODDS_MAX_VALUE + 1][WAR_ODDS_N_DIGITS]; /* [value]: lowest digit first */
} WarOdds;

/* Surely 0, with the cap WAR_ODDS_MAX_VALUE. */
void war_odds_init (WarOdds *odds);

/* From now on: values above cap count as cap. Cap early, it saves work; it can only be lowered. */
void war_odds_cap (WarOdds *odds, guint cap);

/* One distribution takes WAR_ODDS_MAX_DICE in all, those of distributions added to it included. */
void war_odds_add_dice (WarOdds *odds, const WarDie *die, guint n_dice);

/* The sum with an independent distribution, which must not be the same object. */
void war_odds_add (WarOdds *odds, const WarOdds *other);

/* Every value ÷ divisor, rounded down: the damage of Trench Club. Values at the cap must not stand
 * for higher ones, so cap after dividing, not before. */
void war_odds_divide (WarOdds *odds, guint divisor);

guint war_odds_get_top (const WarOdds *odds);
WarProbability war_odds_exactly (const WarOdds *odds, guint value);
WarProbability war_odds_at_least (const WarOdds *odds, guint least);
WarProbability war_odds_get_mean (const WarOdds *odds);

/* Whether the chance of at least so much is percent of 100 or more, exactly (club.M-9 asks so). */
gboolean war_odds_is_likely (const WarOdds *odds, guint least, guint percent);

/* The least value that is not exceeded in at least percent of 100 cases; 50 is the median. */
guint war_odds_get_quantile (const WarOdds *odds, guint percent);

/* The exact number of outcomes that give value, of how many; FALSE if that does not fit 64 bits.
 * Every die counts with the fraction of its faces in lowest terms (2 of 6 are 1 of 3). */
gboolean war_odds_get_outcomes (const WarOdds *odds, guint value, guint64 *n, guint64 *of);

/* For display only, never for a decision: correct to within 2^-52 of the value, or 2^-62. */
double war_odds_display_at_least (const WarOdds *odds, guint least);
double war_odds_display_mean (const WarOdds *odds);

/* What one side rolls in an exchange of blows: n_dice in any case and, if per_wound, one die for
 * each wound that it still has. The dead roll nothing. */
typedef struct
{
  WarDie die;
  guint n_dice;
  gboolean per_wound;
} WarStrike;

#define WAR_EXCHANGE_MAX_WOUNDS 12

/* The wounds that both lose, each capped at what it has: the target fires at the attacker who
 * comes, who strikes if he lives, and is struck back if the target lives (entrenched.7.4 to 7.7).
 * Each strike but the attack may be NULL. Together they roll at most WAR_ODDS_MAX_DICE. */
void war_odds_exchange (guint attacker_wounds, guint target_wounds, const WarStrike *counter_fire,
                        const WarStrike *attack, const WarStrike *strike_back,
                        WarOdds *attacker_loss, WarOdds *target_loss);

G_END_DECLS
