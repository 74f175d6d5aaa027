/* test-data.c: the numbers of Trench Raider, and which armies it allows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/force.h"
#include "engine/army/army-random.h"
#include "engine/raider/tables.h"

#define FRENCH "french-regiments"
#define GERMANS "german-lines"

static StoreLibrary *library;

static const WarRules *
get_rules (void)
{
  const WarRules *rules = store_library_get_rules (library, "raider", NULL);

  g_assert_nonnull (rules);
  return rules;
}

static WarArmy *
new_force (const char *book, const char *units)
{
  return force_new (library, book, units);
}

/* raider.R-7: those of the default operation, of which some come later. */
static void
test_default (void)
{
  force_assert_legal (
    new_force (FRENCH, "90 assault-soldier, 3 assault-leader, 1 assault-brigade-headquarters, "
                       "4 assault-machine-gun, 2 assault-mortar, 2 assault-field-gun, "
                       "1 assault-armoured-car, 1 assault-whippet, 2 assault-renault, "
                       "1 assault-st-chamond, 2 assault-aeroplane"));
  force_assert_legal (new_force (
    GERMANS, "96 line-soldier, 4 line-leader, 13 line-elite, 2 line-flamethrower, "
             "8 line-machine-gun, 2 line-mortar, 3 line-field-gun, 3 line-a7v, 2 line-aeroplane, "
             "2 line-bunker"));
}

static void
test_limits (void)
{
  static const struct
  {
    const char *book, *legal, *illegal;
  } forces[] = {
    { FRENCH, "10 assault-soldier, 1 assault-leader", "9 assault-soldier, 1 assault-leader" },
    { GERMANS, "20 line-soldier, 2 line-leader", "20 line-soldier, 3 line-leader" },
    { FRENCH, "10 assault-soldier, 1 assault-brigade-headquarters",
      "10 assault-soldier, 2 assault-brigade-headquarters" },
    { FRENCH, "10 assault-soldier, 2 assault-aeroplane", "9 assault-soldier, 3 assault-aeroplane" },
    { GERMANS, "10 line-soldier, 2 line-aeroplane", "9 line-soldier, 3 line-aeroplane" },
    { GERMANS, "10 line-soldier, 3 line-a7v", "10 line-soldier, 4 line-a7v" },
    { GERMANS, "4 line-elite, 2 line-flamethrower", "3 line-elite, 2 line-flamethrower" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forces); i++)
    {
      g_test_message ("%s", forces[i].illegal);
      force_assert_legal (new_force (forces[i].book, forces[i].legal));
      force_assert_illegal (new_force (forces[i].book, forces[i].illegal), WAR_PROBLEM_TOO_MANY,
                            "raider.R-31");
    }
}

static void
test_random (void)
{
  force_assert_random (library, FRENCH, "three-lines", 300);
  force_assert_random (library, GERMANS, "three-lines", 300);
}

/* The weapon's statistics of the type, by a word that its name begins with. */
static const gint32 *
find_weapon (const WarUnitType *type, const char *name)
{
  for (guint i = 0; i < type->weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (type->weapons, i);

      if (g_str_has_prefix (weapon->name, name))
        return weapon->stats;
    }
  g_error ("%s has no %s", type->id, name);
}

/* raider.3.9, raider.3.12, raider.4.8, raider.4.9, raider.6.1, raider.R-22, and what each costs. */
static gint
get_cost_of (const WarArmy *army, const char *category)
{
  guint32 mask = war_rules_get_category_mask (get_rules (), category);
  gint cost = 0;

  for (guint i = 0; i < army->units->len; i++)
    if ((war_army_get_unit (army, i)->type->categories & mask) != 0)
      cost += war_army_get_unit (army, i)->type->cost;
  return cost;
}

/* An army at random looks like one: much of it goes on foot, and vehicles are few. Once it was 11
 * tanks and 8 cars. */
static void
test_random_share (void)
{
  static const char *const books[] = { FRENCH, GERMANS };

  for (guint64 seed = 0; seed < 100; seed++)
    {
      WarBook *book = store_library_get_book (library, books[seed % 2], NULL);
      g_autoptr (WarArmy) empty = war_army_new ("Random", book);
      g_autoptr (WarArmy) limited = war_army_set_cost_limit (empty, 500);
      g_autoptr (WarArmy) army = war_army_set_random_units (limited, seed);

      g_assert_cmpint (get_cost_of (army, "soldier"), >=, 100);
      g_assert_cmpint (get_cost_of (army, "vehicle"), <=, 200);
      g_assert_cmpint (get_cost_of (army, "aeroplane"), <=, 40);
      g_assert_cmpint (war_army_get_cost (army), >, 490);
    }
}

