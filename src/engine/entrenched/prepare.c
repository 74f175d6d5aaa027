/* prepare.c: makes an operation of Entrenched! ready to be played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/ground/outlook.h"

/* Unit types -------------------------------------------------------------------------------- */

static gint32
get_argument (const GArray *uses, const char *id)
{
  const WarTraitUse *use = war_trait_uses_find (uses, id);

  return use != NULL ? use->argument : 0;
}

static WarEntrenchedWeapon
resolve_weapon (const WarWeapon *weapon, gboolean is_artillery)
{
  return (WarEntrenchedWeapon){
    .range = weapon->stats[WAR_ENTRENCHED_WEAPON_RANGE],
    .minimum_range = weapon->stats[WAR_ENTRENCHED_WEAPON_MINIMUM_RANGE],
    .hit = weapon->stats[WAR_ENTRENCHED_WEAPON_HIT],
    .dice = weapon->stats[WAR_ENTRENCHED_WEAPON_DICE],
    .template = (guint) weapon->stats[WAR_ENTRENCHED_WEAPON_TEMPLATE],
    .uses = weapon->stats[WAR_ENTRENCHED_WEAPON_USES],
    .suppressing = war_trait_uses_has (weapon->traits, "suppressing"),
    .negates_cover = war_trait_uses_has (weapon->traits, "negates-cover"),
    .indirect = is_artillery || war_trait_uses_has (weapon->traits, "indirect"),
    .gas_kills = war_trait_uses_has (weapon->traits, "gas-kill"),
    .gas_stuns = war_trait_uses_has (weapon->traits, "gas-stun"),
  };
}

static WarEntrenchedType
resolve_type (const WarRules *rules, const WarUnitType *type)
{
  static const char *const sheltering[] = { "infantry", "officer", "specialist", "emplacement" };
  WarEntrenchedType resolved = {
    .type = type,
    .wounds = type->stats[WAR_ENTRENCHED_UNIT_WOUNDS],
    .response = type->stats[WAR_ENTRENCHED_UNIT_RESPONSE],
    .save = type->stats[WAR_ENTRENCHED_UNIT_SAVE],
    .bravery = type->stats[WAR_ENTRENCHED_UNIT_BRAVERY],
    .movement = type->stats[WAR_ENTRENCHED_UNIT_MOVEMENT],
    .is_artillery = war_trait_uses_has (type->traits, "artillery"),
    .is_single = war_trait_uses_has (type->traits, "single"),
    .is_bearer = war_trait_uses_has (type->traits, "bearer"),
    .command = get_argument (type->traits, "command"),
    .inspire = get_argument (type->traits, "inspire"),
    .signal = get_argument (type->traits, "signal"),
    .n_weapons = type->weapons->len,
  };

  for (guint i = 0; i < type->weapons->len; i++)
    resolved.weapons[i]
      = resolve_weapon (g_ptr_array_index (type->weapons, i), resolved.is_artillery);
  resolved.weapons[WAR_ENTRENCHED_FISTS] = (WarEntrenchedWeapon){
    .hit = rules->numbers[WAR_ENTRENCHED_FISTS_HIT],
    .dice = WAR_DICE_PER_WOUND,
  };
  for (guint i = 0; i < G_N_ELEMENTS (sheltering); i++)
    if ((type->categories & war_rules_get_category_mask (rules, sheltering[i])) != 0)
      resolved.may_shelter = TRUE;

  return resolved;
}

static void
add_types (WarEntrenched *data, const GPtrArray *types, GArray *faults)
{
  for (guint i = 0; i < types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (types, i);
      WarEntrenchedType resolved;

      if (type->weapons->len > WAR_ENTRENCHED_MAX_WEAPONS)
        {
          war_prepare_refuse_type (faults, WAR_SETUP_TOO_MANY_WEAPONS, type,
                                   WAR_ENTRENCHED_MAX_WEAPONS);
          continue;
        }
      resolved = resolve_type (data->rules, type);
      g_array_append_val (data->types, resolved);
    }
}

static void
add_units (WarEntrenched *data, GArray *faults)
{
  g_autoptr (GPtrArray) types = g_ptr_array_new ();
  gboolean has_others = FALSE;

  data->units = war_forces_list (data->operation, WAR_ENTRENCHED_MAX_UNITS, types, faults);
  add_types (data, types, faults);
  for (guint i = 0; i < data->units->len; i++)
    {
      WarForceUnit *unit = &g_array_index (data->units, WarForceUnit, i);

      unit->wave = MIN (unit->wave, WAR_ENTRENCHED_N_WAVES);
      has_others |= unit->arrives == 0;
    }
  if (data->units->len > 0 && !has_others)
    war_prepare_refuse (faults, (WarSetupFault){ .kind = WAR_SETUP_ALL_RESERVES });
}

