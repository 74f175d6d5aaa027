/* window-pages.c: which page shows which kind of document
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/army-editor.h"
#include "app/army-editor/book-editor.h"
#include "app/designer/campaign-page.h"
#include "app/designer/operation-page.h"
#include "app/field-editor/field-editor.h"
#include "app/game/page/game-page.h"
#include "app/tracker/tracker-page.h"
#include "app/window/window-private.h"
#include "desk/documents/army-document.h"
#include "desk/documents/book-document.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/field-document.h"
#include "desk/documents/game-document.h"
#include "desk/documents/tracker-document.h"

GtkWidget *
duck_window_new_page (DuckDocument *document)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (document), NULL);

  GType type = DUCK_IS_ARMY_DOCUMENT (document)       ? DUCK_TYPE_ARMY_EDITOR
               : DUCK_IS_BOOK_DOCUMENT (document)     ? DUCK_TYPE_BOOK_EDITOR
               : DUCK_IS_FIELD_DOCUMENT (document)    ? DUCK_TYPE_FIELD_EDITOR
               : DUCK_IS_GAME_DOCUMENT (document)     ? DUCK_TYPE_GAME_PAGE
               : DUCK_IS_TRACKER_DOCUMENT (document)  ? DUCK_TYPE_TRACKER_PAGE
               : DUCK_IS_CAMPAIGN_DOCUMENT (document) ? DUCK_TYPE_CAMPAIGN_PAGE
                                                      : DUCK_TYPE_OPERATION_PAGE;

  return g_object_new (type, "document", document, NULL);
}
