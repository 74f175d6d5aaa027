/* chooser-row.h: a row of a chooser: a document with its picture
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/shell/choice.h"

G_BEGIN_DECLS

#define DUCK_TYPE_CHOOSER_ROW (duck_chooser_row_get_type ())
G_DECLARE_FINAL_TYPE (DuckChooserRow, duck_chooser_row, DUCK, CHOOSER_ROW, AdwBin)

GtkWidget *duck_chooser_row_new (void);

/* choice: NULL for none. */
void duck_chooser_row_set_choice (DuckChooserRow *self, DuckChoice *choice);

/* "Built-in, 24″ × 12″": what is said of it beside its name; free it. */
char *duck_chooser_row_dup_description (DuckChoice *choice);

G_END_DECLS
