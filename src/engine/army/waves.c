/* waves.c: what is in the waves in which an army comes, and whether they are in order
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/waves.h"

#include "engine/army/army-check-private.h"

void
war_waves_add (WarWaves *waves, gint wave, gint cost)
{
  waves->n_units[wave]++;
  waves->cost[wave] += cost;
  waves->n_all++;
  waves->all += cost;
}

gboolean
war_waves_is_empty (const WarWaves *waves, guint wave)
{
  return waves->n_units[wave] == 0 && wave <= waves->n_all;
}

gboolean
war_waves_is_costly (const WarWaves *waves, guint wave)
{
  return waves->n_units[wave] > 1 && 2 * waves->cost[wave] > waves->all;
}

static WarProblem *
add_problem (GPtrArray *problems, WarProblemKind kind, WarSeverity severity, guint wave,
             const char *clause)
{
  WarProblem *problem = war_problem_new (kind, severity, clause);

  problem->wave = wave;
  g_ptr_array_add (problems, problem);
  return problem;
}

static WarWaves
sum (const WarArmy *army, gint n_waves)
{
  WarWaves waves = { 0 };

  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnit *unit = war_army_get_unit (army, i);

      war_waves_add (&waves, unit->wave <= n_waves ? unit->wave : 0, unit->type->cost);
    }

  return waves;
}

/* Who has not begun to choose waves chooses them when the game begins. */
void
war_check_waves (const WarArmy *army, GPtrArray *problems, const char *clause, WarSeverity costly)
{
  guint n_waves = war_army_count_waves (army);
  WarWaves waves = sum (army, (gint) n_waves);

  if (n_waves == 0 || waves.n_units[0] == army->units->len)
    return;

  for (guint wave = 1; wave <= n_waves; wave++)
    if (waves.n_units[0] == 0 && war_waves_is_empty (&waves, wave))
      add_problem (problems, WAR_PROBLEM_WAVE_EMPTY, WAR_SEVERITY_ERROR, wave, clause);
    else if (war_waves_is_costly (&waves, wave))
      {
        WarProblem *problem
          = add_problem (problems, WAR_PROBLEM_WAVE_TOO_COSTLY, costly, wave, clause);

        problem->have = waves.cost[wave];
        problem->allowed = waves.all / 2;
      }
  if (waves.n_units[0] > 0)
    add_problem (problems, WAR_PROBLEM_WITHOUT_WAVE, WAR_SEVERITY_WARNING, 0, clause)->have
      = (gint) waves.n_units[0];
}
