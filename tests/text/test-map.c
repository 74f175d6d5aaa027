/* test-map.c: battlefields drawn with letters, and what is seen from them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <string.h>

#include "engine/solo/quick.h"
#include "text/entrenched/private.h"
#include "text/field/map.h"
#include "text/game/log.h"
#include "text/game/look.h"
#include "text/game/order.h"
#include "text/game/reason.h"
#include "text/game/refusal.h"
#include "text/game/state.h"
#include "text/operation/briefing.h"
#include "text/words/place.h"

#include "mons.h"
#include "own-books.h"

static gint32 *
get_cells (Fixture *fixture, guint piece)
{
  return war_state_get_row (fixture->setup->layout, fixture->state, WAR_TABLE_PIECES, piece);
}

/* In millimetres and degrees. */
static gint32 *
put (Fixture *fixture, guint piece, gint x, gint y, gint heading)
{
  gint32 *cells = get_cells (fixture, piece);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_PIECE_X] = x * WAR_MILLIMETRE;
  cells[WAR_PIECE_Y] = y * WAR_MILLIMETRE;
  cells[WAR_PIECE_HEADING] = TURN (heading);
  return cells;
}

/* Units of both sides, in the corners too, with terrain and wounded between them. */
static void
test_langemarck (Fixture *fixture, gconstpointer data)
{
  g_autofree char *map = NULL;
  gint32 *wounded = get_cells (fixture, GERMANS + 1);

  put (fixture, BRITISH, 100, 150, 90);
  put (fixture, GUN, 20, 20, 90);
  put (fixture, GERMANS, 300, 150, 270);
  put (fixture, CAVALRY, 590, 290, 300);
  wounded[WAR_ENTRENCHED_PIECE_HEALTH] = WAR_ENTRENCHED_LYING;
  wounded[WAR_PIECE_X] = 200 * WAR_MILLIMETRE;
  wounded[WAR_PIECE_Y] = 250 * WAR_MILLIMETRE;
  map = text_map (fixture->setup, fixture->state);
  g_assert_cmpstr (
    map, ==,
    "    0    2     4     6     8     10    12    14    16    18    20    22\n"
    "  0 ░░░░░  \"\"\"\" ····             ///\n"
    "    ░░11░\"\"\"\"\"\"  ···         \"\"  ///                       ~~~~~~~\n"
    "  2 ░░░░░    \"\"  ···          \"\" ////       ~~~~~~~~    ~~~~~~~~~~~~~\n"
    "      \"\"######\"\"····          \"\"  /---/    ~~~~~~~~~~   ~~~~~~~~~~~~~\n"
    "      \"\"#####   ···            \"\"  /---/ \"\"~~~~~~~~~~   ~~~~~~~~~~~~~\n"
    "  4   \"\"       ···==========   \"\"\"   //// \"\"~~~~~~~~~      ~~~~~~~         ·\n"
    "         ####  ···==###### =    \"\"    /// \"\"\"              ·················\n"
    "        #######···==###### =          ///  \"\"·······························\n"
    "  6          # 0░·=====·====·········H▒12··················\"\"\"\"\"\"·\n"
    "    ···········░░·····················▒▒▒···\"\"·····   \"\"\"\"\"\"\"\"\"\"\"\n"
    "    ························          ////  \"\"\"\"\n"
    "  8 ·  ######  ######  ####           ////-   \"\"\"       +     ♣♣♣♣♣♣♣♣\n"
    "      #######  #####  \"\"###     ~~~~~~~ /---/  \"\"       ++    ♣♣♣♣♣♣♣♣\n"
    "      =######  =      \"\"   \"    ~~~~~~~~~ --/   \"\"      ++     ♣♣♣♣♣♣♣♣\n"
    " 10   =     == =    = \"\"\"\"\"w    ~~~~~~~~~~///   \"\"    +++       ♣♣♣♣♣♣\n"
    "      ==    == ====== \"\"\"\"\"\"   ~~~~~~~~~~////  \"\"  +++++\n"
    "      ========                   ~~~    ////   \"\"  +                    ▒▒▒▒\n"
    "                                        ///                           ▒▒▒18▒\n"
    "    ░\u00a0Entente, ▒\u00a0Central Powers, ~\u00a0Mud, /\u00a0Stream, ·\u00a0Road, "
    "♣\u00a0Wood, \"\u00a0Hedge,\n"
    "    +\u00a0Fence, =\u00a0Wall, #\u00a0Building, -\u00a0Ford, H\u00a0Bridge, w\u00a0Wounded\n"
    "    Squares of 6″, in rows from the top left: A–D, E–H. Each has nine parts, in\n"
    "    rows of three, such as A1 to A9.\n");
}

