/* force-edit.c: changes to the forces of operations
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/army-random.h"
#include "engine/operation/operation-edit.h"
#include "engine/operation/tag.h"

/* When new reserves come. */
#define USUAL_ROUND 2

/* Likewise, to have other units. */
static WarOperation *
copy_for_units (const WarOperation *operation, gint side, WarForce **force)
{
  WarOperation *copy = war_operation_copy (operation);

  *force = copy->forces[side - 1];
  war_tags_keep (copy);
  return copy;
}

static WarOperation *
finish_units (WarOperation *copy)
{
  war_tags_forget_usual (copy);
  return copy;
}

static void
take_book (WarForce *force, WarBook *book)
{
  war_book_ref (book);
  war_book_unref (force->book);
  force->book = book;
}

static void
remove_ally (WarForce *force, const char *id)
{
  for (guint i = force->allies->len; i-- > 0;)
    if (g_str_equal (((const WarBook *) g_ptr_array_index (force->allies, i))->id, id))
      g_ptr_array_remove_index (force->allies, i);
}

static gboolean
are_losses_possible (const WarForceEntry *entry, const WarSystem *system)
{
  for (guint i = 0; i < entry->starts->len; i++)
    if (!war_unit_start_is_possible (war_force_entry_get_start (entry, i), entry->type, system))
      return FALSE;

  return TRUE;
}

/* Units are of its books now; those of which none has a type are gone, and who would have lost more
 * than there is of it now is whole. */
static void
find_types_again (WarForce *force)
{
  for (guint i = force->entries->len; i-- > 0;)
    {
      WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      WarUnitType *type = war_force_find_type (force, entry->type->id);

      if (type == NULL)
        {
          g_ptr_array_remove_index (force->entries, i);
          continue;
        }
      war_unit_type_ref (type);
      war_unit_type_unref (entry->type);
      entry->type = type;
      if (!are_losses_possible (entry, force->book->rules->system))
        war_force_entry_clear_losses (entry);
    }
}

WarOperation *
war_operation_set_book (const WarOperation *operation, gint side, WarBook *book)
{
  g_return_val_if_fail (side >= 1 && side <= WAR_N_SIDES, NULL);
  g_return_val_if_fail (book != NULL, NULL);

  WarForce *force;
  WarOperation *copy = copy_for_units (operation, side, &force);

  take_book (force, book);
  remove_ally (force, book->id);
  find_types_again (force);
  return finish_units (copy);
}

WarOperation *
war_operation_set_ally (const WarOperation *operation, gint side, guint n, WarBook *book)
{
  g_return_val_if_fail (side >= 1 && side <= WAR_N_SIDES, NULL);
  g_return_val_if_fail (n >= 1 && n <= WAR_FORCE_MAX_ALLIES, NULL);

  WarForce *force;
  WarOperation *copy = copy_for_units (operation, side, &force);

  g_return_val_if_fail (n <= force->allies->len + 1, copy);

  if (n <= force->allies->len)
    g_ptr_array_remove_index (force->allies, n - 1);
  if (book != NULL && !g_str_equal (book->id, force->book->id))
    {
      remove_ally (force, book->id);
      g_ptr_array_insert (force->allies, (gint) MIN (n - 1, force->allies->len),
                          war_book_ref (book));
    }
  find_types_again (force);
  return finish_units (copy);
}

WarOperation *
war_operation_set_cost_limit (const WarOperation *operation, gint side, gint cost_limit)
{
  g_return_val_if_fail (side >= 1 && side <= WAR_N_SIDES, NULL);

  WarForce *force;
  WarOperation *copy = copy_for_units (operation, side, &force);

  force->cost_limit = CLAMP (cost_limit, 0, WAR_ARMY_MAX_COST_LIMIT);
  if (force->cost_limit != 0)
    {
      guint n_allied = operation->rules->system->n_allied_books;

      g_ptr_array_set_size (force->entries, 0);
      g_ptr_array_set_size (force->allies, (gint) MIN (force->allies->len, n_allied));
    }
  return finish_units (copy);
}

/* The first of its units have these numbers, as many as there are of both. */
static void
take_tags (WarForceEntry *entry, const GArray *tags)
{
  g_array_append_vals (entry->tags, tags->data, MIN (tags->len, (guint) entry->count));
}

/* Units of the same type and name are the same as before. */
static void
take_old_tags (WarForceEntry *entry, const GPtrArray *before)
{
  for (guint i = 0; i < before->len; i++)
    {
      WarForceEntry *old = g_ptr_array_index (before, i);
      guint n = MIN ((guint) entry->count - entry->tags->len, old->tags->len);

      if (!g_str_equal (old->type->id, entry->type->id) || g_strcmp0 (old->name, entry->name) != 0)
        continue;
      g_array_append_vals (entry->tags, old->tags->data, n);
      g_array_remove_range (old->tags, 0, n);
    }
}

/* An entry that has room for another such unit, or a new one without any; NULL if the book has no
 * such type, or the force is full. */
static WarForceEntry *
find_entry (WarForce *force, const WarUnit *unit)
{
  WarUnitType *type = war_force_find_type (force, unit->type->id);
  WarForceEntry *entry;

  if (type == NULL)
    return NULL;
  for (guint i = 0; i < force->entries->len; i++)
    {
      entry = g_ptr_array_index (force->entries, i);
      if (entry->type == type && g_strcmp0 (entry->name, unit->name) == 0
          && g_strcmp0 (entry->group, unit->group) == 0 && entry->wave == unit->wave
          && entry->count < WAR_FORCE_MAX_COUNT)
        return entry;
    }
  if (force->entries->len == WAR_FORCE_MAX_ENTRIES)
    return NULL;

  entry = war_force_entry_new (type, 1);
  entry->count = 0;
  entry->name = g_strdup (unit->name);
  entry->group = g_strdup (unit->group);
  entry->wave = unit->wave;
  g_ptr_array_add (force->entries, entry);
  return entry;
}

