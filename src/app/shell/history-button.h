/* history-button.h: undoes or redoes a step, or, from a list of them, several at once
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/documents/document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_HISTORY_BUTTON (duck_history_button_get_type ())
G_DECLARE_FINAL_TYPE (DuckHistoryButton, duck_history_button, DUCK, HISTORY_BUTTON, AdwBin)

/* Property "redo", when it is made: whether it redoes. A click activates win.undo or win.redo. */

/* Follows the document, which is lent until the next call; NULL: there is none. */
void duck_history_button_update (DuckHistoryButton *self, DuckDocument *document);

/* Shows the list of steps, with the keyboard in it. */
void duck_history_button_open (DuckHistoryButton *self);

G_END_DECLS
