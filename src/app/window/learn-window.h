/* learn-window.h: games that one learns by, one for each rule system
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

/* A window in which one is chosen. */
void duck_learn_window_show (DuckShell *parent);

/* Begins the one of the system with the id, if there is one: against the program, with a guide. */
void duck_learn_begin (DuckShell *shell, const char *system);

G_END_DECLS
