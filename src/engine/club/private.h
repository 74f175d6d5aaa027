/* private.h: what the files of Trench Club share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/club/club.h"
#include "engine/club/tables.h"
#include "engine/club/terms.h"
#include "engine/field/hex-board.h"
#include "engine/game/decision.h"
#include "engine/game/namesake.h"
#include "engine/game/prepare.h"
#include "engine/game/rulebook.h"
#include "engine/game/starts.h"

G_BEGIN_DECLS

#define WAR_CLUB_SIDES 12 /* of dice (common.G-5) */
#define WAR_CLUB_MAX_HEXES 1024
#define WAR_CLUB_MAX_SEATS 4
#define WAR_CLUB_MAX_FORTS 32
#define WAR_CLUB_MAX_DAMAGE 6
#define WAR_CLUB_MAX_UNITS 160 /* rows of pieces */
#define WAR_CLUB_MAX_MINES 16
#define WAR_CLUB_HALVES 2 /* of a movement point */
#define WAR_CLUB_MAX_TURRET_SHOTS 8
#define WAR_CLUB_MOST_DICE 15 /* 12^15 and a thousand times it are less than 2^64 */
#define WAR_CLUB_WHOLE_MOVE G_MAXUINT8 /* a step that takes all of a move (club.M-20) */

/* The rows of the chart, from the top; SPECIAL: units that are in none. */
typedef enum
{
  WAR_CLUB_ROW_TRUCK,
  WAR_CLUB_ROW_FOOT,
  WAR_CLUB_ROW_ARTILLERY,
  WAR_CLUB_ROW_ARMOUR,
  WAR_CLUB_ROW_FIGHTER,
  WAR_CLUB_ROW_ANTI_AIRCRAFT,
  WAR_CLUB_N_ROWS,
  WAR_CLUB_ROW_SPECIAL = WAR_CLUB_N_ROWS,
} WarClubRow;

/* The columns of club.M-20. */
typedef enum
{
  WAR_CLUB_FOOT,
  WAR_CLUB_ARMOUR,
  WAR_CLUB_WHEELS,
  WAR_CLUB_RAIL,
  WAR_CLUB_BOAT,
  WAR_CLUB_AIR,
  WAR_CLUB_N_KINDS,
} WarClubKind;

/* Its rows: the words of the table of costs. */
typedef enum
{
  WAR_CLUB_GROUND_MEADOW,
  WAR_CLUB_GROUND_ROAD,
  WAR_CLUB_GROUND_FOREST,
  WAR_CLUB_GROUND_FOREST_ROAD,
  WAR_CLUB_GROUND_RIVER,
  WAR_CLUB_GROUND_BRIDGE,
  WAR_CLUB_GROUND_FORT,
  WAR_CLUB_N_GROUNDS,
} WarClubGround;

typedef struct
{
  gboolean is_open;
  gint halves;
  gboolean is_along, is_whole;
} WarClubCost;

/* What a weapon is used against. */
typedef enum
{
  WAR_CLUB_AT_GROUND,
  WAR_CLUB_AT_AIR,
  WAR_CLUB_AT_TANKS,
  WAR_CLUB_N_AIMS,
} WarClubAim;

typedef struct
{
  gboolean is_there;
  gint firepower, least, range;
} WarClubGun;

typedef struct
{
  const WarUnitType *type;
  gint side; /* of the force whose book it is in */
  WarClubRow row;
  WarClubKind kind;
  gint movement; /* in half points */
  gint hit, price;
  WarClubGun guns[WAR_CLUB_N_AIMS];
  gboolean takes_forts, fights_close, fights_close_air, carries, is_infantry, is_artillery;
  gboolean is_tank, is_gunner, heals, lays_mines, is_turret, is_sold, is_special, is_ally;
  gboolean strays, spreads;
  gboolean is_second; /* of the second nation of its side */
} WarClubType;

/* A row of the pieces: always of the same type, so that it keeps its name. */
typedef struct
{
  gint type; /* WAR_NONE: a flag, which is a token of the bag */
  gint seat;
  gboolean is_at_start; /* else it is bought, or is turned up for a flag */
  const WarForceEntry *entry; /* of which it is the nth, from 0; or NULL */
  guint nth;
  WarNamesake namesake;
} WarClubUnit;

