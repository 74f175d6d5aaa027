/* field-inspector.h: what is selected on a field, or the field itself, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/field-editor/field-session.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_INSPECTOR (duck_field_inspector_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldInspector, duck_field_inspector, DUCK, FIELD_INSPECTOR, AdwBin)

void duck_field_inspector_set_session (DuckFieldInspector *self, DuckFieldSession *session);

G_END_DECLS
