/* test-threats.c: what enemies may do to a unit, place by place; and moves that checks may stop
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/courses.h"
#include "engine/solo/prospect.h"
#include "engine/solo/threats.h"

#define CHARGE (4 * WAR_INCH)
#define N_CASES 20000

/* An open field in cells. */
typedef struct
{
  WarField *field;
  WarGround *ground;
  WarGroundScratch *scratch;
  WarCells *cells;
} Place;

static void
begin (Place *place)
{
  WarSightScene scene;

  place->field = war_field_new ("Field", 48 * WAR_INCH, 24 * WAR_INCH);
  place->ground = war_ground_new (place->field);
  place->scratch = war_ground_scratch_new (place->ground);
  scene = (WarSightScene){ .ground = place->ground, .scratch = place->scratch };
  place->cells = war_cells_new (&scene, place->field, WAR_INCH, WAR_INCH / 2, NULL, WAR_INCH);
}

static void
end (Place *place)
{
  war_cells_free (place->cells);
  war_ground_scratch_free (place->scratch);
  war_ground_unref (place->ground);
  war_field_unref (place->field);
}

/* An enemy of an inch square so far to the east of the western edge. */
static void
add_enemy (WarThreats *threats, const Place *place, gint inches, WarThreat threat)
{
  WarBase base
    = war_base_place ((WarPosition){ inches * WAR_INCH, 12 * WAR_INCH }, 0, WAR_INCH, WAR_INCH);

  war_threats_add (threats, place->cells, threats->n_items, &base);
  threats->threats[threats->n_items - 1] = threat;
}

static gint32
rate (const Place *place, const WarThreats *threats, gint inches, gint32 *danger)
{
  WarOutpost outpost;

  war_outpost_look_round (&outpost, threats, place->cells, WAR_INCH, WAR_INCH,
                          (WarPosition){ inches * WAR_INCH, 12 * WAR_INCH });
  return war_outpost_rate_fire (&outpost, threats, place->cells, CHARGE, danger);
}

/* In full from where it stands, half if it has to move first, then nothing; likewise its blade. */
static void
test_danger (void)
{
  const WarThreatWeapon rifle = { .range = 10 * WAR_INCH, .worth = { 100, 60, 20 } };
  g_autofree WarThreats *threats = g_new0 (WarThreats, 1);
  gint32 danger;
  Place place;

  begin (&place);
  add_enemy (threats, &place, 40,
             (WarThreat){ .movement = 5 * WAR_INCH,
                          .reach = CHARGE + 5 * WAR_INCH,
                          .may_charge = TRUE,
                          .blade = 1000 });
  war_threats_begin (threats);
  war_threat_add_weapon (&threats->threats[0], &rifle);
  g_assert_cmpint (threats->threats[0].reach, ==, 15 * WAR_INCH);

  g_assert_cmpint (rate (&place, threats, 36, &danger), ==, 0);
  g_assert_cmpint (danger, ==, 1100);
  rate (&place, threats, 31, &danger);
  g_assert_cmpint (danger, ==, 100 + 500);
  rate (&place, threats, 29, &danger);
  g_assert_cmpint (danger, ==, 100);
  rate (&place, threats, 28, &danger);
  g_assert_cmpint (danger, ==, 50);
  rate (&place, threats, 20, &danger);
  g_assert_cmpint (danger, ==, 0);
  end (&place);
}

/* The best of its shots at whom they reach; all enemies together are a danger. */
static void
test_shots (void)
{
  g_autofree WarThreats *threats = g_new0 (WarThreats, 1);
  const WarThreatWeapon rifle = { .range = 10 * WAR_INCH, .worth = { 100, 60, 20 } };
  const WarThreatWeapon mortar
    = { .range = 14 * WAR_INCH, .is_indirect = TRUE, .worth = { 150, 150, 150 } };
  gint32 danger;
  Place place;

  begin (&place);
  add_enemy (threats, &place, 40, (WarThreat){ 0 });
  add_enemy (threats, &place, 30, (WarThreat){ 0 });
  war_threats_begin (threats);
  war_threats_add_shot (threats, 0, &mortar);
  war_threats_add_shot (threats, 1, &rifle);
  g_assert_cmpint (threats->best_shot, ==, 150);
  g_assert_cmpint (rate (&place, threats, 25, &danger), ==, 150);
  g_assert_cmpint (rate (&place, threats, 21, &danger), ==, 100);
  g_assert_cmpint (rate (&place, threats, 10, &danger), ==, 0);

  war_threats_begin (threats);
  g_assert_cmpint (threats->best_shot, ==, 0);
  end (&place);
}

/* The best first, and of equally good ones the first. */
static void
test_prey (void)
{
  static const gint32 charges[] = { 5, 9, 7, 9, 1 };
  static const guint order[] = { 1, 3, 2, 0, 4 };
  static const gint32 worths[] = { 3, 8, 8, 2, 0 };
  g_autofree WarThreats *threats = g_new0 (WarThreats, 1);
  Place place;

  begin (&place);
  for (guint i = 0; i < G_N_ELEMENTS (charges); i++)
    {
      add_enemy (threats, &place, 10 + (gint) i, (WarThreat){ .charge = charges[i] });
      war_threats_add_prey (threats, i);
    }
  g_assert_cmpmem (threats->prey, sizeof order, order, sizeof order);
  g_assert_cmpint (war_threats_find_best (threats, worths, 0), ==, 1);
  g_assert_cmpint (war_threats_find_best (threats, worths, 8), ==, -1);
  end (&place);
}