typedef struct
{
  gint side;
  gboolean is_chart;
  gint seats[2];
  guint n_seats;
} WarClubParty;

typedef struct
{
  WarOperation *operation;
  const WarRules *rules;
  const WarField *field;
  const WarHexBoard *board; /* lent by the field */
  WarHexes hexes;
  guint n_hexes;
  GArray *types; /* WarClubType */
  GArray *units; /* WarClubUnit, by rows of the pieces */
  guint n_flags; /* tokens of the bag that become Special Forces */
  guint n_rows; /* of pieces */
  WarClubParty parties[WAR_CLUB_MAX_SEATS];
  guint n_parties, n_seats;
  gint seat_sides[WAR_CLUB_MAX_SEATS];
  gint chart_party; /* WAR_NONE */
  gint chart_bonds; /* a fort */
  const char *level_clause; /* "club.11.1": which says so */
  gboolean is_solo_nation; /* a side has two nations */
  WarHex forts[WAR_CLUB_MAX_FORTS]; /* by number */
  guint n_forts;
  gint fort_at[WAR_CLUB_MAX_HEXES]; /* place in forts; WAR_NONE */
  guint n_starts;
  WarClubCost costs[WAR_CLUB_N_KINDS][WAR_CLUB_N_GROUNDS];
  gint dice[WAR_CLUB_MAX_DAMAGE];
  guint8 distances[WAR_CLUB_MAX_HEXES]; /* from a hex to the nearest entrance of a fort (M-19) */

  /* What the board comes to, so that nobody has to work it out for each hex. */
  guint32 entrances[WAR_CLUB_MAX_HEXES]; /* bits of the forts of which it is an entrance hex */
  WarHex fort_entrances[WAR_CLUB_MAX_FORTS][WAR_HEX_N_DIRECTIONS];
  guint n_fort_entrances[WAR_CLUB_MAX_FORTS];
  guint8 stood_on[WAR_CLUB_MAX_HEXES]; /* bits of the kinds that may stand there */
  gint16 rows[WAR_CLUB_MAX_HEXES], slants[WAR_CLUB_MAX_HEXES]; /* along two axes */
  WarHex neighbours[WAR_CLUB_MAX_HEXES][WAR_HEX_N_DIRECTIONS];
  guint8 steps[WAR_CLUB_N_KINDS][WAR_CLUB_MAX_HEXES][WAR_HEX_N_DIRECTIONS]; /* 0: none */
} WarClub;

/* Where a unit may go. */
typedef struct
{
  gint costs[WAR_CLUB_MAX_HEXES]; /* in half points; −1: it does not come there */
  WarHex from[WAR_CLUB_MAX_HEXES];
  gboolean can_end[WAR_CLUB_MAX_HEXES]; /* its own hex too, if it may stay */
} WarClubWays;

/* ----------------------------------------------------------------------------------------------
 * prepare.c, unit.c: what there is. */

WarClubType war_club_resolve_type (const WarRules *rules, const WarUnitType *type, gint side);
gpointer war_club_prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults);
void war_club_release (gpointer data);

static inline const WarClub *
war_club_get_data (const WarSetup *setup)
{
  return setup->data;
}

static inline gint32
war_club_get (const WarSetup *setup, const WarState *state, guint unit, guint column)
{
  return war_setup_peek_piece (setup, state, unit)[column];
}

static inline void
war_club_set (const WarContext *context, guint unit, guint column, gint32 value)
{
  war_setup_get_piece (context->setup, context->state, unit)[column] = value;
}

static inline const gint32 *
war_club_peek_seat (const WarSetup *setup, const WarState *state, gint seat)
{
  return war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat);
}

static inline gint32 *
war_club_get_seat (const WarSetup *setup, WarState *state, gint seat)
{
  return war_state_get_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat);
}

static inline const gint32 *
war_club_peek_feature (const WarSetup *setup, const WarState *state, guint row)
{
  return war_state_peek_row (setup->layout, state, WAR_TABLE_FEATURES, row);
}

