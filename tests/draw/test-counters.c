/* test-counters.c: what is to be cut out is there for all, and measures what it should
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#include "draw/print/extras.h"
#include "fixture.h"
#include "shipped.h"
#include "store/documents/routine.h"

#define TRUE_SIZE 0.1 /* millimetres that a counter may be off */

/* A rectangle to cut along. */
typedef struct
{
  double left, top, right, bottom;
} Cut;

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

static cairo_status_t
write_text (void *closure, const unsigned char *data, unsigned int length)
{
  g_string_append_len (closure, (const char *) data, (gssize) length);
  return CAIRO_STATUS_SUCCESS;
}

static DrawSheets *
new_counters (WarOperation *operation, const DrawSheetSetup *setup)
{
  return draw_extra_sheets_new (DRAW_SHEET_COUNTERS,
                                &(DrawSubject){ .operation = operation, .rules = operation->rules },
                                setup);
}

/* A page as an SVG file in millimetres, so much too large. */
static char *
dup_svg (const DrawSheets *sheets, guint page, double scale)
{
  GString *text = g_string_new (NULL);
  DrawPaper paper = draw_sheets_get_paper (sheets, page);
  cairo_surface_t *surface
    = cairo_svg_surface_create_for_stream (write_text, text, paper.width, paper.height);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  draw_sheets_draw_page (sheets, page, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return g_string_free (text, FALSE);
}

/* Appends the boxes of the parts of a path "M x y L x y C x y x y x y … Z M …". A circle is made of
 * quarters. */
static void
read_path (const char *d, double scale, GArray *cuts)
{
  Cut cut = { HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL };

  for (; *d != '"'; d++)
    if (*d == 'M' || *d == 'L' || *d == 'C')
      {
        guint n = *d == 'C' ? 3 : 1;
        char *end = (char *) d + 1;
        double x = 0, y = 0;

        while (n-- > 0)
          {
            x = g_ascii_strtod (end, &end) * scale;
            y = g_ascii_strtod (end, &end) * scale;
          }

        cut = (Cut){ fmin (cut.left, x), fmin (cut.top, y), fmax (cut.right, x),
                     fmax (cut.bottom, y) };
        d = end - 1;
      }
    else if (*d == 'Z')
      {
        g_array_append_val (cuts, cut);
        cut = (Cut){ HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL };
      }
}

/* Versions of cairo write it in two ways. */
static gboolean
is_red_line (const char *element)
{
  return strstr (element, "stroke=\"rgb(100%, 0%, 0%)\"") != NULL
         || strstr (element, "stroke:rgb(100%,0%,0%)") != NULL;
}

/* Lines are written as they were drawn, with the scale beside them. */
static double
get_scale (const char *element)
{
  const char *matrix = strstr (element, "matrix(");

  return matrix != NULL ? g_ascii_strtod (matrix + strlen ("matrix("), NULL) : 1;
}

/* The red lines of a page. */
static GArray *
find_cuts_scaled (const DrawSheets *sheets, guint page, double scale)
{
  GArray *cuts = g_array_new (FALSE, FALSE, sizeof (Cut));
  g_autofree char *svg = dup_svg (sheets, page, scale);
  g_auto (GStrv) elements = g_strsplit (svg, "<", -1);

  for (guint i = 0; elements[i] != NULL; i++)
    {
      const char *d = strstr (elements[i], " d=\"");

      if (d != NULL && is_red_line (elements[i]))
        read_path (d + 4, get_scale (elements[i]), cuts);
    }

  return cuts;
}

static GArray *
find_cuts (const DrawSheets *sheets, guint page)
{
  return find_cuts_scaled (sheets, page, 1);
}

static GArray *
find_all_cuts (const DrawSheets *sheets)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Cut));

  for (guint page = 0; page < draw_sheets_get_n_pages (sheets); page++)
    {
      g_autoptr (GArray) cuts = find_cuts (sheets, page);

      g_array_append_vals (all, cuts->data, cuts->len);
    }

  return all;
}

