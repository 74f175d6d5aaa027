/* read-file.c: the bytes of a file, within limits
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/read-file.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

/* Folders, pipes and devices may have no end. */
static gboolean
is_regular (GFile *file, GError **error)
{
  g_autoptr (GFileInfo) info
    = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, NULL, error);

  if (info == NULL)
    return FALSE;
  if (g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR)
    return TRUE;

  g_set_error_literal (error, STORE_ERROR, STORE_ERROR_READ, _ ("it is not a regular file"));
  return FALSE;
}

/* Reads to the end, or one byte past what is allowed: whatever the file's size was said to be. */
static GBytes *
read_all (GFile *file, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gsize n_read = 1;

  while (stream != NULL && n_read > 0 && bytes->len <= STORE_FILE_MAX)
    {
      guint8 buffer[64 * 1024];

      if (!g_input_stream_read_all (G_INPUT_STREAM (stream), buffer,
                                    MIN (sizeof buffer, STORE_FILE_MAX + 1 - bytes->len), &n_read,
                                    NULL, error))
        return NULL;
      g_byte_array_append (bytes, buffer, (guint) n_read);
    }

  return stream != NULL ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}

GBytes *
store_read_file (const char *path, StoreFaults *faults)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = is_regular (file, &error) ? read_all (file, &error) : NULL;

  if (bytes == NULL)
    {
      store_faults_add (faults, 0, 0, _ ("cannot be read: %s"), error->message);
      faults->unreadable = TRUE;
    }
  else if (g_bytes_get_size (bytes) > STORE_FILE_MAX)
    {
      store_faults_add (faults, 0, 0, _ ("is larger than %d MB"), STORE_FILE_MAX / 1024 / 1024);
      faults->unreadable = TRUE;
      g_clear_pointer (&bytes, g_bytes_unref);
    }

  return bytes;
}
