/* odds.h: what weapons do on average, as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"

G_BEGIN_DECLS

/* Who attacks whom. */
typedef struct
{
  const WarRules *rules;
  const WarUnitType *attacker;
  const WarUnitType *target;
  gint weapon; /* index in the attacker's weapons; −1: all of them */
  gint wounds; /* that the attacker has left; 0: all of its own */
  guint situation; /* the target's, of those that TextAverages has; 0: it is in the open */
  WarAmendments amendments; /* that are on */
} TextAttack;

/* A table: for each weapon its dice and needs, the wounds on average, and the chances of at least
 * so many; then what a charge costs the attacker. Exact numbers, rounded once. NULL if the system
 * has no play. Free it. */
char *text_odds (const TextAttack *attack);

/* What one weapon does, for display. */
typedef struct
{
  double wounds; /* on average; or what else a unit loses */
  double destroyed; /* the chance, 0 to 1 */
  gboolean melee; /* cover is of no use against it */
} TextAverage;

/* attack->weapon is one of the attacker's. FALSE: it rolls no dice to hit, or the system has no
 * play. */
gboolean text_average (const TextAttack *attack, TextAverage *average);

/* What a type does to another, as a table: a row for each way to attack, such as a weapon or a
 * range, a column for each situation of the target. */
#define TEXT_MAX_SITUATIONS 3

typedef struct
{
  const char *key; /* N_(): what the numbers are */
  const char *situations[TEXT_MAX_SITUATIONS + 1]; /* N_(); NULL ends them */
  const char *ids[TEXT_MAX_SITUATIONS + 1]; /* what they are called in commands; NULL ends them */

  /* The name of row n, to free, and an average for each situation; NULL: there is no such row. The
   * attack's weapon and situation do not matter. */
  char *(*dup_row) (const TextAttack *attack, guint n, TextAverage averages[TEXT_MAX_SITUATIONS]);
} TextAverages;

/* NULL if the system has none. */
const TextAverages *text_find_averages (const WarSystem *system);

/* "1.33, 12 %": free it. */
char *text_average_phrase (const TextAverage *average);

G_END_DECLS
