/* test-operation-sheet.c: printed operations and campaigns hold all that players need
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "draw/sheets/campaign-sheet.h"
#include "draw/sheets/operation-private.h"
#include "draw/sheets/operation-sheet.h"
#include "fixture.h"
#include "store/documents/campaign-file.h"
#include "store/documents/operation-file.h"

/* Of the pictures that margins are looked at in. */
#define PIXELS_PER_MM 4

static const DrawPaper *const papers[]
  = { &draw_paper_a4, &draw_paper_a3, &draw_paper_a5, &draw_paper_letter };

typedef struct
{
  StoreLibrary *library;
  WarOperation *operation; /* Langemarck, for tests to change */
} Fixture;

static WarOperation *
load (StoreLibrary *library, const char *name)
{
  g_autofree char *path = store_library_find_file (library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarOperation *operation = store_operation_load (library, path, faults);

  g_assert_nonnull (operation);
  return operation;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) shipped = NULL;

  fixture->library = store_library_new (NULL);
  shipped = load (fixture->library, "scenarios/langemarck.duckop");
  fixture->operation = war_operation_copy (shipped);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  war_operation_unref (fixture->operation);
  store_library_free (fixture->library);
}

/* Paragraphs of numbered words: "w0 w1 … w39\n\nw40 …". */
static char *
make_story (guint n_words, guint words_per_paragraph)
{
  GString *story = g_string_new (NULL);

  for (guint i = 0; i < n_words; i++)
    {
      if (i > 0)
        g_string_append (story, i % words_per_paragraph == 0 ? "\n\n" : " ");
      g_string_append_printf (story, "word%04ux", i);
    }

  return g_string_free (story, FALSE);
}

/* A force with n entries of the types of the book in turn, some of them reserves. */
static void
fill_force (WarForce *force, guint n)
{
  g_ptr_array_set_size (force->entries, 0);
  for (guint i = 0; i < n; i++)
    {
      WarUnitType *type = g_ptr_array_index (force->book->types, i % force->book->types->len);
      WarForceEntry *entry = war_force_entry_new (type, 1 + (gint) i % 30);

      entry->name = g_strdup_printf ("Own%03ux", i);
      if (i % 5 == 4)
        {
          entry->arrives = 2 + (gint) i % 7;
          entry->edge = WAR_FIELD_EDGE_NORTH;
        }
      g_ptr_array_add (force->entries, entry);
    }
}

/* The text of all pages, or of one from 1 on; NULL: it cannot be read here. */
static char *
read_text (const DrawSheets *sheets, guint page)
{
  g_autofree char *number = g_strdup_printf ("%u", page);
  const char *const all[] = { "pdftotext", "-layout", "FILE", "-", NULL };
  const char *const one[] = { "pdftotext", "-f", number, "-l", number, "FILE", "-", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, &error);
  g_autoptr (GBytes) text = NULL;

  g_assert_no_error (error);
  text = fixture_run_on_bytes (pdf, page == 0 ? all : one);
  if (text == NULL)
    {
      g_test_skip ("pdftotext is not installed");
      return NULL;
    }

  return g_strndup (g_bytes_get_data (text, NULL), g_bytes_get_size (text));
}

static void
assert_contains (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is missing in:\n%s", part, text);
}

static void
assert_counted (const char *text, const char *part, guint n)
{
  guint found = 0;

  for (const char *at = text; (at = strstr (at, part)) != NULL; at += strlen (part))
    found++;
  g_assert_cmpuint (found, ==, n);
}

/* Whether nothing is drawn in a part of a white picture. */
static gboolean
is_blank (cairo_surface_t *picture, int left, int top, int right, int bottom)
{
  const guint8 *pixels = cairo_image_surface_get_data (picture);
  int stride = cairo_image_surface_get_stride (picture);

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      if ((((const guint32 *) (const void *) (pixels + y * stride))[x] & 0xffffff) != 0xffffff)
        return FALSE;

  return TRUE;
}

