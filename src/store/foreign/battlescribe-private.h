/* battlescribe-private.h: what rosters and catalogues share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/foreign/battlescribe.h"
#include "store/foreign/foreign-xml.h"

G_BEGIN_DECLS

#define BATTLESCRIBE_SPACE "http://www.battlescribe.net/schema/"
#define BATTLESCRIBE_VERSION "2.03"

/* Four groups of four hexadecimal digits, as BattleScribe makes them, of what the parts say, which
 * NULL ends. Free it. */
char *store_battlescribe_make_id (const char *part, ...) G_GNUC_NULL_TERMINATED;

/* The only force of a roster that is written. */
const WarRosterForce *store_battlescribe_get_force (const WarRoster *roster);

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

/* What others call a selection: anything that was chosen, with what was chosen in it. */
typedef struct
{
  WarRosterUnit *unit; /* what it says itself */
  gboolean is_upgrade; /* and no unit or model */
  gboolean is_unit;
  GPtrArray *parts; /* StoreSelection; or NULL */
} StoreSelection;

/* Takes the unit over; and a part. */
StoreSelection *store_selection_new (WarRosterUnit *unit, const char *type);
void store_selection_add_part (StoreSelection *selection, StoreSelection *part);
void store_selection_free (StoreSelection *selection);

/* Makes of an outermost selection of the force what it is: a unit with its parts, several of them,
 * or a choice for all. Takes it over. */
void store_selection_place (StoreSelection *selection, WarRoster *roster, guint force,
                            StoreFaults *faults);

G_END_DECLS
