/* army-check-private.h: checks of composition that systems share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army-check.h"

G_BEGIN_DECLS

/* A system's check_army() calls those that its rules ask for, each with its own clause. All append
 * WarProblem* to problems. */
void war_check_cost_limit (const WarArmy *army, GPtrArray *problems, const char *clause);
void war_check_limits (const WarArmy *army, GPtrArray *problems);
void war_check_book (const WarArmy *army, GPtrArray *problems, const char *clause);
void war_check_game_type (const WarArmy *army, GPtrArray *problems, const char *clause);

/* Waves that are empty or cost more than half, which is as grave as said; and units in none. */
void war_check_waves (const WarArmy *army, GPtrArray *problems, const char *clause,
                      WarSeverity costly);

/* Warns of each type with the trait: it is of use only in the game type, or beside units with the
 * other trait. One of the two is NULL. */
void war_check_useless (const WarArmy *army, GPtrArray *problems, const char *clause,
                        const char *trait, const WarGameType *game_type, const WarTrait *other);

G_END_DECLS
