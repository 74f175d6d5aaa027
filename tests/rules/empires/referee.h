/* referee.h: watches games of End of Empires 1914, and knows the rules by itself
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "clauses.h"

/* A second opinion about clauses 3 to 8 and their rulings, written from the rules and not from the
 * engine: numbers are its own. Of the engine it takes the ground, sight, and where bases stand; it
 * keeps accounts of all else from the events, and ends the program if a clause is not kept, or if
 * the state says something else. */
typedef struct _EmpiresReferee EmpiresReferee;

/* For one game, from its beginning; without lorries. It counts the clauses that come into play. */
EmpiresReferee *empires_referee_new (const WarSetup *setup, Tally *tally);
void empires_referee_free (EmpiresReferee *referee);

/* A GamesWatcher; data is the referee. */
void empires_referee_watch (const WarGame *game, const WarEvents *events, gpointer data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EmpiresReferee, empires_referee_free)
