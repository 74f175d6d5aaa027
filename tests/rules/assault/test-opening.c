/* test-opening.c: before the first turn of Trench Assault: units, bunkers, wire, set-up
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include "store/documents/field-file.h"

#define CM(value) ((gint) ((value) *WAR_CENTIMETRE))

static void
add_company (Stage *stage)
{
  stage_add (stage, 1, "riflemen", 6);
  stage_add (stage, 1, "bombers", 2);
  stage_add (stage, 1, "lewis-gun", 1);
  stage_add (stage, 1, "company-officer", 1);
}

/* One company (0–9), headquarters, a garrison of so many (11 …) and its officer; bunkers at 40 and
 * 150. */
enum
{
  LEWIS = 8,
  OFFICER,
  HEADQUARTERS,
  GERMANS,
};

/* Units of the side, in a group of the operation. */
static void
add_to_group (Stage *stage, gint side, const char *type, guint count, const char *group)
{
  const GPtrArray *entries = stage_get_operation (stage)->forces[side - 1]->entries;

  stage_add (stage, side, type, count);
  ((WarForceEntry *) g_ptr_array_index (entries, entries->len - 1))->group = g_strdup (group);
}

static Stage *
begin (guint n_germans, guint n_bunkers)
{
  Stage *stage = stage_new (0);

  add_company (stage);
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 2, "riflemen", n_germans - 1);
  stage_add (stage, 2, "machine-gun", 1);
  stage_add (stage, 2, "company-officer", 1);
  for (guint i = 0; i < n_bunkers; i++)
    stage_add_bunker (stage, i == 0 ? 150 : i == 1 ? 40 : 100);
  return stage;
}

static guint
get_feature (Stage *stage, guint bunker)
{
  return g_array_index (stage_get_data (stage)->bunkers, WarAssaultBunker, bunker).feature;
}

static guint
count_in (Stage *stage, guint bunker)
{
  return war_assault_count_in_bunker (stage_get_setup (stage), stage_get_state (stage), bunker);
}

/* Units ---------------------------------------------------------------------------------------- */

/* assault.1.1, assault.1.2, assault.1.3: four companies of eight bases and an officer, some with a
 * Lewis gun; each has a seat, the headquarters and the defenders have one (assault.A-28). */
static void
test_battalion (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  const WarAssault *data;
  guint last = 0;

  stage_add (stage, 1, "tank", 1);
  stage_add (stage, 1, "riflemen", 24);
  stage_add (stage, 1, "bombers", 8);
  stage_add (stage, 1, "lewis-gun", 2);
  stage_add (stage, 1, "company-officer", 4);
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 1, "telephone", 1);
  stage_add (stage, 2, "riflemen", 8);
  stage_add (stage, 2, "machine-gun", 2);
  stage_add (stage, 2, "company-officer", 1);
  stage_begin_play (stage);
  data = stage_get_data (stage);
  g_assert_cmpuint (data->n_companies, ==, 4);
  g_assert_cmpint (data->seat_of_headquarters, ==, 4);
  g_assert_cmpint (data->seat_of_defenders, ==, 5);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (data->n_started[i], ==, i % 2 == 0 ? 9 : 8);
  g_assert_cmpint (data->n_started[4], ==, 10);

  /* Numbers: companies, headquarters, tanks, then the defenders (assault.A-29). */
  g_assert_cmpuint (data->units->len, ==, 24 + 8 + 2 + 4 + 2 + 11);
  for (guint i = 0; i < data->units->len; i++)
    {
      const WarAssaultUnit *unit = war_assault_get_unit (stage_get_setup (stage), i);
      WarAssaultBranch branch = war_assault_get_type (stage_get_setup (stage), i)->branch;
      guint rank = unit->side == WAR_ASSAULT_DEFENDERS ? 6
                   : branch == WAR_ASSAULT_TANK        ? 5
                   : unit->company == WAR_NONE         ? 4
                                                       : (guint) unit->company;

      g_assert_cmpuint (rank, >=, last);
      g_assert_cmpint (unit->seat, ==, rank == 6 ? 5 : rank >= 4 ? 4 : (gint) rank);
      last = rank;
    }
}

