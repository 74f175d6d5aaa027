/* type-item.h: a unit type in a list to choose from
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "engine/army/book.h"

G_BEGIN_DECLS

#define DUCK_TYPE_TYPE_ITEM (duck_type_item_get_type ())
G_DECLARE_FINAL_TYPE (DuckTypeItem, duck_type_item, DUCK, TYPE_ITEM, GObject)

/* Property: "problem", which notifies. Signal "collection-changed". */
DuckTypeItem *duck_type_item_new (WarUnitType *type, WarRules *rules);

WarUnitType *duck_type_item_get_unit_type (DuckTypeItem *self);
WarRules *duck_type_item_get_rules (DuckTypeItem *self);

/* Whether name, categories, weapons and traits have all the words in them, or parts of words. */
gboolean duck_type_item_matches (DuckTypeItem *self, const char *words);

/* Sentences about what would be wrong with the army if it had one more of these; NULL: nothing. */
const char *duck_type_item_get_problem (DuckTypeItem *self);
void duck_type_item_set_problem (DuckTypeItem *self, const char *problem);

/* Whether the player likes the type, how many models of it he owns (0: not said), and how many the
 * army has of it. */
gboolean duck_type_item_get_favourite (DuckTypeItem *self);
gint duck_type_item_get_owned (DuckTypeItem *self);
guint duck_type_item_get_used (DuckTypeItem *self);
void duck_type_item_set_collection (DuckTypeItem *self, gboolean favourite, gint owned, guint used);

G_END_DECLS
