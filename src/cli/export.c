/* export.c: duckboard-cli export: armies and books for other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/export.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/picture.h"
#include "draw/code.h"
#include "draw/tabletop.h"
#include "store/army-text.h"
#include "store/battlescribe.h"
#include "store/name.h"
#include "store/routine.h"
#include "store/tabletop-simulator.h"
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

  text = store_army_to_text (document->army);
  return cli_write_output (options, g_bytes_new_take (text, strlen (text)), NULL);
}

int
cli_export_code (const CliDocument *document, const CliOptions *options)
{
  g_autofree char *text = NULL;
  g_autoptr (DrawCode) code = NULL;
  GError *error = NULL;
  GBytes *bytes;

  if (document->army == NULL)
    return cli_fail (_ ("only armies are exported as QR codes, .png or .svg; fields are drawn: "
                        "“duckboard-cli draw”"));

  text = store_army_to_code (document->army);
  code = draw_code_new (text, &error);
  if (code == NULL)
    return cli_write_output (options, NULL, error);
  bytes = store_name_has_suffix (options->output, ".svg") ? draw_code_to_svg (code)
                                                          : draw_code_to_png (code, &error);
  return cli_write_output (options, bytes, error);
}

/* What lies on the table of it; NULL: nothing does. */
static WarTabletop *
new_tabletop (StoreLibrary *library, const CliDocument *document, gboolean with_pictures,
              GError **error)
{
  const StoreGame *game = document->game;
  g_autofree WarState *view = game != NULL ? cli_view_game (game) : NULL;
  DrawSubject subject = { .army = document->army, .operation = document->operation };

  if (document->field != NULL)
    return draw_tabletop_new_of_field (document->field, with_pictures, error);
  if (game != NULL)
    {
      subject.operation = game->operation;
      subject.setup = game->setup;
      subject.state = view;
    }
  if (subject.army == NULL && subject.operation == NULL)
    return NULL;

  subject.rules = subject.army != NULL ? subject.army->rules : subject.operation->rules;
  subject.routine = store_library_get_routine (library, subject.rules->system->id, NULL);
  return draw_tabletop_new (&subject, with_pictures, error);
}

int
cli_export_tabletop (StoreLibrary *library, const CliDocument *document, const CliOptions *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (WarTabletop) tabletop
    = new_tabletop (library, document, !options->no_pictures, &error);
  g_autoptr (GBytes) thumbnail = NULL;

  if (tabletop == NULL)
    return cli_fail ("%s", error != NULL ? error->message
                                         : _ ("only armies, fields, operations and games become "
                                              "saved objects of Tabletop Simulator"));
  thumbnail = draw_tabletop_thumbnail (tabletop, &error);
  if (thumbnail == NULL
      || !store_tabletop_save (tabletop, options->output, options->url, thumbnail, &error))
    return cli_fail ("%s", error->message);
  if (options->url == NULL && tabletop->pictures->len > 0)
    g_printerr (
      _ ("%s: warning: the pictures are found on this computer alone, by a path that the "
         "file names; upload them from Tabletop Simulator’s Cloud Manager, or say --url\n"),
      options->output);
  return CLI_RIGHT;
}
