/* army.c: which armies Trench Club allows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/army-check-private.h"
#include "engine/club/club.h"

/* How many units a nation has, and each of two allies (club.1.5, club.10.2, club.10.3). */
#define N_UNITS 11
#define N_ALLYS_UNITS 6

static guint
count (const WarArmy *army, const char *category)
{
  return war_army_count_category (army, war_rules_get_category_mask (army->rules, category));
}

static void
check_least (const WarArmy *army, GPtrArray *problems, const char *category, guint least)
{
  guint have = count (army, category);
  WarProblem *problem;

  if (have >= least)
    return;

  problem = war_problem_new (WAR_PROBLEM_TOO_FEW, WAR_SEVERITY_ERROR, "club.M-33");
  problem->category = war_rules_find_category (army->rules, category, NULL);
  problem->have = (gint) have;
  problem->allowed = (gint) least;
  problem->add = least - have;
  g_ptr_array_add (problems, problem);
}

static void
check_none (const WarArmy *army, GPtrArray *problems, const char *category)
{
  static const WarLimit none = { .kind = WAR_LIMIT_AT_MOST, .share = 0 };
  guint have = count (army, category);
  WarProblem *problem;

  if (have == 0)
    return;

  problem = war_problem_new (WAR_PROBLEM_TOO_MANY, WAR_SEVERITY_ERROR, "club.M-33");
  problem->limit = &none;
  problem->category = war_rules_find_category (army->rules, category, NULL);
  problem->have = (gint) have;
  problem->remove = have;
  g_ptr_array_add (problems, problem);
}

/* The half of a nation's units that all of these are of, which an ally has: club.10.2 or club.10.3;
 * NULL: they are of both, or there are none. */
static const char *
find_half (const WarArmy *army)
{
  static const char *const halves[] = { "first-ally", "second-ally" };
  guint n_units = count (army, "regular");

  for (guint i = 0; n_units > 0 && i < G_N_ELEMENTS (halves); i++)
    if (count (army, halves[i]) == n_units)
      return halves[i];
  return NULL;
}

/* Two allied nations, which are always persons': against the chart half of the units of each
 * (club.10.2, club.10.3), else all. */
static void
check_allies (const WarArmy *army, GPtrArray *problems)
{
  if (g_strcmp0 (army->game_type, "allies") == 0)
    {
      check_least (army, problems, "first-ally", N_ALLYS_UNITS);
      check_least (army, problems, "second-ally", N_ALLYS_UNITS);
    }
  else
    check_least (army, problems, "regular", 2 * N_UNITS);
  check_none (army, problems, "ally");
  check_none (army, problems, "special-force");
}

/* Who plays with an ally has half of a nation's units. The chart has all, and may have more. */
static void
check_nation (const WarArmy *army, GPtrArray *problems)
{
  gboolean is_allied = g_strcmp0 (army->game_type, "allies") == 0;
  const char *half = is_allied ? find_half (army) : NULL;

  if (half != NULL)
    {
      check_least (army, problems, half, N_ALLYS_UNITS);
      check_none (army, problems, "special-force");
    }
  else
    check_least (army, problems, "regular", N_UNITS);
  if (half != NULL || !is_allied)
    check_none (army, problems, "ally");
}

/* That there is one of each type at most is a limit of the books. */
void
war_club_check_army (const WarArmy *army, GPtrArray *problems)
{
  war_check_cost_limit (army, problems, NULL);
  war_check_limits (army, problems);
  war_check_book (army, problems, NULL);
  war_check_game_type (army, problems, NULL);
  if (army->units->len > 0 && army->allies->len > 0)
    check_allies (army, problems);
  else if (army->units->len > 0)
    check_nation (army, problems);
}
