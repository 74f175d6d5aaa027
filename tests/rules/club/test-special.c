/* test-special.c: the Special Forces of Trench Club (club.8, club.M-12, club.M-13, club.M-29)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/foresight.h"
#include "stage.h"

#define MIDDLE stage_at (4, 4)

static Stage *
make_stage (void)
{
  Stage *stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");

  stage_add_fort (stage, stage_at (8, 4), 4, 1, 1);
  stage_add_fort (stage, stage_at (14, 4), 4, 1, 2);
  stage_add_fort (stage, stage_at (20, 4), 4, 1, 3);
  stage_add_fort (stage, stage_at (26, 4), 4, 1, 4);
  stage_begin (stage);
  return stage;
}

static guint
get_distance (Stage *stage, guint unit, WarHex hex)
{
  return war_club_get_distance (stage_get_setup (stage), stage_hex (stage, unit), hex);
}

/* club.8.1, club.8.2 */
static void
test_rows (void)
{
  static const struct
  {
    const char *type;
    WarClubRow row;
  } types[] = {
    { "gunboat", WAR_CLUB_ROW_ARTILLERY },
    { "railway-gun", WAR_CLUB_ROW_ARTILLERY },
    { "poison-gas-launcher", WAR_CLUB_ROW_ARTILLERY },
    { "ground-attack-aircraft", WAR_CLUB_ROW_FIGHTER },
    { "airship", WAR_CLUB_ROW_FIGHTER },
    { "medic", WAR_CLUB_ROW_SPECIAL },
    { "minelayer", WAR_CLUB_ROW_SPECIAL },
  };
  g_autoptr (Stage) stage = make_stage ();

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    g_assert_cmpint (war_club_get_type (stage_get_setup (stage), stage_get_state (stage),
                                        stage_put (stage, 1, types[i].type, stage_at (i, 0)))
                       ->row,
                     ==, types[i].row);
}

/* The Medic ------------------------------------------------------------------------------------ */

/* It goes to the most damaged in its range, heals 2, and that one's order is void, but it may
 * attack (club.8.3, club.8.4). */
static void
test_healing (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint medic = stage_put (stage, 1, "medic", MIDDLE);
  guint tank = stage_put (stage, 1, "tank", stage_at (7, 2));
  guint car = stage_put (stage, 1, "armored-car", stage_at (2, 4));
  guint truck = stage_put (stage, 0, "truck", stage_at (8, 2));

  *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = 3;
  *stage_unit (stage, car, WAR_CLUB_PIECE_DAMAGE) = 2;
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 3);
  stage_assert_deed (stage, medic, WAR_CLUB_DEED_HEALS, "club.8.3");
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_HEALED, (gint) medic)->target, ==, tank);
  g_assert_cmpint (*stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE), ==, 1);
  g_assert_cmpint (*stage_unit (stage, car, WAR_CLUB_PIECE_DAMAGE), ==, 2);
  g_assert_cmpuint (get_distance (stage, medic, stage_at (7, 2)), ==, 1);
  /* Of the hexes beside it that which is farthest from the enemy (club.7.6). */
  g_assert_cmpuint (get_distance (stage, medic, stage_at (8, 2)), ==, 2);
  g_assert_null (stage_find_event (stage, WAR_CLUB_EVENT_ACTED, (gint) tank));
  stage_name (stage);
  g_assert_cmpint (*stage_unit (stage, tank, WAR_CLUB_PIECE_TARGET), ==, truck);
}

/* The patient comes, if the Medic has no way; both go, if neither reaches the other (M-12). */
static void
test_meeting (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint medic, fighter;

  for (guint i = 0; i < 9; i++) /* a river, which costs the Medic its whole move, is before it */
    stage_set_terrain (stage, stage_at (5, i), WAR_HEX_RIVER);
  stage_begin (stage);
  medic = stage_put (stage, 1, "medic", stage_at (4, 3));
  fighter = stage_put (stage, 1, "fighter", stage_at (8, 3));
  stage_put (stage, 0, "truck", stage_at (30, 3));
  *stage_unit (stage, fighter, WAR_CLUB_PIECE_DAMAGE) = 2;
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 3);
  stage_assert_deed (stage, fighter, WAR_CLUB_DEED_COMES_TO_MEDIC, "club.8.4");
  g_assert_cmpint (stage_hex (stage, medic), ==, stage_at (4, 3));
  g_assert_cmpint (*stage_unit (stage, fighter, WAR_CLUB_PIECE_DAMAGE), ==, 0);
  g_assert_cmpuint (get_distance (stage, fighter, stage_at (4, 3)), ==, 1);
}

