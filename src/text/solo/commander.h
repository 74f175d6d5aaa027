/* commander.h: who commands a side, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* "A person", "The program, at random": by the id of war_commander_list(); of another, which
 * stands in a file of a newer version, the id itself. */
const char *text_commander_name (const char *id);

/* "The chart": what commands a side whose seats the rules play. */
const char *text_commander_automaton (const WarSystem *system);

G_END_DECLS