/* In centimetres, with the points that count; those that do not are left out. */
static void
test_mons (Fixture *fixture, gconstpointer data)
{
  g_autofree char *map = NULL, *one = NULL, *less = NULL;
  WarCondition *condition = g_ptr_array_index (fixture->operation->conditions, 0);

  put (fixture, 0, 600, 600, 0);
  put (fixture, 22, 900, 300, 180);
  map = text_map (fixture->setup, fixture->state);
  g_assert_cmpstr (
    map, ==,
    "    0     16    32     48    64     80    96    112    128   144    160   176\n"
    "  0            ··                          ··                    ··\n"
    "               ··                          ··                    ··\n"
    "               ··                          ··       ♣♣♣♣♣♣       ··\n"
    " 16            ··        ♣♣♣♣♣♣♣♣♣         ··      ♣♣♣♣♣♣♣♣      ··\n"
    "               ··        ♣♣♣♣♣♣♣♣♣         ··                    ··\n"
    "               ··                          ··                    ··\n"
    " 32            ··                       22 ··                    ··\n"
    "               ··                          ··                    ··\n"
    "               ··                          ··                    ··\n"
    " 48            ··                          ··                    ··\n"
    "               ··               ///////////··///////////         ··\n"
    "    ///////////··//////////////////////////H◎///////∪∪∪//////////HH/////////\n"
    " 64 ///////////H◎////////∪∪∪0∪///    ######··###### ∪∪∪∪∪∪/######H◎######///\n"
    "         ######··######∪∪∪∪∪∪∪            ···              ######··######\n"
    "               ··                        ···                     ··\n"
    "               ··                        ···                     ··\n"
    " 80            ··                       ···                      ··\n"
    "    ·································   ···  ·······························\n"
    "        ································································\n"
    " 96    ^^^^^^  ··                       ··              ^^^^^^^  ··\n"
    "       ^^^^^^  ··      ^^^^^^^    ####  ·· #####     ^^^^^^^^^^^^··\n"
    "               ··      ^^^^^^           ·· #####      ^^^^^^^^^^^··\n"
    "112            ··                 ##### ··                       ··\n"
    "               ··                 ##### ··                       ··\n"
    "    ░\u00a0British, ▒\u00a0Germans, /\u00a0River, ·\u00a0Road, ♣\u00a0Wood, ∪\u00a0Trench, "
    "#\u00a0Building, ^\u00a0Hill,\n"
    "    H\u00a0Bridge, ◎\u00a0Jemappes\u00a0N1, ◎\u00a0Nimy\u00a0J8, ◎\u00a0Obourg\u00a0R1\n"
    "    Squares of 30\u00a0cm, in rows from the top left: A–F, G–L, M–R, S–X. Each has\n"
    "    nine parts, in rows of three, such as A1 to A9.\n");
  for (guint i = 0; i < fixture->operation->conditions->len; i++)
    ((WarCondition *) g_ptr_array_index (fixture->operation->conditions, i))->kind
      = WAR_CONDITION_LIMIT;
  less = text_map (fixture->setup, fixture->state);
  g_assert_null (strstr (less, "Nimy\u00a0"));

  /* Of those that are won by holding one, it alone is shown. */
  condition->kind = WAR_CONDITION_HOLD_POINT;
  condition->place = g_strdup ("nimy");
  one = text_map (fixture->setup, fixture->state);
  g_assert_nonnull (strstr (one, "◎\u00a0Nimy\u00a0J8\n"));
  g_assert_null (strstr (one, "Jemappes"));
}

