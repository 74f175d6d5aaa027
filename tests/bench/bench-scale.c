/* bench-scale.c: how the work on documents grows with their size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "draw/map/picture.h"
#include "draw/sheets/campaign-sheet.h"
#include "draw/sheets/map-sheet.h"
#include "draw/sheets/operation-sheet.h"
#include "draw/sheets/roster-sheet.h"
#include "draw/sheets/words-sheet.h"
#include "engine/army/army-check.h"
#include "engine/army/book-check.h"
#include "engine/army/book-edit.h"
#include "engine/campaign/campaign-edit.h"
#include "engine/field-edit/field-check.h"
#include "engine/field-edit/field-edit.h"
#include "engine/game/operation-check.h"
#include "engine/solo/quick.h"
#include "large.h"
#include "short.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"
#include "store/documents/game-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/routine.h"
#include "store/foreign/battlescribe.h"
#include "store/foreign/uvtt.h"
#include "text/words/words.h"

/* Each kind at the size of what comes with the program, at ten and at a thousand times that, or as
 * much as may be. Of two sizes the work may grow as n log n, and so many times that: what is less
 * than a while is not looked at. */
#define TOLERANCE 2.5
#define WHILE 4.0 /* milliseconds */

/* What can be done with a document. */
typedef enum
{
  SAVED,
  OPENED,
  CHECKED,
  DRAWN,
  PRINTED,
  N_DEEDS
} Deed;

static const char *const deed_names[N_DEEDS] = { "saved", "opened", "checked", "drawn", "printed" };

/* A kind of document, of n parts. What it has no function for is not done with it. */
typedef struct
{
  const char *name;
  const char *part;
  guint shipped, most;
  gpointer (*make) (guint n);
  void (*unref) (gpointer document);
  GBytes *(*save) (gconstpointer document);
  gpointer (*open) (GBytes *bytes, StoreFaults *faults);
  void (*check) (gpointer document);
  void (*draw) (gpointer document);
  DrawSheets *(*print) (gpointer document);
} Scale;

static const DrawSheetSetup setup
  = { .paper.name = "iso_a4", .paper.width = 210, .paper.height = 297 };

/* Armies --------------------------------------------------------------------------------------- */

static GBytes *
save_army (gconstpointer army)
{
  return store_army_to_bytes (army);
}

static gpointer
open_army (GBytes *bytes, StoreFaults *faults)
{
  return store_army_from_bytes (bench_library, bytes, faults);
}

static void
check_army (gpointer army)
{
  g_ptr_array_unref (war_army_check (army));
}

static DrawSheets *
print_army (gpointer army)
{
  return draw_roster_sheets_new (army, &setup);
}

/* Army books ----------------------------------------------------------------------------------- */

static GBytes *
save_book (gconstpointer book)
{
  return store_book_to_bytes (book);
}

static gpointer
open_book (GBytes *bytes, StoreFaults *faults)
{
  return store_book_from_bytes (bench_library, bytes, faults);
}

static void
check_book (gpointer book)
{
  g_array_unref (war_book_find_oddities (book));
}

static DrawSheets *
print_book (gpointer book)
{
  return draw_book_sheets_new (book, &setup);
}

/* Fields --------------------------------------------------------------------------------------- */

static GBytes *
save_field (gconstpointer field)
{
  return store_field_to_bytes (field);
}

static gpointer
open_field (GBytes *bytes, StoreFaults *faults)
{
  return store_field_from_bytes (bytes, faults);
}

static void
check_field (gpointer field)
{
  g_autoptr (WarOperation) operation = bench_load_operation ();

  g_array_unref (war_field_check (field, operation->rules));
}

static void
draw_whole_field (gpointer field)
{
  const DrawPicture picture = { .format = DRAW_FORMAT_PNG, .width = 1000 };

  g_bytes_unref (draw_map_to_picture (field, &picture, NULL));
}

static DrawSheets *
print_field (gpointer field)
{
  return draw_map_sheets_new ("Scale", field, setup.paper, DRAW_INK_COLOUR);
}

/* Operations and campaigns --------------------------------------------------------------------- */

static GBytes *
save_operation (gconstpointer operation)
{
  return store_operation_to_bytes (operation);
}

static gpointer
open_operation (GBytes *bytes, StoreFaults *faults)
{
  g_autofree char *path = bench_find_shipped ("langemarck.duckop");
  g_autofree char *folder = g_path_get_dirname (path);

  return store_operation_from_bytes (bench_library, bytes, folder, faults);
}

