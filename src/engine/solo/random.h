/* random.h: a commander that gives orders at random
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/session.h"

G_BEGIN_DECLS

/* Chooses any of the orders that the seat may give: an option by the weight of its kind, then what
 * it leaves open evenly; one time in four right at a limit of what is allowed, which chance alone
 * would hardly ever meet. It sees a view of the state and draws from a stream of its own. FALSE if
 * there is nothing to do. */
gboolean war_solo_random_choose (const WarSetup *setup, const WarState *view, gint seat,
                                 WarGenerator *generator, WarOrder *order);

/* The commander. */
gboolean war_random_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                             WarOrder *order);

G_END_DECLS
