/* game-keys.c: digits that press what a game offers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-keys.h"

#include <glib/gi18n-lib.h>

#define N_KEYS 9

/* The button below the widget that says this digit, and can be seen; NULL. */
static GtkWidget *
find_button (GtkWidget *widget, guint digit)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "digit")) == digit)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, digit);
  return found;
}

/* At once: as it is activated by keys it would first be shown pressed for a while. */
static gboolean
press (GtkWidget *widget, guint digit)
{
  GtkWidget *button = find_button (widget, digit);

  if (button == NULL || !gtk_widget_is_sensitive (button))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

static gboolean
key_cb (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType modifiers,
        gpointer card)
{
  GtkWidget *band = g_object_get_data (G_OBJECT (keys), "band");
  guint digit = gdk_keyval_to_unicode (key) - '0';

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || digit < 1
      || digit > N_KEYS)
    return FALSE;
  return press (gtk_widget_get_mapped (band) ? band : card, digit);
}

void
duck_game_keys_add (GtkWidget *widget, DuckGameCard *card, DuckGameBand *band)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (DUCK_IS_GAME_CARD (card));
  g_return_if_fail (DUCK_IS_GAME_BAND (band));

  GtkEventController *keys = gtk_event_controller_key_new ();

  g_object_set_data (G_OBJECT (keys), "band", band);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), card);
  gtk_widget_add_controller (widget, keys);
}

void
duck_game_keys_explain (GtkWidget *button, guint n, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (button));

  g_autofree char *digit = g_strdup_printf ("%u", n + 1);
  /* Translators: a digit, and what the button does on average */
  g_autofree char *key = text != NULL ? g_strdup_printf (_ ("Key %s: %s"), digit, text)
                                      : g_strdup_printf (_ ("Key %s"), digit);

  gtk_widget_set_tooltip_text (button, n < N_KEYS ? key : text);
  if (n >= N_KEYS)
    return;
  g_object_set_data (G_OBJECT (button), "digit", GUINT_TO_POINTER (n + 1));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                  digit, -1);
}
