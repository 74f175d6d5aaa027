/* document.c: a document of any kind, opened by its file name
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/document.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/solo/commander.h"
#include "store/disk/name.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/tracker-file.h"
#include "store/documents/web-page.h"
#include "store/foreign/battlescribe.h"
#include "store/foreign/uvtt.h"
#include "text/game/state.h"

/* In this order a name without a suffix is looked for. */
static const struct
{
  const char *suffix;
  CliKind kind;
} suffixes[] = {
  { ".duckarmy", CLI_KIND_ARMY },         { ".duckop", CLI_KIND_OPERATION },
  { ".duckcampaign", CLI_KIND_CAMPAIGN }, { ".duckfield", CLI_KIND_FIELD },
  { ".duckbook", CLI_KIND_BOOK },         { ".duckgame", CLI_KIND_GAME },
  { ".ducktable", CLI_KIND_TRACKER },     { ".ros", CLI_KIND_ROSTER },
  { ".rosz", CLI_KIND_ROSTER },           { ".json", CLI_KIND_ROSTER },
};

static CliKind
get_kind (const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (store_name_has_suffix (path, suffixes[i].suffix))
      return suffixes[i].kind;

  return CLI_KIND_NONE;
}

char *
cli_document_find (const StoreLibrary *library, const char *word)
{
  if (g_file_test (word, G_FILE_TEST_EXISTS) || strchr (word, G_DIR_SEPARATOR) != NULL)
    return g_strdup (word);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      const char *folder = suffixes[i].kind == CLI_KIND_BOOK ? "books" : "scenarios";
      char *path = store_library_find_document (library, folder, word, suffixes[i].suffix);

      if (path != NULL)
        return path;
    }

  return get_kind (word) != CLI_KIND_NONE ? g_strdup (word) : NULL;
}

/* That of the document in a page, or by the name. FALSE after a fault. */
static gboolean
find_kind (const char *path, CliKind *kind, StoreFaults *faults)
{
  g_autoptr (GBytes) bytes = NULL;
  const char *suffix = path;

  if (store_web_page_is_name (path))
    {
      bytes = store_web_page_load (path, &suffix, faults);
      if (bytes == NULL)
        return FALSE;
    }
  *kind = get_kind (suffix);
  return TRUE;
}

gboolean
cli_document_open (CliDocument *document, StoreLibrary *library, const char *path,
                   StoreFaults *faults)
{
  if (!find_kind (path, &document->kind, faults))
    return FALSE;

  switch (document->kind)
    {
    case CLI_KIND_ARMY:
      document->army = store_army_load (library, path, faults);
      break;
    case CLI_KIND_BOOK:
      document->book = store_book_load (library, path, faults);
      break;
    case CLI_KIND_FIELD:
      document->field = store_field_open (library, path, faults);
      break;
    case CLI_KIND_OPERATION:
      document->operation = store_operation_load (library, path, faults);
      break;
    case CLI_KIND_CAMPAIGN:
      document->campaign = store_campaign_load (library, path, faults);
      break;
    case CLI_KIND_GAME:
      document->game = store_game_load (library, path, faults);
      break;
    case CLI_KIND_TRACKER:
      document->tracker = store_tracker_load (library, path, faults);
      break;
    case CLI_KIND_ROSTER:
      document->roster = store_battlescribe_roster_load (path, faults);
      break;
    case CLI_KIND_NONE:
    default:
      if (store_uvtt_is_name (path))
        store_faults_add (faults, 0, 0,
                          _ ("this is a map of a virtual tabletop: make a field of it, with "
                             "“duckboard-cli import MAP -o FIELD.duckfield”"));
      else
        store_faults_add (faults, 0, 0,
                          _ ("the name ends in none of .duckarmy, .duckbook, .duckfield, .duckop, "
                             ".duckcampaign, .duckgame, .ducktable, .ros, .rosz, .json (a roster), "
                             ".html (a page with a document in it)"));
      faults->unreadable = TRUE;
    }

  return store_faults_is_empty (faults);
}

void
cli_document_clear (CliDocument *document)
{
  g_clear_pointer (&document->army, war_army_unref);
  g_clear_pointer (&document->book, war_book_unref);
  g_clear_pointer (&document->field, war_field_unref);
  g_clear_pointer (&document->operation, war_operation_unref);
  g_clear_pointer (&document->campaign, war_campaign_unref);
  g_clear_pointer (&document->game, store_game_free);
  g_clear_pointer (&document->tracker, war_tracker_unref);
  g_clear_pointer (&document->roster, war_roster_unref);
}

const char *
cli_document_get_suffix (const CliDocument *document)
{
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (suffixes[i].kind == document->kind)
      return suffixes[i].suffix;
  return NULL;
}

GBytes *
cli_document_to_bytes (const CliDocument *document)
{
  switch (document->kind)
    {
    case CLI_KIND_ARMY:
      return store_army_to_bytes (document->army);
    case CLI_KIND_BOOK:
      return store_book_to_bytes (document->book);
    case CLI_KIND_FIELD:
      return store_field_to_bytes (document->field);
    case CLI_KIND_OPERATION:
      return store_operation_to_bytes (document->operation);
    case CLI_KIND_CAMPAIGN:
      return store_campaign_to_bytes (document->campaign);
    case CLI_KIND_GAME:
      return store_game_to_bytes (document->game);
    case CLI_KIND_TRACKER:
      return store_tracker_to_bytes (document->tracker);
    case CLI_KIND_ROSTER:
    case CLI_KIND_NONE:
    default:
      g_return_val_if_reached (NULL);
    }
}

gint
cli_choose_viewer (const WarGame *game)
{
  g_return_val_if_fail (game != NULL, WAR_NONE);

  gint seat = war_game_find_viewer (game);

  if (seat != WAR_NONE && war_setup_has_secrets (game->setup))
    {
      g_autofree char *name = text_seat (game->setup, game->state, (guint) seat);

      /* Translators: %s is who decides: "British, company 2" */
      g_printerr (_ ("This is for one pair of eyes: %s, who decides next.\n"), name);
    }
  return seat;
}

gboolean
cli_has_secrets (const StoreGame *game)
{
  g_return_val_if_fail (game != NULL, FALSE);

  const WarSetup *setup = game->setup;
  guint n_seats = setup->layout->tables[WAR_TABLE_SEATS].n_rows, n_persons = 0;

  if (!war_setup_has_secrets (setup) || war_game_find_viewer (game->game) == WAR_NONE)
    return FALSE;

  /* A commander that this version does not have is a person's to be. */
  for (guint i = 0; i < n_seats; i++)
    {
      WarCommander commander = NULL;

      if (game->commanders == NULL || !war_commander_find (game->commanders[i], &commander)
          || commander == NULL)
        n_persons++;
    }
  return n_persons > 1;
}

WarState *
cli_view_game (const StoreGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  gint seat = cli_choose_viewer (game->game);
  WarState *view = war_state_copy (game->game->state);

  if (seat != WAR_NONE)
    war_play_view (game->setup, game->game->state, seat, 0, view);
  return view;
}
