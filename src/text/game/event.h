/* event.h: what happened in a game, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* One whole sentence for an event of a game of an operation: who did what, which dice, what they
 * needed, what came of it. Free it. */
char *text_event (const WarSetup *setup, const WarEvent *event);

/* The same with the words of the note that the event tells, if it tells one. */
char *text_event_in_game (const WarGame *game, const WarEvent *event);

/* The level of a heading for what follows: 1 a round, 2 a turn, 3 a phase; 0: it is none. */
guint text_event_get_heading (const WarSetup *setup, const WarEvent *event);

/* Whether a unit loses something that counts in it. */
gboolean text_event_is_loss (const WarSetup *setup, const WarEvent *event);
gboolean text_event_is_score (const WarSetup *setup, const WarEvent *event);

/* The pieces, by their rows, that the event is about, at most two. How many they are. */
guint text_event_list_pieces (const WarSetup *setup, const WarEvent *event, gint pieces[2]);

/* "5.5" of "entrenched.5.5": players know which system they play. */
const char *text_short_clause (const char *clause);

/* What the rules say under that short number, "5.5" or "E-9", broken into lines; NULL if there is
 * no such clause. Free it. */
char *text_clause (const WarRules *rules, const char *number);

G_END_DECLS