/* How many rectangles are of the size, either way round. */
static guint
count_size (const GArray *cuts, double width, double depth)
{
  guint n = 0;

  for (guint i = 0; i < cuts->len; i++)
    {
      const Cut *cut = &g_array_index (cuts, Cut, i);
      double w = cut->right - cut->left, h = cut->bottom - cut->top;

      n += (fabs (w - width) < TRUE_SIZE && fabs (h - depth) < TRUE_SIZE)
           || (fabs (h - width) < TRUE_SIZE && fabs (w - depth) < TRUE_SIZE);
    }

  return n;
}

/* Each base of Hooge's forces is there as often as it is in play, at its size. */
static void
test_sizes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (fixture->library, "hooge.duckop");
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) sheets = new_counters (operation, &setup);
  g_autoptr (GArray) cuts = find_all_cuts (sheets);

  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 1);
  g_assert_cmpuint (cuts->len, ==, 12 + 15 + 1);
  g_assert_cmpuint (count_size (cuts, 40, 20), ==, 9);
  g_assert_cmpuint (count_size (cuts, 20, 20), ==, 3);
  g_assert_cmpuint (count_size (cuts, 40, 40), ==, 5);
  g_assert_cmpuint (count_size (cuts, 25, 40), ==, 1);
  g_assert_cmpuint (count_size (cuts, 40, 30), ==, 5);
  g_assert_cmpuint (count_size (cuts, 30, 20), ==, 2);
  g_assert_cmpuint (count_size (cuts, 50, 50), ==, 2);
  g_assert_cmpuint (count_size (cuts, 30, 30), ==, 1);
}

/* Within the paper's margins, none over another. */
static void
assert_apart (const GArray *cuts, DrawPaper paper)
{
  for (guint i = 0; i < cuts->len; i++)
    {
      const Cut *a = &g_array_index (cuts, Cut, i);

      g_assert_true (a->left > 5.99 && a->top > 5.99);
      g_assert_true (a->right < paper.width - 5.99 && a->bottom < paper.height - 5.99);
      for (guint j = i + 1; j < cuts->len; j++)
        {
          const Cut *b = &g_array_index (cuts, Cut, j);

          /* None shares a line with another one. */
          g_assert_true (a->right < b->left - 1.9 || b->right < a->left - 1.9
                         || a->bottom < b->top - 1.9 || b->bottom < a->top - 1.9);
        }
    }
}

/* Half a percent too large is noticed. */
static void
test_half_percent (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (fixture->library, "hooge.duckop");
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) sheets = new_counters (operation, &setup);
  g_autoptr (GArray) cuts = find_cuts_scaled (sheets, 0, 1.005);

  g_assert_cmpuint (cuts->len, ==, 12 + 15 + 1);
  g_assert_cmpuint (count_size (cuts, 40, 20), ==, 0);
  g_assert_cmpuint (count_size (cuts, 50, 50), ==, 0);
}

/* Each base of a unit has one, where it has several (empires.1.1). */
static void
test_bases (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (fixture->library, "mons.duckop");
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) sheets = new_counters (operation, &setup);
  g_autoptr (GArray) cuts = find_all_cuts (sheets);
  guint n = operation->field->points->len;

  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      const GPtrArray *entries = operation->forces[side]->entries;

      for (guint i = 0; i < entries->len; i++)
        {
          const WarForceEntry *entry = g_ptr_array_index (entries, i);

          n += (guint) entry->count * (guint) entry->type->stats[0];
        }
    }
  for (guint i = 0; i < operation->field->points->len; i++)
    n -= ((const WarPoint *) g_ptr_array_index (operation->field->points, i))->kind
         == WAR_POINT_LABEL;
  g_assert_cmpuint (n, >, 40);
  g_assert_cmpuint (cuts->len, ==, n);
}

/* A strip for each unit: as wide as its base, with a tab of 7 mm, two faces and the base
 * (entrenched bases of 40 × 20 mm have faces of 36 mm). */
