/* test-game-flow.c: nobody stumbles over what a game asks next
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "desk/base/settings.h"
#include "desk/documents/game-event.h"
#include "engine/solo/quick.h"
#include "text/game/event.h"

#define MOVEMENT 2

/* Whoever is asked for looks at the game. */
static void
uncover (Player *player)
{
  if (gtk_widget_get_visible (app_find (player->page, "cover")))
    app_click (app_find (player->page, "uncover"));
}

/* Until units can be placed. */
static void
go_to_placing (Player *player)
{
  uncover (player);
  wait_for_person (player);
  while (!is_enabled (player, "place-rest"))
    {
      app_activate (player->fixture, "game.go-on");
      wait_for_person (player);
      uncover (player);
    }
  uncover (player);
}

static gint
get_seat (Player *player)
{
  return duck_game_document_get_step (player->document).seat;
}

/* By hand, the next unit of who decides, as far up the field as that. */
static void
place (Player *player, gint inches)
{
  WarPosition place = { (get_seat (player) == 0 ? 4 : 20) * WAR_INCH, inches * WAR_INCH };
  guint n_orders = count_orders (player);

  gtk_widget_grab_focus (GTK_WIDGET (player->board));
  press_key (player, GDK_KEY_Tab);
  click_at (player, place);
  app_wait_for (count_orders (player) > n_orders);
}

static gboolean
is_covered (Player *player)
{
  return gtk_widget_get_visible (app_find (player->page, "cover"));
}

/* Within which clicks are of a row: a test must not depend on how fast it runs. */
static void
set_double_click_time (int milliseconds)
{
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", milliseconds, NULL);
}

/* The button that has been pressed by a key goes: the next keys are for the map, not for what lies
 * beside it. Ctrl+Enter presses it from anywhere. */
static void
test_focus (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);
  GtkWidget *button = app_find (player.page, "go_on");
  guint n_orders = count_orders (&player);
  int span;

  g_object_get (gtk_settings_get_default (), "gtk-double-click-time", &span, NULL);
  set_double_click_time (0);
  gtk_widget_grab_focus (button);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (count_orders (&player) > n_orders);
  settle (&player);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == GTK_WIDGET (player.board));

  go_to_placing (&player);
  button = app_find (player.page, "place_rest");
  gtk_widget_grab_focus (button);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (!gtk_widget_get_mapped (button));
  settle (&player);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == GTK_WIDGET (player.board));
  set_double_click_time (span);
}

/* Two at one computer: what one of them wishes is remembered while the other places by hand, who
 * sees nothing of it, and takes back no more than the own step with what was placed about it. */
static void
test_place_rest (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);
  guint n_orders;
  gint first, other;

  ((StoreGame *) duck_game_document_get_game (player.document))->hands_over = TRUE;
  go_to_placing (&player);
  first = get_seat (&player);
  other = 1 - first;
  app_activate (fixture, "game.place-rest");
  app_wait_for (get_seat (&player) == other);
  g_assert_true (is_covered (&player));
  app_click (app_find (player.page, "uncover"));

  n_orders = count_orders (&player);
  place (&player, 10);
  app_wait_for (get_seat (&player) == other);
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 2);
  g_assert_false (is_covered (&player));

  app_activate (fixture, "win.undo");
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  g_assert_cmpint (get_seat (&player), ==, other);
  g_assert_false (is_covered (&player));
  place (&player, 12);
  app_wait_for (get_seat (&player) == other);
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 2);

  /* It can be stopped, and begun again; both can wish it. */
  app_activate (fixture, "game.stop-placing");
  g_assert_false (is_enabled (&player, "stop-placing"));
  place (&player, 8);
  settle (&player);
  g_assert_cmpint (get_seat (&player), ==, first);
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 3);
  g_assert_true (is_covered (&player));
  app_click (app_find (player.page, "uncover"));
  app_activate (fixture, "game.place-rest");
  app_wait_for (get_seat (&player) == other);
  if (is_covered (&player))
    app_click (app_find (player.page, "uncover"));
  n_orders = count_orders (&player);
  app_activate (fixture, "game.place-rest");
  app_wait_for (!is_enabled (&player, "place-rest") && !is_enabled (&player, "stop-placing"));
  wait_for_person (&player);
  g_assert_cmpuint (count_orders (&player), >, n_orders + 10);

  /* One press is one step. */
  app_activate (fixture, "win.undo");
  while (count_orders (&player) > n_orders)
    app_activate (fixture, "win.undo");
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  g_assert_cmpint (get_seat (&player), ==, other);
}

