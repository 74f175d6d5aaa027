/* leg.h: legs of moves of Trench Assault as they are planned (assault.A-17)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/assault/private.h"

G_BEGIN_DECLS

#define WAR_ASSAULT_MAX_LEGS 3
#define WAR_ASSAULT_MAX_SPANS 64
#define WAR_ASSAULT_MAX_BOGS 8

/* Distances that are not allowed. */
typedef struct
{
  WarLength first, last;
  guint reason; /* WarAssaultRefusal */
  gint row; /* of what is in the way; or WAR_NONE */
} WarAssaultSpan;

typedef struct
{
  WarBase start;
  WarHeading heading;
  WarLength room; /* how far it comes at most */
  guint reason; /* WarAssaultRefusal: why no farther */
  gint row; /* of what is in the way; or WAR_NONE */
  WarLength stays; /* so far it stays in the trench where its move began; −1: it has left it */
  gint entered; /* the enemy's trench that ends the move; WAR_NONE */
  WarLength entry; /* from where on it is in that */
  guint n_bogs; /* a tank's */
  WarLength bogs[WAR_ASSAULT_MAX_BOGS]; /* where it enters trenches and bogs (assault.A-22) */
  guint n_spans;
  WarAssaultSpan spans[WAR_ASSAULT_MAX_SPANS]; /* last, as few of them are in use */
} WarAssaultLeg;

void war_assault_plan_leg (const WarSetup *setup, const WarState *state, guint unit,
                           WarHeading heading, WarAssaultLeg *leg);

/* memo.c: what a leg comes to as far as the ground goes, with nobody on it; where that is known, in
 * *leg. */
gboolean war_assault_recall_leg (const WarSetup *setup, const WarState *state, guint unit,
                                 WarHeading heading, WarAssaultLeg *leg);
void war_assault_remember_leg (const WarSetup *setup, const WarState *state, guint unit,
                               const WarAssaultLeg *leg);

/* leg-end.c: whether it may end there. */
gboolean war_assault_leg_allows (const WarAssaultLeg *leg, WarLength distance);

/* The farthest distance up to that one which is allowed; 0: none. */
WarLength war_assault_leg_get_farthest (const WarAssaultLeg *leg, WarLength most);
void war_assault_leg_get_distances (const WarAssaultLeg *leg, WarDomain *distances);

/* nerves.c. assault.A-15: no move of who is nervous ends so near to the enemy, but a leg may that
 * another one brings back from. Who has not come back when its seat is done is put where its move
 * began. */
gboolean war_assault_is_too_near (const WarSetup *setup, const WarState *state, guint unit,
                                  WarPosition at);
gboolean war_assault_has_to_come_back (const WarSetup *setup, const WarState *state, guint unit);
void war_assault_come_back (WarContext *context, guint unit);

/* Where the move of the unit began; to which line who is of the side and comes from there may not
 * come nearer, and how far a place is from such a line. */
WarPosition war_assault_get_begun (const WarSetup *setup, const WarState *state, guint unit);
const GArray *war_assault_find_enemy_line (const WarAssault *data, gint side, WarPosition from);
WarLength war_assault_measure_line (const GArray *line, WarPosition position);

/* leg-end.c: why the distance is not allowed, and how far it may go instead. */
gboolean war_assault_leg_refuse (const WarSetup *setup, const WarState *state,
                                 const WarAssaultLeg *leg, guint unit, WarLength distance,
                                 WarRefusal *refusal);

/* leg.c: how far the way of the centre comes before ground that it does not enter; *row of that. */
WarLength war_assault_find_ground_room (const WarSetup *setup, guint unit, WarPosition from,
                                        WarHeading heading, WarLength most, gint *row);

G_END_DECLS
