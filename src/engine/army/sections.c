/* sections.c: under which headings an army's units stand, and which of them are alike
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/sections-private.h"

gint
war_groups_number (GPtrArray *groups, const char *group)
{
  g_return_val_if_fail (groups != NULL, 0);

  guint index;

  if (group == NULL)
    return 0;
  if (!g_ptr_array_find_with_equal_func (groups, group, g_str_equal, &index))
    {
      index = groups->len;
      g_ptr_array_add (groups, (gpointer) group);
    }
  return (gint) index + 1;
}

WarSections *
war_sections_new (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  WarSections *sections = g_new0 (WarSections, 1);
  guint n_waves = war_army_count_waves (army);

  sections->of_units = g_new0 (gint, army->units->len);
  sections->groups = n_waves == 0 ? g_ptr_array_new () : NULL;
  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnit *unit = war_army_get_unit (army, i);

      if (n_waves == 0)
        sections->of_units[i] = war_groups_number (sections->groups, unit->group);
      else
        sections->of_units[i] = unit->wave <= (gint) n_waves ? unit->wave : 0;
    }
  sections->n = n_waves == 0 ? sections->groups->len : n_waves;
  return sections;
}

void
war_sections_free (WarSections *sections)
{
  g_clear_pointer (&sections->groups, g_ptr_array_unref);
  g_free (sections->of_units);
  g_free (sections);
}

const char *
war_sections_get_group (const WarSections *sections, gint section)
{
  g_return_val_if_fail (sections != NULL, NULL);

  return sections->groups != NULL && section > 0 && section <= (gint) sections->groups->len
           ? g_ptr_array_index (sections->groups, section - 1)
           : NULL;
}

WarArmy *
war_army_set_units_section (const WarArmy *army, const WarSections *sections, const guint *indices,
                            guint n_indices, gint section)
{
  g_return_val_if_fail (sections != NULL, NULL);

  return sections->groups == NULL
           ? war_army_set_units_wave (army, indices, n_indices, section)
           : war_army_set_units_group (army, indices, n_indices,
                                       war_sections_get_group (sections, section));
}

WarArmy *
war_army_rename_group (const WarArmy *army, const char *group, const char *name)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (group != NULL && name != NULL, NULL);

  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < army->units->len; i++)
    if (g_strcmp0 (war_army_get_unit (army, i)->group, group) == 0)
      g_array_append_val (indices, i);

  return war_army_set_units_group (army, (const guint *) indices->data, indices->len, name);
}

/* Units in no group behind all others. */
static gint
compare_groups (gconstpointer a, gconstpointer b, gpointer groups)
{
  const WarUnit *first = *(WarUnit *const *) a, *second = *(WarUnit *const *) b;

  if (first->group == NULL || second->group == NULL)
    return (first->group == NULL) - (second->group == NULL);
  return war_groups_number (groups, first->group) - war_groups_number (groups, second->group);
}

void
war_army_keep_group_order (WarArmy *edited, const WarArmy *before)
{
  g_autoptr (WarSections) sections = war_sections_new (before);
  g_autoptr (WarSections) after = war_sections_new (edited);
  gint last = 0;
  gboolean in_order = TRUE;

  for (guint i = 0; after->groups != NULL && i < after->groups->len; i++)
    {
      gint number = war_groups_number (sections->groups, g_ptr_array_index (after->groups, i));

      in_order &= number > last;
      last = number;
    }
  if (!in_order)
    g_ptr_array_sort_with_data (edited->units, compare_groups, sections->groups);
}

static gboolean
are_alike (const WarUnit *unit, const WarUnit *other, gboolean has_waves)
{
  return unit->type == other->type && g_strcmp0 (unit->name, other->name) == 0
         && g_strcmp0 (unit->note, other->note) == 0 && g_strcmp0 (unit->group, other->group) == 0
         && (!has_waves || unit->wave == other->wave);
}

gboolean
war_army_is_like (const WarArmy *army, const WarUnit *unit, const WarUnit *other)
{
  g_return_val_if_fail (unit != NULL, FALSE);
  g_return_val_if_fail (other != NULL, FALSE);

  return unit->type == other->type && are_alike (unit, other, war_army_count_waves (army) > 0);
}

/* Those that are in no section come last. Sorting is stable. */
static gint
compare_sections (gconstpointer a, gconstpointer b)
{
  gint first = ((const WarAlike *) a)->section, second = ((const WarAlike *) b)->section;

  if (first == second)
    return 0;
  return second == 0 || (first != 0 && first < second) ? -1 : 1;
}

static WarAlike *
find_like (GArray *list, const WarUnit *unit, gboolean has_waves)
{
  for (guint i = 0; i < list->len; i++)
    {
      WarAlike *alike = &g_array_index (list, WarAlike, i);

      if (are_alike (alike->unit, unit, has_waves))
        return alike;
    }
  return NULL;
}

GArray *
war_army_list_alike (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  GArray *list = g_array_new (FALSE, FALSE, sizeof (WarAlike));
  g_autoptr (WarSections) sections = war_sections_new (army);

  for (guint i = 0; i < army->units->len; i++)
    {
      WarAlike alike
        = { .unit = war_army_get_unit (army, i), .count = 1, .section = sections->of_units[i] };
      WarAlike *earlier = find_like (list, alike.unit, sections->groups == NULL);

      if (earlier != NULL)
        earlier->count++;
      else
        g_array_append_val (list, alike);
    }
  g_array_sort (list, compare_sections);
  return list;
}
