/* lessons.c: what is told of something that comes up for the first time in End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/empires/private.h"

#define ORDER(name) TEXT_LESSON_ORDER (WAR_EMPIRES_ORDER_##name)

const TextLesson text_empires_lessons[] = {
  { "choose-side", ORDER (CHOOSE), N_ ("Side A or Side B"),
    N_ ("You have rolled higher. Choose in the band over the map which side to be in this turn."),
    N_ ("Side A moves first. Side B shoots at it, and only then moves itself. The next turn is "
        "rolled for anew.") },
  { "under-fire", ORDER (STAND), N_ ("Under Fire"),
    N_ ("The enemy shoots at your unit. Choose in the band over the map whether it lies down, or "
        "stays as it is."),
    N_ ("Who lies may be hit less, but counts as pinned until it gets up in its own movement.") },
  { "expose", ORDER (EXPOSE), N_ ("Who Falls First"),
    N_ ("Your unit is hit. Choose which of its bases loses figures first, in the band over the map "
        "or on the map."),
    N_ ("That base takes all hits until it is gone; then the others close up.") },
  { "charge", ORDER (CHARGE), N_ ("Into Contact"),
    N_ ("Units this near to an enemy have to advance into contact. Choose who is next, and press "
        "the button below the map."),
    N_ ("Only the order is yours. Then up to three rounds are fought, without another "
        "choice.") },
  { NULL },
};

const TextFirstGame text_empires_first_game = {
  "mons",
  N_ ("Brigades in line and column, leaders who hold them together, and fire while others move."),
};
