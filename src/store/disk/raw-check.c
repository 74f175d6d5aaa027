/* raw-check.c: what is refused before it is parsed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/disk/raw-check.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* In these quotes mean nothing. */
static const struct
{
  const char *opening, *closing;
} others[] = { { "<!--", "-->" }, { "<?", "?>" }, { "<![CDATA[", "]]>" } };

/* The end of such a thing that begins at start, which is the end of the text if there is none; or
 * NULL if a tag begins there. */
static const char *
skip_other (const char *start, const char *end)
{
  if (start + 1 < end && start[1] != '!' && start[1] != '?')
    return NULL;

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      gsize length = strlen (others[i].opening);
      const char *closing;

      if ((gsize) (end - start) < length || memcmp (start, others[i].opening, length) != 0)
        continue;

      closing = g_strstr_len (start + length, end - start - (gssize) length, others[i].closing);
      return closing != NULL ? closing : end;
    }

  return NULL;
}

/* The ">" of the tag, or the end of the text, or where there is more of it than is allowed.
 * n_values: counts those of the tag. */
static const char *
skip_tag (const char *start, const char *end, guint *n_values)
{
  const char *limit = end - start > STORE_TAG_MAX ? start + STORE_TAG_MAX : end;
  const char *p = start + 1;

  for (*n_values = 0; p < limit && *p != '>'; p++)
    {
      if (*p != '"' && *p != '\'')
        continue;

      if (++*n_values > STORE_TAG_MAX_VALUES)
        return p;
      p = memchr (p + 1, *p, (gsize) (limit - p - 1));
      if (p == NULL)
        return limit;
    }

  return p;
}

/* Finds the first start tag that is longer or has more attributes than is allowed. */
static char *
check_tags (const char *bytes, gsize n_bytes, gsize *offset)
{
  const char *p = bytes;
  const char *end = bytes + n_bytes;

  while ((p = memchr (p, '<', (gsize) (end - p))) != NULL)
    {
      const char *start = p;
      guint n_values = 0;

      *offset = (gsize) (start - bytes);
      p = skip_other (start, end);
      if (p == end)
        return g_strdup_printf (_ ("what begins with “%.2s” has no end"), start);
      if (p != NULL)
        continue;

      p = skip_tag (start, end, &n_values);
      if (n_values > STORE_TAG_MAX_VALUES)
        return g_strdup_printf (_ ("a start tag has more than %d attributes"),
                                STORE_TAG_MAX_VALUES);
      if (p - start >= STORE_TAG_MAX)
        return g_strdup_printf (_ ("a start tag is longer than %d KiB"), STORE_TAG_MAX / 1024);
    }

  return NULL;
}

/* Where the text ends that is UTF-8 and has no NUL: mostly it is ASCII, which is looked at in words
 * of eight letters. */
static const char *
skip_utf8 (const char *bytes, gsize n_bytes)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  const char *p = bytes;
  const char *end = bytes + n_bytes;

  while (p < end)
    {
      guint64 word;
      gunichar character;

      if (end - p >= (gssize) sizeof word)
        {
          memcpy (&word, p, sizeof word);

          /* The highest bit of a letter is set in it if it is no ASCII, in word - ones if it is
           * NUL, or behind one. */
          if (((word | (word - ones)) & (ones << 7)) == 0)
            {
              p += sizeof word;
              continue;
            }
        }

      character = g_utf8_get_char_validated (p, end - p);
      if (character == 0 || character >= (gunichar) -2)
        break;
      p = g_utf8_next_char (p);
    }

  return p;
}

char *
store_raw_check (const char *bytes, gsize n_bytes, gsize *offset)
{
  *offset = 0;
  if (n_bytes == 0)
    return NULL; /* there may be no bytes to point at */

  *offset = (gsize) (skip_utf8 (bytes, n_bytes) - bytes);

  return *offset == n_bytes ? check_tags (bytes, n_bytes, offset)
                            : g_strdup (_ ("this is not UTF-8 text"));
}
