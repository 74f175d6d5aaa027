/* series-file.h: what the games of a series, or of a part of one, have come to, as JSON
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "text/solo/series-json.h"

G_BEGIN_DECLS

/* Which of the games of a series a shard of it has. */
void cli_series_get_range (const TextSeries *series, guint *first, guint *n_games);

/* Makes the whole of its shards: see cli_shard_merge(). */
gboolean cli_series_merge (char **paths, guint n_paths, TextSeries *whole, int *status);

G_END_DECLS
