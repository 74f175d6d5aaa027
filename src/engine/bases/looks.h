/* looks.h: sights between bases that were looked at before
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"
#include "engine/ground/sight.h"

G_BEGIN_DECLS

#define WAR_LOOKS_MAX 256 /* that are remembered; a power of two */

/* What was seen, of one thread. Where bases do not block sight, and the ground does not change, it
 * never comes out otherwise: it tells nothing about a game. */
typedef struct
{
  struct
  {
    WarBase from, to; /* without width: none yet */
    WarSight sight;
  } items[WAR_LOOKS_MAX]; /* placed by where they are from and to */
} WarLooks;

/* war_sight_look() in the scene, which is always the same one, but for its scratch. */
WarSight war_looks_look (WarLooks *looks, const WarSightScene *scene, const WarBase *from,
                         const WarBase *to);

/* Adds all lines of a sight from the one base to the other to what is foreseen; or the one line to
 * a position, as it is in the scene. */
void war_sight_foresee (const WarSight *sight, const WarBase *from, const WarBase *to,
                        WarForesight *foresight);
void war_sight_foresee_line (const WarSightScene *scene, const WarBase *from, WarPosition position,
                             WarForesight *foresight);

G_END_DECLS
