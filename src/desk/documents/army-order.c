/* army-order.c: by what units and unit types are sorted
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/army-order.h"

#include "text/words/phrase.h"

gboolean
duck_army_order_from_id (const char *id, DuckArmyOrder *order)
{
  static const char *const ids[] = { "name", "cost", "book" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (g_strcmp0 (id, ids[i]) == 0)
      {
        *order = (DuckArmyOrder) i;
        return TRUE;
      }
  return FALSE;
}

/* What the book does not have comes last. */
static guint
find_in_book (const WarBook *book, const WarUnitType *type)
{
  for (guint i = 0; book != NULL && i < book->types->len; i++)
    if (g_str_equal (((const WarUnitType *) g_ptr_array_index (book->types, i))->id, type->id))
      return i;
  return G_MAXUINT;
}

int
duck_army_order_compare (DuckArmyOrder order, const WarBook *book, const WarUnitType *first,
                         const WarUnitType *second)
{
  guint places[] = { find_in_book (book, first), find_in_book (book, second) };
  int compared = 0;

  if (order == DUCK_ARMY_BY_NAME)
    compared = g_utf8_collate (text_translate (first->name), text_translate (second->name));
  else if (order == DUCK_ARMY_BY_COST)
    compared = (first->cost < second->cost) - (first->cost > second->cost);
  if (compared == 0)
    compared = (places[0] > places[1]) - (places[0] < places[1]);
  return compared;
}
