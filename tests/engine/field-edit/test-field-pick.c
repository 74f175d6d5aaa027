/* test-field-pick.c: what is under the pointer, what attracts it, and what is odd
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-pick.h"

#include "engine/field-edit/field-check.h"
#include "engine/field-edit/field-random.h"
#include "engine/field-edit/snap.h"
#include "engine/geometry/geometry.h"
#include "engine/ground/ground.h"
#include "engine/system.h"
#include "fixture.h"

#define SIZE (24 * WAR_INCH)

static WarField *
new_random_field (void)
{
  return war_field_new_random ("Test", SIZE, SIZE / 2,
                               (WarTheme) g_test_rand_int_range (0, WAR_N_THEMES),
                               (guint64) g_test_rand_int ());
}

static WarPosition
draw_position (void)
{
  return (WarPosition){ g_test_rand_int_range (0, SIZE), g_test_rand_int_range (0, SIZE / 2) };
}

static gboolean
has_line (const WarField *field, guint feature)
{
  return ((WarFeature *) g_ptr_array_index (field->features, feature))->shape.kind
         == WAR_SHAPE_LINE;
}

/* What lies there in the engine's sense is picked; but for the ends of lines also the reverse. */
static void
test_like_ground (void)
{
  g_autoptr (WarField) field = new_random_field ();
  g_autoptr (WarGround) ground = war_ground_new (field);

  for (guint i = 0; i < 2000; i++)
    {
      WarPosition position = draw_position ();
      WarItem items[200];
      guint n = war_field_pick (field, WAR_ITEM_BIT (WAR_ITEM_FEATURE), position, 0, items, 200);
      gboolean picked[200] = { FALSE };

      for (guint j = 0; j < n; j++)
        {
          picked[items[j].index] = TRUE;
          if (j > 0)
            g_assert_cmpuint (items[j].index, <, items[j - 1].index);
        }
      for (guint j = 0; j < field->features->len; j++)
        {
          gboolean has = war_ground_feature_has (ground, j, position);

          if (!has_line (field, j))
            g_assert_true (picked[j] == has);
          else if (has && !picked[j])
            g_assert_cmpint (
              war_shape_get_distance (
                &((WarFeature *) g_ptr_array_index (field->features, j))->shape, position),
              <=, 1);
        }
    }
}

/* A larger reach picks no less, and what is picked is as near as it says. */
static void
test_reach (void)
{
  g_autoptr (WarField) field = new_random_field ();

  for (guint i = 0; i < 1000; i++)
    {
      WarPosition position = draw_position ();
      WarLength reach = g_test_rand_int_range (0, 2000);
      WarItem items[300];
      guint n_small = war_field_pick (field, WAR_ITEMS_ALL, position, reach / 2, NULL, 0);
      guint n = war_field_pick (field, WAR_ITEMS_ALL, position, reach, items, 300);

      g_assert_cmpuint (n_small, <=, n);
      for (guint j = 0; j < n; j++)
        {
          const WarShape shape = war_field_get_item_shape (field, items[j]);

          g_assert_cmpint (war_shape_get_distance (&shape, position), <=, reach);
        }
    }
}

/* Points lie over features, and features over zones. */
static void
test_order (void)
{
  g_autoptr (WarField) field = war_field_new_random ("Test", SIZE, SIZE / 2, WAR_THEME_MUD, 1);
  WarPoint *point = war_point_new ();
  const WarFeature *first = g_ptr_array_index (field->features, 0);
  WarItem items[20];
  guint n;

  point->id = g_strdup ("point");
  point->position = g_array_index (first->shape.vertices, WarPosition, 2);
  point->position.y = CLAMP (point->position.y, 0, field->depth);
  g_ptr_array_add (field->points, point);
  n = war_field_pick (field, WAR_ITEMS_ALL, point->position, 10, items, 20);
  g_assert_cmpuint (n, >=, 2);
  g_assert_cmpint (items[0].kind, ==, WAR_ITEM_POINT);
  g_assert_cmpint (items[1].kind, ==, WAR_ITEM_FEATURE);
}

static void
test_pick_vertex (void)
{
  const WarPosition corners[] = { { 0, 0 }, { 1000, 0 }, { 1000, 1000 } };
  WarShape shape = { .kind = WAR_SHAPE_AREA };
  WarPosition place;

  shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (shape.vertices, corners, 3);
  g_assert_cmpint (war_shape_pick_vertex (&shape, (WarPosition){ 990, 30 }, 50), ==, 1);
  g_assert_cmpint (war_shape_pick_vertex (&shape, (WarPosition){ 500, 30 }, 50), ==, -1);
  g_assert_cmpint (war_shape_pick_edge (&shape, (WarPosition){ 500, -30 }, 50, &place), ==, 0);
  g_assert_cmpint (place.x, ==, 500);
  g_assert_cmpint (place.y, ==, 0);
  g_assert_cmpint (war_shape_pick_edge (&shape, (WarPosition){ 480, 500 }, 50, &place), ==, 2);
  shape.kind = WAR_SHAPE_LINE;
  g_assert_cmpint (war_shape_pick_edge (&shape, (WarPosition){ 480, 500 }, 50, &place), ==, -1);
  g_array_unref (shape.vertices);
}

