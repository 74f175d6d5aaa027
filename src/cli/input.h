/* input.h: what persons say, line by line, and their wish to stop
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

typedef struct
{
  int fd;
  GString *ahead; /* has been read, but not been asked for */
  gboolean is_at_end;
  gboolean is_begun; /* a line has been asked for */
} CliInput;

typedef enum
{
  CLI_INPUT_LINE,
  CLI_INPUT_END,
  CLI_INPUT_TOO_LONG, /* no line is so long: what follows of it, and behind it, is not read */
  CLI_INPUT_INTERRUPTED, /* the person wants to stop: Ctrl+C, or the terminal is closed */
} CliInputResult;

/* The standard input if path is NULL. FALSE, with errno, if it cannot be read. */
gboolean cli_input_open (CliInput *input, const char *path);

void cli_input_clear (CliInput *input);

/* Waits for a line, and puts it into the string without its end. What is read may have no end: a
 * line has at most CLI_INPUT_MAX bytes. */
#define CLI_INPUT_MAX 65536
CliInputResult cli_input_read_line (CliInput *input, GString *line);

/* After the end of what is typed more may be typed. */
void cli_input_go_on (CliInput *input);

/* From now on a first wish to stop is only noted, so that the game can be saved; a second ends the
 * program at once. */
void cli_input_catch_interrupts (void);

gboolean cli_input_is_interrupted (void);