static void
test_standees (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (fixture->library, "hooge.duckop");
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  const DrawSubject subject = { .operation = operation, .rules = operation->rules };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_STANDEES, &subject, &setup);
  g_autoptr (GArray) cuts = find_all_cuts (sheets);

  g_assert_cmpuint (cuts->len, ==, 12 + 15);
  g_assert_cmpuint (count_size (cuts, 40, 7 + 2 * 36 + 20), ==, 9);
  g_assert_cmpuint (count_size (cuts, 20, 7 + 2 * 20 + 20), ==, 3);
  g_assert_cmpuint (count_size (cuts, 50, 7 + 2 * 42 + 50), ==, 2);
  for (guint page = 0; page < draw_sheets_get_n_pages (sheets); page++)
    {
      g_autoptr (GArray) own = find_cuts (sheets, page);

      assert_apart (own, draw_paper_a4);
    }
}

/* As many as there are units, of each mark but one that gas alone gives; four corners for each
 * zone. */
static void
test_tokens (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (fixture->library, "hooge.duckop");
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  const DrawSubject subject = {
    .operation = operation,
    .rules = operation->rules,
    .routine = store_library_get_routine (fixture->library, "entrenched", NULL),
  };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_TOKENS, &subject, &setup);
  g_autoptr (GArray) cuts = find_all_cuts (sheets);

  g_assert_cmpuint (count_size (cuts, 18, 18), ==, 3 * 27);
  g_assert_cmpuint (count_size (cuts, 22, 22), ==, 4 * operation->field->zones->len);
}

/* Where nothing is marked on cards, those that say the same are one. */
static void
test_like_cards (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (fixture->library, "parapet.duckop");
  const DrawSubject subject = { .operation = operation, .rules = operation->rules };
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_CARDS, &subject, &setup);
  g_autoptr (GArray) cuts = find_all_cuts (sheets);

  /* Four companies have captains with names; all else is of a kind, runners too. */
  g_assert_cmpuint (count_size (cuts, 63, 88), ==, 4 + 9);
}

/* What marks a company is there once for each, and not for its bases. */
static void
test_marks (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (fixture->library, "parapet.duckop");
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  const DrawSubject subject = {
    .operation = operation,
    .rules = operation->rules,
    .routine = store_library_get_routine (fixture->library, "assault", NULL),
  };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_TOKENS, &subject, &setup);
  g_autoptr (GArray) cuts = find_all_cuts (sheets);

  /* 51 bases of one battalion and the garrison, of which the telephone is never pinned, and 5
   * runners are; 5 of the bases lead companies; 44 are no officers or headquarters, fire and can be
   * cornered. */
  g_assert_cmpuint (count_size (cuts, 18, 18), ==, 50 + 5 + 5 + 5 + 3 * 44);
}

/* Each length that the operation may need once, none of gas or objectives, and parts that reach as
 * far as the longest gun, or 36″. */
static void
test_sticks (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (fixture->library, "hooge.duckop");
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  const DrawSubject subject = { .operation = operation, .rules = operation->rules };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_STICKS, &subject, &setup);
  g_autoptr (GArray) cuts = find_all_cuts (sheets);
  const double inches[] = { 1, 3, 9, 9, 9, 9 };
  guint n = 0;

  g_assert_cmpuint (cuts->len, ==, G_N_ELEMENTS (inches));
  for (guint i = 0; i < cuts->len; i++)
    {
      const Cut *cut = &g_array_index (cuts, Cut, i);

      for (guint j = 0; j < G_N_ELEMENTS (inches); j++)
        if (fabs (cut->right - cut->left - inches[j] * 25.4) < TRUE_SIZE
            || fabs (cut->bottom - cut->top - inches[j] * 25.4) < TRUE_SIZE)
          {
            n++;
            break;
          }
    }
  g_assert_cmpuint (n, ==, cuts->len);
}

