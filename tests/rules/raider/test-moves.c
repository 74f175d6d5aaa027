/* test-moves.c: how men, stands and vehicles of Trench Raider move, and wire is cut
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include "engine/game/choice.h"

enum
{
  LEADER,
  MEN, /* eight */
  FRENCH_GUN = 9,
  RENAULT,
  CAR,
  GERMAN_LEADER,
  GERMANS, /* six */
  ELITE = 19,
  A7V,
};

#define MOVE \
  "%d move pieces.%d heading=%d distance=%d heading-2=0 distance-2=0 heading-3=0 distance-3=0"
#define DRIVE "1 drive pieces.%d heading=%d distance=%d backwards=0"

static Stage *
begin (WarAmendments amendments, void (*prepare) (Stage *stage))
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "leader", 1, "1st");
  stage_add (stage, 1, "soldier", 8, "1st");
  stage_add (stage, 1, "machine-gun", 1, NULL);
  stage_add (stage, 1, "renault", 1, NULL);
  stage_add (stage, 1, "armoured-car", 1, NULL);
  stage_add (stage, 2, "leader", 1, "I");
  stage_add (stage, 2, "soldier", 6, "I");
  stage_add (stage, 2, "elite", 1, NULL);
  stage_add (stage, 2, "a7v", 1, NULL);
  if (prepare != NULL)
    prepare (stage);
  stage_begin (stage);
  return stage;
}

/* Inches -------------------------------------------------------------------------------------- */

/* Two dice a regiment, two for pieces outside regiments, three a vehicle (raider.3.9,
 * raider.3.12, raider.R-14). */
static void
test_french_dice (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);
  const WarSetup *setup;

  stage_put (stage, LEADER, 10, 60);
  stage_put (stage, MEN, 10, 58);
  stage_put (stage, FRENCH_GUN, 20, 58);
  stage_put (stage, RENAULT, 30, 58);
  stage_begin_moves (stage, 1, "3 4 1 2 6 5 4");
  setup = stage_get_setup (stage);
  g_assert_cmpint (war_raider_get_inches (setup, stage_get_state (stage), MEN), ==, STAGE_IN (7));
  g_assert_cmpint (war_raider_get_inches (setup, stage_get_state (stage), FRENCH_GUN), ==,
                   STAGE_IN (3));
  g_assert_cmpint (war_raider_get_inches (setup, stage_get_state (stage), RENAULT), ==,
                   STAGE_IN (15));
  stage_refuse (stage, WAR_RAIDER_REFUSAL_INCHES, "raider.R-23", MOVE, 1, MEN, 0, STAGE_IN (7) + 1);
}

/* Two for all regulars, three for elite and tanks together (raider.4.8, raider.4.9). */
static void
test_german_dice (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);

  stage_put (stage, GERMAN_LEADER, 10, 10);
  stage_put (stage, GERMANS, 10, 12);
  stage_put (stage, ELITE, 12, 12);
  stage_put (stage, A7V, 30, 12);
  stage_begin_moves (stage, 2, "1 4 2 2 3");
  g_assert_cmpint (
    war_raider_get_inches (stage_get_setup (stage), stage_get_state (stage), GERMANS), ==,
    STAGE_IN (5));
  g_assert_cmpint (war_raider_get_inches (stage_get_setup (stage), stage_get_state (stage), ELITE),
                   ==, STAGE_IN (7));
  g_assert_cmpint (war_raider_get_inches (stage_get_setup (stage), stage_get_state (stage), A7V),
                   ==, STAGE_IN (7));
}

/* Men farther than 12″ from their leader may fire, not move; they may end a move beyond. */
static void
test_led (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);

  stage_put (stage, LEADER, 10, 60);
  stage_put (stage, MEN, 10, 60 - 12 - 10 / 25.4);
  stage_put (stage, MEN + 1, 12, 47);
  stage_put (stage, GERMANS, 12, 40);
  stage_begin_moves (stage, 1, "3 3");
  stage_order (stage, "", MOVE, 1, MEN, 0, STAGE_IN (3));
  stage_refuse (stage, WAR_RAIDER_REFUSAL_NO_LEADER, "raider.6.7", MOVE, 1, MEN + 1, 0,
                STAGE_IN (3));
  stage_order (stage, "1", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN + 1, GERMANS);
}

