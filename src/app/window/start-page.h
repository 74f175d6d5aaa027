/* start-page.h: the library: what there is to open
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/library/library-model.h"

G_BEGIN_DECLS

#define DUCK_TYPE_START_PAGE (duck_start_page_get_type ())
G_DECLARE_FINAL_TYPE (DuckStartPage, duck_start_page, DUCK, START_PAGE, AdwBin)

/* Signal "section-changed": another part of the library is shown. */
GtkWidget *duck_start_page_new (void);

DuckLibraryModel *duck_start_page_get_model (DuckStartPage *self);

/* The keyboard goes on from the documents to the parts of the library, and from there, or from
 * anywhere else, to the documents. */
void duck_start_page_go_on (DuckStartPage *self);

/* How something new begins, of the kind that is shown: the label of a button, with a mnemonic, and
 * its action; NULL: it does not begin here. */
const char *duck_start_page_get_beginning (DuckStartPage *self, const char **action);

/* What the library's menus and shortcuts do, which the window offers as "library.…" while the
 * library is shown. */
GActionGroup *duck_start_page_get_actions (DuckStartPage *self);

G_END_DECLS
