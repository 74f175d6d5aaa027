/* type-form.h: a unit type that can be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "engine/army/book.h"

G_BEGIN_DECLS

#define DUCK_TYPE_TYPE_FORM (duck_type_form_get_type ())
G_DECLARE_FINAL_TYPE (DuckTypeForm, duck_type_form, DUCK, TYPE_FORM, AdwBin)

/* Signal "edited", with a new WarUnitType and the name of what has been changed. */
GtkWidget *duck_type_form_new (void);

/* Shows the type of the book. What the form has just made itself stays as it is, with the focus. */
void duck_type_form_show (DuckTypeForm *self, WarUnitType *type, WarBook *book);

/* What is typed next is the type's name. */
void duck_type_form_edit_name (DuckTypeForm *self);

G_END_DECLS
