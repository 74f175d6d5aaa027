/* number-guard.c: entries for numbers that say why they take none
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/number-guard.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/base/toasts.h"
#include "text/words/measure.h"

static void
say (GtkSpinButton *button, double least, double greatest)
{
  int digits = (int) gtk_spin_button_get_digits (button);
  /* Translators: the least and the greatest number, and the one that there was before */
  g_autofree char *text
    = g_strdup_printf (_ ("Only a number from %.*f to %.*f: it stays %.*f"), digits, least, digits,
                       greatest, digits, gtk_spin_button_get_value (button));

  duck_toasts_say (GTK_WIDGET (button), text, FALSE);
}

/* Of a button for a length, in whose unit it counts, as an integer of its own data. */
#define LENGTH_UNIT "duck-length-unit"

static gboolean
read_number (GtkSpinButton *button, double least, double greatest, double *number)
{
  g_autofree char *plain = text_dup_plain_number (gtk_editable_get_text (GTK_EDITABLE (button)));
  gint unit = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), LENGTH_UNIT)) - 1;
  WarLength length;
  const char *rest;

  if (plain == NULL)
    return FALSE;
  if (unit >= 0)
    {
      if (!text_read_length (plain, (WarLengthUnit) unit, &length))
        return FALSE;
      *number = (double) length / war_length_unit_get_length ((WarLengthUnit) unit);
    }
  else if (!text_read_number (plain, number, &rest) || *rest != '\0'
           || (gtk_spin_button_get_digits (button) == 0 && *number != floor (*number)))
    return FALSE;

  return *number >= least && *number <= greatest;
}

gboolean
duck_number_guard_is_right (GtkSpinButton *button)
{
  g_return_val_if_fail (GTK_IS_SPIN_BUTTON (button), FALSE);

  double least, greatest, number;

  gtk_spin_button_get_range (button, &least, &greatest);
  return read_number (button, least, greatest, &number);
}

static int
input_cb (GtkSpinButton *button, double *value, gpointer user_data)
{
  double least, greatest;

  gtk_spin_button_get_range (button, &least, &greatest);
  if (read_number (button, least, greatest, value))
    return TRUE;

  say (button, least, greatest);
  return GTK_INPUT_ERROR;
}

/* GTK says of a refused number too that it has changed, to that of before: it would be a step that
 * can be undone, and something to save. */
static void
value_changed_cb (GtkSpinButton *button, double *last)
{
  double value = gtk_spin_button_get_value (button);

  if (value == *last)
    g_signal_stop_emission_by_name (button, "value-changed");
  *last = value;
}

void
duck_number_guard_add (GtkSpinButton *button)
{
  g_return_if_fail (GTK_IS_SPIN_BUTTON (button));

  double *last = g_new (double, 1);
  double least, greatest;

  /* An adjustment whose limits are given one by one may begin below them: what nobody has typed
   * would be refused. */
  gtk_spin_button_get_range (button, &least, &greatest);
  if (gtk_spin_button_get_value (button) < least)
    gtk_spin_button_set_value (button, least);
  *last = gtk_spin_button_get_value (button);
  g_signal_connect_data (button, "value-changed", G_CALLBACK (value_changed_cb), last,
                         (GClosureNotify) (GCallback) g_free, 0);

  /* Else letters would be swallowed, and what is left of the text taken for what was meant. */
  gtk_spin_button_set_numeric (button, FALSE);
  gtk_spin_button_set_update_policy (button, GTK_UPDATE_IF_VALID);
  g_signal_connect (button, "input", G_CALLBACK (input_cb), NULL);
}

void
duck_number_guard_set_unit (GtkSpinButton *button, WarLengthUnit unit)
{
  g_return_if_fail (GTK_IS_SPIN_BUTTON (button));

  g_object_set_data (G_OBJECT (button), LENGTH_UNIT, GINT_TO_POINTER ((gint) unit + 1));
}