/* Ground -------------------------------------------------------------------------------------- */

static void
add_ground (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_MUD, NULL, 0, 60, 4, 66);
  stage_add_box (stage, WAR_TERRAIN_WALL, NULL, 6, 62, 10, 62.2);
  stage_add_box (stage, WAR_TERRAIN_RIVER, NULL, 12, 62, 20, 63);
  stage_add_box (stage, WAR_TERRAIN_BRIDGE, NULL, 14, 61.5, 15, 63.5);
  stage_add_box (stage, WAR_TERRAIN_SMALL_SHELL_HOLE, NULL, 22, 61, 23, 62);
  stage_add_box (stage, WAR_TERRAIN_WOOD, NULL, 26, 60, 30, 62);
}

/* +1″ on entering, half inside, rivers only by bridges; exactly, by the centre. */
static void
test_ground (void)
{
  static const struct
  {
    double x, from, to; /* straight up with 7″ */
  } rows[] = {
    { 44, 66, 59 }, /* open */
    { 2, 66, 62.5 }, /* mud all the way: half */
    { 2, 68, 63.5 }, /* 2″ in the open, then half of 5 */
    { 2, 61, 55 }, /* an inch of mud costs two */
    { 8, 66, 60 }, /* over a wall */
    { 8, 62.9, 56.9 },    { 8, 69.1, 62.2 }, /* not enough to cross it */
    { 17, 66, 63 }, /* a river */
    { 14.5, 66, 59 }, /* a bridge: it alone counts */
    { 22.5, 66, 60 }, /* a hole, entered */
    { 22.5, 61.5, 54.5 }, { 28, 66, 60.5 }, /* 4″ to a wood, then half of 3 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (G_MAXUINT32, add_ground);

      stage_put (stage, LEADER, rows[i].x + 1, 66);
      stage_put (stage, MEN, rows[i].x, rows[i].from);
      stage_begin_moves (stage, 1, "3 4");
      stage_order (stage, "", MOVE, 1, MEN, 0, STAGE_IN (7));
      g_test_message ("row %u: %d", i, *stage_unit (stage, MEN, WAR_PIECE_Y));
      stage_assert_inches (*stage_unit (stage, MEN, WAR_PIECE_Y), rows[i].to);
    }
}

/* A way ends where it comes into contact; friends are passed, but not ended on; nobody leaves the
 * field. */
static void
test_others (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);

  stage_put (stage, LEADER, 10, 60);
  stage_put (stage, MEN, 10, 58);
  stage_put (stage, MEN + 1, 12, 58);
  stage_put (stage, MEN + 2, 14, 58);
  stage_put (stage, MEN + 3, 0.3, 58);
  stage_put (stage, GERMANS, 10, 54);
  stage_put (stage, MEN + 4, 12, 55);
  stage_put (stage, MEN + 5, 14, 53);
  stage_begin_moves (stage, 1, "2 3");

  /* To 1 mm of the enemy. */
  stage_order (stage, "", MOVE, 1, MEN, 0, STAGE_IN (5));
  g_assert_cmpint (*stage_unit (stage, MEN, WAR_PIECE_Y), ==, STAGE_IN (54) + 1100);
  g_assert_true (stage_event (stage, WAR_RAIDER_EVENT_MOVED, 0)->arguments[5]);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_DONE, "raider.3.14", MOVE, 1, MEN, 2048, STAGE_IN (1));
  stage_order (stage, "", MOVE, 1, MEN + 1, 0, STAGE_IN (5)); /* past a friend */
  g_assert_cmpint (*stage_unit (stage, MEN + 1, WAR_PIECE_Y), ==, STAGE_IN (53));
  stage_order (stage, "", MOVE, 1, MEN + 2, 0, STAGE_IN (5)); /* up to a friend */
  stage_assert_inches (*stage_unit (stage, MEN + 2, WAR_PIECE_Y), 53 + 10 / 25.4);
  stage_order (stage, "", MOVE, 1, MEN + 3, 3072, STAGE_IN (3)); /* to the edge */
  g_assert_cmpint (*stage_unit (stage, MEN + 3, WAR_PIECE_X), ==, 500);
}

