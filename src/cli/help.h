/* help.h: what the help says of one command
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The lines of the whole help that are about the command, and about the options, names with spaces
 * between, that it takes. Free it. */
char *cli_help_dup (const char *usage, const char *command, const char *options);

G_END_DECLS
