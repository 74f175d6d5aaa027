/* template-sheet.h: the templates of a system, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/subject.h"

G_BEGIN_DECLS

/* Whether there are templates, rings or a compass for the subject. */
gboolean draw_template_sheets_has (const DrawSubject *subject);

G_END_DECLS
