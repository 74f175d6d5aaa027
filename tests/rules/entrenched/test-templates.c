/* test-templates.c: template weapons of Entrenched!, clause by clause
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/entrenched/average.h"
#include "engine/entrenched/shell.h"
#include "engine/game/foresight.h"
#include "shooting.h"

/* Straight to the right, from the middle of the first unit's base. */
static char *
aim (WarLength distance)
{
  return g_strdup_printf ("1 shell pieces.0 weapon=0 heading=%d distance=%d", RIGHT, distance);
}

static void
shell (Table *table, WarLength distance, const char *dice)
{
  g_autofree char *line = aim (distance);

  table_order (table, line, dice);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_FIRED) = 0;
}

static gboolean
allows (Table *table, WarLength distance)
{
  g_autofree char *line = aim (distance);

  return table_allows (table, line);
}

static void
refuse (Table *table, WarLength distance, guint kind, const char *clause)
{
  g_autofree char *line = aim (distance);

  table_refuse (table, line, kind, clause);
}

/* Template 1 is 2″ across, template 2 is 3″. Any part of the base is enough (E-6). */
static void
test_size (void)
{
  const struct
  {
    const char *type;
    WarLength half; /* of its base's depth */
    WarLength radius;
  } cases[] = {
    { "2-inch-mortar-team", 1500, IN (1) },
    { "18-pounder-team", 2500, IN (1.5) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) table = table_new ();
      WarLength apart = IN (7);

      /* The front of the target is just touched by the edge of the template, or just not. */
      shooting_begin (table, cases[i].type, "german-infantry", apart);
      shell (table, cases[i].half + apart - cases[i].radius - 1, "4 1 1");
      g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_SAVED), ==, 0);
      shell (table, cases[i].half + apart - cases[i].radius, "4 1 1 1");
      g_assert_cmpint (shooting_get_left (table, 1), ==, 5);
    }
}

/* What is foreseen of a shell has the template itself, where it is aimed. */
static void
test_foreseen (void)
{
  g_autoptr (Table) table = table_new ();
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_SHELL, 0, 0);
  WarRefusal refusal;

  shooting_begin (table, "18-pounder-team", "german-infantry", IN (7));
  order.arguments[1] = RIGHT;
  order.arguments[2] = IN (6);
  war_foresight_init (foresight);
  g_assert_true (war_play_foresee (table_get_setup (table), table_get_state (table), &order,
                                   foresight, &refusal));
  g_assert_cmpint (foresight->radius, ==, IN (1.5));
  g_assert_cmpint (foresight->area.x, ==, HERE_X + IN (6));
  g_assert_cmpint (foresight->area.y, ==, HERE_Y);
  war_foresight_clear (foresight);
}

/* Everybody under it takes all of the hits, which are rolled once, and saves for itself: friends,
 * and units in contact too, whom no direct weapon may be fired at (E-7). */
static void
test_all (void)
{
  g_autoptr (Table) table = table_new ();
  const WarEvent *event;

  table_add_unit (table, 1, "2-inch-mortar-team");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_add_unit (table, 2, "german-officer");
  table_add_unit (table, 2, "german-officer");
  table_begin (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  table_put (table, 1, IN (12), HERE_Y, RIGHT);
  table_put (table, 2, IN (12) + 2000, HERE_Y, LEFT);
  table_put (table, 3, IN (12), HERE_Y + 2000 + 1000, LEFT);
  table_put (table, 4, IN (12), HERE_Y + IN (5), LEFT);
  *table_piece (table, 2, WAR_ENTRENCHED_PIECE_ENGAGED) = 1;
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);

  shell (table, IN (7), "4 4 1 1 4 3 3 1 3");
  event = table_event (table, WAR_ENTRENCHED_EVENT_SHELLED, 0);
  g_assert_cmpint (event->arguments[1], ==, IN (12));
  g_assert_cmpint (event->arguments[2], ==, HERE_Y);
  g_assert_cmpint (event->arguments[3], ==, 2);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_SAVED), ==, 3);
  g_assert_cmpint (shooting_get_left (table, 1), ==, 3);
  g_assert_cmpint (shooting_get_left (table, 2), ==, 4);
  g_assert_cmpint (shooting_get_left (table, 3), ==, 2);
  g_assert_cmpint (shooting_get_left (table, 4), ==, 3);

  /* No hit, no save. */
  shell (table, IN (7), "1 2 3");
}

