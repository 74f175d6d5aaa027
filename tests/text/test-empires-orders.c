/* test-empires-orders.c: what is said of orders in End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/foresight.h"
#include "text/game/order.h"
#include "text/game/refusal.h"
#include "text/game/state.h"

#include "mons.h"

static const struct
{
  gint kind, actor, target;
  gint32 arguments[WAR_ORDER_MAX_ARGUMENTS];
  const char *sentence;
} orders[] = {
  { WAR_EMPIRES_ORDER_ROLL_OFF, WAR_NONE, WAR_NONE, { 0 }, "Roll for who places units first." },
  { WAR_EMPIRES_ORDER_PLACE,
    BRIGADE,
    WAR_NONE,
    { LINE, CM (42), CM (30), TURN (90) },
    "Place 7th Infantry Brigade at H2, facing east (line)." },
  { WAR_EMPIRES_ORDER_PLACE,
    GENERAL,
    WAR_NONE,
    { SINGLE, CM (42), CM (30), 0 },
    "Place Smith-Dorrien at H2, facing north." },
  { WAR_EMPIRES_ORDER_LEAVE_OUT, GENERAL, WAR_NONE, { 0 }, "Leave Smith-Dorrien out." },
  { WAR_EMPIRES_ORDER_ROLL, WAR_NONE, WAR_NONE, { 0 }, "Roll for the initiative." },
  { WAR_EMPIRES_ORDER_CHOOSE, WAR_NONE, WAR_NONE, { 1 }, "Be side A." },
  { WAR_EMPIRES_ORDER_CHOOSE, WAR_NONE, WAR_NONE, { 2 }, "Be side B." },
  { WAR_EMPIRES_ORDER_MARCH,
    BRIGADE,
    WAR_NONE,
    { 0, 0, CM (8) },
    "Move 7th Infantry Brigade by 8\u00a0cm, straight ahead." },
  { WAR_EMPIRES_ORDER_MARCH,
    BRIGADE,
    WAR_NONE,
    { 0, BACK, CM (4) },
    "Move 7th Infantry Brigade by 4\u00a0cm, straight back." },
  { WAR_EMPIRES_ORDER_MARCH,
    BRIGADE,
    WAR_NONE,
    { 0, -TURN (20), CM (8) },
    "Move 7th Infantry Brigade by 8\u00a0cm, 20° left." },
  { WAR_EMPIRES_ORDER_MARCH,
    BRIGADE,
    WAR_NONE,
    { 0, TURN (20), CM (8) },
    "Move 7th Infantry Brigade by 8\u00a0cm, 20° right." },
  { WAR_EMPIRES_ORDER_MARCH,
    BRIGADE,
    WAR_NONE,
    { -TURN (45), 0, 0 },
    "Wheel 7th Infantry Brigade by 45° left." },
  { WAR_EMPIRES_ORDER_MARCH,
    BRIGADE,
    WAR_NONE,
    { TURN (45), 0, CM (3) },
    "Wheel 7th Infantry Brigade by 45° right and move it by 3\u00a0cm, straight ahead." },
  { WAR_EMPIRES_ORDER_ADVANCE,
    BRIGADE,
    WAR_NONE,
    { 0, 0, CM (8) },
    "Move 7th Infantry Brigade by 8\u00a0cm, straight ahead, and shoot." },
  { WAR_EMPIRES_ORDER_ADVANCE,
    BRIGADE,
    WAR_NONE,
    { TURN (45), 0, 0 },
    "Wheel 7th Infantry Brigade by 45° right, and shoot." },
  { WAR_EMPIRES_ORDER_ADVANCE,
    BRIGADE,
    WAR_NONE,
    { TURN (45), 0, CM (3) },
    "Wheel 7th Infantry Brigade by 45° right, move it by 3\u00a0cm, straight ahead, and shoot." },
  { WAR_EMPIRES_ORDER_GO,
    GENERAL,
    WAR_NONE,
    { TURN (90), CM (5) },
    "Move Smith-Dorrien by 5\u00a0cm towards east." },
  { WAR_EMPIRES_ORDER_FOLLOW,
    GUNS,
    WAR_NONE,
    { TURN (180), CM (5) },
    "Let XXIII Brigade RFA follow the road by 5\u00a0cm, towards south." },
  { WAR_EMPIRES_ORDER_PIVOT,
    BRIGADE,
    WAR_NONE,
    { TURN (270) },
    "Turn 7th Infantry Brigade to west." },
  { WAR_EMPIRES_ORDER_LIMBER, GUNS, WAR_NONE, { 0 }, "Limber XXIII Brigade RFA." },
  { WAR_EMPIRES_ORDER_UNLIMBER, GUNS, WAR_NONE, { 0 }, "Unlimber XXIII Brigade RFA." },
  { WAR_EMPIRES_ORDER_CHANGE,
    BRIGADE,
    WAR_NONE,
    { COLUMN },
    "Form 7th Infantry Brigade up: column." },
  { WAR_EMPIRES_ORDER_CHANGE,
    BRIGADE,
    WAR_NONE,
    { ABOUT },
    "Let 7th Infantry Brigade face about." },
  { WAR_EMPIRES_ORDER_MOUNT, BRIGADE, WAR_NONE, { 0 }, "Let 7th Infantry Brigade mount." },
  { WAR_EMPIRES_ORDER_DISMOUNT, BRIGADE, WAR_NONE, { 0 }, "Let 7th Infantry Brigade dismount." },
  { WAR_EMPIRES_ORDER_FORM_UP,
    BRIGADE,
    WAR_NONE,
    { LINE, 1, 0 },
    "Form 7th Infantry Brigade up: line." },
  { WAR_EMPIRES_ORDER_BOARD,
    BRIGADE,
    WAR_NONE,
    { 0 },
    "Let 7th Infantry Brigade board the lorries." },
  { WAR_EMPIRES_ORDER_ALIGHT,
    GUNS,
    WAR_NONE,
    { LINE, 1 },
    "Let what XXIII Brigade RFA carries alight in front (line)." },
  { WAR_EMPIRES_ORDER_ALIGHT,
    GUNS,
    WAR_NONE,
    { LINE, 2 },
    "Let what XXIII Brigade RFA carries alight on the right (line)." },
  { WAR_EMPIRES_ORDER_ALIGHT,
    GUNS,
    WAR_NONE,
    { COLUMN, 3 },
    "Let what XXIII Brigade RFA carries alight behind (column)." },
  { WAR_EMPIRES_ORDER_ALIGHT,
    GUNS,
    WAR_NONE,
    { COLUMN, 4 },
    "Let what XXIII Brigade RFA carries alight on the left (column)." },
  { WAR_EMPIRES_ORDER_LIE, BRIGADE, WAR_NONE, { 0 }, "Let 7th Infantry Brigade lie down." },
  { WAR_EMPIRES_ORDER_RISE, BRIGADE, WAR_NONE, { 0 }, "Let 7th Infantry Brigade get up." },
  { WAR_EMPIRES_ORDER_STAND, BRIGADE, WAR_NONE, { 0 }, "Let 7th Infantry Brigade stay as it is." },
  { WAR_EMPIRES_ORDER_FIRE,
    GUNS,
    ENEMY,
    { 0 },
    "Let XXIII Brigade RFA shoot at 9. Infanterie-Brigade." },
  { WAR_EMPIRES_ORDER_FIRE,
    GUNS,
    ENEMY,
    { 1 },
    "Let XXIII Brigade RFA shoot at 9. Infanterie-Brigade, and move later." },
  { WAR_EMPIRES_ORDER_EXPOSE,
    BRIGADE,
    WAR_NONE,
    { 3 },
    "7th Infantry Brigade loses figures on base 3 first." },
  { WAR_EMPIRES_ORDER_CHARGE,
    BRIGADE,
    WAR_NONE,
    { 0 },
    "Let 7th Infantry Brigade advance into contact." },
  { WAR_EMPIRES_ORDER_END_STEP, WAR_NONE, WAR_NONE, { 0 }, "End the step." },
};

static void
test_orders (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      WarOrder order = war_order_new ((guint) orders[i].kind, 0, orders[i].actor);
      g_autofree char *sentence = NULL;

      order.n_targets = orders[i].target != WAR_NONE;
      order.targets[0] = orders[i].target;
      for (guint j = 0; j < WAR_ORDER_MAX_ARGUMENTS; j++)
        order.arguments[j] = orders[i].arguments[j];
      sentence = text_order (fixture->setup, &order);
      g_assert_cmpstr (sentence, ==, orders[i].sentence);
    }
}

/* Of an order one by one. */
static const struct
{
  gint kind;
  gint32 arguments[WAR_ORDER_MAX_ARGUMENTS];
  const char *words;
} arguments[] = {
  { WAR_EMPIRES_ORDER_PLACE,
    { COLUMN, CM (42), CM (30), TURN (90) },
    "column; 42\u00a0cm; 30\u00a0cm; 90°" },
  { WAR_EMPIRES_ORDER_CHOOSE, { 1 }, "A" },
  { WAR_EMPIRES_ORDER_CHOOSE, { 2 }, "B" },
  { WAR_EMPIRES_ORDER_MARCH, { -TURN (45), TURN (20), CM (8) }, "45° left; 20° right; 8\u00a0cm" },
  { WAR_EMPIRES_ORDER_GO, { TURN (90), CM (5) }, "90°; 5\u00a0cm" },
  { WAR_EMPIRES_ORDER_FORM_UP, { LINE, 2, TURN (45) }, "line; base 2; 45°" },
  { WAR_EMPIRES_ORDER_ALIGHT, { COLUMN, 3 }, "column; behind" },
  { WAR_EMPIRES_ORDER_FIRE, { 0 }, "stays" },
  { WAR_EMPIRES_ORDER_FIRE, { 1 }, "moves later" },
  { WAR_EMPIRES_ORDER_EXPOSE, { 2 }, "base 2" },
};

