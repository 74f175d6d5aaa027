/* odds.h: what weapons do on average, as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/book.h"

G_BEGIN_DECLS

typedef enum
{
  TEXT_COVER_NONE,
  TEXT_COVER_LIGHT,
  TEXT_COVER_HEAVY,
} TextCover;

/* Who attacks whom. */
typedef struct
{
  const WarRules *rules;
  const WarUnitType *attacker;
  const WarUnitType *target;
  gint weapon; /* index in the attacker's weapons; −1: all of them */
  gint wounds; /* that the attacker has left; 0: all of its own */
  TextCover cover; /* the target's */
} TextAttack;

/* A table: for each weapon its dice and needs, the wounds on average, and the chances of at least
 * so many; then what a charge costs the attacker. Exact numbers, rounded once. NULL if the system
 * has no play. Free it. */
char *text_odds (const TextAttack *attack);

G_END_DECLS
