/* game-sides.c: how both sides of a game stand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/game-sides.h"

#include <glib/gi18n-lib.h>

#include "engine/solo/commander.h"
#include "text/commander.h"
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

/* What a card says of a side; a text that is NULL is not said. */
typedef struct
{
  const char *result; /* lent */
  char *losses, *commander;
  gint seat; /* that can be handed over, or taken; WAR_NONE: none */
  const char *id; /* of the seat's commander; lent */
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
  standing->id
    = standing->seat != WAR_NONE ? duck_game_document_get_commander (document, standing->seat) : "";
}

/* The same for all that says the same. */
static char *
standing_dup_key (const Standing *standing)
{
  return g_strdup_printf (
    "%s\n%s\n%s\n%d %s", standing->result, standing->losses != NULL ? standing->losses : "",
    standing->commander != NULL ? standing->commander : "", standing->seat, standing->id);
}

/* ---------------------------------------------------------------------------------------------
 * Who commands. */

static void
command_cb (GSimpleAction *action, GVariant *value, gpointer card)
{
  gint seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (card), "seat"));

  gtk_widget_activate_action (card, "game.hand-over", "(is)", seat,
                              g_variant_get_string (value, NULL));
}

static GMenuModel *
new_commanders (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; war_commander_list ()[i] != NULL; i++)
    {
      g_autoptr (GMenuItem) item
        = g_menu_item_new (text_commander_name (war_commander_list ()[i]), NULL);

      g_menu_item_set_action_and_target (item, "side.hand-to", "s", war_commander_list ()[i]);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (g_steal_pointer (&menu));
}

/* It stays as long as the card, which may change while the menu is open. */
static GtkWidget *
new_command_button (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenuModel) menu = new_commanders ();

  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (button), TRUE);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_widget_set_tooltip_text (button, _ ("Who Commands"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "caption");
  return button;
}

static void
update_command (GtkWidget *card, const Standing *standing)
{
  GtkWidget *button = gtk_widget_get_last_child (card);
  GAction *action
    = g_action_map_lookup_action (g_object_get_data (G_OBJECT (card), "actions"), "hand-to");

  g_object_set_data (G_OBJECT (card), "seat", GINT_TO_POINTER (standing->seat));
  gtk_widget_set_visible (button, standing->commander != NULL);
  if (standing->commander != NULL)
    gtk_menu_button_set_label (GTK_MENU_BUTTON (button), standing->commander);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), standing->seat != WAR_NONE);
  gtk_widget_set_sensitive (button, standing->seat != WAR_NONE);
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (standing->id));
}

/* ---------------------------------------------------------------------------------------------
 * Cards. */

static void
fill_card (GtkWidget *card, const Standing *standing)
{
  GtkBox *box = GTK_BOX (gtk_widget_get_first_child (card));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  add_label (box, standing->result, NULL);
  if (standing->losses != NULL)
    add_label (box, standing->losses, "caption");
  update_command (card, standing);
}

static GtkWidget *
new_card (gint side)
{
  static const GActionEntry entries[]
    = { { .name = "hand-to", .parameter_type = "s", .state = "''", .change_state = command_cb } };
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GSimpleActionGroup *actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), card);
  gtk_widget_insert_action_group (card, "side", G_ACTION_GROUP (actions));
  g_object_set_data_full (G_OBJECT (card), "actions", actions, g_object_unref);
  gtk_box_append (GTK_BOX (card), gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  gtk_box_append (GTK_BOX (card), new_command_button ());
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
          fill_card (card, &standing);
          g_object_set_data_full (G_OBJECT (card), "key", g_steal_pointer (&key), g_free);
        }
      card = gtk_widget_get_next_sibling (card);
    }
}
