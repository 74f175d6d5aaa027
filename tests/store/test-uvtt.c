/* test-uvtt.c: maps of virtual tabletops
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/foreign/uvtt.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "store/documents/field-file.h"
#include "store/documents/library.h"
#include "store/xml/json.h"

/* A picture of one pixel. */
#define PNG \
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+" \
  "M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

/* A house with an open and a closed door in a garden wall, on a map that begins at (2, 1). */
#define MAP \
  "{\"format\": 0.3, \"resolution\": {\"map_origin\": {\"x\": 2, \"y\": 1}, " \
  "\"map_size\": {\"x\": 24, \"y\": 12}, \"pixels_per_grid\": 100}, " \
  "\"line_of_sight\": [[{\"x\": 4, \"y\": 3}, {\"x\": 8, \"y\": 3}, {\"x\": 8, \"y\": 6}, " \
  "{\"x\": 4, \"y\": 6}, {\"x\": 4, \"y\": 3}], [{\"x\": 12.5, \"y\": 2}, {\"x\": 12.5, \"y\": " \
  "5}]]," \
  "\"objects_line_of_sight\": [[{\"x\": 20, \"y\": 9}, {\"x\": 20, \"y\": 9}], " \
  "[{\"x\": 20, \"y\": 9}, {\"x\": 22, \"y\": 9}, {\"x\": 22, \"y\": 11}, {\"x\": 20, \"y\": " \
  "9}]], " \
  "\"portals\": [{\"position\": {\"x\": 6, \"y\": 6}, \"bounds\": [{\"x\": 5.5, \"y\": 6}, " \
  "{\"x\": 6.5, \"y\": 6}], \"rotation\": 0, \"closed\": true, \"freestanding\": false}, " \
  "{\"position\": {\"x\": 6, \"y\": 3}, \"bounds\": [], \"closed\": false}], " \
  "\"environment\": {\"baked_lighting\": true}, \"lights\": [{}, {}], \"image\": \"" PNG "\"}"

static StoreUvtt *
import (const char *text, gssize length, StoreFaults *faults)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length < 0 ? strlen (text) : (gsize) length);

  return store_uvtt_from_bytes (bytes, "Farm", WAR_INCH, faults);
}

static const WarFeature *
get_feature (const StoreUvtt *uvtt, guint index)
{
  g_assert_cmpuint (index, <, uvtt->field->features->len);
  return g_ptr_array_index (uvtt->field->features, index);
}

static void
assert_vertex (const WarFeature *feature, guint index, gint x, gint y)
{
  WarPosition vertex = g_array_index (feature->shape.vertices, WarPosition, index);

  g_assert_cmpint (vertex.x, ==, x);
  g_assert_cmpint (vertex.y, ==, y);
}

