/* web-page.c: the document that lies in a web page
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/web-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/disk/foreign-text.h"
#include "store/disk/name.h"
#include "store/disk/read-file.h"

#define TYPE "data:application/vnd.duckboard."
#define SUM "+xml;sha256="
#define SUM_LENGTH 64
#define DATA ";base64,"

static const struct
{
  const char *suffix, *type;
} kinds[] = {
  { ".duckarmy", "army" }, { ".duckfield", "field" },   { ".duckop", "operation" },
  { ".duckgame", "game" },   { ".ducktable", "tracker" }, { ".duckcampaign", "campaign" },
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

/* What the letters say; NULL after a fault. */
static GBytes *
read_data (const char *letters, const char *sum, StoreFaults *faults)
{
  g_autofree char *found = NULL;
  g_autoptr (GBytes) bytes = NULL;
  guchar *data;
  gsize length;

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

/* Tags ---------------------------------------------------------------------------------------- */

/* Browsers and other programs write a page anew: with attributes in another order, in other
 * quotation marks or over several lines. What is in the quotation marks of a tag, in a comment or
 * in what is no markup, as a style, is no tag, whatever it looks like. */

/* Of a page, where it has been read to. */
typedef struct
{
  const char *at;
  GPtrArray *links; /* char: addresses that are documents */
  gboolean is_cut; /* the page ends in such an address */
} Reading;

/* A letter of the address, however it is written; 0: white space, which means nothing. */
static char
read_letter (const char **at)
{
  const char *from = *at;
  char *end;
  gint64 code;

  if (from[0] == '%' && g_ascii_isxdigit (from[1]) && g_ascii_isxdigit (from[2]))
    {
      *at += 3;
      return (char) (g_ascii_xdigit_value (from[1]) << 4 | g_ascii_xdigit_value (from[2]));
    }
  if (g_str_has_prefix (from, "&#"))
    {
      gboolean is_hexadecimal = from[2] == 'x' || from[2] == 'X';

      code = g_ascii_strtoll (from + (is_hexadecimal ? 3 : 2), &end, is_hexadecimal ? 16 : 10);
      if (*end == ';' && code > 0 && code < 0x80)
        {
          *at = end + 1;
          return (char) (g_ascii_isspace (code) ? 0 : code);
        }
    }
  (*at)++;
  return (char) (g_ascii_isspace (*from) ? 0 : *from);
}

static char *
dup_address (const char *from, const char *end)
{
  g_autofree char *written = g_strndup (from, (gsize) (end - from));
  GString *address = g_string_sized_new ((gsize) (end - from));

  for (const char *at = written; *at != '\0';)
    {
      char letter = read_letter (&at);

      if (letter != 0)
        g_string_append_c (address, letter);
    }
  return g_string_free (address, FALSE);
}

/* The value of an attribute, of which at is the first sign; moves on behind it. */
static const char *
find_value_end (Reading *reading, const char **begin)
{
  char quote = *reading->at;
  const char *end;

  if (quote != '"' && quote != '\'')
    {
      *begin = reading->at;
      reading->at += strcspn (reading->at, " \t\r\n\f>");
      return reading->at;
    }
  *begin = reading->at + 1;
  end = *begin + strcspn (*begin, quote == '"' ? "\"" : "'");
  reading->at = *end != '\0' ? end + 1 : end;
  return end;
}

/* Behind the name of a tag, to its end. */
static void
read_attributes (Reading *reading, gboolean is_link)
{
  static const char spaces[] = " \t\r\n\f/";

  while (*reading->at != '\0' && *reading->at != '>')
    {
      const char *name, *begin, *end;
      gsize length;
      g_autofree char *address = NULL;

      reading->at += strspn (reading->at, spaces);
      name = reading->at;
      length = strcspn (name, "= \t\r\n\f/>");
      reading->at += length + strspn (name + length, " \t\r\n\f");
      if (*reading->at != '=')
        continue;
      reading->at++;
      reading->at += strspn (reading->at, " \t\r\n\f");
      end = find_value_end (reading, &begin);
      if (!is_link || length != strlen ("href") || g_ascii_strncasecmp (name, "href", length) != 0)
        continue;
      address = dup_address (begin, end);
      if (!g_str_has_prefix (address, TYPE))
        continue;
      reading->is_cut |= *end == '\0';
      g_ptr_array_add (reading->links, g_steal_pointer (&address));
    }
}

/* Moves on behind the end of what is no markup, of which at is the first sign. */
static void
skip_raw (Reading *reading, const char *name, gsize length)
{
  static const char *const raw[] = { "script", "style", "textarea", "title" };

  for (guint i = 0; i < G_N_ELEMENTS (raw); i++)
    if (length == strlen (raw[i]) && g_ascii_strncasecmp (name, raw[i], length) == 0)
      do
        {
          reading->at += strcspn (reading->at, "<");
          if (*reading->at != '\0')
            reading->at++;
        }
      while (
        *reading->at != '\0'
        && (*reading->at != '/' || g_ascii_strncasecmp (reading->at + 1, raw[i], length) != 0));
}

/* At a "<". */
static void
read_tag (Reading *reading)
{
  const char *name = reading->at + 1, *end;
  gsize length;

  if (g_str_has_prefix (name, "!--"))
    {
      end = strstr (name, "-->");
      reading->at = end != NULL ? end : name + strlen (name);
      return;
    }
  reading->at = name;
  if (!g_ascii_isalpha (*name))
    return;
  length = strcspn (name, " \t\r\n\f/>");
  reading->at += length;
  read_attributes (reading, length == 1 && (*name == 'a' || *name == 'A'));
  skip_raw (reading, name, length);
}

/* The address that is the page's one document; NULL after a fault. */
static char *
find_link (const char *page, StoreFaults *faults)
{
  g_autoptr (GPtrArray) links = g_ptr_array_new_with_free_func (g_free);
  Reading reading = { page, links, FALSE };

  while (*reading.at != '\0')
    {
      reading.at += strcspn (reading.at, "<");
      if (*reading.at != '\0')
        read_tag (&reading);
    }
  if (links->len == 1 && !reading.is_cut)
    return g_strdup (g_ptr_array_index (links, 0));

  if (links->len == 0)
    store_faults_add (faults, 0, 0,
                      _ ("there is no document of Duckboard’s in this page, or it was cut off"));
  else if (links->len > 1)
    store_faults_add (faults, 0, 0, _ ("there is more than one document in this page"));
  else
    store_faults_add (faults, 0, 0,
                      _ ("the page ends in the middle of its document; have it sent again"));
  return NULL;
}

GBytes *
store_web_page_load (const char *path, const char **suffix, StoreFaults *faults)
{
  g_return_val_if_fail (path != NULL && suffix != NULL && faults != NULL, NULL);

  g_autoptr (GBytes) file = store_read_text_file (path, faults);
  g_autoptr (GBytes) bytes = file != NULL ? store_foreign_unpack (file, faults) : NULL;
  g_autofree char *page = NULL, *link = NULL;
  const char *at, *sum;

  if (bytes == NULL)
    return NULL;

  /* A NUL ends what can be in a page. */
  page = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  link = find_link (page, faults);
  if (link == NULL)
    return NULL;
  at = link + strlen (TYPE);
  return read_head (&at, suffix, &sum, faults) ? read_data (at, sum, faults) : NULL;
}
