/* test-data.c: the numbers of Trench Club, and which armies it allows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "common/force.h"
#include "engine/army/army-random.h"
#include "engine/club/tables.h"
#include "engine/operation/operation-edit.h"

static StoreLibrary *library;

/* club.1.1, club.1.6, club.1.7, club.10.5 */
static const struct
{
  const char *name, *gun, *country, *ally;
  gint cost; /* of all eleven */
} nations[] = {
  { "german", "field-gun", "big-bertha", "ally-anti-tank-gunner", 78 },
  { "austrian", "howitzer", "anti-tank-gunner", "ally-big-bertha", 74 },
  { "french", "howitzer", "renault-ft-17", "ally-mark-i-female", 77 },
  { "british", "field-gun", "mark-i-female", "ally-renault-ft-17", 78 },
};

#define N_NATIONS G_N_ELEMENTS (nations)
#define FIRST "truck heavy-infantry heavy-mortar armored-car fighter COUNTRY"
#define SECOND "anti-aircraft infantry mounted-infantry GUN tank COUNTRY"
#define ALL "truck heavy-infantry heavy-mortar armored-car fighter " SECOND

static const WarRules *
get_rules (void)
{
  const WarRules *rules = store_library_get_rules (library, "club", NULL);

  g_assert_nonnull (rules);
  return rules;
}

/* An army of the nation for a game of the type, one unit of each that is named. */
static WarArmy *
new_force (guint nation, const char *game_type, const char *units)
{
  g_autofree char *book = g_strconcat ("club-", nations[nation].name, NULL);
  g_auto (GStrv) names = g_strsplit (units, " ", -1);
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (WarArmy) army = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (list, "%s1 club-%s-%s", i > 0 ? ", " : "", nations[nation].name,
                            g_str_equal (names[i], "GUN")       ? nations[nation].gun
                            : g_str_equal (names[i], "COUNTRY") ? nations[nation].country
                            : g_str_equal (names[i], "ALLY")    ? nations[nation].ally
                                                                : names[i]);
  army = force_new (library, book, list->str);
  return war_army_set_game_type (army, game_type);
}

static void
test_nations (void)
{
  static const char *const game_types[]
    = { "against-chart", "allies", "two-players", "four-players" };

  for (guint nation = 0; nation < N_NATIONS; nation++)
    for (guint i = 0; i < G_N_ELEMENTS (game_types); i++)
      {
        WarArmy *army = new_force (nation, game_types[i], ALL);

        g_assert_cmpuint (army->units->len, ==, 11);
        g_assert_cmpint (war_army_get_cost (army), ==, nations[nation].cost);
        force_assert_legal (army);
      }
}

/* Each unit is there once. */
static void
test_whole (void)
{
  force_assert_illegal (new_force (0, "two-players", FIRST), WAR_PROBLEM_TOO_FEW, "club.M-33");
  force_assert_illegal (new_force (1, "against-chart", ALL " tank"), WAR_PROBLEM_TOO_MANY,
                        "club.M-33");
}

static void
test_special_forces (void)
{
  force_assert_legal (new_force (2, "against-chart", ALL " medic"));
  force_assert_legal (new_force (2, "against-chart", ALL " gunboat airship"));
  force_assert_illegal (new_force (2, "against-chart", ALL " gunboat airship minelayer"),
                        WAR_PROBLEM_TOO_MANY, "club.11.5");
  force_assert_illegal (new_force (2, "against-chart", ALL " medic medic"), WAR_PROBLEM_TOO_MANY,
                        "club.M-33");
}

