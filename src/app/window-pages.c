/* window-pages.c: which page shows which kind of document
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-document.h"
#include "app/army-editor.h"
#include "app/book-document.h"
#include "app/book-editor.h"
#include "app/campaign-document.h"
#include "app/campaign-page.h"
#include "app/field-document.h"
#include "app/field-editor.h"
#include "app/game-document.h"
#include "app/game-page.h"
#include "app/operation-page.h"
#include "app/window-private.h"

GtkWidget *
duck_window_new_page (DuckDocument *document)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (document), NULL);

  GType type = DUCK_IS_ARMY_DOCUMENT (document)       ? DUCK_TYPE_ARMY_EDITOR
               : DUCK_IS_BOOK_DOCUMENT (document)     ? DUCK_TYPE_BOOK_EDITOR
               : DUCK_IS_FIELD_DOCUMENT (document)    ? DUCK_TYPE_FIELD_EDITOR
               : DUCK_IS_GAME_DOCUMENT (document)     ? DUCK_TYPE_GAME_PAGE
               : DUCK_IS_CAMPAIGN_DOCUMENT (document) ? DUCK_TYPE_CAMPAIGN_PAGE
                                                      : DUCK_TYPE_OPERATION_PAGE;

  return g_object_new (type, "document", document, NULL);
}
