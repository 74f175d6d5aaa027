/* bench-print.c: how long sheets take, and how large their files are
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <time.h>

#include "draw/map/map-tiles.h"
#include "draw/map/picture.h"
#include "draw/print/extras.h"
#include "draw/sheets/operation-sheet.h"
#include "draw/sheets/roster-sheet.h"
#include "short.h"
#include "store/documents/army-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/routine.h"

/* What each may take at most. */
#define SECONDS 5.0
#define MEGABYTES 5.0

#define N_UNITS 40
#define N_MOST_UNITS 1000
#define SECONDS_OF_MOST 2.0

static guint n_tiles = 80;

static StoreLibrary *library;

static double
get_seconds (void)
{
  return clock () / (double) CLOCKS_PER_SEC;
}

/* Takes the sheets over. */
static gboolean
measure (const char *what, double begin, double most, DrawSheets *sheets)
{
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, NULL);
  double seconds = get_seconds () - begin, size = g_bytes_get_size (pdf) / 1e6;
  gboolean is_good = seconds <= most && size <= MEGABYTES;

  printf ("%-28s %4u sheets  %5.2f s of %.0f  %5.2f MB of %.0f%s\n", what,
          draw_sheets_get_n_pages (sheets), seconds, most, size, MEGABYTES,
          is_good ? "" : "  TOO MUCH");
  draw_sheets_free (sheets);
  return is_good;
}

/* Every second one of them has a name of its own. */
static gboolean
measure_army (const DrawSheetSetup *setup)
{
  g_autofree char *path
    = store_library_find_file (library, "scenarios/german-fourth-army.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);
  guint n = army->units->len;

  for (guint i = n; i < N_UNITS; i++)
    {
      const WarUnit *like = g_ptr_array_index (army->units, i % n);
      g_autofree char *name = i % 2 == 0 ? g_strdup_printf ("Number %u", i) : NULL;

      g_ptr_array_add (army->units, war_unit_new (like->type, name, NULL));
    }
  return measure ("An army of 40 units", get_seconds (), SECONDS,
                  draw_roster_sheets_new (army, setup));
}

/* As many as an army may have, of one type, each with a long name and a note of its own. */
static gboolean
measure_most_units (const DrawSheetSetup *setup)
{
  g_autofree char *path
    = store_library_find_file (library, "scenarios/german-fourth-army.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);
  const WarUnit *like = g_ptr_array_index (army->units, 0);

  for (guint i = army->units->len; i < N_MOST_UNITS; i++)
    {
      g_autofree char *name
        = g_strdup_printf ("The %u. section of those who held the brickworks by the canal", i);
      g_autofree char *note = g_strdup_printf ("Number %u has a note of its own.", i);

      g_ptr_array_add (army->units, war_unit_new (like->type, name, note));
    }
  return measure ("An army of 1,000 units", get_seconds (), SECONDS_OF_MOST,
                  draw_roster_sheets_new (army, setup));
}

static WarOperation *
load (const char *name)
{
  g_autofree char *file = g_strdup_printf ("scenarios/%s.duckop", name);
  g_autofree char *path = store_library_find_file (library, file);
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  return store_operation_load (library, path, faults);
}

static gboolean
measure_evening (const char *name, DrawSheetSetup setup)
{
  g_autoptr (WarOperation) operation = load (name);
  const DrawSubject subject = {
    .operation = operation,
    .rules = operation->rules,
    .routine = store_library_get_routine (library, operation->rules->system->id, NULL),
  };
  g_autofree char *what = g_strdup_printf ("The evening of %s", name);
  double begin = get_seconds ();

  setup.left_out = draw_sheet_get_extras () & ~(guint) DRAW_SHEET_PARTS_OF_EVENING;
  return measure (what, begin, SECONDS,
                  draw_extras_add (draw_operation_sheets_new (operation, subject.routine, &setup),
                                   DRAW_SHEET_PARTS_OF_OPERATION, &subject, &setup));
}

/* Of a field that is drawn larger until it takes so many. */
static gboolean
measure_tiles (const DrawSheetSetup *setup)
{
  g_autoptr (WarOperation) operation = load ("mons");
  DrawPicture picture = {
    .format = DRAW_FORMAT_PDF,
    .left_out = DRAW_PART_BORDER,
    .paper = &setup->paper,
  };
  double begin;

  draw_picture_set_scale (&picture, operation->field, 1);
  while (draw_map_tiles_count (operation->field, &picture) < n_tiles)
    picture.width *= 1.02;
  begin = get_seconds ();
  return measure ("Tiles of Mons", begin, SECONDS,
                  draw_map_tiles_new ("Mons", operation->field, &picture));
}

int
main (int argc, char **argv)
{
  static const char *const evenings[] = { "langemarck", "mons", "parapet", "club-seventh-day" };
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = draw_sheet_get_extras () };
  gboolean is_good, is_short = bench_take_short (&argc, argv);

  library = store_library_new (NULL);
  is_good = measure_army (&setup);
  is_good &= measure_most_units (&setup);
  if (is_short)
    n_tiles = 4;
  for (guint i = 0; i < (is_short ? 1 : G_N_ELEMENTS (evenings)); i++)
    is_good &= measure_evening (evenings[i], setup);
  is_good &= measure_tiles (&setup);
  store_library_free (library);
  return is_good || is_short ? 0 : 1;
}
