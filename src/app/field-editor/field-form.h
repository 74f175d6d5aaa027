/* field-form.h: a field's name, size, zones and background, and what is odd about it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/field-editor/field-session.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_FORM (duck_field_form_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldForm, duck_field_form, DUCK, FIELD_FORM, AdwBin)

GtkWidget *duck_field_form_new (DuckFieldSession *session);

G_END_DECLS
