/* oddity.h: sentences for what is odd about an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/operation-check.h"

G_BEGIN_DECLS

/* That nobody can play the system yet, in one sentence; NULL: it is played. Free the result. */
char *text_not_played (const WarSystem *system);

/* What is odd and where, in one or two whole sentences. Free the result. */
char *text_oddity (const WarOddity *oddity, const WarOperation *operation);

/* What mends it, in one sentence. Free the result. */
char *text_oddity_remedy (const WarOddity *oddity, const WarOperation *operation);

/* Why the operation cannot be played, likewise. Free the result. */
char *text_setup_fault (const WarSetupFault *fault, const WarOperation *operation);

G_END_DECLS
