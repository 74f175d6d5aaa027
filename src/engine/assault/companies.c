/* companies.c: the units of an operation of Trench Assault, company by company
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

#define COMPANY_BASES 8 /* assault.1.2 */

/* Unit types ---------------------------------------------------------------------------------- */

static gboolean
has_category (const WarRules *rules, const WarUnitType *type, const char *category)
{
  return (type->categories & war_rules_get_category_mask (rules, category)) != 0;
}

static WarAssaultBranch
find_branch (const WarRules *rules, const WarUnitType *type)
{
  static const struct
  {
    const char *category;
    WarAssaultBranch branch;
  } branches[] = {
    { "officer", WAR_ASSAULT_OFFICER },     { "headquarters", WAR_ASSAULT_HEADQUARTERS },
    { "runner", WAR_ASSAULT_RUNNER },       { "tank", WAR_ASSAULT_TANK },
    { "telephone", WAR_ASSAULT_TELEPHONE }, { "lewis-gun", WAR_ASSAULT_GUN },
    { "machine-gun", WAR_ASSAULT_GUN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (branches); i++)
    if (has_category (rules, type, branches[i].category))
      return branches[i].branch;

  return WAR_ASSAULT_FOOT;
}

static WarAssaultType
resolve_type (const WarRules *rules, const WarUnitType *type)
{
  const WarTraitUse *rallies = war_trait_uses_find (type->traits, "rallies");
  WarAssaultType resolved = {
    .type = type,
    .branch = find_branch (rules, type),
    .is_base = war_trait_uses_has (type->traits, "base"),
    .is_crew = war_trait_uses_has (type->traits, "crew"),
    .has_bombs = war_trait_uses_has (type->traits, "bombs"),
    .is_armoured = war_trait_uses_has (type->traits, "armoured"),
    .open = type->stats[WAR_ASSAULT_UNIT_OPEN],
    .trench = type->stats[WAR_ASSAULT_UNIT_TRENCH],
    .wire = type->stats[WAR_ASSAULT_UNIT_WIRE],
    .reach = (type->base_width + type->base_depth) / 2 + 1,
    .rallies = rallies == NULL         ? -1
               : rallies->argument > 0 ? rallies->argument
                                       : rules->numbers[WAR_ASSAULT_RALLY_REACH],
  };

  if (type->weapons->len > 0)
    for (guint i = 0; i < WAR_ASSAULT_N_ROWS; i++)
      resolved.shots[i] = ((const WarWeapon *) g_ptr_array_index (type->weapons, 0))
                            ->stats[WAR_ASSAULT_WEAPON_MOVING + i];
  return resolved;
}

static gboolean
find_type (WarAssault *data, const WarUnitType *type, guint *index, GArray *faults)
{
  WarAssaultType resolved;

  for (*index = 0; *index < data->types->len; (*index)++)
    if (g_array_index (data->types, WarAssaultType, *index).type == type)
      return TRUE;

  resolved = resolve_type (data->rules, type);
  if (resolved.branch != WAR_ASSAULT_TELEPHONE && !war_prepare_has_base (type, faults))
    return FALSE;
  g_array_append_val (data->types, resolved);
  return TRUE;
}

/* Listing ------------------------------------------------------------------------------------- */

static const WarAssaultType *
get_type (const WarAssault *data, const WarAssaultUnit *unit)
{
  return &g_array_index (data->types, WarAssaultType, unit->type);
}

/* All units of the side in the operation's order, in no company yet. Runners are made when they are
 * sent (assault.A-26), and a telephone stands nowhere. */
static GArray *
list_units (WarAssault *data, gint side, GArray *faults)
{
  GArray *units = g_array_new (FALSE, TRUE, sizeof (WarAssaultUnit));
  const WarForce *force = data->operation->forces[side];

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      WarAssaultUnit unit = { .side = side,
                              .company = WAR_NONE,
                              .line = entry->wave == 2, /* as files say that know no groups */
                              .name = entry->name,
                              .group = entry->group };
      WarAssaultBranch branch;

      if (!find_type (data, entry->type, &unit.type, faults))
        continue;
      branch = get_type (data, &unit)->branch;
      for (gint n = 0; n < entry->count && branch != WAR_ASSAULT_TELEPHONE
                       && branch != WAR_ASSAULT_RUNNER && units->len <= WAR_ASSAULT_MAX_UNITS;
           n++)
        g_array_append_val (units, unit);
    }

  return units;
}

