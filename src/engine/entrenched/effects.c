/* effects.c: what weapons do to units
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

gboolean
war_entrenched_take_hits (WarContext *context, guint piece, guint hits, gint cover, guint by,
                          const WarEntrenchedWeapon *weapon)
{
  guint wounds;

  if (hits == 0)
    return TRUE;
  if (!war_entrenched_roll_saves (context, piece, hits, cover, &wounds))
    return FALSE;

  war_entrenched_wound (context, piece, (gint) wounds, by, "entrenched.5.6");

  /* entrenched.E-9: saved or not. */
  if (weapon->suppressing && war_entrenched_stands (context->setup, context->state, (gint) piece))
    war_entrenched_suppress (context, piece);
  return TRUE;
}

/* entrenched.5.10: diameters. */
WarLength
war_entrenched_get_radius (const WarSetup *setup, guint template)
{
  const WarRules *rules = war_entrenched_get_data (setup)->rules;

  return rules->numbers[template == 1 ? WAR_ENTRENCHED_TEMPLATE_1 : WAR_ENTRENCHED_TEMPLATE_2] / 2;
}

gboolean
war_entrenched_is_under (const WarSetup *setup, const WarState *state, gint piece, guint template,
                         WarPosition middle)
{
  WarBase base;

  if (!war_entrenched_stands (setup, state, piece))
    return FALSE;

  base = war_entrenched_get_base (setup, state, (guint) piece);
  return war_base_meets_disc (&base, middle, war_entrenched_get_radius (setup, template));
}