/* club.10.2, club.10.3, club.10.5 */
static void
test_allies (void)
{
  for (guint nation = 0; nation < N_NATIONS; nation++)
    {
      force_assert_legal (new_force (nation, "allies", FIRST));
      force_assert_legal (new_force (nation, "allies", SECOND));
      force_assert_legal (new_force (nation, "allies", ALL " ALLY airship"));
      force_assert_illegal (new_force (nation, "against-chart", ALL " ALLY"), WAR_PROBLEM_TOO_MANY,
                            "club.M-33");
    }
  force_assert_illegal (new_force (0, "allies", FIRST " tank"), WAR_PROBLEM_TOO_FEW, "club.M-33");
  force_assert_illegal (
    new_force (0, "allies", "truck heavy-infantry COUNTRY fighter heavy-mortar"),
    WAR_PROBLEM_TOO_FEW, "club.M-33");
  force_assert_illegal (new_force (0, "allies", FIRST " medic"), WAR_PROBLEM_TOO_MANY, "club.M-33");
  force_assert_illegal (new_force (0, "allies", SECOND " ALLY"), WAR_PROBLEM_TOO_MANY, "club.M-33");
}

static WarBook *
get_book (guint nation)
{
  g_autofree char *id = g_strconcat ("club-", nations[nation].name, NULL);
  WarBook *book = store_library_get_book (library, id, NULL);

  g_assert_nonnull (book);
  return book;
}

/* Both nations' units, in one army. */
static WarArmy *
new_allied (guint nation, const char *units, guint other, const char *others)
{
  g_autoptr (WarArmy) first = new_force (nation, "four-players", units);
  g_autoptr (WarArmy) second = new_force (other, "four-players", others);
  WarArmy *army = war_army_set_ally (first, 1, get_book (other));

  for (guint i = 0; i < second->units->len; i++)
    {
      WarArmy *larger
        = war_army_insert_unit (army, army->units->len, war_army_get_unit (second, i));

      war_army_unref (army);
      army = larger;
    }
  return army;
}

/* Two allied nations are one army, with all units of both, or half of those of each where they
 * fight the chart together. */
static void
test_allied_books (void)
{
  g_autoptr (WarArmy) whole = new_allied (2, ALL, 3, ALL);
  g_autoptr (WarArmy) halves = new_allied (2, FIRST, 3, SECOND);
  g_autoptr (WarArmy) alone = war_army_set_ally (whole, 1, NULL);
  g_autoptr (GPtrArray) strangers = war_army_check (alone);
  g_autoptr (WarArmy) together = war_army_set_game_type (halves, "allies");

  g_assert_cmpuint (whole->units->len, ==, 22);
  g_assert_cmpint (war_army_get_cost (whole), ==, nations[2].cost + nations[3].cost);
  g_assert_cmpstr (whole->book->id, ==, "club-french");
  force_assert_legal (war_army_ref (whole));
  force_assert_legal (war_army_ref (together));
  force_assert_illegal (war_army_ref (halves), WAR_PROBLEM_TOO_FEW, "club.M-33");
  force_assert_illegal (new_allied (2, ALL, 3, ALL " ALLY"), WAR_PROBLEM_TOO_MANY, "club.M-33");
  force_assert_illegal (new_allied (2, ALL, 3, ALL " medic"), WAR_PROBLEM_TOO_MANY, "club.M-33");
  force_assert_illegal (new_allied (2, ALL, 3, ALL " tank"), WAR_PROBLEM_TOO_MANY, "club.M-33");

  /* Without the book of the ally its units are strangers. */
  g_assert_cmpuint (strangers->len, ==, 11);
  for (guint i = 0; i < strangers->len; i++)
    g_assert_cmpint (((WarProblem *) strangers->pdata[i])->kind, ==, WAR_PROBLEM_TYPE_NOT_IN_BOOK);

  /* Another own book has the ally go if it is the same. */
  g_autoptr (WarArmy) turned = war_army_set_book (whole, get_book (3));

  g_assert_cmpuint (turned->allies->len, ==, 0);
  g_assert_cmpstr (turned->book_id, ==, "club-british");
}

/* What is drawn at random is of both books; a force takes such an army with its books, and has it
 * brought where it names them. */