/* One order moves all of a group by the same legs, foremost first (raider.R-10). */
static void
test_group (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);

  stage_put (stage, LEADER, 20, 60);
  for (guint i = 0; i < 3; i++)
    stage_put (stage, MEN + i, 10, 58 + 0.4 * i); /* a file */
  stage_put (stage, FRENCH_GUN, 14, 58);
  stage_begin_moves (stage, 1, "2 3 1 1");
  stage_order (stage, "",
               "1 move pieces.%d heading=0 distance=%d heading-2=1024 distance-2=%d heading-3=0 "
               "distance-3=0 targets=%d,%d",
               MEN + 2, STAGE_IN (2), STAGE_IN (1), MEN, MEN + 1);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (stage_x (stage, MEN + i), ==, 1100);
      g_assert_cmpint (stage_y (stage, MEN + i), ==, 5600 + 40 * (gint) i);
    }
  stage_refuse (stage, WAR_RAIDER_REFUSAL_GROUP, "raider.R-10",
                "1 move pieces.%d heading=0 distance=%d heading-2=0 distance-2=0 heading-3=0 "
                "distance-3=0 targets=%d",
                LEADER, STAGE_IN (1), FRENCH_GUN);
}

/* Machine guns move or fire (raider.3.11). */
static void
test_gun (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);

  stage_put (stage, FRENCH_GUN, 10, 58);
  stage_put (stage, GERMANS, 10, 48);
  stage_begin_moves (stage, 1, "2 3");
  stage_order (stage, "", MOVE, 1, FRENCH_GUN, 0, STAGE_IN (2));
  stage_refuse (stage, WAR_RAIDER_REFUSAL_NO_SHOT, "raider.R-15",
                "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", FRENCH_GUN, GERMANS);
}

/* Wire ---------------------------------------------------------------------------------------- */

/* Who cuts has no cover, and does nothing else (raider.6.4, raider.6.5). */
static void
test_cutting (void)
{
  static const gint least[] = { 6, 5, 4, 3, 2, 1 };

  for (guint n = 1; n <= 6; n++)
    for (gint die = 1; die <= 6; die++)
      {
        g_autoptr (Stage) stage = begin (G_MAXUINT32, stage_add_wire);
        g_autofree char *dice = g_strdup_printf ("%d", die);
        g_autoptr (GString) others = g_string_new (NULL);

        stage_put (stage, LEADER, 10, 34);
        for (guint i = 0; i < n; i++)
          {
            stage_put (stage, MEN + i, 9 + 0.41 * i, 30.9);
            if (i > 0)
              g_string_append_printf (others, "%s%u", i > 1 ? "," : " targets=", MEN + i);
          }
        stage_begin_moves (stage, 1, "3 3");
        stage_order (stage, dice, "1 cut pieces.%d x=%d y=%d%s", MEN, 25400, 76800, others->str);
        g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_CUT, 0)->arguments[1], ==,
                         die >= least[n - 1]);
        g_assert_cmpint (stage_count_events (stage, WAR_RAIDER_EVENT_GAP), ==, die >= least[n - 1]);
        g_assert_cmpint (*stage_unit (stage, MEN, WAR_RAIDER_PIECE_UNCOVERED), ==, 1);
        g_assert_false (stage_allows (stage, MOVE, 1, MEN, 2048, STAGE_IN (1)));
      }
}

/* The order by which a man does so who points there. */
static WarOrder
point (Stage *stage, guint unit, WarRaiderOrder kind, WarPosition place)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));
  WarOrder order;

  war_choice_list (stage_get_setup (stage), stage_get_state (stage), 0, (gint) unit, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);

      if (choice->order.kind == kind
          && war_choice_point (stage_get_setup (stage), stage_get_state (stage), choice, place, 0,
                               &order))
        return order;
    }
  g_assert_not_reached ();
}

/* Who points at the wire cuts it with all who may, who are within 1½″ of the point; one who stands
 * farther away does something else. */
