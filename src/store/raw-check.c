/* raw-check.c: what is refused before it is parsed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/raw-check.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The end of a comment, an instruction or a section, in which quotes mean nothing, that begins at
 * start; or NULL if a tag does. */
static const char *
skip_other (const char *start, const char *end)
{
  static const struct
  {
    const char *opening, *closing;
  } others[] = { { "<!--", "-->" }, { "<?", "?>" }, { "<![CDATA[", "]]>" } };

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

/* Finds the first start tag that is longer or has more attributes than is allowed. */
static char *
check_tags (const char *bytes, gsize n_bytes, gsize *offset)
{
  const char *p = bytes;
  const char *end = bytes + n_bytes;

  while ((p = memchr (p, '<', (gsize) (end - p))) != NULL)
    {
      const char *start = p;
      const char *other = skip_other (start, end);
      guint n_values = 0;
      char quote = '\0';

      if (other != NULL)
        {
          p = other;
          continue;
        }

      for (p++; p < end && (quote != '\0' || *p != '>'); p++)
        {
          if (*p == quote)
            quote = '\0';
          else if (quote == '\0' && (*p == '"' || *p == '\''))
            {
              quote = *p;
              n_values++;
            }

          if (p - start < STORE_TAG_MAX && n_values <= STORE_TAG_MAX_VALUES)
            continue;

          *offset = (gsize) (start - bytes);
          return n_values <= STORE_TAG_MAX_VALUES
                   ? g_strdup_printf (_ ("a start tag is longer than %d KiB"), STORE_TAG_MAX / 1024)
                   : g_strdup_printf (_ ("a start tag has more than %d attributes"),
                                      STORE_TAG_MAX_VALUES);
        }
    }

  return NULL;
}

char *
store_raw_check (const char *bytes, gsize n_bytes, gsize *offset)
{
  const char *bad;

  if (g_utf8_validate_len (bytes, n_bytes, &bad))
    return check_tags (bytes, n_bytes, offset);

  *offset = (gsize) (bad - bytes);
  return g_strdup (_ ("this is not UTF-8 text"));
}
