/* test-boxes.c: what units of Trench Club do by each box of the chart (club.6)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/fight.h"
#include "stage.h"

#define MIDDLE stage_at (4, 4)
#define MAX_OTHERS 4
#define NOBODY (-1)

/* Where the others stand, and how far that is from the middle. */
#define EAST_3 7, 4
#define NORTH_2 4, 2
#define SOUTH_2 5, 6
#define WEST_2 2, 4
#define WEST_3 1, 4
#define OUT_OF_REACH 31, 4

typedef struct
{
  const char *type;
  guint column, row;
  gint damage, experience, side;
} Other;

/* Who attacks whom by an attacking box; a fort whose entrance is one hex east of EAST_3. */
typedef struct
{
  const char *clause, *nation, *type;
  gint column;
  Other others[MAX_OTHERS];
  gint target; /* of the others */
} Attack;

#define FRIEND(type, place) \
  { \
    type, place, .side = 1 \
  }

static const Attack attacks[] = {
  { "203", "german", "infantry", 3, { { "truck", NORTH_2 }, { "heavy-mortar", SOUTH_2 } }, 1 },
  { "203", "german", "infantry", 4, { { "truck", NORTH_2 }, { "heavy-mortar", SOUTH_2 } }, 1 },
  { "205", "german", "infantry", 5, { { "heavy-mortar", NORTH_2 }, { "truck", SOUTH_2 } }, 1 },
  { "205", "german", "infantry", 6, { { "heavy-mortar", NORTH_2 }, { "truck", SOUTH_2 } }, 1 },
  { "210", "german", "infantry", 10, { { "heavy-mortar", NORTH_2 }, { "tank", SOUTH_2 } }, 1 },
  { "210", "german", "infantry", 12, { { "heavy-mortar", NORTH_2 }, { "tank", SOUTH_2 } }, 1 },
  { "301", "german", "field-gun", 2, { { "infantry", NORTH_2 }, { "infantry", EAST_3 } }, 1 },
  { "303",
    "german",
    "field-gun",
    3,
    { { "infantry", NORTH_2 }, { "mark-i-female", EAST_3 }, { "tank", OUT_OF_REACH } },
    1 },
  { "304", "german", "field-gun", 5, { { "infantry", NORTH_2 }, { "truck", EAST_3 } }, 1 },
  { "306", "german", "field-gun", 7, { { "infantry", NORTH_2 }, { "tank", EAST_3 } }, 1 },
  { "308", "german", "field-gun", 8, { { "truck", NORTH_2 }, { "infantry", EAST_3 } }, 1 },
  { "309", "german", "gunboat", 10, { { "truck", NORTH_2 }, { "fighter", EAST_3 } }, 1 },
  { "311",
    "german",
    "field-gun",
    11,
    { { "truck", NORTH_2, 1 }, { "infantry", EAST_3, 3 }, { "tank", OUT_OF_REACH, 5 } },
    1 },
  { "312", "german", "field-gun", 12, { { "truck", NORTH_2 }, { "anti-aircraft", EAST_3 } }, 1 },
  { "401", "german", "tank", 2, { { "infantry", NORTH_2 }, { "truck", EAST_3 } }, 1 },
  { "403", "german", "tank", 4, { { "infantry", NORTH_2 }, { "armored-car", EAST_3 } }, 1 },
  { "403", "german", "tank", 3, { { "tank", NORTH_2 }, { "armored-car", EAST_3 } }, 1 },
  { "405", "german", "tank", 6, { { "truck", NORTH_2 }, { "field-gun", EAST_3 } }, 1 },
  { "407", "german", "tank", 7, { { "truck", NORTH_2 }, { "anti-aircraft", EAST_3 } }, 1 },
  { "408", "german", "tank", 9, { { "infantry", NORTH_2 }, { "heavy-infantry", EAST_3 } }, 1 },
  { "411", "german", "tank", 12, { { "heavy-infantry", NORTH_2 }, { "infantry", EAST_3 } }, 0 },
  { "410",
    "german",
    "tank",
    10,
    { { "truck", NORTH_2 }, { "tank", SOUTH_2 }, FRIEND ("anti-aircraft", SOUTH_2 + 1) },
    1 },
  { "501", "german", "fighter", 1, { { "truck", NORTH_2 }, { "armored-car", EAST_3 } }, 1 },
  { "502", "german", "fighter", 2, { { "truck", NORTH_2 }, { "armored-car", EAST_3 } }, 1 },
  { "502",
    "german",
    "fighter",
    2,
    { { "truck", NORTH_2 }, { "infantry", EAST_3 }, { "tank", OUT_OF_REACH } },
    1 },
  { "503", "german", "fighter", 4, { { "infantry", NORTH_2 }, { "truck", EAST_3 } }, 1 },
  { "505", "german", "fighter", 5, { { "truck", NORTH_2 }, { "fighter", EAST_3 } }, 1 },
  { "506", "german", "fighter", 6, { { "truck", NORTH_2 }, { "infantry", EAST_3 } }, 1 },
  { "507", "german", "fighter", 7, { { "truck", NORTH_2 }, { "field-gun", EAST_3 } }, 1 },
  { "508",
    "german",
    "fighter",
    11,
    { { "truck", NORTH_2 }, { "tank", SOUTH_2 }, FRIEND ("anti-aircraft", SOUTH_2 + 1) },
    1 },
  { "512", "german", "fighter", 12, { { "truck", NORTH_2, 1 }, { "infantry", EAST_3, 2 } }, 1 },
};

