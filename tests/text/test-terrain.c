/* test-terrain.c: what terrain does, and a feature, in the words of each system
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/library.h"
#include "text/field/field.h"

typedef struct
{
  StoreLibrary *library;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->library = store_library_new (NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  store_library_free (fixture->library);
}

/* The first terrain that does so, by the rules as they are shipped. */
static const struct
{
  const char *system;
  WarTerrain terrain;
  const char *effect;
} effects[] = {
  { "entrenched", WAR_TERRAIN_OPEN, "no effect" },
  { "entrenched", WAR_TERRAIN_MUD, "bog check 3+" },
  { "entrenched", WAR_TERRAIN_SWAMP, "bog check 3+, nobody charges through" },
  { "entrenched", WAR_TERRAIN_STREAM, "wade check 4+, nobody charges through" },
  { "entrenched", WAR_TERRAIN_ROAD, "no check for what it crosses" },
  { "entrenched", WAR_TERRAIN_WOOD,
    "bog check 3+, light cover, blocks sight through more than 2″, nobody charges through" },
  { "entrenched", WAR_TERRAIN_HEDGE,
    "vault check 2+, light cover behind it, blocks sight but from within 1″" },
  { "entrenched", WAR_TERRAIN_FENCE, "vault check 2+" },
  { "entrenched", WAR_TERRAIN_WALL, "vault check 2+, light cover behind it" },
  { "entrenched", WAR_TERRAIN_SANDBAGS, "light cover behind it" },
  { "entrenched", WAR_TERRAIN_BARBED_WIRE, "wire check 5+, nobody charges through" },
  { "entrenched", WAR_TERRAIN_TRENCH, "heavy cover" },
  { "entrenched", WAR_TERRAIN_SMALL_SHELL_HOLE, "light cover" },
  { "entrenched", WAR_TERRAIN_RUBBLE, "heavy cover, nobody charges through" },
  { "entrenched", WAR_TERRAIN_BUILDING, "heavy cover, blocks sight, nobody charges through" },
  { "entrenched", WAR_TERRAIN_BUNKER,
    "heavy cover, blocks sight, nobody charges through, holds one unit" },
  { "entrenched", WAR_TERRAIN_HILL, "blocks sight" },
  { "empires", WAR_TERRAIN_OPEN, "no effect" },
  { "empires", WAR_TERRAIN_MUD, "halves movement" },
  { "empires", WAR_TERRAIN_SWAMP, "halves movement, guns, vehicles and cavalry by road only" },
  { "empires", WAR_TERRAIN_RIVER, "by bridges and fords only" },
  { "empires", WAR_TERRAIN_ROAD, "no obstacle for what it crosses" },
  { "empires", WAR_TERRAIN_WOOD,
    "cover, blocks sight through more than 5\u00a0cm, halves movement, guns, vehicles and cavalry "
    "by road only" },
  { "empires", WAR_TERRAIN_WALL, "cover behind it, halves movement" },
  { "empires", WAR_TERRAIN_BARBED_WIRE, "halves movement, no cavalry, no vehicles" },
  { "empires", WAR_TERRAIN_TRENCH,
    "cover, halves movement, guns, vehicles and cavalry by road only" },
  { "empires", WAR_TERRAIN_LARGE_SHELL_HOLE, "cover, halves movement" },
  { "empires", WAR_TERRAIN_BUILDING,
    "cover, blocks sight, halves movement, infantry and machine guns only" },
  { "empires", WAR_TERRAIN_HILL, "blocks sight" },
  { "empires", WAR_TERRAIN_GUN_PIT, "cover" },
  { "empires", WAR_TERRAIN_FORD, "halves movement, leads over rivers" },
  { "empires", WAR_TERRAIN_BRIDGE, "no obstacle for what it crosses, leads over rivers" },
  { "raider", WAR_TERRAIN_OPEN, "no effect" },
  { "raider", WAR_TERRAIN_MUD, "men at half speed, cars at half speed" },
  { "raider", WAR_TERRAIN_SWAMP, "men at half speed, tanks at half speed, no cars" },
  { "raider", WAR_TERRAIN_RIVER, "by bridges and fords only" },
  { "raider", WAR_TERRAIN_WOOD,
    "cover, blocks sight through more than 2″, men at half speed, no tanks, no cars" },
  { "raider", WAR_TERRAIN_HEDGE, "men pay 1″, no cars" },
  { "raider", WAR_TERRAIN_WALL, "cover behind it, men pay 1″, no cars" },
  { "raider", WAR_TERRAIN_BARBED_WIRE, "no men until it is cut, no cars" },
  { "raider", WAR_TERRAIN_TRENCH, "cover, men pay 1″, tanks straight on only, no cars" },
  { "raider", WAR_TERRAIN_SMALL_SHELL_HOLE, "cover, men pay 1″, no cars" },
  { "raider", WAR_TERRAIN_RUBBLE, "cover, men at half speed, no cars" },
  { "raider", WAR_TERRAIN_BUILDING, "cover, blocks sight, men pay 1″, no tanks, no cars" },
  { "raider", WAR_TERRAIN_BUNKER, "cover, blocks sight, for a garrison only, no tanks, no cars" },
  { "raider", WAR_TERRAIN_HILL, "blocks sight" },
  { "raider", WAR_TERRAIN_FORD, "men at half speed, cars at half speed, leads across rivers" },
  { "raider", WAR_TERRAIN_BRIDGE, "leads across rivers" },
  { "assault", WAR_TERRAIN_OPEN, "no effect" },
  { "assault", WAR_TERRAIN_MUD, "tanks may get stuck" },
  { "assault", WAR_TERRAIN_RIVER, "by bridges and fords only" },
  { "assault", WAR_TERRAIN_WOOD, "blocks sight through more than 5\u00a0cm" },
  { "assault", WAR_TERRAIN_BARBED_WIRE, "slows down until it is gapped" },
  { "assault", WAR_TERRAIN_TRENCH,
    "third row of the table of shots, moves along it are those of trenches" },
  { "assault", WAR_TERRAIN_BUILDING, "blocks sight, tanks only" },
  { "assault", WAR_TERRAIN_HILL, "blocks sight" },
  { "assault", WAR_TERRAIN_GUN_PIT, "third row of the table of shots" },
  { "assault", WAR_TERRAIN_FORD, "leads across rivers" },
  { "club", WAR_TERRAIN_OPEN, "a hex of meadow" },
  { "club", WAR_TERRAIN_RIVER, "a hex of river" },
  { "club", WAR_TERRAIN_ROAD, "a hex of road" },
  { "club", WAR_TERRAIN_WOOD, "a hex of forest" },
  { "club", WAR_TERRAIN_BUNKER, "a fort" },
  { "club", WAR_TERRAIN_BRIDGE, "a hex of bridge" },
};

