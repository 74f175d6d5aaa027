/* length-spin.c: an entry for a length
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/length-spin.h"

#include <math.h>

struct _DuckLengthSpin
{
  GtkWidget parent_instance;

  GtkSpinButton *spin;
  WarLength length, minimum, maximum;
  WarLengthUnit unit;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (DuckLengthSpin, duck_length_spin, GTK_TYPE_WIDGET)

enum
{
  VALUE_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static double
get_unit (DuckLengthSpin *self)
{
  return self->unit == WAR_UNIT_INCH ? WAR_INCH : WAR_CENTIMETRE;
}

static void
show_length (DuckLengthSpin *self)
{
  double unit = get_unit (self);

  self->updating = TRUE;
  gtk_spin_button_set_range (self->spin, self->minimum / unit, self->maximum / unit);
  gtk_spin_button_set_increments (self->spin, self->unit == WAR_UNIT_INCH ? 0.25 : 0.5, 1);
  gtk_spin_button_set_value (self->spin, self->length / unit);
  self->updating = FALSE;
}

static void
value_changed_cb (DuckLengthSpin *self)
{
  if (self->updating)
    return;

  self->length = (WarLength) lround (gtk_spin_button_get_value (self->spin) * get_unit (self));
  self->length = CLAMP (self->length, self->minimum, self->maximum);
  g_signal_emit (self, signals[VALUE_CHANGED], 0);
}

void
duck_length_spin_set_unit (DuckLengthSpin *self, WarLengthUnit unit)
{
  g_return_if_fail (DUCK_IS_LENGTH_SPIN (self));

  self->unit = unit;
  show_length (self);
}

void
duck_length_spin_set_length (DuckLengthSpin *self, WarLength length)
{
  g_return_if_fail (DUCK_IS_LENGTH_SPIN (self));

  if (self->length == length)
    return;
  self->length = length;
  show_length (self);
}

WarLength
duck_length_spin_get_length (DuckLengthSpin *self)
{
  g_return_val_if_fail (DUCK_IS_LENGTH_SPIN (self), 0);

  return self->length;
}

void
duck_length_spin_set_name (DuckLengthSpin *self, const char *name)
{
  g_return_if_fail (DUCK_IS_LENGTH_SPIN (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

GtkWidget *
duck_length_spin_new (WarLength minimum, WarLength maximum)
{
  DuckLengthSpin *self = g_object_new (DUCK_TYPE_LENGTH_SPIN, NULL);

  self->minimum = minimum;
  self->maximum = maximum;
  self->length = minimum;
  show_length (self);
  return GTK_WIDGET (self);
}

static void
duck_length_spin_dispose (GObject *object)
{
  DuckLengthSpin *self = DUCK_LENGTH_SPIN (object);

  if (self->spin != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->spin));
  self->spin = NULL;

  G_OBJECT_CLASS (duck_length_spin_parent_class)->dispose (object);
}

static gboolean
duck_length_spin_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (DUCK_LENGTH_SPIN (widget)->spin));
}

static void
duck_length_spin_class_init (DuckLengthSpinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_length_spin_dispose;
  widget_class->grab_focus = duck_length_spin_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[VALUE_CHANGED] = g_signal_new ("value-changed", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_length_spin_init (DuckLengthSpin *self)
{
  self->spin = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, 1, 0.25));
  gtk_spin_button_set_digits (self->spin, 2);
  gtk_spin_button_set_numeric (self->spin, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 6);
  gtk_widget_set_parent (GTK_WIDGET (self->spin), GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self->spin), TRUE);
  g_signal_connect_object (self->spin, "value-changed", G_CALLBACK (value_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
