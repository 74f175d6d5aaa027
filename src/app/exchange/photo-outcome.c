/* photo-outcome.c: what becomes of photos of a table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/photo-outcome.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "desk/documents/field-document.h"
#include "desk/documents/game-document.h"
#include "desk/documents/operation-document.h"
#include "engine/field-edit/field-edit.h"
#include "engine/game/position.h"
#include "text/operation/oddity.h"
#include "text/solo/reading.h"

/* In percent, of a picture that is there to be traced. */
#define OPACITY 100

static const StoreGame *
get_game (const DuckPhotoTarget *target)
{
  return duck_game_document_get_game (DUCK_GAME_DOCUMENT (target->document));
}

/* NULL after saying why not. */
static WarOperation *
make_operation (const DuckPhotoTarget *target, const DuckPhotoAnswer *answer, GtkWindow *parent)
{
  const WarReading *reading = answer->reading;
  WarOperation *operation
    = war_position_to_operation (reading->setup, reading->view, target->operation->name);

  if (operation == NULL)
    duck_dialog_show_error (parent, _ ("Nothing to Play"),
                            _ ("One side has no unit left: that is no operation."), NULL);
  return operation;
}

/* The note of what came before the first order, and below it what this photo says; the end of it
 * where that is too long. */
static void
add_note (const DuckPhotoTarget *target, const DuckPhotoAnswer *answer, StoreGame *game)
{
  g_autofree char *ways = text_reading_ways (answer->reading), *whole = NULL;
  const char *before = NULL, *text;
  glong length;

  if (DUCK_IS_GAME_DOCUMENT (target->document))
    before = duck_game_document_get_note (DUCK_GAME_DOCUMENT (target->document), 0);
  if (ways == NULL && before == NULL)
    return;
  whole = g_strdup_printf ("%s%s%s", before != NULL ? before : "",
                           before != NULL && ways != NULL ? "\n" : "", ways != NULL ? ways : "");
  length = g_utf8_strlen (whole, -1);
  text = g_utf8_offset_to_pointer (whole, MAX (length - STORE_NOTE_MAX, 0));
  g_ptr_array_add (game->notes, store_note_new (0, WAR_NONE, text));
}

/* Who plays it, and how, is as it was. */
static void
take_manners (StoreGame *game, const StoreGame *before)
{
  game->undo = before->undo;
  game->hands_over = before->hands_over;
  game->is_by_post = before->is_by_post;
  g_strfreev (game->commanders);
  game->commanders = g_strdupv (before->commanders);
}

gboolean
duck_photo_play (const DuckPhotoTarget *target, const DuckPhotoAnswer *answer, DuckShell *shell,
                 GtkWindow *parent)
{
  g_autoptr (WarOperation) operation = make_operation (target, answer, parent);
  g_autoptr (DuckDocument) document = NULL;
  g_autofree char *title = NULL, *wanted = NULL;
  WarSetupFault fault;
  StoreGame *game;

  if (operation == NULL)
    return FALSE;
  game = store_game_new (operation, (guint64) g_random_int () << 32 | g_random_int (), &fault);
  if (game == NULL)
    {
      g_autofree char *sentence = text_setup_fault (&fault, operation);

      duck_dialog_show_error (parent, _ ("Nothing to Play"), sentence, NULL);
      return FALSE;
    }
  if (DUCK_IS_GAME_DOCUMENT (target->document))
    take_manners (game, get_game (target));
  add_note (target, answer, game);
  document = duck_game_document_new (duck_shell_get_library (shell), game);
  /* Translators: %s is an operation that goes on from a photo of its table */
  wanted = g_strdup_printf (_ ("%s · From the Table"), operation->name);
  title = duck_shell_dup_free_title (shell, wanted);
  duck_game_document_set_title (DUCK_GAME_DOCUMENT (document), title);
  duck_shell_add_document (shell, document);
  return TRUE;
}

gboolean
duck_photo_make_operation (const DuckPhotoTarget *target, const DuckPhotoAnswer *answer,
                           DuckShell *shell, GtkWindow *parent)
{
  g_autoptr (WarOperation) operation = make_operation (target, answer, parent);
  g_autoptr (DuckOperationDocument) document = NULL;

  if (operation == NULL)
    return FALSE;
  document = duck_operation_document_new (duck_shell_get_library (shell), NULL, operation);
  duck_shell_add_document (shell, DUCK_DOCUMENT (document));
  return TRUE;
}

/* Of an operation or a game the field becomes one of its own. */
void
duck_photo_lay_below (const DuckPhotoTarget *target, const char *path, DuckShell *shell)
{
  g_autoptr (WarBackground) background = war_background_new ();
  WarField *traced;

  background->path = g_strdup (path);
  background->width = target->field->width;
  background->opacity = OPACITY;
  traced = war_field_set_background (target->field, background);
  if (DUCK_IS_FIELD_DOCUMENT (target->document))
    duck_field_document_edit (DUCK_FIELD_DOCUMENT (target->document), traced,
                              _ ("Lay Photo Below"));
  else
    {
      g_autoptr (DuckFieldDocument) document
        = duck_field_document_new (duck_shell_get_library (shell), NULL, target->field);

      duck_field_document_edit (document, traced, _ ("Lay Photo Below"));
      duck_shell_add_document (shell, DUCK_DOCUMENT (document));
    }
}
