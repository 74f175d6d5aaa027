/* test-rules.c: the tables of the rule systems, and how their files are read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "engine/empires/tables.h"
#include "engine/entrenched/tables.h"
#include "engine/ground/sight.h"
#include "store/documents/library.h"
#include "store/documents/routine.h"

/* What a terrain does, as the rulings say it. Covers and sight are those of sight.h. */
static const struct
{
  WarTerrain terrain;
  gint32 check, cover, covers, sight, sight_limit;
  gboolean heavy, crossing, solid, shelter;
} effects[] = {
  { WAR_TERRAIN_OPEN },
  { WAR_TERRAIN_MUD, .check = WAR_ENTRENCHED_CHECK_BOG },
  { WAR_TERRAIN_SWAMP, .check = WAR_ENTRENCHED_CHECK_BOG, .heavy = TRUE },
  { WAR_TERRAIN_SNOW, .check = WAR_ENTRENCHED_CHECK_BOG },
  { WAR_TERRAIN_STREAM, .check = WAR_ENTRENCHED_CHECK_WADE, .heavy = TRUE },
  { WAR_TERRAIN_RIVER, .check = WAR_ENTRENCHED_CHECK_WADE, .heavy = TRUE },
  { WAR_TERRAIN_DEEP_MUD, .check = WAR_ENTRENCHED_CHECK_WADE, .heavy = TRUE },
  { WAR_TERRAIN_ROAD, .crossing = TRUE },
  { WAR_TERRAIN_DUCKBOARD, .crossing = TRUE },
  { WAR_TERRAIN_FORD, .crossing = TRUE },
  { WAR_TERRAIN_BRIDGE, .crossing = TRUE },
  { WAR_TERRAIN_WOOD, WAR_ENTRENCHED_CHECK_BOG, WAR_ENTRENCHED_COVER_LIGHT, 0, WAR_BLOCKS_DEPTH,
    2 * WAR_INCH, .heavy = TRUE },
  { WAR_TERRAIN_HEDGE, WAR_ENTRENCHED_CHECK_VAULT, WAR_ENTRENCHED_COVER_LIGHT, 1, WAR_BLOCKS_FAR,
    WAR_INCH },
  { WAR_TERRAIN_FENCE, .check = WAR_ENTRENCHED_CHECK_VAULT, .covers = 1 },
  { WAR_TERRAIN_WALL, WAR_ENTRENCHED_CHECK_VAULT, WAR_ENTRENCHED_COVER_LIGHT, 1 },
  { WAR_TERRAIN_SANDBAGS, .cover = WAR_ENTRENCHED_COVER_LIGHT, .covers = 1 },
  { WAR_TERRAIN_BARBED_WIRE, .check = WAR_ENTRENCHED_CHECK_WIRE, .covers = 1, .heavy = TRUE },
  { WAR_TERRAIN_TRENCH, .cover = WAR_ENTRENCHED_COVER_HEAVY },
  { WAR_TERRAIN_LARGE_SHELL_HOLE, .cover = WAR_ENTRENCHED_COVER_HEAVY },
  { WAR_TERRAIN_GUN_PIT, .cover = WAR_ENTRENCHED_COVER_HEAVY },
  { WAR_TERRAIN_SMALL_SHELL_HOLE, .cover = WAR_ENTRENCHED_COVER_LIGHT },
  { WAR_TERRAIN_RUBBLE, .cover = WAR_ENTRENCHED_COVER_HEAVY, .heavy = TRUE },
  { WAR_TERRAIN_BUILDING, .cover = WAR_ENTRENCHED_COVER_HEAVY, .sight = WAR_BLOCKS_ALWAYS,
    .heavy = TRUE, .solid = TRUE },
  { WAR_TERRAIN_BUNKER, .cover = WAR_ENTRENCHED_COVER_HEAVY, .sight = WAR_BLOCKS_ALWAYS,
    .heavy = TRUE, .solid = TRUE, .shelter = TRUE },
  { WAR_TERRAIN_HILL, .sight = WAR_BLOCKS_ALWAYS },
};