/* ---------------------------------------------------------------------------------------------
 * Snapping. */

static void
test_snap_grid (void)
{
  for (guint i = 0; i < 1000; i++)
    {
      WarLength step = g_test_rand_int_range (1, 3000);
      WarLength length = g_test_rand_int_range (-100000, 100000);
      WarLength snapped = war_snap_length (length, step);

      g_assert_cmpint (snapped % step, ==, 0);
      g_assert_cmpint (2 * ABS (snapped - length), <=, step);
      g_assert_cmpint (war_snap_length (snapped, step), ==, snapped);
    }
  g_assert_cmpint (war_snap_length (-127, 254), ==, 0);
  g_assert_cmpint (war_snap_length (127, 254), ==, 254);
}

static void
test_snap_heading (void)
{
  for (guint i = 0; i < WAR_HEADING_TURN; i++)
    {
      WarHeading snapped = war_snap_heading ((WarHeading) i);
      gint difference = ABS ((gint) snapped - (gint) i);

      g_assert_cmpint (MIN (difference, WAR_HEADING_TURN - difference), <=, 86);
      g_assert_cmpint (war_snap_heading (snapped), ==, snapped);
    }
  g_assert_cmpint (war_snap_heading (WAR_HEADING_FROM_DEGREES (44)), ==, 512);
}

/* Whatever attracts does so from within its reach, and where it leads to stays. */
static void
test_snap_property (void)
{
  g_autoptr (WarField) field = new_random_field ();
  g_autoptr (GArray) guides = g_array_new (FALSE, FALSE, sizeof (WarLength));
  const WarLength guide = 7777;
  WarSnap snap
    = { .grid = 1270, .edges = TRUE, .vertices = TRUE, .guides_x = guides, .reach = 200 };

  g_array_append_val (guides, guide);
  for (guint i = 0; i < 2000; i++)
    {
      WarPosition position = draw_position ();
      WarSnapKind kind, again;
      WarPosition place = war_snap_position (&snap, field, NULL, 0, position, &kind);
      WarPosition second = war_snap_position (&snap, field, NULL, 0, place, &again);

      switch (kind)
        {
        case WAR_SNAP_GRID:
          g_assert_cmpint (place.x % 1270, ==, 0);
          g_assert_cmpint (place.y % 1270, ==, 0);
          break;
        case WAR_SNAP_GUIDE:
          g_assert_cmpint (place.x, ==, guide);
          break;
        case WAR_SNAP_EDGE:
          g_assert_cmpint (war_position_distance (place, position), <=, snap.reach);
          break;
        case WAR_SNAP_VERTEX:
          g_assert_cmpint (war_position_distance (place, position), <=, snap.reach);
          g_assert_true (again == WAR_SNAP_VERTEX && second.x == place.x && second.y == place.y);
          break;
        case WAR_SNAP_NONE:
        default:
          g_assert_not_reached ();
        }
    }
}

static void
test_snap_left_out (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", SIZE, SIZE);
  WarFeature *house = war_feature_new ();
  const WarItem item = { WAR_ITEM_FEATURE, 0 };
  const WarSnap snap = { .vertices = TRUE, .reach = 100 };
  WarSnapKind kind;
  WarPosition place;

  house->id = g_strdup ("house");
  house->shape = (WarShape){ WAR_SHAPE_BOX, NULL, { 5000, 5000 }, 0, 1000, 1000 };
  g_ptr_array_add (field->features, house);
  place = war_snap_position (&snap, field, NULL, 0, (WarPosition){ 4520, 4490 }, &kind);
  g_assert_cmpint (place.x, ==, 4500);
  g_assert_cmpint (kind, ==, WAR_SNAP_VERTEX);
  place = war_snap_position (&snap, field, &item, 1, (WarPosition){ 4520, 4490 }, &kind);
  g_assert_cmpint (place.x, ==, 4520);
  g_assert_cmpint (kind, ==, WAR_SNAP_NONE);
}

/* ---------------------------------------------------------------------------------------------
 * What is odd. */

static void
add_box (WarField *field, WarTerrain terrain, WarPosition centre)
{
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup_printf ("f-%u", field->features->len + 1);
  feature->terrain = terrain;
  feature->shape = (WarShape){ WAR_SHAPE_BOX, NULL, centre, 0, 2000, 2000 };
  g_ptr_array_add (field->features, feature);
}

