/* field-inspector.h: what is selected on a field, or the field itself, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/field-session.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_INSPECTOR (duck_field_inspector_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldInspector, duck_field_inspector, DUCK, FIELD_INSPECTOR, AdwBin)

void duck_field_inspector_set_session (DuckFieldInspector *self, DuckFieldSession *session);

/* A row of a form: words, and the control that they name, below or beside it. */
GtkWidget *duck_field_form_new_row (const char *title, GtkWidget *control);

/* A list to choose from. Free nothing. */
GtkWidget *duck_field_form_new_choice (void);

/* Fills it, keeping quiet while nothing differs. names: NULL-terminated. */
void duck_field_form_set_choices (GtkDropDown *choice, const char *const *names);

G_END_DECLS
