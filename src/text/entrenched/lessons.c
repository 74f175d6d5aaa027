/* lessons.c: what is told of something that comes up for the first time in Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/entrenched/private.h"

#define ORDER(name) TEXT_LESSON_ORDER (WAR_ENTRENCHED_ORDER_##name)

const TextLesson text_entrenched_lessons[] = {
  { "respond", ORDER (RESPOND), N_ ("Who Obeys This Turn"),
    N_ ("Press the button below the map: a die is rolled for each of your units. Who rolls its "
        "response value or more acts in this turn."),
    N_ ("The others neither move nor attack until your next turn, but they defend themselves. "
        "Nothing else can be done now.") },
  { "counter-fire", ORDER (COUNTER_FIRE) | ORDER (HOLD_FIRE), N_ ("You Are Charged"),
    N_ ("Your unit may fire before the blow: choose a weapon, or to hold fire, in the band over "
        "the map."),
    N_ ("Whom it destroys does not arrive. Firing now takes nothing from your own turn; after it "
        "the enemy strikes, and your unit strikes back.") },
  { "strike-back", ORDER (STRIKE) | ORDER (STRIKE_BACK) | ORDER (WAIT), N_ ("Your Unit Strikes"),
    N_ ("Choose its weapon in the band over the map. To wait, where that is offered, keeps the "
        "blow for another attacker."),
    N_ ("A unit strikes back once in a turn. Wounds count at once: who has fewer left may have "
        "fewer dice.") },
  { "fight", ORDER (FIGHT) | ORDER (RECEIVE), N_ ("A Melee Goes On"),
    N_ ("Who is in contact fights again. Choose the unit, in the list or with Tab on the map, and "
        "click its enemy; where there is only one, press the button below the map."),
    N_ ("The enemy strikes back. Only when all of them have fought may others charge, or the "
        "phase end.") },
  { "charge", ORDER (CHARGE), N_ ("You May Charge"),
    N_ ("An enemy is near enough. Choose the unit, in the list or with Tab on the map, and click "
        "the enemy, or press the button on its card."),
    N_ ("The enemy may fire first; then your unit strikes, and is struck back. Nobody has to: the "
        "button below the map ends the phase.") },
  { "morale", ORDER (TEST_MORALE), N_ ("Stand or Rout"),
    N_ ("Press the button below the map: a die is rolled for each unit that wavers. Who rolls "
        "less than it needs leaves the field for good."),
    N_ ("A unit wavers that has lost as many wounds as its bravery since your last such test. "
        "Nothing can be done about it now.") },
  { NULL },
};

const TextFirstGame text_entrenched_first_game = {
  "langemarck",
  N_ ("Begin with this one: a dozen units a side, who obey or do not, fire, charge, and stand or "
      "run."),
};