static void
test_allied_force (void)
{
  g_autoptr (WarOperation) operation
    = war_operation_new ("allied", "Allied", (WarRules *) get_rules ());
  g_autoptr (WarArmy) army = new_allied (0, FIRST, 1, SECOND);
  g_autoptr (WarOperation) brought = NULL, named = NULL, taken = NULL, supplied = NULL;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    operation->forces[side] = war_force_new ("Side", get_book (2 * (guint) side));
  operation->game_type = g_strdup ("four-players");
  brought = war_operation_set_cost_limit (operation, 1, 500);
  g_assert_false (war_force_accepts_books (brought->forces[0], army));
  named = war_operation_set_ally (brought, 1, 1, get_book (1));
  g_assert_true (war_force_accepts_books (named->forces[0], army));
  g_assert_false (war_force_accepts_books (named->forces[1], army));

  taken = war_operation_set_army (named, 1, army);
  g_assert_cmpuint (war_force_count_units (taken->forces[0]), ==, 12);
  g_assert_cmpstr (taken->forces[0]->book->id, ==, "club-german");
  g_assert_cmpuint (taken->forces[0]->allies->len, ==, 1);
  g_assert_true (g_ptr_array_index (taken->forces[0]->allies, 0) == get_book (1));

  supplied = war_operation_supply (named, 1918);
  g_assert_cmpuint (war_force_count_units (supplied->forces[0]), ==, 22);
}

