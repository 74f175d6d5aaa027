/* session.h: who plays a game, and who decides next
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* What a commander keeps from one order to the next. */
typedef struct
{
  WarGenerator generator; /* its own, not the game's */
  gboolean has_plan; /* the rest is for this round, and the turn of that side */
  gint32 round, side;
  WarPosture posture;
  WarReckoning reckoning; /* by which the posture was taken */
  WarHaste *haste; /* lent while it thinks; NULL: nobody hurries it, nor asks how far it is */
} WarMind;

/* Chooses an order for a seat that has something to decide, such as war_quick_command(). It sees a
 * view of the state and draws from a stream of its own. FALSE: it does not know what to do. */
typedef gboolean (*WarCommander) (const WarSetup *setup, const WarState *view, gint seat,
                                  WarMind *mind, WarOrder *order);

/* What a game waits for. */
typedef enum
{
  WAR_STEP_OVER, /* for nothing: it has ended */
  WAR_STEP_ROLL, /* for dice that the waiting order lacks; the seat is the one that gave it */
  WAR_STEP_RULES, /* for what a chart says: the seat is automatic */
  WAR_STEP_COMMANDER,
  WAR_STEP_PERSON,
  WAR_STEP_STUCK, /* nobody has anything to decide: a fault in the system */
} WarStepKind;

typedef struct
{
  WarStepKind kind;
  gint seat; /* whose step it is; WAR_NONE */
  gboolean is_offer; /* others must decide, this seat may: a person can put it off */
} WarStep;

/* A game with those who play it, by seats. All programs and tests play through one. */
typedef struct
{
  WarGame *game; /* lent */
  WarCommander commanders[WAR_MAX_SEATS]; /* NULL: a person */
  WarMind minds[WAR_MAX_SEATS]; /* theirs */
  gint32 put_off[WAR_MAX_SEATS]; /* the offer that a person does not take now; WAR_UNKNOWN */
  WarState *view; /* what the seat last asked may know */

  gboolean is_rolled_by_hand; /* the answers of chance come from dice, not from the generator */
  GArray *dice; /* gint32: not used yet */
  WarOrder waiting; /* lacks an answer of chance */
  WarQuestion missing; /* which one */
  gboolean is_waiting;
  guint n_known; /* answers of chance that the waiting order has already */
} WarSession;

/* How much of a game may be taken back. */
typedef enum
{
  WAR_UNDO_ALL,
  WAR_UNDO_UNTIL_CHANCE, /* not what chance has answered, what told a person something hidden, or
                          * what came before another person was to decide */
  WAR_UNDO_NONE,
} WarUndoPolicy;

/* What keeps orders from being taken back. */
typedef enum
{
  WAR_BARRIER_NONE,
  WAR_BARRIER_POLICY, /* nothing may be taken back */
  WAR_BARRIER_CHANCE,
  WAR_BARRIER_REVEAL,
  WAR_BARRIER_HAND_OVER,
} WarBarrier;

/* Persons play at all seats. The game must outlive the session. Commanders' streams come from the
 * game's seed, and from where it stands: in a game that goes on they do not choose the same again,
 * and whoever plays the same game from its beginning plays it in the same way. */
void war_session_init (WarSession *session, WarGame *game);
void war_session_clear (WarSession *session);

/* A side's commander has all its seats, and the first those of game masters, who are on neither:
 * there is nothing that they must do in a game that nobody watches. */
void war_session_man (WarSession *session, const WarCommander commanders[WAR_N_SIDES]);

/* What comes next. Offers go before what must be decided, as this may make them lapse; the rules
 * before commanders, and those before persons, who then need not wait. */
WarStep war_session_get_step (const WarSession *session);

/* What the seat may know; lent until the next call. Everything that a person sees comes from it. */
const WarState *war_session_get_view (WarSession *session, gint seat);

/* Whether a person has the seat, not a commander or the rules. */
gboolean war_session_is_person (const WarSession *session, gint seat);

/* Leaves the seat's offers open without an answer. It is asked again when another one is made, or
 * when nobody else has anything to decide. */
void war_session_put_off (WarSession *session, gint seat);

/* What a step of the rules or of a commander is. FALSE: nobody knows. */
gboolean war_session_choose (WarSession *session, gint seat, WarOrder *order);

/* What a commander thinks about, apart from the session: for a thread of its own. */
typedef struct
{
  const WarSetup *setup; /* of the same operation; no other thread uses it */
  WarState *view;
  WarCommander commander;
  gint seat;
  WarMind mind; /* whose haste may be set before it thinks */
  WarOrder order; /* what came of it */
  gboolean is_known; /* FALSE: the commander does not know what to do */
} WarThought;

/* Takes what the commander of the seat, whose step it is, sees now; in the session's thread. */
void war_thought_init (WarThought *thought, WarSession *session, gint seat, const WarSetup *setup);
void war_thought_clear (WarThought *thought);

/* Chooses the order: in any thread. */
void war_thought_think (WarThought *thought);

/* In the session's thread again, unless the thought came too late: what war_session_choose() would
 * have given. */
gboolean war_session_take_thought (WarSession *session, const WarThought *thought, WarOrder *order);

/* Gives an order, with as many of the dice as it takes where they are rolled by hand. If one is
 * missing, the order waits for it, and is given again when there are more dice. WRONG_ANSWER:
 * there is one among the dice that cannot be; all are thrown away. events and refusal may be
 * NULL. */
WarOutcome war_session_give (WarSession *session, const WarOrder *order, WarEvents *events,
                             WarRefusal *refusal);

/* Goes back to where n_orders had been given, and forgets what waits. */
void war_session_go_back (WarSession *session, guint n_orders);

/* What is in the way, under a policy, of going back to where n_orders had been given: of several
 * barriers the one that comes first on the way back. To go back to where the game stands forgets
 * what waits, which may have been answered in part. Whoever asks decides: going back does not. */
WarBarrier war_session_find_barrier (const WarSession *session, WarUndoPolicy policy,
                                     guint n_orders);

/* How many orders had been given before the last one of a person, who wants to take it back; −1:
 * there is none. */
gint war_session_find_last_by_person (const WarSession *session);

/* Takes the next step if it is one of the rules or of a commander: gives an order, with its events,
 * which may be NULL, or leaves an offer open. FALSE: it is none, or could not be taken. */
gboolean war_session_take_step (WarSession *session, WarEvents *events);

/* Plays on while the rules and commanders decide, until so many orders have been given since the
 * beginning; the step that could not be taken. */
WarStep war_session_run (WarSession *session, guint n_orders);

G_END_DECLS