/* Who is hidden is so by what is in the way of the line between the middles, whatever hides the
 * rest. */
static void
test_hidden (Fixture *fixture, gconstpointer data)
{
  guint n_several = 0;

  put (fixture, BRITISH, 100, 150, 90);
  for (gint i = 0; i < 400; i++)
    {
      const WarBase base = war_entrenched_get_base (fixture->setup, fixture->state, BRITISH);
      WarBase enemy;
      WarSight sight;
      g_autofree char *look = NULL, *hidden = NULL;

      put (fixture, GERMANS, 200 + i % 40 * 10, 20 + i / 40 * 28, 270);
      enemy = war_entrenched_get_base (fixture->setup, fixture->state, GERMANS);
      sight = war_entrenched_look (fixture->setup, &base, &enemy);
      if (sight.n_clear > 0 || sight.lines[0].feature == sight.lines[1].feature)
        continue;
      look = text_look (fixture->setup, fixture->state, BRITISH);
      n_several++;
      hidden = g_strdup_printf ("hidden (%s)\n",
                                text_entrenched_feature (fixture->setup, sight.lines[0].feature));
      g_assert_nonnull (strstr (look, hidden));
    }
  g_assert_cmpuint (n_several, >, 0);
}

/* What a unit sees of its enemies, the nearest first, from where it stands; and of a place. */
static void
test_look (Fixture *fixture, gconstpointer data)
{
  g_autofree char *infantry = NULL, *gun = NULL, *absent = NULL, *place = NULL, *open = NULL,
                  *enemy = NULL;

  put (fixture, BRITISH, 100, 150, 90);
  put (fixture, GUN, 100, 60, 90);
  put (fixture, GERMANS, 300, 150, 270);
  put (fixture, GERMANS + 1, 180, 60, 270);
  put (fixture, CAVALRY, 590, 280, 270);
  infantry = text_look (fixture->setup, fixture->state, BRITISH);
  g_assert_cmpstr (
    infantry, ==,
    "BEF Infantry 1 · A8 · east\n"
    "  BEF Infantry · 40 points\n"
    "  W 4  M 4″  R 3+  S 4+  B 2\n"
    "  Lee-Enfield 10″/4+/DPW\n"
    "  Bayonet melee/5+/DPW\n"
    "\n"
    " No.  Enemy              Wounds   Away  Heading  Fires  Suffers  Seen\n"
    "  13  German Infantry 2     6/6   3.1″      42°    0.7      0.7  cover +1 (Wall)\n"
    "  12  German Infantry 1     6/6   7.1″      90°    1.0      1.0  clear\n"
    "  18  German Cavalry 1      6/6  18.5″     105°      –        –  hidden (Hedge)\n"
    " Fires, Suffers: the wounds, on average, that its fire does to the enemy from\n"
    " here, and the enemy’s to it.\n");
  gun = text_look (fixture->setup, fixture->state, GUN);
  g_assert_cmpstr (
    gun, ==,
    "18 Pounder Team · A5 · east\n"
    "  18 Pounder Team · 90 points\n"
    "  W 4  M 1″  R 3+  S 4+  B 2\n"
    "  18-pdr Shell 4″–36″/4+/3, Tem 2\n"
    "\n"
    " No.  Enemy              Wounds   Away  Heading  Fires  Suffers  Seen\n"
    "  13  German Infantry 2     6/6   1.8″      90°      –      1.0  clear\n"
    "  12  German Infantry 1     6/6   6.7″     114°    0.8      1.0  clear\n"
    "  18  German Cavalry 1      6/6  18.8″     114°    0.5        –  hidden (Hedge)\n"
    " Fires, Suffers: the wounds, on average, that its fire does to the enemy from\n"
    " here, and the enemy’s to it.\n");
  absent = text_look (fixture->setup, fixture->state, VICKERS);
  g_assert_cmpstr (absent, ==,
                   "Vickers MG Team 1 · not on the field\n"
                   "  Vickers MG Team · 60 points\n"
                   "  W 4  M 2″  R 3+  S 3+  B 2\n"
                   "  Vickers 12″/4+/5, Suppressing\n");
  enemy = text_look (fixture->setup, fixture->state, GERMANS);
  g_assert_nonnull (strstr (enemy, "\n   0  BEF Infantry 1 "));
  place
    = text_look_at (fixture->setup, (WarPosition){ 300 * WAR_MILLIMETRE, 150 * WAR_MILLIMETRE });
  g_assert_cmpstr (place, ==,
                   "B9 (11.81 5.91)\n"
                   "  Bridge (Bridge): no check for what it crosses\n"
                   "  Poelcappelle Road (Road): no check for what it crosses\n"
                   "  Steenbeek (Stream): bog check 3+\n");
  open = text_look_at (fixture->setup, (WarPosition){ 0, 0 });
  g_assert_cmpstr (open, ==,
                   "A1 (0 0)\n"
                   "  Open ground.\n");
}

