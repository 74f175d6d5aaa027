/* web-page.c: the document that lies in a web page
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/web-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/name.h"
#include "store/read-file.h"

/* No text of a page can begin so, nor has one that a browser has written anew: it has neither "<"
 * nor, in attributes, a quotation mark. */
#define BEGIN "<a id=\"" STORE_WEB_PAGE_ID "\" href=\"" TYPE
#define TYPE "data:application/vnd.duckboard."
#define SUM "+xml;sha256="
#define SUM_LENGTH 64
#define DATA ";base64,"

static const struct
{
  const char *suffix, *type;
} kinds[] = {
  { ".duckarmy", "army" }, { ".duckfield", "field" },   { ".duckop", "operation" },
  { ".duckgame", "game" }, { ".ducktable", "tracker" },
};

gboolean
store_web_page_is_name (const char *path)
{
  return store_name_has_suffix (path, ".html") || store_name_has_suffix (path, ".htm");
}

static char *
dup_sum (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

char *
store_web_page_to_link (GBytes *document, const char *suffix)
{
  g_return_val_if_fail (document != NULL && suffix != NULL, NULL);

  g_autofree char *letters = NULL, *sum = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].suffix, suffix))
      {
        letters = g_base64_encode (g_bytes_get_data (document, NULL), g_bytes_get_size (document));
        sum = dup_sum (document);
        return g_strconcat (TYPE, kinds[i].type, SUM, sum, DATA, letters, NULL);
      }
  return NULL;
}

/* What the address says of the kind of document and its sum; moves at on to its data. FALSE after a
 * fault. */
static gboolean
read_head (const char **at, const char **suffix, const char **sum, StoreFaults *faults)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_prefix (*at, kinds[i].type)
        && g_str_has_prefix (*at + strlen (kinds[i].type), SUM))
      {
        *suffix = kinds[i].suffix;
        *sum = *at + strlen (kinds[i].type) + strlen (SUM);
        if (strnlen (*sum, SUM_LENGTH) == SUM_LENGTH && g_str_has_prefix (*sum + SUM_LENGTH, DATA))
          {
            *at = *sum + SUM_LENGTH + strlen (DATA);
            return TRUE;
          }
      }

  store_faults_add (faults, 0, 0,
                    _ ("the page has a document of a kind that is not known here; it was changed, "
                       "or made with a newer Duckboard"));
  return FALSE;
}

/* What the letters up to the end of the address say; NULL after a fault. */
static GBytes *
read_data (const char *at, const char *sum, StoreFaults *faults)
{
  const char *end = strchr (at, '"');
  g_autofree char *letters = NULL, *found = NULL;
  g_autoptr (GBytes) bytes = NULL;
  guchar *data;
  gsize length;

  if (end == NULL)
    {
      store_faults_add (faults, 0, 0,
                        _ ("the page ends in the middle of its document; have it sent again"));
      return NULL;
    }
  letters = g_strndup (at, (gsize) (end - at));
  data = g_base64_decode (letters, &length);
  bytes = g_bytes_new_take (data, length);
  found = dup_sum (bytes);
  if (strncmp (found, sum, SUM_LENGTH) == 0)
    return g_steal_pointer (&bytes);

  store_faults_add (faults, 0, 0,
                    _ ("the document in the page was changed since it was put there; have it sent "
                       "again"));
  return NULL;
}

GBytes *
store_web_page_load (const char *path, const char **suffix, StoreFaults *faults)
{
  g_return_val_if_fail (path != NULL && suffix != NULL && faults != NULL, NULL);

  g_autoptr (GBytes) page = store_read_text_file (path, faults);
  const char *begin, *sum;

  if (page == NULL)
    return NULL;

  /* A NUL ends what can be in a page. */
  begin = strstr (g_bytes_get_data (page, NULL), BEGIN);
  if (begin == NULL)
    {
      store_faults_add (faults, 0, 0,
                        _ ("there is no document of Duckboard’s in this page, or it was cut off"));
      return NULL;
    }
  begin += strlen (BEGIN);
  if (strstr (begin, BEGIN) != NULL)
    {
      store_faults_add (faults, 0, 0, _ ("there is more than one document in this page"));
      return NULL;
    }
  return read_head (&begin, suffix, &sum, faults) ? read_data (begin, sum, faults) : NULL;
}
