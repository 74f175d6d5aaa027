/* test-turns.c: wind, morale, captured lines, reinforcements, arrivals and the end of Trench Raider
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

enum
{
  LEADER,
  MEN, /* twelve */
  SECOND_LEADER = 13,
  SECOND_MEN, /* twelve */
  HEADQUARTERS = 26,
  STOCK, /* a machine gun that may be drawn */
  GERMAN_LEADER,
  GERMANS, /* eight */
  GERMAN_GUN = 37,
  DRAWN, /* twelve soldiers */
  DRAWN_GUN = 50,
  DRAWN_TANK,
};

static Stage *
begin (WarAmendments amendments, void (*prepare) (Stage *stage))
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "leader", 1, "1st");
  stage_add (stage, 1, "soldier", 12, "1st");
  stage_add (stage, 1, "leader", 1, "2nd");
  stage_add (stage, 1, "soldier", 12, "2nd");
  stage_add (stage, 1, "brigade-headquarters", 1, NULL);
  stage_add_drawn (stage, 1, "machine-gun", 1);
  stage_add (stage, 2, "leader", 1, "I");
  stage_add (stage, 2, "soldier", 8, "I");
  stage_add (stage, 2, "machine-gun", 1, "I");
  stage_add_drawn (stage, 2, "soldier", 12);
  stage_add_drawn (stage, 2, "machine-gun", 1);
  stage_add_drawn (stage, 2, "a7v", 1);
  if (prepare != NULL)
    prepare (stage);
  stage_begin (stage);
  return stage;
}

/* Wind ---------------------------------------------------------------------------------------- */

static void
test_wind (void)
{
  static const struct
  {
    const char *dice;
    WarRaiderWind wind;
  } rows[] = {
    { "5", WAR_RAIDER_WIND_REAR },    { "1", WAR_RAIDER_WIND_REAR },
    { "6 1", WAR_RAIDER_WIND_LEFT },  { "6 2", WAR_RAIDER_WIND_RIGHT },
    { "6 3", WAR_RAIDER_WIND_REAR },  { "6 4", WAR_RAIDER_WIND_REAR },
    { "6 5", WAR_RAIDER_WIND_FRONT }, { "6 6", WAR_RAIDER_WIND_RAIN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (0, NULL);

      stage_do (stage, war_raider_roll_wind, rows[i].dice);
      g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_WIND), ==, rows[i].wind);
    }
}

/* Rain removes all gas (raider.2.5). */
static void
test_washed_away (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);
  guint first = war_raider_get_data (stage_get_setup (stage))->first_cloud;

  for (guint i = 0; i < 2; i++)
    stage_put_cloud (stage, i, 10 + 20 * i, 30);
  stage_do (stage, war_raider_roll_wind, "6 6");
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (*stage_unit (stage, first + i, WAR_PIECE_PRESENCE), !=, WAR_PRESENCE_ON_FIELD);
}

/* Without a game master (raider.2.2) only the amendment rolls for misfortunes, on 4 or more. */
static void
test_misfortune (void)
{
  g_autoptr (Stage) printed = begin (0, NULL);
  g_autoptr (Stage) amended = begin (G_MAXUINT32, NULL);

  stage_do (printed, war_raider_roll_misfortune, "");
  stage_do (amended, war_raider_roll_misfortune, "3");
  g_assert_cmpint (*stage_game (amended, WAR_RAIDER_GAME_MISFORTUNE), ==, WAR_RAIDER_NO_MISFORTUNE);
  stage_do (amended, war_raider_roll_misfortune, "4 1 2");
  g_assert_cmpint (*stage_game (amended, WAR_RAIDER_GAME_MISFORTUNE), ==, WAR_RAIDER_FOG);
}

