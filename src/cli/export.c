/* export.c: duckboard-cli export: armies and books for other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/export.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/picture.h"
#include "store/army-text.h"
#include "store/battlescribe.h"
#include "text/words.h"

/* Takes the bytes over; they go into an archive if the output's name is that of one. */
static int
write_packed (const CliOptions *options, GBytes *bytes)
{
  g_autoptr (GBytes) plain = bytes;
  GError *error = NULL;
  GBytes *packed = store_battlescribe_pack (plain, options->output, &error);

  return cli_write_output (options, packed, error);
}

int
cli_export_roster (const CliDocument *document, const CliOptions *options)
{
  g_autoptr (WarRoster) roster = NULL;

  if (document->army == NULL)
    return cli_fail (_ ("only armies are exported as rosters, .ros or .rosz"));

  roster = text_words_from_army (document->army);
  return write_packed (options, store_battlescribe_roster_to_bytes (roster));
}

int
cli_export_catalogue (const CliDocument *document, const CliOptions *options)
{
  const WarBook *book = document->book;
  g_autoptr (WarRoster) words = NULL;
  guint n_lost;

  if (book == NULL)
    return cli_fail (_ ("only army books are exported as .cat and .gst"));

  words = text_words_from_book (book);
  if (store_battlescribe_get_kind (options->output, NULL) == STORE_BATTLESCRIBE_CATALOGUE)
    return write_packed (options, store_battlescribe_catalogue_to_bytes (words, book));

  n_lost = store_battlescribe_count_lost_limits (book);
  if (n_lost > 0)
    g_printerr (g_dngettext (GETTEXT_PACKAGE,
                             "%s: warning: %u limit that other programs cannot count by is left "
                             "out\n",
                             "%s: warning: %u limits that other programs cannot count by are left "
                             "out\n",
                             n_lost),
                options->output, n_lost);
  return write_packed (options, store_battlescribe_system_to_bytes (words, book));
}

int
cli_export_army_text (const CliDocument *document, const CliOptions *options)
{
  char *text;

  if (document->army == NULL)
    return cli_fail (_ ("only armies are exported as text that can be sent, .txt"));

  text = store_army_to_text (document->army, TRUE);
  return cli_write_output (options, g_bytes_new_take (text, strlen (text)), NULL);
}
