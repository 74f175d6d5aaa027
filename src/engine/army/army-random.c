/* army-random.c: legal armies at random
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/army-random.h"

#include "engine/army/army-check.h"
#include "engine/chance/generator.h"

/* Unrelated to what the same seed gives elsewhere. */
#define SEQUENCE 20

/* Where neither army nor game type says how much. */
#define USUAL_COST 1000

static gint
get_cost_to_spend (const WarArmy *army)
{
  const WarGameType *game_type = war_rules_find_game_type (army->rules, army->game_type);

  if (army->cost_limit > 0)
    return army->cost_limit;
  return game_type != NULL ? (game_type->cost_minimum + game_type->cost_maximum) / 2 : USUAL_COST;
}

/* What each type is to cost of an army that costs so much: its share, times what is drawn, so that
 * no two armies are alike; of the infantry there is never little. In hundredths. */
static gint64 *
draw_targets (const WarBook *book, WarStyle style, gint cost, WarGenerator *generator)
{
  gint64 *targets = g_new (gint64, book->types->len);
  gint64 sum = 0;

  for (guint i = 0; i < book->types->len; i++)
    {
      WarSymbol symbol = ((const WarUnitType *) g_ptr_array_index (book->types, i))->symbol;
      guint n_sharing, weight = war_style_weigh (book, style, i, &n_sharing);
      gint64 taste = symbol == WAR_SYMBOL_INFANTRY ? 3 + war_generator_draw (generator, 8)
                                                   : 1 + war_generator_draw (generator, 8);

      targets[i] = weight * taste / n_sharing;
      sum += targets[i];
    }
  for (guint i = 0; i < book->types->len; i++)
    targets[i] = targets[i] * cost * 100 / MAX (sum, 1);
  return targets;
}

/* How much each type is liked next: by the number of units that it still lacks. */
static guint *
weigh (const WarArmy *army, const gint64 *targets)
{
  const WarBook *book = army->book;
  guint *weights = g_new (guint, book->types->len);

  for (guint i = 0; i < book->types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (book->types, i);
      gint64 left = targets[i];

      for (guint j = 0; j < army->units->len; j++)
        if (war_army_get_unit (army, j)->type == type)
          left -= (gint64) type->cost * 100;

      /* What has its share may still fill up what nothing else can. */
      weights[i] = (guint) (MAX (left, 0) * 10 / MAX (type->cost, 1))
                   + (type->symbol == WAR_SYMBOL_INFANTRY ? 2 : 1);
    }
  return weights;
}

/* How an army stands that is not finished. */
typedef struct
{
  gboolean sound; /* nothing is wrong, but what more units would mend */
  guint32 needed; /* the categories of which it has too few */
} Standing;

/* What is wrong with the limit that the army has been given does not count. */
static Standing
get_standing (const WarArmy *army)
{
  g_autoptr (GPtrArray) problems = war_army_check (army);
  Standing standing = { TRUE, 0 };

  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);

      if (problem->kind == WAR_PROBLEM_TOO_FEW && problem->category != NULL)
        standing.needed |= war_rules_get_category_mask (army->rules, problem->category->id);
      else if (problem->kind != WAR_PROBLEM_COST_LIMIT_UNUSUAL
               && problem->kind != WAR_PROBLEM_NO_UNITS)
        standing.sound = FALSE;
    }

  return standing;
}

/* One of the candidates, the more liked the likelier: an index. */
static guint
draw_candidate (const GArray *candidates, const guint *weights, WarGenerator *generator)
{
  guint32 sum = 0, drawn;

  for (guint i = 0; i < candidates->len; i++)
    sum += weights[g_array_index (candidates, guint, i)];
  drawn = war_generator_draw (generator, sum);
  for (guint i = 0; i + 1 < candidates->len; i++)
    {
      guint weight = weights[g_array_index (candidates, guint, i)];

      if (drawn < weight)
        return i;
      drawn -= weight;
    }

  return candidates->len - 1;
}

