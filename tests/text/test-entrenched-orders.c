/* test-entrenched-orders.c: what is said of orders in Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "text/game/order.h"
#include "text/game/refusal.h"

#include "scenario.h"

/* What British infantry, or their side, is told to do, to the Germans if to anybody. */
static const struct
{
  WarEntrenchedOrder kind;
  gint32 arguments[4];
  const char *sentence;
} orders[] = {
  { WAR_ENTRENCHED_ORDER_ROLL_OFF, { 0, 0, 0, 0 }, "Roll for the first turn." },
  { WAR_ENTRENCHED_ORDER_CHOOSE_FIRST, { 0, 0, 0, 0 }, "Choose who has the first turn: Entente." },
  { WAR_ENTRENCHED_ORDER_CHOOSE_EDGE, { 0, 0, 0, 0 }, "Leave the zones as they are." },
  { WAR_ENTRENCHED_ORDER_CHOOSE_EDGE, { 1, 1, 1, 1 }, "Exchange the zones." },
  { WAR_ENTRENCHED_ORDER_ASSIGN, { 0, 0, 0, 0 }, "Put 1 unit into wave 0." },
  { WAR_ENTRENCHED_ORDER_ASSIGN, { 1, 1, 1, 1 }, "Put 1 unit into wave 1." },
  { WAR_ENTRENCHED_ORDER_READY, { 0, 0, 0, 0 }, "The waves are chosen." },
  { WAR_ENTRENCHED_ORDER_PLACE, { 0, 0, 0, 0 }, "Place BEF Infantry 1 at A1, facing north." },
  { WAR_ENTRENCHED_ORDER_LEAVE_OUT, { 0, 0, 0, 0 }, "Leave BEF Infantry 1 out." },
  { WAR_ENTRENCHED_ORDER_RESPOND, { 0, 0, 0, 0 }, "Roll for the responses." },
  { WAR_ENTRENCHED_ORDER_RUN, { 0, 0, 0, 0 }, "Let BEF Infantry 1 run." },
  { WAR_ENTRENCHED_ORDER_MOVE, { 0, 0, 0, 0 }, "Move BEF Infantry 1 by 0″ towards north." },
  { WAR_ENTRENCHED_ORDER_MOVE, { 1, 1, 1, 1 }, "Move BEF Infantry 1 by 0.0″ towards north." },
  { WAR_ENTRENCHED_ORDER_FALL_BACK,
    { 0, 0, 0, 0 },
    "Let BEF Infantry 1 fall back by 0″ towards north." },
  { WAR_ENTRENCHED_ORDER_FALL_BACK,
    { 1, 1, 1, 1 },
    "Let BEF Infantry 1 fall back by 0.0″ towards north." },
  { WAR_ENTRENCHED_ORDER_ENTER, { 0, 0, 0, 0 }, "Let BEF Infantry 1 go into “Brewery”." },
  { WAR_ENTRENCHED_ORDER_TAKE_UP,
    { 0, 0, 0, 0 },
    "Let BEF Infantry 1 take up the wounded of German Infantry 1." },
  { WAR_ENTRENCHED_ORDER_FIRE,
    { 0, 0, 0, 0 },
    "Let BEF Infantry 1 fire (Lee-Enfield) at German Infantry 1." },
  { WAR_ENTRENCHED_ORDER_FIRE,
    { 1, 1, 1, 1 },
    "Let BEF Infantry 1 fire (Bayonet) at German Infantry 1." },
  { WAR_ENTRENCHED_ORDER_SHELL,
    { 0, 0, 0, 0 },
    "Let BEF Infantry 1 fire (Lee-Enfield) at a point 0″ away towards north." },
  { WAR_ENTRENCHED_ORDER_SHELL,
    { 1, 1, 1, 1 },
    "Let BEF Infantry 1 fire (Bayonet) at a point 0.0″ away towards north." },
  { WAR_ENTRENCHED_ORDER_RELEASE,
    { 0, 0, 0, 0 },
    "Let BEF Infantry 1 release gas (Lee-Enfield) at a point 0″ away towards north." },
  { WAR_ENTRENCHED_ORDER_RELEASE,
    { 1, 1, 1, 1 },
    "Let BEF Infantry 1 release gas (Bayonet) at a point 0.0″ away towards north." },
  { WAR_ENTRENCHED_ORDER_CHARGE,
    { 0, 0, 0, 0 },
    "Let BEF Infantry 1 charge (Lee-Enfield) at German Infantry 1." },
  { WAR_ENTRENCHED_ORDER_CHARGE,
    { 1, 1, 1, 1 },
    "Let BEF Infantry 1 charge (Bayonet) at German Infantry 1." },
  { WAR_ENTRENCHED_ORDER_COUNTER_FIRE,
    { 0, 0, 0, 0 },
    "Let BEF Infantry 1 fire back (Lee-Enfield)." },
  { WAR_ENTRENCHED_ORDER_COUNTER_FIRE, { 1, 1, 1, 1 }, "Let BEF Infantry 1 fire back (Bayonet)." },
  { WAR_ENTRENCHED_ORDER_HOLD_FIRE, { 0, 0, 0, 0 }, "Let BEF Infantry 1 hold its fire." },
  { WAR_ENTRENCHED_ORDER_FIGHT,
    { 0, 0, 0, 0 },
    "Let BEF Infantry 1 fight on (Lee-Enfield) against German Infantry 1." },
  { WAR_ENTRENCHED_ORDER_FIGHT,
    { 1, 1, 1, 1 },
    "Let BEF Infantry 1 fight on (Bayonet) against German Infantry 1." },
  { WAR_ENTRENCHED_ORDER_RECEIVE,
    { 0, 0, 0, 0 },
    "Let BEF Infantry 1 take the attack of German Infantry 1." },
  { WAR_ENTRENCHED_ORDER_STRIKE, { 0, 0, 0, 0 }, "Let BEF Infantry 1 strike (Lee-Enfield)." },
  { WAR_ENTRENCHED_ORDER_STRIKE, { 1, 1, 1, 1 }, "Let BEF Infantry 1 strike (Bayonet)." },
  { WAR_ENTRENCHED_ORDER_STRIKE_BACK,
    { 0, 0, 0, 0 },
    "Let BEF Infantry 1 strike back (Lee-Enfield)." },
  { WAR_ENTRENCHED_ORDER_STRIKE_BACK, { 1, 1, 1, 1 }, "Let BEF Infantry 1 strike back (Bayonet)." },
  { WAR_ENTRENCHED_ORDER_WAIT, { 0, 0, 0, 0 }, "Let BEF Infantry 1 not strike back now." },
  { WAR_ENTRENCHED_ORDER_TEST_MORALE, { 0, 0, 0, 0 }, "Test the morale." },
  { WAR_ENTRENCHED_ORDER_END_PHASE, { 0, 0, 0, 0 }, "End the phase." },
};

