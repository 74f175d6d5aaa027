/* test-leagues.c: campaign files with players, their armies, battles and results
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/campaign/league-edit.h"
#include "engine/campaign/standings.h"
#include "store/documents/army-file.h"
#include "store/documents/campaign-file.h"

static StoreLibrary *library;

static char *
get_path (const char *name)
{
  return store_library_find_file (library, name);
}

static WarCampaign *
read (const char *text, const char *expected)
{
  g_autofree char *example = get_path ("schemas/examples/club.duckcampaign");
  g_autofree char *folder = g_path_get_dirname (example);
  g_autoptr (StoreFaults) faults = store_faults_new ("club");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  WarCampaign *campaign = store_campaign_from_bytes (library, bytes, folder, faults);
  g_autofree char *found = store_faults_to_string (faults);

  g_assert_cmpstr (found, ==, expected);
  return campaign;
}

static char *
get_example (void)
{
  g_autofree char *path = get_path ("schemas/examples/club.duckcampaign");
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
assert_written (const WarCampaign *campaign, const char *expected)
{
  g_autoptr (GBytes) bytes = store_campaign_to_bytes (campaign);

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), expected,
                   strlen (expected));
}

/* All that a file may say of players and battles is read, and written as it was. */
static void
test_contents (void)
{
  g_autofree char *text = get_example ();
  g_autoptr (WarCampaign) campaign = read (text, "");
  const WarLeague *league = campaign->league;
  const WarMatch *last = war_league_get_match (league, 2);
  const WarFought *fought = war_league_get_match (league, 0)->fought;

  g_assert_cmpint (league->scoring.win, ==, 2);
  g_assert_cmpint (league->scoring.draw, ==, 1);
  g_assert_cmpint (league->scoring.ties[0], ==, WAR_TIE_KILLED);
  g_assert_true (league->scoring.carries_losses);
  g_assert_cmpint (fought->objectives[0], ==, 2);
  g_assert_cmpstr (fought->note, ==, "The fog came down.");
  g_assert_cmpint (last->sides[0].kind, ==, WAR_CONTENDER_WINNER);
  g_assert_cmpint (((const WarAfter *) g_ptr_array_index (last->afters, 0))->ending, ==,
                   WAR_ENDING_NOT_DRAW);
  assert_written (campaign, text);
}

/* Nothing need part those who have as many points. */
static void
test_no_ties (void)
{
  g_autofree char *text = get_example ();
  g_autoptr (WarCampaign) before = read (text, "");
  WarScoring scoring = before->league->scoring;
  g_autoptr (WarCampaign) without = NULL, again = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *written = NULL;

  scoring.n_ties = 0;
  without = war_campaign_set_scoring (before, &scoring);
  bytes = store_campaign_to_bytes (without);
  written = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  again = read (written, "");
  g_assert_cmpuint (again->league->scoring.n_ties, ==, 0);
  assert_written (again, written);
}

/* An army lies in the campaign whole, so that it needs no file and no book of its own. */
static void
test_army (void)
{
  g_autofree char *text = get_example ();
  g_autofree char *path = get_path ("scenarios/british-expeditionary-force.duckarmy");
  g_autofree char *other = get_path ("scenarios/german-fourth-army.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);
  g_autoptr (WarArmy) second = store_army_load (library, other, faults);
  g_autoptr (WarCampaign) before = read (text, "");
  g_autoptr (WarCampaign) one = war_campaign_bring_army (before, 1, army);
  g_autoptr (WarCampaign) both = war_campaign_bring_army (one, 2, second);
  g_autoptr (GBytes) bytes = store_campaign_to_bytes (both);
  g_autofree char *written = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (WarCampaign) again = read (written, "");
  const WarArmy *found = war_league_get_player (again->league, 1)->army;

  g_assert_cmpuint (found->units->len, ==, army->units->len);
  g_assert_cmpint (war_army_get_cost (found), ==, war_army_get_cost (army));
  g_assert_cmpuint (war_league_get_player (again->league, 2)->army->units->len, ==,
                    second->units->len);
  assert_written (again, written);
}

/* A campaign without players is written as before. */
static void
test_without (void)
{
  g_autofree char *path = get_path ("schemas/examples/example.duckcampaign");
  g_autofree char *text = NULL;
  g_autoptr (WarCampaign) campaign = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  campaign = read (text, "");
  g_assert_null (campaign->league);
  assert_written (campaign, text);
}

/* What a newer version says of players, battles and results is kept. */
static void
test_newer (void)
{
  g_autofree char *text = get_example ();
  g_autoptr (GString) newer = g_string_new (text);
  g_autoptr (WarCampaign) campaign = NULL;

  g_string_replace (newer, "version=\"1.1\"", "version=\"1.2\"", 1);
  g_string_replace (newer, "<league win=\"2\"", "<league win=\"2\" mood=\"good\"", 1);
  g_string_replace (newer, "name=\"Anna\"/>", "name=\"Anna\" colour=\"red\"/>", 1);
  g_string_replace (newer, "part=\"1\" player-1=\"anna\"",
                    "part=\"1\" room=\"4\" player-1=\"anna\"", 1);
  g_string_replace (newer, "note=\"The fog", "weather=\"fog\" note=\"The fog", 1);
  campaign = read (newer->str, "");
  g_assert_nonnull (campaign);

  g_autoptr (GBytes) bytes = store_campaign_to_bytes (campaign);
  g_autofree char *written = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  static const char *const kept[]
    = { "version=\"1.2\"", "mood=\"good\"", "colour=\"red\"", "room=\"4\"", "weather=\"fog\"" };

  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    g_assert_nonnull (strstr (written, kept[i]));
}

/* Ten thousand battles are refused in one sentence; a thousand are not. */
static void
test_many (void)
{
  for (guint n = 1000; n <= 10000; n += 9000)
    {
      g_autoptr (GString) text = g_string_new (
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<campaign xmlns=\"urn:duckboard:1\" version=\"1.1\" id=\"many\" name=\"Many\" "
        "system=\"entrenched\">\n  <parts/>\n  <league>\n    <players>\n"
        "      <player id=\"a\" name=\"A\"/>\n      <player id=\"b\" name=\"B\"/>\n"
        "    </players>\n    <battles>\n");
      g_autoptr (WarCampaign) campaign = NULL;

      for (guint i = 0; i < n; i++)
        g_string_append_printf (text, "      <battle id=\"b%u\" player-1=\"a\" player-2=\"b\">%s\n",
                                i, i > 0 ? "<after battle=\"b0\"/></battle>" : "</battle>");
      g_string_append (text, "    </battles>\n  </league>\n</campaign>\n");
      campaign
        = read (text->str,
                n == 1000 ? "" : "club:1010:7: there may be at most 1000 <battle> in <battles>\n");
      if (campaign != NULL)
        {
          g_autoptr (GArray) states = war_league_get_states (campaign->league);

          g_assert_cmpint (g_array_index (states, WarMatchState, 999).status, ==,
                           WAR_MATCH_WAITING);
        }
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/store/leagues/contents", test_contents);
  g_test_add_func ("/store/leagues/army", test_army);
  g_test_add_func ("/leagues/no-ties", test_no_ties);
  g_test_add_func ("/store/leagues/without", test_without);
  g_test_add_func ("/store/leagues/newer", test_newer);
  g_test_add_func ("/store/leagues/many", test_many);
  status = g_test_run ();
  store_library_free (library);
  return status;
}
