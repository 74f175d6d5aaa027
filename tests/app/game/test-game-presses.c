/* test-game-presses.c: how often somebody presses anything in a turn of many single figures
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "app/game/hand/play-tool.h"
#include "engine/game/decision.h"
#include "engine/game/joint-move.h"
#include "engine/raider/terms.h"
#include "engine/solo/quick.h"

#define FRENCH 0 /* the first side */

/* The most presses, drags and keys that a practised player of each side needs for a turn. */
static const guint most[WAR_N_SIDES] = { 40, 30 };

/* More are not to be made in a turn. */
#define MOST_DECISIONS 150

/* What a person does who knows the game, and how often. */
typedef struct
{
  Player player;
  guint n[WAR_N_SIDES];
  guint n_told; /* groups of the side that moves that have advanced */
  gboolean has_cut; /* the next one, its wire */
  GString *said; /* what for */
} Hand;

static const WarState *
get_view (Hand *hand)
{
  return duck_game_document_get_view (hand->player.document);
}

static gint
get_seat (Hand *hand)
{
  return duck_game_document_get_step (hand->player.document).seat;
}

static gint32
get_game (Hand *hand, guint column)
{
  return war_setup_peek_game (get_setup (&hand->player), get_view (hand))[column];
}

static gint
get_decision (Hand *hand)
{
  return war_decision_peek (get_setup (&hand->player), get_view (hand),
                            get_seat (hand))[WAR_DECISION_KIND];
}

static void
count (Hand *hand, const char *what)
{
  gint seat = get_seat (hand);

  hand->n[seat]++;
  g_string_append_printf (hand->said, "%d %s\n", seat, what);
}

/* Who is in a bunker is where that is. */
static WarPosition
get_place (Hand *hand, gint row)
{
  return war_piece_get_position (
    war_setup_peek_piece (get_setup (&hand->player), get_view (hand), (guint) row));
}

/* ---------------------------------------------------------------------------------------------
 * What is pressed. */

static void
press_map (Hand *hand, WarPosition place, const char *what)
{
  count (hand, what);
  click_at (&hand->player, place);
}

static void
press_action (Hand *hand, const char *action, const char *what)
{
  count (hand, what);
  app_activate (hand->player.fixture, action);
  settle (&hand->player);
}

static void
press_digit (Hand *hand, const char *what)
{
  count (hand, what);
  press_key (&hand->player, GDK_KEY_1);
}

static void
press_row (Hand *hand, GtkListBoxRow *row, const char *what)
{
  count (hand, what);
  g_signal_emit_by_name (app_find (hand->player.page, "units"), "row-activated", row);
  settle (&hand->player);
}

/* ---------------------------------------------------------------------------------------------
 * What is seen on the map. */

/* gint: all rows of pieces of the side that decides, or of the other. */
static GArray *
list_side (Hand *hand, gboolean is_own)
{
  const WarSetup *setup = get_setup (&hand->player);
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint row = 0; row < (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;

      if (is_own ? war_joint_attack_can_join (setup, get_view (hand), get_seat (hand), row)
                 : war_play_show_piece (setup, get_view (hand), (guint) row, &piece)
                     && piece.side == 1 - get_seat (hand) && piece.type != NULL)
        g_array_append_val (rows, row);
    }
  return rows;
}

/* The enemy at whom most of the rows fire; WAR_NONE. */
static gint
find_target (Hand *hand, const gint *rows, guint n_rows)
{
  g_autoptr (GArray) enemies = list_side (hand, FALSE);
  gint found = WAR_NONE;
  guint best = 0;

  for (guint i = 0; i < enemies->len && n_rows > 0; i++)
    {
      g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (WarOrder));
      guint n = 0;

      war_joint_attack_plan (get_setup (&hand->player), get_view (hand), get_seat (hand), rows,
                             n_rows, g_array_index (enemies, gint, i), orders);
      for (guint j = 0; j < orders->len; j++)
        n += g_array_index (orders, WarOrder, j).n_targets;
      if (n > best)
        {
          best = n;
          found = g_array_index (enemies, gint, i);
        }
    }
  return found;
}

static DuckPlayGroup *
get_group (Hand *hand)
{
  return duck_play_tool_get_group (DUCK_PLAY_TOOL (duck_board_get_tool (hand->player.board)));
}

/* ---------------------------------------------------------------------------------------------
 * What is decided. */