static void
test_terrain (void)
{
  StoreLibrary *library = store_library_new (NULL);
  const WarRules *rules = store_library_get_rules (library, "entrenched", NULL);

  g_assert_nonnull (rules);
  g_assert_cmpuint (G_N_ELEMENTS (effects), ==, WAR_N_TERRAINS);
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      const gint32 *found = rules->terrain[effects[i].terrain];

      g_test_message ("%s", war_terrain_get_id (effects[i].terrain));
      g_assert_cmpint (found[WAR_ENTRENCHED_TERRAIN_CHECK], ==, effects[i].check);
      g_assert_cmpint (found[WAR_ENTRENCHED_TERRAIN_COVER], ==, effects[i].cover);
      g_assert_cmpint (found[WAR_ENTRENCHED_TERRAIN_COVERS], ==, effects[i].covers);
      g_assert_cmpint (found[WAR_ENTRENCHED_TERRAIN_SIGHT], ==, effects[i].sight);
      g_assert_cmpint (found[WAR_ENTRENCHED_TERRAIN_SIGHT_LIMIT], ==, effects[i].sight_limit);
      g_assert_cmpint (found[WAR_ENTRENCHED_TERRAIN_HEAVY], ==, effects[i].heavy);
      g_assert_cmpint (found[WAR_ENTRENCHED_TERRAIN_CROSSING], ==, effects[i].crossing);
      g_assert_cmpint (found[WAR_ENTRENCHED_TERRAIN_SOLID], ==, effects[i].solid);
      g_assert_cmpint (found[WAR_ENTRENCHED_TERRAIN_SHELTER], ==, effects[i].shelter);
    }

  store_library_free (library);
}

static const gint32 numbers[] = {
  [WAR_ENTRENCHED_BOG_CHECK] = 3,
  [WAR_ENTRENCHED_WIRE_CHECK] = 5,
  [WAR_ENTRENCHED_VAULT_CHECK] = 2,
  [WAR_ENTRENCHED_WADE_CHECK] = 4,
  [WAR_ENTRENCHED_KEEP_OFF] = 3 * WAR_INCH,
  [WAR_ENTRENCHED_CHARGE] = 3 * WAR_INCH,
  [WAR_ENTRENCHED_TEMPLATE_1] = 2 * WAR_INCH,
  [WAR_ENTRENCHED_TEMPLATE_2] = 3 * WAR_INCH,
  [WAR_ENTRENCHED_DRIFT] = 6 * WAR_INCH,
  [WAR_ENTRENCHED_COVER_REACH] = WAR_INCH,
  [WAR_ENTRENCHED_POINT_REACH] = 3 * WAR_INCH,
  [WAR_ENTRENCHED_TAKE_REACH] = WAR_INCH,
  [WAR_ENTRENCHED_CARRY_MOVE] = 4 * WAR_INCH,
  [WAR_ENTRENCHED_BEARER_REACH] = WAR_INCH,
  [WAR_ENTRENCHED_ARRIVE_OFF] = 3 * WAR_INCH,
  [WAR_ENTRENCHED_ARRIVE_DEPTH] = 3 * WAR_INCH,
  [WAR_ENTRENCHED_LIGHT_COVER] = 1,
  [WAR_ENTRENCHED_HEAVY_COVER] = 2,
  [WAR_ENTRENCHED_STUN_TURNS] = 2,
  [WAR_ENTRENCHED_EDGE_DICE] = 1,
  [WAR_ENTRENCHED_FISTS_HIT] = 6,
};

static void
test_numbers (void)
{
  StoreLibrary *library = store_library_new (NULL);
  const WarRules *rules = store_library_get_rules (library, "entrenched", NULL);

  g_assert_nonnull (rules);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_test_message ("%s", rules->system->numbers[i].id);
      g_assert_cmpint (rules->numbers[i], ==, numbers[i]);
    }
  g_assert_null (rules->system->numbers[G_N_ELEMENTS (numbers)].id);

  store_library_free (library);
}

/* What is said about shipped files after what matches the pattern was replaced; NULL if nothing
 * is. */
