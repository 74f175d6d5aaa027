/* draft-links.c: where the parts of a document came from, beside the whole document in a draft
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/draft/draft-links.h"

#include <string.h>

#include "store/xml/value.h"

#define BEGINNING "<?link "
#define END "?>"

/* What a document could not have as a link is none in a draft either. */
static gboolean
is_link (const char *text)
{
  static const StoreAttribute attribute = { "href", STORE_VALUE_LINK, TRUE };
  StoreValue value = { 0 };
  gboolean is_right = store_value_parse (&value, &attribute, text, strlen (text));

  store_value_clear (&value);
  return is_right && strstr (text, END) == NULL;
}

GBytes *
store_draft_links_add (GBytes *bytes, const char *const *links, guint n_links)
{
  g_return_val_if_fail (bytes != NULL, NULL);

  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  GString *text = g_string_new_len (data, (gssize) length);

  for (guint i = 0; i < n_links; i++)
    if (links[i] != NULL && is_link (links[i]))
      g_string_append_printf (text, BEGINNING "%u %s" END "\n", i, links[i]);

  return g_string_free_to_bytes (text);
}

char **
store_draft_links_read (GBytes *bytes, guint n_links)
{
  g_return_val_if_fail (bytes != NULL, NULL);

  char **links = g_new0 (char *, n_links + 1);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *text = g_strndup (data, length);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *link = NULL;
      char *end;
      guint64 number;

      if (!g_str_has_prefix (lines[i], BEGINNING) || !g_str_has_suffix (lines[i], END))
        continue;
      number = g_ascii_strtoull (lines[i] + strlen (BEGINNING), &end, 10);
      if (number >= n_links || *end != ' ')
        continue;
      link = g_strndup (end + 1, strlen (end + 1) - strlen (END));
      if (is_link (link))
        {
          g_free (links[number]);
          links[number] = g_steal_pointer (&link);
        }
    }

  return links;
}

void
store_draft_links_free (char **links, guint n_links)
{
  for (guint i = 0; i < n_links; i++)
    g_free (links[i]);
  g_free (links);
}
