/* test-club-state.c: what is said of how a game of Trench Club stands
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "club.h"
#include "text/army/roster.h"
#include "text/field/map.h"
#include "text/game/look.h"
#include "text/game/state.h"

/* Forts say how they are entered, and whose they are; armies are named while it matters. */
static void
test_state (Fixture *fixture, gconstpointer data)
{
  gint32 *foot = war_setup_get_piece (fixture->setup, fixture->state, FOOT);
  gint32 *game = war_setup_get_game (fixture->setup, fixture->state);
  gint32 *lead = war_club_get_seat (fixture->setup, fixture->state, 0);
  g_autofree char *before = NULL, *dealt = NULL, *after = NULL, *later = NULL, *place = NULL;
  g_autofree char *look = NULL, *map = NULL, *plain = NULL;

  before = text_state (fixture->setup, fixture->state);
  g_assert_nonnull (strstr (before, "\nBritish · forts: 0 (5 win) · war bonds: 0\n"));
  g_assert_nonnull (strstr (before, "Fort 1 at D4 (entrances: E5, C4): neutral\n"));
  g_assert_nonnull (strstr (before, "in the bag"));
  g_assert_null (strstr (before, " at start "));
  lead[WAR_CLUB_SEAT_TOKEN] = 1;
  lead[WAR_CLUB_SEAT_TOKEN + 1] = 2;
  lead[WAR_CLUB_SEAT_UP] = 1 << 0;
  dealt = text_state (fixture->setup, fixture->state);
  g_assert_nonnull (strstr (dealt, "\n army 2 at start 2 (G3)\n"));

  war_club_get_feature (fixture->setup, fixture->state, 0)[WAR_CLUB_FORT_HOLDER] = 1;
  war_club_get_feature (fixture->setup, fixture->state, 1)[WAR_CLUB_FORT_HOLDER] = 1;
  war_club_get_feature (fixture->setup, fixture->state, 1)[WAR_CLUB_FORT_TURRET] = 1;
  foot[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  foot[WAR_PIECE_X] = HEX_H6;
  foot[WAR_CLUB_PIECE_ARMY] = 1;
  foot[WAR_CLUB_PIECE_DAMAGE] = 3;
  foot[WAR_CLUB_PIECE_EXPERIENCE] = 2;
  game[WAR_GAME_ROUND] = 1;
  game[WAR_GAME_SIDE] = 0;
  after = text_state (fixture->setup, fixture->state);
  g_assert_nonnull (strstr (after, "Fort 1 at D4 (entrances: E5, C4): held by the Germans\n"));
  g_assert_nonnull (strstr (after, "held by the Germans, with a gun turret\n"));
  g_assert_nonnull (strstr (after, "H6   3/6     army 2, experience 2\n"));
  map = text_map (fixture->setup, fixture->state);
  g_assert_nonnull (strstr (map, "░1"));
  game[WAR_GAME_ROUND] = 2;
  later = get_play (fixture)->condition (fixture->setup, fixture->state, FOOT);
  g_assert_cmpstr (later, ==, "damage 3 of 6 · experience 2");

  look = get_play (fixture)->look (fixture->setup, fixture->state, FOOT);
  g_assert_cmpstr (look, ==, "\n  Damage 3 of 6: it rolls 8 dice.\n  experience 2\n");
  foot[WAR_CLUB_PIECE_EXPERIENCE] = 0;
  plain = get_play (fixture)->look (fixture->setup, fixture->state, FOOT);
  g_assert_cmpstr (plain, ==, "\n  Damage 3 of 6: it rolls 8 dice.\n");
  place = text_look_at (fixture->setup,
                        war_hex_get_centre (&war_club_get_data (fixture->setup)->hexes, HEX_D4));
  g_assert_cmpstr (place, ==, "D4\n  Fort 1\n  Entrances: E5, C4\n");
}

/* In which round of how many, and whose turn; the column of the chart, once it is rolled. */
static void
test_situation (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    gint32 column;
    const char *sentence;
  } cases[] = {
    { 0, "Round 2 of 60 · British · moves" },
    { 1, "Round 2 of 60 · British · moves · chart: 1, Regroup" },
    { 12, "Round 2 of 60 · British · moves · chart: 12, Infiltration Tactics" },
  };
  gint32 *game = war_setup_get_game (fixture->setup, fixture->state);
  g_autofree char *before = text_situation (fixture->setup, fixture->state);

  g_assert_cmpstr (before, ==, "Before the first round: dealing");
  game[WAR_GAME_ROUND] = 2;
  game[WAR_GAME_SIDE] = 0;
  game[WAR_GAME_PHASE] = WAR_CLUB_PHASE_MOVES;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = NULL;

      game[WAR_CLUB_GAME_COLUMN] = cases[i].column;
      sentence = text_situation (fixture->setup, fixture->state);
      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

static void
test_result (Fixture *fixture, gconstpointer data)
{
  gint32 *foot = war_setup_get_piece (fixture->setup, fixture->state, FOOT);
  g_autofree char *nobody = NULL, *one = NULL;

  nobody = get_play (fixture)->result (fixture->setup, fixture->state);
  g_assert_cmpstr (nobody, ==,
                   "British: 0 units on the board, forts: 0 · war bonds: 0\n"
                   "Germans: 0 units on the board, forts: 0 · war bonds: 0\n");
  foot[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  war_club_get_feature (fixture->setup, fixture->state, 2)[WAR_CLUB_FORT_HOLDER] = 1;
  one = get_play (fixture)->result (fixture->setup, fixture->state);
  g_assert_cmpstr (one, ==,
                   "British: 1 unit on the board, forts: 0 · war bonds: 0\n"
                   "Germans: 0 units on the board, forts: 1 · war bonds: 0\n");
}

/* The chart ------------------------------------------------------------------------------------ */

/* 38 boxes that fill six rows of twelve columns (club.6, club.M-6). */
static void
test_chart (Fixture *fixture, gconstpointer data)
{
  g_autoptr (TextChart) chart = text_chart_new (fixture->setup);
  guint widths[WAR_CLUB_N_ROWS] = { 0 };
  const TextChartBox *box;

  g_assert_nonnull (chart);
  g_assert_cmpstr (chart->title, ==, "The Enemy’s Chart");
  g_assert_cmpuint (chart->rows->len, ==, WAR_CLUB_N_ROWS);
  g_assert_cmpstr (g_ptr_array_index (chart->rows, 1), ==, "Foot Soldier");
  g_assert_cmpuint (chart->columns->len, ==, WAR_CLUB_SIDES);
  g_assert_cmpstr (g_ptr_array_index (chart->columns, 0), ==, "Regroup");
  g_assert_cmpuint (chart->boxes->len, ==, 38);
  for (guint i = 0; i < chart->boxes->len; i++)
    {
      box = &g_array_index (chart->boxes, TextChartBox, i);
      g_assert_cmpuint (box->column, ==, widths[box->row]); /* one after the other */
      widths[box->row] += box->n_columns;
      g_assert_cmpstr (box->words, !=, "");
    }
  for (guint row = 0; row < WAR_CLUB_N_ROWS; row++)
    g_assert_cmpuint (widths[row], ==, WAR_CLUB_SIDES);
  box = &g_array_index (chart->boxes, TextChartBox, 8);
  g_assert_cmpstr (box->name, ==, "6.109");
  g_assert_cmpuint (box->n_columns, ==, 4);
  g_assert_cmpstr (box->words, ==, "carries infantry and artillery to the second nearest fort");
}

/* "6.401 6.410" of bits. */
static char *
name_boxes (const TextChart *chart, guint64 bits)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < chart->boxes->len; i++)
    if ((bits >> i & 1) != 0)
      g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "",
                              g_array_index (chart->boxes, TextChartBox, i).name);
  return g_string_free (names, FALSE);
}

