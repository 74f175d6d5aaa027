/* test-field-edit.c: changes to fields
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-edit.h"

#include <math.h>
#include <string.h>

#include "engine/field-edit/field-layout.h"
#include "engine/field/field-room.h"
#include "engine/geometry/geometry.h"

/* ---------------------------------------------------------------------------------------------
 * A field in one line: "wood 100,100 300,100 300,300; house 500,500 ^0 200x100; …" */

static void
append_shape (GString *line, const WarShape *shape)
{
  guint n_vertices;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n_vertices);

  for (guint i = 0; i < n_vertices; i++)
    g_string_append_printf (line, " %d,%d", vertices[i].x, vertices[i].y);
  if (vertices == NULL)
    g_string_append_printf (line, " %d,%d", shape->centre.x, shape->centre.y);
  if (vertices == NULL && shape->width > 0)
    g_string_append_printf (line, " ^%d %dx%d", shape->heading, shape->width, shape->depth);
}

static char *
describe (const WarField *field)
{
  GString *line = g_string_new (NULL);

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    for (guint i = 0; i < war_field_count_items (field, kind); i++)
      {
        const WarItem item = { kind, i };
        const WarShape shape = war_field_get_item_shape (field, item);
        const char *group = war_field_get_item_group (field, item);

        g_string_append_printf (line, "%s%s", line->len > 0 ? "; " : "",
                                war_field_get_item_id (field, item));
        if (kind == WAR_ITEM_ZONE)
          g_string_append_printf (line, " side %d",
                                  ((WarZone *) g_ptr_array_index (field->zones, i))->side);
        append_shape (line, &shape);
        if (group != NULL)
          g_string_append_printf (line, " (%s)", group);
        if (war_field_is_item_locked (field, item))
          g_string_append (line, " locked");
      }

  return g_string_free (line, FALSE);
}

static WarShape
parse_outline (WarShapeKind kind, const char *text)
{
  WarShape shape = { .kind = kind };
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  for (guint i = 0; words[i] != NULL; i++)
    {
      char *comma;
      WarPosition vertex;

      vertex.x = (WarLength) g_ascii_strtoll (words[i], &comma, 10);
      vertex.y = (WarLength) g_ascii_strtoll (comma + 1, NULL, 10);
      g_array_append_val (shape.vertices, vertex);
    }
  return shape;
}

/* 6000 wide and 4000 deep: a wood, a road, a house, a zone for each side and a control point. */
static WarField *
new_field (void)
{
  WarField *field = war_field_new ("Test", 6000, 4000);
  WarFeature *wood = war_feature_new (), *road = war_feature_new (), *house = war_feature_new ();
  WarZone *upper = war_zone_new (), *lower = war_zone_new ();
  WarPoint *point = war_point_new ();

  wood->id = g_strdup ("wood");
  wood->terrain = WAR_TERRAIN_WOOD;
  wood->shape = parse_outline (WAR_SHAPE_AREA, "100,100 300,100 300,300");
  road->id = g_strdup ("road");
  road->terrain = WAR_TERRAIN_ROAD;
  road->shape = parse_outline (WAR_SHAPE_LINE, "0,1000 6000,1000");
  road->shape.width = 100;
  house->id = g_strdup ("house");
  house->terrain = WAR_TERRAIN_BUILDING;
  house->shape
    = (WarShape){ .kind = WAR_SHAPE_BOX, .centre = { 500, 500 }, .width = 200, .depth = 100 };
  g_ptr_array_add (field->features, wood);
  g_ptr_array_add (field->features, road);
  g_ptr_array_add (field->features, house);

  upper->id = g_strdup ("upper");
  upper->side = 2;
  upper->shape = parse_outline (WAR_SHAPE_AREA, "0,0 6000,0 6000,500 0,500");
  lower->id = g_strdup ("lower");
  lower->side = 1;
  lower->shape = parse_outline (WAR_SHAPE_AREA, "0,3500 6000,3500 6000,4000 0,4000");
  g_ptr_array_add (field->zones, upper);
  g_ptr_array_add (field->zones, lower);
  point->id = g_strdup ("point");
  point->position = (WarPosition){ 3000, 2000 };
  g_ptr_array_add (field->points, point);

  return field;
}

#define WOOD \
  { \
    WAR_ITEM_FEATURE, 0 \
  }
#define ROAD \
  { \
    WAR_ITEM_FEATURE, 1 \
  }
