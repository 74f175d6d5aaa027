/* quick.h: a solo commander that does what looks best at the moment
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/session.h"

G_BEGIN_DECLS

#define WAR_SOLO_MAX_IDEAS 96

/* Chooses the order for a seat that has something to decide: the best of the system's ideas, of
 * equally good ones any. It sees a view of the state and draws from a stream of its own, so that
 * what it chooses tells nothing about the game's dice to come, nor depends on them. FALSE if the
 * system has nothing to think with. */
gboolean war_solo_quick_choose (const WarSetup *setup, const WarState *view, gint seat,
                                WarGenerator *generator, WarOrder *order);

/* The same in another posture than the usual one. */
gboolean war_solo_choose_in (const WarSetup *setup, const WarState *view, gint seat,
                             const WarPosture *posture, WarGenerator *generator, WarOrder *order);

/* The commander: always in the usual posture, whoever had the seat before. */
gboolean war_quick_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                            WarOrder *order);

G_END_DECLS
