/* drafts-bar.h: offers what was not saved when the program ended unexpectedly
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "store/draft/draft.h"

G_BEGIN_DECLS

/* The folder in which drafts are kept; free it. */
char *duck_drafts_dup_folder (void);

#define DUCK_TYPE_DRAFTS_BAR (duck_drafts_bar_get_type ())
G_DECLARE_FINAL_TYPE (DuckDraftsBar, duck_drafts_bar, DUCK, DRAFTS_BAR, AdwBin)

/* A bar in the main window that is visible while there are drafts that were left, but for those
 * that somebody has put off. Signal "changed": others are there. */

/* Looks for drafts, in a thread. */
void duck_drafts_bar_load (DuckDraftsBar *self);

/* StoreLeftDraft; lent. */
GPtrArray *duck_drafts_bar_get_drafts (DuckDraftsBar *self);

/* Opens the draft in the window: it is a document from then on. FALSE: it cannot be opened, and
 * something says why. */
gboolean duck_drafts_bar_open (DuckDraftsBar *self, StoreLeftDraft *left);

/* The first at once and the others one by one behind it, while the window goes on. */
void duck_drafts_bar_open_all (DuckDraftsBar *self);

/* The drafts stay, but are not offered again by themselves. */
void duck_drafts_bar_put_off (DuckDraftsBar *self);

void duck_drafts_bar_show_all (DuckDraftsBar *self);

/* Removes drafts for good. */
void duck_drafts_bar_discard (DuckDraftsBar *self, StoreLeftDraft *left);
void duck_drafts_bar_discard_all (DuckDraftsBar *self);

G_END_DECLS
