/* odds.c: what the weapons of Trench Assault do on average, as a table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/assault/average.h"
#include "text/assault/private.h"
#include "text/words/phrase.h"
#include "text/words/table.h"

static WarAssaultVolley
get_volley (const TextAttack *attack, WarAssaultRow row, gboolean is_far)
{
  return (WarAssaultVolley){
    .rules = attack->rules,
    .shooter = attack->attacker,
    .target = attack->target,
    .row = row,
    .is_far = is_far,
    .amendments = attack->amendments,
  };
}

/* "to 100 cm", "beyond 100 cm" */
static char *
describe_range (const TextAttack *attack, gboolean is_far)
{
  g_autofree char *length
    = text_length (attack->rules->numbers[WAR_ASSAULT_NEAR], attack->rules->system->length_unit);

  return g_strdup_printf (is_far ? C_ ("range", "beyond %s") : _ ("to %s"), length);
}

static void
add_row (TextTable *table, const TextAttack *attack, WarAssaultRow row, gboolean is_far)
{
  WarAssaultVolley volley = get_volley (attack, row, is_far);
  g_autofree char *range = describe_range (attack, is_far);
  g_autofree char *shots = g_strdup_printf ("%u", war_assault_volley_count_shots (&volley));
  WarProbability pinned, killed;
  g_autofree char *pins = NULL, *kills = NULL;

  war_assault_volley_get_chances (&volley, &pinned, &killed);
  pins = text_chance (pinned);
  kills = text_chance (killed);
  text_table_add_row (table, text_assault_row ((gint) row), range, shots, pins, kills, NULL);
}

char *
text_assault_odds (const TextAttack *attack)
{
  gboolean is_open = attack->situation != WAR_ASSAULT_ROW_COVERED;
  WarAssaultRow first = is_open ? WAR_ASSAULT_ROW_MOVING : WAR_ASSAULT_ROW_COVERED;
  WarAssaultRow last = is_open ? WAR_ASSAULT_ROW_STILL : WAR_ASSAULT_ROW_COVERED;
  g_autoptr (TextTable) table = text_table_new (5);
  GString *text = g_string_new (NULL);
  guint n_shots = 0;

  /* Translators: who fires at whom */
  g_string_append_printf (text, _ ("%s at %s"), text_translate (attack->attacker->name),
                          text_translate (attack->target->name));
  g_string_append (text, "\n\n");
  text_table_add_row (table, _ ("Target"), _ ("Range"), _ ("Shots"), _ ("Pinned"), _ ("Killed"),
                      NULL);
  for (guint i = 2; i < 5; i++)
    text_table_align_right (table, i);
  for (WarAssaultRow row = first; row <= last; row++)
    for (gint is_far = 0; is_far < 2; is_far++)
      {
        WarAssaultVolley volley = get_volley (attack, row, is_far);

        n_shots += war_assault_volley_count_shots (&volley);
        add_row (table, attack, row, is_far);
      }

  if (n_shots == 0)
    {
      g_string_append (text, _ ("It has no shots at such targets."));
      g_string_append_c (text, '\n');
    }
  else
    text_table_append (table, text, 2);
  return g_string_free (text, FALSE);
}

/* A row for each range, a column for each row of the table of shots. */
static char *
dup_row (const TextAttack *attack, guint n, TextAverage averages[TEXT_MAX_SITUATIONS])
{
  guint n_shots = 0;

  if (n >= 2)
    return NULL;
  for (gint row = 0; row < WAR_ASSAULT_N_ROWS; row++)
    {
      WarAssaultVolley volley = get_volley (attack, (WarAssaultRow) row, n == 1);
      WarProbability pinned, killed;

      n_shots += war_assault_volley_count_shots (&volley);
      war_assault_volley_get_chances (&volley, &pinned, &killed);
      averages[row] = (TextAverage){
        .wounds = (double) killed / (double) WAR_PROBABILITY_ONE,
        .destroyed = (double) (pinned + killed) / (double) WAR_PROBABILITY_ONE,
      };
    }

  return n_shots > 0 ? describe_range (attack, n == 1) : NULL;
}

const TextAverages text_assault_averages = {
  .key = N_ ("Bases killed, and the chance to pin or kill one at once"),
  .situations = { N_ ("moving"), N_ ("still"), N_ ("in a trench") },
  .ids = { "moving", "still", "trench" },
  .dup_row = dup_row,
};
