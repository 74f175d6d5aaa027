/* game-sheets.c: what is printed of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/game-document.h"
#include "desk/documents/game-line.h"
#include "draw/sheets/operation-sheet.h"
#include "draw/surface/sheet-options.h"

static DrawSubject
get_subject (DuckDocument *document)
{
  DuckGameDocument *self = DUCK_GAME_DOCUMENT (document);
  const StoreGame *game = duck_game_document_get_game (self);

  return (DrawSubject){
    .operation = game->operation,
    .rules = game->operation->rules,
    .setup = game->setup,
    .state = duck_game_document_get_open_view (self),
  };
}

static DrawSheets *
new_sheets (gpointer value, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  return draw_game_sheets_new (subject, setup);
}

void
duck_game_document_add_sheets (DuckDocumentClass *klass)
{
  klass->new_sheets = new_sheets;
  klass->ref_value = (gpointer (*) (gpointer)) duck_game_line_ref;
  klass->sheet_parts = DRAW_SHEET_PARTS_OF_OPERATION;
  klass->get_subject = get_subject;
}
