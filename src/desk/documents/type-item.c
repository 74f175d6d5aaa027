/* type-item.c: a unit type in a list to choose from
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/type-item.h"

#include "text/words/phrase.h"

struct _DuckTypeItem
{
  GObject parent_instance;

  WarUnitType *type;
  WarRules *rules;
  char *problem;
  gboolean favourite;
  gint owned;
  guint used;
};

G_DEFINE_FINAL_TYPE (DuckTypeItem, duck_type_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PROBLEM,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];
static guint collection_signal;

DuckTypeItem *
duck_type_item_new (WarUnitType *type, WarRules *rules)
{
  g_return_val_if_fail (type != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  DuckTypeItem *self = g_object_new (DUCK_TYPE_TYPE_ITEM, NULL);

  self->type = war_unit_type_ref (type);
  self->rules = war_rules_ref (rules);
  return self;
}

WarUnitType *
duck_type_item_get_unit_type (DuckTypeItem *self)
{
  g_return_val_if_fail (DUCK_IS_TYPE_ITEM (self), NULL);

  return self->type;
}

WarRules *
duck_type_item_get_rules (DuckTypeItem *self)
{
  g_return_val_if_fail (DUCK_IS_TYPE_ITEM (self), NULL);

  return self->rules;
}

const char *
duck_type_item_get_problem (DuckTypeItem *self)
{
  g_return_val_if_fail (DUCK_IS_TYPE_ITEM (self), NULL);

  return self->problem;
}

void
duck_type_item_set_problem (DuckTypeItem *self, const char *problem)
{
  g_return_if_fail (DUCK_IS_TYPE_ITEM (self));

  if (g_strcmp0 (self->problem, problem) == 0)
    return;

  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

gboolean
duck_type_item_get_favourite (DuckTypeItem *self)
{
  g_return_val_if_fail (DUCK_IS_TYPE_ITEM (self), FALSE);

  return self->favourite;
}

gint
duck_type_item_get_owned (DuckTypeItem *self)
{
  g_return_val_if_fail (DUCK_IS_TYPE_ITEM (self), 0);

  return self->owned;
}

guint
duck_type_item_get_used (DuckTypeItem *self)
{
  g_return_val_if_fail (DUCK_IS_TYPE_ITEM (self), 0);

  return self->used;
}

void
duck_type_item_set_collection (DuckTypeItem *self, gboolean favourite, gint owned, guint used)
{
  g_return_if_fail (DUCK_IS_TYPE_ITEM (self));

  if (self->favourite == favourite && self->owned == owned && self->used == used)
    return;

  self->favourite = favourite;
  self->owned = owned;
  self->used = used;
  g_signal_emit (self, collection_signal, 0);
}

/* Name, categories, weapons and traits. */
static char *
dup_search_text (DuckTypeItem *self)
{
  g_autofree char *categories = text_categories (self->type, self->rules);
  g_autoptr (GString) text = g_string_new (text_translate (self->type->name));

  g_string_append_printf (text, " %s", categories);
  for (guint i = 0; i < self->type->weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (self->type->weapons, i);

      g_string_append_printf (text, " %s", text_translate (weapon->name));
    }
  for (guint i = 0; i < self->type->traits->len; i++)
    g_string_append_printf (
      text, " %s", text_translate (g_array_index (self->type->traits, WarTraitUse, i).trait->name));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The same for all ways to write a text that count as equal in a search. */
static char *
dup_folded (const char *text)
{
  g_autofree char *normalised = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normalised, -1);
}

gboolean
duck_type_item_matches (DuckTypeItem *self, const char *words)
{
  g_return_val_if_fail (DUCK_IS_TYPE_ITEM (self), FALSE);
  g_return_val_if_fail (words != NULL, FALSE);

  g_autofree char *text = dup_search_text (self);
  g_autofree char *folded = dup_folded (text);
  g_autofree char *folded_words = dup_folded (words);
  g_auto (GStrv) parts = g_strsplit_set (folded_words, " \t\n", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (folded, parts[i]) == NULL)
      return FALSE;
  return TRUE;
}

static void
duck_type_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  DuckTypeItem *self = DUCK_TYPE_ITEM (object);

  switch (id)
    {
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
duck_type_item_finalize (GObject *object)
{
  DuckTypeItem *self = DUCK_TYPE_ITEM (object);

  g_clear_pointer (&self->type, war_unit_type_unref);
  g_clear_pointer (&self->rules, war_rules_unref);
  g_clear_pointer (&self->problem, g_free);

  G_OBJECT_CLASS (duck_type_item_parent_class)->finalize (object);
}

static void
duck_type_item_class_init (DuckTypeItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = duck_type_item_get_property;
  object_class->finalize = duck_type_item_finalize;

  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  collection_signal = g_signal_new ("collection-changed", G_TYPE_FROM_CLASS (klass),
                                    G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_type_item_init (DuckTypeItem *self)
{
}