static void
test_both_go (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint medic, tank;

  for (guint i = 0; i < 9; i++)
    for (guint j = 5; j <= 7; j++) /* wide forest between them */
      stage_set_terrain (stage, stage_at (j, i), WAR_HEX_FOREST);
  stage_begin (stage);
  medic = stage_put (stage, 1, "medic", stage_at (4, 4));
  tank = stage_put (stage, 1, "tank", stage_at (8, 4));
  stage_put (stage, 0, "truck", stage_at (30, 3));
  *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = 4;
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 3);
  g_assert_cmpint (*stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE), ==, 2);
  g_assert_cmpint (stage_hex (stage, medic), !=, stage_at (4, 4));
  g_assert_cmpint (stage_hex (stage, tank), !=, stage_at (8, 4));
  g_assert_cmpuint (get_distance (stage, tank, stage_hex (stage, medic)), ==, 1);
}

/* Who is too far, or hardly damaged, or in a fort, is not healed; it goes towards them (8.5). */
static void
test_too_far (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint medic = stage_put (stage, 1, "medic", MIDDLE);
  guint far = stage_put (stage, 1, "tank", stage_at (16, 4));
  guint light = stage_put (stage, 1, "armored-car", stage_at (3, 4));

  stage_put (stage, 0, "truck", stage_at (33, 0));
  *stage_unit (stage, far, WAR_CLUB_PIECE_DAMAGE) = 3;
  *stage_unit (stage, light, WAR_CLUB_PIECE_DAMAGE) = 1;
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 11);
  stage_assert_deed (stage, medic, WAR_CLUB_DEED_TO_PATIENT, "club.8.5");
  g_assert_cmpuint (get_distance (stage, medic, MIDDLE), ==, 4);
  g_assert_cmpuint (stage_count_events (stage, WAR_CLUB_EVENT_HEALED), ==, 0);
}

/* With nobody to heal it goes where the fewest can hit it, and stays where none can (8.6). */
static void
test_avoiding (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = make_stage ();
      guint medic = stage_put (stage, 1, "medic", MIDDLE);

      stage_put (stage, 0, "field-gun", i == 0 ? stage_at (8, 5) : stage_at (20, 5));
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      stage_roll (stage, 11);
      if (i == 0)
        {
          stage_assert_deed (stage, medic, WAR_CLUB_DEED_AVOIDS, "club.8.6");
          g_assert_cmpuint (get_distance (stage, medic, stage_at (8, 5)), >, 5);
        }
      else
        {
          g_assert_null (stage_find_event (stage, WAR_CLUB_EVENT_ACTED, (gint) medic));
          g_assert_cmpint (stage_hex (stage, medic), ==, MIDDLE);
        }
    }
}

