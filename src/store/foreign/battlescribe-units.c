/* battlescribe-units.c: what the selections of a roster are: units, their parts, choices for all
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "store/foreign/battlescribe-private.h"

/* Profiles, rules or categories of a unit. */
#define MAX_OF_UNIT 1000

StoreSelection *
store_selection_new (WarRosterUnit *unit, const char *type)
{
  StoreSelection *selection = g_new0 (StoreSelection, 1);

  selection->unit = unit;
  selection->is_upgrade = g_str_equal (type, "upgrade") || g_str_equal (type, "unit-group");
  selection->is_unit = g_str_equal (type, "unit");
  return selection;
}

static void
free_selection (gpointer data)
{
  store_selection_free (data);
}

void
store_selection_add_part (StoreSelection *selection, StoreSelection *part)
{
  if (selection->parts == NULL)
    selection->parts = g_ptr_array_new_with_free_func (free_selection);
  g_ptr_array_add (selection->parts, part);
}

void
store_selection_free (StoreSelection *selection)
{
  war_roster_unit_free (selection->unit);
  g_clear_pointer (&selection->parts, g_ptr_array_unref);
  g_free (selection);
}

static guint
count_parts (const StoreSelection *selection)
{
  return selection->parts != NULL ? selection->parts->len : 0;
}

static StoreSelection *
get_part (const StoreSelection *selection, guint index)
{
  return g_ptr_array_index (selection->parts, index);
}

/* ---------------------------------------------------------------------------------------------
 * What it is. */

/* Whether it costs anything, or has a line of a table. */
static gboolean
says_something (const StoreSelection *selection)
{
  const WarRosterUnit *unit = selection->unit;

  for (guint i = 0; i < unit->costs->len; i++)
    if (((const WarRosterCost *) g_ptr_array_index (unit->costs, i))->value != 0)
      return TRUE;
  return unit->rows->len > 0;
}

static gboolean
is_any (const StoreSelection *selection, gboolean (*is) (const StoreSelection *selection))
{
  if (is (selection))
    return TRUE;
  for (guint i = 0; i < count_parts (selection); i++)
    if (is_any (get_part (selection, i), is))
      return TRUE;
  return FALSE;
}

static gboolean
is_unit (const StoreSelection *selection)
{
  return selection->is_unit;
}

/* ---------------------------------------------------------------------------------------------
 * Parts. */

static gboolean
are_alike (const WarRosterPart *part, const WarRosterPart *other)
{
  guint n = part->parts != NULL ? part->parts->len : 0;
  guint n_other = other->parts != NULL ? other->parts->len : 0;

  if (!g_str_equal (part->name, other->name) || g_strcmp0 (part->own_name, other->own_name) != 0
      || n != n_other)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!are_alike (g_ptr_array_index (part->parts, i), g_ptr_array_index (other->parts, i)))
      return FALSE;
  return TRUE;
}

static void
add_count (WarRosterPart *part, const WarRosterPart *other)
{
  part->count = MIN (part->count + other->count, G_MAXINT);
  for (guint i = 0; part->parts != NULL && i < part->parts->len; i++)
    add_count (g_ptr_array_index (part->parts, i), g_ptr_array_index (other->parts, i));
}

/* So many before a part are looked at whether they are alike: who writes a list says like things
 * one after the other. */
#define N_COMPARED 16

/* Like ones, which others choose one by one, are counted together. */
static void
add_part (GPtrArray *parts, const StoreSelection *selection)
{
  const WarRosterUnit *unit = selection->unit;
  WarRosterPart *part;
  guint n = parts->len;

  if (unit->count == 0)
    return;

  part = war_roster_add_part (parts, unit->name, unit->own_name, unit->count);
  if (count_parts (selection) > 0)
    part->parts = war_roster_parts_new ();
  for (guint i = 0; i < count_parts (selection); i++)
    add_part (part->parts, get_part (selection, i));

  for (guint i = n - MIN (n, N_COMPARED); i < n; i++)
    {
      WarRosterPart *other = g_ptr_array_index (parts, i);

      if (!are_alike (part, other))
        continue;
      add_count (other, part);
      g_ptr_array_set_size (parts, (gint) n);
      return;
    }
}

/* ---------------------------------------------------------------------------------------------
 * Units. */

/* Adds a line to a note; whose: who has noted it, or NULL. */
static void
add_note (char **note, const char *whose, const char *text)
{
  g_autofree char *before = *note;
  g_autofree char *line = NULL;

  /* TRANSLATORS: a name and what its owner has noted about it: Corporal Duff: behind the hedge */
  line = whose != NULL ? g_strdup_printf (_ ("%s: %s"), whose, text) : g_strdup (text);
  *note = before != NULL ? g_strconcat (before, "\n", line, NULL) : g_steal_pointer (&line);
}

