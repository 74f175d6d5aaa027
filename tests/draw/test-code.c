/* test-code.c: QR codes say what they should
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "draw/surface/code.h"
#include "draw/surface/sheets.h"
#include "fixture.h"
#include "store/foreign/army-text.h"

/* Every shipped army fits into one, and a reader finds its text there. */
static void
test_armies (void)
{
  static const char *const names[] = { "british-expeditionary-force", "french-twentieth-corps",
                                       "german-fifteenth-corps", "german-fourth-army" };
  const char *const arguments[]
    = { "zbarimg", "--quiet", "--raw", "-Sqrcode.binary", "FILE", NULL };
  StoreLibrary *library = store_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names) && draw_code_is_supported (); i++)
    {
      g_autofree char *file = g_strdup_printf ("scenarios/%s.duckarmy", names[i]);
      g_autofree char *path = store_library_find_file (library, file);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarArmy) army = store_army_load (library, path, faults);
      g_autofree char *text = store_army_to_code (army);
      g_autoptr (GError) error = NULL;
      g_autoptr (DrawCode) code = draw_code_new (text, &error);
      g_autoptr (GBytes) png = NULL, svg = NULL, read = NULL;

      g_assert_no_error (error);
      png = draw_code_to_png (code, NULL);
      svg = draw_code_to_svg (code);
      g_assert_true (g_str_has_prefix (g_bytes_get_data (svg, NULL), "<svg "));
      read = fixture_run_on_bytes (png, arguments);
      if (read != NULL)
        {
          g_autofree char *said
            = g_strndup (g_bytes_get_data (read, NULL), g_bytes_get_size (read));

          g_assert_true (g_str_has_prefix (said, text));
        }
    }
  store_library_free (library);
}

/* A reader that many web pages use does not read version 23 with the least correction: it is never
 * made. 1,091 bytes are the most that version 23 has room for, and 1,003 that of 22. */
static void
test_unread (void)
{
  for (guint length = 1000; draw_code_is_supported () && length <= 1100; length++)
    {
      g_autofree char *text = g_strnfill (length, 'a');
      g_autoptr (DrawCode) code = draw_code_new (text, NULL);
      guint n = draw_code_get_n (code) - 8, version = (n - 17) / 4;

      g_assert_cmpuint (version, ==, length <= 1003 ? 22 : 24);
    }
}

/* What is too long is said with its length; without the library that is said. */
static void
test_too_long (void)
{
  g_autofree char *text = g_strnfill (DRAW_CODE_MAX + 1, 'a');
  g_autoptr (GError) error = NULL;
  DrawCode *code = draw_code_new (text, &error);

  g_assert_null (code);
  g_assert_nonnull (error);
  if (!draw_code_is_supported ())
    return;
  g_assert_cmpstr (error->message, ==,
                   "This takes 2954 letters, and a QR code has room for 2953: send it as text.");
  text[DRAW_CODE_MAX] = '\0';
  code = draw_code_new (text, NULL);
  g_assert_nonnull (code);
  draw_code_free (code);
}

/* Capitals and digits take less. */
static void
test_capitals (void)
{
  g_autofree char *text = g_strnfill (DRAW_CODE_MAX_CAPITALS + 1, 'A');
  g_autoptr (GError) error = NULL;
  g_autoptr (DrawCode) code = NULL;

  if (!draw_code_is_supported ())
    return;
  g_assert_null (draw_code_new (text, &error));
  g_assert_cmpstr (error->message, ==,
                   "This takes 4297 letters, and a QR code has room for 4296: send it as text.");
  text[DRAW_CODE_MAX_CAPITALS] = '\0';
  code = draw_code_new (text, NULL);
  g_assert_nonnull (code);
}

/* White around it, and the three large squares in its corners. */
static void
test_drawn (void)
{
  g_autoptr (DrawCode) code = draw_code_is_supported () ? draw_code_new ("Duckboard", NULL) : NULL;
  cairo_surface_t *picture;
  cairo_t *cr;
  const guint32 *pixels;
  int stride;

  if (code == NULL)
    {
      g_test_skip ("built without libqrencode");
      return;
    }
  /* Nine letters take 21 squares, and four of white on each side: ten pixels each. */
  picture = fixture_new_picture (290, 290);
  cr = cairo_create (picture);
  draw_code (code, cr, 0, 0, 290);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  pixels = (const guint32 *) (void *) cairo_image_surface_get_data (picture);
  stride = cairo_image_surface_get_stride (picture) / 4;
  g_assert_cmphex (pixels[20 * stride + 145] & 0xffffff, ==, 0xffffff);
  g_assert_cmphex (pixels[45 * stride + 45] & 0xffffff, ==, 0);
  g_assert_cmphex (pixels[45 * stride + 245] & 0xffffff, ==, 0);
  g_assert_cmphex (pixels[245 * stride + 45] & 0xffffff, ==, 0);
  g_assert_cmphex (pixels[55 * stride + 55] & 0xffffff, ==, 0xffffff);
  cairo_surface_destroy (picture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/code/armies", test_armies);
  g_test_add_func ("/code/too-long", test_too_long);
  g_test_add_func ("/code/capitals", test_capitals);
  g_test_add_func ("/code/unread", test_unread);
  g_test_add_func ("/code/drawn", test_drawn);
  return g_test_run ();
}
