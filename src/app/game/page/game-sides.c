/* game-sides.c: how both sides of a game stand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-sides.h"

#include <glib/gi18n-lib.h>

#include "app/base/tooltip.h"
#include "app/base/words.h"
#include "engine/solo/commander.h"
#include "text/game/piece.h"
#include "text/game/state.h"
#include "text/solo/commander.h"

/* As wide as who commands a seat is written, so that it has room in the pane. */
#define COMMAND_CHARS 34

static void
add_label (GtkBox *box, const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (box, label);
}

/* Whether the seat is of the side, and somebody's: the rules' are not. */
static gboolean
is_of_side (const WarSetup *setup, const WarState *state, guint seat, gint side)
{
  const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, seat);

  return cells[WAR_SEAT_SIDE] == side && cells[WAR_SEAT_CONTROL] != WAR_CONTROL_AUTOMATIC;
}

/* What a card says of a side; a text that is NULL is not said. */
typedef struct
{
  const char *result; /* lent */
  char *losses, *commander;
  GArray *seats; /* gint: that can be handed over, or taken */
  char *ids; /* of their commanders, and whether these may be others */
  gboolean is_over;
} Standing;

static void
standing_clear (Standing *standing)
{
  g_free (standing->losses);
  g_free (standing->commander);
  g_free (standing->ids);
  g_clear_pointer (&standing->seats, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Standing, standing_clear)

static void
standing_init (Standing *standing, DuckGameDocument *document, const WarState *state, gint side)
{
  const StoreGame *game = duck_game_document_get_game (document);
  const WarSetup *setup = game->setup;
  g_autoptr (GString) ids = g_string_new (NULL);

  standing->losses = text_piece_losses (setup, state, side);
  standing->commander = text_commander (setup, state, (const char *const *) game->commanders, side);
  standing->is_over = setup->play->get_winner (setup, state) != WAR_WINNER_NONE;
  standing->seats = g_array_new (FALSE, FALSE, sizeof (gint));
  for (gint seat = 0; seat < (gint) setup->layout->tables[WAR_TABLE_SEATS].n_rows; seat++)
    if (is_of_side (setup, state, (guint) seat, side))
      {
        g_array_append_val (standing->seats, seat);
        g_string_append_printf (ids, " %s%s", duck_game_document_get_commander (document, seat),
                                duck_game_document_may_hand_over (document, seat) ? "+" : "");
      }
  standing->ids = g_string_free (g_steal_pointer (&ids), FALSE);
}

/* The same for all that says the same. */
static char *
standing_dup_key (const Standing *standing)
{
  return g_strdup_printf (
    "%s\n%s\n%s\n%d%s", standing->result, standing->losses != NULL ? standing->losses : "",
    standing->commander != NULL ? standing->commander : "", standing->is_over, standing->ids);
}

/* ---------------------------------------------------------------------------------------------
 * Who commands. */

static void
command_cb (GSimpleAction *action, GVariant *value, gpointer button)
{
  gint seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat"));

  gtk_widget_activate_action (button, "game.hand-over", "(is)", seat,
                              g_variant_get_string (value, NULL));
}

static void
add_commander (GMenu *menu, const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (text_commander_name (id), NULL);

  g_menu_item_set_action_and_target (item, "side.hand-to", "s", id);
  g_menu_append_item (menu, item);
}

/* As many persons as the side has seats, and the program's commanders. */
static GMenuModel *
new_commanders (const WarSetup *setup, guint n_seats)
{
  const char *const *persons = war_commander_list_persons ();
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < n_seats && persons[i] != NULL; i++)
    add_commander (menu, persons[i]);
  for (guint i = 0; i < war_commander_count (setup); i++)
    if (!war_commander_is_person (war_commander_list ()[i]))
      add_commander (menu, war_commander_list ()[i]);
  return G_MENU_MODEL (g_steal_pointer (&menu));
}

