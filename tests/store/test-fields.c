/* test-fields.c: what field files say, and what is against their sense
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/entrenched/tables.h"
#include "engine/field/field-room.h"
#include "store/documents/field-file.h"
#include "store/documents/library.h"

/* A field with these features, in its canonical form. */
static GBytes *
get_bytes (const char *features)
{
  GString *xml = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                               "<field xmlns=\"urn:duckboard:1\" version=\"1.0\" name=\"F\" "
                               "width-mm100=\"60960\" depth-mm100=\"30480\">\n"
                               "  <ground kind=\"free\"/>\n"
                               "  <features>\n");

  g_string_append (xml, features);
  g_string_append (xml, "  </features>\n</field>\n");
  return g_string_free_to_bytes (xml);
}

#define INN \
  "    <box id=\"inn\" terrain=\"building\" centre-mm100=\"40000,20000\" heading=\"0\" " \
  "width-mm100=\"5000\" depth-mm100=\"3500\">\n"

/* What one place gives to a feature is its own, what it does not give is that of its terrain, and
 * another feature of that terrain is as before. */
static void
test_effects (void)
{
  StoreLibrary *library = store_library_new (NULL);
  const WarRules *rules = store_library_get_rules (library, "entrenched", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new ("field");
  g_autoptr (GBytes) bytes = get_bytes (
    INN "      <effect system=\"entrenched\" check=\"none\" cover=\"light\" sight=\"far\" "
        "sight-limit-mm100=\"2540\" solid=\"no\"/>\n"
        "    </box>\n"
        "    <ellipse id=\"tower\" terrain=\"building\" centre-mm100=\"1,1\" heading=\"0\" "
        "width-mm100=\"500\" depth-mm100=\"500\"/>\n");
  g_autoptr (WarField) field = store_field_from_bytes (bytes, faults);
  g_autoptr (GBytes) again = NULL;

  g_assert_nonnull (field);

  const WarFeature *inn = g_ptr_array_index (field->features, 0);
  const WarFeature *tower = g_ptr_array_index (field->features, 1);

  g_assert_cmpint (war_feature_get_effect (inn, rules, WAR_ENTRENCHED_TERRAIN_COVER), ==,
                   WAR_ENTRENCHED_COVER_LIGHT);
  g_assert_cmpint (war_feature_get_effect (inn, rules, WAR_ENTRENCHED_TERRAIN_SIGHT_LIMIT), ==,
                   WAR_INCH);
  g_assert_cmpint (war_feature_get_effect (inn, rules, WAR_ENTRENCHED_TERRAIN_SOLID), ==, 0);
  g_assert_cmpint (war_feature_get_effect (inn, rules, WAR_ENTRENCHED_TERRAIN_HEAVY), ==, 1);
  g_assert_cmpint (war_feature_get_effect (tower, rules, WAR_ENTRENCHED_TERRAIN_COVER), ==,
                   WAR_ENTRENCHED_COVER_HEAVY);
  g_assert_cmpint (war_feature_get_effect (tower, rules, WAR_ENTRENCHED_TERRAIN_SOLID), ==, 1);

  /* What is given although it is no different stays given. */
  again = store_field_to_bytes (field);
  g_assert_cmpmem (g_bytes_get_data (again, NULL), g_bytes_get_size (again),
                   g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  store_library_free (library);
}

static void
check_refused (const char *effects, const char *expected)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("field");
  g_autofree char *features = g_strconcat (INN, effects, "    </box>\n", NULL);
  g_autoptr (GBytes) bytes = get_bytes (features);
  g_autofree char *lines = NULL;

  g_assert_null (store_field_from_bytes (bytes, faults));
  lines = store_faults_to_string (faults);
  g_assert_cmpstr (lines, ==, expected);
}

static void
test_effects_without_sense (void)
{
  check_refused ("<effect system=\"chess\" cover=\"light\"/>",
                 "field:6:17: there is no rule system “chess”\n");
  check_refused ("<effect system=\"entrenched\"/>",
                 "field:6:1: an <effect> must say what is different\n");
  check_refused ("<effect system=\"entrenched\" cover=\"light\"/>\n"
                 "<effect system=\"entrenched\" check=\"bog\"/>",
                 "field:7:17: the feature “inn” has another <effect> in the system “entrenched”\n");
}

/* So many lines, each with as many corners as one may have. */
static GBytes *
get_lines (guint n_lines)
{
  g_autoptr (GString) xml = g_string_new (NULL);

  for (guint i = 0; i < n_lines; i++)
    {
      g_string_append_printf (
        xml, "    <line id=\"l-%u\" terrain=\"hedge\" width-mm100=\"300\" points-mm100=\"", i);
      for (guint j = 0; j < WAR_SHAPE_MAX_VERTICES; j++)
        g_string_append_printf (xml, "%s%u,%u", j > 0 ? " " : "", 10 * j, i);
      g_string_append (xml, "\"/>\n");
    }

  return get_bytes (xml->str);
}

/* All outlines together have a limit: one corner more of a zone is one too many. */
static void
test_corners (void)
{
  const guint n_lines = WAR_FIELD_MAX_VERTICES / WAR_SHAPE_MAX_VERTICES;
  g_autoptr (StoreFaults) faults = store_faults_new ("field");
  g_autoptr (GBytes) bytes = get_lines (n_lines);
  g_autoptr (WarField) field = store_field_from_bytes (bytes, faults);
  g_autoptr (GBytes) more = NULL;
  g_autofree char *line = NULL;
  GString *text
    = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));

  g_assert_nonnull (field);
  g_assert_cmpuint (war_field_count_vertices (field), ==, WAR_FIELD_MAX_VERTICES);

  g_string_replace (text, "  </features>\n",
                    "  </features>\n  <zones>\n"
                    "    <zone id=\"z\" side=\"1\" points-mm100=\"0,0 9,0 9,9\"/>\n"
                    "  </zones>\n",
                    1);
  more = g_string_free_to_bytes (text);
  g_assert_null (store_field_from_bytes (more, faults));
  line = store_faults_to_string (faults);
  g_assert_cmpstr (line, ==,
                   "field:27:41: the outlines of a field may have at most 40000 corners\n");
}

