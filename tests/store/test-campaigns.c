/* test-campaigns.c: campaign files: links, embedded operations, and what is against their sense
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "engine/campaign/campaign-edit.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"

typedef struct
{
  StoreLibrary *library;
  char *examples; /* the folder of the examples */
  char *folder; /* temporary */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;

  fixture->library = store_library_new (NULL);
  path = store_library_find_file (fixture->library, "schemas/examples/example.duckcampaign");
  fixture->examples = g_path_get_dirname (path);
  fixture->folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->examples);
  store_library_free (fixture->library);
}

static char *
get_text (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static WarCampaign *
load (Fixture *fixture, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarCampaign *campaign = store_campaign_load (fixture->library, path, faults);
  g_autofree char *lines = store_faults_to_string (faults);

  g_assert_cmpstr (lines, ==, "");
  return campaign;
}

static void
save (Fixture *fixture, const WarCampaign *campaign, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  store_campaign_save (fixture->library, campaign, path, &error);
  g_assert_no_error (error);
}

/* entrenched.E-24: carried over unless a part says no; both forms are written as they were read. */
static void
test_contents (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarCampaign) campaign = load (fixture, fixture->examples, "example.duckcampaign");
  g_autofree char *text = get_text (fixture->examples, "example.duckcampaign");
  g_autoptr (GBytes) bytes = store_campaign_to_bytes (campaign);
  const WarPart *bridge = war_campaign_get_part (campaign, 0);
  const WarPart *bank = war_campaign_get_part (campaign, 1);

  g_assert_cmpstr (campaign->prologue, ==, "First the bridge, then the far bank.");
  g_assert_cmpuint (campaign->parts->len, ==, 2);
  g_assert_cmpstr (bridge->link, ==, "example.duckop");
  g_assert_cmpstr (bridge->operation->prologue, ==, "Both sides want the bridge.");
  g_assert_cmpstr (bridge->operation->field->name, ==, "Example");
  g_assert_null (bank->link);
  g_assert_false (bank->winner_chooses);
  g_assert_null (bank->operation->prologue);
  g_assert_cmpstr (bank->operation->field->name, ==, "Far Bank");
  g_assert_cmpuint (bank->operation->field->zones->len, ==, 2);

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, strlen (text));
}

/* A draft needs no other file, and keeps the links all the same. */
static void
test_draft (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarCampaign) campaign = load (fixture, fixture->examples, "example.duckcampaign");
  g_autoptr (GBytes) draft = store_campaign_to_draft (campaign);
  g_autoptr (StoreFaults) faults = store_faults_new ("draft");
  g_autoptr (WarCampaign) recovered = store_campaign_from_draft (fixture->library, draft, faults);
  g_autoptr (GBytes) found = NULL, expected = NULL;

  g_assert_nonnull (recovered);
  found = store_campaign_to_bytes (recovered);
  expected = store_campaign_to_bytes (campaign);
  g_assert_true (g_bytes_equal (found, expected));
  g_assert_cmpstr (war_campaign_get_part (recovered, 0)->operation->field_link, ==,
                   "example.duckfield");
}

/* In a folder where its links lead nowhere a campaign takes its operations along, with their
 * fields; where they lead to the same it keeps the links. */
static void
test_takes_its_operations_along (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "example.duckop", "example.duckfield" };
  g_autoptr (WarCampaign) campaign = load (fixture, fixture->examples, "example.duckcampaign");
  g_autofree char *original = get_text (fixture->examples, "example.duckcampaign");
  g_autofree char *text = NULL;
  g_autoptr (WarCampaign) whole = NULL;

  save (fixture, campaign, "whole.duckcampaign");
  whole = load (fixture, fixture->folder, "whole.duckcampaign");
  g_assert_null (war_campaign_get_part (whole, 0)->link);
  g_assert_null (war_campaign_get_part (whole, 0)->operation->field_link);
  g_assert_cmpuint (war_campaign_get_part (whole, 0)->operation->field->features->len, ==, 4);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *contents = get_text (fixture->examples, names[i]);
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      g_assert_true (g_file_set_contents (path, contents, -1, NULL));
    }
  save (fixture, campaign, "linked.duckcampaign");
  text = get_text (fixture->folder, "linked.duckcampaign");
  g_assert_cmpstr (text, ==, original);
}

/* The operation of End of Empires 1914 that is shipped has one amendment on, and one that no game
 * turns on: a campaign file that has it inside keeps both, and so does a draft. */
static void
test_fixed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = store_library_find_file (fixture->library, "scenarios/mons.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) mons = store_operation_load (fixture->library, path, faults);
  g_autoptr (WarCampaign) empty = war_campaign_new ("canal", "Canal", mons->rules);
  g_autoptr (WarCampaign) campaign = war_campaign_add_operation (empty, mons, NULL);
  g_autoptr (GBytes) draft = store_campaign_to_draft (campaign);
  g_autoptr (WarCampaign) drafted = store_campaign_from_draft (fixture->library, draft, faults);
  g_autoptr (WarCampaign) saved = NULL;

  save (fixture, campaign, "canal.duckcampaign");
  saved = load (fixture, fixture->folder, "canal.duckcampaign");
  g_assert_nonnull (drafted);
  g_assert_cmpuint (mons->fixed_off, !=, 0);
  for (guint i = 0; i < 2; i++)
    {
      const WarOperation *found = war_campaign_get_part (i == 0 ? saved : drafted, 0)->operation;

      g_assert_cmpuint (found->amendments, ==, mons->amendments);
      g_assert_cmpuint (found->fixed_off, ==, mons->fixed_off);
    }
}

