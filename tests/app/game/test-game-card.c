/* test-game-card.c: the card of the unit that is chosen
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include <stdio.h>

#include "app/base/clause-link.h"
#include "engine/entrenched/terms.h"
#include "engine/solo/quick.h"

#define MOVEMENT 2

/* The middle of the label's first link. */
static graphene_point_t
find_link (GtkLabel *label)
{
  const char *text = gtk_label_get_text (label), *bracket = strchr (text, '[');
  PangoRectangle place;
  int x, y;

  g_assert_nonnull (bracket);
  pango_layout_index_to_pos (gtk_label_get_layout (label), (int) (bracket + 2 - text), &place);
  gtk_label_get_layout_offsets (label, &x, &y);
  return GRAPHENE_POINT_INIT ((float) (x + (place.x + place.width / 2) / PANGO_SCALE),
                              (float) (y + (place.y + place.height / 2) / PANGO_SCALE));
}

static void
say_again (GtkLabel *label, const WarRules *rules)
{
  g_autofree char *text = g_strdup (gtk_label_get_text (label));

  duck_clause_link_set_text (label, text, rules);
}

/* What a unit may not do leads to its rule also by a click in the midst of which the card is
 * brought up to date, as it is whenever something else is begun. */
static void
test_link (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);
  const WarRules *rules = get_setup (&player)->operation->rules;
  GtkLabel *refusals = GTK_LABEL (app_find (app_find (player.page, "card"), "refusals"));
  graphene_point_t link;

  go_on_to_phase (&player, MOVEMENT);
  gtk_widget_grab_focus (GTK_WIDGET (player.board));
  press_key (&player, GDK_KEY_Tab);
  press_key (&player, GDK_KEY_Up);
  press_key (&player, GDK_KEY_Return);
  app_wait_for (gtk_widget_get_mapped (GTK_WIDGET (refusals)));
  settle (&player);

  link = find_link (refusals);
  app_move_pointer (GTK_WIDGET (refusals), link.x, link.y);
  settle (&player);
  say_again (refusals, rules);
  app_press_button (GDK_BUTTON_PRIMARY);
  app_wait_for (gtk_label_get_current_uri (refusals) != NULL);
  say_again (refusals, rules);
  app_release_button (GDK_BUTTON_PRIMARY);
  app_wait_for (app_find_window ("Rules") != NULL);
  gtk_window_close (app_find_window ("Rules"));
}

static gint
get_last_kind (Player *player)
{
  const GArray *records = duck_game_document_get_game (player->document)->game->records;

  return g_array_index (records, WarRecord, records->len - 1).order.kind;
}

/* The digit that the tooltip of the card's button says; 0: there is no such button. */
static guint
find_digit (Player *player, const char *label)
{
  GtkWidget *orders = app_find (app_find (player->page, "card"), "orders");

  for (GtkWidget *child = gtk_widget_get_first_child (orders); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));
      const char *tooltip = gtk_widget_get_tooltip_text (button);
      guint digit = 0;

      if (!g_str_equal (gtk_button_get_label (GTK_BUTTON (button)), label))
        continue;
      g_assert_cmpint (sscanf (tooltip, "Key %u", &digit), ==, 1);
      return digit;
    }
  return 0;
}

/* Digits press what the card offers, and answer what the band asks, wherever the keys are. */
static void
test_digits (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 5);
  guint n_orders, digit;
  WarOrder order;

  go_on_to_phase (&player, MOVEMENT);
  gtk_widget_grab_focus (GTK_WIDGET (player.board));
  press_key (&player, GDK_KEY_Tab);
  digit = find_digit (&player, "Run");
  g_assert_cmpuint (digit, >, 0);
  press_key (&player, GDK_KEY_0 + digit);
  g_assert_cmpint (get_last_kind (&player), ==, WAR_ENTRENCHED_ORDER_RUN);

  while (!has_band (&player))
    {
      g_assert_true (duck_game_document_choose (player.document,
                                                duck_game_document_get_step (player.document).seat,
                                                war_quick_command, &order));
      g_assert_cmpint (duck_game_document_give (player.document, &order, NULL), ==,
                       WAR_OUTCOME_DONE);
      settle (&player);
    }
  n_orders = count_orders (&player);
  press_key (&player, GDK_KEY_9);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  press_key (&player, GDK_KEY_2);
  g_assert_cmpuint (count_orders (&player), >, n_orders);
  g_assert_cmpint (g_array_index (duck_game_document_get_game (player.document)->game->records,
                                  WarRecord, n_orders)
                     .order.kind,
                   ==, WAR_ENTRENCHED_ORDER_HOLD_FIRE);
}

static void
add_tests (void)
{
  APP_ADD ("/app/game-card/link", test_link);
  APP_ADD ("/app/game-card/digits", test_digits);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
