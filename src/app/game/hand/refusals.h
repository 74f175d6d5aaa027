/* refusals.h: why a unit may not do what others of its side may
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/game/hand/play.h"

G_BEGIN_DECLS

/* Why the chosen unit may not do what others of its side may now, as sentences with the names of
 * the orders and the numbers of the clauses: char, to free with the array. */
GPtrArray *duck_refusals_list (DuckPlay *play);

G_END_DECLS
