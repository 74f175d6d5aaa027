/* units.c: the units of an operation of Trench Raider, and their regiments (raider.R-7, R-10)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* Unit types ---------------------------------------------------------------------------------- */

static gboolean
has_category (const WarRules *rules, const WarUnitType *type, const char *category)
{
  return (type->categories & war_rules_get_category_mask (rules, category)) != 0;
}

static gboolean
has_trait (const WarUnitType *type, const char *trait)
{
  return war_trait_uses_has (type->traits, trait);
}

/* Whether a weapon of it falls where chance has it. */
static gboolean
throws (const WarUnitType *type)
{
  for (guint i = 0; i < type->weapons->len; i++)
    if (war_trait_uses_has (((const WarWeapon *) g_ptr_array_index (type->weapons, i))->traits,
                            "thrown"))
      return TRUE;

  return FALSE;
}

static WarRaiderBranch
find_branch (const WarRules *rules, const WarUnitType *type)
{
  if (has_trait (type, "on-the-field"))
    return WAR_RAIDER_BUNKER;
  if (has_category (rules, type, "aeroplane"))
    return WAR_RAIDER_AEROPLANE;
  if (has_category (rules, type, "tank"))
    return WAR_RAIDER_TANK;
  if (has_category (rules, type, "vehicle"))
    return WAR_RAIDER_CAR;
  if (has_category (rules, type, "headquarters"))
    return WAR_RAIDER_HEADQUARTERS;
  if (has_category (rules, type, "leader"))
    return WAR_RAIDER_LEADER;
  if (has_category (rules, type, "elite"))
    return WAR_RAIDER_ELITE;
  if (!has_category (rules, type, "stand"))
    return WAR_RAIDER_SOLDIER;
  if (has_trait (type, "stays"))
    return WAR_RAIDER_GUN;

  return throws (type) ? WAR_RAIDER_MORTAR : WAR_RAIDER_MACHINE_GUN;
}

/* Weapons that are aimed at enemies; those that are thrown, or only for bunkers or flames, have
 * orders of their own. */
static void
add_weapon (WarRaiderType *type, const WarWeapon *weapon)
{
  const gint32 *stats = weapon->stats;
  gint number = MAX (stats[WAR_RAIDER_WEAPON_NUMBER], 1);

  type->has_flame |= stats[WAR_RAIDER_WEAPON_ARC] > 0 && stats[WAR_RAIDER_WEAPON_HIT] == 0;
  type->has_grenades |= war_trait_uses_has (weapon->traits, "grenade");
  if (stats[WAR_RAIDER_WEAPON_RANGE] == 0 || stats[WAR_RAIDER_WEAPON_HIT] == 0
      || war_trait_uses_has (weapon->traits, "grenade") || type->n_weapons == WAR_RAIDER_N_SLOTS)
    return;

  type->weapons[type->n_weapons++] = (WarRaiderWeapon){
    .weapon = weapon,
    .kind = war_trait_uses_has (weapon->traits, "destroys-bunkers") ? WAR_RAIDER_CANNON
                                                                    : WAR_RAIDER_SMALL_ARMS,
    .range = stats[WAR_RAIDER_WEAPON_RANGE],
    .hit = stats[WAR_RAIDER_WEAPON_HIT],
    .cover_hit = stats[WAR_RAIDER_WEAPON_COVER_HIT] > 0 ? stats[WAR_RAIDER_WEAPON_COVER_HIT]
                                                        : stats[WAR_RAIDER_WEAPON_HIT],
    .number = number,
    .shots = number * stats[WAR_RAIDER_WEAPON_SHOTS],
    .opportunity = number * stats[WAR_RAIDER_WEAPON_OPPORTUNITY],
  };
}

static WarRaiderType
resolve_type (const WarRules *rules, const WarUnitType *type)
{
  const WarTraitUse *leads = war_trait_uses_find (type->traits, "leads");
  const WarTraitUse *brigade = war_trait_uses_find (type->traits, "brigade");
  WarRaiderType resolved = {
    .type = type,
    .branch = find_branch (rules, type),
    .has_fascine = has_trait (type, "fascine"),
    .crosses_at_will = has_trait (type, "crosses-at-will"),
    .crushes_wire = has_trait (type, "crushes-wire"),
    .is_corridor = has_trait (type, "corridor"),
    .is_elite = has_trait (type, "elite"),
    .dice = type->stats[WAR_RAIDER_UNIT_DICE],
    .save = type->stats[WAR_RAIDER_UNIT_SAVE],
    .leads = leads != NULL && leads->argument > 0       ? leads->argument
             : brigade != NULL && brigade->argument > 0 ? brigade->argument
             : brigade != NULL ? rules->numbers[WAR_RAIDER_HEADQUARTERS_REACH]
                               : rules->numbers[WAR_RAIDER_LEADER_REACH],
    .half_width = type->base_width / 2,
    .half_depth = type->base_depth / 2,
    .reach = (type->base_width + type->base_depth) / 2 + 1,
  };

  for (guint i = 0; i < type->weapons->len; i++)
    add_weapon (&resolved, g_ptr_array_index (type->weapons, i));
  return resolved;
}

