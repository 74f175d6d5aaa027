/* session.h: a game that is played at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/game-log.h"
#include "cli/input.h"
#include "cli/program.h"
#include "engine/game/replay.h"
#include "engine/solo/commander.h"
#include "store/documents/game-file.h"

/* How a game stands after somebody was asked. */
typedef enum
{
  CLI_GOES_ON,
  CLI_STOPPED, /* by the person, or because there is nothing more to read */
  CLI_FAILED, /* it cannot go on; why has been said */
} CliStep;

typedef struct
{
  StoreLibrary *library; /* lent */
  StoreGame *saved; /* lent: the game with all that belongs into a file */
  WarGame *game; /* which is in it */
  WarSession play; /* the game, and who plays it */
  CliLog log;
  WarEvents events;

  CliInput input; /* what persons say */
  const char *script; /* the file that it comes from, in which every order is right; or NULL */
  guint line; /* of the input, from 1 */
  gboolean is_terminal; /* somebody is typing it */
  char *told; /* the decision that a person has last been told of, after so many orders */
  guint told_orders;

  CliProgram *programs[WAR_MAX_SEATS]; /* who commands the seat; NULL: no program of one's own */
  const char *persons[WAR_MAX_SEATS]; /* who has the seat: of WAR_COMMANDER_PERSON, "person-2" … */
  gboolean has_come; /* it is a game that was begun before */
  gint at_screen; /* the seat of the person who looks at it; WAR_NONE: nobody yet */
  WarReplay *replays[WAR_MAX_SEATS]; /* what each has seen; or NULL */
  guint n_told[WAR_MAX_SEATS]; /* so many orders has each been told of, where it is handed over */

  char *save; /* where the game is saved when it stops; or NULL */
  gboolean is_unsaved; /* something has happened since it was saved */
  gboolean is_leaving; /* a person wants to stop without saving that, and has been warned */
} CliSession;

/* Both must outlive the session. */
void cli_session_init (CliSession *session, StoreLibrary *library, StoreGame *saved,
                       CliLogFormat format);
void cli_session_clear (CliSession *session);

/* Bits of the seats at which persons play. */
guint32 cli_session_get_persons (const CliSession *session);

/* Adds numbers with commas or blanks between; FALSE if they are none. */
gboolean cli_session_add_dice (CliSession *session, const char *text);

/* Plays on until the game is over or stopped; the exit status. */
int cli_session_run (CliSession *session);

/* Gives an order and prints what comes of it. REFUSED: why has been said; NEEDS_ANSWER: what dice
 * are lacking has been said, and the order waits for them. */
WarOutcome cli_session_give (CliSession *session, const WarOrder *order);

/* Takes back the last order of a person, and all since, but for what chance or somebody hidden has
 * answered where several persons have secrets; NULL, or a sentence that says why not. */
const char *cli_session_undo (CliSession *session);

/* Whether a saved game may be called so, and its folder is there. FALSE: why not has been said. */
gboolean cli_session_check_name (const char *path);

/* FALSE: why not has been said. */
gboolean cli_session_save (CliSession *session, const char *path);
