/* start.h: how a unit of an operation begins that does not begin whole, or is not placed by hand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"
#include "engine/field/field.h"
#include "engine/rules/token.h"

G_BEGIN_DECLS

#define WAR_START_MAX_BASES 8
#define WAR_START_MAX_LEFT 100 /* of a base */
#define WAR_START_MAX_EXPERIENCE 1000

/* Where there is nothing of it the unit begins as all others do: whoever plays places it, whole. */
typedef struct
{
  gboolean is_placed; /* it stands on the field when the game begins, and nobody places it */
  /* The centre of its base; in a system whose units stand on several, the middle of their front
   * edge; on hexes the column and the row. */
  WarPosition at;
  WarHeading heading; /* 0 on hexes */
  gboolean is_column; /* its bases stand one behind the other, not side by side */
  guint marks; /* bits by WarToken, of those that its system knows at the beginning */
  guint n_bases; /* that are left; 0: it is whole */
  gint left[WAR_START_MAX_BASES]; /* of the strength of each, from the first rank on */
  gint experience; /* that it has earned before, where the rules know such */
  WarExtra *extra; /* or NULL */
} WarUnitStart;

/* On how many bases a whole unit of the type stands, and how much strength each of them has; 1: a
 * base is there, or not. */
guint war_unit_type_get_n_bases (const WarUnitType *type, const WarSystem *system);
gint war_unit_type_get_strength_of_base (const WarUnitType *type, const WarSystem *system);

WarUnitStart *war_unit_start_new (void);
WarUnitStart *war_unit_start_copy (const WarUnitStart *start);
void war_unit_start_free (WarUnitStart *start);

/* Whether it says nothing. */
gboolean war_unit_start_is_empty (const WarUnitStart *start);

/* Whether so much, on so many bases, can be left of a unit of the type. */
gboolean war_unit_start_is_possible (const WarUnitStart *start, const WarUnitType *type,
                                     const WarSystem *system);

/* FALSE: it is placed where the field is not. */
gboolean war_unit_start_is_on (const WarUnitStart *start, const WarField *field);

/* How much strength is left, and of how much. */
gint war_unit_start_get_left (const WarUnitStart *start, const WarUnitType *type,
                              const WarSystem *system);
gint war_unit_type_get_full_strength (const WarUnitType *type, const WarSystem *system);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarUnitStart, war_unit_start_free)

G_END_DECLS
