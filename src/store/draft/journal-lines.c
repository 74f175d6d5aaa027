/* journal-lines.c: the lines of journals, written and read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/draft/journal-lines.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/disk/read-file.h"

#define MAGIC "duckboard-journal"

static gboolean
needs_escape (char character)
{
  return g_ascii_iscntrl (character) || character == '\\';
}

static char *
escape (const char *text)
{
  GString *escaped = g_string_new (NULL);

  for (; *text != '\0'; text++)
    if (needs_escape (*text))
      g_string_append_printf (escaped, "\\%02x", *text);
    else
      g_string_append_c (escaped, *text);

  return g_string_free (escaped, FALSE);
}

/* NULL if it is not the escaped form of any valid text. */
static char *
unescape (const char *escaped)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (; *escaped != '\0'; escaped++)
    {
      int high, low;

      if (*escaped != '\\')
        {
          g_string_append_c (text, *escaped);
          continue;
        }

      high = g_ascii_xdigit_value (escaped[1]);
      low = high >= 0 ? g_ascii_xdigit_value (escaped[2]) : -1;
      if (low < 0 || (high == 0 && low == 0))
        return NULL;
      g_string_append_c (text, (char) (high * 16 + low));
      escaped += 2;
    }

  return g_utf8_validate (text->str, (gssize) text->len, NULL)
           ? g_string_free (g_steal_pointer (&text), FALSE)
           : NULL;
}

/* A line without its end: begin, a checksum over the line before and this one, rest. The checksum
 * replaces the one before. */
static char *
format_line (const char *begin, char *checksum, const char *rest)
{
  g_autofree char *summed = g_strconcat (checksum, "\n", begin, " ", rest, NULL);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, summed, -1);

  g_strlcpy (checksum, digest, STORE_JOURNAL_CHECKSUM_SIZE);
  return g_strconcat (begin, " ", checksum, " ", rest, NULL);
}

char *
store_journal_format_header (const char *kind, const char *subject, char *checksum)
{
  g_autofree char *escaped = escape (subject);
  g_autofree char *rest = g_strconcat (kind, " ", escaped, NULL);

  return format_line (MAGIC " " STORE_JOURNAL_VERSION, checksum, rest);
}

char *
store_journal_format_record (guint number, const char *record, char *checksum)
{
  g_autofree char *escaped = escape (record);
  char begin[16];

  g_snprintf (begin, sizeof begin, "%u", number);
  return format_line (begin, checksum, escaped);
}

/* Reading */

void
store_journal_contents_free (StoreJournalContents *contents)
{
  g_free (contents->kind);
  g_free (contents->subject);
  g_ptr_array_unref (contents->records);
  g_free (contents);
}

/* The text of a line, from the one after its n-th space on; or NULL. */
static const char *
skip_words (const char *line, guint n)
{
  for (; line != NULL && n > 0; n--)
    {
      line = strchr (line, ' ');
      if (line != NULL)
        line++;
    }

  return line;
}

/* line: length bytes, without its end. It is good if it is what would be written again. */
static gboolean
read_header (StoreJournalReading *reading, const char *line, gsize length)
{
  const char *rest = skip_words (line, 3);
  const char *escaped = skip_words (rest, 1);
  g_autofree char *kind = escaped != NULL ? g_strndup (rest, (gsize) (escaped - 1 - rest)) : NULL;
  g_autofree char *subject = escaped != NULL ? unescape (escaped) : NULL;
  char checksum[STORE_JOURNAL_CHECKSUM_SIZE] = "";
  g_autofree char *expected = NULL;

  if (subject == NULL)
    return FALSE;

  expected = store_journal_format_header (kind, subject, checksum);
  if (strlen (expected) != length || memcmp (expected, line, length) != 0)
    return FALSE;

  memcpy (reading->checksum, checksum, sizeof checksum);
  reading->contents->kind = g_steal_pointer (&kind);
  reading->contents->subject = g_steal_pointer (&subject);
  return TRUE;
}

static gboolean
read_record (StoreJournalReading *reading, const char *line, gsize length)
{
  GPtrArray *records = reading->contents->records;
  const char *escaped = skip_words (line, 2);
  g_autofree char *record = escaped != NULL ? unescape (escaped) : NULL;
  char checksum[STORE_JOURNAL_CHECKSUM_SIZE];
  g_autofree char *expected = NULL;

  if (record == NULL)
    return FALSE;

  memcpy (checksum, reading->checksum, sizeof checksum);
  expected = store_journal_format_record (records->len + 1, record, checksum);
  if (strlen (expected) != length || memcmp (expected, line, length) != 0)
    return FALSE;

  memcpy (reading->checksum, checksum, sizeof checksum);
  g_ptr_array_add (records, g_steal_pointer (&record));
  return TRUE;
}

static gboolean
is_version (const char *word)
{
  gsize length = strspn (word, "0123456789.");

  return word[length] == '\0' && length <= 16;
}

/* Why the first line is no header of ours. */
static void
report_header (const char *line, StoreFaults *faults)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);

  if (words[0] == NULL || !g_str_equal (words[0], MAGIC))
    store_faults_add (faults, 1, 1, _ ("this is not a journal of Duckboard"));
  else if (words[1] != NULL && is_version (words[1])
           && !g_str_equal (words[1], STORE_JOURNAL_VERSION))
    store_faults_add (faults, 1, 1,
                      _ ("version %s of journals is not known to this version of Duckboard, which "
                         "reads %s"),
                      words[1], STORE_JOURNAL_VERSION);
  else
    store_faults_add (faults, 1, 1, _ ("the first line of this journal is damaged"));
}

/* Reads lines up to the first that is wrong. FALSE if there is nothing of use. */
static gboolean
read_lines (StoreJournalReading *reading, const char *bytes, gsize n_bytes, StoreFaults *faults)
{
  const char *start = bytes;
  const char *end = bytes + n_bytes;

  for (guint number = 0; start < end; number++)
    {
      const char *newline = memchr (start, '\n', (gsize) (end - start));
      gsize length = (gsize) ((newline != NULL ? newline : end) - start);
      g_autofree char *line = g_strndup (start, length);
      gboolean good = newline != NULL
                      && (number == 0 ? read_header (reading, line, length)
                                      : read_record (reading, line, length));

      if (!good && number == 0)
        {
          report_header (line, faults);
          return FALSE;
        }
      if (!good && newline != NULL && newline + 1 < end)
        {
          store_faults_add (faults, number + 1, 1,
                            _ ("the journal is damaged from this line on; what stands before it "
                               "is kept"));
          return TRUE;
        }
      if (!good)
        {
          reading->contents->torn = TRUE;
          return TRUE;
        }

      start = newline + 1;
      reading->size = (gsize) (start - bytes);
    }

  if (reading->contents->kind == NULL)
    report_header ("", faults);
  return reading->contents->kind != NULL;
}

gboolean
store_journal_read_lines (const char *path, StoreJournalReading *reading, StoreFaults *faults)
{
  g_autoptr (GBytes) bytes = store_read_file (path, faults);
  const char *data;
  gsize length;

  if (bytes == NULL)
    return FALSE;

  reading->contents = g_new0 (StoreJournalContents, 1);
  reading->contents->records = g_ptr_array_new_with_free_func (g_free);
  data = g_bytes_get_data (bytes, &length);
  if (read_lines (reading, data, length, faults))
    return TRUE;

  g_clear_pointer (&reading->contents, store_journal_contents_free);
  return FALSE;
}
