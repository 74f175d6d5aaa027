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
  g_autofree char *id = g_settings_get_string (duck_settings_get (), DUCK_SETTING_SYSTEM);
  const WarSystem *system = war_system_get (id);

  return system != NULL ? system : war_system_get_nth (0);
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

char *
duck_settings_dup_key_of_part (const DrawSheetPartOption *option)
{
  g_return_val_if_fail (option != NULL, NULL);

  return g_strdup_printf ("print-%s", option->id);
}

static guint
get_left_out (void)
{
  guint left_out = 0;

  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    {
      g_autofree char *key = duck_settings_dup_key_of_part (option);

      if (!g_settings_get_boolean (duck_settings_get (), key))
        left_out |= option->part;
    }

  return left_out;
}

DrawSheetSetup
duck_settings_get_sheet_setup (DrawPaper paper)
{
  GSettings *settings = duck_settings_get ();
  gboolean landscape = g_settings_get_boolean (settings, DUCK_SETTING_PRINT_LANDSCAPE);

  return (DrawSheetSetup){
    .paper = landscape ? draw_paper_turn (paper) : paper,
    .ink = g_settings_get_boolean (settings, DUCK_SETTING_PRINT_SAVE_INK)
             ? DRAW_INK_SAVING
             : duck_settings_get_ink (),
    .left_out = get_left_out (),
    .detail = (DrawSheetDetail) g_settings_get_enum (settings, DUCK_SETTING_PRINT_DETAIL),
    .columns = (guint) g_settings_get_int (settings, DUCK_SETTING_PRINT_COLUMNS),
    .overlap = g_settings_get_int (settings, DUCK_SETTING_PRINT_OVERLAP),
    .bridge_cards = g_settings_get_enum (settings, DUCK_SETTING_PRINT_CARD_SIZE) > 0,
  };
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

/* What an enumeration's range lists: ("enum", <['system', 'light', 'dark']>). */
static const char **
get_nicks (const char *key, GVariant **range)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  g_autoptr (GVariant) values = NULL;

  g_object_get (duck_settings_get (), "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  *range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (*range, "(sv)", NULL, &values);
  return g_variant_get_strv (values, NULL);
}

static gboolean
nick_to_row (GValue *value, GVariant *nick, gpointer key)
{
  g_autoptr (GVariant) range = NULL;
  g_autofree const char **nicks = get_nicks (key, &range);

  for (guint i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], g_variant_get_string (nick, NULL)))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
row_to_nick (const GValue *value, const GVariantType *type, gpointer key)
{
  g_autoptr (GVariant) range = NULL;
  g_autofree const char **nicks = get_nicks (key, &range);

  if (g_value_get_uint (value) >= g_strv_length ((char **) nicks))
    return NULL;
  return g_variant_new_string (nicks[g_value_get_uint (value)]);
}

void
duck_settings_bind_row (const char *key, gpointer row)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  g_settings_bind_with_mapping (duck_settings_get (), key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                nick_to_row, row_to_nick, (gpointer) key, NULL);
}
