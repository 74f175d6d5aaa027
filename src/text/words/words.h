/* words.h: armies in words, for other programs and of other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army.h"
#include "engine/army/roster.h"

G_BEGIN_DECLS

/* What a measure of costs is called by list builders of all games. */
#define TEXT_POINTS_ID "pts"

/* The army as list builders exchange it, in the reader's language; lengths have a straight mark of
 * inches, which other programs look for. Like units are together. */
WarRoster *text_words_from_army (const WarArmy *army);

/* The same of one of each type of a book. */
WarRoster *text_words_from_book (const WarBook *book);

/* All that a card says of a type, a line for each thing: statistics, weapons, traits. Free it. */
char *text_words_describe_type (const WarUnitType *type, const WarRules *rules);

/* Such a roster for a terminal; it ends with a remark that it is only to be looked at. Free it. */
char *text_words_to_plain (const WarRoster *roster);

/* "2 × Vickers “Emma Gees”"; "50 pts"; "3 × Man (3 × Rifle), Sergeant": what it consists of, or
 * was chosen. Free them. */
char *text_words_unit_title (const WarRosterUnit *unit);
char *text_words_costs (const GPtrArray *costs);
char *text_words_parts (const GPtrArray *parts);

/* A cell of a row with its name: "Range 10\""; without it where a row is nothing but a description.
 * Free it. */
char *text_words_cell (const WarRosterRow *row, guint index);

/* "Steady, Slow": rules by name, each once. Free it. */
char *text_words_rules (const GPtrArray *rules);

/* A force's name with its book. Free it. */
char *text_words_force (const WarRosterForce *force);

/* "665 pts of 700 pts": what the roster says itself; and what its rows come to, which is a sentence
 * where that differs. Free them. */
char *text_words_total (const WarRoster *roster);
char *text_words_sum (const WarRoster *roster);

/* That texts were too long to be kept whole; NULL: none were. Free it. */
char *text_words_shortened (const WarRoster *roster);

G_END_DECLS
