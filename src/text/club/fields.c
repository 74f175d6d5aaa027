/* fields.c: what the numbers of the events of Trench Club are called in a log for programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/club/private.h"
#include "text/fields-private.h"

static const char *const phases[]
  = { "deal", "armies", "placing", "moves", "attacks", "fights", "money", NULL };
static const char *const rows[]
  = { "none", "truck", "foot-soldier", "artillery", "armour", "fighter", "anti-aircraft", NULL };
static const char *const winners[] = { "none", "1", "2", "draw", NULL };
static const char *const ends[] = { "forts", "units", "rounds", "gave-up", NULL };
static const char *const deeds[] = {
  [WAR_CLUB_DEED_TAKES_FORT] = "takes-fort",
  [WAR_CLUB_DEED_HINDERED] = "hindered",
  [WAR_CLUB_DEED_TO_ENTRANCE] = "to-entrance",
  [WAR_CLUB_DEED_TO_REPAIR] = "to-repair",
  [WAR_CLUB_DEED_INTO_FORT] = "into-fort",
  [WAR_CLUB_DEED_STAYS_IN_FORT] = "stays-in-fort",
  [WAR_CLUB_DEED_HEALS] = "heals",
  [WAR_CLUB_DEED_TO_PATIENT] = "to-patient",
  [WAR_CLUB_DEED_COMES_TO_MEDIC] = "comes-to-medic",
  [WAR_CLUB_DEED_AVOIDS] = "avoids",
  [WAR_CLUB_DEED_KEEPS_AWAY] = "keeps-away",
  [WAR_CLUB_DEED_GOES] = "goes",
  [WAR_CLUB_DEED_IS_THERE] = "is-there",
  [WAR_CLUB_DEED_CARRIES] = "carries",
  [WAR_CLUB_DEED_ATTACKS] = "attacks",
  [WAR_CLUB_DEED_TOWARDS_FIRST] = "towards-first",
  [WAR_CLUB_DEED_NOTHING] = "nothing",
  [WAR_CLUB_DEED_LEAVES] = "leaves",
  [WAR_CLUB_DEED_NAMES] = "names",
  [WAR_CLUB_N_DEEDS] = NULL,
};
static const char *const unrepaired[] = {
  [WAR_CLUB_UNREPAIRED_NO_FORT] = "no-fort",
  [WAR_CLUB_UNREPAIRED_NO_WAY] = "no-way",
  [WAR_CLUB_N_UNREPAIRED] = NULL,
};
static const char *const priorities[] = {
  [WAR_CLUB_PRIORITY_ONLY] = "only",
  [WAR_CLUB_PRIORITY_NEARLY_DESTROYED] = "nearly-destroyed",
  [WAR_CLUB_PRIORITY_CLOSEST] = "closest",
  [WAR_CLUB_PRIORITY_HIGHEST_HIT] = "highest-hit",
  [WAR_CLUB_PRIORITY_LOWEST_HIT] = "lowest-hit",
  [WAR_CLUB_PRIORITY_MOST_EXPERIENCED] = "most-experienced",
  [WAR_CLUB_PRIORITY_LEAST_EXPERIENCED] = "least-experienced",
  [WAR_CLUB_PRIORITY_NOT_HIT_BACK] = "not-hit-back",
  [WAR_CLUB_PRIORITY_NEAREST] = "nearest",
  [WAR_CLUB_PRIORITY_ODDS] = "odds",
  [WAR_CLUB_PRIORITY_FEWEST_ENEMIES] = "fewest-enemies",
  [WAR_CLUB_PRIORITY_FARTHEST] = "farthest",
  [WAR_CLUB_PRIORITY_TERRAIN] = "terrain",
  [WAR_CLUB_PRIORITY_SHORTEST] = "shortest",
  [WAR_CLUB_PRIORITY_NUMBER] = "number",
  [WAR_CLUB_PRIORITY_MOST_DAMAGED] = "most-damaged",
  [WAR_CLUB_N_PRIORITIES] = NULL,
};

#define HEX NUMBER ("hex")
#define WISH \
  { \
    "actor", NULL, \
    { \
      NUMBER ("seat"), NUMBER ("type"), NUMBER ("fort_hex"), NUMBER ("price") \
    } \
  }
#define BY WORD ("priority", priorities)

const TextEventFields text_club_fields[] = {
  [WAR_CLUB_EVENT_ROLLED] = { NULL, NULL, { SIDE } },
  [WAR_CLUB_EVENT_DEALT] = { NULL, NULL, { SIDE } },
  [WAR_CLUB_EVENT_DRAWN] = { NULL, NULL, { NUMBER ("army"), NUMBER ("tokens") } },
  [WAR_CLUB_EVENT_ASSIGNED] = { "actor", NULL, { NUMBER ("army") } },
  [WAR_CLUB_EVENT_TURNED_UP]
  = { NULL, NULL, { NUMBER ("seat"), NUMBER ("army"), NUMBER ("start"), NUMBER ("units") } },
  [WAR_CLUB_EVENT_FLAG] = { "actor", NULL, { NUMBER ("type") } },
  [WAR_CLUB_EVENT_PLACED] = { "actor", NULL, { HEX } },
  [WAR_CLUB_EVENT_ROUND] = { NULL, NULL, { NUMBER ("round") }, 1 },
  [WAR_CLUB_EVENT_TURN] = { NULL, NULL, { SIDE, NUMBER ("seat") }, 2 },
  [WAR_CLUB_EVENT_PHASE] = { NULL, NULL, { WORD ("phase", phases), SIDE }, 3 },
  [WAR_CLUB_EVENT_MOVED]
  = { "actor", NULL, { NUMBER ("from_hex"), NUMBER ("to_hex"), NUMBER ("half_points") } },
  [WAR_CLUB_EVENT_TOOK_FORT] = { "actor", NULL, { NUMBER ("fort"), SIDE } },
  [WAR_CLUB_EVENT_MINED] = { "actor", NULL, { HEX } },
  [WAR_CLUB_EVENT_MINE] = { "actor", NULL, { HEX, FLAG ("destroys") } },
  [WAR_CLUB_EVENT_SET_DOWN] = { "actor", "truck", { HEX } },
  [WAR_CLUB_EVENT_HEALED] = { "actor", "target", { NUMBER ("damage") } },
  [WAR_CLUB_EVENT_DECLARED] = { "actor", "target" },
  [WAR_CLUB_EVENT_WITHDRAWN] = { "actor" },
  [WAR_CLUB_EVENT_LAPSED] = { "actor", "target" },
  [WAR_CLUB_EVENT_STRAYED] = { "actor", "target", { HEX, ROW ("victim") } },
  [WAR_CLUB_EVENT_FOUGHT]
  = { "actor", "target", { NUMBER ("hits"), NUMBER ("damage"), NUMBER ("position_dice") } },
  [WAR_CLUB_EVENT_HIT_BACK] = { "actor", "target", { NUMBER ("hits"), NUMBER ("damage") } },
  [WAR_CLUB_EVENT_DAMAGED] = { "actor", NULL, { NUMBER ("damage") }, .is_loss = TRUE },
  [WAR_CLUB_EVENT_DESTROYED] = { "actor", .is_loss = TRUE },
  [WAR_CLUB_EVENT_LEARNT] = { "actor", NULL, { NUMBER ("points"), NUMBER ("grade") } },
  [WAR_CLUB_EVENT_INCOME]
  = { NULL, NULL, { NUMBER ("seat"), NUMBER ("gained"), NUMBER ("bonds") } },
  [WAR_CLUB_EVENT_REPAIRED] = { "actor", NULL, { NUMBER ("price"), NUMBER ("bonds") } },
  [WAR_CLUB_EVENT_BOUGHT]
  = { "actor", NULL, { NUMBER ("fort"), NUMBER ("price"), NUMBER ("bonds") } },
  [WAR_CLUB_EVENT_WISHED] = WISH,
  [WAR_CLUB_EVENT_AGREED] = WISH,
  [WAR_CLUB_EVENT_DISAGREED] = WISH,
  [WAR_CLUB_EVENT_WOULD_NOT_BUY] = { NULL, NULL, { NUMBER ("bonds"), FLAG ("forbids") } },
  [WAR_CLUB_EVENT_COLUMN] = { NULL, NULL, { NUMBER ("column") } },
  [WAR_CLUB_EVENT_FIRST_ARMIES] = { NULL, NULL, { NUMBER ("armies") } },
  [WAR_CLUB_EVENT_ACTED] = { "actor",
                             "target",
                             { WORD ("row", rows), NUMBER ("box_column"), WORD ("deed", deeds), BY,
                               NUMBER ("to_hex"), NUMBER ("boxes_tried"), NUMBER ("from_hex") } },
  [WAR_CLUB_EVENT_UNREPAIRED] = { "actor", NULL, { WORD ("why", unrepaired), NUMBER ("fort") } },
  [WAR_CLUB_EVENT_RESOLVES] = { "actor", "target", { BY } },
  [WAR_CLUB_EVENT_LEFT] = { "actor" },
  [WAR_CLUB_EVENT_TURRET] = { NULL, NULL, { NUMBER ("fort") } },
  [WAR_CLUB_EVENT_TURRET_FIRED]
  = { NULL, "target", { NUMBER ("hits"), NUMBER ("damage"), NUMBER ("fort") } },
  [WAR_CLUB_EVENT_GAVE_UP] = { NULL, NULL, { NUMBER ("seat"), FLAG ("loses") } },
  [WAR_CLUB_EVENT_OVER]
  = { NULL,
      NULL,
      { WORD ("winner", winners), NUMBER ("forts_1"), NUMBER ("forts_2"), WORD ("by", ends) } },
};
