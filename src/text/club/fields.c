/* fields.c: what the numbers of the events of Trench Club are called in a log for programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/club/private.h"
#include "text/game/fields-private.h"

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
  [WAR_CLUB_DEED_DECLINES] = "declines",
  [WAR_CLUB_N_DEEDS] = NULL,
};
static const char *const unspent[] = {
  [WAR_CLUB_UNSPENT_NONE] = "none",
  [WAR_CLUB_UNSPENT_NO_FORT] = "no-fort",
  [WAR_CLUB_UNSPENT_BONDS] = "bonds",
  [WAR_CLUB_N_UNSPENT] = NULL,
};
static const char *const unrepaired[] = {
  [WAR_CLUB_UNREPAIRED_NO_FORT] = "no-fort",
  [WAR_CLUB_UNREPAIRED_NO_WAY] = "no-way",
  [WAR_CLUB_UNREPAIRED_BONDS] = "bonds",
  [WAR_CLUB_N_UNREPAIRED] = NULL,
};
/* Bits of priorities, and then of those in which all were equal. */
#define ASKED(priority, name) \
  [WAR_CLUB_PRIORITY_##priority] = name, [16 + WAR_CLUB_PRIORITY_##priority] = name "-equal"

static const char *const priorities[] = {
  ASKED (MOST_DAMAGED, "most-damaged"),
  ASKED (NOT_HIT_BACK, "not-hit-back"),
  ASKED (NEARLY_DESTROYED, "nearly-destroyed"),
  ASKED (CLOSEST, "closest"),
  ASKED (HIGHEST_HIT, "highest-hit"),
  ASKED (LOWEST_HIT, "lowest-hit"),
  ASKED (MOST_EXPERIENCED, "most-experienced"),
  ASKED (LEAST_EXPERIENCED, "least-experienced"),
  ASKED (FORT, "fort"),
  ASKED (NEAREST, "nearest"),
  ASKED (FEWEST_ENEMIES, "fewest-enemies"),
  ASKED (ODDS, "odds"),
  ASKED (FARTHEST, "farthest"),
  ASKED (TERRAIN, "terrain"),
  ASKED (SHORTEST, "shortest"),
  ASKED (NUMBER, "number"),
  [32] = NULL,
};
static const char *const obstacles[] = {
  [WAR_CLUB_OBSTACLE_NONE] = "none",
  [WAR_CLUB_OBSTACLE_NO_SUCH] = "no-such",
  [WAR_CLUB_OBSTACLE_OUT_OF_REACH] = "out-of-reach",
  [WAR_CLUB_OBSTACLE_OVERKILL] = "overkill",
  [WAR_CLUB_OBSTACLE_NO_POSITION] = "no-position",
  [WAR_CLUB_OBSTACLE_UNDAMAGED] = "undamaged",
  [WAR_CLUB_OBSTACLE_UNREPAIRED] = "unrepaired",
  [WAR_CLUB_OBSTACLE_NO_LOAD] = "no-load",
  [WAR_CLUB_OBSTACLE_ENEMY_NEAR] = "enemy-near",
  [WAR_CLUB_OBSTACLE_INSIDE] = "inside",
  [WAR_CLUB_OBSTACLE_NO_ROOM] = "no-room",
  [WAR_CLUB_OBSTACLE_NO_WAY] = "no-way",
  [WAR_CLUB_OBSTACLE_NO_NEARER] = "no-nearer",
  [WAR_CLUB_OBSTACLE_NO_FARTHER] = "no-farther",
  [WAR_CLUB_N_OBSTACLES] = NULL,
};
static const char *const purchases[] = {
  [WAR_CLUB_PURCHASE_MAY] = "may",         [WAR_CLUB_PURCHASE_DIE] = "die",
  [WAR_CLUB_PURCHASE_NO_FORT] = "no-fort", [WAR_CLUB_PURCHASE_NO_UNIT] = "no-unit",
  [WAR_CLUB_N_PURCHASES] = NULL,
};

#define HEX NUMBER ("hex")
/* A seat that is not always the one whose order it was. */
#define NATION \
  { \
    "nation", TEXT_FIELD_SEAT, NULL \
  }
#define WISH \
  { \
    "actor", NULL, \
    { \
      NATION, NUMBER ("type"), NUMBER ("fort_hex"), NUMBER ("price") \
    } \
  }
#define BITS(name, words) \
  { \
    name, TEXT_FIELD_BITS, words \
  }
#define WHY(name) \
  { \
    name, TEXT_FIELD_NIBBLES, obstacles \
  }
#define BY BITS ("asked", priorities)

const TextEventFields text_club_fields[] = {
  [WAR_CLUB_EVENT_ROLLED] = { NULL, NULL, { SIDE } },
  [WAR_CLUB_EVENT_DEALT] = { NULL, NULL, { SIDE } },
  [WAR_CLUB_EVENT_DRAWN] = { NULL, NULL, { NUMBER ("army"), NUMBER ("tokens") } },
  [WAR_CLUB_EVENT_ASSIGNED] = { "actor", NULL, { NUMBER ("army") } },
  [WAR_CLUB_EVENT_TURNED_UP]
  = { NULL, NULL, { NATION, NUMBER ("army"), NUMBER ("start"), NUMBER ("units") } },
  [WAR_CLUB_EVENT_FLAG] = { "actor", NULL, { NUMBER ("type") } },
  [WAR_CLUB_EVENT_PLACED] = { "actor", NULL, { HEX } },
  [WAR_CLUB_EVENT_ROUND] = { NULL, NULL, { NUMBER ("round") }, 1 },
  [WAR_CLUB_EVENT_TURN] = { NULL, NULL, { SIDE, NATION }, 2 },
  [WAR_CLUB_EVENT_PHASE] = { NULL, NULL, { WORD ("phase", phases), SIDE }, 3 },
  [WAR_CLUB_EVENT_MOVED]
  = { "actor", NULL, { NUMBER ("from_hex"), NUMBER ("to_hex"), NUMBER ("half_points") } },
  [WAR_CLUB_EVENT_TOOK_FORT] = { "actor", NULL, { NUMBER ("fort"), SIDE }, .is_score = TRUE },
  [WAR_CLUB_EVENT_MINED] = { "actor", NULL, { HEX } },
  [WAR_CLUB_EVENT_MINE] = { "actor", NULL, { HEX, FLAG ("destroys") } },
  [WAR_CLUB_EVENT_SET_DOWN] = { "actor", "truck", { HEX, BY } },
  [WAR_CLUB_EVENT_LEFT_BEHIND] = { "actor", "truck" },
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
  = { NULL, NULL, { NATION, NUMBER ("gained"), NUMBER ("bonds"), WORD ("unspent", unspent) } },
  [WAR_CLUB_EVENT_REPAIRED] = { "actor", NULL, { NUMBER ("price"), NUMBER ("bonds") } },
  [WAR_CLUB_EVENT_BOUGHT]
  = { "actor", NULL, { NUMBER ("fort"), NUMBER ("price"), NUMBER ("bonds") } },
  [WAR_CLUB_EVENT_WISHED] = WISH,
  [WAR_CLUB_EVENT_AGREED] = WISH,
  [WAR_CLUB_EVENT_DISAGREED] = WISH,
  [WAR_CLUB_EVENT_WOULD_NOT_BUY]
  = { NULL, NULL, { NUMBER ("bonds"), WORD ("purchase", purchases) } },
  [WAR_CLUB_EVENT_COLUMN] = { NULL, NULL, { NUMBER ("column") } },
  [WAR_CLUB_EVENT_FIRST_ARMIES] = { NULL, NULL, { NUMBER ("armies") } },
  [WAR_CLUB_EVENT_ACTED]
  = { "actor",
      "target",
      { WORD ("row", rows), NUMBER ("box_column"), WORD ("deed", deeds), BY, NUMBER ("to_hex"),
        NUMBER ("boxes_tried"), NUMBER ("from_hex"), WHY ("why_not"), WHY ("why_not_more") } },
  [WAR_CLUB_EVENT_UNREPAIRED]
  = { "actor", NULL, { WORD ("why", unrepaired), NUMBER ("fort_or_price") } },
  [WAR_CLUB_EVENT_RESOLVES] = { "actor", "target", { BY } },
  [WAR_CLUB_EVENT_LEFT] = { "actor" },
  [WAR_CLUB_EVENT_TURRET] = { NULL, NULL, { NUMBER ("fort") } },
  [WAR_CLUB_EVENT_TURRET_FIRED]
  = { NULL, "target", { NUMBER ("hits"), NUMBER ("damage"), NUMBER ("fort"), BY } },
  [WAR_CLUB_EVENT_GAVE_UP] = { NULL, NULL, { NATION, FLAG ("loses") } },
  [WAR_CLUB_EVENT_OVER]
  = { NULL,
      NULL,
      { WORD ("winner", winners), NUMBER ("forts_1"), NUMBER ("forts_2"), WORD ("by", ends) } },
};
