/* test-cuts.c: what is cut out lies so that a blade goes right across, and backs behind fronts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "draw/cut/cut-layout-private.h"
#include "draw/print/extras.h"
#include "draw/surface/lettering-private.h"
#include "fixture.h"
#include "shipped.h"
#include "store/documents/army-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/routine.h"

#define GUTTER (WarLength) (DRAW_CUT_GUTTER * WAR_MILLIMETRE)

/* How many times the paper that is needed is taken. */
#define MOST_WASTE 1.15

/* Words come no nearer to a cut, in millimetres. */
#define LEAST_EDGE 1.5

static StoreLibrary *library;

static const DrawSheetPart kinds[]
  = { DRAW_SHEET_COUNTERS,  DRAW_SHEET_STANDEES, DRAW_SHEET_TOKENS,
      DRAW_SHEET_TEMPLATES, DRAW_SHEET_STICKS,   DRAW_SHEET_CARDS };

static DrawSheetSetup
get_setup (DrawPaper paper, DrawBacks backs)
{
  return (DrawSheetSetup){ .paper = paper, .left_out = DRAW_SHEET_TAGS, .backs = backs };
}

/* Of one kind, which has a plan. */
static const DrawCutPlan *
get_plan (const DrawSheets *sheets)
{
  g_autoptr (GPtrArray) plans = draw_sheets_list_plans (sheets);

  g_assert_cmpuint (plans->len, ==, 1);
  return g_ptr_array_index (plans, 0);
}

static const DrawCutPiece *
get_piece (const DrawCutPlan *plan, guint i)
{
  return &g_array_index (plan->pieces, DrawCutPiece, i);
}

static WarLength
get_right (const DrawCutPiece *piece)
{
  return piece->x + (piece->turned ? piece->height : piece->width);
}

static WarLength
get_bottom (const DrawCutPiece *piece)
{
  return piece->y + (piece->turned ? piece->width : piece->height);
}

/* All shipped -------------------------------------------------------------------------------- */

typedef void (*LookFunc) (const DrawSubject *subject, const char *name, gpointer data);

/* Calls func for each shipped document with the suffix. */
static void
look_at (const char *suffix, LookFunc func, gpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autoptr (StoreFaults) faults = store_faults_new (file);
      g_autoptr (WarOperation) operation = NULL;
      g_autoptr (WarArmy) army = NULL;
      DrawSubject subject = { 0 };

      if (!g_str_has_suffix (name, suffix))
        continue;
      if (g_str_has_suffix (name, ".duckop"))
        subject.operation = operation = store_operation_load (library, file, faults);
      else
        subject.army = army = store_army_load (library, file, faults);
      g_assert_true (operation != NULL || army != NULL);
      subject.rules = operation != NULL ? operation->rules : army->rules;
      subject.routine = store_library_get_routine (library, subject.rules->system->id, NULL);
      func (&subject, name, data);
    }
}

static void
look_at_all (LookFunc func, gpointer data)
{
  look_at (".duckop", func, data);
  look_at (".duckarmy", func, data);
}

/* Paper -------------------------------------------------------------------------------------- */

typedef struct
{
  double need, use; /* sheets */
  guint least, n; /* whole ones: that would do, with what may be wasted, and that are taken */
} Sum;

static void
add_need (const DrawSubject *subject, const char *name, gpointer data)
{
  Sum *sum = data;
  const DrawSheetSetup setup = get_setup (draw_paper_a4, DRAW_BACKS_NONE);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (kinds[i], subject, &setup);
      const DrawCutPlan *plan;
      g_autofree char *words = NULL;
      double need;
      guint least;

      if (sheets == NULL)
        continue;
      plan = get_plan (sheets);
      words = draw_cut_plan_describe (plan);
      need = draw_cut_plan_get_need (plan);
      least = (guint) ceil (MOST_WASTE * need - 1e-9);
      if (plan->n_sheets > least)
        g_test_message ("%s is above", name);
      g_test_message ("%-36s needs %.2f, takes %.2f: %s", name, need, draw_cut_plan_get_use (plan),
                      words);
      sum->need += need;
      sum->use += draw_cut_plan_get_use (plan);
      sum->least += least;
      sum->n += plan->n_sheets;
    }
}