static gboolean
find_type (WarRaider *data, const WarUnitType *type, guint *index, GArray *faults)
{
  WarRaiderType resolved;

  for (*index = 0; *index < data->types->len; (*index)++)
    if (g_array_index (data->types, WarRaiderType, *index).type == type)
      return TRUE;

  if (!war_prepare_has_base (type, faults))
    return FALSE;
  resolved = resolve_type (data->rules, type);
  g_array_append_val (data->types, resolved);
  return TRUE;
}

/* Tables name types by a category, or by how their ids end. */
gint
war_raider_find_type (const WarSetup *setup, gint side, const char *word)
{
  const WarRaider *data = war_raider_get_data (setup);
  g_autofree char *end = g_strconcat ("-", word, NULL);

  for (guint i = 0; i < data->units->len; i++)
    {
      const WarRaiderUnit *unit = war_raider_get_unit (setup, i);
      const WarUnitType *type = g_array_index (data->types, WarRaiderType, unit->type).type;

      if (unit->side == side && g_str_has_suffix (type->id, end))
        return (gint) unit->type;
    }
  for (guint i = 0; i < data->units->len; i++)
    {
      const WarRaiderUnit *unit = war_raider_get_unit (setup, i);
      const WarUnitType *type = g_array_index (data->types, WarRaiderType, unit->type).type;

      if (unit->side == side && has_category (data->rules, type, word))
        return (gint) unit->type;
    }

  return WAR_NONE;
}

/* Listing ------------------------------------------------------------------------------------- */

/* A zone that bears the name of a group is for that group alone. */
static const WarZone *
find_zone (const WarRaider *data, gint side, const char *group)
{
  for (guint i = 0; group != NULL && i < data->field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (data->field->zones, i);

      if (zone->side == side + 1 && zone->role == NULL && g_strcmp0 (zone->name, group) == 0)
        return zone;
    }

  return NULL;
}

static void
list_units (WarRaider *data, gint side, GArray *faults)
{
  const WarForce *force = data->operation->forces[side];

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      WarRaiderUnit unit = { .side = side,
                             .entry = i,
                             .regiment = WAR_NONE,
                             .is_drawn = entry->is_drawn,
                             .name = entry->name,
                             .group = entry->group,
                             .zone = find_zone (data, side, entry->group) };

      if (!find_type (data, entry->type, &unit.type, faults)
          || g_array_index (data->types, WarRaiderType, unit.type).branch == WAR_RAIDER_BUNKER)
        continue;
      for (; (gint) unit.nth < entry->count && data->units->len <= WAR_RAIDER_MAX_UNITS; unit.nth++)
        g_array_append_val (data->units, unit);
    }
}

/* Regiments ----------------------------------------------------------------------------------- */

static WarRaiderBranch
get_branch (const WarRaider *data, const WarRaiderUnit *unit)
{
  return g_array_index (data->types, WarRaiderType, unit->type).branch;
}

/* A leader has one; who is drawn founds it when he comes (raider.R-19). */
static void
found_regiments (WarRaider *data)
{
  for (guint i = 0; i < data->units->len; i++)
    {
      WarRaiderUnit *unit = &g_array_index (data->units, WarRaiderUnit, i);

      if (get_branch (data, unit) != WAR_RAIDER_LEADER
          || data->n_regiments == WAR_RAIDER_MAX_REGIMENTS)
        continue;
      data->regiments[data->n_regiments] = unit->group;
      unit->regiment = (gint) data->n_regiments++;
    }
}

/* Soldiers are in the regiment of their group's leader; else of the last one listed before them, or
 * of the first of their side. */
