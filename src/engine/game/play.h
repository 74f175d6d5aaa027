/* play.h: what a rule system does while a game is played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/event.h"
#include "engine/game/order.h"
#include "engine/game/posture.h"
#include "engine/game/shown.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

typedef struct _WarRanks WarRanks; /* bases/ranks.h */

/* What does not change during a game: shared by all its states. What it lends (all but the memo)
 * never changes at all, so that threads share it; each has a set-up with a memo of its own. */
typedef struct
{
  const WarPlay *play;
  WarLayout *layout;
  gconstpointer data; /* the system's own; without an operation it outlives the set-up */
  gpointer memo; /* the system's: what it remembers and works with; or NULL */
  WarOperation *operation; /* what is played; or NULL */
  WarAmendments amendments; /* that are on */
  const WarRanks *ranks; /* one for each unit of a system whose bases stand in ranks; lent */
  guint n_units;
  gboolean is_lent; /* all but the memo is another set-up's */
} WarSetup;

/* Whether the system's n-th amendment is on. */
static inline gboolean
war_setup_is_amended (const WarSetup *setup, guint amendment)
{
  return (setup->amendments >> amendment & 1) != 0;
}

/* Rows of a state, where there is a set-up. */
static inline const gint32 *
war_setup_peek_side (const WarSetup *setup, const WarState *state, guint row)
{
  return war_state_peek_row (setup->layout, state, WAR_TABLE_SIDES, row);
}

static inline gint32 *
war_setup_get_side (const WarSetup *setup, WarState *state, guint row)
{
  return war_state_get_row (setup->layout, state, WAR_TABLE_SIDES, row);
}

static inline const gint32 *
war_setup_peek_piece (const WarSetup *setup, const WarState *state, guint row)
{
  return war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, row);
}

static inline gint32 *
war_setup_get_piece (const WarSetup *setup, WarState *state, guint row)
{
  return war_state_get_row (setup->layout, state, WAR_TABLE_PIECES, row);
}

static inline const gint32 *
war_setup_peek_formation (const WarSetup *setup, const WarState *state, guint row)
{
  return war_state_peek_row (setup->layout, state, WAR_TABLE_FORMATIONS, row);
}

static inline gint32 *
war_setup_get_formation (const WarSetup *setup, WarState *state, guint row)
{
  return war_state_get_row (setup->layout, state, WAR_TABLE_FORMATIONS, row);
}

static inline const gint32 *
war_setup_peek_game (const WarSetup *setup, const WarState *state)
{
  return war_state_peek_row (setup->layout, state, WAR_TABLE_GAME, 0);
}

static inline gint32 *
war_setup_get_game (const WarSetup *setup, WarState *state)
{
  return war_state_get_row (setup->layout, state, WAR_TABLE_GAME, 0);
}

#define WAR_REFUSAL_MAX_ARGUMENTS 4

/* Why an order is not allowed. */
typedef struct
{
  guint kind; /* of the system; WAR_REFUSAL_… below come first */
  const char *clause; /* a constant; NULL for what no rule of a system says */
  gint32 arguments[WAR_REFUSAL_MAX_ARGUMENTS];
} WarRefusal;

/* Refusals that the engine itself gives. */
enum
{
  WAR_REFUSAL_MALFORMED, /* a kind, seat, actor or target that does not exist */
  WAR_REFUSAL_NOT_YOUR_TURN, /* the seat has nothing to decide now */
  WAR_REFUSAL_NOT_THIS_ORDER, /* not what the seat has to decide now */
  WAR_REFUSAL_NO_ROOM, /* a table is full */
  WAR_REFUSAL_GAME_OVER,
  WAR_REFUSAL_OWN,
};

