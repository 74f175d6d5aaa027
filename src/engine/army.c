/* army.c: armies as immutable values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army.h"

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

  return army;
}

/* An army of the book without units. */
WarArmy *
war_army_new (const char *name, WarBook *book)
{
  g_return_val_if_fail (book != NULL, NULL);

  WarArmy *army = war_army_new_without_book (name, book->rules);

  army->book = war_book_ref (book);
  army->book_id = g_strdup (book->id);
  army->book_revision = book->revision;
  army->book_digest = g_strdup (book->digest);

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
  copy->book_id = g_strdup (army->book_id);
  copy->book_revision = army->book_revision;
  copy->book_digest = g_strdup (army->book_digest);
  copy->game_type = g_strdup (army->game_type);
  copy->cost_limit = army->cost_limit;
  copy->extra = war_extra_ref (army->extra);
  copy->units = g_ptr_array_copy (army->units, copy_unit, NULL);

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

      if (g_str_equal (other->type->id, unit->type->id) && other->type != unit->type)
        {
          WarUnit *follower = war_unit_new (unit->type, other->name, other->note);

          follower->extra = war_extra_ref (other->extra);
          war_unit_unref (g_ptr_array_index (edited->units, i));
          g_ptr_array_index (edited->units, i) = follower;
        }
    }

  g_ptr_array_insert (edited->units, (gint) index, war_unit_ref (unit));
  return edited;
}

WarArmy *
war_army_remove_unit (const WarArmy *army, guint index)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (index < army->units->len, NULL);

  WarArmy *edited = war_army_copy (army);

  g_ptr_array_remove_index (edited->units, index);
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

GArray *
war_army_group_units (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  GArray *groups = g_array_new (FALSE, FALSE, sizeof (WarUnitGroup));

  for (guint i = 0; i < army->units->len; i++)
    {
      WarUnitGroup group = { .unit = war_army_get_unit (army, i), .count = 1 };
      guint j;

      for (j = 0; j < groups->len; j++)
        {
          WarUnitGroup *earlier = &g_array_index (groups, WarUnitGroup, j);

          if (earlier->unit->type == group.unit->type
              && g_strcmp0 (earlier->unit->name, group.unit->name) == 0
              && g_strcmp0 (earlier->unit->note, group.unit->note) == 0)
            {
              earlier->count++;
              break;
            }
        }

      if (j == groups->len)
        g_array_append_val (groups, group);
    }

  return groups;
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
  war_extra_unref (unit->extra);
  g_free (unit);
}
