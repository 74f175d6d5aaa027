/* test-letters.c: all that is lettered on sheets is whole, on the paper, and large enough
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "draw/print/extras.h"
#include "draw/sheets/campaign-sheet.h"
#include "draw/sheets/map-sheet.h"
#include "draw/sheets/operation-sheet.h"
#include "draw/sheets/roster-sheet.h"
#include "fixture.h"
#include "lettered.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/routine.h"

typedef struct
{
  StoreLibrary *library;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->library = store_library_new (NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  store_library_free (fixture->library);
}

static void
check_sheets (const DrawSheets *sheets)
{
  g_autofree char *texts = lettered_dup_texts (sheets);

  g_assert_cmpuint (strlen (texts), >, 0);
}

static char *
find (Fixture *fixture, const char *name)
{
  char *path = store_library_find_file (fixture->library, name);

  g_assert_nonnull (path);
  return path;
}

/* Every paper, both ways round, in each detail. */
#define N_SETUPS 24

static DrawSheetSetup
get_setup (guint i)
{
  const DrawPaper papers[] = { draw_paper_a4, draw_paper_a3, draw_paper_a5, draw_paper_letter };
  DrawPaper paper = papers[i % 4];

  return (DrawSheetSetup){
    .paper = i / 4 % 2 != 0 ? draw_paper_turn (paper) : paper,
    .ink = i % 2 != 0 ? DRAW_INK_BLACK : DRAW_INK_COLOUR,
    .detail = (DrawSheetDetail) (i / 8),
    .columns = i % 5 % 4,
  };
}

static void
test_armies (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "scenarios/british-expeditionary-force.duckarmy",
                                       "scenarios/german-fifteenth-corps.duckarmy" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = find (fixture, names[i]);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarArmy) army = store_army_load (fixture->library, path, faults);

      for (guint j = 0; j < N_SETUPS; j++)
        {
          const DrawSheetSetup setup = get_setup (j);
          g_autoptr (DrawSheets) sheets = draw_roster_sheets_new (army, &setup);

          check_sheets (sheets);
        }
    }
}

/* Long notes go on over columns and pages, of one unit as of many; a card takes of one what it has
 * room for. */
static void
test_notes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = find (fixture, "scenarios/british-expeditionary-force.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (fixture->library, path, faults);
  const DrawSubject subject = { .army = army, .rules = army->rules };

  for (guint i = 0; i < army->units->len; i++)
    {
      WarUnit *unit = g_ptr_array_index (army->units, i);
      g_autoptr (GString) note = g_string_new (NULL);

      while (note->len < 1900)
        g_string_append_printf (note, "Word%05u. ", (guint) note->len);
      g_string_append_printf (note, "End%u.", i);
      g_free (unit->note);
      unit->note = g_string_free (g_steal_pointer (&note), FALSE);
    }
  for (guint j = 0; j < 16; j += 5)
    {
      const DrawSheetSetup setup = get_setup (j);
      g_autoptr (DrawSheets) sheets = draw_roster_sheets_new (army, &setup);
      g_autoptr (DrawSheets) cards = draw_extra_sheets_new (DRAW_SHEET_CARDS, &subject, &setup);
      g_autofree char *texts = lettered_dup_texts (sheets);

      for (guint i = 0; i < army->units->len; i++)
        {
          g_autofree char *end = g_strdup_printf ("End%u.", i);

          g_assert_nonnull (strstr (texts, end));
        }
      check_sheets (cards);
    }
}

static void
test_books (Fixture *fixture, gconstpointer data)
{
  /* One of each system. */
  static const char *const names[]
    = { "books/entente-in-arms.duckbook", "books/french-regiments.duckbook",
        "books/club-german.duckbook", "books/british-brigades.duckbook",
        "books/german-garrison.duckbook" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = find (fixture, names[i]);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarBook) book = store_book_load (fixture->library, path, faults);

      g_assert_nonnull (book);
      for (guint j = i; j < N_SETUPS; j += 3)
        {
          const DrawSheetSetup setup = get_setup (j);
          g_autoptr (DrawSheets) sheets = draw_book_sheets_new (book, &setup);

          check_sheets (sheets);
        }
    }
}

static void
test_operations (Fixture *fixture, gconstpointer data)
{
  static const char *const names[]
    = { "scenarios/langemarck.duckop", "scenarios/hooge.duckop", "scenarios/mons.duckop",
        "scenarios/le-cateau.duckop", "schemas/examples/example.duckop" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = find (fixture, names[i]);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarOperation) operation = store_operation_load (fixture->library, path, faults);
      const WarRoutine *routine
        = store_library_get_routine (fixture->library, operation->rules->system->id, NULL);

      g_assert_nonnull (routine);
      for (guint j = i; j < N_SETUPS; j += 3)
        {
          const DrawSheetSetup setup = get_setup (j);
          g_autoptr (DrawSheets) sheets = draw_operation_sheets_new (operation, routine, &setup);

          check_sheets (sheets);
        }
    }
}

static void
test_campaign (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = find (fixture, "scenarios/blood-of-ypres.duckcampaign");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarCampaign) campaign = store_campaign_load (fixture->library, path, faults);

  for (guint i = 0; i < N_SETUPS; i += 7)
    {
      const DrawSheetSetup setup = get_setup (i);
      g_autoptr (DrawSheets) sheets = draw_campaign_sheets_new (campaign, NULL, &setup);

      check_sheets (sheets);
    }
}

/* Names on a map are as large on every paper, however large the table, and all of them are there:
 * the title too, in as many lines as it takes. */
static void
test_maps (Fixture *fixture, gconstpointer data)
{
  static const char *const title
    = "The Third Attempt To Take The Crossroads Behind The Mill At Saint-Quentin-Les-Marais";
  g_autoptr (WarField) field = war_field_new (title, 84 * WAR_INCH, 60 * WAR_INCH);
  g_autofree char *capitals = g_utf8_strup (title, -1);

  for (gint i = 0; i < 6; i++)
    {
      WarFeature *wood = fixture_new_feature (WAR_TERRAIN_WOOD, WAR_SHAPE_BOX, 200 + i % 3 * 700,
                                              200 + i / 3 * 700, 250, 250);

      wood->name = g_strdup_printf ("Long Wood %d", i);
      g_ptr_array_add (field->features, wood);
    }
  for (guint i = 0; i < 8; i++)
    {
      const DrawSheetSetup setup = get_setup (i);
      g_autoptr (DrawSheets) sheets = draw_map_sheets_new (title, field, setup.paper, setup.ink);
      g_autofree char *texts = lettered_dup_texts (sheets);

      g_assert_nonnull (strstr (texts, capitals));
      for (gint j = 0; j < 6; j++)
        {
          g_autofree char *name = g_strdup_printf ("Long Wood %d\n", j);

          g_assert_nonnull (strstr (texts, name));
        }
    }
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/draw/letters/armies", test_armies);
  ADD ("/draw/letters/notes", test_notes);
  ADD ("/draw/letters/books", test_books);
  ADD ("/draw/letters/operations", test_operations);
  ADD ("/draw/letters/campaign", test_campaign);
  ADD ("/draw/letters/maps", test_maps);
  return g_test_run ();
}