static void
click_here (Player *player)
{
  app_press_button (GDK_BUTTON_PRIMARY);
  app_release_button (GDK_BUTTON_PRIMARY);
  settle (player);
}

/* A click on what one has just read ends a phase; one that comes before one could read it, be it
 * the first on that button, does not, nor do those that follow quickly. */
static void
test_deaf (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);
  GtkWidget *button = app_find (player.page, "go_on");
  int span;

  g_object_get (gtk_settings_get_default (), "gtk-double-click-time", &span, NULL);
  go_to_placing (&player);
  go_on_to_phase (&player, MOVEMENT);
  app_move_pointer (button, gtk_widget_get_width (button) / 2.0,
                    gtk_widget_get_height (button) / 2.0);
  settle (&player);
  set_double_click_time (G_MAXINT);
  click_here (&player);
  click_here (&player);
  g_assert_cmpint (get_phase (&player), ==, MOVEMENT);
  set_double_click_time (0);
  click_here (&player);
  app_wait_for (get_phase (&player) == MOVEMENT + 1);
  set_double_click_time (G_MAXINT);
  for (guint i = 0; i < 3; i++)
    click_here (&player);
  g_assert_cmpint (get_phase (&player), ==, MOVEMENT + 1);
  set_double_click_time (span);
}

/* A key presses the button for a moment before that does anything. */
static gboolean
press_with (Player *player, GtkWidget *button, guint key)
{
  gboolean is_pressed;

  gtk_widget_grab_focus (button);
  app_press_key (key, 0);
  settle (player);
  is_pressed = gtk_widget_has_css_class (button, "keyboard-activating");
  app_wait_for (!gtk_widget_has_css_class (button, "keyboard-activating"));
  return is_pressed;
}

/* Enter ends a phase whose end the button has said for a while, but not by the same impatient press
 * the one after it. */
static void
test_deaf_keys (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);
  GtkWidget *button = app_find (player.page, "go_on");
  const guint keys[] = { GDK_KEY_Return, GDK_KEY_space, GDK_KEY_KP_Enter };
  guint n = count_orders (&player);
  int span;

  g_object_get (gtk_settings_get_default (), "gtk-double-click-time", &span, NULL);
  set_double_click_time (G_MAXINT);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_false (press_with (&player, button, keys[i]));
  g_assert_cmpuint (count_orders (&player), ==, n);
  set_double_click_time (0);
  press_with (&player, button, GDK_KEY_Return);
  app_wait_for (count_orders (&player) > n);
  set_double_click_time (span);
}

/* assault.3.4: nor does it lift what covers the secrets of the next person. */
static void
test_deaf_cover (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "parapet.duckop", "person person", 7, FALSE);
  GtkWidget *uncover = app_find (player.page, "uncover");
  int span;

  g_object_get (gtk_settings_get_default (), "gtk-double-click-time", &span, NULL);
  wait_for_person (&player);
  if (!is_covered (&player))
    app_activate (fixture, "game.go-on");
  app_wait_for (is_covered (&player));
  set_double_click_time (G_MAXINT);
  g_assert_false (press_with (&player, uncover, GDK_KEY_Return));
  g_assert_false (press_with (&player, uncover, GDK_KEY_space));
  g_assert_true (is_covered (&player));
  set_double_click_time (0);
  press_with (&player, uncover, GDK_KEY_Return);
  app_wait_for (!is_covered (&player));
  set_double_click_time (span);
}

