/* name-guard.h: entries for names that say that they want one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Who leaves the entry without a name finds the one there was again, and the window says so in
 * passing. */
void duck_name_guard_add (GtkEditable *entry);

/* Whether there is nothing but blanks in it. */
gboolean duck_name_guard_is_empty (GtkEditable *entry);

G_END_DECLS
