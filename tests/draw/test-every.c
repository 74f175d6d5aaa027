/* test-every.c: every kind of sheet of all that is shipped can be read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "draw/print/extras.h"
#include "draw/sheets/campaign-sheet.h"
#include "draw/sheets/operation-sheet.h"
#include "draw/sheets/roster-sheet.h"
#include "engine/system.h"
#include "fixture.h"
#include "lettered.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/routine.h"
#include "text/army/roster.h"

static StoreLibrary *library;

/* The inks take turns: what is lettered is the same in all of them. */
static DrawSheetSetup
get_setup (guint i)
{
  static const DrawInk inks[] = { DRAW_INK_COLOUR, DRAW_INK_BLACK, DRAW_INK_SAVING };

  return (DrawSheetSetup){ .paper = draw_paper_a4, .ink = inks[i % G_N_ELEMENTS (inks)] };
}

/* Takes the sheets. Nothing is cut off, nor has a word that nobody translated or gave. */
static void
check (DrawSheets *sheets, const char *name)
{
  g_autofree char *texts = NULL;

  g_test_message ("%s", name);
  g_assert_nonnull (sheets);
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), >, 0);
  texts = lettered_dup_texts (sheets);
  g_assert_cmpuint (strlen (texts), >, 0);
  g_assert_null (strstr (texts, "(null)"));
  g_assert_null (strstr (texts, "…"));
  draw_sheets_free (sheets);
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The paths of all shipped files of a kind. */
static GPtrArray *
list (const char *folder, const char *ending)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", folder, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ending))
      g_ptr_array_add (found, g_build_filename (path, name, NULL));
  g_assert_cmpuint (found->len, >, 0);
  g_ptr_array_sort (found, compare_names);
  return found;
}

/* What stands behind sheets; not all of it is of everything. */
static void
check_extras (const DrawSubject *subject, guint parts, const char *name, guint nth)
{
  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    {
      const DrawSheetSetup setup = get_setup (nth++);
      g_autofree char *both = g_strdup_printf ("%s: %s", name, option->id);
      DrawSheets *sheets;

      if (!option->is_extra || (parts & option->part) == 0 || option->part == DRAW_SHEET_CONTENTS)
        continue;
      sheets = draw_extra_sheets_new (option->part, subject, &setup);
      if (sheets != NULL)
        check (sheets, both);
    }
}

static void
test_operations (void)
{
  g_autoptr (GPtrArray) paths = list ("scenarios", ".duckop");

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
      const WarRoutine *routine
        = store_library_get_routine (library, operation->rules->system->id, NULL);
      const DrawSheetSetup setup = get_setup (i);
      const DrawSubject subject
        = { .operation = operation, .rules = operation->rules, .routine = routine };

      check (draw_operation_sheets_new (operation, routine, &setup), path);
      /* Of tiles most of the field lies beyond the paper: test-tiles.c looks at them. */
      check_extras (&subject, DRAW_SHEET_PARTS_OF_OPERATION & ~(guint) DRAW_SHEET_TILES, path, i);
    }
}

static void
test_armies (void)
{
  g_autoptr (GPtrArray) paths = list ("scenarios", ".duckarmy");

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarArmy) army = store_army_load (library, path, faults);
      const DrawSubject subject
        = { .army = army,
            .rules = army->rules,
            .routine = store_library_get_routine (library, army->rules->system->id, NULL) };

      for (guint j = 0; draw_sheet_get_detail_ids ()[j] != NULL; j++)
        {
          DrawSheetSetup setup = get_setup (i + j);

          setup.detail = (DrawSheetDetail) j;
          check (draw_roster_sheets_new (army, &setup), path);
        }
      check_extras (&subject, DRAW_SHEET_PARTS_OF_ARMY, path, i);
    }
}

static void
test_books (void)
{
  g_autoptr (GPtrArray) paths = list ("data/books", ".duckbook");

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      const DrawSheetSetup setup = get_setup (i);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarBook) book = store_book_load (library, path, faults);

      check (draw_book_sheets_new (book, &setup), path);
    }
}

static void
test_campaigns (void)
{
  g_autoptr (GPtrArray) paths = list ("scenarios", ".duckcampaign");

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      const DrawSheetSetup setup = get_setup (i);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarCampaign) campaign = store_campaign_load (library, path, faults);
      const WarRoutine *routine
        = store_library_get_routine (library, campaign->rules->system->id, NULL);

      check (draw_campaign_sheets_new (campaign, routine, &setup), path);
    }
}

/* Rosters and books end on a page that is worth its paper, wherever what is on it finds no room on
 * those before. */
static void
test_ends (void)
{
  static const char *const books[] = { "club-allies", "club-austrian", "club-german" };

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autofree char *file = g_strdup_printf ("books/%s.duckbook", books[i]);
      g_autofree char *path = store_library_find_file (library, file);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarBook) book = store_book_load (library, path, faults);
      const DrawSheetSetup setup = get_setup (0);
      g_autoptr (DrawSheets) sheets = draw_book_sheets_new (book, &setup);

      g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 2);
    }
}

/* In German nothing is quoted as in English: “…”. */
static void
test_quotes (void)
{
  g_autofree char *path
    = store_library_find_file (library, "scenarios/german-fifteenth-corps.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);
  gboolean is_german = g_strcmp0 (g_getenv ("LANGUAGE"), "de") == 0;

  for (guint i = 0; i <= TEXT_ROSTER_HTML; i++)
    {
      g_autofree char *roster = text_roster (army, (TextRosterFormat) i, TEXT_ROSTER_FULL);

      g_assert_true (strstr (roster, is_german ? "„Zug Dietz“" : "“Zug Dietz”") != NULL);
      g_assert_true (!is_german || strstr (roster, "”") == NULL);
    }
}

/* Each has its reference, its rules and its lengths. */
static void
test_systems (void)
{
  const WarSystem *system;

  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    {
      const DrawSubject subject
        = { .rules = store_library_get_rules (library, system->id, NULL),
            .routine = store_library_get_routine (library, system->id, NULL) };

      check_extras (&subject, DRAW_SHEET_PARTS_OF_SYSTEM, system->id, i);
    }
}

int
main (int argc, char **argv)
{
  int status;

  fixture_set_language ();
  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/every/operations", test_operations);
  g_test_add_func ("/every/armies", test_armies);
  g_test_add_func ("/every/books", test_books);
  g_test_add_func ("/every/campaigns", test_campaigns);
  g_test_add_func ("/every/systems", test_systems);
  g_test_add_func ("/every/ends", test_ends);
  g_test_add_func ("/every/quotes", test_quotes);
  status = g_test_run ();
  store_library_free (library);
  return status;
}