/* How many clouds of gas there can be at most. */
static guint
count_clouds (const WarEntrenched *data)
{
  guint n_clouds = 0;

  for (guint i = 0; i < data->units->len; i++)
    {
      const WarEntrenchedType *type = &g_array_index (
        data->types, WarEntrenchedType, g_array_index (data->units, WarForceUnit, i).type);

      for (guint j = 0; j < type->n_weapons; j++)
        if (type->weapons[j].gas_kills || type->weapons[j].gas_stuns)
          n_clouds += type->weapons[j].uses > 0 ? (guint) type->weapons[j].uses
                                                : WAR_ENTRENCHED_MAX_CLOUDS;
    }

  return MIN (n_clouds, WAR_ENTRENCHED_MAX_CLOUDS);
}

/* Terrain ----------------------------------------------------------------------------------- */

#define EFFECT(stat) war_feature_get_effect (feature, data->rules, WAR_ENTRENCHED_TERRAIN_##stat)

/* Bog and water hold who is in them; whoever is astride a fence, wall, hedge or wire goes on over
 * it (entrenched.E-4). */
static void
resolve_passage (WarEntrenched *data, guint index)
{
  const WarFeature *feature = g_ptr_array_index (data->field->features, index);
  WarEntrenchedCheck check = (WarEntrenchedCheck) EFFECT (CHECK);
  WarPassageEffect *effect = &data->passages[index];

  *effect = (WarPassageEffect){
    .kind = check,
    .holds = check == WAR_ENTRENCHED_CHECK_BOG || check == WAR_ENTRENCHED_CHECK_WADE,
    .lets_astride = check == WAR_ENTRENCHED_CHECK_VAULT || check == WAR_ENTRENCHED_CHECK_WIRE,
    .is_crossing = EFFECT (CROSSING),
  };
  if (check != WAR_ENTRENCHED_CHECK_NONE)
    {
      effect->need = data->rules->numbers[WAR_ENTRENCHED_BOG_CHECK + (gint) check - 1];
      data->passage_terrains |= WAR_TERRAIN_BIT (feature->terrain);
    }
  if (effect->is_crossing)
    data->crossing_terrains |= WAR_TERRAIN_BIT (feature->terrain);
}

static void
resolve_feature (WarEntrenched *data, guint index)
{
  const WarFeature *feature = g_ptr_array_index (data->field->features, index);
  WarEntrenchedFeature *resolved = &data->features[index];

  resolved->is_heavy = EFFECT (HEAVY);
  resolved->is_shelter = EFFECT (SHELTER);
  if (resolved->is_heavy)
    data->heavy_terrains |= WAR_TERRAIN_BIT (feature->terrain);
  data->is_solid[index] = EFFECT (SOLID) && !resolved->is_shelter;
  if (data->is_solid[index])
    data->solid_terrains |= WAR_TERRAIN_BIT (feature->terrain);
  if (resolved->is_shelter)
    resolved->shelter = war_obstacle_base_of (&feature->shape);

  data->effects[index]
    = war_sight_system_find_effect (data->rules->system->sight, feature, data->rules);
}

#undef EFFECT

static void
resolve_features (WarEntrenched *data)
{
  data->n_features = data->field->features->len;
  data->features = g_new0 (WarEntrenchedFeature, data->n_features);
  data->effects = g_new0 (WarSightEffect, data->n_features);
  data->is_solid = g_new0 (guint8, data->n_features);
  data->passages = g_new0 (WarPassageEffect, data->n_features);
  for (guint i = 0; i < data->n_features; i++)
    {
      resolve_feature (data, i);
      resolve_passage (data, i);
    }
}

/* Rows of the features that orders may name: up to the last that shelters. */
static guint
count_feature_rows (const WarEntrenched *data)
{
  guint n_rows = data->n_features;

  while (n_rows > 0 && !data->features[n_rows - 1].is_shelter)
    n_rows--;

  return n_rows;
}

/* Zones, points and conditions -------------------------------------------------------------- */

static void
find_zones (WarEntrenched *data, GArray *faults)
{
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      data->zones[side] = war_field_find_deployment_zone (data->field, side + 1);
      if (data->zones[side] == NULL)
        war_prepare_refuse (faults, (WarSetupFault){ .kind = WAR_SETUP_NO_ZONE, .side = side + 1 });
    }
}

