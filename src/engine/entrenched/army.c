/* army.c: which armies Entrenched! allows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/army-check-private.h"
#include "engine/entrenched/private.h"

guint
war_entrenched_count_waves (const WarArmy *army)
{
  return g_strcmp0 (army->game_type, "attrition") == 0 ? WAR_ENTRENCHED_N_WAVES : 0;
}

void
war_entrenched_check_army (const WarArmy *army, GPtrArray *problems)
{
  const WarGameType *attrition = war_rules_find_game_type (army->rules, "attrition");
  gboolean is_limited = (army->amendments >> WAR_ENTRENCHED_AMENDMENT_WAVES & 1) != 0;

  war_check_cost_limit (army, problems, "entrenched.10.1");
  war_check_limits (army, problems); /* entrenched.10.2 … 10.5, in the book's data */
  war_check_book (army, problems, "entrenched.E-21");
  war_check_game_type (army, problems, "entrenched.E-20");
  war_check_waves (army, problems, "entrenched.E-18",
                   is_limited ? WAR_SEVERITY_ERROR : WAR_SEVERITY_WARNING);

  if (army->game_type != NULL && attrition != NULL && !g_str_equal (army->game_type, "attrition"))
    war_check_useless (army, problems, "entrenched.E-20", "bearer", attrition, NULL);
  war_check_useless (army, problems, "entrenched.E-20", "signal", NULL,
                     war_rules_find_trait (army->rules, "artillery"));
}
