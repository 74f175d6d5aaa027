/* settings.c: what the user prefers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/settings.h"

#include <adwaita.h>

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

/* What is usual where the computer is, if we have it. */
static const DrawPaper *
get_local_paper (void)
{
  const char *name = gtk_paper_size_get_default ();

  return g_str_equal (name, draw_paper_letter.name) ? &draw_paper_letter : &draw_paper_a4;
}

DrawPaper
duck_settings_get_paper_of (const char *key)
{
  const DrawPaper *papers[]
    = { get_local_paper (), &draw_paper_a4, &draw_paper_a3, &draw_paper_a5, &draw_paper_letter };

  return *papers[g_settings_get_enum (duck_settings_get (), key)];
}

DrawPaper
duck_settings_get_paper (void)
{
  return duck_settings_get_paper_of (DUCK_SETTING_PAPER);
}

/* The schema has them in the order of DrawInk. */
DrawInk
duck_settings_get_ink (void)
{
  return (DrawInk) g_settings_get_enum (duck_settings_get (), DUCK_SETTING_INK);
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

static guint
get_left_out (GSettings *sheets)
{
  guint left_out = 0;

  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if (!g_settings_get_boolean (sheets, option->id))
      left_out |= option->part;

  return left_out;
}

DrawSheetSetup
duck_settings_get_sheet_setup (GSettings *sheets, DrawPaper paper)
{
  gboolean landscape = g_settings_get_boolean (sheets, DUCK_SHEET_SETTING_LANDSCAPE);

  return (DrawSheetSetup){
    .paper = landscape ? draw_paper_turn (paper) : paper,
    .ink = g_settings_get_boolean (sheets, DUCK_SHEET_SETTING_SAVE_INK) ? DRAW_INK_SAVING
                                                                        : duck_settings_get_ink (),
    .left_out = get_left_out (sheets),
    .detail = (DrawSheetDetail) g_settings_get_enum (sheets, DUCK_SHEET_SETTING_DETAIL),
    .columns = (guint) g_settings_get_int (sheets, DUCK_SHEET_SETTING_COLUMNS),
    .overlap = g_settings_get_int (sheets, DUCK_SHEET_SETTING_OVERLAP),
    .bridge_cards = g_settings_get_enum (sheets, DUCK_SHEET_SETTING_CARD_SIZE) > 0,
    .backs = (DrawBacks) g_settings_get_enum (duck_settings_get (), DUCK_SETTING_BACKS),
    .back_right = g_settings_get_double (duck_settings_get (), DUCK_SETTING_BACK_RIGHT),
    .back_down = g_settings_get_double (duck_settings_get (), DUCK_SETTING_BACK_DOWN),
  };
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

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