static void
test_helpers (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, stage_add_wire);
  WarOrder order;

  stage_put (stage, LEADER, 10, 34);
  for (guint i = 0; i < 3; i++)
    stage_put (stage, MEN + i, 9.5 + 0.41 * i, 30.9);
  stage_put (stage, MEN + 3, 14, 30.9);
  stage_begin_moves (stage, 1, "3 3");
  order = point (stage, MEN, WAR_RAIDER_ORDER_CUT, (WarPosition){ 25400, 76800 });
  g_assert_cmpuint (order.n_targets, ==, 2);
  g_assert_cmpint (order.targets[0], ==, MEN + 1);
  g_assert_cmpint (order.targets[1], ==, MEN + 2);
}

/* Who points behind a tank lets it back up, and beside it, turn. */
static void
test_behind (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);
  WarOrder order;

  stage_put (stage, RENAULT, 20, 40);
  stage_begin_moves (stage, 1, "1 2 4");
  order
    = point (stage, RENAULT, WAR_RAIDER_ORDER_DRIVE, (WarPosition){ 20 * WAR_INCH, 43 * WAR_INCH });
  g_assert_cmpint (order.arguments[2], ==, 1);
  order
    = point (stage, RENAULT, WAR_RAIDER_ORDER_DRIVE, (WarPosition){ 23 * WAR_INCH, 40 * WAR_INCH });
  g_assert_cmpint (order.arguments[2], ==, 0);
}

/* Wire stops men until it is cut (raider.6.2); the gap is 2″ wide, for everybody and at once. */
static void
test_gap (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, stage_add_wire);

  stage_put (stage, LEADER, 12, 34);
  stage_put (stage, MEN, 10, 30.9);
  stage_put (stage, MEN + 1, 10.9, 32);
  stage_put (stage, MEN + 2, 11.1, 32);
  stage_begin_moves (stage, 1, "3 3");
  stage_order (stage, "6", "1 cut pieces.%d x=%d y=%d", MEN, 25400, 76800);
  stage_order (stage, "", MOVE, 1, MEN + 1, 0, STAGE_IN (4));
  g_assert_cmpint (stage_y (stage, MEN + 1), ==, 2800);
  stage_order (stage, "", MOVE, 1, MEN + 2, 0, STAGE_IN (4));
  g_assert_cmpint (*stage_unit (stage, MEN + 2, WAR_PIECE_Y), ==, STAGE_IN (30.5));
}

/* Tanks cross wire at will, and leave a gap as wide as themselves (raider.5.1, raider.R-13). */
static void
test_tank_in_wire (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, stage_add_wire);

  stage_put (stage, RENAULT, 20, 33);
  stage_begin_moves (stage, 1, "1 2 4");
  stage_order (stage, "", DRIVE, RENAULT, 0, STAGE_IN (5));
  g_assert_cmpint (stage_y (stage, RENAULT), ==, 2800);
  g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_GAP, 0)->arguments[2], ==, 3000);
}

/* Own wire is open ground with the amendment, printed it is not. */
static void
test_own_wire (void)
{
  g_autoptr (Stage) amended = begin (G_MAXUINT32, stage_add_wire);
  g_autoptr (Stage) printed = begin (0, stage_add_wire);

  for (guint i = 0; i < 2; i++)
    {
      Stage *stage = i == 0 ? amended : printed;

      stage_put (stage, GERMAN_LEADER, 10, 28);
      stage_put (stage, GERMANS, 10, 29);
      stage_begin_moves (stage, 2, "2 2");
      stage_order (stage, "", MOVE, 2, GERMANS, 2048, STAGE_IN (3));
    }
  g_assert_cmpint (stage_y (amended, GERMANS), ==, 3200);
  g_assert_cmpint (*stage_unit (printed, GERMANS, WAR_PIECE_Y), ==, STAGE_IN (30));
}

/* Vehicles ------------------------------------------------------------------------------------ */

/* A French tank crosses a trench only straight on (raider.5.2), with 13 or more; else it stops
 * at its edge. */
