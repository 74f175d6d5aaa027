/* operation-check.h: what is odd about an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* Nothing of this keeps an operation from being drafted, saved and opened. */
typedef enum
{
  WAR_ODDITY_UNPLAYABLE, /* fault: why; side, type and condition are those of the fault */
  WAR_ODDITY_NO_ZONE, /* side: it has nowhere to stand */
  WAR_ODDITY_NO_ROOM, /* side, n_placed, n_units, round */
  WAR_ODDITY_BASE_TOO_LARGE, /* side, type: it finds none even alone; round */
  WAR_ODDITY_CANNOT_WIN, /* side: by no condition */
  WAR_ODDITY_NO_CONTROL_POINTS, /* condition: it counts points that the field has not */
  WAR_ODDITY_POINT_IN_ZONE, /* side, in whose zone it lies; point: a control point that counts */
  WAR_ODDITY_CANNOT_BE_MET, /* condition, most */
  WAR_ODDITY_NOT_AMENDED, /* condition: that of an amendment which is off */
  WAR_ODDITY_NOT_OF_SYSTEM, /* condition: of a kind by which nobody wins in the system */
  WAR_ODDITY_EMPTY_WAVE, /* side; wave: one before the side's last, that nothing comes in */
  WAR_ODDITY_UNKNOWN_COMING, /* side, type; coming: one that the system does not know */
  WAR_ODDITY_GROUP, /* side, entry: the first of it; group */
  WAR_ODDITY_ARRIVES_TOO_LATE, /* side, type; round: after the last one */
  WAR_ODDITY_ROUNDS_UNUSUAL, /* game_type */
  WAR_ODDITY_COST_UNUSUAL, /* side, game_type, cost */
  WAR_ODDITY_NOTHING_AFFORDED, /* side: the book has no army for its cost limit */
  WAR_ODDITY_NO_PROLOGUE,
  WAR_ODDITY_NO_PLACE, /* where, or when, it happened */
} WarOddityKind;

typedef enum
{
  WAR_ODDITY_PREVENTS, /* it cannot be played so */
  WAR_ODDITY_SPOILS, /* it can, but something is hardly meant so */
  WAR_ODDITY_LACKS, /* nothing is wrong: a text might be there, or a condition count */
} WarOddityWeight;

/* One thing that is odd, as numbers and names; text/ makes the sentence. The pointers belong to the
 * operation that was checked. */
typedef struct
{
  WarOddityKind kind;
  gint side; /* 1 or 2; 0: of neither */
  gint n_placed, n_units; /* so many of the units that come together find room */
  gint round; /* in which reserves come; 0: of other units */
  gint wave;
  WarComing coming;
  gint most; /* that the condition's count could be */
  gint cost; /* of the side's force */
  WarOddGroup group;
  const WarUnitType *type;
  const WarForceEntry *entry;
  const WarCondition *condition;
  const WarPoint *point;
  const WarGameType *game_type;
  WarSetupFault fault;
} WarOddity;

/* All that is odd about it, as an array of WarOddity that must not outlive the operation. */
GArray *war_operation_check (WarOperation *operation);
WarOddityWeight war_oddity_get_weight (const WarOddity *oddity);

/* Whether the rules themselves command the side, 1 or 2, when it is played: all its seats are
 * automatic. FALSE if it cannot be played. */
gboolean war_operation_is_automatic (const WarOperation *operation, gint side);

G_END_DECLS
