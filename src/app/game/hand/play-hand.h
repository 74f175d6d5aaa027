/* play-hand.h: what pointing at the map means with the choice that is in hand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/hand/play.h"

G_BEGIN_DECLS

/* Whether there is one that wants this. */
gboolean duck_play_hand_wants (DuckPlay *play, WarChoiceWant want);

/* Whether pointing at the ground means anything. */
gboolean duck_play_hand_is_pointed (DuckPlay *play);

/* Whether it is for a unit that wheels and goes: that may go to where its handle is. */
gboolean duck_play_hand_marches (DuckPlay *play);

/* Whether the place is in a hex that the hand may mean: then whoever stands there is not meant. */
gboolean duck_play_hand_is_lit (DuckPlay *play, WarPosition place);

/* Whether pointing at the piece means the place where it stands: what is thrown, or done, there
 * falls on whoever is there; but who does it may be another of one's own. WAR_NONE: FALSE. */
gboolean duck_play_hand_means_ground (DuckPlay *play, gint piece);

G_END_DECLS
