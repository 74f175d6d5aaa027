/* collection.c: what the player owns and likes, for all windows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/library/collection.h"

struct _DuckCollection
{
  GObject parent_instance;

  StoreCollection *store;
};

G_DEFINE_FINAL_TYPE (DuckCollection, duck_collection, G_TYPE_OBJECT)

static guint changed_signal;

DuckCollection *
duck_collection_ref_default (void)
{
  static GWeakRef shared;
  DuckCollection *self = g_weak_ref_get (&shared);

  if (self == NULL)
    {
      self = g_object_new (DUCK_TYPE_COLLECTION, NULL);
      g_weak_ref_set (&shared, self);
    }
  return self;
}

gint
duck_collection_get_owned (DuckCollection *self, const char *book, const char *type)
{
  g_return_val_if_fail (DUCK_IS_COLLECTION (self), 0);

  return store_collection_get_owned (self->store, book, type);
}

gboolean
duck_collection_is_favourite (DuckCollection *self, const char *book, const char *type)
{
  g_return_val_if_fail (DUCK_IS_COLLECTION (self), FALSE);

  return store_collection_is_favourite (self->store, book, type);
}

gboolean
duck_collection_set_owned (DuckCollection *self, const char *book, const char *type, gint owned,
                           GError **error)
{
  g_return_val_if_fail (DUCK_IS_COLLECTION (self), FALSE);

  if (store_collection_get_owned (self->store, book, type) == owned)
    return TRUE;
  if (!store_collection_set_owned (self->store, book, type, owned, error))
    return FALSE;

  g_signal_emit (self, changed_signal, 0);
  return TRUE;
}

gboolean
duck_collection_set_favourite (DuckCollection *self, const char *book, const char *type,
                               gboolean favourite, GError **error)
{
  g_return_val_if_fail (DUCK_IS_COLLECTION (self), FALSE);

  if (store_collection_is_favourite (self->store, book, type) == favourite)
    return TRUE;
  if (!store_collection_set_favourite (self->store, book, type, favourite, error))
    return FALSE;

  g_signal_emit (self, changed_signal, 0);
  return TRUE;
}

static void
duck_collection_finalize (GObject *object)
{
  store_collection_free (DUCK_COLLECTION (object)->store);

  G_OBJECT_CLASS (duck_collection_parent_class)->finalize (object);
}

static void
duck_collection_class_init (DuckCollectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_collection_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_collection_init (DuckCollection *self)
{
  self->store = store_collection_new (NULL);
}