/* What stands together in the list is a company, if all have their eight bases so. */
static void
test_listed_companies (void)
{
  g_autoptr (Stage) stage = stage_new (0);

  for (guint i = 0; i < 3; i++)
    {
      stage_add (stage, 1, "company-officer", 1);
      stage_add (stage, 1, "riflemen", i == 1 ? 8 : 6);
      if (i != 1)
        stage_add (stage, 1, "bombers", 2);
      if (i == 2)
        stage_add (stage, 1, "lewis-gun", 2);
    }
  stage_add (stage, 2, "riflemen", 4);
  stage_begin_play (stage);
  g_assert_cmpuint (stage_get_data (stage)->n_companies, ==, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (stage_get_data (stage)->n_started[i], ==, i == 2 ? 10 : 8);
  g_assert_cmpint (stage_get_data (stage)->seat_of_defenders, ==, 4);
}

/* assault.1.6, assault.A-25: centimetres, and bases of the sizes in the data. */
static void
test_sizes (void)
{
  g_autoptr (Stage) stage = begin (4, 0);

  stage_begin (stage);
  g_assert_cmpint (stage_get_data (stage)->rules->system->length_unit, ==, WAR_UNIT_CENTIMETRE);
  stage_put (stage, 0, 100, 150);
  stage_put (stage, HEADQUARTERS, 150, 150);
  g_assert_cmpint (war_assault_get_base (stage_get_setup (stage), stage_get_state (stage), 0).width,
                   ==, CM (5));
  g_assert_cmpint (
    war_assault_get_base (stage_get_setup (stage), stage_get_state (stage), HEADQUARTERS).depth, ==,
    CM (3));
}

/* assault.A-9, assault.2.2, assault.2.1: runners come when they are sent, whatever a list says, and
 * a telephone stands nowhere. */
static void
test_nobody_stands (void)
{
  g_autoptr (Stage) stage = stage_new (0);

  add_company (stage);
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 1, "runner", 2);
  stage_add (stage, 1, "telephone", 1);
  stage_add (stage, 2, "riflemen", 4);
  stage_begin_play (stage);
  g_assert_cmpuint (stage_get_data (stage)->units->len, ==, 11 + 4);
}

/* Bunkers -------------------------------------------------------------------------------------- */

/* assault.3.1, assault.A-18: the garrison is inside, divided as evenly as can be; the entrance is
 * the point of the trench nearest to the bunker. */
static void
test_dividing (void)
{
  g_autoptr (Stage) stage = begin (5, 2);
  const WarAssaultBunker *left;

  stage_begin_play (stage);
  left = &g_array_index (stage_get_data (stage)->bunkers, WarAssaultBunker, 0);
  g_assert_cmpint (left->entrance.x, ==, CM (40));
  g_assert_cmpint (left->entrance.y, ==, CM (30));
  for (guint i = 0; i < 6; i++)
    g_assert_false (stage_stands (stage, GERMANS + i));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NEVER, "assault.A-18", "3 shelter pieces.%d bunker=1",
                GERMANS + 5);
  stage_refuse (stage, WAR_REFUSAL_MALFORMED, NULL, "3 shelter pieces.%d bunker=3", GERMANS);
  stage_order (stage, "", "3 shelter pieces.%d bunker=1", GERMANS + 2);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_IN_BUNKER, "assault.A-18",
                "3 shelter pieces.%d bunker=2", GERMANS + 2);
  stage_order (stage, "", "3 shelter pieces.%d bunker=1", GERMANS);
  stage_order (stage, "", "3 shelter pieces.%d bunker=1", GERMANS + 1);

  /* Three in one, and two are left for the other. */
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_BUNKER, "assault.A-18", "3 shelter pieces.%d bunker=1",
                GERMANS + 3);
  g_assert_cmpint (*stage_unit (stage, GERMANS + 2, WAR_ASSAULT_PIECE_PLACE), ==, 1);
  g_assert_cmpint (*stage_unit (stage, GERMANS + 1, WAR_ASSAULT_PIECE_PLACE), ==, 3);
  stage_order (stage, "", "3 shelter pieces.%d bunker=2", GERMANS + 3);

  /* With the last one it is done: 3.3 and 3.8 for each bunker, and no wire to gap. */
  stage_order (stage, "5 4 4", "3 shelter pieces.%d bunker=2", GERMANS + 4);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_ASSAULT_PHASE_ARRANGE);
  g_assert_cmpint (*stage_bunker (stage, 0, WAR_ASSAULT_FEATURE_OPENS), ==, 5);
  g_assert_cmpint (*stage_bunker (stage, 1, WAR_ASSAULT_FEATURE_OPENS), ==, 1);
}

