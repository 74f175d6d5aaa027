/* test-march.c: what the ground is to bases in ranks, and how far they go over it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/march.h"

#include "engine/geometry/geometry.h"

#define CM(value) ((WarLength) ((value) *WAR_CENTIMETRE))
#define MM(value) ((WarLength) ((value) *WAR_MILLIMETRE))

enum
{
  ON_FOOT,
  WHEELS,
};

/* A field of 100 × 100 cm. Its features: a hedge that slows everybody, a river that bars all but
 * for its bridge, a wood that bars wheels but for its road, and a road north through both. */
enum
{
  HEDGE,
  RIVER,
  WOOD,
  BRIDGE,
  ROAD,
};

typedef struct
{
  WarField *field;
  WarGround *ground;
  WarGroundScratch *scratch;
  WarFooting footing;
} Place;

static guint
add (WarField *field, WarTerrain terrain, WarShape shape)
{
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup_printf ("feature-%u", field->features->len);
  feature->terrain = terrain;
  feature->shape = shape;
  g_ptr_array_add (field->features, feature);
  return field->features->len - 1;
}

static void
add_box (WarField *field, WarTerrain terrain, WarLength left, WarLength top, WarLength right,
         WarLength bottom)
{
  add (field, terrain,
       (WarShape){ .kind = WAR_SHAPE_BOX,
                   .centre = { (left + right) / 2, (top + bottom) / 2 },
                   .width = right - left,
                   .depth = bottom - top });
}

static void
place_set_up (Place *place, gconstpointer data)
{
  static const WarPosition road[]
    = { { CM (80), CM (100) }, { CM (80), CM (10) }, { CM (20), CM (10) } };
  WarShape line = { .kind = WAR_SHAPE_LINE, .width = CM (4) };
  const struct
  {
    guint feature;
    WarFootingKind kind;
  } kinds[] = { { HEDGE, WAR_FOOTING_OBSTACLE },
                { BRIDGE, WAR_FOOTING_CROSSING },
                { ROAD, WAR_FOOTING_ROAD } };

  place->field = war_field_new ("march", CM (100), CM (100));
  add_box (place->field, WAR_TERRAIN_WALL, CM (0), CM (70), CM (60), CM (72));
  add_box (place->field, WAR_TERRAIN_RIVER, CM (0), CM (40), CM (100), CM (44));
  add_box (place->field, WAR_TERRAIN_WOOD, CM (40), CM (18), CM (100), CM (32));
  add_box (place->field, WAR_TERRAIN_BRIDGE, CM (78), CM (40), CM (82), CM (44));
  line.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (line.vertices, road, G_N_ELEMENTS (road));
  add (place->field, WAR_TERRAIN_ROAD, line);

  place->ground = war_ground_new (place->field);
  place->scratch = war_ground_scratch_new (place->ground);
  war_footing_init (&place->footing, place->ground, place->field);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    war_footing_add (&place->footing, g_ptr_array_index (place->field->features, kinds[i].feature),
                     kinds[i].feature, kinds[i].kind);
  for (guint i = ON_FOOT; i <= WHEELS; i++)
    war_footing_bar (&place->footing, g_ptr_array_index (place->field->features, RIVER), RIVER, i,
                     WAR_FOOTING_BY_CROSSING);
  war_footing_bar (&place->footing, g_ptr_array_index (place->field->features, WOOD), WOOD, WHEELS,
                   WAR_FOOTING_BY_ROAD);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  war_footing_clear (&place->footing);
  war_ground_scratch_free (place->scratch);
  war_ground_unref (place->ground);
  war_field_unref (place->field);
}

/* Footing ------------------------------------------------------------------------------------- */

static gint
find_bar (Place *place, guint manner, WarLength x, WarLength y)
{
  WarBase base = war_base_place ((WarPosition){ x, y }, 0, CM (3), CM (2));

  return war_footing_find_bar (&place->footing, place->scratch, manner, &base);
}

static gboolean
is_hindered (Place *place, WarLength x, WarLength y)
{
  WarBase base = war_base_place ((WarPosition){ x, y }, 0, CM (3), CM (2));

  return war_footing_meets_obstacle (&place->footing, place->scratch, &base);
}

