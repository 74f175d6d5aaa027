/* test-armies.c: which armies End of Empires 1914 allows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/army-check.h"
#include "engine/army/army-random.h"
#include "engine/empires/tables.h"
#include "engine/game/operation-check.h"
#include "engine/game/play.h"
#include "engine/operation/battle.h"
#include "engine/operation/operation-edit.h"
#include "store/documents/library.h"

static const char *const nations[] = { "british", "french", "german" };

/* The kinds of units that each book has, by the last part of their ids. */
enum
{
  INFANTRY,
  CAVALRY,
  MACHINE_GUN,
  BATTERY,
  GENERAL,
  LORRY,
  N_KINDS,
};

static const char *const kinds[N_KINDS]
  = { "infantry-brigade", "cavalry-brigade", "machine-gun-company", "battery", "general", "lorry" };

static WarBook *
get_book (StoreLibrary *library, const char *nation)
{
  g_autofree char *id = g_strdup_printf ("%s-brigades", nation);
  WarBook *book = store_library_get_book (library, id, NULL);

  g_assert_nonnull (book);
  return book;
}

static WarUnitType *
get_type (const WarBook *book, const char *nation, guint kind)
{
  g_autofree char *id = g_strdup_printf ("%s-%s", nation, kinds[kind]);
  WarUnitType *type = war_book_find_type (book, id);

  g_assert_nonnull (type);
  return type;
}

static WarArmy *
new_army (WarBook *book, const char *nation, const guint counts[N_KINDS])
{
  WarArmy *army = war_army_new ("Army", book);

  for (guint kind = 0; kind < N_KINDS; kind++)
    for (guint i = 0; i < counts[kind]; i++)
      {
        g_autoptr (WarUnit) unit = war_unit_new (get_type (book, nation, kind), NULL, NULL);
        WarArmy *larger = war_army_insert_unit (army, army->units->len, unit);

        war_army_unref (army);
        army = larger;
      }
  return army;
}

/* empires.C-11 in other words than the limits of the books have it. */
static gboolean
is_allowed (const guint counts[N_KINDS])
{
  guint n_fighting = counts[INFANTRY] + counts[CAVALRY] + counts[MACHINE_GUN] + counts[BATTERY];
  guint n_generals = (n_fighting + 5) / 6;

  return n_fighting + counts[GENERAL] + counts[LORRY] > 0 && counts[GENERAL] >= n_generals
         && counts[BATTERY] <= counts[INFANTRY] / 2 && counts[MACHINE_GUN] <= counts[INFANTRY] / 2;
}

/* Every small army of each nation: an illegal one is told what would mend it. */
static void
test_all (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  guint n_legal = 0, n_illegal = 0;

  for (guint n = 0; n < 6 * 2 * 4 * 4 * 3 * 2; n++)
    {
      const char *nation = nations[n % G_N_ELEMENTS (nations)];
      const guint counts[N_KINDS]
        = { n % 6, n / 6 % 2, n / 12 % 4, n / 48 % 4, n / 192 % 3, n / 576 % 2 };
      g_autoptr (WarArmy) army = new_army (get_book (library, nation), nation, counts);
      g_autoptr (GPtrArray) problems = war_army_check (army);

      g_assert_cmpint (war_army_is_legal (army), ==, is_allowed (counts));
      g_assert_cmpint (problems->len == 0, ==, is_allowed (counts));
      for (guint i = 0; i < problems->len; i++)
        {
          const WarProblem *problem = g_ptr_array_index (problems, i);

          if (problem->kind == WAR_PROBLEM_NO_UNITS)
            continue;
          g_assert_cmpstr (problem->clause, ==, "empires.C-11");
          g_assert_cmpuint (problem->remove + problem->add, >, 0);
        }
      *(is_allowed (counts) ? &n_legal : &n_illegal) += 1;
    }
  g_assert_cmpuint (n_legal, >, 100);
  g_assert_cmpuint (n_illegal, >, 100);
}

/* The mends are the smallest that mend. */
static void
test_mends (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  const guint counts[N_KINDS] = { 5, 2, 3, 2, 1, 0 };
  g_autoptr (WarArmy) army = new_army (get_book (library, "german"), "german", counts);
  g_autoptr (GPtrArray) problems = war_army_check (army);
  const WarProblem *few = g_ptr_array_index (problems, 0);
  const WarProblem *many = g_ptr_array_index (problems, 1);

  g_assert_cmpuint (problems->len, ==, 2);
  g_assert_cmpint (few->kind, ==, WAR_PROBLEM_TOO_FEW);
  g_assert_cmpint (few->allowed, ==, 2);
  g_assert_cmpuint (few->add, ==, 1);
  g_assert_cmpint (many->kind, ==, WAR_PROBLEM_TOO_MANY);
  g_assert_cmpint (many->allowed, ==, 2);
  g_assert_cmpuint (many->remove, ==, 1);
  g_assert_cmpuint (many->add, ==, 1);
}

