/* read-file.c: the bytes of a file, within limits
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/disk/read-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <sys/stat.h>
#include <unistd.h>

/* Reads to the end, or one byte past what is allowed: whatever the file's size was said to be. A
 * NUL follows. NULL and an errno if that fails. */
static GBytes *
read_all (int descriptor, gsize size, gsize max, int *code)
{
  gsize n_bytes = 0, capacity = MIN (size, max) + 1;
  char *bytes = g_malloc (capacity + 1);

  while (n_bytes <= max)
    {
      gssize n_read;

      if (n_bytes == capacity)
        {
          capacity = MIN (2 * capacity, max + 1);
          bytes = g_realloc (bytes, capacity + 1);
        }

      n_read = read (descriptor, bytes + n_bytes, capacity - n_bytes);
      if (n_read == 0)
        break;
      if (n_read < 0 && errno == EINTR)
        continue;
      if (n_read < 0)
        {
          *code = errno;
          g_free (bytes);
          return NULL;
        }
      n_bytes += (gsize) n_read;
    }

  bytes[n_bytes++] = '\0';
  return g_bytes_new_take (bytes, n_bytes);
}

/* Folders, pipes and devices may have no end, and opening a pipe may wait for ever. */
static GBytes *
open_and_read (const char *path, gsize max, int *code)
{
  int descriptor = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  GBytes *bytes = NULL;
  struct stat status;

  if (descriptor < 0 || fstat (descriptor, &status) != 0)
    *code = errno;
  else if (S_ISREG (status.st_mode))
    bytes = read_all (descriptor, (gsize) status.st_size, max, code);
  if (descriptor >= 0)
    close (descriptor);

  return bytes;
}

/* With the NUL. */
static GBytes *
read_up_to (const char *path, gsize max, StoreFaults *faults)
{
  int code = 0;
  GBytes *bytes = open_and_read (path, max, &code);

  if (bytes == NULL)
    {
      store_faults_add (faults, 0, 0, _ ("cannot be read: %s"),
                        code != 0 ? g_strerror (code) : _ ("it is not a regular file"));
      faults->unreadable = TRUE;
    }
  else if (g_bytes_get_size (bytes) - 1 > max)
    {
      store_faults_add (faults, 0, 0, _ ("is larger than %d\u00a0MB"), (int) (max / 1024 / 1024));
      faults->unreadable = TRUE;
      g_clear_pointer (&bytes, g_bytes_unref);
    }

  return bytes;
}

GBytes *
store_read_file_up_to (const char *path, gsize max, StoreFaults *faults)
{
  g_autoptr (GBytes) bytes = read_up_to (path, max, faults);

  return bytes != NULL ? g_bytes_new_from_bytes (bytes, 0, g_bytes_get_size (bytes) - 1) : NULL;
}

GBytes *
store_read_text_file (const char *path, StoreFaults *faults)
{
  return read_up_to (path, STORE_FILE_MAX, faults);
}

GBytes *
store_read_file (const char *path, StoreFaults *faults)
{
  return store_read_file_up_to (path, STORE_FILE_MAX, faults);
}