static void
test_attack (gconstpointer data)
{
  const Attack *attack = data;
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", attack->nation);
  g_autofree char *clause = g_strconcat ("club.6.", attack->clause, NULL);
  guint unit, others[MAX_OTHERS];

  stage_add_fort (stage, stage_at (9, 4), 4, 1, 1);
  if (strcmp (attack->type, "gunboat") == 0)
    stage_set_terrain (stage, MIDDLE, WAR_HEX_RIVER);
  stage_begin (stage);
  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
  unit = stage_put (stage, 1, attack->type, MIDDLE);
  for (guint i = 0; i < MAX_OTHERS && attack->others[i].type != NULL; i++)
    {
      const Other *other = &attack->others[i];

      others[i] = stage_put (stage, other->side, other->type, stage_at (other->column, other->row));
      *stage_unit (stage, others[i], WAR_CLUB_PIECE_DAMAGE) = other->damage;
      *stage_unit (stage, others[i], WAR_CLUB_PIECE_EXPERIENCE) = other->experience;
    }
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, attack->column);
  stage_assert_deed (stage, unit, WAR_CLUB_DEED_ATTACKS, clause);
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) unit)->arguments[5], ==, 0);
  g_assert_cmpint (*stage_unit (stage, unit, WAR_CLUB_PIECE_TARGET), ==, others[attack->target]);
  g_assert_true (war_club_reaches (stage_get_setup (stage), stage_get_state (stage), unit,
                                   stage_hex (stage, unit), others[attack->target]));
}

/* He moves to where he can hit a Tank, and names it only if that pays (club.M-10). */
static void
test_gunner (void)
{
  static const gint columns[] = { 3, 10 };

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "austrian");
      guint gunner, tank;

      stage_begin (stage);
      gunner = stage_put (stage, 1, "anti-tank-gunner", MIDDLE);
      stage_put (stage, 0, "armored-car", stage_at (WEST_3));
      stage_put (stage, 0, "heavy-mortar", stage_at (WEST_2));
      tank = stage_put (stage, 0, "mark-i-female", stage_at (EAST_3));
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      stage_roll (stage, columns[i]);
      stage_assert_deed (stage, gunner, WAR_CLUB_DEED_GOES,
                         columns[i] == 3 ? "club.6.203" : "club.6.210");
      g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) gunner)->target, ==, tank);
      g_assert_cmpint (*stage_unit (stage, gunner, WAR_CLUB_PIECE_TARGET), ==, WAR_NONE);
      stage_name (stage);
      g_assert_cmpint (*stage_unit (stage, gunner, WAR_CLUB_PIECE_TARGET), ==, tank);
    }
}

/* Moves ---------------------------------------------------------------------------------------- */

/* club.6.101: a crossroads has three roads or more; of several, that which is farthest from the
 * persons' units (club.7.6). */
