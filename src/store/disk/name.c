/* name.c: what the names of files say
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/disk/name.h"

#include <string.h>

#include <gio/gio.h>

gboolean
store_name_has_suffix (const char *name, const char *suffix)
{
  g_return_val_if_fail (name != NULL, FALSE);
  g_return_val_if_fail (suffix != NULL, FALSE);

  gsize length = strlen (name), n = strlen (suffix);

  return length >= n && g_ascii_strcasecmp (name + length - n, suffix) == 0;
}

gboolean
store_is_same_file (const char *path, const char *other_path)
{
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (other_path != NULL, FALSE);

  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) other = g_file_new_for_path (other_path);
  g_autoptr (GFileInfo) info = NULL, other_info = NULL;

  if (g_file_equal (file, other))
    return TRUE;

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  other_info
    = g_file_query_info (other, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return info != NULL && other_info != NULL
         && g_strcmp0 (g_file_info_get_attribute_string (info, G_FILE_ATTRIBUTE_ID_FILE),
                       g_file_info_get_attribute_string (other_info, G_FILE_ATTRIBUTE_ID_FILE))
              == 0;
}