/* empires.1.1, empires.1.2, empires.1.3, empires.3.2, empires.4.2, empires.4.3, empires.5.1,
 * empires.7.4, empires.7.5, empires.7.6: what each type has, in every nation alike. */
static const struct
{
  gint cost, bases, strength;
  gint road, country, pinned; /* cm */
  gint bands[3], dice;
  gint width, depth; /* mm */
} facts[N_KINDS] = {
  [INFANTRY] = { 60, 4, 16, 20, 16, 6, { 8, 16, 30 }, 1, 30, 20 },
  [CAVALRY] = { 40, 4, 8, 30, 24, 0, { 8, 16, 30 }, 1, 30, 30 },
  [MACHINE_GUN] = { 35, 1, 4, 16, 10, 0, { 10, 20, 40 }, 4, 30, 30 },
  [BATTERY] = { 45, 1, 4, 30, 16, 0, { 30, 60, 120 }, 1, 40, 40 },
  [GENERAL] = { 30, 1, 2, 30, 20, 0, { 0 }, 0, 25, 25 },
  [LORRY] = { 5, 1, 2, 20, 10, 0, { 0 }, 0, 30, 50 },
};

static void
check_weapon (const WarUnitType *type, guint kind)
{
  const WarWeapon *weapon;

  g_assert_cmpuint (type->weapons->len, ==, facts[kind].dice > 0 ? 1 : 0);
  if (facts[kind].dice == 0)
    return;

  weapon = g_ptr_array_index (type->weapons, 0);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (weapon->stats[WAR_EMPIRES_WEAPON_SHORT + i], ==,
                     facts[kind].bands[i] * WAR_CENTIMETRE);
  g_assert_cmpint (weapon->stats[WAR_EMPIRES_WEAPON_DICE], ==, facts[kind].dice);
  g_assert_cmpint (weapon->stats[WAR_EMPIRES_WEAPON_ARC], ==, kind == BATTERY ? 30 : 45);
}

static void
test_types (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);

  for (guint nation = 0; nation < G_N_ELEMENTS (nations); nation++)
    for (guint kind = 0; kind < N_KINDS; kind++)
      {
        const WarUnitType *type
          = get_type (get_book (library, nations[nation]), nations[nation], kind);

        g_assert_cmpint (type->cost, ==, facts[kind].cost);
        g_assert_cmpint (type->base_width, ==, facts[kind].width * WAR_MILLIMETRE);
        g_assert_cmpint (type->base_depth, ==, facts[kind].depth * WAR_MILLIMETRE);
        g_assert_cmpint (type->stats[WAR_EMPIRES_UNIT_BASES], ==, facts[kind].bases);
        g_assert_cmpint (type->stats[WAR_EMPIRES_UNIT_STRENGTH], ==, facts[kind].strength);
        g_assert_cmpint (type->stats[WAR_EMPIRES_UNIT_ROAD], ==, facts[kind].road * WAR_CENTIMETRE);
        g_assert_cmpint (type->stats[WAR_EMPIRES_UNIT_COUNTRY], ==,
                         facts[kind].country * WAR_CENTIMETRE);
        g_assert_cmpint (type->stats[WAR_EMPIRES_UNIT_PINNED], ==,
                         facts[kind].pinned * WAR_CENTIMETRE);
        check_weapon (type, kind);
      }
}

static void
test_random (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);

  for (guint seed = 0; seed < 60; seed++)
    {
      WarBook *book = get_book (library, nations[seed % G_N_ELEMENTS (nations)]);
      g_autoptr (WarArmy) empty = war_army_new ("Random", book);
      g_autoptr (WarArmy) limited = war_army_set_cost_limit (empty, 400 + (gint) seed * 10);
      g_autoptr (WarArmy) army = war_army_set_random_units (limited, seed);

      g_assert_cmpuint (army->units->len, >, 2);
      g_assert_true (war_army_is_legal (army));
    }
}

/* The whole way from armies to a battle that can be played. */
static WarOperation *
arrange (StoreLibrary *library, WarField *field, guint n_brigades, WarBattleFault *fault)
{
  const guint counts[N_KINDS] = { n_brigades, 0, 1, 1, 2, 0 };
  g_autoptr (WarArmy) british = new_army (get_book (library, "british"), "british", counts);
  g_autoptr (WarArmy) german = new_army (get_book (library, "german"), "german", counts);
  const WarBattle battle = {
    .game_type = "battle",
    .armies = { british, german },
    .field = field,
    .edges = WAR_BATTLE_SHORT_EDGES,
  };

  return war_battle_arrange (&battle, fault);
}

