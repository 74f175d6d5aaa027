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

static void
add_tests (void)
{
  APP_ADD ("/lessons/entrenched.7.4/first", test_lessons);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