static void
test_effects (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    {
      WarRules *rules = store_library_get_rules (fixture->library, effects[i].system, NULL);
      g_autofree char *effect = text_terrain_effect (effects[i].terrain, rules);

      g_assert_cmpstr (effect, ==, effects[i].effect);
    }
}

/* All that may be chosen for a statistic of a terrain, in the order of its values. */
static const struct
{
  const char *system, *stat, *choices;
} choices[] = {
  { "entrenched", "check", "None / Bog Check / Wire Check / Vault Check / Wade Check" },
  { "entrenched", "cover", "None / Light / Heavy" },
  { "entrenched", "covers", "Who Is Inside / Who Is Behind It" },
  { "entrenched", "sight", "Seen Through / Blocks Sight / Blocks When Deep / Blocks From Afar" },
  { "entrenched", "heavy", "No / Yes" },
  { "entrenched", "crossing", "No / Yes" },
  { "entrenched", "solid", "No / Yes" },
  { "entrenched", "shelter", "No / Yes" },
  { "empires", "cover", "No / Yes" },
  { "empires", "covers", "Who Is Inside / Who Is Behind It" },
  { "empires", "sight", "Seen Through / Blocks Sight / Blocks When Deep / Blocks From Afar" },
  { "empires", "obstacle", "No / Yes" },
  { "empires", "passage",
    "Everybody / Guns, Vehicles and Cavalry by Road Only / No Cavalry, no Vehicles / Infantry and "
    "Machine Guns Only / By Bridges and Fords Only" },
  { "empires", "road", "No / Yes" },
  { "empires", "crossing", "No / Yes" },
  { "raider", "men",
    "Free / 1″ to Enter / Half Speed / Until It Is Cut, No / Garrison Only / By Bridges and Fords "
    "Only" },
  { "raider", "tanks", "Free / Half Speed / No / Straight On Only / By Bridges and Fords Only" },
  { "raider", "cars", "Free / Half Speed / No / By Bridges and Fords Only" },
  { "raider", "cover", "No / Yes" },
  { "raider", "covers", "Who Is Inside / Who Is Behind It" },
  { "raider", "sight", "Seen Through / Blocks Sight / Blocks When Deep" },
  { "raider", "crossing", "No / Yes" },
  { "assault", "covered", "No / Yes" },
  { "assault", "trench", "No / Yes" },
  { "assault", "sight", "Seen Through / Blocks Sight / Blocks When Deep" },
  { "assault", "bog", "No / Yes" },
  { "assault", "wire", "No / Yes" },
  { "assault", "passage", "Everybody / By Bridges and Fords Only / Tanks Only" },
  { "assault", "crossing", "No / Yes" },
  { "club", "hex", "Meadow / Road / Forest / River / Bridge / Fort" },
};

