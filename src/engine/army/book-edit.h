/* book-edit.h: changes to army books
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"

G_BEGIN_DECLS

#define WAR_BOOK_MAX_TYPES 500
#define WAR_BOOK_MAX_TRAITS 200
#define WAR_BOOK_MAX_LIMITS 50

/* Each returns a new book, which shares what did not change and has no digest yet. */
WarBook *war_book_copy (const WarBook *book);

/* The same book as somebody's own: revision 1. */
WarBook *war_book_copy_as (const WarBook *book, const char *id, const char *name);
WarBook *war_book_set_name (const WarBook *book, const char *name);
WarBook *war_book_set_revision (const WarBook *book, gint revision);

WarBook *war_book_insert_type (const WarBook *book, guint index, WarUnitType *type);
WarBook *war_book_replace_type (const WarBook *book, guint index, WarUnitType *type);
WarBook *war_book_remove_type (const WarBook *book, guint index);

/* Own traits: the types that have one follow it; without it they no longer have it. */
WarBook *war_book_add_trait (const WarBook *book, WarTrait *trait);
WarBook *war_book_replace_trait (const WarBook *book, guint index, WarTrait *trait);
WarBook *war_book_remove_trait (const WarBook *book, guint index);

/* At most share of every `of` units of the category; of 0: as many as one likes. */
WarBook *war_book_set_limit (const WarBook *book, const char *category, gint share, gint of);

/* Limits of any kind, by their places among all. They have to be sound. One that becomes a share of
 * all units takes the place of the category's other such limits. */
WarBook *war_book_insert_limit (const WarBook *book, guint index, const WarLimit *limit);
WarBook *war_book_replace_limit (const WarBook *book, guint index, const WarLimit *limit);
WarBook *war_book_remove_limit (const WarBook *book, guint index);

/* An entry to be changed by who asked for it, as long as nobody else has seen it. */
WarUnitType *war_unit_type_copy (const WarUnitType *type);

/* Likewise one without an id, and with nothing but what every type has to have: of each statistic
 * the least, and base, cloth, symbol and categories of the other. */
WarUnitType *war_unit_type_new_like (const WarUnitType *other, const WarSystem *system,
                                     const char *name);
WarTrait *war_trait_copy (const WarTrait *trait);

/* An id made of the name: letters, digits and hyphens; free it. */
char *war_book_make_id (const char *name);

/* An id made of the name that no type and no trait of the book or its rules has; free it. */
char *war_book_invent_id (const WarBook *book, const char *name);

/* Takes the trait away, if it is there. */
void war_trait_uses_remove (GArray *uses, const char *trait);

G_END_DECLS
