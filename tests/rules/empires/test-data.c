/* test-data.c: the numbers of End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/force.h"
#include "engine/empires/tables.h"

#define CM(value) ((value) *WAR_CENTIMETRE)

static StoreLibrary *library;

static const WarRules *
get_rules (void)
{
  const WarRules *rules = store_library_get_rules (library, "empires", NULL);

  g_assert_nonnull (rules);
  return rules;
}

/* empires.3.1, empires.3.12, empires.5.1, empires.6.1, empires.7.3, empires.7.7, empires.7.9,
 * empires.8.3, empires.8.7, empires.C-3, empires.C-6, empires.C-8, empires.C-9, empires.C-10,
 * empires.C-14, empires.C-18, empires.C-23, empires.C-24, common.G-4 */
static void
test_numbers (void)
{
  static const gint32 numbers[] = {
    [WAR_EMPIRES_COMMAND_REACH] = CM (10),
    [WAR_EMPIRES_MELEE_REACH] = CM (5),
    [WAR_EMPIRES_COVER_REACH] = 25 * WAR_MILLIMETRE,
    [WAR_EMPIRES_PLACE_REACH] = CM (5),
    [WAR_EMPIRES_CUT_OFF_REACH] = CM (8),
    [WAR_EMPIRES_COMMANDER_REACH] = CM (5),
    [WAR_EMPIRES_ESCAPE_REACH] = CM (20),
    [WAR_EMPIRES_MORALE_REACH] = CM (25),
    [WAR_EMPIRES_HITS_TO_PIN] = 4,
    [WAR_EMPIRES_ENFILADE_ARC] = 60,
    [WAR_EMPIRES_SHORT_LESS] = 2,
    [WAR_EMPIRES_EFFECTIVE_LESS] = 3,
    [WAR_EMPIRES_LONG_LESS] = 4,
    [WAR_EMPIRES_RETREAT] = 7,
    [WAR_EMPIRES_SURRENDER] = 6,
    [WAR_EMPIRES_ZONE_DEPTH] = CM (30),
    [WAR_EMPIRES_ENEMY_GAP] = WAR_MILLIMETRE,
    [WAR_EMPIRES_PAIR_REACH] = CM (1),
    [WAR_EMPIRES_CELL] = CM (2),
    [WAR_EMPIRES_WHEEL_MOST] = 90,
    [WAR_EMPIRES_SLANT_MOST] = 45,
    [WAR_EMPIRES_MELEE_ROUNDS] = 3,
    [WAR_EMPIRES_COMMANDER_HIT] = 6,
    [WAR_EMPIRES_UNIT_POINTS] = 1,
    [WAR_EMPIRES_PLACE_POINTS] = 2,
    [WAR_EMPIRES_LOAD_SAVED] = 4,
  };
  const WarGameType *battle = war_rules_find_game_type (get_rules (), "battle");

  force_assert_numbers (get_rules (), numbers, G_N_ELEMENTS (numbers));
  g_assert_nonnull (battle);
  g_assert_cmpint (battle->rounds_usual, ==, 10);
}

#define ADDS(roll, cause, adds) \
  { \
    "modifiers", "roll=" roll " cause=" cause, "adds", adds \
  }
#define HITS(least, hits) \
  { \
    "hits", "least=" least, "hits", hits \
  }

/* empires.4.4, empires.4.5 to empires.4.12, empires.5.2 to empires.5.5, empires.6.4 to empires.6.8,
 * empires.8.2 to empires.8.6, empires.C-16 */
