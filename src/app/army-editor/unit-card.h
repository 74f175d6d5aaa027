/* unit-card.h: all about a unit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "engine/army/army.h"

G_BEGIN_DECLS

#define DUCK_TYPE_UNIT_CARD (duck_unit_card_get_type ())
G_DECLARE_FINAL_TYPE (DuckUnitCard, duck_unit_card, DUCK, UNIT_CARD, AdwBin)

/* targets: WarUnitType, which the weapons are tried on; may be empty. */
void duck_unit_card_set_targets (DuckUnitCard *self, GPtrArray *targets);

/* unit: whose name and note are shown; NULL: the type as it stands in the book. */
void duck_unit_card_show (DuckUnitCard *self, WarUnitType *type, const WarUnit *unit,
                          WarRules *rules);

/* What was shown of a unit that is no more goes; its type stays. */
void duck_unit_card_forget_unit (DuckUnitCard *self);

/* How many models of the shown type the player owns; the card's button activates "army.own". */
void duck_unit_card_set_owned (DuckUnitCard *self, gint owned);

G_END_DECLS
