/* template-sheet.h: the templates of Entrenched!, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"

G_BEGIN_DECLS

/* Template 1 is 2″ across, template 2 is 3″ (entrenched.5.10), measured on the middle of the cut
 * line; the compass shows the six directions of gas (entrenched.6.1). With a test ruler. */
DrawSheets *draw_template_sheets_new (DrawPaper paper, DrawInk ink);

G_END_DECLS
