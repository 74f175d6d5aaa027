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
add_command_button (GtkBox *box, gint seat, gboolean is_person)
{
  GtkWidget *button
    = gtk_button_new_from_icon_name (is_person ? "computer-symbolic" : "avatar-default-symbolic");
  const char *name = is_person ? _ ("Let the Program Command") : _ ("Take Command");

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hand-over");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.hand-over");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", seat);
  gtk_box_append (box, button);
}

/* What a card says of a side; a text that is NULL is not said. */
typedef struct
{
  const char *result; /* lent */
  char *losses, *commander;
  gint seat; /* that can be handed over, or taken; WAR_NONE: none */
  gboolean is_person; /* who has the seat */
} Standing;

static void
standing_clear (Standing *standing)
{
  g_free (standing->losses);
  g_free (standing->commander);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Standing, standing_clear)

static void
standing_init (Standing *standing, DuckGameDocument *document, const WarState *state, gint side)
{
  const StoreGame *game = duck_game_document_get_game (document);
  const WarSetup *setup = game->setup;
  gboolean is_over = setup->play->get_winner (setup, state) != WAR_WINNER_NONE;

  standing->losses = text_piece_losses (setup, state, side);
  standing->commander = text_commander (setup, state, (const char *const *) game->commanders, side);
  standing->seat = is_over ? WAR_NONE : find_seat (setup, state, side);
  standing->is_person
    = standing->seat != WAR_NONE && duck_game_document_is_person (document, standing->seat);
}

/* The same for all that says the same. */
static char *
standing_dup_key (const Standing *standing)
{
  return g_strdup_printf (
    "%s\n%s\n%s\n%d %d", standing->result, standing->losses != NULL ? standing->losses : "",
    standing->commander != NULL ? standing->commander : "", standing->seat, standing->is_person);
}

static void
fill_card (GtkBox *card, const Standing *standing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (card))) != NULL)
    gtk_box_remove (card, child);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (card, box);
  add_label (GTK_BOX (box), standing->result, NULL);
  if (standing->losses != NULL)
    add_label (GTK_BOX (box), standing->losses, "caption");
  if (standing->commander != NULL)
    add_label (GTK_BOX (box), standing->commander, "caption");
  if (standing->seat != WAR_NONE)
    add_command_button (card, standing->seat, standing->is_person);
}

static GtkWidget *
new_card (gint side)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "force");
  gtk_widget_add_css_class (card, side == 0 ? "side-1" : "side-2");
  return card;
}

/* Most orders change no card, and each is made anew only when it says something else. */
void
duck_game_sides_update (GtkBox *sides, DuckGameDocument *document, const WarState *state)
{
  g_return_if_fail (GTK_IS_BOX (sides));
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));

  g_autofree char *result = text_result (duck_game_document_get_game (document)->setup, state);
  g_auto (GStrv) lines = g_strsplit (result, "\n", -1);
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (sides));

  for (gint side = 0; side < WAR_N_SIDES && lines[side] != NULL; side++)
    {
      g_auto (Standing) standing = { .result = lines[side] };
      g_autofree char *key = NULL;

      standing_init (&standing, document, state, side);
      key = standing_dup_key (&standing);
      if (card == NULL)
        {
          card = new_card (side);
          gtk_box_append (sides, card);
        }
      if (g_strcmp0 (g_object_get_data (G_OBJECT (card), "key"), key) != 0)
        {
          fill_card (GTK_BOX (card), &standing);
          g_object_set_data_full (G_OBJECT (card), "key", g_steal_pointer (&key), g_free);
        }
      card = gtk_widget_get_next_sibling (card);
    }
}