static guint
find_stat (const WarSystem *system, const char *id)
{
  guint i = 0;

  while (!g_str_equal (system->terrain_stats[i].id, id))
    i++;
  return i;
}

static void
test_choices (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      WarRules *rules = store_library_get_rules (fixture->library, choices[i].system, NULL);
      guint stat = find_stat (rules->system, choices[i].stat);
      const char *const *values = rules->system->terrain_stats[stat].choices;
      g_autoptr (GString) found = g_string_new (NULL);

      for (gint32 value = 0; values[value] != NULL; value++)
        {
          g_autofree char *choice = text_terrain_value (rules, stat, value);

          g_string_append_printf (found, "%s%s", value > 0 ? " / " : "", choice);
        }
      g_assert_cmpstr (found->str, ==, choices[i].choices);
    }
}

/* Of a wood that is other than woods are, in one system and not in another. */
static void
test_own (Fixture *fixture, gconstpointer data)
{
  WarRules *rules = store_library_get_rules (fixture->library, "entrenched", NULL);
  WarRules *others = store_library_get_rules (fixture->library, "empires", NULL);
  g_autoptr (WarFeature) feature = war_feature_new ();
  g_autofree char *effect = NULL, *own = NULL, *others_effect = NULL;

  feature->terrain = WAR_TERRAIN_WOOD;
  g_assert_null (text_feature_own_effect (feature, rules));
  war_feature_set_effect (feature, "entrenched", find_stat (rules->system, "cover"), 2);
  war_feature_set_effect (feature, "entrenched", find_stat (rules->system, "sight-limit"),
                          5 * WAR_INCH);
  effect = text_feature_effect (feature, rules);
  g_assert_cmpstr (
    effect, ==,
    "bog check 3+, heavy cover, blocks sight through more than 5″, nobody charges through");
  own = text_feature_own_effect (feature, rules);
  g_assert_cmpstr (own, ==, "Cover (Heavy), Sight Limit (5″)");
  g_assert_null (text_feature_own_effect (feature, others));
  others_effect = text_feature_effect (feature, others);
  g_assert_cmpstr (others_effect, ==,
                   "cover, blocks sight through more than 5\u00a0cm, halves movement, guns, "
                   "vehicles and cavalry by road only");
}

/* What draws a feature otherwise, and what is wrong with its shape, by their order. */
static void
test_lists (Fixture *fixture, gconstpointer data)
{
  static const char *const variants[] = { "church",     "ruin",   "track",  "conifer", "deciduous",
                                          "splintered", "side-1", "side-2", "windmill" };
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GString) faults = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", text_variant (variants[i]));
  g_assert_cmpstr (names->str, ==,
                   "Church, Ruin, Track, Conifers, Deciduous Trees, Splintered Trees, Of Side 1, "
                   "Of Side 2, windmill");
  for (WarShapeFault fault = WAR_SHAPE_NOTHING; fault <= WAR_SHAPE_TOO_MANY; fault++)
    g_string_append_printf (faults, "%s\n", text_shape_fault (fault));
  g_assert_cmpstr (faults->str, ==,
                   "That would be nothing: it has no extent.\n"
                   "An outline may not cross or touch itself.\n"
                   "Nothing lies so far from the battlefield.\n"
                   "Nothing is wider or deeper than 100 m.\n"
                   "An outline cannot have so many corners.\n");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/terrain/effects", test_effects);
  ADD ("/text/terrain/choices", test_choices);
  ADD ("/text/terrain/own", test_own);
  ADD ("/text/terrain/lists", test_lists);

  return g_test_run ();
}
