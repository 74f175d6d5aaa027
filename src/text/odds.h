/* odds.h: what weapons do on average, as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"

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
  WarAmendments amendments; /* that are on */
} TextAttack;

/* A table: for each weapon its dice and needs, the wounds on average, and the chances of at least
 * so many; then what a charge costs the attacker. Exact numbers, rounded once. NULL if the system
 * has no play. Free it. */
char *text_odds (const TextAttack *attack);

/* What one weapon does, for display. */
typedef struct
{
  double wounds; /* on average */
  double destroyed; /* the chance, 0 to 1 */
  gboolean melee; /* cover is of no use against it */
} TextAverage;

/* attack->weapon is one of the attacker's. FALSE: it rolls no dice to hit, or the system has no
 * play. */
gboolean text_average (const TextAttack *attack, TextAverage *average);

/* "1.33, 12 %": free it. */
char *text_average_phrase (const TextAverage *average);

G_END_DECLS