/* What is longer than the paper is measured with the long one: 40 cm, 100 cm (assault.6.6). */
static void
test_long_sticks (Fixture *fixture, gconstpointer data)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  const DrawSubject subject
    = { .rules = store_library_get_rules (fixture->library, "assault", NULL) };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_STICKS, &subject, &setup);
  g_autoptr (GArray) cuts = find_all_cuts (sheets);

  /* Four of 25 cm. */
  g_assert_cmpuint (count_size (cuts, 250, 13), ==, 4);
}

/* The gap of 1 mm to enemies is no stick (empires.3.2). */
static void
test_short_sticks (Fixture *fixture, gconstpointer data)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  const DrawSubject subject
    = { .rules = store_library_get_rules (fixture->library, "empires", NULL) };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_STICKS, &subject, &setup);
  g_autoptr (GArray) cuts = find_all_cuts (sheets);

  g_assert_cmpuint (cuts->len, >, 0);
  for (guint i = 0; i < cuts->len; i++)
    {
      const Cut *cut = &g_array_index (cuts, Cut, i);

      g_assert_cmpfloat (fmin (cut->right - cut->left, cut->bottom - cut->top), >=, 5);
    }
}

/* The arcs at Mons: sectors of a radius of 58 mm, 45° or 30° to either side (empires.C-4). */
static void
test_arcs (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (fixture->library, "mons.duckop");
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  const DrawSubject subject = { .operation = operation, .rules = operation->rules };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_STICKS, &subject, &setup);
  g_autoptr (GArray) cuts = find_all_cuts (sheets);

  g_assert_cmpuint (count_size (cuts, 2 * 58 * sin (G_PI / 4), 58), ==, 1);
  g_assert_cmpuint (count_size (cuts, 2 * 58 * sin (G_PI / 6), 58), ==, 1);
}

/* Circles around a point: of 1″ and 2″ whole, the ring of gas in eight parts of a circle of 12″
 * (raider.2.7, raider.R-2). */
static void
test_rings (Fixture *fixture, gconstpointer data)
{
  const double inch = 25.4, radius = 6 * inch, eighth = G_PI / 8;
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  const DrawSubject subject
    = { .rules = store_library_get_rules (fixture->library, "raider", NULL) };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_TEMPLATES, &subject, &setup);
  g_autoptr (GArray) cuts = find_all_cuts (sheets);

  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 1);
  g_assert_cmpuint (count_size (cuts, inch, inch), ==, 1);
  g_assert_cmpuint (count_size (cuts, 2 * inch, 2 * inch), ==, 1);
  g_assert_cmpuint (
    count_size (cuts, 2 * radius * sin (eighth), radius - (radius - 14) * cos (eighth)), ==, 8);
}

/* The statistics of a card stand in one row. */
static void
assert_one_row (const DrawSheets *sheets)
{
  const char *const arguments[] = { "pdftotext", "-layout", "FILE", "-", NULL };
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, NULL);
  g_autoptr (GBytes) said = fixture_run_on_bytes (pdf, arguments);
  g_autofree char *text = NULL;

  if (said == NULL)
    return;
  text = g_strndup (g_bytes_get_data (said, NULL), g_bytes_get_size (said));
  g_assert_true (g_regex_match_simple (" W +M +R +S +B\\b", text, 0, 0));
  g_assert_false (g_regex_match_simple (" W +M +R +S +(W|\\n)", text, 0, 0));
}

/* Of a unit about which little is to be said that is large: what it hits with is as wide as in
 * letters of 14 points. How high they are, each version of pdftotext says differently. */
static void
assert_large (const DrawSheets *sheets)
{
  const char *const arguments[] = { "pdftotext", "-bbox", "FILE", "-", NULL };
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, NULL);
  g_autoptr (GBytes) said = fixture_run_on_bytes (pdf, arguments);
  g_autofree char *text = NULL;
  const char *word, *left, *right;

  if (said == NULL)
    return;
  text = g_strndup (g_bytes_get_data (said, NULL), g_bytes_get_size (said));
  word = strstr (text, ">Lee-Enfield<");
  g_assert_nonnull (word);
  left = g_strrstr_len (text, word - text, "xMin=\"");
  right = g_strrstr_len (text, word - text, "xMax=\"");
  g_assert_cmpfloat (g_ascii_strtod (right + 6, NULL) - g_ascii_strtod (left + 6, NULL), >=, 59);
}

