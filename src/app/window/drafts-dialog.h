/* drafts-dialog.h: the drafts that were left, one by one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/drafts-bar.h"

G_BEGIN_DECLS

#define DUCK_TYPE_DRAFTS_DIALOG (duck_drafts_dialog_get_type ())
G_DECLARE_FINAL_TYPE (DuckDraftsDialog, duck_drafts_dialog, DUCK, DRAFTS_DIALOG, AdwWindow)

/* Follows the bar, and closes when there is nothing left to show. */
void duck_drafts_dialog_show (GtkWindow *parent, DuckDraftsBar *bar);

G_END_DECLS
