/* game-remarks.c: what somebody notes of moments of a game, and who may read it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "desk/documents/document-private.h"
#include "desk/documents/game-document.h"
#include "desk/documents/game-line.h"

static DuckGameLine *
get_line (DuckGameDocument *self)
{
  return duck_document_get_value (DUCK_DOCUMENT (self));
}

/* Among persons with secrets a note is its writer's; once all may see everything, all read it. */
static gboolean
may_read_note (DuckGameDocument *self, gint seat)
{
  return seat == WAR_NONE || duck_game_document_get_viewer (self) == WAR_NONE
         || !duck_game_document_has_others (self)
         || duck_game_document_is_same_person (self, seat, duck_game_document_get_viewer (self));
}

/* Whose the note is that the viewer reads there, or would write. */
static gint
find_note (DuckGameDocument *self, guint n_orders)
{
  gint writer
    = duck_game_document_has_others (self) ? duck_game_document_get_viewer (self) : WAR_NONE;
  gint n_seats
    = (gint) duck_game_document_get_game (self)->setup->layout->tables[WAR_TABLE_SEATS].n_rows;

  if (duck_game_line_get_note (get_line (self), n_orders, writer) != NULL)
    return writer;
  for (gint seat = WAR_NONE; seat < n_seats; seat++)
    if (may_read_note (self, seat)
        && duck_game_line_get_note (get_line (self), n_orders, seat) != NULL)
      return seat;
  return writer;
}

const char *
duck_game_document_get_note (DuckGameDocument *self, guint n_orders)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return duck_game_line_get_note (get_line (self), n_orders, find_note (self, n_orders));
}

void
duck_game_document_set_note (DuckGameDocument *self, guint n_orders, const char *text)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));
  g_return_if_fail (n_orders <= duck_game_document_get_game (self)->game->records->len);

  gint seat = find_note (self, n_orders);

  if (g_strcmp0 (text, duck_game_line_get_note (get_line (self), n_orders, seat)) != 0)
    duck_document_push (DUCK_DOCUMENT (self),
                        duck_game_line_set_note (get_line (self), n_orders, seat, text),
                        /* Translators: a step that can be undone */
                        text != NULL ? _ ("Note") : _ ("Delete a Note"));
}