/* The sheets of all kinds of all that is shipped: no more than the area needs with 15 % over, in
 * whole sheets of a kind. */
static void
test_paper (void)
{
  Sum sum = { 0 };

  look_at_all (add_need, &sum);
  g_test_message ("%.1f sheets are needed, %.1f are taken up, %.3f times; %u whole ones of %u",
                  sum.need, sum.use, sum.use / sum.need, sum.n, sum.least);
  g_assert_cmpuint (sum.n, <=, sum.least);
  g_assert_cmpfloat (sum.use, <=, MOST_WASTE * sum.need);
}

/* Straight cuts ------------------------------------------------------------------------------ */

/* Between two pieces of a sheet there is a gutter, beside or below. */
static void
assert_apart (const DrawCutPiece *a, const DrawCutPiece *b)
{
  if (a->sheet == b->sheet)
    g_assert_true (get_right (a) + GUTTER <= b->x || get_right (b) + GUTTER <= a->x
                   || get_bottom (a) + GUTTER <= b->y || get_bottom (b) + GUTTER <= a->y);
}

/* Each piece lies in one row, right across which nothing else lies, in a column that is cut from
 * the top of the row to its end. */
static void
assert_straight (const DrawCutPlan *plan)
{
  WarLength width = draw_cut_plan_get_room_width (plan);
  WarLength height = draw_cut_plan_get_room_height (plan);

  for (guint i = 0; i < plan->pieces->len; i++)
    {
      const DrawCutPiece *piece = get_piece (plan, i);
      guint n_rows = 0;

      g_assert_cmpint (piece->x, >=, 0);
      g_assert_cmpint (get_right (piece), <=, width);
      g_assert_cmpint (get_bottom (piece), <=, height);
      g_assert_cmpuint (piece->sheet, <, plan->n_sheets);
      for (guint j = 0; j < plan->rows->len; j++)
        {
          const DrawCutRow *row = &g_array_index (plan->rows, DrawCutRow, j);

          if (row->sheet != piece->sheet)
            continue;
          if (piece->y >= row->y && get_bottom (piece) <= row->y + row->height)
            n_rows++;
          else
            g_assert_true (get_bottom (piece) + GUTTER <= row->y
                           || piece->y >= row->y + row->height + GUTTER);
        }
      g_assert_cmpuint (n_rows, ==, 1);
      for (guint j = i + 1; j < plan->pieces->len; j++)
        {
          const DrawCutPiece *other = get_piece (plan, j);

          assert_apart (piece, other);
          /* Those below each other in a row begin at one line. */
          if (piece->sheet == other->sheet && piece->x < get_right (other)
              && other->x < get_right (piece))
            for (guint k = 0; k < plan->rows->len; k++)
              {
                const DrawCutRow *row = &g_array_index (plan->rows, DrawCutRow, k);

                if (row->sheet == piece->sheet && piece->y >= row->y && other->y >= row->y
                    && piece->y < row->y + row->height && other->y < row->y + row->height)
                  g_assert_cmpint (piece->x, ==, other->x);
              }
        }
    }
}

/* Every one has a name and a size of its own. */
static void
assert_named (const DrawCutPlan *plan)
{
  for (guint i = 0; i < plan->pieces->len; i++)
    {
      g_assert_nonnull (get_piece (plan, i)->title);
      g_assert_cmpstr (get_piece (plan, i)->title, !=, "");
      g_assert_null (strchr (get_piece (plan, i)->title, '\n'));
    }
}

