/* settings.c: what the user prefers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/base/settings.h"

#include "engine/system.h"

GSettings *
duck_settings_get (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = g_settings_new (DUCK_APP_ID);
  return settings;
}

const WarSystem *
duck_settings_get_system (void)
{
  GSettings *settings = duck_settings_get ();
  g_autofree char *id = g_settings_get_string (settings, DUCK_SETTING_SYSTEM);
  const WarSystem *system = war_system_get (id);

  if (system == NULL)
    {
      /* One that only another version of the program has: as if none had been chosen. */
      g_autoptr (GVariant) usual = g_settings_get_default_value (settings, DUCK_SETTING_SYSTEM);

      system = war_system_get (g_variant_get_string (usual, NULL));
    }
  return system;
}

void
duck_settings_set_system (const WarSystem *system)
{
  g_return_if_fail (system != NULL);

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_SYSTEM, system->id);
}

GSettings *
duck_settings_get_sheets (const char *suffix)
{
  static GHashTable *kinds; /* suffix → GSettings */
  GSettings *settings;

  g_return_val_if_fail (suffix != NULL && *suffix == '.', NULL);

  if (kinds == NULL)
    kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  settings = g_hash_table_lookup (kinds, suffix);
  if (settings == NULL)
    {
      g_autofree char *root = NULL, *path = NULL;

      g_object_get (duck_settings_get (), "path", &root, NULL);
      path = g_strdup_printf ("%ssheets/%s/", root, suffix + 1);
      settings = g_settings_new_with_path (DUCK_APP_ID ".sheets", path);
      g_hash_table_insert (kinds, g_strdup (suffix), settings);
    }
  return settings;
}