static void
test_arguments (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      const WarOrderKind *kind = &fixture->setup->play->orders[arguments[i].kind];
      WarOrder order = war_order_new ((guint) arguments[i].kind, 0, BRIGADE);
      g_autoptr (GString) words = g_string_new (NULL);

      for (guint j = 0; kind->arguments[j].name != NULL; j++)
        {
          g_autofree char *word = NULL;

          order.arguments[j] = arguments[i].arguments[j];
          word = text_argument (fixture->setup, &order, j);
          g_string_append_printf (words, "%s%s", j > 0 ? "; " : "", word);
        }
      g_assert_cmpstr (words->str, ==, arguments[i].words);
    }
}

/* Who stands in line or in column is told which; a company, which is one base, is not. */
static void
test_placing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));
  guint n_said[3] = { 0 };

  war_choice_list (fixture->setup, fixture->state, 0, WAR_NONE, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      g_autofree char *text = text_choice (fixture->setup, &g_array_index (choices, WarChoice, i));

      n_said[0] += g_str_equal (text, "Place in Line");
      n_said[1] += g_str_equal (text, "Place in Column");
      n_said[2] += g_str_equal (text, "Place the Unit");
      g_assert_null (strstr (text, "single"));
    }
  g_assert_cmpuint (n_said[0], ==, 5);
  g_assert_cmpuint (n_said[1], ==, 5);
  g_assert_cmpuint (n_said[2], ==, 2);
}

