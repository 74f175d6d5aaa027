/* step-end.h: what is left undone when a step of a game ends
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/hand/play.h"
#include "app/shell/shell.h"

G_BEGIN_DECLS

/* The rows of units (gint) that can act and have not, and their number. */
GArray *duck_step_end_list_idle (DuckPlay *play);
guint duck_step_end_count_idle (DuckPlay *play);

/* The line below the map says it, beside the button that comes next and not over it, unless that
 * line is a commander's soon. shell: the play's, or NULL. */
void duck_step_end_say (DuckShell *shell, DuckPlay *play, const char *text);

/* Gives the order, which ends the step, and says how many have not acted. shell: as before. */
void duck_step_end_give (DuckShell *shell, DuckPlay *play, const WarOrder *order);

/* Whether something has been said of an order that is not given yet, and is lost if the step ends;
 * and what is said of that before. */
gboolean duck_step_end_has_begun (DuckPlay *play);
const char *duck_step_end_get_warning (void);

G_END_DECLS
