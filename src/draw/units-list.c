/* units-list.c: which units a sheet is about, like ones together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/units-private.h"
#include "text/briefing.h"

static void
draw_units_free (gpointer data)
{
  DrawUnits *units = data;

  g_array_unref (units->members);
  g_free (units->coming);
  g_free (units);
}

GPtrArray *
draw_units_list_new (void)
{
  return g_ptr_array_new_with_free_func (draw_units_free);
}

static DrawUnits *
find (const GPtrArray *list, const DrawUnits *like)
{
  for (guint i = 0; i < list->len; i++)
    {
      DrawUnits *units = g_ptr_array_index (list, i);

      if (!units->apart && !like->apart && units->type == like->type && units->side == like->side
          && units->wave == like->wave && g_strcmp0 (units->coming, like->coming) == 0)
        return units;
    }

  return NULL;
}

void
draw_units_list_add (GPtrArray *list, DrawUnits like, guint count, DrawUnitsMember member)
{
  DrawUnits *units = find (list, &like);

  if (units == NULL)
    {
      units = g_new (DrawUnits, 1);
      *units = like;
      units->members = g_array_new (FALSE, FALSE, sizeof (DrawUnitsMember));
      g_ptr_array_add (list, units);
    }
  else
    {
      g_free (like.coming);
    }
  for (guint i = 0; i < count; i++)
    g_array_append_val (units->members, member);
}

void
draw_units_list_add_army (GPtrArray *list, const WarArmy *army)
{
  gboolean has_waves = war_army_count_waves (army) > 0;
  g_autoptr (GArray) groups = war_army_group_units (army);

  for (guint i = 0; i < groups->len; i++)
    {
      const WarUnitGroup *group = &g_array_index (groups, WarUnitGroup, i);
      const WarUnit *unit = group->unit;

      draw_units_list_add (
        list,
        (DrawUnits){ .rules = army->rules, .type = unit->type, .wave = has_waves ? unit->wave : 0 },
        group->count, (DrawUnitsMember){ unit->name, unit->note });
    }
}

void
draw_units_list_add_force (GPtrArray *list, const WarOperation *operation, gint side)
{
  const WarForce *force = operation->forces[side - 1];

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);

      draw_units_list_add (list,
                           (DrawUnits){ .rules = operation->rules,
                                        .type = entry->type,
                                        .side = side,
                                        .apart = entry->name != NULL && entry->count > 1,
                                        .coming = text_force_entry_coming (entry, operation) },
                           (guint) entry->count, (DrawUnitsMember){ entry->name, NULL });
    }
}

static void
collect (GPtrArray *traits, const GArray *uses)
{
  for (guint i = 0; i < uses->len; i++)
    {
      WarTrait *trait = g_array_index (uses, WarTraitUse, i).trait;

      if (!g_ptr_array_find (traits, trait, NULL))
        g_ptr_array_add (traits, trait);
    }
}

void
draw_units_collect_traits (const GPtrArray *list, GPtrArray *traits)
{
  for (guint i = 0; i < list->len; i++)
    {
      const WarUnitType *type = ((const DrawUnits *) g_ptr_array_index (list, i))->type;

      for (guint j = 0; j < type->weapons->len; j++)
        collect (traits, ((const WarWeapon *) g_ptr_array_index (type->weapons, j))->traits);
      collect (traits, type->traits);
    }
}

const DrawUnitsMember *
draw_units_get_member (const DrawUnits *units, guint i)
{
  return &g_array_index (units->members, DrawUnitsMember, i);
}

const char *
draw_units_get_common_name (const DrawUnits *units)
{
  const char *name = units->members->len > 0 ? draw_units_get_member (units, 0)->name : NULL;

  for (guint i = 1; i < units->members->len; i++)
    if (g_strcmp0 (name, draw_units_get_member (units, i)->name) != 0)
      return NULL;
  return name;
}

char *
draw_units_dup_label (const DrawUnits *units, guint i)
{
  const char *name
    = draw_units_get_common_name (units) == NULL ? draw_units_get_member (units, i)->name : NULL;

  return name != NULL ? g_strdup (name) : g_strdup_printf ("%u", i + 1);
}