/* One for each unit, of both sizes. */
static void
test_cards (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (fixture->library, "hooge.duckop");
  const DrawSubject subject = { .operation = operation, .rules = operation->rules };

  for (gint bridge = 0; bridge <= 1; bridge++)
    {
      const DrawSheetSetup setup = { .paper = draw_paper_a4, .bridge_cards = bridge != 0 };
      g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_CARDS, &subject, &setup);
      g_autoptr (GArray) cuts = find_all_cuts (sheets);

      g_assert_cmpuint (count_size (cuts, bridge != 0 ? 57 : 63, 88), ==, 27);
      g_assert_cmpuint (cuts->len, ==, 27);
      assert_one_row (sheets);
      if (bridge == 0)
        assert_large (sheets);
    }
}

static void
test_papers (Fixture *fixture, gconstpointer data)
{
  const DrawPaper papers[]
    = { draw_paper_a5, draw_paper_turn (draw_paper_a5), draw_paper_letter, draw_paper_a3 };
  g_autoptr (WarOperation) operation = shipped_load_operation (fixture->library, "hooge.duckop");

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      const DrawSheetSetup setup = { .paper = papers[i], .left_out = DRAW_SHEET_TAGS };
      g_autoptr (DrawSheets) sheets = new_counters (operation, &setup);
      guint total = 0;

      for (guint page = 0; page < draw_sheets_get_n_pages (sheets); page++)
        {
          g_autoptr (GArray) cuts = find_cuts (sheets, page);

          assert_apart (cuts, papers[i]);
          total += cuts->len;
        }
      g_assert_cmpuint (total, ==, 28);
    }
}

/* A base that no sheet has room for is said to be missing; an army without units has no sheets. */
static void
test_ends (Fixture *fixture, gconstpointer data)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a5, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarArmy) army = war_army_new_without_book ("Army", rules);
  const DrawSubject subject = { .army = army, .rules = rules };
  g_autoptr (WarUnitType) type = war_unit_type_new ();
  g_autoptr (DrawSheets) sheets = NULL;
  g_autoptr (GArray) cuts = NULL;

  g_assert_null (draw_extra_sheets_new (DRAW_SHEET_COUNTERS, &subject, &setup));
  g_free (type->name);
  type->name = g_strdup ("Train");
  type->base_width = 400 * WAR_MILLIMETRE;
  type->base_depth = 30 * WAR_MILLIMETRE;
  g_ptr_array_add (army->units, war_unit_new (type, NULL, NULL));
  sheets = draw_extra_sheets_new (DRAW_SHEET_COUNTERS, &subject, &setup);
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 1);
  cuts = find_all_cuts (sheets);
  g_assert_cmpuint (cuts->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/counters/sizes", test_sizes);
  ADD ("/counters/half-percent", test_half_percent);
  ADD ("/counters/empires.1.1/bases", test_bases);
  ADD ("/counters/papers", test_papers);
  ADD ("/counters/ends", test_ends);
  ADD ("/standees/sizes", test_standees);
  ADD ("/tokens/counts", test_tokens);
  ADD ("/marks/counts", test_marks);
  ADD ("/sticks/lengths", test_sticks);
  ADD ("/sticks/long-lengths", test_long_sticks);
  ADD ("/sticks/short-lengths", test_short_sticks);
  ADD ("/sticks/empires.5.1/arcs", test_arcs);
  ADD ("/counters/raider.2.7/rings", test_rings);
  ADD ("/cards/sizes", test_cards);
  ADD ("/cards/like", test_like_cards);
#undef ADD

  return g_test_run ();
}
