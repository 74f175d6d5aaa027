/* decision.h: what seats must or may decide now
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/order.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* Nobody calls back while an order is carried out: a rule that needs somebody's choice puts a
 * decision into the state and returns. The seats that have to decide go first; an offer stays open
 * beside them until it is claimed, passed or withdrawn. */
enum
{
  WAR_DECISION_SEAT, /* WAR_NONE: the row is free */
  WAR_DECISION_KIND, /* of the system */
  WAR_DECISION_MUST, /* 1: the game waits for it; 0: an offer */
  WAR_DECISION_SECRET, /* 1: its orders are sealed until all secret decisions are done */
  WAR_DECISION_SUBJECT, /* row that it is about; WAR_NONE */
  WAR_DECISION_ARGUMENT,
  WAR_DECISION_LEVEL, /* only those of the highest level are open; the others wait */
  WAR_DECISION_NUMBER, /* counts decisions: the latest of a seat is answered first */
  WAR_DECISION_OWN,
};

/* Orders that are sealed name no more targets than this: fewer than others, as each is a column of
 * every state. */
#define WAR_SEALED_MAX_TARGETS 16

/* A sealed order, cell by cell; texts are not sealed. */
enum
{
  WAR_SEALED_SEAT, /* WAR_NONE: the row is free */
  WAR_SEALED_KIND,
  WAR_SEALED_ACTOR,
  WAR_SEALED_N_TARGETS,
  WAR_SEALED_ARGUMENTS,
  WAR_SEALED_TARGETS = WAR_SEALED_ARGUMENTS + WAR_ORDER_MAX_ARGUMENTS,
  WAR_SEALED_OWN = WAR_SEALED_TARGETS + WAR_SEALED_MAX_TARGETS,
};

/* Opens a decision; FALSE if there is no room. Gives its row in *row unless that is NULL. */
gboolean war_decision_open (const WarSetup *setup, WarState *state, gint seat, guint kind,
                            gboolean must, gint subject, gint32 argument, guint *row);

/* A question in the middle of something else, to one seat or to several, goes above it: until all
 * of the higher level are closed, nobody can do anything else. Opened decisions have the highest
 * level there is. */
gint war_decision_get_level (const WarSetup *setup, const WarState *state);
void war_decision_set_level (const WarSetup *setup, WarState *state, guint row, gint level);

/* Makes the decision in the row a secret one. */
void war_decision_set_secret (const WarSetup *setup, WarState *state, guint row);
void war_decision_close (const WarSetup *setup, WarState *state, guint row);

/* Closes all decisions of the kind, or all of them for WAR_NONE. */
void war_decision_close_all (const WarSetup *setup, WarState *state, gint kind);

/* The row of the seat's latest decision, those that it must take before offers; WAR_NONE. */
gint war_decision_find (const WarSetup *setup, const WarState *state, gint seat);

/* Its cells; NULL: there is none. */
const gint32 *war_decision_peek (const WarSetup *setup, const WarState *state, gint seat);

/* The row of the seat's decision of that kind, or WAR_NONE. */
gint war_decision_find_kind (const WarSetup *setup, const WarState *state, gint seat, guint kind);

/* Bits of the seats that must, and of those that may decide. */
void war_decision_get_seats (const WarSetup *setup, const WarState *state, guint32 *must,
                             guint32 *may);

/* Puts an order away unseen, behind those of seats before its own and of its own: who was quicker
 * does not matter. FALSE if there is no room for it or its targets, or if it has a text. */
gboolean war_sealed_add (const WarSetup *setup, WarState *state, const WarOrder *order);

/* Takes the first sealed order out, in the order of seats, then as the seat gave them; FALSE if
 * there is none. Orders that are unknown, as others' are in a view, are dropped. */
gboolean war_sealed_take (const WarSetup *setup, WarState *state, WarOrder *order);

/* Whether no secret decision is open: then sealed orders may be revealed. */
gboolean war_sealed_is_complete (const WarSetup *setup, const WarState *state);

G_END_DECLS
