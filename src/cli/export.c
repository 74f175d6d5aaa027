/* export.c: duckboard-cli export: documents for other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/export.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/picture.h"
#include "draw/print/tabletop.h"
#include "draw/surface/code.h"
#include "draw/web/web-page.h"
#include "store/disk/name.h"
#include "store/documents/campaign-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/routine.h"
#include "store/documents/web-page.h"
#include "store/foreign/army-text.h"
#include "store/foreign/battlescribe.h"
#include "store/foreign/tabletop-simulator.h"
#include "text/words/words.h"

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

/* What the document is about; FALSE: it is no army, operation or game. view: of the game. */
static gboolean
find_subject (StoreLibrary *library, const CliDocument *document, const WarState *view,
              DrawSubject *subject)
{
  const StoreGame *game = document->game;

  *subject = (DrawSubject){ .army = document->army, .operation = document->operation };
  if (game != NULL)
    {
      subject->operation = game->operation;
      subject->setup = game->setup;
      subject->state = view;
    }
  if (subject->army == NULL && subject->operation == NULL)
    return FALSE;

  subject->rules = subject->army != NULL ? subject->army->rules : subject->operation->rules;
  subject->routine = store_library_get_routine (library, subject->rules->system->id, NULL);
  return TRUE;
}

/* What lies on the table of it; NULL: nothing does. */
static WarTabletop *
new_tabletop (StoreLibrary *library, const CliDocument *document, gboolean with_pictures,
              GError **error)
{
  const StoreGame *game = document->game;
  g_autofree WarState *view = game != NULL ? cli_view_game (game) : NULL;
  DrawSubject subject;

  if (document->field != NULL)
    return draw_tabletop_new_of_field (document->field, with_pictures, error);
  return find_subject (library, document, view, &subject)
           ? draw_tabletop_new (&subject, with_pictures, error)
           : NULL;
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

/* Pages --------------------------------------------------------------------------------------- */

gboolean
cli_find_link (const CliDocument *document, char **link)
{
  const char *suffix = cli_document_get_suffix (document);
  g_autoptr (WarOperation) whole
    = document->operation != NULL ? war_operation_make_whole (document->operation) : NULL;
  g_autoptr (GBytes) bytes = NULL;

  *link = NULL;
  if (document->game != NULL && cli_has_secrets (document->game))
    {
      g_printerr (_ ("duckboard-cli: the game goes on and has secrets: the page shows what that "
                     "person may know, and the game itself is not in it\n"));
      return TRUE;
    }
  if (document->kind != CLI_KIND_ROSTER)
    {
      bytes = whole != NULL                ? store_operation_to_bytes (whole)
              : document->campaign != NULL ? store_campaign_to_whole_bytes (document->campaign)
                                           : cli_document_to_bytes (document);
      *link = store_web_page_to_link (bytes, suffix);
    }
  if (*link == NULL)
    cli_fail (_ ("armies, fields, operations, campaigns, games and games at the table become "
                 "pages, .html"));
  return *link != NULL;
}

char *
cli_dup_file_name (const CliDocument *document, const CliOptions *options)
{
  g_autofree char *name = g_path_get_basename (options->output);
  g_autofree char *shown = g_filename_display_name (name);

  *strrchr (shown, '.') = '\0';
  return g_strconcat (shown, cli_document_get_suffix (document), NULL);
}

/* By whose rules the page of a field says what its terrain does; NULL: by none, as nobody has named
 * any. FALSE after saying what is wrong. */
static gboolean
find_rules (StoreLibrary *library, const CliDocument *document, const CliOptions *options,
            WarRules **rules)
{
  *rules = NULL;
  if (document->field == NULL)
    return TRUE;
  *rules = options->system != NULL ? cli_get_rules (library, document, options)
                                   : store_library_find_rules_of (library, document->field);
  return *rules != NULL || options->system == NULL;
}

int
cli_export_page (StoreLibrary *library, const CliDocument *document, const CliOptions *options)
{
  g_autofree char *file = cli_dup_file_name (document, options), *link = NULL;
  g_autofree WarState *view = document->game != NULL ? cli_view_game (document->game) : NULL;
  DrawWebDocument page = { STORE_WEB_PAGE_ID, NULL, file };
  WarRules *rules;
  GError *error = NULL;
  DrawSubject subject;
  GBytes *bytes;

  if (!cli_find_link (document, &link) || !find_rules (library, document, options, &rules))
    return CLI_UNREADABLE;
  page.link = link;
  if (document->campaign != NULL)
    bytes = draw_web_page_new_of_campaign (document->campaign, &page, &error);
  else if (document->tracker != NULL)
    bytes = draw_web_page_new_of_tracker (document->tracker, &page, &error);
  else if (find_subject (library, document, view, &subject))
    bytes = draw_web_page_new (&subject, &page, &error);
  else
    bytes = draw_web_page_new_of_field (document->field, rules, &page, &error);
  return cli_write_output (options, bytes, error);
}
