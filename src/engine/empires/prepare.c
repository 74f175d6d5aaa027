/* prepare.c: makes an operation of End of Empires 1914 ready to be played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* Unit types ---------------------------------------------------------------------------------- */

WarEmpiresBranch
war_empires_find_branch (const WarRules *rules, const WarUnitType *type)
{
  static const char *const categories[] = {
    [WAR_EMPIRES_INFANTRY] = "infantry",       [WAR_EMPIRES_CAVALRY] = "cavalry",
    [WAR_EMPIRES_MACHINE_GUN] = "machine-gun", [WAR_EMPIRES_BATTERY] = "battery",
    [WAR_EMPIRES_COMMANDER] = "commander",     [WAR_EMPIRES_VEHICLE] = "vehicle",
  };

  for (guint i = 0; i < G_N_ELEMENTS (categories); i++)
    if ((type->categories & war_rules_get_category_mask (rules, categories[i])) != 0)
      return (WarEmpiresBranch) i;

  return WAR_EMPIRES_INFANTRY;
}

static WarEmpiresWeapon
resolve_weapon (const WarUnitType *type)
{
  const WarWeapon *weapon;

  if (type->weapons->len == 0)
    return (WarEmpiresWeapon){ 0 };

  weapon = g_ptr_array_index (type->weapons, 0);
  return (WarEmpiresWeapon){
    .short_range = weapon->stats[WAR_EMPIRES_WEAPON_SHORT],
    .effective_range = weapon->stats[WAR_EMPIRES_WEAPON_EFFECTIVE],
    .long_range = weapon->stats[WAR_EMPIRES_WEAPON_LONG],
    .dice = weapon->stats[WAR_EMPIRES_WEAPON_DICE],
    .half_arc = (guint) (weapon->stats[WAR_EMPIRES_WEAPON_ARC] * WAR_HEADING_TURN / 360),
  };
}

static WarLength
get_command (const WarRules *rules, const WarUnitType *type)
{
  const WarTraitUse *use = war_trait_uses_find (type->traits, "command");

  if (use == NULL)
    return 0;
  return use->argument != 0 ? use->argument : rules->numbers[WAR_EMPIRES_COMMAND_REACH];
}

static WarEmpiresType
resolve_type (const WarRules *rules, const WarUnitType *type)
{
  gint n_bases = CLAMP (type->stats[WAR_EMPIRES_UNIT_BASES], 1, WAR_EMPIRES_MAX_BASES);

  return (WarEmpiresType){
    .type = type,
    .branch = war_empires_find_branch (rules, type),
    .n_bases = (guint) n_bases,
    .figures = MAX (type->stats[WAR_EMPIRES_UNIT_STRENGTH] / n_bases, 1),
    .road = type->stats[WAR_EMPIRES_UNIT_ROAD],
    .country = type->stats[WAR_EMPIRES_UNIT_COUNTRY],
    .pinned = type->stats[WAR_EMPIRES_UNIT_PINNED],
    .command = get_command (rules, type),
    .weapon = resolve_weapon (type),
  };
}

/* What the side's cavalry is like on foot: its book's first infantry (empires.C-22). */
static void
find_foot (WarEmpires *data, gint side)
{
  const GPtrArray *types = data->operation->forces[side]->book->types;

  for (guint i = 0; i < types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (types, i);

      if (war_empires_find_branch (data->rules, type) != WAR_EMPIRES_INFANTRY)
        continue;
      data->foot[side] = resolve_type (data->rules, type);
      return;
    }
}

