/* battlescribe-private.h: what rosters and catalogues share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/battlescribe.h"
#include "store/foreign-xml.h"

G_BEGIN_DECLS

#define BATTLESCRIBE_SPACE "http://www.battlescribe.net/schema/"
#define BATTLESCRIBE_VERSION "2.03"

/* Four groups of four hexadecimal digits, as BattleScribe makes them, of what the parts say, which
 * NULL ends. Free it. */
char *store_battlescribe_make_id (const char *part, ...) G_GNUC_NULL_TERMINATED;

/* The id of one of a book's categories. Free it. */
char *store_battlescribe_make_category_id (const char *category);

/* <profiles> and <costs> of a unit. */
void store_battlescribe_write_profiles (StoreForeignWriter *writer, const WarRosterUnit *unit,
                                        const char *book_id);
void store_battlescribe_write_costs (StoreForeignWriter *writer, const GPtrArray *costs);

/* The id of a rule of a book. Free it. */
char *store_battlescribe_make_rule_id (const WarRosterTerm *rule, const char *book_id);
void store_battlescribe_write_rule (StoreForeignWriter *writer, const WarRosterTerm *rule,
                                    const char *book_id);

/* A document with its declaration; and the file that it has become. */
StoreForeignWriter store_battlescribe_begin (void);
GBytes *store_battlescribe_finish (StoreForeignWriter *writer);

G_END_DECLS
