/* library-filter.h: which games of the library one looks for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/library/library-item.h"

G_BEGIN_DECLS

/* A button with a popover, in which one says of what rule system, of what length and for how many
 * persons documents are to be. It stands out while it leaves any out. Signal "changed". */
#define DUCK_TYPE_LIBRARY_FILTER (duck_library_filter_get_type ())
G_DECLARE_FINAL_TYPE (DuckLibraryFilter, duck_library_filter, DUCK, LIBRARY_FILTER, AdwBin)

/* Whether it leaves the document in. What has no rules is of all of them; what is not played has no
 * length, and is left out as soon as one is wanted. */
gboolean duck_library_filter_has (DuckLibraryFilter *self, DuckLibraryItem *item);

/* Whether it leaves out anything, and an end of that. */
gboolean duck_library_filter_is_on (DuckLibraryFilter *self);
void duck_library_filter_clear (DuckLibraryFilter *self);

G_END_DECLS
