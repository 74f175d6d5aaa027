/* fields.c: what the numbers of the events of Trench Raider are called in a log for programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/fields-private.h"
#include "text/raider/private.h"

static const char *const phases[] = { "german-set-up",
                                      "french-set-up",
                                      "misfortunes",
                                      "gas",
                                      "bombardment",
                                      "moves",
                                      "return-fire",
                                      "combat",
                                      "morale",
                                      "reinforcements",
                                      "new-units",
                                      "counter-bombardment",
                                      "counter-moves",
                                      "counter-fire",
                                      "counter-combat",
                                      "counter-morale",
                                      NULL };
static const char *const misfortunes[]
  = { "none",       "guns-fall-short", "fog",  "mud",    "jam",      "runner-lost", "rum",
      "wind-turns", "roads-shelled",   "duds", "sniper", "reserves", NULL };
static const char *const winds[] = { "left", "right", "rear", "front", "rain", NULL };
static const char *const movers[] = { "regiment", "others", "vehicle", "regulars", "elite", NULL };
static const char *const losses[] = { "none", "killed", "captured", "crashed", NULL };
static const char *const causes[]
  = { "shot",        "shell",    "gas",  "combat", "flame",     "explosion", "grenade",
      "destruction", "strafing", "bomb", "sniper", "surrender", NULL };
static const char *const grenades[] = { "misses", "kills-all", "kills-one", NULL };
static const char *const claims[] = { "hole", "bunker", "trench", NULL };
static const char *const return_shots[] = { "no-effect", "breaks-off", "crashes", NULL };
static const char *const bombs[] = { "missed", "shot-down", "destroyed", NULL };
static const char *const dogfights[] = { "another-run", "driven-off", "shot-down", NULL };
static const char *const winners[] = { "none", "1", "2", "draw", NULL };
static const char *const ends[] = { "none", "captured", "losses", "dark", NULL };

#define REGIMENT NUMBER ("regiment")
#define BUNKER NUMBER ("bunker")

const TextEventFields text_raider_fields[] = {
  [WAR_RAIDER_EVENT_ROUND] = { NULL, NULL, { NUMBER ("round") }, 1 },
  [WAR_RAIDER_EVENT_PHASE] = { NULL, NULL, { WORD ("phase", phases) }, 3 },
  [WAR_RAIDER_EVENT_PLACED] = { "actor", NULL, { X, Y, HEADING } },
  [WAR_RAIDER_EVENT_LUCK] = { NULL, NULL, { FLAG ("misfortune") } },
  [WAR_RAIDER_EVENT_MISFORTUNE] = { NULL, NULL, { WORD ("misfortune", misfortunes) } },
  [WAR_RAIDER_EVENT_MEANT] = { "actor", NULL, { SIDE, REGIMENT } },
  [WAR_RAIDER_EVENT_WIND] = { NULL, NULL, { WORD ("wind", winds), FLAG ("new") } },
  [WAR_RAIDER_EVENT_GAS_ROLL] = { NULL, NULL, { SIDE, FLAG ("may_make") } },
  [WAR_RAIDER_EVENT_CLOUD] = { NULL, NULL, { X, Y, SIDE, FLAG ("off_field") } },
  [WAR_RAIDER_EVENT_DRIFTED] = { NULL, NULL, { X, Y, FLAG ("gone") } },
  [WAR_RAIDER_EVENT_GASSED] = { "actor", NULL, { FLAG ("dies"), BUNKER } },
  [WAR_RAIDER_EVENT_PINNED] = { "actor", NULL, { FLAG ("pinned") } },
  [WAR_RAIDER_EVENT_SHELLS] = { "actor", NULL, { NUMBER ("shells"), SIDE } },
  [WAR_RAIDER_EVENT_SHELL] = { NULL, NULL, { X, Y, FLAG ("large"), FLAG ("off_field") } },
  [WAR_RAIDER_EVENT_DUD] = { NULL, NULL, { FLAG ("fails") } },
  [WAR_RAIDER_EVENT_ROLLED]
  = { "actor", NULL, { WORD ("movers", movers), REGIMENT, NUMBER ("inches_mm100") } },
  [WAR_RAIDER_EVENT_MOVED] = { "actor", NULL, { X, Y, TEXT_BOUND_FIELDS, FLAG ("contact") } },
  [WAR_RAIDER_EVENT_DROVE] = { "actor", NULL, { X, Y, HEADING, TEXT_BOUND_FIELDS } },
  [WAR_RAIDER_EVENT_STEPPED_ASIDE] = { "actor", "target", { X, Y } },
  [WAR_RAIDER_EVENT_GAP] = { "actor", NULL, { X, Y, NUMBER ("width_mm100") } },
  [WAR_RAIDER_EVENT_FASCINE] = { "actor", NULL, { X, Y, NUMBER ("width_mm100") } },
  [WAR_RAIDER_EVENT_CUT] = { "actor", NULL, { NUMBER ("men"), FLAG ("through") } },
  [WAR_RAIDER_EVENT_ENTERED] = { "actor", NULL, { BUNKER } },
  [WAR_RAIDER_EVENT_LEFT] = { "actor", NULL, { BUNKER, X, Y } },
  [WAR_RAIDER_EVENT_FIRED]
  = { "actor", "target", { NUMBER ("weapon"), NUMBER ("hits"), FLAG ("covered") } },
  [WAR_RAIDER_EVENT_GRENADE] = { "actor", NULL, { BUNKER, WORD ("effect", grenades) } },
  [WAR_RAIDER_EVENT_FLAMED] = { "actor", NULL, { HEADING } },
  [WAR_RAIDER_EVENT_FLAME_DIE] = { "actor", NULL, { FLAG ("explodes") } },
  [WAR_RAIDER_EVENT_SAVED] = { "actor", NULL, { FLAG ("saved") } },
  [WAR_RAIDER_EVENT_INSTEAD] = { "actor", "target" },
  [WAR_RAIDER_EVENT_LOST]
  = { "actor", NULL, { WORD ("loss", losses), WORD ("by", causes) }, .is_loss = TRUE },
  [WAR_RAIDER_EVENT_DESTROYED] = { NULL, NULL, { BUNKER } },
  [WAR_RAIDER_EVENT_TAKEN] = { NULL, NULL, { BUNKER, REGIMENT, NUMBER ("reinforcement_dice") } },
  [WAR_RAIDER_EVENT_FIGHT] = { "actor",
                               "target",
                               { NUMBER ("french_result"),
                                 NUMBER ("german_result"),
                                 NUMBER ("french_men"),
                                 NUMBER ("german_men"),
                                 { "loser", TEXT_FIELD_SIDE, NULL } } },
  [WAR_RAIDER_EVENT_MORALE]
  = { "leader", NULL, { REGIMENT, NUMBER ("men"), NUMBER ("modifier"), FLAG ("breaks") } },
  [WAR_RAIDER_EVENT_BROKE] = { "actor", NULL },
  [WAR_RAIDER_EVENT_LINE]
  = { NULL, NULL, { NUMBER ("line"), FLAG ("captured") }, .is_score = TRUE },
  [WAR_RAIDER_EVENT_COUNTER_ATTACK] = { "actor", NULL, { NUMBER ("line") } },
  [WAR_RAIDER_EVENT_LEADER] = { "actor", NULL },
  [WAR_RAIDER_EVENT_CLAIM]
  = { NULL, NULL, { REGIMENT, WORD ("for", claims), NUMBER ("reinforcement_dice") } },
  [WAR_RAIDER_EVENT_REINFORCED] = { "leader", NULL, { REGIMENT, NUMBER ("men"), NUMBER ("dead") } },
  [WAR_RAIDER_EVENT_HEAVY] = { NULL, NULL, { FLAG ("left") } },
  [WAR_RAIDER_EVENT_DREW] = { NULL, NULL, { ROW ("type"), NUMBER ("units") } },
  [WAR_RAIDER_EVENT_JOINED] = { "actor", NULL, { REGIMENT } },
  [WAR_RAIDER_EVENT_RUN] = { "actor", "target", { X, Y, HEADING } },
  [WAR_RAIDER_EVENT_INTERCEPTION] = { NULL, NULL, { NUMBER ("meet"), NUMBER ("lost") } },
  [WAR_RAIDER_EVENT_DOGFIGHT] = { "actor", "target", { WORD ("effect", dogfights) } },
  [WAR_RAIDER_EVENT_STRAFED] = { "actor", NULL, { FLAG ("dies"), FLAG ("hits_back") } },
  [WAR_RAIDER_EVENT_RETURN_SHOT] = { "actor", NULL, { WORD ("effect", return_shots) } },
  [WAR_RAIDER_EVENT_BOMBED] = { "actor", "target", { WORD ("effect", bombs) } },
  [WAR_RAIDER_EVENT_FLEW_OFF] = { "actor", NULL, { FLAG ("for_good") } },
  [WAR_RAIDER_EVENT_OVER] = { NULL, NULL, { WORD ("winner", winners), WORD ("end", ends) } },
};
