/* acts.h: what can be seen of orders on the field: who went where, who did what to whom
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/replay.h"

G_BEGIN_DECLS

#define WAR_ACT_MAX_STOPS 8

/* One thing that can be shown: a value. It is made of events and of how pieces stood before and
 * after, by the eyes of the replay. */
typedef struct
{
  WarActKind kind;
  guint order; /* of which it came, from 0 */
  gint event; /* its number among all events of the replay; MOVE: the last one on the way, and
                 WAR_NONE where no event says how it came about */
  gint piece, other; /* rows: who did it, or to whom it was done; to whom; or WAR_NONE */
  gint side; /* of the piece, 0 or 1; WAR_NONE */
  gboolean is_marker; /* MOVE: the piece is a cloud, or something else beside units */
  gboolean has_from, has_to; /* whether these are known; MOVE: who has not the first has come onto
                                the field, or into sight */
  WarBase from, to; /* MOVE: before and after; else of the piece, and of the other or the place */
  guint n_stops;
  WarPosition stops[WAR_ACT_MAX_STOPS]; /* MOVE: of its middle, on the way */
  gint amount; /* HARM: how much is lost; 0: that is not counted, or an act before has it */
} WarAct;

/* Appends WarActs of the order, in the order of its events; moves come last, and so does who comes
 * once the first round has begun. */
void war_acts_add (const WarSetup *setup, WarReplay *replay, guint order, GArray *acts);

/* Where who goes is on its way, of WAR_ACT_WHOLE parts of which so many are behind it; it turns
 * evenly meanwhile. */
#define WAR_ACT_WHOLE 4096
WarBase war_act_get_base (const WarAct *act, gint share);

/* The piece's part of an act, of whatever kind, and the other's: all that should be in sight.
 * FALSE: it is nowhere. */
gboolean war_act_get_bounds (const WarAct *act, WarPosition *least, WarPosition *most);

/* After how many orders the seats, bits, ended a step of theirs last before somebody else did
 * something: since then the other side has had its turn. The order that ended it counts as since
 * then, as much may come of it. */
guint war_acts_find_last_turn (const WarGame *game, const WarReplay *replay, guint32 seats);

G_END_DECLS
