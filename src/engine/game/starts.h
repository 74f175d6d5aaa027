/* starts.h: units of an operation that stand on the field when a game begins, or have lost before
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* What a system says about how its units begin. */
struct _WarStarts
{
  /* The entry of the operation that the unit of the piece is of, and as the how manieth, from 0;
   * NULL: of none, as it came in the course of the game, or is no unit. */
  const WarForceEntry *(*get_entry) (const WarSetup *setup, guint row, guint *n);

  guint left; /* column of the pieces: how much strength a base has; 0: there is none such */
  gboolean counts_lost; /* it says how much a base has lost instead */
  guint experience; /* column of the pieces: what a unit has earned; 0: there is none such */
  guint wave; /* column of the pieces: in which its unit comes; 0: there is none such */
  const WarTokenColumn *marks; /* those of WarSystem.start_marks; n_marks of them: of the pieces or,
                                  where units stand in ranks, of the formations */
  guint n_marks;

  /* The number, from 1, of the group that the unit of the piece is in, where the operation says
   * nothing of groups; 0: it is in none. NULL: groups are nothing but names. */
  gint (*get_group) (const WarSetup *setup, guint row);

  /* Whether a piece that is away, or there, is of a unit that an operation which goes on from here
   * has. NULL: all that are not gone are. */
  gboolean (*is_kept) (const WarSetup *setup, const WarState *state, guint row);

  /* Whether a piece stands where its type never may. */
  gboolean (*is_barred) (const WarSetup *setup, const WarState *state, guint row);

  /* Whether two pieces, of two units, may stand on each other. NULL: none may. */
  gboolean (*may_share) (const WarSetup *setup, guint row, guint other);

  /* Changes an operation that goes on from the view where its field, or where units come, is
   * another than it was, as after a choice of edges. May be NULL. */
  void (*turn_field) (const WarSetup *setup, const WarState *view, WarOperation *operation);
};

/* How the unit of the piece begins; NULL: as most do. */
const WarUnitStart *war_starts_find (const WarSetup *setup, guint row);

/* Whether it stands on the field when the game begins. */
gboolean war_starts_is_placed (const WarSetup *setup, guint row);
gboolean war_starts_has_placed (const WarOperation *operation);

/* For a system's begin(): a new unit of one base that is not on the field yet has what it has left,
 * and stands where it begins, if it does. TRUE: it does. */
gboolean war_starts_put (const WarSetup *setup, WarState *state, guint row);

/* Likewise what a piece has left, and what a row of the pieces or formations is marked with. */
void war_starts_set_left (const WarSetup *setup, gint32 *piece, gint left);
void war_starts_set_marks (const WarSetup *setup, gint32 *cells, guint marks);

/* The other way round: how the unit of the first piece would have to begin to be as it is in the
 * view. Where its bases do not stand in a shape that an operation can name, it is not placed. */
void war_starts_take (const WarSetup *setup, const WarState *view, guint row, WarUnitStart *start);

/* Each adds a WarSetupFault for what cannot be: before the operation is prepared, and then. */
void war_starts_check_forces (const WarOperation *operation, GArray *faults);
void war_starts_check_places (const WarSetup *setup, GArray *faults);

G_END_DECLS