static void
test_crossroads (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint truck;

  stage_add_road (stage, stage_at (2, 2), 1, 2); /* a road alone */
  for (guint d = 0; d < 3; d++)
    {
      stage_add_road (stage, stage_at (2, 4), d, 1);
      stage_add_road (stage, stage_at (6, 4), d, 1);
    }
  stage_begin (stage);
  truck = stage_put (stage, 1, "truck", MIDDLE);
  stage_put (stage, 0, "tank", stage_at (20, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 1);
  stage_assert_deed (stage, truck, WAR_CLUB_DEED_GOES, "club.6.101");
  g_assert_cmpint (stage_hex (stage, truck), ==, stage_at (2, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 1); /* club.M-9 */
  stage_assert_deed (stage, truck, WAR_CLUB_DEED_IS_THERE, "club.6.101");
  g_assert_cmpint (stage_hex (stage, truck), ==, stage_at (2, 4));
}

/* club.6.102: as far from the nearest as it can (club.M-10). */
static void
test_away (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  const WarSetup *setup;
  guint truck;

  stage_begin (stage);
  setup = stage_get_setup (stage);
  truck = stage_put (stage, 1, "truck", stage_at (12, 4));
  stage_put (stage, 0, "tank", stage_at (10, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 2);
  stage_assert_deed (stage, truck, WAR_CLUB_DEED_GOES, "club.6.102");
  g_assert_cmpuint (war_club_get_distance (setup, stage_hex (stage, truck), stage_at (10, 4)), ==,
                    8);
}

/* club.6.103: next to the second nearest cluster. */
static void
test_cluster (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint truck;

  stage_begin (stage);
  truck = stage_put (stage, 1, "truck", MIDDLE);
  stage_put (stage, 1, "infantry", stage_at (2, 4)); /* a cluster of two */
  stage_put (stage, 1, "field-gun", stage_at (1, 4));
  stage_put (stage, 1, "heavy-mortar", stage_at (8, 4));
  stage_put (stage, 1, "tank", stage_at (7, 4)); /* is none */
  stage_put (stage, 1, "infantry", stage_at (30, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 3);
  stage_assert_deed (stage, truck, WAR_CLUB_DEED_GOES, "club.6.103");
  g_assert_cmpuint (
    war_club_get_distance (stage_get_setup (stage), stage_hex (stage, truck), stage_at (8, 4)), ==,
    1);
}

/* club.6.104 to club.6.109: who is taken, and to which fort. */
typedef struct
{
  const char *clause;
  gint column;
  gboolean takes_guns, is_second, is_repaired;
} Carriage;

static const Carriage carriages[] = {
  { "club.6.104", 4, TRUE, FALSE, TRUE },  { "club.6.105", 5, FALSE, FALSE, FALSE },
  { "club.6.106", 6, FALSE, FALSE, TRUE }, { "club.6.107", 7, FALSE, TRUE, FALSE },
  { "club.6.108", 8, TRUE, FALSE, FALSE }, { "club.6.109", 9, TRUE, TRUE, FALSE },
  { "club.6.109", 10, TRUE, TRUE, FALSE }, { "club.6.109", 12, TRUE, TRUE, FALSE },
};

static void
test_carriage (gconstpointer data)
{
  const Carriage *carriage = data;
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint truck, infantry, gun, horse;
  WarHex nearest = stage_at (9, 4);
  guint before, now;

  stage_add_fort (stage, stage_at (10, 4), 4, 1, 1);
  stage_add_fort (stage, stage_at (3, 0), 1, 4, 2); /* no way on wheels leads to it directly */
  stage_add_fort (stage, stage_at (30, 4), 4, 1, 3);
  stage_add_fort (stage, stage_at (6, 5), 4, 1, 4);
  for (guint i = 0; i < 9; i++)
    stage_set_terrain (stage, stage_at (i, 1), WAR_HEX_FOREST);
  stage_begin (stage);
  *stage_fort (stage, 3, WAR_CLUB_FORT_HOLDER) = 0; /* a person's */
  *stage_fort (stage, 4, WAR_CLUB_FORT_HOLDER) = 1; /* its own */
  truck = stage_put (stage, 1, "truck", MIDDLE);
  infantry = stage_put (stage, 1, "infantry", stage_at (3, 4));
  gun = stage_put (stage, 1, "field-gun", stage_at (3, 3));
  horse = stage_put (stage, 1, "mounted-infantry", stage_at (4, 3));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, carriage->column);
  stage_assert_deed (stage, truck, WAR_CLUB_DEED_CARRIES, carriage->clause);
  g_assert_nonnull (stage_find_event (stage, WAR_CLUB_EVENT_SET_DOWN, (gint) infantry));
  g_assert_true ((stage_find_event (stage, WAR_CLUB_EVENT_SET_DOWN, (gint) gun) != NULL)
                 == carriage->takes_guns);
  g_assert_null (stage_find_event (stage, WAR_CLUB_EVENT_SET_DOWN, (gint) horse));

  /* Round the forest to the second one, straight to the other. */
  before = war_club_get_distance (stage_get_setup (stage), MIDDLE, nearest);
  now = war_club_get_distance (stage_get_setup (stage), stage_hex (stage, truck), nearest);
  g_assert_cmpuint (before, ==, 5);
  if (!carriage->is_second)
    g_assert_cmpuint (now, ==, 1);
  else
    g_assert_cmpint (stage_hex (stage, truck), <, stage_at (0, 3));

  /* With 4 damage it goes to its own fort instead, where the box says so (club.5.13). */
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  *stage_unit (stage, truck, WAR_CLUB_PIECE_DAMAGE) = 4;
  stage_roll (stage, carriage->column);
  if (carriage->is_repaired)
    g_assert_cmpint (stage_hex (stage, truck), ==, stage_at (6, 5));
}

/* Who was set down first; WAR_NONE. */
static gint
find_first_down (Stage *stage)
{
  for (guint i = 0; i < stage_count_all (stage); i++)
    if (stage_get_event (stage, i)->kind == WAR_CLUB_EVENT_SET_DOWN)
      return stage_get_event (stage, i)->actor;
  return WAR_NONE;
}

/* Infantry is set down first, nearest to the entrance, then artillery as far from the persons'
 * units as can be (club.M-22). */
static void
test_set_down (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  const WarSetup *setup;
  guint truck, infantry, gun, farthest = 0;
  WarHex enemy = stage_at (20, 4);

  stage_add_fort (stage, stage_at (12, 4), 4, 1, 1);
  stage_begin (stage);
  setup = stage_get_setup (stage);
  truck = stage_put (stage, 1, "truck", MIDDLE);
  gun = stage_put (stage, 1, "field-gun", stage_at (3, 3));
  infantry = stage_put (stage, 1, "infantry", stage_at (3, 4));
  stage_put (stage, 0, "truck", enemy);
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 8);
  g_assert_cmpuint (war_club_get_distance (setup, stage_hex (stage, truck), stage_at (11, 4)), ==,
                    1);
  g_assert_cmpint (stage_hex (stage, infantry), ==, stage_at (11, 4));
  g_assert_cmpint (find_first_down (stage), ==, infantry); /* though the gun has the lower id */
  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    {
      guint distance = war_club_get_distance (
        setup, enemy,
        war_hex_get_neighbour (&war_club_get_data (setup)->hexes, stage_hex (stage, truck), d));

      farthest = MAX (farthest, distance);
    }
  g_assert_cmpuint (war_club_get_distance (setup, enemy, stage_hex (stage, gun)), ==, farthest);
}

/* A truck that is at MIDDLE can go to the hex before the fort, round which there is little room. */
static Stage *
begin_narrow (void)
{
  Stage *stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");

  stage_add_fort (stage, stage_at (12, 4), 4, 1, 1);
  stage_set_terrain (stage, stage_at (11, 4), WAR_HEX_RIVER);
  stage_set_terrain (stage, stage_at (9, 3), WAR_HEX_RIVER);
  stage_set_terrain (stage, stage_at (10, 5), WAR_HEX_RIVER);
  stage_set_terrain (stage, stage_at (9, 5), WAR_HEX_FOREST);
  stage_begin (stage);
  stage_put (stage, 0, "truck", stage_at (20, 4));
  return stage;
}

/* As persons set down, so that all find room that can: infantry leaves the only hex for it to the
 * gun (club.M-22). */
static void
test_room_for_rest (void)
{
  g_autoptr (Stage) stage = begin_narrow ();
  guint truck = stage_put (stage, 1, "truck", MIDDLE);
  guint gun = stage_put (stage, 1, "field-gun", stage_at (3, 3));
  guint infantry = stage_put (stage, 1, "infantry", stage_at (3, 4));

  stage_put (stage, 1, "tank", stage_at (9, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 8);
  g_assert_cmpint (stage_hex (stage, truck), ==, stage_at (10, 4));
  g_assert_cmpint (stage_hex (stage, infantry), ==, stage_at (9, 5));
  g_assert_cmpint (stage_hex (stage, gun), ==, stage_at (10, 3));
}

/* Where another of the load was there is room (club.M-22). */
static void
test_room_of_others (void)
{
  g_autoptr (Stage) stage = begin_narrow ();
  guint truck = stage_put (stage, 1, "truck", stage_at (10, 4));
  guint first = stage_put (stage, 1, "infantry", stage_at (9, 5));
  guint second = stage_put (stage, 1, "infantry", stage_at (10, 3));

  stage_put (stage, 1, "tank", stage_at (9, 4));
  stage_put (stage, 1, "fighter", stage_at (11, 4)); /* or they would go there (club.5.3) */
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 8);
  stage_assert_deed (stage, truck, WAR_CLUB_DEED_CARRIES, "club.6.108");
  g_assert_cmpint (stage_hex (stage, truck), ==, stage_at (10, 4));
  g_assert_cmpint (stage_hex (stage, first), ==, stage_at (10, 3));
  g_assert_cmpint (stage_hex (stage, second), ==, stage_at (9, 5));
}

/* club.6.201: into forest, with the shorter move; who is in one stays. */
static void
test_forest (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint foot;

  stage_set_terrain (stage, stage_at (5, 4), WAR_HEX_FOREST);
  stage_set_terrain (stage, stage_at (2, 4), WAR_HEX_FOREST);
  stage_begin (stage);
  foot = stage_put (stage, 1, "infantry", MIDDLE);
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 2);
  stage_assert_deed (stage, foot, WAR_CLUB_DEED_GOES, "club.6.201");
  g_assert_cmpint (stage_hex (stage, foot), ==, stage_at (5, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 1);
  stage_assert_deed (stage, foot, WAR_CLUB_DEED_IS_THERE, "club.6.201");
}

/* club.6.207: towards an entrance, without having to arrive (club.5.11), and not into the fort. */
static void
test_entrance (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      guint foot;

      stage_add_fort (stage, stage_at (12, 4), 4, 1, 1);
      stage_add_fort (stage, stage_at (5, 6), 4, 1, 2);
      stage_begin (stage);
      *stage_fort (stage, 2, WAR_CLUB_FORT_HOLDER) = 1; /* its own does not count */
      foot = stage_put (stage, 1, "infantry", i == 0 ? MIDDLE : stage_at (20, 4));
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      stage_roll (stage, 8);
      stage_assert_deed (stage, foot, WAR_CLUB_DEED_GOES, "club.6.207");
      g_assert_cmpint (stage_hex (stage, foot), ==, stage_at (i == 0 ? 7 : 17, 4));
    }
}

/* club.6.309: nothing but repair; who is not damaged so much takes the box to the left. */
static void
test_repair_box (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint gun, damaged;

  stage_add_fort (stage, stage_at (9, 4), 4, 1, 1);
  stage_begin (stage);
  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
  gun = stage_put (stage, 1, "field-gun", MIDDLE);
  damaged = stage_put (stage, 1, "heavy-mortar", stage_at (5, 5));
  *stage_unit (stage, damaged, WAR_CLUB_PIECE_DAMAGE) = 5;
  stage_put (stage, 0, "infantry", stage_at (NORTH_2));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 9);
  stage_assert_deed (stage, damaged, WAR_CLUB_DEED_TO_REPAIR, "club.5.13");
  stage_assert_deed (stage, gun, WAR_CLUB_DEED_ATTACKS, "club.6.308");
}

