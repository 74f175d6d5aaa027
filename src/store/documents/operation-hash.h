/* operation-hash.h: what an operation is, to the last letter, as a number
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* SHA-256 of the operation with its field and books, and of the numbers of its rules, in hex
 * digits: free it. NULL with an error: the rules' file cannot be read. */
char *store_operation_dup_hash (StoreLibrary *library, const WarOperation *operation,
                                GError **error);

G_END_DECLS