/* Whoever is under it but out of the weapon's range is spared. */
static void
test_out_of_range (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "2-inch-mortar-team", "german-infantry", IN (12));
  shell (table, 1500 + IN (12), "4 1 1 4");
  shooting_put_opposite (table, 1, IN (12) + 1, 0);
  shell (table, 1500 + IN (12), "4 1 1");
}

/* The point lies within range, and a minimum range applies to it, not to who is hit. */
static void
test_range (void)
{
  g_autoptr (Table) table = table_new (), edge = table_new ();

  shooting_begin (table, "2-inch-mortar-team", "german-infantry", IN (4.5));
  g_assert_true (allows (table, 1500 + IN (12)));
  refuse (table, 1500 + IN (12) + 1, WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, "entrenched.E-7");
  refuse (table, WAR_LENGTH_MAX, WAR_ENTRENCHED_REFUSAL_POINT_OFF_FIELD, "entrenched.E-7");
  g_assert_true (allows (table, 1500 + IN (3)));
  refuse (table, 1500 + IN (3) - 1, WAR_ENTRENCHED_REFUSAL_UNDER_RANGE, "entrenched.E-7");
  refuse (table, 0, WAR_ENTRENCHED_REFUSAL_UNDER_RANGE, "entrenched.E-7");
  refuse (table, -1, WAR_ENTRENCHED_REFUSAL_TOO_SHORT, "entrenched.5.2");
  table_refuse (table, "1 shell pieces.0 weapon=0 heading=4096 distance=10000",
                WAR_REFUSAL_MALFORMED, NULL);
  table_refuse (table, "1 shell pieces.0 weapon=1 heading=0 distance=10000",
                WAR_ENTRENCHED_REFUSAL_NO_WEAPON, "entrenched.5.1");

  /* A unit nearer than the minimum range: the point is 3″ away, the target 2.5″. */
  shooting_put_opposite (table, 1, IN (2.5), 0);
  shell (table, 1500 + IN (3), "4 1 1 1");

  /* The point may be empty ground, up to the edge of the field. */
  shooting_begin (edge, "18-pounder-team", "german-infantry", IN (5));
  shell (edge, IN (19), "4 4 4");
  refuse (edge, IN (19) + 1, WAR_ENTRENCHED_REFUSAL_POINT_OFF_FIELD, "entrenched.E-7");
}

/* Who may not shoot may not shell either. */
static void
test_barred (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "2-inch-mortar-team", "german-infantry", IN (5));
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  refuse (table, IN (5), WAR_ENTRENCHED_REFUSAL_INACTIVE, "entrenched.3.3");
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE) = 0;
  table_order (table, "1 shell pieces.0 weapon=0 heading=1024 distance=25400", "1 1 1");
  refuse (table, IN (5), WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.5.4");
  /* Of what it has no weapon for nobody says that it is done. */
  table_refuse (table, "1 fire pieces.0 weapon=0 targets=1", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.5.1");
  table_refuse (table, "1 release pieces.0 weapon=0 heading=0 distance=0",
                WAR_ENTRENCHED_REFUSAL_NO_WEAPON, "entrenched.5.1");
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_FIRED) = 0;
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_ENGAGED) = 0;
  refuse (table, IN (5), WAR_ENTRENCHED_REFUSAL_IN_CONTACT, "entrenched.E-10");
}