static void
test_trench (void)
{
  g_autoptr (Stage) weak = begin (G_MAXUINT32, NULL);
  g_autoptr (Stage) strong = begin (G_MAXUINT32, NULL);
  g_autoptr (Stage) slanting = begin (G_MAXUINT32, NULL);

  stage_put (weak, RENAULT, 20, 29);
  stage_begin_moves (weak, 1, "4 4 4");
  stage_order (weak, "", DRIVE, RENAULT, 0, STAGE_IN (12));
  g_assert_cmpint (*stage_unit (weak, RENAULT, WAR_PIECE_Y), >=, STAGE_IN (26.5) + 2500);
  g_assert_cmpint (*stage_unit (weak, RENAULT, WAR_PIECE_Y), <=, STAGE_IN (26.5) + 2600);

  stage_put (strong, RENAULT, 20, 29);
  stage_begin_moves (strong, 1, "4 4 5");
  stage_order (strong, "", DRIVE, RENAULT, 0, STAGE_IN (8));
  g_assert_cmpint (stage_y (strong, RENAULT), ==, 2100);

  stage_put_heading (slanting, RENAULT, 20, 30, 200);
  stage_begin_moves (slanting, 1, "6 6 6");
  stage_order (slanting, "", DRIVE, RENAULT, 200, STAGE_IN (8)); /* more than 15° */
  g_assert_cmpint (stage_y (slanting, RENAULT), >, 2650);
}

/* A crossing that was begun with 13 or more is finished later without a roll, straight on; who has
 * not begun it needs one again. */
static void
test_begun (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);

  stage_put (stage, RENAULT, 20, 29);
  stage_begin_moves (stage, 1, "4 4 5");
  stage_order (stage, "", DRIVE, RENAULT, 0, STAGE_IN (2)); /* its front is in it */
  g_assert_cmpint (stage_y (stage, RENAULT), ==, 2700);
  g_assert_cmpint (*stage_unit (stage, RENAULT, WAR_RAIDER_PIECE_CROSSES), !=, WAR_NONE);
  stage_begin_moves (stage, 1, "1 2 3");
  stage_order (stage, "", DRIVE, RENAULT, 0, STAGE_IN (4));
  g_assert_cmpint (stage_y (stage, RENAULT), ==, 2300);
  g_assert_cmpint (*stage_unit (stage, RENAULT, WAR_RAIDER_PIECE_CROSSES), ==, WAR_NONE);

  stage_begin_moves (stage, 1, "4 4 4");
  stage_order (stage, "", DRIVE, RENAULT, 0, STAGE_IN (12)); /* the next one stops it */
  g_assert_cmpint (*stage_unit (stage, RENAULT, WAR_PIECE_Y), >=, STAGE_IN (18.5) + 2500);
}

/* A fascine, laid in contact with the trench, ends the move and makes the crossing automatic. */
static void
test_fascine (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);

  stage_put (stage, RENAULT, 20, 29);
  stage_begin_moves (stage, 1, "1 1 2");
  stage_order (stage, "", DRIVE, RENAULT, 0, STAGE_IN (4));
  stage_order (stage, "", "1 fascine pieces.%d", RENAULT);
  g_assert_false (stage_allows (stage, DRIVE, RENAULT, 0, STAGE_IN (1)));
  g_assert_cmpint (*stage_unit (stage, RENAULT, WAR_RAIDER_PIECE_FASCINE), ==, 0);
  stage_begin_moves (stage, 1, "1 1 6");
  stage_order (stage, "", DRIVE, RENAULT, 0, STAGE_IN (8));
  g_assert_cmpint (stage_y (stage, RENAULT), <, 2400);
}

static void
add_bridge (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_BRIDGE, NULL, 18.5, 49.5, 21.5, 50.5);
}

/* A bridge over an own trench is crossed freely, also at a slant, but only where it lies: the
 * middle of the tank is on it. A car crosses none. */
