/* test-cover.c: cover and sight in Entrenched!, clause by clause
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shooting.h"

#define FIRE "1 fire pieces.0 weapon=0 targets=1"

/* The front of the unit that is shot at in these tests, on which most features are placed. */
#define FRONT(apart) (HERE_X + 1000 + (apart))

/* What the cover of the target adds against the first weapon of the first unit. */
static gint
get_cover (Table *table)
{
  WarBase base = war_entrenched_get_base (table_get_setup (table), table_get_state (table), 0);

  return war_entrenched_get_cover (table_get_setup (table), table_get_state (table), 1, &base,
                                   shooting_get_weapon (table, 0, 0), NULL);
}

/* A shot with one hit and a save of that number: whether it is a wound. */
static gboolean
wounds (Table *table, const char *dice)
{
  gint32 before = shooting_get_left (table, 1);

  table_order (table, FIRE, dice);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_FIRED) = 0;
  return shooting_get_left (table, 1) < before;
}

/* Light cover adds 1 to a save of 4 and more, heavy cover 2. */
static void
test_saves (void)
{
  g_autoptr (Table) none = table_new (), light = table_new (), heavy = table_new ();

  shooting_begin (none, "bef-infantry", "german-infantry", IN (5));
  g_assert_cmpint (get_cover (none), ==, 0);
  g_assert_true (wounds (none, "4 1 1 1 3"));
  g_assert_false (wounds (none, "4 1 1 1 4"));

  table_add_box (light, WAR_TERRAIN_SMALL_SHELL_HOLE, FRONT (IN (4)), IN (4), FRONT (IN (7)),
                 IN (8));
  shooting_begin (light, "bef-infantry", "german-infantry", IN (5));
  g_assert_true (wounds (light, "4 1 1 1 2"));
  g_assert_false (wounds (light, "4 1 1 1 3"));
  g_assert_cmpint (table_event (light, WAR_ENTRENCHED_EVENT_SAVED, 0)->arguments[2], ==, 1);
  g_assert_cmpint (table_event (light, WAR_ENTRENCHED_EVENT_SAVED, 0)->need, ==, 3);

  table_add_box (heavy, WAR_TERRAIN_TRENCH, FRONT (IN (4)), IN (4), FRONT (IN (7)), IN (8));
  shooting_begin (heavy, "bef-infantry", "german-infantry", IN (5));
  g_assert_false (wounds (heavy, "4 1 1 1 2"));
  g_assert_cmpint (table_event (heavy, WAR_ENTRENCHED_EVENT_SAVED, 0)->arguments[2], ==, 2);
}

/* A save of 3 and more with heavy cover needs 1: a natural 1 fails all the same. */
static void
test_natural_one (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_TRENCH, FRONT (IN (4)), IN (4), FRONT (IN (7)), IN (8));
  shooting_begin (table, "bef-infantry", "german-officer", IN (5));
  g_assert_true (wounds (table, "4 1 1 1 1"));
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_SAVED, 0)->need, ==, 2);
  g_assert_false (wounds (table, "4 1 1 1 2"));
}

