/* new-book.h: the window in which an army book begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

#define DUCK_TYPE_NEW_BOOK (duck_new_book_get_type ())
G_DECLARE_FINAL_TYPE (DuckNewBook, duck_new_book, DUCK, NEW_BOOK, AdwWindow)

/* Lets the user choose what the book begins with, a copy of another one or a single unit. It is
 * written to where armies find it, and opens in a tab of the parent. */
void duck_new_book_show (DuckShell *parent);

G_END_DECLS