/* By which rule conditions decide where the operation does not say so. */
static const char *const clauses[WAR_N_CONDITIONS] = {
  [WAR_CONDITION_DESTROY_ALL] = "entrenched.E-26", [WAR_CONDITION_HOLD_ZONE] = "entrenched.E-19",
  [WAR_CONDITION_HOLD_POINT] = "entrenched.E-19",  [WAR_CONDITION_CARRY] = "entrenched.9.3",
  [WAR_CONDITION_MOST_KILLED] = "entrenched.9.1",  [WAR_CONDITION_MOST_POINTS] = "entrenched.9.2",
  [WAR_CONDITION_SURVIVE] = "entrenched.1.8",      [WAR_CONDITION_LIMIT] = "entrenched.1.8",
};

/* Objectives and control points that play a part get rows of their own. */
static void
count_markers (WarEntrenched *data)
{
  data->first_marker = data->units->len;
  for (guint i = 0; i < data->conditions->len; i++)
    {
      WarPlacedCondition *condition = war_conditions_get (data->conditions, i);

      if (condition->kind == WAR_CONDITION_CARRY)
        condition->piece = (gint) (data->first_marker + data->n_markers++);
      if (condition->kind == WAR_CONDITION_MOST_POINTS)
        data->has_points = TRUE;
    }

  if (data->has_points)
    data->n_markers += war_field_count_points (data->field, WAR_POINT_CONTROL);
}

/* FALSE: there are faults. */
static gboolean
resolve (WarEntrenched *data, GArray *faults)
{
  const WarOperation *operation = data->operation;

  add_units (data, faults);
  find_zones (data, faults);
  data->conditions = war_conditions_place (operation, clauses, faults);
  if (faults->len > 0)
    return FALSE;

  resolve_features (data);
  count_markers (data);
  data->has_attrition = g_strcmp0 (operation->game_type, "attrition") == 0;
  data->may_choose_edge = operation->game_type != NULL && !war_starts_has_placed (operation);
  data->first_cloud = data->first_marker + data->n_markers;
  data->n_pieces = data->first_cloud + count_clouds (data);
  return TRUE;
}

gpointer
war_entrenched_prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults)
{
  WarEntrenched *data;

  if (!war_prepare_has_ground (operation, WAR_GROUND_FREE, faults))
    return NULL;

  data = g_new0 (WarEntrenched, 1);
  data->operation = war_operation_ref (operation);
  data->rules = operation->rules;
  data->field = operation->field;
  data->ground = war_ground_new (operation->field);
  data->types = g_array_new (FALSE, TRUE, sizeof (WarEntrenchedType));
  if (!resolve (data, faults))
    {
      war_entrenched_release (data);
      return NULL;
    }
  war_entrenched_find_cell_costs (data);

  rows[WAR_TABLE_SEATS] = WAR_N_SIDES;
  rows[WAR_TABLE_PIECES] = data->n_pieces;
  rows[WAR_TABLE_FEATURES] = count_feature_rows (data);
  rows[WAR_TABLE_DECISIONS] = 8;
  return data;
}

void
war_entrenched_release (gpointer pointer)
{
  WarEntrenched *data = pointer;

  g_array_unref (data->types);
  g_array_unref (data->units);
  g_array_unref (data->conditions);
  g_free (data->features);
  g_free (data->effects);
  g_free (data->passages);
  g_free (data->is_solid);
  g_free (data->cell_costs);
  war_ground_unref (data->ground);
  war_operation_unref (data->operation);
  g_free (data);
}

/* What a thread remembers --------------------------------------------------------------------- */

gpointer
war_entrenched_begin_memo (gconstpointer pointer)
{
  const WarEntrenched *data = pointer;
  WarEntrenchedMemo *memo = g_new0 (WarEntrenchedMemo, 1);

  memo->scratch = war_ground_scratch_new (data->ground);
  memo->near_features = g_new0 (guint, war_ground_get_n_features (data->ground));
  memo->ways = war_ways_new ();
  memo->cells = war_entrenched_begin_cells (data, memo->scratch);
  return memo;
}

void
war_entrenched_end_memo (gpointer pointer)
{
  WarEntrenchedMemo *memo = pointer;

  war_cells_free (memo->cells);
  war_ways_free (memo->ways);
  g_free (memo->near_features);
  war_ground_scratch_free (memo->scratch);
  g_free (memo);
}
