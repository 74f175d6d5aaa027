/* problem.c: sentences for what is wrong with an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/army/problem.h"

#include <glib/gi18n-lib.h>

#include "text/game/event.h"
#include "text/words/phrase.h"

const char *
text_limit_name (const WarLimit *limit, const WarRules *rules)
{
  g_return_val_if_fail (limit != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  const WarCategory *category;

  if (limit->category == NULL)
    return _ ("units of one type");
  category = war_rules_find_category (rules, limit->category, NULL);
  return category != NULL ? text_translate (category->name) : limit->category;
}

/* What is measured by all units of the army. */
static char *
describe_too_many_in_army (const WarProblem *problem, const char *counted)
{
  if (problem->add == 0)
    return g_strdup_printf (_ ("Too many %s: %d, and the limit is %d (%d in %d units). Remove %u."),
                            counted, problem->have, problem->allowed, problem->limit->share,
                            problem->limit->of, problem->remove);

  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE,
                 "Too many %s: %d, and the limit is %d (%d in %d units). Remove %u, or add %u "
                 "unit of another kind.",
                 "Too many %s: %d, and the limit is %d (%d in %d units). Remove %u, or add %u "
                 "units of other kinds.",
                 problem->add),
    counted, problem->have, problem->allowed, problem->limit->share, problem->limit->of,
    problem->remove, problem->add);
}

/* With the ways to mend it: fewer of what is counted, or more of others. */
static char *
describe_too_many (const WarProblem *problem)
{
  const WarLimit *limit = problem->limit;
  const char *counted
    = text_translate (problem->category != NULL ? problem->category->name : problem->type->name);

  if (limit->of > 0 && limit->among == NULL)
    return describe_too_many_in_army (problem, counted);
  if (limit->of > 0 && problem->add > 0)
    /* Translators: %1$s and %5$s are kinds of units, in the plural: "Lewis guns", "officers". */
    return g_strdup_printf (
      _ ("Too many %1$s: %2$d, and the limit is %3$d (%4$d for every %6$d of the %5$s). "
         "Remove %7$u, or add %8$u of the %5$s."),
      counted, problem->have, problem->allowed, limit->share, text_translate (problem->among->name),
      limit->of, problem->remove, problem->add);
  return g_strdup_printf (_ ("Too many %s: %d, and the limit is %d. Remove %u."), counted,
                          problem->have, problem->allowed, problem->remove);
}

static char *
describe_too_few (const WarProblem *problem)
{
  const char *counted = text_translate (problem->category->name);

  if (problem->add == 0)
    return g_strdup_printf (_ ("Too few %s: %d, and there must be %d."), counted, problem->have,
                            problem->allowed);
  return g_strdup_printf (_ ("Too few %s: %d, and there must be %d. Add %u."), counted,
                          problem->have, problem->allowed, problem->add);
}

static char *
describe_over_cost_limit (const WarProblem *problem)
{
  g_autofree char *cost = text_cost (problem->have);
  g_autofree char *excess = text_cost (problem->have - problem->allowed);

  return g_strdup_printf (
    _ ("The army costs %s, which is %s over its limit of %d. Remove units or raise the limit."),
    cost, excess, problem->allowed);
}

static char *
describe_wave_too_costly (const WarProblem *problem)
{
  g_autofree char *cost = text_cost (problem->have);

  if (problem->severity == WAR_SEVERITY_WARNING)
    return g_strdup_printf (
      _ ("Wave %u costs %s, which is too much where no wave may cost more than half: %d."),
      problem->wave, cost, problem->allowed);

  return g_strdup_printf (
    _ ("Wave %u costs %s, and the limit is %d. Put some of its units into other waves."),
    problem->wave, cost, problem->allowed);
}

