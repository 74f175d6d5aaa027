/* army.c: which armies Entrenched! allows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army-check-private.h"
#include "engine/entrenched/entrenched.h"

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

void
war_entrenched_check_army (const WarArmy *army, GPtrArray *problems)
{
  const WarGameType *attrition = war_rules_find_game_type (army->rules, "attrition");

  war_check_cost_limit (army, problems, "entrenched.10.1");
  war_check_limits (army, problems); /* entrenched.10.2 … 10.5, in the book's data */
  war_check_book (army, problems, "entrenched.E-21");
  war_check_game_type (army, problems, "entrenched.E-20");

  if (army->game_type != NULL && attrition != NULL && !g_str_equal (army->game_type, "attrition"))
    warn_of_useless (army, problems, "bearer", attrition, NULL);

  if (!has_unit_with_trait (army, "artillery"))
    warn_of_useless (army, problems, "signal", NULL,
                     war_rules_find_trait (army->rules, "artillery"));
}
