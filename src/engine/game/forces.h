/* forces.h: the units of an operation, one by one, as a system plays them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/namesake.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* A unit as the operation lists it. */
typedef struct
{
  guint type; /* its place among the types */
  gint side; /* 0, 1 */
  gint wave; /* from 1; 0: to be chosen */
  gint arrives; /* reserves: the round; 0: they are none */
  const WarZone *zone; /* reserves: where they come, before edges are chosen; NULL: at the edge */
  WarFieldEdge edge;
  const char *name; /* or NULL */
  const WarForceEntry *entry; /* of which it is the nth, from 0 */
  guint nth;
  WarNamesake namesake;
} WarForceUnit;

/* The units of side 1, then those of side 2, an array of WarForceUnit, to free; and the types that
 * they have, WarUnitTypes, each once, which are added to an array that is empty. Adds a
 * WarSetupFault for a side that has none, for reserves that have no place, if the system knows
 * reserves, for types that have no base that stands on a table, and where there are more than so
 * many units of both sides together: then it lists no more than one of these. */
GArray *war_forces_list (const WarOperation *operation, guint most, GPtrArray *types,
                         GArray *faults);

/* Whether units come at the same time, to the same place. */
gboolean war_force_units_come_together (const WarForceUnit *a, const WarForceUnit *b);

G_END_DECLS
