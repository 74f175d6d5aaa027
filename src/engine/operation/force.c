/* force.c: forces of operations, and their entries
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/operation.h"

WarForce *
war_force_new (const char *name, WarBook *book)
{
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (book != NULL, NULL);

  WarForce *force = g_new0 (WarForce, 1);

  force->name = g_strdup (name);
  force->book = war_book_ref (book);
  force->allies = g_ptr_array_new_with_free_func ((GDestroyNotify) war_book_unref);
  force->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) war_force_entry_free);

  return force;
}

WarForce *
war_force_copy_without_units (const WarForce *force)
{
  g_return_val_if_fail (force != NULL, NULL);

  WarForce *copy = war_force_new (force->name, force->book);

  for (guint i = 0; i < force->allies->len; i++)
    g_ptr_array_add (copy->allies, war_book_ref (g_ptr_array_index (force->allies, i)));
  copy->cost_limit = force->cost_limit;
  copy->extra = war_extra_ref (force->extra);
  return copy;
}

WarBook *
war_force_get_book (const WarForce *force, guint n)
{
  g_return_val_if_fail (force != NULL, NULL);

  if (n == 0)
    return force->book;
  return n <= force->allies->len ? g_ptr_array_index (force->allies, n - 1) : NULL;
}

void
war_force_take_allies (WarForce *force, const WarArmy *army)
{
  g_return_if_fail (force != NULL);
  g_return_if_fail (army != NULL);

  g_ptr_array_set_size (force->allies, 0);
  for (guint i = 0; i < army->allies->len; i++)
    {
      const WarArmyAlly *ally = g_ptr_array_index (army->allies, i);

      if (ally->book != NULL)
        g_ptr_array_add (force->allies, war_book_ref (ally->book));
    }
}

static gboolean
has_ally (const WarForce *force, const char *id)
{
  for (guint i = 0; i < force->allies->len; i++)
    if (g_str_equal (((const WarBook *) g_ptr_array_index (force->allies, i))->id, id))
      return TRUE;

  return FALSE;
}

gboolean
war_force_accepts_books (const WarForce *force, const WarArmy *army)
{
  g_return_val_if_fail (force != NULL, FALSE);
  g_return_val_if_fail (army != NULL, FALSE);

  if (force->book == NULL || army->book == NULL || !g_str_equal (army->book->id, force->book->id))
    return FALSE;
  for (guint i = 0; i < army->allies->len; i++)
    if (!has_ally (force, ((const WarArmyAlly *) g_ptr_array_index (army->allies, i))->id))
      return FALSE;

  return TRUE;
}

WarUnitType *
war_force_find_type (const WarForce *force, const char *id)
{
  g_return_val_if_fail (force != NULL && id != NULL, NULL);

  WarUnitType *type = NULL;

  for (guint i = 0; type == NULL && i <= force->allies->len; i++)
    type = war_book_find_type (war_force_get_book (force, i), id);
  return type;
}

GPtrArray *
war_force_list_types (const WarForce *force)
{
  g_return_val_if_fail (force != NULL, NULL);

  GPtrArray *types = g_ptr_array_new ();

  for (guint i = 0; i <= force->allies->len; i++)
    {
      const GPtrArray *its = war_force_get_book (force, i)->types;

      for (guint j = 0; j < its->len; j++)
        {
          WarUnitType *type = g_ptr_array_index (its, j);

          if (war_force_find_type (force, type->id) == type)
            g_ptr_array_add (types, type);
        }
    }
  return types;
}

void
war_force_free (WarForce *force)
{
  g_return_if_fail (force != NULL);

  g_free (force->name);
  g_ptr_array_unref (force->entries);
  g_ptr_array_unref (force->allies);
  war_extra_unref (force->extra);
  war_book_unref (force->book);
  g_free (force);
}

/* What all of it costs: of an army that is brought, its limit. */
gint
war_force_get_cost (const WarForce *force)
{
  gint cost = force->cost_limit;

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);

      cost += entry->count * entry->type->cost;
    }

  return cost;
}

guint
war_force_count_units (const WarForce *force)
{
  guint count = 0;

  for (guint i = 0; i < force->entries->len; i++)
    count += (guint) ((WarForceEntry *) g_ptr_array_index (force->entries, i))->count;

  return count;
}

