/* possible.h: what a person may do in a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/game-log.h"

/* Says which kinds of orders the seat may give now, and with which units. */
void cli_possible_say (const CliLog *log, const WarState *state, gint seat);

/* Says what the actor may do, with what and at whom. */
void cli_possible_say_of (const CliLog *log, const WarState *state, gint seat, gint actor);

/* Says what is still open of an order that has been begun: "move 3 90". */
void cli_possible_say_rest (const CliLog *log, const WarState *state, gint seat, const char *words);

/* "move, end-phase": the kinds of orders that the seat may give. Free it. */
char *cli_possible_list_kinds (const WarSetup *setup, const WarState *state, gint seat);

/* The only order that the seat may give, if nothing in it is open. */
gboolean cli_possible_find_only (const WarSetup *setup, const WarState *state, gint seat,
                                 WarOrder *order);

/* The order that ends the step, if the seat may give one now. */
gboolean cli_possible_find_end (const WarSetup *setup, const WarState *state, gint seat,
                                WarOrder *order);
