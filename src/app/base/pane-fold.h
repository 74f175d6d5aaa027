/* pane-fold.h: the button at the border of a pane that folds it away, and brings it back
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/base/panes.h"

G_BEGIN_DECLS

/* Of a pane at a side. */
GtkWidget *duck_pane_fold_new (DuckPane pane);

/* It points to where the pane would go, and is called by the pane's title, which may have a letter
 * to press. */
void duck_pane_fold_update (GtkWidget *fold, DuckPane pane, const char *title, gboolean is_folded);

G_END_DECLS
