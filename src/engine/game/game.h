/* game.h: a game being played: its set-up, orders and present state
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* An order that was carried out, with all that is needed to carry it out again. */
typedef struct
{
  WarOrder order;
  guint first_answer; /* in WarGame.answers */
  guint n_answers;
  guint64 hash; /* of the state after it */
} WarRecord;

typedef struct
{
  const WarSetup *setup; /* outlives the game */
  guint64 seed;
  guint32 people; /* bit n: seat n rolls its own dice; 0 in a new game */
  WarState *beginning; /* from which the records lead to the state */
  WarState *state;
  WarState *scratch;
  WarState *summed; /* what the last hash was of, and its sum: war_state_hash_again() */
  guint64 sum;
  GPtrArray *kept; /* WarState: after so many orders each, from which going back starts */
  WarChance *chance;
  GArray *records; /* WarRecord */
  GArray *answers; /* gint32: of all records */
  GPtrArray *lines; /* char: of so many of the first records as have been written */
} WarGame;

WarGame *war_game_new (const WarSetup *setup, guint64 seed);

/* A game that goes on from a state, without the orders that led to it. */
WarGame *war_game_continue (const WarSetup *setup, guint64 seed, const WarState *state);
void war_game_free (WarGame *game);

/* Carries an order out and records it. The answers of chance come from the generator if answers is
 * NULL, else these are the dice, and only positions come from it; where people roll their own dice,
 * answers are theirs only. There are as many as have been given so far. When one is missing,
 * *missing is the question, and the game is as it was. events, refusal and missing may be NULL. */
WarOutcome war_game_give (WarGame *game, const WarOrder *order, const gint32 *answers,
                          guint n_answers, WarEvents *events, WarRefusal *refusal,
                          WarQuestion *missing);

/* Carries out once more an order that was recorded in the same state, with all the answers that the
 * record has, whoever gave them. events may be NULL. */
WarOutcome war_game_give_again (WarGame *game, const WarOrder *order, const gint32 *answers,
                                guint n_answers, WarEvents *events);

/* Goes back to the state after the first n_records orders; what came later is forgotten. It takes
 * the time of a few orders, however many there are. */
void war_game_go_back (WarGame *game, guint n_records);

/* The state after the first n_records orders; free it with g_free(). With the next function one
 * looks at all states from there on, one after the other, while the game stays where it is. */
WarState *war_game_dup_state (const WarGame *game, guint n_records);

/* Carries the order of a record out once more, on the state that it was given in. */
void war_game_repeat (const WarGame *game, guint record, WarState *state);

/* By whose eyes a game is seen that somebody opens who does not play it now: by those of the seat
 * that is to decide; WAR_NONE when it is over, and nothing is hidden any more. */
gint war_game_find_viewer (const WarGame *game);

/* How many orders had been given when the seat had given its last one; 0: it has given none. */
guint war_game_find_last (const WarGame *game, gint seat);

/* What whoever plays knows of its state, and no seat's secrets: for who has not said who he is.
 * Once it is over, all of it. Free it with g_free(). */
WarState *war_game_dup_public_view (const WarGame *game);

/* The order that had the words of the note that the event tells, lent until the game goes on; NULL:
 * it tells none, or the order is none of the game's any more. */
const WarOrder *war_game_find_note (const WarGame *game, const WarEvent *event);

/* Its words, likewise. Whoever may see the event may read them. */
const char *war_game_get_note (const WarGame *game, const WarEvent *event);

/* The orders as lines: the order, its answers, the hash after it. */
char *war_game_to_text (const WarGame *game);

/* Plays lines again from the beginning and compares every hash. On a difference, or a line that is
 * not understood, FALSE and the number of the line, from 1; the game stands before it. */
gboolean war_game_replay (WarGame *game, const char *text, guint *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarGame, war_game_free)

G_END_DECLS
