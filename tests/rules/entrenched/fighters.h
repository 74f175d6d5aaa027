/* fighters.h: units that no book has, for corners of the rules
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table.h"

/* A unit type with a base of 40 × 20 mm, 4 wounds, save 4+ and response 3+, without weapons. It is
 * the caller's until fighters_add(). */
WarUnitType *fighters_new (void);

/* Adds a weapon that hits on 4+ with as many dice; for a range of 0 a melee weapon. */
WarWeapon *fighters_arm (WarUnitType *type, const char *name, WarLength range, gint dice);

/* A trait of the rules, as "artillery". */
void fighters_give_trait (Table *table, WarUnitType *type, const char *trait);

/* The row of a unit of the type, which the table then owns. */
guint fighters_add (Table *table, gint side, WarUnitType *type);
