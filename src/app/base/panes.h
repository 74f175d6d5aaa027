/* panes.h: panes side by side, or one at a time where the window is too narrow for all
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DUCK_TYPE_PANES (duck_panes_get_type ())
G_DECLARE_FINAL_TYPE (DuckPanes, duck_panes, DUCK, PANES, GtkWidget)

typedef enum
{
  DUCK_PANE_START,
  DUCK_PANE_MAIN,
  DUCK_PANE_END,
} DuckPane;

#define DUCK_N_PANES 3

/* The main pane and one or two at its sides: properties "start", "main" and "end", widgets, with
 * "start-title" and so on for the buttons that choose between them. The borders can be dragged;
 * "start-width" and "end-width" are what the sides have at first, in pixels.
 *
 * What is shown follows from the least widths of the panes, so that it fits in every language: all
 * of them; or the main one with one side, if there are two; or one of them. Then buttons on top say
 * which.
 *
 * "start-entrance" and so on are where keys come into the pane: what is done most there, such as
 * the list below a name. Without one, and where it takes no keys, it is what comes first.
 *
 * "start-folded" and "end-folded": whether the pane at that side is folded away, and does not come
 * back by itself; to be kept in settings. "has-folds": whether there are buttons for it, on the
 * main pane's edges. "start-needed": the pane at the start is there for now, folded or not.
 *
 * "end-shown": whether the pane at the end is in sight; to set it folds the pane.
 * "main-shown": whether the main pane is. */

/* Brings the pane into sight. */
void duck_panes_show (DuckPanes *self, DuckPane pane);
gboolean duck_panes_is_shown (DuckPanes *self, DuckPane pane);

G_END_DECLS
