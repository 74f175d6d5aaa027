/* library.h: where rules, books and shipped documents are found
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"
#include "engine/field/field.h"
#include "store/disk/faults.h"

G_BEGIN_DECLS

/* Finds the rules of a system, books by id and shipped documents along a path of data folders, and
 * reads each rules and book file once. In a data folder lie systems/<system>/, books/ and
 * scenarios/. A user's own books, in $XDG_DATA_HOME/duckboard/books/, are looked at first. Several
 * threads may ask for any of it. */
typedef struct _StoreLibrary StoreLibrary;

/* data_path: folders with colons between; NULL: $DUCKBOARD_DATA_PATH, else where the program is
 * installed. */
StoreLibrary *store_library_new (const char *data_path);

/* A reference, for a thread that may outlive whoever made it; each is given back. */
StoreLibrary *store_library_ref (StoreLibrary *library);
void store_library_free (StoreLibrary *library);

/* The first shipped "DIR/name" along the data path, or NULL; free it. */
char *store_library_find_file (const StoreLibrary *library, const char *name);

/* Likewise a document in DIR that goes by its file's name, with its suffix or without. */
char *store_library_find_document (const StoreLibrary *library, const char *dir, const char *name,
                                   const char *suffix);

/* Both belong to the library. */
WarRules *store_library_get_rules (StoreLibrary *library, const char *system, GError **error);
WarBook *store_library_get_book (StoreLibrary *library, const char *id, GError **error);

/* Those of the only system that the field is of by what it has; NULL: it may be of several. They
 * belong to the library. */
WarRules *store_library_find_rules_of (StoreLibrary *library, const WarField *field);

/* The book's file has been written: whoever asks next gets what it says now. Who still uses what it
 * said before has a reference of his own. */
void store_library_forget_book (StoreLibrary *library, const char *id);

/* Where a user's own book of that id lies; free it. */
char *store_library_build_book_path (const char *id);

/* The paths of all shipped documents with the suffix (".duckarmy"), sorted; free the array. */
GPtrArray *store_library_list_shipped (StoreLibrary *library, const char *suffix);

/* Whether one of those with the suffix is called like the id: operations and campaigns are. */
gboolean store_library_has_shipped (const StoreLibrary *library, const char *id,
                                    const char *suffix);

/* Whether the file is one of those, by whatever name. */
gboolean store_library_is_shipped (StoreLibrary *library, const char *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreLibrary, store_library_free)

G_END_DECLS