/* What stands in its parts is said of the unit. */
static void
absorb (WarRosterUnit *unit, StoreSelection *selection)
{
  for (guint i = 0; i < count_parts (selection); i++)
    {
      StoreSelection *part = get_part (selection, i);
      WarRosterUnit *inner = part->unit;

      if (inner->count == 0)
        continue;
      for (guint j = 0; j < inner->costs->len; j++)
        {
          const WarRosterCost *cost = g_ptr_array_index (inner->costs, j);

          war_roster_add_cost (unit->costs, cost->id, cost->name, cost->value);
        }
      g_ptr_array_extend_and_steal (unit->rows, g_ptr_array_ref (inner->rows));
      g_ptr_array_extend_and_steal (unit->rules, g_ptr_array_ref (inner->rules));
      g_ptr_array_extend_and_steal (unit->categories, g_ptr_array_ref (inner->categories));
      if (inner->note != NULL)
        add_note (&unit->note, inner->own_name != NULL ? inner->own_name : inner->name,
                  inner->note);
      absorb (unit, part);
    }
}

static void
place_unit (StoreSelection *selection, const char *group, WarRoster *roster, guint force,
            StoreFaults *faults)
{
  WarRosterUnit *unit = selection->unit;

  if (roster->units->len == STORE_BATTLESCRIBE_MAX_UNITS)
    {
      store_faults_add (faults, 0, 0, _ ("there are more than %d units"),
                        STORE_BATTLESCRIBE_MAX_UNITS);
      return;
    }

  for (guint i = 0; i < count_parts (selection); i++)
    add_part (unit->parts, get_part (selection, i));
  absorb (unit, selection);
  war_roster_drop_same_rows (unit->rows);
  war_roster_drop_same_terms (unit->rules);
  war_roster_drop_same_terms (unit->categories);
  if (unit->rows->len > MAX_OF_UNIT || unit->rules->len > MAX_OF_UNIT
      || unit->categories->len > MAX_OF_UNIT)
    store_faults_add (faults, 0, 0, _ ("“%s” has more than %d profiles, rules or categories"),
                      unit->name, MAX_OF_UNIT);
  unit->group = g_strdup (group);
  unit->force = force;
  g_ptr_array_add (roster->units, unit);
  selection->unit = NULL;
}

/* ---------------------------------------------------------------------------------------------
 * What is no unit. */

static void
give_rules (StoreSelection *selection, WarRosterForce *force, gboolean with_parts)
{
  WarRosterUnit *unit = selection->unit;

  g_ptr_array_extend_and_steal (force->rules, g_ptr_array_ref (unit->rules));
  if (unit->note != NULL)
    add_note (&force->note, unit->own_name != NULL ? unit->own_name : unit->name, unit->note);
  for (guint i = 0; with_parts && i < count_parts (selection); i++)
    if (get_part (selection, i)->unit->count > 0)
      give_rules (get_part (selection, i), force, TRUE);
}

/* As "Battalion, Reserve". */
static char *
dup_group (const char *around, const WarRosterUnit *unit)
{
  const char *name = unit->own_name != NULL ? unit->own_name : unit->name;

  return around != NULL ? g_strdup_printf ("%s, %s", around, name) : g_strdup (name);
}

static void
place (StoreSelection *selection, const char *group, WarRoster *roster, guint index,
       StoreFaults *faults)
{
  WarRosterForce *force = g_ptr_array_index (roster->forces, index);
  g_autofree char *inner = NULL;

  if (!selection->is_upgrade || says_something (selection))
    {
      place_unit (selection, group, roster, index, faults);
      return;
    }
  if (!is_any (selection, is_unit))
    {
      if (is_any (selection, says_something))
        {
          place_unit (selection, group, roster, index, faults);
          return;
        }
      give_rules (selection, force, TRUE);
      add_part (force->choices, selection);
      return;
    }

  /* It only says what its units were chosen for. */
  give_rules (selection, force, FALSE);
  inner = dup_group (group, selection->unit);
  for (guint i = 0; i < count_parts (selection); i++)
    if (get_part (selection, i)->unit->count > 0)
      place (get_part (selection, i), inner, roster, index, faults);
}

void
store_selection_place (StoreSelection *selection, WarRoster *roster, guint force,
                       StoreFaults *faults)
{
  g_return_if_fail (selection != NULL && roster != NULL && faults != NULL);

  if (selection->unit->count > 0)
    place (selection, NULL, roster, force, faults);
  store_selection_free (selection);
}
