/* playout.h: a battle that is played on in the mind
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/session.h"

G_BEGIN_DECLS

/* Whether battles can be played on from such views: the system's commander follows postures. */
gboolean war_playout_is_possible (const WarSetup *setup);

/* Whether there is anything in the view that its seat does not know. From such a one nobody plays
 * on: what is hidden would have to be invented. */
gboolean war_playout_has_gaps (const WarSetup *setup, const WarState *view);

/* From where, for whom, and how. Both sides play as the quick commander does, the seat's own in the
 * posture. */
typedef struct
{
  const WarSetup *setup;
  const WarState *view; /* the seat's, without gaps */
  gint seat;
  WarPosture posture;
  const WarOrder *first; /* given before all others; NULL: none */
  guint64 seed; /* of the dice, and of what is drawn among equally good orders */
  guint max_orders; /* it is broken off then; 0: it is played to its end */
  WarHaste *haste; /* if it is wanted, it is broken off; or NULL */
  guint *gone; /* one for each row of the pieces: 1 is added for each own piece on the field that
                * was gone before the side's next turn; or NULL */
} WarPlayoutPlan;

typedef struct
{
  gint winner; /* 1: the seat's side; −1: the other; 0: nobody, or nobody yet */
  gint balance; /* what the side has killed more than it has lost, by cost */
  guint n_orders;
  gboolean is_broken_off; /* by haste: it says nothing */
} WarPlayout;

WarPlayout war_playout_run (const WarPlayoutPlan *plan);

/* One number for it, in cost: what it counts for to win is far more than what is killed. */
#define WAR_PLAYOUT_VICTORY 1000
gint64 war_playout_rate (const WarPlayout *playout);

/* What an order costs about, in microseconds of a core on which such games have been measured: by
 * the pieces that are on the field, so that it is the same on every machine. */
guint war_playout_get_cost (const WarSetup *setup, const WarState *view);

/* The side of a seat, or WAR_NONE. */
gint war_playout_get_side (const WarSetup *setup, const WarState *view, gint seat);

G_END_DECLS
