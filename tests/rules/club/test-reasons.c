/* test-reasons.c: why the chart of Trench Club had a unit do what it did: boxes that could not be
 * done, what was asked in turn, who was left behind, what was not bought (club.5.8, club.7, club.9)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"
#include "stage.h"

/* Boxes ---------------------------------------------------------------------------------------- */

typedef struct
{
  const char *name, *unit; /* which stands at (4, 4) */
  gint damage, column;
  struct
  {
    gint side;
    const char *type;
    guint column, row;
  } others[3];
  WarClubObstacle obstacle; /* to the rolled box */
} Case;

static const Case cases[] = {
  { "none", "armored-car", 0, 3, { { 0, "truck", 9, 4 } }, WAR_CLUB_OBSTACLE_NO_SUCH },
  { "far", "armored-car", 0, 1, { { 0, "truck", 20, 4 } }, WAR_CLUB_OBSTACLE_OUT_OF_REACH },
  { "position", "armored-car", 0, 10, { { 0, "truck", 8, 4 } }, WAR_CLUB_OBSTACLE_NO_POSITION },
  { "far position",
    "armored-car",
    0,
    10,
    { { 0, "truck", 20, 4 } },
    WAR_CLUB_OBSTACLE_OUT_OF_REACH },
  { "repair only", "field-gun", 0, 9, { { 0, "truck", 9, 4 } }, WAR_CLUB_OBSTACLE_UNDAMAGED },
  { "no repair", "field-gun", 5, 9, { { 0, "truck", 9, 4 } }, WAR_CLUB_OBSTACLE_UNREPAIRED },
  { "no load", "truck", 0, 8, { { 0, "truck", 20, 4 } }, WAR_CLUB_OBSTACLE_NO_LOAD },
  { "enemy",
    "truck",
    0,
    8,
    { { 1, "infantry", 3, 4 }, { 0, "tank", 5, 4 } },
    WAR_CLUB_OBSTACLE_ENEMY_NEAR },
  { "no crossroads", "truck", 0, 1, { { 0, "truck", 20, 4 } }, WAR_CLUB_OBSTACLE_NO_SUCH },
  { "one cluster",
    "truck",
    0,
    3,
    { { 1, "infantry", 30, 4 }, { 0, "tank", 20, 4 } },
    WAR_CLUB_OBSTACLE_NO_SUCH },
  { "corner", "truck", 0, 2, { { 0, "fighter", 20, 4 } }, WAR_CLUB_OBSTACLE_NO_FARTHER },
  { "no forest", "infantry", 0, 1, { { 0, "truck", 20, 4 } }, WAR_CLUB_OBSTACLE_NO_SUCH },
  { "hemmed in", "heavy-infantry", 0, 7, { { 0, "tank", 20, 4 } }, WAR_CLUB_OBSTACLE_NO_NEARER },
};

static void
test_obstacle (gconstpointer data)
{
  const Case *its = data;
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  gboolean is_held
    = its->obstacle == WAR_CLUB_OBSTACLE_NO_FARTHER || its->obstacle == WAR_CLUB_OBSTACLE_NO_NEARER;
  const WarEvent *event;
  guint unit;

  stage_add_fort (stage, stage_at (12, 4), 4, 1, 1);
  stage_begin (stage);
  unit = stage_put (stage, 1, its->unit, stage_at (4, 4));
  for (guint i = 0; i < G_N_ELEMENTS (its->others) && its->others[i].type != NULL; i++)
    stage_put (stage, its->others[i].side, its->others[i].type,
               stage_at (its->others[i].column, its->others[i].row));
  /* Enemies all around let nobody pass. */
  if (is_held)
    for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
      {
        static const char *const types[] = { "tank",          "armored-car", "mark-i-female",
                                             "anti-aircraft", "field-gun",   "heavy-mortar" };
        const WarClub *club = war_club_get_data (stage_get_setup (stage));

        stage_put (stage, 0, types[d], war_hex_get_neighbour (&club->hexes, stage_at (4, 4), d));
      }
  *stage_unit (stage, unit, WAR_CLUB_PIECE_DAMAGE) = its->damage;
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, its->column);
  event = stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) unit);
  g_assert_cmpint (event->arguments[5], >, 0);
  g_assert_cmpint (war_club_get_obstacle (event, 0), ==, its->obstacle);
  for (gint i = 0; i < event->arguments[5]; i++)
    g_assert_cmpint (war_club_get_obstacle (event, (guint) i), !=, WAR_CLUB_OBSTACLE_NONE);
  g_assert_cmpint (war_club_get_obstacle (event, (guint) event->arguments[5]), ==,
                   WAR_CLUB_OBSTACLE_NONE);
}

