/* export-map.h: the window in which a map becomes a file of another program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

#define DUCK_TYPE_EXPORT_MAP (duck_export_map_get_type ())
G_DECLARE_FINAL_TYPE (DuckExportMap, duck_export_map, DUCK, EXPORT_MAP, AdwWindow)

/* Asks what the field of the document becomes, and how it is drawn, with a preview; then where it
 * goes. Choices are remembered. The file is made in a thread. */
void duck_export_map_show (DuckShell *parent, DuckDocument *document);

G_END_DECLS
