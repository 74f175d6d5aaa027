/* unit-list.h: the rows in which an army is shown
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "engine/army/army.h"

G_BEGIN_DECLS

/* Makes a list of DuckUnitItem follow the army: a row for each unit, or for each group of like ones
 * if merged. An army in sections is in their order, each with a heading.
 *
 * Items of rows that stay are the same as before, and only what differs between the common
 * beginning and the common end is replaced: so selection, focus and scrolling survive an edit. */
void duck_unit_list_update (GListStore *list, const WarArmy *army, gboolean merged);

G_END_DECLS