/* A unit's bases are rows of the pieces in the order of units. */
static void
add_units (WarEmpires *data, GArray *faults)
{
  g_autoptr (GPtrArray) types = g_ptr_array_new ();

  data->units = war_forces_list (data->operation, WAR_EMPIRES_MAX_UNITS, types, faults);
  for (guint i = 0; i < types->len; i++)
    {
      WarEmpiresType resolved = resolve_type (data->rules, g_ptr_array_index (types, i));

      g_array_append_val (data->types, resolved);
    }
  for (guint i = 0; i < data->units->len; i++)
    {
      const WarForceUnit *unit = &g_array_index (data->units, WarForceUnit, i);
      const WarEmpiresType *type = &g_array_index (data->types, WarEmpiresType, unit->type);
      const WarRanks ranks = {
        .side = unit->side,
        .first = data->n_pieces,
        .n_bases = type->n_bases,
        .width = type->type->base_width & ~1,
        .depth = type->type->base_depth & ~1,
      };

      data->n_pieces += ranks.n_bases;
      g_array_append_val (data->ranks, ranks);
    }
}

/* Terrain ------------------------------------------------------------------------------------- */

/* Whether such ground bars who moves so, and how it is passed then (empires.C-12). */
static WarFootingPassage
find_passage (gint32 passage, WarEmpiresGait gait)
{
  switch (passage)
    {
    case WAR_EMPIRES_PASSAGE_ROAD:
      return gait == WAR_EMPIRES_GUNS || gait == WAR_EMPIRES_RIDERS || gait == WAR_EMPIRES_WHEELS
               ? WAR_FOOTING_BY_ROAD
               : WAR_FOOTING_OPEN;
    case WAR_EMPIRES_PASSAGE_UNMOUNTED:
      return gait == WAR_EMPIRES_RIDERS || gait == WAR_EMPIRES_WHEELS ? WAR_FOOTING_BY_ROAD
                                                                      : WAR_FOOTING_OPEN;
    case WAR_EMPIRES_PASSAGE_FOOT:
      return gait != WAR_EMPIRES_ON_FOOT ? WAR_FOOTING_BY_ROAD : WAR_FOOTING_OPEN;
    case WAR_EMPIRES_PASSAGE_CROSSING:
      return WAR_FOOTING_BY_CROSSING;
    case WAR_EMPIRES_PASSAGE_ALL:
    default:
      return WAR_FOOTING_OPEN;
    }
}

static void
resolve_feature (WarEmpires *data, guint index)
{
  static const guint stats[WAR_FOOTING_N_KINDS] = {
    [WAR_FOOTING_OBSTACLE] = WAR_EMPIRES_TERRAIN_OBSTACLE, /* empires.3.8 */
    [WAR_FOOTING_ROAD] = WAR_EMPIRES_TERRAIN_ROAD,
    [WAR_FOOTING_CROSSING] = WAR_EMPIRES_TERRAIN_CROSSING,
  };
  const WarFeature *feature = g_ptr_array_index (data->field->features, index);
  gint32 passage = war_feature_get_effect (feature, data->rules, WAR_EMPIRES_TERRAIN_PASSAGE);

  for (guint kind = 0; kind < WAR_FOOTING_N_KINDS; kind++)
    if (war_feature_get_effect (feature, data->rules, stats[kind]) != 0)
      war_footing_add (&data->footing, feature, index, (WarFootingKind) kind);
  for (guint gait = 0; gait < WAR_EMPIRES_N_GAITS; gait++)
    if (find_passage (passage, (WarEmpiresGait) gait) != WAR_FOOTING_OPEN)
      war_footing_bar (&data->footing, feature, index, gait,
                       find_passage (passage, (WarEmpiresGait) gait));
  data->effects[index]
    = war_sight_system_find_effect (data->rules->system->sight, feature, data->rules);
}

static void
resolve_features (WarEmpires *data)
{
  data->effects = g_new0 (WarSightEffect, data->field->features->len);
  war_footing_init (&data->footing, data->ground, data->field);
  for (guint i = 0; i < data->field->features->len; i++)
    resolve_feature (data, i);
}

/* Zones, places, numbers ---------------------------------------------------------------------- */

