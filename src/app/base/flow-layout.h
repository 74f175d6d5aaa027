/* flow-layout.h: side by side where there is room for that, else above each other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* All children side by side, each as wide as it wants to be, if that fits; else each has a row of
 * its own and the whole width. */
#define DUCK_TYPE_FLOW_LAYOUT (duck_flow_layout_get_type ())
G_DECLARE_FINAL_TYPE (DuckFlowLayout, duck_flow_layout, DUCK, FLOW_LAYOUT, GtkLayoutManager)

G_END_DECLS
