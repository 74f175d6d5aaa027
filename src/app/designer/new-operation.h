/* new-operation.h: the window in which an operation begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

#define DUCK_TYPE_NEW_OPERATION (duck_new_operation_get_type ())
G_DECLARE_FINAL_TYPE (DuckNewOperation, duck_new_operation, DUCK, NEW_OPERATION, AdwWindow)

/* Asks for name, rules, books, armies and battlefield, and opens the operation as a new document.
 * path: of the field that is proposed; NULL: one's own that is in a tab, else open ground. */
void duck_new_operation_show (DuckShell *parent, const char *path);

/* An operation of the books, which are of one system, without units and conditions. field: on which
 * it is fought; NULL: open ground of the size that is usual in the system, with the usual zones. */
WarOperation *duck_new_operation_make (const char *name, WarBook *const books[WAR_N_SIDES],
                                       WarField *field);

G_END_DECLS
