/* collection.h: what a player owns and likes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* How many models of each unit type of each book a player owns, and which types are favourites: one
 * small file. Not thread-safe. */
typedef struct _StoreCollection StoreCollection;

#define STORE_COLLECTION_MAX_OWNED 999

/* path: NULL for the user's, $XDG_DATA_HOME/duckboard/collection. No file is an empty collection,
 * and so is one that cannot be read: then nothing is ever written over it. */
StoreCollection *store_collection_new (const char *path);
void store_collection_free (StoreCollection *collection);

/* 0: none, or nothing was said. */
gint store_collection_get_owned (StoreCollection *collection, const char *book, const char *type);
gboolean store_collection_is_favourite (StoreCollection *collection, const char *book,
                                        const char *type);

/* Both save at once, together with what another program has saved meanwhile. On an error nothing
 * has changed. */
gboolean store_collection_set_owned (StoreCollection *collection, const char *book,
                                     const char *type, gint owned, GError **error);
gboolean store_collection_set_favourite (StoreCollection *collection, const char *book,
                                         const char *type, gboolean favourite, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreCollection, store_collection_free)

G_END_DECLS