/* A gun next to it cannot hit it (club.M-12). */
static void
test_too_near (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint medic = stage_put (stage, 1, "medic", MIDDLE);

  stage_put (stage, 0, "field-gun", stage_at (5, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 11);
  g_assert_null (stage_find_event (stage, WAR_CLUB_EVENT_ACTED, (gint) medic));
}

/* Turrets -------------------------------------------------------------------------------------- */

/* On the first three forts; they fire after the units, at who is near, and are gone with the fort
 * (club.8.7, club.M-13). */
static void
test_turrets (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint foot[4], enemy, near, far;

  *stage_seat (stage, 1, WAR_CLUB_SEAT_TURRETS) = 3;
  for (guint i = 0; i < 4; i++)
    foot[i] = stage_put (stage, 1, i < 2 ? "infantry" : "heavy-infantry", stage_at (7 + 6 * i, 4));
  enemy = stage_put (stage, 0, "infantry", stage_at (15, 5)); /* two hexes from the second */
  near = stage_put (stage, 0, "tank", stage_at (9, 5));
  far = stage_put (stage, 0, "tank", stage_at (33, 0));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 7);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpint (stage_hex (stage, foot[i]), ==, stage_at (8 + 6 * i, 4));
      g_assert_cmpint (*stage_fort (stage, i + 1, WAR_CLUB_FORT_TURRET), ==, i < 3);
    }
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MONEY);
  stage_order (stage, "12 12 1 1 1 1 1 1 1 1 1 1 12 12 12 12 1 1 1 1 1 1 1 1 12",
               WAR_CLUB_ORDER_SPEND, WAR_NONE, WAR_NONE, 0, 0);
  g_assert_cmpuint (stage_count_events (stage, WAR_CLUB_EVENT_TURRET_FIRED), ==, 2);
  g_assert_cmpint (*stage_unit (stage, near, WAR_CLUB_PIECE_DAMAGE), ==, 1);
  g_assert_cmpint (*stage_unit (stage, enemy, WAR_CLUB_PIECE_DAMAGE), ==, 2);
  g_assert_cmpint (*stage_unit (stage, far, WAR_CLUB_PIECE_DAMAGE), ==, 0);

  *stage_unit (stage, foot[0], WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  *stage_unit (stage, enemy, WAR_PIECE_X) = stage_at (7, 4);
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  stage_move (stage, enemy, stage_at (8, 4));
  g_assert_cmpint (*stage_fort (stage, 1, WAR_CLUB_FORT_TURRET), ==, 0);
}

/* It chooses as artillery does: 5 damage, the closest, the highest Hit #, the most experienced; not
 * who is in the air or in a fort. */
static void
test_turret_target (void)
{
  static const struct
  {
    const char *types[2];
    gint damages[2], points[2];
    guint distances[2], target;
  } cases[] = {
    { { "infantry", "infantry" }, { 0, 5 }, { 0, 0 }, { 1, 2 }, 1 },
    { { "tank", "truck" }, { 0, 0 }, { 0, 0 }, { 2, 1 }, 1 },
    { { "truck", "tank" }, { 0, 0 }, { 0, 0 }, { 2, 2 }, 1 },
    { { "infantry", "infantry" }, { 0, 0 }, { 1, 2 }, { 2, 2 }, 1 },
    { { "fighter", "truck" }, { 0, 0 }, { 0, 0 }, { 1, 2 }, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Stage) stage = make_stage ();
      guint targets[2];

      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
      *stage_fort (stage, 1, WAR_CLUB_FORT_TURRET) = 1;
      stage_put (stage, 1, "truck", stage_at (30, 0));
      for (guint j = 0; j < 2; j++)
        {
          targets[j] = stage_put (stage, 0, cases[i].types[j],
                                  j == 0 ? stage_at (8 - cases[i].distances[0], 4)
                                         : stage_at (8 + cases[i].distances[1], 4));
          *stage_unit (stage, targets[j], WAR_CLUB_PIECE_DAMAGE) = cases[i].damages[j];
          *stage_unit (stage, targets[j], WAR_CLUB_PIECE_EXPERIENCE) = cases[i].points[j];
        }
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MONEY);
      stage_order (stage, "1 1 1 1 1 1 1 1 1 1 1 1 12", WAR_CLUB_ORDER_SPEND, WAR_NONE, WAR_NONE, 0,
                   0);
      g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_TURRET_FIRED, WAR_NONE)->target, ==,
                       targets[cases[i].target]);
    }
}

/* Mines ---------------------------------------------------------------------------------------- */

static guint
count_mines (Stage *stage)
{
  const WarClub *data = war_club_get_data (stage_get_setup (stage));
  guint n = 0;

  for (guint i = 0; i < WAR_CLUB_MAX_MINES; i++)
    n += war_club_peek_feature (stage_get_setup (stage), stage_get_state (stage),
                                data->n_forts + i)[WAR_CLUB_FORT_MINE]
         != WAR_NONE;
  return n;
}

static void
set_mine (Stage *stage, WarHex hex)
{
  const WarClub *data = war_club_get_data (stage_get_setup (stage));

  war_club_get_feature (stage_get_setup (stage), stage_get_state (stage),
                        data->n_forts)[WAR_CLUB_FORT_MINE]
    = hex;
}

/* Where it starts, in each of the first five rounds, one a turn and one a hex; then it goes to five
 * hexes from the nearest (club.3.9, club.8.8, club.8.9). */
