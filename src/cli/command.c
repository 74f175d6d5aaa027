/* command.c: what the commands of duckboard-cli share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/command.h"

int
cli_fail (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_printerr ("duckboard-cli: %s\n", message);
  return CLI_UNREADABLE;
}

int
cli_report_faults (const StoreFaults *faults)
{
  g_autofree char *lines = store_faults_to_string (faults);

  g_printerr ("%s", lines);
  return faults->unreadable ? CLI_UNREADABLE : CLI_WRONG;
}
