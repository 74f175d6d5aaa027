/* link-watch.h: hears when files that a document takes something from come, change or go
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _DuckLinkWatch DuckLinkWatch;

/* Calls func (data) after each change, and more than once for some. */
DuckLinkWatch *duck_link_watch_new (void (*func) (gpointer data), gpointer data);
void duck_link_watch_free (DuckLinkWatch *watch);

/* paths: char, of files that may not be there; taken over. Those that are watched already go on. */
void duck_link_watch_set_paths (DuckLinkWatch *watch, GPtrArray *paths);

G_END_DECLS
