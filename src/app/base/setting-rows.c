/* setting-rows.c: settings that windows show, and follow
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/setting-rows.h"

#include <adwaita.h>

/* In the order of the schema's values. */
static void
update_color_scheme (GSettings *settings)
{
  const AdwColorScheme schemes[]
    = { ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };
  gint scheme = g_settings_get_enum (settings, DUCK_SETTING_COLOR_SCHEME);

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[scheme]);
}

void
duck_settings_apply_color_scheme (void)
{
  GSettings *settings = duck_settings_get ();

  g_signal_connect (settings, "changed::" DUCK_SETTING_COLOR_SCHEME,
                    G_CALLBACK (update_color_scheme), NULL);
  update_color_scheme (settings);
}

/* What a row shows. */
typedef struct
{
  GSettings *settings;
  const char *key;
} Bound;

static void
bound_free (gpointer data)
{
  g_object_unref (((Bound *) data)->settings);
  g_free (data);
}

/* What an enumeration's range lists: ("enum", <['system', 'light', 'dark']>). */
static const char **
get_nicks (const Bound *bound, GVariant **range)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  g_autoptr (GVariant) values = NULL;

  g_object_get (bound->settings, "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, bound->key);
  *range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (*range, "(sv)", NULL, &values);
  return g_variant_get_strv (values, NULL);
}

static gboolean
nick_to_row (GValue *value, GVariant *nick, gpointer bound)
{
  g_autoptr (GVariant) range = NULL;
  g_autofree const char **nicks = get_nicks (bound, &range);

  for (guint i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], g_variant_get_string (nick, NULL)))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
row_to_nick (const GValue *value, const GVariantType *type, gpointer bound)
{
  g_autoptr (GVariant) range = NULL;
  g_autofree const char **nicks = get_nicks (bound, &range);

  if (g_value_get_uint (value) >= g_strv_length ((char **) nicks))
    return NULL;
  return g_variant_new_string (nicks[g_value_get_uint (value)]);
}

void
duck_settings_bind_row_of (GSettings *settings, const char *key, gpointer row)
{
  g_return_if_fail (G_IS_SETTINGS (settings) && ADW_IS_COMBO_ROW (row));

  Bound *bound = g_new (Bound, 1);

  *bound = (Bound){ g_object_ref (settings), key };
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                nick_to_row, row_to_nick, bound, bound_free);
}

void
duck_settings_bind_row (const char *key, gpointer row)
{
  duck_settings_bind_row_of (duck_settings_get (), key, row);
}
