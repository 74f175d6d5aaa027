/* library-reader.h: reads and draws the library's documents, in a thread of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/library/library-item.h"

G_BEGIN_DECLS

#define DUCK_LIBRARY_ALL (-1) /* documents of all kinds */

typedef struct _DuckLibraryReader DuckLibraryReader;

DuckLibraryReader *duck_library_reader_new (void);

/* Waits for the document that is being read or drawn. What has been asked for and has not come yet
 * is answered with G_IO_ERROR_CANCELLED. */
void duck_library_reader_free (DuckLibraryReader *reader);

/* Finds all documents: those that come with the program, the user's own, and the used ones, which
 * is path (char) → when, in seconds since the epoch (gint64); taken over. known: DuckLibraryItem
 * that a scan gave before: a file that has not changed since is not read again. only: a DuckKind,
 * of which alone documents are wanted. folder: what lies in it is found, too; or NULL. */
void duck_library_reader_scan (DuckLibraryReader *reader, GPtrArray *known, GHashTable *used,
                               gint only, const char *folder, GAsyncReadyCallback callback,
                               gpointer data);

/* DuckLibraryItem; those of known that are as they were are the same objects. */
GPtrArray *duck_library_reader_scan_finish (GAsyncResult *result, GError **error);

/* Draws the item's document; what was asked for last comes first. scale: device pixels per logical
 * pixel. NULL without an error: there is nothing to draw. */
void duck_library_reader_draw (DuckLibraryReader *reader, DuckLibraryItem *item, gint scale,
                               GCancellable *cancellable, GAsyncReadyCallback callback,
                               gpointer data);
GdkTexture *duck_library_reader_draw_finish (GAsyncResult *result, GError **error);

/* The size of a picture in logical pixels. */
#define DUCK_LIBRARY_PICTURE_WIDTH 300
#define DUCK_LIBRARY_PICTURE_HEIGHT 188

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckLibraryReader, duck_library_reader_free)

G_END_DECLS