/* club.6.601: within 3 of aircraft, not nearer than it must (club.7.6). */
static void
test_aircraft (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint gun;

  stage_begin (stage);
  gun = stage_put (stage, 1, "anti-aircraft", MIDDLE);
  stage_put (stage, 0, "fighter", stage_at (8, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 5);
  stage_assert_deed (stage, gun, WAR_CLUB_DEED_GOES, "club.6.601");
  g_assert_cmpuint (
    war_club_get_distance (stage_get_setup (stage), stage_hex (stage, gun), stage_at (8, 4)), ==,
    3);
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 6);
  stage_assert_deed (stage, gun, WAR_CLUB_DEED_IS_THERE, "club.6.601");
}

/* The first box cannot be done, and no other: towards the nearest of what it asks for, wherever it
 * is; of 303 and 410 any unit that could ever be hit (club.5.14, club.M-10). */
typedef struct
{
  const char *box, *type;
  gint column;
  const char *near, *far; /* at the left, and twice as far at the right; NULL: nobody */
  gint goes_to_near;
} Fallback;

static const Fallback fallbacks[] = {
  { "304", "field-gun", 4, "infantry", "truck", FALSE },
  { "303", "field-gun", 3, "tank", "infantry", TRUE }, /* the second highest is the farther */
  { "303", "field-gun", 3, NULL, "infantry", FALSE }, /* there is no second */
  { "306", "field-gun", 6, "infantry", "tank", FALSE },
  { "311", "field-gun", 11, "infantry", "tank", FALSE }, /* the one at the right has more damage */
  { "312", "field-gun", 12, "infantry", "anti-aircraft", FALSE },
  { "502", "airship", 2, "infantry", "tank", FALSE },
  { "512", "airship", 12, "infantry", "truck", FALSE },
  { "410", "tank", 10, "infantry", "truck", TRUE },
  { "405", "tank", 5, "infantry", "field-gun", FALSE },
  { "205", "infantry", 5, "tank", "truck", FALSE },
};

