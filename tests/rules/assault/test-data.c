/* test-data.c: the numbers of Trench Assault, and which armies it allows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/force.h"
#include "engine/assault/tables.h"

#define BATTALION "british-battalion"
#define GARRISON "german-garrison"
#define COMPANY "6 battalion-riflemen, 2 battalion-bombers, 1 battalion-company-officer"
#define HEADQUARTERS "1 battalion-headquarters"

static StoreLibrary *library;

static const WarRules *
get_rules (void)
{
  const WarRules *rules = store_library_get_rules (library, "assault", NULL);

  g_assert_nonnull (rules);
  return rules;
}

static WarArmy *
new_force (const char *book, const char *units)
{
  return force_new (library, book, units);
}

/* assault.A-24: those of the default operation. */
static void
test_default (void)
{
  g_autoptr (WarArmy) attackers
    = new_force (BATTALION, "24 battalion-riflemen, 8 battalion-bombers, "
                            "4 battalion-company-officer, 2 battalion-lewis-gun, "
                            "1 battalion-headquarters, 1 battalion-telephone");
  g_autoptr (WarArmy) defenders
    = new_force (GARRISON, "8 garrison-riflemen, 2 garrison-machine-gun, "
                           "1 garrison-company-officer");

  g_assert_cmpint (war_army_get_cost (attackers), ==, 260);
  g_assert_cmpint (war_army_get_cost (defenders), ==, 80);
  force_assert_legal (g_steal_pointer (&attackers));
  force_assert_legal (g_steal_pointer (&defenders));
}

/* assault.1.2: eight bases and an officer, neither more nor fewer. */
static void
test_companies (void)
{
  for (guint n_foot = 8; n_foot <= 32; n_foot++)
    {
      g_autofree char *units = g_strdup_printf (
        "%u battalion-riflemen, %u battalion-company-officer, " HEADQUARTERS, n_foot, n_foot / 8);

      if (n_foot % 8 == 0)
        force_assert_legal (new_force (BATTALION, units));
      else
        force_assert_illegal (new_force (BATTALION, units), WAR_PROBLEM_TOO_FEW, "assault.1.2");
    }
  force_assert_illegal (new_force (BATTALION, "8 battalion-riflemen, "
                                              "2 battalion-company-officer, " HEADQUARTERS),
                        WAR_PROBLEM_TOO_FEW, "assault.1.2");
}

static void
test_battalion (void)
{
  force_assert_illegal (new_force (BATTALION, "40 battalion-riflemen, "
                                              "5 battalion-company-officer, " HEADQUARTERS),
                        WAR_PROBLEM_TOO_MANY, "assault.1.1");
  force_assert_illegal (new_force (BATTALION, COMPANY), WAR_PROBLEM_TOO_FEW, "assault.1.1");
  force_assert_illegal (new_force (BATTALION, COMPANY ", 2 battalion-headquarters"),
                        WAR_PROBLEM_TOO_MANY, "assault.1.1");
}

static void
test_lewis_guns (void)
{
  force_assert_legal (new_force (BATTALION, COMPANY ", 2 battalion-lewis-gun, " HEADQUARTERS));
  force_assert_illegal (new_force (BATTALION, COMPANY ", 3 battalion-lewis-gun, " HEADQUARTERS),
                        WAR_PROBLEM_TOO_MANY, "assault.1.3");
}

static void
test_bombers (void)
{
  force_assert_illegal (new_force (BATTALION, "5 battalion-riflemen, 3 battalion-bombers, "
                                              "1 battalion-company-officer, " HEADQUARTERS),
                        WAR_PROBLEM_TOO_MANY, "assault.A-5");
}