static void
check_cuts (const DrawSubject *subject, const char *name, gpointer data)
{
  const DrawPaper papers[] = { draw_paper_a4, draw_paper_a5, draw_paper_turn (draw_paper_letter) };

  for (guint i = 0; i < G_N_ELEMENTS (papers) * G_N_ELEMENTS (kinds); i++)
    {
      const DrawSheetSetup setup = get_setup (papers[i % G_N_ELEMENTS (papers)], DRAW_BACKS_NONE);
      g_autoptr (DrawSheets) sheets
        = draw_extra_sheets_new (kinds[i / G_N_ELEMENTS (papers)], subject, &setup);

      if (sheets == NULL)
        continue;
      g_test_message ("%s, %u", name, i);
      assert_straight (get_plan (sheets));
      assert_named (get_plan (sheets));
    }
}

static void
test_straight (void)
{
  look_at_all (check_cuts, NULL);
}

/* Of many sizes on all papers, in no time that somebody would notice. */
static void
test_many (void)
{
  static const WarLength sizes[][2] = {
    { 1000, 1000 }, { 2000, 2000 }, { 2500, 2500 }, { 2500, 3000 }, { 2500, 4000 },
    { 3000, 2000 }, { 3000, 3000 }, { 3000, 5000 }, { 4000, 2000 }, { 4000, 3000 },
    { 4000, 4000 }, { 4000, 7000 }, { 5000, 1500 }, { 5000, 5000 },
  };
  const DrawPaper papers[] = { draw_paper_a4, draw_paper_a3, draw_paper_letter };
  static const guint counts[] = { 3, 20, 60 };

  for (guint i = 0; i < G_N_ELEMENTS (papers) * G_N_ELEMENTS (counts); i++)
    {
      const DrawSheetSetup setup = get_setup (papers[i % G_N_ELEMENTS (papers)], DRAW_BACKS_NONE);
      DrawCutPlan *plan = draw_cut_plan_new (DRAW_SHEET_COUNTERS, &setup);

      for (guint j = 0; j < G_N_ELEMENTS (sizes) * counts[i / G_N_ELEMENTS (papers)]; j++)
        {
          const WarLength *size = sizes[j % G_N_ELEMENTS (sizes)];

          g_assert_true (draw_cut_plan_add (
            plan,
            (DrawCutPiece){ .width = size[0], .height = size[1], .title = g_strdup ("Piece") }));
        }
      draw_cut_plan_lay_out (plan);
      if (i < G_N_ELEMENTS (papers))
        assert_straight (plan);
      g_test_message ("%u pieces: %.2f sheets are needed, %.2f are taken up", plan->pieces->len,
                      draw_cut_plan_get_need (plan), draw_cut_plan_get_use (plan));
      g_assert_cmpfloat (draw_cut_plan_get_use (plan), <=,
                         fmax (MOST_WASTE * draw_cut_plan_get_need (plan), 1));
      draw_cut_plan_free (plan);
    }
}

/* Words -------------------------------------------------------------------------------------- */

/* Where words lie on a page, in millimetres. */
typedef struct
{
  double left, top, right, bottom;
  char *text;
} Word;

static void
clear_word (gpointer word)
{
  g_free (((Word *) word)->text);
}

static void
take_word (cairo_t *cr, PangoLayout *layout, const DrawLettering *lettering, double halo,
           const double halo_colour[3], gpointer data)
{
  PangoRectangle ink;
  Word word = { HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL, NULL };
  double x, y;

  pango_layout_get_extents (layout, &ink, NULL);
  cairo_get_current_point (cr, &x, &y);
  cairo_new_path (cr);
  for (guint corner = 0; corner < 4; corner++)
    {
      double at_x = x + (double) (ink.x + (corner % 2 != 0 ? ink.width : 0)) / PANGO_SCALE;
      double at_y = y + (double) (ink.y + (corner / 2 != 0 ? ink.height : 0)) / PANGO_SCALE;

      cairo_user_to_device (cr, &at_x, &at_y);
      word.left = fmin (word.left, at_x);
      word.right = fmax (word.right, at_x);
      word.top = fmin (word.top, at_y);
      word.bottom = fmax (word.bottom, at_y);
    }
  word.text = g_strdup (pango_layout_get_text (layout));
  g_array_append_val ((GArray *) data, word);
}

