/* print-window.h: what is printed of a document, as one chooses it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/documents/document.h"

G_BEGIN_DECLS

/* Its sheets beside the choices, which are remembered; a button prints them, one writes a PDF. */
#define DUCK_TYPE_PRINT_WINDOW (duck_print_window_get_type ())

G_DECLARE_FINAL_TYPE (DuckPrintWindow, duck_print_window, DUCK, PRINT_WINDOW, AdwWindow)

void duck_print_window_show (DuckDocument *document, GtkWindow *parent);

G_END_DECLS
