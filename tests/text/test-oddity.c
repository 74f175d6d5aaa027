/* test-oddity.c: what is odd about operations, and the sentences for it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/operation-edit.h"
#include "shipped.h"
#include "store/documents/operation-file.h"
#include "text/operation/oddity.h"

static const struct
{
  const char *name, *original, *replacement, *expected;
  const char *other, *other_replacement; /* likewise; or NULL */
} rows[] = {
  { "nothing", "rounds=\"12\"", "rounds=\"12\"", "" },
  { "no-zone", "<zone id=\"east\" side=\"2\"", "<zone id=\"east\" side=\"1\"",
    "The field has no zone for side 2 (Blue). Add one for its units to stand in.\n" },
  { "zone-too-small", "0,0 12000,0 12000,30480 0,30480", "0,0 5000,0 5000,5000",
    "The base of “BEF Infantry” is too large for the zone of side 1 (Red).\n" },
  { "no-room", "0,0 12000,0 12000,30480 0,30480", "0,0 8000,0 8000,6000 0,6000",
    "Of the units of side 1 (Red) only 6 of 8 find room in its zone.\n" },
  { "no-room-in-time", "type=\"bef-infantry\" count=\"3\"",
    "type=\"bef-infantry\" count=\"40\" arrives=\"3\" at-edge=\"west\"",
    "Of the reserves of side 1 (Red) in round 3 only 22 of 40 find room where they come.\n" },
  { "base-too-large", "0,0 12000,0 12000,30480 0,30480", "0,0 60000,0 60000,1999 0,1999",
    "The base of “BEF Infantry” is too large for the zone of side 1 (Red).\n" },
  { "reserve-too-large", "type=\"bef-infantry\" count=\"3\"/>",
    "type=\"bef-infantry\" count=\"3\"/><take type=\"british-cavalry\" count=\"1\" "
    "arrives=\"2\" at-zone=\"lane\"/>",
    "The base of “British Cavalry”, in reserve, is too large for the place to which side 1 (Red) "
    "brings it.\n" },
  { "base-turned", "0,0 12000,0 12000,30480 0,30480", "0,0 2400,0 2400,30480 0,30480",
    "Of the units of side 1 (Red) only 7 of 8 find room in its zone.\n" },
  { "cannot-win", "kind=\"limit\" winner=\"2\"", "kind=\"limit\" winner=\"1\"",
    "There is no condition by which side 2 (Blue) wins.\n" },
  { "no-control-points", "kind=\"limit\"", "kind=\"most-points\"",
    "Condition 2 counts victory points, but the field has no control points.\n" },
  { "entrenched.9.2/point-in-zone", "</zones></field>",
    "</zones><points><point id=\"p\" kind=\"control\" name=\"Mill\" at-mm100=\"5000,5000\"/>"
    "<point id=\"q\" kind=\"control\" at-mm100=\"12000,5000\"/></points></field>",
    "The control point “Mill” lies in the zone of side 1 (Red), and has to lie in none.\n",
    "kind=\"limit\"", "kind=\"most-points\"" },
  { "entrenched.9.2/point-that-does-not-count", "</zones></field>",
    "</zones><points><point id=\"p\" kind=\"control\" at-mm100=\"5000,5000\"/></points></field>",
    "" },
  { "entrenched.E-23/not-amended", "kind=\"limit\" winner=\"2\"",
    "kind=\"limit\" winner=\"2\" clause=\"entrenched.E-23\"",
    "There is no condition by which side 2 (Blue) wins.\n"
    "Condition 2 does not count, as the amendment E-23 is not on.\n" },
  { "hold-too-long", "kind=\"limit\" winner=\"2\"",
    "kind=\"hold-zone\" winner=\"2\" place=\"west\" count=\"13\"",
    "Condition 2 cannot be met: its count is 13, and 12 is the most that there can be.\n" },
  { "too-many-survivors", "kind=\"limit\" winner=\"2\"",
    "kind=\"survive\" winner=\"2\" count=\"4\"",
    "Condition 2 cannot be met: its count is 4, and 3 is the most that there can be.\n" },
  { "drawn", "type=\"german-infantry\" count=\"3\"",
    "type=\"german-infantry\" count=\"3\" drawn=\"yes\"",
    "Entrenched! 1914–1915 draws no units: “German Infantry” of side 2 (Blue) are there from the "
    "beginning.\n" },
  { "empty-wave", "type=\"german-infantry\" count=\"3\"",
    "type=\"german-infantry\" count=\"3\" wave=\"2\"",
    "Side 2 (Blue) has no units in wave 1, but in a later one.\n" },
  { "reserve-without-place", "type=\"german-infantry\" count=\"3\"/>",
    "type=\"german-infantry\" count=\"3\"/><take type=\"german-cavalry\" count=\"1\" "
    "arrives=\"2\"/>",
    "The operation cannot be played: the reserves “German Cavalry” of side 2 (Blue) have no place "
    "to come to.\n" },
  { "reserve-too-late", "type=\"german-infantry\" count=\"3\"/>",
    "type=\"german-infantry\" count=\"3\"/><take type=\"german-cavalry\" count=\"1\" "
    "arrives=\"13\" at-edge=\"east\"/>",
    "The reserves “German Cavalry” of side 2 (Blue) come in round 13, and there are only 12.\n" },
  { "several-faults", "<take type=\"german-infantry\" count=\"3\"/></force></forces><victory>",
    "</force></forces><victory><condition kind=\"carry\" winner=\"2\"/>",
    "The operation cannot be played: side 2 (Blue) has no units.\n"
    "The operation cannot be played: condition 1 does not say at which place.\n" },
  { "rounds-and-cost", "rounds=\"12\"", "rounds=\"20\" game-type=\"assault\"",
    "20 rounds are outside the 10 to 16 that are recommended for Assault.\n"
    "The force of side 2 (Blue) costs 150 points, outside the 300 to 2000 that are recommended "
    "for Assault.\n" },
  { "no-units", "<take type=\"german-infantry\" count=\"3\"/>", "",
    "The operation cannot be played: side 2 (Blue) has no units.\n" },
  { "no-conditions", "<condition kind=\"destroy-all\" winner=\"1\"/>", "",
    "There is no condition by which side 1 (Red) wins.\n" },
  { "no-place-of-condition", "kind=\"limit\" winner=\"2\"",
    "kind=\"hold-zone\" winner=\"2\" count=\"2\"",
    "The operation cannot be played: condition 2 does not say at which place.\n" },
  { "condition-twice", "kind=\"limit\" winner=\"2\"/>",
    "kind=\"hold-zone\" winner=\"2\" place=\"west\" count=\"2\"/>"
    "<condition kind=\"hold-zone\" winner=\"2\" place=\"west\" count=\"3\"/>",
    "The operation cannot be played: a side can have condition 3 only once.\n" },
  { "brings-army", "for-the-fatherland\"><take type=\"german-infantry\" count=\"3\"/></force>",
    "for-the-fatherland\" cost-limit=\"500\"/>", "" },
  { "nothing-afforded", "for-the-fatherland\"><take type=\"german-infantry\" count=\"3\"/></force>",
    "for-the-fatherland\" cost-limit=\"10\"/>",
    "Nobody can bring an army for side 2 (Blue): nothing in “For the Fatherland” costs as little "
    "as 10.\n" },
  { "no-prologue", "<prologue><p>Why.</p></prologue>", "",
    "Nothing says why the battle is fought.\n" },
  { "no-date", " date=\"D\"", "", "It is not said where and when the battle was.\n" },
};

