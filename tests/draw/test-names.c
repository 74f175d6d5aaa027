/* test-names.c: where names stand on a map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"
#include "fixture.h"

#define NAME "The Crossroads Behind the Old Mill"

static const DrawMapOptions options = { .pixel = 0.5, .labels = TRUE };

/* A field with a place of this name in its middle; in millimetres. */
static WarField *
new_field (int width, int depth, const char *name, WarPointKind kind)
{
  WarField *field = war_field_new ("Field", width * WAR_MILLIMETRE, depth * WAR_MILLIMETRE);
  WarPoint *point = war_point_new ();

  point->id = g_strdup ("point");
  point->name = g_strdup (name);
  point->kind = kind;
  point->position = (WarPosition){ field->width / 2, field->depth / 2 };
  g_ptr_array_add (field->points, point);
  return field;
}

static void
assert_inside (const DrawLabel *label, const WarField *field)
{
  g_assert_cmpfloat (label->rect.left, >=, 2.99);
  g_assert_cmpfloat (label->rect.top, >=, 2.99);
  g_assert_cmpfloat (label->rect.right, <=, field->width / WAR_MILLIMETRE - 2.99);
  g_assert_cmpfloat (label->rect.bottom, <=, field->depth / WAR_MILLIMETRE - 2.99);
}

/* The size of the letters of the only name; 0: it is not shown. */
static double
get_size (int width, int depth, const char *name)
{
  g_autoptr (WarField) field = new_field (width, depth, name, WAR_POINT_LABEL);
  g_autoptr (DrawPlan) plan = draw_plan_new (field, NULL);
  const GArray *labels = draw_plan_get_labels (plan, &options);

  g_assert_cmpuint (labels->len, <=, 1);
  if (labels->len == 0)
    return 0;
  assert_inside (&g_array_index (labels, DrawLabel, 0), field);
  return g_array_index (labels, DrawLabel, 0).lettering.size;
}

/* A name is set smaller where the field is narrow, to less than half at most, and left out where
 * the field is lower than its letters: it never reaches into the frame. */
static void
test_room (void)
{
  double usual = get_size (600, 300, NAME), narrow = get_size (120, 300, NAME);

  g_assert_cmpfloat (usual, >, 0);
  g_assert_cmpfloat (narrow, >, 0);
  g_assert_cmpfloat (narrow, <, usual);
  g_assert_cmpfloat (get_size (30, 300, NAME), >=, 0.45 * usual - 0.001);
  g_assert_cmpfloat (get_size (30, 300, NAME), <, narrow);
  g_assert_cmpfloat (get_size (600, 30, NAME), ==, usual);
  g_assert_cmpfloat (get_size (600, 12, NAME), ==, 0);
  g_assert_cmpfloat (get_size (600, 300, ""), ==, 0);
}

/* Beside its sign, on whichever side there is room. */
static void
test_beside (void)
{
  g_autoptr (WarField) field = new_field (300, 200, "Mill", WAR_POINT_CONTROL);
  WarPoint *point = g_ptr_array_index (field->points, 0);
  double radius = draw_point_get_radius (&options);

  for (guint i = 0; i < 3; i++)
    {
      gint x = (gint[]){ 150, 290, 10 }[i];
      g_autoptr (DrawPlan) plan = NULL;
      const DrawLabel *label;

      point->position.x = x * WAR_MILLIMETRE;
      plan = draw_plan_new (field, NULL);
      g_assert_cmpuint (draw_plan_get_labels (plan, &options)->len, ==, 1);
      label = &g_array_index (draw_plan_get_labels (plan, &options), DrawLabel, 0);
      assert_inside (label, field);
      if (i == 1)
        g_assert_cmpfloat (label->rect.right, <=, x - radius);
      else
        g_assert_cmpfloat (label->rect.left, >=, x + radius);
      g_assert_cmpfloat ((label->rect.top + label->rect.bottom) / 2, >, 99);
      g_assert_cmpfloat ((label->rect.top + label->rect.bottom) / 2, <, 101);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/names/room", test_room);
  g_test_add_func ("/draw/names/beside", test_beside);
  return g_test_run ();
}