static void
add_zone (WarField *field, gint side, WarLength left, WarLength top, WarLength right,
          WarLength bottom)
{
  const WarPosition corners[]
    = { { left, top }, { right, top }, { right, bottom }, { left, bottom } };
  WarZone *zone = war_zone_new ();

  zone->id = g_strdup_printf ("z-%u", field->zones->len + 1);
  zone->side = side;
  zone->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (zone->shape.vertices, corners, 4);
  g_ptr_array_add (field->zones, zone);
}

static void
add_role (WarRules *rules, const char *id, WarFieldRoleBearer bearer)
{
  WarFieldRole *role = g_new0 (WarFieldRole, 1);

  role->id = g_strdup (id);
  role->name = g_strdup (id);
  role->bearer = bearer;
  g_ptr_array_add (rules->field_roles, role);
}

static void
set_role (char **place, const char *role)
{
  g_free (*place);
  *place = g_strdup (role);
}

static void
assert_oddities (WarField *field, const WarRules *rules, const WarFieldOddityKind *kinds,
                 guint n_kinds)
{
  g_autoptr (GArray) oddities = war_field_check (field, rules);

  for (guint i = 0; i < MIN (oddities->len, n_kinds); i++)
    g_assert_cmpint (g_array_index (oddities, WarFieldOddity, i).kind, ==, kinds[i]);
  g_assert_cmpuint (oddities->len, ==, n_kinds);
}

static void
test_oddities (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarRules) strips = war_rules_new (war_system_get ("empires"));
  g_autoptr (WarField) field = war_field_new ("Test", SIZE, SIZE);
  WarPoint *point = war_point_new ();
  const WarFieldOddityKind expected[]
    = { WAR_FIELD_ODDITY_ZONES_OVERLAP,   WAR_FIELD_ODDITY_ZONE_TOO_SMALL,
        WAR_FIELD_ODDITY_POINT_IN_ZONE,   WAR_FIELD_ODDITY_OFF_FIELD,
        WAR_FIELD_ODDITY_STAMP_OVER_EDGE, WAR_FIELD_ODDITY_UNCLEAR_CHECK };
  const WarFieldOddityKind alone[] = { WAR_FIELD_ODDITY_NO_ZONE };
  const WarFieldOddityKind without_rules[]
    = { WAR_FIELD_ODDITY_ZONES_OVERLAP, WAR_FIELD_ODDITY_POINT_IN_ZONE, WAR_FIELD_ODDITY_OFF_FIELD,
        WAR_FIELD_ODDITY_STAMP_OVER_EDGE };

  assert_oddities (field, rules, NULL, 0);
  add_zone (field, 1, 0, 0, 20000, 20000);
  assert_oddities (field, rules, alone, 1);
  /* By whose rules the side may begin elsewhere (empires.C-24). */
  assert_oddities (field, strips, NULL, 0);

  add_zone (field, 2, 19000, 0, 30000, 20000);
  add_zone (field, 2, 40000, 0, 60000, 4000);
  point->id = g_strdup ("point");
  point->position = (WarPosition){ 1000, 1000 };
  g_ptr_array_add (field->points, point);
  rules->terrain[WAR_TERRAIN_MUD][0] = 1;
  rules->terrain[WAR_TERRAIN_STREAM][0] = 4;
  add_box (field, WAR_TERRAIN_MUD, (WarPosition){ 30000, 30000 });
  add_box (field, WAR_TERRAIN_STREAM, (WarPosition){ 31000, 30000 });
  add_box (field, WAR_TERRAIN_MUD, (WarPosition){ 29000, 30000 });
  add_box (field, WAR_TERRAIN_MUD, (WarPosition){ -5000, 30000 });
  add_box (field, WAR_TERRAIN_MUD, (WarPosition){ 0, 40000 });
  g_ptr_array_remove_index (field->features, 2);
  assert_oddities (field, rules, expected, G_N_ELEMENTS (expected));

  /* Files may have what no edit makes. */
  add_box (field, WAR_TERRAIN_OPEN, (WarPosition){ SIZE / 2, SIZE / 2 });
  ((WarFeature *) g_ptr_array_index (field->features, field->features->len - 1))->shape.width
    = WAR_SHAPE_MAX_SIZE + 1;
  g_autoptr (GArray) oddities = war_field_check (field, NULL);
  gboolean found = FALSE;

  for (guint i = 0; i < oddities->len; i++)
    found |= g_array_index (oddities, WarFieldOddity, i).kind == WAR_FIELD_ODDITY_TOO_LARGE;
  g_assert_true (found);
  g_ptr_array_remove_index (field->features, field->features->len - 1);

  /* Without rules nothing is unclear, and nobody knows how large bases are. */
  assert_oddities (field, NULL, without_rules, G_N_ELEMENTS (without_rules));
}

