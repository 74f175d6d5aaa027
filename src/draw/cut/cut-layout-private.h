/* cut-layout-private.h: pieces in rows, for straight cuts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/cut/cut-plan.h"

G_BEGIN_DECLS

/* Puts pieces (DrawCutPiece), all of which have to fit, in rows (DrawCutRow) onto as few sheets of
 * the room as it can. Those of one size keep their order. Returns how many sheets it takes. */
guint draw_cut_layout (GArray *pieces, GArray *rows, WarLength room_width, WarLength room_height,
                       WarLength gutter);

G_END_DECLS
