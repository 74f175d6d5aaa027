/* fields.c: what the numbers of the events of End of Empires 1914 are called in a log for programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/empires/private.h"
#include "text/game/fields-private.h"

static const char *const phases[] = { "setup",    "initiative", "a-moves", "b-shoots", "b-moves",
                                      "a-shoots", "melee",      "morale",  NULL };
static const char *const poses[]
  = { "line", "column", "about", "limbered", "unlimbered", "single", NULL };
static const char *const losses[]
  = { "fire", "melee", "overrun", "surrender", "left-field", "captured", "left-out", NULL };
static const char *const winners[] = { "none", "1", "2", "draw", NULL };

#define FORMATION WORD ("formation", poses)

const TextEventFields text_empires_fields[] = {
  [WAR_EMPIRES_EVENT_ROLLED] = { NULL, NULL, { SIDE } },
  [WAR_EMPIRES_EVENT_PLACED] = { "actor", NULL, { X, Y, HEADING, FORMATION } },
  [WAR_EMPIRES_EVENT_ROUND] = { NULL, NULL, { NUMBER ("round") }, 1 },
  [WAR_EMPIRES_EVENT_ORDER_OF_SIDES] = { NULL, NULL, { SIDE } },
  [WAR_EMPIRES_EVENT_PHASE] = { NULL, NULL, { WORD ("phase", phases), SIDE }, 3 },
  [WAR_EMPIRES_EVENT_MOVED]
  = { "actor", NULL, { X, Y, HEADING, NUMBER ("distance_mm100"), TEXT_BOUND_FIELDS } },
  [WAR_EMPIRES_EVENT_CHANGED] = { "actor", NULL, { FORMATION } },
  [WAR_EMPIRES_EVENT_MOUNTED] = { "actor", NULL, { FLAG ("dismounted") } },
  [WAR_EMPIRES_EVENT_BOARDED] = { "actor", "target" },
  [WAR_EMPIRES_EVENT_ALIGHTED] = { "actor", NULL, { X, Y, HEADING, FORMATION } },
  [WAR_EMPIRES_EVENT_LOAD] = { "actor", NULL, { NUMBER ("figures"), NUMBER ("left") } },
  [WAR_EMPIRES_EVENT_FORMED_UP] = { "actor", NULL, { X, Y, HEADING, FORMATION } },
  [WAR_EMPIRES_EVENT_LAY_DOWN] = { "actor" },
  [WAR_EMPIRES_EVENT_ROSE] = { "actor" },
  [WAR_EMPIRES_EVENT_FIRED] = { "actor", "target", { NUMBER ("hits"), FLAG ("moves") } },
  [WAR_EMPIRES_EVENT_EXPOSED] = { "actor", NULL, { NUMBER ("base") } },
  [WAR_EMPIRES_EVENT_HIT]
  = { "actor", NULL, { NUMBER ("figures"), NUMBER ("left") }, .is_loss = TRUE },
  [WAR_EMPIRES_EVENT_BASE_LOST]
  = { "actor", NULL, { NUMBER ("left"), NUMBER ("base") }, .is_loss = TRUE },
  [WAR_EMPIRES_EVENT_PINNED] = { "actor" },
  [WAR_EMPIRES_EVENT_UNPINNED] = { "actor" },
  [WAR_EMPIRES_EVENT_ENDANGERED] = { "actor", NULL, { FLAG ("hit") } },
  [WAR_EMPIRES_EVENT_DISPLACED] = { "actor", NULL, { X, Y } },
  [WAR_EMPIRES_EVENT_CHARGED] = { "actor", "target", { X, Y, HEADING } },
  [WAR_EMPIRES_EVENT_FOUGHT] = { "actor",
                                 "target",
                                 { NUMBER ("result"), NUMBER ("other_result"), NUMBER ("base"),
                                   NUMBER ("other_base"), NUMBER ("melee_round") } },
  [WAR_EMPIRES_EVENT_CUT_OFF] = { "actor", NULL, { FLAG ("surrenders") } },
  [WAR_EMPIRES_EVENT_MORALE] = { "actor", NULL, { NUMBER ("modifier"), FLAG ("retreats") } },
  [WAR_EMPIRES_EVENT_RETREATS] = { "actor", NULL, { NUMBER ("steps") } },
  [WAR_EMPIRES_EVENT_RETREATED] = { "actor", NULL, { X, Y, HEADING, NUMBER ("left") } },
  [WAR_EMPIRES_EVENT_RETREAT_ENDED] = { "actor" },
  [WAR_EMPIRES_EVENT_LOST] = { "actor", NULL, { WORD ("by", losses) }, .is_loss = TRUE },
  [WAR_EMPIRES_EVENT_POINTS] = { "actor",
                                 NULL,
                                 { SIDE, NUMBER ("change"), NUMBER ("points"), NUMBER ("place") },
                                 .is_score = TRUE },
  [WAR_EMPIRES_EVENT_OVER]
  = { NULL,
      NULL,
      { WORD ("winner", winners), NUMBER ("points_1"), NUMBER ("points_2"), FLAG ("broken") } },
};
