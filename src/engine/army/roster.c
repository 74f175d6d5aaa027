/* roster.c: an army in words, whatever game it is of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/roster.h"

#include <math.h>

static void
clear_cell (gpointer data)
{
  WarRosterCell *cell = data;

  g_free (cell->id);
  g_free (cell->name);
  g_free (cell->value);
}

static void
free_row (gpointer data)
{
  WarRosterRow *row = data;

  g_free (row->kind_id);
  g_free (row->kind);
  g_free (row->name);
  g_array_unref (row->cells);
  g_free (row);
}

static void
free_term (gpointer data)
{
  WarRosterTerm *term = data;

  g_free (term->id);
  g_free (term->name);
  g_free (term->text);
  g_free (term);
}

static void
free_cost (gpointer data)
{
  WarRosterCost *cost = data;

  g_free (cost->id);
  g_free (cost->name);
  g_free (cost);
}

static void
free_part (gpointer data)
{
  WarRosterPart *part = data;

  g_free (part->name);
  g_free (part->own_name);
  g_clear_pointer (&part->parts, g_ptr_array_unref);
  g_free (part);
}

static void
free_force (gpointer data)
{
  WarRosterForce *force = data;

  g_free (force->kind_id);
  g_free (force->kind);
  g_free (force->own_name);
  g_free (force->note);
  g_free (force->book_id);
  g_free (force->book);
  g_ptr_array_unref (force->costs);
  g_ptr_array_unref (force->choices);
  g_ptr_array_unref (force->rows);
  g_ptr_array_unref (force->rules);
  g_free (force);
}

void
war_roster_unit_free (WarRosterUnit *unit)
{
  if (unit == NULL)
    return;

  g_free (unit->id);
  g_free (unit->name);
  g_free (unit->own_name);
  g_free (unit->note);
  g_free (unit->group);
  g_ptr_array_unref (unit->parts);
  g_ptr_array_unref (unit->costs);
  g_ptr_array_unref (unit->rows);
  g_ptr_array_unref (unit->rules);
  g_ptr_array_unref (unit->categories);
  g_free (unit);
}

static void
free_unit (gpointer data)
{
  war_roster_unit_free (data);
}

WarRoster *
war_roster_new (void)
{
  WarRoster *roster = g_new0 (WarRoster, 1);

  g_atomic_ref_count_init (&roster->references);
  roster->costs = g_ptr_array_new_with_free_func (free_cost);
  roster->limits = g_ptr_array_new_with_free_func (free_cost);
  roster->forces = g_ptr_array_new_with_free_func (free_force);
  roster->units = g_ptr_array_new_with_free_func (free_unit);
  return roster;
}

WarRoster *
war_roster_ref (WarRoster *roster)
{
  g_return_val_if_fail (roster != NULL, NULL);

  g_atomic_ref_count_inc (&roster->references);
  return roster;
}

void
war_roster_unref (WarRoster *roster)
{
  if (roster == NULL || !g_atomic_ref_count_dec (&roster->references))
    return;

  g_free (roster->name);
  g_free (roster->system_id);
  g_free (roster->system);
  g_free (roster->note);
  g_ptr_array_unref (roster->forces);
  g_ptr_array_unref (roster->costs);
  g_ptr_array_unref (roster->limits);
  g_ptr_array_unref (roster->units);
  g_free (roster);
}

WarRosterForce *
war_roster_add_force (WarRoster *roster, const char *book_id, const char *book)
{
  g_return_val_if_fail (roster != NULL && book_id != NULL && book != NULL, NULL);

  WarRosterForce *force = g_new0 (WarRosterForce, 1);

  force->book_id = g_strdup (book_id);
  force->book = g_strdup (book);
  force->costs = g_ptr_array_new_with_free_func (free_cost);
  force->choices = war_roster_parts_new ();
  force->rows = g_ptr_array_new_with_free_func (free_row);
  force->rules = g_ptr_array_new_with_free_func (free_term);
  g_ptr_array_add (roster->forces, force);
  return force;
}

gboolean
war_roster_force_is_for_all (const WarRosterForce *force)
{
  g_return_val_if_fail (force != NULL, FALSE);

  return force->choices->len + force->rows->len + force->rules->len + force->costs->len > 0
         || force->note != NULL;
}

WarRosterUnit *
war_roster_unit_new (const char *id, const char *name, guint count)
{
  g_return_val_if_fail (name != NULL, NULL);

  WarRosterUnit *unit = g_new0 (WarRosterUnit, 1);

  unit->id = g_strdup (id);
  unit->name = g_strdup (name);
  unit->count = count;
  unit->parts = war_roster_parts_new ();
  unit->costs = g_ptr_array_new_with_free_func (free_cost);
  unit->rows = g_ptr_array_new_with_free_func (free_row);
  unit->rules = g_ptr_array_new_with_free_func (free_term);
  unit->categories = g_ptr_array_new_with_free_func (free_term);
  return unit;
}

WarRosterUnit *
war_roster_add_unit (WarRoster *roster, const char *id, const char *name, guint count)
{
  g_return_val_if_fail (roster != NULL && roster->forces->len > 0 && name != NULL, NULL);

  WarRosterUnit *unit = war_roster_unit_new (id, name, count);

  unit->force = roster->forces->len - 1;
  g_ptr_array_add (roster->units, unit);
  return unit;
}

GPtrArray *
war_roster_parts_new (void)
{
  return g_ptr_array_new_with_free_func (free_part);
}

WarRosterPart *
war_roster_add_part (GPtrArray *parts, const char *name, const char *own_name, guint count)
{
  g_return_val_if_fail (parts != NULL && name != NULL, NULL);

  WarRosterPart *part = g_new0 (WarRosterPart, 1);

  part->name = g_strdup (name);
  part->own_name = g_strdup (own_name);
  part->count = count;
  g_ptr_array_add (parts, part);
  return part;
}

WarRosterRow *
war_roster_add_row (GPtrArray *rows, const char *kind_id, const char *kind, const char *name)
{
  g_return_val_if_fail (rows != NULL && name != NULL, NULL);

  WarRosterRow *row = g_new0 (WarRosterRow, 1);

  row->kind_id = g_strdup (kind_id);
  row->kind = g_strdup (kind);
  row->name = g_strdup (name);
  row->cells = g_array_new (FALSE, FALSE, sizeof (WarRosterCell));
  g_array_set_clear_func (row->cells, clear_cell);
  g_ptr_array_add (rows, row);
  return row;
}

void
war_roster_row_add_cell (WarRosterRow *row, const char *id, const char *name, const char *value)
{
  g_return_if_fail (row != NULL && name != NULL && value != NULL);

  WarRosterCell cell = { g_strdup (id), g_strdup (name), g_strdup (value) };

  g_array_append_val (row->cells, cell);
}

/* Whether they mean the same: by their ids, or where one has none by their names. */
static gboolean
is_same (const char *id, const char *name, const char *other_id, const char *other_name)
{
  if (id != NULL && other_id != NULL && *id != '\0' && *other_id != '\0')
    return g_str_equal (id, other_id);
  return g_str_equal (name, other_name);
}

