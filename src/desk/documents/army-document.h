/* army-document.h: an open army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/army-order.h"
#include "desk/documents/document.h"
#include "engine/army/army-check.h"

G_BEGIN_DECLS

#define DUCK_TYPE_ARMY_DOCUMENT (duck_army_document_get_type ())
G_DECLARE_FINAL_TYPE (DuckArmyDocument, duck_army_document, DUCK, ARMY_DOCUMENT, DuckDocument)

/* path: NULL while there is no file. */
DuckArmyDocument *duck_army_document_new (StoreLibrary *library, const char *path, WarArmy *army);

WarArmy *duck_army_document_get_army (DuckArmyDocument *self);

/* What is wrong with the army as it is: WarProblem. Belongs to the document and is replaced when it
 * changes. */
GPtrArray *duck_army_document_get_problems (DuckArmyDocument *self);

/* DuckTypeItem: the unit types to choose from. */
GListModel *duck_army_document_get_types (DuckArmyDocument *self);

/* DuckUnitItem: the rows of the army's list, as unit-list.h has them. */
GListModel *duck_army_document_get_units (DuckArmyDocument *self);

/* Whether like units share a row: at first they do. */
void duck_army_document_set_merged (DuckArmyDocument *self, gboolean merged);

/* Edits, each a step of the history, but a name that is typed letter by letter is one. What changes
 * nothing is no step. Indices are those of the army's units, ascending, each once. */
void duck_army_document_add_unit (DuckArmyDocument *self, WarUnitType *type, gint section);
void duck_army_document_insert_unit (DuckArmyDocument *self, WarUnitType *type, guint before,
                                     gint section);

/* Units of another army, of which each type is in this army's book, come before that one and into
 * the section, all in one step. NULL, or why they cannot: a sentence. Free it. */
char *duck_army_document_paste_units (DuckArmyDocument *self, const WarArmy *part, guint before,
                                      gint section);
void duck_army_document_sort_units (DuckArmyDocument *self, DuckArmyOrder order);
void duck_army_document_remove_units (DuckArmyDocument *self, const guint *indices,
                                      guint n_indices);
void duck_army_document_duplicate_units (DuckArmyDocument *self, const guint *indices,
                                         guint n_indices);

/* So many of the units, which are alike: copies of the last come after it, the last go first. */
void duck_army_document_set_count (DuckArmyDocument *self, const guint *indices, guint n_indices,
                                   guint count);

/* The units come before the one that stands at `before`, and into the section; -1: as they are. */
void duck_army_document_move_units (DuckArmyDocument *self, const guint *indices, guint n_indices,
                                    guint before, gint section);
void duck_army_document_set_units_section (DuckArmyDocument *self, const guint *indices,
                                           guint n_indices, gint section);

/* group: a new one, or one that others are in. */
void duck_army_document_set_units_group (DuckArmyDocument *self, const guint *indices,
                                         guint n_indices, const char *group);

/* All units of the group, as one step; with the name of another they are in that. */
void duck_army_document_rename_group (DuckArmyDocument *self, const char *group, const char *name);

/* The units' own name and note; "": none. */
void duck_army_document_set_units_words (DuckArmyDocument *self, const guint *indices,
                                         guint n_indices, const char *name, const char *note);

/* Other units at random, as army-random.h has them; the army needs its book. */
void duck_army_document_surprise (DuckArmyDocument *self, guint64 seed);
void duck_army_document_set_name (DuckArmyDocument *self, const char *name);
void duck_army_document_set_cost_limit (DuckArmyDocument *self, gint cost_limit);
void duck_army_document_set_game_type (DuckArmyDocument *self, const char *game_type);
void duck_army_document_set_book (DuckArmyDocument *self, WarBook *book);

/* The book of its one ally; NULL: it has none. */
void duck_army_document_set_ally (DuckArmyDocument *self, WarBook *book);

G_END_DECLS