WarForceEntry *
war_force_entry_new (WarUnitType *type, gint count)
{
  g_return_val_if_fail (type != NULL, NULL);
  g_return_val_if_fail (count > 0, NULL);

  WarForceEntry *entry = g_new0 (WarForceEntry, 1);

  entry->type = war_unit_type_ref (type);
  entry->count = count;
  entry->starts = g_ptr_array_new_with_free_func ((GDestroyNotify) war_unit_start_free);
  entry->tags = g_array_new (FALSE, FALSE, sizeof (guint));
  return entry;
}

WarForceEntry *
war_force_entry_copy (const WarForceEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  WarForceEntry *copy = war_force_entry_new (entry->type, entry->count);

  copy->name = g_strdup (entry->name);
  copy->group = g_strdup (entry->group);
  copy->wave = entry->wave;
  copy->arrives = entry->arrives;
  copy->is_drawn = entry->is_drawn;
  copy->zone = g_strdup (entry->zone);
  copy->edge = entry->edge;
  for (guint i = 0; i < entry->starts->len; i++)
    g_ptr_array_add (copy->starts, war_unit_start_copy (g_ptr_array_index (entry->starts, i)));
  g_array_append_vals (copy->tags, entry->tags->data, entry->tags->len);
  copy->extra = war_extra_ref (entry->extra);
  return copy;
}

void
war_force_entry_set_count (WarForceEntry *entry, gint count)
{
  g_return_if_fail (entry != NULL);
  g_return_if_fail (count > 0);

  entry->count = count;
  if (entry->starts->len > (guint) count)
    g_ptr_array_set_size (entry->starts, count);
  if (entry->tags->len > (guint) count)
    g_array_set_size (entry->tags, (guint) count);
}

const WarUnitStart *
war_force_entry_get_start (const WarForceEntry *entry, guint n)
{
  g_return_val_if_fail (entry != NULL, NULL);

  return n < entry->starts->len ? g_ptr_array_index (entry->starts, n) : NULL;
}

guint
war_force_entry_count_placed (const WarForceEntry *entry)
{
  g_return_val_if_fail (entry != NULL, 0);

  guint n = 0;

  for (guint i = 0; i < entry->starts->len; i++)
    n += war_force_entry_get_start (entry, i)->is_placed;

  return n;
}

guint
war_force_entry_count_damaged (const WarForceEntry *entry)
{
  g_return_val_if_fail (entry != NULL, 0);

  guint n = 0;

  for (guint i = 0; i < entry->starts->len; i++)
    n += war_force_entry_get_start (entry, i)->n_bases > 0;

  return n;
}

/* Those that begin as all others do need not be there. */
static void
drop_empty_starts (WarForceEntry *entry)
{
  for (guint i = entry->starts->len; i-- > 0;)
    if (war_unit_start_is_empty (g_ptr_array_index (entry->starts, i)))
      g_ptr_array_remove_index (entry->starts, i);
}

void
war_force_entry_clear_places (WarForceEntry *entry)
{
  g_return_if_fail (entry != NULL);

  for (guint i = 0; i < entry->starts->len; i++)
    {
      WarUnitStart *start = g_ptr_array_index (entry->starts, i);

      start->is_placed = start->is_column = FALSE;
      start->at = (WarPosition){ 0, 0 };
      start->heading = 0;
      start->marks = 0;
    }
  drop_empty_starts (entry);
}

void
war_force_entry_clear_losses (WarForceEntry *entry)
{
  g_return_if_fail (entry != NULL);

  for (guint i = 0; i < entry->starts->len; i++)
    ((WarUnitStart *) g_ptr_array_index (entry->starts, i))->n_bases = 0;
  drop_empty_starts (entry);
}

gboolean
war_force_entry_has_place (const WarForceEntry *entry, const WarField *field)
{
  g_return_val_if_fail (entry != NULL, FALSE);

  return entry->arrives == 0 || entry->edge != WAR_FIELD_EDGE_NONE
         || war_field_find_zone (field, entry->zone) != NULL;
}

WarComing
war_force_entry_get_coming (const WarForceEntry *entry)
{
  g_return_val_if_fail (entry != NULL, 0);

  return entry->is_drawn       ? WAR_COMING_DRAWN
         : entry->arrives != 0 ? WAR_COMING_IN_ROUNDS
         : entry->wave != 0    ? WAR_COMING_IN_WAVES
                               : 0;
}

void
war_force_entry_free (WarForceEntry *entry)
{
  war_unit_type_unref (entry->type);
  g_free (entry->name);
  g_free (entry->group);
  g_free (entry->zone);
  g_ptr_array_unref (entry->starts);
  g_array_unref (entry->tags);
  war_extra_unref (entry->extra);
  g_free (entry);
}
