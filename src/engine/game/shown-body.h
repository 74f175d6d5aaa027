/* shown-body.h: the bases of one unit, as one shape
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

#define WAR_BODY_MAX_PIECES 16

/* The pieces of a unit that are on the field, by their rows, if the row is the first of them: how
 * many there are, of which so many are written. 0: it is not the first, or not on the field. A
 * piece of no formation is a unit. */
guint war_play_show_body (const WarSetup *setup, const WarState *view, guint row,
                          WarShownPiece pieces[WAR_BODY_MAX_PIECES]);

/* The rectangle that they fill all but a little: they face one way and stand side by side or one
 * behind the other. FALSE: there is none. */
gboolean war_body_enclose (const WarShownPiece *pieces, guint n_pieces, WarBase *whole);

G_END_DECLS
