/* army.c: armies as immutable values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/sections-private.h"

WarArmy *
war_army_new_without_book (const char *name, WarRules *rules)
{
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  WarArmy *army = g_new0 (WarArmy, 1);

  g_atomic_ref_count_init (&army->references);
  army->name = g_strdup (name);
  army->rules = war_rules_ref (rules);
  army->units = g_ptr_array_new_with_free_func ((GDestroyNotify) war_unit_unref);
  army->allies = g_ptr_array_new_with_free_func ((GDestroyNotify) war_army_ally_free);

  return army;
}

/* The army is still being made. */
static void
set_book (WarArmy *army, WarBook *book)
{
  /* It may be the one that the army has. */
  war_book_ref (book);
  g_clear_pointer (&army->own_book, war_book_unref);
  army->own_book = book;
  g_free (army->book_id);
  army->book_id = g_strdup (book->id);
  army->book_revision = book->revision;
  g_free (army->book_digest);
  army->book_digest = g_strdup (book->digest);
  for (guint i = army->allies->len; i-- > 0;)
    if (g_str_equal (((const WarArmyAlly *) g_ptr_array_index (army->allies, i))->id, book->id))
      g_ptr_array_remove_index (army->allies, i);
  war_army_join_books (army);
}

/* An army of the book without units. */
WarArmy *
war_army_new (const char *name, WarBook *book)
{
  g_return_val_if_fail (book != NULL, NULL);

  WarArmy *army = war_army_new_without_book (name, book->rules);

  set_book (army, book);

  return army;
}

static gpointer
copy_unit (gconstpointer unit, gpointer user_data)
{
  return war_unit_ref ((WarUnit *) unit);
}

/* A new army that shares the units; what an edit starts from. */
WarArmy *
war_army_copy (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  WarArmy *copy = g_new0 (WarArmy, 1);

  g_atomic_ref_count_init (&copy->references);
  copy->name = g_strdup (army->name);
  copy->rules = war_rules_ref (army->rules);
  copy->book = army->book != NULL ? war_book_ref (army->book) : NULL;
  copy->own_book = army->own_book != NULL ? war_book_ref (army->own_book) : NULL;
  copy->allies = g_ptr_array_new_with_free_func ((GDestroyNotify) war_army_ally_free);
  copy->book_id = g_strdup (army->book_id);
  copy->book_revision = army->book_revision;
  copy->book_digest = g_strdup (army->book_digest);
  copy->game_type = g_strdup (army->game_type);
  copy->cost_limit = army->cost_limit;
  copy->amendments = army->amendments;
  copy->extra = war_extra_ref (army->extra);
  copy->units = g_ptr_array_copy (army->units, copy_unit, NULL);
  for (guint i = 0; i < army->allies->len; i++)
    {
      const WarArmyAlly *ally = g_ptr_array_index (army->allies, i);

      war_army_add_ally (copy, ally->id, ally->revision, ally->digest, ally->book);
    }

  return copy;
}

WarArmy *
war_army_ref (WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  g_atomic_ref_count_inc (&army->references);
  return army;
}

void
war_army_unref (WarArmy *army)
{
  g_return_if_fail (army != NULL);

  if (!g_atomic_ref_count_dec (&army->references))
    return;

  g_free (army->name);
  g_clear_pointer (&army->book, war_book_unref);
  g_clear_pointer (&army->own_book, war_book_unref);
  g_ptr_array_unref (army->allies);
  g_free (army->book_id);
  g_free (army->book_digest);
  g_free (army->game_type);
  g_ptr_array_unref (army->units);
  war_extra_unref (army->extra);
  war_rules_unref (army->rules);
  g_free (army);
}

gboolean
war_army_is_full (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, TRUE);

  return army->units->len >= WAR_ARMY_MAX_UNITS;
}

static WarUnit *
copy_unit_as (const WarUnit *unit, WarUnitType *type)
{
  WarUnit *copy = war_unit_new (type, unit->name, unit->note);

  copy->wave = unit->wave;
  copy->group = g_strdup (unit->group);
  copy->extra = war_extra_ref (unit->extra);
  return copy;
}

static WarUnit *
copy_unit_for_edit (const WarUnit *unit)
{
  return copy_unit_as (unit, unit->type);
}

/* The army is still being made. */
static void
set_unit_type (WarArmy *army, guint index, WarUnitType *type)
{
  const WarUnit *unit = war_army_get_unit (army, index);
  WarUnit *follower;

  if (unit->type == type)
    return;

  follower = copy_unit_as (unit, type);
  war_unit_unref (g_ptr_array_index (army->units, index));
  g_ptr_array_index (army->units, index) = follower;
}

/* The army with the unit before the one at index; index may be the number of units. */
WarArmy *
war_army_insert_unit (const WarArmy *army, guint index, WarUnit *unit)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (index <= army->units->len, NULL);
  g_return_val_if_fail (!war_army_is_full (army), NULL);

  WarArmy *edited = war_army_copy (army);

  for (guint i = 0; i < edited->units->len; i++)
    {
      const WarUnit *other = war_army_get_unit (edited, i);

      if (g_str_equal (other->type->id, unit->type->id))
        set_unit_type (edited, i, unit->type);
    }

  g_ptr_array_insert (edited->units, (gint) index, war_unit_ref (unit));
  return edited;
}

