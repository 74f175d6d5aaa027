/* test-roster.c: armies and operations as plain text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "store/army-file.h"
#include "store/campaign-file.h"
#include "store/operation-file.h"
#include "text/briefing.h"
#include "text/roster.h"

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
  g_autofree char *roster = text_roster (edited);

  assert_contains (roster, "British Expeditionary Force\n===========================\n");
  assert_contains (roster, "Entente In Arms · Assault\n725 of 665 points · 14 units\n");
  assert_contains (roster, " 7 × BEF Infantry ");
  assert_contains (roster, "280 points\n     W 4  M 4″  R 3+  S 4+  B 2\n");
  assert_contains (roster, "“Emma Gees”");
  assert_contains (roster, "The army is not legal.");
  assert_contains (roster, "(Rule\u00a010.3)");
  assert_80_columns (roster);
}

static void
test_briefing (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, "scenarios/langemarck.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  g_autofree char *briefing = text_briefing (operation);

  assert_contains (briefing, "    5 × BEF Infantry\n");
  assert_contains (briefing, "665 points\n");
  assert_contains (briefing, "24″ × 12″. At most 12 rounds.");
  assert_contains (briefing, "has stayed in “Entente Zone” for 2\nrounds.");
  assert_80_columns (briefing);
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
  assert_contains (briefing, "At most 12 rounds.\nEntente go first.\nOpening Volley: no\n\n");
  assert_80_columns (briefing);
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

  assert_contains (briefing, "First the bridge, then the far bank.\n\n1. Example ");
  assert_contains (briefing, "May 1915\n   Nowhere\n   Entente: 930 points\n");
  assert_contains (briefing, "\n2. The Far Bank\n   Entente: 120 points\n");
  g_assert_null (strstr (briefing, "chooses"));
  assert_80_columns (briefing);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/roster/army", test_roster);
  g_test_add_func ("/text/roster/entrenched.11.1/briefing", test_briefing);
  g_test_add_func ("/text/roster/agreements", test_agreements);
  g_test_add_func ("/text/roster/entrenched.E-24/campaign", test_campaign);
  return g_test_run ();
}