#define HOUSE \
  { \
    WAR_ITEM_FEATURE, 2 \
  }
#define UPPER \
  { \
    WAR_ITEM_ZONE, 0 \
  }
#define POINT \
  { \
    WAR_ITEM_POINT, 0 \
  }

#define START_WOOD "wood 100,100 300,100 300,300"
#define START_ROAD "; road 0,1000 6000,1000"
#define START_HOUSE "; house 500,500 ^0 200x100"
#define START_ZONES \
  "; upper side 2 0,0 6000,0 6000,500 0,500; lower side 1 0,3500 6000,3500 6000,4000 0,4000"
#define START_POINT "; point 3000,2000"

/* ---------------------------------------------------------------------------------------------
 * Commands. */

typedef enum
{
  TRANSFORM,
  REMOVE,
  REORDER, /* argument: WarReorder */
  GROUP,
  LOCK,
  ALIGN, /* argument: WarAlignment */
  DISTRIBUTE, /* argument: across */
  SIZE, /* transform.origin */
  TURN, /* argument: WarTurn */
  ZONES, /* argument: WarZonesKind; transform.origin.x: depth */
  DUPLICATE, /* transform.origin: by how much */
  SHAPE, /* of the first item: text, an area */
} Command;

typedef struct
{
  const char *path;
  Command command;
  WarItem items[3];
  guint n_items;
  WarTransform transform;
  gint argument;
  const char *text;
  const char *expected; /* NULL: refused */
} Case;

