/* odds.c: what the weapons of Entrenched! do on average, as a table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/entrenched/average.h"
#include "text/entrenched/private.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"
#include "text/words/table.h"

#define MAX_WOUNDS 6
#define N_COVERS 3 /* none, light, heavy */

static gint
get_wounds (const WarUnitType *type)
{
  return type->stats[WAR_ENTRENCHED_UNIT_WOUNDS];
}

static gint
get_left (const TextAttack *attack)
{
  gint wounds = get_wounds (attack->attacker);

  return attack->wounds > 0 ? MIN (attack->wounds, wounds) : wounds;
}

static gboolean
is_amended (const TextAttack *attack, WarEntrenchedAmendment amendment)
{
  return (attack->amendments >> amendment & 1) != 0;
}

static gboolean
is_melee (const WarWeapon *weapon)
{
  return weapon == NULL || weapon->stats[WAR_ENTRENCHED_WEAPON_RANGE] == 0;
}

/* A weapon that rolls to hit: gas does not. */
static gboolean
is_used (const WarWeapon *weapon)
{
  return weapon->stats[WAR_ENTRENCHED_WEAPON_HIT] != 0
         && weapon->stats[WAR_ENTRENCHED_WEAPON_DICE] != 0;
}

/* The weapon in somebody's hands at somebody; NULL: fists (entrenched.7.12). */
static WarAttack
get_attack (const TextAttack *question, const WarUnitType *who, const WarWeapon *weapon,
            const WarUnitType *target, guint cover)
{
  const WarRules *rules = question->rules;
  gint dice = weapon != NULL ? weapon->stats[WAR_ENTRENCHED_WEAPON_DICE] : WAR_DICE_PER_WOUND;
  gboolean is_single = war_unit_type_has_trait (who, "single");
  WarAttack attack = {
    .hit = weapon != NULL ? weapon->stats[WAR_ENTRENCHED_WEAPON_HIT]
                          : rules->numbers[WAR_ENTRENCHED_FISTS_HIT],
    .save = target->stats[WAR_ENTRENCHED_UNIT_SAVE],
    .one_never_saves = is_amended (question, WAR_ENTRENCHED_AMENDMENT_SAVES),
  };

  /* entrenched.5.1, entrenched.5.9 */
  if (dice != WAR_DICE_PER_WOUND)
    attack.n_dice = (guint) dice;
  else if (is_single)
    attack.n_dice = (guint) get_wounds (who);
  else
    attack.per_wound = TRUE;

  /* entrenched.5.7, entrenched.5.8, E-12 */
  if (cover > 0 && !is_melee (weapon) && !war_trait_uses_has (weapon->traits, "negates-cover"))
    attack.cover = rules->numbers[WAR_ENTRENCHED_LIGHT_COVER + (gint) cover - 1];

  return attack;
}

static void
add_head (TextTable *table)
{
  text_table_add_row (table, _ ("Weapon"), _ ("Dice"), _ ("Hit"), _ ("Save"), _ ("Average"), "≥ 1",
                      "≥ 2", "≥ 3", "≥ 4", "≥ 5", "≥ 6", NULL);
  for (guint i = 1; i <= 4 + MAX_WOUNDS; i++)
    text_table_align_right (table, i);
}

static void
add_weapon (TextTable *table, const TextAttack *attack, const WarWeapon *weapon)
{
  WarAttack numbers
    = get_attack (attack, attack->attacker, weapon, attack->target, attack->situation);
  guint left = (guint) get_left (attack), targets = (guint) get_wounds (attack->target);
  g_autofree char *dice = g_strdup_printf ("%u", numbers.n_dice + (numbers.per_wound ? left : 0));
  g_autofree char *hit = g_strdup_printf ("%d+", numbers.hit);
  g_autofree char *save
    = g_strdup_printf ("%d+", MAX (numbers.save - numbers.cover, numbers.one_never_saves ? 2 : 1));
  g_autofree char *mean = NULL;
  char *chances[MAX_WOUNDS];
  WarOdds odds;

  war_attack_get_odds (&numbers, left, targets, &odds);
  mean = g_strdup_printf ("%.2f", war_odds_display_mean (&odds));
  for (guint i = 0; i < MAX_WOUNDS; i++)
    chances[i] = i < targets ? text_chance (war_odds_at_least (&odds, i + 1)) : g_strdup ("");

  text_table_add_row (
    table, weapon != NULL ? text_translate (weapon->name) : C_ ("weapon", "Fists"), dice, hit, save,
    mean, chances[0], chances[1], chances[2], chances[3], chances[4], chances[5], NULL);
  for (guint i = 0; i < MAX_WOUNDS; i++)
    g_free (chances[i]);
}

/* The first melee weapon; NULL: fists. */
static const WarWeapon *
find_blade (const WarUnitType *type)
{
  for (guint i = 0; i < type->weapons->len; i++)
    if (is_melee (g_ptr_array_index (type->weapons, i))
        && is_used (g_ptr_array_index (type->weapons, i)))
      return g_ptr_array_index (type->weapons, i);

  return NULL;
}

