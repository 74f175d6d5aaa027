/* document-names.c: where an open file is saved and exported, under which name
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "desk/base/kind.h"
#include "desk/documents/document.h"
#include "store/disk/save.h"

/* What was so much larger was hardly meant to go: it may be another document's. */
#define SHRUNK_FROM 4096 /* bytes; what is smaller than that is not worth it */
#define SHRUNK_TO 10 /* the part that is left, as a divisor */

gboolean
duck_document_back_up (DuckDocument *self, const char *path, char **backup, GError **error)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (backup != NULL, FALSE);

  DuckDocumentClass *klass = DUCK_DOCUMENT_GET_CLASS (self);
  g_autoptr (GBytes) bytes = klass->to_bytes != NULL ? klass->to_bytes (self) : NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info
    = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  goffset old_size = info != NULL ? g_file_info_get_size (info) : 0;
  g_autofree char *backup_path = g_strconcat (path, "~", NULL);
  g_autoptr (GBytes) old = NULL;

  *backup = NULL;
  if (bytes == NULL || old_size < SHRUNK_FROM
      || (goffset) g_bytes_get_size (bytes) >= old_size / SHRUNK_TO)
    return TRUE;

  old = g_file_load_bytes (file, NULL, NULL, error);
  if (old == NULL || !store_save_bytes (backup_path, old, error))
    return FALSE;

  *backup = g_steal_pointer (&backup_path);
  return TRUE;
}

char *
duck_document_dup_folder (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  const char *path = duck_document_get_path (self);

  if (path == NULL || duck_document_is_shipped (self))
    return NULL;
  return g_path_get_dirname (path);
}

char *
duck_document_dup_export_folder (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  g_autofree char *folder = duck_document_dup_folder (self);
  g_autofree char *data = g_build_filename (g_get_user_data_dir (), "duckboard", "", NULL);

  return folder != NULL && !g_str_has_prefix (folder, data) ? g_steal_pointer (&folder) : NULL;
}

char *
duck_document_dup_link (DuckDocument *self, const char *path)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  g_autofree char *own = duck_document_dup_folder (self);
  g_autofree char *folder = g_path_get_dirname (path);

  return own == NULL || g_str_equal (own, folder) ? g_path_get_basename (path) : NULL;
}

char *
duck_document_suggest_name (DuckDocument *self, const char *suffix)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  DuckDocumentClass *klass = DUCK_DOCUMENT_GET_CLASS (self);

  if (suffix == NULL && klass->dup_stem != NULL)
    {
      g_autofree char *stem = klass->dup_stem (self);

      return g_strconcat (stem, klass->suffix, NULL);
    }
  return duck_kind_suggest_name (duck_document_get_title (self), suffix ?: klass->suffix);
}

char *
duck_document_suggest_file (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), NULL);

  const char *suffix = DUCK_DOCUMENT_GET_CLASS (self)->suffix;
  g_autofree char *name = duck_document_suggest_name (self, NULL);
  g_autofree char *folder = duck_document_dup_folder (self);
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (suffix));
  g_autofree char *path = NULL;
  DuckKind kind;

  /* Books are called by their ids. */
  if (folder != NULL || !duck_kind_from_path (suffix, &kind) || kind == DUCK_KIND_BOOK)
    return g_steal_pointer (&name);

  folder = duck_kind_dup_save_folder (kind);
  path = duck_file_dup_free_path (folder, stem, suffix);
  return g_filename_display_basename (path);
}
