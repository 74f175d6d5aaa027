/* game-document.h: an open game: as it was saved, or as it is being played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"
#include "engine/game/replay.h"
#include "engine/game/session.h"
#include "store/documents/game-file.h"

G_BEGIN_DECLS

#define DUCK_TYPE_GAME_DOCUMENT (duck_game_document_get_type ())
G_DECLARE_FINAL_TYPE (DuckGameDocument, duck_game_document, DUCK, GAME_DOCUMENT, DuckDocument)

/* Each order is a change of the document: it is on the disk, as all edits are, when "changed" is
 * emitted. A step, which can be undone, is what a person orders with all that commanders and the
 * rules do about it; where no person plays, each order.
 *
 * Signal "barred" (text): a step is not undone, and why, as the game was set up. */

/* A game that nobody has saved yet; takes it. Its commanders play. */
DuckDocument *duck_game_document_new (StoreLibrary *library, StoreGame *game);

/* Lent, until the document changes. */
const StoreGame *duck_game_document_get_game (DuckGameDocument *self);
WarReplay *duck_game_document_get_replay (DuckGameDocument *self);

/* DuckGameEvent: all that happened, in order, as far as the viewer may know. */
GListModel *duck_game_document_get_events (DuckGameDocument *self);

/* Where a part of the game begins. */
typedef struct
{
  guint level; /* 1: a round, 2: a turn, 3: a phase; as duck_game_event_get_heading() */
  guint n_orders; /* that lead there */
} DuckGameHeading;

/* DuckGameHeading: of those events that are headings, in order; lent. */
const GArray *duck_game_document_get_headings (DuckGameDocument *self);

/* The seat by whose eyes the game is seen: that of the only person who plays; of several, the one
 * who decides, or did last. WAR_NONE: all is seen, as the game is over, or nobody plays. */
gint duck_game_document_get_viewer (DuckGameDocument *self);

/* An umpire, who may look at everything while others decide, takes the screen, or hands it back to
 * who decides; signal "changed" follows. Whether he may take it, and whether he has it. */
void duck_game_document_set_watched (DuckGameDocument *self, gboolean is_watched);
gboolean duck_game_document_may_be_watched (DuckGameDocument *self);
gboolean duck_game_document_is_watched (DuckGameDocument *self);

/* What the viewer sees now; lent until the document changes. */
const WarState *duck_game_document_get_view (DuckGameDocument *self);

/* Whether the screen goes from one person to another, and nobody looks. What may be printed or
 * exported: the view, or meanwhile what has nobody's secrets; lent until the next call. */
void duck_game_document_set_covered (DuckGameDocument *self, gboolean is_covered);
const WarState *duck_game_document_get_open_view (DuckGameDocument *self);

/* Who comes next. */
WarStep duck_game_document_get_step (DuckGameDocument *self);

/* The id of who commands the seat, whether that is a person, and somebody else from now on: a
 * step. */
const char *duck_game_document_get_commander (DuckGameDocument *self, gint seat);
gboolean duck_game_document_is_person (DuckGameDocument *self, gint seat);

/* Whether both seats are in the hands of one person: those of a side are, unless it has several. */
gboolean duck_game_document_is_same_person (DuckGameDocument *self, gint seat, gint other);

/* Whether persons play of whom one knows what another does not. */
gboolean duck_game_document_has_others (DuckGameDocument *self);

/* What the person of the seat has: a side, "British", or that seat of it: "British, company 2".
 * Free it. */
char *duck_game_document_dup_person (DuckGameDocument *self, gint seat);
void duck_game_document_set_commander (DuckGameDocument *self, gint seat, const char *id);

/* Whether the viewer may do so. Where persons have secrets from one another none takes what is
 * another's, nor what is the other side's: an umpire may. */
gboolean duck_game_document_may_hand_over (DuckGameDocument *self, gint seat);

/* How many orders there were when the person of the seat had decided last, whatever the seat. */
guint duck_game_document_find_last (DuckGameDocument *self, gint seat);

/* What the viewer may read that was noted of the moment after so many orders, lent; NULL: nothing.
 * Among persons with secrets a note is its writer's alone until the game is over; else all read
 * it. */
const char *duck_game_document_get_note (DuckGameDocument *self, guint n_orders);
void duck_game_document_set_note (DuckGameDocument *self, guint n_orders, const char *text);

/* Whether the game goes by post, from one person to another as a file; to be said before it is
 * saved. */
gboolean duck_game_document_is_by_post (DuckGameDocument *self);
void duck_game_document_set_by_post (DuckGameDocument *self, gboolean is_by_post);

/* How many persons play. */
guint duck_game_document_count_persons (DuckGameDocument *self);

/* As war_session_give(). NEEDS_ANSWER: the order waits for dice. */
WarOutcome duck_game_document_give (DuckGameDocument *self, const WarOrder *order,
                                    WarRefusal *refusal);

/* The same for an order that a commander chooses as a person wishes: a step of this name, or, NULL,
 * part of the step before. */
WarOutcome duck_game_document_give_for (DuckGameDocument *self, const WarOrder *order,
                                        const char *step);

/* Why the order is given that is given next, as a sentence; it is not saved. And why the n-th was,
 * from 0; lent; NULL: nobody said, or the viewer may not know it. */
void duck_game_document_set_reason (DuckGameDocument *self, const char *reason);
const char *duck_game_document_get_reason (DuckGameDocument *self, guint order);
gboolean duck_game_document_may_read_reason (DuckGameDocument *self, guint order);

/* What somebody has to roll, while an order waits for dice; else NULL. */
const WarQuestion *duck_game_document_get_question (DuckGameDocument *self);

/* Gives the waiting order again with the dice that were rolled, too. WRONG_ANSWER: they cannot be,
 * and are not kept. */
WarOutcome duck_game_document_roll (DuckGameDocument *self, const gint32 *dice, guint n_dice);

/* What has been rolled so far for the order that waits: "4 · 3 5 1"; empty: nothing. Free it. */
char *duck_game_document_dup_rolled (DuckGameDocument *self);

/* Forgets the last of these rolls, which is asked for again. */
void duck_game_document_roll_back (DuckGameDocument *self);

/* Forgets the order that waits, with all that was rolled for it. */
void duck_game_document_withdraw (DuckGameDocument *self);

/* What is in the way, as the game was set up, of going back to where n_orders had been given. */
WarBarrier duck_game_document_find_barrier (DuckGameDocument *self, guint n_orders);

/* As war_session_put_off(); signal "changed" follows. */
void duck_game_document_put_off (DuckGameDocument *self, gint seat);

/* As war_session_choose(), for the rules or for a person who lets a commander choose. */
gboolean duck_game_document_choose (DuckGameDocument *self, gint seat, WarCommander commander,
                                    WarOrder *order);

/* What a commander thinks about, and what came of it: in a thread of its own. */
void duck_game_document_begin_thought (DuckGameDocument *self, gint seat, const WarSetup *setup,
                                       WarThought *thought);
gboolean duck_game_document_take_thought (DuckGameDocument *self, const WarThought *thought,
                                          WarOrder *order);

/* For its class: has it printed, as the viewer knows it; game-sheets.c. */
void duck_game_document_add_sheets (DuckDocumentClass *klass);

/* A name that tells a game from others of its operation; before anybody shows it. */
void duck_game_document_set_title (DuckGameDocument *self, const char *title);

G_END_DECLS
