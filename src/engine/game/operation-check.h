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
  WAR_ODDITY_UNPLAYABLE, /* fault: why */
  WAR_ODDITY_NO_ZONE, /* side: it has nowhere to stand */
  WAR_ODDITY_NO_ROOM, /* side; have: so many of the units that come together find room; of; round */
  WAR_ODDITY_BASE_TOO_LARGE, /* side, type: it finds none even alone; round */
  WAR_ODDITY_CANNOT_WIN, /* side: by no condition */
  WAR_ODDITY_NO_CONTROL_POINTS, /* condition: it counts points that the field has not */
  WAR_ODDITY_POINT_IN_ZONE, /* side, in whose zone it lies; point: a control point that counts */
  WAR_ODDITY_CANNOT_BE_MET, /* condition; have: the most that its count could be */
  WAR_ODDITY_NOT_AMENDED, /* condition: that of an amendment which is off */
  WAR_ODDITY_NOT_OF_SYSTEM, /* condition: of a kind by which nobody wins in the system */
  WAR_ODDITY_EMPTY_WAVE, /* side; have: the wave, before the side's last, that nothing comes in */
  WAR_ODDITY_UNKNOWN_COMING, /* side, type; have: the WarComing that the system does not know */
  WAR_ODDITY_GROUP, /* side, entry: the first of it; have, of: kind and made of WarOddGroup */
  WAR_ODDITY_ARRIVES_TOO_LATE, /* side, type: reserves; have: their round, after the last one */
  WAR_ODDITY_ROUNDS_UNUSUAL, /* game_type; have: the operation's rounds */
  WAR_ODDITY_COST_UNUSUAL, /* side, game_type; have: what its force costs */
  WAR_ODDITY_NOTHING_AFFORDED, /* side; have: its cost limit, for which the book has no army */
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
  gint have, of;
  gint round; /* of reserves; 0: of other units */
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
