/* parts.h: what the sentences about events and orders are made of, in all systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "text/game/play-private.h"

G_BEGIN_DECLS

typedef struct
{
  const WarSetup *setup;
  const WarEvent *event;
  char *actor, *target; /* names; or NULL */
  char *place; /* the square or the hex of its first arguments; or NULL */
  char *heading; /* its third argument; or NULL */
  char *dice; /* "1 3 4 6"; or "" */
} TextParts;

/* The sentence that the system makes of an event's parts. */
char *text_parts_describe (const WarSetup *setup, const WarEvent *event,
                           char *(*describe) (const TextParts *parts));

/* The sentence, and another with why something is added to the dice. Takes the sentence. */
char *text_parts_add_reasons (const TextParts *parts, char *sentence);

/* The sentence that it makes of an order, with the names of who acts and of its first target; or
 * NULL. */
char *text_parts_describe_order (const WarSetup *setup, const WarOrder *order,
                                 char *(*describe) (const WarSetup *setup, const WarOrder *order,
                                                    const char *actor, const char *target));

G_END_DECLS
