/* played-file.h: the games that somebody has played to their end on this computer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "engine/solo/played.h"

G_BEGIN_DECLS

/* Each game has a small file of its own in a folder, which is named after what tells it from
 * others: it is there once, however many programs write at the same time, and a damaged file is
 * damage to one game. Nothing but this program looks at them. folder: NULL: the user's own. */

/* Its path; free it. */
char *store_played_build_folder (void);

/* Keeps the game, unless it is kept already: as it ended first. */
gboolean store_played_add (const char *folder, const WarPlayed *played, GError **error);

/* WarPlayed: all that can be read, the first that ended first; n_damaged: how many files cannot,
 * which stay as they are. */
GPtrArray *store_played_list (const char *folder, guint *n_damaged);

/* Forgets all of them, also those that cannot be read. */
gboolean store_played_clear (const char *folder, GError **error);

G_END_DECLS
