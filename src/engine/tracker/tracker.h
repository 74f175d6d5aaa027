/* tracker.h: a game for figures on a real table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"
#include "engine/tracker/routine.h"

G_BEGIN_DECLS

/* A unit on the table. Immutable once built, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  WarUnitType *type;
  char *name; /* the player's own name for it, or NULL */
  gint side; /* 0, 1 */
  gint lost; /* of its strength */
  gboolean has_acted; /* in the present phase */
  guint32 marks; /* bit n: the n-th of the routine */
  WarExtra *extra; /* or NULL */
} WarTracked;

/* A line of the log, in the words of whoever kept it. Immutable, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  gint round;
  char *text;
  WarExtra *extra; /* or NULL */
} WarTrackerNote;

/* A document: immutable, reference-counted. It knows what people tell it, and where in a round the
 * game is; no rule is enforced. An edit is a function that returns a new one, which shares what did
 * not change. */
typedef struct
{
  gatomicrefcount references;
  char *name;
  WarRules *rules;
  WarRoutine *routine; /* of the rules */
  char *sides[WAR_N_SIDES]; /* their names */
  gint points[WAR_N_SIDES];
  gint first; /* the side that goes first in this round */
  gint rounds; /* 0: as many as one likes */
  gint round; /* from 1 */
  guint step; /* of war_tracker_list_steps() */
  GPtrArray *units; /* WarTracked: those of side 0 first */
  GPtrArray *notes; /* WarTrackerNote, the oldest first */
  WarExtra *extra; /* or NULL */
} WarTracker;

#define WAR_TRACKER_MAX_UNITS 1000 /* of both sides */
#define WAR_TRACKER_MAX_NOTES 5000
#define WAR_TRACKER_MAX_POINTS 9999
#define WAR_TRACKER_MAX_TEXT 500 /* of a note */

/* A step of a round. */
typedef struct
{
  const WarPhase *phase; /* lent by the routine; NULL: a side's whole turn, as it has no phases */
  gint side; /* 0, 1; both sides at once: -1 */
} WarTrackerStep;

#define WAR_TRACKER_BOTH (-1)

/* Nobody is on the table yet: whoever makes it adds them. */
WarTracker *war_tracker_new (const char *name, WarRules *rules, WarRoutine *routine);
WarTracker *war_tracker_copy (const WarTracker *tracker);
WarTracker *war_tracker_ref (WarTracker *tracker);
void war_tracker_unref (WarTracker *tracker);

/* For its maker: every unit that a side brings. As many as have room. */
void war_tracker_add_army (WarTracker *tracker, gint side, const WarArmy *army);
void war_tracker_add_unit (WarTracker *tracker, WarTracked *unit);

/* One of an operation: a side whose player brings an army has no units yet. */
WarTracker *war_tracker_new_from_operation (const WarOperation *operation, WarRoutine *routine);

WarTracked *war_tracked_new (WarUnitType *type, gint side);
WarTracked *war_tracked_ref (WarTracked *unit);
void war_tracked_unref (WarTracked *unit);

/* So many losses end it: its strength, else its bases, else 1. */
gint war_tracked_get_strength (const WarTracked *unit, const WarSystem *system);

WarTracked *war_tracker_get_unit (const WarTracker *tracker, guint index);

/* Its number among those of its side with the same name, from 1; 0: there is no other. */
guint war_tracker_get_number (const WarTracker *tracker, guint index);

/* How many units of the side are left, and what those that are not cost. */
guint war_tracker_count_left (const WarTracker *tracker, gint side);
gint war_tracker_get_cost_lost (const WarTracker *tracker, gint side);

/* WarTrackerStep: the steps of this round, in order: at least one. Free the array. */
GArray *war_tracker_list_steps (const WarTracker *tracker);
WarTrackerStep war_tracker_get_step (const WarTracker *tracker);

/* Whether the last round has passed. */
gboolean war_tracker_is_over (const WarTracker *tracker);

/* Edits: each returns a new tracker. Losses, points and rounds stay within what there can be. */
WarTracker *war_tracker_set_lost (const WarTracker *tracker, guint index, gint lost);
WarTracker *war_tracker_set_acted (const WarTracker *tracker, guint index, gboolean has_acted);
WarTracker *war_tracker_set_marks (const WarTracker *tracker, guint index, guint32 marks);
WarTracker *war_tracker_set_points (const WarTracker *tracker, gint side, gint points);
WarTracker *war_tracker_set_first (const WarTracker *tracker, gint side);
WarTracker *war_tracker_set_rounds (const WarTracker *tracker, gint rounds);
WarTracker *war_tracker_add_note (const WarTracker *tracker, const char *text);

/* The next step, in which nobody has acted yet; after the last one of a round the first of the
 * next. */
WarTracker *war_tracker_go_on (const WarTracker *tracker);

WarTrackerNote *war_tracker_note_new (gint round, const char *text);
WarTrackerNote *war_tracker_note_ref (WarTrackerNote *note);
void war_tracker_note_unref (WarTrackerNote *note);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarTracker, war_tracker_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarTracked, war_tracked_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarTrackerNote, war_tracker_note_unref)

G_END_DECLS