/* Whether the last order cost anybody anything. */
static gboolean
came_to_loss (Player *player)
{
  GListModel *events = duck_game_document_get_events (player->document);

  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);

      if (duck_game_event_get_n_orders (event) == count_orders (player)
          && text_event_is_loss (get_setup (player), duck_game_event_get_event (event)))
        return TRUE;
    }
  return FALSE;
}

/* Who wants to sees each loss until letting the commanders go on. */
static void
test_loss (AppFixture *fixture, gconstpointer data)
{
  Player player;
  guint n_orders;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_LOSS_PACE, "wait");
  player = begin (fixture, "quick quick", 7);
  for (guint i = 0; i < 3; i++)
    {
      app_wait_for (came_to_loss (&player) && is_enabled (&player, "go-on"));
      g_assert_cmpstr (get_next (&player), ==, "Go On");
      n_orders = count_orders (&player);
      settle (&player);
      g_assert_cmpuint (count_orders (&player), ==, n_orders);
      app_activate (fixture, "game.go-on");
      app_wait_for (count_orders (&player) > n_orders);
    }
  g_settings_reset (duck_settings_get (), DUCK_SETTING_LOSS_PACE);
}

/* At once, the window does not draw after each order of a commander: it gives some in one go. */
static void
test_several (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "quick quick", 7);
  guint most = 0;

  while (most < 2 && duck_game_document_get_step (player.document).kind != WAR_STEP_OVER)
    {
      guint n_before = count_orders (&player), n_given;

      g_main_context_iteration (NULL, TRUE);
      n_given = count_orders (&player) - n_before;
      most = MAX (most, n_given);
    }
  g_assert_cmpuint (most, >=, 2);
}

/* Whose units all stand has nothing more to stop, while the other side goes on. */
static void
test_placed (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "mons.duckop", "person person", 7, FALSE);
  gint first;

  go_to_placing (&player);
  first = get_seat (&player);
  app_activate (fixture, "game.place-rest");
  app_wait_for (get_seat (&player) != first || !is_enabled (&player, "stop-placing"));
  while (is_enabled (&player, "stop-placing"))
    {
      guint n_orders = count_orders (&player);
      WarOrder order;

      g_assert_true (
        duck_game_document_choose (player.document, get_seat (&player), war_quick_command, &order));
      g_assert_cmpint (duck_game_document_give (player.document, &order, NULL), ==,
                       WAR_OUTCOME_DONE);
      app_wait_for (count_orders (&player) > n_orders);
      settle (&player);
    }
  g_assert_cmpint (get_phase (&player), ==, 0);
  g_assert_true (is_enabled (&player, "place-rest"));
}

/* The words beside the first of the dice that were rolled last. */
static const char *
get_dice_words (Player *player)
{
  GtkWidget *box = gtk_widget_get_first_child (app_find (player->page, "dice"));
  GtkWidget *line = gtk_widget_get_first_child (box);
  GtkWidget *stack
    = line != NULL ? gtk_widget_get_first_child (gtk_widget_get_last_child (line)) : NULL;

  return stack != NULL
           ? gtk_label_get_label (GTK_LABEL (gtk_stack_get_visible_child (GTK_STACK (stack))))
           : "";
}

