/* foreign-text.c: text of other programs, however they have written it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/disk/foreign-text.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/disk/read-file.h"

/* How far a web page is looked for. */
#define BEGINNING 1024

static gboolean
begins (const char *text, gsize length, const char *with, gsize n)
{
  return length >= n && memcmp (text, with, n) == 0;
}

/* ---------------------------------------------------------------------------------------------
 * gzip. */

/* What comes out is counted while it does. */
static GBytes *
unpack (const char *data, gsize length, StoreFaults *faults)
{
  g_autoptr (GZlibDecompressor) gzip = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP);
  g_autoptr (GByteArray) content = g_byte_array_new ();
  GConverterResult result = G_CONVERTER_CONVERTED;
  guint8 piece[64 * 1024];

  while (result != G_CONVERTER_FINISHED)
    {
      gsize n_read, n_written;

      result = g_converter_convert (G_CONVERTER (gzip), data, length, piece, sizeof piece,
                                    G_CONVERTER_INPUT_AT_END, &n_read, &n_written, NULL);
      if (result == G_CONVERTER_ERROR)
        {
          store_faults_add (faults, 0, 0,
                            _ ("this is compressed by gzip, and damaged; fetch or write it anew"));
          return NULL;
        }
      if (content->len + n_written > STORE_FILE_MAX)
        {
          store_faults_add (faults, 0, 0,
                            _ ("this is compressed by gzip, and larger than %d\u00a0MB when it is "
                               "unpacked"),
                            STORE_FILE_MAX / 1024 / 1024);
          return NULL;
        }
      g_byte_array_append (content, piece, (guint) n_written);
      data += n_read;
      length -= n_read;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&content));
}

/* ---------------------------------------------------------------------------------------------
 * UTF-16. */

/* NULL: it is none. With a mark, or as what begins with a sign of XML or JSON. */
static const char *
find_encoding (const char *text, gsize length)
{
  if (begins (text, length, "\xff\xfe", 2)
      || (length >= 4 && strchr ("<{[", text[0]) != NULL && text[0] != '\0' && text[1] == '\0'
          && text[3] == '\0'))
    return "UTF-16LE";
  if (begins (text, length, "\xfe\xff", 2)
      || (length >= 4 && text[0] == '\0' && text[1] != '\0' && strchr ("<{[", text[1]) != NULL
          && text[2] == '\0'))
    return "UTF-16BE";
  return NULL;
}

static GBytes *
decode (const char *text, gsize length, const char *encoding, StoreFaults *faults)
{
  g_autoptr (GError) error = NULL;
  gsize n_bytes;
  char *decoded;

  if (begins (text, length, "\xff\xfe", 2) || begins (text, length, "\xfe\xff", 2))
    {
      text += 2;
      length -= 2;
    }
  decoded
    = g_convert (text, (gssize) (length - length % 2), "UTF-8", encoding, NULL, &n_bytes, &error);
  if (decoded != NULL)
    return g_bytes_new_take (decoded, n_bytes);

  store_faults_add (faults, 0, 0,
                    _ ("this is UTF-16 text, and damaged; save it as UTF-8, or fetch it anew"));
  return NULL;
}

/* ---------------------------------------------------------------------------------------------
 * What XML may say that it is. */

/* So far a declaration is looked for its end. */
#define DECLARATION 200

/* Of one byte a letter. */
static const char *const declared[]
  = { "ISO-8859-1", "ISO-8859-2", "ISO-8859-15", "WINDOWS-1250", "WINDOWS-1252" };

/* NULL: it says none of those, or is UTF-8 whatever it says. */
static const char *
find_declared (const char *text, gsize length)
{
  g_autofree char *beginning = NULL;
  const char *encoding;

  if (!begins (text, length, "<?xml", 5) || g_utf8_validate_len (text, length, NULL))
    return NULL;
  beginning = g_ascii_strup (text, (gssize) MIN (length, DECLARATION));
  encoding = strstr (beginning, "ENCODING=");
  if (encoding == NULL || strstr (beginning, "?>") < encoding)
    return NULL;

  encoding += strlen ("ENCODING=") + 1;
  for (guint i = 0; i < G_N_ELEMENTS (declared); i++)
    if (g_str_has_prefix (encoding, declared[i])
        && strchr ("\"'", encoding[strlen (declared[i])]) != NULL)
      return declared[i];
  return NULL;
}

