/* formation.h: pieces that stand in ranks
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* How the bases of a formation stand. Systems may have shapes of their own past these. */
typedef enum
{
  WAR_FORMATION_LINE, /* side by side, all fronts on one line */
  WAR_FORMATION_COLUMN, /* one behind the other */
  WAR_FORMATION_SHAPES,
} WarFormationShape;

/* Where the base of that rank of n_bases stands, for a formation's cells: the middle of the front
 * edge and the heading are the formation's, ranks count from the left, or from the front. All bases
 * are alike. */
void war_formation_get_pose (const gint32 *formation, guint rank, guint n_bases, WarLength width,
                             WarLength depth, WarPosition *centre, WarHeading *heading);

/* Counts the formation's pieces that are on the field. */
guint war_formation_count (const WarSetup *setup, const WarState *state, guint formation);

/* Sets the pieces of the formation to where its shape and pose put them, closing ranks: after
 * every change of the formation, as its bases follow from it. */
void war_formation_place (const WarSetup *setup, WarState *state, guint formation, WarLength width,
                          WarLength depth);

G_END_DECLS
