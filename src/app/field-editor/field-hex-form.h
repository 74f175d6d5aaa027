/* field-hex-form.h: the hex that is chosen, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/field-editor/field-session.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_HEX_FORM (duck_field_hex_form_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldHexForm, duck_field_hex_form, DUCK, FIELD_HEX_FORM, AdwBin)

GtkWidget *duck_field_hex_form_new (DuckFieldSession *session);

G_END_DECLS
