/* driver.h: plays games of any rule system at random, and checks what must always hold
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/game.h"

/* Chooses one of the seats that may decide and one of its orders, evenly; an automatic seat's order
 * is the rules'. The generator is the caller's. Fails the test when there is none. */
void driver_choose (const WarSetup *setup, const WarState *state, WarGenerator *generator,
                    WarOrder *order);

/* Fails the test unless check() allows what the seat is offered, every first and last value of each
 * domain included, unless an order thrown together at random is allowed exactly if it is offered,
 * and unless both are the same for what the seat knows. */
void driver_check_offers (const WarSetup *setup, const WarState *state, gint seat,
                          WarGenerator *generator);

/* Fails the test unless all that is offered can be chosen, and what is chosen by pointing anywhere,
 * and by naming candidates, is allowed. */
void driver_check_choices (const WarSetup *setup, const WarState *state, gint seat,
                           WarGenerator *generator);

/* Plays to the end, or until so many orders have been given. */
void driver_play (WarGame *game, guint64 seed, guint most);

/* An order with rows and arguments drawn around what may be, well-formed but for targets that may
 * come twice. */
void driver_draw_order (const WarSetup *setup, WarGenerator *generator, gint seat, WarOrder *order);

/* Fails the test if anything that the seat is told or offered changes when what it may not know is
 * exchanged for something else: its view, its options, what is refused, what is foreseen. Gives the
 * number of cells that it may not know. */
guint driver_check_secrets (const WarSetup *setup, const WarState *state, gint seat,
                            WarGenerator *generator);

/* Fails the test if anything that the seat is told, or may know, after an order of somebody else's
 * hangs on what that order says, or on what chance answers it: for orders of the kinds, bits, which
 * are secret from the seat. Gives the number of pairs. */
guint driver_check_telling (const WarSetup *setup, const WarState *state, gint seat, guint32 kinds,
                            WarGenerator *generator);

/* Fails the test if the system finds a fault in the state. */
void driver_check_state (const WarSetup *setup, const WarState *state);