/* A bog across the way: before it nothing is lost. */
static void
test_chances (void)
{
  WarFeature *bog = war_feature_new ();
  const WarPassageEffect effect = { .kind = 1, .need = 3 };
  WarPassageScene scene;
  WarProspect prospect;
  Place place;

  bog->terrain = WAR_TERRAIN_MUD;
  bog->shape = (WarShape){ .kind = WAR_SHAPE_BOX,
                           .centre = { 24 * WAR_INCH, 12 * WAR_INCH },
                           .width = 2 * WAR_INCH,
                           .depth = 20 * WAR_INCH };
  begin (&place);
  war_ground_scratch_free (place.scratch);
  war_ground_unref (place.ground);
  g_ptr_array_add (place.field->features, bog);
  place.ground = war_ground_new (place.field);
  place.scratch = war_ground_scratch_new (place.ground);
  scene = (WarPassageScene){
    .ground = place.ground,
    .scratch = place.scratch,
    .effects = &effect,
    .terrains = WAR_TERRAIN_BIT (WAR_TERRAIN_MUD),
  };

  war_prospect_look (&prospect, &scene, (WarPosition){ 20 * WAR_INCH, 12 * WAR_INCH },
                     WAR_HEADING_TURN / 4, 6 * WAR_INCH);
  g_assert_cmpint (war_prospect_get_chance (&prospect, 2 * WAR_INCH), ==, WAR_PROSPECT_CERTAIN);
  g_assert_cmpint (war_prospect_get_chance (&prospect, 4 * WAR_INCH), ==,
                   WAR_PROSPECT_CERTAIN * 4 / 6);
  g_assert_cmpint (war_prospect_get_chance (&prospect, 6 * WAR_INCH), ==,
                   WAR_PROSPECT_CERTAIN * 4 / 6);
  end (&place);
}

/* What is worth no more than the least does not weigh more than the best; one more does. */
static void
test_weights (void)
{
  for (guint i = 0; i < N_CASES; i++)
    {
      gint32 stay = g_test_rand_int_range (-100000, 100000);
      gint32 best = stay + g_test_rand_int_range (0, 100000);
      gint64 chance = g_test_rand_int_range (1, WAR_PROSPECT_CERTAIN + 1);
      gint32 least = war_prospect_find_least (best, stay, chance);

      if (least == G_MAXINT32)
        continue;
      g_assert_cmpint (war_prospect_weigh (least, stay, chance), <=, best);
      g_assert_cmpint (war_prospect_weigh (least + 1, stay, chance), >, best);
    }

  g_assert_cmpint (war_prospect_find_least (5, 10, 1), ==, G_MININT32);
  g_assert_cmpint (war_prospect_find_least (10, 5, 0), ==, G_MAXINT32);
  g_assert_cmpint (war_prospect_weigh (300, 100, WAR_PROSPECT_CERTAIN / 2), ==, 200);
}

/* Towards what it wants and to either side, towards the nearest and away, to its prey; on, back. */
static void
test_courses (void)
{
  const WarThreat harmless = { .reach = WAR_INCH }, prey = { .reach = WAR_INCH, .charge = 10 };
  g_autofree WarThreats *threats = g_new0 (WarThreats, 1);
  WarHeading headings[WAR_COURSES_MAX];
  WarPosition aim = { 10 * WAR_INCH, 2 * WAR_INCH };
  WarOutpost outpost;
  Place place;

  begin (&place);
  war_outpost_look_round (&outpost, threats, place.cells, WAR_INCH, WAR_INCH,
                          (WarPosition){ 10 * WAR_INCH, 12 * WAR_INCH });
  g_assert_cmpuint (war_courses_list (&outpost, threats, NULL, 6 * WAR_INCH, 100, headings), ==, 2);
  g_assert_cmpuint (headings[0], ==, 100);
  g_assert_cmpuint (headings[1], ==, 100 + WAR_HEADING_TURN / 2);

  add_enemy (threats, &place, 12, harmless);
  add_enemy (threats, &place, 4, prey);
  add_enemy (threats, &place, 40, prey);
  war_outpost_look_round (&outpost, threats, place.cells, WAR_INCH, WAR_INCH,
                          (WarPosition){ 10 * WAR_INCH, 12 * WAR_INCH });
  g_assert_cmpuint (war_courses_list (&outpost, threats, &aim, 6 * WAR_INCH, 0, headings), ==, 12);
  g_assert_cmpuint (headings[0], ==, 0);
  g_assert_cmpuint (headings[7], ==, WAR_HEADING_TURN / 4);
  g_assert_cmpuint (headings[8], ==, 3 * WAR_HEADING_TURN / 4);
  g_assert_cmpuint (headings[9], ==, 3 * WAR_HEADING_TURN / 4);
  end (&place);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/threats/danger", test_danger);
  g_test_add_func ("/threats/shots", test_shots);
  g_test_add_func ("/threats/prey", test_prey);
  g_test_add_func ("/courses/list", test_courses);
  g_test_add_func ("/prospects/chances", test_chances);
  g_test_add_func ("/prospects/weights", test_weights);
  return g_test_run ();
}