static GBytes *
decode_declared (const char *text, gsize length, const char *encoding, StoreFaults *faults)
{
  gsize n_bytes;
  char *decoded = g_convert (text, (gssize) length, "UTF-8", encoding, NULL, &n_bytes, NULL);

  if (decoded != NULL)
    return g_bytes_new_take (decoded, n_bytes);

  store_faults_add (faults, 0, 0, _ ("this says that it is %s text, and is not; save it as UTF-8"),
                    encoding);
  return NULL;
}

/* ---------------------------------------------------------------------------------------------
 * What it is instead. */

static const struct
{
  const char *begin;
  gsize n;
  const char *what; /* as a sentence */
} others[] = {
  { "PK\003\004", 4, N_ ("this is a ZIP archive; unpack it, and open what is in it") },
  { "\x89PNG", 4,
    N_ ("this is a picture alone; have the other program export the map with its walls") },
  { "\xff\xd8\xff", 3,
    N_ ("this is a picture alone; have the other program export the map with its walls") },
  { "RIFF", 4,
    N_ ("this is a picture alone; have the other program export the map with its walls") },
  { "%PDF", 4, N_ ("this is a PDF, which is for reading; have the other program export a file") },
  { "Rar!", 4, N_ ("this is an archive; unpack it, and open what is in it") },
  { "7z\xbc\xaf", 4, N_ ("this is an archive; unpack it, and open what is in it") },
};

static gboolean
is_page (const char *text, gsize length)
{
  g_autofree char *beginning = g_ascii_strdown (text, (gssize) MIN (length, BEGINNING));
  const char *start = beginning + strspn (beginning, " \t\r\n");

  return g_str_has_prefix (start, "<!doctype html") || g_str_has_prefix (start, "<html");
}

/* NULL: nothing that is known. */
static const char *
find_other (const char *text, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (begins (text, length, others[i].begin, others[i].n))
      return _ (others[i].what);
  if (is_page (text, length))
    return _ ("this is a web page, perhaps one that asks to sign in; fetch the file itself with a "
              "browser");
  return NULL;
}

/* Without a mark of its encoding. */
static GBytes *
unmark (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return length > 0 && begins (text, length, "\xef\xbb\xbf", 3)
           ? g_bytes_new_from_bytes (bytes, 3, length - 3)
           : g_bytes_ref (bytes);
}

GBytes *
store_foreign_unpack (GBytes *bytes, StoreFaults *faults)
{
  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autoptr (GBytes) unpacked = NULL, decoded = NULL;
  const char *encoding;

  if (begins (text, length, "\x1f\x8b", 2))
    {
      unpacked = unpack (text, length, faults);
      if (unpacked == NULL)
        return NULL;
      bytes = unpacked;
      text = g_bytes_get_data (bytes, &length);
    }
  /* There may be no bytes to point at. */
  encoding = length > 0 ? find_encoding (text, length) : NULL;
  if (encoding != NULL)
    {
      decoded = decode (text, length, encoding, faults);
      return decoded != NULL ? unmark (decoded) : NULL;
    }
  encoding = length > 0 ? find_declared (text, length) : NULL;
  return encoding != NULL ? decode_declared (text, length, encoding, faults) : unmark (bytes);
}

GBytes *
store_foreign_decode (GBytes *bytes, StoreFaults *faults)
{
  g_autoptr (GBytes) text = store_foreign_unpack (bytes, faults);
  gsize length;
  const char *letters = text != NULL ? g_bytes_get_data (text, &length) : NULL;
  const char *other = letters != NULL && length > 0 ? find_other (letters, length) : NULL;

  if (other == NULL)
    return g_steal_pointer (&text);
  store_faults_add (faults, 0, 0, "%s", other);
  return NULL;
}