/* Four go two by two; of seven in three bunkers three are in one only. */
static void
test_evenly (void)
{
  g_autoptr (Stage) two = begin (4, 2);
  g_autoptr (Stage) three = begin (7, 3);

  stage_begin_play (two);
  stage_order (two, "", "3 shelter pieces.%d bunker=1", GERMANS);
  stage_order (two, "", "3 shelter pieces.%d bunker=1", GERMANS + 1);
  stage_refuse (two, WAR_ASSAULT_REFUSAL_BUNKER, "assault.A-18", "3 shelter pieces.%d bunker=1",
                GERMANS + 2);

  stage_begin_play (three);
  for (guint i = 0; i < 5; i++)
    stage_order (three, "", "3 shelter pieces.%d bunker=%d", GERMANS + i, i < 3 ? 1 : 2);
  stage_refuse (three, WAR_ASSAULT_REFUSAL_BUNKER, "assault.A-18", "3 shelter pieces.%d bunker=2",
                GERMANS + 5);
}

/* What he has not divided when he says that he is done: machine guns first, evenly. */
static void
test_rest (void)
{
  g_autoptr (Stage) stage = begin (5, 3);

  stage_begin_play (stage);
  stage_order (stage, "1 1 1", "3 end-step");
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (count_in (stage, i), ==, i < 2 ? 2 : 1);
  g_assert_cmpint (*stage_unit (stage, GERMANS + 4, WAR_ASSAULT_PIECE_PLACE), ==, 1);
  g_assert_cmpint (*stage_unit (stage, GERMANS + 4, WAR_ASSAULT_PIECE_BUNKER), ==,
                   (gint) get_feature (stage, 0));
}

/* assault.3.3, assault.3.8: blocked on 5 and 6, for a die of turns. */
static void
test_blocked (void)
{
  for (gint die = 1; die <= 6; die++)
    {
      g_autoptr (Stage) stage = begin (4, 1);
      g_autofree char *dice = g_strdup_printf (die >= 5 ? "%d 6" : "%d", die);

      stage_begin_play (stage);
      stage_order (stage, dice, "3 end-step");
      g_assert_cmpint (*stage_bunker (stage, 0, WAR_ASSAULT_FEATURE_OPENS), ==, die >= 5 ? 7 : 1);

      /* assault.3.4: told to the defender alone, as is who is where. */
      g_assert_cmpuint (stage_event (stage, WAR_ASSAULT_EVENT_ENTRANCE, 0)->seats, ==, 1u << 2);
      g_assert_cmpuint (stage_event (stage, WAR_ASSAULT_EVENT_SHELTERED, 0)->seats, ==, 1u << 2);
    }
}

/* assault.1.1: an operation's groups are the companies, from the left in the order in which they
 * are named, whatever the order of the list; if one has no officer, all is dealt out evenly. */
static void
test_named_companies (void)
{
  for (guint with_officer = 0; with_officer < 2; with_officer++)
    {
      g_autoptr (Stage) stage = stage_new (0);
      const WarAssault *data;

      add_to_group (stage, 1, "riflemen", 3, "Left");
      add_to_group (stage, 1, "riflemen", 5, "Right");
      add_to_group (stage, 1, "bombers", 1, "Left");
      add_to_group (stage, 1, "company-officer", 1, "Left");
      add_to_group (stage, 1, "company-officer", 1, with_officer ? "Right" : "Left");
      stage_add (stage, 1, "headquarters", 1);
      stage_add (stage, 2, "riflemen", 1);
      stage_begin_play (stage);
      data = stage_get_data (stage);
      g_assert_cmpuint (data->n_companies, ==, 2);
      g_assert_cmpstr (data->companies[0], ==, with_officer ? "Left" : NULL);
      g_assert_cmpstr (data->companies[1], ==, with_officer ? "Right" : NULL);
      g_assert_cmpint (data->n_started[0], ==, with_officer ? 4 : 5);
      g_assert_cmpint (data->n_started[1], ==, with_officer ? 5 : 4);
    }
}

