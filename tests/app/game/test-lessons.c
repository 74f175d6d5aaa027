/* test-lessons.c: what the guide says of something that comes up for the first time
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "app/game/page/coach.h"
#include "engine/solo/quick.h"
#include "text/game/lesson.h"

static gboolean
is_lesson (Player *player, const char *id)
{
  const TextLesson *lessons = text_lesson_list (get_setup (player));

  for (guint i = 0; lessons[i].id != NULL; i++)
    if (g_str_equal (lessons[i].id, id))
      return TRUE;
  return FALSE;
}

static gboolean
is_coached (Player *player, const char *name)
{
  return gtk_widget_has_css_class (app_find (player->page, name), "coached");
}

/* The guide points at what the lesson asks for: an answer, the one thing to do, or units. */
static void
check_place (Player *player)
{
  if (has_band (player))
    g_assert_true (is_coached (player, "band"));
  else
    g_assert_true (is_coached (player, "go_on") || is_coached (player, "board")
                   || is_coached (player, "actors"));
}

/* What comes up for the first time is explained then, in which round it may be, and once (3.2, 7.1,
 * 7.4, 7.7, 7.8, 8.2); who looks back meanwhile comes back to it. */
static void
test_lessons (AppFixture *fixture, gconstpointer data)
{
  const char *const wanted[]
    = { "respond", "charge", "counter-fire", "strike-back", "fight", "morale" };
  Player player = begin (fixture, "person person", 5);
  DuckCoach *coach = DUCK_COACH (app_find (player.page, "coach"));
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  const char *last = NULL;

  app_activate (fixture, "game.guide");
  while (g_hash_table_size (seen) < G_N_ELEMENTS (wanted))
    {
      WarStep step = wait_for_person (&player);
      const char *id;
      WarOrder order;

      g_assert_cmpint (step.kind, ==, WAR_STEP_PERSON);
      settle (&player);
      id = duck_coach_get_step (coach);
      if (is_lesson (&player, id) && id != last)
        {
          g_test_message ("%s after %u orders", id, count_orders (&player));
          g_assert_true (g_hash_table_add (seen, (gpointer) id));
          check_place (&player);
          app_activate (fixture, "game.first");
          g_assert_cmpstr (duck_coach_get_step (coach), ==, "past");
          app_activate (fixture, "game.last");
          g_assert_cmpstr (duck_coach_get_step (coach), ==, id);
        }
      last = id;
      g_assert_true (
        duck_game_document_choose (player.document, step.seat, war_quick_command, &order));
      g_assert_cmpint (duck_game_document_give (player.document, &order, NULL), ==,
                       WAR_OUTCOME_DONE);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_true (g_hash_table_contains (seen, wanted[i]));
}

static GtkWidget *
find_zoom (Player *player)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *button = app_find_nth_type (player->page, GTK_TYPE_BUTTON, i);

      if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "board.zoom-in")
          == 0)
        return button;
    }
}

/* Wherever on the page the keys are, the question mark says what they do now, and what is asked is
 * answered by its number, also by who has just read that. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 5);

  for (guint n_read = 0; n_read < 2;)
    {
      WarStep step = wait_for_person (&player);
      guint n = count_orders (&player);
      WarOrder order;

      settle (&player);
      if (!has_band (&player))
        {
          g_assert_true (
            duck_game_document_choose (player.document, step.seat, war_quick_command, &order));
          g_assert_cmpint (duck_game_document_give (player.document, &order, NULL), ==,
                           WAR_OUTCOME_DONE);
          continue;
        }

      app_focus_window (fixture);
      gtk_widget_grab_focus (find_zoom (&player));
      if (n_read++ == 0)
        {
          app_press_key (GDK_KEY_question, GDK_SHIFT_MASK);
          app_wait_for (app_shows_text (player.page, "All keys"));
          app_wait_for (gtk_root_get_focus (GTK_ROOT (fixture->window)) != find_zoom (&player));
        }
      app_press_key (GDK_KEY_1, 0);
      app_wait_for (count_orders (&player) > n);
      app_wait_for (!app_shows_text (player.page, "All keys"));
    }
}

static void
add_tests (void)
{
  APP_ADD ("/lessons/entrenched.7.4/first", test_lessons);
  APP_ADD ("/lessons/keys", test_keys);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