static void
test_tables (void)
{
  static const char *const facts[][4] = {
    HITS ("4", "1"),
    HITS ("6", "2"),
    HITS ("7", "3"),
    ADDS ("small-arms", "target-in-cover", "-1"),
    ADDS ("small-arms", "firer-prone-or-pinned", "-2"),
    ADDS ("small-arms", "moved-and-fired", "-1"),
    ADDS ("small-arms", "target-cavalry", "2"),
    ADDS ("small-arms", "long-range", "-1"),
    ADDS ("small-arms", "short-range", "1"),
    ADDS ("small-arms", "target-artillery", "-2"),
    ADDS ("small-arms", "target-machine-gun", "-1"),
    ADDS ("small-arms", "target-prone-or-pinned", "-1"),
    ADDS ("artillery", "target-in-cover", "1"),
    ADDS ("artillery", "target-prone-or-pinned", "1"),
    ADDS ("artillery", "crew-lost", "-1"),
    ADDS ("artillery", "target-cavalry", "2"),
    ADDS ("melee", "target-in-cover", "-1"),
    ADDS ("melee", "firer-prone-or-pinned", "-1"),
    ADDS ("melee", "more-figures", "1"),
    ADDS ("melee", "cavalry", "2"),
    ADDS ("melee", "attacking", "1"),
    ADDS ("morale", "under-fire", "1"),
    ADDS ("morale", "friends-fled", "1"),
    ADDS ("morale", "in-cover", "-1"),
    ADDS ("morale", "enfiladed", "1"),
    ADDS ("morale", "two-figures-lost", "1"),
  };
  guint n_hits, n_modifiers;

  force_assert_facts (get_rules (), facts, G_N_ELEMENTS (facts));
  war_rules_get_table (get_rules (), WAR_EMPIRES_TABLE_HITS, &n_hits);
  war_rules_get_table (get_rules (), WAR_EMPIRES_TABLE_MODIFIERS, &n_modifiers);
  g_assert_cmpuint (n_hits + n_modifiers, ==, G_N_ELEMENTS (facts) + 1); /* that of no hits */
}

/* empires.C-12: what each terrain is, in the order of terrain.h: C cover, O obstacle, R road, X
 * crossing; W woods and S solid things that block sight; r by road only, w no wheels and horses, f
 * foot only, x by crossings only. */
static void
test_terrain (void)
{
  static const char *const all[WAR_N_TERRAINS] = {
    [WAR_TERRAIN_OPEN] = "",         [WAR_TERRAIN_MUD] = "O",
    [WAR_TERRAIN_SWAMP] = "Or",      [WAR_TERRAIN_SNOW] = "O",
    [WAR_TERRAIN_STREAM] = "O",      [WAR_TERRAIN_RIVER] = "x",
    [WAR_TERRAIN_ROAD] = "R",        [WAR_TERRAIN_DUCKBOARD] = "R",
    [WAR_TERRAIN_WOOD] = "COWr",     [WAR_TERRAIN_HEDGE] = "O",
    [WAR_TERRAIN_FENCE] = "O",       [WAR_TERRAIN_WALL] = "CO",
    [WAR_TERRAIN_SANDBAGS] = "CO",   [WAR_TERRAIN_BARBED_WIRE] = "Ow",
    [WAR_TERRAIN_TRENCH] = "COr",    [WAR_TERRAIN_SMALL_SHELL_HOLE] = "",
    [WAR_TERRAIN_RUBBLE] = "CO",     [WAR_TERRAIN_LARGE_SHELL_HOLE] = "CO",
    [WAR_TERRAIN_BUILDING] = "COSf", [WAR_TERRAIN_BUNKER] = "COSf",
    [WAR_TERRAIN_HILL] = "S",        [WAR_TERRAIN_GUN_PIT] = "C",
    [WAR_TERRAIN_FORD] = "OX",       [WAR_TERRAIN_BRIDGE] = "RX",
    [WAR_TERRAIN_DEEP_MUD] = "O",
  };
  static const char *const sights[] = { "", "S", "W", "" };
  static const char *const passages[] = { "", "r", "w", "f", "x" };

  for (guint i = 0; i < WAR_N_TERRAINS; i++)
    {
      const gint32 *stats = get_rules ()->terrain[i];
      g_autofree char *found = g_strconcat (stats[WAR_EMPIRES_TERRAIN_COVER] != 0 ? "C" : "",
                                            stats[WAR_EMPIRES_TERRAIN_OBSTACLE] != 0 ? "O" : "",
                                            stats[WAR_EMPIRES_TERRAIN_ROAD] != 0 ? "R" : "",
                                            stats[WAR_EMPIRES_TERRAIN_CROSSING] != 0 ? "X" : "",
                                            sights[stats[WAR_EMPIRES_TERRAIN_SIGHT]],
                                            passages[stats[WAR_EMPIRES_TERRAIN_PASSAGE]], NULL);

      g_assert_cmpstr (found, ==, all[i]);
    }
  g_assert_cmpint (get_rules ()->terrain[WAR_TERRAIN_WOOD][WAR_EMPIRES_TERRAIN_SIGHT_LIMIT], ==,
                   CM (5));
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/rules/empires.3.1/numbers", test_numbers);
  g_test_add_func ("/rules/empires.4.4/tables", test_tables);
  g_test_add_func ("/rules/empires.C-12/terrain", test_terrain);
  status = g_test_run ();
  store_library_free (library);
  return status;
}
