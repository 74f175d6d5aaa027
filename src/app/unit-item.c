/* unit-item.c: a unit in the list of an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/unit-item.h"

struct _DuckUnitItem
{
  GObject parent_instance;

  WarUnit *unit;
  WarRules *rules;
  guint index;
};

G_DEFINE_FINAL_TYPE (DuckUnitItem, duck_unit_item, G_TYPE_OBJECT)

DuckUnitItem *
duck_unit_item_new (WarUnit *unit, WarRules *rules)
{
  g_return_val_if_fail (unit != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  DuckUnitItem *self = g_object_new (DUCK_TYPE_UNIT_ITEM, NULL);

  self->unit = war_unit_ref (unit);
  self->rules = war_rules_ref (rules);
  return self;
}

WarUnit *
duck_unit_item_get_unit (DuckUnitItem *self)
{
  g_return_val_if_fail (DUCK_IS_UNIT_ITEM (self), NULL);

  return self->unit;
}

WarRules *
duck_unit_item_get_rules (DuckUnitItem *self)
{
  g_return_val_if_fail (DUCK_IS_UNIT_ITEM (self), NULL);

  return self->rules;
}

guint
duck_unit_item_get_index (DuckUnitItem *self)
{
  g_return_val_if_fail (DUCK_IS_UNIT_ITEM (self), 0);

  return self->index;
}

void
duck_unit_item_set_index (DuckUnitItem *self, guint index)
{
  g_return_if_fail (DUCK_IS_UNIT_ITEM (self));

  self->index = index;
}

static void
duck_unit_item_finalize (GObject *object)
{
  DuckUnitItem *self = DUCK_UNIT_ITEM (object);

  g_clear_pointer (&self->unit, war_unit_unref);
  g_clear_pointer (&self->rules, war_rules_unref);

  G_OBJECT_CLASS (duck_unit_item_parent_class)->finalize (object);
}

static void
duck_unit_item_class_init (DuckUnitItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_unit_item_finalize;
}

static void
duck_unit_item_init (DuckUnitItem *self)
{
}
