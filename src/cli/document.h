/* document.h: a document of any kind, opened by its file name
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/roster.h"
#include "engine/campaign/campaign.h"
#include "engine/tracker/tracker.h"
#include "store/documents/game-file.h"
#include "store/documents/library.h"

/* What a file name says that a file holds. */
typedef enum
{
  CLI_KIND_NONE, /* no document of ours */
  CLI_KIND_ARMY,
  CLI_KIND_BOOK,
  CLI_KIND_FIELD,
  CLI_KIND_OPERATION,
  CLI_KIND_CAMPAIGN,
  CLI_KIND_GAME,
  CLI_KIND_TRACKER,
  CLI_KIND_ROSTER, /* another program's, of any game */
} CliKind;

/* The value is the one of kind; the others are NULL. */
typedef struct
{
  CliKind kind;
  WarArmy *army;
  WarBook *book;
  WarField *field;
  WarOperation *operation;
  WarCampaign *campaign;
  StoreGame *game;
  WarTracker *tracker;
  WarRoster *roster;
} CliDocument;

/* The path that a word at the command line stands for: a file, or else a shipped document by its
 * name, with or without the suffix. What is neither stays as it is if it is a path or has a suffix;
 * else NULL. Free it. */
char *cli_document_find (const StoreLibrary *library, const char *word);

/* FALSE if there are faults; a file name of no known kind is one. A page for browsers is opened as
 * the document that lies in it. */
gboolean cli_document_open (CliDocument *document, StoreLibrary *library, const char *path,
                            StoreFaults *faults);
void cli_document_clear (CliDocument *document);

/* Whose eyes see a game where nobody says: the seat that is to decide, or WAR_NONE, everybody's,
 * when it is over; where there are secrets it is said whose they are. */
gint cli_choose_viewer (const WarGame *game);

/* Whether one person is not to know all that the game's file tells. */
gboolean cli_has_secrets (const StoreGame *game);

/* How the game stands by those eyes; free it. */
WarState *cli_view_game (const StoreGame *game);

GBytes *cli_document_to_bytes (const CliDocument *document);

/* ".duckop": of files of its kind; lent. */
const char *cli_document_get_suffix (const CliDocument *document);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliDocument, cli_document_clear)
