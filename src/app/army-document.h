/* army-document.h: an open army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document.h"
#include "engine/army-check.h"

G_BEGIN_DECLS

#define DUCK_TYPE_ARMY_DOCUMENT (duck_army_document_get_type ())
G_DECLARE_FINAL_TYPE (DuckArmyDocument, duck_army_document, DUCK, ARMY_DOCUMENT, DuckDocument)

/* path: NULL while there is no file. */
DuckArmyDocument *duck_army_document_new (StoreLibrary *library, const char *path, WarArmy *army);
DuckArmyDocument *duck_army_document_open (StoreLibrary *library, const char *path,
                                           StoreFaults *faults);

WarArmy *duck_army_document_get_army (DuckArmyDocument *self);

/* What is wrong with the army as it is: WarProblem. Belongs to the document and is replaced when it
 * changes. */
GPtrArray *duck_army_document_get_problems (DuckArmyDocument *self);

/* DuckTypeItem: the unit types to choose from. */
GListModel *duck_army_document_get_types (DuckArmyDocument *self);

/* DuckUnitItem: the army's units. Items of units that an edit leaves alone stay the same. */
GListModel *duck_army_document_get_units (DuckArmyDocument *self);

/* Edits, each a step of the history, but a name that is typed letter by letter is one. What changes
 * nothing is no step. */
void duck_army_document_add_unit (DuckArmyDocument *self, WarUnitType *type);
void duck_army_document_remove_units (DuckArmyDocument *self, const guint *indices,
                                      guint n_indices);
void duck_army_document_set_name (DuckArmyDocument *self, const char *name);
void duck_army_document_set_cost_limit (DuckArmyDocument *self, gint cost_limit);
void duck_army_document_set_game_type (DuckArmyDocument *self, const char *game_type);

G_END_DECLS
