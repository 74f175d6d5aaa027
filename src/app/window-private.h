/* window-private.h: what the parts of the main window share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/page.h"
#include "app/start-page.h"
#include "app/window.h"

G_BEGIN_DECLS

struct _DuckWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkStack *stack; /* "library" or "documents" */
  AdwTabView *tabs;
  AdwWindowTitle *title;
  GtkWidget *undo;
  GtkWidget *redo;
  GtkWidget *library_button;
  GtkWidget *new_army;
  GtkWidget *save;

  DuckStartPage *start_page;
  DuckPage *page; /* the one that is shown, or NULL */
  const char *actions_prefix; /* of the page's actions, or NULL */
  guint n_jobs; /* documents on their way to a file, or asked about */
  GPtrArray *decisions; /* about documents, while the window is closing; or NULL */
};

/* The page that is shown; NULL: there is none. */
DuckPage *duck_window_get_page (DuckWindow *self);

/* window-actions.c */
void duck_window_add_actions (DuckWindow *self);
void duck_window_update_actions (DuckWindow *self);
gboolean duck_window_close_page_cb (DuckWindow *self, AdwTabPage *tab);
gboolean duck_window_close_request_cb (DuckWindow *self);

G_END_DECLS
