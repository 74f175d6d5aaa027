/* event.c: what happened in a game, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/event.h"

#include <string.h>

#include "text/play-private.h"

char *
text_event (const WarSetup *setup, const WarEvent *event)
{
  return text_play_get (setup)->event (setup, event);
}

const char *
text_short_clause (const char *clause)
{
  const char *dot = strchr (clause, '.');

  return dot != NULL ? dot + 1 : clause;
}
