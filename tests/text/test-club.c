/* test-club.c: what Trench Club says
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/club/private.h"
#include "text/log.h"
#include "text/look.h"
#include "text/order.h"
#include "text/play-private.h"
#include "text/refusal.h"
#include "text/state.h"

#include "scenario.h"

#define ADD(path, function) \
  g_test_add (path, Fixture, "scenarios/club-first-watch.duckop", set_up, function, tear_down)

/* Rows of units of The First Watch. */
enum
{
  TRUCK = 0,
  FOOT = 1,
  TANK = 8,
  GERMAN_MORTAR = 15,
  GERMAN_CAR = 18,
};

#define HEX_D4 (3 * 13 + 3) /* a fort */
#define HEX_H6 (5 * 13 + 7)

static const TextPlay *
get_play (Fixture *fixture)
{
  return text_play_get (fixture->setup);
}

/* There is a sentence that ends as sentences do, with no name left out. */
static void
check_sentence (const char *sentence, const char *about)
{
  if (sentence == NULL || strlen (sentence) < 5 || !g_str_has_suffix (sentence, ".")
      || strstr (sentence, "(null)") != NULL || strchr (sentence, '%') != NULL)
    g_error ("%s: “%s”", about, sentence);
}

/* Events --------------------------------------------------------------------------------------- */

