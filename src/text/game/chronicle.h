/* chronicle.h: all that happened in a game, as one text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/replay.h"

G_BEGIN_DECLS

typedef enum
{
  TEXT_CHRONICLE_TEXT,
  TEXT_CHRONICLE_MARKDOWN,
  TEXT_CHRONICLE_JSON, /* an array of what log.h has, each on a line */
} TextChronicleFormat;

/* What the replay, made of the game for the eyes of the seat, or WAR_NONE for all, has: its name
 * and amendments, each event with its clause under its round, turn and phase, and how it stands or
 * has ended. Free it. */
char *text_chronicle (const WarGame *game, WarReplay *replay, gint seat,
                      TextChronicleFormat format);

G_END_DECLS
