/* army-check.c: whether an army is legal, and what is wrong with it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/army-check.h"

#include "engine/army/army-check-private.h"

WarProblem *
war_problem_new (WarProblemKind kind, WarSeverity severity, const char *clause)
{
  WarProblem *problem = g_new0 (WarProblem, 1);

  problem->kind = kind;
  problem->severity = severity;
  problem->clause = clause;
  return problem;
}

void
war_problem_free (WarProblem *problem)
{
  g_free (problem);
}

void
war_check_cost_limit (const WarArmy *army, GPtrArray *problems, const char *clause)
{
  gint cost = war_army_get_cost (army);

  if (army->cost_limit == 0 || cost <= army->cost_limit)
    return;

  WarProblem *problem = war_problem_new (WAR_PROBLEM_OVER_COST_LIMIT, WAR_SEVERITY_ERROR, clause);

  problem->have = cost;
  problem->allowed = army->cost_limit;
  g_ptr_array_add (problems, problem);
}

/* The type of which the army has most units; NULL: it has none. */
static const WarUnitType *
find_commonest_type (const WarArmy *army, guint *count)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  const WarUnitType *commonest = NULL;

  *count = 0;
  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnitType *type = war_army_get_unit (army, i)->type;
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, type->id)) + 1;

      g_hash_table_insert (counts, type->id, GUINT_TO_POINTER (n));
      if (n > *count)
        {
          *count = n;
          commonest = type;
        }
    }

  return commonest;
}

guint
war_limit_count (const WarLimit *limit, const WarArmy *army)
{
  g_return_val_if_fail (limit != NULL, 0);
  g_return_val_if_fail (army != NULL, 0);

  guint count;

  if (limit->category != NULL)
    return war_army_count_category (army,
                                    war_rules_get_category_mask (army->rules, limit->category));
  find_commonest_type (army, &count);
  return count;
}

guint
war_limit_count_among (const WarLimit *limit, const WarArmy *army)
{
  g_return_val_if_fail (limit != NULL, 0);
  g_return_val_if_fail (army != NULL, 0);

  return limit->among == NULL ? army->units->len
                              : war_army_count_category (
                                army, war_rules_get_category_mask (army->rules, limit->among));
}

static gboolean
limit_holds (const WarLimit *limit, guint count, guint n_among)
{
  gint64 counted = limit->of == 0 ? count : (gint64) count * limit->of;
  gint64 bound = limit->of == 0 ? limit->share : (gint64) limit->share * n_among;

  return limit->kind == WAR_LIMIT_AT_MOST ? counted <= bound : counted >= bound;
}

guint
war_limit_get_bound (const WarLimit *limit, guint n_among)
{
  gint64 bound = (gint64) limit->share * n_among;

  if (limit->of == 0)
    return (guint) limit->share;
  return (guint) (limit->kind == WAR_LIMIT_AT_MOST ? bound / limit->of
                                                   : (bound + limit->of - 1) / limit->of);
}

/* Whether each unit that the limit counts is one of those that it is measured by, too. */
static gboolean
counts_among (const WarLimit *limit, const WarBook *book)
{
  guint32 among, counted;

  if (limit->among == NULL)
    return TRUE;
  among = war_rules_get_category_mask (book->rules, limit->among);
  counted = limit->category != NULL ? war_rules_get_category_mask (book->rules, limit->category)
                                    : G_MAXUINT32;
  for (guint i = 0; i < book->types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (book->types, i);

      if ((type->categories & counted) != 0 && (type->categories & among) == 0)
        return FALSE;
    }
  return TRUE;
}

/* How many units more or fewer would mend it. Taking one away may also lower what is allowed, and
 * one more that is counted raise what is asked for. */
static void
find_mends (WarProblem *problem, const WarBook *book, guint count, guint n_among)
{
  const WarLimit *limit = problem->limit;
  guint same = counts_among (limit, book) ? 1 : 0;

  if (limit->kind == WAR_LIMIT_AT_LEAST)
    {
      if (same == 0 || limit->of == 0 || limit->of > limit->share)
        while (!limit_holds (limit, count + problem->add, n_among + same * problem->add))
          problem->add++;
      return;
    }

  while (!limit_holds (limit, count - problem->remove, n_among - same * problem->remove))
    problem->remove++;
  if (limit->share > 0 && limit->of > 0)
    while (!limit_holds (limit, count, n_among + problem->add))
      problem->add++;
}

