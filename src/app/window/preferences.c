/* preferences.c: the window in which the user says what they prefer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/preferences.h"

#include <glib/gi18n-lib.h>

#include "app/base/control-row.h"
#include "app/base/setting-rows.h"
#include "app/base/sheet.h"
#include "desk/base/settings.h"
#include "desk/base/sound.h"

struct _DuckPreferences
{
  AdwPreferencesPage parent_instance;

  AdwComboRow *color_scheme;
  AdwComboRow *paper;
  AdwComboRow *ink;
  GtkSwitch *save_automatically;
  AdwComboRow *game_pace;
  AdwComboRow *loss_pace;
  AdwComboRow *dice_speed;
  AdwComboRow *dice_rest;
  AdwComboRow *undo_policy;
  AdwComboRow *idle_question;
  GtkSwitch *end_empty_steps;
  AdwActionRow *sounds_row;
  GtkSwitch *sounds;
  GtkWidget *volume_row;
  GtkAdjustment *volume;
};

G_DEFINE_FINAL_TYPE (DuckPreferences, duck_preferences, ADW_TYPE_PREFERENCES_PAGE)

/* ---------------------------------------------------------------------------------------------
 * Sounds. */

/* What is said of them as long as nothing is wrong. */
static const char *
get_usual (void)
{
  return _ ("Of dice, steps, shots, shells, gas and turns. All of it is seen as well.");
}

static void
tried_cb (const char *fault, gpointer data)
{
  g_autoptr (DuckPreferences) self = data;

  adw_action_row_set_subtitle (self->sounds_row, fault != NULL ? fault : get_usual ());
}

/* Whoever wants them hears one, or reads why not. */
static void
try_cb (DuckPreferences *self)
{
  duck_sound_try (DUCK_SOUND_DICE, tried_cb, g_object_ref (self));
}

static void
sounds_cb (DuckPreferences *self)
{
  if (gtk_switch_get_active (self->sounds))
    try_cb (self);
  else
    adw_action_row_set_subtitle (self->sounds_row, get_usual ());
}

/* ---------------------------------------------------------------------------------------------
 * The page. */

static void
duck_preferences_class_init (DuckPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (DUCK_TYPE_CONTROL_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, paper);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, ink);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, save_automatically);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, game_pace);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, loss_pace);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, dice_speed);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, dice_rest);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, undo_policy);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, idle_question);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, end_empty_steps);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, sounds_row);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, sounds);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, volume_row);
  gtk_widget_class_bind_template_child (widget_class, DuckPreferences, volume);
  gtk_widget_class_bind_template_callback (widget_class, try_cb);
}

static void
duck_preferences_init (DuckPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  duck_settings_bind_row (DUCK_SETTING_COLOR_SCHEME, self->color_scheme);
  duck_settings_bind_row (DUCK_SETTING_PAPER, self->paper);
  duck_settings_bind_row (DUCK_SETTING_INK, self->ink);
  duck_settings_bind_row (DUCK_SETTING_GAME_PACE, self->game_pace);
  duck_settings_bind_row (DUCK_SETTING_LOSS_PACE, self->loss_pace);
  duck_settings_bind_row (DUCK_SETTING_DICE_SPEED, self->dice_speed);
  duck_settings_bind_row (DUCK_SETTING_DICE_REST, self->dice_rest);
  duck_settings_bind_row (DUCK_SETTING_UNDO_POLICY, self->undo_policy);
  duck_settings_bind_row (DUCK_SETTING_IDLE_QUESTION, self->idle_question);
  g_settings_bind (duck_settings_get (), DUCK_SETTING_END_EMPTY_STEPS, self->end_empty_steps,
                   "active", G_SETTINGS_BIND_DEFAULT);
  adw_action_row_set_subtitle (self->sounds_row, get_usual ());
  g_settings_bind (duck_settings_get (), DUCK_SETTING_SOUNDS, self->sounds, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (duck_settings_get (), DUCK_SETTING_SOUND_VOLUME, self->volume, "value",
                   G_SETTINGS_BIND_DEFAULT);
  g_object_bind_property (self->sounds, "active", self->volume_row, "sensitive",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->sounds, "notify::active", G_CALLBACK (sounds_cb), self,
                           G_CONNECT_SWAPPED);
  g_settings_bind (duck_settings_get (), DUCK_SETTING_SAVE_AUTOMATICALLY, self->save_automatically,
                   "active", G_SETTINGS_BIND_DEFAULT);
}

void
duck_preferences_show (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  duck_sheet_present (
    duck_sheet_new_preferences (g_object_new (DUCK_TYPE_PREFERENCES, NULL), 600, 620), parent);
}