/* How many there are, and how many there have to be. */
static void
test_problem (void)
{
  static const struct
  {
    const char *units;
    gint have, allowed;
    guint add, remove;
  } cases[] = {
    { "truck infantry tank", 3, 11, 8, 0 },
    { ALL " ALLY", 1, 0, 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (WarArmy) army = new_force (0, "against-chart", cases[i].units);
      g_autoptr (GPtrArray) problems = war_army_check (army);
      const WarProblem *problem = g_ptr_array_index (problems, 0);

      g_assert_cmpuint (problems->len, ==, 1);
      g_assert_cmpstr (problem->clause, ==, "club.M-33");
      g_assert_cmpint (problem->have, ==, cases[i].have);
      g_assert_cmpint (problem->allowed, ==, cases[i].allowed);
      g_assert_cmpuint (problem->add, ==, cases[i].add);
      g_assert_cmpuint (problem->remove, ==, cases[i].remove);
      g_assert_nonnull (problem->category);
    }
}

static void
test_random (void)
{
  for (guint nation = 0; nation < N_NATIONS; nation++)
    {
      g_autofree char *book = g_strconcat ("club-", nations[nation].name, NULL);

      force_assert_random (library, book, "against-chart", 100);
    }
}

/* A type as the table of units has it: "4 3 9" is price, movement and Hit #; then firepower and
 * ranges against ground and air. −1: none. */
static const struct
{
  const char *id;
  gint price, movement, hit;
  gint ground[3], air[3]; /* firepower, least and greatest range */
  const char *category, *close;
} facts[] = {
  { "truck", 4, 6, 7, { -1 }, { -1 }, "truck", NULL },
  { "infantry", 4, 3, 9, { 0, 1, 1 }, { 0, 1, 1 }, "foot-soldier", "close-combat" },
  { "mounted-infantry", 6, 5, 9, { 0, 1, 1 }, { 0, 1, 1 }, "foot-soldier", "close-combat" },
  { "heavy-infantry", 6, 2, 10, { 1, 1, 1 }, { 0, 1, 1 }, "foot-soldier", "close-combat" },
  { "anti-tank-gunner", 6, 2, 9, { 0, 1, 2 }, { -1 }, "foot-soldier", "close-combat" },
  { "heavy-mortar", 7, 2, 8, { 2, 2, 3 }, { -1 }, "artillery", NULL },
  { "howitzer", 8, 2, 8, { 3, 2, 4 }, { -1 }, "artillery", NULL },
  { "field-gun", 9, 2, 8, { 3, 2, 5 }, { -1 }, "artillery", NULL },
  { "big-bertha", 9, 1, 8, { 4, 3, 7 }, { -1 }, "artillery", NULL },
  { "armored-car", 7, 5, 10, { 1, 1, 1 }, { 0, 1, 1 }, "armour", "close-combat" },
  { "tank", 11, 3, 12, { 2, 1, 1 }, { -1 }, "armour", "close-combat" },
  { "mark-i-female", 9, 3, 11, { 1, 1, 1 }, { -1 }, "armour", "close-combat" },
  { "renault-ft-17", 9, 4, 11, { 1, 1, 1 }, { -1 }, "armour", "close-combat" },
  { "fighter", 9, 8, 10, { 1, 1, 1 }, { 2, 1, 1 }, "fighter", "close-combat-air" },
  { "anti-aircraft", 6, 2, 8, { -1 }, { 3, 1, 3 }, "anti-aircraft", NULL },
  { "gunboat", 10, 4, 10, { 3, 2, 4 }, { 2, 1, 3 }, "artillery", NULL },
  { "railway-gun", 11, 3, 9, { 4, 3, 7 }, { -1 }, "artillery", NULL },
  { "poison-gas-launcher", 9, 2, 8, { 2, 2, 3 }, { -1 }, "artillery", NULL },
  { "ground-attack-aircraft", 10, 7, 10, { 3, 1, 1 }, { 0, 1, 1 }, "fighter", "close-combat-air" },
  { "airship", 9, 4, 9, { 3, 1, 1 }, { 0, 1, 1 }, "fighter", NULL },
  { "medic", 6, 4, 8, { -1 }, { -1 }, "special-force", NULL },
  { "minelayer", 6, 4, 8, { -1 }, { -1 }, "special-force", NULL },
  { "gun-turret", 0, 0, 0, { 2, 1, 2 }, { -1 }, "special-force", NULL },
};

static gboolean
has_trait (const WarWeapon *weapon, const char *id)
{
  for (guint i = 0; i < weapon->traits->len; i++)
    if (g_str_equal (g_array_index (weapon->traits, WarTraitUse, i).trait->id, id))
      return TRUE;
  return FALSE;
}

static void
check_weapon (const WarUnitType *type, const char *trait, const gint *expected)
{
  for (guint i = 0; i < type->weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (type->weapons, i);

      if (!has_trait (weapon, trait))
        continue;
      g_assert_cmpint (weapon->stats[WAR_CLUB_WEAPON_FIREPOWER], ==, expected[0]);
      g_assert_cmpint (MAX (weapon->stats[WAR_CLUB_WEAPON_LEAST_RANGE], 1), ==, expected[1]);
      g_assert_cmpint (weapon->stats[WAR_CLUB_WEAPON_RANGE], ==, expected[2]);
      return;
    }
  g_assert_cmpint (expected[0], ==, -1);
}

static void
check_type (const WarUnitType *type, guint fact)
{
  guint32 category = war_rules_get_category_mask (get_rules (), facts[fact].category);

  g_assert_cmpint (type->cost, ==, facts[fact].price);
  g_assert_cmpint (type->stats[WAR_CLUB_UNIT_MOVEMENT], ==, facts[fact].movement);
  g_assert_cmpint (type->stats[WAR_CLUB_UNIT_HIT], ==, facts[fact].hit);
  g_assert_cmpint (type->stats[WAR_CLUB_UNIT_DAMAGE], ==, facts[fact].hit > 0 ? 6 : 0);
  g_assert_cmpuint (type->categories & category, !=, 0);
  check_weapon (type, "at-ground", facts[fact].ground);
  check_weapon (type, "at-air", facts[fact].air);
  g_assert_true (facts[fact].close == NULL
                   ? !war_unit_type_has_trait (type, "close-combat")
                       && !war_unit_type_has_trait (type, "close-combat-air")
                   : war_unit_type_has_trait (type, facts[fact].close));
}

/* club.1.5 to club.1.8, and the table of units: every type of every nation. */
static void
test_types (void)
{
  for (guint nation = 0; nation < N_NATIONS; nation++)
    {
      g_autofree char *id = g_strconcat ("club-", nations[nation].name, NULL);
      const WarBook *book = store_library_get_book (library, id, NULL);

      g_assert_cmpuint (book->types->len, ==, 11 + 1 + 8);
      for (guint i = 0; i < book->types->len; i++)
        {
          const WarUnitType *type = g_ptr_array_index (book->types, i);
          const char *name = type->id + strlen ("club-") + strlen (nations[nation].name) + 1;
          guint fact = 0;

          g_test_message ("%s", type->id);
          if (g_str_has_prefix (name, "ally-"))
            name += strlen ("ally-");
          while (fact < G_N_ELEMENTS (facts) && !g_str_equal (facts[fact].id, name))
            fact++;
          g_assert_cmpuint (fact, <, G_N_ELEMENTS (facts));
          check_type (type, fact);
        }
    }
}

/* club.3.8 */
static void
test_anti_tank (void)
{
  const WarBook *book = store_library_get_book (library, "club-austrian", NULL);
  const WarUnitType *type = war_book_find_type (book, "club-austrian-anti-tank-gunner");
  const gint expected[] = { 4, 1, 2 };

  check_weapon (type, "at-tanks", expected);
}

static const gint32 numbers[] = {
  [WAR_CLUB_FORTS] = 5, /* club.1.9 */
  [WAR_CLUB_FORTS_OF_FOUR] = 9,
  [WAR_CLUB_BONDS] = 3, /* club.2.14 */
  [WAR_CLUB_OPENING_BONDS] = 3, /* club.2.16 */
  [WAR_CLUB_FLANK_DICE] = 1, /* club.M-24 */
  [WAR_CLUB_SURROUND_DICE] = 3, /* club.3.3 */
  [WAR_CLUB_FOREST_HIT] = 1, /* club.M-23 */
  [WAR_CLUB_HITS_OF_DAMAGE] = 2,
  [WAR_CLUB_DAMAGED] = 1, /* club.3.6 */
  [WAR_CLUB_DESTROYED] = 2,
  [WAR_CLUB_STRAYS] = 6, /* club.M-18 */
  [WAR_CLUB_REPAIR_ORDER] = 4, /* club.5.13 */
  [WAR_CLUB_ENEMY_REPAIRS] = 3, /* club.9.2 */
  [WAR_CLUB_REPAIR_PART] = 2, /* club.M-28 */
  [WAR_CLUB_HEALS] = 2, /* club.M-12 */
  [WAR_CLUB_HEAL_LEAST] = 2, /* club.8.3 */
  [WAR_CLUB_HEAL_RANGE] = 4,
  [WAR_CLUB_TURRETS] = 3, /* club.8.7 */
  [WAR_CLUB_MINE_ROUNDS] = 5, /* club.8.8 */
  [WAR_CLUB_MINE_DISTANCE] = 5, /* club.8.9 */
  [WAR_CLUB_MINE_KILLS] = 3, /* club.8.11 */
  [WAR_CLUB_OVERKILL_PERCENT] = 95, /* club.M-9 */
  [WAR_CLUB_OF_A_TYPE] = 2, /* club.9.8 */
  [WAR_CLUB_AWAY_TURNS] = 3, /* club.M-16 */
  [WAR_CLUB_ARMIES_FIRST] = 1, /* club.4.7 */
  [WAR_CLUB_ARMIES_SECOND] = 2,
  [WAR_CLUB_ROUNDS] = 60, /* club.M-17 */
};

static void
test_numbers (void)
{
  force_assert_numbers (get_rules (), numbers, G_N_ELEMENTS (numbers));
}

/* club.M-20, club.M-23, club.M-25, club.11.1 to club.11.6 */
static void
test_tables (void)
{
  static const char *const expected[][4] = {
    { "costs", "hex=meadow kind=foot", "halves", "2" },
    { "costs", "hex=road kind=wheels", "halves", "1" },
    { "costs", "hex=forest kind=armour", "halves", "4" },
    { "costs", "hex=forest kind=wheels", "halves", NULL },
    { "costs", "hex=forest-road kind=wheels", "along", "yes" },
    { "costs", "hex=river kind=foot", "whole", "yes" },
    { "costs", "hex=river kind=wheels", "whole", NULL },
    { "costs", "hex=bridge kind=foot", "halves", "1" },
    { "costs", "hex=fort kind=rail", "halves", NULL },
    { "costs", "hex=river kind=air", "halves", "2" },
    { "dice", "damage=0", "dice", "12" },
    { "dice", "damage=3", "dice", "8" },
    { "dice", "damage=5", "dice", "5" },
    { "grades", "least=3", "grade", "2" },
    { "grades", "least=5", "grade", "3" },
    { "levels", "level=conscript", "flags", "0" },
    { "levels", "level=poilu", "bonds", "3" },
    { "levels", "level=no-mans-land", "flags", "2" },
    { "levels", "level=shell-shock", "bonds", "5" },
    { "levels", "level=poilu-without-special-force", "flags", "0" },
    { "moods", "die=1", "mood", "regroup" },
    { "moods", "die=9", "mood", "trench-raid" },
    { "moods", "die=12", "mood", "infiltration-tactics" },
  };

  force_assert_facts (get_rules (), expected, G_N_ELEMENTS (expected));
}

/* Each box of the chart is a clause, and each such clause a box (club.M-6). */
static void
test_chart (void)
{
  const WarRules *rules = get_rules ();
  guint n_rows, n_clauses = 0;
  const WarTableRow *rows = war_rules_get_table (rules, WAR_CLUB_TABLE_CHART, &n_rows);

  g_assert_cmpuint (n_rows, ==, 38);
  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *clause
        = g_strdup_printf ("club.6.%d", (rows[i].values[WAR_CLUB_CHART_ROW] + 1) * 100
                                          + rows[i].values[WAR_CLUB_CHART_COLUMN]);

      g_assert_nonnull (war_rules_find_clause (rules, clause));
    }
  for (guint i = 0; i < rules->clauses->len; i++)
    if (g_str_has_prefix (((WarClause *) rules->clauses->pdata[i])->id, "club.6."))
      n_clauses++;
  g_assert_cmpuint (n_clauses, ==, n_rows);
}

