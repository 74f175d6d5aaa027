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

  DuckPanes *panes;
  GtkWidget *tool_grid, *hex_tool_grid; /* the latter where there are hexes */
  GtkWidget *edit, *arrange; /* menus of what lies on free ground */
  GtkMenuButton *battlefield, *view;
  GMenuModel *hex_field_menu, *hex_view_menu, *hex_context_menu;
  DuckFieldPalette *palette;
  DuckBoard *board;
  DuckFieldInspector *inspector;
  GtkLabel *hint, *keys, *under; /* keys: those of the tool */
  GMenuModel *context_menu;
  GtkWidget *popover; /* the open menu; or NULL */
  gboolean keeps_focus; /* another tool does not bring the focus to the board */
};

/* By the names that actions have for them. */
void duck_field_editor_add_tool (DuckFieldEditor *self, const char *name, DuckBoardTool *tool);
void duck_field_editor_set_tool (DuckFieldEditor *self, const char *name);
const char *duck_field_editor_get_tool (DuckFieldEditor *self);

/* What is offered on hexes in place of what lies on free ground: field-editor-hexes.c. A key is
 * used if it means a tool or a terrain of theirs. */
gboolean duck_field_editor_has_hexes (DuckFieldEditor *self);
void duck_field_editor_add_hexes (DuckFieldEditor *self);
void duck_field_editor_update_hex_actions (DuckFieldEditor *self);
gboolean duck_field_editor_hex_key (DuckFieldEditor *self, guint key);

/* Actions on what is selected and on the field: field-editor-actions.c. */
void duck_field_editor_add_actions (DuckFieldEditor *self);
void duck_field_editor_update_actions (DuckFieldEditor *self);

/* Copies and the clipboard: field-editor-copy.c. */
void duck_field_editor_add_copy_actions (DuckFieldEditor *self);

G_END_DECLS
