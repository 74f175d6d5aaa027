/* referee.h: a second reading of movement, combat and money of Trench Club that watches games
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

/* It keeps a board of its own, changed by events alone, and fails the test where a cost, a die, a
 * damage or a bond is not what the rules say, or where its board and the game's differ. For games
 * with all amendments. */
typedef struct _ClubReferee ClubReferee;

ClubReferee *club_referee_new (const WarSetup *setup);
void club_referee_free (ClubReferee *referee);

/* After each order of the game, from the first one on. */
void club_referee_watch (const WarGame *game, const WarEvents *events, gpointer referee);

/* How many moves, rolls and payments it has looked at. */
guint club_referee_count (const ClubReferee *referee);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ClubReferee, club_referee_free)
