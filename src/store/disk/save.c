/* save.c: the one function that writes a file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/disk/save.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "store/disk/disk.h"
#include "store/disk/faults.h"

/* What a new file may be before the umask takes its part. */
#define NEW_FILE_MODE 0666

/* Of the names of a file's extended attributes, and of one of them, in bytes: Linux has no more. */
#define ATTRIBUTES_MAX 65536

#define TEMPORARY_SUFFIX ".duckboard-save"

static gboolean
fail (GError **error, const char *path, int code)
{
  g_autofree char *name = g_filename_display_name (path);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    g_set_error (error, STORE_ERROR, STORE_ERROR_WRITE,
                 _ ("“%s” could not be saved: %s. What was in it before is still there; save "
                    "under another name or in another folder."),
                 name, g_strerror (code));
  else
    g_set_error (error, STORE_ERROR, STORE_ERROR_WRITE,
                 _ ("“%s” could not be saved: %s. Save under another name or in another folder."),
                 name, g_strerror (code));

  return FALSE;
}

/* Where a path leads, through symbolic links; a file that does not exist yet leads to itself. */
static char *
resolve (const char *path)
{
  char *resolved = realpath (path, NULL);

  if (resolved == NULL && errno == ENOENT)
    {
      g_autofree char *folder = g_path_get_dirname (path);
      g_autofree char *name = g_path_get_basename (path);
      char *real_folder = realpath (folder, NULL);

      /* The target of a dangling link must not be replaced by a guess. */
      if (real_folder != NULL && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        resolved = g_build_filename (real_folder, name, NULL);
      free (real_folder);
      return resolved;
    }

  char *copy = g_strdup (resolved);

  free (resolved);
  return copy;
}

/* Gives the file the owner, group and mode of the old one. Only root may give a file away; for
 * others it becomes theirs, as with any editor. A group that one is not in cannot be kept: then its
 * members get no more than everybody, rather than another group what this one had. */
static int
keep_access (int descriptor, const struct stat *old)
{
  mode_t mode = old->st_mode & 07777;

  if (fchown (descriptor, (uid_t) -1, old->st_gid) != 0)
    mode = (mode & (mode_t) ~02070) | ((mode & 07) << 3);
  if (fchown (descriptor, old->st_uid, (gid_t) -1) != 0 && errno != EPERM)
    return errno;

  return fchmod (descriptor, mode) == 0 ? 0 : errno;
}

/* Gives the file what people and their programs have noted at the old one: tags, where it comes
 * from. That some of it cannot be kept, or a file system keeps nothing of the kind, does not keep
 * anybody from saving. */
static void
keep_attributes (int descriptor, const char *old)
{
  char names[ATTRIBUTES_MAX];
  g_autofree char *value = g_malloc (ATTRIBUTES_MAX);
  gssize length = listxattr (old, names, sizeof names);

  for (const char *name = names; name < names + length; name += strlen (name) + 1)
    {
      gssize size
        = g_str_has_prefix (name, "user.") ? getxattr (old, name, value, ATTRIBUTES_MAX) : -1;

      if (size >= 0 && fsetxattr (descriptor, name, value, (gsize) size, 0) != 0)
        return;
    }
}

/* Writes the temporary file and makes sure that it is on the disk. 0, or an errno. */
static int
fill (int descriptor, GBytes *bytes, const char *target, const struct stat *old)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  int code = store_disk_write (descriptor, data, length);

  /* A new file has the mode that its creation gave it. */
  if (code == 0 && target != NULL)
    keep_attributes (descriptor, target);
  if (code == 0 && old != NULL)
    code = keep_access (descriptor, old);
  if (code == 0 && fsync (descriptor) != 0)
    code = errno;
  if (close (descriptor) != 0 && code == 0)
    code = errno;

  return code;
}

/* A save holds a lock on its temporary file until it has its name, so one that can be locked has
 * been left behind. */
void
store_remove_stale_saves (const char *folder)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = NULL;
      int descriptor;

      if (name[0] != '.' || !g_str_has_suffix (name, TEMPORARY_SUFFIX))
        continue;

      path = g_build_filename (folder, name, NULL);
      descriptor = open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
      if (descriptor < 0)
        continue;
      if (flock (descriptor, LOCK_EX | LOCK_NB) == 0)
        unlink (path);
      close (descriptor);
    }
}

/* Creates a temporary file in the folder, locked: its descriptor, or -1 with errno. Somebody may
 * take it for one that was left behind, and remove it, before it is locked: then there is another.
 * Where files cannot be locked none is ever removed. */
static int
create_temporary (const char *folder, mode_t mode, char **path)
{
  for (;;)
    {
      struct stat status;
      int descriptor;

      g_free (*path);
      *path = g_strdup_printf ("%s/.%08x" TEMPORARY_SUFFIX, folder, g_random_int ());
      descriptor = open (*path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
      if (descriptor < 0)
        return -1;

      flock (descriptor, LOCK_EX);
      if (fstat (descriptor, &status) != 0 || status.st_nlink > 0)
        return descriptor;
      close (descriptor);
    }
}

/* Fills the temporary file, which is locked, and gives it the name. 0, or an errno. */
static int
replace (const char *target, const char *temporary, int descriptor, GBytes *bytes,
         const struct stat *old)
{
  /* The lock outlives the descriptor that is written to, which is closed before the rename. */
  int lock = dup (descriptor);
  int code = fill (descriptor, bytes, old != NULL ? target : NULL, old);

  if (code == 0 && rename (temporary, target) != 0)
    code = errno;
  if (code != 0)
    unlink (temporary);
  if (lock >= 0)
    close (lock);

  return code;
}

gboolean
store_save_bytes (const char *path, GBytes *bytes, GError **error)
{
  g_autofree char *target = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *temporary = NULL;
  struct stat old;
  gboolean exists;
  int descriptor, code;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  target = resolve (path);
  if (target == NULL)
    return fail (error, path, errno);

  exists = stat (target, &old) == 0;
  if (exists && !S_ISREG (old.st_mode))
    return fail (error, path, S_ISDIR (old.st_mode) ? EISDIR : EINVAL);
  if (exists && access (target, W_OK) != 0)
    return fail (error, path, errno);

  folder = g_path_get_dirname (target);
  store_remove_stale_saves (folder);
  descriptor = create_temporary (folder, exists ? 0600 : NEW_FILE_MODE, &temporary);
  if (descriptor < 0)
    return fail (error, path, errno);

  code = replace (target, temporary, descriptor, bytes, exists ? &old : NULL);
  if (code != 0)
    return fail (error, path, code);

  /* The new file is in place, whole, but a power cut right now could still bring the old one back:
   * the document stays unsaved in the eyes of the caller, who tries again. */
  code = store_disk_sync_folder (folder);
  if (code != 0)
    {
      g_autofree char *display = g_filename_display_name (path);

      g_set_error (error, STORE_ERROR, STORE_ERROR_WRITE,
                   _ ("“%s” was written, but the disk does not confirm it: %s. Save again."),
                   display, g_strerror (code));
      return FALSE;
    }

  return TRUE;
}
