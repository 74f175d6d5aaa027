/* odds.c: what weapons do on average, as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/odds.h"

#include "text/play-private.h"

char *
text_odds (const TextAttack *attack)
{
  const TextPlay *play = text_play_find (attack->rules->system);

  return play != NULL ? play->odds (attack) : NULL;
}
