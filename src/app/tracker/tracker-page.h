/* tracker-page.h: the page of a game for figures on a real table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/page.h"

G_BEGIN_DECLS

#define DUCK_TYPE_TRACKER_PAGE (duck_tracker_page_get_type ())
G_DECLARE_FINAL_TYPE (DuckTrackerPage, duck_tracker_page, DUCK, TRACKER_PAGE, DuckPage)

G_END_DECLS