static void
test_footing_bars (Place *place, gconstpointer data)
{
  g_assert_cmpint (find_bar (place, ON_FOOT, CM (20), CM (42)), ==, RIVER);
  g_assert_cmpint (find_bar (place, ON_FOOT, CM (50), CM (25)), ==, WAR_NONE);
  g_assert_cmpint (find_bar (place, WHEELS, CM (50), CM (25)), ==, WOOD);
  g_assert_cmpint (find_bar (place, WHEELS, CM (20), CM (25)), ==, WAR_NONE);

  /* A base that stands along the bank may be rounded over it, but not reach into it. */
  g_assert_cmpint (find_bar (place, ON_FOOT, CM (20), CM (45) - 15), ==, WAR_NONE);
  g_assert_cmpint (find_bar (place, ON_FOOT, CM (20), CM (45) - 25), ==, RIVER);
}

static void
test_footing_passages (Place *place, gconstpointer data)
{
  WarPosition wood_road = { CM (80), CM (25) }, wood = { CM (50), CM (25) };
  WarPosition bridge = { CM (80), CM (42) }, river = { CM (20), CM (42) };

  /* A road leads through a wood for whose middle is on it, and no farther. */
  g_assert_cmpint (find_bar (place, WHEELS, CM (80), CM (25)), ==, WAR_NONE);
  g_assert_cmpint (find_bar (place, WHEELS, CM (82.5), CM (25)), ==, WOOD);

  /* Only the bridge leads over the river, also where the middle is still before it. */
  g_assert_cmpint (find_bar (place, WHEELS, CM (80), CM (42)), ==, WAR_NONE);
  g_assert_cmpint (find_bar (place, ON_FOOT, CM (80), CM (44.5)), ==, WAR_NONE);
  g_assert_cmpint (find_bar (place, ON_FOOT, CM (76), CM (44.5)), ==, RIVER);

  g_assert_false (war_footing_bars_point (&place->footing, place->scratch, WHEELS, wood_road));
  g_assert_true (war_footing_bars_point (&place->footing, place->scratch, WHEELS, wood));
  g_assert_false (war_footing_bars_point (&place->footing, place->scratch, ON_FOOT, wood));
  g_assert_false (war_footing_bars_point (&place->footing, place->scratch, ON_FOOT, bridge));
  g_assert_true (war_footing_bars_point (&place->footing, place->scratch, ON_FOOT, river));
}

static void
test_footing_looks (Place *place, gconstpointer data)
{
  guint32 walls = WAR_TERRAIN_BIT (WAR_TERRAIN_WALL);

  g_assert_true (is_hindered (place, CM (30), CM (72.9)));
  g_assert_false (is_hindered (place, CM (30), CM (73)));
  g_assert_false (is_hindered (place, CM (20), CM (42)));
  g_assert_true (
    war_footing_is_on_road (&place->footing, place->scratch, (WarPosition){ CM (81.9), CM (60) }));
  g_assert_false (
    war_footing_is_on_road (&place->footing, place->scratch, (WarPosition){ CM (82.1), CM (60) }));
  g_assert_true (war_footing_has_near (&place->footing, place->scratch, walls,
                                       (WarPosition){ CM (30), CM (80) }, CM (9)));
  g_assert_false (war_footing_has_near (&place->footing, place->scratch, walls,
                                        (WarPosition){ CM (30), CM (80) }, CM (7)));
  g_assert_false (war_footing_has_near (&place->footing, place->scratch, 0,
                                        (WarPosition){ CM (30), CM (80) }, CM (90)));
}

/* Marches ------------------------------------------------------------------------------------- */

/* Four bases of 3 × 2 cm that look north, the middle of the front edge there; it may go 12 cm
 * across country, and 20 by road. */
static void
begin (Place *place, WarMarch *march, guint manner, gint32 shape, WarLength x, WarLength y)
{
  gboolean is_column = shape == WAR_FORMATION_COLUMN;
  WarLength width = CM (is_column ? 3 : 12), depth = CM (is_column ? 8 : 2);

  *march = (WarMarch){
    .field = place->field,
    .footing = &place->footing,
    .scratch = place->scratch,
    .manner = manner,
    .n_bases = 4,
    .whole = war_base_place ((WarPosition){ x, y + depth / 2 }, 0, width, depth),
    .shape = shape,
    .country = CM (12),
    .road = CM (20),
    .wheel_most = WAR_HEADING_TURN / 8,
    .obstacles = g_array_new (FALSE, FALSE, sizeof (WarObstacle)),
  };
  war_ranks_split_whole (shape, &march->whole, 4, march->bases);
}

static void
add_base (WarMarch *march, WarObstacleKind kind, gint row, WarLength x, WarLength y)
{
  WarObstacle obstacle = {
    .base = war_base_place ((WarPosition){ x, y }, 0, CM (3), CM (2)),
    .row = row,
    .kind = kind,
  };

  g_array_append_val (march->obstacles, obstacle);
}

