/* desktop.h: what the GTK and libadwaita have that the program is built with
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Debian 12 has none of it. Where a newer library has a better widget than an older one, a file of
 * this folder has both, and all others call that. Only these files look here; the meson.build of
 * app lists them, as they alone may call what is newer than Debian 12. What is asked here goes,
 * with what stands after #else, once the oldest Debian has it.
 */

#pragma once

#include <adwaita.h>

/* GtkFileDialog, GtkFileLauncher, gtk_widget_get_color(). */
#define DUCK_HAS_FILE_DIALOG GTK_CHECK_VERSION (4, 10, 0)

/* gtk_accessible_announce(). */
#define DUCK_HAS_ANNOUNCE GTK_CHECK_VERSION (4, 14, 0)

/* adw_expander_row_add_suffix(). */
#define DUCK_HAS_EXPANDER_SUFFIX ADW_CHECK_VERSION (1, 4, 0)

/* AdwDialog and what is made of it: AdwAlertDialog, AdwAboutDialog, AdwPreferencesDialog. */
#define DUCK_HAS_DIALOG ADW_CHECK_VERSION (1, 5, 0)

/* adw_style_manager_get_accent_color(). */
#define DUCK_HAS_ACCENT ADW_CHECK_VERSION (1, 6, 0)

/* AdwShortcutsDialog. */
#define DUCK_HAS_SHORTCUTS_DIALOG ADW_CHECK_VERSION (1, 8, 0)
