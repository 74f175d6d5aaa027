/* game.c: what sheets of an operation know from how it is played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/units/game-private.h"

/* Nothing is drawn from it. */
#define SEED 1

DrawGame
draw_game_begin (const DrawSubject *subject)
{
  DrawGame game = { .setup = subject->setup, .state = subject->state };

  if (game.setup == NULL && subject->operation != NULL)
    {
      WarSetupFault fault;

      game.setup = game.own_setup = war_setup_new (subject->operation, &fault);
      if (game.setup != NULL)
        game.state = game.own_state = war_setup_begin (game.setup, SEED);
    }
  return game;
}

void
draw_game_end (DrawGame *game)
{
  g_free (game->own_state);
  g_clear_pointer (&game->own_setup, war_setup_free);
}