/* What is chosen first makes one phrase with the order. */
static const struct
{
  WarEmpiresOrder kind;
  gint32 first, most; /* the argument, and how many it could be */
  const char *words, *answer; /* beside other orders, and in answer to a question about it */
} phrases[] = {
  { WAR_EMPIRES_ORDER_PLACE, WAR_EMPIRES_POSE_LIMBERED, 2, "Place Limbered", "Place Limbered" },
  { WAR_EMPIRES_ORDER_PLACE, WAR_EMPIRES_POSE_UNLIMBERED, 2, "Place Unlimbered",
    "Place Unlimbered" },
  { WAR_EMPIRES_ORDER_CHANGE, LINE, 2, "Form Line", "Form Line" },
  { WAR_EMPIRES_ORDER_CHANGE, COLUMN, 2, "Form Column", "Form Column" },
  { WAR_EMPIRES_ORDER_CHANGE, WAR_EMPIRES_POSE_ABOUT, 2, "Face About", "Face About" },
  { WAR_EMPIRES_ORDER_CHOOSE, 1, 2, "Side A: Move First", "Side A: Move First" },
  { WAR_EMPIRES_ORDER_CHOOSE, 2, 2, "Side B: Shoot First", "Side B: Shoot First" },
  { WAR_EMPIRES_ORDER_FIRE, 0, 2, "Fire, and Stay", "Fire, and Stay" },
  { WAR_EMPIRES_ORDER_FIRE, 1, 2, "Fire, and Move Later", "Fire, and Move Later" },
  { WAR_EMPIRES_ORDER_FIRE, 0, 1, "Fire", "Stays" },
  { WAR_EMPIRES_ORDER_EXPOSE, 2, 4, "First to Lose Figures · base 2", "Base 2" },
};