/* Whose centre is inside is inside. */
static void
test_inside (void)
{
  const struct
  {
    WarTerrain terrain;
    gint cover;
  } terrains[] = {
    { WAR_TERRAIN_OPEN, 0 },     { WAR_TERRAIN_MUD, 0 },
    { WAR_TERRAIN_TRENCH, 2 },   { WAR_TERRAIN_SMALL_SHELL_HOLE, 1 },
    { WAR_TERRAIN_RUBBLE, 2 },   { WAR_TERRAIN_LARGE_SHELL_HOLE, 2 },
    { WAR_TERRAIN_GUN_PIT, 2 },  { WAR_TERRAIN_WOOD, 1 },
    { WAR_TERRAIN_BUILDING, 2 }, { WAR_TERRAIN_BARBED_WIRE, 0 },
    { WAR_TERRAIN_HILL, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      g_autoptr (Table) table = table_new ();

      /* It ends at the centre, which is 1000 behind the front; edges count as inside. */
      table_add_box (table, terrains[i].terrain, FRONT (IN (5)) - 500, IN (4),
                     FRONT (IN (5)) + 1000, IN (8));
      shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
      g_assert_cmpint (get_cover (table), ==, terrains[i].cover);
      shooting_put_opposite (table, 1, IN (5) + 2, 0);
      g_assert_cmpint (get_cover (table), ==, 0);
    }
}

/* At least three of the five lines cross the wall. */
static void
test_lines (void)
{
  g_autoptr (Table) three = table_new (), two = table_new (), exact = table_new ();

  /* The lines to the centre and to the two corners above it. */
  table_add_line (three, WAR_TERRAIN_WALL, 200, FRONT (IN (4.5)), IN (3), FRONT (IN (4.5)), HERE_Y);
  shooting_begin (three, "bef-infantry", "german-infantry", IN (5));
  g_assert_cmpint (get_cover (three), ==, 1);

  /* Only to these two. */
  table_add_line (two, WAR_TERRAIN_WALL, 200, FRONT (IN (4.5)), IN (3), FRONT (IN (4.5)),
                  HERE_Y - 1);
  shooting_begin (two, "bef-infantry", "german-infantry", IN (5));
  g_assert_cmpint (get_cover (two), ==, 0);

  /* Within 1″ of the base, of which lines are measured one by one: those to the corners behind
   * cross the wall at an angle. */
  table_add_box (exact, WAR_TERRAIN_SANDBAGS, FRONT (IN (4)) - 200, IN (3), FRONT (IN (4)), IN (9));
  shooting_begin (exact, "bef-infantry", "german-infantry", IN (5));
  g_assert_cmpint (get_cover (exact), ==, 1);
  shooting_put_opposite (exact, 1, IN (5) + 1, 0);
  g_assert_cmpint (get_cover (exact), ==, 0);
}

/* A wall at the firer's feet covers nobody but the firer. */
static void
test_wall_of_firer (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_line (table, WAR_TERRAIN_WALL, 200, FRONT (500), IN (3), FRONT (500), IN (9));
  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  g_assert_cmpint (get_cover (table), ==, 0);
  table_set_phase (table, 2, WAR_ENTRENCHED_PHASE_RANGED, 3);
  table_order (table, "2 fire pieces.1 weapon=0 targets=0", "5 1 1 1 1 1 3");
  g_assert_cmpint (shooting_get_left (table, 0), ==, 4);
}

/* The best cover counts; covers do not add up. */
static void
test_best (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_SMALL_SHELL_HOLE, FRONT (IN (4)), IN (4), FRONT (IN (7)),
                 IN (8));
  table_add_box (table, WAR_TERRAIN_TRENCH, FRONT (IN (4)), IN (4), FRONT (IN (7)), IN (8));
  table_add_line (table, WAR_TERRAIN_WALL, 200, FRONT (IN (4.5)), IN (3), FRONT (IN (4.5)), IN (9));
  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  g_assert_cmpint (get_cover (table), ==, 2);
}

/* A feature may be given another cover before play (E-28): the wall is heavy, the trench none. */
static void
test_overrides (void)
{
  g_autoptr (Table) wall = table_new (), trench = table_new ();
  guint feature;

  feature = table_add_line (wall, WAR_TERRAIN_WALL, 200, FRONT (IN (4.5)), IN (3), FRONT (IN (4.5)),
                            IN (9));
  war_feature_set_effect (table_get_feature (wall, feature), "entrenched",
                          WAR_ENTRENCHED_TERRAIN_COVER, WAR_ENTRENCHED_COVER_HEAVY);
  shooting_begin (wall, "bef-infantry", "german-infantry", IN (5));
  g_assert_cmpint (get_cover (wall), ==, 2);

  feature
    = table_add_box (trench, WAR_TERRAIN_TRENCH, FRONT (IN (4)), IN (4), FRONT (IN (7)), IN (8));
  war_feature_set_effect (table_get_feature (trench, feature), "entrenched",
                          WAR_ENTRENCHED_TERRAIN_COVER, WAR_ENTRENCHED_COVER_NONE);
  shooting_begin (trench, "bef-infantry", "german-infantry", IN (5));
  g_assert_cmpint (get_cover (trench), ==, 0);
}

/* What stands upright covers who is behind it, once it is said to give cover at all. */
static void
test_override_of_none (void)
{
  const WarTerrain terrains[] = { WAR_TERRAIN_FENCE, WAR_TERRAIN_BARBED_WIRE };

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      g_autoptr (Table) table = table_new ();
      guint feature = table_add_line (table, terrains[i], 200, FRONT (IN (4.5)), IN (3),
                                      FRONT (IN (4.5)), IN (9));

      war_feature_set_effect (table_get_feature (table, feature), "entrenched",
                              WAR_ENTRENCHED_TERRAIN_COVER, WAR_ENTRENCHED_COVER_LIGHT);
      shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
      g_assert_cmpint (get_cover (table), ==, 1);
    }
}