static inline gint32 *
war_club_get_feature (const WarSetup *setup, WarState *state, guint row)
{
  return war_state_get_row (setup->layout, state, WAR_TABLE_FEATURES, row);
}

/* Rows of pieces, used or not. */
static inline guint
war_club_count_units (const WarSetup *setup)
{
  return war_club_get_data (setup)->n_rows;
}

/* What the row may be a unit of. */
static inline const WarClubUnit *
war_club_get_unit (const WarSetup *setup, guint unit)
{
  return &g_array_index (war_club_get_data (setup)->units, WarClubUnit, unit);
}

static inline const WarClubType *
war_club_get_nth_type (const WarSetup *setup, guint type)
{
  return &g_array_index (war_club_get_data (setup)->types, WarClubType, type);
}

/* NULL: the row is no unit now, or a flag. */
static inline const WarClubType *
war_club_get_type (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_FREE || cells[WAR_PIECE_TYPE] < 0)
    return NULL;
  return war_club_get_nth_type (setup, (guint) cells[WAR_PIECE_TYPE]);
}

static inline gint
war_club_get_side (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_club_get (setup, state, unit, WAR_PIECE_SIDE);
}

static inline gboolean
war_club_stands (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_club_get (setup, state, unit, WAR_PIECE_PRESENCE) == WAR_PRESENCE_ON_FIELD;
}

static inline WarHex
war_club_get_hex (const WarSetup *setup, const WarState *state, guint unit)
{
  return (WarHex) war_club_get (setup, state, unit, WAR_PIECE_X);
}

static inline gboolean
war_club_is_enemy (const WarSetup *setup, const WarState *state, guint unit, guint other)
{
  return war_club_get_side (setup, state, unit) != war_club_get_side (setup, state, other);
}

static inline gboolean
war_club_is_air (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_club_get_type (setup, state, unit)->kind == WAR_CLUB_AIR;
}

static inline gboolean
war_club_is_inside (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_club_get_data (setup)->fort_at[war_club_get_hex (setup, state, unit)] != WAR_NONE;
}

/* The unit on the hex; WAR_NONE. */
gint war_club_find_at (const WarSetup *setup, const WarState *state, WarHex hex);

/* Who stands where, looked up once for many questions about a state that does not change
 * meanwhile. */
typedef struct
{
  const WarSetup *setup;
  const WarState *state;
  guint n_units;
  guint8 units[WAR_CLUB_MAX_UNITS]; /* those on the board, by rows */
  gint16 at[WAR_CLUB_MAX_HEXES]; /* WAR_NONE */
} WarClubBoard;

G_STATIC_ASSERT (WAR_CLUB_MAX_UNITS <= G_MAXUINT8);

void war_club_look (const WarSetup *setup, const WarState *state, WarClubBoard *board);

/* In hexes; of hexes of the board. */
static inline guint
war_club_get_distance (const WarSetup *setup, WarHex a, WarHex b)
{
  const WarClub *data = war_club_get_data (setup);
  gint down = data->rows[b] - data->rows[a], along = data->slants[b] - data->slants[a];
  gint across = down + along;

  down = ABS (down);
  along = ABS (along);
  across = ABS (across);
  return (guint) MAX (MAX (down, along), across);
}

static inline guint
war_club_get_unit_distance (const WarSetup *setup, const WarState *state, guint a, guint b)
{
  return war_club_get_distance (setup, war_club_get_hex (setup, state, a),
                                war_club_get_hex (setup, state, b));
}

gint war_club_get_grade (const WarSetup *setup, gint points); /* club.M-25 */

/* All units on the board, by their numbers (club.M-2); gives how many. */
guint war_club_list_units (const WarSetup *setup, const WarState *state, guint *units);

/* Steps from the hex to the nearest unit of the side; G_MAXUINT: it has none. */
guint war_club_get_nearest (const WarSetup *setup, const WarState *state, gint side, WarHex hex);
guint war_club_board_get_nearest (const WarClubBoard *board, gint side, WarHex hex);