/* Dice that tumble say what they are rolled for, and what came of it when they lie still. */
static void
test_tumbling (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (duck_settings_get (), DUCK_SETTING_DICE_SPEED, "slow");
  app_activate (fixture, "game.go-on");
  app_wait_for (*get_dice_words (&player) != '\0');
  g_assert_cmpstr (get_dice_words (&player), ==, "Both sides: roll 2 dice for first turn.");
  app_wait_for (g_str_has_prefix (get_dice_words (&player), "Roll-off: "));

  g_settings_reset (duck_settings_get (), DUCK_SETTING_DICE_SPEED);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* Where a commander decides next, its first order takes what stands below the map: what a person
 * has left undone is said where that does not take it. */
static void
test_idle (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "club-side-by-side.duckop", "person quick", 7, FALSE);

  gboolean is_idle = FALSE;
  guint n_orders;

  while (!is_idle || duck_game_document_get_step (player.document).kind != WAR_STEP_COMMANDER)
    {
      g_assert_cmpint (wait_for_person (&player).kind, ==, WAR_STEP_PERSON);
      is_idle = strchr (get_next (&player), '\n') != NULL;
      if (is_enabled (&player, "place-rest"))
        app_activate (fixture, "game.place-rest");
      else if (is_enabled (&player, "stop-placing"))
        g_main_context_iteration (NULL, TRUE);
      else
        app_activate (fixture, "game.go-on");
    }
  n_orders = count_orders (&player);
  app_wait_for (count_orders (&player) > n_orders);
  g_assert_true (
    app_shows_text (fixture->window, "That step has ended; 6 units could still have acted."));
}

/* The charged unit's decision: as quick ones play, until somebody is asked whether he fires. */
static void
go_to_charge (Player *player)
{
  GtkWidget *pass = app_find (player->page, "pass");
  WarOrder order;

  for (;;)
    {
      settle (player);
      if (gtk_widget_get_mapped (pass))
        return;
      g_assert_true (
        duck_game_document_choose (player->document, get_seat (player), war_quick_command, &order));
      g_assert_cmpint (duck_game_document_give (player->document, &order, NULL), ==,
                       WAR_OUTCOME_DONE);
    }
}

/* Who will not fire at those who charge, nor strike back, says so once: it is asked no more until
 * the phase is another, or it says so; and is asked again as soon as that is taken back. */
static void
test_pass (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 5);
  GtkWidget *pass = app_find (player.page, "pass"), *stop = app_find (player.page, "stop_placing");
  g_autofree char *label = NULL;
  guint n_orders;
  gint phase, seat;

  wait_for_person (&player);
  go_to_charge (&player);
  n_orders = count_orders (&player);
  phase = get_phase (&player);
  seat = get_seat (&player);
  label = g_strdup (gtk_button_get_label (GTK_BUTTON (pass)));
  g_assert_true (g_str_has_suffix (label, " Until the Phase Ends"));
  g_assert_false (gtk_widget_get_visible (stop));
  app_click (pass);
  app_wait_for (count_orders (&player) > n_orders);
  settle (&player);
  g_assert_true (gtk_widget_get_visible (stop));

  app_activate (fixture, "win.undo");
  settle (&player);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  g_assert_false (gtk_widget_get_visible (stop));
  g_assert_true (gtk_widget_get_mapped (pass));

  app_click (pass);
  app_wait_for (count_orders (&player) > n_orders);
  while (get_phase (&player) == phase)
    {
      WarOrder order;

      settle (&player);
      if (get_seat (&player) == seat && gtk_widget_get_mapped (pass))
        g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (pass)), !=, label);
      g_assert_true (
        duck_game_document_choose (player.document, get_seat (&player), war_quick_command, &order));
      duck_game_document_give (player.document, &order, NULL);
    }
  settle (&player);
  g_assert_false (gtk_widget_get_visible (stop));
}

static void
add_tests (void)
{
  APP_ADD ("/app/game-flow/tumbling", test_tumbling);
  APP_ADD ("/app/game-flow/placed", test_placed);
  APP_ADD ("/app/game-flow/focus", test_focus);
  APP_ADD ("/app/game-flow/place-rest", test_place_rest);
  APP_ADD ("/app/game-flow/deaf", test_deaf);
  APP_ADD ("/app/game-flow/deaf-keys", test_deaf_keys);
  APP_ADD ("/app/game-flow/assault.3.4/deaf-cover", test_deaf_cover);
  APP_ADD ("/app/game-flow/loss", test_loss);
  APP_ADD ("/app/game-flow/several", test_several);
  APP_ADD ("/app/game-flow/idle", test_idle);
  APP_ADD ("/app/game-flow/entrenched.7.4/pass", test_pass);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
