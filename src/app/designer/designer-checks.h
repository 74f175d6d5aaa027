/* designer-checks.h: what is odd about an operation, in a list that is always in sight
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/documents/operation-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_DESIGNER_CHECKS (duck_designer_checks_get_type ())
G_DECLARE_FINAL_TYPE (DuckDesignerChecks, duck_designer_checks, DUCK, DESIGNER_CHECKS, AdwBin)

/* Signal: "mend" (text: the id of the designer's section in which that is done; pointer: the
 * DuckDesignerSubject that it is about): a line has been activated. The document outlives it. */
GtkWidget *duck_designer_checks_new (DuckOperationDocument *document);
void duck_designer_checks_update (DuckDesignerChecks *self);

G_END_DECLS
