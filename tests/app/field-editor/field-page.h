/* field-page.h: a battlefield that is open in its page, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"

#include "app/board/board.h"
#include "desk/documents/field-document.h"
#include "engine/field/field-item.h"

G_BEGIN_DECLS

/* A field that is open in its page. */
typedef struct
{
  AppFixture *fixture;
  DuckPage *page;
  DuckDocument *document;
  DuckBoard *board;
} Editor;

static inline Editor
open_path (AppFixture *fixture, const char *path)
{
  Editor editor = { .fixture = fixture, .page = app_open (fixture, path) };

  editor.document = duck_page_get_document (editor.page);
  editor.board = DUCK_BOARD (app_find (editor.page, "board"));
  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_wait_for_paint (GTK_WIDGET (editor.board));
  g_action_group_change_action_state (duck_page_get_actions (editor.page), "snap-vertices",
                                      g_variant_new_boolean (FALSE));
  return editor;
}

static inline Editor
open_field (AppFixture *fixture, const char *name)
{
  g_autofree char *path = app_build_shipped (name);

  return open_path (fixture, path);
}

static inline WarField *
get_field (const Editor *editor)
{
  return duck_field_document_get_field (DUCK_FIELD_DOCUMENT (editor->document));
}

static inline const WarFeature *
get_feature (const Editor *editor, guint index)
{
  return g_ptr_array_index (get_field (editor)->features, index);
}

static inline void
move_to (const Editor *editor, WarPosition position)
{
  graphene_point_t place = duck_board_position_to_widget (editor->board, position);

  app_move_pointer (GTK_WIDGET (editor->board), place.x, place.y);
}

static inline void
click (const Editor *editor, WarPosition position)
{
  move_to (editor, position);
  app_press_button (1);
  app_release_button (1);
}

static inline void
drag (const Editor *editor, WarPosition from, WarPosition to)
{
  const WarPosition middle = { (from.x + to.x) / 2, (from.y + to.y) / 2 };

  move_to (editor, from);
  app_press_button (1);
  move_to (editor, middle);
  move_to (editor, to);
  app_release_button (1);
}

static inline void
take_tool (const Editor *editor, const char *tool)
{
  GActionGroup *actions = duck_page_get_actions (editor->page);

  g_action_group_change_action_state (actions, "tool", g_variant_new_string (tool));
  app_wait_for (gtk_widget_has_focus (GTK_WIDGET (editor->board)));
}

static inline void
activate (const Editor *editor, const char *action)
{
  g_action_group_activate_action (duck_page_get_actions (editor->page), action, NULL);
}

G_END_DECLS
