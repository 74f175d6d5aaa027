/* event.h: what happened because of an order
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/chance.h"
#include "engine/game/state.h"

G_BEGIN_DECLS

#define WAR_EVENT_MAX_ARGUMENTS 9

/* Every seat may see it. */
#define WAR_ALL_SEATS ((1u << WAR_MAX_SEATS) - 1)

/* One thing that happened, as numbers; text/ makes the sentence. */
typedef struct
{
  guint kind; /* of the system */
  gint actor, target; /* rows of pieces, or what the kind says; WAR_NONE */
  gint32 arguments[WAR_EVENT_MAX_ARGUMENTS];
  const char *clause; /* the fact or ruling that made it so; a constant */
  const char *purpose; /* of the dice, or NULL; a constant */
  guint n_dice;
  guint8 dice[WAR_MAX_DICE];
  gint8 adds[WAR_MAX_DICE]; /* what is added to each of them */
  guint sides; /* of the dice */
  gint owner; /* seat whose dice they are; WAR_NONE: nobody's, or there are none */
  gint need; /* the least die, with what is added to it, that succeeds; 0: none */
  guint n_modifiers;
  WarModifier modifiers[WAR_MAX_MODIFIERS]; /* of the dice */
  guint32 seats; /* bit n: seat n may see it */
  guint32 note; /* the number, from 1, of the order whose text it tells: war_game_get_note(); 0 */
} WarEvent;

/* What can be seen on the field of something that happened. */
typedef enum
{
  WAR_ACT_NONE, /* nothing */
  WAR_ACT_MOVE, /* somebody, or a cloud, goes from one place to another */
  WAR_ACT_SHOT, /* from somebody at somebody */
  WAR_ACT_FIGHT, /* likewise at arm's length, or by a charge */
  WAR_ACT_SHELL, /* at a place */
  WAR_ACT_GAS, /* a cloud comes up at a place */
  WAR_ACT_HARM, /* somebody loses something, or is pinned */
  WAR_ACT_FALL, /* somebody is gone */
} WarActKind;

/* The same of a kind of events. The arguments are counted from 1; 0: there is none. */
typedef struct
{
  guint8 kind; /* WarActKind */
  guint8 place; /* that is x, which y follows: where the actor is then, or where it happens */
  guint8 hex; /* the argument that is a hex, instead */
  guint8 amount; /* the argument that says how much is lost */
} WarEventAct;

/* What keeps somebody from going on where a way ends. */
typedef enum
{
  WAR_BOUND_NONE, /* nothing: it has gone as far as it was to, or as it can at most */
  WAR_BOUND_FIELD, /* the edge of the field */
  WAR_BOUND_GROUND, /* ground that it cannot pass */
  WAR_BOUND_SLOWED, /* ground that takes a part of how far it goes */
  WAR_BOUND_WALL, /* a feature */
  WAR_BOUND_ENEMY, /* to whom it keeps its distance */
  WAR_BOUND_FRIEND, /* on whom it would end */
} WarBoundKind;

typedef struct
{
  WarBoundKind kind;
  gint row; /* of the feature or the piece; or WAR_NONE */
  WarLength limit; /* the distance that has to be kept; 0: none */
} WarBound;

/* As many as can come of one order, and more than ever do. */
#define WAR_MAX_EVENTS 4096

/* Events of one order, into an array of the caller's: whoever listens has room for WAR_MAX_EVENTS.
 * A log that lacks some would be wrong, so that more are a fault of the program, which it tells of;
 * the game goes on. */
typedef struct
{
  WarEvent *items;
  guint capacity;
  guint n_items;
  WarEvent spare; /* what nobody listens to is written here */
} WarEvents;

/* Appends an event without dice that every seat may see, and gives it to be filled in. Who does not
 * listen hands over events of capacity 0. */
WarEvent *war_events_add (WarEvents *events, guint kind, gint actor, gint target,
                          const char *clause);

/* Whether every one of the seats, bits, may see the event. */
static inline gboolean
war_event_is_for (const WarEvent *event, guint32 seats)
{
  return (event->seats & seats) == seats;
}

/* Puts a position into two arguments of the event, or with a heading into three. */
static inline void
war_event_set_position (WarEvent *event, guint first, WarPosition position)
{
  event->arguments[first] = position.x;
  event->arguments[first + 1] = position.y;
}

static inline void
war_event_set_pose (WarEvent *event, guint first, WarPosition position, WarHeading heading)
{
  war_event_set_position (event, first, position);
  event->arguments[first + 2] = heading;
}

/* Puts the bound into three arguments of the event, NULL as none, and takes it out of them. */
void war_event_set_bound (WarEvent *event, guint first, const WarBound *bound);
WarBound war_event_get_bound (const WarEvent *event, guint first);

/* Puts the dice of a question into the event. */
void war_event_set_dice (WarEvent *event, const WarQuestion *question, const gint32 *results);

/* The question that its dice answered. */
WarQuestion war_event_get_question (const WarEvent *event);

/* Whether anything is added to any of its dice. */
gboolean war_event_has_adds (const WarEvent *event);

/* Whether that die is none that fails: nothing is needed, or it has that. */
static inline gboolean
war_event_die_succeeds (const WarEvent *event, guint die)
{
  return event->need <= 0 || event->dice[die] + event->adds[die] >= event->need;
}

/* How many of the dice succeed; all, if nothing is needed. */
guint war_event_count_successes (const WarEvent *event);

/* The chance that the die had to succeed, 0 … 1. */
double war_event_get_die_chance (const WarEvent *event, guint die);

G_END_DECLS