/* Where the other is as good as destroyed, that is why it is not flanked (club.5.15). */
static void
test_overkill (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint second, target;

  stage_begin (stage);
  stage_put (stage, 1, "armored-car", stage_at (20, 3));
  second = stage_put (stage, 1, "tank", stage_at (20, 7));
  target = stage_put (stage, 0, "truck", stage_at (20, 4));
  stage_put (stage, 1, "anti-aircraft", stage_at (19, 5));
  *stage_unit (stage, target, WAR_CLUB_PIECE_DAMAGE) = 5;
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 10);
  g_assert_cmpint (
    war_club_get_obstacle (stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) second), 0), ==,
    WAR_CLUB_OBSTACLE_OVERKILL);
}

/* Of one target nothing is asked to choose it, only whence to attack it. */
static void
test_only_target (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  WarClubPriorities asked, of_hexes = 0;
  guint car;

  stage_begin (stage);
  car = stage_put (stage, 1, "armored-car", stage_at (4, 4));
  stage_put (stage, 0, "truck", stage_at (7, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 1);
  asked = (guint32) stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) car)->arguments[3];
  for (guint i = WAR_CLUB_PRIORITY_ODDS; i < WAR_CLUB_N_PRIORITIES; i++)
    of_hexes |= WAR_CLUB_DECIDED (i) | WAR_CLUB_WAS_EQUAL (i);
  g_assert_cmphex (asked & of_hexes, !=, 0);
  g_assert_cmphex (asked & ~of_hexes, ==, 0);
}

/* Loads ---------------------------------------------------------------------------------------- */

/* Who is left behind, and by what the hex of another was chosen (club.M-22). */
static void
test_load (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint gun, infantry;
  const WarEvent *event;

  stage_add_fort (stage, stage_at (12, 4), 4, 1, 1);
  for (guint i = 9; i < 12; i++)
    {
      stage_set_terrain (stage, stage_at (i, 3), WAR_HEX_FOREST);
      stage_set_terrain (stage, stage_at (i, 5), WAR_HEX_FOREST);
    }
  stage_set_terrain (stage, stage_at (11, 4), WAR_HEX_RIVER);
  stage_begin (stage);
  stage_put (stage, 1, "truck", stage_at (4, 4));
  gun = stage_put (stage, 1, "field-gun", stage_at (3, 3));
  infantry = stage_put (stage, 1, "infantry", stage_at (3, 4));
  stage_put (stage, 1, "tank", stage_at (9, 4));
  stage_put (stage, 0, "truck", stage_at (20, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 8);
  stage_event (stage, WAR_CLUB_EVENT_LEFT_BEHIND, (gint) gun);
  g_assert_null (stage_find_event (stage, WAR_CLUB_EVENT_LEFT_BEHIND, (gint) infantry));
  event = stage_event (stage, WAR_CLUB_EVENT_SET_DOWN, (gint) infantry);
  g_assert_cmpuint ((guint) event->arguments[1] & WAR_CLUB_DECIDED (WAR_CLUB_PRIORITY_NEAREST), !=,
                    0);
}

/* Bonds ---------------------------------------------------------------------------------------- */

/* Why nothing is bought, or not repaired (club.9.4 to club.9.7). */
static void
test_money (void)
{
  static const struct
  {
    const char *dice;
    gint bonds, holder;
    gboolean is_besieged;
    WarClubPurchase purchase;
  } purses[] = {
    { "9", 8, 1, FALSE, WAR_CLUB_PURCHASE_DIE },
    { "1", 3, 0, FALSE, WAR_CLUB_PURCHASE_NO_UNIT },
    { "1", 12, 0, FALSE, WAR_CLUB_PURCHASE_NO_FORT },
    { "1", 12, 1, TRUE, WAR_CLUB_PURCHASE_NO_FORT },
    { "1", 12, 1, FALSE, WAR_CLUB_PURCHASE_MAY },
  };

  for (guint i = 0; i < G_N_ELEMENTS (purses); i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");

      stage_add_fort (stage, stage_at (12, 4), 4, 1, 1);
      stage_begin (stage);
      stage_put (stage, 1, "infantry", stage_at (4, 4));
      stage_put (stage, 0, "infantry", purses[i].is_besieged ? stage_at (11, 4) : stage_at (20, 4));
      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = purses[i].holder;
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MONEY);
      *stage_seat (stage, 1, WAR_CLUB_SEAT_BONDS)
        = purses[i].bonds - 3 * (purses[i].holder == 1); /* the fort's come before that */
      stage_order (stage, purses[i].dice, WAR_CLUB_ORDER_SPEND, WAR_NONE, WAR_NONE, 0, 0);
      g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_WOULD_NOT_BUY, WAR_NONE)->arguments[1],
                       ==, purses[i].purchase);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/club-reasons/club.5.8/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_obstacle);
    }
  g_test_add_func ("/club-reasons/club.5.15/overkill", test_overkill);
  g_test_add_func ("/club-reasons/club.7.2/only-target", test_only_target);
  g_test_add_func ("/club-reasons/club.M-22/load", test_load);
  g_test_add_func ("/club-reasons/club.9.5/purchase", test_money);
  return g_test_run ();
}
