/* field-item-form.h: what is selected on a field, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/field-editor/field-session.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_ITEM_FORM (duck_field_item_form_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldItemForm, duck_field_item_form, DUCK, FIELD_ITEM_FORM, AdwBin)

/* What several items have in common is changed for all of them. */
GtkWidget *duck_field_item_form_new (DuckFieldSession *session);

G_END_DECLS