static void
assert_margins (const DrawSheets *sheets)
{
  for (guint page = 0; page < draw_sheets_get_n_pages (sheets); page++)
    {
      DrawPaper paper = draw_sheets_get_paper (sheets, page);
      double unit = CLAMP (MIN (paper.width, paper.height) / 210, 0.8, 1);
      int width = (int) (paper.width * PIXELS_PER_MM),
          height = (int) (paper.height * PIXELS_PER_MM);
      int side = (int) (13 * unit * PIXELS_PER_MM), above = (int) (11 * unit * PIXELS_PER_MM);
      int below = (int) (7 * unit * PIXELS_PER_MM);
      cairo_surface_t *picture = fixture_new_picture (width, height);
      cairo_t *cr = cairo_create (picture);

      cairo_scale (cr, PIXELS_PER_MM, PIXELS_PER_MM);
      draw_sheets_draw_page (sheets, page, cr);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      cairo_surface_flush (picture);
      g_assert_true (is_blank (picture, 0, 0, side, height));
      g_assert_true (is_blank (picture, width - side, 0, width, height));
      g_assert_true (is_blank (picture, 0, 0, width, above));
      g_assert_true (is_blank (picture, 0, height - below, width, height));
      g_assert_false (is_blank (picture, side, above, width - side, height - below));
      cairo_surface_destroy (picture);
    }
}

/* The same on every paper, and in both inks: a few pages, numbered. */
static void
test_papers (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (DrawSheets) sheets = draw_operation_sheets_new (
        fixture->operation, NULL,
        &(DrawSheetSetup){ .paper = *papers[i],
                           .ink = i % 2 != 0 ? DRAW_INK_BLACK : DRAW_INK_COLOUR });
      guint n_pages = draw_sheets_get_n_pages (sheets);
      g_autofree char *text = NULL, *number = NULL, *narrow = NULL;

      g_assert_cmpuint (n_pages, <=, 5);
      g_assert_cmpstr (draw_sheets_get_paper (sheets, 0).name, ==, papers[i]->name);
      assert_margins (sheets);

      text = read_text (sheets, 0);
      if (text == NULL)
        return;
      number = g_strdup_printf ("%u / %u", n_pages, n_pages);
      narrow = g_strdup_printf ("%u/%u", n_pages, n_pages);
      g_assert_true (strstr (text, number) != NULL || strstr (text, narrow) != NULL);
    }
}