static gboolean
is_in_company (const WarAssault *data, const WarAssaultUnit *unit)
{
  WarAssaultBranch branch = get_type (data, unit)->branch;

  return branch == WAR_ASSAULT_FOOT || branch == WAR_ASSAULT_GUN || branch == WAR_ASSAULT_OFFICER;
}

/* The groups of the operation are companies, from the left in the order in which they are named, if
 * each has its officer and nobody is left over; else it has none. */
static gboolean
group_by_name (WarAssault *data, GArray *units)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();
  guint n_officers[WAR_ASSAULT_MAX_COMPANIES] = { 0 };

  for (guint i = 0; i < units->len; i++)
    {
      WarAssaultUnit *unit = &g_array_index (units, WarAssaultUnit, i);

      if (!is_in_company (data, unit))
        continue;
      unit->company = unit->group != NULL ? war_groups_number (groups, unit->group) - 1 : WAR_NONE;
      if (unit->company == WAR_NONE || unit->company >= WAR_ASSAULT_MAX_COMPANIES)
        return FALSE;
      n_officers[unit->company] += get_type (data, unit)->branch == WAR_ASSAULT_OFFICER;
    }

  for (guint i = 0; i < groups->len; i++)
    if (n_officers[i] != 1)
      return FALSE;
  for (guint i = 0; i < groups->len; i++)
    data->companies[i] = g_ptr_array_index (groups, i);
  return groups->len > 0;
}

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
      if (get_type (data, unit)->branch == WAR_ASSAULT_OFFICER)
        company++;
      if (company == WAR_NONE || company >= (gint) n_companies)
        return FALSE;
      unit->company = company;
      counts[company] += get_type (data, unit)->branch == WAR_ASSAULT_FOOT;
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
        = get_type (data, like)->branch == WAR_ASSAULT_GUN
            ? (company * 2) % n_companies + (n_companies % 2 == 0 && company * 2 >= n_companies)
            : company;
      gint n = 0;

      for (guint i = 0; i < end; i++)
        {
          const WarAssaultUnit *unit = &g_array_index (units, WarAssaultUnit, i);

          n += unit->company == (gint) wanted
               && (get_type (data, like)->branch == WAR_ASSAULT_OFFICER
                     ? get_type (data, unit)->branch == WAR_ASSAULT_OFFICER
                   : get_type (data, like)->branch == WAR_ASSAULT_GUN
                     ? get_type (data, unit)->branch == WAR_ASSAULT_GUN
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

static void
add_in_order (WarAssault *data, GArray *units, gint company, gint seat)
{
  for (guint i = 0; i < units->len; i++)
    {
      WarAssaultUnit unit = g_array_index (units, WarAssaultUnit, i);

      if (unit.company != company)
        continue;
      unit.seat = seat;
      g_array_append_val (data->units, unit);
      if (get_type (data, &unit)->is_base && company != WAR_NONE)
        data->n_started[company]++;
    }
}

/* Tanks behind all others. */
static gint
compare_tanks (gconstpointer a, gconstpointer b, gpointer user_data)
{
  gboolean is_tank_a = get_type (user_data, a)->branch == WAR_ASSAULT_TANK;
  gboolean is_tank_b = get_type (user_data, b)->branch == WAR_ASSAULT_TANK;

  return is_tank_a - is_tank_b;
}

/* The number of a unit is that by which it rolls (assault.A-29): company by company, then the
 * headquarters, then tanks; runners follow. */
static void
add_attackers (WarAssault *data, GArray *faults)
{
  g_autoptr (GArray) units = list_units (data, WAR_ASSAULT_ATTACKERS, faults);
  guint n_officers = 0;

  for (guint i = 0; i < units->len; i++)
    n_officers
      += get_type (data, &g_array_index (units, WarAssaultUnit, i))->branch == WAR_ASSAULT_OFFICER;
  data->n_companies = CLAMP (n_officers, 1, WAR_ASSAULT_MAX_COMPANIES);
  if (!group_by_name (data, units) && !group_by_order (data, units, data->n_companies))
    group_evenly (data, units, data->n_companies);
  g_array_sort_with_data (units, compare_tanks, data);

  data->seat_of_headquarters = (gint) data->n_companies;
  data->seat_of_defenders = data->seat_of_headquarters + 1;
  data->seat_of_umpire = (data->operation->amendments >> WAR_ASSAULT_AMENDMENT_UMPIRE & 1) != 0
                           ? data->seat_of_defenders + 1
                           : WAR_NONE;
  for (guint i = 0; i < data->n_companies; i++)
    add_in_order (data, units, (gint) i, (gint) i);
  add_in_order (data, units, WAR_NONE, data->seat_of_headquarters);
}

/* One company (assault.A-15), and what is in none. The operation's groups are the garrisons of the
 * lines, that of the first named first. */
static void
add_defenders (WarAssault *data, GArray *faults)
{
  g_autoptr (GArray) units = list_units (data, WAR_ASSAULT_DEFENDERS, faults);
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();
  gint company = (gint) data->n_companies;

  for (guint i = 0; i < units->len; i++)
    {
      WarAssaultUnit *unit = &g_array_index (units, WarAssaultUnit, i);

      unit->company = is_in_company (data, unit) ? company : WAR_NONE;
      if (war_groups_number (groups, unit->group) > 1)
        unit->line = 1;
    }
  add_in_order (data, units, company, data->seat_of_defenders);
  add_in_order (data, units, WAR_NONE, data->seat_of_defenders);
}

/* Of each seat of the attackers, if their book has runners, and they go by notes (assault.A-8). */
static void
add_runners (WarAssault *data, GArray *faults)
{
  const WarUnitType *type = NULL;
  WarAssaultUnit unit = { .side = WAR_ASSAULT_ATTACKERS, .company = WAR_NONE };
  const WarBook *book = data->operation->forces[WAR_ASSAULT_ATTACKERS]->book;

  data->first_runner = data->units->len;
  for (guint i = 0; book != NULL && i < book->types->len && type == NULL; i++)
    if (find_branch (data->rules, g_ptr_array_index (book->types, i)) == WAR_ASSAULT_RUNNER)
      type = g_ptr_array_index (book->types, i);
  if (type == NULL || (data->operation->amendments >> WAR_ASSAULT_AMENDMENT_NOTES & 1) == 0
      || !find_type (data, type, &unit.type, faults))
    return;

  for (unit.seat = 0; unit.seat <= data->seat_of_headquarters; unit.seat++)
    for (guint i = 0; i < WAR_ASSAULT_MAX_RUNNERS; i++)
      g_array_append_val (data->units, unit);
  data->n_runners = data->units->len - data->first_runner;
}

static gboolean
has_telephone (const WarAssault *data)
{
  const GPtrArray *entries = data->operation->forces[WAR_ASSAULT_ATTACKERS]->entries;

  for (guint i = 0; i < entries->len; i++)
    if (find_branch (data->rules, ((const WarForceEntry *) g_ptr_array_index (entries, i))->type)
        == WAR_ASSAULT_TELEPHONE)
      return TRUE;

  return FALSE;
}

static void
count_namesakes (WarAssault *data)
{
  guint n_units = data->units->len;
  g_autofree WarNamed *named = g_new (WarNamed, n_units);

  for (guint i = 0; i < n_units; i++)
    {
      WarAssaultUnit *unit = &g_array_index (data->units, WarAssaultUnit, i);

      named[i] = (WarNamed){
        .name = unit->name != NULL ? unit->name : get_type (data, unit)->type->name,
        .side = unit->side,
        .namesake = &unit->namesake,
      };
    }
  war_namesakes_count (named, n_units);
}

void
war_assault_add_units (WarAssault *data, GArray *faults)
{
  gboolean has_both = war_prepare_has_force (data->operation, WAR_ASSAULT_ATTACKERS, faults);

  has_both = war_prepare_has_force (data->operation, WAR_ASSAULT_DEFENDERS, faults) && has_both;
  if (!has_both)
    return;

  add_attackers (data, faults);
  data->has_telephone = has_telephone (data);
  add_runners (data, faults);
  add_defenders (data, faults);
  war_prepare_has_room (data->units->len - data->n_runners, WAR_ASSAULT_MAX_UNITS, faults);
  count_namesakes (data);
}