/* All that are left at once, amid the enemy. */
static void
throw_shells (Hand *hand)
{
  g_autoptr (GArray) enemies = list_side (hand, FALSE);
  guint n_orders = count_orders (&hand->player);

  app_hold_key (GDK_KEY_Shift_L, TRUE);
  press_map (hand, get_place (hand, g_array_index (enemies, gint, enemies->len / 2)), "all shells");
  app_hold_key (GDK_KEY_Shift_L, FALSE);
  g_assert_cmpuint (count_orders (&hand->player), ==, n_orders + 1);
}

static GtkListBoxRow *
find_row (Hand *hand, guint n)
{
  for (GtkWidget *row = gtk_widget_get_first_child (app_find (hand->player.page, "units"));
       row != NULL; row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_visible (row) && n-- == 0)
      return GTK_LIST_BOX_ROW (row);
  return NULL;
}

static void
bombard (Hand *hand)
{
  if (get_game (hand, WAR_RAIDER_GAME_SHELLS) > 0)
    throw_shells (hand);
  else if (find_row (hand, 0) != NULL)
    {
      press_row (hand, find_row (hand, 0), "a gun");
      press_digit (hand, "its shells");
    }
  else if (is_enabled (&hand->player, "go-on"))
    press_action (hand, "game.go-on", "end the bombardment");
}

/* Everybody who can hit the same enemy does so, or nobody does any more. */
static void
answer_moves (Hand *hand)
{
  g_autoptr (GArray) rows = list_side (hand, TRUE);
  gint target = find_target (hand, (const gint *) (gconstpointer) rows->data, rows->len);
  guint n_orders = count_orders (&hand->player);

  if (target != WAR_NONE)
    press_map (hand, get_place (hand, target), "machine guns fire");
  if (count_orders (&hand->player) == n_orders)
    press_digit (hand, "pass");
}

/* The middles of belts of wire, in inches from the German edge, and how near men cut it. */
static const double belts[] = { 27.5, 19.5, 11.5 };
#define CUT_NEAR (3 * WAR_INCH / 4)

static gboolean
is_to_move (Hand *hand)
{
  return duck_game_document_get_step (hand->player.document).kind == WAR_STEP_PERSON
         && get_decision (hand) == WAR_RAIDER_DECIDE_MOVE;
}

/* A belt before one of those who are chosen is clicked, and all cut it who can. FALSE: none is. */
static gboolean
cut (Hand *hand)
{
  DuckPlayGroup *group = get_group (hand);

  if (get_seat (hand) != FRENCH)
    return FALSE;
  for (guint i = 0; i < duck_play_group_count (group) * G_N_ELEMENTS (belts); i++)
    {
      gint row = duck_play_group_get (group, i / G_N_ELEMENTS (belts));
      WarPosition place = get_place (hand, row);
      WarLength belt = (WarLength) (belts[i % G_N_ELEMENTS (belts)] * WAR_INCH);
      guint n_orders = count_orders (&hand->player);

      if (place.y < belt || place.y > belt + CUT_NEAR)
        continue;
      place.y = belt;
      click_at (&hand->player, place);
      if (count_orders (&hand->player) == n_orders)
        continue;
      count (hand, "they cut wire");
      return TRUE;
    }
  return FALSE;
}

/* Those of the rows who can hit the same enemy do so; those who are left, another one. */
static void
fire (Hand *hand, const GArray *rows)
{
  for (guint n_before = 0; is_to_move (hand) && n_before != count_orders (&hand->player);)
    {
      gint target = find_target (hand, (const gint *) (gconstpointer) rows->data, rows->len);

      n_before = count_orders (&hand->player);
      if (target != WAR_NONE)
        press_map (hand, get_place (hand, target), "they fire");
    }
}

/* Those who are chosen advance by one drag, and those of them who then can, fire. */
static void
advance (Hand *hand)
{
  DuckPlayGroup *group = get_group (hand);
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));
  WarLength way = get_seat (hand) == FRENCH ? -6 * WAR_INCH : 2 * WAR_INCH;

  for (guint i = 0; i < duck_play_group_count (group); i++)
    {
      gint row = duck_play_group_get (group, i);

      g_array_append_val (rows, row);
    }
  if (rows->len > 0)
    {
      WarPosition from = get_place (hand, g_array_index (rows, gint, 0));

      count (hand, "advance");
      drag (&hand->player, from, (WarPosition){ from.x, from.y + way });
    }
  fire (hand, rows);
}

/* Regiment after regiment of the French, by its row; then, and of the Germans at once, all who are
 * left. Wire is cut before those who are not at it go on. */
