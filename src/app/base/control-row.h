/* control-row.h: a row in which a number is typed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Only what is in the row takes the focus, one after the other: at the row itself nothing could be
 * typed, and each number would take two Tabs. */
#define DUCK_TYPE_CONTROL_ROW (duck_control_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (DuckControlRow, duck_control_row, DUCK, CONTROL_ROW, AdwActionRow)

struct _DuckControlRowClass
{
  AdwActionRowClass parent_class;
};

/* The control goes by the row's title. */
GtkWidget *duck_control_row_new (const char *title, GtkWidget *control);

/* Puts one more at the row's end; what it is called is up to whoever adds it. */
void duck_control_row_add (DuckControlRow *self, GtkWidget *control);

G_END_DECLS
