/* play.h: a game at the command line, from its start to where it stops
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/command.h"
#include "cli/input.h"

/* What persons say, where several games are played one after the other: each reads on where the one
 * before has stopped. All 0 at first; cli_input_clear() ends it. */
typedef struct
{
  CliInput input;
  guint line;
} CliSource;

/* Plays a game as the options say, and saves it as they say when it stops. source may be NULL. The
 * exit status: whether the game is over the game says. */
int cli_play_game (StoreLibrary *library, StoreGame *saved, const CliOptions *options,
                   CliSource *source);

/* The seed that is asked for, or else one by chance; FALSE after saying that it is none. */
gboolean cli_choose_seed (const CliOptions *options, const WarSystem *system, guint64 *seed);

/* A game of the operation, with what is for several persons of a side if the options name such, and
 * no amendments one by one. NULL, with the exit status, after saying why it cannot be played. */
StoreGame *cli_start_game (WarOperation *operation, guint64 seed, const CliOptions *options,
                           int *status);

/* campaign.c: plays what is left of the campaign, which `word` stands for, one operation after the
 * other. What comes of each is kept in the file that the options say, or else in its own; each
 * battle is kept beside that, and one that has stopped goes on the next time. The exit status. */
int cli_play_campaign (StoreLibrary *library, WarCampaign *campaign, const char *word,
                       const CliOptions *options);
