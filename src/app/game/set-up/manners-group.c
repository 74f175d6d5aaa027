/* manners-group.c: rows that say how people play a game with each other and the program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/set-up/manners-group.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "desk/base/settings.h"

/* The values of that setting: which sides' dice people roll, bit n those of side n. */
static const guint own_dice[] = { 0, DUCK_GAME_PLAN_ALL_DICE, 1u << 0, 1u << 1 };

struct _DuckMannersGroup
{
  AdwPreferencesGroup parent_instance;

  GtkSwitch *guide;
  AdwComboRow *dice;
  GtkStringList *dice_names;
  AdwComboRow *undo;
  GtkWidget *hands_over_row;
  GtkSwitch *hands_over;
};

G_DEFINE_FINAL_TYPE (DuckMannersGroup, duck_manners_group, ADW_TYPE_PREFERENCES_GROUP)

void
duck_manners_group_offer_screen (DuckMannersGroup *self, gboolean offered)
{
  g_return_if_fail (DUCK_IS_MANNERS_GROUP (self));

  gtk_widget_set_visible (self->hands_over_row, offered);
}

void
duck_manners_group_name_sides (DuckMannersGroup *self, const char *const names[WAR_N_SIDES])
{
  g_return_if_fail (DUCK_IS_MANNERS_GROUP (self));

  guint selected = adw_combo_row_get_selected (self->dice);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_autofree char *number = g_strdup_printf (_ ("Side %d"), side + 1);
      /* Translators: dice; %s is a side */
      g_autofree char *name
        = g_strdup_printf (_ ("Our own for %s"), names[side] != NULL ? names[side] : number);
      const char *const added[] = { name, NULL };

      guint place = 2 + (guint) side,
            n = g_list_model_get_n_items (G_LIST_MODEL (self->dice_names));

      if (place == n || strcmp (gtk_string_list_get_string (self->dice_names, place), name) != 0)
        gtk_string_list_splice (self->dice_names, place, place < n ? 1 : 0, added);
    }
  adw_combo_row_set_selected (self->dice, selected);
}

gboolean
duck_manners_group_is_guided (DuckMannersGroup *self)
{
  g_return_val_if_fail (DUCK_IS_MANNERS_GROUP (self), FALSE);

  return gtk_switch_get_active (self->guide);
}

void
duck_manners_group_plan (DuckMannersGroup *self, DuckGamePlan *plan)
{
  g_return_if_fail (DUCK_IS_MANNERS_GROUP (self));
  g_return_if_fail (plan != NULL);

  /* In the order of the setting's values, which is the other way round. */
  const WarUndoPolicy policies[] = { WAR_UNDO_NONE, WAR_UNDO_UNTIL_CHANCE, WAR_UNDO_ALL };

  plan->own_dice = own_dice[adw_combo_row_get_selected (self->dice)];
  plan->undo = policies[adw_combo_row_get_selected (self->undo)];
  plan->hands_over = gtk_switch_get_active (self->hands_over);
}

void
duck_manners_group_recall (DuckMannersGroup *self)
{
  g_return_if_fail (DUCK_IS_MANNERS_GROUP (self));

  GSettings *settings = duck_settings_get ();

  gtk_switch_set_active (self->guide, g_settings_get_boolean (settings, DUCK_SETTING_GAME_GUIDE));
  adw_combo_row_set_selected (self->dice,
                              (guint) g_settings_get_enum (settings, DUCK_SETTING_GAME_DICE));
  gtk_switch_set_active (self->hands_over,
                         g_settings_get_boolean (settings, DUCK_SETTING_GAME_HANDS_OVER));
  adw_combo_row_set_selected (self->undo,
                              (guint) g_settings_get_enum (settings, DUCK_SETTING_UNDO_POLICY));
}

void
duck_manners_group_remember (DuckMannersGroup *self)
{
  g_return_if_fail (DUCK_IS_MANNERS_GROUP (self));

  GSettings *settings = duck_settings_get ();

  g_settings_set_boolean (settings, DUCK_SETTING_GAME_GUIDE, gtk_switch_get_active (self->guide));
  g_settings_set_enum (settings, DUCK_SETTING_GAME_DICE,
                       (gint) adw_combo_row_get_selected (self->dice));
  g_settings_set_boolean (settings, DUCK_SETTING_GAME_HANDS_OVER,
                          gtk_switch_get_active (self->hands_over));
  g_settings_set_enum (settings, DUCK_SETTING_UNDO_POLICY,
                       (gint) adw_combo_row_get_selected (self->undo));
}

static void
duck_manners_group_class_init (DuckMannersGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/manners-group.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckMannersGroup, guide);
  gtk_widget_class_bind_template_child (widget_class, DuckMannersGroup, dice);
  gtk_widget_class_bind_template_child (widget_class, DuckMannersGroup, dice_names);
  gtk_widget_class_bind_template_child (widget_class, DuckMannersGroup, undo);
  gtk_widget_class_bind_template_child (widget_class, DuckMannersGroup, hands_over_row);
  gtk_widget_class_bind_template_child (widget_class, DuckMannersGroup, hands_over);
}

static void
duck_manners_group_init (DuckMannersGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