static void
test_without_sense (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *original, *replacement, *expected;
  } rows[] = {
    { "id=\"far-bank\"", "id=\"example\"",
      "campaign:11:7: the operation “example” is another part already\n" },
    { "<part>", "<part winner-chooses=\"yes\">",
      "campaign:7:27: nothing is carried over into the first part\n" },
    { "winner-chooses=\"no\">", "winner-chooses=\"no\"><operation-link href=\"example.duckop\"/>",
      NULL },
    { "href=\"example.duckop\"", "href=\"gone.duckop\"", NULL },
  };
  static const char *const needles[] = { "there may be <operation-link> or <operation>, not both",
                                         "the operation cannot be opened:\n" };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = get_text (fixture->examples, "example.duckcampaign");
      GString *changed = g_string_new (text);
      g_autoptr (StoreFaults) faults = store_faults_new ("campaign");
      g_autoptr (GBytes) bytes = NULL;
      g_autofree char *lines = NULL;

      g_assert_cmpuint (g_string_replace (changed, rows[i].original, rows[i].replacement, 1), ==,
                        1);
      bytes = g_string_free_to_bytes (changed);
      g_assert_null (
        store_campaign_from_bytes (fixture->library, bytes, fixture->examples, faults));
      lines = store_faults_to_string (faults);
      if (rows[i].expected != NULL)
        g_assert_cmpstr (lines, ==, rows[i].expected);
      else if (strstr (lines, needles[i - 2]) == NULL)
        g_error ("“%s” lacks “%s”", lines, needles[i - 2]);
    }
}

/* entrenched.E-24: whoever won chooses; after a draw, and if the part says no, all is as it was. */
static void
test_carried_over (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarCampaign) campaign = load (fixture, fixture->examples, "example.duckcampaign");
  const WarPart *bank = war_campaign_get_part (campaign, 1);
  g_autoptr (WarPart) chosen = war_part_new (bank->operation, NULL, TRUE);
  WarResult result = { .winner = WAR_WINNER_SIDE_2 };
  g_autoptr (WarOperation) unchanged = war_campaign_get_operation (campaign, 1, &result);
  g_autoptr (WarOperation) changed = NULL;
  g_autoptr (WarOperation) after_draw = NULL;

  g_assert_true (unchanged == bank->operation);

  g_ptr_array_add (campaign->parts, war_part_ref (chosen));
  changed = war_campaign_get_operation (campaign, 2, (WarResult[]){ result, result });
  g_assert_cmpint (changed->first_chooser, ==, 2);
  g_assert_cmpint (bank->operation->first_chooser, ==, 0);
  {
    g_autoptr (GBytes) before = store_operation_to_bytes (bank->operation);
    g_autoptr (GBytes) after = NULL;

    changed->first_chooser = 0;
    after = store_operation_to_bytes (changed);
    g_assert_true (g_bytes_equal (before, after));
  }

  result.winner = WAR_WINNER_DRAW;
  after_draw = war_campaign_get_operation (campaign, 2, (WarResult[]){ result, result });
  g_assert_true (after_draw == bank->operation);
}

static void
test_winner (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarResult results[2];
    guint n_results;
    gint winner;
  } rows[] = {
    { { { 1, { 0, 0 } } }, 1, WAR_WINNER_NONE },
    { { { 1, { 0, 500 } }, { 3, { 0, 500 } } }, 2, WAR_WINNER_SIDE_1 },
    { { { 1, { 300, 200 } }, { 2, { 100, 250 } } }, 2, WAR_WINNER_SIDE_2 },
    { { { 3, { 300, 200 } }, { 3, { 100, 100 } } }, 2, WAR_WINNER_SIDE_1 },
    { { { 1, { 300, 200 } }, { 2, { 100, 200 } } }, 2, WAR_WINNER_DRAW },
  };
  g_autoptr (WarCampaign) campaign = load (fixture, fixture->examples, "example.duckcampaign");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (war_campaign_get_winner (campaign, rows[i].results, rows[i].n_results), ==,
                     rows[i].winner);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/store/campaigns/contents", test_contents);
  ADD ("/store/campaigns/draft", test_draft);
  ADD ("/store/campaigns/takes-its-operations-along", test_takes_its_operations_along);
  ADD ("/store/campaigns/empires.C-1/fixed", test_fixed);
  ADD ("/store/campaigns/without-sense", test_without_sense);
  ADD ("/store/campaigns/entrenched.E-24/carried-over", test_carried_over);
  ADD ("/store/campaigns/entrenched.E-24/winner", test_winner);

  return g_test_run ();
}
