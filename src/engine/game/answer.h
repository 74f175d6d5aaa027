/* answer.h: what comes back for an order, before anybody gives it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"
#include "engine/game/foresight.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_ANSWER_FIRST, /* fire at who attacks, before the attack */
  WAR_ANSWER_ON_THE_WAY, /* fire at who moves, where he ends */
  WAR_ANSWER_AT_ONCE, /* fire at who fires, at the same time */
  WAR_ANSWER_LATER, /* fire at who has fired, when his side is done */
} WarAnswerKind;

/* Somebody who may answer, if he is still there by then, and wants to. How who is attacked strikes
 * back at once is in the foresight, as a loss of a friend. */
typedef struct
{
  WarAnswerKind kind;
  gint row;
  const WarWeapon *weapon; /* lent; NULL */
  WarProbability loss, destroyed; /* of the actor, expected */
} WarAnswer;

G_END_DECLS