/* What some boxes say: club.6.103, club.6.104, club.6.210, club.6.309, club.6.408, club.6.410,
 * club.6.601 */
static void
test_boxes (void)
{
  static const char *const expected[][3] = {
    { "row=truck column=3", "nearest", "2" },
    { "row=truck column=4", "repair", "yes" },
    { "row=truck column=4", "load", "all" },
    { "row=truck column=5", "load", "infantry" },
    { "row=foot-soldier column=10", "what", "other-than-artillery" },
    { "row=foot-soldier column=10", "but", "anti-tank-gunner" },
    { "row=artillery column=9", "order", "nothing" },
    { "row=artillery column=9", "but", "gunboat" },
    { "row=armour column=8", "where", "within" },
    { "row=armour column=10", "order", "position" },
    { "row=anti-aircraft column=1", "what", "aircraft" },
    { "row=fighter column=12", "what", "most-damaged" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *found
        = force_look_up (get_rules (), "chart", expected[i][0], expected[i][1]);

      g_test_message ("%s", expected[i][0]);
      g_assert_cmpstr (found, ==, expected[i][2]);
    }
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/rules/club.1.5/nations", test_nations);
  g_test_add_func ("/rules/club.M-33/whole", test_whole);
  g_test_add_func ("/rules/club.11.5/special-forces", test_special_forces);
  g_test_add_func ("/rules/club.10.2/allies", test_allies);
  g_test_add_func ("/rules/club.M-33/allied-books", test_allied_books);
  g_test_add_func ("/rules/club.M-33/allied-force", test_allied_force);
  g_test_add_func ("/rules/club.M-33/problem", test_problem);
  g_test_add_func ("/rules/club.M-33/random", test_random);
  g_test_add_func ("/rules/club.1.8/types", test_types);
  g_test_add_func ("/rules/club.3.8/anti-tank", test_anti_tank);
  g_test_add_func ("/rules/club.1.9/numbers", test_numbers);
  g_test_add_func ("/rules/club.M-20/tables", test_tables);
  g_test_add_func ("/rules/club.M-6/chart", test_chart);
  g_test_add_func ("/rules/club.6.104/boxes", test_boxes);
  result = g_test_run ();
  store_library_free (library);
  return result;
}
