/* lesson.c: what is told of something that comes up for the first time
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/lesson.h"

#include "text/game/play-private.h"

const TextFirstGame *
text_first_game (const WarSystem *system)
{
  g_return_val_if_fail (system != NULL, NULL);

  const TextPlay *play = text_play_find (system);

  return play != NULL ? play->first_game : NULL;
}

const TextLesson *
text_lesson_list (const WarSetup *setup)
{
  return text_play_get (setup)->lessons;
}