static const Case cases[] = {
  { "move/feature",
    TRANSFORM,
    { WOOD },
    1,
    { WAR_TRANSFORM_MOVE, { 7, -1000 }, 0, { 0 }, { 0 } },
    0,
    NULL,
    "wood 107,-900 307,-900 307,-700" START_ROAD START_HOUSE START_ZONES START_POINT },
  { "move/point-stays-on-the-field",
    TRANSFORM,
    { POINT },
    1,
    { WAR_TRANSFORM_MOVE, { 9000, 0 }, 0, { 0 }, { 0 } },
    0,
    NULL,
    START_WOOD START_ROAD START_HOUSE START_ZONES "; point 6000,2000" },
  { "move/zone-that-would-leave",
    TRANSFORM,
    { UPPER },
    1,
    { WAR_TRANSFORM_MOVE, { 0, -900 }, 0, { 0 }, { 0 } },
    0,
    NULL,
    NULL },
  { "move/too-far",
    TRANSFORM,
    { WOOD },
    1,
    { WAR_TRANSFORM_MOVE, { 30000000, 0 }, 0, { 0 }, { 0 } },
    0,
    NULL,
    NULL },
  { "rotate/quarter-is-exact",
    TRANSFORM,
    { WOOD, HOUSE },
    2,
    { WAR_TRANSFORM_ROTATE, { 300, 300 }, WAR_HEADING_TURN / 4, { 0 }, { 0 } },
    0,
    NULL,
    "wood 500,100 500,300 300,300" START_ROAD
    "; house 100,500 ^1024 200x100" START_ZONES START_POINT },
  { "scale/rounded-once",
    TRANSFORM,
    { WOOD, HOUSE },
    2,
    { WAR_TRANSFORM_SCALE, { 100, 100 }, 0, { 3, 1 }, { 2, 3 } },
    0,
    NULL,
    "wood 100,100 233,100 233,700" START_ROAD
    "; house 367,1300 ^0 133x300" START_ZONES START_POINT },
  { "scale/line-keeps-width",
    TRANSFORM,
    { ROAD },
    1,
    { WAR_TRANSFORM_SCALE, { 0, 0 }, 0, { 2, 2 }, { 1, 1 } },
    0,
    NULL,
    START_WOOD "; road 0,500 3000,500" START_HOUSE START_ZONES START_POINT },
  { "scale/to-nothing",
    TRANSFORM,
    { WOOD },
    1,
    { WAR_TRANSFORM_SCALE, { 0, 0 }, 0, { 1000, 1 }, { 1, 1 } },
    0,
    NULL,
    NULL },
  { "mirror/across",
    TRANSFORM,
    { WOOD, HOUSE },
    2,
    { WAR_TRANSFORM_MIRROR_ACROSS, { 600, 0 }, 0, { 0 }, { 0 } },
    0,
    NULL,
    "wood 500,100 300,100 300,300" START_ROAD
    "; house 100,500 ^0 200x100" START_ZONES START_POINT },
  { "remove",
    REMOVE,
    { ROAD, UPPER, POINT },
    3,
    { 0 },
    0,
    NULL,
    START_WOOD START_HOUSE "; lower side 1 0,3500 6000,3500 6000,4000 0,4000" },
  { "order/raise",
    REORDER,
    { WOOD },
    1,
    { 0 },
    WAR_ORDER_RAISE,
    NULL,
    "road 0,1000 6000,1000; " START_WOOD START_HOUSE START_ZONES START_POINT },
  { "order/lower",
    REORDER,
    { HOUSE, ROAD },
    2,
    { 0 },
    WAR_ORDER_LOWER,
    NULL,
    "road 0,1000 6000,1000" START_HOUSE "; " START_WOOD START_ZONES START_POINT },
  { "order/top",
    REORDER,
    { WOOD },
    1,
    { 0 },
    WAR_ORDER_TO_TOP,
    NULL,
    "road 0,1000 6000,1000" START_HOUSE "; " START_WOOD START_ZONES START_POINT },
  { "order/bottom",
    REORDER,
    { HOUSE },
    1,
    { 0 },
    WAR_ORDER_TO_BOTTOM,
    NULL,
    "house 500,500 ^0 200x100; " START_WOOD START_ROAD START_ZONES START_POINT },
  { "group",
    GROUP,
    { WOOD, POINT },
    2,
    { 0 },
    0,
    "group-1",
    START_WOOD " (group-1)" START_ROAD START_HOUSE START_ZONES START_POINT " (group-1)" },
  { "lock",
    LOCK,
    { UPPER },
    1,
    { 0 },
    TRUE,
    NULL,
    START_WOOD START_ROAD START_HOUSE "; upper side 2 0,0 6000,0 6000,500 0,500 locked; lower side "
                                      "1 0,3500 6000,3500 6000,4000 0,4000" START_POINT },
  { "align/right",
    ALIGN,
    { WOOD, HOUSE },
    2,
    { 0 },
    WAR_ALIGN_RIGHT,
    NULL,
    "wood 400,100 600,100 600,300" START_ROAD START_HOUSE START_ZONES START_POINT },
  { "align/middle",
    ALIGN,
    { WOOD, HOUSE },
    2,
    { 0 },
    WAR_ALIGN_MIDDLE,
    NULL,
    "wood 100,225 300,225 300,425" START_ROAD
    "; house 500,325 ^0 200x100" START_ZONES START_POINT },
  { "distribute/down",
    DISTRIBUTE,
    { WOOD, HOUSE, ROAD },
    3,
    { 0 },
    FALSE,
    NULL,
    START_WOOD START_ROAD "; house 500,625 ^0 200x100" START_ZONES START_POINT },
  { "size/zones-and-points-move-onto-it",
    SIZE,
    { { 0 } },
    0,
    { WAR_TRANSFORM_MOVE, { 2600, 3600 }, 0, { 0 }, { 0 } },
    0,
    NULL,
    START_WOOD START_ROAD START_HOUSE
    "; upper side 2 0,0 2600,0 2600,500 0,500; lower side 1 0,3500 2600,3500 2600,3600 0,3600"
    "; point 2600,2000" },
  { "size/zones-without-room-go",
    SIZE,
    { { 0 } },
    0,
    { WAR_TRANSFORM_MOVE, { 6000, 2600 }, 0, { 0 }, { 0 } },
    0,
    NULL,
    START_WOOD START_ROAD START_HOUSE "; upper side 2 0,0 6000,0 6000,500 0,500" START_POINT },
  { "turn/half",
    TURN,
    { { 0 } },
    0,
    { 0 },
    WAR_TURN_HALF,
    NULL,
    "wood 5900,3900 5700,3900 5700,3700; road 6000,3000 0,3000; house 5500,3500 ^2048 200x100; "
    "upper side 2 6000,4000 0,4000 0,3500 6000,3500; lower side 1 6000,500 0,500 0,0 "
    "6000,0" START_POINT },
  { "turn/right",
    TURN,
    { { 0 } },
    0,
    { 0 },
    WAR_TURN_RIGHT,
    NULL,
    "wood 3900,100 3900,300 3700,300; road 3000,0 3000,6000; house 3500,500 ^1024 200x100; upper "
    "side 2 4000,0 4000,6000 3500,6000 3500,0; lower side 1 500,0 500,6000 0,6000 0,0; point "
    "2000,3000" },
  { "zones/short-edges",
    ZONES,
    { { 0 } },
    0,
    { WAR_TRANSFORM_MOVE, { 700, 0 }, 0, { 0 }, { 0 } },
    WAR_ZONES_SHORT_EDGES,
    NULL,
    START_WOOD START_ROAD START_HOUSE "; zone-1 side 1 0,0 700,0 700,4000 0,4000; zone-2 side 2 "
                                      "5300,0 6000,0 6000,4000 5300,4000" START_POINT },
  { "zones/a-third",
    ZONES,
    { { 0 } },
    0,
    { 0 },
    WAR_ZONES_LONG_EDGES,
    NULL,
    START_WOOD START_ROAD START_HOUSE "; zone-1 side 1 0,2667 6000,2667 6000,4000 0,4000; zone-2 "
                                      "side 2 0,0 6000,0 6000,1333 0,1333" START_POINT },
  { "duplicate/ids-of-its-own",
    DUPLICATE,
    { WOOD, UPPER, POINT },
    3,
    { WAR_TRANSFORM_MOVE, { 50, 50 }, 0, { 0 }, { 0 } },
    0,
    NULL,
    START_WOOD START_ROAD START_HOUSE "; wood-1 150,150 350,150 350,350" START_ZONES
                                      "; upper-1 side 2 0,50 6000,50 6000,550 0,550" START_POINT
                                      "; point-1 3050,2050" },
  { "shape/area",
    SHAPE,
    { WOOD },
    1,
    { 0 },
    0,
    "0,0 50,0 50,50 0,50",
    "wood 0,0 50,0 50,50 0,50" START_ROAD START_HOUSE START_ZONES START_POINT },
  { "shape/crosses-itself", SHAPE, { WOOD }, 1, { 0 }, 0, "0,0 50,50 50,0 0,50", NULL },
};

