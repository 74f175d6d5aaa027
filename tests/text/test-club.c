/* test-club.c: what Trench Club says
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

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
    { { OF (ROLLED), .n_dice = 2, .dice = { 5, 3 }, .arguments = { 0 } },
      "Roll-off: British 5, Germans 3. Higher: British." },
    { { OF (ROLLED), .n_dice = 2, .dice = { 4, 4 }, .arguments = { WAR_NONE } },
      "Roll-off: British 4, Germans 4. Both roll again." },
    { { OF (DRAWN), .n_dice = 2, .dice = { 4, 4 }, .arguments = { 2, 0 } },
      "The enemy’s army 2: 4 4, rolled again." },
    { { OF (DRAWN), .n_dice = 2, .dice = { 4, 3 }, .arguments = { 2, 1 } },
      "The enemy’s army 2: 4 3, so 1 token from the bag." },
    { { OF (DRAWN), .n_dice = 2, .dice = { 4, 3 }, .arguments = { 2, 7 } },
      "The enemy’s army 2: 4 3, so 7 tokens from the bag." },
    { { OF (TURNED_UP), .arguments = { 0, 2, 3, 1 } },
      "British: army 2 is turned up at start 3, with 1 unit." },
    { { OF (TURNED_UP), .arguments = { 1, 2, 3, 6 } },
      "Germans: army 2 is turned up at start 3, with 6 units." },
    { { OF (MOVED), .arguments = { 0, 21, 1 } },
      "Troop Transport Truck (British) moves from A1 to I2 (cost: ½)." },
    { { OF (MOVED), .arguments = { 21, 0, 4 } },
      "Troop Transport Truck (British) moves from I2 to A1 (cost: 2)." },
    { { OF (MOVED), .arguments = { 0, 21, 5 } },
      "Troop Transport Truck (British) moves from A1 to I2 (cost: 2½)." },
    { { OF (TOOK_FORT), .arguments = { 2, WAR_NONE } },
      "Troop Transport Truck (British) takes fort 2, which was neutral." },
    { { OF (TOOK_FORT), .arguments = { 2, 1 } },
      "Troop Transport Truck (British) takes fort 2 from the Germans." },
    { { OF (MINED), .arguments = { 21 } }, "Troop Transport Truck (British) leaves a mine at I2." },
    { { OF (MINE), .n_dice = 1, .dice = { 6 }, .arguments = { 21, 1 } },
      "Troop Transport Truck (British) comes near the mine at I2: 6, it goes off." },
    { { OF (MINE), .n_dice = 1, .dice = { 2 }, .arguments = { 21, 0 } },
      "Troop Transport Truck (British) comes near the mine at I2: 2, nothing happens." },
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
    { { OF (FOUGHT), .n_dice = 2, .dice = { 6, 4 }, .need = 4, .arguments = { 2, 1, 0 } },
      "Troop Transport Truck (British) attacks Infantry (British): 6 4, needs 4+: 2 hits, damage: "
      "1." },
    { { OF (FOUGHT), .n_dice = 1, .dice = { 6 }, .need = 4, .arguments = { 1, 1, 1 } },
      "Troop Transport Truck (British) attacks Infantry (British) with 1 die for position: 6, "
      "needs 4+: 1 hit, damage: 1." },
    { { OF (FOUGHT), .n_dice = 1, .dice = { 6 }, .need = 4, .arguments = { 1, 1, 2 } },
      "Troop Transport Truck (British) attacks Infantry (British) with 2 dice for position: 6, "
      "needs 4+: 1 hit, damage: 1." },
    { { OF (HIT_BACK), .n_dice = 1, .dice = { 3 }, .need = 4, .arguments = { 0, 0, 2 } },
      "Troop Transport Truck (British) hits back at Infantry (British): 3, needs 4+: 0 hits, "
      "damage: 0." },
    { { OF (TURRET_FIRED), .n_dice = 1, .dice = { 3 }, .need = 2, .arguments = { 1, 1, 4 } },
      "The turret of fort 4 fires at Infantry (British): 3, needs 2+: 1 hit, damage: 1." },
    { { OF (DAMAGED), .arguments = { 3 } }, "Troop Transport Truck (British) is damaged: 3 of 6." },
    { { OF (LEARNT), .arguments = { 5, 2 } },
      "Troop Transport Truck (British) has experience 5, grade 2." },
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
      "The enemy rolls 6, not more than its 1 war bonds: it may buy." },
    { { OF (COLUMN), .n_dice = 1, .dice = { 3 }, .arguments = { 3 } },
      "The enemy rolls 3 on its chart: Diversion." },
    { { OF (RESOLVES), .arguments = { WAR_CLUB_PRIORITY_CLOSEST } },
      "Next attack: Troop Transport Truck (British) at Infantry (British) (decided by: closest "
      "target [7.1])." },
    { { OF (TURRET), .arguments = { 4 } }, "Fort 4 gets a gun turret." },
    { { OF (OVER), .arguments = { WAR_WINNER_SIDE_1, 4, 1, 1 } },
      "Victory for the British: the enemy has no units left." },
    { { OF (OVER), .arguments = { WAR_WINNER_SIDE_2, 1, 4, 1 } },
      "Victory for the Germans: the enemy has no units left." },
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

/* Each box of the chart that comes with the program says what it is for, and is told from all
 * others; the deeds and the boxes before it are said too. */
