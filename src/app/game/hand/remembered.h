/* remembered.h: little questions that a person has answered once for all
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/hand/play.h"
#include "app/shell/page.h"

G_BEGIN_DECLS

#define DUCK_TYPE_REMEMBERED (duck_remembered_get_type ())
G_DECLARE_FINAL_TYPE (DuckRemembered, duck_remembered, DUCK, REMEMBERED, GObject)

/* Answers questions of a kind as the person who is asked has said, while the game is open: as then,
 * where that is possible, or as a commander would. Who takes an order back is asked again until he
 * has answered himself. Each answer belongs to the step before. */
DuckRemembered *duck_remembered_new (DuckPlay *play); /* which it lends */

/* Whether the seat that decides is asked something that can be answered so. */
gboolean duck_remembered_can_answer (DuckRemembered *self);

/* From now on questions like the one that is asked are answered like this one; NULL: as a commander
 * would. It is not given yet. */
void duck_remembered_add (DuckRemembered *self, const WarChoice *answer);

/* Answers what is asked now as a commander would. FALSE: it does not know either. */
gboolean duck_remembered_answer (DuckRemembered *self);

/* Gives the page, which must not outlive it, the action "remembered", which shows them all and
 * takes them back one by one; it is enabled while there are any. */
void duck_remembered_add_actions (DuckRemembered *self, DuckPage *page);

G_END_DECLS
