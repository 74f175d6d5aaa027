/* report.c: in which form a command tells what games came to, and where it writes that
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/report.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "store/disk/save.h"

static const char *const formats[] = { "text", "markdown", "csv", "json", NULL };

gboolean
cli_report_choose_format (const CliOptions *options, CliFormat *format)
{
  guint n_named
    = (options->json ? 1u : 0) + (options->markdown ? 1u : 0) + (options->format != NULL ? 1u : 0);

  *format = options->json       ? CLI_FORMAT_JSON
            : options->markdown ? CLI_FORMAT_MARKDOWN
                                : CLI_FORMAT_TEXT;
  if (n_named > 1)
    {
      cli_fail (_ ("say one of --json, --markdown and --format"));
      return FALSE;
    }
  for (guint i = 0; options->format != NULL && formats[i] != NULL; i++)
    if (g_str_equal (options->format, formats[i]))
      {
        *format = (CliFormat) i;
        return TRUE;
      }
  if (options->format != NULL)
    cli_fail (_ ("“%s” is no format; choose text, markdown, csv or json"), options->format);
  return options->format == NULL;
}

TextReportFormat
cli_report_get_text_format (CliFormat format)
{
  return format == CLI_FORMAT_CSV        ? TEXT_REPORT_CSV
         : format == CLI_FORMAT_MARKDOWN ? TEXT_REPORT_MARKDOWN
                                         : TEXT_REPORT_PLAIN;
}

/* What programs read is written as it is, since it must not hang on the terminal's encoding. */
int
cli_report_write (const CliOptions *options, CliFormat format, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;

  if (options->output != NULL)
    return store_save_bytes (options->output, bytes, &error) ? CLI_RIGHT
                                                             : cli_fail ("%s", error->message);
  if (format == CLI_FORMAT_CSV || format == CLI_FORMAT_JSON)
    return fwrite (text, 1, strlen (text), stdout) == strlen (text) ? CLI_RIGHT : CLI_UNREADABLE;
  g_print ("%s", text);
  return CLI_RIGHT;
}
