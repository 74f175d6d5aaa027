/* book.h: sentences about army books
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army.h"
#include "engine/army/book-check.h"

G_BEGIN_DECLS

/* The names of the army's books, its own first; of one that is missing its id. Free it. */
char *text_army_books (const WarArmy *army);

/* "“Stokes Mortar” costs nothing." Free it. */
char *text_book_oddity (const WarBookOddity *oddity);

/* "at most 3 in 10 units": a limit of the book, whatever the army. Free it. */
char *text_book_limit (const WarLimit *limit, const WarRules *rules);

/* "Mounted Officer", "Horizon Blue": what may be chosen for a unit type. */
const char *text_symbol (WarSymbol symbol);
const char *text_cloth (WarCloth cloth);

G_END_DECLS
