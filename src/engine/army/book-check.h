/* book-check.h: what is odd about an army book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"

G_BEGIN_DECLS

/* Each is possible, and hardly ever meant. */
typedef enum
{
  WAR_BOOK_WITHOUT_COST, /* a type costs nothing */
  WAR_BOOK_WITHOUT_MOVEMENT, /* each movement of a type is 0 */
  WAR_BOOK_WITHOUT_USE, /* a type has neither weapons nor traits */
  WAR_BOOK_SAME_NAME, /* a type is called like one before it */
} WarBookOddityKind;

typedef struct
{
  WarBookOddityKind kind;
  const WarUnitType *type; /* the book's */
} WarBookOddity;

/* WarBookOddity, in the order of the types; free the array. */
GArray *war_book_find_oddities (const WarBook *book);

G_END_DECLS
