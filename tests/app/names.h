/* names.h: whether what one can reach has a name
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds a line for each widget below this one that is shown and can be reached, but has no name that
 * can be read aloud. where: what is being looked at. */
void app_check_names (gpointer widget, const char *where, GString *faults);

G_END_DECLS
