/* menu-focus.h: the keyboard goes back when a menu closes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* GTK leaves the focus in a popover that has closed while one of its submenus was shown: nobody is
 * there to take keys, and the shortcuts of the window are dead, until something is clicked. In the
 * windows of the application it goes back to where it was before. Once, at its start. */
void duck_menu_focus_init (GtkApplication *application);

G_END_DECLS
