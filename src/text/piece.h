/* piece.h: the units of a game as they are shown
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/base.h"
#include "engine/play.h"

G_BEGIN_DECLS

/* A unit on the field. */
typedef struct
{
  const WarUnitType *type; /* lent */
  gint side; /* 0, 1 */
  WarBase base;
  gint lost; /* wounds */
} TextPiece;

/* Units have the first rows of the pieces, so many. */
guint text_piece_count (const WarSetup *setup);

/* FALSE: the unit is not on the field. */
gboolean text_piece_get (const WarSetup *setup, const WarState *state, guint row, TextPiece *piece);

/* "Lost: BEF Infantry 2, BEF Officer": what a side, 0 or 1, has lost; NULL: nothing. Free it. */
char *text_piece_losses (const WarSetup *setup, const WarState *state, gint side);

G_END_DECLS
