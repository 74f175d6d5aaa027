/* test-losses.c: a saved game is printed with what its units have lost
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "draw/print/extras.h"
#include "draw/sheets/operation-sheet.h"
#include "draw/sheets/units-private.h"
#include "draw/surface/sheet-options.h"
#include "engine/entrenched/terms.h"
#include "fixture.h"
#include "own-books.h"
#include "shipped.h"

typedef struct
{
  StoreLibrary *library;
  WarOperation *operation;
  WarSetup *setup;
  WarState *state;
  DrawSubject subject;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  WarSetupFault fault;

  fixture->library = store_library_new (NULL);
  fixture->operation = shipped_load_operation (fixture->library, "langemarck");
  fixture->setup = war_setup_new (fixture->operation, &fault);
  fixture->state = war_setup_begin (fixture->setup, 1);
  fixture->subject = (DrawSubject){
    .operation = fixture->operation,
    .rules = fixture->operation->rules,
    .setup = fixture->setup,
    .state = fixture->state,
  };
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_free (fixture->state);
  war_setup_free (fixture->setup);
  war_operation_unref (fixture->operation);
  store_library_free (fixture->library);
}

static gint32 *
get_piece (Fixture *fixture, guint row)
{
  return war_state_get_row (fixture->setup->layout, fixture->state, WAR_TABLE_PIECES, row);
}

/* The row of the n-th piece of the side and type. */
static guint
find_row (Fixture *fixture, gint side, const char *type, guint n)
{
  for (guint row = 0; row < fixture->setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;

      war_play_show_piece (fixture->setup, fixture->state, row, &piece);
      if (piece.type != NULL && piece.side == side && g_str_equal (piece.type->id, type)
          && n-- == 0)
        return row;
    }
  g_assert_not_reached ();
}

static void
hurt (Fixture *fixture, gint side, const char *type, guint n, gint lost)
{
  gint32 *cells = get_piece (fixture, find_row (fixture, side, type, n));

  cells[WAR_ENTRENCHED_PIECE_LEFT] -= lost;
  cells[WAR_PIECE_PRESENCE]
    = cells[WAR_ENTRENCHED_PIECE_LEFT] > 0 ? WAR_PRESENCE_ON_FIELD : WAR_PRESENCE_GONE;
}

/* What the n-th unit of the type on the side has lost, on paper. */
static guint
read_lost (Fixture *fixture, gint side, const char *type, guint n)
{
  g_autoptr (GPtrArray) list = draw_units_list_new_of (&fixture->subject);

  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);

      if (units->side == side && g_str_equal (units->type->id, type))
        return draw_units_get_member (units, n)->lost;
    }
  g_assert_not_reached ();
}

static void
test_members (Fixture *fixture, gconstpointer data)
{
  hurt (fixture, 0, "bef-infantry", 1, 3);
  hurt (fixture, 0, "bef-infantry", 3, 4);
  hurt (fixture, 1, "german-infantry", 0, 1);
  g_assert_cmpuint (read_lost (fixture, 1, "bef-infantry", 0), ==, 0);
  g_assert_cmpuint (read_lost (fixture, 1, "bef-infantry", 1), ==, 3);
  g_assert_cmpuint (read_lost (fixture, 1, "bef-infantry", 2), ==, 0);
  g_assert_cmpuint (read_lost (fixture, 1, "bef-infantry", 3), ==, 4);
  g_assert_cmpuint (read_lost (fixture, 2, "german-infantry", 0), ==, 1);
  g_assert_cmpuint (read_lost (fixture, 2, "german-infantry", 1), ==, 0);
}

/* All that a PDF says; NULL: nothing reads it. */
static char *
read_text (DrawSheets *sheets)
{
  const char *const arguments[] = { "pdftotext", "FILE", "-", NULL };
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, NULL);
  g_autoptr (GBytes) said = fixture_run_on_bytes (pdf, arguments);

  return said != NULL ? g_strndup (g_bytes_get_data (said, NULL), g_bytes_get_size (said)) : NULL;
}

static guint
count_words (const char *text, const char *words)
{
  guint n = 0;

  for (const char *at = text; (at = strstr (at, words)) != NULL; at += strlen (words))
    n++;
  return n;
}

/* Who is lost needs no counter and no card; on a counter stands what is left of who has lost. */
static void
test_counters (Fixture *fixture, gconstpointer data)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) counters = NULL;
  g_autoptr (DrawSheets) cards = NULL;
  g_autofree char *text = NULL, *words = NULL;

  hurt (fixture, 1, "german-cavalry", 0, 99);
  hurt (fixture, 1, "german-cavalry", 1, 1);
  counters = draw_extra_sheets_new (DRAW_SHEET_COUNTERS, &fixture->subject, &setup);
  cards = draw_extra_sheets_new (DRAW_SHEET_CARDS, &fixture->subject, &setup);
  text = read_text (counters);
  words = read_text (cards);
  if (text == NULL)
    {
      g_test_skip ("pdftotext is not installed");
      return;
    }
  g_assert_cmpuint (count_words (text, "German Cavalry"), ==, 1);
  g_assert_cmpuint (count_words (text, "5/6"), ==, 1);
  g_assert_null (strstr (words, "German Cavalry 1"));
  g_assert_nonnull (strstr (words, "German Cavalry 2"));
}

/* The dark pixels of the first page: a crossed box has more than an empty one. */
static guint
count_dark (DrawSheets *sheets)
{
  cairo_surface_t *picture = fixture_new_picture (840, 1188);
  cairo_t *cr = cairo_create (picture);
  guint dark = 0;

  cairo_scale (cr, 4, 4);
  draw_sheets_draw_page (sheets, 0, cr);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  for (int y = 0; y < cairo_image_surface_get_height (picture); y++)
    {
      const guint32 *row
        = (const guint32 *) (void *) (cairo_image_surface_get_data (picture)
                                      + y * cairo_image_surface_get_stride (picture));

      for (int x = 0; x < cairo_image_surface_get_width (picture); x++)
        dark += (row[x] & 0xff) < 0x80;
    }
  cairo_surface_destroy (picture);
  return dark;
}

/* On the sheet of forces more ink lies where something is lost, and it says how the game stands. */
static void
test_sheets (Fixture *fixture, gconstpointer data)
{
  const DrawSheetSetup setup
    = { .paper = draw_paper_a4, .left_out = draw_sheet_get_extras () | DRAW_SHEET_MAP };
  g_autoptr (DrawSheets) before = draw_game_sheets_new (&fixture->subject, &setup);
  g_autoptr (DrawSheets) after = NULL;

  hurt (fixture, 0, "bef-infantry", 0, 3);
  hurt (fixture, 1, "german-infantry", 0, 3);
  after = draw_game_sheets_new (&fixture->subject, &setup);
  g_assert_cmpuint (draw_sheets_get_n_pages (before), ==, draw_sheets_get_n_pages (after));
  g_assert_cmpuint (count_dark (after), >, count_dark (before) + 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  own_books_use ();
  g_test_add ("/losses/members", Fixture, NULL, set_up, test_members, tear_down);
  g_test_add ("/losses/counters", Fixture, NULL, set_up, test_counters, tear_down);
  g_test_add ("/losses/sheets", Fixture, NULL, set_up, test_sheets, tear_down);
  return g_test_run ();
}
