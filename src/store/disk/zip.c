/* zip.c: one file in a ZIP archive
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/disk/zip.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#ifdef HAVE_LIBARCHIVE
#include <archive.h>
#include <archive_entry.h>
#endif

/* An archive of one file has no more in it, folders included. */
#define MAX_ENTRIES 16

gboolean
store_zip_is_supported (void)
{
#ifdef HAVE_LIBARCHIVE
  return TRUE;
#else
  return FALSE;
#endif
}

gboolean
store_zip_is_one (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return length >= 4 && memcmp (data, "PK\003\004", 4) == 0;
}

#ifdef HAVE_LIBARCHIVE

static void
report_large (gsize max, StoreFaults *faults)
{
  store_faults_add (faults, 0, 0, _ ("what is in this archive is larger than %d\u00a0MB"),
                    (int) (max / 1024 / 1024));
}

/* Whatever sizes the archive claims: what comes out is counted. */
static GBytes *
read_data (struct archive *archive, gsize max, StoreFaults *faults)
{
  g_autoptr (GByteArray) content = g_byte_array_new ();
  guint8 piece[64 * 1024];

  for (;;)
    {
      la_ssize_t n_read = archive_read_data (archive, piece, sizeof piece);

      if (n_read == 0)
        return g_byte_array_free_to_bytes (g_steal_pointer (&content));
      if (n_read < 0)
        {
          store_faults_add (faults, 0, 0,
                            _ ("the file in this archive is damaged or encrypted; have the other "
                               "program write it anew, without a password"));
          return NULL;
        }
      if (content->len + (gsize) n_read > max)
        {
          report_large (max, faults);
          return NULL;
        }
      g_byte_array_append (content, piece, (guint) n_read);
    }
}

/* What is not meant: folders and files of macOS, which zips them with whatever is chosen. */
static gboolean
is_beside (struct archive_entry *entry)
{
  const char *utf8 = archive_entry_pathname_utf8 (entry);
  const char *name = utf8 != NULL ? utf8 : archive_entry_pathname (entry);
  const char *base = name != NULL ? strrchr (name, '/') : NULL;

  base = base != NULL ? base + 1 : name;
  return name != NULL
         && (g_str_has_prefix (name, "__MACOSX/") || g_str_equal (base, ".DS_Store")
             || g_str_has_prefix (base, "._"));
}

static GBytes *
read_only_file (struct archive *archive, gsize max, StoreFaults *faults)
{
  g_autoptr (GBytes) content = NULL;
  struct archive_entry *entry;
  int status;

  /* A name that cannot be said in the language of the place is but warned of. */
  for (guint n = 0; (status = archive_read_next_header (archive, &entry)) == ARCHIVE_OK
                    || status == ARCHIVE_WARN;
       n++)
    {
      gboolean is_file = archive_entry_filetype (entry) == AE_IFREG && !is_beside (entry);

      if (n == MAX_ENTRIES || (content != NULL && is_file))
        {
          store_faults_add (faults, 0, 0,
                            _ ("there are several files in this archive; unpack it, and open the "
                               "one that is meant"));
          return NULL;
        }
      if (!is_file)
        continue;
      /* What says so itself need not be unpacked to see it. */
      if (archive_entry_size_is_set (entry) && archive_entry_size (entry) > (la_int64_t) max)
        {
          report_large (max, faults);
          return NULL;
        }
      content = read_data (archive, max, faults);
      if (content == NULL)
        return NULL;
    }

  if (status != ARCHIVE_EOF)
    store_faults_add (faults, 0, 0, _ ("this archive is damaged; fetch or write it anew"));
  else if (content == NULL)
    store_faults_add (faults, 0, 0, _ ("there is no file in this archive"));
  return status == ARCHIVE_EOF ? g_steal_pointer (&content) : NULL;
}

GBytes *
store_zip_read (GBytes *bytes, gsize max, StoreFaults *faults)
{
  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  struct archive *archive = archive_read_new ();
  gsize length;
  const void *data = g_bytes_get_data (bytes, &length);
  GBytes *content = NULL;

  archive_read_support_format_zip (archive);
  if (archive_read_open_memory (archive, data, length) == ARCHIVE_OK)
    content = read_only_file (archive, max, faults);
  else
    store_faults_add (faults, 0, 0, _ ("this archive is damaged; fetch or write it anew"));
  archive_read_free (archive);
  return content;
}

static la_ssize_t
write_cb (struct archive *archive, void *data, const void *buffer, size_t length)
{
  g_byte_array_append (data, buffer, (guint) length);
  return (la_ssize_t) length;
}

/* Without a time, so that nothing in it depends on the clock. */
static gboolean
write_file (struct archive *archive, const char *name, GBytes *content)
{
  struct archive_entry *entry = archive_entry_new ();
  gsize length;
  const void *data = g_bytes_get_data (content, &length);
  gboolean is_done;
  int status;

  archive_entry_set_pathname_utf8 (entry, name);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0644);
  archive_entry_set_size (entry, (la_int64_t) length);
  /* A name that cannot be said in the language of the place is written all the same. */
  status = archive_write_header (archive, entry);
  is_done = (status == ARCHIVE_OK || status == ARCHIVE_WARN)
            && archive_write_data (archive, data, length) == (la_ssize_t) length;
  archive_entry_free (entry);
  return is_done;
}

GBytes *
store_zip_write (const char *name, GBytes *content, GError **error)
{
  g_return_val_if_fail (name != NULL && content != NULL, NULL);

  struct archive *archive = archive_write_new ();
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gboolean is_done;

  archive_write_set_format_zip (archive);
  archive_write_set_options (archive, "hdrcharset=UTF-8");
  /* No padding to the size of a tape's block. */
  archive_write_set_bytes_in_last_block (archive, 1);
  is_done = archive_write_open (archive, bytes, NULL, write_cb, NULL) == ARCHIVE_OK
            && write_file (archive, name, content);
  is_done &= archive_write_close (archive) == ARCHIVE_OK;
  archive_write_free (archive);
  if (is_done)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  g_set_error_literal (error, STORE_ERROR, STORE_ERROR_WRITE,
                       _ ("The archive could not be made; save without compression."));
  return NULL;
}

#else

GBytes *
store_zip_read (GBytes *bytes, gsize max, StoreFaults *faults)
{
  store_faults_add (faults, 0, 0,
                    _ ("this is a ZIP archive, which this Duckboard was built without; unpack it, "
                       "and open what is in it"));
  return NULL;
}

GBytes *
store_zip_write (const char *name, GBytes *content, GError **error)
{
  g_set_error_literal (error, STORE_ERROR, STORE_ERROR_WRITE,
                       _ ("This Duckboard was built without ZIP archives; save without "
                          "compression, as .ros, .cat or .gst."));
  return NULL;
}

#endif