void
war_check_limits (const WarArmy *army, GPtrArray *problems)
{
  for (guint i = 0; army->book != NULL && i < army->book->limits->len; i++)
    {
      const WarLimit *limit = g_ptr_array_index (army->book->limits, i);
      guint count = war_limit_count (limit, army), n_among = war_limit_count_among (limit, army);
      WarProblem *problem;

      if (limit_holds (limit, count, n_among))
        continue;

      problem = war_problem_new (limit->kind == WAR_LIMIT_AT_MOST ? WAR_PROBLEM_TOO_MANY
                                                                  : WAR_PROBLEM_TOO_FEW,
                                 WAR_SEVERITY_ERROR, limit->clause);
      problem->limit = limit;
      if (limit->category != NULL)
        problem->category = war_rules_find_category (army->rules, limit->category, NULL);
      else
        problem->type = find_commonest_type (army, &count);
      if (limit->among != NULL)
        problem->among = war_rules_find_category (army->rules, limit->among, NULL);
      problem->have = (gint) count;
      problem->allowed = (gint) war_limit_get_bound (limit, n_among);
      find_mends (problem, army->book, count, n_among);
      g_ptr_array_add (problems, problem);
    }
}

/* A problem of this kind with this type, or NULL if there is one already: types are named once,
 * however many units are of them. */
static WarProblem *
add_type (GPtrArray *problems, WarProblemKind kind, WarSeverity severity, const char *clause,
          const WarUnitType *type)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *earlier = g_ptr_array_index (problems, i);

      if (earlier->kind == kind && g_str_equal (earlier->type->id, type->id))
        return NULL;
    }

  WarProblem *problem = war_problem_new (kind, severity, clause);

  problem->type = type;
  g_ptr_array_add (problems, problem);
  return problem;
}

static gboolean
lacks_book (const WarArmy *army)
{
  gboolean lacks = army->book == NULL;

  for (guint i = 0; i < army->allies->len; i++)
    lacks |= ((const WarArmyAlly *) g_ptr_array_index (army->allies, i))->book == NULL;
  return lacks;
}

/* All units come from the army's books, as they are now. */
void
war_check_book (const WarArmy *army, GPtrArray *problems, const char *clause)
{
  if (lacks_book (army))
    {
      g_ptr_array_add (problems,
                       war_problem_new (WAR_PROBLEM_BOOK_MISSING, WAR_SEVERITY_WARNING, NULL));
      return;
    }

  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnitType *type = war_army_get_unit (army, i)->type;
      const WarUnitType *entry;

      /* Nearly always it is the book's own entry. */
      if (g_ptr_array_find (army->book->types, type, NULL))
        continue;

      entry = war_book_find_type (army->book, type->id);
      if (entry == NULL)
        add_type (problems, WAR_PROBLEM_TYPE_NOT_IN_BOOK, WAR_SEVERITY_ERROR, clause, type);
      else if (!war_unit_type_equal (type, entry))
        add_type (problems, WAR_PROBLEM_TYPE_CHANGED, WAR_SEVERITY_WARNING, NULL, type);
    }
}

/* A cost limit outside the recommendation of the game type. */
void
war_check_game_type (const WarArmy *army, GPtrArray *problems, const char *clause)
{
  const WarGameType *game_type = war_rules_find_game_type (army->rules, army->game_type);

  if (game_type == NULL || army->cost_limit == 0
      || (army->cost_limit >= game_type->cost_minimum
          && army->cost_limit <= game_type->cost_maximum))
    return;

  WarProblem *problem
    = war_problem_new (WAR_PROBLEM_COST_LIMIT_UNUSUAL, WAR_SEVERITY_WARNING, clause);

  problem->game_type = game_type;
  problem->have = army->cost_limit;
  g_ptr_array_add (problems, problem);
}

static gboolean
has_unit_with_trait (const WarArmy *army, const char *trait)
{
  for (guint i = 0; i < army->units->len; i++)
    if (war_unit_type_has_trait (war_army_get_unit (army, i)->type, trait))
      return TRUE;

  return FALSE;
}

