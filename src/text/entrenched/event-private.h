/* event-private.h: what the files about events of Entrenched! share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "text/entrenched/private.h"

G_BEGIN_DECLS

/* The parts that most sentences about events have. */
typedef struct
{
  const WarSetup *setup;
  const WarEvent *event;
  char *actor; /* names; or NULL */
  char *target;
  char *roll; /* "rolls 4, needs 3+", "1 3 4 6, needs 4+"; or NULL */
} TextEventParts;

/* turns.c: before and between the turns, and the end. */
char *text_entrenched_tie (const TextEventParts *parts);
char *text_entrenched_roll_off (const TextEventParts *parts);
char *text_entrenched_edge (const TextEventParts *parts);
char *text_entrenched_begun_phase (const TextEventParts *parts);
char *text_entrenched_reserves_come (const TextEventParts *parts);
char *text_entrenched_scored (const TextEventParts *parts);
char *text_entrenched_held (const TextEventParts *parts);
char *text_entrenched_over (const TextEventParts *parts);

/* fight.c: shots, blows and gas, and what comes of them. */
char *text_entrenched_fired (const TextEventParts *parts);
char *text_entrenched_shelled (const TextEventParts *parts);
char *text_entrenched_released (const TextEventParts *parts);
char *text_entrenched_saved (const TextEventParts *parts);
char *text_entrenched_wounded (const TextEventParts *parts);
char *text_entrenched_killed (const TextEventParts *parts);
char *text_entrenched_contact (const TextEventParts *parts);
char *text_entrenched_struck (const TextEventParts *parts);
char *text_entrenched_waited (const TextEventParts *parts);
char *text_entrenched_stunned (const TextEventParts *parts);

G_END_DECLS
