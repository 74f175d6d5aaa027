/* operation.c: operations as immutable values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/operation.h"

#include "engine/field-edit/field-edit.h"

const char *const *
war_system_get_levels (const WarSystem *system)
{
  gint table = war_system_find_table (system, WAR_TABLE_OF_LEVELS);

  return table >= 0 ? system->tables[table].columns[0].choices : NULL;
}

static const char *const field_edge_ids[] = { "north", "east", "south", "west", NULL };

/* Ids in the order of WarFieldEdge, without NONE; NULL-terminated. */
const char *const *
war_field_edge_get_ids (void)
{
  return field_edge_ids;
}

/* Half a turn on, as they are in the order of a compass. */
WarFieldEdge
war_field_edge_get_across (WarFieldEdge edge)
{
  return edge == WAR_FIELD_EDGE_NONE ? edge : (WarFieldEdge) ((edge + 1) % 4 + 1);
}

WarAmendments
war_operation_get_amendable (const WarOperation *operation)
{
  return war_system_get_amendments (operation->rules->system) & ~operation->fixed_off;
}

gboolean
war_operation_counts_condition (const WarOperation *operation, const WarCondition *condition)
{
  gint amendment = condition->clause != NULL
                     ? war_system_find_amendment (operation->rules->system, condition->clause)
                     : WAR_NO_AMENDMENT;

  return amendment == WAR_NO_AMENDMENT || (operation->amendments >> amendment & 1) != 0;
}

/* An operation that has neither field nor forces yet. */
WarOperation *
war_operation_new (const char *id, const char *name, WarRules *rules)
{
  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  WarOperation *operation = g_new0 (WarOperation, 1);

  g_atomic_ref_count_init (&operation->references);
  operation->id = g_strdup (id);
  operation->name = g_strdup (name);
  operation->rules = war_rules_ref (rules);
  operation->conditions = g_ptr_array_new_with_free_func ((GDestroyNotify) war_condition_free);

  return operation;
}

WarOperation *
war_operation_new_absent (const char *name, WarRules *rules)
{
  WarOperation *operation = war_operation_new (name, name, rules);

  operation->is_absent = TRUE;
  operation->field = war_field_new_absent (name);
  operation->rounds = 1;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      g_autoptr (WarBook) book = war_book_new_absent (rules, "");

      operation->forces[i] = war_force_new (i == 0 ? "1" : "2", book);
    }

  return operation;
}

guint
war_operation_count_absent (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, 0);

  guint count = operation->is_absent ? 1 : 0;

  if (operation->field != NULL && operation->field->is_absent)
    count++;
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      const WarForce *force = operation->forces[side];

      for (guint i = 0; force != NULL && i <= force->allies->len; i++)
        if (war_force_get_book (force, i)->is_absent)
          count++;
      for (guint i = 0; force != NULL && i < force->entries->len; i++)
        if (((const WarForceEntry *) g_ptr_array_index (force->entries, i))->type->is_absent)
          count++;
    }

  return count;
}

WarOperation *
war_operation_ref (WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  g_atomic_ref_count_inc (&operation->references);
  return operation;
}

void
war_operation_unref (WarOperation *operation)
{
  g_return_if_fail (operation != NULL);

  if (!g_atomic_ref_count_dec (&operation->references))
    return;

  g_free (operation->id);
  g_free (operation->name);
  g_free (operation->place);
  g_free (operation->date);
  g_free (operation->prologue);
  g_free (operation->special_rules);
  g_free (operation->field_link);
  g_free (operation->level);
  g_free (operation->game_type);
  g_clear_pointer (&operation->field, war_field_unref);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    g_clear_pointer (&operation->forces[i], war_force_free);
  g_ptr_array_unref (operation->conditions);
  war_extra_unref (operation->extra);
  war_rules_unref (operation->rules);
  g_free (operation);
}

static WarForce *
copy_force (const WarForce *force)
{
  WarForce *copy = war_force_copy_without_units (force);

  for (guint i = 0; i < force->entries->len; i++)
    g_ptr_array_add (copy->entries, war_force_entry_copy (g_ptr_array_index (force->entries, i)));

  return copy;
}

WarOperation *
war_operation_copy (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  WarOperation *copy = g_new (WarOperation, 1);

  *copy = *operation;
  g_atomic_ref_count_init (&copy->references);
  copy->id = g_strdup (operation->id);
  copy->name = g_strdup (operation->name);
  copy->place = g_strdup (operation->place);
  copy->date = g_strdup (operation->date);
  copy->prologue = g_strdup (operation->prologue);
  copy->special_rules = g_strdup (operation->special_rules);
  copy->rules = war_rules_ref (operation->rules);
  copy->field_link = g_strdup (operation->field_link);
  copy->field = operation->field != NULL ? war_field_ref (operation->field) : NULL;
  copy->level = g_strdup (operation->level);
  copy->game_type = g_strdup (operation->game_type);
  copy->extra = war_extra_ref (operation->extra);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    copy->forces[i] = operation->forces[i] != NULL ? copy_force (operation->forces[i]) : NULL;
  copy->conditions = g_ptr_array_new_with_free_func ((GDestroyNotify) war_condition_free);
  for (guint i = 0; i < operation->conditions->len; i++)
    g_ptr_array_add (copy->conditions,
                     war_condition_copy (g_ptr_array_index (operation->conditions, i)));

  return copy;
}

WarOperation *
war_operation_make_whole (const WarOperation *operation)
{
  WarOperation *whole = war_operation_copy (operation);

  whole->has_books = TRUE;
  g_clear_pointer (&whole->field_link, g_free);
  if (whole->field != NULL && whole->field->background != NULL)
    {
      WarField *field = war_field_set_background (whole->field, NULL);

      war_field_unref (whole->field);
      whole->field = field;
    }

  return whole;
}