/* On 12 the Germans roll at once who comes, and place them before the wind is rolled for. */
static void
test_reserves (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);

  stage_put (stage, LEADER, 10, 60);
  stage_put (stage, GERMAN_LEADER, 10, 10);
  for (guint i = 0; i < 9; i++)
    stage_put (stage, GERMANS + i, 12 + i, 10);
  *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_MISFORTUNES;
  *stage_game (stage, WAR_GAME_SIDE) = WAR_NONE;
  stage_do (stage, war_raider_roll_misfortune, "4 6 6");
  stage_do (stage, war_raider_draw_reserves, "1");
  g_assert_cmpint (stage_get_decision (stage, 2), ==, WAR_RAIDER_DECIDE_ARRIVE);
  stage_order (stage, "1 3 3 1 3 4", "2 end-step"); /* wind, gas, bombardment, inches */
  g_assert_cmpuint (stage_event (stage, WAR_RAIDER_EVENT_WIND, 0)->n_dice, ==, 1);
  for (guint i = 0; i < 10; i++)
    {
      g_assert_true (stage_stands (stage, DRAWN + i));
      g_assert_cmpint (stage_y (stage, DRAWN + i), <=, 200);
    }
  g_assert_false (stage_stands (stage, DRAWN + 10));
}

/* Morale -------------------------------------------------------------------------------------- */

/* With 10 men or fewer a regiment rolls, 1–2 breaks it; +1 with the headquarters within 12″. A
 * leader alone does not test. Who breaks takes nobody else along. */
static void
test_morale (void)
{
  static const struct
  {
    guint n_men;
    double headquarters;
    const char *die;
    gboolean breaks;
  } rows[] = {
    { 11, 70, "", FALSE },  { 10, 70, "2", TRUE }, { 10, 70, "3", FALSE }, { 3, 70, "1", TRUE },
    { 10, 52, "2", FALSE }, { 10, 52, "1", TRUE }, { 0, 70, "", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (0, NULL);

      stage_put (stage, LEADER, 10, 40);
      for (guint j = 0; j < rows[i].n_men; j++)
        stage_put (stage, MEN + j, 11 + j, 40);
      stage_put (stage, HEADQUARTERS, 10, rows[i].headquarters);
      stage_put (stage, SECOND_LEADER, 30, 40);
      for (guint j = 0; j < 12; j++)
        stage_put (stage, SECOND_MEN + j, 31 + j, 40);
      stage_put (stage, GERMANS, 10, 20);
      stage_do (stage, war_raider_test_morale, rows[i].die);
      g_assert_true (stage_stands (stage, SECOND_MEN));
      g_assert_true (stage_stands (stage, GERMANS));
      g_assert_cmpint (stage_stands (stage, LEADER), ==, !rows[i].breaks);
      if (rows[i].breaks)
        g_assert_cmpint (*stage_unit (stage, MEN, WAR_RAIDER_PIECE_COMES), ==,
                         WAR_RAIDER_COMES_BACK);
    }
}

/* Lines --------------------------------------------------------------------------------------- */

/* A French man in it and no German; so until a German is in it and no Frenchman. */
static void
test_lines (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, MEN, 10, 26);
  stage_put (stage, GERMANS, 40, 26);
  stage_do_surely (stage, war_raider_find_captures);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_CAPTURED), ==, 0);
  stage_put (stage, GERMANS, 40, 24);
  stage_do_surely (stage, war_raider_find_captures);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_CAPTURED), !=, 0);
  *stage_unit (stage, MEN, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  stage_do_surely (stage, war_raider_find_captures); /* nobody is in it */
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_CAPTURED), !=, 0);
  stage_put (stage, GERMANS, 40, 26);
  stage_do_surely (stage, war_raider_find_captures);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_CAPTURED), ==, 0);
}

static void
add_bunker (Stage *stage)
{
  stage_add_bunker (stage, 30);
}

/* A bunker's garrison counts as in its line. */
static void
test_garrison (void)
{
  g_autoptr (Stage) stage = begin (0, add_bunker);

  stage_put (stage, MEN, 10, 26);
  stage_put_inside (stage, GERMANS, 0);
  stage_do_surely (stage, war_raider_find_captures);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_CAPTURED), ==, 0);
}

static void
surrender (WarContext *context)
{
  war_raider_take_surrenders (context, G_MAXINT32);
}