static WarOrder
make_order (const Fixture *fixture, guint kind, const gint32 *arguments)
{
  const WarOrderKind *declared = &fixture->setup->play->orders[kind];
  WarOrder order
    = war_order_new (kind, 0, declared->actor == WAR_TABLE_PIECES ? BRITISH : WAR_NONE);

  order.n_targets = declared->targets != WAR_NONE;
  order.targets[0] = GERMANS;
  for (guint i = 0; i < 4; i++)
    order.arguments[i] = arguments[i];
  return order;
}

static void
test_orders (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      const WarOrder order = make_order (fixture, orders[i].kind, orders[i].arguments);
      g_autofree char *sentence = text_order (fixture->setup, &order);

      g_assert_cmpstr (sentence, ==, orders[i].sentence);
    }
}

/* The arguments of an order one by one. */
static const struct
{
  WarEntrenchedOrder kind;
  gint32 arguments[4];
  const char *words;
} arguments[] = {
  { WAR_ENTRENCHED_ORDER_CHOOSE_FIRST, { 0, 0, 0, 0 }, "Entente" },
  { WAR_ENTRENCHED_ORDER_CHOOSE_EDGE, { 0, 0, 0, 0 }, "leave the zones" },
  { WAR_ENTRENCHED_ORDER_CHOOSE_EDGE, { 1, 1, 1, 1 }, "exchange the zones" },
  { WAR_ENTRENCHED_ORDER_ASSIGN, { 0, 0, 0, 0 }, "wave 0" },
  { WAR_ENTRENCHED_ORDER_ASSIGN, { 1, 1, 1, 1 }, "wave 1" },
  { WAR_ENTRENCHED_ORDER_PLACE, { 0, 0, 0, 0 }, "0″; 0″; 0°" },
  { WAR_ENTRENCHED_ORDER_PLACE, { 1, 1, 1, 1 }, "0.0″; 0.0″; 0°" },
  { WAR_ENTRENCHED_ORDER_PLACE, { 0, 1, 0, 1 }, "0″; 0.0″; 0°" },
  { WAR_ENTRENCHED_ORDER_PLACE, { 1, 0, 1, 0 }, "0.0″; 0″; 0°" },
  { WAR_ENTRENCHED_ORDER_MOVE, { 0, 0, 0, 0 }, "0°; 0″" },
  { WAR_ENTRENCHED_ORDER_MOVE, { 1, 1, 1, 1 }, "0°; 0.0″" },
  { WAR_ENTRENCHED_ORDER_FALL_BACK, { 0, 0, 0, 0 }, "0°; 0″" },
  { WAR_ENTRENCHED_ORDER_FALL_BACK, { 1, 1, 1, 1 }, "0°; 0.0″" },
  { WAR_ENTRENCHED_ORDER_FIRE, { 0, 0, 0, 0 }, "Lee-Enfield" },
  { WAR_ENTRENCHED_ORDER_FIRE, { 1, 1, 1, 1 }, "Bayonet" },
  { WAR_ENTRENCHED_ORDER_SHELL, { 0, 0, 0, 0 }, "Lee-Enfield; 0°; 0″" },
  { WAR_ENTRENCHED_ORDER_SHELL, { 1, 1, 1, 1 }, "Bayonet; 0°; 0.0″" },
  { WAR_ENTRENCHED_ORDER_RELEASE, { 0, 0, 0, 0 }, "Lee-Enfield; 0°; 0″" },
  { WAR_ENTRENCHED_ORDER_RELEASE, { 1, 1, 1, 1 }, "Bayonet; 0°; 0.0″" },
  { WAR_ENTRENCHED_ORDER_CHARGE, { 0, 0, 0, 0 }, "Lee-Enfield" },
  { WAR_ENTRENCHED_ORDER_CHARGE, { 1, 1, 1, 1 }, "Bayonet" },
  { WAR_ENTRENCHED_ORDER_COUNTER_FIRE, { 0, 0, 0, 0 }, "Lee-Enfield" },
  { WAR_ENTRENCHED_ORDER_COUNTER_FIRE, { 1, 1, 1, 1 }, "Bayonet" },
  { WAR_ENTRENCHED_ORDER_FIGHT, { 0, 0, 0, 0 }, "Lee-Enfield" },
  { WAR_ENTRENCHED_ORDER_FIGHT, { 1, 1, 1, 1 }, "Bayonet" },
  { WAR_ENTRENCHED_ORDER_STRIKE, { 0, 0, 0, 0 }, "Lee-Enfield" },
  { WAR_ENTRENCHED_ORDER_STRIKE, { 1, 1, 1, 1 }, "Bayonet" },
  { WAR_ENTRENCHED_ORDER_STRIKE_BACK, { 0, 0, 0, 0 }, "Lee-Enfield" },
  { WAR_ENTRENCHED_ORDER_STRIKE_BACK, { 1, 1, 1, 1 }, "Bayonet" },
};

