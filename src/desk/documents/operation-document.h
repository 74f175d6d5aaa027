/* operation-document.h: an open operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"
#include "engine/game/operation-check.h"
#include "engine/operation/operation-edit.h"
#include "engine/solo/variants.h"

G_BEGIN_DECLS

#define DUCK_TYPE_OPERATION_DOCUMENT (duck_operation_document_get_type ())
G_DECLARE_FINAL_TYPE (DuckOperationDocument, duck_operation_document, DUCK, OPERATION_DOCUMENT,
                      DuckDocument)

DuckOperationDocument *duck_operation_document_new (StoreLibrary *library, const char *path,
                                                    WarOperation *operation);

WarOperation *duck_operation_document_get_operation (DuckOperationDocument *self);

/* WarOddity: what is odd about it as it is now. */
const GArray *duck_operation_document_get_oddities (DuckOperationDocument *self);

/* Whether the file that its field came from is not there any more; then the operation has the field
 * alone, and keeps it in its own file. */
gboolean duck_operation_document_is_field_gone (DuckOperationDocument *self);

/* The path of the file that the operation's field is linked to, as far as it is there; or NULL. A
 * document without a path finds none. Free it. */
char *duck_operation_document_find_field (DuckOperationDocument *self);

/* Links the field, which is in the operation alone, to its file: to the one that it was linked to
 * before, else to one of the same name beside the operation. What that says now comes along, if it
 * is there. FALSE: it cannot be read, as faults says, and nothing changes. */
gboolean duck_operation_document_link_field (DuckOperationDocument *self, StoreFaults *faults);

/* Edits, as in operation-edit.h: each is a step of the history, but what is typed, or counted up,
 * is one. What changes nothing is none. */
void duck_operation_document_set_name (DuckOperationDocument *self, const char *name);
void duck_operation_document_set_place (DuckOperationDocument *self, const char *place);
void duck_operation_document_set_date (DuckOperationDocument *self, const char *date);
void duck_operation_document_set_prologue (DuckOperationDocument *self, const char *text);
void duck_operation_document_set_special_rules (DuckOperationDocument *self, const char *text);
void duck_operation_document_set_game_type (DuckOperationDocument *self, const char *game_type);
void duck_operation_document_set_level (DuckOperationDocument *self, const char *level);
void duck_operation_document_set_rounds (DuckOperationDocument *self, gint rounds);
void duck_operation_document_set_first (DuckOperationDocument *self, gint first_side,
                                        gint first_chooser);
/* The system's n-th amendment. */
void duck_operation_document_set_amendment (DuckOperationDocument *self, guint amendment,
                                            WarAmendmentUse use);
void duck_operation_document_set_field (DuckOperationDocument *self, WarField *field,
                                        const char *link);

void duck_operation_document_set_side_name (DuckOperationDocument *self, gint side,
                                            const char *name);
void duck_operation_document_set_book (DuckOperationDocument *self, gint side, WarBook *book);

/* The n-th, from 1; NULL: one fewer. */
void duck_operation_document_set_ally (DuckOperationDocument *self, gint side, guint n,
                                       WarBook *book);
void duck_operation_document_set_cost_limit (DuckOperationDocument *self, gint side,
                                             gint cost_limit);
void duck_operation_document_set_army (DuckOperationDocument *self, gint side, const WarArmy *army);

/* One unit more: in the entry that has such units already, else in a new one. */
void duck_operation_document_add_unit (DuckOperationDocument *self, gint side, WarUnitType *type);

/* These take over the entry or the condition. */
void duck_operation_document_set_entry (DuckOperationDocument *self, gint side, guint index,
                                        WarForceEntry *entry);
void duck_operation_document_set_reserve (DuckOperationDocument *self, gint side, guint index,
                                          gboolean is_reserve);
void duck_operation_document_set_arrival (DuckOperationDocument *self, gint side, guint index,
                                          WarForceEntry *entry);
void duck_operation_document_remove_entry (DuckOperationDocument *self, gint side, guint index);
void duck_operation_document_add_condition (DuckOperationDocument *self, WarCondition *condition);
void duck_operation_document_set_condition (DuckOperationDocument *self, guint index,
                                            WarCondition *condition);
void duck_operation_document_remove_condition (DuckOperationDocument *self, guint index);

/* A small change, of the operation as it is. */
void duck_operation_document_take_over (DuckOperationDocument *self, const WarVariant *variant);

G_END_DECLS
