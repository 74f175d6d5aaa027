/* complete.h: what a shell offers to write next
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/command.h"

G_BEGIN_DECLS

/* The word by which the scripts in data/completions/ ask. */
#define CLI_COMPLETE "complete"

/* Prints what the last of the words, which is being written, may become, one a line, and a line
 * ":files" where files may be named too. words: all after the program's name, NULL-terminated.
 * A shell may part "--paper=a4" into three. commands end with a name of NULL, entries likewise. */
void cli_complete (const CliCommand *commands, const GOptionEntry *entries, char **words);

G_END_DECLS
