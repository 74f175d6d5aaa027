/* state.h: the situation in a game, as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* Round, turn and phase, each unit with its number, place, wounds and condition, markers, and how
 * either side wins. Free it. */
char *text_state (const WarSetup *setup, const WarState *state);

/* Its first line: "Round 3 of 8 · Entente · movement phase". Free it. */
char *text_situation (const WarSetup *setup, const WarState *state);

/* "Won by Entente", "A draw"; NULL: the game is not over. Free it. */
char *text_outcome (const WarSetup *setup, const WarState *state);

/* Round and whose turn, or how it has ended, where there is little room: "Round 3 · Entente"; where
 * it is nobody's, the same as text_situation(). Free it. */
char *text_turn (const WarSetup *setup, const WarState *state);

/* "Round 3", as the system calls it: free it. */
char *text_round (const WarSetup *setup, gint round);

/* How far it is: text_situation(), and once it is over, text_turn(). Free it. */
char *text_progress (const WarSetup *setup, const WarState *state);

/* What both sides have at the end, or now: a line or two. Free it. */
char *text_result (const WarSetup *setup, const WarState *state);

/* A piece by its name: "BEF Infantry 2". Free it. */
char *text_piece (const WarSetup *setup, gint piece);

/* Who decides, by the row of the seat: "British, company 2"; a side's name where it has one seat.
 * Free it. */
char *text_seat (const WarSetup *setup, const WarState *state, guint seat);

/* "Commanded by a person": who decides for a side. commanders: ids, as saved games have them for
 * the seats in order; NULL: that is not known. NULL if nobody knows; free it. */
char *text_commander (const WarSetup *setup, const WarState *state, const char *const *commanders,
                      gint side);

/* Name of a side, 0 or 1, in the game. */
const char *text_side (const WarSetup *setup, gint side);

G_END_DECLS
