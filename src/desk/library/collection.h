/* collection.h: what the player owns and likes, for all windows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "store/draft/collection.h"

G_BEGIN_DECLS

#define DUCK_TYPE_COLLECTION (duck_collection_get_type ())
G_DECLARE_FINAL_TYPE (DuckCollection, duck_collection, DUCK, COLLECTION, GObject)

/* Signal "changed": something is owned or liked, or no longer. */

/* The one of the program; a reference, which keeps it alive. */
DuckCollection *duck_collection_ref_default (void);

gint duck_collection_get_owned (DuckCollection *self, const char *book, const char *type);
gboolean duck_collection_is_favourite (DuckCollection *self, const char *book, const char *type);
gboolean duck_collection_set_owned (DuckCollection *self, const char *book, const char *type,
                                    gint owned, GError **error);
gboolean duck_collection_set_favourite (DuckCollection *self, const char *book, const char *type,
                                        gboolean favourite, GError **error);

G_END_DECLS
