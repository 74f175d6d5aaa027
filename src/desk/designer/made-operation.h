/* made-operation.h: operations that begin with two army books
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* By the cloth that its units wear. */
gboolean duck_book_is_of_central_powers (const WarBook *book);

/* The size of open ground: what is usual, or some, where the rules do not say. */
WarFieldSize duck_made_field_get_size (const WarRules *rules);

/* An operation of the books, which are of one system, without units and conditions. field: on which
 * it is fought; NULL: open ground of the size that is usual in the system, with the usual zones. */
WarOperation *duck_made_operation_new (const char *name, WarBook *const books[WAR_N_SIDES],
                                       WarField *field);

G_END_DECLS