/* Parties, and who is to move. */
gint war_club_find_party (const WarSetup *setup, gint seat);
const WarClubParty *war_club_get_party (const WarSetup *setup, gint party);
gint war_club_get_turn_party (const WarSetup *setup, const WarState *state, gint32 turn);
gint war_club_get_acting_party (const WarSetup *setup, const WarState *state);
gint32 *war_club_get_purse (const WarSetup *setup, WarState *state, gint seat);
const gint32 *war_club_peek_purse (const WarSetup *setup, const WarState *state, gint seat);
guint war_club_count_army (const WarSetup *setup, const WarState *state, gint party, gint army);

/* Whether the unit acts at all in its side's first turn, and whether it may move in it
 * (club.4.7, club.M-7, club.M-26). */
gboolean war_club_may_act (const WarSetup *setup, const WarState *state, guint unit, gboolean moves,
                           WarRefusal *refusal);
void war_club_note_act (WarContext *context, guint unit);

/* How many armies of the seat's side act in this turn; 0: all. */
guint war_club_get_first_armies (const WarSetup *setup, const WarState *state, gint seat);

/* Forts: by their place. */
gint war_club_get_holder_side (const WarSetup *setup, const WarState *state, guint fort);
guint war_club_count_forts (const WarSetup *setup, const WarState *state, gint side);
guint war_club_get_forts_to_win (const WarSetup *setup);

/* The hexes of its entrances; gives how many. */
static inline guint
war_club_get_entrances (const WarClub *data, guint fort, WarHex entrances[WAR_HEX_N_DIRECTIONS])
{
  for (guint i = 0; i < data->n_fort_entrances[fort]; i++)
    entrances[i] = data->fort_entrances[fort][i];
  return data->n_fort_entrances[fort];
}

static inline gboolean
war_club_is_entrance (const WarSetup *setup, guint fort, WarHex hex)
{
  return (war_club_get_data (setup)->entrances[hex] >> fort & 1) != 0;
}

/* Whether a unit of the side, of its foot only if so, stands on an entrance hex of the fort. */
gboolean war_club_is_besieged (const WarSetup *setup, const WarState *state, guint fort, gint side,
                               gboolean foot_only);

/* ----------------------------------------------------------------------------------------------
 * ground.c: where who may go (club.M-20, club.M-21). */

static inline gboolean
war_club_may_stand (const WarClub *data, const WarClubType *type, WarHex hex)
{
  return (data->stood_on[hex] >> type->kind & 1) != 0;
}

static inline guint
war_club_turn_back (guint direction)
{
  return (direction + WAR_HEX_N_DIRECTIONS / 2) % WAR_HEX_N_DIRECTIONS;
}

/* terrain.c: what does not change on the board (club.M-20); forts and costs are known. */
void war_club_chart_ground (WarClub *data);

/* Half points of a step to the neighbour in that direction, never more than a whole move; 0: there
 * is no such step. Units are left out, and who may enter forts. */
static inline gint
war_club_get_step (const WarClub *data, const WarClubType *type, WarHex from, guint direction,
                   gboolean *is_whole)
{
  guint8 step = data->steps[type->kind][from][direction];

  *is_whole = step == WAR_CLUB_WHOLE_MOVE;
  return MIN (step, type->movement);
}

/* Whether the unit may end in the fort; from: whence it began to move. */
gboolean war_club_may_enter (const WarSetup *setup, const WarState *state, guint unit, guint fort,
                             WarHex from);
void war_club_find_ways (const WarSetup *setup, const WarState *state, guint unit,
                         WarClubWays *ways);

/* Likewise of a unit that has moved and has so many half points left, at least one. */
void war_club_find_ways_left (const WarSetup *setup, const WarState *state, guint unit, gint left,
                              WarClubWays *ways);

/* The way there with the fewest dice for mines, of these the cheapest (club.M-29). */
guint war_club_find_path (const WarSetup *setup, const WarState *state, guint unit, WarHex to,
                          WarHex *path, gint *cost);

/* From every hex the cost for such a mover to the nearest of the goals, in half points, units left
 * out; for aircraft in hexes. −1: there is no way (club.M-10). */
void war_club_measure (const WarSetup *setup, const WarClubType *type, const guint8 *goals,
                       gint *costs);

