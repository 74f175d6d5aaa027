/* force.h: armies in a few words, and what is wrong with them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army-check.h"
#include "store/documents/library.h"

/* An army of a shipped book: "8 garrison-riflemen, 2 garrison-machine-gun". */
WarArmy *force_new (StoreLibrary *library, const char *book, const char *units);

/* That nothing is wrong with it, or that something is by this clause and by no other. Each takes
 * the army over. */
void force_assert_legal (WarArmy *army);
void force_assert_illegal (WarArmy *army, WarProblemKind kind, const char *clause);

/* That every army that is drawn at random is legal, and that there are units in it. */
void force_assert_random (StoreLibrary *library, const char *book, const char *game_type,
                          gint cost_limit);

/* A value of a row of a table, by the ids of the table and the column; a choice as its word. The
 * row is found by the values of the key, as they would stand in the data: "die=6". NULL: it has no
 * such row. Free the word. */
char *force_look_up (const WarRules *rules, const char *table, const char *keys,
                     const char *column);

/* That the numbers of the rules are these, and no others. */
void force_assert_numbers (const WarRules *rules, const gint32 *numbers, guint n_numbers);

/* That each look-up, table, keys, column, gives its word. */
void force_assert_facts (const WarRules *rules, const char *const (*facts)[4], guint n_facts);
