/* test-game-mons.c: a whole game of End of Empires 1914, by pointer and keys
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "app/game/page/coach.h"
#include "engine/empires/terms.h"
#include "engine/game/choice.h"
#include "store/documents/game-file.h"

#define MAX_STEPS 600
#define MAX_MOVES 3 /* of a seat in one step */

/* Towards the enemy, who is north of the canal; aside of the handle. */
#define AHEAD (WAR_HEADING_TURN / 10)

static WarPosition
get_place (Player *player, gint row)
{
  WarShownPiece piece;

  g_assert_true (war_play_show_piece (
    get_setup (player), duck_game_document_get_view (player->document), (guint) row, &piece));
  return piece.base.centre;
}

/* The first choice of that kind of order; FALSE: there is none. */
static gboolean
find_choice (Player *player, gint seat, guint kind, WarChoice *found)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  war_choice_list (get_setup (player), duck_game_document_get_view (player->document), seat,
                   WAR_NONE, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      *found = g_array_index (choices, WarChoice, i);
      if (found->order.kind == kind)
        return TRUE;
    }
  return FALSE;
}

static void
choose_unit (Player *player, gint row)
{
  press_key (player, GDK_KEY_Escape);
  press_key (player, GDK_KEY_Escape);
  click_at (player, get_place (player, row));
}

/* Clicks on a target, and on the first entry of the menu, if one opens. */
static void
shoot (Player *player, const WarChoice *choice)
{
  guint n_orders = count_orders (player);

  choose_unit (player, choice->order.actor);
  click_at (player, get_place (player, choice->option.candidates[0]));
  if (count_orders (player) == n_orders && !has_band (player))
    press_key (player, GDK_KEY_Return);
}

static void
march (Player *player, const WarChoice *choice)
{
  WarStance stance;

  g_assert_true (war_choice_find_stance (
    get_setup (player), duck_game_document_get_view (player->document), choice, &stance));
  choose_unit (player, choice->order.actor);
  click_at (player, war_position_step (stance.middle, war_heading_add (stance.heading, AHEAD),
                                       10 * WAR_CENTIMETRE));
}

/* How often a base was chosen on the map; what lies over that hides some. */
static guint n_on_map;

/* Does something that there is to do, by pointer and keys. */
static void
act (Player *player, gint seat, guint *n_moves)
{
  guint n_orders = count_orders (player);
  WarChoice choice;

  if (has_band (player))
    {
      /* It has the colour of the side that answers; seats are sides here. */
      g_assert_true (gtk_widget_has_css_class (app_find (player->page, "band"),
                                               seat == 0 ? "side-1" : "side-2"));
      g_assert_false (gtk_widget_has_css_class (app_find (player->page, "band"),
                                                seat == 0 ? "side-2" : "side-1"));
      if (find_choice (player, seat, WAR_EMPIRES_ORDER_EXPOSE, &choice))
        click_at (player, get_place (player, choice.order.actor));
      if (count_orders (player) > n_orders)
        {
          n_on_map++;
          return;
        }
      app_click (app_find_nth_type (app_find (player->page, "answers"), GTK_TYPE_BUTTON, 0));
    }
  else if (place_rest (player))
    return;
  else if (find_choice (player, seat, WAR_EMPIRES_ORDER_FIRE, &choice))
    shoot (player, &choice);
  else if (*n_moves < MAX_MOVES && find_choice (player, seat, WAR_EMPIRES_ORDER_MARCH, &choice))
    {
      march (player, &choice);
      ++*n_moves;
    }
  if (go_on_unless_ordered (player, n_orders))
    *n_moves = 0;
}

static guint
count_kind (Player *player, gint seat, guint kind)
{
  const GArray *records = duck_game_document_get_game (player->document)->game->records;
  guint n = 0;

  for (guint i = 0; i < records->len; i++)
    {
      const WarOrder *order = &g_array_index (records, WarRecord, i).order;

      n += order->seat == seat && order->kind == kind;
    }
  return n;
}