/* ----------------------------------------------------------------------------------------------
 * memo.c: what a thread remembers. */

/* What has been measured: it is the same whoever stands where. */
typedef struct
{
  gboolean is_known;
  WarClubKind kind;
  gint movement;
  guint64 goals[WAR_CLUB_MAX_HEXES / 64]; /* bits of hexes */
  gint costs[WAR_CLUB_MAX_HEXES];
} WarClubMeasure;

/* That of these goals, or a place for it. */
WarClubMeasure *war_club_find_measure (const WarSetup *setup, const WarClubType *type,
                                       const guint8 *goals);

/* What so many dice with that need come to at somebody who can take so much, in whole thousandths
 * and in 1/10^4; −1: that is not known yet. */
typedef struct
{
  gint16 mean, kill;
} WarClubOdds;

WarClubOdds *war_club_find_odds (const WarSetup *setup, guint n_dice, gint need, gint left);
gpointer war_club_begin_memo (gconstpointer data);
void war_club_end_memo (gpointer memo);

/* ----------------------------------------------------------------------------------------------
 * opening.c, turn.c; ask_dice() and draw() are in unit.c. */

void war_club_begin (const WarSetup *setup, WarState *state);
WarQuestion war_club_ask_dice (const char *purpose, const char *clause, gint owner, guint n_dice);
gboolean war_club_draw (WarContext *context, const char *purpose, const char *clause, gint owner,
                        guint n, gint32 *answer);
gboolean war_club_go_on_placing (WarContext *context);
gboolean war_club_begin_round (WarContext *context);
gboolean war_club_begin_phase (WarContext *context, WarClubPhase phase);
gboolean war_club_go_on_with_fights (WarContext *context);
gboolean war_club_end_turn (WarContext *context);

/* Nobody has anything more to decide. winner: WAR_WINNER_…; clause: that says so. */
void war_club_finish (WarContext *context, gint winner, WarClubEnd end, const char *clause);
void war_club_place_unit (WarContext *context, guint unit, WarHex hex);

/* The first hex on which the unit, which is at hand, may be placed, of land where there is any;
 * WAR_HEX_NONE. */
WarHex war_club_find_place (const WarSetup *setup, const WarState *state, guint unit);

/* ----------------------------------------------------------------------------------------------
 * give-up.c: whether what the person said once still stands (club.M-34), and whether an ally's word
 * does. */

gboolean war_club_has_given_up (const WarSetup *setup, const WarState *state, gint seat);
gboolean war_club_has_ally_given_up (const WarSetup *setup, const WarState *state, gint seat);

/* ----------------------------------------------------------------------------------------------
 * move.c, carry.c */

/* It goes to that hex by the way that is best for it. */
gboolean war_club_go (WarContext *context, guint unit, WarHex to);

/* Whether it may move at all. */
gboolean war_club_may_move (const WarSetup *setup, const WarState *state, guint unit,
                            WarRefusal *refusal);

/* club.M-16: whether it has to leave its fort now, and can. */
gboolean war_club_must_leave (const WarSetup *setup, const WarState *state, guint unit);

/* club.M-22 */
gboolean war_club_can_be_carried (const WarSetup *setup, const WarState *state, guint unit);
gboolean war_club_may_load (const WarSetup *setup, const WarState *state, guint truck,
                            WarRefusal *refusal);
gboolean war_club_may_take (const WarSetup *setup, const WarState *state, guint truck, guint unit);

/* Whether the units, who are next to the truck, can all be set down next to it once it is there. */
gboolean war_club_has_room (const WarSetup *setup, const WarState *state, guint truck, WarHex to,
                            const gint *units, guint n_units);
void war_club_load (WarContext *context, guint truck, const gint *units, guint n_units);

/* Whether the unit can be set down there, with room for the rest of the load. */
gboolean war_club_fits (const WarSetup *setup, const WarState *state, guint unit, WarHex hex);

/* mines.c: whether any lie anywhere; whether the unit rolls for them at all, which aircraft and the
 * chart's do not; whether the mine lies there. */
