/* average.c: what the weapons of End of Empires 1914 will do on average
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/average.h"

#include "engine/empires/private.h"

static gboolean
is_artillery (const WarEmpiresVolley *volley)
{
  return war_empires_find_branch (volley->rules, volley->shooter) == WAR_EMPIRES_BATTERY;
}

/* Figures, dice or crew that are gone. */
static gint
count_lost (const WarEmpiresVolley *volley)
{
  return MAX (volley->shooter->stats[WAR_EMPIRES_UNIT_STRENGTH] - volley->left, 0);
}

/* empires.4.1, empires.4.2, empires.7.2, empires.7.5: a base with a figure rolls its full dice. */
guint
war_empires_volley_count_dice (const WarEmpiresVolley *volley)
{
  const gint32 *stats = volley->shooter->stats;
  gint each = MAX (stats[WAR_EMPIRES_UNIT_STRENGTH] / MAX (stats[WAR_EMPIRES_UNIT_BASES], 1), 1);
  gint dice;

  if (volley->shooter->weapons->len == 0)
    return 0;

  dice = ((const WarWeapon *) g_ptr_array_index (volley->shooter->weapons, 0))
           ->stats[WAR_EMPIRES_WEAPON_DICE];
  if (war_empires_find_branch (volley->rules, volley->shooter) == WAR_EMPIRES_MACHINE_GUN)
    {
      dice -= count_lost (volley);
      return (guint) MAX (dice, 0);
    }

  return (guint) CLAMP (dice * ((volley->left + each - 1) / each), 0, WAR_ODDS_MAX_DICE);
}

gint
war_empires_volley_get_modifier (const WarEmpiresVolley *volley)
{
  gint adds[WAR_EMPIRES_N_ROLLS][WAR_EMPIRES_N_TABLE_CAUSES] = { { 0 } };
  WarEmpiresBranch target = war_empires_find_branch (volley->rules, volley->target);
  const WarEmpiresConditions shot = {
    .is_artillery = is_artillery (volley),
    .range = volley->range,
    .crew_lost = count_lost (volley),
    .target = target,
    .is_covered = volley->is_covered,
    .is_mounted = target == WAR_EMPIRES_CAVALRY,
  };

  war_empires_find_modifiers (volley->rules, adds);
  return war_empires_sum_shot (volley->rules, adds, volley->amendments, &shot).sum;
}

/* empires.4.4, empires.5.1 */
static gint
count_hits (const WarEmpiresVolley *volley, gint result)
{
  const WarTableRow *row;

  if (is_artillery (volley))
    return MAX (result, 0);

  row = war_rules_find_step (volley->rules, WAR_EMPIRES_TABLE_HITS, result);
  return row != NULL ? row->values[1] : 0;
}

void
war_empires_volley_get_odds (const WarEmpiresVolley *volley, WarOdds *odds)
{
  gint modifier = war_empires_volley_get_modifier (volley);
  WarDie die = { .n_faces = 6 };

  for (gint face = 1; face <= 6; face++)
    {
      gint hits = count_hits (volley, face + modifier);

      hits = CLAMP (hits, 0, WAR_DIE_MAX_RESULT);

      die.faces[hits]++;
      die.most = (guint8) MAX (die.most, hits);
    }
  war_odds_init (odds);
  war_odds_cap (
    odds, (guint) CLAMP (volley->target->stats[WAR_EMPIRES_UNIT_STRENGTH], 1, WAR_ODDS_MAX_VALUE));
  war_odds_add_dice (odds, &die, war_empires_volley_count_dice (volley));
}
