/* event.h: what happened in a game, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/play.h"

G_BEGIN_DECLS

/* One whole sentence for an event of a game of an operation: who did what, which dice, what they
 * needed, what came of it. Free it. */
char *text_event (const WarSetup *setup, const WarEvent *event);

/* "5.5" of "entrenched.5.5": players know which system they play. */
const char *text_short_clause (const char *clause);

G_END_DECLS