/* assault.A-27: a role that the system does not have is odd, as is one of features on a zone; to a
 * system without roles they are another one's. What has a role is for nobody to deploy in, so that
 * it may be small and lie in a zone of the other side. */
static void
test_roles (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarField) field = war_field_new ("Test", SIZE, SIZE);
  const WarFieldOddityKind zone_is_odd[] = { WAR_FIELD_ODDITY_UNKNOWN_ROLE };
  const WarFieldOddityKind both_are_odd[]
    = { WAR_FIELD_ODDITY_UNKNOWN_ROLE, WAR_FIELD_ODDITY_UNKNOWN_ROLE };
  WarFeature *wire;
  WarZone *line;

  add_zone (field, 1, 0, 0, 20000, 20000);
  add_zone (field, 2, 40000, 0, 60000, 20000);
  add_zone (field, 2, 1000, 1000, 9000, 2000);
  line = g_ptr_array_index (field->zones, 2);
  add_box (field, WAR_TERRAIN_MUD, (WarPosition){ 30000, 30000 });
  wire = g_ptr_array_index (field->features, 0);
  set_role (&line->role, "wire");
  set_role (&wire->role, "wire");
  assert_oddities (field, rules, NULL, 0);

  add_role (rules, "wire", WAR_FIELD_ROLE_OF_FEATURES);
  assert_oddities (field, rules, zone_is_odd, 1);
  add_role (rules, "line", WAR_FIELD_ROLE_OF_ANY);
  set_role (&line->role, "line");
  assert_oddities (field, rules, NULL, 0);
  set_role (&line->role, "ditch");
  set_role (&wire->role, "ditch");
  assert_oddities (field, rules, both_are_odd, 2);
}

static void
add_line (WarField *field, WarTerrain terrain, WarPosition from, WarPosition to)
{
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup_printf ("f-%u", field->features->len + 1);
  feature->terrain = terrain;
  feature->shape.kind = WAR_SHAPE_LINE;
  feature->shape.width = WAR_INCH;
  feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_val (feature->shape.vertices, from);
  g_array_append_val (feature->shape.vertices, to);
  g_ptr_array_add (field->features, feature);
}

/* A bridge leads across the water, and along the road where there is one. */
static void
test_crossing (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", SIZE, SIZE);
  const WarPosition place = { 30000, 30000 };
  WarHeading heading = 7;

  add_line (field, WAR_TERRAIN_HEDGE, (WarPosition){ 0, 30000 }, (WarPosition){ SIZE, 30000 });
  g_assert_false (war_field_find_crossing (field, place, &heading));
  g_assert_cmpint (heading, ==, 7);

  /* Water from the left to the right. */
  add_line (field, WAR_TERRAIN_STREAM, (WarPosition){ 0, 30000 }, (WarPosition){ SIZE, 30000 });
  g_assert_true (war_field_find_crossing (field, place, &heading));
  g_assert_cmpint (heading, ==, WAR_HEADING_TURN / 2);
  g_assert_false (war_field_find_crossing (field, (WarPosition){ 30000, 32000 }, &heading));

  /* A road that crosses it aslant, and lies below it. */
  add_line (field, WAR_TERRAIN_ROAD, (WarPosition){ 20000, 40000 }, (WarPosition){ 40000, 20000 });
  g_assert_true (war_field_find_crossing (field, place, &heading));
  g_assert_cmpint (heading, ==, WAR_HEADING_TURN / 8);
  g_ptr_array_insert (field->features, 0, g_ptr_array_steal_index (field->features, 2));
  g_assert_true (war_field_find_crossing (field, place, &heading));
  g_assert_cmpint (heading, ==, WAR_HEADING_TURN / 8);
}

/* Zones side by side share an edge, and that is no overlap. */
static void
test_zones_touch (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", SIZE, SIZE);

  add_zone (field, 1, 0, 0, 20000, 20000);
  add_zone (field, 2, 20000, 0, 40000, 20000);
  assert_oddities (field, NULL, NULL, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/field-pick/like-ground", test_like_ground);
  g_test_add_func ("/field-pick/reach", test_reach);
  g_test_add_func ("/field-pick/order", test_order);
  g_test_add_func ("/field-pick/vertex-and-edge", test_pick_vertex);
  g_test_add_func ("/snap/grid", test_snap_grid);
  g_test_add_func ("/snap/heading", test_snap_heading);
  g_test_add_func ("/snap/property", test_snap_property);
  g_test_add_func ("/snap/left-out", test_snap_left_out);
  g_test_add_func ("/field-check/oddities", test_oddities);
  g_test_add_func ("/field-check/assault.A-27/roles", test_roles);
  g_test_add_func ("/field-check/zones-that-touch", test_zones_touch);
  g_test_add_func ("/field-pick/crossing", test_crossing);

  return g_test_run ();
}
