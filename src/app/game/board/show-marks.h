/* show-marks.h: the marks on a board of what orders have done
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board-tool.h"
#include "engine/game/acts.h"

G_BEGIN_DECLS

/* Of WarActs of orders before that one: trails, shots, what fell where, and who. */
void duck_show_marks_draw (DuckBoardOverlay *overlay, const WarSetup *setup, const GArray *acts,
                           guint end);

/* Those that go from somebody to somebody as far as they have come, in WAR_ACT_WHOLE. */
void duck_show_marks_draw_growing (DuckBoardOverlay *overlay, const GArray *acts, gint share);

G_END_DECLS
