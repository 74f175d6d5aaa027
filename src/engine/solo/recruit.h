/* recruit.h: a solo commander that makes the mistakes of who is new to war
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/session.h"

G_BEGIN_DECLS

/* It weighs ideas as the quick commander does, and nothing that it orders is without sense: but it
 * overlooks some of them, fires at who is nearest rather than at who matters, forgets units at the
 * end of a step, and in some turns what it wins by. All of this by the stream of its mind. */
gboolean war_recruit_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                              WarOrder *order);

G_END_DECLS
