/* game-sides.c: how both sides of a game stand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/game-sides.h"

#include <glib/gi18n-lib.h>

#include "text/piece.h"
#include "text/state.h"

static void
add_label (GtkBox *box, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);
}

/* The seat that decides for a side; WAR_NONE: the rules do. */
static gint
find_seat (const WarSetup *setup, const WarState *state, gint side)
{
  for (guint seat = 0; seat < setup->layout->tables[WAR_TABLE_SEATS].n_rows; seat++)
    {
      const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, seat);

      if (cells[WAR_SEAT_SIDE] == side && cells[WAR_SEAT_CONTROL] != WAR_CONTROL_AUTOMATIC)
        return (gint) seat;
    }
  return WAR_NONE;
}

/* Hands the side over, or takes it, in the middle of a game. It stands where losses that grow do
 * not move it. */
static void
add_command_button (GtkBox *box, DuckGameDocument *document, const WarState *state, gint side)
{
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  gint seat = find_seat (setup, state, side);
  gboolean is_person;
  const char *name;
  GtkWidget *button;

  if (seat == WAR_NONE || setup->play->get_winner (setup, state) != WAR_WINNER_NONE)
    return;

  is_person = duck_game_document_is_person (document, seat);
  button
    = gtk_button_new_from_icon_name (is_person ? "computer-symbolic" : "avatar-default-symbolic");
  name = is_person ? _ ("Let the Program Command") : _ ("Take Command");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hand-over");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.hand-over");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", seat);
  gtk_box_append (box, button);
}

void
duck_game_sides_update (GtkBox *sides, DuckGameDocument *document, const WarState *state)
{
  g_return_if_fail (GTK_IS_BOX (sides));
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));

  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  g_autofree char *result = text_result (setup, state);
  g_auto (GStrv) lines = g_strsplit (result, "\n", -1);
  const char *const *commanders
    = (const char *const *) duck_game_document_get_game (document)->commanders;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (sides))) != NULL)
    gtk_box_remove (sides, child);
  for (gint side = 0; side < WAR_N_SIDES && lines[side] != NULL; side++)
    {
      GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
      g_autofree char *losses = text_piece_losses (setup, state, side);
      g_autofree char *commander = text_commander (setup, state, commanders, side);

      gtk_widget_add_css_class (card, "card");
      gtk_widget_add_css_class (card, "force");
      gtk_widget_add_css_class (card, side == 0 ? "side-1" : "side-2");
      gtk_widget_set_hexpand (box, TRUE);
      gtk_box_append (GTK_BOX (card), box);
      add_label (GTK_BOX (box), lines[side], NULL);
      if (losses != NULL)
        add_label (GTK_BOX (box), losses, "caption");
      if (commander != NULL)
        add_label (GTK_BOX (box), commander, "caption");
      add_command_button (GTK_BOX (card), document, state, side);
      gtk_box_append (sides, card);
    }
}
