/* help-window.h: how to begin: a first army, a first field, a first game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

#define DUCK_TYPE_HELP_WINDOW (duck_help_window_get_type ())
G_DECLARE_FINAL_TYPE (DuckHelpWindow, duck_help_window, DUCK, HELP_WINDOW, AdwWindow)

/* Shows the help in the one window that the shell has for that, which stays open. */
void duck_help_window_show (DuckShell *shell);

G_END_DECLS
