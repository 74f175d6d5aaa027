/* battle.h: whole games of Trench Assault, played by commanders against each other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/assault/private.h"
#include "engine/game/session.h"
#include "store/documents/library.h"

/* The race to the parapet (assault.A-24), with so many companies, up to four. With more it has a
 * second line, tanks and ground that blocks sight, which the operation has not. */
typedef struct
{
  guint n_companies;
  gboolean has_more;
  gint rounds;
  WarAmendments amendments;
} BattleKind;

WarOperation *battle_new_operation (StoreLibrary *library, const BattleKind *kind);
WarSetup *battle_set_up (StoreLibrary *library, const BattleKind *kind);

/* Looks at what came of an order, before the next one; the state before is that in which it was
 * given. */
typedef void (*BattleWatcher) (const WarGame *game, const WarState *before, const WarEvents *events,
                               gpointer data);

/* Plays a new game to its end by the commanders of the sides. Ends the program if an order is
 * refused, the game does not end or its state cannot be. The watcher may be NULL. Free the game. */
WarGame *battle_play (const WarSetup *setup, guint64 seed,
                      const WarCommander commanders[WAR_N_SIDES], BattleWatcher watcher,
                      gpointer data);