/* Artillery needs no sight of the point (5.3), nor does a weapon that says so; others do. */
static void
test_sight (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_BUILDING, IN (7), IN (4), IN (8), IN (8));
  shooting_begin (table, "2-inch-mortar-team", "german-infantry", IN (5));
  g_assert_true (allows (table, IN (6)));
  shooting_get_weapon (table, 0, 0)->indirect = FALSE;
  shooting_get_weapon (table, 0, 0)->minimum_range = 0;
  refuse (table, IN (6), WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.E-7");
  refuse (table, IN (3) + 1, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.E-7");

  /* Into the house, whose edges belong to it, and to one's own feet. */
  g_assert_true (allows (table, IN (3)));
  g_assert_true (allows (table, IN (2)));
  g_assert_true (allows (table, IN (2) - 1));
  g_assert_true (allows (table, 0));
}

/* For cover the lines run from the gun, although it needs no sight. */
static void
test_cover (void)
{
  g_autoptr (Table) table = table_new (), behind = table_new ();

  table_add_box (table, WAR_TERRAIN_BUILDING, IN (7), IN (4), IN (8), IN (8));
  table_add_line (table, WAR_TERRAIN_WALL, 200, IN (11.5), IN (3), IN (11.5), IN (9));
  shooting_begin (table, "2-inch-mortar-team", "german-infantry", IN (6.5));
  shell (table, IN (7), "4 1 1 3");
  g_assert_cmpint (shooting_get_left (table, 1), ==, 6);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_SAVED, 0)->arguments[2], ==, 1);

  /* A wall behind it is none, wherever the shell comes down. */
  table_add_line (behind, WAR_TERRAIN_WALL, 200, IN (13), IN (3), IN (13), IN (9));
  shooting_begin (behind, "2-inch-mortar-team", "german-infantry", IN (6));
  shell (behind, IN (7.9), "4 1 1 3");
  g_assert_cmpint (shooting_get_left (behind, 1), ==, 5);
}

/* The mine: once a game, no sight, no cover, and it may be used at its own feet. */
static void
test_mine (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_BUILDING, IN (7), IN (4), IN (8), IN (8));
  table_add_box (table, WAR_TERRAIN_TRENCH, IN (9), IN (4), IN (12), IN (8));
  shooting_begin (table, "clay-kickers", "german-infantry", IN (5));
  shell (table, IN (5), "3 1 1 1 3");
  g_assert_cmpint (shooting_get_left (table, 1), ==, 5);
  refuse (table, IN (5), WAR_ENTRENCHED_REFUSAL_USED_UP, "entrenched.5.1");
  table_refuse (table, "1 fire pieces.0 weapon=0 targets=1", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.5.1");
}

/* A unit may be lost by its own fire, which counts for the enemy; the others under it are rolled
 * for all the same. */
static void
test_own_fire (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "clay-kickers");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  table_put (table, 1, HERE_X, HERE_Y + IN (4), RIGHT);
  shooting_put_opposite (table, 2, 100, 0);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  table_order (table, "1 shell pieces.0 weapon=0 heading=0 distance=0", "3 3 3 3 1 1 1 1 1 4 4 4");
  g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_KILLED, 0)->target, ==, 0);
  g_assert_cmpint (shooting_get_left (table, 2), ==, 5);
  g_assert_cmpint (*table_side (table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 60);
  g_assert_cmpint (*table_side (table, 1, WAR_ENTRENCHED_SIDE_KILLED), ==, 0);
}

/* The number of dice counts at that moment: infantry that its own gun has hit rolls fewer. */
static void
test_order_of_fire (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "2-inch-mortar-team");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  table_put (table, 1, HERE_X + IN (5), HERE_Y, RIGHT);
  shooting_put_opposite (table, 2, IN (11), 0);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  shell (table, IN (5), "4 4 1 1 1");
  table_order (table, "1 fire pieces.1 weapon=0 targets=2", "1 1");
}

