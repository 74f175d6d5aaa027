/* starts.h: how units of an operation begin, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* Why units cannot begin as the operation says: a sentence. Free it. */
char *text_start_fault (const WarSetupFault *fault, const WarOperation *operation);

/* "2 of 5 stand on the field · 1 has losses": of all units of an entry; NULL: they begin as most
 * do. Free it. */
char *text_starts (const WarForceEntry *entry);

/* "begins at 12.5″, 30″, facing north-east · 3 of 5 left · pinned": how its n-th unit begins, from
 * 0; NULL: as most do. Free it. */
char *text_start (const WarForceEntry *entry, guint n, const WarOperation *operation);

G_END_DECLS