/* Why an operation cannot be played; the rest says about what. */
typedef enum
{
  WAR_SETUP_NO_PLAY, /* the system has no play yet */
  WAR_SETUP_NO_FIELD,
  WAR_SETUP_NO_ZONE, /* side: it has no zone */
  WAR_SETUP_NO_ROLE, /* role: nothing on the field has it */
  WAR_SETUP_NO_UNITS, /* side */
  WAR_SETUP_NO_ARMY, /* side, limit: an army of at most that cost has to be brought */
  WAR_SETUP_TOO_MANY_UNITS, /* limit: so many may play on both sides together */
  WAR_SETUP_TOO_MANY_FEATURES, /* limit: so many may be on the field */
  WAR_SETUP_TOO_MANY_PIECES, /* limit: units, points and gaps in wire, all together */
  WAR_SETUP_TOO_MANY_SHOTS, /* limit: so many may all units have together */
  WAR_SETUP_TOO_MANY_HEXES, /* limit */
  WAR_SETUP_TOO_MANY_FORTS, /* limit */
  WAR_SETUP_WRONG_GROUND, /* free ground is needed, or hexes */
  WAR_SETUP_BASE_TOO_SMALL, /* type */
  WAR_SETUP_TOO_MANY_WEAPONS, /* type, limit */
  WAR_SETUP_CONDITION_TWICE, /* condition: there is one of this kind for this side already */
  WAR_SETUP_CONDITION_PLACE, /* condition: its place is not on the field, or not named */
  WAR_SETUP_RESERVE_PLACE, /* side, type: likewise of reserves of such units */
  WAR_SETUP_ALL_RESERVES, /* nobody is on the field when the game begins */
  WAR_SETUP_FIELD_ABSENT, /* it was not found */
  WAR_SETUP_BOOK_ABSENT, /* side, book: likewise one of its books */
  WAR_SETUP_TYPE_ABSENT, /* side, type: its book has no such units any more */
  WAR_SETUP_NOT_OF_SIDE, /* side, type: in such a game this side has no such units */
  /* Side, entry, limit: its limit-th unit begins so. */
  WAR_SETUP_START_OUTSIDE, /* not wholly on the field */
  WAR_SETUP_START_BARRED, /* where its type never stands */
  WAR_SETUP_START_TAKEN, /* other: on one of that type */
  WAR_SETUP_START_LOSSES, /* with more than it can have */
  WAR_SETUP_START_IMPOSSIBLE, /* all together, or what they are marked with, cannot be */
} WarSetupFaultKind;

typedef struct
{
  WarSetupFaultKind kind;
  gint side; /* 1 or 2; 0 */
  gint limit;
  const WarUnitType *type; /* of the operation */
  const WarBook *book; /* likewise */
  const WarCondition *condition; /* likewise */
  const WarFieldRole *role; /* of its rules */
  guint entry; /* of the side's force */
  const WarUnitType *other; /* of the operation */
} WarSetupFault;

/* Units of a side that come onto the field together and do not all find room there, even if nobody
 * else is near. */
typedef struct
{
  gint side; /* 1 or 2 */
  gint round; /* in which they come; 0: they are placed before the first turn, or are a wave */
  gint n_units;
  gint n_placed; /* that find room, one after the other */
  const WarUnitType *type; /* of the operation: one that finds none even alone; or NULL */
} WarShortage;

/* A group of a side that is not what groups are for in the system; or units in none, where others
 * are. The kinds are the system's own. */
typedef struct
{
  gint side; /* 1 or 2 */
  guint entry; /* the first of these of the side's force */
  gint kind; /* what is odd about it */
  gint made; /* what its units are instead */
} WarOddGroup;

typedef enum
{
  WAR_OUTCOME_DONE,
  WAR_OUTCOME_REFUSED, /* refusal says why */
  WAR_OUTCOME_NEEDS_ANSWER, /* chance->missing says what is asked */
  WAR_OUTCOME_WRONG_ANSWER, /* an answer that was given cannot be one */
} WarOutcome;

/* Who has won. */
enum
{
  WAR_WINNER_NONE = 0, /* the game goes on */
  WAR_WINNER_SIDE_1 = 1,
  WAR_WINNER_SIDE_2 = 2,
  WAR_WINNER_DRAW = 3,
};

/* How a game has ended, or stands. */
typedef struct
{
  gint winner; /* WAR_WINNER_… */
  gint killed[WAR_N_SIDES]; /* what each side has killed of the other's, by cost */
  gint condition; /* which of the operation's conditions has decided; WAR_NONE: none of them */
} WarResult;

/* An order that a solo commander may give. */
typedef struct
{
  WarOrder order;
  gint32 worth; /* to its side, in hundredths of cost; as much as ending the phase: 0 */
} WarIdea;

typedef struct _WarForesight WarForesight; /* foresight.h */
typedef struct _WarRulebook WarRulebook; /* rulebook.h */
typedef struct _WarStarts WarStarts; /* starts.h */