static WarField *
carry_out (const WarField *field, const Case *test)
{
  g_autoptr (WarField) copy = NULL;
  WarShape shape;
  WarField *result;

  switch (test->command)
    {
    case TRANSFORM:
      return war_field_transform_items (field, test->items, test->n_items, &test->transform);
    case REMOVE:
      return war_field_remove_items (field, test->items, test->n_items);
    case REORDER:
      return war_field_reorder_items (field, test->items, test->n_items,
                                      (WarReorder) test->argument, NULL);
    case GROUP:
      return war_field_set_items_group (field, test->items, test->n_items, test->text);
    case LOCK:
      return war_field_set_items_locked (field, test->items, test->n_items, test->argument);
    case ALIGN:
      return war_field_align_items (field, test->items, test->n_items,
                                    (WarAlignment) test->argument);
    case DISTRIBUTE:
      return war_field_distribute_items (field, test->items, test->n_items, test->argument);
    case SIZE:
      return war_field_set_size (field, test->transform.origin.x, test->transform.origin.y);
    case TURN:
      return war_field_turn (field, (WarTurn) test->argument);
    case ZONES:
      return war_field_set_zones (field, (WarZonesKind) test->argument, test->transform.origin.x);
    case DUPLICATE:
      copy = war_field_extract_items (field, test->items, test->n_items);
      return war_field_insert_field (field, copy, test->transform.origin, NULL);
    case SHAPE:
    default:
      shape = parse_outline (WAR_SHAPE_AREA, test->text);
      result = war_field_set_item_shape (field, test->items[0], &shape);
      war_shape_clear (&shape);
      return result;
    }
}

static void
test_command (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (WarField) field = new_field ();
  g_autofree char *before = describe (field);
  g_autoptr (WarField) changed = carry_out (field, test);
  g_autofree char *after = describe (field);

  if (test->expected == NULL)
    {
      g_assert_null (changed);
    }
  else
    {
      g_autofree char *result = describe (changed);

      g_assert_cmpstr (result, ==, test->expected);
    }

  /* The old value stands, so that undo has it. */
  g_assert_cmpstr (after, ==, before);
}

/* What an edit leaves alone is shared. */
static void
test_shares (void)
{
  g_autoptr (WarField) field = new_field ();
  const WarItem wood = WOOD;
  const WarTransform move = { .kind = WAR_TRANSFORM_MOVE, .origin = { 1, 1 } };
  g_autoptr (WarField) moved = war_field_transform_items (field, &wood, 1, &move);

  g_assert_true (moved->features->pdata[1] == field->features->pdata[1]);
  g_assert_true (moved->features->pdata[0] != field->features->pdata[0]);
  g_assert_true (moved->zones->pdata[0] == field->zones->pdata[0]);
}

