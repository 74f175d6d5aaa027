/* test-game-show.c: what the other side does is followed on the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "app/game/page/game-page.h"
#include "app/game/page/game-since.h"
#include "desk/base/settings.h"
#include "engine/solo/quick.h"
#include "text/game/event.h"

#define MOVEMENT 2

/* Kept free around what is brought into sight, in pixels. */
#define MARGIN 14

#define ANIMATIONS "gtk-enable-animations"
#define REDUCED_MOTION "gtk-interface-reduced-motion"

static DuckGameShow *
get_show (Player *player)
{
  return duck_game_page_get_show (DUCK_GAME_PAGE (player->page));
}

static void
set_pace (const char *pace)
{
  g_settings_set_string (duck_settings_get (), DUCK_SETTING_GAME_PACE, pace);
}

static void
set_animations (gboolean animate)
{
  g_object_set (gtk_settings_get_default (), ANIMATIONS, animate, NULL);
}

/* Commanders play until so many orders have been given, at once; then they are followed. How much
 * further they have come before they can be, which may be to the end, is taken back. */
static Player
begin_followed (AppFixture *fixture, const char *name, guint n_orders, const char *pace)
{
  Player player = begin_operation (fixture, name, "quick quick", 5, FALSE);

  app_wait_for (count_orders (&player) >= n_orders);
  set_pace (pace);
  if (count_orders (&player) > n_orders)
    {
      duck_document_go (DUCK_DOCUMENT (player.document),
                        (gint) n_orders - (gint) count_orders (&player));
      g_assert_cmpuint (count_orders (&player), ==, n_orders);
      app_activate (fixture, "game.go-on");
    }
  return player;
}

/* What can be seen of the last order. */
static GArray *
list_acts (Player *player)
{
  GArray *acts = g_array_new (FALSE, FALSE, sizeof (WarAct));

  war_acts_add (get_setup (player), duck_game_document_get_replay (player->document),
                count_orders (player) - 1, acts);
  return acts;
}

/* The move that is being shown, somewhere on its way; −1: none is. */
static gint
find_slide (Player *player, const GArray *acts, WarBase *base, gint *share)
{
  for (guint i = 0; i < acts->len; i++)
    {
      const WarAct *act = &g_array_index (acts, WarAct, i);

      if (act->kind == WAR_ACT_MOVE
          && duck_game_show_find_base (get_show (player), act->piece, base, share))
        return (gint) i;
    }
  return -1;
}

/* An operation, and after how many orders there is something to follow. */
typedef struct
{
  const char *path, *operation;
  guint n_orders;
} Scene;

/* Who is moved slides: at half of the time it is drawn between where it was and where it is, and
 * not where it is already; once it is there, it is drawn with all others. */
static void
test_slide (AppFixture *fixture, gconstpointer data)
{
  const Scene *scene = data;
  Player player;
  gboolean is_halfway = FALSE;
  gint piece = WAR_NONE;
  WarShownPiece shown;
  WarBase base, last = { 0 };
  gint share;

  set_animations (TRUE);
  player = begin_followed (fixture, scene->operation, scene->n_orders, "normal");
  while (!is_halfway && duck_game_document_get_step (player.document).kind != WAR_STEP_OVER)
    {
      g_autoptr (GArray) acts = list_acts (&player);
      gint found = find_slide (&player, acts, &base, &share);
      const WarAct *act = found >= 0 ? &g_array_index (acts, WarAct, (guint) found) : NULL;

      if (act != NULL && share > WAR_ACT_WHOLE / 8 && share < WAR_ACT_WHOLE * 7 / 8
          && war_position_distance (act->from.centre, act->to.centre) > 10 * WAR_MILLIMETRE)
        {
          WarBase expected = war_act_get_base (act, share);

          is_halfway = TRUE;
          g_assert_true (war_base_is_same (&base, &expected));
          g_assert_cmpint (war_position_distance (base.centre, act->from.centre), >,
                           WAR_MILLIMETRE);
          g_assert_cmpint (war_position_distance (base.centre, act->to.centre), >, WAR_MILLIMETRE);
          g_assert_true (duck_game_show_get_absent (get_show (&player))[act->piece]);
          piece = act->piece;
          last = act->to;
        }
      /* What was ordered in secret is told one by one; that is not what is looked for. Commanders
       * who stand still are let go on. */
      if (is_enabled (&player, "go-on"))
        app_activate (fixture, "game.go-on");
      app_iterate ();
    }
  g_assert_true (is_halfway);
  /* Nobody goes on before it is there. */
  app_activate (fixture, "game.pause");
  app_wait_for (!duck_game_show_find_base (get_show (&player), piece, &base, &share));
  g_assert_null (duck_game_show_get_absent (get_show (&player)));
  g_assert_true (war_play_show_piece (
    get_setup (&player), duck_game_document_get_view (player.document), (guint) piece, &shown));
  g_assert_true (war_base_is_same (&shown.base, &last));
  set_animations (FALSE);
}

