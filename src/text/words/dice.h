/* dice.h: dice that were rolled, in numbers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/event.h"

G_BEGIN_DECLS

/* "4 6 1": the dice of an event, with what is added to them if anything is: "4−1 6 1−1", or, if all
 * have the same, "4 6 (−1 each)". Free it. */
char *text_dice (const WarEvent *event);

/* One of them: "4−1". Free it. */
char *text_die (const WarEvent *event, guint die);

G_END_DECLS