/* The army with one unit more that is sound and affordable, of a kind of which it has too few if
 * there is one; NULL: there is none. */
static WarArmy *
add_unit (const WarArmy *army, gint left, const gint64 *targets, WarGenerator *generator)
{
  g_autofree guint *weights = weigh (army, targets);
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (guint));
  guint32 needed = get_standing (army).needed;

  for (guint i = 0; i < army->book->types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (army->book->types, i);

      if (type->cost <= left && (needed == 0 || (type->categories & needed) != 0))
        g_array_append_val (candidates, i);
    }

  while (candidates->len > 0)
    {
      guint drawn = draw_candidate (candidates, weights, generator);
      guint index = g_array_index (candidates, guint, drawn);
      g_autoptr (WarUnit) unit
        = war_unit_new (g_ptr_array_index (army->book->types, index), NULL, NULL);
      g_autoptr (WarArmy) larger = war_army_insert_unit (army, army->units->len, unit);

      if (get_standing (larger).sound)
        return g_steal_pointer (&larger);
      g_array_remove_index (candidates, drawn);
    }

  return NULL;
}

static gint
compare_places (gconstpointer a, gconstpointer b, gpointer data)
{
  const WarBook *book = data;
  guint first, second;

  g_ptr_array_find (book->types, (*(WarUnit *const *) a)->type, &first);
  g_ptr_array_find (book->types, (*(WarUnit *const *) b)->type, &second);
  return first < second ? -1 : first > second ? 1 : 0;
}

/* Each unit joins the wave that costs least so far, the dearest first: no wave costs much more than
 * another then. */
static WarArmy *
assign_waves (const WarArmy *army)
{
  guint n_waves = war_army_count_waves (army);
  gint cost[WAR_ARMY_MAX_WAVES + 1] = { 0 };
  WarArmy *edited = war_army_copy (army);

  for (guint n = 0; n < army->units->len; n++)
    {
      guint dearest = 0, wave = 1;
      gint most = -1;

      for (guint i = 0; i < army->units->len; i++)
        {
          const WarUnit *unit = war_army_get_unit (edited, i);

          if (unit->wave == 0 && unit->type->cost > most)
            {
              most = unit->type->cost;
              dearest = i;
            }
        }
      for (guint i = 2; i <= n_waves; i++)
        if (cost[i] < cost[wave])
          wave = i;
      cost[wave] += most;

      WarArmy *next = war_army_set_units_wave (edited, &dearest, 1, (gint) wave);

      war_army_unref (edited);
      edited = next;
    }

  return edited;
}

WarArmy *
war_army_set_styled_units (const WarArmy *army, WarStyle style, guint64 seed)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (army->book != NULL, NULL);

  WarGenerator generator = war_generator_new (seed, SEQUENCE);
  gint left = get_cost_to_spend (army);
  g_autofree gint64 *targets = draw_targets (army->book, style, left, &generator);
  g_autoptr (WarArmy) chosen = war_army_copy (army);
  guint n_whole = 0;
  WarArmy *larger;

  g_ptr_array_set_size (chosen->units, 0);
  while (!war_army_is_full (chosen)
         && (larger = add_unit (chosen, left, targets, &generator)) != NULL)
    {
      left -= war_army_get_unit (larger, larger->units->len - 1)->type->cost;
      war_army_unref (chosen);
      chosen = larger;
      if (get_standing (chosen).needed == 0)
        n_whole = chosen->units->len;
    }

  /* What was begun and cannot be paid for any more is left out. */
  g_ptr_array_set_size (chosen->units, (gint) n_whole);
  g_ptr_array_sort_with_data (chosen->units, compare_places, army->book);
  return war_army_count_waves (chosen) > 0 ? assign_waves (chosen) : g_steal_pointer (&chosen);
}

WarArmy *
war_army_set_random_units (const WarArmy *army, guint64 seed)
{
  return war_army_set_styled_units (army, WAR_STYLE_MIXED, seed);
}
