/* test-zip.c: files in archives
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "store/disk/zip.h"

/* The content, or NULL after the faults. */
static char *
read_archive (GBytes *bytes, gsize max, const char *expected_faults)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("z");
  g_autoptr (GBytes) content = store_zip_read (bytes, max, faults);
  g_autofree char *lines = store_faults_to_string (faults);

  g_assert_cmpstr (lines, ==, expected_faults);
  return content != NULL ? g_strndup (g_bytes_get_data (content, NULL), g_bytes_get_size (content))
                         : NULL;
}

static GBytes *
decode (const char *text)
{
  gsize length;
  guchar *data = g_base64_decode (text, &length);

  return g_bytes_new_take (data, length);
}

/* As others make them. */
static void
test_others (void)
{
  static const struct
  {
    const char *archive, *content, *faults;
  } archives[] = {
    { /* f/ and f/a */
      "UEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAACAAAAZi9QSwMEFAAAAAAAAAAhAPGGbHoDAAAAAwAAAAMA"
      "AABmL2FvbmVQSwECFAMUAAAAAAAAACEAAAAAAAAAAAAAAAAAAgAAAAAAAAAAABAA7UEAAAAAZi9QSwEC"
      "FAMUAAAAAAAAACEA8YZsegMAAAADAAAAAwAAAAAAAAAAAAAApIEgAAAAZi9hUEsFBgAAAAACAAIAYQAA"
      "AEQAAAAAAA==",
      "one", "" },
    { /* a and b */
      "UEsDBBQAAAAAAAAAIQDxhmx6AwAAAAMAAAABAAAAYW9uZVBLAwQUAAAAAAAAACEAZorKEQMAAAADAAAA"
      "AQAAAGJ0d29QSwECFAMUAAAAAAAAACEA8YZsegMAAAADAAAAAQAAAAAAAAAAAAAApIEAAAAAYVBLAQIU"
      "AxQAAAAAAAAAIQBmisoRAwAAAAMAAAABAAAAAAAAAAAAAACkgSIAAABiUEsFBgAAAAACAAIAXgAAAEQA"
      "AAAAAA==",
      NULL,
      "z: there are several files in this archive; unpack it, and open the one that is meant\n" },
    { /* f/a, and what macOS puts beside it: __MACOSX/f/._a, f/.DS_Store */
      "UEsDBBQAAAAAAAAAIQDxhmx6AwAAAAMAAAADAAAAZi9hb25lUEsDBBQAAAAAAAAAIQCDFtyMAQAAAAEAAAAO"
      "AAAAX19NQUNPU1gvZi8uX2F4UEsDBBQAAAAAAAAAIQAVJtv7AQAAAAEAAAALAAAAZi8uRFNfU3RvcmV5UEsB"
      "AhQDFAAAAAAAAAAhAPGGbHoDAAAAAwAAAAMAAAAAAAAAAAAAAKSBAAAAAGYvYVBLAQIUAxQAAAAAAAAAIQCD"
      "FtyMAQAAAAEAAAAOAAAAAAAAAAAAAACkgSQAAABfX01BQ09TWC9mLy5fYVBLAQIUAxQAAAAAAAAAIQAVJtv7"
      "AQAAAAEAAAALAAAAAAAAAAAAAACkgVEAAABmLy5EU19TdG9yZVBLBQYAAAAAAwADAKYAAAB7AAAAAAA=",
      "one", "" },
    { /* f/ */
      "UEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAACAAAAZi9QSwECFAMUAAAAAAAAACEAAAAAAAAAAAAAAAAA"
      "AgAAAAAAAAAAABAA7UEAAAAAZi9QSwUGAAAAAAEAAQAwAAAAIAAAAAAA",
      NULL, "z: there is no file in this archive\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (archives); i++)
    {
      g_autoptr (GBytes) bytes = decode (archives[i].archive);
      g_autofree char *content = read_archive (bytes, 100, archives[i].faults);

      g_assert_true (store_zip_is_one (bytes));
      g_assert_cmpstr (content, ==, archives[i].content);
    }
}

/* What is written is read, the same file in the same bytes, and no more than is allowed. */
static void
test_own (void)
{
  g_autofree char *text = g_strnfill (3 * 1024 * 1024, 'x');
  g_autoptr (GBytes) content = g_bytes_new (text, strlen (text));
  g_autoptr (GBytes) archive = store_zip_write ("Übung.ros", content, NULL);
  g_autoptr (GBytes) again = store_zip_write ("Übung.ros", content, NULL);
  g_autoptr (GBytes) half = g_bytes_new_from_bytes (archive, 0, g_bytes_get_size (archive) / 2);
  g_autofree char *read = NULL, *too_large = NULL, *torn = NULL;
  g_autoptr (StoreFaults) faults = store_faults_new ("z");

  g_assert_true (g_bytes_equal (archive, again));
  g_assert_cmpuint (g_bytes_get_size (archive), <, 64 * 1024);
  read = read_archive (archive, strlen (text), "");
  g_assert_cmpstr (read, ==, text);
  too_large = read_archive (archive, strlen (text) - 1,
                            "z: what is in this archive is larger than 2\u00a0MB\n");
  g_assert_null (too_large);
  /* Of one that is torn some versions of libarchive say its size, others do not know it. */
  g_assert_null (store_zip_read (half, strlen (text) - 1, faults));
  g_assert_cmpuint (faults->items->len, ==, 1);
  torn
    = read_archive (half, strlen (text),
                    "z: the file in this archive is damaged or encrypted; have the other program "
                    "write it anew, without a password\n");
  g_assert_null (torn);
}

static void
test_is_one (void)
{
  static const struct
  {
    const char *bytes;
    gsize length;
    gboolean is_one;
  } beginnings[] = {
    { "PK\003\004", 4, TRUE },
    { "PK\003\004", 3, FALSE },
    { "<?xml ", 6, FALSE },
    { "", 0, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (beginnings[i].bytes, beginnings[i].length);

      g_assert_cmpint (store_zip_is_one (bytes), ==, beginnings[i].is_one);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/zip/is-one", test_is_one);
  if (store_zip_is_supported ())
    {
      g_test_add_func ("/zip/others", test_others);
      g_test_add_func ("/zip/own", test_own);
    }

  return g_test_run ();
}