/* entrenched.5.8 */
static void
test_negated (void)
{
  const char *const types[] = { "marksman", "kleif-flame-trooper-team" };
  const char *const dice[] = { "2 1 3", "3 1 1 1 1 1 3" };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (Table) table = table_new ();

      table_add_box (table, WAR_TERRAIN_TRENCH, FRONT (IN (2)), IN (4), FRONT (IN (7)), IN (8));
      shooting_begin (table, types[i], "german-infantry", IN (4));
      g_assert_cmpint (get_cover (table), ==, 0);
      g_assert_true (wounds (table, dice[i]));
    }
}

/* Puts the target into a bunker of 4″ × 2″, whose near edge is IN (4) in front of the firer. */
static void
begin_bunker (Table *table, const char *type)
{
  guint bunker
    = table_add_box (table, WAR_TERRAIN_BUNKER, FRONT (IN (4)), IN (4), FRONT (IN (6)), IN (8));

  shooting_begin (table, type, "german-infantry", IN (4.5));
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_INSIDE) = (gint32) bunker;
}

/* The bunker is the unit's base: heavy cover, seen and measured from its edges (E-25). */
static void
test_bunker (void)
{
  g_autoptr (Table) table = table_new (), flames = table_new ();

  begin_bunker (table, "bef-infantry");
  g_assert_cmpint (get_cover (table), ==, 2);
  g_assert_false (wounds (table, "4 1 1 1 2"));
  shooting_get_weapon (table, 0, 0)->range = IN (4);
  g_assert_true (table_allows (table, FIRE));
  shooting_get_weapon (table, 0, 0)->range = IN (4) - 1;
  table_refuse (table, FIRE, WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, "entrenched.5.2");

  /* From any edge, and over the whole field. */
  table_set_phase (table, 2, WAR_ENTRENCHED_PHASE_RANGED, 3);
  g_assert_true (table_allows (table, "2 fire pieces.1 weapon=0 targets=0"));
  table_put (table, 0, FRONT (IN (5)), IN (1), 0);
  g_assert_true (table_allows (table, "2 fire pieces.1 weapon=0 targets=0"));
  table_put (table, 0, FRONT (IN (15)), HERE_Y, 0);
  g_assert_true (table_allows (table, "2 fire pieces.1 weapon=0 targets=0"));

  /* Only weapons that negate cover negate that of a bunker. */
  begin_bunker (flames, "kleif-flame-trooper-team");
  g_assert_cmpint (get_cover (flames), ==, 0);
  g_assert_true (wounds (flames, "3 1 1 1 1 1 3"));
}

/* A bunker blocks sight for those who are not in it, empty or not. */
static void
test_behind_bunker (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_BUNKER, FRONT (IN (2)), IN (4), FRONT (IN (4)), IN (8));
  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  table_refuse (table, FIRE, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.5.2");
}

