/* log-private.h: what is played, as programs are told
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* Members of the object that the line has begun, as data/schemas/log.md describes them: the system
 * and the operation; the sides' names; the units with their rows; the amendments that are on. */
void text_log_append_what (GString *line, const WarSetup *setup);
void text_log_append_sides (GString *line, const WarSetup *setup);
void text_log_append_units (GString *line, const WarSetup *setup);
void text_log_append_amendments (GString *line, const WarSetup *setup);

G_END_DECLS
