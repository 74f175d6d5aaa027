/* test-formats.c: files of every version of the format that ever landed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"
#include "store/documents/game-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/tracker-file.h"

/* tests/store/formats/VERSION/ has files as that version wrote them. It only grows: what has been
 * written once can be opened for ever. */

static StoreLibrary *library;

static void
open_army (const char *path, StoreFaults *faults)
{
  WarArmy *army = store_army_load (library, path, faults);

  g_clear_pointer (&army, war_army_unref);
}

static void
open_book (const char *path, StoreFaults *faults)
{
  WarBook *book = store_book_load (library, path, faults);

  g_clear_pointer (&book, war_book_unref);
}

static void
open_field (const char *path, StoreFaults *faults)
{
  WarField *field = store_field_load (path, faults);

  g_clear_pointer (&field, war_field_unref);
}

static void
open_operation (const char *path, StoreFaults *faults)
{
  WarOperation *operation = store_operation_load (library, path, faults);

  g_clear_pointer (&operation, war_operation_unref);
}

static void
open_campaign (const char *path, StoreFaults *faults)
{
  WarCampaign *campaign = store_campaign_load (library, path, faults);

  g_clear_pointer (&campaign, war_campaign_unref);
}

static void
open_game (const char *path, StoreFaults *faults)
{
  StoreGame *game = store_game_load (library, path, faults);

  g_clear_pointer (&game, store_game_free);
}

static void
open_tracker (const char *path, StoreFaults *faults)
{
  WarTracker *tracker = store_tracker_load (library, path, faults);

  g_clear_pointer (&tracker, war_tracker_unref);
}

static const struct
{
  const char *suffix;
  void (*open) (const char *path, StoreFaults *faults);
  const char *since; /* the version that has them first; NULL: all have */
} kinds[] = {
  { ".duckarmy", open_army },
  { ".duckbook", open_book },
  { ".duckfield", open_field },
  { ".duckop", open_operation },
  { ".duckcampaign", open_campaign },
  { ".duckgame", open_game },
  { ".ducktable", open_tracker, "1.1" },
};

static void
check_file (const char *path, guint counts[G_N_ELEMENTS (kinds)])
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (StoreFaults) faults = NULL;
      g_autofree char *lines = NULL;
      g_autofree char *warnings = NULL;

      if (!g_str_has_suffix (path, kinds[i].suffix))
        continue;

      faults = store_faults_new (path);
      kinds[i].open (path, faults);
      lines = store_faults_to_string (faults);
      warnings = store_faults_warnings_to_string (faults);
      g_assert_cmpstr (lines, ==, "");
      /* Games of older rules only go on from their states. */
      if (kinds[i].open != open_game)
        g_assert_cmpstr (warnings, ==, "");
      counts[i]++;
      return;
    }

  g_error ("%s is of no kind", path);
}

/* A folder is a test. */
static void
test_version (gconstpointer data)
{
  const char *folder = data;
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  g_autofree char *version = g_path_get_basename (folder);
  guint counts[G_N_ELEMENTS (kinds)] = { 0 };
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      check_file (path, counts);
    }

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].since == NULL || g_strcmp0 (version, kinds[i].since) >= 0)
      g_assert_cmpuint (counts[i], >, 0);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) folders = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *root = NULL;
  g_autoptr (GDir) directory = NULL;
  const char *name;
  int result;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  root = g_test_build_filename (G_TEST_DIST, "store", "formats", NULL);
  directory = g_dir_open (root, 0, NULL);
  g_assert_nonnull (directory);

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_strconcat ("/store/formats/", name, NULL);
      char *folder = g_build_filename (root, name, NULL);

      g_ptr_array_add (folders, folder);
      g_test_add_data_func (path, folder, test_version);
    }
  g_assert_cmpuint (folders->len, >, 0);

  result = g_test_run ();
  store_library_free (library);
  return result;
}
