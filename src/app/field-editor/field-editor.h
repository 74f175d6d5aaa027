/* field-editor.h: the page of a battlefield
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/page.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_EDITOR (duck_field_editor_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldEditor, duck_field_editor, DUCK, FIELD_EDITOR, DuckPage)

/* Makes the file the picture to trace once it has been read; what is none is refused with a
 * sentence, and changes nothing. */
void duck_field_editor_trace (DuckFieldEditor *self, const char *path);

G_END_DECLS