/* entrenched.E-27 */
static void
test_opening_volley (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "2-inch-mortar-team", "german-infantry", IN (5));
  *table_game (table, WAR_ENTRENCHED_GAME_TURN) = 1;
  shell (table, IN (5), "1 1");
  g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_SHELLED, 0)->clause, ==,
                   "entrenched.E-27");
}

/* A signaller of its side makes artillery hit on one better: within its reach, in sight and active;
 * a stun only keeps it from attacks (E-16). */
static void
test_signal (void)
{
  g_autoptr (Table) table = table_new ();
  const WarSetup *setup;
  const WarState *state;
  WarPosition point = { IN (12), HERE_Y };

  table_add_box (table, WAR_TERRAIN_BUILDING, IN (14), IN (1), IN (15), IN (4));
  table_add_unit (table, 1, "18-pounder-team");
  table_add_unit (table, 1, "clay-kickers");
  table_add_unit (table, 1, "flag-signaller");
  table_add_unit (table, 2, "german-infantry");
  table_add_unit (table, 2, "15-schwere-team");
  table_begin (table);
  setup = table_get_setup (table);
  state = table_get_state (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  table_put (table, 1, HERE_X, HERE_Y + IN (4), RIGHT);
  table_put (table, 2, IN (3), IN (2), RIGHT);
  table_put (table, 3, IN (12), HERE_Y, LEFT);
  table_put (table, 4, IN (20), HERE_Y, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);

  shell (table, IN (7), "3 2 1 1");
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_SHELLED, 0)->need, ==, 3);
  g_assert_cmpint (shooting_get_left (table, 3), ==, 5);
  g_assert_cmpint (war_entrenched_get_shell (setup, state, 0, 0, point, 3).modifier, ==, 1);

  /* Neither a mine nor the enemy's gun. */
  g_assert_cmpint (war_entrenched_get_signal (setup, state, 1, point), ==, 0);
  g_assert_cmpint (war_entrenched_get_signal (setup, state, 4, point), ==, 0);

  *table_piece (table, 2, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  g_assert_cmpint (war_entrenched_get_signal (setup, state, 0, point), ==, 0);
  *table_piece (table, 2, WAR_ENTRENCHED_PIECE_INACTIVE) = 0;
  *table_piece (table, 2, WAR_ENTRENCHED_PIECE_STUNNED) = 9;
  g_assert_cmpint (war_entrenched_get_signal (setup, state, 0, point), ==, 1);
  *table_piece (table, 2, WAR_ENTRENCHED_PIECE_STUNNED) = 0;

  /* The point is beyond the house, as the signaller sees it. */
  g_assert_cmpint (war_entrenched_get_signal (setup, state, 0, (WarPosition){ IN (16), IN (2) }),
                   ==, 0);

  /* 18″ from the nearest point of the base. */
  table_put (table, 2, IN (3), IN (6), RIGHT);
  point = (WarPosition){ IN (3) + 1000 + IN (18), IN (6) };
  g_assert_cmpint (war_entrenched_get_signal (setup, state, 0, point), ==, 1);
  point.x++;
  g_assert_cmpint (war_entrenched_get_signal (setup, state, 0, point), ==, 0);

  *table_piece (table, 2, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  point.x--;
  g_assert_cmpint (war_entrenched_get_signal (setup, state, 0, point), ==, 0);
}

/* The domain of aims ------------------------------------------------------------------------- */

#define AIM_RANGE 3000

/* Every distance, asked about by itself. */
static void
find_aims_plainly (const WarSetup *setup, const WarState *state, WarHeading heading,
                   WarDomain *distances)
{
  const WarEntrenchedWeapon *weapon = &war_entrenched_get_type (setup, 0)->weapons[0];
  const WarField *field = war_entrenched_get_data (setup)->field;
  WarSightScene scene = war_entrenched_get_scene (setup);
  WarBase base = war_entrenched_get_base (setup, state, 0);
  gboolean has_room = TRUE;

  war_domain_clear (distances, 1);
  for (WarLength d = 0; d <= weapon->range + base.width + base.depth && has_room; d++)
    {
      WarPosition point = war_position_step (base.centre, heading, d);
      WarLength range = war_base_get_position_distance (&base, point);

      if (point.x >= 0 && point.x <= field->width && point.y >= 0 && point.y <= field->depth
          && range <= weapon->range && range >= weapon->minimum_range
          && (weapon->indirect || war_sight_reaches (&scene, &base, point, NULL)))
        has_room = war_domain_add (distances, d, d);
    }
}

static guint
check_aims (Table *table, WarHeading heading)
{
  WarDomain found, expected;
  WarLength distance = g_test_rand_int_range (0, AIM_RANGE);
  gboolean may_aim = war_entrenched_may_aim (table_get_setup (table), table_get_state (table), 0, 0,
                                             heading, distance);
  gboolean has_any = war_entrenched_find_aims (table_get_setup (table), table_get_state (table), 0,
                                               0, heading, &found);

  find_aims_plainly (table_get_setup (table), table_get_state (table), heading, &expected);
  g_assert_cmpuint (found.n_ranges, ==, expected.n_ranges);
  for (guint i = 0; i < found.n_ranges; i++)
    {
      g_assert_cmpint (found.ranges[i].minimum, ==, expected.ranges[i].minimum);
      g_assert_cmpint (found.ranges[i].maximum, ==, expected.ranges[i].maximum);
    }
  g_assert_true (has_any == (found.n_ranges > 0));
  g_assert_true (may_aim == war_domain_has (&found, distance));
  return found.n_ranges;
}

#define N_AIMS (g_test_slow () ? 10000 : 60)

static WarPosition
get_place (WarPosition near, WarHeading heading, gint right)
{
  return war_position_offset (near, heading, g_test_rand_int_range (-right, right + 1),
                              g_test_rand_int_range (-200, AIM_RANGE));
}

/* A feature near the firer, of a terrain that blocks: a line with corners on both sides of the ray,
 * or an area. Many have a corner on the ray, or beside it by so little that rounding matters. */
static void
add_random_feature (Table *table, WarPosition near, WarHeading heading)
{
  const WarTerrain terrains[]
    = { WAR_TERRAIN_WOOD, WAR_TERRAIN_HEDGE, WAR_TERRAIN_BUILDING, WAR_TERRAIN_HILL };
  WarTerrain terrain = terrains[g_test_rand_int_range (0, G_N_ELEMENTS (terrains))];
  guint n_vertices = (guint) g_test_rand_int_range (2, 7);
  WarFeature *feature = table_get_feature (
    table, table_add_line (table, terrain, g_test_rand_int_range (1, 300), 0, 0, 0, 0));
  GArray *vertices = feature->shape.vertices;

  if (n_vertices == 3)
    feature->shape.kind = WAR_SHAPE_AREA;
  do
    {
      g_array_set_size (vertices, 0);
      for (guint i = 0; i < n_vertices; i++)
        {
          WarPosition vertex
            = get_place (near, heading, g_test_rand_int_range (0, 4) == 0 ? 1 : 900);

          g_array_append_val (vertices, vertex);
        }
    }
  while (n_vertices == 3
         && war_polygon_check ((const WarPosition *) (void *) vertices->data, n_vertices, NULL)
              != WAR_POLYGON_VALID);

  /* How far one sees through it, or past it. */
  war_feature_set_effect (feature, "entrenched", WAR_ENTRENCHED_TERRAIN_SIGHT_LIMIT,
                          g_test_rand_int_range (1, 1000));
}

/* A unit that may aim as far as the range, with sight, on the table that has been set up. */
static void
begin_aims (Table *table, WarPosition place, WarHeading facing, WarLength range)
{
  WarEntrenchedWeapon *weapon;

  shooting_begin (table, "2-inch-mortar-team", "german-infantry", IN (5));
  table_put (table, 0, place.x, place.y, facing);
  weapon = shooting_get_weapon (table, 0, 0);
  weapon->indirect = FALSE;
  weapon->range = range;
  weapon->minimum_range = range / 2;
}

/* Where only rounding decides: at the ends of the range; in the middle of a wood; past the corner
 * of a house that is beside the ray by less than a hundredth of a millimetre. */
static void
test_aims_in_doubt (void)
{
  const WarPosition place = { IN (12), IN (6) };
  guint n_crowded = 0;

  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (Table) open = table_new (), wood = table_new (), house = table_new ();
      WarHeading heading = (WarHeading) g_test_rand_int_range (1, WAR_HEADING_TURN / 4);
      WarPosition corner = war_position_step (place, heading, 1500);

      begin_aims (open, place, (WarHeading) (i * 100), 1000);
      check_aims (open, heading);

      table_add_box (wood, WAR_TERRAIN_WOOD, 0, 0, 2000, 2000);
      table_get_feature (wood, 0)->shape.centre = war_position_step (place, heading, 1700);
      table_get_feature (wood, 0)->shape.heading = (WarHeading) (i * 100);
      war_feature_set_effect (table_get_feature (wood, 0), "entrenched",
                              WAR_ENTRENCHED_TERRAIN_SIGHT_LIMIT, 900);
      begin_aims (wood, place, 0, 3000);
      check_aims (wood, heading);

      table_add_box (house, WAR_TERRAIN_BUILDING, corner.x, corner.y, corner.x + 800, IN (9));
      begin_aims (house, place, 0, 3000);
      n_crowded += check_aims (house, heading) > 2;
    }

  g_assert_cmpuint (n_crowded, >, 0);
}

