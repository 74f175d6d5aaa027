/* test-roster.c: armies and operations as plain text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "shipped.h"
#include "store/documents/army-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/operation-file.h"
#include "text/army/roster.h"
#include "text/operation/briefing.h"

static void
assert_contains (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in:\n%s", part, text);
}

static void
assert_80_columns (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 80);
      g_assert_false (g_str_has_suffix (lines[i], " "));
    }
}

static void
test_roster (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path
    = store_library_find_file (library, "scenarios/british-expeditionary-force.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);
  g_autoptr (WarUnit) unit = war_unit_new (
    war_book_find_type (army->book, "vickers-mg-team"), "Emma Gees",
    "Watches the road to Poelcappelle all day and all night, and has orders to hold "
    "it as long as there is a belt left.");
  g_autoptr (WarArmy) edited = war_army_insert_unit (army, 0, unit);
  g_autofree char *roster = text_roster (edited, TEXT_ROSTER_PLAIN, TEXT_ROSTER_FULL);

  assert_contains (roster, "British Expeditionary Force\n===========================\n");
  assert_contains (roster, "Entente In Arms · Assault\n725 of 665 points · 14 units\n");
  assert_contains (roster, " 7 × BEF Infantry ");
  assert_contains (roster, "280 points\n     W 4  M 4″  R 3+  S 4+  B 2\n");
  assert_contains (roster, "“Emma Gees”");
  assert_contains (roster, "The army is not legal.");
  assert_contains (roster, "(Rule\u00a010.3)");
  assert_80_columns (roster);
}

static WarArmy *
load_british (StoreLibrary *library)
{
  g_autofree char *path
    = store_library_find_file (library, "scenarios/british-expeditionary-force.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  return store_army_load (library, path, faults);
}

/* What a name or note says does not become markup. */
static WarArmy *
load_tricky (StoreLibrary *library)
{
  const guint officer = 0;
  g_autoptr (WarArmy) army = load_british (library);
  g_autoptr (WarArmy) named
    = war_army_set_units_name (army, &officer, 1, "<b>A</b> & [i]*B*[/i] | C");

  return war_army_set_units_note (named, &officer, 1, "A secret");
}

static const struct
{
  TextRosterFormat format;
  TextRosterReader reader;
  const char *expected[4];
} formats[] = {
  { TEXT_ROSTER_LINE,
    TEXT_ROSTER_FULL,
    { "British Expeditionary Force, 665 of 665 points: 1 × BEF Officer “",
      ", 7 × BEF Infantry, " } },
  { TEXT_ROSTER_LINE,
    TEXT_ROSTER_FOR_OPPONENT,
    { "British Expeditionary Force: 1 × BEF Officer" } },
  { TEXT_ROSTER_PLAIN, TEXT_ROSTER_FULL, { "A secret" } },
  { TEXT_ROSTER_PLAIN,
    TEXT_ROSTER_FOR_OPPONENT,
    { "Entente In Arms · Assault\n13 units\n", " 7 × BEF Infantry\n     W 4  M 4″  R 3+" } },
  { TEXT_ROSTER_MARKDOWN,
    TEXT_ROSTER_FULL,
    { "# British Expeditionary Force\n\nEntrenched! 1914–1915 · ",
      "\n\n| Units | Points | W | M | R | S | B | Weapons and traits |\n"
      "| --- | ---: | --- | --- | --- | --- | --- | --- |\n",
      "| 7 × BEF Infantry | 280 | 4 | 4″ | 3+ | 4+ | 2 | Lee-Enfield 10″/4+/DPW; Bayonet "
      "melee/5+/DPW |\n",
      "“\\<b\\>A\\</b\\> & \\[i\\]\\*B\\*\\[/i\\] \\| C” (A secret)" } },
  { TEXT_ROSTER_MARKDOWN,
    TEXT_ROSTER_FOR_OPPONENT,
    { "| Units | W | M |", "| --- | --- |", "| 7 × BEF Infantry | 4 | 4″ |" } },
  { TEXT_ROSTER_BBCODE,
    TEXT_ROSTER_FULL,
    { "[b]British Expeditionary Force[/b]\n", "[list]\n[*][b]1 × BEF Officer “",
      "[*][b]7 × BEF Infantry[/b] · 280 points · W 4  M 4″  R 3+  S 4+  B 2 · ", "(A secret)" } },
  { TEXT_ROSTER_BBCODE, TEXT_ROSTER_FULL, { "(i)*B*(/i)" } },
  { TEXT_ROSTER_HTML,
    TEXT_ROSTER_FULL,
    { "<h1>British Expeditionary Force</h1>\n", "<table>\n<tr><th>Units</th><th>Points</th>",
      "<tr><td>7 × BEF Infantry</td><td>280</td><td>4</td>",
      "“&lt;b&gt;A&lt;/b&gt; &amp; [i]*B*[/i] | C” (A secret)</td>" } },
};

static void
test_formats (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarArmy) army = load_tricky (library);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *roster = text_roster (army, formats[i].format, formats[i].reader);

      for (guint j = 0; j < G_N_ELEMENTS (formats[i].expected); j++)
        if (formats[i].expected[j] != NULL)
          assert_contains (roster, formats[i].expected[j]);
    }
}

