/* step-end.h: what is left undone when a step of a game ends
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/play.h"
#include "app/shell/shell.h"

G_BEGIN_DECLS

/* The number of units that can act and have not. */
guint duck_step_end_count_idle (DuckPlay *play);

/* The line below the map says it, beside the button that comes next and not over it, unless that
 * line is a commander's soon. shell: the play's, or NULL. */
void duck_step_end_say (DuckShell *shell, DuckPlay *play, const char *text);

/* Gives the order, which ends the step, and says how many have not acted. Over another that has
 * been begun it does so only if it has been warned of that before; is_warned is set then, and this
 * is to be said. shell: as before. */
void duck_step_end_ask (DuckShell *shell, DuckPlay *play, const WarOrder *order,
                        gboolean *is_warned);
const char *duck_step_end_get_warning (void);

G_END_DECLS
