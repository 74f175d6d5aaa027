/* about.h: the window that says what the program is, and whose rules it serves
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void duck_about_show (GtkWindow *parent);

/* "Trench Assault by Jim Wallman": each rule system with who wrote it; free the array. */
char **duck_about_dup_credits (void);

G_END_DECLS