static char *
describe (const WarProblem *problem)
{
  switch (problem->kind)
    {
    case WAR_PROBLEM_NO_UNITS:
      return g_strdup (_ ("The army has no units yet. Add some from the book."));
    case WAR_PROBLEM_OVER_COST_LIMIT:
      return describe_over_cost_limit (problem);
    case WAR_PROBLEM_TOO_MANY:
      return describe_too_many (problem);
    case WAR_PROBLEM_TOO_FEW:
      return describe_too_few (problem);
    case WAR_PROBLEM_TYPE_NOT_IN_BOOK:
      return g_strdup_printf (
        _ ("“%s” is not in the army book. Remove it, or add it to a book of your own."),
        text_translate (problem->type->name));
    case WAR_PROBLEM_TYPE_CHANGED:
      return g_strdup_printf (
        _ ("“%s” has changed in the army book since it was chosen; the army keeps it as it was. "
           "Add one again to use the new entry for all of them."),
        text_translate (problem->type->name));
    case WAR_PROBLEM_BOOK_MISSING:
      return g_strdup (
        _ ("The army book is missing or has faults. The army can be shown and saved as it is, but "
           "units can be added and its composition checked only with the book."));
    case WAR_PROBLEM_FULL:
      return g_strdup_printf (_ ("An army can have at most %d units."), problem->allowed);
    case WAR_PROBLEM_COST_LIMIT_UNUSUAL:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "A limit of %d point is outside the %d to %d that are recommended for %s.",
                     "A limit of %d points is outside the %d to %d that are recommended for %s.",
                     (gulong) problem->have),
        problem->have, problem->game_type->cost_minimum, problem->game_type->cost_maximum,
        text_translate (problem->game_type->name));
    case WAR_PROBLEM_NEEDS_GAME_TYPE:
      return g_strdup_printf (_ ("“%s” is of use only in the game type %s."),
                              text_translate (problem->type->name),
                              text_translate (problem->game_type->name));
    case WAR_PROBLEM_NEEDS_TRAIT:
      return g_strdup_printf (_ ("“%s” is of use only beside a unit that has the trait %s."),
                              text_translate (problem->type->name),
                              text_translate (problem->trait->name));
    case WAR_PROBLEM_WAVE_EMPTY:
      return g_strdup_printf (_ ("Nothing comes in wave %u. Put units into it."), problem->wave);
    case WAR_PROBLEM_WAVE_TOO_COSTLY:
      return describe_wave_too_costly (problem);
    case WAR_PROBLEM_WITHOUT_WAVE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d unit is in no wave yet.",
                                           "%d units are in no wave yet.", (gulong) problem->have),
                              problem->have);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_problem (const WarProblem *problem)
{
  g_return_val_if_fail (problem != NULL, NULL);

  g_autofree char *sentence = describe (problem);
  const char *clause;

  if (problem->clause == NULL)
    return g_steal_pointer (&sentence);

  clause = text_short_clause (problem->clause);

  /* The rules' own facts have numbers; our rulings on what they leave open begin with a letter. */
  return g_strdup_printf (g_ascii_isdigit (clause[0])
                            ? C_ ("sentence and fact", "%s (Rule\u00a0%s)")
                            : C_ ("sentence and ruling", "%s (Ruling\u00a0%s)"),
                          sentence, clause);
}

char *
text_limit (const WarLimit *limit, const WarArmy *army)
{
  g_return_val_if_fail (limit != NULL, NULL);
  g_return_val_if_fail (army != NULL, NULL);

  guint have = war_limit_count (limit, army);
  guint bound = war_limit_get_bound (limit, war_limit_count_among (limit, army));

  if (limit->kind == WAR_LIMIT_AT_LEAST)
    return g_strdup_printf (C_ ("composition", "%u, at least %u needed"), have, bound);
  if (have == 0 && bound == 0 && limit->of > 0)
    return g_strdup (C_ ("composition", "none allowed in so few units"));
  return g_strdup_printf (C_ ("composition", "%u of %u allowed"), have, bound);
}