/* Five or fewer Frenchmen in a captured line surrender to a counter-attack, six do not; the nearest
 * man becomes the leader of who is captured (raider.3.25, raider.R-17, raider.R-18). */
static void
test_surrender (void)
{
  for (guint n = 5; n <= 6; n++)
    {
      g_autoptr (Stage) stage = begin (0, NULL);

      stage_put (stage, LEADER, 10, 26);
      for (guint i = 0; i < n - 1; i++)
        stage_put (stage, MEN + i, 11 + i, 26);
      stage_put (stage, MEN + 8, 10, 30);
      stage_put (stage, MEN + 9, 10, 32);
      *stage_game (stage, WAR_RAIDER_GAME_CAPTURED) = 1;
      stage_put (stage, GERMANS, 11, 26 - 10 / 25.4);
      *stage_unit (stage, GERMANS, WAR_RAIDER_PIECE_COUNTERS) = 1;
      stage_do_surely (stage, surrender);
      g_assert_cmpint (stage_stands (stage, MEN), ==, n == 6);
      g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_CAPTURED), ==, n == 6);
      if (n == 6)
        continue;
      g_assert_cmpint (*stage_unit (stage, MEN, WAR_RAIDER_PIECE_LOSS), ==,
                       WAR_RAIDER_LOSS_CAPTURED);
      g_assert_cmpint (*stage_regiment (stage, 0, WAR_RAIDER_REGIMENT_LEADER), ==, MEN + 8);
    }
}

/* Reinforcements ------------------------------------------------------------------------------ */

static void
kill_some (Stage *stage, guint first, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      *stage_unit (stage, first + i, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
      *stage_unit (stage, first + i, WAR_RAIDER_PIECE_LOSS) = WAR_RAIDER_LOSS_KILLED;
    }
}

static void
begin_reinforcements (Stage *stage)
{
  *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_REINFORCEMENTS;
  *stage_game (stage, WAR_GAME_SIDE) = WAR_RAIDER_FRENCH;
  *stage_game (stage, WAR_RAIDER_GAME_STAGE) = 0;
}

/* Regular men come as the dice say, beside their leader (raider.3.27, raider.6.6), but only as
 * far as the pile of the dead has them (raider.3.26, raider.3.31). */
static void
test_pile (void)
{
  static const struct
  {
    guint n_dead, n_come;
  } rows[] = { { 12, 7 }, { 4, 4 }, { 0, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (0, NULL);
      guint n_come = 0;

      stage_put (stage, LEADER, 10, 40);
      stage_put (stage, SECOND_LEADER, 30, 60);
      kill_some (stage, SECOND_MEN, rows[i].n_dead);
      *stage_regiment (stage, 0, WAR_RAIDER_REGIMENT_DICE) = 2;
      begin_reinforcements (stage);
      stage_do (stage, war_raider_go_on_with_reinforcements, "3 4");
      for (guint j = 0; j < 12; j++)
        if (stage_stands (stage, SECOND_MEN + j))
          {
            /* They are of the other regiment now, and beside its leader. */
            g_assert_cmpint (*stage_unit (stage, SECOND_MEN + j, WAR_RAIDER_PIECE_REGIMENT), ==, 0);
            g_assert_true (war_raider_is_within (stage_get_setup (stage), stage_get_state (stage),
                                                 SECOND_MEN + j, LEADER, STAGE_IN (2)));
            n_come++;
          }
      g_assert_cmpuint (n_come, ==, rows[i].n_come);
    }
}

static void
add_hole (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_LARGE_SHELL_HOLE, NULL, 8, 38, 12, 42);
}

/* raider.R-19: a hole in no-man's-land brings two dice, once for each regiment; a line entered
 * for the first time four, once. */