static void
check_operation (gpointer operation)
{
  g_array_unref (war_operation_check (operation));
}

static DrawSheets *
print_operation (gpointer pointer)
{
  WarOperation *operation = pointer;

  return draw_operation_sheets_new (
    operation, store_library_get_routine (bench_library, operation->rules->system->id, NULL),
    &setup);
}

static GBytes *
save_campaign (gconstpointer campaign)
{
  return store_campaign_to_bytes (campaign);
}

static gpointer
open_campaign (GBytes *bytes, StoreFaults *faults)
{
  g_autofree char *path = bench_find_shipped ("blood-of-ypres.duckcampaign");
  g_autofree char *folder = g_path_get_dirname (path);

  return store_campaign_from_bytes (bench_library, bytes, folder, faults);
}

static DrawSheets *
print_campaign (gpointer pointer)
{
  WarCampaign *campaign = pointer;

  return draw_campaign_sheets_new (
    campaign, store_library_get_routine (bench_library, campaign->rules->system->id, NULL), &setup);
}

/* Games ---------------------------------------------------------------------------------------- */

static GBytes *
save_game (gconstpointer game)
{
  return store_game_to_bytes (game);
}

static gpointer
open_game (GBytes *bytes, StoreFaults *faults)
{
  return store_game_from_bytes (bench_library, bytes, faults);
}

/* Rosters and maps of other programs ----------------------------------------------------------- */

static gpointer
make_roster (guint n)
{
  g_autoptr (WarArmy) army = bench_make_army (n);

  return text_words_from_army (army);
}

static GBytes *
save_roster (gconstpointer roster)
{
  return store_battlescribe_roster_to_bytes (roster);
}

static gpointer
open_roster (GBytes *bytes, StoreFaults *faults)
{
  return store_battlescribe_roster_from_bytes (bytes, faults);
}

static DrawSheets *
print_roster (gpointer roster)
{
  return draw_words_sheets_new (war_roster_ref (roster), &setup);
}

