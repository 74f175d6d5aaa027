/* collection.c: what a player owns and likes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/draft/collection.h"

#include "store/disk/read-file.h"
#include "store/disk/save.h"

/* Bytes: what is known of a larger one would take hundreds of times that. */
#define COLLECTION_MAX (1024 * 1024)

/* A key file: [owned BOOK] with TYPE=COUNT, [favourites BOOK] with TYPE=true. */
struct _StoreCollection
{
  char *path;
  GKeyFile *file;
};

/* What stands on the disk; NULL: it cannot be read. */
static GKeyFile *
load (const char *path, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (GBytes) bytes = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&file);

  bytes = store_read_file_up_to (path, COLLECTION_MAX, faults);
  if (bytes == NULL)
    {
      g_propagate_error (error, store_faults_to_error (faults));
      return NULL;
    }
  if (g_bytes_get_size (bytes) == 0
      || g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, error))
    return g_steal_pointer (&file);

  return NULL;
}

StoreCollection *
store_collection_new (const char *path)
{
  StoreCollection *collection = g_new0 (StoreCollection, 1);

  collection->path = path != NULL
                       ? g_strdup (path)
                       : g_build_filename (g_get_user_data_dir (), "duckboard", "collection", NULL);
  collection->file = load (collection->path, NULL);
  if (collection->file == NULL)
    collection->file = g_key_file_new ();
  return collection;
}

void
store_collection_free (StoreCollection *collection)
{
  if (collection == NULL)
    return;

  g_free (collection->path);
  g_key_file_unref (collection->file);
  g_free (collection);
}

static char *
build_group (const char *kind, const char *book)
{
  return g_strdup_printf ("%s %s", kind, book);
}

gint
store_collection_get_owned (StoreCollection *collection, const char *book, const char *type)
{
  g_return_val_if_fail (collection != NULL, 0);

  g_autofree char *group = build_group ("owned", book);
  gint owned = g_key_file_get_integer (collection->file, group, type, NULL);

  return CLAMP (owned, 0, STORE_COLLECTION_MAX_OWNED);
}

gboolean
store_collection_is_favourite (StoreCollection *collection, const char *book, const char *type)
{
  g_return_val_if_fail (collection != NULL, FALSE);

  g_autofree char *group = build_group ("favourites", book);

  return g_key_file_get_boolean (collection->file, group, type, NULL);
}

/* value: NULL: the key goes, and with the last one its group. */
static gboolean
set (StoreCollection *collection, const char *kind, const char *book, const char *type,
     const char *value, GError **error)
{
  g_autofree char *group = build_group (kind, book);
  g_autofree char *folder = g_path_get_dirname (collection->path);
  g_autoptr (GKeyFile) file = load (collection->path, error);
  g_autoptr (GBytes) bytes = NULL;
  g_auto (GStrv) keys = NULL;
  gsize length;
  char *data;

  if (file == NULL)
    return FALSE;

  if (value != NULL)
    g_key_file_set_value (file, group, type, value);
  else
    g_key_file_remove_key (file, group, type, NULL);
  keys = g_key_file_get_keys (file, group, NULL, NULL);
  if (keys != NULL && keys[0] == NULL)
    g_key_file_remove_group (file, group, NULL);

  data = g_key_file_to_data (file, &length, NULL);
  bytes = g_bytes_new_take (data, length);
  g_mkdir_with_parents (folder, 0700);
  if (!store_save_bytes (collection->path, bytes, error))
    return FALSE;

  g_key_file_unref (collection->file);
  collection->file = g_steal_pointer (&file);
  return TRUE;
}

gboolean
store_collection_set_owned (StoreCollection *collection, const char *book, const char *type,
                            gint owned, GError **error)
{
  g_return_val_if_fail (collection != NULL, FALSE);
  g_return_val_if_fail (owned >= 0 && owned <= STORE_COLLECTION_MAX_OWNED, FALSE);

  g_autofree char *value = owned > 0 ? g_strdup_printf ("%d", owned) : NULL;

  return set (collection, "owned", book, type, value, error);
}

gboolean
store_collection_set_favourite (StoreCollection *collection, const char *book, const char *type,
                                gboolean favourite, GError **error)
{
  g_return_val_if_fail (collection != NULL, FALSE);

  return set (collection, "favourites", book, type, favourite ? "true" : NULL, error);
}
