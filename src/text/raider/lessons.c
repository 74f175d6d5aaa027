/* lessons.c: what is told of something that comes up for the first time in Trench Raider
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/raider/private.h"

#define ORDER(name) TEXT_LESSON_ORDER (WAR_RAIDER_ORDER_##name)

const TextLesson text_raider_lessons[] = {
  { "opportunity", ORDER (NO_MORE), N_ ("Fire at Who Moves"),
    N_ ("The enemy moves in front of your machine guns. Click one of them, at whom all fire that "
        "can; or pass, or have none more in this phase, in the band over the map."),
    N_ ("Each machine gun has three shots in all the enemy’s moves. Who crosses open ground has no "
        "cover then, so wait for that.") },
  { "who-falls", ORDER (FALL), N_ ("Who Falls"),
    N_ ("You have lost a round hand to hand. Choose who of yours falls, on the map or in the band "
        "over it."),
    N_ ("A leader does not die himself: the three men nearest to him do.") },
  { "return-fire", ORDER (FIRE_REST), N_ ("Return Fire"),
    N_ ("Each of your weapons fires once. Give the shots that matter, then let all others fire at "
        "their nearest."),
    N_ ("Mortars throw only when you name a point for them.") },
  { "throw", ORDER (THROW), N_ ("Shells"),
    N_ ("Click the map, and a shell is thrown there; with Shift all that are left."),
    N_ ("They go astray: a large one up to 10 inches, a small one up to 5. Whoever is near is "
        "killed, friend or foe.") },
  { "cut", ORDER (CUT), N_ ("Cutting Wire"),
    N_ ("Men at the wire can cut it. Choose their regiment, then click the wire before some of "
        "them."),
    N_ ("One man needs a 6, six men always cut. They must not have moved in this step, and have no "
        "cover meanwhile.") },
  { "strafe", ORDER (STRAFE), N_ ("Aeroplanes"),
    N_ ("Press Strafe, then click where its line begins; R turns it. Or click who is bombed."),
    N_ ("It flies once and leaves. Each Frenchman on the line dies on 4 or more, and hits it on "
        "1.") },
  { NULL },
};

const TextFirstGame text_raider_first_game = {
  "one-line",
  N_ ("Single men by the regiment, shells, gas and wire, and one trench to take."),
};