static void
test_phrases (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (phrases); i++)
    {
      WarChoice choice
        = { .order = war_order_new ((guint) phrases[i].kind, 0, BRIGADE), .n_chosen = 1 };
      g_autofree char *words = NULL, *answer = NULL;

      choice.order.arguments[0] = phrases[i].first;
      war_domain_clear (&choice.option.arguments[0], 1);
      war_domain_add (&choice.option.arguments[0], 0, phrases[i].most - 1);
      words = text_choice (fixture->setup, &choice);
      answer = text_choice_arguments (fixture->setup, &choice);
      g_assert_cmpstr (words, ==, phrases[i].words);
      g_assert_cmpstr (answer, ==, phrases[i].answer);
    }
}

/* Round which base a unit forms up is a part of the phrase. */
static void
test_forming (Fixture *fixture, gconstpointer data)
{
  static const char *const words[] = { "Form Line on Base 2", "Form Column on Base 2" };

  for (gint32 shape = LINE; shape <= COLUMN; shape++)
    {
      WarChoice choice
        = { .order = war_order_new (WAR_EMPIRES_ORDER_FORM_UP, 0, BRIGADE), .n_chosen = 2 };
      g_autofree char *text = NULL;

      choice.order.arguments[0] = shape;
      choice.order.arguments[1] = 2;
      text = text_choice (fixture->setup, &choice);
      g_assert_cmpstr (text, ==, words[shape - LINE]);
    }
}

/* Before a melee it is not the whole step that ends. */
static void
test_end (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarEmpiresPhase phase;
    const char *words;
  } ends[] = {
    { WAR_EMPIRES_PHASE_A_MOVES, "End Movement" },
    { WAR_EMPIRES_PHASE_B_SHOOTS, "End Fire" },
    { WAR_EMPIRES_PHASE_MELEE, "Fight Standing" },
  };
  const WarOrder order = war_order_new (WAR_EMPIRES_ORDER_END_STEP, 0, WAR_NONE);

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *words = NULL;

      war_setup_get_game (fixture->setup, fixture->state)[WAR_GAME_PHASE] = (gint32) ends[i].phase;
      words = text_end (fixture->setup, fixture->state, &order);
      g_assert_cmpstr (words, ==, ends[i].words);
    }
}

/* What keeps it is said by the clause. */
static void
test_cannot (Fixture *fixture, gconstpointer data)
{
  static const char *const said[][2] = {
    { "empires.3.6", "7th Infantry Brigade is unlimbered: it turns, but does not go." },
    { "empires.C-13", "7th Infantry Brigade did not shoot and say that it would move." },
    { "empires.C-17", "7th Infantry Brigade cannot do that." },
    { "empires.C-3", "Only brigades on foot move half their way and shoot." },
    { "empires.C-22", "7th Infantry Brigade is prone: it does not mount." },
  };
  const WarOrder order = war_order_new (WAR_EMPIRES_ORDER_MARCH, 0, BRIGADE);

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      const WarRefusal refusal
        = { .kind = WAR_EMPIRES_REFUSAL_CANNOT, .clause = said[i][0], .arguments = { BRIGADE } };
      g_autofree char *sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);

      g_assert_cmpstr (sentence, ==, said[i][1]);
    }
}

