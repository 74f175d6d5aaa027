/* person-words.h: what a person at the command line says beside orders
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/session.h"

/* Does what the line's first word asks for: "help", "map", "undo" …; FALSE if it asks for nothing
 * of the kind. Words about what the seat has to decide count only if it decides. *step: how the
 * game goes on. */
gboolean cli_person_take_word (CliSession *session, gint seat, const char *line, gboolean decides,
                               CliStep *step);

/* Some of these words; rest: what follows the word in its line. */
CliStep cli_person_say_options (CliSession *session, gint seat, const char *rest);
CliStep cli_person_take_dice (CliSession *session, gint seat, const char *rest);
CliStep cli_person_quit (CliSession *session, gint seat, const char *rest);
