/* field-editor-private.h: the parts of the battlefield editor
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/base/panes.h"
#include "app/board/board.h"
#include "app/field-editor/field-background.h"
#include "app/field-editor/field-editor.h"
#include "app/field-editor/field-inspector.h"
#include "app/field-editor/field-palette.h"

G_BEGIN_DECLS

struct _DuckFieldEditor
{
  DuckPage parent_instance;

  DuckFieldSession *session;
  GHashTable *tools; /* char, the action's target → DuckBoardTool */
  DuckFieldBackground *picture; /* to trace from */
  DuckBoardLayer *picture_layer; /* where it is drawn */

  AdwFlap *flap;
  DuckPanes *panes;
  GtkWidget *tool_grid;
  DuckFieldPalette *palette;
  DuckBoard *board;
  DuckFieldInspector *inspector;
  GtkLabel *hint, *keys, *under; /* keys: those of the tool */
  GMenuModel *context_menu;
  GtkWidget *popover; /* the open menu; or NULL */
  gboolean keeps_focus; /* another tool does not bring the focus to the board */
};

void duck_field_editor_say (DuckFieldEditor *self, const char *text);

/* Actions on what is selected and on the field: field-editor-actions.c. */
void duck_field_editor_add_actions (DuckFieldEditor *self);
void duck_field_editor_update_actions (DuckFieldEditor *self);

/* Copies and the clipboard: field-editor-copy.c. */
void duck_field_editor_add_copy_actions (DuckFieldEditor *self);

G_END_DECLS
