/* operation-page.h: the page of an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/page.h"

G_BEGIN_DECLS

#define DUCK_TYPE_OPERATION_PAGE (duck_operation_page_get_type ())
G_DECLARE_FINAL_TYPE (DuckOperationPage, duck_operation_page, DUCK, OPERATION_PAGE, DuckPage)

G_END_DECLS
