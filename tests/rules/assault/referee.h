/* referee.h: a second reading of the rules of Trench Assault, which watches games
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/assault/private.h"
#include "engine/game/game.h"

/* Where everybody is and what he is like, as events tell it. Written after the rules and not after
 * the engine, for fields of straight boxes and lines. It ends the program where the game went
 * otherwise: who is struck by shells and shots, morale, surrenders, pins; how far anybody moved, by
 * which way and where to; who came out; who fought whom, with which sums, and what became of it;
 * who has won. */
typedef struct _AssaultReferee AssaultReferee;

AssaultReferee *assault_referee_new (const WarSetup *setup);
void assault_referee_free (AssaultReferee *referee);

/* After each order of one game, from its first on. */
void assault_referee_watch (AssaultReferee *referee, const WarGame *game, const WarState *before,
                            const WarEvents *events);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AssaultReferee, assault_referee_free)
