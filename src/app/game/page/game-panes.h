/* game-panes.h: what lies beside the map of a game can be folded away, and stays so
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/base/panes.h"
#include "app/shell/page.h"

G_BEGIN_DECLS

/* Adds the page's actions "hide-units" and "hide-log", which bring back too, and keeps what is
 * folded in the settings: the next game begins so. */
void duck_game_panes_add_actions (DuckPage *page, DuckPanes *panes);

G_END_DECLS
