/* operation-document.h: an open operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document.h"
#include "engine/operation.h"

G_BEGIN_DECLS

#define DUCK_TYPE_OPERATION_DOCUMENT (duck_operation_document_get_type ())
G_DECLARE_FINAL_TYPE (DuckOperationDocument, duck_operation_document, DUCK, OPERATION_DOCUMENT,
                      DuckDocument)

DuckOperationDocument *duck_operation_document_new (StoreLibrary *library, const char *path,
                                                    WarOperation *operation);

WarOperation *duck_operation_document_get_operation (DuckOperationDocument *self);

G_END_DECLS