/* A rule system while it is played. The functions change nothing but the state that they are
 * handed, keep nothing but in the memo, and draw no random number but from chance. Those with a
 * const state are questions.
 *
 * When a seat has something to decide the system says so in the state (decision.h); an order is
 * checked against that before check() is called, and carried out only after check() has agreed. */
struct _WarPlay
{
  /* Makes the system's data for an operation and says how many rows each table has; NULL if it
   * cannot be played: then it adds all that is in the way, as WarSetupFaults. release() frees the
   * data. Both are NULL in a system that plays no operations. */
  gpointer (*prepare) (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults);
  void (*release) (gpointer data);

  /* The units of what was prepared, if their bases stand in ranks: lent. NULL: they do not. */
  const WarRanks *(*get_ranks) (gconstpointer data, guint *n_units);

  /* What one thread remembers of answers that it has worked out, and its scratch. No answer depends
   * on it, only how long it takes. The data is only read. Both may be NULL. */
  gpointer (*begin_memo) (gconstpointer data);
  void (*end_memo) (gpointer memo);

  const WarOrderKind *orders; /* ends with a name of NULL */
  const char *const *events; /* names by kind, NULL-terminated */
  const WarEventAct *acts; /* what is seen of events, by kind; NULL: nothing is */
  const char *const *decisions; /* names by kind, NULL-terminated */
  const char *const *phases; /* likewise */
  guint64 inborn_refusals; /* bit n: by a refusal of kind n a unit is told what it can never do */
  const WarColumn *columns[WAR_N_TABLES]; /* the system's own; or NULL */

  /* Sets a new state up: seats and pieces, the first decisions. It draws nothing: what is dealt or
   * rolled before the first turn is an order of an automatic seat. */
  void (*begin) (const WarSetup *setup, WarState *state);

  const WarStarts *starts; /* NULL: all units begin whole, and whoever plays places them */

  const WarRulebook *rulebook; /* for functions of rulebook.h among those that follow; or NULL */

  /* Whether the order is allowed now. The one place that knows: hover, buttons, solo commanders,
   * replay and tests all ask here. */
  gboolean (*check) (const WarSetup *setup, const WarState *state, const WarOrder *order,
                     WarRefusal *refusal);

  /* Carries out an order that check() allows. Where an answer of chance is missing it returns at
   * once; the state is then thrown away by the caller. REFUSED only where a table turns out to be
   * full after dice that check() could not know: WAR_REFUSAL_NO_ROOM. In a view cells may be
   * WAR_UNKNOWN: it does something sensible then. */
  WarOutcome (*carry_out) (const WarSetup *setup, WarState *state, const WarOrder *order,
                           WarChance *chance, WarEvents *events);

  /* The orders that the seat may give now, those of one actor or, for WAR_NONE, all: fills options
   * and returns how many there are, which may be more than maximum. Whatever it offers check()
   * allows, and the other way round. Neither goes by what the seat may not know: for its view both
   * say the same. */
  guint (*list) (const WarSetup *setup, const WarState *state, gint seat, gint actor,
                 WarOption *options, guint maximum);

  /* Sets the domain of argument n, now that the arguments before it are chosen in order. Past the
   * arguments, for n = their number + order->n_targets, sets the candidates for the next target and
   * how many there may be in all; those chosen may stay among the candidates.
   *
   * The last domain of an order is exact. One before it may hold values after which nothing is
   * possible, such as headings in which there is no way: then this is FALSE for what follows. May
   * be NULL if all domains are exact from the start. */
  gboolean (*narrow) (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
                      WarOption *option);

  /* The order that an automatic seat gives now: charts roll when it is carried out. NULL in systems
   * without one. */
  gboolean (*get_automatic) (const WarSetup *setup, const WarState *state, gint seat,
                             WarOrder *order);

  /* Whether everybody may know the cell of a secret column in this row by now. NULL: never. */
  gboolean (*is_revealed) (const WarSetup *setup, const WarState *state, WarTable table, guint row,
                           guint column);

  /* Hides what columns' secrecy does not cover; the state is a copy made for the seat. May be
   * NULL. */
  void (*hide) (const WarSetup *setup, WarState *view, gint seat);

  gint (*get_winner) (const WarSetup *setup, const WarState *state);

