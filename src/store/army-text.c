/* army-text.c: an army as a block of text, for a letter, a chat or a QR code
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/army-text.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/read-file.h"

#define END ":DUCKARMY"

/* Of a line, as letters have them. */
#define LINE 64

/* ---------------------------------------------------------------------------------------------
 * Compression. */

/* All that the converter makes of the bytes, but no more than max; NULL: it is more, or they are
 * damaged, which is an error. */
static GBytes *
convert (GConverter *converter, const guint8 *bytes, gsize length, gsize max, gboolean *too_much)
{
  g_autoptr (GByteArray) made = g_byte_array_new ();
  GConverterResult result = G_CONVERTER_CONVERTED;
  guint8 piece[16 * 1024];

  *too_much = FALSE;
  while (result != G_CONVERTER_FINISHED)
    {
      gsize n_read, n_written;

      result = g_converter_convert (converter, bytes, length, piece, sizeof piece,
                                    G_CONVERTER_INPUT_AT_END, &n_read, &n_written, NULL);
      if (result == G_CONVERTER_ERROR)
        return NULL;
      bytes += n_read;
      length -= n_read;
      *too_much = made->len + n_written > max;
      if (*too_much)
        return NULL;
      g_byte_array_append (made, piece, (guint) n_written);
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&made));
}

static GBytes *
compress (GBytes *bytes)
{
  g_autoptr (GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 9);
  gboolean too_much;

  return convert (G_CONVERTER (compressor), g_bytes_get_data (bytes, NULL),
                  g_bytes_get_size (bytes), G_MAXSIZE, &too_much);
}

/* ---------------------------------------------------------------------------------------------
 * Text. */

char *
store_army_to_text (const WarArmy *army, gboolean in_lines)
{
  g_return_val_if_fail (army != NULL, NULL);

  g_autoptr (GBytes) bytes = store_army_to_bytes (army);
  g_autoptr (GBytes) small = compress (bytes);
  g_autofree char *letters
    = g_base64_encode (g_bytes_get_data (small, NULL), g_bytes_get_size (small));
  GString *text = g_string_new (STORE_ARMY_TEXT_BEGIN);

  for (gsize at = 0, length = strlen (letters); at < length; at += LINE)
    g_string_append_printf (text, "%s%.*s", in_lines ? "\n" : "", LINE, letters + at);
  g_string_append (text, in_lines ? "\n" END "\n" : END);
  return g_string_free (text, FALSE);
}

gboolean
store_army_text_is_in (const char *text)
{
  return text != NULL && strstr (text, STORE_ARMY_TEXT_BEGIN) != NULL;
}

/* The letters between begin and end. What programs put into broken and quoted lines is left out.
 * NULL after a fault. */
static char *
collect (const char *begin, const char *end, StoreFaults *faults)
{
  g_autofree char *letters = g_malloc ((gsize) (end - begin) + 1);
  gsize n = 0;

  for (const char *c = begin; c < end; c++)
    if (g_ascii_isalnum (*c) || *c == '+' || *c == '/' || *c == '=')
      letters[n++] = *c;
    else if (!g_ascii_isspace (*c) && *c != '>' && *c != '|')
      {
        store_faults_add (faults, 0, 0,
                          _ ("there is something in the army's text that does not belong there; "
                             "have it sent again"));
        return NULL;
      }

  letters[n] = '\0';
  return g_steal_pointer (&letters);
}

/* Takes the letters, which may be many megabytes. */
static GBytes *
decompress (char *letters, StoreFaults *faults)
{
  gsize length = 0;
  g_autofree guint8 *data = (guint8 *) letters;
  g_autoptr (GZlibDecompressor) decompressor
    = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
  GBytes *bytes;
  gboolean too_much;

  if (strlen (letters) > 1)
    g_base64_decode_inplace (letters, &length);
  bytes = convert (G_CONVERTER (decompressor), data, length, STORE_FILE_MAX, &too_much);
  if (too_much)
    store_faults_add (faults, 0, 0, _ ("is larger than %d\u00a0MB"),
                      (int) (STORE_FILE_MAX / 1024 / 1024));
  else if (bytes == NULL)
    store_faults_add (faults, 0, 0,
                      _ ("the army's text is damaged: letters of it are missing or changed; have "
                         "it sent again"));
  return bytes;
}

WarArmy *
store_army_from_text (StoreLibrary *library, const char *text, StoreFaults *faults)
{
  g_return_val_if_fail (library != NULL && text != NULL && faults != NULL, NULL);

  const char *begin = strstr (text, STORE_ARMY_TEXT_BEGIN);
  const char *end = begin != NULL ? strstr (begin + strlen (STORE_ARMY_TEXT_BEGIN), END) : NULL;
  char *letters;
  g_autoptr (GBytes) bytes = NULL;

  if (begin == NULL)
    store_faults_add (faults, 0, 0,
                      _ ("there is no army in this text; copy all of it, from “%s” on"),
                      STORE_ARMY_TEXT_BEGIN);
  else if (end == NULL)
    store_faults_add (faults, 0, 0,
                      _ ("the end of the army's text is missing; copy all of it, up to “%s”"), END);
  else if ((letters = collect (begin + strlen (STORE_ARMY_TEXT_BEGIN), end, faults)) != NULL)
    bytes = decompress (letters, faults);
  return bytes != NULL ? store_army_from_bytes (library, bytes, faults) : NULL;
}
