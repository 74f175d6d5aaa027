/* group-words.h: what is said of several units that do something at once
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

typedef struct
{
  guint n;
  guint n_attackers, n_movers; /* of them */
  guint n_unable; /* others of their body, who cannot go */
} DuckGroupCount;

/* How many there are, and what one does with them. Free it; NULL: there is nobody. */
char *duck_group_words_members (const DuckGroupCount *count);

/* "4 units go there. 1 unit stops elsewhere, as is shown. 2 units have no way there." moves: of
 * WarJointMove. Free it. */
char *duck_group_words_moves (const GArray *moves);

/* What the attack by the orders, WarOrder, at least one, would be, and what may come of it. Free
 * it. */
char *duck_group_words_attack (const WarSetup *setup, const WarState *view, const GArray *orders,
                               gint target);

G_END_DECLS
