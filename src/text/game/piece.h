/* piece.h: the units of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/namesake.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* "Lost: BEF Infantry 2, BEF Officer": what a side, 0 or 1, has lost; NULL: nothing. Free it. */
char *text_piece_losses (const WarSetup *setup, const WarState *state, gint side);

/* "BEF Infantry 2 (Central Powers)": the unit's name, with what tells it from others. Free it. */
char *text_unit_name (const char *name, const WarNamesake *namesake, const char *side);

/* "Company 2": a group of its side to which the unit belongs all the game; NULL: none. Free it. */
char *text_piece_group (const WarSetup *setup, gint piece);

/* "3/4 · inactive": how a unit fares; NULL: it is none. Free it. */
char *text_piece_condition (const WarSetup *setup, const WarState *state, gint piece);

G_END_DECLS
