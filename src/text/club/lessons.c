/* lessons.c: what is told of something that comes up for the first time in Trench Club
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/club/private.h"

#define ORDER(name) TEXT_LESSON_ORDER (WAR_CLUB_ORDER_##name)

const TextLesson text_club_lessons[] = {
  { "agree", ORDER (AGREE) | ORDER (DISAGREE), N_ ("Your Ally Asks"),
    N_ ("Choose in the band over the map whether you agree."),
    N_ ("War bonds are both allies’: what one of them spends the other has to agree to.") },
  { "bonds", ORDER (BUY) | ORDER (REPAIR), N_ ("War Bonds"),
    N_ ("Buttons on the card at the right say what your bonds can buy or repair; choose a unit "
        "for its own."),
    N_ ("Nothing has to be spent: the button below the map ends the step, and the bonds are "
        "kept.") },
  { NULL },
};

const TextFirstGame text_club_first_game = {
  "club-first-watch",
  N_ ("A small board of hexes, against an enemy whom the rules lead."),
};