/* Whoever wants to shoot hears how it is that it cannot. */
static void
test_silent (Fixture *fixture, gconstpointer data)
{
  const WarOrder order = war_order_new (WAR_EMPIRES_ORDER_FIRE, 0, GUNS);
  const WarRefusal refusal
    = { .kind = WAR_EMPIRES_REFUSAL_CANNOT, .clause = "empires.C-17", .arguments = { GUNS } };
  g_autofree char *name = text_piece (fixture->setup, GUNS);
  g_autofree char *wanted = g_strdup_printf ("%s is limbered: it does not shoot.", name);
  g_autofree char *sentence = NULL;

  war_setup_get_formation (fixture->setup, fixture->state,
                           UNIT_GUNS)[WAR_EMPIRES_UNIT_STATE_LIMBERED]
    = 1;
  sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);
  g_assert_cmpstr (sentence, ==, wanted);
}

static const struct
{
  guint kind;
  gint32 arguments[WAR_REFUSAL_MAX_ARGUMENTS];
  const char *sentence;
} refusals[] = {
  { WAR_EMPIRES_REFUSAL_NOT_YOURS,
    { BRIGADE },
    "7th Infantry Brigade is not yours to command, or is not a whole unit." },
  { WAR_EMPIRES_REFUSAL_NOT_ON_FIELD, { BRIGADE }, "7th Infantry Brigade is not on the field." },
  { WAR_EMPIRES_REFUSAL_PLACED,
    { BRIGADE },
    "7th Infantry Brigade is on the field already, or lost." },
  { WAR_EMPIRES_REFUSAL_COMMANDERS_LAST,
    { BRIGADE },
    "7th Infantry Brigade has to wait: commanders are placed last." },
  { WAR_EMPIRES_REFUSAL_ROOM,
    { BRIGADE },
    "There is room for 7th Infantry Brigade: it has to be placed." },
  { WAR_EMPIRES_REFUSAL_NO_COMMAND,
    { BRIGADE },
    "7th Infantry Brigade is out of command: no commander is near, nor a unit that does the "
    "same." },
  { WAR_EMPIRES_REFUSAL_DONE,
    { BRIGADE },
    "7th Infantry Brigade cannot do that on top of what it has done in this turn." },
  { WAR_EMPIRES_REFUSAL_CANNOT, { BRIGADE }, "7th Infantry Brigade cannot do that." },
  { WAR_EMPIRES_REFUSAL_PINNED, { BRIGADE }, "7th Infantry Brigade is pinned." },
  { WAR_EMPIRES_REFUSAL_RETREATS,
    { BRIGADE },
    "7th Infantry Brigade retreats and obeys no orders." },
  { WAR_EMPIRES_REFUSAL_UNFORMED, { BRIGADE }, "7th Infantry Brigade has to form up first." },
  { WAR_EMPIRES_REFUSAL_IN_CONTACT,
    { BRIGADE },
    "7th Infantry Brigade is in contact with the enemy." },
  { WAR_EMPIRES_REFUSAL_MUST_FORM_UP,
    { BRIGADE },
    "7th Infantry Brigade has to form up before the step ends." },
  { WAR_EMPIRES_REFUSAL_TARGET, { BRIGADE }, "7th Infantry Brigade cannot be aimed at." },
  { WAR_EMPIRES_REFUSAL_TARGET_IN_CONTACT,
    { BRIGADE },
    "7th Infantry Brigade is in contact with the enemy." },
  { WAR_EMPIRES_REFUSAL_NO_SHOT,
    { BRIGADE },
    "No base sees 7th Infantry Brigade, reaches it and can hit it." },
  { WAR_EMPIRES_REFUSAL_NO_LORRY,
    { BRIGADE, 1 },
    "1 free lorry touches 7th Infantry Brigade, which needs 4." },
  { WAR_EMPIRES_REFUSAL_NO_LORRY,
    { GUNS, 0 },
    "0 free lorries touch XXIII Brigade RFA, which needs 1." },
  { WAR_EMPIRES_REFUSAL_NOT_TOUCHING,
    { BRIGADE },
    "The load would not touch 7th Infantry Brigade, which carries it too." },
  { WAR_EMPIRES_REFUSAL_NO_ROAD,
    { BRIGADE },
    "7th Infantry Brigade is on no road that leads there." },
  { WAR_EMPIRES_REFUSAL_NO_COLUMN,
    { BRIGADE },
    "7th Infantry Brigade is in line: only a column follows a road." },
  { WAR_EMPIRES_REFUSAL_NO_WAY,
    { BRIGADE },
    "7th Infantry Brigade has nobody to advance into, or no way there." },
  { WAR_EMPIRES_REFUSAL_NEVER, { BRIGADE }, "7th Infantry Brigade cannot do that." },
  { WAR_EMPIRES_REFUSAL_NOT_IN_ZONE, { 0 }, "That is not in your zone." },
  { WAR_EMPIRES_REFUSAL_NO_ROOM,
    { BRIGADE + 2, WAR_NONE },
    "There is no room there: 7th Infantry Brigade, base 3 is in the way." },
  { WAR_EMPIRES_REFUSAL_NO_ROOM,
    { WAR_NONE, 10 },
    "There is no room there: “Jemappes Bridge” is in the way." },
  { WAR_EMPIRES_REFUSAL_NO_ROOM,
    { WAR_NONE, WAR_NONE },
    "There is no room there: it would not be on the field." },
  { WAR_EMPIRES_REFUSAL_TOO_FAR, { CM (8) }, "That is too far. It can go at most 8\u00a0cm." },
  { WAR_EMPIRES_REFUSAL_TOO_FAR,
    { CM (8), 1 << WAR_EMPIRES_TOLL_WHEEL | 1 << WAR_EMPIRES_TOLL_OBSTACLE },
    "That is too far. It can go at most 8\u00a0cm. The wheel there takes a part of its move. "
    "Obstacles slow "
    "it." },
  { WAR_EMPIRES_REFUSAL_TOO_FAR, { -1 }, "It cannot turn that way." },
  { WAR_EMPIRES_REFUSAL_OFF_FIELD,
    { CM (8) },
    "That is off the field. It can go at most 8\u00a0cm that way." },
  { WAR_EMPIRES_REFUSAL_GROUND,
    { CM (8) },
    "It cannot pass that ground. It can go at most 8\u00a0cm that way." },
  { WAR_EMPIRES_REFUSAL_ENEMY,
    { CM (8), ENEMY },
    "9. Infanterie-Brigade bars the way. It can go at most 8\u00a0cm that way." },
  { WAR_EMPIRES_REFUSAL_FRIEND,
    { CM (8), GUNS },
    "It would end on XXIII Brigade RFA. It can go 8\u00a0cm that way." },
  { WAR_EMPIRES_REFUSAL_NOTHING, { 0 }, "It would stay as it is." },
  { WAR_EMPIRES_REFUSAL_WHEEL, { TURN (60) }, "It can wheel at most 60° that way." },
};

