/* reading.h: files that a thread reads
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"

G_BEGIN_DECLS

/* A file that a thread reads and checks, while the window goes on. */
typedef struct _DuckReading DuckReading;

/* Called in the main loop as soon as the file has been read, or cannot be. The library must outlive
 * the document that is made of it. */
typedef void (*DuckReadFunc) (DuckReading *reading, gpointer data);

/* name: what faults are said to be in. Documents of all kinds, and rosters of other programs. */
DuckReading *duck_reading_new (StoreLibrary *library, const char *path, const char *name,
                               DuckReadFunc func, gpointer data);
void duck_reading_free (DuckReading *reading);

/* The thread need not go on; func is called all the same. */
void duck_reading_cancel (DuckReading *reading);

/* Waits so many µs at most. TRUE: it has been read, and func is not called any more. */
gboolean duck_reading_wait (DuckReading *reading, gint64 time);

/* Once it has been read: the document; NULL: the faults say why not. */
DuckDocument *duck_reading_make (DuckReading *reading);
const StoreFaults *duck_reading_get_faults (const DuckReading *reading);

G_END_DECLS
