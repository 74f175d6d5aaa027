/* designer-starts.h: rows for units that stand on the field at the beginning, or have lost before
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/designer/designer-form.h"

G_BEGIN_DECLS

/* Where its units begin, and what they have lost, each with a button that takes it back. */
void duck_designer_add_starts (DuckDesignerForm *form, AdwExpanderRow *expander,
                               const WarOperation *operation, gint side, guint index);

/* Which of these rows there are: for what a section's describe() says. */
void duck_designer_describe_starts (const WarOperation *operation, GString *text);

G_END_DECLS