static WarOperation *
read_changed (StoreLibrary *library, guint row)
{
  GString *xml = g_string_new (
    "<operation xmlns=\"urn:duckboard:1\" version=\"1.0\" id=\"o\" name=\"O\" "
    "system=\"entrenched\" place=\"P\" date=\"D\" rounds=\"12\">"
    "<prologue><p>Why.</p></prologue><field name=\"F\" width-mm100=\"60960\" "
    "depth-mm100=\"30480\"><ground kind=\"free\"/><zones>"
    "<zone id=\"west\" side=\"1\" points-mm100=\"0,0 12000,0 12000,30480 0,30480\"/>"
    "<zone id=\"east\" side=\"2\" points-mm100=\"48960,0 60960,0 60960,30480 48960,30480\"/>"
    "<zone id=\"lane\" side=\"1\" points-mm100=\"20000,0 23000,0 23000,9000 20000,9000\"/>"
    "</zones></field><forces>"
    "<force side=\"1\" name=\"Red\" book=\"entente-in-arms\">"
    "<take type=\"bef-infantry\" count=\"5\"/><take type=\"bef-infantry\" count=\"3\"/></force>"
    "<force side=\"2\" name=\"Blue\" book=\"for-the-fatherland\">"
    "<take type=\"german-infantry\" count=\"3\"/></force></forces><victory>"
    "<condition kind=\"destroy-all\" winner=\"1\"/><condition kind=\"limit\" winner=\"2\"/>"
    "</victory></operation>");
  g_autoptr (StoreFaults) faults = store_faults_new ("operation");
  g_autoptr (GBytes) bytes = NULL;
  WarOperation *operation;

  g_assert_cmpuint (g_string_replace (xml, rows[row].original, rows[row].replacement, 1), ==, 1);
  if (rows[row].other != NULL)
    g_assert_cmpuint (g_string_replace (xml, rows[row].other, rows[row].other_replacement, 1), ==,
                      1);
  bytes = g_string_free_to_bytes (xml);
  operation = store_operation_from_bytes (library, bytes, NULL, faults);
  {
    g_autofree char *lines = store_faults_to_string (faults);

    g_assert_cmpstr (lines, ==, "");
  }

  return operation;
}