static void
move (Hand *hand)
{
  guint n_regiments = get_seat (hand) == FRENCH ? 3 : 0;
  GtkListBoxRow *row = find_row (hand, 0);

  if (hand->n_told < n_regiments && row != NULL)
    press_row (hand, row, "a regiment");
  else if (hand->n_told == n_regiments && row != NULL)
    {
      count (hand, "all others");
      gtk_widget_grab_focus (GTK_WIDGET (hand->player.board));
      app_press_key (GDK_KEY_a, GDK_CONTROL_MASK);
      settle (&hand->player);
    }
  else
    {
      press_action (hand, "game.go-on", "end the moves");
      hand->n_told = 0;
      return;
    }

  if (!hand->has_cut && cut (hand))
    {
      hand->has_cut = TRUE;
      return;
    }
  hand->has_cut = FALSE;
  hand->n_told++;
  advance (hand);
}

static void
decide (Hand *hand)
{
  switch ((WarRaiderDecision) get_decision (hand))
    {
    case WAR_RAIDER_DECIDE_GAS:
      press_map (hand, (WarPosition){ 24 * WAR_INCH, 18 * WAR_INCH }, "gas");
      break;
    case WAR_RAIDER_DECIDE_SHELLS:
      bombard (hand);
      break;
    case WAR_RAIDER_DECIDE_MOVE:
      move (hand);
      break;
    case WAR_RAIDER_DECIDE_OPPORTUNITY:
      answer_moves (hand);
      break;
    case WAR_RAIDER_DECIDE_RETURN_FIRE:
    case WAR_RAIDER_DECIDE_SET_UP:
    case WAR_RAIDER_DECIDE_PUT_BACK:
    case WAR_RAIDER_DECIDE_ARRIVE:
      press_action (hand, "game.go-on", "all others by the program");
      break;
    case WAR_RAIDER_DECIDE_WHO_FALLS:
    case WAR_RAIDER_DECIDE_SERVE:
    case WAR_RAIDER_DECIDE_TAKE:
    case WAR_RAIDER_DECIDE_RUN:
    case WAR_RAIDER_DECIDE_INTERCEPT:
    case WAR_RAIDER_DECIDE_MISFORTUNE:
    case WAR_RAIDER_N_DECISIONS:
    default:
      press_digit (hand, "an answer");
      break;
    }
}

/* Commanders play on until that round begins. */
static void
skip_to (Hand *hand, gint32 round)
{
  WarOrder order;

  while (get_game (hand, WAR_GAME_ROUND) < round)
    {
      wait_for_person (&hand->player);
      g_assert_true (duck_game_document_choose (hand->player.document, get_seat (hand),
                                                war_quick_command, &order));
      g_assert_cmpint (duck_game_document_give (hand->player.document, &order, NULL), ==,
                       WAR_OUTCOME_DONE);
    }
}

/* Turns of games: early ones, and those in which most shots were fired of forty games. The hot
 * third turn took the French 13 presses and the Germans 17: gas; all shells; each of three
 * regiments, and then all others, chosen and dragged forward; a click at an enemy; the moves end;
 * return fire. Of the Germans: 4 clicks at who moves; return fire; all shells; two guns, their
 * shells, all of them; all chosen, dragged, 2 clicks at enemies; the moves end. */
static const struct
{
  const char *path;
  guint64 seed;
  gint32 round;
} turns[] = {
  { "/game-presses/turn-2", 5, 2 },
  { "/game-presses/turn-4", 5, 4 },
  { "/game-presses/hot/turn-2", 13, 2 },
  { "/game-presses/hot/turn-3", 13, 3 },
};

/* A whole turn of both sides by hand: nobody is asked what cannot matter, and what many do is told
 * them at once. */
static void
test_turn (AppFixture *fixture, gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  gint32 round = turns[n].round;
  Hand hand = { begin_operation (fixture, "three-lines", "person person", turns[n].seed, FALSE),
                .said = g_string_new (NULL) };

  skip_to (&hand, round);
  wait_for_person (&hand.player);
  settle (&hand.player);
  for (guint i = 0; get_game (&hand, WAR_GAME_ROUND) == round
                    && wait_for_person (&hand.player).kind == WAR_STEP_PERSON;
       i++)
    {
      g_assert_cmpuint (i, <, MOST_DECISIONS);
      settle (&hand.player);
      decide (&hand);
      app_iterate ();
    }

  g_test_message ("%s%u and %u", hand.said->str, hand.n[0], hand.n[1]);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    g_assert_cmpuint (hand.n[side], <=, most[side]);
  g_string_free (hand.said, TRUE);
}

static void
add_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    g_test_add (turns[i].path, AppFixture, GUINT_TO_POINTER (i), app_set_up, test_turn,
                app_tear_down);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
