/* reference-private.h: rules to look up, on printed sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/flow-private.h"
#include "engine/operation/operation.h"
#include "engine/tracker/routine.h"
#include "text/game/chart.h"

G_BEGIN_DECLS

/* A name, and what is said of it beside it. */
typedef struct
{
  char *name, *text;
} DrawPair;

/* Of DrawPair, which it owns. */
GPtrArray *draw_pairs_new (void);

/* Adds a name with its text, in paragraphs if it is long, of which only the first has the name: so
 * columns and pages may end in it. */
void draw_pairs_add (GPtrArray *pairs, const char *name, const char *text);

/* Each adds to them, with what is so in an operation, where there is one (else NULL). The steps of
 * a turn with what is to be remembered in each: */
void draw_pairs_add_turn (GPtrArray *pairs, const WarRoutine *routine, const WarRules *rules,
                          const WarOperation *operation);

/* the clauses that one looks up in a step, by their numbers; of a step that goes like an earlier
 * one only which, without a number; */
void draw_pairs_add_phase (GPtrArray *pairs, const WarRoutine *routine, guint phase,
                           const WarRules *rules, const WarOperation *operation);

/* what the terrain of the field does, and single features that do something else: */
void draw_pairs_add_terrain (GPtrArray *pairs, const WarField *field, const WarRules *rules);

/* all terrain that does something; what units are marked with, or may be in an operation, if there
 * is one; the numbers that have names: */
void draw_pairs_add_all_terrain (GPtrArray *pairs, const WarRules *rules);
void draw_pairs_add_marks (GPtrArray *pairs, const WarRoutine *routine, const WarRules *rules,
                           const WarOperation *operation);
void draw_pairs_add_numbers (GPtrArray *pairs, const WarRules *rules,
                             const WarOperation *operation);

/* the boxes of a row of the chart, by the columns that have them: */
void draw_pairs_add_chart (GPtrArray *pairs, const TextChart *chart, guint row);

/* the clauses of a chapter, or those that an operation has a use for, and which amendments hold in
 * it; operation: or NULL; chapter: NULL: those of none: */
void draw_pairs_add_clauses (GPtrArray *pairs, const WarChapter *chapter, const WarRules *rules,
                             const WarOperation *operation);

/* what traits (WarTrait) do. */
void draw_pairs_add_traits (GPtrArray *pairs, const GPtrArray *traits, const WarRules *rules,
                            const WarOperation *operation);

/* Whether anybody may have the mark in the operation, or NULL. */
gboolean draw_mark_is_used (const WarMark *mark, const WarOperation *operation);

double draw_pair_block (const DrawPen *pen, const DrawBlock *block, double y);

G_END_DECLS
