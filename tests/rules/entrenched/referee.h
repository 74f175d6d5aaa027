/* referee.h: reads the events of a game of Entrenched!, and knows melee, gas and morale by itself
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

/* A second opinion about clauses 6 to 8 and their rulings. It keeps accounts of its own, from
 * nothing but the events and the places of the units, and ends the program if a clause is not
 * kept, or if the state says something else. */
typedef struct _Referee Referee;

/* For one game, from its beginning. */
Referee *referee_new (const WarSetup *setup);
void referee_free (Referee *referee);

/* A GamesWatcher; data is the referee. */
void referee_watch (const WarGame *game, const WarEvents *events, gpointer data);

/* How often it has judged such an event. */
guint referee_count (const Referee *referee, guint kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Referee, referee_free)