/* assault.A-15: the defenders' groups are those in the first line and those in the second. */
static void
test_named_garrisons (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  static const gint lines[] = { 0, 0, 1, 1, 0 };

  add_company (stage);
  add_to_group (stage, 2, "riflemen", 2, "Front");
  add_to_group (stage, 2, "riflemen", 2, "Support");
  add_to_group (stage, 2, "company-officer", 1, "Front");
  stage_add_second_line (stage);
  stage_begin_play (stage);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_cmpint (war_assault_get_unit (stage_get_setup (stage), OFFICER + 1 + i)->line, ==,
                     lines[i]);
  g_assert_cmpint (stage_get_data (stage)->n_started[1], ==, 4);
}

/* assault.1.10, assault.A-18: where there is no second line all garrisons are in the first, and in
 * its bunkers. */
static void
test_garrisons_of_one_line (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  WarForceEntry *entry;

  add_company (stage);
  add_to_group (stage, 2, "riflemen", 2, "Front");
  add_to_group (stage, 2, "riflemen", 2, "Support");
  stage_add (stage, 2, "riflemen", 1);
  entry = g_ptr_array_index (stage_get_operation (stage)->forces[1]->entries, 2);
  entry->wave = 2;
  stage_add_bunker (stage, 100);
  stage_begin_play (stage);
  for (guint i = 0; i < 5; i++)
    {
      g_assert_cmpint (war_assault_get_unit (stage_get_setup (stage), OFFICER + 1 + i)->line, ==,
                       0);
      g_assert_false (stage_stands (stage, OFFICER + 1 + i));
      stage_order (stage, i == 4 ? "1" : "", "3 shelter pieces.%u bunker=1", OFFICER + 1 + i);
    }
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_ASSAULT_PHASE_ARRANGE);
}

/* Who has no bunker in his line is in it from the start, the officer too if nobody has one. */
static void
test_in_line (void)
{
  g_autoptr (Stage) stage = begin (4, 0);
  g_autoptr (Stage) second = begin (4, 1);
  WarForceEntry *entry;

  stage_begin_play (stage);
  for (guint i = 0; i < 5; i++)
    g_assert_cmpint (stage_y (stage, GERMANS + i), ==, 3000);

  stage_add_second_line (second);
  entry = g_ptr_array_index (stage_get_operation (second)->forces[1]->entries, 0);
  entry->wave = 2;
  stage_begin_play (second);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (stage_stands (second, GERMANS + i));
      g_assert_cmpint (stage_y (second, GERMANS + i), ==, 500);
    }
  g_assert_false (stage_stands (second, GERMANS + 3));
  g_assert_false (stage_stands (second, GERMANS + 4));
  stage_order (second, "1", "3 end-step");
  g_assert_cmpuint (count_in (second, 0), ==, 1);
}

/* Wire ----------------------------------------------------------------------------------------- */

/* assault.3.5, assault.A-4: stretches of 40 cm from the left, and the rest, gapped on 5 and 6. */
static void
test_stretches (void)
{
  g_autoptr (Stage) stage = begin (4, 1);
  static const gint middles[] = { 20, 60, 95 };
  WarBase gap;
  guint n_gaps = 0;

  stage_add_box (stage, WAR_TERRAIN_BARBED_WIRE, "defenders-wire", 0, 42, 110, 50);
  stage_begin_play (stage);
  stage_order (stage, "1 4 5 6", "3 end-step");
  for (guint i = 0; i < 3; i++)
    {
      const WarEvent *event = stage_event (stage, WAR_ASSAULT_EVENT_STRETCH, i);

      g_assert_cmpint (event->arguments[0], ==, CM (middles[i]));
      g_assert_cmpint (event->arguments[1], ==, CM (46));
      g_assert_cmpint (event->arguments[2], ==, i > 0);
      g_assert_cmpuint (event->seats, ==, WAR_ALL_SEATS);
    }
  for (guint i = 0; i < stage_get_data (stage)->n_gaps; i++)
    if (war_assault_get_gap (stage_get_setup (stage), stage_get_state (stage),
                             stage_get_data (stage)->units->len + i, &gap))
      {
        n_gaps++;
        g_assert_cmpint (gap.width, ==, gap.centre.x == CM (60) ? CM (40) : CM (30));
      }
  g_assert_cmpuint (n_gaps, ==, 2);
}

