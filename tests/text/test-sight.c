/* test-sight.c: what is seen, what blocks and what covers, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/field/sight.h"

#include "store/documents/library.h"

typedef struct
{
  StoreLibrary *library;
  WarField *field;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->library = store_library_new (NULL);
  place->field = war_field_new ("sight", 24 * WAR_INCH, 12 * WAR_INCH);
}

static void
tear_down (Place *place, gconstpointer data)
{
  war_field_unref (place->field);
  store_library_free (place->library);
}

/* In inches. */
static void
add_box (Place *place, WarTerrain terrain, const char *name, gint x, gint y, gint width, gint depth)
{
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup_printf ("feature-%u", place->field->features->len);
  feature->terrain = terrain;
  feature->name = g_strdup (name);
  feature->shape.kind = WAR_SHAPE_BOX;
  feature->shape.centre
    = (WarPosition){ x * WAR_INCH + width * WAR_INCH / 2, y * WAR_INCH + depth * WAR_INCH / 2 };
  feature->shape.width = width * WAR_INCH;
  feature->shape.depth = depth * WAR_INCH;
  g_ptr_array_add (place->field->features, feature);
}

/* From (12, 11) up to (12, 1). */
static char *
look_as (Place *place, char *(*describe) (const WarSightReport *, const WarOutlook *) )
{
  WarRules *rules = store_library_get_rules (place->library, "entrenched", NULL);
  g_autoptr (WarOutlook) outlook = war_outlook_new (place->field, rules);
  const WarPosition from = { 12 * WAR_INCH, 11 * WAR_INCH };
  const WarPosition to = { 12 * WAR_INCH, 1 * WAR_INCH };
  const WarBase firer = war_outlook_place_base (from, to);
  const WarBase target = war_outlook_place_base (to, from);
  WarSightReport report = war_sight_explain (&outlook->scene, &firer, &target);

  for (guint i = 0; i < WAR_SIGHT_N_LINES; i++)
    if (report.lines[i].feature >= 0)
      g_assert_cmpint (report.lines[i].block.y, <, 11 * WAR_INCH);
    else
      g_assert_cmpint (report.lines[i].block.y, ==, report.lines[i].end.y);

  return describe (&report, outlook);
}

static char *
look (Place *place)
{
  return look_as (place, text_sight);
}

static void
test_clear (Place *place, gconstpointer data)
{
  g_autofree char *text = look (place);

  g_assert_cmpstr (text, ==,
                   "Sight: 5 of 5 lines are clear.\n"
                   "Line to the centre: clear.\n"
                   "Line to the front left corner: clear.\n"
                   "Line to the front right corner: clear.\n"
                   "Line to the rear right corner: clear.\n"
                   "Line to the rear left corner: clear.\n"
                   "No cover.\n");
}

/* The target faces the firer, so its left is on the firer's right. */
static void
test_depth (Place *place, gconstpointer data)
{
  add_box (place, WAR_TERRAIN_WOOD, "Polygon Wood", 4, 4, 8, 3);

  g_autofree char *text = look (place);

  g_assert_cmpstr (text, ==,
                   "Sight: 2 of 5 lines are clear.\n"
                   "Line to the centre: blocked by Polygon Wood (Wood): 3″ of it, and 2″ are "
                   "allowed.\n"
                   "Line to the front left corner: clear.\n"
                   "Line to the front right corner: blocked by Polygon Wood (Wood): 3.0″ of it, "
                   "and 2″ are allowed.\n"
                   "Line to the rear right corner: blocked by Polygon Wood (Wood): 3.0″ of it, "
                   "and 2″ are allowed.\n"
                   "Line to the rear left corner: clear.\n"
                   "No cover.\n");
}

static void
test_building (Place *place, gconstpointer data)
{
  add_box (place, WAR_TERRAIN_BUILDING, NULL, 8, 6, 8, 1);

  g_autofree char *text = look (place);

  g_assert_true (g_str_has_prefix (text, "No sight: all 5 lines are blocked.\n"
                                         "Line to the centre: blocked by Building in G1.\n"));
}

static void
test_cover (Place *place, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *inside = NULL;

  add_box (place, WAR_TERRAIN_SANDBAGS, "The Bluff", 8, 2, 8, 1);
  text = look (place);
  g_assert_true (g_str_has_suffix (
    text, "\nCover +1: 5 of 5 lines come across The Bluff (Sandbags), within 1″ of the target.\n"));

  add_box (place, WAR_TERRAIN_TRENCH, NULL, 8, 0, 8, 2);
  inside = look (place);
  g_assert_true (g_str_has_suffix (inside, "\nCover +2: the target is in Trench.\n"));
}

/* What is clear is not told line by line, nor is what the same thing blocks; things without a name
 * can be told apart. */
static void
test_brief (Place *place, gconstpointer data)
{
  g_autofree char *clear = look_as (place, text_sight_brief);
  g_autofree char *blocked = NULL;

  g_assert_cmpstr (clear, ==, "Sight: 5 of 5 lines are clear.\nNo cover.");

  add_box (place, WAR_TERRAIN_BUILDING, NULL, 8, 6, 4, 1);
  add_box (place, WAR_TERRAIN_BUILDING, NULL, 12, 6, 4, 1);
  blocked = look_as (place, text_sight_brief);
  g_assert_cmpstr (blocked, ==,
                   "No sight: all 5 lines are blocked.\n"
                   "3 lines are blocked by Building in F3.\n"
                   "2 lines are blocked by Building in G2.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add (path, Place, NULL, set_up, function, tear_down)
  ADD ("/sight/clear", test_clear);
  ADD ("/sight/depth", test_depth);
  ADD ("/sight/building", test_building);
  ADD ("/sight/cover", test_cover);
  ADD ("/sight/brief", test_brief);

  return g_test_run ();
}
