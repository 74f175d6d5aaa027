/* rules-window.h: the clauses of a rule system, to look things up beside one's work
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"
#include "engine/rules/rules.h"

G_BEGIN_DECLS

#define DUCK_TYPE_RULES_WINDOW (duck_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (DuckRulesWindow, duck_rules_window, DUCK, RULES_WINDOW, AdwWindow)

/* Shows the rules in the one window that the shell has for that, which stays open. amendments:
 * those of the game or operation that is being looked at; NULL: of none. clause: its id, or its
 * number, at which they are opened; NULL: where they were. */
void duck_rules_window_show (DuckShell *shell, WarRules *rules, const WarAmendments *amendments,
                             const char *clause);

G_END_DECLS