static void
test_fallback (gconstpointer data)
{
  const Fallback *fallback = data;
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  WarHex left = stage_at (1, 4), start = stage_at (13, 4), right = stage_at (31, 4), now;
  const WarEvent *event;
  guint unit, far;

  stage_add_fort (stage, stage_at (34, 1), 4, 1, 1);
  stage_begin (stage);
  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
  unit = stage_put (stage, 1, fallback->type, start);
  if (fallback->near != NULL)
    *stage_unit (stage, stage_put (stage, 0, fallback->near, left), WAR_CLUB_PIECE_DAMAGE) = 1;
  far = stage_put (stage, 0, fallback->far, right);
  *stage_unit (stage, far, WAR_CLUB_PIECE_DAMAGE) = 2;
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, fallback->column);
  stage_assert_deed (stage, unit, WAR_CLUB_DEED_TOWARDS_FIRST, "club.5.14");
  event = stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) unit);
  g_assert_cmpint (event->arguments[1], ==, fallback->column); /* it is the first one's doing */
  now = stage_hex (stage, unit);
  g_assert_true ((war_club_get_distance (stage_get_setup (stage), now, left)
                  < war_club_get_distance (stage_get_setup (stage), start, left))
                 == fallback->goes_to_near);
  g_assert_cmpint (now, !=, start);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* "/club-boxes/club.6.203" to "/club-boxes/club.6.512": club.6.203, club.6.205, club.6.210,
   * club.6.301, club.6.303, club.6.304, club.6.306, club.6.308, club.6.309, club.6.311, club.6.312,
   * club.6.401, club.6.403, club.6.405, club.6.407, club.6.408, club.6.410, club.6.411, club.6.501,
   * club.6.502, club.6.503, club.6.505, club.6.506, club.6.507, club.6.508, club.6.512 */
  for (guint i = 0; i < G_N_ELEMENTS (attacks); i++)
    {
      g_autofree char *path
        = g_strdup_printf ("/club-boxes/club.6.%s/%u-%s", attacks[i].clause, i, attacks[i].type);

      g_test_add_data_func (path, &attacks[i], test_attack);
    }
  for (guint i = 0; i < G_N_ELEMENTS (carriages); i++)
    {
      g_autofree char *path
        = g_strdup_printf ("/club-boxes/%s/%d", carriages[i].clause, carriages[i].column);

      g_test_add_data_func (path, &carriages[i], test_carriage);
    }
  for (guint i = 0; i < G_N_ELEMENTS (fallbacks); i++)
    {
      g_autofree char *path = g_strdup_printf ("/club-boxes/club.5.14/%u-%s", i, fallbacks[i].box);

      g_test_add_data_func (path, &fallbacks[i], test_fallback);
    }
  g_test_add_func ("/club-boxes/club.6.203/gunner", test_gunner);
  g_test_add_func ("/club-boxes/club.6.101/crossroads", test_crossroads);
  g_test_add_func ("/club-boxes/club.6.102/away", test_away);
  g_test_add_func ("/club-boxes/club.6.103/cluster", test_cluster);
  g_test_add_func ("/club-boxes/club.M-22/set-down", test_set_down);
  g_test_add_func ("/club-boxes/club.M-22/room-for-rest", test_room_for_rest);
  g_test_add_func ("/club-boxes/club.M-22/room-of-others", test_room_of_others);
  g_test_add_func ("/club-boxes/club.6.201/forest", test_forest);
  g_test_add_func ("/club-boxes/club.6.207/entrance", test_entrance);
  g_test_add_func ("/club-boxes/club.6.309/repair", test_repair_box);
  g_test_add_func ("/club-boxes/club.6.601/aircraft", test_aircraft);
  return g_test_run ();
}