/* An opponent sees neither costs nor notes, waves or limits, whatever the format. */
static void
test_opponent (void)
{
  const guint first[] = { 1, 2, 3 };
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarArmy) tricky = load_tricky (library);
  g_autoptr (WarArmy) split = war_army_set_units_wave (tricky, first, 3, 2);
  g_autoptr (WarArmy) army = war_army_set_game_type (split, "attrition");

  for (TextRosterFormat format = TEXT_ROSTER_PLAIN; format <= TEXT_ROSTER_HTML; format++)
    {
      g_autofree char *roster = text_roster (army, format, TEXT_ROSTER_FOR_OPPONENT);
      g_autofree char *full = text_roster (army, format, TEXT_ROSTER_FULL);

      assert_contains (roster, "7 × BEF Infantry");
      assert_contains (full, "A secret");
      assert_contains (full, "3 × BEF Infantry · wave 2");
      g_assert_null (strstr (roster, "oint"));
      g_assert_null (strstr (roster, "280"));
      g_assert_null (strstr (roster, "665"));
      g_assert_null (strstr (roster, "ave 2"));
      g_assert_null (strstr (roster, "secret"));
      g_assert_null (strstr (roster, "legal"));
    }
}

static void
test_briefing (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "langemarck");
  g_autofree char *briefing = text_briefing (operation);
  g_autofree char *goals = text_goals (operation, 1);

  /* First what one's own side wins by. */
  g_assert_true (g_str_has_prefix (goals, "Central Powers win when one of their units has stayed"));
  assert_contains (goals, " Entente win when ");
  assert_contains (briefing, "    5 × BEF Infantry\n");
  assert_contains (briefing, "665 points\n");
  assert_contains (briefing, "24″ × 12″. At most 12 rounds.");
  assert_contains (briefing, "\nThe dice decide who goes first.\n");
  assert_contains (briefing, "has stayed in “Entente Zone” for 2\nrounds.");
  assert_80_columns (briefing);
}

/* Of the board that is played on (club.1.9). */
static void
test_goals (void)
{
  static const struct
  {
    const char *name, *goal;
  } goals[] = {
    { "club-first-watch", "A side wins with 5 of the 7 forts or when " },
    { "club-four-flags", "A side wins with 9 of the 14 forts or when " },
  };
  g_autoptr (StoreLibrary) library = store_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      g_autoptr (WarOperation) operation = shipped_load_operation (library, goals[i].name);
      g_autofree char *said = text_goals (operation, 0), *briefing = text_briefing (operation);

      g_assert_true (g_str_has_prefix (said, goals[i].goal));
      assert_contains (briefing, goals[i].goal);
    }
}

/* What has been agreed on, names and waves stand in it. */
static void
test_agreements (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, "schemas/examples/example.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  g_autofree char *briefing = text_briefing (operation);

  assert_contains (briefing, "Entrenched! 1914–1915 · War of Attrition · Nowhere · May 1915\n");
  assert_contains (briefing, "    1 × BEF Officer “Captain Hale” · wave 2\n");
  assert_contains (briefing, "    2 × British Cavalry · from round 4, at the south edge\n");
  assert_contains (briefing, "    1 × French Cavalry · from round 5, in “Zone: Entente”\n");
  assert_contains (briefing, "At most 12 rounds.\nEntente go first.\n"
                             "Amendment E-18: No wave costs more than half of the army.\n"
                             "Amendment E-27: Opening volley: half the dice.\n\n");
  assert_80_columns (briefing);
}

/* Who is named first in an operation goes first, or only places first, as the system has it; where
 * both sides act at once nobody does. */
static void
test_first (void)
{
  static const struct
  {
    const char *name, *sentence;
    guint n_choices;
  } cases[] = {
    { "hooge.duckop", "The dice decide who goes first.\n", 5 },
    { "mons.duckop", "British place first.\n", 3 },
    { "club-first-watch.duckop", NULL, 3 },
    { "parapet.duckop", NULL, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (StoreLibrary) library = store_library_new (NULL);
      g_autofree char *name = g_strconcat ("scenarios/", cases[i].name, NULL);
      g_autofree char *path = store_library_find_file (library, name);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
      g_autofree char *briefing = text_briefing (operation);
      g_autoptr (GPtrArray) choices = text_first_choices (operation);

      if (cases[i].sentence != NULL)
        assert_contains (briefing, cases[i].sentence);
      g_assert_cmpuint (choices->len, ==, cases[i].n_choices);
      g_assert_true ((strstr (briefing, " go first") != NULL)
                     == (cases[i].sentence == NULL && cases[i].n_choices > 0));
    }
}

static void
test_campaign (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path
    = store_library_find_file (library, "schemas/examples/example.duckcampaign");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarCampaign) campaign = store_campaign_load (library, path, faults);
  g_autofree char *briefing = text_campaign_briefing (campaign);
  g_autofree char *later = NULL;
  const char *record = "1 of 2 operations have been played. Entente: 1 win, ";

  assert_contains (briefing, "First the bridge, then the far bank.\n\n1. Example ");
  assert_contains (briefing, "May 1915\n   Nowhere\n   Entente: 1150 points\n");
  assert_contains (briefing, "\n2. The Far Bank\n   Entente: 120 points\n");
  g_assert_null (strstr (briefing, "chooses"));
  g_assert_null (strstr (briefing, "have been played"));
  assert_80_columns (briefing);

  ((WarPart *) g_ptr_array_index (campaign->parts, 0))->result.winner = WAR_WINNER_SIDE_1;
  later = text_campaign_briefing (campaign);
  assert_contains (later, record);
  assert_80_columns (later);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/roster/army", test_roster);
  g_test_add_func ("/text/roster/formats", test_formats);
  g_test_add_func ("/text/roster/entrenched.E-18/opponent", test_opponent);
  g_test_add_func ("/text/roster/entrenched.11.1/briefing", test_briefing);
  g_test_add_func ("/text/club.1.9/goals", test_goals);
  g_test_add_func ("/text/roster/agreements", test_agreements);
  g_test_add_func ("/text/briefing/first", test_first);
  g_test_add_func ("/text/roster/entrenched.E-24/campaign", test_campaign);
  return g_test_run ();
}