  /* Fills in the rest of the result, in which nothing is killed and no condition has decided. NULL
   * in a system that counts neither. */
  void (*get_result) (const WarSetup *setup, const WarState *state, WarResult *result);

  /* What a solo commander knows about the system: the orders that are worth considering now, of
   * those that check() allows, for a seat that has something to decide; at least one. It goes by
   * the seat's view only, and weighs as the posture says. NULL: nobody has taught it yet. */
  guint (*think) (const WarSetup *setup, const WarState *view, gint seat, const WarPosture *posture,
                  WarIdea *ideas, guint maximum);

  /* What think() and its order cost together, in microseconds with 32 pieces on the field, as far
   * as that goes by them: it bounds how far who looks ahead plays on. 0: what it finds does not
   * hang on the posture. */
  guint thought_cost;

  /* What a row of the pieces is to be shown as, from a view. A piece is filled in as far as the
   * state knows; FALSE: the row is no such marker, or it is nowhere on the field. Both are NULL in
   * a system that nobody looks at. */
  void (*show_piece) (const WarSetup *setup, const WarState *view, guint row, WarShownPiece *piece);
  gboolean (*show_marker) (const WarSetup *setup, const WarState *view, guint row,
                           WarShownMarker *marker);

  /* Adds WarSupplies (supply.h). NULL: a table needs nothing but the units of the forces, and what
   * the conditions of the operation speak of. */
  void (*list_supply) (const WarSetup *setup, GArray *supply);

  /* Into rows: the first pieces of units to which the one of this row is bound by command just now,
   * as who leads it, whom it leads, or who may pass an order on. It goes by the view only. NULL:
   * nobody is bound to anybody. */
  guint (*list_bonds) (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                       guint maximum);

  /* Likewise the other units with which the one of this row is moved as one body. NULL: those to
   * whom it is bound. */
  guint (*list_fellows) (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                         guint maximum);

  /* The piece at which the one of this row is to strike, as it has declared and not done yet, or
   * WAR_NONE. It goes by the view only. NULL: nobody declares anything. */
  gint (*find_aim) (const WarSetup *setup, const WarState *view, guint row);

  /* To whom the piece is on his way, whom he is to touch, as far as the view knows; WAR_NONE.
   * NULL: nobody is sent to anybody. */
  gint (*find_goal) (const WarSetup *setup, const WarState *view, guint row);

  /* Whether the piece has done what the step is for: all that it may still do changes or takes back
   * what it has been ordered, or is what few would do. It goes by the view only. NULL: each has
   * more to do as long as it may do anything. */
  gboolean (*has_acted) (const WarSetup *setup, const WarState *view, guint row);

  /* What an order would do, beside where pieces would stand, which is found by carrying it out:
   * checks in the order in which they are rolled, before all else; losses, lines of sight, what
   * modifies. It goes by the view only. An order that is refused may have lines, if it is one of
   * the system that is refused for a reason of its own. May be NULL. */
  void (*foresee) (const WarSetup *setup, const WarState *view, const WarOrder *order,
                   gboolean is_allowed, WarForesight *foresight);

  /* A sentence for programmers about what is impossible in the state, or NULL: free it. */
  char *(*find_fault) (const WarSetup *setup, const WarState *state);

  /* Adds a WarShortage for all units that would have to stay outside. May be NULL. */
  void (*muster) (const WarSetup *setup, GArray *shortages);

  /* Adds a WarOddGroup for each group of the operation that is not what groups are there for in the
   * system. NULL: groups are nothing but names to it. */
  void (*list_odd_groups) (const WarSetup *setup, GArray *groups);
};

/* Makes an operation ready to be played; NULL with the first fault if it cannot be. Free the set-up
 * with war_setup_free(); games and states of it must be gone before. */
WarSetup *war_setup_new (WarOperation *operation, WarSetupFault *fault);

/* The same, adding all WarSetupFaults to an array. */
WarSetup *war_setup_try (WarOperation *operation, GArray *faults);

/* The same, to look at how it begins, not to play: units may also stand where they must not. NULL:
 * it cannot even be looked at. */
WarSetup *war_setup_look (WarOperation *operation);
void war_setup_free (WarSetup *setup);

/* Whether there is anything in it that one seat may know and another may not. */
gboolean war_setup_has_secrets (const WarSetup *setup);