static GArray *
list_words (const DrawSheets *sheets, guint page)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (Word));
  DrawLetterTaker taker = { take_word, words };
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr;

  g_array_set_clear_func (words, clear_word);
  draw_lettering_set_taker (surface, &taker);
  cr = cairo_create (surface);
  draw_sheets_draw_page (sheets, page, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return words;
}

static double
to_page (WarLength length)
{
  return DRAW_CUT_MARGIN + (double) length / WAR_MILLIMETRE;
}

/* On which piece of the sheet the middle of the words lies; NULL: on none. */
static const DrawCutPiece *
find_piece (const DrawCutPlan *plan, guint sheet, const Word *word)
{
  double x = (word->left + word->right) / 2, y = (word->top + word->bottom) / 2;

  for (guint i = 0; i < plan->pieces->len; i++)
    {
      const DrawCutPiece *piece = get_piece (plan, i);

      if (piece->sheet == sheet && x > to_page (piece->x) && x < to_page (get_right (piece))
          && y > to_page (piece->y) && y < to_page (get_bottom (piece)))
        return piece;
    }
  return NULL;
}

/* How far they are from what is cut along. */
static double
get_distance (const DrawCutPiece *piece, const Word *word)
{
  double left = to_page (piece->x), right = to_page (get_right (piece));
  double top = to_page (piece->y), bottom = to_page (get_bottom (piece));
  double x = (left + right) / 2, y = (top + bottom) / 2;

  if (piece->shape.kind == DRAW_CUT_CIRCLE)
    return piece->shape.radius
           - hypot (fmax (word->right - x, x - word->left), fmax (word->bottom - y, y - word->top));
  return fmin (fmin (word->left - left, right - word->right),
               fmin (word->top - top, bottom - word->bottom));
}

/* Each token has words or a number, and all of them are far enough from the cut. */
static void
check_tokens (const DrawSubject *subject, const char *name, gpointer data)
{
  const DrawSheetSetup setup = get_setup (draw_paper_a4, DRAW_BACKS_NONE);
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_TOKENS, subject, &setup);
  const DrawCutPlan *plan;
  g_autoptr (GHashTable) lettered = g_hash_table_new (NULL, NULL);

  if (sheets == NULL)
    return;
  plan = get_plan (sheets);
  for (guint page = 0; page < plan->n_sheets; page++)
    {
      g_autoptr (GArray) words = list_words (sheets, page);

      for (guint i = 0; i < words->len; i++)
        {
          const Word *word = &g_array_index (words, Word, i);
          const DrawCutPiece *piece = find_piece (plan, page, word);

          if (piece == NULL)
            continue;
          g_hash_table_add (lettered, (gpointer) piece);
          if (get_distance (piece, word) < LEAST_EDGE)
            g_error ("%s: “%s” is %.2f mm from the cut of “%s”", name, word->text,
                     get_distance (piece, word), piece->title);
        }
    }
  for (guint i = 0; i < plan->pieces->len; i++)
    if (!g_hash_table_contains (lettered, get_piece (plan, i)))
      g_error ("%s: “%s” does not say what it is", name, get_piece (plan, i)->title);
}

static void
test_words (void)
{
  look_at_all (check_tokens, NULL);
}

/* Backs -------------------------------------------------------------------------------------- */

/* Where on the front what is printed on a back comes to lie when the sheet has been turned over: a
 * paper that stands upright over its long edge to the side, over the short one heads over heels. */
static void
turn_over (DrawPaper paper, DrawBacks backs, Word *word)
{
  gboolean to_the_side = (paper.width < paper.height) == (backs == DRAW_BACKS_LONG_EDGE);
  Word own = *word;

  if (to_the_side)
    {
      word->left = paper.width - own.right;
      word->right = paper.width - own.left;
    }
  else
    {
      word->top = paper.height - own.bottom;
      word->bottom = paper.height - own.top;
    }
}