static gboolean
indices_ascend (const WarArmy *army, const guint *indices, guint n_indices)
{
  for (guint i = 0; i < n_indices; i++)
    if (indices[i] >= army->units->len || (i > 0 && indices[i] <= indices[i - 1]))
      return FALSE;

  return TRUE;
}

WarArmy *
war_army_remove_units (const WarArmy *army, const guint *indices, guint n_indices)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (indices_ascend (army, indices, n_indices), NULL);

  WarArmy *edited = war_army_copy (army);

  /* The last first, so that those before keep their places. */
  for (guint i = n_indices; i > 0; i--)
    g_ptr_array_remove_index (edited->units, indices[i - 1]);
  war_army_keep_group_order (edited, army);

  return edited;
}

WarArmy *
war_army_move_units (const WarArmy *army, const guint *indices, guint n_indices, guint before)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (indices_ascend (army, indices, n_indices), NULL);
  g_return_val_if_fail (before <= army->units->len, NULL);

  WarArmy *edited = war_army_copy (army);
  guint n_stay = 0, n_moved = 0, place = 0;

  /* First those that stay before the place, then the moved ones, then the others. */
  for (guint i = 0; i < n_indices; i++)
    if (indices[i] < before)
      place++;
  place = before - place;
  for (guint i = 0; i < army->units->len; i++)
    {
      gboolean moves = n_moved < n_indices && indices[n_moved] == i;
      guint target = moves ? place + n_moved++ : n_stay < place ? n_stay++ : n_indices + n_stay++;

      g_ptr_array_index (edited->units, target) = g_ptr_array_index (army->units, i);
    }

  return edited;
}

WarArmy *
war_army_duplicate_units (const WarArmy *army, const guint *indices, guint n_indices)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (n_indices > 0 && indices_ascend (army, indices, n_indices), NULL);
  g_return_val_if_fail (army->units->len + n_indices <= WAR_ARMY_MAX_UNITS, NULL);

  WarArmy *edited = war_army_copy (army);
  guint place = indices[n_indices - 1] + 1;

  for (guint i = 0; i < n_indices; i++)
    g_ptr_array_insert (edited->units, (gint) (place + i),
                        copy_unit_for_edit (war_army_get_unit (army, indices[i])));

  return edited;
}

/* The army with new copies of these units, which nobody else has seen yet. */
static WarArmy *
copy_with_own_units (const WarArmy *army, const guint *indices, guint n_indices)
{
  WarArmy *edited = war_army_copy (army);

  for (guint i = 0; i < n_indices; i++)
    {
      gpointer *place = &g_ptr_array_index (edited->units, indices[i]);
      WarUnit *unit = copy_unit_for_edit (*place);

      war_unit_unref (*place);
      *place = unit;
    }

  return edited;
}

/* The word is at the offset in a unit; NULL: none. */
static WarArmy *
set_units_word (const WarArmy *army, const guint *indices, guint n_indices, gsize offset,
                const char *word)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (indices_ascend (army, indices, n_indices), NULL);
  g_return_val_if_fail (word == NULL || *word != '\0', NULL);

  WarArmy *edited = copy_with_own_units (army, indices, n_indices);

  for (guint i = 0; i < n_indices; i++)
    {
      char **place = G_STRUCT_MEMBER_P (war_army_get_unit (edited, indices[i]), offset);

      g_free (*place);
      *place = g_strdup (word);
    }

  return edited;
}

WarArmy *
war_army_set_units_name (const WarArmy *army, const guint *indices, guint n_indices,
                         const char *name)
{
  return set_units_word (army, indices, n_indices, G_STRUCT_OFFSET (WarUnit, name), name);
}

WarArmy *
war_army_set_units_note (const WarArmy *army, const guint *indices, guint n_indices,
                         const char *note)
{
  return set_units_word (army, indices, n_indices, G_STRUCT_OFFSET (WarUnit, note), note);
}

WarArmy *
war_army_set_units_group (const WarArmy *army, const guint *indices, guint n_indices,
                          const char *group)
{
  return set_units_word (army, indices, n_indices, G_STRUCT_OFFSET (WarUnit, group), group);
}

WarArmy *
war_army_set_units_wave (const WarArmy *army, const guint *indices, guint n_indices, gint wave)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (indices_ascend (army, indices, n_indices), NULL);
  g_return_val_if_fail (wave >= 0 && wave <= WAR_ARMY_MAX_WAVES, NULL);

  WarArmy *edited = copy_with_own_units (army, indices, n_indices);

  for (guint i = 0; i < n_indices; i++)
    war_army_get_unit (edited, indices[i])->wave = wave;

  return edited;
}

