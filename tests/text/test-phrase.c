/* test-phrase.c: lengths, statistics and weapons as players write them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/library.h"
#include "text/army/book.h"
#include "text/words/phrase.h"

static const struct
{
  WarLength length;
  WarLengthUnit unit;
  const char *expected;
} lengths[] = {
  { 0, WAR_UNIT_INCH, "0″" },
  { 4 * WAR_INCH, WAR_UNIT_INCH, "4″" },
  { 9 * WAR_INCH / 2, WAR_UNIT_INCH, "4½″" },
  { WAR_INCH / 2, WAR_UNIT_INCH, "½″" },
  { 3 * WAR_INCH / 4, WAR_UNIT_INCH, "¾″" },
  { 5 * WAR_INCH + WAR_INCH / 4, WAR_UNIT_INCH, "5¼″" },
  { 1000, WAR_UNIT_INCH, "0.4″" },
  { 3 * WAR_INCH - 1, WAR_UNIT_INCH, "3.0″" },
  { 0, WAR_UNIT_CENTIMETRE, "0\u00a0cm" },
  { 10 * WAR_CENTIMETRE, WAR_UNIT_CENTIMETRE, "10\u00a0cm" },
  { 10550, WAR_UNIT_CENTIMETRE, "10.6\u00a0cm" },
};

static void
test_lengths (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *found = text_length (lengths[i].length, lengths[i].unit);

      g_assert_cmpstr (found, ==, lengths[i].expected);
    }
}

static void
test_stats (void)
{
  const WarStat target = { "save", "Save", "S", WAR_STAT_TARGET, TRUE, 2, 6 };
  const WarStat dice = { "dice", "Dice", "Dice", WAR_STAT_DICE, FALSE, 1, 20 };
  const WarStat count = { "wounds", "Wounds", "W", WAR_STAT_COUNT, TRUE, 0, 6 };
  g_autofree char *three_up = text_stat (&target, 3, WAR_UNIT_INCH);
  g_autofree char *per_wound = text_stat (&dice, WAR_DICE_PER_WOUND, WAR_UNIT_INCH);
  g_autofree char *absent = text_stat (&dice, 0, WAR_UNIT_INCH);
  g_autofree char *zero = text_stat (&count, 0, WAR_UNIT_INCH);

  g_assert_cmpstr (three_up, ==, "3+");
  g_assert_cmpstr (per_wound, ==, "DPW");
  g_assert_cmpstr (absent, ==, "–");
  g_assert_cmpstr (zero, ==, "0");
}

static const struct
{
  const char *book, *type;
  guint weapon;
  const char *expected;
} weapons[] = {
  { "entente-in-arms", "bef-infantry", 0, "Lee-Enfield 10″/4+/DPW" },
  { "entente-in-arms", "bef-infantry", 1, "Bayonet melee/5+/DPW" },
  { "british-brigades", "british-infantry-brigade", 0,
    "Rifles 8\u00a0cm/16\u00a0cm/30\u00a0cm/1, Arc 45" },
  { "german-brigades", "german-battery", 0,
    "Field Guns 30\u00a0cm/60\u00a0cm/120\u00a0cm/1, Arc 30, Artillery Fire" },
  { "entente-in-arms", "2-inch-mortar-team", 0, "Toffee-Apple Bomb 3″–12″/4+/4, Tem 1" },
  { "entente-in-arms", "clay-kickers", 0,
    "Mine 12″/3+/4, Tem 2, 1 use, No Sight Needed, Negates Cover" },
  { "for-the-fatherland", "gas-trooper-team", 0, "Chlorine 9″, Tem 2, 2 uses, Deadly Gas" },
  { "for-the-fatherland", "maschinengewehr-08-team", 0, "MG 08 12″/4+/5, Suppressing" },
  { "german-lines", "line-soldier", 0, "Rifle 12″/5+/1, Hit in Cover 6+" },
  { "french-regiments", "assault-soldier", 0, "Rifle 12″/5+/1, Hit in Cover 6+" },
  { "french-regiments", "assault-leader", 0, "Rifle 12″/5+/1, Hit in Cover 6+" },
  { "german-garrison", "garrison-machine-gun", 0,
    "MG 08, At Moving Targets 4, At Still Targets 2, At Targets in Trenches 1" },
  { "club-british", "club-british-infantry", 0, "Rifles 1, Firepower 0, Against Ground Units" },
};

static void
test_weapons (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (weapons); i++)
    {
      g_autoptr (GError) error = NULL;
      WarBook *book = store_library_get_book (library, weapons[i].book, &error);
      const WarUnitType *type;
      g_autofree char *found = NULL;

      g_assert_no_error (error);
      type = war_book_find_type (book, weapons[i].type);
      found
        = text_weapon (g_ptr_array_index (type->weapons, weapons[i].weapon), book->rules->system);
      g_assert_cmpstr (found, ==, weapons[i].expected);
    }
}

static void
test_traits_and_categories (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  WarBook *book = store_library_get_book (library, "entente-in-arms", NULL);
  const WarUnitType *officer = war_book_find_type (book, "mounted-bef-officer");
  g_autofree char *trait
    = text_trait (&g_array_index (officer->traits, WarTraitUse, 0), book->rules->system);
  g_autofree char *categories = text_categories (officer, book->rules);
  g_autofree char *one = text_cost (1);
  g_autofree char *many = text_cost (40);

  g_assert_cmpstr (trait, ==, "Command 8″");
  g_assert_cmpstr (categories, ==, "officers, cavalry");
  g_assert_cmpstr (one, ==, "1 point");
  g_assert_cmpstr (many, ==, "40 points");
}

/* What may be chosen for a unit type has names, each of its own, and no ids. */
static void
test_symbols (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < WAR_N_SYMBOLS; i++)
    {
      const char *name = text_symbol ((WarSymbol) i);

      g_assert_true (g_ascii_isupper (name[0]));
      g_assert_true (g_hash_table_add (names, (gpointer) name));
    }
  for (guint i = 0; i < WAR_N_CLOTHS; i++)
    {
      const char *name = text_cloth ((WarCloth) i);

      g_assert_true (g_ascii_isupper (name[0]));
      g_assert_true (g_hash_table_add (names, (gpointer) name));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/phrase/symbols", test_symbols);
  g_test_add_func ("/text/phrase/lengths", test_lengths);
  g_test_add_func ("/text/phrase/stats", test_stats);
  g_test_add_func ("/text/phrase/weapons", test_weapons);
  g_test_add_func ("/text/phrase/traits-and-categories", test_traits_and_categories);
  return g_test_run ();
}
