/* companies.c: the units of an operation of Trench Assault, company by company
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

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
                              .entry = i,
                              .company = WAR_NONE,
                              .line = entry->wave == 2, /* as files say that know no groups */
                              .name = entry->name,
                              .group = entry->group };
      WarAssaultBranch branch;

      if (!find_type (data, entry->type, &unit.type, faults))
        continue;
      branch = war_assault_type_of (data, &unit)->branch;
      for (; (gint) unit.nth < entry->count && branch != WAR_ASSAULT_TELEPHONE
             && branch != WAR_ASSAULT_RUNNER && units->len <= WAR_ASSAULT_MAX_UNITS;
           unit.nth++)
        g_array_append_val (units, unit);
    }

  return units;
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
      if (war_assault_type_of (data, &unit)->is_base && company != WAR_NONE)
        data->n_started[company]++;
    }
}

/* Tanks behind all others. */
static gint
compare_tanks (gconstpointer a, gconstpointer b, gpointer user_data)
{
  gboolean is_tank_a = war_assault_type_of (user_data, a)->branch == WAR_ASSAULT_TANK;
  gboolean is_tank_b = war_assault_type_of (user_data, b)->branch == WAR_ASSAULT_TANK;

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
    n_officers += war_assault_type_of (data, &g_array_index (units, WarAssaultUnit, i))->branch
                  == WAR_ASSAULT_OFFICER;
  data->n_companies = CLAMP (n_officers, 1, WAR_ASSAULT_MAX_COMPANIES);
  war_assault_group_attackers (data, units);
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

/* One company (assault.A-15), and what is in none. */
static void
add_defenders (WarAssault *data, GArray *faults)
{
  g_autoptr (GArray) units = list_units (data, WAR_ASSAULT_DEFENDERS, faults);
  gint company = (gint) data->n_companies;

  war_assault_group_defenders (data, units);
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
        .name = unit->name != NULL ? unit->name : war_assault_type_of (data, unit)->type->name,
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