static void
test_claims (void)
{
  g_autoptr (Stage) stage = begin (0, add_hole);

  stage_put (stage, LEADER, 10, 46);
  stage_put (stage, SECOND_LEADER, 14, 46);
  stage_put (stage, MEN, 9, 43);
  stage_put (stage, MEN + 1, 10, 43);
  stage_put (stage, SECOND_MEN, 11, 43);
  stage_begin_moves (stage, 1, "3 3 3 3");
  for (guint i = 0; i < 3; i++)
    stage_order (stage, "",
                 "1 move pieces.%d heading=0 distance=%d heading-2=0 distance-2=0 heading-3=0 "
                 "distance-3=0",
                 i < 2 ? MEN + i : SECOND_MEN, STAGE_IN (2));
  g_assert_cmpint (*stage_regiment (stage, 0, WAR_RAIDER_REGIMENT_DICE), ==, 2);
  g_assert_cmpint (*stage_regiment (stage, 1, WAR_RAIDER_REGIMENT_DICE), ==, 2);

  stage_put (stage, LEADER, 10, 34);
  stage_put (stage, SECOND_LEADER, 14, 34);
  stage_put (stage, MEN + 2, 20, 28);
  stage_put (stage, SECOND_MEN + 2, 21, 28);
  stage_begin_moves (stage, 1, "3 3 3 3");
  for (guint i = 0; i < 2; i++)
    stage_order (stage, "",
                 "1 move pieces.%d heading=0 distance=%d heading-2=0 distance-2=0 heading-3=0 "
                 "distance-3=0",
                 i == 0 ? MEN + 2 : SECOND_MEN + 2, STAGE_IN (2));
  g_assert_cmpint (*stage_regiment (stage, 0, WAR_RAIDER_REGIMENT_DICE), ==, 2 + 4);
  g_assert_cmpint (*stage_regiment (stage, 1, WAR_RAIDER_REGIMENT_DICE), ==, 2);
}

/* Two regiments in one turn: also a heavy piece, of the killed ones; of the stock only with the
 * amendment (raider.3.30). It stands on the base line. */
static void
test_heavy (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = begin (i == 0 ? 0 : G_MAXUINT32, NULL);

      stage_put (stage, LEADER, 10, 40);
      stage_put (stage, SECOND_LEADER, 30, 40);
      *stage_regiment (stage, 0, WAR_RAIDER_REGIMENT_DICE) = 2;
      *stage_regiment (stage, 1, WAR_RAIDER_REGIMENT_DICE) = 2;
      begin_reinforcements (stage);

      /* Men for both, of whom none are dead; 2 is for a machine gun. */
      stage_do (stage, war_raider_go_on_with_reinforcements, "1 1 1 1 2");
      g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_HEAVY, 0)->arguments[0], ==,
                       i == 0 ? 0 : 1);
      if (i == 0)
        continue;
      g_assert_cmpint (stage_get_decision (stage, 1), ==, WAR_RAIDER_DECIDE_ARRIVE);
      stage_order (stage, NULL, "1 end-step");
      g_assert_true (stage_stands (stage, STOCK));
      g_assert_cmpint (stage_y (stage, STOCK), >=, 7000 - 40);
    }
}

/* Regiments are served in the order that their owner says (raider.R-19), who is asked only while
 * the pile has somebody, but not for all that may come. */
static void
test_served (void)
{
  static const struct
  {
    guint n_dead;
    gboolean asks;
  } rows[] = { { 0, FALSE }, { 1, TRUE }, { 11, TRUE }, { 12, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (0, NULL);

      stage_put (stage, LEADER, 10, 40);
      stage_put (stage, SECOND_LEADER, 30, 40);
      kill_some (stage, MEN, rows[i].n_dead);
      *stage_regiment (stage, 0, WAR_RAIDER_REGIMENT_DICE) = 1;
      *stage_regiment (stage, 1, WAR_RAIDER_REGIMENT_DICE) = 1;
      begin_reinforcements (stage);
      stage_do (stage, war_raider_go_on_with_reinforcements, rows[i].asks ? "" : "6 5 6");
      g_assert_cmpint (stage_get_decision (stage, 1), ==,
                       rows[i].asks ? WAR_RAIDER_DECIDE_SERVE : -1);
      if (!rows[i].asks)
        continue;
      stage_refuse (stage, WAR_RAIDER_REFUSAL_NOT_ELIGIBLE, "raider.R-19", "1 serve regiment=3");
      stage_order (stage, NULL, "1 serve regiment=2");
      g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_REINFORCED, 0)->arguments[0], ==, 2);
      g_assert_cmpint (*stage_unit (stage, MEN, WAR_RAIDER_PIECE_REGIMENT), ==, 1);
    }
}

