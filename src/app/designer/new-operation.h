/* new-operation.h: the window in which an operation begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

#define DUCK_TYPE_NEW_OPERATION (duck_new_operation_get_type ())
G_DECLARE_FINAL_TYPE (DuckNewOperation, duck_new_operation, DUCK, NEW_OPERATION, AdwWindow)

/* Asks for name, rules, books, armies and battlefield, and opens the operation as a new document.
 * path: of the field that is proposed; NULL: one's own that is in a tab, else open ground. */
void duck_new_operation_show (DuckShell *parent, const char *path);

G_END_DECLS