/* The attackers -------------------------------------------------------------------------------- */

/* assault.1.7, assault.A-26: each company in line in its 40 cm of the start trench, officer and
 * Lewis gun behind, the headquarters behind the middle. */
static void
test_set_up (void)
{
  g_autoptr (Stage) stage = stage_new (0);

  add_company (stage);
  stage_add (stage, 1, "headquarters", 1);
  add_company (stage);
  stage_add (stage, 2, "riflemen", 4);
  stage_begin_play (stage);
  for (guint i = 0; i < 20; i++)
    {
      gint company = war_assault_get_unit (stage_get_setup (stage), i)->company;
      WarAssaultBranch branch = war_assault_get_type (stage_get_setup (stage), i)->branch;

      g_assert_true (stage_stands (stage, i));
      if (branch == WAR_ASSAULT_FOOT)
        g_assert_cmpint (stage_y (stage, i), ==, 21075);
      else
        g_assert_cmpint (stage_y (stage, i), >, 21150);
      g_assert_cmpint (stage_x (stage, i), >=, 6000 + 4000 * company);
      g_assert_cmpint (stage_x (stage, i), <=, 10000 + 4000 * company);
    }
  g_assert_cmpint (stage_x (stage, 20), ==, 10000);
  g_assert_cmpint (stage_y (stage, 20), >, 21150);
}

/* A player arranges his company, and only it, within its 40 cm. */
static void
test_arranging (void)
{
  g_autoptr (Stage) stage = begin (4, 1);

  stage_begin_play (stage);
  stage_order (stage, "1", "3 end-step");
  stage_order (stage, "", "1 arrange pieces.%d x=%d y=%d heading=0", OFFICER, CM (81), CM (215));
  g_assert_cmpint (stage_x (stage, OFFICER), ==, 8100);
  g_assert_cmpint (*stage_unit (stage, OFFICER, WAR_ASSAULT_PIECE_MOVED), ==, 0);
  stage_order (stage, "", "1 arrange pieces.%d x=%d y=%d heading=1024", 0, CM (84), CM (213));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_IN_FRONT, "assault.A-26",
                "1 arrange pieces.%d x=%d y=%d heading=0", OFFICER, CM (80.9), CM (215));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_IN_FRONT, "assault.A-26",
                "1 arrange pieces.%d x=%d y=%d heading=0", OFFICER, CM (100), CM (210.9));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_ROOM, "assault.A-17",
                "1 arrange pieces.%d x=%d y=%d heading=0", OFFICER, CM (84), CM (213));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_YOURS, "assault.A-28",
                "1 arrange pieces.%d x=%d y=%d heading=0", HEADQUARTERS, CM (100), CM (215));
}

/* assault.A-11: a zone that reaches out before the trench, as far as 40 cm; then the shells fall
 * once before the first turn. */
