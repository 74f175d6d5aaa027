/* stat-row.c: a statistic that can be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/stat-row.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/base/number-guard.h"
#include "text/words/phrase.h"

struct _DuckStatRow
{
  DuckControlRow parent_instance;

  double unit; /* of the spin button, in the statistic's */
  GArray *values; /* gint32: of the drop-down, in its order; or NULL */
};

G_DEFINE_FINAL_TYPE (DuckStatRow, duck_stat_row, DUCK_TYPE_CONTROL_ROW)

static guint edited_signal;

static void
number_changed_cb (DuckStatRow *self, GtkSpinButton *button)
{
  g_signal_emit (self, edited_signal, 0,
                 (gint) lround (gtk_spin_button_get_value (button) * self->unit));
}

static void
choice_changed_cb (DuckStatRow *self, GParamSpec *pspec, GtkDropDown *button)
{
  guint selected = gtk_drop_down_get_selected (button);

  if (selected < self->values->len)
    g_signal_emit (self, edited_signal, 0, g_array_index (self->values, gint32, selected));
}

static void
add_value (GArray *values, gint32 value)
{
  g_array_append_val (values, value);
}

/* What a need, a number of dice or a choice may be. */
static GArray *
list_values (const WarStat *stat)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (gint32));

  if (stat->kind == WAR_STAT_CHOICE)
    for (gint32 i = 0; stat->choices[i] != NULL; i++)
      add_value (values, i);
  else
    {
      if (!stat->required)
        add_value (values, 0);
      if (stat->kind == WAR_STAT_DICE)
        add_value (values, WAR_DICE_PER_WOUND);
      for (gint32 value = stat->minimum; value <= stat->maximum; value++)
        add_value (values, value);
    }

  return values;
}

static GtkWidget *
new_drop_down (DuckStatRow *self, const WarStat *stat, gint32 value, WarLengthUnit unit)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  guint selected = 0;

  self->values = list_values (stat);
  for (guint i = 0; i < self->values->len; i++)
    {
      gint32 other = g_array_index (self->values, gint32, i);
      g_autofree char *name = other == 0 && stat->kind != WAR_STAT_CHOICE
                                ? g_strdup ("–")
                                : text_stat (stat, other, unit);

      gtk_string_list_append (names, name);
      if (other == value)
        selected = i;
    }

  GtkWidget *button = gtk_drop_down_new (G_LIST_MODEL (names), NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (button), selected);
  g_signal_connect_object (button, "notify::selected", G_CALLBACK (choice_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
new_spin_button (DuckStatRow *self, const WarStat *stat, gint32 value, WarLengthUnit unit)
{
  gboolean is_length = stat->kind == WAR_STAT_LENGTH;
  gint32 least = stat->required ? stat->minimum : 0;
  const WarLengthSteps *steps = war_length_unit_get_steps (unit);

  self->unit = is_length ? steps->whole : 1;

  double step = is_length ? steps->stat_entry / self->unit : 1;

  GtkWidget *button
    = gtk_spin_button_new_with_range (least / self->unit, stat->maximum / self->unit, step);

  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (button), is_length ? 2 : 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (button), value / self->unit);
  duck_number_guard_add (GTK_SPIN_BUTTON (button));
  if (is_length)
    duck_number_guard_set_unit (GTK_SPIN_BUTTON (button), unit);
  g_signal_connect_object (button, "value-changed", G_CALLBACK (number_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return button;
}

static void
duck_stat_row_finalize (GObject *object)
{
  g_clear_pointer (&DUCK_STAT_ROW (object)->values, g_array_unref);

  G_OBJECT_CLASS (duck_stat_row_parent_class)->finalize (object);
}

static void
duck_stat_row_class_init (DuckStatRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_stat_row_finalize;

  edited_signal = g_signal_new ("edited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
duck_stat_row_init (DuckStatRow *self)
{
}

/* The unit that is typed, and what 0 is. */
static char *
dup_subtitle (const WarStat *stat, WarLengthUnit unit)
{
  const char *zero = stat->zero != NULL ? g_dgettext (GETTEXT_PACKAGE, stat->zero) : NULL;
  const char *name = unit == WAR_UNIT_INCH ? _ ("Inches") : _ ("Centimetres");

  if (stat->kind == WAR_STAT_DICE)
    return g_strdup (_ ("DPW: as many dice as the unit has wounds left"));
  if (stat->kind != WAR_STAT_LENGTH)
    return g_strdup (zero);
  return zero != NULL ? g_strdup_printf ("%s · %s", name, zero) : g_strdup (name);
}

GtkWidget *
duck_stat_row_new (const WarStat *stat, gint32 value, WarLengthUnit unit)
{
  g_return_val_if_fail (stat != NULL, NULL);

  DuckStatRow *self = g_object_new (DUCK_TYPE_STAT_ROW, NULL);
  const char *name = g_dgettext (GETTEXT_PACKAGE, stat->name);
  g_autofree char *subtitle = dup_subtitle (stat, unit);
  gboolean is_number = stat->kind == WAR_STAT_COUNT || stat->kind == WAR_STAT_LENGTH;
  GtkWidget *control = is_number ? new_spin_button (self, stat, value, unit)
                                 : new_drop_down (self, stat, value, unit);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  duck_control_row_add (DUCK_CONTROL_ROW (self), control);
  return GTK_WIDGET (self);
}
