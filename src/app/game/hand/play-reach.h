/* play-reach.h: how far a chosen unit may go, and whom it may attack
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/hand/play.h"
#include "engine/game/reach.h"

G_BEGIN_DECLS

/* A piece that the chosen unit may do something to. */
typedef struct
{
  gint row;
  gboolean is_foreseen; /* loss says what, by the first order that comes to mind */
  WarForeseenLoss loss;
} DuckPlayTarget;

/* A hex that the hand may name. */
typedef struct
{
  gint32 hex;
  double left; /* the part of its move that the unit would have left there; 0 to 1 */
} DuckPlayHex;

/* Of hexes about which nothing of the kind is known. */
#define DUCK_PLAY_HEX_LEFT 0.5

#define DUCK_TYPE_PLAY_REACH (duck_play_reach_get_type ())
G_DECLARE_FINAL_TYPE (DuckPlayReach, duck_play_reach, DUCK, PLAY_REACH, GObject)

/* All are found a little at a time while there is nothing else to do, so that nobody has to wait.
 * Signal "changed": more is known, or all is another. */
DuckPlayReach *duck_play_reach_new (DuckPlay *play);

/* The way of the hand, all headings of it; lent; NULL: it has none, or it is not known yet. */
const WarReach *duck_play_reach_get_ways (DuckPlayReach *self);

/* Where it begins. */
WarPosition duck_play_reach_get_from (DuckPlayReach *self);

/* DuckPlayTarget, in the order of their rows. */
const GArray *duck_play_reach_get_targets (DuckPlayReach *self);
gboolean duck_play_reach_is_target (DuckPlayReach *self, gint row);

/* Whether it is known that nothing can come of what may be done to it. */
gboolean duck_play_target_is_hopeless (const DuckPlayTarget *target);
gboolean duck_play_reach_is_hopeless (DuckPlayReach *self, gint row);

/* What drifts when the step ends, and over whom; lent; NULL: nothing does, or it cannot end now. */
const WarForesight *duck_play_reach_get_ending (DuckPlayReach *self);

/* DuckPlayHex, in the order of their numbers. */
const GArray *duck_play_reach_get_hexes (DuckPlayReach *self);

G_END_DECLS