static void
test_aims (void)
{
  guint n_whole = 0, n_parted = 0, n_crowded = 0;

  for (guint i = 0; i < N_AIMS; i++)
    {
      g_autoptr (Table) table = table_new ();
      WarHeading heading = (WarHeading) g_test_rand_int_range (0, WAR_HEADING_TURN);
      WarPosition near
        = { g_test_rand_int_range (IN (1), IN (23)), g_test_rand_int_range (IN (1), IN (11)) };
      WarEntrenchedWeapon *weapon;
      guint n_ranges;

      if (i % 5 == 0)
        heading = (WarHeading) (heading & ~511);
      for (gint n = g_test_rand_int_range (0, 5); n > 0; n--)
        add_random_feature (table, near, heading);
      shooting_begin (table, "2-inch-mortar-team", "german-infantry", IN (5));
      table_put (table, 0, near.x, near.y, g_test_rand_int_range (0, WAR_HEADING_TURN));
      weapon = shooting_get_weapon (table, 0, 0);
      weapon->indirect = i % 10 == 9;
      weapon->range = g_test_rand_int_range (1, AIM_RANGE);
      weapon->minimum_range = g_test_rand_bit () ? g_test_rand_int_range (1, 1000) : 0;

      n_ranges = check_aims (table, heading);
      n_whole += n_ranges == 1;
      n_parted += n_ranges > 1;
      n_crowded += n_ranges == WAR_DOMAIN_MAX_RANGES;
    }

  g_test_message ("whole %u, parted %u, crowded %u", n_whole, n_parted, n_crowded);
  /* Of a few there may happen to be none. */
  if (g_test_slow ())
    {
      g_assert_cmpuint (n_whole, >, 10);
      g_assert_cmpuint (n_parted, >, 0);
    }
}