static void
test_content (Fixture *fixture, gconstpointer data)
{
  static const char *const parts[] = { "Skirmish at Langemarck",
                                       "October 1914",
                                       "Langemarck, north-east of",
                                       "both armies race",
                                       "Entente In Arms",
                                       "2 Inch Mortar Team",
                                       "40 each",
                                       "12 units",
                                       "665 points",
                                       "635 points",
                                       "At most 12 rounds.",
                                       "The dice decide who goes first.",
                                       "has stayed in",
                                       "Field: Langemarck, 24″ × 12″.",
                                       "Hedge",
                                       "William Saull" };
  g_autoptr (DrawSheets) sheets = draw_operation_sheets_new (
    fixture->operation, NULL, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  g_autofree char *text = read_text (sheets, 0);

  if (text == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    assert_contains (text, parts[i]);
  g_assert_null (strstr (text, "Not Enforced"));
  g_assert_cmpstr (draw_sheets_get_title (sheets), ==, "Skirmish at Langemarck");
}

/* Waves, reserves and where they come, what has been agreed on, and what nobody enforces. */
static void
test_agreements (Fixture *fixture, gconstpointer data)
{
  static const char *const parts[] = { "War of Attrition",
                                       "“Captain Hale”",
                                       "wave 2",
                                       "Entente go first",
                                       "from round 4, at the south",
                                       "from round 5, in “Zone: Entente”",
                                       "Amendment E-27",
                                       "Special Rules, Not Enforced",
                                       "nobody sees further" };
  g_autoptr (WarOperation) operation = load (fixture->library, "schemas/examples/example.duckop");
  g_autoptr (DrawSheets) sheets
    = draw_operation_sheets_new (operation, NULL, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  g_autofree char *text = read_text (sheets, 0);

  if (text == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    assert_contains (text, parts[i]);
  assert_margins (sheets);

  /* On the map too, each after the list, the limit and what is to be held so long
   * (entrenched.E-30). */
  assert_counted (text, "round", 2 + 3 + 2);
}

/* Every word of a long prologue is there once, and what follows it begins after it. */
static void
test_long_prologue (Fixture *fixture, gconstpointer data)
{
  g_autofree char *story = make_story (1800, 90);
  g_autofree char *text = NULL;
  g_autoptr (DrawSheets) sheets = NULL;

  g_free (fixture->operation->prologue);
  fixture->operation->prologue = g_steal_pointer (&story);
  sheets = draw_operation_sheets_new (fixture->operation, NULL,
                                      &(DrawSheetSetup){ .paper = draw_paper_a5 });
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), >=, 4);
  assert_margins (sheets);

  text = read_text (sheets, 0);
  if (text == NULL)
    return;
  for (guint i = 0; i < 1800; i++)
    {
      g_autofree char *word = g_strdup_printf ("word%04ux", i);

      assert_counted (text, word, 1);
    }
  g_assert_true (strstr (text, "Forces") > strstr (text, "word1799x"));
}

/* No line of a paragraph stands alone above or below the break of a column, and both columns are
 * about even where the prologue ends. */
static void
test_no_widows (Fixture *fixture, gconstpointer data)
{
  g_autofree char *story = make_story (2000, 37);
  DrawOperation *operation;
  const GArray *blocks;
  double ends[2] = { 0, 0 }, line_height = 0;
  guint last_page = 0;

  g_free (fixture->operation->prologue);
  fixture->operation->prologue = g_steal_pointer (&story);
  operation = draw_operation_new (&(DrawSubject){ .operation = fixture->operation },
                                  &(DrawSheetSetup){ .paper = draw_paper_a4 }, FALSE);
  blocks = operation->flow.blocks;
  for (guint i = 0; i + 1 < blocks->len; i++)
    {
      const DrawBlock *block = &g_array_index (blocks, DrawBlock, i), *next = block + 1;
      guint n_lines, column = block->left > operation->flow.pen.left ? 1 : 0;

      if (block->kind != DRAW_OPERATION_LINE)
        continue;
      if (block->page > last_page)
        ends[0] = ends[1] = 0;
      last_page = block->page;
      line_height = block->height;
      ends[column] = MAX (ends[column], block->y + block->height);

      n_lines = (guint) pango_layout_get_line_count ((PangoLayout *) block->item);
      if (next->item == block->item && (next->page != block->page || next->left > block->left))
        {
          g_assert_cmpuint (block->first, >, 0);
          g_assert_cmpuint (next->first + 1, <, n_lines);
        }
    }
  g_assert_cmpuint (last_page, >, 0);
  g_assert_cmpfloat (fabs (ends[0] - ends[1]), <, 3.5 * line_height);
  draw_operation_free (operation);
}

/* Nothing but a name and a field. */
static void
test_empty (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) empty = war_operation_new ("empty", "Empty", fixture->operation->rules);
  g_autoptr (DrawSheets) sheets = NULL;
  g_autofree char *text = NULL;

  empty->field = war_field_new ("Field", 600 * WAR_MILLIMETRE, 300 * WAR_MILLIMETRE);
  empty->rounds = 6;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    empty->forces[i]
      = war_force_new (i == 0 ? "Entente" : "Central Powers", fixture->operation->forces[i]->book);
  empty->forces[1]->cost_limit = 500;

  sheets = draw_operation_sheets_new (
    empty, NULL, &(DrawSheetSetup){ .paper = draw_paper_letter, .ink = DRAW_INK_BLACK });
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 1);
  assert_margins (sheets);
  text = read_text (sheets, 0);
  if (text == NULL)
    return;
  assert_contains (text, "No units.");
  assert_contains (text, "500 points from");
}

