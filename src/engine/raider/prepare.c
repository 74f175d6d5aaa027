/* prepare.c: makes an operation of Trench Raider ready to be played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* Hardly ever are as many made. */
#define MAX_GAPS 96

static WarRaider *
new_data (WarOperation *operation)
{
  WarRaider *data = g_new0 (WarRaider, 1);

  data->operation = war_operation_ref (operation);
  data->rules = operation->rules;
  data->field = operation->field;
  data->ground = war_ground_new (operation->field);
  data->types = g_array_new (FALSE, TRUE, sizeof (WarRaiderType));
  data->units = g_array_new (FALSE, TRUE, sizeof (WarRaiderUnit));
  return data;
}

gpointer
war_raider_prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults)
{
  WarRaider *data;

  if (!war_prepare_has_ground (operation, WAR_GROUND_FREE, faults))
    return NULL;

  data = new_data (operation);
  war_raider_resolve_ground (data, faults);
  war_raider_add_units (data, faults);
  if (faults->len > 0)
    {
      war_raider_release (data);
      return NULL;
    }

  data->first_gap = data->units->len;
  data->n_gaps = data->segments->len > 0 ? MAX_GAPS : 0;
  data->first_cloud = data->first_gap + data->n_gaps;
  rows[WAR_TABLE_SEATS] = war_raider_has_master (operation) ? WAR_RAIDER_MASTER + 1 : WAR_N_SIDES;
  rows[WAR_TABLE_PIECES] = data->first_cloud + WAR_RAIDER_MAX_CLOUDS;
  rows[WAR_TABLE_FORMATIONS] = data->n_regiments;
  rows[WAR_TABLE_FEATURES] = data->n_features;
  rows[WAR_TABLE_DECISIONS] = 2 * WAR_N_SIDES;
  return data;
}

gboolean
war_raider_has_master (const WarOperation *operation)
{
  return (operation->amendments >> WAR_RAIDER_AMENDMENT_MASTER & 1) != 0;
}

void
war_raider_release (gpointer pointer)
{
  WarRaider *data = pointer;

  war_raider_release_ground (data);
  g_array_unref (data->types);
  g_array_unref (data->units);
  war_ground_unref (data->ground);
  war_operation_unref (data->operation);
  g_free (data);
}

gint32
war_raider_look_up (const WarSetup *setup, guint table, gint key, guint column, gint32 none)
{
  guint n_rows;
  const WarTableRow *rows
    = war_rules_get_table (war_raider_get_data (setup)->rules, table, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    if (rows[i].values[0] == key)
      return rows[i].values[column];

  return none;
}

/* The memo ------------------------------------------------------------------------------------ */

gpointer
war_raider_begin_memo (gconstpointer pointer)
{
  const WarRaider *data = pointer;
  WarRaiderMemo *memo = g_new0 (WarRaiderMemo, 1);

  memo->scratch = war_ground_scratch_new (data->ground);
  memo->effects = g_memdup2 (data->effects, data->n_features * sizeof (WarSightEffect));
  return memo;
}

void
war_raider_end_memo (gpointer pointer)
{
  WarRaiderMemo *memo = pointer;

  g_free (memo->effects);
  war_ground_scratch_free (memo->scratch);
  g_free (memo);
}
