/* test-contrast.c: words on maps stand out from what lies below them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "draw/map/map-plan.h"
#include "draw/map/picture-private.h"
#include "draw/surface/lettering-private.h"
#include "fixture.h"
#include "shipped.h"

/* What the Web Content Accessibility Guidelines ask of letters, in 1.4.3; no program that looks at
 * a page sees it of a drawing. */
#define LEAST 4.5

/* Of the words, this share may lie on what is darker: a line that they cross. */
#define CROSSED 0.25

/* What is paler is no word. */
#define WATERMARK 0.35

/* Pixels for a millimetre. */
#define SCALE 3.0

/* Letters with what they stand on if an edge of another colour is around them. */
typedef struct
{
  char *text;
  double colour[3], alpha;
  gboolean has_halo;
  double halo[3];
  double left, top, right, bottom; /* of the picture, in pixels */
} Word;

static void
clear_word (gpointer data)
{
  g_free (((Word *) data)->text);
}

static void
take (cairo_t *cr, PangoLayout *layout, const DrawLettering *lettering, double halo,
      const double halo_colour[3], gpointer data)
{
  double x, y;
  PangoRectangle rect;
  Word word = { .text = g_strdup (pango_layout_get_text (layout)), .has_halo = halo > 0 };

  pango_layout_get_extents (layout, &rect, NULL);
  cairo_get_current_point (cr, &x, &y);
  word.left = x + (double) rect.x / PANGO_SCALE;
  word.top = y + (double) rect.y / PANGO_SCALE;
  word.right = word.left + (double) rect.width / PANGO_SCALE;
  word.bottom = word.top + (double) rect.height / PANGO_SCALE;
  cairo_user_to_device (cr, &word.left, &word.top);
  cairo_user_to_device (cr, &word.right, &word.bottom);
  cairo_pattern_get_rgba (cairo_get_source (cr), &word.colour[0], &word.colour[1], &word.colour[2],
                          &word.alpha);
  if (halo > 0)
    memcpy (word.halo, halo_colour, sizeof word.halo);
  /* The letter of a square is as large as that, and lies below all names like a watermark. */
  if (word.alpha > WATERMARK)
    g_array_append_val ((GArray *) data, word);
  else
    clear_word (&word);
}

/* As the guidelines have it. */
static double
get_light (const double colour[3])
{
  static const double parts[] = { 0.2126, 0.7152, 0.0722 };
  double light = 0;

  for (guint i = 0; i < 3; i++)
    light += parts[i]
             * (colour[i] <= 0.04045 ? colour[i] / 12.92 : pow ((colour[i] + 0.055) / 1.055, 2.4));
  return light;
}

static double
get_contrast (const double a[3], const double b[3])
{
  double x = get_light (a), y = get_light (b);

  return (fmax (x, y) + 0.05) / (fmin (x, y) + 0.05);
}

/* With what shines through. */
static double
get_contrast_on (const Word *word, const double below[3])
{
  double colour[3];

  for (guint i = 0; i < 3; i++)
    colour[i] = word->alpha * word->colour[i] + (1 - word->alpha) * below[i];
  return get_contrast (colour, below);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

/* With all but the worst pixels of what lies below. */
static double
get_contrast_below (const Word *word, cairo_surface_t *picture)
{
  g_autoptr (GArray) contrasts = g_array_new (FALSE, FALSE, sizeof (double));
  int stride = cairo_image_surface_get_stride (picture);
  const unsigned char *pixels = cairo_image_surface_get_data (picture);
  int width = cairo_image_surface_get_width (picture);
  int height = cairo_image_surface_get_height (picture);
  int right = MIN ((int) word->right, width - 1), bottom = MIN ((int) word->bottom, height - 1);

  for (int y = MAX ((int) word->top, 0); y <= bottom; y++)
    for (int x = MAX ((int) word->left, 0); x <= right; x++)
      {
        guint32 pixel;
        double colour[3], contrast;

        memcpy (&pixel, pixels + y * stride + 4 * x, sizeof pixel);
        for (guint i = 0; i < 3; i++)
          colour[i] = (pixel >> (16 - 8 * i) & 0xff) / 255.0;
        contrast = get_contrast_on (word, colour);
        g_array_append_val (contrasts, contrast);
      }
  if (contrasts->len == 0)
    return G_MAXDOUBLE;
  g_array_sort (contrasts, compare);
  return g_array_index (contrasts, double, (guint) (CROSSED * contrasts->len));
}

/* How many words, and numbers of squares, there are, and do not stand out. */
typedef struct
{
  guint n_words, n_bad_words;
  guint n_numbers, n_bad_numbers;
} Count;

static void
check (const WarField *field, const char *name, Count *count)
{
  g_autoptr (DrawPlan) plan = draw_plan_new (field, NULL);
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (Word));
  int width = (int) (SCALE * field->width / WAR_MILLIMETRE);
  int height = (int) (SCALE * field->depth / WAR_MILLIMETRE);
  cairo_surface_t *picture = fixture_new_picture (width, height);
  const DrawMapOptions options = { .ink = DRAW_INK_COLOUR, .zones = TRUE, .labels = TRUE };
  DrawLetterTaker taker = { take, words };
  cairo_t *cr;

  g_array_set_clear_func (words, clear_word);
  draw_lettering_set_taker (picture, &taker);
  cr = cairo_create (picture);
  cairo_scale (cr, SCALE, SCALE);
  draw_plan_field (cr, plan, &options);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = &g_array_index (words, Word, i);
      double contrast
        = word->has_halo ? get_contrast_on (word, word->halo) : get_contrast_below (word, picture);

      gboolean is_number = g_ascii_isdigit (word->text[0]) && word->text[1] == '\0';

      *(is_number ? &count->n_numbers : &count->n_words) += 1;
      if (contrast >= LEAST)
        continue;
      *(is_number ? &count->n_bad_numbers : &count->n_bad_words) += 1;
      g_test_message ("%s: “%s” has %.2f", name, word->text, contrast);
    }
  cairo_surface_destroy (picture);
}

static void
test_shipped (void)
{
  static const char *const names[]
    = { "hooge",   "langemarck",  "mons",        "le-cateau",        "one-line",
        "parapet", "switch-line", "three-lines", "club-first-watch", "club-four-flags" };
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  Count count = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (WarOperation) operation = shipped_load_operation (library, names[i]);

      check (operation->field, names[i], &count);
    }
  g_test_message ("%u words, %u numbers", count.n_words, count.n_numbers);
  g_assert_cmpuint (count.n_words, >, 100);
  g_assert_cmpuint (count.n_bad_words, ==, 0);
  /* Which square is whose is known from those beside it, where something lies over a number. */
  g_assert_cmpuint (count.n_numbers, >, 1000);
  g_assert_cmpuint (count.n_bad_numbers, <=, count.n_numbers / 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/contrast/shipped", test_shipped);
  return g_test_run ();
}
