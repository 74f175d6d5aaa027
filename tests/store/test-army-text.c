/* test-army-text.c: armies as blocks of text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/foreign/army-text.h"

#include <gio/gio.h>
#include <string.h>

static StoreLibrary *library;

static WarArmy *
load (const char *name)
{
  g_autofree char *path = store_library_find_file (library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  return store_army_load (library, path, faults);
}

static WarArmy *
read_army (const char *text, const char *fault)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("text");
  WarArmy *army = store_army_from_text (library, text, faults);
  g_autofree char *words = store_faults_to_string (faults);

  g_assert_cmpstr (words, ==, fault != NULL ? fault : "");
  g_assert_true ((army != NULL) == (fault == NULL));
  return army;
}

static void
assert_same (const WarArmy *army, const char *text)
{
  g_autoptr (WarArmy) back = read_army (text, NULL);
  g_autoptr (GBytes) bytes = store_army_to_bytes (army);
  g_autoptr (GBytes) again = store_army_to_bytes (back);

  g_assert_true (g_bytes_equal (bytes, again));
}

/* Every shipped army goes through a letter and back, in lines and without. */
static void
test_there_and_back (void)
{
  static const char *const names[] = { "british-expeditionary-force", "french-twentieth-corps",
                                       "german-fifteenth-corps", "german-fourth-army" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strdup_printf ("scenarios/%s.duckarmy", names[i]);
      g_autoptr (WarArmy) army = load (name);
      g_autofree char *lines = store_army_to_text (army);
      g_autofree char *line = store_army_to_code (army);
      g_autofree char *letter = g_strdup_printf ("Hello! See you.\n%s\nBye", lines);

      g_assert_null (strchr (line, '\n'));
      g_assert_null (strstr (line, "://"));
      g_assert_true (store_army_text_is_in (letter));
      assert_same (army, line);
      assert_same (army, letter);
    }
}

/* Letters are quoted, and their lines broken anew. */
static void
test_quoted (void)
{
  g_autoptr (WarArmy) army = load ("scenarios/german-fourth-army.duckarmy");
  g_autofree char *line = store_army_to_text (army);
  g_autoptr (GString) quoted = g_string_new (NULL);

  for (gsize i = 0; line[i] != '\0'; i++)
    {
      /* Not within the words at the ends. */
      if (i > 12 && i + 12 < strlen (line) && i % 40 == 0)
        g_string_append (quoted, "\r\n> > | ");
      g_string_append_c (quoted, line[i]);
    }
  assert_same (army, quoted->str);
}

/* What a QR code has takes only the 45 letters that take least there, and less room than the same
 * in base64 would; a line break that a reader puts in is none of it. */
static void
test_code (void)
{
  g_autoptr (WarArmy) army = load ("scenarios/german-fourth-army.duckarmy");
  g_autofree char *code = store_army_to_code (army);
  g_autofree char *lines = store_army_to_text (army);
  g_autoptr (GString) broken = g_string_new (code);
  const gsize length = strlen (code);

  g_assert_cmpuint (strspn (code, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"), ==, length);
  /* 5.5 bits a letter, against the eight of the other. */
  g_assert_cmpfloat (5.5 * (double) length, <, 0.8 * 8 * (double) strlen (lines));
  g_assert_true (store_army_text_is_in (code));
  assert_same (army, code);

  g_string_insert (broken, 50, "\r\n");
  g_string_append_c (broken, '\n');
  assert_same (army, broken->str);
}

/* base45 that says no bytes: a single letter at the end, a value that is none, another letter. */
static void
test_damaged_code (void)
{
  static const char *const texts[]
    = { "DUCKARMY2::DUCKARMY",      "DUCKARMY2:A:DUCKARMY",  "DUCKARMY2::::DUCKARMY",
        "DUCKARMY2:GGW:::DUCKARMY", "DUCKARMY2:ab:DUCKARMY", "DUCKARMY2:%69 VD9:DUCKARMY" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_null (read_army (texts[i],
                              "text: the army's text is damaged: letters of it are missing or "
                              "changed; have it sent again\n"));
}

/* A letter of it less, or another one: a sentence says what to do. */
static void
test_damaged (void)
{
  static const char damaged[] = "text: the army's text is damaged: letters of it are missing or "
                                "changed; have it sent again\n";
  g_autoptr (WarArmy) army = load ("scenarios/german-fourth-army.duckarmy");
  g_autofree char *line = store_army_to_text (army);
  g_autofree char *cut = g_strndup (line, strlen (line) - 20);
  g_autofree char *changed = g_strdup (line);
  g_autofree char *shorter = g_strconcat (cut, ":DUCKARMY", NULL);
  g_autofree char *strange = g_strdup (line);

  g_assert_null (read_army ("Hello", "text: there is no army in this text; copy all of it, from "
                                     "“DUCKARMY1:” on\n"));
  g_assert_null (read_army (
    cut, "text: the end of the army's text is missing; copy all of it, up to “:DUCKARMY”\n"));
  g_assert_null (read_army (shorter, damaged));
  changed[200] = changed[200] == 'A' ? 'B' : 'A';
  g_assert_null (read_army (changed, damaged));
  strange[200] = '%';
  g_assert_null (read_army (strange,
                            "text: there is something in the army's text that does not belong "
                            "there; have it sent again\n"));
  g_assert_null (read_army ("DUCKARMY1::DUCKARMY", damaged));
}

/* What becomes larger than a file may be is refused, however small it is here. */
static void
test_bomb (void)
{
  const gsize size = 20 << 20;
  g_autofree char *zeros = g_malloc0 (size);
  g_autofree guint8 *small = g_malloc (1 << 20);
  g_autoptr (GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9);
  gsize n_read, n_written;
  g_autofree char *letters = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (g_converter_convert (G_CONVERTER (compressor), zeros, size, small, 1 << 20,
                                        G_CONVERTER_INPUT_AT_END, &n_read, &n_written, NULL),
                   ==, G_CONVERTER_FINISHED);
  letters = g_base64_encode (small, n_written);
  text = g_strconcat ("DUCKARMY1:", letters, ":DUCKARMY", NULL);
  g_assert_null (read_army (text, "text: is larger than 16\u00a0MB\n"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/army-text/there-and-back", test_there_and_back);
  g_test_add_func ("/army-text/quoted", test_quoted);
  g_test_add_func ("/army-text/code", test_code);
  g_test_add_func ("/army-text/damaged-code", test_damaged_code);
  g_test_add_func ("/army-text/damaged", test_damaged);
  g_test_add_func ("/army-text/bomb", test_bomb);

  int status = g_test_run ();

  store_library_free (library);
  return status;
}
