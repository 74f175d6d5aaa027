/* look-ahead.h: solo commanders that play the battle on in their minds before each turn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/session.h"

G_BEGIN_DECLS

/* When a turn begins, such a commander plays the battle to its end several times in each of a few
 * postures, both sides by the quick commander, with other dice each time but the same for all
 * postures. The usual one is the first, so that what the quick commander would do is never given
 * up for what came out worse. The worse postures are left out early, and those that are left are
 * played more often. Then it gives orders as the quick commander does, in the posture that came
 * out best. It goes by the view alone, and by counts, never by time: the same game is played in
 * the same way on every machine. */

/* What it counts for to win, in the cost that a side has killed more than the other. */
#define WAR_LOOK_AHEAD_VICTORY 1000

/* How often the quickest look plays on in each posture; twice as often with what is left then, and
 * again. */
#define WAR_LOOK_AHEAD_STEADY 3
#define WAR_LOOK_AHEAD_VETERAN 10

/* The posture that came out best for the side of the seat. */
WarPosture war_look_ahead_choose (const WarSetup *setup, const WarState *view, gint seat,
                                  guint n_playouts, WarGenerator *generator);

/* Whether one can look ahead there: nothing is hidden, as what is not known cannot be played on,
 * and the system's orders follow postures. */
gboolean war_look_ahead_is_possible (const WarSetup *setup);

/* The commanders. Where it is not possible they are as quick. */
gboolean war_steady_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                             WarOrder *order);
gboolean war_veteran_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                              WarOrder *order);

G_END_DECLS
