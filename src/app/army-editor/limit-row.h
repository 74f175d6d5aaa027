/* limit-row.h: a limit of a book that can be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "engine/army/book.h"

G_BEGIN_DECLS

#define DUCK_TYPE_LIMIT_ROW (duck_limit_row_get_type ())
G_DECLARE_FINAL_TYPE (DuckLimitRow, duck_limit_row, DUCK, LIMIT_ROW, AdwExpanderRow)

/* A heading that says what is allowed; unfolded, what it is made of. Only what a file may say can
 * be chosen: the row makes of each choice a limit that is sound. Signals "edited" and "removed".
 * The rules have to outlive it. */
GtkWidget *duck_limit_row_new (const WarLimit *limit, const WarRules *rules);

/* The limit that it says; the row's own. */
const WarLimit *duck_limit_row_get_limit (DuckLimitRow *self);

G_END_DECLS