static gint
find_regiment (const WarRaider *data, guint soldier)
{
  const WarRaiderUnit *unit = &g_array_index (data->units, WarRaiderUnit, soldier);
  gint first = WAR_NONE, before = WAR_NONE;

  for (guint i = 0; i < data->units->len; i++)
    {
      const WarRaiderUnit *other = &g_array_index (data->units, WarRaiderUnit, i);

      if (other->side != unit->side || get_branch (data, other) != WAR_RAIDER_LEADER
          || other->regiment == WAR_NONE || other->is_drawn)
        continue;
      if (unit->group != NULL && g_strcmp0 (unit->group, other->group) == 0)
        return other->regiment;
      if (first == WAR_NONE)
        first = other->regiment;
      if (i < soldier)
        before = other->regiment;
    }

  return before != WAR_NONE ? before : first;
}

/* Whether the group of the unit's name has a leader on its side. */
static gboolean
has_leader (const WarRaider *data, const WarRaiderUnit *unit)
{
  for (guint i = 0; i < data->units->len; i++)
    {
      const WarRaiderUnit *other = &g_array_index (data->units, WarRaiderUnit, i);

      if (other->side == unit->side && get_branch (data, other) == WAR_RAIDER_LEADER
          && g_strcmp0 (other->group, unit->group) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_listed (const WarSetup *setup, const WarRaiderUnit *unit, const GArray *groups)
{
  for (guint i = 0; i < groups->len; i++)
    {
      const WarOddGroup *group = &g_array_index (groups, WarOddGroup, i);
      const WarForce *force = setup->operation->forces[unit->side];
      const WarForceEntry *entry = g_ptr_array_index (force->entries, group->entry);

      if (group->side == unit->side + 1 && g_strcmp0 (entry->group, unit->group) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Soldiers of a group that nobody leads are no regiment of their own. */
void
war_raider_list_odd_groups (const WarSetup *setup, GArray *groups)
{
  const WarRaider *data = war_raider_get_data (setup);

  for (guint i = 0; i < data->units->len; i++)
    {
      const WarRaiderUnit *unit = &g_array_index (data->units, WarRaiderUnit, i);
      WarOddGroup group = { .side = unit->side + 1, .entry = unit->entry };

      if (unit->group != NULL && get_branch (data, unit) == WAR_RAIDER_SOLDIER
          && !has_leader (data, unit) && !is_listed (setup, unit, groups))
        g_array_append_val (groups, group);
    }
}

static void
count_namesakes (WarRaider *data)
{
  guint n_units = data->units->len;
  g_autofree WarNamed *named = g_new (WarNamed, n_units);

  for (guint i = 0; i < n_units; i++)
    {
      WarRaiderUnit *unit = &g_array_index (data->units, WarRaiderUnit, i);

      named[i] = (WarNamed){
        .name = unit->name != NULL
                  ? unit->name
                  : g_array_index (data->types, WarRaiderType, unit->type).type->name,
        .side = unit->side,
        .namesake = &unit->namesake,
      };
    }
  war_namesakes_count (named, n_units);
}

/* The guns of bunkers are those of the Germans' book. */
static void
find_bunker_type (WarRaider *data, GArray *faults)
{
  const WarBook *book = data->operation->forces[WAR_RAIDER_GERMAN]->book;
  guint index;

  data->bunker_type = WAR_NONE;
  for (guint i = 0; book != NULL && i < book->types->len; i++)
    if (find_branch (data->rules, g_ptr_array_index (book->types, i)) == WAR_RAIDER_BUNKER
        && find_type (data, g_ptr_array_index (book->types, i), &index, faults))
      {
        data->bunker_type = (gint) index;
        return;
      }
}

void
war_raider_add_units (WarRaider *data, GArray *faults)
{
  gboolean has_both = war_prepare_has_force (data->operation, WAR_RAIDER_FRENCH, faults);

  has_both = war_prepare_has_force (data->operation, WAR_RAIDER_GERMAN, faults) && has_both;
  if (!has_both)
    return;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    list_units (data, side, faults);
  war_prepare_has_room (data->units->len, WAR_RAIDER_MAX_UNITS, faults);
  found_regiments (data);
  for (guint i = 0; i < data->units->len; i++)
    {
      WarRaiderUnit *unit = &g_array_index (data->units, WarRaiderUnit, i);

      if (get_branch (data, unit) != WAR_RAIDER_SOLDIER)
        continue;
      if (!unit->is_drawn)
        unit->regiment = find_regiment (data, i);
      data->n_started += unit->side == WAR_RAIDER_FRENCH && !unit->is_drawn;
    }
  find_bunker_type (data, faults);
  count_namesakes (data);
}