static void
test_row (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  StoreLibrary *library = store_library_new (NULL);
  g_autoptr (WarOperation) operation = read_changed (library, row);
  g_autoptr (GArray) oddities = war_operation_check (operation);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < oddities->len; i++)
    {
      const WarOddity *oddity = &g_array_index (oddities, WarOddity, i);
      g_autofree char *sentence = text_oddity (oddity, operation);
      g_autofree char *remedy = text_oddity_remedy (oddity, operation);

      g_assert_true (g_str_has_suffix (remedy, "."));
      g_string_append_printf (found, "%s\n", sentence);
    }
  g_assert_cmpstr (found->str, ==, rows[row].expected);

  store_library_free (library);
}

/* What the rules know nothing of is said, and not what is wrong with it there. */
static void
test_unknown_comings (void)
{
  static const char *const expected[] = {
    "End of Empires 1914 knows no waves, and “British Infantry Brigade” of side 1 (British) are in "
    "one.",
    "End of Empires 1914 knows no reserves: “British Infantry Brigade” of side 1 (British) are "
    "there "
    "from the beginning.",
  };
  StoreLibrary *library = store_library_new (NULL);
  g_autoptr (WarOperation) mons = shipped_load_operation (library, "mons");

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      WarForceEntry *entry = war_force_entry_copy (g_ptr_array_index (mons->forces[0]->entries, 0));
      g_autoptr (WarOperation) changed = NULL;
      g_autoptr (GArray) oddities = NULL;
      g_autofree char *sentence = NULL;

      entry->wave = i == 0 ? 2 : 0;
      entry->arrives = i == 0 ? 0 : 100;
      changed = war_operation_replace_entry (mons, 1, 0, entry);
      oddities = war_operation_check (changed);
      g_assert_cmpuint (oddities->len, ==, 1);
      sentence = text_oddity (&g_array_index (oddities, WarOddity, 0), changed);
      g_assert_cmpstr (sentence, ==, expected[i]);
      g_assert_cmpint (war_oddity_get_weight (&g_array_index (oddities, WarOddity, 0)), ==,
                       WAR_ODDITY_SPOILS);
    }
  store_library_free (library);
}

/* The n-th entry of a side is in the group; NULL: in none. Takes the operation. */
static WarOperation *
regroup (WarOperation *operation, gint side, guint entry, const char *group)
{
  WarForceEntry *changed
    = war_force_entry_copy (g_ptr_array_index (operation->forces[side - 1]->entries, entry));
  WarOperation *regrouped;

  g_free (changed->group);
  changed->group = g_strdup (group);
  regrouped = war_operation_replace_entry (operation, side, entry, changed);
  war_operation_unref (operation);
  return regrouped;
}

/* What is said of its groups, and of which entry. */
static void
assert_groups (const WarOperation *operation, gint entry, const char *expected)
{
  g_autoptr (GArray) oddities = war_operation_check ((WarOperation *) operation);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < oddities->len; i++)
    {
      const WarOddity *oddity = &g_array_index (oddities, WarOddity, i);
      g_autofree char *sentence = text_oddity (oddity, operation);
      g_autofree char *remedy = text_oddity_remedy (oddity, operation);

      g_assert_cmpint (oddity->kind, ==, WAR_ODDITY_GROUP);
      g_assert_cmpint (war_oddity_get_weight (oddity), ==, WAR_ODDITY_SPOILS);
      g_assert_true (
        oddity->entry
        == g_ptr_array_index (operation->forces[oddity->side - 1]->entries, (guint) entry));
      g_string_append_printf (found, "%s %s\n", sentence, remedy);
    }
  g_assert_cmpstr (found->str, ==, expected);
}

#define NAME_COMPANIES \
  "Name a group for each company, 4 at most, and have one officer in each, or name none.\n"
#define NAME_LINES "Name one group for each line that the field has, or none.\n"

