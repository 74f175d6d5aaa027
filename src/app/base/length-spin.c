/* length-spin.c: an entry for a length or an angle
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/length-spin.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/base/toasts.h"
#include "text/words/measure.h"

struct _DuckLengthSpin
{
  GtkWidget parent_instance;

  GtkSpinButton *spin;
  WarLength length, minimum, maximum;
  WarLengthUnit unit;
  gboolean is_angle; /* in 1/4096 turn, shown in degrees */
  gboolean is_mixed;
  gboolean updating;
  AdwToast *toast; /* what was refused last; or NULL: it is no longer said */
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
  if (self->is_angle)
    return WAR_HEADING_TURN / 360.0;

  return war_length_unit_get_length (self->unit);
}

/* What the entry shows of what it stands for. */
static char *
dup_text (DuckLengthSpin *self)
{
  if (self->is_mixed)
    /* Translators: in place of a value, of several things that have different ones */
    return g_strdup (_ ("Mixed"));

  return g_strdup_printf ("%.*f", self->is_angle ? 0 : 2, self->length / get_unit (self));
}

static void
show_length (DuckLengthSpin *self)
{
  double unit = get_unit (self), step = war_length_unit_get_steps (self->unit)->entry / unit;

  self->updating = TRUE;
  gtk_spin_button_set_range (self->spin, MIN (self->minimum, self->length) / unit,
                             MAX (self->maximum, self->length) / unit);
  gtk_spin_button_set_increments (self->spin, self->is_angle ? 1 : step, self->is_angle ? 15 : 1);
  gtk_spin_button_set_value (self->spin, self->length / unit);
  self->updating = FALSE;
}

static gboolean
output_cb (DuckLengthSpin *self)
{
  g_autofree char *text = dup_text (self);

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->spin)), text))
    gtk_editable_set_text (GTK_EDITABLE (self->spin), text);
  return TRUE;
}

static void
give (DuckLengthSpin *self, WarLength length)
{
  self->length = length;
  self->is_mixed = FALSE;
  output_cb (self);
  g_signal_emit (self, signals[VALUE_CHANGED], 0);
}

/* Of a refused entry too, with what has been there all the time. */
static void
value_changed_cb (DuckLengthSpin *self)
{
  WarLength length = (WarLength) lround (gtk_spin_button_get_value (self->spin) * get_unit (self));

  if (self->is_angle)
    length &= WAR_HEADING_TURN - 1;
  if (!self->updating && length != self->length)
    give (self, length);
}

/* ---------------------------------------------------------------------------------------------
 * What is typed. */

static void
say (DuckLengthSpin *self, const char *sentence)
{
  AdwToast *toast;

  /* In place of what was refused before. */
  if (self->toast != NULL)
    duck_toasts_dismiss (self->toast);
  toast = duck_toasts_say (GTK_WIDGET (self), sentence, TRUE);
  g_set_weak_pointer (&self->toast, toast);
  if (toast != NULL)
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* "-4.50": as the entry shows it, since its limits are no round numbers. */
static char *
dup_limit (DuckLengthSpin *self, WarLength limit)
{
  return g_strdup_printf ("%.2f", limit / get_unit (self));
}

static void
say_limits (DuckLengthSpin *self)
{
  g_autofree char *least = dup_limit (self, self->minimum);
  g_autofree char *most = dup_limit (self, self->maximum);
  /* Translators: between which lengths a length has to be */
  g_autofree char *sentence = g_strdup_printf (_ ("It can be from %s to %s."), least, most);

  say (self, sentence);
}

static gboolean
read_angle (const char *said, WarLength *heading)
{
  const char *rest;
  double degrees;

  if (!text_read_number (said, &degrees, &rest) || (*rest != '\0' && !g_str_equal (rest, "°"))
      || fabs (degrees) > 360)
    return FALSE;

  *heading = war_heading_add (0, (gint) lround (degrees * WAR_HEADING_TURN / 360));
  return TRUE;
}

static gboolean
read_length (DuckLengthSpin *self, const char *said, WarLength *length)
{
  g_autofree char *plain = text_dup_plain_number (said);

  if (plain != NULL
      && (self->is_angle ? read_angle (plain, length)
                         : text_read_length (plain, self->unit, length)))
    return TRUE;
  if (plain != NULL && !self->is_angle && text_is_too_long (plain, self->unit))
    {
      say_limits (self);
      return FALSE;
    }

  g_autofree char *sentence = g_strdup_printf (
    /* Translators: %s is what somebody has typed */
    self->is_angle ? _ ("“%s” is no angle in degrees.") : _ ("“%s” is no length."), said);

  say (self, sentence);
  return FALSE;
}

static gint
input_cb (DuckLengthSpin *self, double *value)
{
  const char *said = gtk_editable_get_text (GTK_EDITABLE (self->spin));
  g_autofree char *shown = dup_text (self);
  WarLength length = self->length;

  /* What has not been touched is as exact as it was. */
  if (!g_str_equal (said, shown))
    {
      if (!read_length (self, said, &length))
        return GTK_INPUT_ERROR;
      if (length < self->minimum || length > self->maximum)
        {
          say_limits (self);
          return GTK_INPUT_ERROR;
        }
      if (self->is_mixed && length == self->length)
        give (self, length);
    }

  *value = length / get_unit (self);
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * As a widget. */

void
duck_length_spin_set_unit (DuckLengthSpin *self, WarLengthUnit unit)
{
  g_return_if_fail (DUCK_IS_LENGTH_SPIN (self));

  self->unit = unit;
  show_length (self);
}

void
duck_length_spin_set_limits (DuckLengthSpin *self, WarLength minimum, WarLength maximum)
{
  g_return_if_fail (DUCK_IS_LENGTH_SPIN (self));
  g_return_if_fail (minimum <= maximum);

  if (self->minimum == minimum && self->maximum == maximum)
    return;
  self->minimum = minimum;
  self->maximum = maximum;
  show_length (self);
}

static void
set_length (DuckLengthSpin *self, WarLength length, gboolean is_mixed)
{
  if (self->length == length && self->is_mixed == is_mixed)
    return;
  self->length = length;
  self->is_mixed = is_mixed;
  show_length (self);
}

void
duck_length_spin_set_length (DuckLengthSpin *self, WarLength length)
{
  g_return_if_fail (DUCK_IS_LENGTH_SPIN (self));

  set_length (self, length, FALSE);
}

void
duck_length_spin_set_mixed (DuckLengthSpin *self, WarLength length)
{
  g_return_if_fail (DUCK_IS_LENGTH_SPIN (self));

  set_length (self, length, TRUE);
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

GtkWidget *
duck_length_spin_new_angle (void)
{
  DuckLengthSpin *self = g_object_new (DUCK_TYPE_LENGTH_SPIN, NULL);

  self->is_angle = TRUE;
  self->maximum = WAR_HEADING_TURN - 1;
  gtk_spin_button_set_wrap (self->spin, TRUE);
  show_length (self);
  return GTK_WIDGET (self);
}

static void
duck_length_spin_dispose (GObject *object)
{
  DuckLengthSpin *self = DUCK_LENGTH_SPIN (object);

  g_clear_weak_pointer (&self->toast);
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
  gtk_spin_button_set_numeric (self->spin, FALSE);
  gtk_spin_button_set_update_policy (self->spin, GTK_UPDATE_IF_VALID);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 6);
  gtk_widget_set_parent (GTK_WIDGET (self->spin), GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self->spin), TRUE);
  g_signal_connect_object (self->spin, "input", G_CALLBACK (input_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->spin, "output", G_CALLBACK (output_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->spin, "value-changed", G_CALLBACK (value_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
