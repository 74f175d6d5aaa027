/* unit-item.h: a unit in the list of an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "engine/army.h"

G_BEGIN_DECLS

#define DUCK_TYPE_UNIT_ITEM (duck_unit_item_get_type ())
G_DECLARE_FINAL_TYPE (DuckUnitItem, duck_unit_item, DUCK, UNIT_ITEM, GObject)

DuckUnitItem *duck_unit_item_new (WarUnit *unit, WarRules *rules);

WarUnit *duck_unit_item_get_unit (DuckUnitItem *self);
WarRules *duck_unit_item_get_rules (DuckUnitItem *self);

/* Where the unit stands in the army at present. */
guint duck_unit_item_get_index (DuckUnitItem *self);
void duck_unit_item_set_index (DuckUnitItem *self, guint index);

G_END_DECLS
