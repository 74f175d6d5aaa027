/* report.h: in which form a command tells what games came to, and where it writes that
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/command.h"
#include "text/solo/report.h"

typedef enum
{
  CLI_FORMAT_TEXT,
  CLI_FORMAT_MARKDOWN,
  CLI_FORMAT_CSV,
  CLI_FORMAT_JSON,
} CliFormat;

/* By --json, --markdown or --format; FALSE after saying what is wrong. */
gboolean cli_report_choose_format (const CliOptions *options, CliFormat *format);

/* Of one that is not JSON. */
TextReportFormat cli_report_get_text_format (CliFormat format);

/* Into the file that was named, all of it or nothing, else to the output; returns the status. */
int cli_report_write (const CliOptions *options, CliFormat format, const char *text);
