/* test-field-ground.c: what covers much of a battlefield under the pointer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "field-page.h"

#include "desk/base/settings.h"
#include "engine/system.h"

/* A zone in the west, and mud nearly everywhere else. */
static void
write_ground (const char *path)
{
  static const char text[]
    = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<field xmlns=\"urn:duckboard:1\" version=\"1.1\" name=\"Ground\" "
      "width-mm100=\"60960\" depth-mm100=\"30480\"><ground kind=\"free\"/><features>"
      "<area id=\"mud\" terrain=\"mud\" "
      "points-mm100=\"20000,1000 59000,1000 59000,29000 20000,29000\"/></features>"
      "<zones><zone id=\"west\" side=\"1\" name=\"West\" "
      "points-mm100=\"1000,1000 15240,1000 15240,29000 1000,29000\"/></zones></field>\n";

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* What covers much is a ground: a box is drawn over it, a click chooses it, and then, or by its
 * outline, it is moved. */
static void
test_ground (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_path (fixture, "ground.duckfield");
  Editor editor;
  const WarZone *zone;
  WarPosition low, high, middle, beside;
  WarField *before;

  write_ground (path);
  editor = open_path (fixture, path);
  before = get_field (&editor);
  zone = g_ptr_array_index (before->zones, 0);
  war_shape_get_bounds (&zone->shape, &low, &high);
  middle = (WarPosition){ (low.x + high.x) / 2, (low.y + high.y) / 2 };
  beside = (WarPosition){ middle.x + 4000, middle.y + 2000 };

  drag (&editor, middle, beside);
  g_assert_true (get_field (&editor) == before);
  drag (&editor, (WarPosition){ 30480, 15240 }, (WarPosition){ 34480, 17240 });
  g_assert_true (get_field (&editor) == before);

  click (&editor, middle);
  drag (&editor, middle, beside);
  app_wait_for (get_field (&editor) != before);
  g_assert_true (g_str_has_prefix (duck_document_get_undo_name (editor.document), "Move "));
}

/* By the outline, though nothing is chosen. */
static void
test_ground_outline (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_path (fixture, "ground.duckfield");
  Editor editor;
  WarField *before;

  write_ground (path);
  editor = open_path (fixture, path);
  before = get_field (&editor);
  drag (&editor, (WarPosition){ 15240, 4000 }, (WarPosition){ 17240, 4000 });
  app_wait_for (get_field (&editor) != before);
  g_assert_true (g_str_has_prefix (duck_document_get_undo_name (editor.document), "Move "));
}

/* Who has last built an army that fights on hexes and draws a free field has terrain that free
 * ground knows. */
static void
test_free_after_hexes (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_path (fixture, "ground.duckfield");
  Editor editor;
  const WarRules *rules;

  write_ground (path);
  duck_settings_set_system (war_system_get ("club"));
  editor = open_path (fixture, path);
  rules = duck_field_document_get_rules (DUCK_FIELD_DOCUMENT (editor.document));
  g_assert_cmpstr (rules->system->id, !=, "club");
  g_assert_cmpuint (rules->field_sizes->len, >, 0);
  duck_settings_set_system (war_system_get_nth (0));
}

static void
add_tests (void)
{
  APP_ADD ("/field-ground/box", test_ground);
  APP_ADD ("/field-ground/outline", test_ground_outline);
  APP_ADD ("/field-ground/free-after-hexes", test_free_after_hexes);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
