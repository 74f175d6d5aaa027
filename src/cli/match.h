/* match.h: a game between two commanders that nobody watches
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/program.h"
#include "engine/solo/cross-table.h"

/* Who plays: a commander of ours, or a program of somebody's own. */
typedef struct
{
  const char *name; /* lent */
  WarCommander commander; /* or NULL, and */
  const char *path; /* lent: of a program */
  guint patience; /* that one has with it, in seconds */
} CliPlayer;

/* FALSE after saying that the word names none: "quick", "program:PATH". */
gboolean cli_player_find (const char *word, guint patience, CliPlayer *player);

/* Starts the player's program, if he is one, to see whether it can be and what it calls itself:
 * that, or his name; free it. NULL with an error. */
char *cli_player_try (const CliPlayer *player, const WarSetup *setup, GError **error);

/* Plays a game to its end: how it ended for side 1. reason: why somebody broke it off, to free; or
 * NULL. FALSE: somebody wants to stop, and the game does not count. In any thread, with a set-up of
 * its own. */
gboolean cli_match_play (const WarSetup *setup, guint64 seed,
                         const CliPlayer *const players[WAR_N_SIDES], WarGameEnd *end,
                         char **reason);
