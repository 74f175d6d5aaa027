/* test-club-orders.c: what is said of orders, decisions and refusals in Trench Club
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "club.h"
#include "text/game/order.h"
#include "text/game/refusal.h"
#include "text/game/state.h"

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

/* What has been chosen so far of an order, each thing apart. */
static void
test_chosen (Fixture *fixture, gconstpointer data)
{
  WarChoice choice = { .order = war_order_new (WAR_CLUB_ORDER_BUY, 0, WAR_NONE) };
  g_autofree char *nothing = NULL, *type = NULL, *both = NULL;

  choice.order.arguments[0] = 2;
  choice.order.arguments[1] = HEX_D4;
  nothing = text_choice_arguments (fixture->setup, &choice);
  g_assert_cmpstr (nothing, ==, "");
  choice.n_chosen = 1;
  type = text_choice_arguments (fixture->setup, &choice);
  g_assert_cmpstr (type, ==, "Infantry (4)");
  choice.n_chosen = 2;
  both = text_choice_arguments (fixture->setup, &choice);
  g_assert_cmpstr (both, ==, "Infantry (4) · D4");
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
    = { "British: move units, or end the step. In the first turn 1 army moves: that of "
        "the unit that you move first.",
        "British: move units, or end the step. In the first turn 2 armies move: those "
        "of the units that you move first.",
        "British: move units, or end the step." };
  gint32 *foot = war_setup_get_piece (fixture->setup, fixture->state, FOOT);
  g_autofree char *first = NULL, *next = NULL, *one = NULL, *nine = NULL, *chosen = NULL;
  g_autofree char *open = NULL;

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

  /* Who stands in the open has no fort to leave. */
  foot[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  foot[WAR_PIECE_X] = HEX_H6;
  open = say_decision (fixture, WAR_CLUB_DECIDE_MOVE);
  g_assert_cmpstr (open, ==, moves[2]);

  seat[WAR_CLUB_SEAT_TURNS] = 1;
  seat[WAR_CLUB_SEAT_FIRST_ARMIES] = 1 << 1;
  game[WAR_CLUB_GAME_TURN] = 0;
  chosen = say_decision (fixture, WAR_CLUB_DECIDE_MOVE);
  g_assert_cmpstr (chosen, ==,
                   "British: move units, or end the step. In the first turn only army 2 moves.");

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

/* What the ally would spend (club.M-30). */
static void
test_wish (Fixture *fixture, gconstpointer data)
{
  gint32 decision[WAR_DECISION_OWN] = {
    [WAR_DECISION_SEAT] = 1,
    [WAR_DECISION_KIND] = WAR_CLUB_DECIDE_AGREE,
    [WAR_DECISION_SUBJECT] = FOOT,
  };
  g_autofree char *repair = NULL, *buy = NULL, *armies = NULL;
  const gint32 armies_of_second[WAR_DECISION_OWN] = {
    [WAR_DECISION_SEAT] = 1,
    [WAR_DECISION_KIND] = WAR_CLUB_DECIDE_ARMIES,
  };

  /* Allies share their tokens, which are no secret between them (club.M-30, club.M-31). */
  for (gint32 i = 0; i < WAR_CLUB_N_ARMIES; i++)
    war_club_get_seat (fixture->setup, fixture->state, 0)[WAR_CLUB_SEAT_TOKEN + i] = 2 * i + 1;
  armies = get_play (fixture)->decision (fixture->setup, fixture->state, armies_of_second);
  g_assert_nonnull (strstr (armies, "(army 1: start 1, army 2: start 3, army 3: start 5)"));

  war_setup_get_piece (fixture->setup, fixture->state, FOOT)[WAR_PIECE_PRESENCE]
    = WAR_PRESENCE_ON_FIELD;
  war_club_get_seat (fixture->setup, fixture->state, 0)[WAR_CLUB_SEAT_BONDS] = 9;
  repair = get_play (fixture)->decision (fixture->setup, fixture->state, decision);
  g_assert_cmpstr (repair, ==,
                   "Allies, second nation: Allies, first nation would repair French Heavy Infantry "
                   "(war bonds: 3 of 9). Agree or disagree.");
  decision[WAR_DECISION_SEAT] = 0;
  decision[WAR_DECISION_SUBJECT] = WAR_NONE;
  decision[WAR_DECISION_ARGUMENT] = 1 + WAR_CLUB_MAX_HEXES + HEX_D4; /* the second type */
  buy = get_play (fixture)->decision (fixture->setup, fixture->state, decision);
  g_assert_cmpstr (buy, ==,
                   "Allies, first nation: Allies, second nation would buy French Infantry (war "
                   "bonds: 4 of 9). Agree or disagree.");
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
    { "It cannot take fort 2: a Foot Soldier does so from an entrance on which it began: J1, H2.",
      { .kind = WAR_CLUB_REFUSAL_FORT, .clause = "club.M-15", .arguments = { 2 } } },
    { "In the first turn only 1 army acts, and that of Tank (British) is another.",
      { .kind = WAR_CLUB_REFUSAL_FIRST_TURN, .arguments = { 1, TANK } } },
    { "In the first turn only 2 armies act, and that of Tank (British) is another.",
      { .kind = WAR_CLUB_REFUSAL_FIRST_TURN, .arguments = { 2, TANK } } },
    { "Army 2 is being placed.", { .kind = WAR_CLUB_REFUSAL_OTHER_ARMY, .arguments = { 2 } } },
    { "Army 2 is for your ally’s units only.",
      { .kind = WAR_CLUB_REFUSAL_ALLYS_ARMY, .arguments = { 2 } } },
    { "There is a free hex nearer to the start at I2.",
      { .kind = WAR_CLUB_REFUSAL_NOT_NEAREST, .arguments = { HEX_I2 } } },
    { "It may not stand at I2.", { .kind = WAR_CLUB_REFUSAL_HEX, .arguments = { HEX_I2 } } },
    { "It cannot reach I2 in this turn.",
      { .kind = WAR_CLUB_REFUSAL_UNREACHED, .arguments = { HEX_I2 } } },
    { "Not all of them can be set down around I2.",
      { .kind = WAR_CLUB_REFUSAL_NO_ROOM, .arguments = { HEX_I2 } } },
    { "It is set down next to the truck, which is at I2.",
      { .kind = WAR_CLUB_REFUSAL_NOT_BESIDE, .arguments = { HEX_I2 } } },
    { "Nobody is set down on a fort, on a river, or where they may not stand, as at I2.",
      { .kind = WAR_CLUB_REFUSAL_NOT_DOWN, .arguments = { HEX_I2 } } },
    { "At I2 it would leave no room for the rest of the load.",
      { .kind = WAR_CLUB_REFUSAL_IN_THE_WAY, .arguments = { HEX_I2 } } },
    { "You have 2 units of that type; there may be no more.",
      { .kind = WAR_CLUB_REFUSAL_TWO_ALREADY, .arguments = { 2 } } },
    { "That costs 1 war bond; you have 0.",
      { .kind = WAR_CLUB_REFUSAL_BONDS, .arguments = { 1, 0 } } },
    { "That costs 9 war bonds; you have 4.",
      { .kind = WAR_CLUB_REFUSAL_BONDS, .arguments = { 9, 4 } } },
  };
  WarOrder order = war_order_new (WAR_CLUB_ORDER_MOVE, 0, FOOT);

  for (guint kind = WAR_REFUSAL_OWN; kind <= WAR_CLUB_REFUSAL_IN_THE_WAY; kind++)
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
    { "club-first-watch", "that Germans win at once" },
    { "club-side-by-side", "that Germans win, if your ally gives up too" },
    { "club-four-flags", "that Central Powers win, if your ally gives up too" },
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
  static const char *const purposes[][2] = {
    { "roll-off", "the roll-off" },
    { "token", "a location token" },
    { "location", "how many tokens a location gets" },
    { "bag", "a token from the bag" },
    { "special-force", "a Special Force" },
    { "army", "which of equal armies acts" },
    { "column", "the column of the chart" },
    { "attack", "an attack" },
    { "hit-back", "hitting back" },
    { "stray", "where the shells fall" },
    { "mine", "a mine" },
    { "purchase", "a purchase" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (purposes); i++)
    {
      WarQuestion question = war_club_ask_dice (purposes[i][0], "club.M-23", 1, 12);
      g_autofree char *plain = get_play (fixture)->question (fixture->setup, &question);
      g_autofree char *expected = g_strdup_printf ("Germans: roll 12 d12 for %s.", purposes[i][1]);
      g_autofree char *with_need = NULL, *drawn = NULL, *number = NULL;

      g_assert_cmpstr (plain, ==, expected);
      question.need = 8;
      question.owner = WAR_NONE;
      with_need = get_play (fixture)->question (fixture->setup, &question);
      g_assert_true (g_str_has_prefix (with_need, "Both sides: roll 12 d12 for "));
      g_assert_true (g_str_has_suffix (with_need, ", needs 8+."));
      question.kind = WAR_QUESTION_ONE_OF;
      question.sides = 6;
      drawn = get_play (fixture)->question (fixture->setup, &question);
      number = g_strdup_printf ("Both sides: draw %s, a number from 0 to 5.", purposes[i][1]);
      g_assert_cmpstr (drawn, ==, number);
    }
}

static char *
foresee (Fixture *fixture, const WarOrder *order, const WarForesight *foresight)
{
  return get_play (fixture)->forecast (fixture->setup, fixture->state, order, foresight);
}

/* What an attack does and costs; whom it is about is said where the order does not (club.M-23,
 * club.M-24). */
static void
test_forecasts (Fixture *fixture, gconstpointer data)
{
  g_autofree WarForesight *foresight = g_new0 (WarForesight, 1);
  WarOrder attack = war_order_new (WAR_CLUB_ORDER_ATTACK, 0, FOOT);
  WarOrder fight = war_order_new (WAR_CLUB_ORDER_FIGHT, 0, FOOT);
  WarModifier modifier = { .row = FOOT, .amount = 1 };
  g_autofree char *nothing = NULL, *plain = NULL, *both = NULL, *named = NULL;
  g_autofree char *flank = NULL, *surround = NULL, *flanking = NULL;
  WarForeseenLoss *loss;

  attack.n_targets = 1;
  attack.targets[0] = GERMAN_CAR;
  nothing = foresee (fixture, &attack, foresight);
  g_assert_cmpstr (nothing, ==, NULL);
  loss = war_foresight_add_loss (foresight, GERMAN_CAR);
  loss->loss = WAR_PROBABILITY_ONE * 3 / 2;
  loss->destroyed = WAR_PROBABILITY_ONE / 4;
  plain = foresee (fixture, &attack, foresight);
  g_assert_cmpstr (plain, ==, "1.5 damage, destroyed 25\u00a0%");
  loss = war_foresight_add_loss (foresight, FOOT);
  loss->loss = WAR_PROBABILITY_ONE;
  both = foresee (fixture, &attack, foresight);
  g_assert_cmpstr (both, ==,
                   "1.5 damage, destroyed 25\u00a0%; hit back: 1.0 damage, destroyed 0\u00a0%");
  named = foresee (fixture, &fight, foresight);
  g_assert_cmpstr (named, ==,
                   "Armored Car (Germans): 1.5 damage, destroyed 25\u00a0%; hit back: 1.0 damage, "
                   "destroyed 0\u00a0%");

  flank = get_play (fixture)->modifier (fixture->setup, &modifier);
  g_assert_cmpstr (flank, ==, "flank: 1 die more");
  war_foresight_add_modifier (foresight, 0, FOOT, 1, "club.M-24");
  flanking = foresee (fixture, &attack, foresight);
  g_assert_cmpstr (flanking, ==,
                   "1.5 damage, destroyed 25\u00a0%; hit back: 1.0 damage, destroyed 0\u00a0%; "
                   "flank: 1 die more");
  modifier.amount = 3;
  surround = get_play (fixture)->modifier (fixture->setup, &modifier);
  g_assert_cmpstr (surround, ==, "surround: 3 dice more");
}

/* Before a move one reads what the hex is to a fort: its inside, or an entrance, on which who takes
 * forts has to begin (club.2.10, club.M-15). */
static void
test_moves (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarClubOrder kind;
    gint unit;
    WarHex hex;
    gboolean is_own; /* the fort */
    const char *forecast;
  } moves[] = {
    { WAR_CLUB_ORDER_MOVE, FOOT, HEX_H6 + 1, FALSE, "cost 1½ of 3" },
    { WAR_CLUB_ORDER_MOVE, FOOT, HEX_C4, FALSE,
      "cost 1½ of 3; at an entrance of fort 1, from which it can take it next turn" },
    { WAR_CLUB_ORDER_MOVE, FOOT, HEX_C4, TRUE, "cost 1½ of 3; at an entrance of fort 1" },
    { WAR_CLUB_ORDER_MOVE, TANK, HEX_C4, FALSE, "cost 1½ of 3; at an entrance of fort 1" },
    { WAR_CLUB_ORDER_MOVE, FOOT, HEX_D4, FALSE, "cost 1½ of 3; takes fort 1" },
    { WAR_CLUB_ORDER_MOVE, FOOT, HEX_D4, TRUE, "cost 1½ of 3; into fort 1" },
    { WAR_CLUB_ORDER_SET_DOWN, FOOT, HEX_C4, FALSE,
      "at an entrance of fort 1, from which it can take it next turn" },
    { WAR_CLUB_ORDER_SET_DOWN, FOOT, HEX_H6 + 1, FALSE, NULL },
  };
  g_autofree WarForesight *foresight = g_new0 (WarForesight, 1);
  g_autofree char *mined = NULL;
  WarOrder order;

  foresight->distance = 3; /* half points */
  foresight->most = 6;
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *forecast = NULL;

      order = war_order_new (moves[i].kind, 0, moves[i].unit);
      order.arguments[0] = moves[i].hex;
      war_club_get_feature (fixture->setup, fixture->state, 0)[WAR_CLUB_FORT_HOLDER]
        = moves[i].is_own ? 0 : WAR_NONE;
      forecast = foresee (fixture, &order, foresight);
      g_assert_cmpstr (forecast, ==, moves[i].forecast);
    }

  order = war_order_new (WAR_CLUB_ORDER_MOVE, 0, FOOT);
  order.arguments[0] = HEX_D4;
  war_foresight_add_loss (foresight, FOOT)->destroyed = WAR_PROBABILITY_ONE / 4;
  mined = foresee (fixture, &order, foresight);
  g_assert_cmpstr (mined, ==, "cost 1½ of 3; takes fort 1; a mine destroys it: 25\u00a0%");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/club/orders", test_orders);
  ADD ("/text/club/chosen", test_chosen);
  ADD ("/text/club/decisions", test_decisions);
  g_test_add ("/text/club.M-30/wish", Fixture, "club-side-by-side", set_up, test_wish, tear_down);
  ADD ("/text/club/refusals", test_refusals);
  g_test_add_data_func ("/text/club.M-34/giving-up", NULL, test_giving_up);
  ADD ("/text/club/questions", test_questions);
  ADD ("/text/club.M-24/forecasts", test_forecasts);
  ADD ("/text/club.M-15/moves", test_moves);

  return g_test_run ();
}
