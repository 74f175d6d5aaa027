/* import-map.h: the window in which a map of a virtual tabletop becomes a battlefield
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

#define DUCK_TYPE_IMPORT_MAP (duck_import_map_get_type ())
G_DECLARE_FINAL_TYPE (DuckImportMap, duck_import_map, DUCK, IMPORT_MAP, AdwWindow)

/* Reads the map in a thread, then says what is taken over and what is not, and asks how large it is
 * on the table. The battlefield opens in a tab of the parent, unsaved; its picture to trace is kept
 * with the user's own files. */
void duck_import_map_show (DuckShell *parent, const char *path);

G_END_DECLS
