/* commander.h: who commands a side, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* "A person", "Recruit (program)": by the id of war_commander_list(); of another, which
 * stands in a file of a newer version, the id itself. */
const char *text_commander_name (const char *id);

/* A sentence that says how the program plays as the commander with the id; NULL: it does not. */
const char *text_commander_manner (const char *id);

/* "The chart": what commands a side whose seats the rules play. */
const char *text_commander_automaton (const WarSystem *system);

G_END_DECLS