void
war_roster_add_term (GPtrArray *terms, const char *id, const char *name, const char *text)
{
  g_return_if_fail (terms != NULL && name != NULL);

  for (guint i = 0; i < terms->len; i++)
    {
      const WarRosterTerm *term = g_ptr_array_index (terms, i);

      if (is_same (term->id, term->name, id, name))
        return;
    }

  war_roster_append_term (terms, id, name, text);
}

void
war_roster_append_term (GPtrArray *terms, const char *id, const char *name, const char *text)
{
  g_return_if_fail (terms != NULL && name != NULL);

  WarRosterTerm *term = g_new (WarRosterTerm, 1);

  *term = (WarRosterTerm){ g_strdup (id), g_strdup (name), g_strdup (text) };
  g_ptr_array_add (terms, term);
}

/* Keeps of the array the first of those that have one key, which takes an element's words apart. */
static void
drop_same (GPtrArray *array, char *(*dup_key) (gconstpointer element), GDestroyNotify free_element)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize n;
  gpointer *all = g_ptr_array_steal (array, &n);

  for (gsize i = 0; i < n; i++)
    if (g_hash_table_add (keys, dup_key (all[i])))
      g_ptr_array_add (array, all[i]);
    else
      free_element (all[i]);
  g_free (all);
}

#define APART "\1" /* stands in no text */

static char *
dup_term_key (gconstpointer element)
{
  const WarRosterTerm *term = element;

  return g_strconcat (term->name, APART, term->text, NULL);
}

void
war_roster_drop_same_terms (GPtrArray *terms)
{
  g_return_if_fail (terms != NULL);

  drop_same (terms, dup_term_key, free_term);
}

