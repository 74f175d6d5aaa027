/* fields.c: what the numbers of the events of Entrenched! are called in a log for programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/entrenched/private.h"
#include "text/game/fields-private.h"

static const char *const phases[]
  = { "setup", "response", "movement", "ranged", "melee", "morale", NULL };
static const char *const checks[] = { "none", "bog", "wire", "vault", "wade", NULL };
static const char *const losses[] = { "wounds", "gas", "morale", "left-out", NULL };
static const char *const edges[] = { "front", "right", "rear", "left", NULL };
static const char *const winners[] = { "none", "1", "2", "draw", NULL };

#define CONDITION ROW ("condition")
#define WEAPON NUMBER ("weapon")
#define HITS NUMBER ("hits")

const TextEventFields text_entrenched_fields[] = {
  [WAR_ENTRENCHED_EVENT_TIED] = { NULL, NULL, { { NULL } } },
  [WAR_ENTRENCHED_EVENT_ROLLED_OFF] = { NULL, NULL, { SIDE } },
  [WAR_ENTRENCHED_EVENT_FIRST] = { NULL, NULL, { SIDE } },
  [WAR_ENTRENCHED_EVENT_EDGE] = { NULL, NULL, { SIDE, FLAG ("exchanged") } },
  [WAR_ENTRENCHED_EVENT_WAVE] = { "actor", NULL, { NUMBER ("wave") } },
  [WAR_ENTRENCHED_EVENT_PLACED] = { "actor", NULL, { X, Y, HEADING, FLAG ("arrives") } },
  [WAR_ENTRENCHED_EVENT_LEFT_OUT] = { "actor", NULL, { FLAG ("waits") } },
  [WAR_ENTRENCHED_EVENT_ROUND] = { NULL, NULL, { NUMBER ("round") }, 1 },
  [WAR_ENTRENCHED_EVENT_TURN] = { NULL, NULL, { SIDE, NUMBER ("turn") }, 2 },
  [WAR_ENTRENCHED_EVENT_PHASE] = { NULL, NULL, { WORD ("phase", phases) }, 3 },
  [WAR_ENTRENCHED_EVENT_RESPONDED] = { "actor", NULL, { FLAG ("active"), NUMBER ("command") } },
  [WAR_ENTRENCHED_EVENT_RAN] = { "actor", NULL, { NUMBER ("extra_mm100") } },
  [WAR_ENTRENCHED_EVENT_MOVED]
  = { "actor", "target", { X, Y, HEADING, NUMBER ("distance_mm100"), TEXT_BOUND_FIELDS } },
  [WAR_ENTRENCHED_EVENT_FELL_BACK]
  = { "actor", "target", { X, Y, HEADING, NUMBER ("distance_mm100"), TEXT_BOUND_FIELDS } },
  [WAR_ENTRENCHED_EVENT_CHECKED]
  = { "actor", "feature", { WORD ("check", checks), FLAG ("passed") } },
  [WAR_ENTRENCHED_EVENT_ENTERED] = { "actor", "feature", { { NULL } } },
  [WAR_ENTRENCHED_EVENT_FIRED] = { "actor", "target", { WEAPON, HITS, FLAG ("counter_fire") } },
  [WAR_ENTRENCHED_EVENT_SHELLED] = { "actor", NULL, { WEAPON, X, Y, HITS } },
  [WAR_ENTRENCHED_EVENT_SAVED] = { "actor", NULL, { HITS, NUMBER ("saves"), NUMBER ("cover") } },
  [WAR_ENTRENCHED_EVENT_WOUNDED]
  = { "actor", NULL, { NUMBER ("wounds"), NUMBER ("left") }, .is_loss = TRUE },
  [WAR_ENTRENCHED_EVENT_KILLED] = { "actor", "target", { WORD ("by", losses) }, .is_loss = TRUE },
  [WAR_ENTRENCHED_EVENT_SUPPRESSED] = { "actor" },
  [WAR_ENTRENCHED_EVENT_RELEASED] = { "actor", "target", { WEAPON, X, Y, HEADING } },
  [WAR_ENTRENCHED_EVENT_DRIFTED] = { "actor", NULL, { X, Y } },
  [WAR_ENTRENCHED_EVENT_CLOUD_GONE] = { "actor" },
  [WAR_ENTRENCHED_EVENT_GASSED] = { "actor", "target", { FLAG ("safe"), NUMBER ("command") } },
  [WAR_ENTRENCHED_EVENT_STUNNED] = { "actor" },
  [WAR_ENTRENCHED_EVENT_CHARGED] = { "actor", "target", { WEAPON } },
  [WAR_ENTRENCHED_EVENT_HELD_FIRE] = { "actor", "target", { { NULL } } },
  [WAR_ENTRENCHED_EVENT_CONTACT] = { "actor", "target", { WORD ("edge", edges), X, Y, HEADING } },
  [WAR_ENTRENCHED_EVENT_CHARGE_FAILED] = { "actor", "target", { { NULL } } },
  [WAR_ENTRENCHED_EVENT_STRUCK]
  = { "actor", "target", { WEAPON, HITS, WORD ("edge", edges), FLAG ("back") } },
  [WAR_ENTRENCHED_EVENT_WAITED] = { "actor", "target", { { NULL } } },
  [WAR_ENTRENCHED_EVENT_MORALE]
  = { "actor", NULL, { FLAG ("stays"), NUMBER ("command"), NUMBER ("bravery_left") } },
  [WAR_ENTRENCHED_EVENT_SCORED] = { "actor", NULL, { SIDE, NUMBER ("points") }, .is_score = TRUE },
  [WAR_ENTRENCHED_EVENT_TAKEN] = { "actor", "target", { { NULL } }, .is_score = TRUE },
  [WAR_ENTRENCHED_EVENT_DROPPED] = { "actor", "target", { X, Y } },
  [WAR_ENTRENCHED_EVENT_TAKEN_UP] = { "actor", "target", { { NULL } } },
  [WAR_ENTRENCHED_EVENT_DELIVERED] = { "actor", "target", { { NULL } }, .is_score = TRUE },
  [WAR_ENTRENCHED_EVENT_WAVE_COMES] = { NULL, NULL, { SIDE, NUMBER ("wave") } },
  [WAR_ENTRENCHED_EVENT_RESERVES_COME] = { NULL, NULL, { SIDE, NUMBER ("units") } },
  [WAR_ENTRENCHED_EVENT_LIES] = { "actor", .is_loss = TRUE },
  [WAR_ENTRENCHED_EVENT_DIED] = { "actor", .is_loss = TRUE },
  [WAR_ENTRENCHED_EVENT_CARED] = { "actor", NULL, { FLAG ("recovered") } },
  [WAR_ENTRENCHED_EVENT_HELD]
  = { "actor", NULL, { SIDE, CONDITION, NUMBER ("turns"), NUMBER ("needed") }, .is_score = TRUE },
  [WAR_ENTRENCHED_EVENT_OVER] = { NULL, NULL, { WORD ("winner", winners), CONDITION } },
};