/* How far it goes straight on from where it is; *is_ground: ground ends that. */
static WarLength
go (const WarMarch *march, gboolean is_back, gboolean *is_ground)
{
  WarWay way;

  war_march_plan_leg (march, &march->whole, 0, march->whole.heading, is_back, &way, is_ground);
  return way.room;
}

static void
test_march_open (Place *place, gconstpointer data)
{
  gboolean is_ground;
  WarMarch march;

  begin (place, &march, ON_FOOT, WAR_FORMATION_LINE, CM (20), CM (94));
  g_assert_cmpint (go (&march, FALSE, &is_ground), ==, CM (12));
  g_assert_false (is_ground);
  g_assert_cmpint (go (&march, TRUE, &is_ground), ==, CM (6));
  add_base (&march, WAR_OBSTACLE_ENEMY, 7, CM (18), CM (85));
  g_assert_cmpint (go (&march, FALSE, &is_ground), ==, CM (8));
  g_assert_false (is_ground);
  war_march_clear (&march);
}

/* Who touches an obstacle goes half as far, of the whole move. */
static void
test_march_obstacle (Place *place, gconstpointer data)
{
  gboolean is_ground;
  WarMarch march;

  begin (place, &march, ON_FOOT, WAR_FORMATION_LINE, CM (20), CM (75));
  g_assert_cmpint (go (&march, FALSE, &is_ground), ==, CM (6));
  war_march_clear (&march);

  /* It comes to it only past half of its move, and stops before it. */
  begin (place, &march, ON_FOOT, WAR_FORMATION_LINE, CM (20), CM (81));
  g_assert_cmpint (go (&march, FALSE, &is_ground), >=, CM (9));
  g_assert_cmpint (go (&march, FALSE, &is_ground), <=, CM (9) + MM (1));
  war_march_clear (&march);

  /* Back from it, at twice the cost, is half of half. */
  begin (place, &march, ON_FOOT, WAR_FORMATION_LINE, CM (20), CM (71));
  g_assert_cmpint (go (&march, TRUE, &is_ground), ==, CM (3));
  war_march_clear (&march);
}

static void
test_march_barred (Place *place, gconstpointer data)
{
  gboolean is_ground;
  WarMarch march;

  begin (place, &march, ON_FOOT, WAR_FORMATION_LINE, CM (20), CM (50));
  g_assert_cmpint (go (&march, FALSE, &is_ground), >=, CM (6));
  g_assert_cmpint (go (&march, FALSE, &is_ground), <=, CM (6) + MM (1));
  g_assert_true (is_ground);
  war_march_clear (&march);
}

/* Only a column that is on the road with all of its bases goes as far as roads allow. */
static void
test_march_road (Place *place, gconstpointer data)
{
  gboolean is_ground;
  WarMarch march;

  begin (place, &march, WHEELS, WAR_FORMATION_COLUMN, CM (80), CM (60));
  g_assert_cmpint (go (&march, FALSE, &is_ground), ==, CM (20));
  g_assert_cmpint (go (&march, TRUE, &is_ground), ==, CM (6));
  war_march_clear (&march);

  begin (place, &march, WHEELS, WAR_FORMATION_LINE, CM (80), CM (90));
  g_assert_cmpint (go (&march, FALSE, &is_ground), ==, CM (12));
  war_march_clear (&march);

  begin (place, &march, WHEELS, WAR_FORMATION_COLUMN, CM (70), CM (80));
  g_assert_cmpint (go (&march, FALSE, &is_ground), ==, CM (12));
  war_march_clear (&march);
}

/* About a corner of the whole: the outer end's path of 12 cm with a front of 12 is a radian, more
 * than it may wheel; an obstacle on the way leaves it half of its move for that. */
