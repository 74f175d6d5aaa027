/* test-counters.c: counters to cut out are there for all, and measure what they should
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#include "draw/counter-sheet.h"
#include "draw/packing-private.h"
#include "fixture.h"
#include "store/operation-file.h"

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

static WarOperation *
load (StoreLibrary *library, const char *name)
{
  g_autofree char *path = store_library_find_file (library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarOperation *operation = store_operation_load (library, path, faults);

  g_assert_nonnull (operation);
  return operation;
}

static cairo_status_t
write_text (void *closure, const unsigned char *data, unsigned int length)
{
  g_string_append_len (closure, (const char *) data, (gssize) length);
  return CAIRO_STATUS_SUCCESS;
}

/* A page as an SVG file in millimetres. */
static char *
dup_svg (const DrawSheets *sheets, guint page)
{
  GString *text = g_string_new (NULL);
  DrawPaper paper = draw_sheets_get_paper (sheets, page);
  cairo_surface_t *surface
    = cairo_svg_surface_create_for_stream (write_text, text, paper.width, paper.height);
  cairo_t *cr = cairo_create (surface);

  draw_sheets_draw_page (sheets, page, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return g_string_free (text, FALSE);
}

/* Appends the rectangles of a path "M x y L x y … Z M …". */
static void
read_path (const char *d, GArray *cuts)
{
  Cut cut = { HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL };

  for (; *d != '"'; d++)
    if (*d == 'M' || *d == 'L')
      {
        char *end;
        double x = g_ascii_strtod (d + 1, &end), y = g_ascii_strtod (end, &end);

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

/* The red lines of a page. */
static GArray *
find_cuts (const DrawSheets *sheets, guint page)
{
  GArray *cuts = g_array_new (FALSE, FALSE, sizeof (Cut));
  g_autofree char *svg = dup_svg (sheets, page);
  g_auto (GStrv) elements = g_strsplit (svg, "<", -1);

  for (guint i = 0; elements[i] != NULL; i++)
    {
      const char *d = strstr (elements[i], " d=\"");

      if (d != NULL && is_red_line (elements[i]))
        read_path (d + 4, cuts);
    }

  return cuts;
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
  g_autoptr (WarOperation) operation = load (fixture->library, "scenarios/hooge.duckop");
  const DrawSheetSetup setup = { .paper = draw_paper_a4 };
  g_autoptr (DrawSheets) sheets = draw_operation_counter_sheets_new (operation, &setup);
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

      g_assert_true (a->left > 7.49 && a->top > 7.49);
      g_assert_true (a->right < paper.width - 7.49 && a->bottom < paper.height - 7.49);
      for (guint j = i + 1; j < cuts->len; j++)
        {
          const Cut *b = &g_array_index (cuts, Cut, j);

          g_assert_true (a->right < b->left + 0.001 || b->right < a->left + 0.001
                         || a->bottom < b->top + 0.001 || b->bottom < a->top + 0.001);
        }
    }
}

static void
test_papers (Fixture *fixture, gconstpointer data)
{
  const DrawPaper papers[]
    = { draw_paper_a5, draw_paper_turn (draw_paper_a5), draw_paper_letter, draw_paper_a3 };
  g_autoptr (WarOperation) operation = load (fixture->library, "scenarios/hooge.duckop");

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      const DrawSheetSetup setup = { .paper = papers[i] };
      g_autoptr (DrawSheets) sheets = draw_operation_counter_sheets_new (operation, &setup);
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
  const DrawSheetSetup setup = { .paper = draw_paper_a5 };
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarArmy) army = war_army_new_without_book ("Army", rules);
  g_autoptr (WarUnitType) type = war_unit_type_new ();
  g_autoptr (DrawSheets) sheets = NULL;
  g_autoptr (GArray) cuts = NULL;

  g_assert_null (draw_army_counter_sheets_new (army, &setup));
  g_free (type->name);
  type->name = g_strdup ("Train");
  type->base_width = 400 * WAR_MILLIMETRE;
  type->base_depth = 30 * WAR_MILLIMETRE;
  g_ptr_array_add (army->units, war_unit_new (type, NULL, NULL));
  sheets = draw_army_counter_sheets_new (army, &setup);
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 1);
  cuts = find_all_cuts (sheets);
  g_assert_cmpuint (cuts->len, ==, 0);
}

/* Nobody wastes more than 15 % of what the sheets have room for. */
static void
assert_tight (const WarLength (*sizes)[2], guint n_sizes, guint n_each, WarLength width,
              WarLength height)
{
  g_autoptr (GArray) packed = g_array_new (FALSE, TRUE, sizeof (DrawPacked));
  double area = 0;
  guint n;

  for (guint i = 0; i < n_sizes * n_each; i++)
    {
      const WarLength *size = sizes[i / n_each];
      DrawPacked each = { .width = size[0], .height = size[1], .item = i };

      area += (double) size[0] * size[1];
      g_array_append_val (packed, each);
    }
  n = draw_pack (packed, width, height);
  g_assert_cmpuint (n, <=, (guint) ceil (1.15 * area / width / height));
}

static void
test_packing (void)
{
  static const WarLength all[][2] = {
    { 1000, 1000 }, { 2000, 2000 }, { 2500, 2500 }, { 2500, 3000 }, { 2500, 4000 },
    { 3000, 2000 }, { 3000, 3000 }, { 3000, 5000 }, { 4000, 2000 }, { 4000, 3000 },
    { 4000, 4000 }, { 4000, 7000 }, { 5000, 1500 }, { 5000, 5000 },
  };
  const DrawPaper papers[] = { draw_paper_a4, draw_paper_a3, draw_paper_letter };

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      WarLength width = (WarLength) ((papers[i].width - 15) * WAR_MILLIMETRE);
      WarLength height = (WarLength) ((papers[i].height - 43) * WAR_MILLIMETRE);

      assert_tight (all, G_N_ELEMENTS (all), 20, width, height);
      assert_tight (all, G_N_ELEMENTS (all), 3, width, height);
      assert_tight (all + 8, 1, 300, width, height);
      assert_tight (all + 1, 1, 500, width, height);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/counters/sizes", test_sizes);
  ADD ("/counters/papers", test_papers);
  ADD ("/counters/ends", test_ends);
#undef ADD
  g_test_add_func ("/counters/packing", test_packing);

  return g_test_run ();
}
