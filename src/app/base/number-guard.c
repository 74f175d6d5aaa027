/* number-guard.c: entries for numbers that say why they take none
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/number-guard.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/base/toasts.h"
#include "text/measure.h"

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

/* With a point or a comma in every language: a number may have been copied from anywhere. */
static gboolean
read_number (GtkSpinButton *button, double least, double greatest, double *number)
{
  g_autoptr (GString) plain = g_string_new (gtk_editable_get_text (GTK_EDITABLE (button)));
  const char *rest;

  g_string_replace (plain, ",", ".", 0);
  g_string_replace (plain, "−", "-", 0);
  g_strstrip (plain->str);
  return text_read_number (plain->str + (plain->str[0] == '+' ? 1 : 0), number, &rest)
         && *rest == '\0' && (gtk_spin_button_get_digits (button) > 0 || *number == floor (*number))
         && *number >= least && *number <= greatest;
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

  *last = gtk_spin_button_get_value (button);
  g_signal_connect_data (button, "value-changed", G_CALLBACK (value_changed_cb), last,
                         (GClosureNotify) (GCallback) g_free, 0);

  /* Else letters would be swallowed, and what is left of the text taken for what was meant. */
  gtk_spin_button_set_numeric (button, FALSE);
  gtk_spin_button_set_update_policy (button, GTK_UPDATE_IF_VALID);
  g_signal_connect (button, "input", G_CALLBACK (input_cb), NULL);
}
