/* welcome.h: what is offered when the program is started for the first time
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

#define DUCK_TYPE_WELCOME (duck_welcome_get_type ())
G_DECLARE_FINAL_TYPE (DuckWelcome, duck_welcome, DUCK, WELCOME, AdwWindow)

/* Shows the welcome, unless the user has seen it before. */
void duck_welcome_show_once (DuckWindow *parent);

G_END_DECLS
