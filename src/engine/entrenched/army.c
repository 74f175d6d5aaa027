/* army.c: which armies Entrenched! allows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/army-check-private.h"
#include "engine/entrenched/entrenched.h"
#include "engine/entrenched/private.h"

static gboolean
has_unit_with_trait (const WarArmy *army, const char *trait)
{
  for (guint i = 0; i < army->units->len; i++)
    if (war_unit_type_has_trait (war_army_get_unit (army, i)->type, trait))
      return TRUE;

  return FALSE;
}

/* Warns of each type with the trait: it is of use only in the game type, or beside units with the
 * other trait (entrenched.E-20). One of the two is NULL. */
static void
warn_of_useless (const WarArmy *army, GPtrArray *problems, const char *trait,
                 const WarGameType *needed_game_type, const WarTrait *needed_trait)
{
  WarProblemKind kind
    = needed_game_type != NULL ? WAR_PROBLEM_NEEDS_GAME_TYPE : WAR_PROBLEM_NEEDS_TRAIT;

  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnitType *type = war_army_get_unit (army, i)->type;
      WarProblem *problem;

      if (!war_unit_type_has_trait (type, trait))
        continue;

      problem = war_check_add_type (problems, kind, WAR_SEVERITY_WARNING, "entrenched.E-20", type);
      if (problem != NULL)
        {
          problem->game_type = needed_game_type;
          problem->trait = needed_trait;
        }
    }
}

guint
war_entrenched_count_waves (const WarArmy *army)
{
  return g_strcmp0 (army->game_type, "attrition") == 0 ? WAR_ENTRENCHED_N_WAVES : 0;
}

static WarProblem *
add_wave_problem (GPtrArray *problems, WarProblemKind kind, WarSeverity severity, guint wave)
{
  WarProblem *problem = war_problem_new (kind, severity, "entrenched.E-18");

  problem->wave = wave;
  g_ptr_array_add (problems, problem);
  return problem;
}

/* As at the beginning of a game; more than half is an error where that is an amendment. Who has not
 * begun to choose waves chooses them when the game begins. */
static void
check_waves (const WarArmy *army, GPtrArray *problems)
{
  gint n_waves = (gint) war_army_count_waves (army);
  gboolean is_limited = (army->amendments >> WAR_ENTRENCHED_AMENDMENT_WAVES & 1) != 0;
  WarEntrenchedWaves waves = { 0 };

  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnit *unit = war_army_get_unit (army, i);

      war_entrenched_add_to_wave (&waves, unit->wave <= n_waves ? unit->wave : 0, unit->type->cost);
    }
  if (n_waves == 0 || waves.n_units[0] == army->units->len)
    return;

  for (guint wave = 1; wave <= (guint) n_waves; wave++)
    if (waves.n_units[0] == 0 && war_entrenched_is_wave_empty (&waves, wave))
      add_wave_problem (problems, WAR_PROBLEM_WAVE_EMPTY, WAR_SEVERITY_ERROR, wave);
    else if (war_entrenched_is_wave_costly (&waves, wave))
      {
        WarProblem *problem
          = add_wave_problem (problems, WAR_PROBLEM_WAVE_TOO_COSTLY,
                              is_limited ? WAR_SEVERITY_ERROR : WAR_SEVERITY_WARNING, wave);

        problem->have = waves.cost[wave];
        problem->allowed = waves.all / 2;
      }
  if (waves.n_units[0] > 0)
    {
      WarProblem *problem
        = add_wave_problem (problems, WAR_PROBLEM_WITHOUT_WAVE, WAR_SEVERITY_WARNING, 0);

      problem->have = (gint) waves.n_units[0];
    }
}

void
war_entrenched_check_army (const WarArmy *army, GPtrArray *problems)
{
  const WarGameType *attrition = war_rules_find_game_type (army->rules, "attrition");

  war_check_cost_limit (army, problems, "entrenched.10.1");
  war_check_limits (army, problems); /* entrenched.10.2 … 10.5, in the book's data */
  war_check_book (army, problems, "entrenched.E-21");
  war_check_game_type (army, problems, "entrenched.E-20");
  check_waves (army, problems);

  if (army->game_type != NULL && attrition != NULL && !g_str_equal (army->game_type, "attrition"))
    warn_of_useless (army, problems, "bearer", attrition, NULL);

  if (!has_unit_with_trait (army, "artillery"))
    warn_of_useless (army, problems, "signal", NULL,
                     war_rules_find_trait (army->rules, "artillery"));
}