/* Each of hundreds of entries is there, under the name of its side on every page. */
static void
test_huge_forces (Fixture *fixture, gconstpointer data)
{
  g_autoptr (DrawSheets) sheets = NULL;
  g_autofree char *text = NULL;
  guint n_pages;

  fill_force (fixture->operation->forces[0], WAR_FORCE_MAX_ENTRIES);
  fill_force (fixture->operation->forces[1], 30);
  sheets = draw_operation_sheets_new (fixture->operation, NULL,
                                      &(DrawSheetSetup){ .paper = draw_paper_a4 });
  n_pages = draw_sheets_get_n_pages (sheets);
  g_assert_cmpuint (n_pages, >, 8);
  assert_margins (sheets);

  text = read_text (sheets, 0);
  if (text == NULL)
    return;
  for (guint i = 0; i < WAR_FORCE_MAX_ENTRIES; i++)
    {
      g_autofree char *name = g_strdup_printf ("Own%03ux", i);

      assert_counted (text, name, i < 30 ? 2 : 1);
    }
  for (guint page = 2; page < 5; page++)
    {
      g_autofree char *own = read_text (sheets, page);

      assert_contains (own, "Entente");
      assert_contains (own, "continued");
    }
}

/* The map stands below the text where it is large enough there; else it has the last page, which is
 * turned as the field lies. */
static void
test_map_page (Fixture *fixture, gconstpointer data)
{
  const DrawSheetSetup setup = {
    .paper = draw_paper_a4,
    .detail = DRAW_DETAIL_LINE,
    .left_out = DRAW_SHEET_TERRAIN | DRAW_SHEET_TRAITS,
  };
  g_autoptr (DrawSheets) one = NULL, two = NULL;
  guint last;

  fill_force (fixture->operation->forces[0], 2);
  fill_force (fixture->operation->forces[1], 2);
  one = draw_operation_sheets_new (fixture->operation, NULL, &setup);
  g_assert_cmpuint (draw_sheets_get_n_pages (one), ==, 1);
  g_assert_cmpfloat (draw_sheets_get_paper (one, 0).width, <,
                     draw_sheets_get_paper (one, 0).height);

  fill_force (fixture->operation->forces[0], 16);
  two = draw_operation_sheets_new (fixture->operation, NULL, &setup);
  last = draw_sheets_get_n_pages (two) - 1;
  g_assert_cmpuint (last, ==, 1);
  g_assert_cmpfloat (draw_sheets_get_paper (two, 0).width, <,
                     draw_sheets_get_paper (two, 0).height);
  g_assert_cmpfloat (draw_sheets_get_paper (two, last).width, >,
                     draw_sheets_get_paper (two, last).height);
}

/* Names, dates and sentences without end stay on the paper. */
static void
test_long_names (Fixture *fixture, gconstpointer data)
{
  WarOperation *operation = fixture->operation;
  g_autoptr (DrawSheets) sheets = NULL;

  g_free (operation->name);
  g_free (operation->date);
  g_free (operation->place);
  g_free (operation->forces[0]->name);
  operation->name = g_strnfill (300, 'W');
  operation->date = g_strnfill (200, 'm');
  operation->place = g_strnfill (200, 'M');
  operation->forces[0]->name = g_strnfill (300, 'N');
  fill_force (operation->forces[0], 3);
  for (guint i = 0; i < 3; i++)
    {
      WarForceEntry *entry = g_ptr_array_index (operation->forces[0]->entries, i);

      g_free (entry->name);
      entry->name = g_strnfill (200, 'O');
      entry->count = WAR_FORCE_MAX_COUNT;
    }
  sheets = draw_operation_sheets_new (operation, NULL, &(DrawSheetSetup){ .paper = draw_paper_a5 });
  assert_margins (sheets);
}

