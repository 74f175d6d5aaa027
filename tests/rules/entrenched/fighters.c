/* fighters.c: units that no book has, for corners of the rules
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fighters.h"

#include "engine/entrenched/tables.h"

WarUnitType *
fighters_new (void)
{
  WarUnitType *type = war_unit_type_new ();

  type->id = g_strdup ("fighters");
  type->name = g_strdup ("Fighters");
  type->cost = 10;
  type->base_width = 40 * WAR_MILLIMETRE;
  type->base_depth = 20 * WAR_MILLIMETRE;
  type->stats[WAR_ENTRENCHED_UNIT_WOUNDS] = 4;
  type->stats[WAR_ENTRENCHED_UNIT_MOVEMENT] = IN (4);
  type->stats[WAR_ENTRENCHED_UNIT_RESPONSE] = 3;
  type->stats[WAR_ENTRENCHED_UNIT_SAVE] = 4;
  type->stats[WAR_ENTRENCHED_UNIT_BRAVERY] = 2;
  return type;
}

WarWeapon *
fighters_arm (WarUnitType *type, const char *name, WarLength range, gint dice)
{
  WarWeapon *weapon = war_weapon_new ();

  weapon->name = g_strdup (name);
  weapon->stats[WAR_ENTRENCHED_WEAPON_RANGE] = range;
  weapon->stats[WAR_ENTRENCHED_WEAPON_HIT] = 4;
  weapon->stats[WAR_ENTRENCHED_WEAPON_DICE] = dice;
  g_ptr_array_add (type->weapons, weapon);
  return weapon;
}

void
fighters_give_trait (Table *table, WarUnitType *type, const char *trait)
{
  WarTrait *found = war_rules_find_trait (table_get_operation (table)->rules, trait);

  g_assert_nonnull (found);
  war_trait_uses_add (type->traits, found, 0);
}

guint
fighters_add (Table *table, gint side, WarUnitType *type)
{
  WarForce *const *forces = table_get_operation (table)->forces;

  g_assert_true (side == 2 || forces[1]->entries->len == 0);
  g_ptr_array_add (forces[side - 1]->entries, war_force_entry_new (type, 1));
  war_unit_type_unref (type);
  return forces[0]->entries->len + forces[1]->entries->len - 1;
}
