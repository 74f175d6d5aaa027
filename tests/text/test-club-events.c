/* test-club-events.c: what is said of what happens in Trench Club
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "club.h"
#include "engine/club/chart.h"
#include "text/game/log.h"

/* Of allies with one pool of bonds (club.10.7). */
static gboolean
is_of_allies (guint kind)
{
  return kind == WAR_CLUB_EVENT_WISHED || kind == WAR_CLUB_EVENT_AGREED
         || kind == WAR_CLUB_EVENT_DISAGREED;
}

/* Every event has a sentence, and a line in the log for programs that names all it has. */
static void
test_events (Fixture *fixture, gconstpointer data)
{
  for (guint kind = 0; kind < WAR_CLUB_N_EVENTS; kind++)
    for (gint32 value = 0; value < 2 && !is_of_allies (kind); value++)
      {
        const char *name = fixture->setup->play->events[kind];
        WarEvent event = {
          .kind = kind,
          .actor = FOOT,
          .target = GERMAN_CAR,
          .clause = "club.M-23",
          .purpose = "attack",
          .n_dice = 2,
          .dice = { 4, (guint8) (4 + value) },
          .need = 5,
          .arguments
          = { 1, 1 + (kind == WAR_CLUB_EVENT_ACTED ? 0 : value - 1), value, value, value, value },
        };
        g_autofree char *sentence = get_play (fixture)->event (fixture->setup, &event);
        g_autofree char *line = text_log_event (fixture->setup, &event, NULL, 0, 7);
        g_autofree char *beginning = g_strdup_printf ("{\"v\":1,\"n\":7,\"event\":\"%s\","
                                                      "\"seat\":1,\"clause\":\"club.M-23\"",
                                                      name);

        check_sentence (sentence, name);
        g_assert_true (g_str_has_prefix (line, beginning));
        for (guint i = 0; i < WAR_EVENT_MAX_ARGUMENTS
                          && get_play (fixture)->fields[kind].arguments[i].name != NULL;
             i++)
          {
            g_autofree char *field
              = g_strdup_printf ("\"%s\":", get_play (fixture)->fields[kind].arguments[i].name);

            g_assert_nonnull (strstr (line, field));
          }
      }
}

typedef struct
{
  const char *sentence;
  WarEvent event;
} Said;

#define EVENT(kind_, actor_, target_, ...) \
  { \
    .kind = WAR_CLUB_EVENT_##kind_, .actor = actor_, .target = target_, \
    .arguments \
      = { __VA_ARGS__ } \
  }
#define ROLLED(kind_, actor_, target_, need_, first, second, ...) \
  { \
    .kind = WAR_CLUB_EVENT_##kind_, .actor = actor_, .target = target_, .n_dice = 2, \
    .dice = { first, second }, .need = need_, \
    .arguments \
      = { __VA_ARGS__ } \
  }

