/* system.h: the registry of rule systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* The system with the id, or NULL. */
const WarSystem *war_system_get (const char *id);

/* All systems in the order in which they are shown; index 0 …, NULL after the last. */
const WarSystem *war_system_get_nth (guint index);

G_END_DECLS