static void
test_creeping_up (void)
{
  for (guint creeps = 0; creeps < 2; creeps++)
    {
      g_autoptr (Stage) stage = begin (4, 1);
      static const double corners[][2] = { { 0, 100 }, { 200, 100 }, { 200, 216 }, { 0, 216 } };
      WarZone *zone = war_zone_new ();

      zone->id = g_strdup ("zone");
      zone->side = 1;
      zone->shape.kind = WAR_SHAPE_AREA;
      zone->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
      for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
        {
          WarPosition corner
            = { CM (corners[i][0]), CM (creeps ? corners[i][1] : MAX (corners[i][1], 210)) };

          g_array_append_val (zone->shape.vertices, corner);
        }
      g_ptr_array_add (stage_get_operation (stage)->field->zones, zone);
      stage_begin_play (stage);
      stage_order (stage, "1", "3 end-step");
      g_assert_cmpint (war_assault_creeps_up (stage_get_setup (stage)), ==, creeps);
      if (creeps)
        {
          stage_order (stage, "", "1 arrange pieces.%d x=%d y=%d heading=0", 0, CM (100), CM (171));
          stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_IN_FRONT, "assault.A-26",
                        "1 arrange pieces.%d x=%d y=%d heading=0", 0, CM (100), CM (170));

          /* Who begins in the open is moving (assault.A-3). */
          g_assert_cmpint (*stage_unit (stage, 0, WAR_ASSAULT_PIECE_MOVED), ==, 1);
        }
      else
        stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_IN_FRONT, "assault.A-26",
                      "1 arrange pieces.%d x=%d y=%d heading=0", 0, CM (100), CM (205));
      g_assert_cmpint (*stage_unit (stage, 1, WAR_ASSAULT_PIECE_MOVED), ==, 0);
      stage_order (stage, creeps ? "1 0 100000 1 0 100000" : "1 0 100000", "1 end-step");
      g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_SHELLS), ==, creeps + 1);
      g_assert_cmpint (*stage_game (stage, WAR_GAME_ROUND), ==, 1);
    }
}

/* assault.A-3: who is set up in the open, as tanks are, before the trench, advances in turn 1. */
static void
test_set_up_in_the_open (void)
{
  g_autoptr (Stage) stage = stage_new (0);

  add_company (stage);
  stage_add (stage, 1, "tank", 1);
  stage_add (stage, 2, "riflemen", 1);
  stage_begin_play (stage);
  g_assert_cmpint (stage_y (stage, 10), <, 21000);
  g_assert_cmpint (*stage_unit (stage, 10, WAR_ASSAULT_PIECE_MOVED), ==, 1);
  g_assert_cmpint (*stage_unit (stage, 0, WAR_ASSAULT_PIECE_MOVED), ==, 0);
}

/* Where a place of the field that is not turned is on one that is turned so often by 90°. */
static WarPosition
turn (double x, double y, guint quarters)
{
  const double places[][2] = { { x, y }, { 240 - y, x }, { 200 - x, 240 - y }, { y, 200 - x } };

  return (WarPosition){ CM (places[quarters][0]), CM (places[quarters][1]) };
}

static void
add_turned (Stage *stage, WarTerrain terrain, const char *role, double left, double top,
            double right, double bottom, guint quarters)
{
  WarPosition a = turn (left, top, quarters), b = turn (right, bottom, quarters);
  double centimetre = WAR_CENTIMETRE;

  stage_add_box (stage, terrain, role, MIN (a.x, b.x) / centimetre, MIN (a.y, b.y) / centimetre,
                 MAX (a.x, b.x) / centimetre, MAX (a.y, b.y) / centimetre);
}

static void
assert_turned (WarPosition place, double x, double y, guint quarters)
{
  WarPosition wanted = turn (x, y, quarters);

  g_assert_cmpint (place.x, ==, wanted.x);
  g_assert_cmpint (place.y, ==, wanted.y);
}

/* assault.A-4, assault.A-18, assault.A-26, assault.A-27: whichever way the attackers go, left is
 * theirs: of companies, stretches of wire, bunkers, and of places that are as near. */
