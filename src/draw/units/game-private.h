/* game-private.h: what sheets of an operation know from how it is played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/subject.h"

G_BEGIN_DECLS

/* A game of the subject's operation: its own, or one that begins. */
typedef struct
{
  const WarSetup *setup; /* NULL: it cannot be played as it is */
  const WarState *state;
  WarSetup *own_setup;
  WarState *own_state;
} DrawGame;

DrawGame draw_game_begin (const DrawSubject *subject);
void draw_game_end (DrawGame *game);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DrawGame, draw_game_end)

G_END_DECLS
