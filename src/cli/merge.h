/* merge.h: the shards of a series become the whole
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/series-file.h"

G_BEGIN_DECLS

/* Reads the shards, in any order, and adds them up, to clear; FALSE, with the exit status, after
 * saying which file is wrong, twice there or missing, and what to do. */
gboolean cli_merge (char **paths, guint n_paths, CliSeries *whole, int *status);

G_END_DECLS
