/* designer-test.h: tests an operation by many games, in the background
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/documents/operation-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_DESIGNER_TEST (duck_designer_test_get_type ())
G_DECLARE_FINAL_TYPE (DuckDesignerTest, duck_designer_test, DUCK, DESIGNER_TEST, AdwBin)

/* The document outlives it. */
GtkWidget *duck_designer_test_new (DuckOperationDocument *document);

/* The operation has changed: what was found out is of another one. */
void duck_designer_test_update (DuckDesignerTest *self);

G_END_DECLS
