/* roster.c: an army in words, whatever game it is of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/roster.h"

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
free_unit (gpointer data)
{
  WarRosterUnit *unit = data;

  g_free (unit->id);
  g_free (unit->name);
  g_free (unit->own_name);
  g_free (unit->note);
  g_ptr_array_unref (unit->costs);
  g_ptr_array_unref (unit->rows);
  g_ptr_array_unref (unit->rules);
  g_ptr_array_unref (unit->categories);
  g_free (unit);
}

WarRoster *
war_roster_new (void)
{
  WarRoster *roster = g_new0 (WarRoster, 1);

  g_atomic_ref_count_init (&roster->references);
  roster->costs = g_ptr_array_new_with_free_func (free_cost);
  roster->limits = g_ptr_array_new_with_free_func (free_cost);
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
  g_free (roster->book_id);
  g_free (roster->book);
  g_free (roster->kind_id);
  g_free (roster->kind);
  g_ptr_array_unref (roster->costs);
  g_ptr_array_unref (roster->limits);
  g_ptr_array_unref (roster->units);
  g_free (roster);
}

WarRosterUnit *
war_roster_add_unit (WarRoster *roster, const char *id, const char *name, guint count)
{
  g_return_val_if_fail (roster != NULL && name != NULL, NULL);

  WarRosterUnit *unit = g_new0 (WarRosterUnit, 1);

  unit->id = g_strdup (id);
  unit->name = g_strdup (name);
  unit->count = count;
  unit->costs = g_ptr_array_new_with_free_func (free_cost);
  unit->rows = g_ptr_array_new_with_free_func (free_row);
  unit->rules = g_ptr_array_new_with_free_func (free_term);
  unit->categories = g_ptr_array_new_with_free_func (free_term);
  g_ptr_array_add (roster->units, unit);
  return unit;
}

WarRosterRow *
war_roster_unit_add_row (WarRosterUnit *unit, const char *kind_id, const char *kind,
                         const char *name)
{
  g_return_val_if_fail (unit != NULL && name != NULL, NULL);

  WarRosterRow *row = g_new0 (WarRosterRow, 1);

  row->kind_id = g_strdup (kind_id);
  row->kind = g_strdup (kind);
  row->name = g_strdup (name);
  row->cells = g_array_new (FALSE, FALSE, sizeof (WarRosterCell));
  g_array_set_clear_func (row->cells, clear_cell);
  g_ptr_array_add (unit->rows, row);
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
  if (id != NULL && other_id != NULL)
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

  WarRosterTerm *term = g_new (WarRosterTerm, 1);

  *term = (WarRosterTerm){ g_strdup (id), g_strdup (name), g_strdup (text) };
  g_ptr_array_add (terms, term);
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