/* Walls of a square each; it is only opened. */
static gpointer
make_map (guint n)
{
  GString *text = g_string_new ("{\"format\":0.3,\"resolution\":{\"map_origin\":{\"x\":0,\"y\":0},"
                                "\"map_size\":{\"x\":200,\"y\":200},\"pixels_per_grid\":20},"
                                "\"line_of_sight\":[");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s[{\"x\":%u,\"y\":%u},{\"x\":%u,\"y\":%u.5}]", i > 0 ? "," : "",
                            1 + i % 190, 1 + i / 190, 2 + i % 190, 1 + i / 190);
  g_string_append (text, "],\"objects_line_of_sight\":[],\"portals\":[],\"lights\":[],"
                         "\"image\":\"\"}");
  return g_string_free_to_bytes (text);
}

static GBytes *
save_map (gconstpointer map)
{
  return g_bytes_ref ((GBytes *) map);
}

static gpointer
open_map (GBytes *bytes, StoreFaults *faults)
{
  g_autoptr (StoreUvtt) map = store_uvtt_from_bytes (bytes, "Scale", WAR_CENTIMETRE, faults);

  return map != NULL ? g_bytes_ref (bytes) : NULL;
}

/* -------------------------------------------------------------------------------------------- */

static const Scale scales[] = {
  { "army", "units", 28, WAR_ARMY_MAX_UNITS, bench_make_army, (void (*) (gpointer)) war_army_unref,
    save_army, open_army, check_army, NULL, print_army },
  { "book", "types", 12, WAR_BOOK_MAX_TYPES, bench_make_book, (void (*) (gpointer)) war_book_unref,
    save_book, open_book, check_book, NULL, print_book },
  { "field", "features", 20, WAR_FIELD_MAX_FEATURES, bench_make_field,
    (void (*) (gpointer)) war_field_unref, save_field, open_field, check_field, draw_whole_field,
    print_field },
  { "operation", "entries", 10, WAR_FORCE_MAX_ENTRIES, bench_make_operation,
    (void (*) (gpointer)) war_operation_unref, save_operation, open_operation, check_operation,
    NULL, print_operation },
  { "campaign", "operations", 3, WAR_CAMPAIGN_MAX_PARTS, bench_make_campaign,
    (void (*) (gpointer)) war_campaign_unref, save_campaign, open_campaign, NULL, NULL,
    print_campaign },
  { "game", "orders", 30, 300, bench_make_game, (void (*) (gpointer)) store_game_free, save_game,
    open_game, NULL, NULL, NULL },
  { "roster", "units", 28, WAR_ARMY_MAX_UNITS, make_roster, (void (*) (gpointer)) war_roster_unref,
    save_roster, open_roster, NULL, NULL, print_roster },
  { "map", "walls", 10, WAR_FIELD_MAX_FEATURES, make_map, (void (*) (gpointer)) g_bytes_unref,
    save_map, open_map, NULL, NULL, NULL },
};

static double
get_milliseconds (void)
{
  return (double) clock () * 1000 / CLOCKS_PER_SEC;
}

/* Whether there is nothing to say of it. */
static gboolean
open (const Scale *scale, GBytes *bytes)
{
  g_autoptr (StoreFaults) faults = store_faults_new (scale->name);
  gpointer opened = scale->open (bytes, faults);
  g_autofree char *lines = store_faults_to_string (faults);

  if (opened == NULL)
    {
      printf ("%s", lines);
      return FALSE;
    }
  scale->unref (opened);
  return TRUE;
}

static gboolean
measure (const Scale *scale, guint n, double times[N_DEEDS])
{
  gpointer document = scale->make (n);
  g_autoptr (GBytes) bytes = NULL;
  double begin = get_milliseconds ();
  gboolean is_good;

  bytes = scale->save (document);
  times[SAVED] = get_milliseconds () - begin;
  begin = get_milliseconds ();
  is_good = open (scale, bytes);
  times[OPENED] = get_milliseconds () - begin;
  begin = get_milliseconds ();
  if (scale->check != NULL)
    scale->check (document);
  times[CHECKED] = get_milliseconds () - begin;
  begin = get_milliseconds ();
  if (scale->draw != NULL)
    scale->draw (document);
  times[DRAWN] = get_milliseconds () - begin;
  begin = get_milliseconds ();
  if (scale->print != NULL)
    {
      DrawSheets *sheets = scale->print (document);

      g_bytes_unref (draw_sheets_to_pdf (sheets, NULL));
      draw_sheets_free (sheets);
    }
  times[PRINTED] = get_milliseconds () - begin;
  scale->unref (document);
  return is_good;
}

/* How many of the deeds grow faster than they may. */
static guint
compare (guint n, const double times[N_DEEDS], guint n_before, const double before[N_DEEDS])
{
  double may = n * log (n) / (n_before * log (n_before));
  guint n_fast = 0;

  for (Deed deed = 0; deed < N_DEEDS; deed++)
    if (times[deed] > TOLERANCE * may * MAX (before[deed], WHILE))
      {
        printf ("    %s: %.0f times as long for %.0f times as many: more than n log n\n",
                deed_names[deed], times[deed] / MAX (before[deed], 0.01), (double) n / n_before);
        n_fast++;
      }
  return n_fast;
}

/* Arguments: "--short"; the kinds that are measured, instead of all. */
int
main (int argc, char **argv)
{
  gboolean is_short = bench_take_short (&argc, argv), is_good = TRUE;
  guint n_fast = 0;

  bench_library = store_library_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      const Scale *scale = &scales[i];
      const guint sizes[] = { scale->shipped, MIN (10 * scale->shipped, scale->most),
                              MIN (1000 * scale->shipped, scale->most) };
      double before[N_DEEDS];

      if (argc > 1 && !g_strv_contains ((const char *const *) argv + 1, scale->name))
        continue;
      for (guint j = 0; j < (is_short ? 1 : G_N_ELEMENTS (sizes)); j++)
        {
          double times[N_DEEDS];

          if (j > 0 && sizes[j] == sizes[j - 1])
            continue;
          is_good &= measure (scale, sizes[j], times);
          printf ("%-10s %5u %-10s", scale->name, sizes[j], scale->part);
          for (Deed deed = 0; deed < N_DEEDS; deed++)
            printf (" %s %6.1f ms", deed_names[deed], times[deed]);
          printf ("\n");
          if (j > 0)
            n_fast += compare (sizes[j], times, sizes[j - 1], before);
          memcpy (before, times, sizeof times);
        }
    }

  printf ("%u grow faster than n log n\n", n_fast);
  store_library_free (bench_library);
  return is_good ? 0 : 1;
}
