/* reading.h: what tags that somebody has seen on a real table say of a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/placement.h"

G_BEGIN_DECLS

/* What is to be said of a table. */
typedef enum
{
  WAR_FINDING_FOREIGN, /* n tags are none of the operation */
  WAR_FINDING_DOUBLED, /* the tag lies at more than one place, and its unit is left out */
  WAR_FINDING_LEFT_OUT, /* the unit cannot be put there: fault */
  WAR_FINDING_PLACE, /* by order and refusal nobody may place it there when the game begins */
  WAR_FINDING_WAY, /* by order and refusal it may not go there from where it was */
  WAR_FINDING_MOVED, /* it has gone so far, and may have */
  WAR_FINDING_MISSING, /* it should stand somewhere, and is not seen */
} WarFindingKind;

typedef struct
{
  WarFindingKind kind;
  guint n; /* tags */
  WarTagged tagged; /* of DOUBLED */
  gint row; /* the unit's first piece; WAR_NONE: it has none, or it is of no unit */
  WarPlacementFault fault;
  WarLength length; /* how far it has gone */
  WarOrder order;
  WarRefusal refusal;
  WarState *state; /* in which the order is refused; or NULL */
} WarFinding;

/* What is read of a table: first each tag, then what they say together. */
typedef struct
{
  const WarSetup *setup; /* lent */
  gboolean is_game; /* it goes on from before; else it is about to begin */
  WarState *before;
  WarState *view; /* with the units where they were seen */
  GArray *seen; /* WarSeenBase: all that are there once */
  GArray *doubles; /* WarSeenBase: each place of those that are there more than once */
  GArray *findings; /* WarFinding, those that are wrong first; then who has moved, who is missing */
  gboolean *is_put, *is_seen; /* by row of the pieces */
  guint n_put; /* units that stand where they were seen */
  guint n_expected; /* and those that could stand on the table */
  double scale; /* how large the tags are, of what is printed; 0: nobody knows */
  /* While it is being read. */
  GArray *scales; /* double */
  guint n_foreign;
} WarReading;

/* before: as the game is by now, for whoever looks at it; taken over. */
WarReading *war_reading_new (const WarSetup *setup, WarState *before, gboolean is_game);
void war_reading_free (WarReading *reading);

/* A tag that was seen at a place, whose black square has such an edge. Those of one number come one
 * after the other. */
void war_reading_add (WarReading *reading, guint id, WarPosition at, WarHeading heading,
                      WarLength edge, gboolean is_doubled);

/* There are no more: puts the units where they were seen, and asks the rules. */
void war_reading_finish (WarReading *reading);

/* Whether a finding says that something is not as it should be. */
gboolean war_finding_is_wrong (const WarFinding *finding);

/* Tags that are printed too large or too small are so far off, or the corners are. */
#define WAR_READING_SCALE_SLACK 0.05

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarReading, war_reading_free)

G_END_DECLS
