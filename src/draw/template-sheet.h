/* template-sheet.h: the templates of a system, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* Whether the system has templates: numbers of that role. */
gboolean draw_template_sheets_has (const WarRules *rules);

/* They are as far across as the rules say (entrenched.5.10), measured on the middle of the cut
 * line; a compass shows six directions where the system has it, and the operation, or NULL, a use
 * for it (entrenched.6.1). With a test ruler. */
DrawSheets *draw_template_sheets_new (WarRules *rules, const WarOperation *operation,
                                      DrawPaper paper, DrawInk ink);

G_END_DECLS
