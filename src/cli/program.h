/* program.h: a commander that is a program of one's own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/session.h"
#include "store/disk/program.h"

/* What names one at the command line: "program:PATH". */
#define CLI_PROGRAM_PREFIX "program:"

/* Commands one seat of one game, by the protocol of doc/commanders.md. */
typedef struct
{
  StoreProgram *process;
  char *path; /* as it was named */
  char *name; /* as it calls itself, or the path's last part */
  const WarSetup *setup; /* lent */
  gint seat;
  guint64 n_asked, n_told; /* decisions; lines of the log */
  GArray *orders; /* guint: how many orders of the game came before each that it was told of */
} CliProgram;

typedef enum
{
  CLI_PROGRAM_ORDERS,
  CLI_PROGRAM_PASSES,
  CLI_PROGRAM_FAILS, /* it has ended, is silent, or does not know what is allowed */
} CliProgramAnswer;

/* The path, within the word, if that names a program; NULL. */
const char *cli_program_find_path (const char *word);

/* Whether a program can have the seat: the rules do not play it. */
gboolean cli_program_can_command (const WarSetup *setup, gint seat);

/* Starts it and tells it what is played. NULL with an error. */
CliProgram *cli_program_start (const char *path, guint patience, const WarSetup *setup, gint seat,
                               GError **error);
void cli_program_free (CliProgram *program);

/* Asks for an order that is allowed, of a seat that has something to decide; answers what the
 * program asks meanwhile. FAILS with an error. */
CliProgramAnswer cli_program_ask (CliProgram *program, WarSession *session, gboolean may_pass,
                                  WarOrder *order, GError **error);

/* Tells what came of an order, as far as the seat may know. A program that does not listen any more
 * is found out when it is asked. */
void cli_program_tell (CliProgram *program, const WarGame *game, const WarOrder *order,
                       const WarEvents *events);

/* Orders were taken back, so that the first n_orders of the game stand: it is told how many of
 * those that it knows of. The game is over, or was broken off. */
void cli_program_tell_undo (CliProgram *program, guint n_orders);
void cli_program_tell_end (CliProgram *program, const WarState *state);

/* In place of a commander that the session would ask by itself: it knows nothing. */
gboolean cli_program_stand_in (const WarSetup *setup, const WarState *view, gint seat,
                               WarMind *mind, WarOrder *order);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliProgram, cli_program_free)