/* assault.1.2, assault.A-26: a group that is no company, and what there is instead. */
static void
test_companies (void)
{
  StoreLibrary *library = store_library_new (NULL);
  WarOperation *operation = shipped_load_operation (library, "parapet");

  assert_groups (operation, 0, "");
  operation = regroup (operation, 1, 5, "B Compny");
  assert_groups (operation, 5,
                 "The group “B Compny” of side 1 (British) has no officer. So no group is a "
                 "company: each officer has those who are listed after him. " NAME_COMPANIES);
  operation = regroup (operation, 1, 5, NULL);
  assert_groups (
    operation, 5,
    "“British Riflemen” of side 1 (British) are in no group, and others are. So no group is a "
    "company: each officer has those who are listed after him. " NAME_COMPANIES);
  for (guint entry = 4; entry < 7; entry++)
    operation = regroup (operation, 1, entry, "A Company");
  assert_groups (operation, 0,
                 "The group “A Company” of side 1 (British) has several officers. So no group is a "
                 "company: each officer has those who are listed after him. " NAME_COMPANIES);
  for (guint entry = 0; entry < 14; entry++)
    operation = regroup (operation, 1, entry, NULL);
  assert_groups (operation, 0, "");

  war_operation_unref (operation);
  store_library_free (library);
}

static void
test_one_company_too_many (void)
{
  static const char *const officers[] = { "A", "B", "C", "D", "E" };
  StoreLibrary *library = store_library_new (NULL);
  WarOperation *operation = shipped_load_operation (library, "parapet");
  const WarBook *book = operation->forces[0]->book;

  while (operation->forces[0]->entries->len > 0)
    {
      WarOperation *fewer = war_operation_remove_entry (operation, 1, 0);

      war_operation_unref (operation);
      operation = fewer;
    }
  for (guint i = 0; i < 2 * G_N_ELEMENTS (officers); i++)
    {
      WarForceEntry *entry = war_force_entry_new (
        war_book_find_type (book, i % 2 == 0 ? "battalion-company-officer" : "battalion-riflemen"),
        1 + (gint) i % 2);
      WarOperation *more;

      entry->group = g_strdup (officers[i / 2]);
      more = war_operation_insert_entry (operation, 1, i, entry);
      war_operation_unref (operation);
      operation = more;
    }
  assert_groups (operation, 8,
                 "The group “E” of side 1 (British) is one too many. So no group is a company: all "
                 "units are divided evenly among the officers. " NAME_COMPANIES);

  war_operation_unref (operation);
  store_library_free (library);
}

/* assault.1.10: a garrison for which there is no line. */
static void
test_garrisons (void)
{
  StoreLibrary *library = store_library_new (NULL);
  WarOperation *one = shipped_load_operation (library, "parapet");
  WarOperation *two = shipped_load_operation (library, "switch-line");

  for (guint entry = 0; entry < 3; entry++)
    one = regroup (one, 2, entry, entry == 2 ? "Guns" : "Front");
  assert_groups (one, 2,
                 "The field has no second line for the group “Guns” of side 2 (Germans). They are "
                 "in the first line. " NAME_LINES);

  assert_groups (two, 0, "");
  two = regroup (two, 2, 2, "Guns");
  assert_groups (two, 3,
                 "The group “Second Trench” of side 2 (Germans) is one too many. They are in the "
                 "second line. " NAME_LINES);
  two = regroup (two, 2, 2, NULL);
  assert_groups (
    two, 2,
    "“German Machine Gun” of side 2 (Germans) are in no group, and others are. They are in "
    "the first line. " NAME_LINES);

  war_operation_unref (one);
  war_operation_unref (two);
  store_library_free (library);
}

/* What the rules forbid keeps an operation from being played, and from passing a check; what is
 * hardly meant so does not. */
static void
test_weight (void)
{
  static const struct
  {
    const char *row;
    WarOddityWeight weight;
  } weights[] = {
    { "entrenched.9.2/point-in-zone", WAR_ODDITY_PREVENTS },
    { "cannot-win", WAR_ODDITY_SPOILS },
    { "entrenched.E-23/not-amended", WAR_ODDITY_SPOILS },
  };
  StoreLibrary *library = store_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (weights); i++)
    for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
      if (g_str_equal (rows[row].name, weights[i].row))
        {
          g_autoptr (WarOperation) operation = read_changed (library, row);
          g_autoptr (GArray) oddities = war_operation_check (operation);

          g_assert_cmpuint (oddities->len, >, 0);
          g_assert_cmpint (war_oddity_get_weight (&g_array_index (oddities, WarOddity, 0)), ==,
                           weights[i].weight);
        }
  store_library_free (library);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/oddity/weight", test_weight);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/text/oddity/", rows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_row);
    }

  g_test_add_func ("/text/oddity/unknown-comings", test_unknown_comings);
  g_test_add_func ("/text/oddity/assault.A-26/companies", test_companies);
  g_test_add_func ("/text/oddity/assault.1.1/one-too-many", test_one_company_too_many);
  g_test_add_func ("/text/oddity/assault.1.10/garrisons", test_garrisons);

  return g_test_run ();
}