static char *
read_changed (const char *system, const char *changed_name, const char *pattern,
              const char *replacement)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  static const char *const names[] = { "rules.xml", "clauses.xml" };
  StoreLibrary *shipped = store_library_new (NULL);
  g_autofree char *root = g_dir_make_tmp ("duckboard-rules-XXXXXX", NULL);
  g_autofree char *systems = g_build_filename (root, "systems", NULL);
  g_autofree char *folder = g_build_filename (systems, system, NULL);
  g_autoptr (GError) error = NULL;
  StoreLibrary *library;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *relative = g_build_filename ("systems", system, names[i], NULL);
      g_autofree char *from = store_library_find_file (shipped, relative);
      g_autofree char *to = g_build_filename (folder, names[i], NULL);
      g_autofree char *text = NULL;
      g_autofree char *changed = NULL;

      g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
      if (g_str_equal (names[i], changed_name))
        {
          g_assert_true (g_regex_match (regex, text, 0, NULL));
          changed = g_regex_replace_literal (regex, text, -1, 0, replacement, 0, NULL);
        }
      g_assert_true (g_file_set_contents (to, changed != NULL ? changed : text, -1, NULL));
    }

  library = store_library_new (root);
  g_assert_true ((store_library_get_rules (library, system, &error) == NULL) == (error != NULL));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (systems), ==, 0);
  g_assert_cmpint (g_rmdir (root), ==, 0);
  store_library_free (library);
  store_library_free (shipped);

  return error != NULL ? g_strdup (error->message) : NULL;
}

static void
check_message_of (const char *system, const char *name, const char *pattern,
                  const char *replacement, const char *expected)
{
  g_autofree char *message = read_changed (system, name, pattern, replacement);

  if (expected == NULL)
    g_assert_null (message);
  else if (message == NULL || strstr (message, expected) == NULL)
    g_error ("“%s” instead of “%s”", message, expected);
}

static void
check_message (const char *name, const char *pattern, const char *replacement, const char *expected)
{
  check_message_of ("entrenched", name, pattern, replacement, expected);
}

/* Tables: all there, each once, and no row twice; what is damaged is said with its line. */
static void
test_damaged_tables (void)
{
  const char *file = "rules.xml";

  check_message_of ("empires", file, "<table id=\"hits\">(.|\n)*?</table>", "",
                    "the files of the rule system “empires” lack the table “hits”");
  check_message_of ("empires", file, "<table id=\"hits\">", "<table id=\"modifiers\">",
                    "there is another one with the id “modifiers”");
  check_message_of ("empires", file, "<table id=\"hits\">", "<table id=\"draws\">",
                    "the rule system “empires” has no table “draws”");
  check_message_of ("empires", file, "least=\"6\" hits=\"2\"", "least=\"4\" hits=\"2\"",
                    "rules.xml:43:");
  check_message_of ("empires", file, "least=\"6\" hits=\"2\"", "least=\"4\" hits=\"2\"",
                    "there is another <row> for the same");
  check_message_of ("empires", file, "least=\"6\" hits=\"2\"", "least=\"6\" hits=\"two\"",
                    "hits=\"two\", which must be a whole number from 0 to 20");
  check_message_of ("empires", file, "roll=\"melee\" cause=\"attacking\"",
                    "roll=\"brawl\" cause=\"attacking\"", "roll=\"brawl\"");
  check_message_of ("empires", file, "<row least=\"4\" hits=\"1\"/>",
                    "<row least=\"4\" hits=\"1\"/><row least=\"8\" hits=\"3\"/>"
                    "<row least=\"9\" hits=\"3\"/>",
                    NULL);
  check_message_of ("empires", "clauses.xml", "<clause id=\"empires.1.1\"",
                    "<table id=\"hits\"><row least=\"4\" hits=\"1\"/></table>"
                    "<clause id=\"empires.1.1\"",
                    "there is another one with the id “hits”");
}