/* Where nothing is to move on the screen, nothing slides, and marks say what was done. Less motion
 * is a setting of its own, which older versions of GTK do not have. */
static void
test_reduced_motion (AppFixture *fixture, gconstpointer data)
{
  const char *setting = data;
  Player player;
  guint n_marks = 0, n_orders;

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (gtk_settings_get_default ()), setting)
      == NULL)
    {
      g_test_skip ("This version of GTK does not know of less motion.");
      return;
    }
  set_animations (g_str_equal (setting, REDUCED_MOTION));
  if (g_str_equal (setting, REDUCED_MOTION))
    g_object_set (gtk_settings_get_default (), REDUCED_MOTION, 1, NULL);
  player = begin_followed (fixture, "hooge.duckop", 60, "fast");
  n_orders = count_orders (&player);
  while (count_orders (&player) < n_orders + 12)
    {
      app_iterate ();
      g_assert_null (duck_game_show_get_absent (get_show (&player)));
      n_marks += duck_game_show_get_marks (get_show (&player))->len;
    }
  g_assert_cmpuint (n_marks, >, 0);
  gtk_settings_reset_property (gtk_settings_get_default (), setting);
  set_animations (FALSE);
}

/* All that the last order did, as it lies on the widget. FALSE: nothing can be seen of it. */
static gboolean
find_area (Player *player, graphene_rect_t *area)
{
  g_autoptr (GArray) acts = list_acts (player);
  gboolean has_any = FALSE;

  for (guint i = 0; i < acts->len; i++)
    {
      WarPosition least, most;
      graphene_point_t from, to;

      if (!war_act_get_bounds (&g_array_index (acts, WarAct, i), &least, &most))
        continue;
      from = duck_board_position_to_widget (player->board, least);
      to = duck_board_position_to_widget (player->board, most);
      if (!has_any)
        graphene_rect_init (area, from.x, from.y, 0, 0);
      graphene_rect_expand (area, &from, area);
      graphene_rect_expand (area, &to, area);
      has_any = TRUE;
    }
  return has_any;
}

static gboolean
is_in_sight (Player *player, const graphene_rect_t *area, float margin)
{
  const graphene_rect_t sight = GRAPHENE_RECT_INIT (
    margin, margin, (float) gtk_widget_get_width (GTK_WIDGET (player->board)) - 2 * margin,
    (float) gtk_widget_get_height (GTK_WIDGET (player->board)) - 2 * margin);

  return graphene_rect_contains_rect (&sight, area);
}

static gboolean
is_same_look (const DuckBoardLook *a, const DuckBoardLook *b)
{
  return !(a->x < b->x || a->x > b->x || a->y < b->y || a->y > b->y || a->scale < b->scale
           || a->scale > b->scale);
}

/* The view goes to who acts, but stays where it is as long as that is in sight. */
static void
test_view (AppFixture *fixture, gconstpointer data)
{
  Player player;
  DuckBoardLook look;
  guint n_orders, n_stayed = 0, n_gone = 0;

  set_animations (FALSE);
  player = begin_followed (fixture, "hooge.duckop", 70, "step-by-step");
  duck_board_zoom_at (player.board, 200, 100, 2.5);
  for (guint i = 0; i < 80 && (n_stayed == 0 || n_gone == 0); i++)
    {
      graphene_rect_t area;
      DuckBoardLook now;
      gboolean was_in_sight;

      look = duck_board_get_look (player.board);
      n_orders = count_orders (&player);
      if (is_enabled (&player, "go-on"))
        app_activate (fixture, "game.go-on");
      app_wait_for (count_orders (&player) > n_orders);
      now = duck_board_get_look (player.board);
      if (count_orders (&player) > n_orders + 1)
        continue;
      if (is_same_look (&look, &now))
        {
          /* It would have gone, had it not been in sight and had there been room for it. */
          was_in_sight = find_area (&player, &area) && is_in_sight (&player, &area, MARGIN + 30);
          n_stayed += was_in_sight;
          continue;
        }
      g_assert_true (find_area (&player, &area));
      if (area.size.width < gtk_widget_get_width (GTK_WIDGET (player.board)) - 80
          && area.size.height < gtk_widget_get_height (GTK_WIDGET (player.board)) - 80)
        g_assert_true (is_in_sight (&player, &area, 0));
      duck_board_set_look (player.board, &look);
      if (find_area (&player, &area))
        g_assert_false (is_in_sight (&player, &area, MARGIN + 30));
      duck_board_set_look (player.board, &now);
      n_gone++;
    }
  g_assert_cmpuint (n_stayed, >, 0);
  g_assert_cmpuint (n_gone, >, 0);
}