static void
test_refusals (Fixture *fixture, gconstpointer data)
{
  const WarOrder order = war_order_new (WAR_EMPIRES_ORDER_MARCH, 0, BRIGADE);

  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      WarRefusal refusal = { .kind = refusals[i].kind };
      g_autofree char *sentence = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (refusal.arguments); j++)
        refusal.arguments[j] = refusals[i].arguments[j];
      sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);
      g_assert_cmpstr (sentence, ==, refusals[i].sentence);
    }
}

/* By kind. */
static const char *const decisions[] = {
  [WAR_EMPIRES_DECIDE_ROLL_OFF] = "Both sides roll for who places units first.",
  [WAR_EMPIRES_DECIDE_PLACE] = "British: place a unit in your zone; commanders come last.",
  [WAR_EMPIRES_DECIDE_ROLL] = "Both sides roll for the initiative.",
  [WAR_EMPIRES_DECIDE_CHOOSE] = "British: choose to be side A, which moves first, or side B.",
  [WAR_EMPIRES_DECIDE_MOVE] = "British: move units, or end the step.",
  [WAR_EMPIRES_DECIDE_SHOOT] = "British: shoot with units, or end the step.",
  [WAR_EMPIRES_DECIDE_LIE]
  = "British: 9. Infanterie-Brigade shoots at 7th Infantry Brigade, which may lie down.",
  [WAR_EMPIRES_DECIDE_EXPOSE] = "British: choose which base of 7th Infantry Brigade loses figures.",
  [WAR_EMPIRES_DECIDE_BRACE] = "British: units near the enemy may lie down before the melee.",
  [WAR_EMPIRES_DECIDE_CHARGE] = "British: choose which unit advances into contact next.",
};