/* empires.4.4, and empires.4.5 to empires.8.6 by two keys. */
static void
test_tables (void)
{
  static const gint hits[][2]
    = { { -3, 0 }, { 3, 0 }, { 4, 1 }, { 5, 1 }, { 6, 2 }, { 7, 3 }, { 12, 3 } };
  static const struct
  {
    gint32 keys[2];
    gint adds;
  } modifiers[] = {
    { { WAR_EMPIRES_ROLL_SMALL_ARMS, WAR_EMPIRES_CAUSE_TARGET_IN_COVER }, -1 },
    { { WAR_EMPIRES_ROLL_SMALL_ARMS, WAR_EMPIRES_CAUSE_FIRER_PRONE_OR_PINNED }, -2 },
    { { WAR_EMPIRES_ROLL_SMALL_ARMS, WAR_EMPIRES_CAUSE_MOVED_AND_FIRED }, -1 },
    { { WAR_EMPIRES_ROLL_SMALL_ARMS, WAR_EMPIRES_CAUSE_TARGET_CAVALRY }, 2 },
    { { WAR_EMPIRES_ROLL_SMALL_ARMS, WAR_EMPIRES_CAUSE_LONG_RANGE }, -1 },
    { { WAR_EMPIRES_ROLL_SMALL_ARMS, WAR_EMPIRES_CAUSE_SHORT_RANGE }, 1 },
    { { WAR_EMPIRES_ROLL_SMALL_ARMS, WAR_EMPIRES_CAUSE_TARGET_ARTILLERY }, -2 },
    { { WAR_EMPIRES_ROLL_SMALL_ARMS, WAR_EMPIRES_CAUSE_TARGET_MACHINE_GUN }, -1 },
    { { WAR_EMPIRES_ROLL_SMALL_ARMS, WAR_EMPIRES_CAUSE_TARGET_PRONE_OR_PINNED }, -1 },
    { { WAR_EMPIRES_ROLL_ARTILLERY, WAR_EMPIRES_CAUSE_TARGET_IN_COVER }, 1 },
    { { WAR_EMPIRES_ROLL_ARTILLERY, WAR_EMPIRES_CAUSE_TARGET_PRONE_OR_PINNED }, 1 },
    { { WAR_EMPIRES_ROLL_ARTILLERY, WAR_EMPIRES_CAUSE_CREW_LOST }, -1 },
    { { WAR_EMPIRES_ROLL_ARTILLERY, WAR_EMPIRES_CAUSE_TARGET_CAVALRY }, 2 },
    { { WAR_EMPIRES_ROLL_MELEE, WAR_EMPIRES_CAUSE_TARGET_IN_COVER }, -1 },
    { { WAR_EMPIRES_ROLL_MELEE, WAR_EMPIRES_CAUSE_FIRER_PRONE_OR_PINNED }, -1 },
    { { WAR_EMPIRES_ROLL_MELEE, WAR_EMPIRES_CAUSE_MORE_FIGURES }, 1 },
    { { WAR_EMPIRES_ROLL_MELEE, WAR_EMPIRES_CAUSE_CAVALRY }, 2 },
    { { WAR_EMPIRES_ROLL_MELEE, WAR_EMPIRES_CAUSE_ATTACKING }, 1 },
    { { WAR_EMPIRES_ROLL_MORALE, WAR_EMPIRES_CAUSE_UNDER_FIRE }, 1 },
    { { WAR_EMPIRES_ROLL_MORALE, WAR_EMPIRES_CAUSE_FRIENDS_FLED }, 1 },
    { { WAR_EMPIRES_ROLL_MORALE, WAR_EMPIRES_CAUSE_IN_COVER }, -1 },
    { { WAR_EMPIRES_ROLL_MORALE, WAR_EMPIRES_CAUSE_ENFILADED }, 1 },
    { { WAR_EMPIRES_ROLL_MORALE, WAR_EMPIRES_CAUSE_TWO_FIGURES_LOST }, 1 },
  };
  const gint32 none[] = { WAR_EMPIRES_ROLL_MORALE, WAR_EMPIRES_CAUSE_CAVALRY };
  StoreLibrary *library = store_library_new (NULL);
  const WarRules *rules = store_library_get_rules (library, "empires", NULL);
  guint n_rows;

  g_assert_nonnull (rules);
  for (guint i = 0; i < G_N_ELEMENTS (hits); i++)
    g_assert_cmpint (war_rules_find_step (rules, WAR_EMPIRES_TABLE_HITS, hits[i][0])->values[1], ==,
                     hits[i][1]);
  g_assert_null (war_rules_find_step (rules, WAR_EMPIRES_TABLE_HITS, -21));
  for (guint i = 0; i < G_N_ELEMENTS (modifiers); i++)
    g_assert_cmpint (
      war_rules_find_row (rules, WAR_EMPIRES_TABLE_MODIFIERS, modifiers[i].keys)->values[2], ==,
      modifiers[i].adds);
  g_assert_nonnull (war_rules_get_table (rules, WAR_EMPIRES_TABLE_MODIFIERS, &n_rows));
  g_assert_cmpuint (n_rows, ==, G_N_ELEMENTS (modifiers));
  g_assert_null (war_rules_find_row (rules, WAR_EMPIRES_TABLE_MODIFIERS, none));
  store_library_free (library);
}

