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
 * the same way on every machine, unless somebody hurries it. */

/* How often the quickest look plays on in each posture, twice as often with what is left then, and
 * again; and for how many microseconds' worth of orders at most, as war_playout_get_cost() has
 * them: a turn whose battles would take longer has fewer of them, or they are broken off. */
typedef struct
{
  guint n_playouts;
  guint cost;
} WarLookAhead;

/* The posture that came out best for the side of the seat, and what it was taken by. haste: or
 * NULL. */
WarPosture war_look_ahead_choose (const WarSetup *setup, const WarState *view, gint seat,
                                  const WarLookAhead *look, WarGenerator *generator,
                                  WarHaste *haste, WarReckoning *reckoning);

/* The commanders. Where the battle cannot be played on, as the system's orders do not follow
 * postures or the seat does not know all (playout.h), they are as quick. */
gboolean war_steady_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                             WarOrder *order);
gboolean war_veteran_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                              WarOrder *order);

G_END_DECLS
