/* routine.h: how a round of a rule system goes, for who keeps track of one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"
#include "engine/rules/token.h"

G_BEGIN_DECLS

/* Whose a step of a round is. */
typedef enum
{
  WAR_PHASE_OF_TURN, /* each side's, which goes through all such steps in a row in its turn */
  WAR_PHASE_OF_ROUND, /* both sides' at once */
  WAR_PHASE_OF_FIRST, /* the side's that goes first in the round */
  WAR_PHASE_OF_SECOND,
} WarPhaseOwner;

/* A step of a round. */
typedef struct
{
  char *id;
  char *name; /* "Movement" */
  WarPhaseOwner owner;
  GPtrArray *clauses; /* char: ids of what is to be remembered in it */
  GPtrArray *looked_up; /* char: of these, and of what else one needs on paper, in order */
} WarPhase;

/* What a unit on the table is marked with. */
typedef struct
{
  char *id;
  char *name; /* "Stunned" */
  char *clause; /* what it means; or NULL */
  char *of; /* ids of traits or categories of the only units that have the mark, for themselves or
             * whom they lead; or NULL */
  char *by; /* nobody has it where no unit or weapon has one of these traits; or NULL */
  gboolean has_no_token; /* one sees on the table that a unit has it */
  WarToken sign; /* as maps show it; WAR_N_TOKENS: they do not */
} WarMark;

#define WAR_MAX_PHASES 40
#define WAR_MAX_MARKS 16

/* Of one system, from data: immutable once built, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  GPtrArray *phases; /* WarPhase: of a round, in order; none: a side's turn is one step */
  GPtrArray *marks; /* WarMark; at most WAR_MAX_MARKS */
} WarRoutine;

WarRoutine *war_routine_new (void);
WarRoutine *war_routine_ref (WarRoutine *routine);
void war_routine_unref (WarRoutine *routine);

/* Look-ups by id: NULL if there is none. The result belongs to the routine. */
const WarPhase *war_routine_find_phase (const WarRoutine *routine, const char *id);
const WarMark *war_routine_find_mark (const WarRoutine *routine, const char *id, guint *index);

/* Whether a unit of the type may have the mark, or lead who has it. */
gboolean war_mark_is_of (const WarMark *mark, const WarUnitType *type, const WarRules *rules);

/* For its maker. */
WarPhase *war_phase_new (void);
WarMark *war_mark_new (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarRoutine, war_routine_unref)

G_END_DECLS
