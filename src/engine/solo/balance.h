/* balance.h: many games of armies, all against all, to see what their costs are worth
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army-random.h"
#include "engine/operation/battle.h"
#include "engine/solo/cross-table.h"

G_BEGIN_DECLS

#define WAR_BALANCE_MIN_ARMIES 2
#define WAR_BALANCE_MAX_ARMIES 128
#define WAR_BALANCE_MAX_TYPES 512

/* What of the armies counts for what games say about them: names and numbers, which can be written
 * to a file and read again without their books. */
typedef struct
{
  char *id;
  char *name;
} WarBalanceBook;

typedef struct
{
  guint book; /* in which it stands; others may have one of the id, too */
  char *id;
  char *name;
  gint cost; /* of a unit */
} WarBalanceType;

typedef struct
{
  char *name;
  guint book;
  gint style; /* WarStyle; WAR_NONE: it was given */
  gint cost;
  guint *n_units; /* of each type */
} WarBalanceArmy;

typedef struct
{
  GPtrArray *books; /* WarBalanceBook */
  GPtrArray *types; /* WarBalanceType: by books, in their order */
  GPtrArray *armies; /* WarBalanceArmy */
} WarBalanceRoll;

/* An empty one; types are added before armies. */
WarBalanceRoll *war_balance_roll_new (void);
void war_balance_roll_free (WarBalanceRoll *roll);

/* Those of the book that the roll lacks, and of an army what it has that its book does not. */
void war_balance_roll_add_book (WarBalanceRoll *roll, const WarBook *book);
void war_balance_roll_add_types (WarBalanceRoll *roll, const WarArmy *army);
void war_balance_roll_add_army (WarBalanceRoll *roll, const WarArmy *army, gint style);
const WarBalanceBook *war_balance_roll_get_book (const WarBalanceRoll *roll, guint book);
const WarBalanceType *war_balance_roll_get_type (const WarBalanceRoll *roll, guint type);
const WarBalanceArmy *war_balance_roll_get_army (const WarBalanceRoll *roll, guint army);
void war_balance_book_free (WarBalanceBook *book);
void war_balance_type_free (WarBalanceType *type);
void war_balance_army_free (WarBalanceArmy *army);

/* The army with the number, from 0, of those that are made of books: these take turns, and once all
 * have had theirs, the styles. NULL: nothing of the book fits. */
WarArmy *war_balance_make_army (GPtrArray *books, guint number, const char *game_type,
                                gint cost_limit, WarAmendments amendments, guint64 seed,
                                WarStyle *style);

/* What is played. Games are numbered: two after each other are of the same armies, on the same
 * field and with the same dice, with the sides changed; armies meet in the order of a tournament,
 * in which all play equally often, again and again. Where no field is given each two games have one
 * made for them, of which each half is the other turned. */
typedef struct
{
  WarArmy **armies;
  guint n_armies;
  const WarBalanceRoll *roll; /* of the same armies */
  const char *game_type; /* id */
  gint rounds; /* 0: what is usual for it */
  const char *level; /* or NULL */
  WarAmendments amendments;
  WarField *field; /* or NULL */
  guint first; /* number of the first game, from 0: those before it are another part's */
  guint n_games;
  guint64 seed;
  guint n_threads; /* from 1; the calling thread is one of them */
  WarCommander commanders[WAR_N_SIDES];
} WarBalancePlan;

/* Between two armies, as the first of them has it. */
typedef struct
{
  guint won, drawn, lost;
} WarMeeting;

/* How games are over: sums, so that the tally of all is the sum of those of their parts, however
 * many threads play. It does not grow with them. */
typedef struct
{
  guint n_armies, n_types;
  guint n_games; /* unfinished ones too */
  guint unfinished; /* a commander did not know what to do, or never came to an end */
  guint wins[WAR_N_SIDES]; /* by the side, whoever had it */
  guint draws;
  gint64 rounds;
  WarMeeting *meetings; /* of each pair: war_balance_find_meeting() */

  /* Of each type, by cost in hundredths: of the pieces that there were; of those that were gone for
   * good at the end; and of those of the enemy that were gone, and to which it had been the last to
   * do anything. */
  gint64 *fielded, *lost, *killed;
} WarBalanceTally;

WarBalanceTally *war_balance_tally_new (guint n_armies, guint n_types);
void war_balance_tally_free (WarBalanceTally *tally);

/* Adds what other games of the same armies came to. */
void war_balance_tally_add (WarBalanceTally *tally, const WarBalanceTally *other);

guint war_balance_count_pairs (guint n_armies);
guint war_balance_find_meeting (guint n_armies, guint first, guint second); /* first < second */

/* Of one army against another, or against all. */
WarScore war_balance_get_score (const WarBalanceTally *tally, guint army, guint other);
WarScore war_balance_get_total (const WarBalanceTally *tally, guint army);

/* Which armies have side 1 and side 2 in the game with the number. */
void war_balance_find_pair (guint n_armies, guint number, guint sides[WAR_N_SIDES]);

/* The battle that the game with the number is; NULL with a fault. */
WarOperation *war_balance_arrange (const WarBalancePlan *plan, guint number, WarBattleFault *fault);

/* Plays the games and adds them to the tally. A game that cannot be set up is unfinished: whether
 * any can, is tried by whoever calls. */
void war_balance_play (const WarBalancePlan *plan, WarBalanceTally *tally);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarBalanceRoll, war_balance_roll_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarBalanceTally, war_balance_tally_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarBalanceArmy, war_balance_army_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarBalanceType, war_balance_type_free)

G_END_DECLS