static void
test_march_wheel (Place *place, gconstpointer data)
{
  gint32 radian = (gint32) (WAR_HEADING_TURN / (2 * G_PI)), turn;
  WarLength cost;
  WarMarch march;
  WarBase there;

  begin (place, &march, ON_FOOT, WAR_FORMATION_LINE, CM (20), CM (60));
  g_assert_cmpint (war_march_find_wheel (&march, TRUE), ==, WAR_HEADING_TURN / 8);
  march.wheel_most = WAR_WHEEL_MOST;
  turn = war_march_find_wheel (&march, TRUE);
  g_assert_cmpint (ABS (turn - radian), <=, 2);
  there = war_march_place_wheel (&march, turn, &cost);
  g_assert_cmpint (there.heading, ==, turn);
  g_assert_cmpint (cost, <=, CM (12));
  g_assert_cmpint (cost, >=, CM (12) - MM (1));
  there = war_march_place_wheel (&march, -turn, &cost);
  g_assert_cmpint (there.heading, ==, WAR_HEADING_TURN - turn);
  war_march_clear (&march);

  begin (place, &march, ON_FOOT, WAR_FORMATION_LINE, CM (20), CM (72));
  march.wheel_most = WAR_WHEEL_MOST;
  turn = war_march_find_wheel (&march, TRUE);
  g_assert_cmpint (ABS (2 * turn - radian), <=, 20);
  war_march_clear (&march);
}

static void
test_march_wheel_barred (Place *place, gconstpointer data)
{
  gint32 turn;
  WarMarch march;

  /* The left end comes to the river behind which it stands. */
  begin (place, &march, ON_FOOT, WAR_FORMATION_LINE, CM (20), CM (48));
  march.wheel_most = WAR_WHEEL_MOST;
  turn = war_march_find_wheel (&march, TRUE);
  g_assert_cmpint (turn, >, 0);
  g_assert_cmpint (turn, <, WAR_HEADING_TURN / 16);
  war_march_clear (&march);
}

/* A leg after a wheel has what the wheel has left. */
static void
test_march_wheel_then_leg (Place *place, gconstpointer data)
{
  gint32 turn = WAR_HEADING_TURN / 16;
  gboolean is_ground;
  WarLength cost;
  WarMarch march;
  WarBase there;
  WarWay way;

  begin (place, &march, ON_FOOT, WAR_FORMATION_LINE, CM (20), CM (60));
  there = war_march_place_wheel (&march, -turn, &cost);
  war_march_plan_leg (&march, &there, -turn, there.heading, FALSE, &way, &is_ground);
  g_assert_cmpint (way.most, ==, CM (12) - cost);
  g_assert_cmpint (way.least, ==, 0);
  war_march_clear (&march);
}

static void
test_march_room (Place *place, gconstpointer data)
{
  WarMarch march;
  WarBase bases[4];
  gint piece, feature;

  begin (place, &march, ON_FOOT, WAR_FORMATION_LINE, CM (20), CM (60));
  add_base (&march, WAR_OBSTACLE_FRIEND, 9, CM (50), CM (60));
  g_assert_true (war_march_has_room (&march, march.bases, 4, &piece, &feature));
  for (guint i = 0; i < 4; i++)
    bases[i] = war_base_shift (&march.bases[i], (WarPosition){ CM (26), 0 });
  g_assert_false (war_march_has_room (&march, bases, 4, &piece, &feature));
  g_assert_cmpint (piece, ==, 9);
  g_assert_cmpint (feature, ==, WAR_NONE);
  for (guint i = 0; i < 4; i++)
    bases[i] = war_base_shift (&march.bases[i], (WarPosition){ 0, CM (-18) });
  g_assert_false (war_march_has_room (&march, bases, 4, &piece, &feature));
  g_assert_cmpint (piece, ==, WAR_NONE);
  g_assert_cmpint (feature, ==, RIVER);
  for (guint i = 0; i < 4; i++)
    bases[i] = war_base_shift (&march.bases[i], (WarPosition){ CM (-15), 0 });
  g_assert_false (war_march_has_room (&march, bases, 4, &piece, &feature));
  g_assert_cmpint (piece, ==, WAR_NONE);
  g_assert_cmpint (feature, ==, WAR_NONE);
  war_march_clear (&march);
}

/* Roads --------------------------------------------------------------------------------------- */

static void
test_road_find (Place *place, gconstpointer data)
{
  WarRoad roads[WAR_MARCH_MAX_ROADS], found;
  WarMarch march;

  /* A column goes only where it looks, who stands alone also back. */
  begin (place, &march, ON_FOOT, WAR_FORMATION_COLUMN, CM (80), CM (60));
  g_assert_cmpuint (war_march_find_roads (&march, roads), ==, 1);
  g_assert_cmpint (roads[0].heading, ==, 0);
  g_assert_true (war_march_find_road (&march, 0, &found));
  g_assert_false (found.is_backwards);
  g_assert_false (war_march_find_road (&march, WAR_HEADING_TURN / 2, &found));
  march.n_bases = 1;
  march.is_single = TRUE;
  g_assert_cmpuint (war_march_find_roads (&march, roads), ==, 2);
  g_assert_true (war_march_find_road (&march, WAR_HEADING_TURN / 2, &found));
  g_assert_true (found.is_backwards);
  war_march_clear (&march);

  /* One base beside it is enough to be on none. */
  begin (place, &march, ON_FOOT, WAR_FORMATION_COLUMN, CM (82.1), CM (60));
  g_assert_cmpuint (war_march_find_roads (&march, roads), ==, 0);
  war_march_clear (&march);
}

