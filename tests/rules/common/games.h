/* games.h: whole games of Entrenched!, played by commanders against each other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

/* The four game types with the shipped armies and fields, and the shipped operations. */
typedef enum
{
  GAMES_ASSAULT,
  GAMES_CONTROL,
  GAMES_CAPTURE,
  GAMES_ATTRITION,
  GAMES_LANGEMARCK,
  GAMES_HOOGE,
  GAMES_N_BATTLES,
} GamesBattle;

const char *games_get_name (GamesBattle battle);

/* Ready to be played; free with war_setup_free(). */
WarSetup *games_set_up (GamesBattle battle);

/* A battle of a game type with zones along the long edges instead of those that its field has:
 * units meet sooner there. Operations keep theirs, but have all amendments. */
WarSetup *games_set_up_near (GamesBattle battle);

typedef gboolean (*GamesCommander) (const WarSetup *setup, const WarState *view, gint seat,
                                    WarGenerator *generator, WarOrder *order);

/* Looks at what came of an order, before the next one. */
typedef void (*GamesWatcher) (const WarGame *game, const WarEvents *events, gpointer data);

/* The same without amendments to the printed rules; the others have all of them, or what the
 * operation says. */
WarSetup *games_set_up_as_printed (GamesBattle battle);

/* Plays a new game to its end, side 1 and side 2 by these commanders; the watcher may be NULL. Ends
 * the program if it does not end or an order is refused. Free the game. */
WarGame *games_play (const WarSetup *setup, guint64 seed,
                     const GamesCommander commanders[WAR_N_SIDES], GamesWatcher watcher,
                     gpointer data);