static void
test_same_bytes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (DrawSheets) sheets = draw_operation_sheets_new (
    fixture->operation, NULL, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  g_autoptr (DrawSheets) again = draw_operation_sheets_new (
    fixture->operation, NULL, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  g_autoptr (GBytes) first = draw_sheets_to_pdf (sheets, NULL);
  g_autoptr (GBytes) second = draw_sheets_to_pdf (sheets, NULL);
  g_autoptr (GBytes) third = draw_sheets_to_pdf (again, NULL);

  g_assert_true (g_bytes_equal (first, second));
  g_assert_true (g_bytes_equal (first, third));
}

/* The first page of a campaign shows where it is fought: it is not half empty. */
static void
test_campaign_maps (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = store_library_find_file (fixture->library, "scenarios/blood-of-ypres.duckcampaign");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarCampaign) campaign = store_campaign_load (fixture->library, path, faults);

  for (guint i = 0; i < 2; i++)
    {
      const DrawSheetSetup setup
        = { .paper = draw_paper_a4, .left_out = i == 0 ? 0 : DRAW_SHEET_MAP };
      g_autoptr (DrawSheets) sheets = draw_campaign_sheets_new (campaign, NULL, &setup);
      int width = (int) (setup.paper.width * PIXELS_PER_MM);
      int height = (int) (setup.paper.height * PIXELS_PER_MM);
      cairo_surface_t *picture = fixture_new_picture (width, height);
      cairo_t *cr = cairo_create (picture);

      cairo_scale (cr, PIXELS_PER_MM, PIXELS_PER_MM);
      draw_sheets_draw_page (sheets, 0, cr);
      cairo_destroy (cr);
      cairo_surface_flush (picture);
      /* Between the middle and the right margin, below the story: a map, or nothing but paper. */
      g_assert_true (
        is_blank (picture, width * 7 / 10, height * 50 / 100, width * 9 / 10, height * 53 / 100)
        == (i != 0));
      cairo_surface_destroy (picture);
    }
}

/* The operations in order; who goes first in the second is open until the first has been won. */
static void
test_campaign (Fixture *fixture, gconstpointer data)
{
  static const char *const order[]
    = { "Blood of Ypres",  "Skirmish at Langemarck", "page 2",
        "Siege of Hooge",  "Whoever won the",        "The side with more wins",
        "The dice decide", "Siege of Hooge",         "Whoever won the operation before" };
  g_autofree char *path
    = store_library_find_file (fixture->library, "scenarios/blood-of-ypres.duckcampaign");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarCampaign) campaign = store_campaign_load (fixture->library, path, faults);
  g_autoptr (WarCampaign) played = war_campaign_copy (campaign);
  g_autoptr (DrawSheets) sheets
    = draw_campaign_sheets_new (campaign, NULL, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  g_autoptr (DrawSheets) after = NULL;
  g_autofree char *text = read_text (sheets, 0), *text_after = NULL;
  const char *from = text;
  WarPart *part;

  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 6);
  assert_margins (sheets);
  if (text == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      from = strstr (from, order[i]);
      g_assert_nonnull (from);
    }

  part = war_part_copy (war_campaign_get_part (campaign, 0));
  part->result.winner = WAR_WINNER_SIDE_2;
  war_part_unref (played->parts->pdata[0]);
  played->parts->pdata[0] = part;
  after = draw_campaign_sheets_new (played, NULL, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  text_after = read_text (after, 0);
  assert_contains (text_after, "Won by Central Powers");
  assert_contains (text_after, "Central Powers choose who goes first.");
  assert_counted (text_after, "Whoever won the operation before", 1);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/draw/operation/papers", test_papers);
  ADD ("/draw/operation/campaign-maps", test_campaign_maps);
  ADD ("/draw/operation/content", test_content);
  ADD ("/draw/operation/agreements", test_agreements);
  ADD ("/draw/operation/long-prologue", test_long_prologue);
  ADD ("/draw/operation/no-widows", test_no_widows);
  ADD ("/draw/operation/empty", test_empty);
  ADD ("/draw/operation/huge-forces", test_huge_forces);
  ADD ("/draw/operation/map-page", test_map_page);
  ADD ("/draw/operation/long-names", test_long_names);
  ADD ("/draw/operation/same-bytes", test_same_bytes);
  ADD ("/draw/campaign/entrenched.E-24/carried-over", test_campaign);

  return g_test_run ();
}
