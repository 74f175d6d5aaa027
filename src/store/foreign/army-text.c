/* army-text.c: an army as a block of text, for a letter, a chat or a QR code
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/foreign/army-text.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/disk/read-file.h"

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

static GBytes *
compress_army (const WarArmy *army)
{
  g_autoptr (GBytes) bytes = store_army_to_bytes (army);

  return compress (bytes);
}

char *
store_army_to_text (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  g_autoptr (GBytes) small = compress_army (army);
  g_autofree char *letters
    = g_base64_encode (g_bytes_get_data (small, NULL), g_bytes_get_size (small));
  GString *text = g_string_new (STORE_ARMY_TEXT_BEGIN);

  for (gsize at = 0, length = strlen (letters); at < length; at += LINE)
    g_string_append_printf (text, "\n%.*s", LINE, letters + at);
  g_string_append (text, "\n" END "\n");
  return g_string_free (text, FALSE);
}

/* Two bytes are three letters of 45, the least first; a last single byte is two. */
static const char base45[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

char *
store_army_to_code (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  g_autoptr (GBytes) small = compress_army (army);
  gsize length;
  const guint8 *bytes = g_bytes_get_data (small, &length);
  GString *text = g_string_new (STORE_ARMY_CODE_BEGIN);

  for (gsize i = 0; i < length; i += 2)
    {
      gboolean is_pair = i + 1 < length;
      guint value = is_pair ? bytes[i] * 256u + bytes[i + 1] : bytes[i];

      g_string_append_c (text, base45[value % 45]);
      g_string_append_c (text, base45[value / 45 % 45]);
      if (is_pair)
        g_string_append_c (text, base45[value / 45 / 45]);
    }
  g_string_append (text, END);
  return g_string_free (text, FALSE);
}

/* Where the first block begins; *is_code: of which kind it is. NULL: there is none. */
static const char *
find_begin (const char *text, gboolean *is_code)
{
  const char *block = strstr (text, STORE_ARMY_TEXT_BEGIN);
  const char *code = strstr (text, STORE_ARMY_CODE_BEGIN);

  *is_code = code != NULL && (block == NULL || code < block);
  return *is_code ? code : block;
}

gboolean
store_army_text_is_in (const char *text)
{
  gboolean is_code;

  return text != NULL && find_begin (text, &is_code) != NULL;
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

/* What base64 letters say; takes them, which may be many megabytes. */
static guint8 *
decode_text (char *letters, gsize *length)
{
  *length = 0;
  if (strlen (letters) > 1)
    g_base64_decode_inplace (letters, length);
  return (guint8 *) letters;
}

/* What base45 letters say, of which line breaks are none; NULL: they are damaged. */
static guint8 *
decode_code (const char *begin, const char *end, gsize *length)
{
  g_autofree guint8 *bytes = g_malloc ((gsize) (end - begin) / 3 * 2 + 2);
  guint value = 0, weight = 1, n = 0;

  *length = 0;
  for (const char *c = begin; c < end; c++)
    {
      const char *digit = strchr (base45, *c);

      if (*c == '\r' || *c == '\n')
        continue;
      if (digit == NULL || *c == '\0')
        return NULL;
      value += (guint) (digit - base45) * weight;
      weight *= 45;
      if (++n < 3)
        continue;
      if (value > 0xffff)
        return NULL;
      bytes[(*length)++] = (guint8) (value >> 8);
      bytes[(*length)++] = (guint8) value;
      value = n = 0;
      weight = 1;
    }
  if (n == 1 || value > 0xff)
    return NULL;
  if (n == 2)
    bytes[(*length)++] = (guint8) value;
  return g_steal_pointer (&bytes);
}

/* Takes the bytes; NULL: there were only damaged letters. */
static GBytes *
decompress (guint8 *taken, gsize length, StoreFaults *faults)
{
  g_autofree guint8 *data = taken;
  g_autoptr (GZlibDecompressor) decompressor
    = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
  gboolean too_much = FALSE;
  GBytes *bytes = data != NULL
                    ? convert (G_CONVERTER (decompressor), data, length, STORE_FILE_MAX, &too_much)
                    : NULL;

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

  gboolean is_code;
  const char *begin = find_begin (text, &is_code);
  const char *from = begin != NULL ? begin + strlen (STORE_ARMY_TEXT_BEGIN) : NULL;
  const char *end = from != NULL ? strstr (from, END) : NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length = 0;

  if (begin == NULL)
    store_faults_add (faults, 0, 0,
                      _ ("there is no army in this text; copy all of it, from “%s” on"),
                      STORE_ARMY_TEXT_BEGIN);
  else if (end == NULL)
    store_faults_add (faults, 0, 0,
                      _ ("the end of the army's text is missing; copy all of it, up to “%s”"), END);
  else if (is_code)
    {
      guint8 *data = decode_code (from, end, &length);

      bytes = decompress (data, length, faults);
    }
  else
    {
      char *letters = collect (from, end, faults);
      guint8 *data = letters != NULL ? decode_text (letters, &length) : NULL;

      bytes = data != NULL ? decompress (data, length, faults) : NULL;
    }
  return bytes != NULL ? store_army_from_bytes (library, bytes, faults) : NULL;
}
