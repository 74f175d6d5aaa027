/* state.c: the situation in a game, as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/state.h"

#include "text/phrase.h"
#include "text/play-private.h"

char *
text_state (const WarSetup *setup, const WarState *state)
{
  return text_play_get (setup)->state (setup, state);
}

char *
text_situation (const WarSetup *setup, const WarState *state)
{
  return text_play_get (setup)->situation (setup, state);
}

char *
text_result (const WarSetup *setup, const WarState *state)
{
  return text_play_get (setup)->result (setup, state);
}

char *
text_piece (const WarSetup *setup, gint piece)
{
  return text_play_get (setup)->piece (setup, piece);
}

const char *
text_side (const WarSetup *setup, gint side)
{
  return text_translate (setup->operation->forces[side]->name);
}