/* The files of a system make up one set of tables: what one of them has, no other has. */
static void
test_once (void)
{
  check_message ("rules.xml", "<terrain type=\"fence\"", "<terrain type=\"fence\"", NULL);
  check_message ("rules.xml", "<numbers [^>]*>", "",
                 "the files of the rule system “entrenched” lack <numbers>");
  check_message ("clauses.xml", "<clause id=\"entrenched.1.1\"",
                 "<terrain type=\"mud\"/><clause id=\"entrenched.1.1\"",
                 "there is another <terrain> of the type “mud”");
  check_message ("rules.xml", "type=\"swamp\"", "type=\"mud\"",
                 "there is another <terrain> of the type “mud”");
}

/* assault.A-27, raider.R-12: roles and what may have them. */
static void
test_field_roles (void)
{
  StoreLibrary *library = store_library_new (NULL);
  const WarRules *assault = store_library_get_rules (library, "assault", NULL);
  const WarRules *raider = store_library_get_rules (library, "raider", NULL);
  const WarFieldRole *wire = war_rules_find_field_role (assault, "defenders-wire");

  g_assert_cmpstr (wire->name, ==, "Defenders’ Wire");
  g_assert_cmpint (wire->bearer, ==, WAR_FIELD_ROLE_OF_FEATURES);
  g_assert_cmpint (war_rules_find_field_role (assault, "first-line")->bearer, ==,
                   WAR_FIELD_ROLE_OF_ANY);
  g_assert_null (war_rules_find_field_role (assault, "german-line-1"));
  g_assert_cmpstr (war_rules_find_field_role (raider, "german-line-1")->clause, ==, "raider.R-12");
  check_message_of ("assault", "rules.xml", "<field-role id=\"second-line\"",
                    "<field-role id=\"first-line\"",
                    "there is another one with the id “first-line”");
  store_library_free (library);
}

/* A company's morale lies with its officer. */
static void
test_marks (void)
{
  StoreLibrary *library = store_library_new (NULL);
  const WarRoutine *routine = store_library_get_routine (library, "assault", NULL);

  g_assert_cmpstr (war_routine_find_mark (routine, "nervous", NULL)->of, ==, "company");
  g_assert_cmpint (war_routine_find_mark (routine, "nervous", NULL)->sign, ==,
                   WAR_TOKEN_SUPPRESSED);
  g_assert_cmpint (war_routine_find_mark (routine, "fired", NULL)->sign, ==, WAR_N_TOKENS);
  routine = store_library_get_routine (library, "entrenched", NULL);
  g_assert_null (war_routine_find_mark (routine, "inactive", NULL)->of);
  check_message_of ("assault", "rules.xml", "of=\"company\"", "of=\"nobody\"",
                    "there is no trait or category “nobody” before this <mark>");
  store_library_free (library);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/rules/entrenched.E-28/terrain", test_terrain);
  g_test_add_func ("/store/rules/entrenched.4.7/numbers", test_numbers);
  g_test_add_func ("/store/rules/once", test_once);

  g_test_add_func ("/store/rules/empires.4.4/tables", test_tables);
  g_test_add_func ("/store/rules/damaged-tables", test_damaged_tables);
  g_test_add_func ("/store/rules/assault.A-27/field-roles", test_field_roles);
  g_test_add_func ("/store/rules/assault.7.4/marks", test_marks);

  return g_test_run ();
}
