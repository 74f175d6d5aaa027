/* unit-item.c: a row in the list of an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/unit-item.h"

struct _DuckUnitItem
{
  GObject parent_instance;

  WarUnit *unit; /* or NULL */
  WarRules *rules;
  gint section;
  char *title; /* or NULL */
  gint cost;
  GArray *indices; /* guint */
};

G_DEFINE_FINAL_TYPE (DuckUnitItem, duck_unit_item, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_REQUEST,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

DuckUnitItem *
duck_unit_item_new (WarUnit *unit, gint section, WarRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  DuckUnitItem *self = g_object_new (DUCK_TYPE_UNIT_ITEM, NULL);

  self->unit = unit != NULL ? war_unit_ref (unit) : NULL;
  self->section = section;
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

gint
duck_unit_item_get_section (DuckUnitItem *self)
{
  g_return_val_if_fail (DUCK_IS_UNIT_ITEM (self), 0);

  return self->section;
}

GArray *
duck_unit_item_get_indices (DuckUnitItem *self)
{
  g_return_val_if_fail (DUCK_IS_UNIT_ITEM (self), NULL);

  return self->indices;
}

gint
duck_unit_item_get_cost (DuckUnitItem *self)
{
  g_return_val_if_fail (DUCK_IS_UNIT_ITEM (self), 0);

  return self->cost;
}

const char *
duck_unit_item_get_title (DuckUnitItem *self)
{
  g_return_val_if_fail (DUCK_IS_UNIT_ITEM (self), NULL);

  return self->title;
}

void
duck_unit_item_set_units (DuckUnitItem *self, WarUnit *unit, const char *title, GArray *indices,
                          gint cost)
{
  g_return_if_fail (DUCK_IS_UNIT_ITEM (self));
  g_return_if_fail ((unit == NULL) == (self->unit == NULL));
  g_return_if_fail (indices != NULL);

  gboolean shows_other = unit != self->unit || g_strcmp0 (title, self->title) != 0
                         || indices->len != self->indices->len || cost != self->cost;

  if (unit != NULL && unit != self->unit)
    {
      war_unit_unref (self->unit);
      self->unit = war_unit_ref (unit);
    }
  if (g_strcmp0 (title, self->title) != 0)
    {
      g_free (self->title);
      self->title = g_strdup (title);
    }
  g_array_unref (self->indices);
  self->indices = g_array_ref (indices);
  self->cost = cost;
  if (shows_other)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
duck_unit_item_request (DuckUnitItem *self, const char *detail)
{
  g_return_if_fail (DUCK_IS_UNIT_ITEM (self));

  g_signal_emit (self, signals[SIGNAL_REQUEST], g_quark_from_string (detail));
}

static void
duck_unit_item_finalize (GObject *object)
{
  DuckUnitItem *self = DUCK_UNIT_ITEM (object);

  g_clear_pointer (&self->unit, war_unit_unref);
  g_clear_pointer (&self->rules, war_rules_unref);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->indices, g_array_unref);

  G_OBJECT_CLASS (duck_unit_item_parent_class)->finalize (object);
}

static void
duck_unit_item_class_init (DuckUnitItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_unit_item_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_REQUEST]
    = g_signal_new ("request", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0,
                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_unit_item_init (DuckUnitItem *self)
{
  self->indices = g_array_new (FALSE, FALSE, sizeof (guint));
}
