/* army-order.h: by what units and unit types are sorted
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"

G_BEGIN_DECLS

/* In which order units or types are put: by name; the dearest first; as they stand in the book. */
typedef enum
{
  DUCK_ARMY_BY_NAME,
  DUCK_ARMY_BY_COST,
  DUCK_ARMY_BY_BOOK,
} DuckArmyOrder;

/* "name", "cost", "book"; FALSE: it is none of them, and order stays as it is. */
gboolean duck_army_order_from_id (const char *id, DuckArmyOrder *order);

/* Which comes first, as strcmp(). book: NULL if it is missing. */
int duck_army_order_compare (DuckArmyOrder order, const WarBook *book, const WarUnitType *first,
                             const WarUnitType *second);

G_END_DECLS
