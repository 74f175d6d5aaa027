/* play.h: what a person is about to do in a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/game-document.h"
#include "engine/game/choice.h"
#include "engine/game/foresight.h"

G_BEGIN_DECLS

#define DUCK_TYPE_PLAY (duck_play_get_type ())
G_DECLARE_FINAL_TYPE (DuckPlay, duck_play, DUCK, PLAY, GObject)

/* The unit that is chosen, what it may do, which of that somebody holds in hand, and the order that
 * would come of it: shared by the board, the lists and the card of a page, of which each changes it
 * and follows the others.
 *
 * Signals: "renewed": the game is, and with it all that can be done; "changed" follows: the unit,
 * or what it has in hand, is another; "proposed": another order is, or
 * none; "said": the status is another. */

DuckPlay *duck_play_new (DuckGameDocument *document);

DuckGameDocument *duck_play_get_document (DuckPlay *self);
const WarSetup *duck_play_get_setup (DuckPlay *self);

/* What is seen of the game, or of what has been; lent until the document changes, or another moment
 * is looked at. */
const WarState *duck_play_get_view (DuckPlay *self);

/* The seat of a person who has something to decide, or WAR_NONE: then nothing can be done. While
 * the page shows the past, after so many orders, it is WAR_NONE, too; a unit can be chosen there,
 * and is seen as it was. */
gint duck_play_get_seat (DuckPlay *self);
void duck_play_look_back (DuckPlay *self, gboolean in_past, guint n_orders);
gboolean duck_play_is_in_past (DuckPlay *self);

/* Whether the past is shown because what was ordered in secret is revealed there one by one; to be
 * said before that is shown. */
void duck_play_set_revealing (DuckPlay *self, gboolean revealing);
gboolean duck_play_is_revealing (DuckPlay *self);

/* WarChoice: all that the seat may do now. */
const GArray *duck_play_get_choices (DuckPlay *self);

/* Whether the piece has anything to do, and the number of those of its side that have. */
gboolean duck_play_may_act (DuckPlay *self, gint piece);
guint duck_play_count_actors (DuckPlay *self);

/* Whether it is of the side that decides. */
gboolean duck_play_is_own (DuckPlay *self, gint piece);

/* The unit that is chosen, by its row, of whichever side; WAR_NONE. Its first way or place, if it
 * has one, is in hand then; or its aim, if there is but one and nothing else to point at. */
gint duck_play_get_chosen (DuckPlay *self);
void duck_play_choose (DuckPlay *self, gint piece);

/* The next unit after that one, or WAR_NONE, that has something to do, in the past any, or the one
 * before; WAR_NONE: there is none further. */
gint duck_play_find_next (DuckPlay *self, gint after, gboolean forwards);

/* The choice in hand, lent, or NULL: what pointing at the field means. What has been said of it is
 * chosen; it may want more then. */
const WarChoice *duck_play_get_hand (DuckPlay *self);
void duck_play_take (DuckPlay *self, const WarChoice *choice);

/* Whether the choice is the one in hand, or what this began as. */
gboolean duck_play_is_in_hand (DuckPlay *self, const WarChoice *choice);

/* Says a number that the hand wants, or a value near to it that is allowed; if that is all, the
 * order is proposed. */
gboolean duck_play_set_number (DuckPlay *self, gint32 number);

/* The hand with the number, or the hex, that was said last, lent; NULL: none was. */
const WarChoice *duck_play_get_next (DuckPlay *self);

/* Takes a target of the hand in, or out again; as soon as there can be no more of them the order is
 * given. FALSE: it is none. */
gboolean duck_play_toggle_target (DuckPlay *self, gint piece);

/* Whether several targets are being named for the hand, and whether the piece may be one or is. */
gboolean duck_play_names_targets (DuckPlay *self);
gboolean duck_play_is_candidate (DuckPlay *self, gint piece);
gboolean duck_play_is_target (DuckPlay *self, gint piece);

/* Forgets what was said of the hand, and what waits for words. FALSE: nothing was. */
gboolean duck_play_step_back (DuckPlay *self);

/* The order that is proposed, or NULL. */
const WarOrder *duck_play_get_proposal (DuckPlay *self);

/* What the proposal leads to; lent; NULL: there is none. */
const WarForesight *duck_play_get_foresight (DuckPlay *self);

/* Whether pointing at the piece means its place, as the hand aims; not for a piece of one's own
 * side, which is chosen instead. */
gboolean duck_play_aims_at (DuckPlay *self, gint piece);

/* Whether pointing at the piece means to go as near to it as the hand can, which is on its way
 * there. */
gboolean duck_play_goes_to (DuckPlay *self, gint piece);

/* Says what would be refused if the chosen unit did something to the piece. FALSE: nothing would,
 * as nothing of the kind can be done now. */
