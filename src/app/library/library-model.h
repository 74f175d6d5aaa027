/* library-model.h: the documents of the library as a list that follows the disk
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/library/library-item.h"

G_BEGIN_DECLS

#define DUCK_TYPE_LIBRARY_MODEL (duck_library_model_get_type ())
G_DECLARE_FINAL_TYPE (DuckLibraryModel, duck_library_model, DUCK, LIBRARY_MODEL, GObject)

/* Finds the documents once nothing else is to do, and again when a folder of one of them, or the
 * recently used files change; all in a thread, so that the window never waits.
 *
 * Signal "refreshed": the list is as the disk was a moment ago. */
DuckLibraryModel *duck_library_model_new (void);

/* The documents of one kind alone, and with them those that lie in the folder, which may be NULL.
 * What the other one knows is listed at once. */
DuckLibraryModel *duck_library_model_new_for (DuckLibraryModel *other, DuckKind kind,
                                              const char *folder);

/* DuckLibraryItem, in no order; items whose files are as they were stay the same. */
GListModel *duck_library_model_get_items (DuckLibraryModel *self);

/* NULL: there is none with this path. */
DuckLibraryItem *duck_library_model_find (DuckLibraryModel *self, const char *path);

/* Looks at the disk again. */
void duck_library_model_refresh (DuckLibraryModel *self);

/* Draws the item's picture soon, if it has none of this scale. Pictures are kept for the items that
 * are shown, and for the last of the others. */
void duck_library_model_draw (DuckLibraryModel *self, DuckLibraryItem *item, gint scale);

/* Nobody looks at the item any more: if it has not been drawn yet, it need not be. */
void duck_library_model_stop_drawing (DuckLibraryModel *self, DuckLibraryItem *item);

/* How many pictures have been drawn, and are kept. */
guint duck_library_model_get_n_drawn (DuckLibraryModel *self);
guint duck_library_model_get_n_kept (DuckLibraryModel *self);

/* Says that the document has been used: it is listed, and among the first. */
void duck_library_note_used (const char *path);

/* Takes a document that is in neither of the program's folders out of the library; its file
 * stays. */
void duck_library_forget (const char *path);

G_END_DECLS
