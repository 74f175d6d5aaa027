/* application.h: the program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "store/documents/library.h"

G_BEGIN_DECLS

#define DUCK_TYPE_APPLICATION (duck_application_get_type ())
G_DECLARE_FINAL_TYPE (DuckApplication, duck_application, DUCK, APPLICATION, AdwApplication)

DuckApplication *duck_application_new (GApplicationFlags flags);

/* Rules, books and shipped documents; lives as long as the program. */
StoreLibrary *duck_application_get_library (DuckApplication *self);

/* One more main window, a DuckWindow that is not shown yet. */
GtkWidget *duck_application_new_window (DuckApplication *self);

G_END_DECLS