/* What a commander would do. */
static void
give_next (Player *player)
{
  WarOrder order;

  g_assert_true (duck_game_document_choose (player->document,
                                            duck_game_document_get_step (player->document).seat,
                                            war_quick_command, &order));
  duck_game_document_give (player->document, &order, NULL);
}

static guint
find_last_turn (Player *player)
{
  return war_acts_find_last_turn (duck_game_document_get_game (player->document)->game,
                                  duck_game_document_get_replay (player->document), 1u << 0);
}

/* A person, who does what a commander would, plays until the other side has had a turn and has cost
 * him something. */
static Player
begin_since (AppFixture *fixture, GArray **lines)
{
  Player player = begin_operation (fixture, "hooge.duckop", "person quick", 5, FALSE);

  *lines = NULL;
  for (guint i = 0; i < 400; i++)
    {
      gboolean has_loss = FALSE;
      GListModel *events = duck_game_document_get_events (player.document);

      if (wait_for_person (&player).kind != WAR_STEP_PERSON)
        break;
      g_clear_pointer (lines, g_array_unref);
      *lines = duck_game_since_list (player.document);
      for (guint j = 0; j < (*lines)->len; j++)
        {
          const DuckGameSinceLine *line = &g_array_index (*lines, DuckGameSinceLine, j);
          g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, line->event);

          has_loss
            |= line->is_own
               && text_event_is_loss (get_setup (&player), duck_game_event_get_event (event));
        }
      if (has_loss && find_last_turn (&player) > 0)
        return player;
      give_next (&player);
    }
  g_assert_not_reached ();
}

/* How many lines are of the event. */
static guint
count_lines (const GArray *lines, guint event)
{
  guint n = 0;

  for (guint i = 0; i < lines->len; i++)
    n += g_array_index (lines, DuckGameSinceLine, i).event == event;
  return n;
}

/* The list has all that the log says of losses since one's last turn, each once, and nothing that
 * was before; those of a unit stand together, one's own first; a line shows its moment once more,
 * and the game then stands as it did. */
static void
test_since (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) lines = NULL;
  Player player = begin_since (fixture, &lines);
  GListModel *events = duck_game_document_get_events (player.document);
  guint start = find_last_turn (&player);
  guint n_losses = 0, order = 0;
  gboolean was_own = TRUE;

  g_assert_cmpuint (start, >, 0);
  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);
      gboolean is_loss
        = text_event_is_loss (get_setup (&player), duck_game_event_get_event (event));

      if (duck_game_event_get_n_orders (event) <= start)
        g_assert_cmpuint (count_lines (lines, i), ==, 0);
      else if (is_loss)
        g_assert_cmpuint (count_lines (lines, i), ==, 1);
      else
        g_assert_cmpuint (count_lines (lines, i), <=, 1);
      n_losses += is_loss && duck_game_event_get_n_orders (event) > start;
    }
  g_assert_cmpuint (n_losses, >, 0);

  for (guint i = 0; i < lines->len; i++)
    {
      const DuckGameSinceLine *line = &g_array_index (lines, DuckGameSinceLine, i);

      g_assert_true (was_own || !line->is_own);
      was_own = line->is_own;
      for (guint j = i + 1; j < lines->len; j++)
        if (g_array_index (lines, DuckGameSinceLine, j).unit == line->unit)
          g_assert_cmpint (g_array_index (lines, DuckGameSinceLine, j - 1).unit, ==, line->unit);
    }

  app_activate (fixture, "game.since");
  {
    GtkWidget *list = app_find_type (app_find (player.page, "happened"), GTK_TYPE_LIST_BOX);
    g_autoptr (DuckGameEvent) event
      = g_list_model_get_item (events, g_array_index (lines, DuckGameSinceLine, 0).event);
    g_autofree char *text = duck_game_event_dup_text (event);
    GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 2);

    order = duck_game_event_get_n_orders (event) - 1;
    g_assert_true (app_shows_text (row, text));
    g_signal_emit_by_name (list, "row-activated", row);
  }
  g_assert_true (duck_game_show_is_replaying (get_show (&player)));
  g_assert_cmpuint (duck_game_show_get_n_orders (get_show (&player), count_orders (&player)), ==,
                    order + 1);
  app_wait_for (!duck_game_show_is_replaying (get_show (&player)));
  g_assert_cmpuint (duck_game_show_get_n_orders (get_show (&player), count_orders (&player)), ==,
                    count_orders (&player));
}