static const Said said[] = {
  { "Infantry (British) moves from D4 to H6 (cost: ½).",
    EVENT (MOVED, FOOT, WAR_NONE, HEX_D4, HEX_H6, 1) },
  { "Infantry (British) moves from D4 to H6 (cost: 2).",
    EVENT (MOVED, FOOT, WAR_NONE, HEX_D4, HEX_H6, 4) },
  { "Infantry (British) moves from D4 to H6 (cost: 2½).",
    EVENT (MOVED, FOOT, WAR_NONE, HEX_D4, HEX_H6, 5) },
  { "Roll-off: British 7, Germans 7. Both roll again.",
    ROLLED (ROLLED, WAR_NONE, WAR_NONE, 0, 7, 7, WAR_NONE) },
  { "Roll-off: British 7, Germans 8. Higher: Germans.",
    ROLLED (ROLLED, WAR_NONE, WAR_NONE, 0, 7, 8, 1) },
  { "The enemy’s army 2: 7 7, rolled again.", ROLLED (DRAWN, WAR_NONE, WAR_NONE, 0, 7, 7, 2, 0) },
  { "The enemy’s army 2: 7 8, so 1 token from the bag.",
    ROLLED (DRAWN, WAR_NONE, WAR_NONE, 0, 7, 8, 2, 1) },
  { "The enemy’s army 2: 7 10, so 3 tokens from the bag.",
    ROLLED (DRAWN, WAR_NONE, WAR_NONE, 0, 7, 10, 2, 3) },
  { "British: army 3 is turned up at start 6, with 0 units.",
    EVENT (TURNED_UP, WAR_NONE, WAR_NONE, 0, 3, 6, 0) },
  { "British: army 3 is turned up at start 6, with 1 unit.",
    EVENT (TURNED_UP, WAR_NONE, WAR_NONE, 0, 3, 6, 1) },
  { "Infantry (British) takes fort 4, which was neutral.",
    EVENT (TOOK_FORT, FOOT, WAR_NONE, 4, WAR_NONE) },
  { "Infantry (British) takes fort 4 from the Germans.", EVENT (TOOK_FORT, FOOT, WAR_NONE, 4, 1) },
  { "Infantry (British) comes near the mine at D4: 3 9, safe from 4 on, it goes off.",
    ROLLED (MINE, FOOT, WAR_NONE, 4, 3, 9, HEX_D4, TRUE) },
  { "Infantry (British) comes near the mine at D4: 4 9, safe from 4 on.",
    ROLLED (MINE, FOOT, WAR_NONE, 4, 4, 9, HEX_D4, FALSE) },
  { "Infantry (British) attacks Armored Car (Germans): 3 9, needs 8+: 1 hit, damage: 0.",
    ROLLED (FOUGHT, FOOT, GERMAN_CAR, 8, 3, 9, 1, 0, 0) },
  { "Infantry (British) attacks Armored Car (Germans), flanked, with 1 die more [M-24]: 8 9, needs "
    "8+: 2 hits, damage: 1.",
    ROLLED (FOUGHT, FOOT, GERMAN_CAR, 8, 8, 9, 2, 1, 1) },
  { "Infantry (British) attacks Armored Car (Germans), surrounded, with 3 dice more [M-24]: 8 9, "
    "needs 8+: 2 hits, damage: 1.",
    ROLLED (FOUGHT, FOOT, GERMAN_CAR, 8, 8, 9, 2, 1, 3) },
  { "Armored Car (Germans) hits back at Infantry (British): 8 9, needs 8+: 2 hits, damage: 1.",
    ROLLED (HIT_BACK, GERMAN_CAR, FOOT, 8, 8, 9, 2, 1) },
  { "The turret of fort 2 fires at Infantry (British): 8 9, needs 8+: 2 hits, damage: 1.",
    ROLLED (TURRET_FIRED, WAR_NONE, FOOT, 8, 8, 9, 2, 1, 2) },
  { "Infantry (British) has experience 3: +2 on its dice.", EVENT (LEARNT, FOOT, WAR_NONE, 3, 2) },
  { "British: 1 war bond more, 4 in all.", EVENT (INCOME, WAR_NONE, WAR_NONE, 0, 1, 4) },
  { "British: 0 war bonds more, 0 in all.", EVENT (INCOME, WAR_NONE, WAR_NONE, 0, 0, 0) },
  { "British: 3 war bonds more, 6 in all. They are kept: no own fort is free for a new unit "
    "[M-14], "
    "and nobody inside one is to be repaired [2.15].",
    EVENT (INCOME, WAR_NONE, WAR_NONE, 0, 3, 6, WAR_CLUB_UNSPENT_NO_FORT) },
  { "British: 3 war bonds more, 3 in all. They are kept: whatever may be bought or repaired costs "
    "more.",
    EVENT (INCOME, WAR_NONE, WAR_NONE, 0, 3, 3, WAR_CLUB_UNSPENT_BONDS) },
  { "Infantry (British) is repaired for 2 war bonds; 0 left.",
    EVENT (REPAIRED, FOOT, WAR_NONE, 2, 0) },
  { "Infantry (British) is bought for 4 war bonds and is in fort 3; 5 left.",
    EVENT (BOUGHT, FOOT, WAR_NONE, 3, 4, 5) },
  { "Armored Car (Germans) is bought, as the dearest that the enemy can pay, and is in fort 3, "
    "nearest to the players’ units of those that are free [9.7]. War bonds: 7; 5 left.",
    EVENT (BOUGHT, GERMAN_CAR, WAR_NONE, 3, 7, 5) },
  { "The enemy rolls 2 on its chart: Strategic Withdrawal.",
    EVENT (COLUMN, WAR_NONE, WAR_NONE, 2) },
  { "The enemy rolls 12 on its chart: Infiltration Tactics.",
    EVENT (COLUMN, WAR_NONE, WAR_NONE, 12) },
  { "Next attack: Heavy Mortar (Germans) at Infantry (British) (asked in turn: cannot be hit back "
    "[7.3]: equal, lowest Hit # [7.2, 7.3]).",
    EVENT (RESOLVES, GERMAN_MORTAR, FOOT,
           (gint32) (WAR_CLUB_WAS_EQUAL (WAR_CLUB_PRIORITY_NOT_HIT_BACK)
                     | WAR_CLUB_DECIDED (WAR_CLUB_PRIORITY_LOWEST_HIT))) },
  { "Heavy Mortar (Germans) is set down at D4 by Armored Car (Germans).",
    EVENT (SET_DOWN, GERMAN_MORTAR, GERMAN_CAR, HEX_D4) },
  /* Ways that cost the same are not worth a word where nothing was decided by anything else. */
  { "Heavy Mortar (Germans) is set down at D4 by Armored Car (Germans).",
    EVENT (SET_DOWN, GERMAN_MORTAR, GERMAN_CAR, HEX_D4,
           (gint32) WAR_CLUB_WAS_EQUAL (WAR_CLUB_PRIORITY_SHORTEST)) },
  { "Heavy Mortar (Germans) is set down at D4 by Armored Car (Germans) (asked in turn: best "
    "terrain "
    "[7.5]).",
    EVENT (SET_DOWN, GERMAN_MORTAR, GERMAN_CAR, HEX_D4,
           (gint32) WAR_CLUB_DECIDED (WAR_CLUB_PRIORITY_TERRAIN)) },
  { "Heavy Mortar (Germans) finds no room beside Armored Car (Germans), and is not taken.",
    EVENT (LEFT_BEHIND, GERMAN_MORTAR, GERMAN_CAR) },
  { "The turret of fort 2 fires at Infantry (British) (asked in turn: closest target [7.1]): 8 9, "
    "needs 8+: 2 hits, damage: 1.",
    ROLLED (TURRET_FIRED, WAR_NONE, FOOT, 8, 8, 9, 2, 1, 2,
            (gint32) WAR_CLUB_DECIDED (WAR_CLUB_PRIORITY_CLOSEST)) },
  { "The enemy rolls 1 2, not more than its 1 war bond, but no unit that it may have is to be had "
    "for that.",
    ROLLED (WOULD_NOT_BUY, WAR_NONE, WAR_NONE, 0, 1, 2, 1, WAR_CLUB_PURCHASE_NO_UNIT) },
  { "The enemy rolls 1 2, not more than its 9 war bonds, but no fort is free for a new unit [9.7].",
    ROLLED (WOULD_NOT_BUY, WAR_NONE, WAR_NONE, 0, 1, 2, 9, WAR_CLUB_PURCHASE_NO_FORT) },
  { "Armored Car (Germans) is in a fort, but the enemy cannot pay the 4 war bonds for its repair.",
    EVENT (UNREPAIRED, GERMAN_CAR, WAR_NONE, WAR_CLUB_UNREPAIRED_BONDS, 4) },
  { "Next attack: Heavy Mortar (Germans) at Infantry (British), the next target "
    "that was named [M-7].",
    EVENT (RESOLVES, GERMAN_MORTAR, FOOT, 0) },
  { "In its first turn the enemy moves only its largest army: 2.",
    EVENT (FIRST_ARMIES, WAR_NONE, WAR_NONE, 1 << 1) },
  { "In its first turn the enemy moves only its largest armies: 1, 3.",
    EVENT (FIRST_ARMIES, WAR_NONE, WAR_NONE, 1 << 0 | 1 << 2) },
  { "Armored Car (Germans) is to be repaired, but comes no nearer to fort 4.",
    EVENT (UNREPAIRED, GERMAN_CAR, WAR_NONE, WAR_CLUB_UNREPAIRED_NO_WAY, 4) },
  { "Armored Car (Germans) is to be repaired, but its side has no fort that it could get to.",
    EVENT (UNREPAIRED, GERMAN_CAR, WAR_NONE, WAR_CLUB_UNREPAIRED_NO_FORT) },
  { "Armored Car (Germans) stays at H6, to attack Infantry (British).",
    EVENT (ACTED, GERMAN_CAR, FOOT, 0, 0, WAR_CLUB_DEED_ATTACKS, 0, HEX_H6, 0, HEX_H6) },
  { "Given up: British.", EVENT (GAVE_UP, WAR_NONE, WAR_NONE, 0, TRUE) },
  { "Given up: British. That stands until the next round is over; the game ends if the ally gives "
    "up as well.",
    EVENT (GAVE_UP, WAR_NONE, WAR_NONE, 0, FALSE) },
  { "British win. Forts: 5 to 2.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_SIDE_1, 5, 2, WAR_CLUB_END_FORTS) },
  { "Germans win. Forts: 5 to 2.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_SIDE_2, 2, 5, WAR_CLUB_END_FORTS) },
  { "Germans win: the enemy has no units left.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_SIDE_2, 2, 5, WAR_CLUB_END_UNITS) },
  { "The last round is over. British win. Forts: 4 to 3.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_SIDE_1, 4, 3, WAR_CLUB_END_ROUNDS) },
  { "Germans win: the enemy has given up.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_SIDE_2, 4, 3, WAR_CLUB_END_GAVE_UP) },
  { "The game is a draw. Forts: 3 to 3.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_DRAW, 3, 3, WAR_CLUB_END_ROUNDS) },
  { "Infantry (British) leaves a mine at I2.", EVENT (MINED, FOOT, WAR_NONE, HEX_I2) },
  { "Troop Transport Truck (British) heals Infantry (British), whose damage is now 3.",
    EVENT (HEALED, TRUCK, FOOT, 3) },
  { "Infantry (British) is to attack Armored Car (Germans).", EVENT (DECLARED, FOOT, GERMAN_CAR) },
  { "The attack of Infantry (British) is lost: Armored Car (Germans) has been destroyed.",
    EVENT (LAPSED, FOOT, GERMAN_CAR) },
  { "The attack of Armored Car (Germans) is lost: Infantry (British) has been destroyed, and it "
    "has "
    "no other target in reach that is worth it [M-7].",
    { .kind = WAR_CLUB_EVENT_LAPSED, .actor = GERMAN_CAR, .target = FOOT, .clause = "club.7.4" } },
  { "Heavy Mortar (Germans) rolls 2 4: its shells fall on I2 and hit nobody.",
    ROLLED (STRAYED, GERMAN_MORTAR, FOOT, 0, 2, 4, HEX_I2, WAR_NONE) },
  { "Heavy Mortar (Germans) rolls 2 4: its shells fall on I2, on Infantry (British).",
    ROLLED (STRAYED, GERMAN_MORTAR, FOOT, 0, 2, 4, HEX_I2, FOOT) },
  { "Infantry (British) is damaged: 3 of 6.", EVENT (DAMAGED, FOOT, WAR_NONE, 3) },
  { "British: 3 war bonds more, 7 in all.", EVENT (INCOME, WAR_NONE, WAR_NONE, 0, 3, 7) },
  { "Infantry (British) is repaired for 1 war bond; 6 left.",
    EVENT (REPAIRED, FOOT, WAR_NONE, 1, 6) },
  { "Infantry (British) is bought for 1 war bond and is in fort 3; 6 left.",
    EVENT (BOUGHT, FOOT, WAR_NONE, 3, 1, 6) },
  { "The enemy rolls 2 4, more than its 4 war bonds: no purchase.",
    ROLLED (WOULD_NOT_BUY, WAR_NONE, WAR_NONE, 0, 2, 4, 4, TRUE) },
  { "The enemy rolls 6 4, not more than its 1 war bond: it may buy.",
    ROLLED (WOULD_NOT_BUY, WAR_NONE, WAR_NONE, 0, 6, 4, 1, FALSE) },
  { "Fort 4 gets a gun turret.", EVENT (TURRET, WAR_NONE, WAR_NONE, 4) },
  { "The flag is a Special Force: Medic.", EVENT (FLAG, WAR_NONE, WAR_NONE, 0) },
};

static void
test_said (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      WarEvent event = said[i].event;
      g_autofree char *sentence = NULL;

      if (event.kind == WAR_CLUB_EVENT_FLAG) /* types are counted through both books */
        while (!g_str_equal (
          war_club_get_nth_type (fixture->setup, (guint) event.arguments[0]++)->type->name,
          "Medic"))
          ;
      sentence = get_play (fixture)->event (fixture->setup, &event);
      g_assert_cmpstr (sentence, ==, said[i].sentence);
    }
}

/* What one of two allies would spend, and what the other says (club.M-30). */
static void
test_wishes (Fixture *fixture, gconstpointer data)
{
  static const Said wishes[] = {
    { "Allies, second nation would repair French Heavy Infantry (war bonds: 3).",
      EVENT (WISHED, FOOT, WAR_NONE, 1, 0, WAR_NONE, 3) },
    { "Allies, first nation would buy French Infantry (war bonds: 4).",
      EVENT (WISHED, WAR_NONE, WAR_NONE, 0, 2, HEX_D4, 4) },
    { "Allies, second nation agrees: French Infantry.",
      EVENT (AGREED, WAR_NONE, WAR_NONE, 0, 2, HEX_D4, 4) },
    { "Allies, first nation disagrees: French Heavy Infantry.",
      EVENT (DISAGREED, FOOT, WAR_NONE, 1, 0, WAR_NONE, 3) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      WarEvent event = wishes[i].event;
      g_autofree char *sentence = get_play (fixture)->event (fixture->setup, &event);
      g_autofree char *line = NULL;

      event.clause = "club.M-30";
      line = text_log_event (fixture->setup, &event, NULL, 0, 7);

      g_assert_cmpstr (sentence, ==, wishes[i].sentence);
      g_assert_nonnull (strstr (line, "\"price\":"));
    }
}

/* Why did it do that --------------------------------------------------------------------------- */

static char *
say_deed (Fixture *fixture, gint row, gint column, WarClubDeed deed, WarClubPriorities asked,
          gint n_before, gboolean stays)
{
  static const WarClubObstacle before[]
    = { WAR_CLUB_OBSTACLE_OUT_OF_REACH, WAR_CLUB_OBSTACLE_NO_SUCH, WAR_CLUB_OBSTACLE_OVERKILL };
  WarEvent event
    = EVENT (ACTED, GERMAN_CAR, FOOT, row, column, (gint32) deed, (gint32) asked, HEX_H6, n_before);

  event.arguments[6] = stays ? HEX_H6 : HEX_H6 + 1;
  for (gint i = 0; i < n_before; i++)
    event.arguments[7] |= (gint32) before[i] << WAR_CLUB_OBSTACLE_BITS * i;

  return get_play (fixture)->event (fixture->setup, &event);
}

/* The log says which box it was, which ones could not be done before that, to the left and round
 * the end, and which priority chose. */
static void
test_why (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    gint row, column;
    WarClubDeed deed;
    WarClubPriorities asked;
    gint n_before;
    const char *sentence;
    gboolean stays;
  } whys[] = {
    { WAR_CLUB_ROW_ARMOUR + 1, 8, WAR_CLUB_DEED_ATTACKS,
      WAR_CLUB_DECIDED (WAR_CLUB_PRIORITY_TERRAIN), 3,
      "Armored Car (Germans) goes to H6, to attack Infantry (British) (box 6.408 “attacks a Foot "
      "Soldier within 2 of an entrance”, as it could not do 6.401 (out of reach), 6.411 (there is "
      "none "
      "for it), 6.410 (already as good as destroyed [5.15]); asked in turn: best terrain [7.5])." },
    { WAR_CLUB_ROW_ARMOUR + 1, 8, WAR_CLUB_DEED_ATTACKS, 0, 0,
      "Armored Car (Germans) goes to H6, to attack Infantry (British) (box 6.408 “attacks a Foot "
      "Soldier within 2 of an entrance”)." },
    { WAR_CLUB_ROW_ARMOUR + 1, 1, WAR_CLUB_DEED_TOWARDS_FIRST,
      WAR_CLUB_DECIDED (WAR_CLUB_PRIORITY_NEAREST), 2,
      "Armored Car (Germans) goes to H6, towards what its first box asks for (box 6.401 “repair, "
      "or attacks a truck”, as nothing in the row of Tank/Armored Car could be done: 6.401 "
      "(out of reach), 6.411 (there is none for it); asked in turn: nearest to its goal [M-10])." },
    { WAR_CLUB_ROW_ARMOUR + 1, 1, WAR_CLUB_DEED_TOWARDS_FIRST, 0, 1,
      "Armored Car (Germans) stays at H6: it comes no nearer to what its first box asks for (box "
      "6.401 “repair, or attacks a truck”, as nothing in the row of Tank/Armored Car could be "
      "done: "
      "6.401 (out of reach)).",
      TRUE },
    { 0, 0, WAR_CLUB_DEED_TAKES_FORT, WAR_CLUB_DECIDED (WAR_CLUB_PRIORITY_LEAST_EXPERIENCED), 0,
      "Armored Car (Germans) goes in and takes the fort at H6 (asked in turn: least experienced "
      "[7.2, 7.3, M-8])." },
    { 0, 0, WAR_CLUB_DEED_DECLINES, 0, 0,
      "Armored Car (Germans) attacks nobody: it would lose more than it does, as to Infantry "
      "(British)." },
    { 0, 0, WAR_CLUB_DEED_NAMES, 0, 0,
      "Armored Car (Germans) names Infantry (British) as its target." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (whys); i++)
    {
      g_autofree char *sentence = say_deed (fixture, whys[i].row, whys[i].column, whys[i].deed,
                                            whys[i].asked, whys[i].n_before, whys[i].stays);

      g_assert_cmpstr (sentence, ==, whys[i].sentence);
    }
}

/* Each of the 38 boxes is known by what it says, each priority by its name, and each deed is told
 * apart (club.M-6). */
static void
test_boxes (Fixture *fixture, gconstpointer data)
{
  const WarRules *rules = fixture->setup->operation->rules;
  g_autoptr (GHashTable) boxes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gint row = 0; row < WAR_CLUB_N_ROWS; row++)
    for (gint column = 1; column <= WAR_CLUB_SIDES; column++)
      {
        WarClubBox box = war_club_find_box (rules, (WarClubRow) row, column);
        g_autofree char *number = g_strdup_printf ("box 6.%d “", 100 * (row + 1) + box.column);
        g_autofree char *sentence
          = say_deed (fixture, row + 1, box.column, WAR_CLUB_DEED_GOES, 0, 0, FALSE);

        g_assert_nonnull (strstr (sentence, number));
        check_sentence (sentence, number);
        g_hash_table_add (boxes, g_steal_pointer (&sentence));
      }
  g_assert_cmpuint (g_hash_table_size (boxes), ==, 38);

  for (guint deed = 0; deed < WAR_CLUB_N_DEEDS; deed++)
    {
      char *sentence = say_deed (fixture, 0, 0, (WarClubDeed) deed, 0, 0, FALSE);

      check_sentence (sentence, "deed");
      g_assert_true (g_hash_table_add (others, sentence));
    }
  for (guint priority = 0; priority < WAR_CLUB_N_PRIORITIES; priority++)
    {
      char *sentence
        = say_deed (fixture, 0, 0, WAR_CLUB_DEED_GOES, WAR_CLUB_DECIDED (priority), 0, FALSE);

      g_assert_nonnull (strstr (sentence, "asked in turn: "));
      g_assert_nonnull (strchr (sentence, '[')); /* with its clause */
      g_assert_true (g_hash_table_add (others, sentence));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/club/events", test_events);
  ADD ("/text/club/said", test_said);
  g_test_add ("/text/club.M-30/wishes", Fixture, "club-side-by-side", set_up, test_wishes,
              tear_down);
  ADD ("/text/club.5.8/why", test_why);
  ADD ("/text/club.M-6/boxes", test_boxes);

  return g_test_run ();
}
