/* book-document.h: an open army book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"
#include "engine/army/book.h"

G_BEGIN_DECLS

#define DUCK_TYPE_BOOK_DOCUMENT (duck_book_document_get_type ())
G_DECLARE_FINAL_TYPE (DuckBookDocument, duck_book_document, DUCK, BOOK_DOCUMENT, DuckDocument)

/* path: NULL while there is no file. */
DuckBookDocument *duck_book_document_new (StoreLibrary *library, const char *path, WarBook *book);

WarBook *duck_book_document_get_book (DuckBookDocument *self);

/* By which armies find it: that of its file. */
const char *duck_book_document_get_id (DuckBookDocument *self);

/* What would keep the book from being saved: sentences, in lines; NULL: nothing. */
const char *duck_book_document_get_faults (DuckBookDocument *self);

/* DuckTypeItem: the book's unit types. Those that an edit leaves alone stay the same. */
GListModel *duck_book_document_get_types (DuckBookDocument *self);

/* Edits, each a step of the history; those with what: the field's name, typed letter by letter are
 * one. */
void duck_book_document_set_name (DuckBookDocument *self, const char *name);
void duck_book_document_insert_type (DuckBookDocument *self, guint index, WarUnitType *type);
void duck_book_document_set_type (DuckBookDocument *self, guint index, WarUnitType *type,
                                  const char *what);
void duck_book_document_remove_type (DuckBookDocument *self, guint index);
void duck_book_document_add_trait (DuckBookDocument *self, WarTrait *trait);
void duck_book_document_set_trait (DuckBookDocument *self, guint index, WarTrait *trait);
void duck_book_document_remove_trait (DuckBookDocument *self, guint index);

/* of 0: no limit. */
void duck_book_document_set_limit (DuckBookDocument *self, const char *category, gint share,
                                   gint of);

/* Limits of any kind, by their places in the book. */
void duck_book_document_add_limit (DuckBookDocument *self, const WarLimit *limit);
void duck_book_document_replace_limit (DuckBookDocument *self, guint index, const WarLimit *limit);
void duck_book_document_remove_limit (DuckBookDocument *self, guint index);

/* Writes a copy of the book, with an id of its own, to where the user's books are; its path, and
 * its name if that is asked for, both to be freed. */
char *duck_book_document_write_copy (StoreLibrary *library, const WarBook *book, char **name,
                                     GError **error);

G_END_DECLS
