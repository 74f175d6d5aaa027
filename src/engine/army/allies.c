/* allies.c: several books of one army, as one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/army.h"

void
war_army_ally_free (WarArmyAlly *ally)
{
  g_free (ally->id);
  g_free (ally->digest);
  g_clear_pointer (&ally->book, war_book_unref);
  g_free (ally);
}

void
war_army_add_ally (WarArmy *army, const char *id, gint revision, const char *digest, WarBook *book)
{
  g_return_if_fail (army != NULL);
  g_return_if_fail (id != NULL);

  WarArmyAlly *ally = g_new0 (WarArmyAlly, 1);

  ally->id = g_strdup (id);
  ally->revision = revision;
  ally->digest = g_strdup (digest);
  ally->book = book != NULL ? war_book_ref (book) : NULL;
  g_ptr_array_add (army->allies, ally);
}

static gboolean
are_equal (const WarLimit *limit, const WarLimit *other)
{
  return limit->kind == other->kind && g_strcmp0 (limit->category, other->category) == 0
         && limit->share == other->share && limit->of == other->of
         && g_strcmp0 (limit->among, other->among) == 0;
}

/* What several books say alike is said once. */
static void
add_limit (WarBook *book, const WarLimit *limit)
{
  for (guint i = 0; i < book->limits->len; i++)
    if (are_equal (g_ptr_array_index (book->limits, i), limit))
      return;

  g_ptr_array_add (book->limits, war_limit_copy (limit));
}

/* Of two types, or traits, of one id the first counts. */
static void
add_book (WarBook *book, const WarBook *other)
{
  for (guint i = 0; i < other->traits->len; i++)
    {
      WarTrait *trait = g_ptr_array_index (other->traits, i);

      if (war_book_find_trait (book, trait->id) == NULL)
        g_ptr_array_add (book->traits, war_trait_ref (trait));
    }
  for (guint i = 0; i < other->types->len; i++)
    {
      WarUnitType *type = g_ptr_array_index (other->types, i);

      if (war_book_find_type (book, type->id) == NULL)
        g_ptr_array_add (book->types, war_unit_type_ref (type));
    }
  for (guint i = 0; i < other->limits->len; i++)
    add_limit (book, g_ptr_array_index (other->limits, i));
}

/* All that its units may be of, with the name and the id of its own book. */
static WarBook *
join (const WarArmy *army)
{
  const WarBook *own = army->own_book;
  WarBook *book = war_book_new (own->rules);

  book->id = g_strdup (own->id);
  book->name = g_strdup (own->name);
  book->revision = own->revision;
  add_book (book, own);
  for (guint i = 0; i < army->allies->len; i++)
    {
      const WarArmyAlly *ally = g_ptr_array_index (army->allies, i);

      if (ally->book != NULL)
        add_book (book, ally->book);
    }
  return book;
}

void
war_army_join_books (WarArmy *army)
{
  g_return_if_fail (army != NULL);

  g_clear_pointer (&army->book, war_book_unref);
  if (army->own_book != NULL)
    army->book = army->allies->len > 0 ? join (army) : war_book_ref (army->own_book);
}
