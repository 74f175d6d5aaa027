/* book-check.c: what is odd about an army book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/book-check.h"

static void
add (GArray *oddities, WarBookOddityKind kind, const WarUnitType *type)
{
  WarBookOddity oddity = { kind, type };

  g_array_append_val (oddities, oddity);
}

static gboolean
can_move (const WarUnitType *type, const WarSystem *system)
{
  gboolean may_move = FALSE;

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    if (system->unit_stats[i].role == WAR_ROLE_MOVEMENT)
      {
        if (type->stats[i] > 0)
          return TRUE;
        may_move = TRUE;
      }
  return !may_move;
}

GArray *
war_book_find_oddities (const WarBook *book)
{
  g_return_val_if_fail (book != NULL, NULL);

  GArray *oddities = g_array_new (FALSE, FALSE, sizeof (WarBookOddity));
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < book->types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (book->types, i);

      if (type->cost == 0)
        add (oddities, WAR_BOOK_WITHOUT_COST, type);
      if (!can_move (type, book->rules->system))
        add (oddities, WAR_BOOK_WITHOUT_MOVEMENT, type);
      if (type->weapons->len == 0 && type->traits->len == 0)
        add (oddities, WAR_BOOK_WITHOUT_USE, type);
      if (!g_hash_table_add (names, type->name))
        add (oddities, WAR_BOOK_SAME_NAME, type);
    }
  return oddities;
}
