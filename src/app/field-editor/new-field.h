/* new-field.h: the window in which a battlefield begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"
#include "desk/field-editor/field-session.h"

G_BEGIN_DECLS

#define DUCK_TYPE_NEW_FIELD (duck_new_field_get_type ())
G_DECLARE_FINAL_TYPE (DuckNewField, duck_new_field, DUCK, NEW_FIELD, AdwWindow)

/* Lets the user choose a size, and what lies on it; it opens in a tab of the parent. */
void duck_new_field_show (DuckShell *parent);

/* Lays out a field that is open: everything on it makes room. */
void duck_new_field_lay_out (DuckShell *parent, DuckFieldSession *session);

G_END_DECLS
