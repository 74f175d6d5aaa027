/* designer-reserve.h: rows for units that come later
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/designer/designer-form.h"

G_BEGIN_DECLS

/* Whether the entry is held in reserve, and if so when and where it comes; else its wave. */
void duck_designer_add_arrival (DuckDesignerForm *form, AdwExpanderRow *expander,
                                const WarOperation *operation, gint side, guint index);

/* Which of these rows there are, and which places there are to choose from: for what a section's
 * describe() says. */
void duck_designer_describe_arrivals (const WarOperation *operation, GString *text);

G_END_DECLS
