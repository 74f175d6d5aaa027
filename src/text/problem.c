/* problem.c: sentences for what is wrong with an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/problem.h"

#include <glib/gi18n-lib.h>

#include "text/event.h"
#include "text/phrase.h"

/* With the ways to mend it: fewer of the category, or more of others. */
static char *
describe_too_many (const WarProblem *problem)
{
  const char *category = text_translate (problem->category->name);

  if (problem->add == 0)
    return g_strdup_printf (_ ("Too many %s: %d, and the limit is %d (%d in %d units). Remove %u."),
                            category, problem->have, problem->allowed, problem->limit->share,
                            problem->limit->of, problem->remove);

  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE,
                 "Too many %s: %d, and the limit is %d (%d in %d units). Remove %u, or add %u "
                 "unit of another kind.",
                 "Too many %s: %d, and the limit is %d (%d in %d units). Remove %u, or add %u "
                 "units of other kinds.",
                 problem->add),
    category, problem->have, problem->allowed, problem->limit->share, problem->limit->of,
    problem->remove, problem->add);
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
  guint32 mask = war_rules_get_category_mask (army->rules, limit->category);
  guint have = war_army_count_category (army, mask);
  guint allowed = war_limit_get_allowed (limit, army->units->len);

  if (have == 0 && allowed == 0)
    return g_strdup (C_ ("composition", "none allowed in so few units"));
  return g_strdup_printf (C_ ("composition", "%u of %u allowed"), have, allowed);
}