static void
test_boxes (Fixture *fixture, gconstpointer data)
{
  const WarRules *rules = war_club_get_data (fixture->setup)->rules;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint row = 0; row < WAR_CLUB_N_ROWS; row++)
    for (gint column = 1; column <= WAR_CLUB_SIDES; column++)
      {
        WarClubBox box = war_club_find_box (rules, (WarClubRow) row, column);
        WarEvent event
          = { OF (ACTED), .arguments = { (gint32) row + 1, box.column, WAR_CLUB_DEED_GOES,
                                         WAR_CLUB_PRIORITY_NEAREST, 21, 0 } };
        g_autofree char *sentence = text_club_event (fixture->setup, &event);
        g_autofree char *named = g_strdup_printf ("box 6.%u%02d “", row + 1, box.column);

        g_assert_nonnull (strstr (sentence, named));
        g_hash_table_add (seen, g_steal_pointer (&sentence));
      }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 38);
}

/* What could not be done lies to the right of the box, in the order of trying; a row of which
 * nothing could be done says so. */
static void
test_tried (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    gint32 row, column, n_before;
    WarClubDeed deed;
    const char *words;
  } cases[] = {
    { 2, 1, 0, WAR_CLUB_DEED_ATTACKS, "(box 6.201 “into a forest”; decided" },
    { 2, 1, 1, WAR_CLUB_DEED_ATTACKS, "“into a forest”, as it could not do 6.203; decided" },
    { 2, 1, 2, WAR_CLUB_DEED_ATTACKS, "as it could not do 6.205, 6.203; decided" },
    { 2, 10, 2, WAR_CLUB_DEED_ATTACKS, "as it could not do 6.203, 6.201; decided" },
    { 2, 1, 2, WAR_CLUB_DEED_NOTHING, "as nothing in the row of Foot Soldier could be done; dec" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WarEvent event
        = { OF (ACTED), .arguments = { cases[i].row, cases[i].column, (gint32) cases[i].deed,
                                       WAR_CLUB_PRIORITY_NEAREST, 21, cases[i].n_before } };
      g_autofree char *sentence = text_club_event (fixture->setup, &event);

      g_assert_nonnull (strstr (sentence, cases[i].words));
    }
}

/* Of no box: what decided stands alone. */
static void
test_plain_deed (Fixture *fixture, gconstpointer data)
{
  WarEvent event
    = { OF (ACTED), .arguments = { 0, 0, WAR_CLUB_DEED_AVOIDS, WAR_CLUB_PRIORITY_NEAREST, 21, 0 } };
  g_autofree char *sentence = text_club_event (fixture->setup, &event);

  g_assert_cmpstr (sentence, ==,
                   "Troop Transport Truck (British) goes to I2, out of range (decided by: nearest "
                   "to its goal [M-10]).");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/text/club/events", test_events);
  ADD ("/text/club/refusals", test_refusals);
  ADD ("/text/club/club.6/boxes", test_boxes);
  ADD ("/text/club/club.5.8/tried", test_tried);
  ADD ("/text/club/deeds", test_plain_deed);
  return g_test_run ();
}
