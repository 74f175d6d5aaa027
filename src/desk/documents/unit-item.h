/* unit-item.h: a row in the list of an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "engine/army/army.h"

G_BEGIN_DECLS

#define DUCK_TYPE_UNIT_ITEM (duck_unit_item_get_type ())
G_DECLARE_FINAL_TYPE (DuckUnitItem, duck_unit_item, DUCK, UNIT_ITEM, GObject)

/* One unit, several that are alike, or the heading of a section, as WarSections has them.
 *
 * Signals: "changed": it shows something else; "request", with a detail: its row is to open its
 * entries ("edit") or its menu ("menu"), or to have its number typed ("count"). */

/* unit: the first of its units; NULL: the heading of a section, 0 being that of the units in
 * none. */
DuckUnitItem *duck_unit_item_new (WarUnit *unit, gint section, WarRules *rules);

/* The first of its units, or NULL. */
WarUnit *duck_unit_item_get_unit (DuckUnitItem *self);
WarRules *duck_unit_item_get_rules (DuckUnitItem *self);
gint duck_unit_item_get_section (DuckUnitItem *self);

/* Where its units stand in the army at present, in ascending order; of a heading: the
 * section's. */
GArray *duck_unit_item_get_indices (DuckUnitItem *self);

/* What all of its units cost together. */
gint duck_unit_item_get_cost (DuckUnitItem *self);

/* What stands in a heading; NULL: it is none. */
const char *duck_unit_item_get_title (DuckUnitItem *self);

/* Follows the army. title: of a heading. */
void duck_unit_item_set_units (DuckUnitItem *self, WarUnit *unit, const char *title,
                               GArray *indices, gint cost);

void duck_unit_item_request (DuckUnitItem *self, const char *detail);

G_END_DECLS
