/* average.h: what the weapons of End of Empires 1914 will do on average
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"
#include "engine/chance/odds.h"

G_BEGIN_DECLS

/* The ranges of empires.4.3 and empires.5.1. */
typedef enum
{
  WAR_EMPIRES_RANGE_SHORT,
  WAR_EMPIRES_RANGE_EFFECTIVE,
  WAR_EMPIRES_RANGE_LONG,
  WAR_EMPIRES_N_RANGES,
} WarEmpiresRange;

/* A shot of whole units of two types: all bases that are left roll, and the target has all of its
 * figures, and neither has moved nor lies down nor is pinned. */
typedef struct
{
  const WarRules *rules;
  const WarUnitType *shooter, *target;
  gint left; /* of the shooter's figures, dice or crew; 1 or more */
  WarEmpiresRange range;
  gboolean is_covered; /* the target */
  WarAmendments amendments;
} WarEmpiresVolley;

/* How many dice it rolls, and what is added to each (for artillery with what the range takes off);
 * 0: the type does not shoot. */
guint war_empires_volley_count_dice (const WarEmpiresVolley *volley);
gint war_empires_volley_get_modifier (const WarEmpiresVolley *volley);

/* The figures that the target loses, of those that it has. */
void war_empires_volley_get_odds (const WarEmpiresVolley *volley, WarOdds *odds);

G_END_DECLS