static void
test_decisions (Fixture *fixture, gconstpointer data)
{
  for (guint kind = 0; kind < G_N_ELEMENTS (decisions); kind++)
    {
      g_autofree char *sentence = NULL;

      war_decision_close_all (fixture->setup, fixture->state, WAR_NONE);
      g_assert_true (
        war_decision_open (fixture->setup, fixture->state, 0, kind, TRUE, BRIGADE, ENEMY, NULL));
      sentence = text_decision (fixture->setup, fixture->state, 0);
      g_assert_cmpstr (sentence, ==, decisions[kind]);
    }
}

/* Who has to form up keeps the step from its end, and is named. */
static void
test_unformed (Fixture *fixture, gconstpointer data)
{
  const WarPosition middle = { CM (92), CM (80) };
  WarBase whole = war_ranks_place_around (fixture->setup, fixture->state, 0, LINE, middle, 0);
  g_autofree char *sentence = NULL;

  war_ranks_set_presence (fixture->setup, fixture->state, 0, WAR_PRESENCE_ON_FIELD);
  war_empires_set_whole (fixture->setup, fixture->state, 0, LINE, &whole);
  war_setup_get_formation (fixture->setup, fixture->state, 0)[WAR_EMPIRES_UNIT_STATE_UNFORMED] = 1;
  war_decision_close_all (fixture->setup, fixture->state, WAR_NONE);
  g_assert_true (war_decision_open (fixture->setup, fixture->state, 0, WAR_EMPIRES_DECIDE_MOVE,
                                    TRUE, WAR_NONE, 0, NULL));
  sentence = text_decision (fixture->setup, fixture->state, 0);
  g_assert_cmpstr (sentence, ==,
                   "British: move units. 7th Infantry Brigade has to form up before the step can "
                   "end.");
}

static const struct
{
  WarQuestion question;
  const char *sentence;
} questions[] = {
  { { .owner = 0, .subject = WAR_NONE, .purpose = "roll-off", .count = 2, .need = 0 },
    "British: roll 2 dice for the roll-off." },
  { { .owner = 1, .subject = WAR_NONE, .purpose = "initiative", .count = 1, .need = 0 },
    "Germans: roll 1 die for the initiative." },
  { { .owner = 0, .subject = WAR_NONE, .purpose = "to-hit", .count = 4, .need = 5 },
    "British: roll 4 dice for its shots, needs 5+." },
  { { .owner = 0,
      .subject = WAR_NONE,
      .purpose = "to-hit",
      .count = 4,
      .need = 4,
      .adds = { -1, -1, 0, -1 } },
    "British: roll 4 dice for its shots, needs 4+. Added to them: −1 on 2 dice, ±0 on 1 die, −1 on "
    "1 "
    "die." },
  { { .owner = 0,
      .subject = WAR_NONE,
      .purpose = "to-hit",
      .count = 2,
      .need = 4,
      .adds = { 1, 1 } },
    "British: roll 2 dice for its shots, needs 4+. Added to them: +1." },
  { { .owner = 1, .subject = WAR_NONE, .purpose = "commander-hit", .count = 1, .need = 6 },
    "Germans: roll 1 die for shells near a commander, needs 6+." },
  { { .owner = 0, .subject = WAR_NONE, .purpose = "melee", .count = 2, .need = 0 },
    "British: roll 2 dice for the melee." },
  { { .owner = 0, .subject = BRIGADE, .purpose = "surrender", .count = 1, .need = 6 },
    "British: roll 1 die for surrender (7th Infantry Brigade), needs 6+." },
  { { .owner = 0, .subject = WAR_NONE, .purpose = "morale", .count = 1, .need = 3 },
    "British: roll 1 die for a morale test, needs 3+." },
  { { .owner = 1, .subject = WAR_NONE, .purpose = "load", .count = 1, .need = 4 },
    "Germans: roll 1 die for what a lorry carried, needs 4+." },
  { { .owner = 0, .subject = GUNS, .purpose = "retreat", .count = 1, .need = 0 },
    "British: roll 1 die for the length of a retreat (XXIII Brigade RFA)." },
  { { .owner = 1, .subject = WAR_NONE, .purpose = "unheard-of", .count = 2, .need = 0 },
    "Germans: roll 2 dice for unheard-of." },
};

