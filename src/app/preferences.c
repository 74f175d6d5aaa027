/* preferences.c: the window in which the user says what they prefer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/preferences.h"

#include "app/settings.h"

struct _DuckPreferences
{
  AdwPreferencesWindow parent_instance;

  AdwComboRow *color_scheme;
  AdwComboRow *paper;
  GtkSwitch *save_automatically;
  AdwComboRow *dice_speed;
  AdwComboRow *undo_policy;
};

G_DEFINE_FINAL_TYPE (DuckPreferences, duck_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* The rows of a list are in the order of the schema's values, which is what an enumeration's range
 * lists: ("enum", <['system', 'light', 'dark']>). */
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

static void
bind_row (AdwComboRow *row, const char *key)
{
  g_settings_bind_with_mapping (duck_settings_get (), key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                nick_to_row, row_to_nick, (gpointer) key, NULL);
}

static void
duck_preferences_class_init (DuckPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, paper);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, save_automatically);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, dice_speed);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, undo_policy);
}

static void
duck_preferences_init (DuckPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bind_row (self->color_scheme, DUCK_SETTING_COLOR_SCHEME);
  bind_row (self->paper, DUCK_SETTING_PAPER);
  bind_row (self->dice_speed, DUCK_SETTING_DICE_SPEED);
  bind_row (self->undo_policy, DUCK_SETTING_UNDO_POLICY);
  g_settings_bind (duck_settings_get (), DUCK_SETTING_SAVE_AUTOMATICALLY, self->save_automatically,
                   "active", G_SETTINGS_BIND_DEFAULT);
}

void
duck_preferences_show (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  gtk_window_present (
    g_object_new (DUCK_TYPE_PREFERENCES, "transient-for", parent, "modal", TRUE, NULL));
}
