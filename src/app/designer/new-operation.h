/* new-operation.h: operations that begin
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/documents/operation-document.h"

G_BEGIN_DECLS

/* An operation without units and conditions. path: of the field that it is fought on, linked by its
 * file's name; NULL: an open one of the usual size with the usual zones. NULL with an error if
 * there are no army books, or the field cannot be read. */
DuckOperationDocument *duck_operation_document_new_empty (StoreLibrary *library, const char *path,
                                                          GError **error);

G_END_DECLS