static char *
dup_row_key (gconstpointer element)
{
  const WarRosterRow *row = element;
  GString *key = g_string_new (row->kind);

  g_string_append_printf (key, APART "%s", row->name);
  for (guint i = 0; i < row->cells->len; i++)
    {
      const WarRosterCell *cell = &g_array_index (row->cells, WarRosterCell, i);

      g_string_append_printf (key, APART "%s" APART "%s", cell->name, cell->value);
    }
  return g_string_free (key, FALSE);
}

void
war_roster_drop_same_rows (GPtrArray *rows)
{
  g_return_if_fail (rows != NULL);

  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize n;
  gpointer *all;

  drop_same (rows, dup_row_key, free_row);
  for (guint i = 0; i < rows->len; i++)
    {
      const WarRosterRow *row = g_ptr_array_index (rows, i);

      if (row->cells->len > 0)
        g_hash_table_add (said, g_strconcat (row->kind, APART, row->name, NULL));
    }
  all = g_ptr_array_steal (rows, &n);
  for (gsize i = 0; i < n; i++)
    {
      WarRosterRow *row = all[i];
      g_autofree char *key = g_strconcat (row->kind, APART, row->name, NULL);

      if (row->cells->len == 0 && g_hash_table_contains (said, key))
        free_row (row);
      else
        g_ptr_array_add (rows, row);
    }
  g_free (all);
}

void
war_roster_add_cost (GPtrArray *costs, const char *id, const char *name, double value)
{
  g_return_if_fail (costs != NULL && name != NULL);

  for (guint i = 0; i < costs->len; i++)
    {
      WarRosterCost *cost = g_ptr_array_index (costs, i);

      if (is_same (cost->id, cost->name, id, name))
        {
          cost->value += value;
          return;
        }
    }

  WarRosterCost *cost = g_new (WarRosterCost, 1);

  *cost = (WarRosterCost){ g_strdup (id), g_strdup (name), value };
  g_ptr_array_add (costs, cost);
}

/* The id by which the measures have that one: its own, or if they have none of it that of the first
 * of its name. */
static const char *
find_measure (const GPtrArray *measures, const WarRosterCost *cost)
{
  for (guint i = 0; i < measures->len; i++)
    {
      const WarRosterCost *measure = g_ptr_array_index (measures, i);

      if (is_same (measure->id, measure->name, cost->id, cost->name))
        return cost->id;
    }
  for (guint i = 0; i < measures->len; i++)
    {
      const WarRosterCost *measure = g_ptr_array_index (measures, i);

      if (g_str_equal (measure->name, cost->name))
        return measure->id;
    }
  return cost->id;
}

static void
add_costs (GPtrArray *sum, const GPtrArray *costs)
{
  for (guint i = 0; i < costs->len; i++)
    {
      const WarRosterCost *cost = g_ptr_array_index (costs, i);

      war_roster_add_cost (sum, find_measure (sum, cost), cost->name, cost->value);
    }
}

GPtrArray *
war_roster_sum_costs (const WarRoster *roster)
{
  g_return_val_if_fail (roster != NULL, NULL);

  GPtrArray *sum = g_ptr_array_new_with_free_func (free_cost);

  for (guint i = 0; i < roster->costs->len; i++)
    {
      const WarRosterCost *cost = g_ptr_array_index (roster->costs, i);

      war_roster_add_cost (sum, cost->id, cost->name, 0);
    }
  for (guint i = 0; i < roster->forces->len; i++)
    add_costs (sum, ((const WarRosterForce *) g_ptr_array_index (roster->forces, i))->costs);
  for (guint i = 0; i < roster->units->len; i++)
    add_costs (sum, ((const WarRosterUnit *) g_ptr_array_index (roster->units, i))->costs);
  return sum;
}

/* Others count in fractions that cannot be said exactly. */
#define NOTHING 0.001

gboolean
war_roster_is_sum_right (const WarRoster *roster)
{
  g_return_val_if_fail (roster != NULL, FALSE);

  g_autoptr (GPtrArray) sum = war_roster_sum_costs (roster);

  /* The roster's own measures come first; of others, as of a force, it says no total. */
  for (guint i = 0; i < sum->len && i < roster->costs->len; i++)
    {
      const WarRosterCost *cost = g_ptr_array_index (sum, i);
      const WarRosterCost *own = g_ptr_array_index (roster->costs, i);

      if (fabs (cost->value - own->value) > NOTHING)
        return FALSE;
    }
  return TRUE;
}
