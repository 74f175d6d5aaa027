/* test-words.c: what comes with the program is in the reader's language, what people wrote is not
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "store/documents/army-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"
#include "store/documents/game-file.h"
#include "store/documents/operation-file.h"

#define LOCALES "FIXTURE_LOCALES"

/* Of a program in German. */
static StoreLibrary *library;

static char *
find (const char *name)
{
  g_autofree char *relative = g_strconcat ("scenarios/", name, NULL);
  char *path = store_library_find_file (library, relative);

  g_assert_nonnull (path);
  return path;
}

static WarOperation *
load_operation (const char *name)
{
  g_autofree char *path = find (name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarOperation *operation = store_operation_load (library, path, faults);

  g_assert_nonnull (operation);
  return operation;
}

static void
assert_says (GBytes *bytes, const char *words, gboolean says)
{
  gboolean found = g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                 words)
                   != NULL;

  if (found != says)
    g_error ("“%s” is%s in the file", words, found ? "" : " not");
}

/* All of it is: titles, dates, stories, sides, units' names, and the field's. */
static void
test_operation (void)
{
  g_autoptr (WarOperation) operation = load_operation ("hooge.duckop");
  g_autoptr (WarOperation) other = load_operation ("le-cateau.duckop");
  const WarZone *zone = g_ptr_array_index (operation->field->zones, 0);

  g_assert_cmpstr (operation->id, ==, "hooge");
  g_assert_cmpstr (operation->name, ==, "Belagerung von Hooge");
  g_assert_true (g_str_has_prefix (operation->prologue, "Hooge liegt an der Straße"));
  g_assert_nonnull (strstr (operation->prologue, "\n\nNun ist es August. V"));
  g_assert_cmpstr (operation->forces[1]->name, ==, "Mittelmächte");
  g_assert_cmpstr (zone->name, !=, NULL);
  g_assert_nonnull (war_field_find_point (operation->field, "manor-point"));
  g_assert_cmpstr (other->name, ==, "Der Höhenrücken bei Le Cateau");
}

static void
test_campaign (void)
{
  g_autofree char *path = find ("blood-of-ypres.duckcampaign");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarCampaign) campaign = store_campaign_load (library, path, faults);

  g_assert_nonnull (campaign);
  g_assert_true (g_str_has_prefix (campaign->prologue, "Im Oktober 1914"));
  g_assert_cmpstr (war_campaign_get_part (campaign, 1)->operation->name, ==,
                   "Belagerung von Hooge");
}

static void
test_army (void)
{
  g_autofree char *path = find ("german-fifteenth-corps.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);
  gboolean looks = FALSE;

  g_assert_nonnull (army);
  g_assert_cmpstr (army->name, ==, "Deutsches XV. Korps");
  for (guint i = 0; i < army->units->len; i++)
    looks |= g_strcmp0 (war_army_get_unit (army, i)->note, "Hält Ausschau nach Offizieren.") == 0;
  g_assert_true (looks);
}

/* Also one that is called just like something of the program's. */
static void
test_own (void)
{
  g_autoptr (WarOperation) shipped = load_operation ("hooge.duckop");
  g_autoptr (WarOperation) own = war_operation_copy (shipped);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "own.duckop", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (WarOperation) read = NULL;

  g_free (own->id);
  own->id = g_strdup ("of-my-own");
  g_free (own->name);
  own->name = g_strdup ("The Ridge");
  g_free (own->forces[1]->name);
  own->forces[1]->name = g_strdup ("Central Powers");
  bytes = store_operation_to_whole_bytes (own);
  assert_says (bytes, "name=\"The Ridge\"", TRUE);
  read = store_operation_from_bytes (library, bytes, NULL, faults);
  g_assert_nonnull (read);
  g_assert_cmpstr (read->name, ==, "The Ridge");
  g_assert_cmpstr (read->forces[1]->name, ==, "Central Powers");
  /* What somebody has duplicated is what he saw. */
  g_assert_true (g_str_has_prefix (read->prologue, "Hooge liegt an der Straße"));
}

static void
test_own_field (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "duckboard-words.duckfield", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarField) field = war_field_new ("The Ridge", WAR_INCH * 48, WAR_INCH * 48);
  g_autoptr (GError) error = NULL;
  g_autoptr (WarField) read = NULL;

  g_assert_true (store_field_save (field, path, &error));
  g_assert_no_error (error);
  read = store_field_open (library, path, faults);
  g_assert_nonnull (read);
  g_assert_cmpstr (read->name, ==, "The Ridge");
  g_assert_cmpint (g_remove (path), ==, 0);
}

/* Whatever is in the program's documents is English again in every file that they go to: somebody
 * else may open it. */
static void
test_files (void)
{
  g_autoptr (GPtrArray) paths = store_library_list_shipped (library, ".duckop");

  g_assert_cmpuint (paths->len, >, 10);
  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
      g_autoptr (GBytes) written = store_operation_to_bytes (operation);
      g_autofree char *file = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (path, &file, &length, NULL));
      g_assert_cmpmem (g_bytes_get_data (written, NULL), g_bytes_get_size (written), file, length);
    }
}

static void
test_game (void)
{
  g_autoptr (WarOperation) operation = load_operation ("hooge.duckop");
  WarSetupFault fault = { 0 };
  g_autoptr (StoreGame) game = store_game_new (operation, 1914, &fault);
  g_autoptr (StoreFaults) faults = store_faults_new ("game");
  g_autoptr (GBytes) bytes = store_game_to_bytes (game);
  g_autoptr (StoreGame) read = store_game_from_bytes (library, bytes, faults);
  g_autoptr (GBytes) again = NULL;

  assert_says (bytes, "Siege of Hooge", TRUE);
  assert_says (bytes, "Central Powers", TRUE);
  assert_says (bytes, "Belagerung", FALSE);
  assert_says (bytes, "Hooge liegt", FALSE);
  g_assert_nonnull (read);
  g_assert_cmpstr (read->operation->name, ==, "Belagerung von Hooge");
  again = store_game_to_bytes (read);
  g_assert_true (g_bytes_equal (bytes, again));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv (LOCALES));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  library = store_library_new (NULL);
  g_test_add_func ("/words/operation", test_operation);
  g_test_add_func ("/words/campaign", test_campaign);
  g_test_add_func ("/words/army", test_army);
  g_test_add_func ("/words/own", test_own);
  g_test_add_func ("/words/own-field", test_own_field);
  g_test_add_func ("/words/files", test_files);
  g_test_add_func ("/words/game", test_game);
  status = g_test_run ();
  store_library_free (library);
  return status;
}