gboolean duck_play_say_why_not (DuckPlay *self, gint piece);

/* Proposes what pointing there means with the choice in hand; for a piece that is a target, what is
 * done to it. FALSE: nothing, and the status says why not. */
gboolean duck_play_point (DuckPlay *self, WarPosition place, gint piece);

/* What is proposed at a place, with as much as may be of what it has a number of: all shells that
 * are left. FALSE: it has none, or that already. */
gboolean duck_play_find_raised (DuckPlay *self, WarOrder *order);

/* Why the unit that is placed as proposed would not stand where somebody points, and how far away
 * from there it would: two sentences. Free it; NULL: it would, or none is. */
char *duck_play_dup_beside (DuckPlay *self, WarPosition place);

/* Proposes a turn of what is proposed, or of the unit where it stands, and a step forwards or
 * back. */
gboolean duck_play_turn (DuckPlay *self, gint by);
gboolean duck_play_step (DuckPlay *self, WarLength by);
void duck_play_propose (DuckPlay *self, const WarOrder *order);

/* Whether the unit would neither turn nor go anywhere, as something is in its way at once. */
gboolean duck_play_stays (DuckPlay *self);

/* Of a unit that wheels before it goes: keeps the wheel that is proposed, so that pointing means
 * where it goes from there; and proposes the wheel that was kept, and nothing more. FALSE: nothing
 * like that is in hand. */
gboolean duck_play_keep_wheel (DuckPlay *self);
gboolean duck_play_propose_wheel (DuckPlay *self);

/* Proposes to go so far aslant, to the right if it is positive. FALSE: nobody does in hand. */
gboolean duck_play_slant (DuckPlay *self, gint by);

/* Where the choice in hand was pointed at and is not allowed; NULL: nowhere. The status has why. */
const WarPosition *duck_play_get_refused (DuckPlay *self);

/* The orders, WarOrder, that the chosen unit, or anybody where none is, may give with the piece, or
 * a feature, as their only target: with all shots, not with one. Free the array. */
GArray *duck_play_list_at (DuckPlay *self, WarTable table, gint target);

/* Gives the order, or what is proposed; if something more has to be said, it is asked for then.
 * FALSE: it is refused, and the status says why, or nothing is proposed. */
gboolean duck_play_give (DuckPlay *self, const WarOrder *order);
gboolean duck_play_give_proposal (DuckPlay *self);

/* An order by which somebody writes to somebody, and that was to be given without words: it waits
 * to be given with them, until something else is chosen; lent; NULL: none does. */
const WarOrder *duck_play_get_wordless (DuckPlay *self);

/* The order that ends the step of the seat, if it may. */
gboolean duck_play_find_end (DuckPlay *self, WarOrder *order);

/* Whether each of several units is to do the same once, and the seat says in which order. The map
 * shows them: one is always chosen. */
gboolean duck_play_is_queue (DuckPlay *self);

/* The order of the seat that needs nothing more to be said, if that is all there is to do: a roll;
 * of a queue, that of the chosen unit. FALSE: there is more, or less. */
gboolean duck_play_find_only (DuckPlay *self, WarOrder *order);

/* Whether the seat has more than one answer to a question, none of which needs the board, and not
 * so many that they belong to units: then they are listed, and all of them are orders as they
 * are. */
gboolean duck_play_has_answers (DuckPlay *self);

/* Whether something is asked that is answered on the map, or declined: then what declines it is
 * listed; and whether that is such an answer. */
gboolean duck_play_may_decline (DuckPlay *self);
gboolean duck_play_is_refusal (DuckPlay *self, const WarChoice *choice);

/* The answer that names the base at the place and nothing else; FALSE: there is none. */
gboolean duck_play_find_base_answer (DuckPlay *self, WarPosition place, WarOrder *order);

/* A sentence for the status line; NULL: nothing. */
const char *duck_play_get_status (DuckPlay *self);
void duck_play_say (DuckPlay *self, const char *status);

/* Of a unit of several bases, the one that stands for it: the first that is on the field. */
gint duck_play_get_lead (DuckPlay *self, gint row);

/* The unit at the place, by its row; WAR_NONE. */
gint duck_play_find_piece (DuckPlay *self, WarPosition place);

/* The one that a press there is for: while another is to go somewhere, one of its own side so near
 * that nobody could go there, too; while the ground means nothing, one that is small on the map and
 * just missed. pixel: in millimetres. */
gint duck_play_find_pressed (DuckPlay *self, WarPosition place, double pixel);

/* Whether the unit would come less than half of the way to where it is to go, which is then said:
 * that is no order that anybody means. */
gboolean duck_play_falls_short (DuckPlay *self, WarPosition place);

G_END_DECLS