/* Roles are of version 1.1, which is written where there is one, and of nothing but fields with
 * them. assault.A-27 */
static void
test_roles (void)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("field");
  g_autoptr (GBytes) bytes
    = get_bytes ("    <line id=\"wire\" terrain=\"barbed-wire\" name=\"Belt\" "
                 "role=\"defenders-wire\" group=\"works\" width-mm100=\"800\" "
                 "points-mm100=\"0,900 900,900\"/>\n"
                 "  </features>\n"
                 "  <zones>\n"
                 "    <zone id=\"rear\" side=\"2\" role=\"second-line\" "
                 "points-mm100=\"0,0 9,0 9,9\"/>\n"
                 "    <zone id=\"front\" side=\"2\" points-mm100=\"0,0 9,0 9,9\"/>\n"
                 "  </zones>\n");
  GString *text
    = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  g_autoptr (GBytes) expected = NULL, written = NULL, plain = NULL;
  g_autoptr (WarField) field = NULL;

  g_string_replace (text, "  </zones>\n  </features>\n", "  </zones>\n", 1);
  g_string_replace (text, " version=\"1.0\" name", " version=\"1.1\" name", 1);
  expected = g_string_free_to_bytes (text);
  field = store_field_from_bytes (expected, faults);
  g_assert_nonnull (field);
  g_assert_cmpstr (((WarFeature *) g_ptr_array_index (field->features, 0))->role, ==,
                   "defenders-wire");
  g_assert_cmpstr (((WarZone *) g_ptr_array_index (field->zones, 0))->role, ==, "second-line");
  g_assert_cmpstr (war_field_find_deployment_zone (field, 2)->id, ==, "front");
  written = store_field_to_bytes (field);
  g_assert_cmpmem (g_bytes_get_data (written, NULL), g_bytes_get_size (written),
                   g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));

  g_ptr_array_set_size (field->features, 0);
  g_ptr_array_remove_index (field->zones, 0);
  plain = store_field_to_bytes (field);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (plain, NULL), (gssize) g_bytes_get_size (plain),
                                  " version=\"1.0\" name"));
}

/* A field says of whose rules it is by its hexes, or by roles that only one system has. */
static void
test_rules_of (void)
{
  static const struct
  {
    const char *name, *system;
  } fields[] = {
    { "parapet", "assault" }, { "switch-line", "assault" }, { "club-half-board", "club" },
    { "hooge", NULL },        { "open-ground", NULL },
  };
  g_autoptr (StoreLibrary) library = store_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *path
        = store_library_find_document (library, "scenarios", fields[i].name, ".duckfield");
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarField) field = store_field_load (path, faults);
      const WarRules *rules = store_library_find_rules_of (library, field);

      g_assert_cmpstr (rules != NULL ? rules->system->id : NULL, ==, fields[i].system);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/fields/entrenched.E-28/effects", test_effects);
  g_test_add_func ("/store/fields/effects-without-sense", test_effects_without_sense);
  g_test_add_func ("/store/fields/corners", test_corners);
  g_test_add_func ("/store/fields/assault.A-27/roles", test_roles);
  g_test_add_func ("/store/fields/rules-of", test_rules_of);

  return g_test_run ();
}
