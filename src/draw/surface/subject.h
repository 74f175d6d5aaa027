/* subject.h: what sheets for the table are about
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/campaign/campaign.h"
#include "engine/game/play.h"
#include "engine/operation/operation.h"
#include "engine/tracker/routine.h"

G_BEGIN_DECLS

/* An army, an operation or a campaign, or nothing but a rule system. All are lent. */
typedef struct
{
  WarArmy *army; /* or NULL, as the next two */
  WarOperation *operation;
  WarCampaign *campaign;
  WarRules *rules; /* of the first of them that there is */
  const WarRoutine *routine; /* of the rules; or NULL */
  const WarSetup *setup; /* of a game of the operation, of which what is left of units is said; or
                            NULL */
  const WarState *state; /* how the game stands, as who looks at it may know it */
} DrawSubject;

G_END_DECLS
