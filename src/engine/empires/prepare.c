/* prepare.c: makes an operation of End of Empires 1914 ready to be played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static void
add_fault (GArray *faults, WarSetupFault fault)
{
  g_array_append_val (faults, fault);
}

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
  for (guint i = 0; i < type->traits->len; i++)
    {
      const WarTraitUse *use = &g_array_index (type->traits, WarTraitUse, i);

      if (!use->trait->own && g_str_equal (use->trait->id, "command"))
        return use->argument != 0 ? use->argument : rules->numbers[WAR_EMPIRES_COMMAND_REACH];
    }

  return 0;
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

static gboolean
find_type (WarEmpires *data, const WarUnitType *type, guint *index, GArray *faults)
{
  WarEmpiresType resolved;

  for (*index = 0; *index < data->types->len; (*index)++)
    if (g_array_index (data->types, WarEmpiresType, *index).type == type)
      return TRUE;

  if (MIN (type->base_width, type->base_depth) < WAR_BASE_MIN)
    {
      add_fault (faults, (WarSetupFault){ .kind = WAR_SETUP_BASE_TOO_SMALL, .type = type });
      return FALSE;
    }

  resolved = resolve_type (data->rules, type);
  g_array_append_val (data->types, resolved);
  return TRUE;
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

static void
add_entry (WarEmpires *data, gint side, const WarForceEntry *entry, GArray *faults)
{
  WarEmpiresUnit unit = { .side = side, .name = entry->name };

  if (!find_type (data, entry->type, &unit.type, faults))
    return;

  for (gint n = 0; n < entry->count && data->units->len <= WAR_EMPIRES_MAX_UNITS; n++)
    {
      unit.first_piece = data->n_pieces;
      data->n_pieces += g_array_index (data->types, WarEmpiresType, unit.type).n_bases;
      g_array_append_val (data->units, unit);
    }
}

static void
add_units (WarEmpires *data, gint side, GArray *faults)
{
  const WarForce *force = data->operation->forces[side];

  if (force != NULL && force->cost_limit != 0)
    add_fault (faults, (WarSetupFault){
                         .kind = WAR_SETUP_NO_ARMY, .side = side + 1, .limit = force->cost_limit });
  else if (force == NULL || force->entries->len == 0)
    add_fault (faults, (WarSetupFault){ .kind = WAR_SETUP_NO_UNITS, .side = side + 1 });
  else
    {
      for (guint i = 0; i < force->entries->len; i++)
        add_entry (data, side, g_ptr_array_index (force->entries, i), faults);
      find_foot (data, side);
    }
}

/* Terrain ------------------------------------------------------------------------------------- */

static gboolean
is_barred (gint32 passage, WarEmpiresGait gait)
{
  switch (passage)
    {
    case WAR_EMPIRES_PASSAGE_ROAD:
      return gait == WAR_EMPIRES_GUNS || gait == WAR_EMPIRES_RIDERS || gait == WAR_EMPIRES_WHEELS;
    case WAR_EMPIRES_PASSAGE_UNMOUNTED:
      return gait == WAR_EMPIRES_RIDERS || gait == WAR_EMPIRES_WHEELS;
    case WAR_EMPIRES_PASSAGE_FOOT:
      return gait != WAR_EMPIRES_ON_FOOT;
    case WAR_EMPIRES_PASSAGE_CROSSING:
      return TRUE;
    case WAR_EMPIRES_PASSAGE_ALL:
    default:
      return FALSE;
    }
}

static void
resolve_feature (WarEmpires *data, guint index)
{
  const WarFeature *feature = g_ptr_array_index (data->field->features, index);
  guint32 bit = WAR_TERRAIN_BIT (feature->terrain);
#define EFFECT(stat) war_feature_get_effect (feature, data->rules, WAR_EMPIRES_TERRAIN_##stat)
  gint32 passage = EFFECT (PASSAGE);

  data->is_obstacle[index] = EFFECT (OBSTACLE) != 0;
  data->is_road[index] = EFFECT (ROAD) != 0;
  data->is_crossing[index] = EFFECT (CROSSING) != 0;
#undef EFFECT
  data->obstacles |= data->is_obstacle[index] ? bit : 0;
  data->roads |= data->is_road[index] ? bit : 0;
  data->crossings |= data->is_crossing[index] ? bit : 0;
  for (guint gait = 0; gait < WAR_EMPIRES_N_GAITS; gait++)
    if (is_barred (passage, (WarEmpiresGait) gait))
      {
        data->bars[gait][index] = (guint8) passage;
        data->barring[gait] |= bit;
      }
  war_empires_sight.find_effect (feature, data->rules, &data->effects[index]);
}