/* What is read on the back of each counter is what its front is called. */
static void
check_backs (const DrawSheets *sheets, DrawPaper paper, DrawBacks backs, double right, double down)
{
  const DrawCutPlan *plan = get_plan (sheets);
  g_autoptr (GHashTable) found = g_hash_table_new (NULL, NULL);

  g_assert_true (plan->has_backs);
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 2 * plan->n_sheets);
  for (guint sheet = 0; sheet < plan->n_sheets; sheet++)
    {
      g_autoptr (GArray) words = list_words (sheets, 2 * sheet + 1);

      for (guint i = 0; i < words->len; i++)
        {
          Word word = g_array_index (words, Word, i);
          const DrawCutPiece *piece;

          /* The printer moves it. */
          turn_over (paper, backs, &word);
          word.left += right;
          word.right += right;
          word.top += down;
          word.bottom += down;
          piece = find_piece (plan, sheet, &word);
          if (piece == NULL)
            continue;
          g_assert_cmpstr (word.text, ==, piece->title);
          g_assert_cmpfloat (get_distance (piece, &word), >, 0.3);
          g_hash_table_add (found, (gpointer) piece);
        }
    }
  g_assert_cmpuint (g_hash_table_size (found), ==, plan->pieces->len);
}

static void
test_backs (void)
{
  const DrawPaper papers[]
    = { draw_paper_a4, draw_paper_turn (draw_paper_a4), draw_paper_a5, draw_paper_letter };
  static const double offsets[][2] = { { 0, 0 }, { 2.5, -4 } };
  static const DrawSheetPart parts[] = { DRAW_SHEET_COUNTERS, DRAW_SHEET_CARDS };
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "hooge");
  const DrawSubject subject = { .operation = operation, .rules = operation->rules };

  for (guint i = 0; i < 2 * 2 * 2 * G_N_ELEMENTS (papers); i++)
    {
      DrawBacks backs = i % 2 != 0 ? DRAW_BACKS_LONG_EDGE : DRAW_BACKS_SHORT_EDGE;
      DrawPaper paper = papers[i / 8];
      DrawSheetSetup setup = get_setup (paper, backs);
      const double *offset = offsets[i / 2 % 2];
      g_autoptr (DrawSheets) sheets = NULL;

      setup.back_right = offset[0];
      setup.back_down = offset[1];
      sheets = draw_extra_sheets_new (parts[i / 4 % 2], &subject, &setup);
      check_backs (sheets, paper, backs, offset[0], offset[1]);
    }
}

/* The same pixels, seen through the paper: a counter whose back were turned would show its front at
 * another edge. In black, what is dark in front of a piece is as dark behind it, mirrored. */
static void
test_edges (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "hooge");
  const DrawSubject subject = { .operation = operation, .rules = operation->rules };
  DrawBacks edges[] = { DRAW_BACKS_LONG_EDGE, DRAW_BACKS_SHORT_EDGE };

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      const DrawSheetSetup setup = get_setup (draw_paper_a4, edges[i]);
      g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_COUNTERS, &subject, &setup);
      const DrawCutPlan *plan = get_plan (sheets);
      cairo_surface_t *back
        = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 2100, 2970); /* 10 a millimetre */
      cairo_t *cr = cairo_create (back);
      guint n = 0;

      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      /* As one sees it through the front. */
      cairo_scale (cr, 10, 10);
      cairo_translate (cr, i == 0 ? 210 : 0, i == 0 ? 0 : 297);
      cairo_scale (cr, i == 0 ? -1 : 1, i == 0 ? 1 : -1);
      draw_sheets_draw_page (sheets, 1, cr);
      cairo_destroy (cr);
      cairo_surface_flush (back);
      for (guint j = 0; j < plan->pieces->len; j++)
        {
          const DrawCutPiece *piece = get_piece (plan, j);
          WarLength depth = piece->height;
          /* In the triangle at the middle of its front edge. */
          double x = (to_page (piece->x) + to_page (get_right (piece))) / 2;
          double y = (to_page (piece->y) + to_page (get_bottom (piece))) / 2;
          double half = (double) depth / WAR_MILLIMETRE / 2;
          double in
            = fmin (fmin ((double) piece->width, (double) depth) / WAR_MILLIMETRE * 0.13, 3);
          int column, row;

          /* Places have no front. */
          if (piece->width == 3000 && depth == 3000)
            continue;
          half -= 1.6 + in * 0.3;
          column = (int) ((x + (piece->turned ? half : 0)) * 10);
          row = (int) ((y - (piece->turned ? 0 : half)) * 10);
          g_assert_cmpuint (cairo_image_surface_get_data (
                              back)[row * cairo_image_surface_get_stride (back) + 4 * column],
                            <, 90);
          n++;
        }
      g_assert_cmpuint (n, >, 20);
      cairo_surface_destroy (back);
    }
}