/* What is struck back (entrenched.7.7), if nothing was fired before. */
static void
append_charge (GString *text, const TextAttack *attack, const WarWeapon *weapon)
{
  const WarWeapon *other = find_blade (attack->target);
  WarAttack blow = get_attack (attack, attack->attacker, weapon, attack->target, 0);
  WarAttack back = get_attack (attack, attack->target, other, attack->attacker, 0);
  guint left = (guint) get_left (attack), targets = (guint) get_wounds (attack->target);
  g_autofree char *own_chance = NULL;
  g_autofree char *sentence = NULL;
  WarOdds own, loss;

  war_attack_exchange (left, targets, NULL, &blow, &back, &own, &loss);
  own_chance = text_chance (war_odds_at_least (&own, left));
  sentence = g_strdup_printf (
    _ ("A charge (%s) costs it %.2f wounds when it is struck back (%s); it is destroyed in %s."),
    weapon != NULL ? text_translate (weapon->name) : C_ ("weapon", "Fists"),
    war_odds_display_mean (&own),
    other != NULL ? text_translate (other->name) : C_ ("weapon", "Fists"), own_chance);
  text_append_wrapped (text, sentence, 0);
}

static const char *
get_cover_name (guint cover)
{
  static const char *const names[]
    = { N_ ("in the open"), N_ ("in light cover"), N_ ("in heavy cover") };

  return _ (names[cover]);
}

char *
text_entrenched_odds (const TextAttack *attack)
{
  const GPtrArray *weapons = attack->attacker->weapons;
  GString *text = g_string_new (NULL);
  g_autoptr (TextTable) table = text_table_new (5 + MAX_WOUNDS);
  gboolean has_blade = FALSE;

  g_string_append_printf (text, _ ("%s (wounds: %d of %d) at %s (wounds: %d) %s"),
                          text_translate (attack->attacker->name), get_left (attack),
                          get_wounds (attack->attacker), text_translate (attack->target->name),
                          get_wounds (attack->target), get_cover_name (attack->situation));
  g_string_append (text, "\n\n");

  add_head (table);
  for (guint i = 0; i < weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (weapons, i);

      if (!is_used (weapon) || (attack->weapon >= 0 && attack->weapon != (gint) i))
        continue;
      add_weapon (table, attack, weapon);
      has_blade |= is_melee (weapon);
    }
  if (attack->weapon < 0 && !has_blade)
    add_weapon (table, attack, NULL);
  text_table_append (table, text, 2);

  if ((!is_amended (attack, WAR_ENTRENCHED_AMENDMENT_ARTILLERY)
       || !war_unit_type_has_trait (attack->attacker, "artillery"))
      && (attack->weapon < 0 || is_melee (g_ptr_array_index (weapons, attack->weapon))))
    {
      g_string_append_c (text, '\n');
      append_charge (text, attack,
                     attack->weapon < 0 ? find_blade (attack->attacker)
                                        : g_ptr_array_index (weapons, attack->weapon));
    }

  return g_string_free (text, FALSE);
}

gboolean
text_entrenched_average (const TextAttack *attack, TextAverage *average)
{
  const WarWeapon *weapon = g_ptr_array_index (attack->attacker->weapons, attack->weapon);
  guint targets = (guint) get_wounds (attack->target);
  WarAttack numbers;
  WarOdds odds;

  if (!is_used (weapon))
    return FALSE;

  numbers = get_attack (attack, attack->attacker, weapon, attack->target, attack->situation);
  war_attack_get_odds (&numbers, (guint) get_left (attack), targets, &odds);
  *average = (TextAverage){
    .wounds = war_odds_display_mean (&odds),
    .destroyed = war_odds_display_at_least (&odds, targets),
    .melee = is_melee (weapon),
  };
  return TRUE;
}

/* A row for each weapon that rolls dice, a column for each cover. */
static char *
dup_row (const TextAttack *attack, guint n, TextAverage averages[TEXT_MAX_SITUATIONS])
{
  const GPtrArray *weapons = attack->attacker->weapons;
  TextAttack one = *attack;

  for (one.weapon = 0; one.weapon < (gint) weapons->len; one.weapon++)
    {
      const WarWeapon *weapon = g_ptr_array_index (weapons, one.weapon);

      if (!is_used (weapon) || n-- > 0)
        continue;
      for (one.situation = 0; one.situation < N_COVERS; one.situation++)
        text_entrenched_average (&one, &averages[one.situation]);
      return g_strdup (text_translate (weapon->name));
    }

  return NULL;
}

const TextAverages text_entrenched_averages = {
  .key = N_ ("Wounds, and the chance to destroy it at once"),
  .situations = { N_ ("open"), N_ ("light cover"), N_ ("heavy cover") },
  .ids = { "none", "light", "heavy" },
  .dup_row = dup_row,
};
