/* odds.c: what the units of Trench Club do to each other on average, as a table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/club/average.h"
#include "engine/club/fight.h"
#include "text/club/private.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"
#include "text/words/table.h"

static WarClubVolley
get_volley (const TextAttack *attack, gboolean is_covered)
{
  return (WarClubVolley){
    .rules = attack->rules,
    .attacker = attack->attacker,
    .target = attack->target,
    .damage
    = attack->wounds > 0 ? MAX (WAR_CLUB_MAX_DAMAGE - attack->wounds, 0) : 0, /* that it has */
    .is_covered = is_covered,
  };
}

static WarProbability
get_chance (const WarClubVolleyResult *result)
{
  return (WarProbability) result->kill * WAR_PROBABILITY_ONE / WAR_CLUB_PARTS;
}

/* "flank" */
static const char *
name_position (const WarRules *rules, guint n, gint *dice)
{
  static const char *const names[] = { N_ ("no help by position"), N_ ("flank"), N_ ("surround") };
  const gint all[]
    = { 0, rules->numbers[WAR_CLUB_FLANK_DICE], rules->numbers[WAR_CLUB_SURROUND_DICE] };

  if (n >= G_N_ELEMENTS (names))
    return NULL;
  *dice = all[n];
  return _ (names[n]);
}

char *
text_club_odds (const TextAttack *attack)
{
  WarClubVolley volley = get_volley (attack, attack->situation > 0);
  g_autoptr (TextTable) table = text_table_new (5);
  GString *text = g_string_new (NULL);
  const char *name;

  g_string_append_printf (
    text, volley.is_covered ? _ ("%s (damage: %d) at %s in a forest") : _ ("%s (damage: %d) at %s"),
    text_translate (attack->attacker->name), volley.damage, text_translate (attack->target->name));
  g_string_append (text, "\n\n");
  if (war_club_volley_foresee (&volley).n_dice == 0)
    {
      g_string_append (text, _ ("It has no weapon against such units."));
      g_string_append_c (text, '\n');
      return g_string_free (text, FALSE);
    }

  text_table_add_row (table, _ ("Position"), _ ("Dice"), _ ("Needs"), _ ("Average"),
                      _ ("Destroyed"), NULL);
  for (guint i = 1; i < 5; i++)
    text_table_align_right (table, i);
  for (guint i = 0; (name = name_position (attack->rules, i, &volley.position)) != NULL; i++)
    {
      WarClubVolleyResult result = war_club_volley_foresee (&volley);
      g_autofree char *dice = g_strdup_printf ("%d", result.n_dice);
      g_autofree char *need = g_strdup_printf ("%d+", result.need);
      g_autofree char *mean = g_strdup_printf ("%.2f", result.mean / (double) WAR_CLUB_THOUSAND);
      g_autofree char *chance = text_chance (get_chance (&result));

      text_table_add_row (table, name, dice, need, mean, chance, NULL);
    }
  text_table_append (table, text, 2);
  return g_string_free (text, FALSE);
}

/* A row for each position, a column for a target in the open and one in a forest. */
static char *
dup_row (const TextAttack *attack, guint n, TextAverage averages[TEXT_MAX_SITUATIONS])
{
  gint dice;
  const char *name = name_position (attack->rules, n, &dice);

  if (name == NULL)
    return NULL;
  for (gint is_covered = 0; is_covered < 2; is_covered++)
    {
      WarClubVolley volley = get_volley (attack, is_covered);
      WarClubVolleyResult result;

      volley.position = dice;
      result = war_club_volley_foresee (&volley);
      if (result.n_dice == 0)
        return NULL;
      averages[is_covered] = (TextAverage){
        .wounds = result.mean / (double) WAR_CLUB_THOUSAND,
        .destroyed = result.kill / (double) WAR_CLUB_PARTS,
      };
    }

  return g_strdup (name);
}

const TextAverages text_club_averages = {
  .key = N_ ("Damage, and the chance to destroy it at once"),
  .situations = { N_ ("open"), N_ ("in a forest") },
  .ids = { "none", "forest" },
  .dup_row = dup_row,
};
