/* reach.h: how far somebody may go, heading by heading
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/foresight.h"

G_BEGIN_DECLS

#define WAR_REACH_MAX_HEADINGS 512
#define WAR_REACH_MAX_CHECKS 4

/* From here on the way hangs on a roll. */
typedef struct
{
  WarLength distance; /* or WAR_FORESEEN_AT_ONCE */
  WarProbability chance; /* that it is passed, by itself */
} WarReachCheck;

/* What is allowed along one heading. */
typedef struct
{
  WarHeading heading;
  gboolean is_known; /* the rest has been found */
  WarDomain distances; /* without ranges: there is no way */
  guint n_checks;
  WarReachCheck checks[WAR_REACH_MAX_CHECKS]; /* the first ones on the way to its end */
} WarReachRay;

/* The reach of an actor. It is found little by little, so that nobody has to wait for it: the
 * coarse shape of it first. All but the rays is private. A value; large: keep it off stacks. */
typedef struct
{
  guint n_rays;
  WarReachRay rays[WAR_REACH_MAX_HEADINGS]; /* headings ascend */
  guint n_known;

  WarOrder order; /* begun: what comes before the heading is chosen */
  WarOption option;
  guint argument; /* the heading's, or that of an angle */
  gboolean is_leg; /* an angle */
  WarHeading facing; /* from which it counts; or 0 */
  guint next; /* in the order of finding */
  WarForesight foresight;
} WarReach;

void war_reach_init (WarReach *reach);
void war_reach_clear (WarReach *reach);

/* Begins the reach of an option whose orders have a way: a heading or an angle, and how far.
 * `begun` has the seat, and the arguments before the heading. Of the headings that are offered it
 * takes n_headings, spread evenly, or all if they are not more. FALSE: the option has no way, or no
 * heading. */
gboolean war_play_begin_reach (const WarSetup *setup, const WarState *view, const WarOption *option,
                               const WarOrder *begun, guint n_headings, WarReach *reach);

/* Goes on with it in the same view for so many microseconds, but for one heading at least. TRUE
 * when all are known. */
gboolean war_play_reach (const WarSetup *setup, const WarState *view, gint64 budget,
                         WarReach *reach);

G_END_DECLS
