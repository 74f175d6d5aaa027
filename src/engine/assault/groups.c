/* groups.c: of which units companies of Trench Assault are made, and garrisons of its lines
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

#define COMPANY_BASES 8 /* assault.1.2 */

static gboolean
is_in_company (const WarAssault *data, const WarAssaultUnit *unit)
{
  WarAssaultBranch branch = war_assault_type_of (data, unit)->branch;

  return branch == WAR_ASSAULT_FOOT || branch == WAR_ASSAULT_GUN || branch == WAR_ASSAULT_OFFICER;
}

static void
add_odd (WarAssault *data, const WarAssaultUnit *unit, WarAssaultGroupOddity kind)
{
  WarOddGroup odd = { .side = unit->side + 1, .entry = unit->entry, .kind = (gint) kind };

  g_array_append_val (data->odd_groups, odd);
}

/* By name -------------------------------------------------------------------------------------- */

/* Numbers those who are in companies by their groups, from 0; WAR_NONE: in none. */
static void
number_groups (const WarAssault *data, GArray *units, GPtrArray *groups)
{
  for (guint i = 0; i < units->len; i++)
    {
      WarAssaultUnit *unit = &g_array_index (units, WarAssaultUnit, i);

      if (is_in_company (data, unit))
        unit->company = war_groups_number (groups, unit->group) - 1;
    }
}

/* Adds what keeps the groups from being companies: one without its officer or with several, who is
 * in none, and one too many. */
static void
find_odd_groups (WarAssault *data, GArray *units, guint n_groups)
{
  guint n_before = data->odd_groups->len;
  g_autofree guint *n_officers = g_new0 (guint, n_groups + 1);
  g_autofree gboolean *is_told = g_new0 (gboolean, n_groups + 1); /* first of those in none */

  for (guint i = 0; i < units->len; i++)
    {
      const WarAssaultUnit *unit = &g_array_index (units, WarAssaultUnit, i);

      if (war_assault_type_of (data, unit)->branch == WAR_ASSAULT_OFFICER)
        n_officers[unit->company + 1]++;
    }
  for (guint i = 0; i < units->len; i++)
    {
      const WarAssaultUnit *unit = &g_array_index (units, WarAssaultUnit, i);
      guint group = (guint) (unit->company + 1);

      if (!is_in_company (data, unit) || is_told[group] || (group > 0 && n_officers[group] == 1))
        continue;
      is_told[group] = TRUE;
      add_odd (data, unit,
               group == 0               ? WAR_ASSAULT_GROUP_NONE
               : n_officers[group] == 0 ? WAR_ASSAULT_GROUP_NO_OFFICER
                                        : WAR_ASSAULT_GROUP_OFFICERS);
    }

  for (guint i = 0; i < units->len && data->odd_groups->len == n_before; i++)
    if (g_array_index (units, WarAssaultUnit, i).company >= WAR_ASSAULT_MAX_COMPANIES)
      add_odd (data, &g_array_index (units, WarAssaultUnit, i), WAR_ASSAULT_GROUP_TOO_MANY);
}

/* The groups of the operation are companies, from the left in the order in which they are named, if
 * each has its officer and nobody is left over; else it has none. */
static gboolean
group_by_name (WarAssault *data, GArray *units)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();

  number_groups (data, units, groups);
  if (groups->len == 0)
    return FALSE;

  find_odd_groups (data, units, groups->len);
  if (data->odd_groups->len > 0)
    return FALSE;

  for (guint i = 0; i < groups->len; i++)
    data->companies[i] = g_ptr_array_index (groups, i);
  return TRUE;
}

/* Without names -------------------------------------------------------------------------------- */

/* An officer and what is listed after him, up to the next one, is a company, if all companies have
 * their eight bases so (assault.1.2). */
static gboolean
group_by_order (const WarAssault *data, GArray *units, guint n_companies)
{
  gint company = WAR_NONE;
  guint counts[WAR_ASSAULT_MAX_COMPANIES] = { 0 };

  for (guint i = 0; i < units->len; i++)
    {
      WarAssaultUnit *unit = &g_array_index (units, WarAssaultUnit, i);

      if (!is_in_company (data, unit))
        continue;
      if (war_assault_type_of (data, unit)->branch == WAR_ASSAULT_OFFICER)
        company++;
      if (company == WAR_NONE || company >= (gint) n_companies)
        return FALSE;
      unit->company = company;
      counts[company] += war_assault_type_of (data, unit)->branch == WAR_ASSAULT_FOOT;
    }

  for (guint i = 0; i < n_companies; i++)
    if (counts[i] != COMPANY_BASES)
      return FALSE;

  return TRUE;
}

