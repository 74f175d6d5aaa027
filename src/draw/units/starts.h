/* starts.h: the units of an operation that stand on its field when a game begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/palette.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* Where they stand, kept so that it can be drawn often. */
typedef struct _DrawStarts DrawStarts;

/* NULL: none stands there, or the operation lacks too much. */
DrawStarts *draw_starts_new (WarOperation *operation);
void draw_starts_free (DrawStarts *starts);

/* Draws them as a game does (pieces.h). */
void draw_starts (cairo_t *cr, const DrawStarts *starts, DrawInk ink);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DrawStarts, draw_starts_free)

G_END_DECLS