WarArmy *
war_army_set_name (const WarArmy *army, const char *name)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  WarArmy *edited = war_army_copy (army);

  g_free (edited->name);
  edited->name = g_strdup (name);
  return edited;
}

/* cost_limit 0: none. */
WarArmy *
war_army_set_cost_limit (const WarArmy *army, gint cost_limit)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (cost_limit >= 0 && cost_limit <= WAR_ARMY_MAX_COST_LIMIT, NULL);

  WarArmy *edited = war_army_copy (army);

  edited->cost_limit = cost_limit;
  return edited;
}

/* game_type: an id that the rules know, or NULL. */
WarArmy *
war_army_set_game_type (const WarArmy *army, const char *game_type)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (
    game_type == NULL || war_rules_find_game_type (army->rules, game_type) != NULL, NULL);

  WarArmy *edited = war_army_copy (army);

  g_free (edited->game_type);
  edited->game_type = g_strdup (game_type);
  return edited;
}

/* Units become what the army's books have under the ids of their types. */
static void
find_types_again (WarArmy *army)
{
  for (guint i = 0; army->book != NULL && i < army->units->len; i++)
    {
      WarUnitType *type = war_book_find_type (army->book, war_army_get_unit (army, i)->type->id);

      if (type != NULL)
        set_unit_type (army, i, type);
    }
}

gboolean
war_army_has_book (const WarArmy *army, const char *id)
{
  g_return_val_if_fail (army != NULL, FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  gboolean has = g_strcmp0 (army->book_id, id) == 0;

  for (guint i = 0; i < army->allies->len; i++)
    has |= g_str_equal (((const WarArmyAlly *) g_ptr_array_index (army->allies, i))->id, id);
  return has;
}

WarArmy *
war_army_set_book (const WarArmy *army, WarBook *book)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (book != NULL && book->rules->system == army->rules->system, NULL);

  WarArmy *edited = war_army_copy (army);

  set_book (edited, book);
  find_types_again (edited);
  return edited;
}

WarArmy *
war_army_set_ally (const WarArmy *army, guint n, WarBook *book)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (n >= 1 && n <= army->allies->len + 1, NULL);
  g_return_val_if_fail (n <= army->rules->system->n_allied_books, NULL);
  g_return_val_if_fail (book == NULL || book->rules->system == army->rules->system, NULL);

  WarArmy *edited = war_army_copy (army);

  if (n <= edited->allies->len)
    g_ptr_array_remove_index (edited->allies, n - 1);
  if (book != NULL && !war_army_has_book (edited, book->id))
    {
      GPtrArray *allies = edited->allies;

      war_army_add_ally (edited, book->id, book->revision, book->digest, book);
      g_ptr_array_insert (allies, (gint) n - 1, g_ptr_array_steal_index (allies, allies->len - 1));
    }
  war_army_join_books (edited);
  find_types_again (edited);
  return edited;
}

WarArmy *
war_army_set_game (const WarArmy *army, const char *game_type, WarAmendments amendments)
{
  WarArmy *edited = war_army_set_game_type (army, game_type);

  edited->amendments = amendments;
  return edited;
}

/* The unit belongs to the army. */
WarUnit *
war_army_get_unit (const WarArmy *army, guint index)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (index < army->units->len, NULL);

  return g_ptr_array_index (army->units, index);
}

gint
war_army_get_cost (const WarArmy *army)
{
  gint cost = 0;

  g_return_val_if_fail (army != NULL, 0);

  for (guint i = 0; i < army->units->len; i++)
    cost += war_army_get_unit (army, i)->type->cost;

  return cost;
}

guint
war_army_count_category (const WarArmy *army, guint32 mask)
{
  guint count = 0;

  g_return_val_if_fail (army != NULL, 0);

  for (guint i = 0; i < army->units->len; i++)
    if ((war_army_get_unit (army, i)->type->categories & mask) != 0)
      count++;

  return count;
}

guint
war_army_count_waves (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, 0);

  const WarSystem *system = army->rules->system;

  return system->count_waves != NULL ? system->count_waves (army) : 0;
}

WarUnit *
war_unit_new (WarUnitType *type, const char *name, const char *note)
{
  g_return_val_if_fail (type != NULL, NULL);

  WarUnit *unit = g_new0 (WarUnit, 1);

  g_atomic_ref_count_init (&unit->references);
  unit->type = war_unit_type_ref (type);
  unit->name = g_strdup (name);
  unit->note = g_strdup (note);

  return unit;
}

WarUnit *
war_unit_ref (WarUnit *unit)
{
  g_return_val_if_fail (unit != NULL, NULL);

  g_atomic_ref_count_inc (&unit->references);
  return unit;
}

void
war_unit_unref (WarUnit *unit)
{
  g_return_if_fail (unit != NULL);

  if (!g_atomic_ref_count_dec (&unit->references))
    return;

  war_unit_type_unref (unit->type);
  g_free (unit->name);
  g_free (unit->note);
  g_free (unit->group);
  war_extra_unref (unit->extra);
  g_free (unit);
}
