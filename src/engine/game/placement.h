/* placement.h: units put where somebody has seen them stand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"
#include "engine/operation/tag.h"

G_BEGIN_DECLS

/* A base that was seen. */
typedef struct
{
  WarTagged tagged;
  WarPosition at; /* its centre */
  WarHeading heading;
} WarSeenBase;

/* Why a unit that was seen is not put there. */
typedef enum
{
  WAR_PLACEMENT_INCOMPLETE, /* only n_seen of its n_bases are seen */
  WAR_PLACEMENT_SCATTERED, /* its bases stand neither side by side nor one behind the other */
  WAR_PLACEMENT_LOST, /* it is gone in the game */
  WAR_PLACEMENT_OUTSIDE, /* not wholly on the field */
  WAR_PLACEMENT_BARRED, /* where its type never stands */
  WAR_PLACEMENT_TAKEN, /* on the piece of the row other */
} WarPlacementFaultKind;

typedef struct
{
  WarPlacementFaultKind kind;
  gint row; /* its first piece */
  guint n_seen, n_bases;
  gint other;
} WarPlacementFault;

/* Bases that are seen to reach no deeper than that into each other, or over the edge, touch. */
#define WAR_PLACEMENT_SLACK (2 * WAR_MILLIMETRE)

/* Puts the units of a game whose system says how units start where their bases were seen, all that
 * can be, and adds a WarPlacementFault for each other one, which stays as it was. Sets the bits of
 * those that are put: of as many rows as there are pieces. */
void war_placement_put (const WarSetup *setup, WarState *state, const GArray *seen,
                        gboolean *is_put, GArray *faults);

/* The first piece of a unit of the operation. WAR_NONE: the system has no pieces of it. */
gint war_placement_find_row (const WarSetup *setup, const WarTagged *tagged);

G_END_DECLS