/* A wood that is as deep as one sees, straight and askew; a hedge that one sees past; a house with
 * a yard, in which one sees again. */
static void
test_aims_by_terrain (void)
{
  g_autoptr (Table) wood = table_new (), hedge = table_new (), house = table_new ();
  WarLength expected;
  WarDomain distances;
  guint feature;

  table_add_box (wood, WAR_TERRAIN_WOOD, IN (6), IN (1), IN (8), IN (11));
  shooting_begin (wood, "gas-trooper-team", "german-infantry", IN (5));
  war_entrenched_find_aims (table_get_setup (wood), table_get_state (wood), 0, 0, RIGHT,
                            &distances);
  g_assert_cmpuint (distances.n_ranges, ==, 1);
  g_assert_cmpint (distances.ranges[0].maximum, ==, 1000 + IN (6));
  war_entrenched_find_aims (table_get_setup (wood), table_get_state (wood), 0, 0, RIGHT + 100,
                            &distances);
  g_assert_cmpuint (distances.n_ranges, ==, 1);

  /* The way into the wood is 1″ / cos, and then 2″ of it. */
  expected = (WarLength) (IN (1) / cos (100 * G_PI / 2048) + IN (2));
  g_assert_cmpint (ABS (distances.ranges[0].maximum - expected), <=, 2);

  table_add_box (hedge, WAR_TERRAIN_HEDGE, IN (7), IN (1), IN (7) + 100, IN (11));
  shooting_begin (hedge, "gas-trooper-team", "german-infantry", IN (5));
  war_entrenched_find_aims (table_get_setup (hedge), table_get_state (hedge), 0, 0, RIGHT,
                            &distances);
  g_assert_cmpuint (distances.n_ranges, ==, 1);
  g_assert_cmpint (distances.ranges[0].maximum, ==, IN (2) + 100 + IN (1));

  /* One feature of two lines with a yard between them. */
  feature = table_add_line (house, WAR_TERRAIN_BUILDING, 200, IN (7), IN (4), IN (7), IN (8));
  g_array_append_val (table_get_feature (house, feature)->shape.vertices,
                      ((WarPosition){ IN (8), IN (8) }));
  g_array_append_val (table_get_feature (house, feature)->shape.vertices,
                      ((WarPosition){ IN (8), IN (4) }));
  shooting_begin (house, "gas-trooper-team", "german-infantry", IN (5));
  war_entrenched_find_aims (table_get_setup (house), table_get_state (house), 0, 0, RIGHT,
                            &distances);
  g_assert_cmpuint (distances.n_ranges, ==, 2);
  g_assert_cmpint (distances.ranges[0].maximum, ==, IN (2) + 100);
  g_assert_cmpint (distances.ranges[1].minimum, ==, IN (3) - 100);
  g_assert_cmpint (distances.ranges[1].maximum, ==, IN (3) + 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/entrenched.5.10/size", test_size);
  g_test_add_func ("/rules/entrenched.5.10/foreseen", test_foreseen);
  g_test_add_func ("/rules/entrenched.5.11/all", test_all);
  g_test_add_func ("/rules/entrenched.5.11/out-of-range", test_out_of_range);
  g_test_add_func ("/rules/entrenched.5.3/sight", test_sight);
  g_test_add_func ("/rules/entrenched.5.4/barred", test_barred);
  g_test_add_func ("/rules/entrenched.5.8/mine", test_mine);
  g_test_add_func ("/rules/entrenched.E-7/range", test_range);
  g_test_add_func ("/rules/entrenched.E-7/cover", test_cover);
  g_test_add_func ("/rules/entrenched.E-7/order", test_order_of_fire);
  g_test_add_func ("/rules/entrenched.E-7/signal", test_signal);
  g_test_add_func ("/rules/entrenched.E-7/aims/terrain", test_aims_by_terrain);
  g_test_add_func ("/rules/entrenched.E-7/aims/doubt", test_aims_in_doubt);
  g_test_add_func ("/rules/entrenched.E-7/aims/random", test_aims);
  g_test_add_func ("/rules/entrenched.E-22/own-fire", test_own_fire);
  g_test_add_func ("/rules/entrenched.E-27/shells", test_opening_volley);
  return g_test_run ();
}