/* The first company, of those that come up every `step`, with the fewest units of the branch. */
static gint
find_fewest (const WarAssault *data, GArray *units, guint end, WarAssaultUnit *like,
             guint n_companies)
{
  gint fewest = 0, least = G_MAXINT;

  for (guint company = 0; company < n_companies; company++)
    {
      /* Lewis guns go to every other company first. */
      guint wanted
        = war_assault_type_of (data, like)->branch == WAR_ASSAULT_GUN
            ? (company * 2) % n_companies + (n_companies % 2 == 0 && company * 2 >= n_companies)
            : company;
      gint n = 0;

      for (guint i = 0; i < end; i++)
        {
          const WarAssaultUnit *unit = &g_array_index (units, WarAssaultUnit, i);

          n += unit->company == (gint) wanted
               && (war_assault_type_of (data, like)->branch == WAR_ASSAULT_OFFICER
                     ? war_assault_type_of (data, unit)->branch == WAR_ASSAULT_OFFICER
                   : war_assault_type_of (data, like)->branch == WAR_ASSAULT_GUN
                     ? war_assault_type_of (data, unit)->branch == WAR_ASSAULT_GUN
                     : unit->type == like->type);
        }
      if (n < least)
        {
          fewest = (gint) wanted;
          least = n;
        }
    }

  return fewest;
}

/* Else all that there are is dealt out, each kind for itself. */
static void
group_evenly (const WarAssault *data, GArray *units, guint n_companies)
{
  for (guint i = 0; i < units->len; i++)
    {
      WarAssaultUnit *unit = &g_array_index (units, WarAssaultUnit, i);

      unit->company
        = is_in_company (data, unit) ? find_fewest (data, units, i, unit, n_companies) : WAR_NONE;
    }
}

void
war_assault_group_attackers (WarAssault *data, GArray *units)
{
  gboolean is_by_order;

  if (group_by_name (data, units))
    return;

  is_by_order = group_by_order (data, units, data->n_companies);
  if (!is_by_order)
    group_evenly (data, units, data->n_companies);
  for (guint i = 0; i < data->odd_groups->len; i++)
    g_array_index (data->odd_groups, WarOddGroup, i).made
      = is_by_order ? WAR_ASSAULT_GROUPED_BY_ORDER : WAR_ASSAULT_GROUPED_EVENLY;
}

/* The lines of the defenders ------------------------------------------------------------------- */

/* Adds the group, the first time that one of it is met, if nobody is meant to be in so many lines,
 * and bases that are in none where others are. */
static void
look_at_garrison (WarAssault *data, const WarAssaultUnit *unit, guint group, guint n_lines,
                  gboolean *is_told)
{
  gboolean is_odd = group > n_lines
                    || (group == 0 && unit->line == 0 && war_assault_type_of (data, unit)->is_base);

  if (!is_odd || is_told[group])
    return;

  is_told[group] = TRUE;
  add_odd (data, unit,
           group == 0     ? WAR_ASSAULT_GROUP_NONE
           : n_lines == 1 ? WAR_ASSAULT_GROUP_NO_LINE
                          : WAR_ASSAULT_GROUP_TOO_MANY);
  g_array_index (data->odd_groups, WarOddGroup, data->odd_groups->len - 1).made
    = unit->line == 0 ? WAR_ASSAULT_GROUPED_IN_FIRST : WAR_ASSAULT_GROUPED_IN_SECOND;
}

/* The groups of the operation are the garrisons of the lines, that of the first named first; where
 * there is no second, all are in the first (assault.1.10). */
void
war_assault_group_defenders (WarAssault *data, GArray *units)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();
  g_autofree gboolean *is_told = g_new0 (gboolean, units->len + 1);
  guint n_lines = data->lines[WAR_ASSAULT_SECOND_LINE]->len > 0 ? 2 : 1;

  for (guint i = 0; i < units->len; i++)
    {
      WarAssaultUnit *unit = &g_array_index (units, WarAssaultUnit, i);

      unit->company = is_in_company (data, unit) ? (gint) data->n_companies : WAR_NONE;
      if (war_groups_number (groups, unit->group) > 1)
        unit->line = 1;
      unit->line = MIN (unit->line, (gint) n_lines - 1);
    }
  for (guint i = 0; i < units->len && groups->len > 0; i++)
    {
      const WarAssaultUnit *unit = &g_array_index (units, WarAssaultUnit, i);

      look_at_garrison (data, unit, (guint) war_groups_number (groups, unit->group), n_lines,
                        is_told);
    }
}

void
war_assault_list_odd_groups (const WarSetup *setup, GArray *groups)
{
  const GArray *odd = war_assault_get_data (setup)->odd_groups;

  g_array_append_vals (groups, odd->data, odd->len);
}
