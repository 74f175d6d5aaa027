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

/* Appends a problem of this kind with this type and gives it, or NULL if there is one already. */
WarProblem *war_check_add_type (GPtrArray *problems, WarProblemKind kind, WarSeverity severity,
                                const char *clause, const WarUnitType *type);

G_END_DECLS