/* Among other sheets a front is never printed on the back of what comes before. */
static void
test_among_others (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "hooge");
  const DrawSubject subject = {
    .operation = operation,
    .rules = operation->rules,
    .routine = store_library_get_routine (library, operation->rules->system->id, NULL),
  };

  for (guint left_out = 0; left_out < 2; left_out++)
    {
      DrawSheetSetup setup = get_setup (draw_paper_a4, DRAW_BACKS_LONG_EDGE);
      DrawSheets *sheets;
      guint n_found = 0, sheet;

      setup.left_out = draw_sheet_get_extras ()
                       & ~(guint) (DRAW_SHEET_COUNTERS | DRAW_SHEET_CARDS | DRAW_SHEET_STANDEES
                                   | DRAW_SHEET_CONTENTS | DRAW_SHEET_CLAUSES);
      sheets = draw_extra_sheets_new (DRAW_SHEET_RECORD, &subject, &setup);
      if (left_out != 0)
        setup.left_out |= DRAW_SHEET_CONTENTS;
      sheets = draw_extras_add (sheets, DRAW_SHEET_PARTS_OF_OPERATION, &subject, &setup);
      for (guint page = 0; page < draw_sheets_get_n_pages (sheets); page++)
        if (draw_sheets_find_plan (sheets, page, &sheet) != NULL)
          {
            g_assert_cmpuint (page % 2, ==, 0);
            n_found++;
          }
      g_assert_cmpuint (n_found, >=, 7);
      draw_sheets_free (sheets);
    }
}

static const Word *
find_word (const GArray *words, const char *text)
{
  for (guint i = 0; i < words->len; i++)
    if (g_str_equal (g_array_index (words, Word, i).text, text))
      return &g_array_index (words, Word, i);
  g_error ("“%s” is not on the sheet", text);
}

/* On the test sheet each cross lies behind the scale of its letter, which is beside it. */
static void
test_test_sheet (void)
{
  for (guint i = 0; i < 4; i++)
    {
      DrawPaper paper = i / 2 == 0 ? draw_paper_a4 : draw_paper_turn (draw_paper_a5);
      DrawBacks backs = i % 2 == 0 ? DRAW_BACKS_LONG_EDGE : DRAW_BACKS_SHORT_EDGE;
      const DrawSheetSetup setup = get_setup (paper, backs);
      g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_TEST, NULL, &setup);
      g_autoptr (GArray) front = list_words (sheets, 0), back = list_words (sheets, 1);

      g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 2);
      for (char letter = 'A'; letter <= 'E'; letter++)
        {
          const char text[] = { letter, '\0' };
          const Word *own = find_word (front, text);
          Word behind = *find_word (back, text);

          turn_over (paper, backs, &behind);
          g_assert_cmpfloat (hypot (own->left - behind.left, own->top - behind.top), <, 30);
        }
    }
}

int
main (int argc, char **argv)
{
  int status;

  fixture_set_language ();
  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/cuts/paper", test_paper);
  g_test_add_func ("/cuts/straight", test_straight);
  g_test_add_func ("/cuts/many", test_many);
  g_test_add_func ("/cuts/words", test_words);
  g_test_add_func ("/cuts/backs", test_backs);
  g_test_add_func ("/cuts/edges", test_edges);
  g_test_add_func ("/cuts/among-others", test_among_others);
  g_test_add_func ("/cuts/test-sheet", test_test_sheet);
  status = g_test_run ();
  store_library_free (library);
  return status;
}
