/* field-picture-form.h: the picture to trace, to be chosen and put in its place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/field-editor/field-session.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_PICTURE_FORM (duck_field_picture_form_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldPictureForm, duck_field_picture_form, DUCK, FIELD_PICTURE_FORM,
                      AdwBin)

GtkWidget *duck_field_picture_form_new (DuckFieldSession *session);

G_END_DECLS
