/* club.h: The First Watch, of which tests of Trench Club's words speak
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <string.h>

#include "engine/club/private.h"
#include "text/game/play-private.h"

#include "scenario.h"

#define ADD(path, function) \
  g_test_add (path, Fixture, "club-first-watch", set_up, function, tear_down)

/* Rows of its units. */
enum
{
  TRUCK = 0,
  FOOT = 1,
  TANK = 8,
  GERMAN_MORTAR = 15,
  GERMAN_CAR = 18,
};

#define HEX_D4 (3 * 13 + 3) /* a fort */
#define HEX_C4 (3 * 13 + 2) /* one of its entrances */
#define HEX_H6 (5 * 13 + 7)
#define HEX_I2 (1 * 13 + 8)

static inline const TextPlay *
get_play (const Fixture *fixture)
{
  return text_play_get (fixture->setup);
}

/* There is a sentence that ends as sentences do, with no name left out. */
static inline void
check_sentence (const char *sentence, const char *about)
{
  if (sentence == NULL || strlen (sentence) < 5 || !g_str_has_suffix (sentence, ".")
      || strstr (sentence, "(null)") != NULL || strchr (sentence, '%') != NULL)
    g_error ("%s: “%s”", about, sentence);
}