static void
test_laying (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint layer = stage_put (stage, 1, "minelayer", stage_at (12, 4));

  stage_put (stage, 0, "truck", stage_at (20, 2));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 1);
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_MINED, (gint) layer)->arguments[0], ==,
                   stage_at (12, 4));
  stage_assert_deed (stage, layer, WAR_CLUB_DEED_KEEPS_AWAY, "club.8.9");
  g_assert_cmpuint (get_distance (stage, layer, stage_at (20, 2)), ==, 5);
  g_assert_cmpuint (count_mines (stage), ==, 1);

  *stage_unit (stage, layer, WAR_PIECE_X) = stage_at (12, 4); /* there is one already */
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 1);
  g_assert_cmpuint (count_mines (stage), ==, 1);

  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  *stage_game (stage, WAR_GAME_ROUND) = 6;
  stage_roll (stage, 1);
  g_assert_cmpuint (count_mines (stage), ==, 1);
}

/* At its distance it goes on to another hex there each turn, and to none that has a mine, so that
 * each of five turns lays one; it stays where there is no other (club.M-29). */
static void
test_going_on (void)
{
  g_autoptr (Stage) stage = make_stage ();
  g_autoptr (Stage) alone = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint layer = stage_put (stage, 1, "minelayer", stage_at (15, 2));

  stage_put (stage, 0, "truck", stage_at (20, 2));
  stage_put (stage, 1, "truck", stage_at (30, 8));
  for (gint turn = 1; turn <= 5; turn++)
    {
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      *stage_game (stage, WAR_GAME_ROUND) = turn;
      stage_roll (stage, 1);
      g_assert_cmpuint (count_mines (stage), ==, turn);
      g_assert_cmpuint (get_distance (stage, layer, stage_at (20, 2)), ==, 5);
    }

  for (guint column = 0; column < 36; column++)
    for (guint row = 0; row < 9; row++)
      if (column != 15 || row != 2)
        stage_set_terrain (alone, stage_at (column, row), WAR_HEX_RIVER);
  stage_begin (alone);
  layer = stage_put (alone, 1, "minelayer", stage_at (15, 2));
  stage_put (alone, 0, "infantry", stage_at (20, 2));
  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    stage_put (alone, 1, d < 3 ? "infantry" : "mounted-infantry",
               war_hex_get_neighbour (&war_club_get_data (stage_get_setup (alone))->hexes,
                                      stage_at (15, 2), d));
  for (guint turn = 0; turn < 2; turn++)
    {
      stage_begin_phase (alone, 1, WAR_CLUB_PHASE_MOVES);
      stage_order (alone, "1", WAR_CLUB_ORDER_ROLL, WAR_NONE, WAR_NONE, 0, 0);
      g_assert_cmpint (stage_hex (alone, layer), ==, stage_at (15, 2));
      g_assert_cmpuint (count_mines (alone), ==, 1);
    }
}

/* In the enemy's first turn as printed the armies that do not move act: the Minelayer lays, and the
 * Medic heals who stands next to it (club.4.7, club.M-7). */
static void
test_first_turn (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage
        = stage_new (i == 0 ? 0 : 1 << WAR_CLUB_AMENDMENT_ENEMYS_FIRST_TURN, "british", "german");
      guint layer, medic, tank;

      stage_begin (stage);
      layer = stage_put (stage, 1, "minelayer", stage_at (12, 4));
      medic = stage_put (stage, 1, "medic", stage_at (20, 4));
      tank = stage_put (stage, 1, "tank", stage_at (21, 4));
      stage_put (stage, 1, "truck", stage_at (30, 8));
      stage_put (stage, 1, "fighter", stage_at (30, 7));
      stage_put (stage, 0, "truck", stage_at (20, 2));
      *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = 3;
      *stage_unit (stage, layer, WAR_CLUB_PIECE_ARMY) = 1;
      *stage_unit (stage, medic, WAR_CLUB_PIECE_ARMY) = 2;
      *stage_unit (stage, tank, WAR_CLUB_PIECE_ARMY) = 2;
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      *stage_game (stage, WAR_CLUB_GAME_TURN) = 0;
      *stage_game (stage, WAR_CLUB_GAME_FIRST) = 1;
      *stage_game (stage, WAR_GAME_ROUND) = 1;
      *stage_seat (stage, 1, WAR_CLUB_SEAT_TURNS) = 1;
      *stage_seat (stage, 1, WAR_CLUB_SEAT_FIRST_ARMIES) = 0;
      stage_order (stage, "0 1", WAR_CLUB_ORDER_ROLL, WAR_NONE, WAR_NONE, 0, 0);
      g_assert_cmpuint (count_mines (stage), ==, i == 0);
      g_assert_cmpint (*stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE), ==, i == 0 ? 1 : 3);
      g_assert_cmpint (stage_hex (stage, layer), ==, stage_at (12, 4));
      g_assert_cmpint (stage_hex (stage, medic), ==, stage_at (20, 4));
    }
}