static void
test_limit_move (void)
{
  g_autoptr (WarField) field = new_field ();
  const WarItem items[] = { UPPER, POINT };
  WarPosition by = war_field_limit_move (field, items, 2, (WarPosition){ -50, 9000 });

  g_assert_cmpint (by.x, ==, 0);
  g_assert_cmpint (by.y, ==, 2000);
}

/* Turned by any angle and back, nothing is further from where it was than rounding twice. */
static void
test_rotate_back (void)
{
  for (guint i = 0; i < 500; i++)
    {
      WarTransform there = { .kind = WAR_TRANSFORM_ROTATE,
                             .origin = { g_test_rand_int_range (-9999, 9999), 77 },
                             .turn = (WarHeading) g_test_rand_int_range (0, WAR_HEADING_TURN) };
      WarTransform back = there;
      WarPosition start
        = { g_test_rand_int_range (-100000, 100000), g_test_rand_int_range (-100000, 100000) };
      WarPosition end;

      back.turn = war_heading_add (0, -(gint) there.turn);
      end = war_transform_position (&back, war_transform_position (&there, start));
      g_assert_cmpint (ABS (end.x - start.x), <=, 1);
      g_assert_cmpint (ABS (end.y - start.y), <=, 1);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Fair halves. */

static gboolean
has_outline (const WarField *field, const char *start)
{
  g_autofree char *all = describe (field);

  return strstr (all, start) != NULL;
}

static void
test_fair_mirror (void)
{
  g_autoptr (WarField) field = new_field ();
  g_autoptr (WarField) fair = war_field_make_fair (field, WAR_HALF_TOP, FALSE);

  g_assert_cmpuint (fair->features->len, ==, 6);
  g_assert_true (has_outline (fair, "wood-1 100,3900 300,3900 300,3700"));
  g_assert_true (has_outline (fair, "road-1 0,3000 6000,3000"));
  g_assert_true (has_outline (fair, "house-1 500,3500 ^2048 200x100"));
  g_assert_true (has_outline (fair, "upper-1 side 1 0,4000 6000,4000 6000,3500 0,3500"));
  g_assert_cmpuint (fair->zones->len, ==, 2);
  g_assert_cmpuint (fair->points->len, ==, 1);
}

/* What crosses the middle is joined with its image. */
static void
test_fair_joined (void)
{
  g_autoptr (WarField) field = new_field ();
  const WarItem wood = WOOD, road = ROAD;
  WarShape area = parse_outline (WAR_SHAPE_AREA, "1000,1500 2000,1500 2000,2600 1000,2600");
  WarShape line = parse_outline (WAR_SHAPE_LINE, "3000,500 3000,1000 4000,3000");
  g_autoptr (WarField) with_wood = war_field_set_item_shape (field, wood, &area);
  g_autoptr (WarField) with_road = NULL, fair = NULL;

  line.width = 100;
  with_road = war_field_set_item_shape (with_wood, road, &line);
  fair = war_field_make_fair (with_road, WAR_HALF_TOP, FALSE);
  g_assert_true (has_outline (fair, "wood 1000,2000 1000,1500 2000,1500 2000,2000 2000,2500 "
                                    "1000,2500"));
  g_assert_true (has_outline (fair, "road 3000,500 3000,1000 3500,2000 3000,3000 3000,3500"));
  g_assert_cmpuint (fair->features->len, ==, 4);
  war_shape_clear (&area);
  war_shape_clear (&line);
}

static void
test_fair_turned (void)
{
  g_autoptr (WarField) field = new_field ();
  g_autoptr (WarField) fair = war_field_make_fair (field, WAR_HALF_LEFT, TRUE);
  g_autoptr (WarField) turned = NULL;

  g_assert_true (has_outline (fair, "house-1 5500,3500 ^2048 200x100"));

  /* It is fair already: nothing but the order can change, and the lengths stay. */
  turned = war_field_make_fair (fair, WAR_HALF_LEFT, TRUE);
  g_assert_cmpuint (turned->features->len, ==, fair->features->len);
}

/* A picture to trace is moved, and scaled about a place that stays where it is on it. */
static void
test_background (void)
{
  g_autoptr (WarField) field = war_field_new ("F", 24 * WAR_INCH, 12 * WAR_INCH);
  g_autoptr (WarBackground) background = war_background_new ();
  g_autoptr (WarField) first = NULL, placed = NULL, scaled = NULL, back = NULL;

  background->path = g_strdup ("sketch.png");
  background->width = 10000;
  background->opacity = 40;
  first = war_field_set_background (field, background);
  placed = war_field_place_background (first, (WarPosition){ -500, 300 }, 20000);
  g_assert_cmpint (placed->background->position.x, ==, -500);
  g_assert_cmpint (placed->background->width, ==, 20000);
  g_assert_cmpint (placed->background->opacity, ==, 40);
  g_assert_cmpstr (placed->background->path, ==, "sketch.png");
  g_assert_cmpint (first->background->width, ==, 10000);

  /* What was 2″ long becomes 3″ long. */
  scaled = war_field_scale_background (placed, (WarPosition){ 1500, 300 }, 5080, 7620);
  g_assert_cmpint (scaled->background->width, ==, 30000);
  g_assert_cmpint (scaled->background->position.x, ==, 1500 - 3000);
  g_assert_cmpint (scaled->background->position.y, ==, 300);
  back = war_field_scale_background (scaled, (WarPosition){ 1500, 300 }, 7620, 5080);
  g_assert_cmpint (back->background->position.x, ==, -500);
  g_assert_cmpint (back->background->width, ==, 20000);

  g_assert_null (war_field_place_background (first, (WarPosition){ 0, 0 }, 0));
  g_assert_null (war_field_place_background (first, (WarPosition){ WAR_LENGTH_MAX + 1, 0 }, 100));
  g_assert_null (war_field_scale_background (first, (WarPosition){ 0, 0 }, 1, WAR_LENGTH_MAX));
  g_assert_null (war_field_scale_background (first, (WarPosition){ 0, 0 }, WAR_LENGTH_MAX, 1));
}

/* Rounded corners: within the outline, through the middles of its edges, smooth, and of a line with
 * its ends. */
static void
test_round (void)
{
  const WarPosition corners[] = { { 0, 0 }, { 40000, 0 }, { 40000, 20000 }, { 0, 20000 } };
  g_autoptr (GArray) area = war_vertices_round (corners, G_N_ELEMENTS (corners), TRUE);
  g_autoptr (GArray) line = war_vertices_round (corners, G_N_ELEMENTS (corners), FALSE);
  g_autoptr (GArray) short_line = war_vertices_round (corners, 2, FALSE);
  const WarPosition *places = (const WarPosition *) (gpointer) area->data;
  const WarPosition *bends = (const WarPosition *) (gpointer) line->data;

  g_assert_cmpuint (area->len, >, 16);
  g_assert_cmpint (war_polygon_check (places, area->len, NULL), ==, WAR_POLYGON_VALID);
  for (guint i = 0; i < area->len; i++)
    {
      WarPosition a = places[i], b = places[(i + 1) % area->len];
      WarPosition c = places[(i + 2) % area->len];
      double turn = atan2 (c.y - b.y, c.x - b.x) - atan2 (b.y - a.y, b.x - a.x);

      g_assert_cmpint (war_polygon_locate (corners, G_N_ELEMENTS (corners), a), !=,
                       WAR_LOCATION_OUTSIDE);
      g_assert_cmpfloat (fabs (remainder (turn, 2 * G_PI)), <, G_PI / 6);
    }
  /* A parabola cuts a third off the triangle of a corner and the middles of its edges. */
  g_assert_cmpfloat_with_epsilon ((double) war_polygon_get_double_area (places, area->len) / 2,
                                  40000. * 20000 * 5 / 6, 40000. * 20000 / 100);

  g_assert_cmpint (bends[0].x, ==, 0);
  g_assert_cmpint (bends[0].y, ==, 0);
  g_assert_cmpint (bends[1].x, ==, 20000);
  g_assert_cmpint (bends[line->len - 1].x, ==, 0);
  g_assert_cmpint (bends[line->len - 1].y, ==, 20000);
  g_assert_cmpuint (short_line->len, ==, 2);
}

/* What cannot be made says why. */
static void
test_shape_faults (void)
{
  const WarPosition crossing[] = { { 0, 0 }, { 100, 100 }, { 100, 0 }, { 0, 100 } };
  const WarPosition far[] = { { 0, 0 }, { 3 * WAR_LENGTH_MAX, 0 }, { 0, 100 } };
  g_autoptr (GArray) vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  WarShape area = { .kind = WAR_SHAPE_AREA, .vertices = vertices };
  WarShape box = { .kind = WAR_SHAPE_BOX, .width = WAR_LENGTH_MAX, .depth = 1 };

  g_array_append_vals (vertices, crossing, 3);
  g_assert_cmpint (war_shape_check (&area), ==, WAR_SHAPE_RIGHT);
  g_array_append_vals (vertices, crossing + 3, 1);
  g_assert_cmpint (war_shape_check (&area), ==, WAR_SHAPE_CROSSES);
  g_array_set_size (vertices, 2);
  g_assert_cmpint (war_shape_check (&area), ==, WAR_SHAPE_NOTHING);
  g_array_set_size (vertices, 0);
  g_array_append_vals (vertices, far, G_N_ELEMENTS (far));
  g_assert_cmpint (war_shape_check (&area), ==, WAR_SHAPE_TOO_FAR);
  g_array_set_size (vertices, WAR_SHAPE_MAX_VERTICES + 1);
  memset (vertices->data, 0, vertices->len * sizeof (WarPosition));
  g_assert_cmpint (war_shape_check (&area), ==, WAR_SHAPE_TOO_MANY);

  g_assert_cmpint (war_shape_check (&box), ==, WAR_SHAPE_RIGHT);
  box.width++;
  g_assert_cmpint (war_shape_check (&box), ==, WAR_SHAPE_TOO_LARGE);
  box.width = 0;
  g_assert_cmpint (war_shape_check (&box), ==, WAR_SHAPE_NOTHING);
}

/* A line with so many corners, beside the others. */
static WarFeature *
new_long_line (guint n_vertices)
{
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup ("long");
  feature->terrain = WAR_TERRAIN_HEDGE;
  feature->shape.kind = WAR_SHAPE_LINE;
  feature->shape.width = WAR_MILLIMETRE;
  feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  for (guint i = 0; i < n_vertices; i++)
    {
      WarPosition position = { (WarLength) i, 0 };

      g_array_append_val (feature->shape.vertices, position);
    }

  return feature;
}

/* However it comes there: no field gets more corners than a file may have. */
static void
test_corners (void)
{
  g_autoptr (WarField) field = war_field_new ("F", 24 * WAR_INCH, 12 * WAR_INCH);
  g_autoptr (WarFeature) longest = new_long_line (WAR_SHAPE_MAX_VERTICES);
  g_autoptr (WarFeature) shorter = new_long_line (WAR_SHAPE_MAX_VERTICES - 2);
  g_autoptr (WarFeature) shortest = new_long_line (2);
  g_autoptr (WarFeature) three = new_long_line (3);
  g_autoptr (WarField) replaced = NULL;
  g_autoptr (WarField) full = NULL;

  for (guint i = 0; i < WAR_FIELD_MAX_VERTICES / WAR_SHAPE_MAX_VERTICES; i++)
    g_ptr_array_add (field->features, war_feature_ref (longest));
  g_assert_null (war_field_insert_feature (field, 0, shortest));

  replaced = war_field_replace_feature (field, 3, shorter);
  g_assert_nonnull (replaced);
  g_assert_null (war_field_insert_feature (replaced, 0, three));
  full = war_field_insert_feature (replaced, 0, shortest);
  g_assert_nonnull (full);
  g_assert_cmpuint (war_field_count_vertices (full), ==, WAR_FIELD_MAX_VERTICES);
  g_assert_null (war_field_replace_feature (full, 0, three));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/field-edit/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_command);
    }
  g_test_add_func ("/field-edit/shares-the-rest", test_shares);
  g_test_add_func ("/field-edit/limit-move", test_limit_move);
  g_test_add_func ("/field-edit/rotate-and-back", test_rotate_back);
  g_test_add_func ("/field-edit/fair/mirror", test_fair_mirror);
  g_test_add_func ("/field-edit/fair/joined", test_fair_joined);
  g_test_add_func ("/field-edit/fair/turned", test_fair_turned);
  g_test_add_func ("/field-edit/background", test_background);
  g_test_add_func ("/field-edit/shape-faults", test_shape_faults);
  g_test_add_func ("/field-edit/round", test_round);
  g_test_add_func ("/engine/field-edit/corners", test_corners);

  return g_test_run ();
}
