/* way.h: how far a unit may go along one heading, and where it may end
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/entrenched/private.h"

G_BEGIN_DECLS

/* What ends a way. */
typedef enum
{
  WAR_ENTRENCHED_END_MOST, /* how far the unit may go */
  WAR_ENTRENCHED_END_FIELD,
  WAR_ENTRENCHED_END_SHELTER,
  WAR_ENTRENCHED_END_ENEMY,
} WarEntrenchedEnd;

/* Distances at which the base would stand on a friend. */
typedef struct
{
  WarLength first, last;
  guint piece;
} WarEntrenchedBar;

/* A way along one heading: a value, made by war_entrenched_plan_way(). */
typedef struct
{
  guint piece;
  gboolean falls_back;
  gint entering; /* the shelter that does not bar it; WAR_NONE */
  WarBase start; /* when the unit has turned, or has stepped out of its shelter */
  WarHeading heading; /* in which it goes */
  gboolean is_still; /* the start is where and how it stands already */
  WarLength least; /* that it has to go, if it goes: E-31 */
  gboolean may_stay; /* it may also go nowhere */
  WarLength most;

  WarLength room; /* how far it comes; −1: not even the start is allowed */
  WarEntrenchedEnd end; /* what ends the room there */
  gint obstacle; /* feature or piece, as end says; WAR_NONE */
  gboolean is_set; /* distances from `setting` on are set to the room: the 1 mm of E-3 */
  WarLength setting;

  guint n_bars; /* by first distance */
  WarEntrenchedBar bars[WAR_ENTRENCHED_MAX_UNITS];
} WarEntrenchedWay;

/* How a move ended. */
typedef struct
{
  WarBase base;
  WarLength distance;
  gboolean is_complete; /* no check stopped it */
  gint taken_by; /* who stands where a check stopped it, so that it stopped before; WAR_NONE */
  gboolean has_moved; /* it stands elsewhere, or otherwise, than before */
} WarEntrenchedArrival;

/* How far and whither a base has gone after a whole distance; rounded once. */
static inline WarPosition
war_entrenched_get_vector (WarHeading heading, WarLength distance)
{
  return war_position_step ((WarPosition){ 0, 0 }, heading, distance);
}

/* room.c: bases that go straight from a start. */

/* How far the base may go, at most so far, without coming nearer to the other than the limit; with
 * a limit of 0 without reaching into it. −1: not even the start. The way to the distance keeps the
 * limit exactly and that to the next one does not, but for ways that run along it: as places are
 * rounded they may lose a hundredth of it, or reach in by WAR_BASE_SLACK. */
WarLength war_entrenched_find_room (const WarBase *start, WarHeading heading, WarLength most,
                                    const WarBase *other, WarLength limit);

/* How far it may go on the field. */
WarLength war_entrenched_find_field_room (const WarBase *start, WarHeading heading, WarLength most,
                                          const WarField *field);

/* The distances, at most so far, at which the base placed there overlaps the other: all from *first
 * to *last; or may overlap it, as places are rounded. FALSE if there are none. */
gboolean war_entrenched_find_overlap (const WarBase *start, WarHeading heading, WarLength most,
                                      const WarBase *other, WarLength *first, WarLength *last);

/* way.c */

/* The way of the unit along the heading; a shelter that it is about to enter does not bar it, nor
 * for WAR_NONE any. Contact, turns and activity are not looked at. */
void war_entrenched_plan_way (const WarSetup *setup, const WarState *state, guint piece,
                              WarHeading heading, gboolean falls_back, WarLength most,
                              gint entering, WarEntrenchedWay *way);

/* Whether who falls back may go there: straight back (entrenched.4.6), or anywhere in the rear
 * half-plane of the unit as it stands (entrenched.E-2). */
gboolean war_entrenched_is_backwards (const WarSetup *setup, const WarState *state, guint piece,
                                      WarHeading heading);

/* How near the unit, which stands at `now`, may come to the enemy: no nearer than it is (E-3). */
WarLength war_entrenched_get_limit (const WarSetup *setup, const WarState *state, guint piece,
                                    guint enemy, const WarBase *now);

void war_entrenched_get_distances (const WarEntrenchedWay *way, WarDomain *distances);

/* The distance that is carried out for an allowed one. */
WarLength war_entrenched_set_distance (const WarEntrenchedWay *way, WarLength distance);

/* The farthest distance, not beyond that one, at which it would stand on no friend; −1: none. */
WarLength war_entrenched_leave_bars (const WarEntrenchedWay *way, WarLength distance);

/* FALSE, with the reason why the distance, which is not allowed, is not. */
gboolean war_entrenched_refuse_distance (const WarSetup *setup, const WarState *state,
                                         const WarEntrenchedWay *way, WarLength distance,
                                         WarRefusal *refusal);

/* move.c */

/* Whether the unit may still move in this turn: 3.3, 4.1. */
gboolean war_entrenched_may_move (const WarSetup *setup, const WarState *state, guint piece,
                                  WarRefusal *refusal);

/* Goes the distance along the way, as far as checks let it. FALSE if an answer is missing. */
gboolean war_entrenched_follow_way (WarEntrenchedContext *context, const WarEntrenchedWay *way,
                                    WarLength distance, WarEntrenchedArrival *arrival);

/* Puts the unit there and ends its move. */
void war_entrenched_end_move (WarEntrenchedContext *context, guint piece,
                              const WarEntrenchedArrival *arrival, gboolean falls_back);

G_END_DECLS