/* From its first unit to its end: shots with what who is shot at answers, marches, the melee; the
 * other program comes to the same state by its orders. */
static void
test_whole (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_amended (fixture, "mons.duckop", "empires.C-16", "person quick", 5);
  g_autofree char *path = app_build_path (fixture, "mons.duckgame");
  WarStep step = wait_for_person (&player);
  guint n_moves = 0;

  for (guint i = 0; i < MAX_STEPS && step.kind != WAR_STEP_OVER; i++)
    {
      act (&player, step.seat, &n_moves);
      step = wait_for_person (&player);
    }
  g_assert_cmpint (step.kind, ==, WAR_STEP_OVER);
  g_assert_cmpuint (count_kind (&player, 0, WAR_EMPIRES_ORDER_FIRE), >, 5);
  g_assert_cmpuint (count_kind (&player, 0, WAR_EMPIRES_ORDER_MARCH), >, 0);
  g_assert_cmpuint (count_kind (&player, 0, WAR_EMPIRES_ORDER_EXPOSE), >, 0);
  g_assert_cmpuint (n_on_map, >, 0);
  g_assert_cmpuint (count_kind (&player, 0, WAR_EMPIRES_ORDER_LIE)
                      + count_kind (&player, 0, WAR_EMPIRES_ORDER_STAND),
                    >, 0);

  g_assert_true (duck_document_save (DUCK_DOCUMENT (player.document), path, NULL));
  g_assert_cmphex (read_hash (path), ==,
                   war_state_hash (get_setup (&player)->layout,
                                   duck_game_document_get_game (player.document)->game->state));
}

static gint
get_round (Player *player)
{
  return war_state_peek_row (get_setup (player)->layout,
                             duck_game_document_get_view (player->document), WAR_TABLE_GAME,
                             0)[WAR_GAME_ROUND];
}

/* How often it is explained how such a question is answered; FALSE: it is not. */
static gboolean
is_lesson (const char *shown, guint *n_lessons)
{
  const char *const ids[] = { "choose-side", "under-fire", "expose", NULL };
  gboolean is_one = g_strv_contains (ids, shown);

  *n_lessons += is_one;
  return is_one;
}

/* The guide takes no step of a turn for the whole, always says what is asked, of each kind of
 * question more at the first, and explains no march once there was one. */
static void
test_guide (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_amended (fixture, "mons.duckop", "empires.C-16", "person quick", 5);
  DuckCoach *coach = DUCK_COACH (app_find (player.page, "coach"));
  WarStep step = wait_for_person (&player);
  guint n_moves = 0, n_asked = 0, n_marches = 0, n_lessons = 0;

  app_activate (fixture, "game.guide");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (coach)));
  for (guint i = 0; i < MAX_STEPS && step.kind != WAR_STEP_OVER && (n_asked == 0 || n_marches == 0);
       i++)
    {
      const char *shown = duck_coach_get_step (coach);

      g_test_message ("round %d: %s", get_round (&player), shown);
      if (get_round (&player) == 1)
        g_assert_cmpstr (shown, !=, "finished");
      if (has_band (&player) && !is_lesson (shown, &n_lessons))
        g_assert_cmpstr (shown, ==, "answer");
      n_asked += has_band (&player) && get_round (&player) > 1;
      n_marches = count_kind (&player, 0, WAR_EMPIRES_ORDER_MARCH);
      if (n_marches > 0)
        g_assert_cmpstr (shown, !=, "move");
      act (&player, step.seat, &n_moves);
      step = wait_for_person (&player);
    }
  g_assert_cmpuint (n_asked, >, 0);
  g_assert_cmpuint (n_marches, >, 0);
  g_assert_cmpuint (n_lessons, >, 0);
  g_assert_cmpuint (n_lessons, <=, 3);
}

static void
add_tests (void)
{
  APP_ADD ("/game-mons/guide", test_guide);
  APP_ADD ("/game-mons/whole", test_whole);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