/* Without their leader on the field nobody comes, and none are told of. */
static void
test_leaderless (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  kill_some (stage, MEN, 6);
  *stage_regiment (stage, 0, WAR_RAIDER_REGIMENT_DICE) = 2;
  begin_reinforcements (stage);
  stage_do (stage, war_raider_go_on_with_reinforcements, "3 4");
  g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_REINFORCED, 0)->arguments[1], ==, 0);
  g_assert_false (stage_stands (stage, MEN));
}

/* No-man's-land is seen along y (raider.R-12): of two holes at one height one lies behind the line
 * where it comes forward, the other before it. */
static void
test_bent_line (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  GPtrArray *features = stage_get_operation (stage)->field->features;

  stage_add (stage, 1, "leader", 1, "1st");
  stage_add (stage, 1, "soldier", 12, "1st");
  stage_add (stage, 1, "leader", 1, "2nd");
  stage_add (stage, 1, "soldier", 12, "2nd");
  stage_add (stage, 2, "soldier", 1, "I");
  for (guint i = 0; i < features->len; i++)
    {
      WarFeature *feature = g_ptr_array_index (features, i);

      if (g_strcmp0 (feature->role, "french-line-1") != 0)
        continue;
      g_free (feature->role);
      feature->role = g_strdup ("french-line-2");
    }
  stage_add_box (stage, WAR_TERRAIN_TRENCH, "french-line-1", 0, 39.5, 24, 40.5);
  stage_add_box (stage, WAR_TERRAIN_TRENCH, "french-line-1", 24, 59.5, 48, 60.5);
  stage_add_box (stage, WAR_TERRAIN_LARGE_SHELL_HOLE, NULL, 8, 43, 12, 46);
  stage_add_box (stage, WAR_TERRAIN_LARGE_SHELL_HOLE, NULL, 38, 43, 42, 46);
  stage_begin (stage);
  stage_put (stage, LEADER, 6, 48);
  stage_put (stage, SECOND_LEADER, 36, 48);
  stage_put (stage, MEN, 10, 47);
  stage_put (stage, SECOND_MEN, 40, 47);
  stage_begin_moves (stage, 1, "3 3 3 3");
  for (guint i = 0; i < 2; i++)
    stage_order (stage, "",
                 "1 move pieces.%d heading=0 distance=%d heading-2=0 distance-2=0 heading-3=0 "
                 "distance-3=0",
                 i == 0 ? MEN : SECOND_MEN, STAGE_IN (2));
  g_assert_cmpint (*stage_regiment (stage, 0, WAR_RAIDER_REGIMENT_DICE), ==, 0);
  g_assert_cmpint (*stage_regiment (stage, 1, WAR_RAIDER_REGIMENT_DICE), ==, 2);
}

/* German arrivals ----------------------------------------------------------------------------- */