static void
test_bridge (void)
{
  static const struct
  {
    double x;
    gint heading;
    gboolean crosses;
  } rows[] = {
    { 20, 0, TRUE }, { 18, 256, TRUE }, { 21.4, 0, TRUE }, { 21.7, 0, FALSE }, { 18.3, 0, FALSE }
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (G_MAXUINT32, add_bridge);

      stage_put_heading (stage, RENAULT, rows[i].x, 53, (WarHeading) rows[i].heading);
      stage_begin_moves (stage, 1, "2 2 4");
      stage_order (stage, "", DRIVE, RENAULT, rows[i].heading, STAGE_IN (7));
      g_assert_cmpint (stage_y (stage, RENAULT) < 4900, ==, rows[i].crosses);
    }

  {
    g_autoptr (Stage) stage = begin (G_MAXUINT32, add_bridge);

    stage_put (stage, CAR, 20, 53);
    stage_begin_moves (stage, 1, "2 2 4");
    stage_order (stage, "", DRIVE, CAR, 0, STAGE_IN (7));
    g_assert_cmpint (stage_y (stage, CAR), >, 5050);
  }
}

/* Beside a fascine there is none: the middle of the tank has to pass over it. */
static void
test_beside_fascine (void)
{
  static const struct
  {
    double x;
    gboolean crosses;
  } rows[] = { { 20.5, TRUE }, { 20.7, FALSE }, { 19.3, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);

      stage_put (stage, RENAULT, 20, 27.6);
      stage_begin_moves (stage, 1, "1 1 2");
      stage_order (stage, "", DRIVE, RENAULT, 0, STAGE_IN (1));
      stage_order (stage, "", "1 fascine pieces.%d", RENAULT);
      stage_put (stage, RENAULT, rows[i].x, 29);
      stage_begin_moves (stage, 1, "1 1 6");
      stage_order (stage, "", DRIVE, RENAULT, 0, STAGE_IN (8));
      g_assert_cmpint (stage_y (stage, RENAULT) < 2550, ==, rows[i].crosses);
    }
}

/* An armoured car crosses no trench; men step aside, stands and vehicles stop it. */
static void
test_car (void)
{
  g_autoptr (Stage) stage = begin (G_MAXUINT32, NULL);

  stage_put_heading (stage, CAR, 20, 40, 1024);
  stage_put (stage, GERMANS, 24, 40);
  stage_put (stage, FRENCH_GUN, 32, 40);
  stage_begin_moves (stage, 1, "1 1 6 6 6");
  stage_order (stage, "", DRIVE, CAR, 1024, STAGE_IN (4)); /* ends on a man of the enemy's */
  g_assert_cmpint (stage_x (stage, CAR), ==, 2400);
  g_assert_true (stage_stands (stage, GERMANS));
  g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_STEPPED_ASIDE), ==, 1);
  stage_order (stage, "", DRIVE, CAR, 1024, STAGE_IN (8));
  g_assert_cmpint (*stage_unit (stage, CAR, WAR_PIECE_X), <=, STAGE_IN (32) - 1000 - 2500);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/raider.3.9", test_french_dice);
  g_test_add_func ("/rules/raider.4.8", test_german_dice);
  g_test_add_func ("/rules/raider.6.7", test_led);
  g_test_add_func ("/rules/raider.R-9", test_ground);
  g_test_add_func ("/rules/raider.R-23", test_others);
  g_test_add_func ("/rules/raider.R-10/group", test_group);
  g_test_add_func ("/rules/raider.3.11", test_gun);
  g_test_add_func ("/rules/raider.6.3", test_cutting);
  g_test_add_func ("/rules/raider.R-20/helpers", test_helpers);
  g_test_add_func ("/rules/raider.R-20/gap", test_gap);
  g_test_add_func ("/rules/raider.5.1", test_tank_in_wire);
  g_test_add_func ("/rules/raider.R-20/own", test_own_wire);
  g_test_add_func ("/rules/raider.5.3", test_trench);
  g_test_add_func ("/rules/raider.R-13/begun", test_begun);
  g_test_add_func ("/rules/raider.5.4", test_fascine);
  g_test_add_func ("/rules/raider.R-13/bridge", test_bridge);
  g_test_add_func ("/rules/raider.R-13/beside-fascine", test_beside_fascine);
  g_test_add_func ("/rules/raider.R-13/car", test_car);
  g_test_add_func ("/rules/raider.R-13/behind", test_behind);
  return g_test_run ();
}