/* The same set-up for another thread: states, views and orders are good for both. Free it before
 * the one that lends it. */
WarSetup *war_setup_lend (const WarSetup *setup);

/* For systems that play no operations. rows: as for war_layout_new(). */
void war_setup_init (WarSetup *setup, const WarPlay *play, gconstpointer data,
                     const guint rows[WAR_N_TABLES]);
void war_setup_clear (WarSetup *setup);

/* The state at the beginning of a game. Free it with g_free(). */
WarState *war_setup_begin (const WarSetup *setup, guint64 seed);

/* Whether the order is allowed: what the engine can say, then what the system says. refusal may be
 * NULL. */
gboolean war_play_check (const WarSetup *setup, const WarState *state, const WarOrder *order,
                         WarRefusal *refusal);

/* Checks the order and carries it out on the state. Unless the outcome is DONE the state is as it
 * was: the work is done on scratch, which must be a state of the same layout. When an answer is
 * missing, events has what happened up to the question. */
WarOutcome war_play_carry_out (const WarSetup *setup, WarState *state, WarState *scratch,
                               const WarOrder *order, WarChance *chance, WarEvents *events,
                               WarRefusal *refusal);

/* What a campaign, or a report, goes by. */
WarResult war_play_get_result (const WarSetup *setup, const WarState *state);

/* A sentence for programmers about what is impossible in the state, or NULL: free it. The system's
 * find_fault() is asked only about a state whose core cells are in order: rows that exist, sides,
 * seats, headings. A state that comes from a file must pass before it is used. */
char *war_play_find_fault (const WarSetup *setup, const WarState *state);

/* What the seat may know, in `view`, a state of the same layout: hidden cells are WAR_UNKNOWN, and
 * the generator is seeded anew, so that nobody foresees the dice. */
void war_play_view (const WarSetup *setup, const WarState *state, gint seat, guint64 seed,
                    WarState *view);

/* What a row of the pieces is shown as, from a view. FALSE: no piece of a unit is on the field
 * there; of what type and side it is, is said all the same. */
gboolean war_play_show_piece (const WarSetup *setup, const WarState *view, guint row,
                              WarShownPiece *piece);

/* To whom the unit of the piece is bound by command just now: into rows, first pieces of units. */
#define WAR_MAX_BONDS 64
guint war_play_list_bonds (const WarSetup *setup, const WarState *view, guint row,
                           gint rows[WAR_MAX_BONDS]);

/* With whom it is moved as one body. */
guint war_play_list_fellows (const WarSetup *setup, const WarState *view, guint row,
                             gint rows[WAR_MAX_BONDS]);

/* The piece at which the one of this row is to strike, as everybody may know; WAR_NONE. */
gint war_play_find_aim (const WarSetup *setup, const WarState *view, guint row);

/* Whom the one of this row is to reach; WAR_NONE. */
gint war_play_find_goal (const WarSetup *setup, const WarState *view, guint row);

gboolean war_play_has_acted (const WarSetup *setup, const WarState *view, guint row);

/* FALSE: the row is no marker, or it is nowhere on the field. */
gboolean war_play_show_marker (const WarSetup *setup, const WarState *view, guint row,
                               WarShownMarker *marker);

/* All that the seat may do now, the actor or, for WAR_NONE, anybody: an array of WarOption. */
GArray *war_play_list_options (const WarSetup *setup, const WarState *state, gint seat, gint actor);

/* Draws one of the orders that an option offers, evenly argument by argument and target by target.
 * `generator` is the caller's own stream, never the game's. FALSE if WAR_SAMPLE_TRIES choices of
 * first arguments led nowhere. */
#define WAR_SAMPLE_TRIES 64
gboolean war_play_sample (const WarSetup *setup, const WarState *state, gint seat,
                          const WarOption *option, WarGenerator *generator, WarOrder *order);

/* The same, but one argument is at an end of what is allowed after those before it: a full move, or
 * one right up to an enemy. */
gboolean war_play_sample_limit (const WarSetup *setup, const WarState *state, gint seat,
                                const WarOption *option, WarGenerator *generator, WarOrder *order);

/* Whether the option offers the order. */
gboolean war_play_offers (const WarSetup *setup, const WarState *state, const WarOption *option,
                          const WarOrder *order);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarSetup, war_setup_free)

G_END_DECLS