/* Round the bend in the north, in millimetres; nobody ends on a friend, or passes an enemy. */
static void
test_road_follow (Place *place, gconstpointer data)
{
  WarBase bases[WAR_RANKS_MAX_BASES];
  WarDomain distances;
  WarRoadEnd end;
  WarMarch march;
  WarRoad road;

  begin (place, &march, ON_FOOT, WAR_FORMATION_COLUMN, CM (80), CM (20));
  g_assert_true (war_march_find_road (&march, 0, &road));
  war_march_plan_road (&march, &road, 0, &distances, &end);
  g_assert_cmpint (end.reason, ==, WAR_WAY_MOST);
  g_assert_true (war_domain_has (&distances, MM (1)));
  g_assert_true (war_domain_has (&distances, CM (20)));
  g_assert_false (war_domain_has (&distances, CM (20) + MM (1)));
  g_assert_false (war_domain_has (&distances, 0));

  war_march_follow (&march, &road, CM (20), bases);
  g_assert_cmpint (bases[0].heading, ==, 3 * WAR_HEADING_TURN / 4);
  g_assert_cmpint (bases[0].centre.x, >=, CM (70));
  g_assert_cmpint (bases[0].centre.x, <=, CM (72));
  g_assert_cmpint (bases[0].centre.y, >=, CM (9.9));
  g_assert_cmpint (bases[0].centre.y, <=, CM (10.1));
  g_assert_cmpint (bases[3].centre.x, >, CM (74));

  add_base (&march, WAR_OBSTACLE_FRIEND, 3, CM (80), CM (14));
  war_march_plan_road (&march, &road, CM (5), &distances, &end);
  g_assert_false (war_domain_has (&distances, CM (6)));
  g_assert_true (war_domain_has (&distances, CM (20)));
  g_assert_cmpint (end.reason, ==, WAR_WAY_MOST);
  g_assert_cmpint (end.friend, ==, WAR_NONE);
  war_march_plan_road (&march, &road, CM (6), &distances, &end);
  g_assert_cmpint (end.friend, ==, 3);

  add_base (&march, WAR_OBSTACLE_ENEMY, 4, CM (72), CM (10));
  war_march_plan_road (&march, &road, CM (20), &distances, &end);
  g_assert_false (war_domain_has (&distances, CM (20)));
  g_assert_cmpint (end.reason, ==, WAR_WAY_ENEMY);
  g_assert_cmpint (end.row, ==, 4);
  war_march_clear (&march);
}

/* A single base may follow the road south to the edge of the field, and no farther. */
static void
test_road_edge (Place *place, gconstpointer data)
{
  WarDomain distances;
  WarRoadEnd end;
  WarMarch march;
  WarRoad road;

  begin (place, &march, ON_FOOT, WAR_FORMATION_COLUMN, CM (80), CM (90));
  march.n_bases = 1;
  march.is_single = TRUE;
  g_assert_true (war_march_find_road (&march, WAR_HEADING_TURN / 2, &road));
  war_march_plan_road (&march, &road, 0, &distances, &end);
  g_assert_true (war_domain_has (&distances, CM (7)));
  g_assert_false (war_domain_has (&distances, CM (10)));
  war_march_clear (&march);
}

#define ADD(path, test) g_test_add (path, Place, NULL, place_set_up, test, place_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/footing/bars", test_footing_bars);
  ADD ("/footing/passages", test_footing_passages);
  ADD ("/footing/looks", test_footing_looks);
  ADD ("/march/open", test_march_open);
  ADD ("/march/obstacle", test_march_obstacle);
  ADD ("/march/barred", test_march_barred);
  ADD ("/march/road", test_march_road);
  ADD ("/march/wheel", test_march_wheel);
  ADD ("/march/wheel-barred", test_march_wheel_barred);
  ADD ("/march/wheel-then-leg", test_march_wheel_then_leg);
  ADD ("/march/room", test_march_room);
  ADD ("/road/find", test_road_find);
  ADD ("/road/follow", test_road_follow);
  ADD ("/road/edge", test_road_edge);

  return g_test_run ();
}
