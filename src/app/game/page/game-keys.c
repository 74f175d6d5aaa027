/* game-keys.c: digits that press what a game offers, and what keys do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-keys.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/base/popups.h"
#include "app/base/shortcuts.h"

#define N_KEYS 9

/* Lent; the first has all others in it. */
typedef struct
{
  GtkWidget *page, *card, *band, *next;
} Keys;

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

/* ---------------------------------------------------------------------------------------------
 * What they do. */

/* What stands on the button, its first line: free it; NULL: nothing does. */
static char *
dup_words (GtkWidget *widget)
{
  char *words = NULL;

  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));

      return *text != '\0' ? g_strndup (text, strcspn (text, "\n")) : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && words == NULL;
       child = gtk_widget_get_next_sibling (child))
    words = dup_words (child);
  return words;
}

/* keys: as a DuckShortcut has them. */
static void
add_key (GtkGrid *grid, guint *row, const char *keys, const char *words)
{
  GtkWidget *key = duck_shortcut_label_new (keys), *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_grid_attach (grid, key, 0, (int) *row, 1, 1);
  gtk_grid_attach (grid, label, 1, (int) (*row)++, 1, 1);
}

static void
add_button (GtkGrid *grid, guint *row, const char *keys, GtkWidget *button)
{
  g_autofree char *words = dup_words (button);

  if (words != NULL && gtk_widget_is_sensitive (button))
    add_key (grid, row, keys, words);
}

/* Presses what is asked or can be ordered; FALSE: the key says nothing of that. */
static gboolean
answer (const Keys *keys, guint key, GdkModifierType modifiers)
{
  guint digit = gdk_keyval_to_unicode (key) - '0';

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  /* Where one answer is all there is it needs no number. */
  if ((key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) && gtk_widget_get_mapped (keys->band)
      && find_button (keys->band, 2) == NULL)
    digit = 1;
  return digit >= 1 && digit <= N_KEYS
         && press (gtk_widget_get_mapped (keys->band) ? keys->band : keys->card, digit);
}

/* Who has read what a key does presses it. */
static gboolean
shown_key_cb (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
              const Keys *keys)
{
  GtkWidget *popover = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  if (key != GDK_KEY_question && !answer (keys, key, modifiers))
    return FALSE;
  gtk_popover_popdown (GTK_POPOVER (popover));
  return TRUE;
}

/* What the keys do in the game as it stands: what is asked or can be ordered first. */
static void
show_keys (const Keys *keys)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  GtkEventController *controller = gtk_event_controller_key_new ();
  GtkWidget *popover, *asking = gtk_widget_get_mapped (keys->band) ? keys->band : keys->card;
  const GdkRectangle middle
    = { gtk_widget_get_width (keys->page) / 2, gtk_widget_get_height (keys->page) / 2, 1, 1 };
  guint row = 0;

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 6);
  for (guint digit = 1; digit <= N_KEYS; digit++)
    {
      GtkWidget *button = find_button (asking, digit);
      const char name[] = { (char) ('0' + digit), '\0' };

      if (button != NULL)
        add_button (grid, &row, name, button);
    }
  if (gtk_widget_get_mapped (keys->next))
    add_button (grid, &row, "<Control>Return", keys->next);
  add_key (grid, &row, "Tab", _ ("On the map: the next unit that can act"));
  add_key (grid, &row, "Return", _ ("On the map: give the order where the cursor is"));
  add_key (grid, &row, "t", _ ("What the other side could hit next turn, while it is held"));
  add_key (grid, &row, "Escape", _ ("Let go of the unit"));
  add_key (grid, &row, "<Control>plus", _ ("Larger; − smaller, 0 all of the map"));
  add_key (grid, &row, "<Control>F8", _ ("What has happened since your last turn"));
  add_key (grid, &row, "<Shift>F8", _ ("What would you do?"));
  add_key (grid, &row, "F6", _ ("From the map to what lies beside it"));
  add_key (grid, &row, "<Control>question", _ ("All keys"));
  popover = duck_popover_show (keys->page, &middle, GTK_WIDGET (grid), GTK_POS_TOP);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (shown_key_cb), (gpointer) keys);
  gtk_widget_add_controller (popover, controller);
  /* Else nothing in it has the keys, which it holds. */
  gtk_widget_set_focusable (GTK_WIDGET (grid), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (grid));
}

/* ---------------------------------------------------------------------------------------------
 * Keys. */

static gboolean
key_cb (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
        const Keys *keys)
{
  if (key != GDK_KEY_question)
    return answer (keys, key, modifiers);

  show_keys (keys);
  return TRUE;
}

static void
keys_free (gpointer keys, GClosure *closure)
{
  g_free (keys);
}

void
duck_game_keys_add (GtkWidget *page, DuckGameCard *card, DuckGameBand *band,
                    DuckGameTurnBar *turn_bar)
{
  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (DUCK_IS_GAME_CARD (card));
  g_return_if_fail (DUCK_IS_GAME_BAND (band));
  g_return_if_fail (DUCK_IS_GAME_TURN_BAR (turn_bar));

  GtkEventController *controller = gtk_event_controller_key_new ();
  Keys *keys = g_new (Keys, 1);

  *keys = (Keys){ page, GTK_WIDGET (card), GTK_WIDGET (band),
                  duck_game_turn_bar_get_button (turn_bar) };
  g_signal_connect_data (controller, "key-pressed", G_CALLBACK (key_cb), keys, keys_free, 0);
  gtk_widget_add_controller (page, controller);
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