static void
test_bought (void)
{
  force_assert_illegal (new_force (BATTALION, COMPANY ", " HEADQUARTERS ", 1 battalion-runner"),
                        WAR_PROBLEM_TOO_MANY, "assault.A-9");
  force_assert_illegal (new_force (BATTALION, COMPANY ", " HEADQUARTERS ", 2 battalion-telephone"),
                        WAR_PROBLEM_TOO_MANY, "assault.A-30");
  force_assert_legal (
    new_force (BATTALION, COMPANY ", " HEADQUARTERS ", 1 battalion-telephone, 2 battalion-tank"));
}

static void
test_garrison (void)
{
  force_assert_illegal (new_force (GARRISON, "8 garrison-riflemen"), WAR_PROBLEM_TOO_FEW,
                        "assault.A-15");
  force_assert_illegal (new_force (GARRISON, "8 garrison-riflemen, 2 garrison-company-officer"),
                        WAR_PROBLEM_TOO_MANY, "assault.A-15");
}

static void
test_random (void)
{
  force_assert_random (library, BATTALION, "parapet", 260);
  force_assert_random (library, GARRISON, "parapet", 80);
}

/* assault.10.2, assault.A-20: how far an officer, or the headquarters, unpins; -1: who is none. */
static gint
get_rally_reach (const WarUnitType *type)
{
  const WarTraitUse *rallies = war_trait_uses_find (type->traits, "rallies");

  return rallies != NULL ? rallies->argument / WAR_CENTIMETRE : -1;
}