gboolean war_club_has_mines (const WarSetup *setup, const WarState *state);
gboolean war_club_heeds_mines (const WarSetup *setup, const WarState *state, guint unit);
gboolean war_club_is_mined (const WarSetup *setup, const WarState *state, guint mine, WarHex hex);

/* For how many mines a unit has to roll that enters the hex (club.M-29). */
guint war_club_count_mines (const WarSetup *setup, const WarState *state, guint unit, WarHex hex);

/* move.c, carry.c: it comes onto the hex, or is put down there. */
gboolean war_club_step_on_mines (WarContext *context, guint unit, WarHex hex, gboolean *is_alive);

/* asked: by what the enemy has chosen the hex; 0. */
gboolean war_club_put_down (WarContext *context, guint unit, guint truck, WarHex hex,
                            WarClubPriorities asked);

/* ----------------------------------------------------------------------------------------------
 * money.c */

gint war_club_get_repair_price (const WarSetup *setup, const WarClubType *type);
WarEvent *war_club_earn (WarContext *context); /* lent until there are more */
void war_club_repair (WarContext *context, guint unit);

/* Whether such units are ever for sale to the seat, and now; whether the fort is for new ones. */
gboolean war_club_is_of_nation (const WarSetup *setup, gint seat, const WarClubType *type);
gboolean war_club_is_for_sale (const WarSetup *setup, const WarState *state, gint seat, guint type,
                               WarRefusal *refusal);
gboolean war_club_is_free_fort (const WarSetup *setup, const WarState *state, gint seat,
                                guint fort);
void war_club_buy (WarContext *context, gint seat, guint type, guint fort);

/* A row for one more unit of the type; WAR_NONE. */
gint war_club_find_row (const WarSetup *setup, const WarState *state, gint type);

/* ----------------------------------------------------------------------------------------------
 * agree.c: what one of two allies would spend. */

typedef struct
{
  gint seat; /* whose wish it is */
  gint unit; /* to be repaired; WAR_NONE */
  gint type; /* to be bought; WAR_NONE */
  WarHex hex; /* of the fort where it would stand */
} WarClubWish;

gint war_club_get_ally (const WarSetup *setup, gint seat); /* who is asked; WAR_NONE */
WarClubWish war_club_get_wish (const WarSetup *setup, const gint32 *decision);
gint war_club_get_wish_price (const WarSetup *setup, const WarState *state,
                              const WarClubWish *wish);
gboolean war_club_may_wish (const WarSetup *setup, const WarState *state, const WarClubWish *wish);
void war_club_ask_ally (WarContext *context, const WarClubWish *wish);
void war_club_forget_refusals (WarContext *context);

/* ----------------------------------------------------------------------------------------------
 * shown.c, fault.c, foresee.c */

/* What the rows after the units are shown as. */
typedef enum
{
  WAR_CLUB_MARK_NONE, /* it is a unit */
  WAR_CLUB_MARK_FLAG,
  WAR_CLUB_MARK_TURRET,
  WAR_CLUB_MARK_MINE,
} WarClubMark;

/* place: of the fort, or of the mine. */
WarClubMark war_club_find_mark (const WarSetup *setup, guint row, guint *place);
void war_club_show_piece (const WarSetup *setup, const WarState *view, guint row,
                          WarShownPiece *piece);
gboolean war_club_show_marker (const WarSetup *setup, const WarState *view, guint row,
                               WarShownMarker *marker);
void war_club_list_supply (const WarSetup *setup, GArray *supply); /* supply.c */
char *war_club_find_fault (const WarSetup *setup, const WarState *state);
gboolean war_club_is_revealed (const WarSetup *setup, const WarState *state, WarTable table,
                               guint row, guint column);
gint war_club_find_aim (const WarSetup *setup, const WarState *view, guint row);
gboolean war_club_has_acted (const WarSetup *setup, const WarState *view, guint row);
void war_club_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                       gboolean is_allowed, WarForesight *foresight);

#define ORDER(kind, id, actors, targeted, its_rule, ...) \
  extern const WarOrderRule war_club_##its_rule##_rule;
#include "engine/club/orders.def"
#undef ORDER

/* starts.c */
extern const WarStarts war_club_starts;

G_END_DECLS