/* What was rolled, which box a unit did, and which it could not do before that (club.5.8). */
static void
test_marks (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    gint32 column, deed, n_tried;
    const char *box, *tried;
    gboolean is_done;
  } cases[] = {
    { 8, WAR_CLUB_DEED_ATTACKS, 0, "6.408", "", TRUE },
    { 8, WAR_CLUB_DEED_ATTACKS, 1, "6.408", "6.410", TRUE },
    { 8, WAR_CLUB_DEED_ATTACKS, 3, "6.408", "6.401 6.410 6.411", TRUE },
    { 8, WAR_CLUB_DEED_TOWARDS_FIRST, 2, "6.408", "6.407 6.408", FALSE },
    { 1, WAR_CLUB_DEED_NOTHING, 3, "6.401", "6.401 6.410 6.411", FALSE },
  };
  g_autoptr (TextChart) chart = text_chart_new (fixture->setup);
  TextChartMark mark = { 0 };
  WarEvent event = { .kind = WAR_CLUB_EVENT_COLUMN, .arguments = { 5 } };

  g_assert_true (text_chart_read (fixture->setup, &event, &mark));
  g_assert_cmpint (mark.column, ==, 4);
  g_assert_cmpint (mark.box, ==, WAR_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *tried = NULL;

      event = (WarEvent){ .kind = WAR_CLUB_EVENT_ACTED,
                          .arguments = { WAR_CLUB_ROW_ARMOUR + 1, cases[i].column, cases[i].deed, 0,
                                         0, cases[i].n_tried } };
      g_assert_true (text_chart_read (fixture->setup, &event, &mark));
      g_assert_cmpstr (g_array_index (chart->boxes, TextChartBox, mark.box).name, ==, cases[i].box);
      g_assert_true (mark.is_done == cases[i].is_done);
      tried = name_boxes (chart, mark.tried);
      g_assert_cmpstr (tried, ==, cases[i].tried);
    }

  event.arguments[0] = 0; /* no box, as in taking a fort */
  g_assert_false (text_chart_read (fixture->setup, &event, &mark));
  event = (WarEvent){ .kind = WAR_CLUB_EVENT_MOVED, .arguments = { 5, 6, 7 } };
  g_assert_false (text_chart_read (fixture->setup, &event, &mark));
}

