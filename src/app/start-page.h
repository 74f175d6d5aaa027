/* start-page.h: the library: what there is to open
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "store/library.h"

G_BEGIN_DECLS

#define DUCK_TYPE_START_PAGE (duck_start_page_get_type ())
G_DECLARE_FINAL_TYPE (DuckStartPage, duck_start_page, DUCK, START_PAGE, AdwBin)

/* The library must outlive the page. */
GtkWidget *duck_start_page_new (StoreLibrary *library);

G_END_DECLS