/* Of the two long edges the one that the area lies nearer to. */
static WarFieldEdge
find_edge (const WarField *field, const WarStandArea *area)
{
  if (field->width >= field->depth)
    return area->minimum.y + area->maximum.y < field->depth ? WAR_FIELD_EDGE_NORTH
                                                            : WAR_FIELD_EDGE_SOUTH;
  return area->minimum.x + area->maximum.x < field->width ? WAR_FIELD_EDGE_WEST
                                                          : WAR_FIELD_EDGE_EAST;
}

/* empires.C-24: strips along the long edges, unless the field has a zone for it. */
static void
find_zone (WarEmpires *data, gint side)
{
  gboolean is_wide = data->field->width >= data->field->depth;
  WarFieldEdge first = is_wide ? WAR_FIELD_EDGE_SOUTH : WAR_FIELD_EDGE_WEST;
  WarFieldEdge second = is_wide ? WAR_FIELD_EDGE_NORTH : WAR_FIELD_EDGE_EAST;
  const WarZone *zone = war_field_find_deployment_zone (data->field, side + 1);

  data->zones[side] = zone != NULL
                        ? war_stand_get_area (&zone->shape)
                        : war_stand_get_strip (data->field, side == 0 ? first : second,
                                               data->rules->numbers[WAR_EMPIRES_ZONE_DEPTH]);
  data->edges[side] = find_edge (data->field, &data->zones[side]);
}

static void
find_places (WarEmpires *data)
{
  for (guint i = 0; i < data->field->points->len; i++)
    {
      WarPoint *point = g_ptr_array_index (data->field->points, i);

      if (point->kind == WAR_POINT_CONTROL)
        g_ptr_array_add (data->places, point);
    }
}

void
war_empires_find_modifiers (const WarRules *rules,
                            gint adds[WAR_EMPIRES_N_ROLLS][WAR_EMPIRES_N_TABLE_CAUSES])
{
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (rules, WAR_EMPIRES_TABLE_MODIFIERS, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    adds[rows[i].values[0]][rows[i].values[1]] = rows[i].values[2];
}

gpointer
war_empires_prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults)
{
  WarEmpires *data;

  if (!war_prepare_has_ground (operation, WAR_GROUND_FREE, faults))
    return NULL;

  data = g_new0 (WarEmpires, 1);
  data->operation = war_operation_ref (operation);
  data->rules = operation->rules;
  data->field = operation->field;
  data->ground = war_ground_new (operation->field);
  data->types = g_array_new (FALSE, TRUE, sizeof (WarEmpiresType));
  data->ranks = g_array_new (FALSE, TRUE, sizeof (WarRanks));
  data->places = g_ptr_array_new ();
  add_units (data, faults);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    find_zone (data, side);
  if (faults->len > 0)
    {
      war_empires_release (data);
      return NULL;
    }
  for (gint side = 0; side < WAR_N_SIDES; side++)
    find_foot (data, side);
  resolve_features (data);
  find_places (data);
  war_empires_find_modifiers (data->rules, data->adds);

  rows[WAR_TABLE_SEATS] = WAR_N_SIDES;
  rows[WAR_TABLE_PIECES] = data->n_pieces;
  rows[WAR_TABLE_FORMATIONS] = data->units->len;
  rows[WAR_TABLE_DECISIONS] = 4;
  return data;
}

const WarRanks *
war_empires_get_ranks (gconstpointer pointer, guint *n_units)
{
  const WarEmpires *data = pointer;

  *n_units = data->ranks->len;
  return (const WarRanks *) (void *) data->ranks->data;
}

void
war_empires_release (gpointer pointer)
{
  WarEmpires *data = pointer;

  g_array_unref (data->types);
  g_array_unref (data->units);
  g_array_unref (data->ranks);
  g_ptr_array_unref (data->places);
  g_free (data->effects);
  war_footing_clear (&data->footing);
  war_ground_unref (data->ground);
  war_operation_unref (data->operation);
  g_free (data);
}