/* Every event has a sentence, and a line in the log for programs that names all it has. */
static void
test_events (Fixture *fixture, gconstpointer data)
{
  for (guint kind = 0; kind < WAR_CLUB_N_EVENTS; kind++)
    for (gint32 value = 0; value < 2; value++)
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
        for (guint i = 0; get_play (fixture)->fields[kind].arguments[i].name != NULL; i++)
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
  { "Infantry (British) comes near the mine at D4: 3 9, it goes off.",
    ROLLED (MINE, FOOT, WAR_NONE, 4, 3, 9, HEX_D4, TRUE) },
  { "Infantry (British) comes near the mine at D4: 4 9, nothing happens.",
    ROLLED (MINE, FOOT, WAR_NONE, 4, 4, 9, HEX_D4, FALSE) },
  { "Infantry (British) attacks Armored Car (Germans): 3 9, needs 8+: 1 hit, damage: 0.",
    ROLLED (FOUGHT, FOOT, GERMAN_CAR, 8, 3, 9, 1, 0, 0) },
  { "Infantry (British) attacks Armored Car (Germans) with 1 die for position: 8 9, needs 8+: 2 "
    "hits, damage: 1.",
    ROLLED (FOUGHT, FOOT, GERMAN_CAR, 8, 8, 9, 2, 1, 1) },
  { "Infantry (British) attacks Armored Car (Germans) with 3 dice for position: 8 9, needs 8+: 2 "
    "hits, damage: 1.",
    ROLLED (FOUGHT, FOOT, GERMAN_CAR, 8, 8, 9, 2, 1, 3) },
  { "Armored Car (Germans) hits back at Infantry (British): 8 9, needs 8+: 2 hits, damage: 1.",
    ROLLED (HIT_BACK, GERMAN_CAR, FOOT, 8, 8, 9, 2, 1) },
  { "The turret of fort 2 fires at Infantry (British): 8 9, needs 8+: 2 hits, damage: 1.",
    ROLLED (TURRET_FIRED, WAR_NONE, FOOT, 8, 8, 9, 2, 1, 2) },
  { "Infantry (British) has experience 3: +2 on its dice.", EVENT (LEARNT, FOOT, WAR_NONE, 3, 2) },
  { "British: 1 war bond more, 4 in all.", EVENT (INCOME, WAR_NONE, WAR_NONE, 0, 1, 4) },
  { "British: 0 war bonds more, 0 in all.", EVENT (INCOME, WAR_NONE, WAR_NONE, 0, 0, 0) },
  { "Infantry (British) is repaired for 2 war bonds; 0 left.",
    EVENT (REPAIRED, FOOT, WAR_NONE, 2, 0) },
  { "Infantry (British) is bought for 4 war bonds and is in fort 3; 5 left.",
    EVENT (BOUGHT, FOOT, WAR_NONE, 3, 4, 5) },
  { "The enemy rolls 2 on its chart: Strategic Withdrawal.",
    EVENT (COLUMN, WAR_NONE, WAR_NONE, 2) },
  { "The enemy rolls 12 on its chart: Infiltration Tactics.",
    EVENT (COLUMN, WAR_NONE, WAR_NONE, 12) },
  { "Next attack: Heavy Mortar (Germans) at Infantry (British) (decided by: cannot be hit back "
    "[7.3]).",
    EVENT (RESOLVES, GERMAN_MORTAR, FOOT, WAR_CLUB_PRIORITY_NOT_HIT_BACK) },
  { "Next attack: Heavy Mortar (Germans) at Infantry (British), the next target "
    "that was named [M-7].",
    EVENT (RESOLVES, GERMAN_MORTAR, FOOT, WAR_CLUB_PRIORITY_ONLY) },
  { "In its first turn the enemy moves only its largest army: 2.",
    EVENT (FIRST_ARMIES, WAR_NONE, WAR_NONE, 1 << 1) },
  { "In its first turn the enemy moves only its largest armies: 1, 3.",
    EVENT (FIRST_ARMIES, WAR_NONE, WAR_NONE, 1 << 0 | 1 << 2) },
  { "Armored Car (Germans) is to be repaired, but comes no nearer to fort 4.",
    EVENT (UNREPAIRED, GERMAN_CAR, WAR_NONE, WAR_CLUB_UNREPAIRED_NO_WAY, 4) },
  { "Armored Car (Germans) is to be repaired, but no fort of its side is free that it could get "
    "to.",
    EVENT (UNREPAIRED, GERMAN_CAR, WAR_NONE, WAR_CLUB_UNREPAIRED_NO_FORT) },
  { "Armored Car (Germans) stays at H6, to attack Infantry (British).",
    EVENT (ACTED, GERMAN_CAR, FOOT, 0, 0, WAR_CLUB_DEED_ATTACKS, WAR_CLUB_PRIORITY_ONLY, HEX_H6, 0,
           HEX_H6) },
  { "Given up: British.", EVENT (GAVE_UP, WAR_NONE, WAR_NONE, 0, TRUE) },
  { "Given up: British. That stands until the next round is over; the game ends if the ally gives "
    "up as well.",
    EVENT (GAVE_UP, WAR_NONE, WAR_NONE, 0, FALSE) },
  { "Victory for the British. Forts: 5 to 2.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_SIDE_1, 5, 2, WAR_CLUB_END_FORTS) },
  { "Victory for the Germans. Forts: 5 to 2.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_SIDE_2, 2, 5, WAR_CLUB_END_FORTS) },
  { "Victory for the Germans: the enemy has no units left.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_SIDE_2, 2, 5, WAR_CLUB_END_UNITS) },
  { "The last round is over. Victory for the British. Forts: 4 to 3.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_SIDE_1, 4, 3, WAR_CLUB_END_ROUNDS) },
  { "Victory for the Germans: the enemy has given up.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_SIDE_2, 4, 3, WAR_CLUB_END_GAVE_UP) },
  { "The game is a draw. Forts: 3 to 3.",
    EVENT (OVER, WAR_NONE, WAR_NONE, WAR_WINNER_DRAW, 3, 3, WAR_CLUB_END_ROUNDS) },
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

/* Why did it do that --------------------------------------------------------------------------- */

static char *
say_deed (Fixture *fixture, gint row, gint column, WarClubDeed deed, WarClubPriority priority,
          gint n_before)
{
  WarEvent event = EVENT (ACTED, GERMAN_CAR, FOOT, row, column, (gint32) deed, (gint32) priority,
                          HEX_H6, n_before);

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
    WarClubPriority priority;
    gint n_before;
    const char *sentence;
  } whys[] = {
    { WAR_CLUB_ROW_ARMOUR + 1, 8, WAR_CLUB_DEED_ATTACKS, WAR_CLUB_PRIORITY_TERRAIN, 3,
      "Armored Car (Germans) goes to H6, to attack Infantry (British) (box 6.408 “attacks a Foot "
      "Soldier within 2 of an entrance”, as it could not do 6.401, 6.411, 6.410; decided by: best "
      "terrain [7.5])." },
    { WAR_CLUB_ROW_ARMOUR + 1, 8, WAR_CLUB_DEED_ATTACKS, WAR_CLUB_PRIORITY_ONLY, 0,
      "Armored Car (Germans) goes to H6, to attack Infantry (British) (box 6.408 “attacks a Foot "
      "Soldier within 2 of an entrance”)." },
    { WAR_CLUB_ROW_ARMOUR + 1, 1, WAR_CLUB_DEED_TOWARDS_FIRST, WAR_CLUB_PRIORITY_NEAREST, 0,
      "Armored Car (Germans) goes to H6, towards what its first box asks for (box 6.401 “repair, "
      "or attacks a truck”, as nothing in the row of Tank/Armored Car could be done; decided by: "
      "nearest to its goal [M-10])." },
    { 0, 0, WAR_CLUB_DEED_TAKES_FORT, WAR_CLUB_PRIORITY_LEAST_EXPERIENCED, 0,
      "Armored Car (Germans) goes in and takes the fort at H6 (decided by: least experienced "
      "[7.2, 7.3, M-8])." },
    { 0, 0, WAR_CLUB_DEED_NAMES, WAR_CLUB_PRIORITY_ONLY, 0,
      "Armored Car (Germans) names Infantry (British) as its target." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (whys); i++)
    {
      g_autofree char *sentence = say_deed (fixture, whys[i].row, whys[i].column, whys[i].deed,
                                            whys[i].priority, whys[i].n_before);

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
          = say_deed (fixture, row + 1, box.column, WAR_CLUB_DEED_GOES, WAR_CLUB_PRIORITY_ONLY, 0);

        g_assert_nonnull (strstr (sentence, number));
        check_sentence (sentence, number);
        g_hash_table_add (boxes, g_steal_pointer (&sentence));
      }
  g_assert_cmpuint (g_hash_table_size (boxes), ==, 38);

  for (guint deed = 0; deed < WAR_CLUB_N_DEEDS; deed++)
    {
      char *sentence = say_deed (fixture, 0, 0, (WarClubDeed) deed, WAR_CLUB_PRIORITY_ONLY, 0);

      check_sentence (sentence, "deed");
      g_assert_true (g_hash_table_add (others, sentence));
    }
  for (guint priority = 1; priority < WAR_CLUB_N_PRIORITIES; priority++)
    {
      char *sentence = say_deed (fixture, 0, 0, WAR_CLUB_DEED_GOES, (WarClubPriority) priority, 0);

      g_assert_nonnull (strstr (sentence, "decided by: "));
      g_assert_nonnull (strchr (sentence, '[')); /* with its clause */
      g_assert_true (g_hash_table_add (others, sentence));
    }
}

/* Orders, decisions, refusals ------------------------------------------------------------------ */

static void
test_orders (Fixture *fixture, gconstpointer data)
{
  WarOrder order;
  g_autofree char *carry = NULL, *buy = NULL, *type = NULL;

  for (guint kind = 0; kind < WAR_CLUB_N_ORDERS; kind++)
    {
      const WarOrderKind *its = &fixture->setup->play->orders[kind];
      g_autofree char *sentence = NULL;

      order = war_order_new (kind, 0, its->actor == WAR_NONE ? WAR_NONE : FOOT);
      order.arguments[0] = 1;
      order.arguments[1] = HEX_D4;
      order.n_targets = its->targets != WAR_NONE;
      order.targets[0] = GERMAN_CAR;
      sentence = text_order (fixture->setup, &order);
      check_sentence (sentence, its->name);
      g_assert_nonnull (get_play (fixture)->orders[kind]);
    }

  order = war_order_new (WAR_CLUB_ORDER_CARRY, 0, TRUCK);
  order.arguments[0] = HEX_H6;
  order.n_targets = 2;
  order.targets[0] = FOOT;
  order.targets[1] = FOOT + 1;
  carry = text_order (fixture->setup, &order);
  g_assert_cmpstr (carry, ==,
                   "Let Troop Transport Truck (British) go to H6 and carry: Infantry (British), "
                   "Heavy Infantry (British).");
  order = war_order_new (WAR_CLUB_ORDER_BUY, 0, WAR_NONE);
  order.arguments[0] = 2;
  order.arguments[1] = HEX_D4;
  buy = text_order (fixture->setup, &order);
  g_assert_cmpstr (buy, ==, "Buy: Infantry, in the fort at D4.");
  type = text_argument (fixture->setup, &order, 0);
  g_assert_cmpstr (type, ==, "Infantry (4)");
}

static char *
say_decision (Fixture *fixture, WarClubDecision kind)
{
  gint32 decision[WAR_DECISION_OWN] = {
    [WAR_DECISION_SEAT] = 0,
    [WAR_DECISION_KIND] = (gint32) kind,
  };

  return get_play (fixture)->decision (fixture->setup, fixture->state, decision);
}

/* What is asked says what there is to know: which army is placed, and where; how many act. */
static void
test_decisions (Fixture *fixture, gconstpointer data)
{
  gint32 *game = war_setup_get_game (fixture->setup, fixture->state);
  gint32 *seat = war_club_get_seat (fixture->setup, fixture->state, 0);
  static const char *const moves[]
    = { "British: move units, or end the step. In the first turn 1 army acts: that of "
        "the unit that you move first.",
        "British: move units, or end the step. In the first turn 2 armies act: those "
        "of the units that you move first.",
        "British: move units, or end the step." };
  g_autofree char *first = NULL, *next = NULL, *one = NULL, *nine = NULL, *chosen = NULL;

  for (guint kind = 0; kind <= WAR_CLUB_DECIDE_SPEND; kind++)
    {
      g_autofree char *sentence = say_decision (fixture, (WarClubDecision) kind);

      check_sentence (sentence, fixture->setup->play->decisions[kind]);
    }

  seat[WAR_CLUB_SEAT_TOKEN + 1] = 2;
  first = say_decision (fixture, WAR_CLUB_DECIDE_PLACE);
  g_assert_cmpstr (first, ==, "British: turn an army up, by placing its first unit.");
  game[WAR_CLUB_GAME_ARMY] = 1;
  next = say_decision (fixture, WAR_CLUB_DECIDE_PLACE);
  g_assert_cmpstr (next, ==,
                   "British: place the next unit of army 2, as near to G3 as there is room.");

  for (gint32 turn = 0; turn < (gint32) G_N_ELEMENTS (moves); turn++)
    {
      g_autofree char *sentence = NULL;

      seat[WAR_CLUB_SEAT_TURNS] = turn < 2 ? 1 : 2;
      game[WAR_CLUB_GAME_TURN] = turn & 1;
      sentence = say_decision (fixture, WAR_CLUB_DECIDE_MOVE);
      g_assert_cmpstr (sentence, ==, moves[turn]);
    }

  seat[WAR_CLUB_SEAT_TURNS] = 1;
  seat[WAR_CLUB_SEAT_FIRST_ARMIES] = 1 << 1;
  game[WAR_CLUB_GAME_TURN] = 0;
  chosen = say_decision (fixture, WAR_CLUB_DECIDE_MOVE);
  g_assert_cmpstr (chosen, ==,
                   "British: move units, or end the step. In the first turn only army 2 acts.");

  seat[WAR_CLUB_SEAT_BONDS] = 1;
  one = say_decision (fixture, WAR_CLUB_DECIDE_MONEY);
  g_assert_cmpstr (one, ==,
                   "British: repair with 1 war bond, or end the step. No fort is free for a new "
                   "unit.");
  war_club_get_feature (fixture->setup, fixture->state, 0)[WAR_CLUB_FORT_HOLDER] = 0;
  seat[WAR_CLUB_SEAT_BONDS] = 9;
  nine = say_decision (fixture, WAR_CLUB_DECIDE_MONEY);
  g_assert_cmpstr (nine, ==, "British: repair and buy with 9 war bonds, or end the step.");
}

/* Every refusal has a sentence of its own. */
static void
test_refusals (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  static const struct
  {
    const char *sentence;
    WarRefusal refusal;
  } refusals[] = {
    { "That is 7 hexes away. It reaches 2 to 5.",
      { .kind = WAR_CLUB_REFUSAL_RANGE, .arguments = { 7, 2, 5 } } },
    { "That is 3 hexes away. It reaches exactly 1.",
      { .kind = WAR_CLUB_REFUSAL_RANGE, .arguments = { 3, 1, 1 } } },
    { "It cannot go into fort 2: only damaged units enter their own forts, and in time.",
      { .kind = WAR_CLUB_REFUSAL_FORT, .clause = "club.M-16", .arguments = { 2 } } },
    { "It cannot take fort 2: a Foot Soldier does so from an entrance on which it began.",
      { .kind = WAR_CLUB_REFUSAL_FORT, .clause = "club.M-15", .arguments = { 2 } } },
    { "In the first turn only 1 army acts, and that of Tank (British) is another.",
      { .kind = WAR_CLUB_REFUSAL_FIRST_TURN, .arguments = { 1, TANK } } },
    { "In the first turn only 2 armies act, and that of Tank (British) is another.",
      { .kind = WAR_CLUB_REFUSAL_FIRST_TURN, .arguments = { 2, TANK } } },
    { "That costs 9 war bonds; you have 0.",
      { .kind = WAR_CLUB_REFUSAL_BONDS, .arguments = { 9, 0 } } },
  };
  WarOrder order = war_order_new (WAR_CLUB_ORDER_MOVE, 0, FOOT);

  for (guint kind = WAR_REFUSAL_OWN; kind <= WAR_CLUB_REFUSAL_GAVE_UP; kind++)
    {
      WarRefusal refusal = { .kind = kind, .arguments = { FOOT, 2, 3 } };
      char *sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);

      check_sentence (sentence, "refusal");
      g_assert_true (g_hash_table_add (sentences, sentence));
    }
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *sentence = get_play (fixture)->refusal (fixture->setup, fixture->state,
                                                               &order, &refusals[i].refusal);

      g_assert_cmpstr (sentence, ==, refusals[i].sentence);
    }
}

/* club.M-34: what giving up comes to, alone and with an ally. */
static void
test_giving_up (gconstpointer data)
{
  static const struct
  {
    const char *file, *sentence;
  } games[] = {
    { "scenarios/club-first-watch.duckop", "victory for the Germans, at once" },
    { "scenarios/club-side-by-side.duckop", "victory for the Germans, if your ally gives up too" },
    { "scenarios/club-four-flags.duckop",
      "victory for the Central Powers, if your ally gives up too" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      Fixture fixture;
      WarOrder order = war_order_new (WAR_CLUB_ORDER_GIVE_UP, 0, WAR_NONE);
      g_autofree char *forecast = NULL, *before = NULL, *after = NULL;

      set_up (&fixture, games[i].file);
      forecast = text_forecast (fixture.setup, fixture.state, &order);
      g_assert_cmpstr (forecast, ==, games[i].sentence);
      before = text_state (fixture.setup, fixture.state);
      g_assert_null (strstr (before, "Given up"));
      war_club_get_seat (fixture.setup, fixture.state, 0)[WAR_CLUB_SEAT_GAVE_UP] = 1;
      after = text_state (fixture.setup, fixture.state);
      g_assert_nonnull (
        strstr (after, i == 0 ? "\nGiven up: British.\n" : "\nGiven up: Allies, first nation.\n"));
      tear_down (&fixture, NULL);
    }
}

/* Every question to fate says who is to roll, and what for. */
static void
test_questions (Fixture *fixture, gconstpointer data)
{
  static const char *const purposes[]
    = { "roll-off", "token",  "location", "bag",   "special-force", "army",
        "column",   "attack", "hit-back", "stray", "mine",          "purchase" };

  for (guint i = 0; i < G_N_ELEMENTS (purposes); i++)
    {
      WarQuestion question = war_club_ask_dice (purposes[i], "club.M-23", 1, 12);
      g_autofree char *plain = get_play (fixture)->question (fixture->setup, &question);
      g_autofree char *with_need = NULL;

      check_sentence (plain, purposes[i]);
      g_assert_true (g_str_has_prefix (plain, "Germans: roll 12 d12 for "));
      question.need = 8;
      question.owner = WAR_NONE;
      with_need = get_play (fixture)->question (fixture->setup, &question);
      g_assert_true (g_str_has_prefix (with_need, "Both sides: roll 12 d12 for "));
      g_assert_true (g_str_has_suffix (with_need, ", needs 8+."));
    }
}

/* What stands where -------------------------------------------------------------------------- */

/* Forts say how they are entered, and whose they are; armies are named while it matters. */
static void
test_state (Fixture *fixture, gconstpointer data)
{
  gint32 *foot = war_setup_get_piece (fixture->setup, fixture->state, FOOT);
  gint32 *game = war_setup_get_game (fixture->setup, fixture->state);
  g_autofree char *before = NULL, *after = NULL, *later = NULL, *place = NULL;

  before = text_state (fixture->setup, fixture->state);
  g_assert_nonnull (strstr (before, "\nBritish · forts: 0 (5 win) · war bonds: 0\n"));
  g_assert_nonnull (strstr (before, "Fort 1 at D4 (entrances: E5, C4): neutral\n"));
  g_assert_nonnull (strstr (before, "in the bag"));

  war_club_get_feature (fixture->setup, fixture->state, 0)[WAR_CLUB_FORT_HOLDER] = 1;
  war_club_get_feature (fixture->setup, fixture->state, 1)[WAR_CLUB_FORT_HOLDER] = 1;
  war_club_get_feature (fixture->setup, fixture->state, 1)[WAR_CLUB_FORT_TURRET] = 1;
  foot[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  foot[WAR_PIECE_X] = HEX_H6;
  foot[WAR_CLUB_PIECE_ARMY] = 1;
  foot[WAR_CLUB_PIECE_DAMAGE] = 3;
  foot[WAR_CLUB_PIECE_EXPERIENCE] = 2;
  game[WAR_GAME_ROUND] = 1;
  game[WAR_GAME_SIDE] = 0;
  after = text_state (fixture->setup, fixture->state);
  g_assert_nonnull (strstr (after, "Fort 1 at D4 (entrances: E5, C4): held by the Germans\n"));
  g_assert_nonnull (strstr (after, "held by the Germans, with a gun turret\n"));
  g_assert_nonnull (strstr (after, "H6   3/6     army 2, experience 2\n"));
  game[WAR_GAME_ROUND] = 2;
  later = get_play (fixture)->condition (fixture->setup, fixture->state, FOOT);
  g_assert_cmpstr (later, ==, "damage 3 of 6 · experience 2");

  place = text_look_at (fixture->setup,
                        war_hex_get_centre (&war_club_get_data (fixture->setup)->hexes, HEX_D4));
  g_assert_cmpstr (place, ==, "D4\n  Fort 1\n  Entrances: E5, C4\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/club/events", test_events);
  ADD ("/text/club/said", test_said);
  ADD ("/text/club.5.8/why", test_why);
  ADD ("/text/club.M-6/boxes", test_boxes);
  ADD ("/text/club/orders", test_orders);
  ADD ("/text/club/decisions", test_decisions);
  ADD ("/text/club/refusals", test_refusals);
  g_test_add_data_func ("/text/club.M-34/giving-up", NULL, test_giving_up);
  ADD ("/text/club/questions", test_questions);
  ADD ("/text/club.2.9/state", test_state);

  return g_test_run ();
}