/* The same enemies in lines, which a narrow card can break, the most promising first; of who is not
 * there, none. */
static void
test_look_lines (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) lines = NULL;

  put (fixture, BRITISH, 100, 150, 90);
  put (fixture, GERMANS, 300, 150, 270);
  put (fixture, GERMANS + 1, 180, 60, 270);
  put (fixture, CAVALRY, 590, 280, 270);
  lines = text_look_list_around (fixture->setup, fixture->state, BRITISH);
  g_assert_cmpuint (lines->len, ==, 5);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (lines, 0), "German Infantry 1\nfires 1.0 ("));
  g_assert_cmpstr (g_ptr_array_index (lines, 1), ==,
                   "German Infantry 2\nfires 0.7 (0\u00a0%), suffers 0.7\n"
                   "wounds 6/6, 3.1″ away at 42°; cover +1 (Wall)");
  g_assert_cmpstr (g_ptr_array_index (lines, 2), ==,
                   "German Cavalry 1\nfires –, suffers –\n"
                   "wounds 6/6, 18.5″ away at 105°; hidden (Hedge)");
  g_assert_null (text_look_list_around (fixture->setup, fixture->state, VICKERS));
}

/* The whole situation, with what is at stake. */
static void
test_state (Fixture *fixture, gconstpointer data)
{
  g_autofree char *state = NULL, *result = NULL;

  put (fixture, BRITISH, 100, 150, 90);
  put (fixture, GERMANS, 300, 150, 270);
  get_cells (fixture, GUN)[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  get_cells (fixture, GERMANS)[WAR_ENTRENCHED_PIECE_ZONE_TURNS] = 3;
  /* Who is no longer there holds nothing. */
  get_cells (fixture, GERMANS + 1)[WAR_ENTRENCHED_PIECE_ZONE_TURNS] = 4;
  state = text_state (fixture->setup, fixture->state);
  g_assert_cmpstr (
    state, ==,
    "The sides set up.\n"
    "\n"
    "Entente · killed: 0 points\n"
    " No.  Unit                Square  From Corner  Facing  Wounds\n"
    "   0  BEF Infantry 1      A8      3.94 5.91       90°  4/4\n"
    "   1  BEF Infantry 2                                   4/4     to be placed\n"
    "   2  BEF Infantry 3                                   4/4     to be placed\n"
    "   3  BEF Infantry 4                                   4/4     to be placed\n"
    "   4  BEF Infantry 5                                   4/4     to be placed\n"
    "   5  BEF Officer                                      3/3     to be placed\n"
    "   6  British Cavalry 1                                6/6     to be placed\n"
    "   7  British Cavalry 2                                6/6     to be placed\n"
    "   8  Vickers MG Team 1                                4/4     to be placed\n"
    "   9  Vickers MG Team 2                                4/4     to be placed\n"
    "  10  2 Inch Mortar Team                               3/3     to be placed\n"
    "  Lost: 18 Pounder Team.\n"
    "\n"
    "Central Powers · killed: 0 points\n"
    " No.  Unit                     Square  From Corner  Facing  Wounds\n"
    "  12  German Infantry 1        B9      11.81 5.91     270°  6/6\n"
    "  13  German Infantry 2                                     6/6     to be placed\n"
    "  14  German Infantry 3                                     6/6     to be placed\n"
    "  15  German Infantry 4                                     6/6     to be placed\n"
    "  16  German Officer                                        3/3     to be placed\n"
    "  17  German Mounted Officer                                5/5     to be placed\n"
    "  18  German Cavalry 1                                      6/6     to be placed\n"
    "  19  German Cavalry 2                                      6/6     to be placed\n"
    "  20  Maschinengewehr 08 Team                               3/3     to be placed\n"
    "  21  15 Schwere Team                                       4/4     to be placed\n"
    "\n"
    "Central Powers win when one of their units has stayed in “Entente Zone” for 2\n"
    "rounds. So far: 1½ of 2 rounds.\n"
    "Entente win when all units of the other side (Central Powers) are gone.\n"
    "Central Powers win when all units of the other side (Entente) are gone.\n"
    "Entente win when 12 rounds have passed and nobody else has won.\n");
  result = text_result (fixture->setup, fixture->state);
  g_assert_cmpstr (
    result, ==,
    "Entente: 1 unit on the field.\n"
    "Central Powers: 1 unit on the field. “Entente Zone” held for 1½ of 2 rounds.\n");
}

/* Whose place has not been chosen yet. */
static void
test_placeless (Fixture *fixture, gconstpointer data)
{
  const WarCondition zone = { .kind = WAR_CONDITION_HOLD_ZONE, .winner = 1, .count = 1 };
  const WarCondition point = { .kind = WAR_CONDITION_HOLD_POINT, .winner = 1, .count = 1 };
  g_autofree char *zone_words = text_condition (&zone, fixture->operation);
  g_autofree char *point_words = text_condition (&point, fixture->operation);

  g_assert_cmpstr (zone_words, ==,
                   "Entente win when one of their units has stayed in “?” for 1 round.");
  g_assert_cmpstr (point_words, ==,
                   "Entente win when one of their units is within 0″ of “?” for 1 turn.");
}

/* With nothing to decide there is nothing to do instead. */
static void
test_refusal (Fixture *fixture, gconstpointer data)
{
  const WarOrder order = war_order_new (0, 0, WAR_NONE);
  const WarRefusal refusal = { .kind = WAR_REFUSAL_NOT_THIS_ORDER };
  g_autofree char *sentence = NULL;

  war_decision_close_all (fixture->setup, fixture->state, WAR_NONE);
  sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);
  g_assert_cmpstr (sentence, ==, "That cannot be done now.");
}

