/* large.h: documents of each kind, as large as one likes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"
#include "store/documents/library.h"

/* Whose books and rules they have; the program's own. */
extern StoreLibrary *bench_library;

/* Of so many parts, by what comes with the program; each is the caller's. */
gpointer bench_make_army (guint n);
gpointer bench_make_book (guint n);
gpointer bench_make_field (guint n);
gpointer bench_make_operation (guint n);
gpointer bench_make_campaign (guint n);
gpointer bench_make_game (guint n); /* a StoreGame */

WarOperation *bench_load_operation (void);
char *bench_find_shipped (const char *name);