WarOperation *
war_operation_set_army (const WarOperation *operation, gint side, const WarArmy *army)
{
  g_return_val_if_fail (side >= 1 && side <= WAR_N_SIDES, NULL);
  g_return_val_if_fail (army != NULL && army->book != NULL, NULL);

  g_autoptr (GPtrArray) before
    = g_ptr_array_new_with_free_func ((GDestroyNotify) war_force_entry_free);
  WarForce *force;
  WarOperation *copy = copy_for_units (operation, side, &force);

  take_book (force, army->own_book);
  war_force_take_allies (force, army);
  force->cost_limit = 0;
  while (force->entries->len > 0)
    g_ptr_array_add (before, g_ptr_array_steal_index (force->entries, 0));
  for (guint i = 0; i < army->units->len; i++)
    {
      WarForceEntry *entry = find_entry (force, war_army_get_unit (army, i));

      if (entry != NULL)
        entry->count++;
    }
  for (guint i = 0; i < force->entries->len; i++)
    take_old_tags (g_ptr_array_index (force->entries, i), before);

  return finish_units (copy);
}

WarArmy *
war_operation_fit_army (const WarOperation *operation, gint side, const WarArmy *army)
{
  g_return_val_if_fail (side >= 1 && side <= WAR_N_SIDES, NULL);
  g_return_val_if_fail (army != NULL, NULL);

  g_autoptr (WarArmy) limited
    = war_army_set_cost_limit (army, operation->forces[side - 1]->cost_limit);

  return war_army_set_game (limited, operation->game_type, operation->amendments);
}

/* As many of the force's as an army may have. */
static void
add_allies (WarArmy *army, const WarForce *force)
{
  guint n = MIN (force->allies->len, army->rules->system->n_allied_books);

  for (guint i = 0; i < n; i++)
    {
      WarBook *book = g_ptr_array_index (force->allies, i);

      war_army_add_ally (army, book->id, book->revision, book->digest, book);
    }
  war_army_join_books (army);
}

WarOperation *
war_operation_supply (const WarOperation *operation, guint64 seed)
{
  WarOperation *supplied = war_operation_copy (operation);

  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      const WarForce *force = supplied->forces[side - 1];
      g_autoptr (WarArmy) empty = NULL;
      g_autoptr (WarArmy) army = NULL;
      WarOperation *next;

      if (force->cost_limit == 0)
        continue;

      empty = war_army_new (force->name, force->book);
      empty->game_type = g_strdup (operation->game_type);
      empty->cost_limit = force->cost_limit;
      add_allies (empty, force);
      army = war_army_set_random_units (empty, seed * WAR_N_SIDES + (guint64) side);
      next = war_operation_set_army (supplied, side, army);
      war_operation_unref (supplied);
      supplied = next;
    }

  return supplied;
}

WarOperation *
war_operation_insert_entry (const WarOperation *operation, gint side, guint index,
                            WarForceEntry *entry)
{
  g_return_val_if_fail (side >= 1 && side <= WAR_N_SIDES, NULL);
  g_return_val_if_fail (entry != NULL, NULL);

  WarForce *force;
  WarOperation *copy = copy_for_units (operation, side, &force);

  g_array_set_size (entry->tags, 0); /* those of what it was copied from */
  g_ptr_array_insert (force->entries, (gint) MIN (index, force->entries->len), entry);
  force->cost_limit = 0;
  return finish_units (copy);
}

WarOperation *
war_operation_replace_entry (const WarOperation *operation, gint side, guint index,
                             WarForceEntry *entry)
{
  g_return_val_if_fail (side >= 1 && side <= WAR_N_SIDES, NULL);
  g_return_val_if_fail (index < operation->forces[side - 1]->entries->len, NULL);

  WarForce *force;
  WarForceEntry *old;
  WarOperation *copy = copy_for_units (operation, side, &force);

  old = g_ptr_array_index (force->entries, index);
  g_array_set_size (entry->tags, 0);
  take_tags (entry, old->tags);
  war_force_entry_free (old);
  g_ptr_array_index (force->entries, index) = entry;
  return finish_units (copy);
}

WarOperation *
war_operation_remove_entry (const WarOperation *operation, gint side, guint index)
{
  g_return_val_if_fail (side >= 1 && side <= WAR_N_SIDES, NULL);
  g_return_val_if_fail (index < operation->forces[side - 1]->entries->len, NULL);

  WarForce *force;
  WarOperation *copy = copy_for_units (operation, side, &force);

  g_ptr_array_remove_index (force->entries, index);
  return finish_units (copy);
}

void
war_operation_set_reserve (const WarOperation *operation, gint side, WarForceEntry *entry,
                           gboolean is_reserve)
{
  g_return_if_fail (entry != NULL);

  entry->wave = 0;
  entry->is_drawn = FALSE;
  entry->arrives = is_reserve ? USUAL_ROUND : 0;
  entry->edge = WAR_FIELD_EDGE_NONE;
  g_clear_pointer (&entry->zone, g_free);
  if (is_reserve)
    war_force_entry_clear_places (entry);
  for (guint i = 0; is_reserve && i < operation->field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (operation->field->zones, i);

      if (zone->side == side && zone->role == NULL)
        {
          g_free (entry->zone);
          entry->zone = g_strdup (zone->id);
        }
    }
}