/* A commander says what it expects, and of the end of a phase that nothing is worth more. */
static void
test_reasons (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shot = NULL, *end = NULL;
  WarOrder fire = war_order_new (WAR_ENTRENCHED_ORDER_FIRE, 0, BRITISH);
  const WarOrder pass = war_order_new (WAR_ENTRENCHED_ORDER_END_PHASE, 0, WAR_NONE);
  gint32 *game = war_state_get_game (fixture->setup->layout, fixture->state);

  put (fixture, BRITISH, 400, 150, 90);
  put (fixture, BRITISH + 1, 400, 220, 90);
  put (fixture, GERMANS, 580, 150, 270);
  game[WAR_GAME_ROUND] = 1;
  game[WAR_GAME_SIDE] = 0;
  game[WAR_GAME_PHASE] = WAR_ENTRENCHED_PHASE_RANGED;
  war_decision_close_all (fixture->setup, fixture->state, WAR_NONE);
  g_assert_true (war_decision_open (fixture->setup, fixture->state, 0, WAR_ENTRENCHED_DECIDE_ACT,
                                    TRUE, WAR_NONE, WAR_NONE, NULL));
  fire.n_targets = 1;
  fire.targets[0] = GERMANS;
  shot = text_reason (fixture->setup, fixture->state, &war_posture_usual, &fire);
  g_assert_nonnull (shot);
  g_test_message ("%s", shot);
  g_assert_true (g_str_has_prefix (shot, "Why: 1.0 wounds, destroyed 0\u00a0%"));
  /* A commander's own points mean nothing to people. */
  g_assert_null (strstr (shot, "worth"));
  end = text_reason (fixture->setup, fixture->state, &war_posture_usual, &pass);
  g_assert_cmpstr (end, ==, "Why: nothing else is worth more to it.");
}

