/* test-club-words.c: what Trench Club says of numbers, places and prices
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"
#include "text/club/private.h"

#include "scenario.h"

#define ADD(path, function) \
  g_test_add (path, Fixture, "scenarios/club-first-watch.duckop", set_up, function, tear_down)

/* What happens, and what is said of it: actor 0, target 1 but where they say otherwise. */
typedef struct
{
  WarEvent event;
  const char *sentence;
} Said;

#define OF(KIND) .kind = WAR_CLUB_EVENT_##KIND, .actor = 0, .target = 1

static void
test_events (Fixture *fixture, gconstpointer data)
{
  static const Said said[] = {
    { { OF (MINED), .arguments = { 21 } }, "Troop Transport Truck (British) leaves a mine at I2." },
    { { OF (HEALED), .arguments = { 3 } },
      "Troop Transport Truck (British) heals Infantry (British), whose damage is now 3." },
    { { OF (DECLARED) }, "Troop Transport Truck (British) is to attack Infantry (British)." },
    { { OF (LAPSED) },
      "The attack of Troop Transport Truck (British) is lost: Infantry (British) has been "
      "destroyed." },
    { { OF (STRAYED), .n_dice = 1, .dice = { 2 }, .arguments = { 21, WAR_NONE } },
      "Troop Transport Truck (British) rolls 2: its shells fall on I2 and hit nobody." },
    { { OF (STRAYED), .n_dice = 1, .dice = { 2 }, .arguments = { 21, 1 } },
      "Troop Transport Truck (British) rolls 2: its shells fall on I2, on Infantry (British)." },
    { { OF (DAMAGED), .arguments = { 3 } }, "Troop Transport Truck (British) is damaged: 3 of 6." },
    { { OF (INCOME), .arguments = { 0, 1, 7 } }, "British: 1 war bond more, 7 in all." },
    { { OF (INCOME), .arguments = { 0, 3, 7 } }, "British: 3 war bonds more, 7 in all." },
    { { OF (REPAIRED), .arguments = { 1, 6 } },
      "Troop Transport Truck (British) is repaired for 1 war bond; 6 left." },
    { { OF (REPAIRED), .arguments = { 2, 6 } },
      "Troop Transport Truck (British) is repaired for 2 war bonds; 6 left." },
    { { OF (BOUGHT), .arguments = { 3, 1, 6 } },
      "Troop Transport Truck (British) is bought for 1 war bond and is in fort 3; 6 left." },
    { { OF (BOUGHT), .arguments = { 3, 5, 6 } },
      "Troop Transport Truck (British) is bought for 5 war bonds and is in fort 3; 6 left." },
    { { OF (WOULD_NOT_BUY), .n_dice = 1, .dice = { 2 }, .arguments = { 4, 1 } },
      "The enemy rolls 2, more than its 4 war bonds: no purchase." },
    { { OF (WOULD_NOT_BUY), .n_dice = 1, .dice = { 6 }, .arguments = { 1, 0 } },
      "The enemy rolls 6, not more than its 1 war bond: it may buy." },
    { { OF (TURRET), .arguments = { 4 } }, "Fort 4 gets a gun turret." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      g_autofree char *sentence = text_club_event (fixture->setup, &said[i].event);

      g_assert_cmpstr (sentence, ==, said[i].sentence);
    }
}

/* What may not be names the hex, the number or the price that it is about. */
static void
test_refusals (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarRefusal refusal;
    const char *sentence;
  } cases[] = {
    { { .kind = WAR_CLUB_REFUSAL_OTHER_ARMY, .arguments = { 2 } }, "Army 2 is being placed." },
    { { .kind = WAR_CLUB_REFUSAL_ALLYS_ARMY, .arguments = { 2 } },
      "Army 2 is for your ally’s units only." },
    { { .kind = WAR_CLUB_REFUSAL_NOT_NEAREST, .arguments = { 21 } },
      "There is a free hex nearer to the start at I2." },
    { { .kind = WAR_CLUB_REFUSAL_HEX, .arguments = { 21 } }, "It may not stand at I2." },
    { { .kind = WAR_CLUB_REFUSAL_UNREACHED, .arguments = { 21 } },
      "It cannot reach I2 in this turn." },
    { { .kind = WAR_CLUB_REFUSAL_FORT, .arguments = { 3 } },
      "It cannot take fort 3: a Foot Soldier does so from an entrance on which it began." },
    { { .kind = WAR_CLUB_REFUSAL_FORT, .arguments = { 3 }, .clause = "club.M-16" },
      "It cannot go into fort 3: only damaged units enter their own forts, and in time." },
    { { .kind = WAR_CLUB_REFUSAL_NO_ROOM, .arguments = { 21 } },
      "Not all of them can be set down around I2." },
    { { .kind = WAR_CLUB_REFUSAL_BONDS, .arguments = { 1, 0 } },
      "That costs 1 war bond; you have 0." },
    { { .kind = WAR_CLUB_REFUSAL_BONDS, .arguments = { 5, 3 } },
      "That costs 5 war bonds; you have 3." },
    { { .kind = WAR_CLUB_REFUSAL_TWO_ALREADY, .arguments = { 2 } },
      "You have 2 units of that type; there may be no more." },
  };
  WarOrder order = war_order_new (0, 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence
        = text_club_refusal (fixture->setup, fixture->state, &order, &cases[i].refusal);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/club/happened", test_events);
  ADD ("/text/club/refused", test_refusals);

  return g_test_run ();
}