static void
resolve_features (WarEmpires *data)
{
  guint n = data->n_features = data->field->features->len;

  data->effects = g_new0 (WarSightEffect, n);
  data->is_obstacle = g_new0 (guint8, n);
  data->is_road = g_new0 (guint8, n);
  data->is_crossing = g_new0 (guint8, n);
  for (guint gait = 0; gait < WAR_EMPIRES_N_GAITS; gait++)
    data->bars[gait] = g_new0 (guint8, n);
  for (guint i = 0; i < n; i++)
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

static void
count_cells (WarEmpires *data)
{
  WarLength cell = data->rules->numbers[WAR_EMPIRES_CELL];

  data->n_columns = (data->field->width + cell - 1) / cell;
  data->n_rows = (data->field->depth + cell - 1) / cell;
}

/* Whom one has to number when speaking of them. */
static void
count_namesakes (WarEmpires *data)
{
  guint n_units = data->units->len;
  g_autofree const char **names = g_new (const char *, n_units);
  g_autofree gint *sides = g_new (gint, n_units);
  g_autofree WarNamesake *namesakes = g_new (WarNamesake, n_units);

  for (guint i = 0; i < n_units; i++)
    {
      const WarEmpiresUnit *unit = &g_array_index (data->units, WarEmpiresUnit, i);

      names[i] = unit->name;
      if (unit->name == NULL)
        names[i] = g_array_index (data->types, WarEmpiresType, unit->type).type->name;
      sides[i] = unit->side;
    }
  war_namesakes_count (names, sides, n_units, namesakes);
  for (guint i = 0; i < n_units; i++)
    g_array_index (data->units, WarEmpiresUnit, i).namesake = namesakes[i];
}

gpointer
war_empires_prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults)
{
  WarEmpires *data;

  if (operation->field == NULL || operation->field->ground != WAR_GROUND_FREE)
    {
      add_fault (faults,
                 (WarSetupFault){ .kind = operation->field == NULL ? WAR_SETUP_NO_FIELD
                                                                   : WAR_SETUP_WRONG_GROUND });
      return NULL;
    }

  data = g_new0 (WarEmpires, 1);
  data->operation = war_operation_ref (operation);
  data->rules = operation->rules;
  data->field = operation->field;
  data->ground = war_ground_new (operation->field);
  data->types = g_array_new (FALSE, TRUE, sizeof (WarEmpiresType));
  data->units = g_array_new (FALSE, TRUE, sizeof (WarEmpiresUnit));
  data->places = g_ptr_array_new ();
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      add_units (data, side, faults);
      find_zone (data, side);
    }
  if (data->units->len > WAR_EMPIRES_MAX_UNITS)
    add_fault (faults,
               (WarSetupFault){ .kind = WAR_SETUP_TOO_MANY_UNITS, .limit = WAR_EMPIRES_MAX_UNITS });
  if (faults->len > 0)
    {
      war_empires_release (data);
      return NULL;
    }
  count_namesakes (data);
  resolve_features (data);
  find_places (data);
  war_empires_find_modifiers (data->rules, data->adds);
  count_cells (data);

  rows[WAR_TABLE_SEATS] = WAR_N_SIDES;
  rows[WAR_TABLE_PIECES] = data->n_pieces;
  rows[WAR_TABLE_FORMATIONS] = data->units->len;
  rows[WAR_TABLE_DECISIONS] = 4;
  return data;
}

void
war_empires_release (gpointer pointer)
{
  WarEmpires *data = pointer;

  g_array_unref (data->types);
  g_array_unref (data->units);
  g_ptr_array_unref (data->places);
  g_free (data->effects);
  g_free (data->is_obstacle);
  g_free (data->is_road);
  g_free (data->is_crossing);
  for (guint gait = 0; gait < WAR_EMPIRES_N_GAITS; gait++)
    g_free (data->bars[gait]);
  war_ground_unref (data->ground);
  war_operation_unref (data->operation);
  g_free (data);
}