/* It stays as long as the card, which may change while the menu is open. */
static GtkWidget *
new_command_button (const WarSetup *setup, gint seat, guint n_seats)
{
  static const GActionEntry entries[]
    = { { .name = "hand-to", .parameter_type = "s", .state = "''", .change_state = command_cb } };
  GtkWidget *button = gtk_menu_button_new ();
  GSimpleActionGroup *actions = g_simple_action_group_new ();
  g_autoptr (GMenuModel) menu = new_commanders (setup, n_seats);
  GtkWidget *label = gtk_label_new (NULL);

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), button);
  gtk_widget_insert_action_group (button, "side", G_ACTION_GROUP (actions));
  g_object_set_data_full (G_OBJECT (button), "actions", actions, g_object_unref);
  g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  /* What has no room in a line goes on below: the map stays as wide as it is. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), COMMAND_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), COMMAND_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), label);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (button), TRUE);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "caption");
  return button;
}

/* Of a side of several seats each says who commands it. */
static char *
dup_command (DuckGameDocument *document, const WarState *state, const Standing *standing, gint seat)
{
  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  g_autofree char *name = text_seat (setup, state, (guint) seat);

  if (standing->seats->len == 1 && standing->commander != NULL)
    return g_strdup (standing->commander);
  /* Translators: who decides, "British, company 2", and who that is: "A person" */
  return g_strdup_printf (C_ ("seat", "%s: %s"), name,
                          text_commander_name (duck_game_document_get_commander (document, seat)));
}

static void
update_command (GtkWidget *button, DuckGameDocument *document, const WarState *state,
                const Standing *standing)
{
  gint seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat"));
  GAction *action
    = g_action_map_lookup_action (g_object_get_data (G_OBJECT (button), "actions"), "hand-to");
  g_autofree char *command = dup_command (document, state, standing, seat);
  const char *manner = text_commander_manner (duck_game_document_get_commander (document, seat));
  gboolean may_change = !standing->is_over && duck_game_document_may_hand_over (document, seat);

  gtk_label_set_label (GTK_LABEL (gtk_menu_button_get_child (GTK_MENU_BUTTON (button))), command);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, command,
                                  -1);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), may_change);
  gtk_widget_set_sensitive (button, may_change);
  duck_tooltip_set (button, !may_change && !standing->is_over
                              ? _ ("Only who knows its secrets hands it over")
                            : manner != NULL ? manner
                                             : _ ("Who Commands"));
  g_simple_action_set_state (
    G_SIMPLE_ACTION (action),
    g_variant_new_string (duck_game_document_get_commander (document, seat)));
}

/* ---------------------------------------------------------------------------------------------
 * Cards. */

static void
fill_card (GtkWidget *card, DuckGameDocument *document, const WarState *state,
           const Standing *standing)
{
  GtkBox *box = GTK_BOX (gtk_widget_get_first_child (card));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  add_label (box, standing->result, NULL);
  if (standing->losses != NULL)
    add_label (box, standing->losses, "caption");
  /* Where the rules command there is nobody to hand over to. */
  if (standing->seats->len == 0 && standing->commander != NULL)
    add_label (box, standing->commander, "caption");
  for (GtkWidget *button = gtk_widget_get_next_sibling (GTK_WIDGET (box)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    update_command (button, document, state, standing);
}

static GtkWidget *
new_card (const WarSetup *setup, gint side, const Standing *standing)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (card), gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  for (guint i = 0; i < standing->seats->len; i++)
    gtk_box_append (
      GTK_BOX (card),
      new_command_button (setup, g_array_index (standing->seats, gint, i), standing->seats->len));
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
          card = new_card (duck_game_document_get_game (document)->setup, side, &standing);
          gtk_box_append (sides, card);
        }
      if (g_strcmp0 (g_object_get_data (G_OBJECT (card), "key"), key) != 0)
        {
          fill_card (card, document, state, &standing);
          g_object_set_data_full (G_OBJECT (card), "key", g_steal_pointer (&key), g_free);
        }
      card = gtk_widget_get_next_sibling (card);
    }
}
