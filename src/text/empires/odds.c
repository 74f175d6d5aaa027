/* odds.c: what the weapons of End of Empires 1914 do on average, as a table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/empires/average.h"
#include "text/empires/private.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"
#include "text/words/table.h"

#define MAX_LOSSES 6

static gint
get_strength (const WarUnitType *type)
{
  return type->stats[WAR_EMPIRES_UNIT_STRENGTH];
}

/* "to 8 cm" */
static char *
describe_range (const WarEmpiresVolley *volley)
{
  static const guint stats[]
    = { WAR_EMPIRES_WEAPON_SHORT, WAR_EMPIRES_WEAPON_EFFECTIVE, WAR_EMPIRES_WEAPON_LONG };
  const WarWeapon *weapon = g_ptr_array_index (volley->shooter->weapons, 0);
  g_autofree char *length
    = text_length (weapon->stats[stats[volley->range]], volley->rules->system->length_unit);

  /* Translators: a range, "to 8 cm" */
  return g_strdup_printf (_ ("to %s"), length);
}

static void
add_range (TextTable *table, const WarEmpiresVolley *volley)
{
  g_autofree char *range = describe_range (volley);
  g_autofree char *dice = g_strdup_printf ("%u", war_empires_volley_count_dice (volley));
  g_autofree char *modifier = text_signed (war_empires_volley_get_modifier (volley));
  g_autofree char *mean = NULL;
  char *chances[MAX_LOSSES];
  WarOdds odds;

  war_empires_volley_get_odds (volley, &odds);
  mean = g_strdup_printf ("%.2f", war_odds_display_mean (&odds));
  for (gint i = 0; i < MAX_LOSSES; i++)
    chances[i] = i < get_strength (volley->target)
                   ? text_chance (war_odds_at_least (&odds, (guint) i + 1))
                   : g_strdup ("");
  text_table_add_row (table, range, dice, modifier, mean, chances[0], chances[1], chances[2],
                      chances[3], chances[4], chances[5], NULL);
  for (guint i = 0; i < MAX_LOSSES; i++)
    g_free (chances[i]);
}

static WarEmpiresVolley
get_volley (const TextAttack *attack, gboolean is_covered, WarEmpiresRange range)
{
  gint full = get_strength (attack->attacker);

  return (WarEmpiresVolley){
    .rules = attack->rules,
    .shooter = attack->attacker,
    .target = attack->target,
    .left = attack->wounds > 0 ? MIN (attack->wounds, full) : full,
    .range = range,
    .is_covered = is_covered,
    .amendments = attack->amendments,
  };
}

/* Cavalry does not shoot from the saddle (empires.C-17, empires.C-22). */
static gboolean
shoots_on_foot (const TextAttack *attack)
{
  return war_empires_find_branch (attack->rules, attack->attacker) == WAR_EMPIRES_CAVALRY;
}

char *
text_empires_odds (const TextAttack *attack)
{
  gint full = get_strength (attack->attacker);
  WarEmpiresVolley volley = get_volley (attack, attack->situation > 0, WAR_EMPIRES_RANGE_SHORT);
  g_autoptr (TextTable) table = text_table_new (4 + MAX_LOSSES);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _ ("%s (strength: %d of %d) at %s (strength: %d) %s"),
                          text_translate (attack->attacker->name), volley.left, full,
                          text_translate (attack->target->name), get_strength (attack->target),
                          volley.is_covered ? _ ("in cover") : _ ("in the open"));
  g_string_append (text, "\n\n");
  if (war_empires_volley_count_dice (&volley) == 0)
    {
      g_string_append (text, _ ("It does not shoot."));
      g_string_append_c (text, '\n');
      return g_string_free (text, FALSE);
    }

  if (shoots_on_foot (attack))
    g_string_append_printf (text, "%s\n\n",
                            _ ("Mounted it does not shoot; so it shoots dismounted."));
  text_table_add_row (table, _ ("Range"), _ ("Dice"), _ ("Modifier"), _ ("Average"), "≥ 1", "≥ 2",
                      "≥ 3", "≥ 4", "≥ 5", "≥ 6", NULL);
  for (guint i = 1; i < 4 + MAX_LOSSES; i++)
    text_table_align_right (table, i);
  for (; volley.range < WAR_EMPIRES_N_RANGES; volley.range++)
    add_range (table, &volley);
  text_table_append (table, text, 2);
  return g_string_free (text, FALSE);
}

/* So many lost at once pin a unit, if it is not gone before (empires.7.7); cavalry in the saddle
 * never (empires.7.8). */
static guint
count_decisive (const TextAttack *attack)
{
  gint strength = get_strength (attack->target);
  gboolean rides = war_empires_find_branch (attack->rules, attack->target) == WAR_EMPIRES_CAVALRY;

  return (guint) (rides ? strength
                        : MIN (strength, attack->rules->numbers[WAR_EMPIRES_HITS_TO_PIN]));
}

/* A row for each range, a column for a target in the open and one in cover. */
static char *
dup_row (const TextAttack *attack, guint n, TextAverage averages[TEXT_MAX_SITUATIONS])
{
  WarEmpiresVolley volley;

  if (n >= WAR_EMPIRES_N_RANGES)
    return NULL;
  for (gint is_covered = 0; is_covered < 2; is_covered++)
    {
      WarOdds odds;

      volley = get_volley (attack, is_covered, (WarEmpiresRange) n);
      if (war_empires_volley_count_dice (&volley) == 0)
        return NULL;
      war_empires_volley_get_odds (&volley, &odds);
      averages[is_covered] = (TextAverage){
        .wounds = war_odds_display_mean (&odds),
        .destroyed = war_odds_display_at_least (&odds, count_decisive (attack)),
      };
    }

  if (!shoots_on_foot (attack))
    return describe_range (&volley);

  g_autofree char *range = describe_range (&volley);

  /* Translators: of cavalry, which shoots only so: "to 8 cm, dismounted" */
  return g_strdup_printf (_ ("%s, dismounted"), range);
}

const TextAverages text_empires_averages = {
  .key = N_ ("Figures lost, and the chance to pin or destroy it at once"),
  .situations = { N_ ("open"), N_ ("in cover") },
  .ids = { "none", "cover" },
  .dup_row = dup_row,
};