void
war_check_useless (const WarArmy *army, GPtrArray *problems, const char *clause, const char *trait,
                   const WarGameType *game_type, const WarTrait *other)
{
  WarProblemKind kind = game_type != NULL ? WAR_PROBLEM_NEEDS_GAME_TYPE : WAR_PROBLEM_NEEDS_TRAIT;

  if (other != NULL && has_unit_with_trait (army, other->id))
    return;

  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnitType *type = war_army_get_unit (army, i)->type;
      WarProblem *problem = NULL;

      if (war_unit_type_has_trait (type, trait))
        problem = add_type (problems, kind, WAR_SEVERITY_WARNING, clause, type);
      if (problem != NULL)
        {
          problem->game_type = game_type;
          problem->trait = other;
        }
    }
}

static gint
compare_severity (gconstpointer a, gconstpointer b)
{
  const WarProblem *first = *(WarProblem *const *) a;
  const WarProblem *second = *(WarProblem *const *) b;

  return (gint) first->severity - (gint) second->severity;
}

/* What every system has rules about. */
static void
check_usual (const WarArmy *army, GPtrArray *problems)
{
  war_check_cost_limit (army, problems, NULL);
  war_check_limits (army, problems);
  war_check_book (army, problems, NULL);
  war_check_game_type (army, problems, NULL);
}

/* g_ptr_array_sort() is stable: within a severity the order of the checks stays. */
GPtrArray *
war_army_check (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  GPtrArray *problems = g_ptr_array_new_with_free_func ((GDestroyNotify) war_problem_free);

  if (army->units->len == 0)
    g_ptr_array_add (problems, war_problem_new (WAR_PROBLEM_NO_UNITS, WAR_SEVERITY_ERROR, NULL));

  if (army->rules->system->check_army != NULL)
    army->rules->system->check_army (army, problems);
  else
    check_usual (army, problems);
  g_ptr_array_sort (problems, compare_severity);

  return problems;
}

gboolean
war_army_is_legal (const WarArmy *army)
{
  g_autoptr (GPtrArray) problems = war_army_check (army);

  return problems->len == 0
         || ((WarProblem *) g_ptr_array_index (problems, 0))->severity != WAR_SEVERITY_ERROR;
}

/* How bad a problem is, for comparison with the same one in a smaller army. */
static gint
get_excess (const WarProblem *problem)
{
  if (problem->kind == WAR_PROBLEM_TOO_MANY)
    return (gint) problem->remove;
  if (problem->kind == WAR_PROBLEM_TOO_FEW)
    return problem->allowed - problem->have;
  return problem->have - problem->allowed;
}

/* Whether the same thing was wrong before, at least as much. */
static gboolean
was_there (const GPtrArray *before, const WarProblem *problem)
{
  for (guint i = 0; i < before->len; i++)
    {
      const WarProblem *earlier = g_ptr_array_index (before, i);

      if (earlier->kind == problem->kind && earlier->limit == problem->limit
          && earlier->type == problem->type && earlier->wave == problem->wave
          && get_excess (problem) <= get_excess (earlier))
        return TRUE;
    }

  return FALSE;
}

GPtrArray *
war_army_check_addition (const WarArmy *army, WarUnitType *type)
{
  g_return_val_if_fail (army != NULL, NULL);
  g_return_val_if_fail (type != NULL, NULL);

  if (war_army_is_full (army))
    {
      GPtrArray *full = g_ptr_array_new_with_free_func ((GDestroyNotify) war_problem_free);
      WarProblem *problem = war_problem_new (WAR_PROBLEM_FULL, WAR_SEVERITY_ERROR, NULL);

      problem->allowed = WAR_ARMY_MAX_UNITS;
      g_ptr_array_add (full, problem);
      return full;
    }

  g_autoptr (GPtrArray) before = war_army_check (army);
  g_autoptr (WarUnit) unit = war_unit_new (type, NULL, NULL);
  g_autoptr (WarArmy) larger = war_army_insert_unit (army, army->units->len, unit);
  GPtrArray *problems = war_army_check (larger);

  for (guint i = problems->len; i > 0; i--)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i - 1);

      /* Too few is mended by what is added next. */
      if (problem->severity != WAR_SEVERITY_ERROR || problem->kind == WAR_PROBLEM_TOO_FEW
          || was_there (before, problem))
        g_ptr_array_remove_index (problems, i - 1);
    }

  return problems;
}
