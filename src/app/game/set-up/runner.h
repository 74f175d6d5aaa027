/* runner.h: lets the rules and commanders do what is theirs in a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/game-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_RUNNER (duck_runner_get_type ())
G_DECLARE_FINAL_TYPE (DuckRunner, duck_runner, DUCK, RUNNER, GObject)

/* Takes the steps of the rules and of commanders, who think in a thread of their own, at a pace
 * that can be followed. It does nothing while a person has to decide, and goes on afterwards.
 *
 * Properties, which notify: "running": whether it may act at all; "thinking": whether a commander
 * does; "progress": how far it has come in looking ahead, in thousandths; −1, it does not. Signal
 * "failed" (seat): the commander of the seat does not know what to do; it no longer
 * runs. */

DuckRunner *duck_runner_new (DuckGameDocument *document);

/* Milliseconds between two orders of commanders; what the settings have for it. */
guint duck_runner_read_pace (void);
void duck_runner_set_pace (DuckRunner *self, guint pace);

void duck_runner_set_running (DuckRunner *self, gboolean running);
gboolean duck_runner_get_running (DuckRunner *self);

/* Who looks ahead takes the best that he has found by now. */
void duck_runner_hurry (DuckRunner *self);
gint duck_runner_get_progress (DuckRunner *self);

/* Whether it has something to do, or would have if it ran. */
gboolean duck_runner_is_due (DuckRunner *self);

G_END_DECLS