/* It goes when the enemy's fifth turn ends, and its mines stay (club.8.10, club.M-29). */
static void
test_leaving (void)
{
  for (gint turn = 4; turn <= 5; turn++)
    {
      g_autoptr (Stage) stage = make_stage ();
      guint layer = stage_put (stage, 1, "minelayer", stage_at (12, 4));

      stage_put (stage, 0, "truck", stage_at (20, 2));
      stage_put (stage, 1, "truck", stage_at (30, 2));
      set_mine (stage, stage_at (2, 2));
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MONEY);
      *stage_seat (stage, 1, WAR_CLUB_SEAT_TURNS) = turn;
      stage_order (stage, "12", WAR_CLUB_ORDER_SPEND, WAR_NONE, WAR_NONE, 0, 0);
      g_assert_true (war_club_stands (stage_get_setup (stage), stage_get_state (stage), layer)
                     == (turn == 4));
      g_assert_true ((stage_find_event (stage, WAR_CLUB_EVENT_LEFT, (gint) layer) != NULL)
                     == (turn == 5));
      g_assert_cmpuint (count_mines (stage), ==, 1);
    }
}

/* A die at each hex on or next to a mine: 1 to 3 destroys the unit and the mine (club.8.11). */
static void
test_mines (void)
{
  for (gint die = 3; die <= 4; die++)
    {
      g_autoptr (Stage) stage = make_stage ();
      guint tank = stage_put (stage, 0, "tank", stage_at (2, 4)), fighter, enemy;
      const char *dice = die == 3 ? "12 3" : "12 4 4";

      stage_put (stage, 0, "truck", stage_at (30, 0));
      fighter = stage_put (stage, 0, "fighter", stage_at (2, 2));
      enemy = stage_put (stage, 1, "infantry", stage_at (4, 2));
      set_mine (stage, stage_at (4, 4));
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
      /* Along its row there is no way round: next to it, onto it, next to it. */
      stage_order (stage, dice, WAR_CLUB_ORDER_MOVE, (gint) tank, WAR_NONE, stage_at (5, 4), 0);
      g_assert_true (war_club_stands (stage_get_setup (stage), stage_get_state (stage), tank)
                     == (die == 4));
      g_assert_cmpuint (count_mines (stage), ==, die == 4);
      set_mine (stage, stage_at (4, 4));
      stage_move (stage, fighter, stage_at (4, 4)); /* aircraft are immune (club.3.9) */
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      *stage_unit (stage, fighter, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
      stage_roll (stage, 1); /* and the enemy's own */
      g_assert_true (war_club_stands (stage_get_setup (stage), stage_get_state (stage), enemy));
      g_assert_cmpuint (stage_count_events (stage, WAR_CLUB_EVENT_MINE), ==, 0);
    }
}

/* The mover goes round them where there is a way; a Truck that is destroyed leaves its load where
 * it was, unmoved (club.M-29). */
static void
test_round_mines (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint truck = stage_put (stage, 0, "truck", stage_at (2, 4));
  guint foot = stage_put (stage, 0, "infantry", stage_at (1, 4));

  stage_put (stage, 1, "truck", stage_at (30, 0));
  set_mine (stage, stage_at (4, 2));
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  stage_order (stage, "1", WAR_CLUB_ORDER_CARRY, (gint) truck, (gint) foot, stage_at (5, 2), 0);
  g_assert_false (war_club_stands (stage_get_setup (stage), stage_get_state (stage), truck));
  g_assert_true (war_club_stands (stage_get_setup (stage), stage_get_state (stage), foot));
  g_assert_cmpint (stage_hex (stage, foot), ==, stage_at (1, 4));
  stage_move (stage, foot, stage_at (2, 4));
  g_assert_cmpuint (count_mines (stage), ==, 0);
  set_mine (stage, stage_at (4, 4));
  truck = stage_put (stage, 0, "mounted-infantry", stage_at (2, 6));
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  stage_move (stage, truck, stage_at (5, 6)); /* (4, 5) and (3, 5) are next to it */
}

/* Where there is no way round all of them, it takes the one with the fewest dice, though another is
 * shorter (club.M-29). */
static void
test_fewest_dice (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint horse = stage_put (stage, 0, "mounted-infantry", stage_at (2, 4));

  stage_put (stage, 1, "truck", stage_at (30, 0));
  set_mine (stage, stage_at (4, 4));
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  stage_order (stage, "12 12", WAR_CLUB_ORDER_MOVE, (gint) horse, WAR_NONE, stage_at (5, 4), 0);
  g_assert_cmpint (stage_hex (stage, horse), ==, stage_at (5, 4));
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_MOVED, (gint) horse)->arguments[2], ==, 10);
}