static void
test_turned (void)
{
  for (guint quarters = 0; quarters < 4; quarters++)
    {
      g_autoptr (Stage) stage = stage_new (0);
      WarOperation *operation = stage_get_operation (stage);
      const WarAssault *data;

      war_field_unref (operation->field);
      operation->field = quarters % 2 == 0 ? war_field_new ("Turned", CM (200), CM (240))
                                           : war_field_new ("Turned", CM (240), CM (200));
      add_turned (stage, WAR_TERRAIN_TRENCH, "start-trench", 0, 210, 200, 216, quarters);
      add_turned (stage, WAR_TERRAIN_TRENCH, "first-line", 0, 29, 200, 31, quarters);
      add_turned (stage, WAR_TERRAIN_BARBED_WIRE, "defenders-wire", 0, 42, 110, 50, quarters);
      add_turned (stage, WAR_TERRAIN_BUNKER, "first-bunker", 147, 24, 153, 29, quarters);
      add_turned (stage, WAR_TERRAIN_BUNKER, "first-bunker", 37, 24, 43, 29, quarters);
      for (guint i = 0; i < 2; i++)
        {
          stage_add (stage, 1, "company-officer", 1);
          stage_add (stage, 1, "riflemen", 8);
        }
      stage_add (stage, 2, "riflemen", 4);
      stage_begin_play (stage);
      data = stage_get_data (stage);
      assert_turned (war_assault_get_bunker (stage_get_setup (stage), 0)->entrance, 40, 30,
                     quarters);
      assert_turned (war_assault_get_bunker (stage_get_setup (stage), 1)->entrance, 150, 30,
                     quarters);
      for (guint company = 0; company < 2; company++)
        for (guint i = 0; i < 8; i++)
          assert_turned (war_assault_get_centre (stage_get_setup (stage), stage_get_state (stage),
                                                 9 * company + 1 + i),
                         62.5 + 40 * company + 5 * i, 210.75, quarters);
      g_assert_cmpint (*stage_unit (stage, 1, WAR_PIECE_HEADING), ==, (gint) quarters * 1024);

      stage_order (stage, "1 1 4 5 6", "4 end-step");
      for (guint i = 0; i < 3; i++)
        {
          const WarEvent *event = stage_event (stage, WAR_ASSAULT_EVENT_STRETCH, i);
          static const double middles[] = { 20, 60, 95 };

          assert_turned ((WarPosition){ event->arguments[0], event->arguments[1] }, middles[i], 46,
                         quarters);
          g_assert_cmpint (event->arguments[2], ==, i > 0);
        }
      *stage_game (stage, WAR_GAME_ROUND) = 1;
      stage_do_surely (stage, war_assault_let_out);
      stage_do_surely (stage, war_assault_let_out);
      /* The second of each to the left of the first. */
      for (guint i = 0; i < 2; i++)
        {
          const WarEvent *event = stage_event (stage, WAR_ASSAULT_EVENT_EMERGED, i);

          assert_turned ((WarPosition){ event->arguments[0], event->arguments[1] },
                         i == 0 ? 35 : 145, 30, quarters);
        }
      g_assert_cmpint (data->waste_maximum.y - data->waste_minimum.y, ==,
                       quarters % 2 == 0 ? CM (179) : CM (200));
    }
}

/* What a field must have ----------------------------------------------------------------------- */

/* assault.A-27: a start trench and a first line; the attackers go from the one to the other, over
 * whichever edge. */
static void
test_roles (void)
{
  g_autoptr (Stage) stage = begin (4, 0);
  g_autoptr (Stage) turned = begin (4, 0);
  GPtrArray *features = stage_get_operation (stage)->field->features;
  WarSetupFault fault;

  g_free (((WarFeature *) g_ptr_array_index (features, 1))->role);
  ((WarFeature *) g_ptr_array_index (features, 1))->role = NULL;
  g_assert_null (war_setup_new (stage_get_operation (stage), &fault));
  g_assert_cmpint (fault.kind, ==, WAR_SETUP_NO_ROLE);
  g_assert_cmpstr (fault.role->id, ==, "first-line");

  features = stage_get_operation (turned)->field->features;
  g_ptr_array_set_size (features, 0);
  stage_add_box (turned, WAR_TERRAIN_TRENCH, "start-trench", 10, 0, 16, 240);
  stage_add_box (turned, WAR_TERRAIN_TRENCH, "first-line", 180, 0, 182, 240);
  stage_begin_play (turned);
  g_assert_cmpint (stage_get_data (turned)->ahead, ==, WAR_HEADING_TURN / 4);
  g_assert_cmpint (stage_get_data (turned)->waste_minimum.x, ==, CM (16));
  g_assert_cmpint (stage_get_data (turned)->waste_maximum.x, ==, CM (180));
  g_assert_cmpint (stage_get_data (turned)->waste_maximum.y, ==, CM (240));
  g_assert_cmpint (stage_x (turned, 0), ==, 1525);
  stage_order (turned, "", "3 end-step");
  stage_order (turned, "1 20000 1000", "1 end-step");
  g_assert_cmpint (*stage_game (turned, WAR_GAME_PHASE), ==, WAR_ASSAULT_PHASE_FIRE);
}

