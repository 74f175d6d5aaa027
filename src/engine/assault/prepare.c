/* prepare.c: makes an operation of Trench Assault ready to be played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

static void
find_adds (WarAssault *data)
{
  guint n_rows;
  const WarTableRow *rows
    = war_rules_get_table (data->rules, WAR_ASSAULT_TABLE_MELEE_MODIFIERS, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    data->adds[rows[i].values[WAR_ASSAULT_MELEE_MODIFIERS_CAUSE]]
      = rows[i].values[WAR_ASSAULT_MELEE_MODIFIERS_ADDS];
}

/* Each base may name as many targets as it has shots. */
static guint
count_shots (const WarAssault *data)
{
  guint n_shots = 0;

  for (guint i = 0; i < data->units->len; i++)
    {
      const WarAssaultType *type = &g_array_index (
        data->types, WarAssaultType, g_array_index (data->units, WarAssaultUnit, i).type);

      n_shots += (guint) MAX (MAX (type->shots[0], type->shots[1]), type->shots[2]);
    }

  return n_shots;
}

static WarAssault *
new_data (WarOperation *operation)
{
  WarAssault *data = g_new0 (WarAssault, 1);

  data->operation = war_operation_ref (operation);
  data->rules = operation->rules;
  data->field = operation->field;
  data->ground = war_ground_new (operation->field);
  data->types = g_array_new (FALSE, TRUE, sizeof (WarAssaultType));
  data->units = g_array_new (FALSE, TRUE, sizeof (WarAssaultUnit));
  data->odd_groups = g_array_new (FALSE, FALSE, sizeof (WarOddGroup));
  return data;
}

gpointer
war_assault_prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults)
{
  WarAssault *data;
  guint n_seats;

  if (!war_prepare_has_ground (operation, WAR_GROUND_FREE, faults))
    return NULL;

  data = new_data (operation);
  war_assault_resolve_ground (data, faults);
  war_assault_add_units (data, faults);
  if (faults->len > 0)
    {
      war_assault_release (data);
      return NULL;
    }
  find_adds (data);

  n_seats = (guint) MAX (data->seat_of_defenders, data->seat_of_umpire) + 1;
  rows[WAR_TABLE_SEATS] = n_seats;
  rows[WAR_TABLE_PIECES] = data->units->len + data->n_gaps;
  rows[WAR_TABLE_FORMATIONS] = data->n_companies + 1;
  rows[WAR_TABLE_FEATURES] = data->n_features;
  rows[WAR_TABLE_DECISIONS] = n_seats;
  rows[WAR_TABLE_SEALED] = count_shots (data);
  return data;
}

void
war_assault_release (gpointer pointer)
{
  WarAssault *data = pointer;

  war_assault_release_ground (data);
  g_array_unref (data->types);
  g_array_unref (data->units);
  g_array_unref (data->odd_groups);
  war_ground_unref (data->ground);
  war_operation_unref (data->operation);
  g_free (data);
}

gint32
war_assault_look_up (const WarSetup *setup, guint table, gint result, gint32 none)
{
  guint n_rows;
  const WarTableRow *rows
    = war_rules_get_table (war_assault_get_data (setup)->rules, table, &n_rows);
  gint32 highest = G_MININT32, found = none;

  for (guint i = 0; i < n_rows; i++)
    if (rows[i].values[0] <= result && rows[i].values[0] > highest)
      {
        highest = rows[i].values[0];
        found = rows[i].values[1];
      }

  return found;
}

gint32
war_assault_look_up_die (const WarSetup *setup, guint table, gint die, guint column)
{
  guint n_rows;
  const WarTableRow *rows
    = war_rules_get_table (war_assault_get_data (setup)->rules, table, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    if (rows[i].values[0] == die)
      return rows[i].values[column];

  return 0;
}