/* 5 and 6 bring new units, which a second die names, and a third what is special (raider.4.4). */
static void
test_arrivals (void)
{
  static const struct
  {
    const char *dice;
    guint first, n;
  } rows[] = {
    { "4", 0, 0 },
    { "5 1", DRAWN, 10 },
    { "6 2", DRAWN_GUN, 1 },
    { "5 5", 0, 0 }, /* no elite is left */
    { "6 6 2", DRAWN_TANK, 1 },
    { "6 6 4 2", DRAWN_GUN, 1 },
    { "6 6 6 6 5 1", DRAWN, 10 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (0, NULL);
      guint n = 0;

      stage_put (stage, GERMAN_LEADER, 10, 10);
      for (guint j = 0; j < 9; j++)
        stage_put (stage, GERMANS + j, 12 + j, 10);
      *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_NEW_UNITS;
      *stage_game (stage, WAR_GAME_SIDE) = WAR_RAIDER_GERMAN;
      stage_do (stage, war_raider_draw_units, rows[i].dice);
      for (guint j = 0; j < 14; j++)
        n += *stage_unit (stage, DRAWN + j, WAR_RAIDER_PIECE_COMES) == WAR_RAIDER_COMES_NOW;
      g_test_message ("row %u", i);
      g_assert_cmpuint (n, ==, rows[i].n);
      if (n > 0)
        g_assert_cmpint (*stage_unit (stage, rows[i].first, WAR_RAIDER_PIECE_COMES), ==,
                         WAR_RAIDER_COMES_NOW);
    }
}

/* The end ------------------------------------------------------------------------------------- */

static void
end_turn (WarContext *context)
{
  war_raider_find_winner (context, TRUE);
}

static void
end_phase (WarContext *context)
{
  war_raider_find_winner (context, FALSE);
}

/* Two thirds of the French men who started, 16 of 24, at the end of a turn; dark after the last. */
static void
test_losses (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  kill_some (stage, MEN, 12);
  kill_some (stage, SECOND_MEN, 3);
  stage_do_surely (stage, end_turn);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_END), ==, WAR_RAIDER_END_NONE);
  kill_some (stage, SECOND_MEN, 4);
  stage_do_surely (stage, end_phase);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_END), ==, WAR_RAIDER_END_NONE);
  stage_do_surely (stage, end_turn);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_END), ==, WAR_RAIDER_END_LOSSES);
}

static void
test_dark (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  *stage_game (stage, WAR_GAME_ROUND) = 14;
  stage_do_surely (stage, end_turn);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_END), ==, WAR_RAIDER_END_NONE);
  *stage_game (stage, WAR_GAME_ROUND) = 15;
  stage_do_surely (stage, end_turn);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_END), ==, WAR_RAIDER_END_DARK);
}

/* All lines that there are, before losses are looked at. */
static void
test_all_captured (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  kill_some (stage, MEN, 12);
  kill_some (stage, SECOND_MEN, 12);
  *stage_game (stage, WAR_RAIDER_GAME_CAPTURED) = 3;
  stage_do_surely (stage, end_phase);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_END), ==, WAR_RAIDER_END_NONE);
  *stage_game (stage, WAR_RAIDER_GAME_CAPTURED + 1) = 5;
  stage_do_surely (stage, end_turn);
  g_assert_cmpint (*stage_game (stage, WAR_RAIDER_GAME_END), ==, WAR_RAIDER_END_CAPTURED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/raider.2.4", test_wind);
  g_test_add_func ("/rules/raider.2.5", test_washed_away);
  g_test_add_func ("/rules/raider.R-4", test_misfortune);
  g_test_add_func ("/rules/raider.R-4/reserves", test_reserves);
  g_test_add_func ("/rules/raider.3.22", test_morale);
  g_test_add_func ("/rules/raider.R-6/lines", test_lines);
  g_test_add_func ("/rules/raider.R-6/garrison", test_garrison);
  g_test_add_func ("/rules/raider.3.25", test_surrender);
  g_test_add_func ("/rules/raider.3.31", test_pile);
  g_test_add_func ("/rules/raider.3.29", test_claims);
  g_test_add_func ("/rules/raider.3.30", test_heavy);
  g_test_add_func ("/rules/raider.R-19/served", test_served);
  g_test_add_func ("/rules/raider.R-19/leaderless", test_leaderless);
  g_test_add_func ("/rules/raider.R-12/bent", test_bent_line);
  g_test_add_func ("/rules/raider.4.3", test_arrivals);
  g_test_add_func ("/rules/raider.R-5/losses", test_losses);
  g_test_add_func ("/rules/raider.R-5/dark", test_dark);
  g_test_add_func ("/rules/raider.R-6/all", test_all_captured);
  return g_test_run ();
}
