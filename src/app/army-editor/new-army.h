/* new-army.h: the window in which an army begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

#define DUCK_TYPE_NEW_ARMY (duck_new_army_get_type ())
G_DECLARE_FINAL_TYPE (DuckNewArmy, duck_new_army, DUCK, NEW_ARMY, AdwWindow)

/* Lets the user choose what the army is for; it opens in a tab of the parent. book: the id of the
 * army book that is proposed, or NULL. */
void duck_new_army_show (DuckShell *parent, const char *book);

G_END_DECLS
