/* test-game-empires.c: what the card says that a unit of End of Empires 1914 may not do, and how
 * long its name may be
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "game-player.h"

#include "engine/empires/terms.h"
#include "shipped.h"

#define CM(value) ((value) *WAR_CENTIMETRE)

#define LONG_NAME \
  "The Second and Third Battalions of the King’s Own Yorkshire Light Infantry Brigade"

/* Behind the brigade three lorries touch it, and one stands apart. */
static const char *const orders[] = {
  "1 place pieces.0 formation=0 x=60000 y=76000 heading=0",
  "1 place pieces.5 formation=5 x=55500 y=79500 heading=0",
  "1 place pieces.6 formation=5 x=58500 y=79500 heading=0",
  "1 place pieces.7 formation=5 x=61500 y=79500 heading=0",
  "1 place pieces.8 formation=5 x=70000 y=79500 heading=0",
  "1 place pieces.4 formation=5 x=60000 y=84000 heading=0",
  "2 place pieces.9 formation=0 x=60000 y=10000 heading=2048",
};

static void
set_entries (WarForce *force, const char *const *types)
{
  g_ptr_array_set_size (force->entries, 0);
  for (guint i = 0; types[i] != NULL; i++)
    {
      WarUnitType *type = war_book_find_type (force->book, types[i]);
      WarForceEntry *entry = war_force_entry_new (type, 1);

      if (g_str_equal (types[i], "british-infantry-brigade"))
        entry->name = g_strdup (LONG_NAME);
      g_ptr_array_add (force->entries, entry);
    }
}

static void
give (WarGame *game, const char *line, const gint32 *dice, guint n_dice)
{
  g_autofree char *message = NULL;
  WarOrder order;

  g_assert_true (war_order_from_text (&order, line, game->setup->play->orders, &message));
  g_assert_cmpint (war_game_give (game, &order, dice, n_dice, NULL, NULL, NULL), ==,
                   WAR_OUTCOME_DONE);
}

/* The British are to move. */
static Player
begin_here (AppFixture *fixture)
{
  static const char *const british[] = { "british-infantry-brigade",
                                         "british-general",
                                         "british-lorry",
                                         "british-lorry",
                                         "british-lorry",
                                         "british-lorry",
                                         NULL };
  static const char *const german[] = { "german-infantry-brigade", NULL };
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "mons");
  static const gint32 dice[] = { 6, 1 };
  WarSetupFault fault;
  StoreGame *game;

  set_entries (operation->forces[0], british);
  set_entries (operation->forces[1], german);
  game = store_game_new (operation, 1, &fault);
  g_assert_nonnull (game);
  game->commanders = g_strsplit ("person person", " ", -1);
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    give (game->game, orders[i], NULL, 0);
  give (game->game, "1 roll", dice, G_N_ELEMENTS (dice));
  give (game->game, "1 choose side=1", NULL, 0);
  return begin_with_game (fixture, game);
}

static const char *
get_words (Player *player, const char *id)
{
  return gtk_label_get_text (GTK_LABEL (app_find (player->page, id)));
}

/* empires.C-25, empires.C-23: it may face about, but not form column, and three lorries are too
 * few: each with its reason. */
static void
test_reasons (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_here (fixture);

  click_at (&player, (WarPosition){ CM (58), CM (76) });
  app_wait_for (strstr (get_words (&player, "refusals"), "Form Column") != NULL);
  g_assert_nonnull (
    strstr (get_words (&player, "refusals"),
            "Form Column: There is no room there: British Lorry 2 is in the way. [C-26]"));
  g_assert_nonnull (strstr (get_words (&player, "refusals"),
                            "Board Lorries: 3 free lorries touch " LONG_NAME
                            ", which needs 4. [C-23]"));
  g_assert_null (strstr (get_words (&player, "refusals"), "Face About"));
}

/* A long name is whole, in several lines, and pushes nothing aside. */
static void
test_long_name (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_here (fixture);
  GtkLabel *name = GTK_LABEL (app_find (app_find (player.page, "card"), "name"));
  int before, after;

  gtk_widget_measure (GTK_WIDGET (player.page), GTK_ORIENTATION_HORIZONTAL, -1, &before, NULL, NULL,
                      NULL);
  click_at (&player, (WarPosition){ CM (58), CM (76) });
  app_wait_for (g_str_equal (gtk_label_get_text (name), LONG_NAME));
  settle (&player);
  gtk_widget_measure (GTK_WIDGET (player.page), GTK_ORIENTATION_HORIZONTAL, -1, &after, NULL, NULL,
                      NULL);
  g_assert_cmpint (after, ==, before);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (name)), >, 1);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (name)));
}

static void
add_tests (void)
{
  APP_ADD ("/game-empires/empires.C-25/reasons", test_reasons);
  APP_ADD ("/game-empires/long-name", test_long_name);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