/* Buildings block unless one is inside. */
static void
test_building (void)
{
  g_autoptr (Table) target_in = table_new (), firer_in = table_new (), between = table_new ();

  table_add_box (target_in, WAR_TERRAIN_BUILDING, FRONT (IN (4)), IN (4), FRONT (IN (7)), IN (8));
  shooting_begin (target_in, "bef-infantry", "german-infantry", IN (5));
  g_assert_true (table_allows (target_in, FIRE));

  table_add_box (firer_in, WAR_TERRAIN_BUILDING, HERE_X - IN (1), IN (4), HERE_X + IN (1), IN (8));
  shooting_begin (firer_in, "bef-infantry", "german-infantry", IN (5));
  g_assert_true (table_allows (firer_in, FIRE));
  g_assert_cmpint (get_cover (firer_in), ==, 0);

  /* With its front in it, but not its centre, a unit is not inside. */
  table_add_box (between, WAR_TERRAIN_BUILDING, FRONT (IN (4)), IN (4), FRONT (IN (5)) + 999,
                 IN (8));
  shooting_begin (between, "bef-infantry", "german-infantry", IN (5));
  table_refuse (between, FIRE, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.5.2");
}

/* Through more than 2″ of wood nobody sees, in the same wood either. */
static void
test_wood (void)
{
  g_autoptr (Table) same = table_new (), through = table_new ();

  /* The line between the centres is the shortest. */
  table_add_box (same, WAR_TERRAIN_WOOD, IN (1), IN (1), IN (20), IN (11));
  shooting_begin (same, "bef-infantry", "bef-officer", IN (2) - 2000);
  g_assert_true (table_allows (same, FIRE));
  g_assert_cmpint (get_cover (same), ==, 1);
  shooting_put_opposite (same, 1, IN (2) + 1, 0);
  table_refuse (same, FIRE, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.5.2");

  /* A wood of 2″ lets the one line through that crosses it straight. */
  table_add_box (through, WAR_TERRAIN_WOOD, IN (7), IN (1), IN (9), IN (11));
  shooting_begin (through, "bef-infantry", "german-infantry", IN (5));
  g_assert_true (table_allows (through, FIRE));
  g_assert_cmpint (get_cover (through), ==, 0);
  shooting_put_opposite (through, 1, IN (5), IN (0.8));
  table_refuse (through, FIRE, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.5.2");
}

/* A hedge blocks unless one of the two is within 1″ of it; it covers as a wall does. */
static void
test_hedge (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_HEDGE, IN (8), IN (1), IN (8) + 400, IN (11));
  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  table_put (table, 1, IN (8) + 400 + IN (1) + 1000, HERE_Y, LEFT);
  g_assert_true (table_allows (table, FIRE));
  g_assert_cmpint (get_cover (table), ==, 1);
  *table_piece (table, 1, WAR_PIECE_X) += 1;
  table_refuse (table, FIRE, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.5.2");

  table_put (table, 0, IN (8) - IN (1) - 1000, HERE_Y, RIGHT);
  g_assert_true (table_allows (table, FIRE));
  g_assert_cmpint (get_cover (table), ==, 0);
  *table_piece (table, 0, WAR_PIECE_X) -= 1;
  table_refuse (table, FIRE, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.5.2");
}

/* A hill blocks what is beyond it, unless one is on it. */
static void
test_hill (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_HILL, IN (7), IN (1), IN (9), IN (11));
  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  table_refuse (table, FIRE, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.5.2");
  table_put (table, 1, IN (9), HERE_Y, LEFT);
  g_assert_true (table_allows (table, FIRE));
  shooting_put_opposite (table, 1, IN (6), 0);
  table_put (table, 0, IN (7), HERE_Y, RIGHT);
  g_assert_true (table_allows (table, FIRE));
}

/* The refusal says what is in the way. */
static void
test_reason (void)
{
  g_autoptr (Table) table = table_new ();
  WarRefusal refusal;

  table_add_box (table, WAR_TERRAIN_MUD, IN (6), IN (4), IN (7), IN (8));
  table_add_box (table, WAR_TERRAIN_BUILDING, IN (7), IN (4), IN (8), IN (8));
  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  g_assert_false (war_entrenched_check_shot (table_get_setup (table), table_get_state (table), 0, 0,
                                             1, &refusal));
  g_assert_cmpint (refusal.arguments[0], ==, 1);

  shooting_put_opposite (table, 1, IN (11), 0);
  g_assert_false (war_entrenched_check_shot (table_get_setup (table), table_get_state (table), 0, 0,
                                             1, &refusal));
  g_assert_cmpint (refusal.arguments[0], ==, IN (11));
  g_assert_cmpint (refusal.arguments[1], ==, IN (10));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/entrenched.5.7/saves", test_saves);
  g_test_add_func ("/rules/entrenched.5.8/negated", test_negated);
  g_test_add_func ("/rules/entrenched.E-5/natural-one", test_natural_one);
  g_test_add_func ("/rules/entrenched.E-25/bunker", test_bunker);
  g_test_add_func ("/rules/entrenched.E-25/behind", test_behind_bunker);
  g_test_add_func ("/rules/entrenched.E-28/overrides", test_overrides);
  g_test_add_func ("/rules/entrenched.1.2/override-of-none", test_override_of_none);
  g_test_add_func ("/rules/entrenched.1.2/named-before-play", test_overrides);
  g_test_add_func ("/rules/entrenched.E-28/building", test_building);
  g_test_add_func ("/rules/entrenched.E-28/wood", test_wood);
  g_test_add_func ("/rules/entrenched.E-28/hedge", test_hedge);
  g_test_add_func ("/rules/entrenched.E-28/hill", test_hill);
  g_test_add_func ("/rules/common.G-3/reason", test_reason);
  g_test_add_func ("/rules/common.G-4/inside", test_inside);
  g_test_add_func ("/rules/common.G-4/lines", test_lines);
  g_test_add_func ("/rules/common.G-4/firer", test_wall_of_firer);
  g_test_add_func ("/rules/common.G-4/best", test_best);
  return g_test_run ();
}
