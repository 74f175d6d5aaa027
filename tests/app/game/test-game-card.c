/* test-game-card.c: the card of the unit that is chosen
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "app/base/clause-link.h"

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

static void
add_tests (void)
{
  APP_ADD ("/app/game-card/link", test_link);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
