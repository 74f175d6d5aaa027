/* odds.c: what the weapons of Trench Raider do on average, as a table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/raider/average.h"
#include "text/raider/private.h"
#include "text/words/phrase.h"
#include "text/words/table.h"

static WarRaiderVolley
get_volley (const TextAttack *attack, guint weapon, gboolean is_covered)
{
  return (WarRaiderVolley){
    .rules = attack->rules,
    .shooter = attack->attacker,
    .target = attack->target,
    .weapon = weapon,
    .is_covered = is_covered,
  };
}

static const WarWeapon *
get_weapon (const TextAttack *attack, guint weapon)
{
  return g_ptr_array_index (attack->attacker->weapons, weapon);
}

static void
add_row (TextTable *table, const TextAttack *attack, guint weapon, guint n_shots)
{
  WarRaiderVolley volley = get_volley (attack, weapon, attack->situation > 0);
  g_autofree char *range = text_length (get_weapon (attack, weapon)->stats[WAR_RAIDER_WEAPON_RANGE],
                                        attack->rules->system->length_unit);
  g_autofree char *shots = g_strdup_printf ("%u", n_shots);
  g_autofree char *need = g_strdup_printf ("%d+", war_raider_volley_get_need (&volley));
  g_autofree char *once = text_chance (war_raider_volley_get_chance (&volley, 1));
  g_autofree char *all = text_chance (war_raider_volley_get_chance (&volley, n_shots));

  text_table_add_row (table, text_translate (get_weapon (attack, weapon)->name), range, shots, need,
                      once, all, NULL);
}

char *
text_raider_odds (const TextAttack *attack)
{
  g_autoptr (TextTable) table = text_table_new (6);
  GString *text = g_string_new (NULL);
  gboolean has_shots = FALSE;

  /* Translators: who fires at whom, who is "in cover" */
  g_string_append_printf (text, _ ("%s at %s, %s"), text_translate (attack->attacker->name),
                          text_translate (attack->target->name),
                          attack->situation > 0 ? _ ("in cover") : _ ("in the open"));
  g_string_append (text, "\n\n");
  text_table_add_row (table, _ ("Weapon"), _ ("Range"), _ ("Shots"), _ ("Needs"), _ ("One Kills"),
                      _ ("All Kill"), NULL);
  for (guint i = 1; i < 6; i++)
    text_table_align_right (table, i);
  for (guint i = 0; i < attack->attacker->weapons->len; i++)
    {
      WarRaiderVolley volley = get_volley (attack, i, FALSE);
      guint n_shots = war_raider_volley_count_shots (&volley);

      if (n_shots == 0 || (attack->weapon >= 0 && (guint) attack->weapon != i))
        continue;
      has_shots = TRUE;
      add_row (table, attack, i, n_shots);
    }

  if (has_shots)
    text_table_append (table, text, 2);
  else
    {
      g_string_append (text, _ ("It has no shots at such targets."));
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* A row for each weapon that is aimed, a column for a target in the open and one in cover. */
static char *
dup_row (const TextAttack *attack, guint n, TextAverage averages[TEXT_MAX_SITUATIONS])
{
  for (guint i = 0; i < attack->attacker->weapons->len; i++)
    {
      WarRaiderVolley volley = get_volley (attack, i, FALSE);
      guint n_shots = war_raider_volley_count_shots (&volley);

      if (n_shots == 0 || n-- > 0)
        continue;
      for (gint is_covered = 0; is_covered < 2; is_covered++)
        {
          double chance;

          volley.is_covered = is_covered;
          chance = (double) war_raider_volley_get_chance (&volley, n_shots)
                   / (double) WAR_PROBABILITY_ONE;
          averages[is_covered] = (TextAverage){ .wounds = chance, .destroyed = chance };
        }
      return g_strdup (text_translate (get_weapon (attack, i)->name));
    }

  return NULL;
}

const TextAverages text_raider_averages = {
  .key = N_ ("How many of such targets it kills, and the chance to kill one"),
  .situations = { N_ ("open"), N_ ("in cover") },
  .ids = { "none", "cover" },
  .dup_row = dup_row,
};
