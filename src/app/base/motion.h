/* motion.h: whether things move
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether the widget may move what it shows. Since 4.22 GTK knows who wants less motion, and
 * neither libadwaita's animations nor what it says of them heed that. */
gboolean duck_motion_is_wanted (GtkWidget *widget);

G_END_DECLS