static void
test_types (void)
{
  static const struct
  {
    const char *book, *id;
    gint cost, width, depth, dice, save;
    const char *weapons;
  } facts[] = {
    { FRENCH, "assault-soldier", 2, 10, 10, 2, 0, "Rifle, Grenade" },
    { FRENCH, "assault-leader", 8, 10, 10, 2, 0, "Rifle, Grenade" },
    { FRENCH, "assault-brigade-headquarters", 8, 20, 20, 2, 0, "" },
    { FRENCH, "assault-machine-gun", 12, 20, 20, 2, 0, "Machine Gun" },
    { FRENCH, "assault-mortar", 12, 20, 20, 2, 0, "Small Shell" },
    { FRENCH, "assault-field-gun", 18, 25, 30, 0, 0, "Shells, Armour-Piercing Shell" },
    { FRENCH, "assault-armoured-car", 20, 30, 50, 3, 0, "Machine Guns" },
    { FRENCH, "assault-renault", 25, 30, 50, 3, 0, "Cannon" },
    { FRENCH, "assault-whippet", 30, 30, 50, 3, 0, "Machine Guns" },
    { FRENCH, "assault-st-chamond", 40, 40, 70, 3, 0, "75 mm Gun, Machine Guns" },
    { FRENCH, "assault-aeroplane", 20, 40, 40, 0, 0, "" },
    { GERMANS, "line-soldier", 2, 10, 10, 2, 0, "Rifle" },
    { GERMANS, "line-leader", 8, 10, 10, 2, 0, "Rifle" },
    { GERMANS, "line-elite", 4, 10, 10, 3, 4, "Rifle" },
    { GERMANS, "line-flamethrower", 6, 10, 10, 3, 4, "Rifle, Flamethrower" },
    { GERMANS, "line-machine-gun", 12, 20, 20, 2, 0, "Machine Gun" },
    { GERMANS, "line-mortar", 12, 20, 20, 2, 0, "Small Shell" },
    { GERMANS, "line-field-gun", 18, 25, 30, 0, 0, "Shells, Armour-Piercing Shell" },
    { GERMANS, "line-a7v", 45, 40, 70, 3, 0, "57 mm Gun, Machine Guns" },
    { GERMANS, "line-aeroplane", 20, 40, 40, 0, 0, "Strafing, Bomb" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      const WarBook *book = store_library_get_book (library, facts[i].book, NULL);
      const WarUnitType *type = war_book_find_type (book, facts[i].id);
      g_auto (GStrv) weapons = g_strsplit (facts[i].weapons, ", ", -1);

      g_test_message ("%s", facts[i].id);
      g_assert_cmpint (type->cost, ==, facts[i].cost);
      g_assert_cmpint (type->base_width, ==, facts[i].width * WAR_MILLIMETRE);
      g_assert_cmpint (type->base_depth, ==, facts[i].depth * WAR_MILLIMETRE);
      g_assert_cmpint (type->stats[WAR_RAIDER_UNIT_DICE], ==, facts[i].dice);
      g_assert_cmpint (type->stats[WAR_RAIDER_UNIT_SAVE], ==, facts[i].save);
      g_assert_cmpuint (type->weapons->len, ==, g_strv_length (weapons));
      for (guint j = 0; weapons[j] != NULL; j++)
        find_weapon (type, weapons[j]);
    }
  g_assert_cmpuint (store_library_get_book (library, FRENCH, NULL)->types->len, ==, 11);
  g_assert_cmpuint (store_library_get_book (library, GERMANS, NULL)->types->len, ==, 10);
}

/* raider.R-1, raider.3.7, raider.3.15, raider.5.5, raider.5.6, raider.6.9, raider.7.1 */
static void
test_weapons (void)
{
  static const struct
  {
    const char *book, *type, *weapon;
    gint range, hit, cover_hit, number, shots, opportunity, arc;
  } facts[] = {
    { FRENCH, "assault-soldier", "Rifle", 12, 5, 6, 0, 1, 0, 0 },
    { FRENCH, "assault-soldier", "Grenade", 3, 5, 0, 0, 1, 0, 0 },
    { FRENCH, "assault-machine-gun", "Machine", 24, 5, 6, 0, 3, 3, 0 },
    { FRENCH, "assault-mortar", "Small", 24, 0, 0, 0, 1, 0, 0 },
    { FRENCH, "assault-field-gun", "Armour", 24, 6, 0, 0, 1, 0, 0 },
    { FRENCH, "assault-armoured-car", "Machine", 24, 5, 6, 3, 3, 0, 0 },
    { FRENCH, "assault-whippet", "Machine", 24, 5, 6, 4, 3, 0, 0 },
    { FRENCH, "assault-st-chamond", "75", 24, 6, 0, 0, 1, 0, 0 },
    { GERMANS, "line-flamethrower", "Flame", 3, 0, 0, 0, 1, 0, 45 },
    { GERMANS, "line-a7v", "Machine", 24, 5, 6, 6, 3, 0, 0 },
    { GERMANS, "line-bunker", "Machine", 24, 5, 6, 4, 3, 3, 90 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      const WarBook *book = store_library_get_book (library, facts[i].book, NULL);
      const gint32 *stats = find_weapon (war_book_find_type (book, facts[i].type), facts[i].weapon);

      g_test_message ("%s of %s", facts[i].weapon, facts[i].type);
      g_assert_cmpint (stats[WAR_RAIDER_WEAPON_RANGE], ==, facts[i].range * WAR_INCH);
      g_assert_cmpint (stats[WAR_RAIDER_WEAPON_HIT], ==, facts[i].hit);
      g_assert_cmpint (stats[WAR_RAIDER_WEAPON_COVER_HIT], ==, facts[i].cover_hit);
      g_assert_cmpint (stats[WAR_RAIDER_WEAPON_NUMBER], ==, facts[i].number);
      g_assert_cmpint (stats[WAR_RAIDER_WEAPON_SHOTS], ==, facts[i].shots);
      g_assert_cmpint (stats[WAR_RAIDER_WEAPON_OPPORTUNITY], ==, facts[i].opportunity);
      g_assert_cmpint (stats[WAR_RAIDER_WEAPON_ARC], ==, facts[i].arc);
    }
}

#define INCHES(length) ((length) *WAR_INCH)

static const gint32 numbers[] = {
  [WAR_RAIDER_COVER_REACH] = INCHES (1), /* common.G-4 */
  [WAR_RAIDER_GAS_RING] = INCHES (12), /* raider.2.7 */
  [WAR_RAIDER_GAS_DRIFT] = INCHES (12), /* raider.2.8 */
  [WAR_RAIDER_GAS_FIRE] = INCHES (4), /* raider.2.12 */
  [WAR_RAIDER_GAS_THROW] = INCHES (24), /* raider.R-3 */
  [WAR_RAIDER_LARGE_SHELL_REACH] = INCHES (1), /* raider.R-2 */
  [WAR_RAIDER_SMALL_SHELL_REACH] = WAR_INCH / 2,
  [WAR_RAIDER_LEADER_REACH] = INCHES (12), /* raider.6.7 */
  [WAR_RAIDER_HEADQUARTERS_REACH] = INCHES (12), /* raider.3.23 */
  [WAR_RAIDER_BUNKER_REACH] = INCHES (3), /* raider.3.28 */
  [WAR_RAIDER_CONTACT] = WAR_MILLIMETRE, /* raider.R-30 */
  [WAR_RAIDER_NEXT_TARGET_REACH] = INCHES (2), /* raider.R-10 */
  [WAR_RAIDER_BASE_LINE_DEPTH] = INCHES (2), /* raider.R-12 */
  [WAR_RAIDER_CUT_REACH] = WAR_INCH / 2, /* raider.R-20 */
  [WAR_RAIDER_CUT_POINT_REACH] = WAR_INCH * 3 / 2,
  [WAR_RAIDER_CUT_WIDTH] = INCHES (2),
  [WAR_RAIDER_RUN] = INCHES (36), /* raider.8.1 */
  [WAR_RAIDER_EXPLOSION_REACH] = INCHES (6), /* raider.6.10 */
  [WAR_RAIDER_FOG_REACH] = INCHES (6), /* raider.R-4 */
  [WAR_RAIDER_MUD_LOSS] = INCHES (2),
  [WAR_RAIDER_EXPLOSION_ARC] = 45, /* raider.6.10 */
  [WAR_RAIDER_STRAIGHT_ARC] = 15, /* raider.R-13 */
  [WAR_RAIDER_MAKE_GAS] = 2, /* raider.2.6 */
  [WAR_RAIDER_GAS_KILLS] = 6, /* raider.2.9 */
  [WAR_RAIDER_WIND_CHANGES] = 6, /* raider.2.3 */
  [WAR_RAIDER_MEN_TO_TEST] = 10, /* raider.3.22 */
  [WAR_RAIDER_BREAKS] = 2,
  [WAR_RAIDER_MEN_TO_SURRENDER] = 5, /* raider.3.25 */
  [WAR_RAIDER_TRENCH_ROLL] = 13, /* raider.5.3 */
  [WAR_RAIDER_FLAME_EXPLODES] = 1, /* raider.6.10 */
  [WAR_RAIDER_BUNKER_HIT] = 6, /* raider.R-26 */
  [WAR_RAIDER_BUNKER_SAVE] = 4, /* raider.7.5 */
  [WAR_RAIDER_BUNKER_DESTROYED] = 6, /* raider.7.2 */
  [WAR_RAIDER_STRAFED] = 4, /* raider.8.2 */
  [WAR_RAIDER_GARRISON] = 4, /* raider.R-26 */
  [WAR_RAIDER_LEADER_MEN] = 3, /* raider.6.8 */
  [WAR_RAIDER_NEW_UNITS] = 5, /* raider.4.3 */
  [WAR_RAIDER_MISFORTUNE] = 4, /* raider.R-4 */
  [WAR_RAIDER_LOSSES_THIRDS] = 2, /* raider.R-5 */
  [WAR_RAIDER_DUDS] = 2, /* raider.R-4 */
  [WAR_RAIDER_LONE_INTERCEPTION] = 3, /* raider.R-21 */
  [WAR_RAIDER_SHELL_HEADINGS] = 24, /* raider.R-2 */
  [WAR_RAIDER_TURNS] = 15,
};

static void
test_numbers (void)
{
  force_assert_numbers (get_rules (), numbers, G_N_ELEMENTS (numbers));
}

/* raider.2.4, raider.3.2, raider.3.26, raider.3.28 to raider.3.30, raider.4.3 to raider.4.5,
 * raider.6.3, raider.8.5 to raider.8.7, raider.R-4, raider.R-21 */
static void
test_tables (void)
{
  static const char *const facts[][4] = {
    { "wind", "die=1", "from", "left" },
    { "wind", "die=4", "from", "rear" },
    { "wind", "die=5", "from", "front" },
    { "wind", "die=6", "from", "rain" },
    { "bombardment", "side=french die=4", "shells", NULL },
    { "bombardment", "side=french die=5", "shells", "5" },
    { "bombardment", "side=german die=5", "dice", NULL },
    { "bombardment", "side=german die=6", "dice", "3" },
    { "heavy", "die=2 unit=machine-gun", "die", "2" },
    { "heavy", "die=4 unit=field-gun", "die", "4" },
    { "heavy", "die=4 unit=armoured-car", "die", "4" },
    { "heavy", "die=5 unit=whippet", "die", "5" },
    { "heavy", "die=6 unit=st-chamond", "die", "6" },
    { "heavy", "die=6 unit=renault", "die", NULL },
    { "reinforcements", "cause=hole", "dice", "2" },
    { "reinforcements", "cause=bunker", "dice", "3" },
    { "reinforcements", "cause=trench", "dice", "4" },
    { "arrivals", "die=1", "count", "10" },
    { "arrivals", "die=5", "unit", "elite" },
    { "arrivals", "die=5", "count", "3" },
    { "arrivals", "die=6", "unit", "special" },
    { "special", "die=1", "unit", "leader" },
    { "special", "die=3", "unit", "aeroplane" },
    { "special", "die=4", "unit", "again" },
    { "cutting", "men=1", "least", "6" },
    { "cutting", "men=6", "least", "1" },
    { "return-shot", "die=2", "effect", "none" },
    { "return-shot", "die=4", "effect", "breaks-off" },
    { "return-shot", "die=5", "effect", "crashes" },
    { "bomb", "die=1", "effect", "shot-down" },
    { "bomb", "die=4", "effect", "missed" },
    { "bomb", "die=5", "effect", "destroyed" },
    { "interception", "die=2", "lost", "1" },
    { "interception", "die=3", "aeroplanes", "1" },
    { "interception", "die=6", "aeroplanes", "2" },
    { "dogfight", "die=2", "effect", "another-run" },
    { "dogfight", "die=4", "effect", "driven-off" },
    { "dogfight", "die=5", "effect", "shot-down" },
    { "misfortunes", "sum=2", "event", "guns-fall-short" },
    { "misfortunes", "sum=7", "event", "rum" },
    { "misfortunes", "sum=12", "event", "reserves" },
  };

  force_assert_facts (get_rules (), facts, G_N_ELEMENTS (facts));
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/rules/raider.R-7/forces", test_default);
  g_test_add_func ("/rules/raider.R-31/limits", test_limits);
  g_test_add_func ("/rules/raider.R-31/random", test_random);
  g_test_add_func ("/rules/raider.R-31/random-share", test_random_share);
  g_test_add_func ("/rules/raider.R-22/types", test_types);
  g_test_add_func ("/rules/raider.R-1/weapons", test_weapons);
  g_test_add_func ("/rules/raider.R-5/numbers", test_numbers);
  g_test_add_func ("/rules/raider.R-4/tables", test_tables);
  result = g_test_run ();
  store_library_free (library);
  return result;
}