static void
assert_zone (const WarField *field, gint side, WarLength top, WarLength bottom)
{
  WarPosition minimum, maximum;

  war_shape_get_bounds (&war_field_find_deployment_zone (field, side)->shape, &minimum, &maximum);
  g_assert_cmpint (minimum.x, ==, 0);
  g_assert_cmpint (maximum.x, ==, field->width);
  g_assert_cmpint (minimum.y, ==, top);
  g_assert_cmpint (maximum.y, ==, bottom);
}

/* empires.C-24: zones 30 cm deep along the long edges; empires.C-10: ten turns, most points win. */
static void
test_battle (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarField) field = war_field_new ("Downs", 180 * WAR_CENTIMETRE, 120 * WAR_CENTIMETRE);
  g_autoptr (GArray) shortages = g_array_new (FALSE, FALSE, sizeof (WarShortage));
  g_autoptr (WarOperation) operation = NULL;
  g_autoptr (WarSetup) setup = NULL;
  WarBattleFault fault;
  WarSetupFault setup_fault;

  operation = arrange (library, field, 3, &fault);
  g_assert_nonnull (operation);
  g_assert_cmpint (operation->rounds, ==, 10);
  g_assert_cmpuint (operation->conditions->len, ==, WAR_N_SIDES);
  assert_zone (operation->field, 1, 90 * WAR_CENTIMETRE, 120 * WAR_CENTIMETRE);
  assert_zone (operation->field, 2, 0, 30 * WAR_CENTIMETRE);

  setup = war_setup_new (operation, &setup_fault);
  g_assert_nonnull (setup);
  setup->play->muster (setup, shortages);
  g_assert_cmpuint (shortages->len, ==, 0);

  field->ground = WAR_GROUND_HEX;
  g_assert_null (arrange (library, field, 3, &fault));
  g_assert_cmpint (fault.kind, ==, WAR_BATTLE_HEXES);
}

/* A brigade in line is 12 cm wide: on a small field few find room. */
static void
test_muster (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarField) field = war_field_new ("Yard", 30 * WAR_CENTIMETRE, 20 * WAR_CENTIMETRE);
  g_autoptr (GArray) shortages = g_array_new (FALSE, FALSE, sizeof (WarShortage));
  g_autoptr (WarOperation) operation = NULL;
  g_autoptr (WarSetup) setup = NULL;
  const WarShortage *shortage;
  WarBattleFault fault;
  WarSetupFault setup_fault;

  operation = arrange (library, field, 8, &fault);
  g_assert_nonnull (operation);
  setup = war_setup_new (operation, &setup_fault);
  g_assert_nonnull (setup);
  setup->play->muster (setup, shortages);
  g_assert_cmpuint (shortages->len, ==, WAR_N_SIDES);
  shortage = &g_array_index (shortages, WarShortage, 0);
  g_assert_cmpint (shortage->n_units, ==, 12);
  g_assert_cmpint (shortage->n_placed, >, 0);
  g_assert_cmpint (shortage->n_placed, <, 12);
  g_assert_null (shortage->type);
}

/* empires.C-24: a field needs no zones, sides then stand along its long edges. */
static void
test_no_zones (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarField) field = war_field_new ("Downs", 180 * WAR_CENTIMETRE, 120 * WAR_CENTIMETRE);
  g_autoptr (WarOperation) with_zones = NULL;
  g_autoptr (WarOperation) operation = NULL;
  g_autoptr (GArray) oddities = NULL;
  g_autoptr (GArray) shortages = g_array_new (FALSE, FALSE, sizeof (WarShortage));
  g_autoptr (WarSetup) setup = NULL;
  WarBattleFault fault;
  WarSetupFault setup_fault;

  with_zones = arrange (library, field, 3, &fault);
  g_assert_nonnull (with_zones);
  operation = war_operation_set_field (with_zones, field, NULL);
  g_assert_null (war_field_find_deployment_zone (operation->field, 1));

  oddities = war_operation_check (operation);
  for (guint i = 0; i < oddities->len; i++)
    g_assert_cmpint (g_array_index (oddities, WarOddity, i).kind, !=, WAR_ODDITY_NO_ZONE);
  setup = war_setup_new (operation, &setup_fault);
  g_assert_nonnull (setup);
  setup->play->muster (setup, shortages);
  g_assert_cmpuint (shortages->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/empires.C-11/all", test_all);
  g_test_add_func ("/rules/empires.C-11/mends", test_mends);
  g_test_add_func ("/rules/empires.C-11/random", test_random);
  g_test_add_func ("/rules/empires.1.1/types", test_types);
  g_test_add_func ("/rules/empires.C-24/battle", test_battle);
  g_test_add_func ("/rules/empires.C-24/muster", test_muster);
  g_test_add_func ("/rules/empires.C-24/no-zones", test_no_zones);

  return g_test_run ();
}
