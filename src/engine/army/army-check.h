/* army-check.h: whether an army is legal, and what is wrong with it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_SEVERITY_ERROR, /* the army is not legal */
  WAR_SEVERITY_WARNING, /* legal, but against a recommendation or without use */
} WarSeverity;

typedef enum
{
  WAR_PROBLEM_NO_UNITS, /* nothing has been chosen yet */
  WAR_PROBLEM_OVER_COST_LIMIT, /* have: cost; allowed: limit */
  WAR_PROBLEM_TOO_MANY, /* limit, category or type; have, allowed, remove, add */
  WAR_PROBLEM_TOO_FEW, /* limit, category; have; allowed: so many at least; add */
  WAR_PROBLEM_TYPE_NOT_IN_BOOK, /* type: the book no longer has it */
  WAR_PROBLEM_TYPE_CHANGED, /* type: the book's entry differs from the army's copy */
  WAR_PROBLEM_BOOK_MISSING, /* the army's book cannot be found */
  WAR_PROBLEM_COST_LIMIT_UNUSUAL, /* game_type; have: the army's cost limit */
  WAR_PROBLEM_NEEDS_GAME_TYPE, /* type: it is of use only in game_type */
  WAR_PROBLEM_FULL, /* only of an addition: allowed: so many units an army may have */
  WAR_PROBLEM_NEEDS_TRAIT, /* type: it is of use only beside units with the trait */
  WAR_PROBLEM_WAVE_EMPTY, /* wave: no unit is in it, but all are in one */
  WAR_PROBLEM_WAVE_TOO_COSTLY, /* wave; have: what it costs; allowed */
  WAR_PROBLEM_WITHOUT_WAVE, /* have: so many units are in no wave, while others are in one */
} WarProblemKind;

/* One thing that is wrong, as numbers and names; text/ makes the sentence. The pointers belong to
 * the army that was checked. */
struct _WarProblem
{
  WarProblemKind kind;
  WarSeverity severity;
  const char *clause; /* clause id, or NULL: about the document rather than the rules */
  gint have, allowed;
  guint remove; /* TOO_MANY: so many of those that are counted fewer would mend it */
  guint add; /* so many more of the others (TOO_MANY), or of these, would mend it; 0: cannot */
  const WarCategory *category; /* what is counted; NULL: a type */
  const WarCategory *among; /* by what it is measured; NULL: by all units, or nothing */
  const WarLimit *limit;
  const WarUnitType *type;
  const WarGameType *game_type;
  const WarTrait *trait;
  guint wave;
};

WarProblem *war_problem_new (WarProblemKind kind, WarSeverity severity, const char *clause);
void war_problem_free (WarProblem *problem);

/* Everything that is wrong with the army, errors first, each kind in the order of the book. */
GPtrArray *war_army_check (const WarArmy *army);

/* Whether there is no error among the problems; warnings do not count. */
gboolean war_army_is_legal (const WarArmy *army);

/* The errors that adding one more unit of the type would bring, or make worse, but for those that
 * more units would mend. */
GPtrArray *war_army_check_addition (const WarArmy *army, WarUnitType *type);

/* How many of the army's units the limit counts: of a limit on each type, those of the type that
 * has most; and how many units it is measured by. */
guint war_limit_count (const WarLimit *limit, const WarArmy *army);
guint war_limit_count_among (const WarLimit *limit, const WarArmy *army);

/* How many an army may have, or must, that has n_among units by which the limit is measured. */
guint war_limit_get_bound (const WarLimit *limit, guint n_among);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarProblem, war_problem_free)

G_END_DECLS
