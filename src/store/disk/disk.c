/* disk.c: bytes and names that reach the disk
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/disk/disk.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

int
store_disk_write (int descriptor, const char *data, gsize length)
{
  while (length > 0)
    {
      gssize n_written = write (descriptor, data, length);

      if (n_written < 0 && errno == EINTR)
        continue;
      if (n_written < 0)
        return errno;
      if (n_written == 0)
        return ENOSPC;

      data += n_written;
      length -= (gsize) n_written;
    }

  return 0;
}

int
store_disk_sync_folder (const char *folder)
{
  int descriptor = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  int code = 0;

  /* A folder that may be written but not read cannot be opened; the name stands. */
  if (descriptor < 0)
    return errno == EACCES ? 0 : errno;

  /* Some file systems do not sync folders and say so: then there is nothing to wait for. */
  if (fsync (descriptor) != 0 && errno != EINVAL && errno != ENOTSUP)
    code = errno;
  close (descriptor);

  return code;
}
