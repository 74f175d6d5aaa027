/* lessons.c: what is told of something that comes up for the first time in Trench Assault
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/assault/private.h"

#define ORDER(name) TEXT_LESSON_ORDER (WAR_ASSAULT_ORDER_##name)

const TextLesson text_assault_lessons[] = {
  { "shelter", ORDER (SHELTER), N_ ("Into the Bunkers"),
    N_ ("Choose a base in the list, and its bunker on the card. They come out in the order in "
        "which you send them in."),
    N_ ("The button below the map ends this: the rest is shared out evenly.") },
  { "fire", ORDER (FIRE), N_ ("Fire Is Ordered in Secret"),
    N_ ("Choose a base, and click whom it fires at. When you are done press the button below the "
        "map."),
    N_ ("Nothing is rolled until all have ordered; then it is shown together. Nobody has to fire, "
        "and who fires does not move, but for tanks.") },
  { "send", ORDER (NOTE) | ORDER (SEND), N_ ("Officers Write"),
    N_ ("An officer can speak to another, or send a runner: choose him, and press the button on "
        "his card."),
    N_ ("Who is near, or on the telephone, is told at once. A runner has to get there, and may be "
        "hit on the way.") },
  { NULL },
};

const TextFirstGame text_assault_first_game = {
  "parapet",
  N_ ("A bombardment, then companies race the garrison to its parapet; fire is ordered in secret."),
};
