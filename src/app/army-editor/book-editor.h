/* book-editor.h: the page of an army book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/page.h"

G_BEGIN_DECLS

#define DUCK_TYPE_BOOK_EDITOR (duck_book_editor_get_type ())
G_DECLARE_FINAL_TYPE (DuckBookEditor, duck_book_editor, DUCK, BOOK_EDITOR, DuckPage)

G_END_DECLS