static void
test_questions (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autofree char *sentence
        = text_empires_play.question (fixture->setup, &questions[i].question);

      g_assert_cmpstr (sentence, ==, questions[i].sentence);
    }
}

static void
test_forecast (Fixture *fixture, gconstpointer data)
{
  const WarOrder order = war_order_new (WAR_EMPIRES_ORDER_FIRE, 0, GUNS);
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  g_autofree char *nothing = NULL, *loss = NULL;

  war_foresight_init (foresight);
  nothing = text_empires_play.forecast (fixture->setup, fixture->state, &order, foresight);
  g_assert_cmpstr (nothing, ==, NULL);
  foresight->n_losses = 1;
  foresight->losses[0] = (WarForeseenLoss){ .row = ENEMY,
                                            .loss = 3 * WAR_PROBABILITY_ONE / 2,
                                            .destroyed = WAR_PROBABILITY_ONE / 4 };
  loss = text_empires_play.forecast (fixture->setup, fixture->state, &order, foresight);
  g_assert_cmpstr (loss, ==, "1.5 hits, destroyed 25\u00a0%");
}

/* Each cause of the table, and the range of artillery, has words. */
static void
test_modifiers (Fixture *fixture, gconstpointer data)
{
  WarModifier modifier
    = { .kind = WAR_EMPIRES_CAUSE_LONG_RANGE, .row = GUNS, .amount = -1, .clause = "empires.4.9" };
  g_autofree char *all = text_foresight_modifier (fixture->setup, &modifier);
  g_autofree char *some = NULL;

  g_assert_cmpstr (all, ==, "long range −1 [4.9]");
  modifier.n_dice = 2;
  some = text_foresight_modifier (fixture->setup, &modifier);
  g_assert_cmpstr (some, ==, "long range −1 (on 2 dice) [4.9]");
  for (modifier.kind = 0; modifier.kind < WAR_EMPIRES_N_CAUSES; modifier.kind++)
    {
      g_autofree char *words = text_foresight_modifier (fixture->setup, &modifier);

      g_assert_cmpint (words[0], !=, ' ');
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/empires/orders", test_orders);
  ADD ("/text/empires/arguments", test_arguments);
  ADD ("/text/empires/refusals", test_refusals);
  ADD ("/text/empires/cannot", test_cannot);
  ADD ("/text/empires/silent", test_silent);
  ADD ("/text/empires/placing", test_placing);
  ADD ("/text/empires/phrases", test_phrases);
  ADD ("/text/empires/forming", test_forming);
  ADD ("/text/empires/end", test_end);
  ADD ("/text/empires/decisions", test_decisions);
  ADD ("/text/empires/unformed", test_unformed);
  ADD ("/text/empires/questions", test_questions);
  ADD ("/text/empires/modifiers", test_modifiers);
  ADD ("/text/empires/forecast", test_forecast);

  return g_test_run ();
}