/* What a move costs, its way, and the chance that a mine destroys the unit are known before it
 * goes (club.8.11). */
static void
test_foreseen (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint tank = stage_put (stage, 0, "tank", stage_at (2, 4));
  WarOrder order = war_order_new (WAR_CLUB_ORDER_MOVE, 0, (gint) tank);
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  WarRefusal refusal;

  stage_put (stage, 1, "truck", stage_at (30, 0));
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  order.arguments[0] = stage_at (5, 4);
  war_foresight_init (foresight);
  g_assert_true (war_play_foresee (stage_get_setup (stage), stage_get_state (stage), &order,
                                   foresight, &refusal));
  g_assert_cmpint (foresight->distance, ==, 6);
  g_assert_cmpint (foresight->most, ==, 6);
  g_assert_cmpuint (foresight->n_lines, ==, 3);
  g_assert_cmpuint (foresight->n_losses, ==, 0);

  set_mine (stage, stage_at (4, 4));
  g_assert_true (war_play_foresee (stage_get_setup (stage), stage_get_state (stage), &order,
                                   foresight, &refusal));
  g_assert_cmpuint (foresight->n_losses, ==, 1);
  g_assert_cmpint (foresight->losses[0].row, ==, tank);
  /* Three dice, of which each destroys it in a quarter of all cases. */
  g_assert_cmpint ((gint) (foresight->losses[0].destroyed * 1000 / WAR_PROBABILITY_ONE), ==,
                   1000 - 27 * 1000 / 64 - 1);
  war_foresight_clear (foresight);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/club-special/club.8.1/rows", test_rows);
  g_test_add_func ("/club-special/club.8.2/rows", test_rows);
  g_test_add_func ("/club-special/club.8.3/healing", test_healing);
  g_test_add_func ("/club-special/club.8.4/meeting", test_meeting);
  g_test_add_func ("/club-special/club.M-12/both", test_both_go);
  g_test_add_func ("/club-special/club.8.5/too-far", test_too_far);
  g_test_add_func ("/club-special/club.8.6/avoiding", test_avoiding);
  g_test_add_func ("/club-special/club.8.6/too-near", test_too_near);
  g_test_add_func ("/club-special/club.8.7/turrets", test_turrets);
  g_test_add_func ("/club-special/club.M-13/target", test_turret_target);
  g_test_add_func ("/club-special/club.8.8/laying", test_laying);
  g_test_add_func ("/club-special/club.M-29/going-on", test_going_on);
  g_test_add_func ("/club-special/club.M-7/first-turn", test_first_turn);
  g_test_add_func ("/club-special/club.8.10/leaving", test_leaving);
  g_test_add_func ("/club-special/club.8.11/mines", test_mines);
  g_test_add_func ("/club-special/club.M-29/round", test_round_mines);
  g_test_add_func ("/club-special/club.M-29/fewest-dice", test_fewest_dice);
  g_test_add_func ("/club-special/club.8.11/foreseen", test_foreseen);
  return g_test_run ();
}