static void
test_arguments (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      const WarOrderKind *kind = &fixture->setup->play->orders[arguments[i].kind];
      const WarOrder order = make_order (fixture, arguments[i].kind, arguments[i].arguments);
      g_autoptr (GString) words = g_string_new (NULL);

      for (guint j = 0; kind->arguments[j].name != NULL; j++)
        {
          g_autofree char *word = text_argument (fixture->setup, &order, j);

          g_string_append_printf (words, "%s%s", j > 0 ? "; " : "", word);
        }
      g_assert_cmpstr (words->str, ==, arguments[i].words);
    }
}

/* Why British infantry may not move so. */
static const struct
{
  guint kind;
  gint32 arguments[2];
  const char *sentence;
} refusals[] = {
  { WAR_ENTRENCHED_REFUSAL_NOT_YOURS, { GERMANS, 2540 }, "BEF Infantry 1 is not a unit of yours." },
  { WAR_ENTRENCHED_REFUSAL_NOT_ON_FIELD, { GERMANS, 2540 }, "BEF Infantry 1 is not on the field." },
  { WAR_ENTRENCHED_REFUSAL_INACTIVE,
    { GERMANS, 2540 },
    "BEF Infantry 1 is inactive in this turn." },
  { WAR_ENTRENCHED_REFUSAL_STUNNED, { GERMANS, 2540 }, "BEF Infantry 1 is stunned." },
  { WAR_ENTRENCHED_REFUSAL_SUPPRESSED, { GERMANS, 2540 }, "BEF Infantry 1 is suppressed." },
  { WAR_ENTRENCHED_REFUSAL_FELL_BACK,
    { GERMANS, 2540 },
    "BEF Infantry 1 has fallen back in this turn." },
  { WAR_ENTRENCHED_REFUSAL_IN_CONTACT,
    { GERMANS, 2540 },
    "BEF Infantry 1 is in contact with an enemy." },
  { WAR_ENTRENCHED_REFUSAL_NOT_IN_CONTACT,
    { GERMANS, 2540 },
    "BEF Infantry 1 is in contact with no enemy." },
  { WAR_ENTRENCHED_REFUSAL_DONE,
    { GERMANS, 2540 },
    "BEF Infantry 1 has already done so in this turn." },
  { WAR_ENTRENCHED_REFUSAL_RUNNER,
    { GERMANS, 2540 },
    "German Infantry 1 is running and has to end its move first." },
  { WAR_ENTRENCHED_REFUSAL_RUNNER,
    { -1, 12 },
    "Another unit is running and has to end its move first." },
  { WAR_ENTRENCHED_REFUSAL_RUNNER,
    { 0, 0 },
    "BEF Infantry 1 is running and has to end its move first." },
  { WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE,
    { GERMANS, 2540 },
    "BEF Infantry 1 has to stand wholly in its zone." },
  { WAR_ENTRENCHED_REFUSAL_NO_ROOM,
    { GERMANS, 2540 },
    "There is no room for BEF Infantry 1: German Infantry 1 is in the way." },
  { WAR_ENTRENCHED_REFUSAL_NO_ROOM,
    { -1, 3 },
    "There is no room for BEF Infantry 1: “Steenbeek” is in the way." },
  { WAR_ENTRENCHED_REFUSAL_NO_ROOM,
    { 0, 0 },
    "There is no room for BEF Infantry 1: BEF Infantry 1 is in the way." },
  { WAR_ENTRENCHED_REFUSAL_ROOM,
    { GERMANS, 2540 },
    "There is still room for BEF Infantry 1: it has to be placed." },
  { WAR_ENTRENCHED_REFUSAL_TOO_NEAR,
    { GERMANS, 2540 },
    "Who arrives has to stand at least 1″ from German Infantry 1." },
  { WAR_ENTRENCHED_REFUSAL_TOO_NEAR,
    { -1, 12 },
    "Who arrives has to stand at least 0.0″ from Another unit." },
  { WAR_ENTRENCHED_REFUSAL_TOO_NEAR, { 0, 0 }, "That is too near to BEF Infantry 1." },
  { WAR_ENTRENCHED_REFUSAL_CANNOT_COME,
    { GERMANS, 2540 },
    "The wave of BEF Infantry 1 may not come yet." },
  { WAR_ENTRENCHED_REFUSAL_WAVES,
    { GERMANS, 2540 },
    "Wave 12 costs more than half of the army: put units into others." },
  { WAR_ENTRENCHED_REFUSAL_WAVES,
    { -1, 12 },
    "Wave -1 costs more than half of the army: put units into others." },
  { WAR_ENTRENCHED_REFUSAL_WAVES, { 0, 0 }, "Every unit has to be in a wave first." },
  { WAR_ENTRENCHED_REFUSAL_TOO_FAR, { GERMANS, 2540 }, "That is too far. It can go at most 0″." },
  { WAR_ENTRENCHED_REFUSAL_TOO_FAR,
    { -1, 12 },
    "It cannot turn that way: it would not be on the field." },
  { WAR_ENTRENCHED_REFUSAL_OFF_FIELD,
    { GERMANS, 2540 },
    "That is off the field. It can go at most 0″ that way." },
  { WAR_ENTRENCHED_REFUSAL_OFF_FIELD,
    { -1, 12 },
    "It cannot turn that way: it would not be on the field." },
  { WAR_ENTRENCHED_REFUSAL_ENEMY,
    { GERMANS, 2540 },
    "Gas cloud 2519 bars the way. It can go at most 0″ that way." },
  { WAR_ENTRENCHED_REFUSAL_ENEMY,
    { -1, 12 },
    "It cannot turn that way: German Infantry 1 is too near." },
  { WAR_ENTRENCHED_REFUSAL_ENEMY,
    { 0, 0 },
    "BEF Infantry 1 bars the way. It can go at most 0″ that way." },
  { WAR_ENTRENCHED_REFUSAL_FRIEND,
    { GERMANS, 2540 },
    "It would end on German Infantry 1. It can go 1″ that way." },
  { WAR_ENTRENCHED_REFUSAL_FRIEND,
    { -1, 12 },
    "It would end on Another unit. It can go 0″ that way." },
  { WAR_ENTRENCHED_REFUSAL_FRIEND, { 0, 0 }, "It would end on BEF Infantry 1." },
  { WAR_ENTRENCHED_REFUSAL_SHELTER,
    { GERMANS, 2540 },
    "“the ground” bars the way. It can go at most 0″ that way." },
  { WAR_ENTRENCHED_REFUSAL_SHELTER,
    { -1, 3 },
    "It cannot turn that way: “Steenbeek” is in the way." },
  { WAR_ENTRENCHED_REFUSAL_SHELTER,
    { 0, 0 },
    "“Beet Field” bars the way. It can go at most 0″ that way." },
  { WAR_ENTRENCHED_REFUSAL_NOT_BACKWARDS,
    { GERMANS, 2540 },
    "BEF Infantry 1 can fall back only straight backwards." },
  { WAR_ENTRENCHED_REFUSAL_NO_SHELTER,
    { GERMANS, 2540 },
    "BEF Infantry 1 finds no shelter there." },
  { WAR_ENTRENCHED_REFUSAL_OCCUPIED, { GERMANS, 2540 }, "German Infantry 1 is in there already." },
  { WAR_ENTRENCHED_REFUSAL_OCCUPIED, { -1, 12 }, "Another unit is in there already." },
  { WAR_ENTRENCHED_REFUSAL_OCCUPIED, { 0, 0 }, "BEF Infantry 1 is in there already." },
  { WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
    { GERMANS, 2540 },
    "BEF Infantry 1 cannot do that with this weapon: Lee-Enfield." },
  { WAR_ENTRENCHED_REFUSAL_USED_UP, { GERMANS, 2540 }, "BEF Infantry 1 has used this weapon up." },
  { WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE,
    { GERMANS, 2540 },
    "It is too far, at 0.0″: the reach is 1″." },
  { WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, { -1, 12 }, "It is too far, at 0″: the reach is 0.0″." },
  { WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, { 0, 0 }, "It is too far, at 0″: the reach is 0″." },
  { WAR_ENTRENCHED_REFUSAL_UNDER_RANGE,
    { GERMANS, 2540 },
    "It is too near, at 0.0″: the weapon reaches from 1″ on." },
  { WAR_ENTRENCHED_REFUSAL_UNDER_RANGE,
    { -1, 12 },
    "It is too near, at 0″: the weapon reaches from 0.0″ on." },
  { WAR_ENTRENCHED_REFUSAL_UNDER_RANGE,
    { 0, 0 },
    "It is too near, at 0″: the weapon reaches from 0″ on." },
  { WAR_ENTRENCHED_REFUSAL_POINT_OFF_FIELD, { GERMANS, 2540 }, "That point is off the field." },
  { WAR_ENTRENCHED_REFUSAL_NO_SIGHT,
    { GERMANS, 2540 },
    "It does not see that: “Brewery” is in the way." },
  { WAR_ENTRENCHED_REFUSAL_NO_SIGHT, { -1, 12 }, "It does not see that." },
  { WAR_ENTRENCHED_REFUSAL_NO_SIGHT,
    { 0, 0 },
    "It does not see that: “Beet Field” is in the way." },
  { WAR_ENTRENCHED_REFUSAL_TARGET,
    { GERMANS, 2540 },
    "The target has to be an enemy unit on the field." },
  { WAR_ENTRENCHED_REFUSAL_TARGET_IN_CONTACT,
    { GERMANS, 2540 },
    "The target is in contact with another unit." },
  { WAR_ENTRENCHED_REFUSAL_HEAVY, { GERMANS, 2540 }, "“Brewery” is too heavy going for a charge." },
  { WAR_ENTRENCHED_REFUSAL_HEAVY, { 0, 0 }, "“Beet Field” is too heavy going for a charge." },
  { WAR_ENTRENCHED_REFUSAL_BASE_IN_WAY, { GERMANS, 2540 }, "German Infantry 1 is in the way." },
  { WAR_ENTRENCHED_REFUSAL_BASE_IN_WAY, { -1, 12 }, "Another unit is in the way." },
  { WAR_ENTRENCHED_REFUSAL_BASE_IN_WAY, { 0, 0 }, "BEF Infantry 1 is in the way." },
  { WAR_ENTRENCHED_REFUSAL_NO_EDGE,
    { GERMANS, 2540 },
    "There is no room at any edge of the target." },
  { WAR_ENTRENCHED_REFUSAL_MUST_FIGHT,
    { GERMANS, 2540 },
    "Melees go on first: German Infantry 1 has to fight." },
  { WAR_ENTRENCHED_REFUSAL_MUST_FIGHT,
    { -1, 12 },
    "Melees go on first: Another unit has to fight." },
  { WAR_ENTRENCHED_REFUSAL_MUST_FIGHT,
    { 0, 0 },
    "Melees go on first: BEF Infantry 1 has to fight." },
  { WAR_ENTRENCHED_REFUSAL_NOT_BEARERS,
    { GERMANS, 2540 },
    "BEF Infantry 1 are no stretcher bearers." },
  { WAR_ENTRENCHED_REFUSAL_LOADED, { GERMANS, 2540 }, "BEF Infantry 1 carries something already." },
  { WAR_ENTRENCHED_REFUSAL_NO_CASUALTY,
    { GERMANS, 2540 },
    "None of your units lies wounded there." },
  { WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK,
    { GERMANS, 2540 },
    "German Infantry 1 cannot strike now, and another enemy can." },
  { WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK,
    { -1, 12 },
    "Another unit cannot strike now, and another enemy can." },
  { WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK,
    { 0, 0 },
    "BEF Infantry 1 cannot strike now, and another enemy can." },
  { WAR_ENTRENCHED_REFUSAL_WAVE_GIVEN,
    { GERMANS, 2540 },
    "The operation says in which wave BEF Infantry 1 comes." },
  { WAR_ENTRENCHED_REFUSAL_MUST_RECEIVE,
    { GERMANS, 2540 },
    "Melees go on first: German Infantry 1 has to take an attack." },
  { WAR_ENTRENCHED_REFUSAL_MUST_RECEIVE,
    { -1, 12 },
    "Melees go on first: Another unit has to take an attack." },
  { WAR_ENTRENCHED_REFUSAL_MUST_RECEIVE,
    { 0, 0 },
    "Melees go on first: BEF Infantry 1 has to take an attack." },
  { WAR_ENTRENCHED_REFUSAL_RESERVE,
    { GERMANS, 2540 },
    "BEF Infantry 1 is in reserve and comes in round 2540." },
  { WAR_ENTRENCHED_REFUSAL_RESERVE,
    { -1, 12 },
    "BEF Infantry 1 is in reserve and comes in round 12." },
  { WAR_ENTRENCHED_REFUSAL_RESERVE,
    { 0, 0 },
    "BEF Infantry 1 is in reserve and comes in round 0." },
  { WAR_ENTRENCHED_REFUSAL_NO_OTHER_ATTACK,
    { GERMANS, 2540 },
    "Nobody else can attack BEF Infantry 1 in this turn: it strikes back now." },
  { WAR_ENTRENCHED_REFUSAL_LOST,
    { GERMANS, 2540 },
    "BEF Infantry 1 is lost and does not come back." },
  { WAR_ENTRENCHED_REFUSAL_WOUNDED,
    { GERMANS, 2540 },
    "BEF Infantry 1 is wounded and comes back only from care." },
  { WAR_ENTRENCHED_REFUSAL_TOO_SHORT,
    { GERMANS, 2540 },
    "BEF Infantry 1 has to fall back by 1 mm at least." },
  { WAR_ENTRENCHED_REFUSAL_TOO_SHORT, { -1, 12 }, "A distance cannot be less than 0." },
};

static void
test_refusals (Fixture *fixture, gconstpointer data)
{
  const WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_MOVE, 0, BRITISH);

  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      const WarRefusal refusal
        = { .kind = refusals[i].kind,
            .arguments = { refusals[i].arguments[0], refusals[i].arguments[1] } };
      g_autofree char *sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);

      g_assert_cmpstr (sentence, ==, refusals[i].sentence);
    }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/entrenched/orders", test_orders);
  ADD ("/text/entrenched/arguments", test_arguments);
  ADD ("/text/entrenched/refusals", test_refusals);

  return g_test_run ();
}
