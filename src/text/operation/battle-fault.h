/* battle-fault.h: why no battle can be arranged, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/battle.h"

G_BEGIN_DECLS

/* What is wrong, and what to do. Free the result. */
char *text_battle_fault (const WarBattleFault *fault);

G_END_DECLS
