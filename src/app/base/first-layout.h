/* first-layout.h: the first child that there is room for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of several ways to show one thing, the longest first; the last is taken where none fits. */
#define DUCK_TYPE_FIRST_LAYOUT (duck_first_layout_get_type ())
G_DECLARE_FINAL_TYPE (DuckFirstLayout, duck_first_layout, DUCK, FIRST_LAYOUT, GtkLayoutManager)

G_END_DECLS
