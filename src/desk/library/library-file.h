/* library-file.h: what is done to a document's file from the library
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/base/kind.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* Whether documents of the kind can be given another name from outside. A game is known by what
 * happened in it, so that one cannot. */
gboolean duck_library_can_copy (DuckKind kind);

/* The path of a file in the user's own folder that does not exist yet, named after the title. That
 * of a book is the id by which armies find it, which no other has. Free it. */
char *duck_library_suggest_path (StoreLibrary *library, DuckKind kind, const char *title);

/* Writes the document in the file at from, with another name, to the file at to, which may be the
 * same: a book stays the same then, and armies go on finding it. On an error both are as they
 * were. */
gboolean duck_library_copy_file (StoreLibrary *library, DuckKind kind, const char *from,
                                 const char *to, const char *name, GError **error);

/* The id of the book that is kept in the file: what the file is called; free it. */
char *duck_library_dup_book_id (const char *path);

/* The WarBooks among them that can be read, by name, with a reference to each; system: NULL for
 * books of all. */
GPtrArray *duck_library_list_books (StoreLibrary *library, const WarSystem *system);

G_END_DECLS
