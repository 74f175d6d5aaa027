/* operation.c: operations as immutable values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/operation.h"

#include "engine/field-edit/field-edit.h"

static const char *const condition_kind_ids[] = {
  [WAR_CONDITION_DESTROY_ALL] = "destroy-all",
  [WAR_CONDITION_HOLD_ZONE] = "hold-zone",
  [WAR_CONDITION_HOLD_POINT] = "hold-point",
  [WAR_CONDITION_CARRY] = "carry",
  [WAR_CONDITION_MOST_KILLED] = "most-killed",
  [WAR_CONDITION_MOST_POINTS] = "most-points",
  [WAR_CONDITION_SURVIVE] = "survive",
  [WAR_CONDITION_LIMIT] = "limit",
  NULL,
};

/* Ids in the order of WarConditionKind, NULL-terminated. */
const char *const *
war_system_get_levels (const WarSystem *system)
{
  gint table = war_system_find_table (system, WAR_TABLE_OF_LEVELS);

  return table >= 0 ? system->tables[table].columns[0].choices : NULL;
}

const char *const *
war_condition_kind_get_ids (void)
{
  return condition_kind_ids;
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

/* Which attributes each kind has: it needs these, and may not have others. */
static const struct
{
  gboolean place, count, reach;
} condition_parts[] = {
  [WAR_CONDITION_DESTROY_ALL] = { FALSE, FALSE, FALSE },
  [WAR_CONDITION_HOLD_ZONE] = { TRUE, TRUE, FALSE },
  [WAR_CONDITION_HOLD_POINT] = { TRUE, TRUE, TRUE },
  [WAR_CONDITION_CARRY] = { TRUE, FALSE, FALSE },
  [WAR_CONDITION_MOST_KILLED] = { FALSE, FALSE, FALSE },
  [WAR_CONDITION_MOST_POINTS] = { FALSE, FALSE, FALSE },
  [WAR_CONDITION_SURVIVE] = { FALSE, TRUE, FALSE },
  [WAR_CONDITION_LIMIT] = { FALSE, FALSE, FALSE },
};

gboolean
war_system_knows_condition (const WarSystem *system, WarConditionKind kind)
{
  return system->play == NULL || (system->conditions >> kind & 1) != 0;
}

gboolean
war_system_decides (const WarSystem *system)
{
  return system->play != NULL && system->conditions == 0;
}

gboolean
war_condition_kind_has_place (WarConditionKind kind)
{
  return condition_parts[kind].place;
}

gboolean
war_condition_kind_has_count (WarConditionKind kind)
{
  return condition_parts[kind].count;
}

gboolean
war_condition_kind_has_reach (WarConditionKind kind)
{
  return condition_parts[kind].reach;
}

gboolean
war_condition_kind_accepts (WarConditionKind kind, const WarField *field, const char *place)
{
  const WarPoint *point;

  if (!condition_parts[kind].place || place == NULL)
    return FALSE;
  if (kind == WAR_CONDITION_HOLD_ZONE)
    return war_field_find_zone (field, place) != NULL;

  point = war_field_find_point (field, place);
  return point != NULL && point->kind != WAR_POINT_LABEL
         && (kind != WAR_CONDITION_CARRY || point->kind == WAR_POINT_OBJECTIVE);
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

WarCondition *
war_condition_new (WarConditionKind kind, gint winner)
{
  g_return_val_if_fail (winner == 1 || winner == 2, NULL);

  WarCondition *condition = g_new0 (WarCondition, 1);

  condition->kind = kind;
  condition->winner = winner;
  return condition;
}

WarCondition *
war_condition_copy (const WarCondition *condition)
{
  g_return_val_if_fail (condition != NULL, NULL);

  WarCondition *copy = g_new (WarCondition, 1);

  *copy = *condition;
  copy->place = g_strdup (condition->place);
  copy->clause = g_strdup (condition->clause);
  copy->extra = war_extra_ref (condition->extra);
  return copy;
}

void
war_condition_free (WarCondition *condition)
{
  g_free (condition->place);
  g_free (condition->clause);
  war_extra_unref (condition->extra);
  g_free (condition);
}
