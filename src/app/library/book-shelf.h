/* book-shelf.h: the army books that there are, by rule system, for windows in which one is chosen
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "engine/army/book.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

typedef struct
{
  AdwComboRow *row; /* of the systems; lent */
  GPtrArray *books; /* WarBook: all there are */
  GPtrArray *systems; /* WarSystem that have a book, in the order of the row */
  GPtrArray *shown; /* WarBook of the chosen system, likewise; lent */
} DuckBookShelf;

/* An empty one, until it is filled: then the row has the systems. */
void duck_book_shelf_init (DuckBookShelf *shelf);
void duck_book_shelf_fill (DuckBookShelf *shelf, AdwComboRow *row, StoreLibrary *library);
void duck_book_shelf_clear (DuckBookShelf *shelf);

/* Shows the books of the system that is chosen in the row. */
void duck_book_shelf_follow (DuckBookShelf *shelf);

/* Of those that are shown; NULL: there are not so many. Lent. */
WarBook *duck_book_shelf_get (const DuckBookShelf *shelf, guint index);

G_END_DECLS