/* Armies --------------------------------------------------------------------------------------- */

/* The bag, what a flag brings, and what so many forts pay for, the dearest first. */
static void
test_plan (Fixture *fixture, gconstpointer data)
{
  static const char *const sentences[] = {
    ("The chart’s bag: 11 tokens (Truck 1, Foot Soldier 3, Artillery 3, Tank/Armored Car 2, "
     "Fighter Aircraft 1, Anti-Aircraft 1), and the flags of the level. Its first two locations "
     "draw 4.3 of them each, on average [4.1, 4.2]."),
    ("A flag brings one of these, all equally likely: Gunboat, Railway Gun, Poison Gas Launcher, "
     "Ground Attack Aircraft, Airship, Medic, Minelayer, Gun Turret [4.5, M-26]."),
    "Prices in war bonds, of at most 2 units of a type: Tank 11 (repair 6), ",
    "Purchase plan with 1 fort, 3 war bonds a round: in 4 rounds: Tank; in 3 rounds: ",
    "Purchase plan with 2 forts, 6 war bonds a round: in 2 rounds: Tank, ",
    "Purchase plan with 3 forts, 9 war bonds a round: in 2 rounds: Tank; in 1 round: ",
    "Purchase plan with 4 forts, 12 war bonds a round: in 1 round: Tank, ",
  };
  WarBook *book = store_library_get_book (fixture->library, "club-german", NULL);
  WarArmy *army = war_army_new ("Germans", book);
  g_autoptr (GPtrArray) none = text_army_plan (army);
  g_autoptr (GPtrArray) plan = NULL;

  g_assert_cmpuint (none == NULL ? 0 : none->len, ==, 0);
  for (guint i = 0; i < book->types->len; i++)
    {
      g_autoptr (WarArmy) before = army;
      WarUnitType *type = g_ptr_array_index (book->types, i);
      g_autoptr (WarUnit) unit = war_unit_new (type, NULL, NULL);
      guint64 regular = war_rules_get_category_mask (army->rules, "regular");

      army = (type->categories & regular) != 0
               ? war_army_insert_unit (before, before->units->len, unit)
               : war_army_ref (before);
    }
  plan = text_army_plan (army);
  g_assert_cmpuint (plan->len, ==, G_N_ELEMENTS (sentences));
  for (guint i = 0; i < plan->len; i++)
    {
      const char *sentence = g_ptr_array_index (plan, i);

      if (!g_str_has_prefix (sentence, sentences[i]))
        g_error ("“%s”", sentence);
    }
  war_army_unref (army);
}

/* Of four persons each has own bonds, two allies against the chart one chest (club.M-4,
 * club.10.7). */
static void
test_purses (Fixture *fixture, gconstpointer data)
{
  const char *operation = data;
  g_autofree char *result = get_play (fixture)->result (fixture->setup, fixture->state);

  g_assert_nonnull (strstr (result, g_str_has_suffix (operation, "four-flags")
                                      ? "Allies: 0 units on the board, forts: 0 · war bonds, first "
                                        "nation: 0 · war bonds, second nation: 0\n"
                                      : "Allies: 0 units on the board, forts: 0 · war bonds: 0\n"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/club.2.9/state", test_state);
  ADD ("/text/club.5.6/situation", test_situation);
  ADD ("/text/club.1.9/result", test_result);
  ADD ("/text/club.M-6/chart", test_chart);
  ADD ("/text/club.5.8/marks", test_marks);
  ADD ("/text/club.4.1/plan", test_plan);
  g_test_add ("/text/club.M-4/purses", Fixture, "club-four-flags", set_up, test_purses, tear_down);
  g_test_add ("/text/club.10.7/purse", Fixture, "club-side-by-side", set_up, test_purses,
              tear_down);

  return g_test_run ();
}
