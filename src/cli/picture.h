/* picture.h: what drawing and printing share at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/command.h"
#include "draw/surface/sheets.h"

G_BEGIN_DECLS

DrawInk cli_get_ink (const CliOptions *options);

/* A4 unless another one is named; NULL: there is none of the name, which the next one says. */
const DrawPaper *cli_get_paper (const CliOptions *options);
int cli_fail_paper (const CliOptions *options);

/* Writes what was drawn; takes bytes, which are NULL if error is set, and the error. The exit
 * status. */
int cli_write_output (const CliOptions *options, GBytes *bytes, GError *error);

G_END_DECLS
