/* game-log.h: what happens in a game, printed as it happens
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

/* Sentences for people, or JSON for programs (data/schemas/log.md). What is said to a person who
 * plays goes to the standard output too, but to the standard error output beside JSON. */
typedef enum
{
  CLI_LOG_TEXT,
  CLI_LOG_JSON,
} CliLogFormat;

typedef struct
{
  CliLogFormat format;
  const WarSetup *setup;
  const WarGame *game; /* that is told of; lent */
  guint64 n_lines; /* of JSON */
  guint32 watchers; /* bits of seats: what they may not all see is not printed; 0: all is */
  gboolean is_shared; /* several persons with secrets look at it */
  guint n_before; /* orders that had been given when it began */
  GArray *is_told; /* gboolean: of each order since, in JSON: whether it is printed */
  GArray *headings; /* CliHeading: sentences about rounds, turns and phases, not printed yet */
} CliLog;

/* FALSE if there is no such format. */
gboolean cli_log_parse_format (const char *word, CliLogFormat *format);

void cli_log_init (CliLog *log, CliLogFormat format, const WarSetup *setup);
void cli_log_clear (CliLog *log);

/* Of a game that is as far as it is; its seed is told only where all is, and so is how many orders
 * have been given. */
void cli_log_begin (CliLog *log, const WarGame *game);
void cli_log_order (CliLog *log, const WarOrder *order, const WarEvents *events);
void cli_log_undo (CliLog *log, guint n_orders);

/* Prints the headings that wait for something to happen under them. */
void cli_log_flush (CliLog *log);

/* To a person. */
void cli_log_say (const CliLog *log, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Whether what was printed could be written. */
gboolean cli_log_is_broken (void);