/* assault.A-24, assault.1.8, assault.1.9: the field that the rules come with is 200 by 240 cm, with
 * 180 cm from trench to trench; assault.1.4, assault.1.5: ten defenders, who have a seat. */
static void
test_parapet (void)
{
  g_autofree char *path
    = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "parapet.duckfield", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (Stage) stage = begin (10, 0);
  WarOperation *operation = stage_get_operation (stage);
  const WarAssault *data;

  war_field_unref (operation->field);
  operation->field = store_field_load (path, faults);
  g_assert_nonnull (operation->field);
  stage_begin_play (stage);
  data = stage_get_data (stage);
  g_assert_cmpint (data->field->width, ==, CM (200));
  g_assert_cmpint (data->field->depth, ==, CM (240));
  g_assert_cmpint (
    data->waste_maximum.y
      - g_array_index (data->lines[WAR_ASSAULT_FIRST_LINE], WarAssaultSegment, 0).from.y,
    ==, CM (180));
  g_assert_cmpuint (data->bunkers->len, ==, 3);
  g_assert_cmpint (data->n_started[1], ==, 10);
  g_assert_cmpint (data->seat_of_defenders, ==, 2);
}

/* Where a trench bends, its foremost point bounds no-man's-land. */
static void
test_bent (void)
{
  g_autoptr (Stage) stage = begin (4, 0);
  WarFeature *first = g_ptr_array_index (stage_get_operation (stage)->field->features, 1);
  static const double places[][2] = { { 0, 30 }, { 100, 40 }, { 200, 30 } };

  first->shape = (WarShape){
    .kind = WAR_SHAPE_LINE,
    .vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition)),
    .width = CM (2),
  };
  for (guint i = 0; i < 3; i++)
    {
      WarPosition place = { CM (places[i][0]), CM (places[i][1]) };

      g_array_append_val (first->shape.vertices, place);
    }
  stage_begin_play (stage);
  g_assert_cmpint (stage_get_data (stage)->waste_minimum.y, >=, CM (40.9));
  g_assert_cmpint (stage_get_data (stage)->waste_minimum.y, <=, CM (41.1));
  g_assert_cmpuint (stage_get_data (stage)->lines[WAR_ASSAULT_FIRST_LINE]->len, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/assault.1.1/assault.A-29/battalion", test_battalion);
  g_test_add_func ("/rules/assault.1.2/listed", test_listed_companies);
  g_test_add_func ("/rules/assault.A-25/sizes", test_sizes);
  g_test_add_func ("/rules/assault.2.1/assault.2.2/nobody-stands", test_nobody_stands);
  g_test_add_func ("/rules/assault.3.1/assault.A-18/dividing", test_dividing);
  g_test_add_func ("/rules/assault.A-18/evenly", test_evenly);
  g_test_add_func ("/rules/assault.A-18/rest", test_rest);
  g_test_add_func ("/rules/assault.3.3/assault.3.4/assault.3.8/blocked", test_blocked);
  g_test_add_func ("/rules/assault.A-15/in-line", test_in_line);
  g_test_add_func ("/rules/assault.A-15/named", test_named_garrisons);
  g_test_add_func ("/rules/assault.1.10/assault.A-18/garrisons-of-one-line",
                   test_garrisons_of_one_line);
  g_test_add_func ("/rules/assault.1.1/named", test_named_companies);
  g_test_add_func ("/rules/assault.A-4/stretches", test_stretches);
  g_test_add_func ("/rules/assault.A-26/set-up", test_set_up);
  g_test_add_func ("/rules/assault.A-26/arranging", test_arranging);
  g_test_add_func ("/rules/assault.3.2/assault.A-11/creeping-up", test_creeping_up);
  g_test_add_func ("/rules/assault.A-27/roles", test_roles);
  g_test_add_func ("/rules/assault.A-27/bent", test_bent);
  g_test_add_func ("/rules/assault.A-24/parapet", test_parapet);
  g_test_add_func ("/rules/assault.A-3/set-up-in-the-open", test_set_up_in_the_open);
  g_test_add_func ("/rules/assault.A-4/assault.A-18/assault.A-26/assault.A-27/turned", test_turned);
  return g_test_run ();
}
