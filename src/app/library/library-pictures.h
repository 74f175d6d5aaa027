/* library-pictures.h: draws the pictures of the documents that are in sight
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/library/library-model.h"

G_BEGIN_DECLS

/* A list has widgets for many more documents than are in sight. What is in sight, or a screen away
 * from it, is drawn. */
typedef struct _DuckLibraryPictures DuckLibraryPictures;

/* Both outlive it. */
DuckLibraryPictures *duck_library_pictures_new (DuckLibraryModel *model, GtkScrollable *list);
void duck_library_pictures_free (DuckLibraryPictures *pictures);

/* A widget of the list shows the item, and no longer does. */
void duck_library_pictures_add (DuckLibraryPictures *pictures, GtkWidget *widget,
                                DuckLibraryItem *item);
void duck_library_pictures_remove (DuckLibraryPictures *pictures, GtkWidget *widget);

G_END_DECLS