/* Where it goes it says to whom that is nearer, or from whom farther. */
static void
test_ways (Fixture *fixture, gconstpointer data)
{
  WarGenerator generator = war_generator_new (1, 1);
  WarOrder order;
  g_autofree char *reason = NULL;
  const char *distances;
  double now, then;
  gboolean is_nearer;
  gint32 *game = war_state_get_game (fixture->setup->layout, fixture->state);

  put (fixture, BRITISH, 250, 40, 90);
  put (fixture, BRITISH + 1, 180, 120, 90); /* nearer, but a friend */
  put (fixture, GERMANS, 560, 40, 270);
  put (fixture, GERMANS + 1, 600, 280, 270);
  game[WAR_GAME_ROUND] = 1;
  game[WAR_GAME_SIDE] = 0;
  game[WAR_GAME_PHASE] = WAR_ENTRENCHED_PHASE_MOVEMENT;
  war_decision_close_all (fixture->setup, fixture->state, WAR_NONE);
  g_assert_true (war_decision_open (fixture->setup, fixture->state, 0, WAR_ENTRENCHED_DECIDE_ACT,
                                    TRUE, WAR_NONE, WAR_NONE, NULL));
  g_assert_true (war_solo_quick_choose (fixture->setup, fixture->state, 0, &generator, &order));
  reason = text_reason (fixture->setup, fixture->state, &war_posture_usual, &order);
  g_test_message ("%s", reason);
  is_nearer = g_str_has_prefix (reason, "Why: nearer to ");
  g_assert_true (is_nearer || g_str_has_prefix (reason, "Why: farther from "));
  distances = strstr (reason, " German Infantry 1, ");
  g_assert_nonnull (distances);
  g_assert_cmpint (sscanf (distances, " German Infantry 1, %lf″ instead of %lf", &now, &then), ==,
                   2);
  g_assert_true (is_nearer == (now < then));
}

/* For programs: seats from 1, and orders as they are in files. */
static void
test_order_lines (Fixture *fixture, gconstpointer data)
{
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_MOVE, 1, GERMANS);
  g_autofree char *line = NULL;

  order.arguments[0] = TURN (90);
  order.arguments[1] = 2 * WAR_INCH;
  line = text_log_order (fixture->setup, &order, 7);
  g_assert_cmpstr (line, ==,
                   "{\"v\":1,\"n\":7,\"event\":\"order\",\"seat\":2,\"order\":\"2 move pieces.12 "
                   "heading=1024 distance=5080\"}");
}

#define ADD_HERE(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  own_books_use ();

  ADD_HERE ("/text/map/langemarck", test_langemarck);
  ADD ("/text/map/mons", test_mons);
  ADD_HERE ("/text/map/look", test_look);
  ADD_HERE ("/text/map/look-lines", test_look_lines);
  ADD_HERE ("/text/map/hidden", test_hidden);
  ADD_HERE ("/text/map/state", test_state);
  ADD_HERE ("/text/map/placeless", test_placeless);
  ADD_HERE ("/text/map/refusal", test_refusal);
  ADD_HERE ("/text/map/reasons", test_reasons);
  ADD_HERE ("/text/map/ways", test_ways);
  ADD_HERE ("/text/map/order-lines", test_order_lines);

  return g_test_run ();
}
