/* library-file.h: what is done to a document's file from the library
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/base/kind.h"
#include "store/library.h"

G_BEGIN_DECLS

/* Whether documents of the kind can be given another name from outside. A book is known by its id
 * and a game by what happened in it, so those cannot. */
gboolean duck_library_can_copy (DuckKind kind);

/* Writes the document in the file at from, with another name, to the file at to, which may be the
 * same. On an error both are as they were. */
gboolean duck_library_copy_file (StoreLibrary *library, DuckKind kind, const char *from,
                                 const char *to, const char *name, GError **error);

/* The paths of all documents of the kind that come with the program, then of the user's own; free
 * the array. */
GPtrArray *duck_library_list_files (StoreLibrary *library, DuckKind kind);

/* The WarBooks among them that can be read, by name, with a reference to each; system: NULL for
 * books of all. */
GPtrArray *duck_library_list_books (StoreLibrary *library, const WarSystem *system);

G_END_DECLS
