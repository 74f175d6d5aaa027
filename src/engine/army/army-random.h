/* army-random.h: legal armies at random
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army-style.h"
#include "engine/army/army.h"

G_BEGIN_DECLS

/* The army with other units, chosen at random from its book: legal, without warnings of its units,
 * mostly infantry where the book has some, as near to the cost limit as they come, and in waves
 * where it has some. Without a limit it costs what its game type recommends. The same seed gives
 * the same units. The army has a book; if nothing of it fits, there are no units. */
WarArmy *war_army_set_random_units (const WarArmy *army, guint64 seed);

/* The same by somebody of that taste. */
WarArmy *war_army_set_styled_units (const WarArmy *army, WarStyle style, guint64 seed);

G_END_DECLS
