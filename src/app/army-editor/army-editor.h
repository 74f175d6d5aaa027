/* army-editor.h: the page of an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/page.h"

G_BEGIN_DECLS

#define DUCK_TYPE_ARMY_EDITOR (duck_army_editor_get_type ())
G_DECLARE_FINAL_TYPE (DuckArmyEditor, duck_army_editor, DUCK, ARMY_EDITOR, DuckPage)

G_END_DECLS