/* assault.6.5, assault.8.1, assault.8.6, assault.A-25 */
static void
test_types (void)
{
  static const struct
  {
    const char *book, *id;
    gint cost, width, depth; /* mm */
    gint open, trench, wire; /* cm */
    gint shots[3];
    gint rallies; /* cm */
  } facts[] = {
    { BATTALION, "battalion-riflemen", 5, 50, 15, 40, 20, 0, { 2, 1, 0 }, -1 },
    { BATTALION, "battalion-bombers", 7, 50, 15, 40, 20, 0, { 2, 1, 0 }, -1 },
    { BATTALION, "battalion-lewis-gun", 12, 50, 15, 40, 20, 0, { 4, 2, 1 }, -1 },
    { BATTALION, "battalion-company-officer", 10, 20, 20, 40, 20, 0, { -1 }, 40 },
    { BATTALION, "battalion-headquarters", 15, 40, 30, 40, 20, 0, { -1 }, 40 },
    { BATTALION, "battalion-telephone", 5, 20, 20, 0, 0, 0, { -1 }, -1 },
    { BATTALION, "battalion-runner", 0, 20, 20, 50, 20, 15, { -1 }, -1 },
    { BATTALION, "battalion-tank", 60, 40, 80, 30, 0, 0, { 4, 2, 1 }, -1 },
    { GARRISON, "garrison-riflemen", 5, 50, 15, 40, 20, 0, { 2, 1, 0 }, -1 },
    { GARRISON, "garrison-machine-gun", 15, 50, 15, 40, 20, 0, { 4, 2, 1 }, -1 },
    { GARRISON, "garrison-company-officer", 10, 20, 20, 40, 20, 0, { -1 }, 40 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      const WarBook *book = store_library_get_book (library, facts[i].book, NULL);
      const WarUnitType *type = war_book_find_type (book, facts[i].id);

      g_test_message ("%s", facts[i].id);
      g_assert_cmpint (type->cost, ==, facts[i].cost);
      g_assert_cmpint (type->base_width, ==, facts[i].width * WAR_MILLIMETRE);
      g_assert_cmpint (type->base_depth, ==, facts[i].depth * WAR_MILLIMETRE);
      g_assert_cmpint (type->stats[WAR_ASSAULT_UNIT_OPEN], ==, facts[i].open * WAR_CENTIMETRE);
      g_assert_cmpint (type->stats[WAR_ASSAULT_UNIT_TRENCH], ==, facts[i].trench * WAR_CENTIMETRE);
      g_assert_cmpint (type->stats[WAR_ASSAULT_UNIT_WIRE], ==, facts[i].wire * WAR_CENTIMETRE);
      g_assert_cmpint (get_rally_reach (type), ==, facts[i].rallies);
      g_assert_cmpuint (type->weapons->len, ==, facts[i].shots[0] < 0 ? 0 : 1);
      for (guint row = 0; row < 3 && type->weapons->len > 0; row++)
        g_assert_cmpint (((WarWeapon *) type->weapons->pdata[0])->stats[row], ==,
                         facts[i].shots[row]);
    }
  g_assert_cmpuint (store_library_get_book (library, BATTALION, NULL)->types->len, ==, 8);
  g_assert_cmpuint (store_library_get_book (library, GARRISON, NULL)->types->len, ==, 3);
}

#define CM(length) ((length) *WAR_CENTIMETRE)

static const gint32 numbers[] = {
  [WAR_ASSAULT_SHELL_REACH] = CM (10), /* assault.5.2 */
  [WAR_ASSAULT_NEAR] = CM (100), /* assault.6.6 */
  [WAR_ASSAULT_SURRENDER_REACH] = CM (15), /* assault.7.7 */
  [WAR_ASSAULT_BACK] = CM (15), /* assault.9.7 */
  [WAR_ASSAULT_RALLY_REACH] = CM (40), /* assault.10.2 */
  [WAR_ASSAULT_FIGHT_REACH] = CM (5), /* assault.A-19 */
  [WAR_ASSAULT_NEXT_TO] = CM (5), /* assault.A-13 */
  [WAR_ASSAULT_EXIT_REACH] = CM (10), /* assault.A-18 */
  [WAR_ASSAULT_SHUT_REACH] = CM (5),
  [WAR_ASSAULT_LINE_REACH] = CM (5), /* assault.A-8 */
  [WAR_ASSAULT_CREEP] = CM (40), /* assault.A-11 */
  [WAR_ASSAULT_FRONT] = CM (40), /* assault.1.7 */
  [WAR_ASSAULT_STRETCH] = CM (40), /* assault.A-4 */
  [WAR_ASSAULT_BELT_DEPTH] = CM (8), /* assault.A-16 */
  [WAR_ASSAULT_BELT_AHEAD] = CM (20),
  [WAR_ASSAULT_GAPPED_FACTOR] = 2, /* assault.8.2 */
  [WAR_ASSAULT_UNGAPPED_FACTOR] = 4, /* assault.8.3 */
  [WAR_ASSAULT_BUNKER_BLOCKED] = 5, /* assault.3.3 */
  [WAR_ASSAULT_STRETCH_GAPPED] = 5, /* assault.A-4 */
  [WAR_ASSAULT_LOSSES_PERCENT] = 50, /* assault.7.1 */
  [WAR_ASSAULT_UNPIN] = 2, /* assault.10.1 */
  [WAR_ASSAULT_UNPIN_NO_OFFICER] = 1, /* assault.10.2 */
  [WAR_ASSAULT_UNPIN_NERVOUS] = 1, /* assault.10.3 */
  [WAR_ASSAULT_UNPIN_DEMORALISED] = 2, /* assault.10.4 */
  [WAR_ASSAULT_MORALE_NERVOUS] = 1, /* assault.7.2 */
  [WAR_ASSAULT_STUCK] = 2, /* assault.8.8 */
  [WAR_ASSAULT_BASES_TO_TAKE] = 4, /* assault.A-7 */
  [WAR_ASSAULT_BASES_TO_GO_ON] = 4,
  [WAR_ASSAULT_COMPANIES_PERCENT] = 75,
  [WAR_ASSAULT_TURNS] = 20,
};

static void
test_numbers (void)
{
  force_assert_numbers (get_rules (), numbers, G_N_ELEMENTS (numbers));
}

/* assault.A-7, assault.A-24: a game of theirs, and a field for it, as the program proposes them. */
static void
test_game_type (void)
{
  const WarRules *rules = get_rules ();
  const WarGameType *type = g_ptr_array_index (rules->game_types, 0);
  const WarFieldSize *size = &g_array_index (rules->field_sizes, WarFieldSize, 0);

  g_assert_cmpuint (rules->game_types->len, ==, 1);
  g_assert_cmpint (type->rounds_usual, ==, 20);
  g_assert_cmpuint (rules->field_sizes->len, ==, 1);
  g_assert_cmpint (size->width, ==, CM (200));
  g_assert_cmpint (size->depth, ==, CM (240));
}

/* assault.5.2, assault.6.6, assault.9.2 to assault.9.6 */
static void
test_dice (void)
{
  static const char *const facts[][4] = {
    { "shell", "die=3", "effect", "pinned" },
    { "shell", "die=4", "effect", "killed" },
    { "shot", "die=2", "near", "none" },
    { "shot", "die=3", "near", "pinned" },
    { "shot", "die=4", "far", "none" },
    { "shot", "die=5", "far", "pinned" },
    { "shot", "die=6", "near", "killed" },
    { "shot", "die=6", "far", "killed" },
    { "melee-modifiers", "cause=outnumbered", "adds", "-2" },
    { "melee-modifiers", "cause=demoralised", "adds", "-2" },
    { "melee-modifiers", "cause=cornered", "adds", "-1" },
    { "melee-modifiers", "cause=crew", "adds", "-1" },
    { "melee-modifiers", "cause=bombs", "adds", "1" },
  };

  force_assert_facts (get_rules (), facts, G_N_ELEMENTS (facts));
}

static const char *
find_word (guint table, gint32 value)
{
  const WarRules *rules = get_rules ();
  const WarTableRow *row = war_rules_find_step (rules, table, value);

  g_assert_nonnull (row);
  return rules->system->tables[table].columns[1].choices[row->values[1]];
}

/* assault.7.3 to assault.7.5, assault.9.7 to assault.9.10, assault.A-5 */
static void
test_steps (void)
{
  g_assert_cmpstr (find_word (WAR_ASSAULT_TABLE_MORALE, 0), ==, "demoralised");
  g_assert_cmpstr (find_word (WAR_ASSAULT_TABLE_MORALE, 1), ==, "demoralised");
  g_assert_cmpstr (find_word (WAR_ASSAULT_TABLE_MORALE, 3), ==, "nervous");
  g_assert_cmpstr (find_word (WAR_ASSAULT_TABLE_MORALE, 4), ==, "fine");
  g_assert_cmpstr (find_word (WAR_ASSAULT_TABLE_MELEE, 0), ==, "tie");
  g_assert_cmpstr (find_word (WAR_ASSAULT_TABLE_MELEE, 2), ==, "forced-back");
  g_assert_cmpstr (find_word (WAR_ASSAULT_TABLE_MELEE, 4), ==, "killed");
  g_assert_cmpstr (find_word (WAR_ASSAULT_TABLE_MELEE, 5), ==, "captured");
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/rules/assault.A-24/forces", test_default);
  g_test_add_func ("/rules/assault.1.2/companies", test_companies);
  g_test_add_func ("/rules/assault.1.1/battalion", test_battalion);
  g_test_add_func ("/rules/assault.1.3/lewis-guns", test_lewis_guns);
  g_test_add_func ("/rules/assault.A-5/bombers", test_bombers);
  g_test_add_func ("/rules/assault.A-9/bought", test_bought);
  g_test_add_func ("/rules/assault.A-15/garrison", test_garrison);
  g_test_add_func ("/rules/assault.A-30/random", test_random);
  g_test_add_func ("/rules/assault.6.5/types", test_types);
  g_test_add_func ("/rules/assault.A-7/numbers", test_numbers);
  g_test_add_func ("/rules/assault.A-24/game-type", test_game_type);
  g_test_add_func ("/rules/assault.6.6/dice", test_dice);
  g_test_add_func ("/rules/assault.9.7/steps", test_steps);
  result = g_test_run ();
  store_library_free (library);
  return result;
}