static void
test_import (void)
{
  StoreLibrary *library = store_library_new (NULL);
  WarRules *rules = store_library_get_rules (library, "entrenched", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new ("farm.uvtt");
  g_autoptr (StoreUvtt) uvtt = import (MAP, -1, faults);
  g_autofree char *warnings = store_faults_warnings_to_string (faults);
  g_autoptr (WarOutlook) outlook = NULL;

  g_assert_nonnull (uvtt);
  g_assert_cmpstr (uvtt->field->name, ==, "Farm");
  g_assert_cmpint (uvtt->field->width, ==, 24 * WAR_INCH);
  g_assert_cmpint (uvtt->field->depth, ==, 12 * WAR_INCH);
  g_assert_cmpstr (uvtt->suffix, ==, ".png");
  g_assert_cmpstr (warnings, ==,
                   "farm.uvtt: warning: 2 lights are left out\n"
                   "farm.uvtt: warning: 1 wall without length is left out\n");

  g_assert_cmpuint (uvtt->n_walls, ==, 1);
  g_assert_cmpuint (uvtt->n_buildings, ==, 1);
  g_assert_cmpuint (uvtt->n_hedges, ==, 0);
  g_assert_cmpuint (uvtt->n_woods, ==, 1);
  g_assert_cmpuint (uvtt->n_doors, ==, 1);
  g_assert_cmpuint (uvtt->n_open_doors, ==, 1);
  g_assert_cmpuint (uvtt->n_lights, ==, 2);
  g_assert_cmpuint (uvtt->n_points, ==, 1);
  g_assert_cmpuint (uvtt->field->features->len, ==, 4);
  g_assert_cmpint (get_feature (uvtt, 0)->terrain, ==, WAR_TERRAIN_BUILDING);
  g_assert_cmpint (get_feature (uvtt, 0)->shape.kind, ==, WAR_SHAPE_AREA);
  g_assert_cmpuint (get_feature (uvtt, 0)->shape.vertices->len, ==, 4);
  assert_vertex (get_feature (uvtt, 0), 0, 2 * WAR_INCH, 2 * WAR_INCH);
  g_assert_cmpint (get_feature (uvtt, 1)->terrain, ==, WAR_TERRAIN_WALL);
  assert_vertex (get_feature (uvtt, 1), 1, 10 * WAR_INCH + WAR_INCH / 2, 4 * WAR_INCH);
  g_assert_cmpint (get_feature (uvtt, 2)->terrain, ==, WAR_TERRAIN_WOOD);
  assert_vertex (get_feature (uvtt, 3), 0, 3 * WAR_INCH + WAR_INCH / 2, 5 * WAR_INCH);

  /* Nobody sees through any of them, but into the wood. */
  outlook = war_outlook_new (uvtt->field, rules);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (outlook->effects[i].blocks, ==, i == 2 ? WAR_BLOCKS_DEPTH : WAR_BLOCKS_ALWAYS);
  store_library_free (library);
}

/* What is written is read again: the same walls, and the picture. */
static void
test_round_trip (void)
{
  StoreLibrary *library = store_library_new (NULL);
  WarRules *rules = store_library_get_rules (library, "entrenched", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new ("farm.uvtt");
  g_autoptr (StoreUvtt) first = import (MAP, -1, faults);
  g_autoptr (WarOutlook) outlook = war_outlook_new (first->field, rules);
  g_autoptr (GBytes) written = store_uvtt_to_bytes (outlook, WAR_INCH, first->picture, 100);
  g_autoptr (StoreUvtt) second = store_uvtt_from_bytes (written, "Farm", WAR_INCH, faults);
  g_autofree char *text = NULL;

  g_assert_nonnull (second);
  g_assert_true (g_bytes_equal (first->picture, second->picture));
  /* Readers want these, though nothing is in them. */
  text = g_strndup (g_bytes_get_data (written, NULL), g_bytes_get_size (written));
  g_assert_nonnull (strstr (text, "\"lights\""));
  g_assert_nonnull (strstr (text, "\"portals\""));
  g_assert_cmpint (second->field->width, ==, first->field->width);
  g_assert_cmpuint (second->field->features->len, ==, first->field->features->len);
  for (guint i = 0; i < first->field->features->len; i++)
    {
      /* The door is a wall now, before the wood. */
      const WarShape *a = &get_feature (first, (guint[]){ 0, 1, 3, 2 }[i])->shape;
      const WarShape *b = &get_feature (second, i)->shape;

      g_assert_cmpint (a->kind, ==, b->kind);
      g_assert_cmpmem (a->vertices->data, a->vertices->len * sizeof (WarPosition),
                       b->vertices->data, b->vertices->len * sizeof (WarPosition));
    }
  store_library_free (library);
}

/* The picture lies beside the field, which links to it. */
static void
test_picture (void)
{
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "farm.png", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new ("farm.uvtt");
  g_autoptr (StoreUvtt) uvtt = import (MAP, -1, faults);
  g_autofree char *written = NULL;
  gsize length;

  g_assert_true (store_uvtt_save_picture (uvtt, folder, "farm", TRUE, NULL));
  g_assert_cmpstr (uvtt->field->background->path, ==, "farm.png");
  g_assert_cmpint (uvtt->field->background->width, ==, uvtt->field->width);
  g_assert_cmpint (uvtt->field->background->opacity, <, 100);
  g_assert_true (g_file_get_contents (path, &written, &length, NULL));
  g_assert_cmpmem (written, length, g_bytes_get_data (uvtt->picture, NULL),
                   g_bytes_get_size (uvtt->picture));
  g_unlink (path);
  g_rmdir (folder);
}

#define SIZE "\"resolution\": {\"map_size\": {\"x\": 24, \"y\": 12}}"

/* What is wrong is said with its place, all of it, and nothing is loaded. */
static void
test_hostile (void)
{
  static const struct
  {
    const char *text, *messages;
  } cases[] = {
    { "", "m: is no JSON: it is empty\n" },
    { "[]", "m:1:1: is no JSON object\n" },
    { "12{}", "m:1:1: is no JSON object\n" },
    { "{}\n \"\"", "m:2:2: is no JSON object\n" },
    { "{} {}", "m:1:4: is no JSON object\n" },
    { "{}", "m: $: “resolution” is missing\n" },
    { "{\"resolution\": 5}", "m: $.resolution: must be an object\n" },
    { "{\"resolution\": {}}", "m: $.resolution: “map_size” is missing\n" },
    { "{\"resolution\": {\"map_size\": {\"x\": \"wide\"}}}",
      "m: $.resolution.map_size.x: must be a number\n"
      "m: $.resolution.map_size: “y” is missing\n" },
    { "{\"resolution\": {\"map_size\": {\"x\": 1e308, \"y\": -3}}}",
      "m: $.resolution.map_size.x: 1e+308 is not within 1 and 3937\n"
      "m: $.resolution.map_size.y: -3 is not within 1 and 3937\n" },
    { "{\"resolution\": {\"map_size\": {\"x\": 1e999, \"y\": 99999999999999999999}}}",
      "m: $.resolution.map_size.x: inf is not within 1 and 3937\n" },
    { "{\"resolution\": {\"map_size\": {\"x\": 24, \"y\": 12}, \"pixels_per_grid\": 0}}",
      "m: $.resolution.pixels_per_grid: 0 is not within 1 and 10000\n" },
    { "{" SIZE ", \"line_of_sight\": {\"x\": 1}}", "m: $.line_of_sight: must be an array\n" },
    { "{" SIZE ", \"line_of_sight\": [[{\"x\": 0, \"y\": 0}, {\"x\": 1}], 7]}",
      "m: $.line_of_sight[0][1]: “y” is missing\n"
      "m: $.line_of_sight[1]: must be an array of places\n" },
    { "{" SIZE ", \"objects_line_of_sight\": [[{\"x\": 0, \"y\": 1e300}, null]]}",
      "m: $.objects_line_of_sight[0][0].y: 1e+300 is not within -1e+06 and 1e+06\n"
      "m: $.objects_line_of_sight[0][1]: must be an object\n" },
    { "{" SIZE ", \"portals\": [3, {\"closed\": 1}, {\"closed\": true, \"bounds\": [{}]}]}",
      "m: $.portals[0]: must be an object\n"
      "m: $.portals[1].closed: must be true or false\n"
      "m: $.portals[2].bounds[0]: “x” is missing\n"
      "m: $.portals[2].bounds[0]: “y” is missing\n" },
    { "{" SIZE ", \"image\": [1], \"lights\": 3}",
      "m: $.lights: must be an array\nm: $.image: must be a string\n" },
    { "{\"a\": /* one */ 1}", "m:1:7: is no JSON: a value should stand here\n" },
    { "{\n  'a': 1}", "m:2:3: is no JSON: a name in quotes should stand here\n" },
    { "{a: 1}", "m:1:2: is no JSON: a name in quotes should stand here\n" },
    { "{\"é\" 1}", "m:1:6: is no JSON: “:” should stand here\n" },
    { "{\"a\": 1 2}", "m:1:9: is no JSON: “,” or “}” should stand here\n" },
    { "{\"a\": [1 2]}", "m:1:10: is no JSON: “,” or “]” should stand here\n" },
    { "{\"a\": [1,]}", "m:1:10: is no JSON: a value should stand here\n" },
    { "{\"a\": 1,}", "m:1:9: is no JSON: a name in quotes should stand here\n" },
    { "{\"a\": 0x1f}", "m:1:8: is no JSON: “,” or “}” should stand here\n" },
    { "{\"a\": 1.}", "m:1:9: is no JSON: a digit should stand here\n" },
    { "{\"a\": NaN}", "m:1:7: is no JSON: a value should stand here\n" },
    { "{\"a\": \"\n\"}", "m:1:8: is no JSON: a string may hold no line break, nor the like\n" },
    { "{\"a\": \"\\x\"}", "m:1:9: is no JSON: this letter has no meaning after “\\”\n" },
    { "{\"a\": \"\\u12\"}",
      "m:1:12: is no JSON: four hexadecimal digits should stand after “\\u”\n" },
    { "{\"a\": \"", "m:1:8: is no JSON: it ends too early\n" },
    { "{\"a\": {\"b\":", "m:1:12: is no JSON: it ends too early\n" },
    { "{\"a\": \"\xff\"}", "m: is no text in UTF-8 from byte 7 on\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (StoreFaults) faults = store_faults_new ("m");
      StoreUvtt *uvtt = import (cases[i].text, -1, faults);
      g_autofree char *messages = store_faults_to_string (faults);
      g_autofree char *shown = g_utf8_make_valid (cases[i].text, -1);

      g_test_message ("%s", shown);
      g_assert_null (uvtt);
      if (strstr (cases[i].text, "1e999") != NULL)
        g_assert_true (g_str_has_prefix (messages, cases[i].messages));
      else
        g_assert_cmpstr (messages, ==, cases[i].messages);
    }
}

/* Neither depth nor numbers of values have a way around their limits: none through comments and
 * other quotes, of which JSON has none. */
static void
test_limits (void)
{
  g_autoptr (GString) deep = g_string_new ("{\"a\": ");
  g_autoptr (GString) commented = g_string_new ("{\"a\": 1 /*\"*/, \"b\": ");
  g_autoptr (GString) quoted = g_string_new ("{'\"': ");
  g_autoptr (GString) many = g_string_new ("{\"line_of_sight\": [");
  GString *const texts[] = { deep, commented, quoted, many };
  const char *const messages[] = {
    "m:1:38: goes more than 32 brackets deep\n",
    "m:1:9: is no JSON: “,” or “}” should stand here\n",
    "m:1:2: is no JSON: a name in quotes should stand here\n",
    "m:1:1000016: has more than 500000 values\n",
  };

  for (guint i = 0; i < 200000; i++)
    for (guint j = 0; j < 3; j++)
      g_string_append_c (texts[j], '[');
  for (guint i = 0; i < 600000; i++)
    g_string_append (many, "0,");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (StoreFaults) faults = store_faults_new ("m");
      g_autofree char *said = NULL;

      g_assert_null (import (texts[i]->str, -1, faults));
      said = store_faults_to_string (faults);
      g_assert_cmpstr (said, ==, messages[i]);
    }
}

/* Who has too large a map is told what to do. */
static void
test_large (void)
{
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "m.uvtt", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new ("m");
  g_autofree char *said = NULL;

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_cmpint (truncate (path, STORE_UVTT_MAX + 1), ==, 0);
  g_assert_null (store_uvtt_load (path, WAR_INCH, faults));
  said = store_faults_to_string (faults);
  g_assert_cmpstr (said, ==,
                   "m: is larger than 64\u00a0MB\n"
                   "m: most of a map is its picture; have the other program export it smaller, as "
                   "WebP or with fewer pixels for a square\n");
  g_unlink (path);
  g_rmdir (folder);
}

/* Strings are what their escapes say: names, and pictures, in which some programs escape "+" and
 * "/". */
static void
test_escapes (void)
{
  g_auto (GStrv) parts = g_strsplit (PNG, "+", -1);
  g_autofree char *picture = g_strjoinv ("\\u002B", parts);
  g_autofree char *text
    = g_strdup_printf ("{\"res\\u006flution\": {\"map_size\": {\"x\": 24, \"y\": 12}}, "
                       "\"\\ud83e\\udd86\\b\\f\\n\\r\\t\\\"\\\\\\/\": [\"\\ud83e\"],"
                       "\"image\": \"data:image\\/png;base64,%s\"}",
                       picture);
  g_autoptr (StoreFaults) faults = store_faults_new ("m");
  g_autoptr (StoreUvtt) uvtt = import (text, -1, faults);
  g_autofree guchar *expected = NULL;
  gsize length;

  g_assert_nonnull (uvtt);
  g_assert_cmpint (uvtt->field->width, ==, 24 * WAR_INCH);
  expected = g_base64_decode (PNG, &length);
  g_assert_cmpmem (g_bytes_get_data (uvtt->picture, NULL), g_bytes_get_size (uvtt->picture),
                   expected, length);
}

/* Two escapes are one character; half of such a pair is none. */
static void
test_pairs (void)
{
  static const char text[]
    = "{\"a\": \"\\ud83e\\udd86\", \"b\": \"\\ud800\\udc00\", \"c\": \"\\udd86\\ud83e\"}";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (StoreFaults) faults = store_faults_new ("m");
  gsize length;
  StoreJson *json = store_json_new (bytes, faults);
  const StoreJsonValue *root = store_json_get_root (json);
  g_autofree char *duck = store_json_dup_string (json, root, "a", &length);
  g_autofree char *first = store_json_dup_string (json, root, "b", &length);
  g_autofree char *halves = store_json_dup_string (json, root, "c", &length);

  g_assert_cmpstr (duck, ==, "🦆");
  g_assert_cmpstr (first, ==, "\U00010000");
  g_assert_cmpstr (halves, ==, "��");
  store_json_free (json);
}

/* A damaged file is refused, or gives a field that can be kept. */
static void
test_mutations (void)
{
  static const char *const pieces[]
    = { "1e400", "-", "null", "\"\"", "[", "]", "{", "}", ",", "NaN", "12", "[[[", "\\u0000" };
  gsize length = strlen (MAP);
  guint n_loaded = 0;

  for (guint i = 0; i < 1500; i++)
    {
      g_autoptr (GString) text = g_string_new (MAP);
      g_autoptr (StoreFaults) faults = store_faults_new ("m");
      g_autoptr (StoreUvtt) uvtt = NULL;

      for (gint j = g_test_rand_int_range (1, 4); j > 0; j--)
        {
          gssize place = g_test_rand_int_range (0, (gint32) MIN (length, text->len));

          if (g_test_rand_bit ())
            text->str[place] = (char) g_test_rand_int_range (1, 128);
          else if (g_test_rand_bit ())
            g_string_erase (text, place, MIN (3, (gssize) text->len - place));
          else
            g_string_insert (text, place, pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))]);
        }

      uvtt = import (text->str, (gssize) text->len, faults);
      g_assert_true ((uvtt != NULL) == store_faults_is_empty (faults));
      if (uvtt != NULL)
        {
          g_autoptr (GBytes) bytes = store_field_to_bytes (uvtt->field);
          g_autoptr (StoreFaults) again = store_faults_new ("field");
          g_autoptr (WarField) field = store_field_from_bytes (bytes, again);
          g_autofree char *said = store_faults_to_string (again);

          g_assert_cmpstr (said, ==, "");
          g_assert_nonnull (field);
          n_loaded++;
        }
    }

  g_assert_cmpuint (n_loaded, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/uvtt/import", test_import);
  g_test_add_func ("/uvtt/round-trip", test_round_trip);
  g_test_add_func ("/uvtt/picture", test_picture);
  g_test_add_func ("/uvtt/hostile", test_hostile);
  g_test_add_func ("/uvtt/limits", test_limits);
  g_test_add_func ("/uvtt/large", test_large);
  g_test_add_func ("/uvtt/escapes", test_escapes);
  g_test_add_func ("/uvtt/pairs", test_pairs);
  g_test_add_func ("/uvtt/mutations", test_mutations);

  return g_test_run ();
}