/* The marks are of what was done since the viewer's last order, and go with his next. */
static void
test_marks (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) lines = NULL;
  Player player = begin_since (fixture, &lines);
  const GArray *marks = duck_game_show_get_marks (get_show (&player));
  guint own, n_orders;

  for (guint i = 0; i < 200 && marks->len == 0; i++)
    {
      give_next (&player);
      g_assert_cmpint (wait_for_person (&player).kind, ==, WAR_STEP_PERSON);
      settle (&player);
    }
  g_assert_cmpuint (marks->len, >, 0);
  own = duck_game_document_find_last (player.document, 0) - 1;
  for (guint i = 0; i < marks->len; i++)
    g_assert_cmpuint (g_array_index (marks, WarAct, i).order, >=, own);
  n_orders = count_orders (&player);
  give_next (&player);
  settle (&player);
  for (guint i = 0; i < marks->len; i++)
    g_assert_cmpuint (g_array_index (marks, WarAct, i).order, >=, n_orders);
}

/* A unit that can move, chosen by a key, in the movement phase of whoever is first; its base. */
static Player
begin_movement (AppFixture *fixture, WarBase *base)
{
  Player player = begin_operation (fixture, "hooge.duckop", "person person", 5, FALSE);
  WarShownPiece shown;
  gint row = 0;

  go_on_to_phase (&player, MOVEMENT);
  settle (&player);
  gtk_widget_grab_focus (GTK_WIDGET (player.board));
  press_key (&player, GDK_KEY_Tab);
  while (
    row < (gint) get_setup (&player)->layout->tables[WAR_TABLE_PIECES].n_rows - 1
    && (!war_play_show_piece (get_setup (&player), duck_game_document_get_view (player.document),
                              (guint) row, &shown)
        || !war_base_meets_disc (&shown.base, duck_board_get_cursor (player.board), 0)))
    row++;
  *base = shown.base;
  return player;
}

/* A click far beyond reach is no order to go a little of the way there. */
static void
test_beyond_reach (AppFixture *fixture, gconstpointer data)
{
  WarBase base;
  Player player = begin_movement (fixture, &base);
  const WarField *field = get_setup (&player)->operation->field;
  guint n_orders = count_orders (&player);
  WarPosition place
    = { base.centre.x,
        base.centre.y > field->depth / 2 ? WAR_INCH / 2 : field->depth - WAR_INCH / 2 };

  click_at (&player, place);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
}

/* Who misses another unit by a little chooses it: the one that was chosen goes nowhere. */
static void
test_beside (AppFixture *fixture, gconstpointer data)
{
  WarBase base;
  Player player = begin_movement (fixture, &base);
  const WarSetup *setup = get_setup (&player);
  guint n_orders = count_orders (&player), n_clicks = 0;
  gint side = duck_game_document_get_step (player.document).seat;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece shown;
      WarPosition place;
      WarLength away = (WarLength) (3 * WAR_MILLIMETRE / duck_board_get_scale (player.board));

      if (!war_play_show_piece (setup, duck_game_document_get_view (player.document), row, &shown)
          || shown.side != side || war_base_is_same (&shown.base, &base))
        continue;
      place
        = war_position_step (shown.base.centre, shown.base.heading, shown.base.depth / 2 + away);
      if (war_base_meets_disc (&shown.base, place, 0))
        continue;
      click_at (&player, place);
      g_assert_cmpuint (count_orders (&player), ==, n_orders);
      n_clicks++;
    }
  g_assert_cmpuint (n_clicks, >, 2);
}

static void
add_tests (void)
{
  static const Scene scenes[] = {
    { "/game-show/entrenched", "hooge.duckop", 60 },
    { "/game-show/empires", "mons.duckop", 40 },
    { "/game-show/raider", "one-line.duckop", 60 },
    { "/game-show/club", "club-bridges.duckop", 110 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    g_test_add (scenes[i].path, AppFixture, &scenes[i], app_set_up, test_slide, app_tear_down);
  g_test_add ("/game-show/no-animations", AppFixture, ANIMATIONS, app_set_up, test_reduced_motion,
              app_tear_down);
  g_test_add ("/game-show/reduced-motion", AppFixture, REDUCED_MOTION, app_set_up,
              test_reduced_motion, app_tear_down);
  APP_ADD ("/game-show/view", test_view);
  APP_ADD ("/game-show/since", test_since);
  APP_ADD ("/game-show/marks", test_marks);
  APP_ADD ("/game-show/beyond-reach", test_beyond_reach);
  APP_ADD ("/game-show/beside", test_beside);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
