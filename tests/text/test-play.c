/* test-play.c: what is said while Entrenched! is played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/entrenched/private.h"
#include "engine/game/game.h"
#include "engine/operation/operation-edit.h"
#include "text/field/map.h"
#include "text/game/event.h"
#include "text/game/log.h"
#include "text/game/order.h"
#include "text/game/refusal.h"
#include "text/game/state.h"
#include "text/operation/battle-fault.h"
#include "text/operation/oddity.h"
#include "text/words/place.h"

#include "scenario.h"

/* A sentence begins with something, and ends as sentences do. */
static void
assert_sentence (const char *sentence, const char *kind)
{
  if (sentence == NULL || strlen (sentence) < 5
      || (!g_str_has_suffix (sentence, ".") && !g_str_has_suffix (sentence, ".”")))
    g_error ("%s: “%s”", kind, sentence);
}

static void
test_every_event (Fixture *fixture, gconstpointer data)
{
  for (guint kind = 0; kind < WAR_ENTRENCHED_N_EVENTS; kind++)
    for (guint n = 0; n < 2; n++)
      {
        WarEvent event = { .kind = kind,
                           .actor = GERMANS,
                           .target = BRITISH,
                           .arguments = { (gint32) n, (gint32) n, (gint32) n, (gint32) n },
                           .clause = "entrenched.5.5",
                           .purpose = "to-hit",
                           .n_dice = 2,
                           .dice = { 3, 4 },
                           .need = 4 };
        const char *name = fixture->setup->play->events[kind];
        g_autofree char *sentence = text_event (fixture->setup, &event);
        g_autofree char *line = text_log_event (fixture->setup, &event, NULL, 0, 7);
        g_autofree char *beginning = g_strdup_printf ("{\"v\":1,\"n\":7,\"event\":\"%s\","
                                                      "\"seat\":1,\"clause\":\"entrenched.5.5\"",
                                                      name);

        assert_sentence (sentence, name);
        g_assert_true (g_str_has_prefix (line, beginning));
        g_assert_true (g_str_has_suffix (line, "}"));
      }
}

/* Refusals say something else about each thing that may be wrong. */
static void
test_every_refusal (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_MOVE, 0, BRITISH);

  for (guint kind = 0; kind <= WAR_ENTRENCHED_REFUSAL_TOO_SHORT; kind++)
    {
      WarRefusal refusal = { .kind = kind, .arguments = { 2540, 1 } };
      g_autofree char *number = g_strdup_printf ("refusal %u", kind);
      g_autofree char *sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);

      assert_sentence (sentence, number);
      g_assert_true (g_hash_table_add (known, g_steal_pointer (&sentence)));
    }
}

/* Units that are told their wave are no actors: the refusal says which of them it is. */
static void
test_refused_target (Fixture *fixture, gconstpointer data)
{
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_ASSIGN, 0, WAR_NONE);
  static const guint kinds[]
    = { WAR_ENTRENCHED_REFUSAL_NOT_YOURS, WAR_ENTRENCHED_REFUSAL_WAVE_GIVEN };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      WarRefusal refusal = { .kind = kinds[i], .arguments = { VICKERS } };
      g_autofree char *sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);

      g_test_message ("%s", sentence);
      g_assert_nonnull (strstr (sentence, "Vickers"));
    }
}

/* How far off it has to be, where that is known. */
static void
test_refused_arrival (Fixture *fixture, gconstpointer data)
{
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_PLACE, 0, BRITISH);
  WarRefusal refusal
    = { .kind = WAR_ENTRENCHED_REFUSAL_TOO_NEAR, .arguments = { GERMANS, 3 * WAR_INCH } };
  g_autofree char *sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);

  g_assert_cmpstr (sentence, ==, "Who arrives has to stand at least 3″ from German Infantry 1.");
}

static void
test_every_order (Fixture *fixture, gconstpointer data)
{
  for (guint kind = 0; kind < WAR_ENTRENCHED_N_ORDERS; kind++)
    {
      const WarOrderKind *declared = &fixture->setup->play->orders[kind];
      WarOrder order
        = war_order_new (kind, 0, declared->actor == WAR_TABLE_PIECES ? BRITISH : WAR_NONE);
      g_autofree char *sentence = NULL;

      order.n_targets = declared->targets != WAR_NONE;
      sentence = text_order (fixture->setup, &order);
      assert_sentence (sentence, declared->name);
      for (guint i = 0; declared->arguments[i].name != NULL; i++)
        {
          g_autofree char *argument = text_argument (fixture->setup, &order, i);

          g_assert_cmpstr (argument, !=, "");
        }
    }
}

static void
test_every_decision (Fixture *fixture, gconstpointer data)
{
  for (guint kind = 0; kind <= WAR_ENTRENCHED_DECIDE_MORALE; kind++)
    {
      g_autofree char *sentence = NULL;

      war_decision_close_all (fixture->setup, fixture->state, WAR_NONE);
      g_assert_true (
        war_decision_open (fixture->setup, fixture->state, 1, kind, TRUE, GERMANS, BRITISH, NULL));
      sentence = text_decision (fixture->setup, fixture->state, 1);
      assert_sentence (sentence, fixture->setup->play->decisions[kind]);
    }

  war_decision_close_all (fixture->setup, fixture->state, WAR_NONE);
  g_assert_null (text_decision (fixture->setup, fixture->state, 1));
}

static void
test_every_fault (Fixture *fixture, gconstpointer data)
{
  const WarFieldRole role = { .name = (char *) "First Line" };

  for (guint kind = 0; kind <= WAR_SETUP_CONDITION_PLACE; kind++)
    {
      WarSetupFault fault = {
        .kind = (WarSetupFaultKind) kind,
        .side = 1,
        .limit = 8,
        .type = ((WarForceEntry *) fixture->operation->forces[0]->entries->pdata[0])->type,
        .condition = fixture->operation->conditions->pdata[0],
        .role = &role,
      };
      g_autofree char *sentence = text_setup_fault (&fault, fixture->operation);

      assert_sentence (sentence, "set-up");
    }

  {
    const WarCondition placeless = { .kind = WAR_CONDITION_HOLD_ZONE, .winner = 1 };
    WarSetupFault fault = { .kind = WAR_SETUP_CONDITION_PLACE, .condition = &placeless };
    g_autofree char *sentence = text_setup_fault (&fault, fixture->operation);

    assert_sentence (sentence, "set-up");
  }

  for (guint kind = WAR_BATTLE_NONE; kind <= WAR_BATTLE_POINT_IN_ZONE; kind++)
    {
      WarBattleFault fault = { .kind = (WarBattleFaultKind) kind, .side = 2 };
      g_autofree char *sentence = text_battle_fault (&fault);

      assert_sentence (sentence, "battle");
    }
}

/* What a wound is made of: dice, needs, cover, and what is left. */
static const struct
{
  WarEvent event;
  const char *sentence;
  const char *line;
} samples[] = {
  { { .kind = WAR_ENTRENCHED_EVENT_FIRED,
      .actor = BRITISH + 1,
      .target = CAVALRY,
      .arguments = { 0, 2, 0 },
      .clause = "entrenched.5.5",
      .purpose = "to-hit",
      .n_dice = 4,
      .dice = { 1, 3, 4, 6 },
      .need = 4 },
    "BEF Infantry 2 fires at German Cavalry 1 (Lee-Enfield): 1 3 4 6, needs 4+: 2 hits.",
    "{\"v\":1,\"n\":9,\"event\":\"fired\",\"seat\":1,\"clause\":\"entrenched.5.5\",\"actor\":1,"
    "\"target\":18,\"purpose\":\"to-hit\",\"dice\":[1,3,4,6],\"need\":4,\"weapon\":0,\"hits\":2,"
    "\"counter_fire\":false}" },
  { { .kind = WAR_ENTRENCHED_EVENT_SAVED,
      .actor = CAVALRY,
      .target = WAR_NONE,
      .arguments = { 2, 1, 1 },
      .clause = "entrenched.5.6",
      .purpose = "save",
      .n_dice = 2,
      .dice = { 1, 5 },
      .need = 2 },
    "German Cavalry 1 saves 1 of 2 hits: 1 5, needs 2+ (cover +1).",
    "{\"v\":1,\"n\":9,\"event\":\"saved\",\"seat\":1,\"clause\":\"entrenched.5.6\",\"actor\":18,"
    "\"purpose\":\"save\",\"dice\":[1,5],\"need\":2,\"hits\":2,\"saves\":1,\"cover\":1}" },
  { { .kind = WAR_ENTRENCHED_EVENT_WOUNDED,
      .actor = CAVALRY,
      .target = WAR_NONE,
      .arguments = { 1, 5 },
      .clause = "entrenched.5.6" },
    "German Cavalry 1 loses 1 wound and has 5 left.",
    "{\"v\":1,\"n\":9,\"event\":\"wounded\",\"seat\":1,\"clause\":\"entrenched.5.6\",\"actor\":18,"
    "\"wounds\":1,\"left\":5}" },
  { { .kind = WAR_ENTRENCHED_EVENT_STRUCK,
      .actor = GERMANS,
      .target = VICKERS,
      .arguments = { 1, 1, 2, 0 },
      .clause = "entrenched.7.6",
      .purpose = "strike",
      .n_dice = 2,
      .dice = { 5, 1 },
      .need = 5 },
    "German Infantry 1 strikes at Vickers MG Team 1 (Bayonet, dice for flank or rear +1): 5 1, "
    "needs 5+: 1 hit.",
    "{\"v\":1,\"n\":9,\"event\":\"struck\",\"seat\":1,\"clause\":\"entrenched.7.6\",\"actor\":12,"
    "\"target\":8,\"purpose\":\"strike\",\"dice\":[5,1],\"need\":5,\"weapon\":1,\"hits\":1,"
    "\"edge\":\"rear\",\"back\":false}" },
  { { .kind = WAR_ENTRENCHED_EVENT_STRUCK,
      .actor = GUN,
      .target = GERMANS,
      .arguments = { WAR_ENTRENCHED_FISTS, 0, 0, 1 },
      .clause = "entrenched.7.7",
      .purpose = "strike-back",
      .n_dice = 1,
      .dice = { 5 },
      .need = 6 },
    "18 Pounder Team strikes back at German Infantry 1 (Fists): rolls 5, needs 6+: no hits.",
    "{\"v\":1,\"n\":9,\"event\":\"struck\",\"seat\":1,\"clause\":\"entrenched.7.7\",\"actor\":11,"
    "\"target\":12,\"purpose\":\"strike-back\",\"dice\":[5],\"need\":6,\"weapon\":8,\"hits\":0,"
    "\"edge\":\"front\",\"back\":true}" },
  { { .kind = WAR_ENTRENCHED_EVENT_SHELLED,
      .actor = GUN,
      .target = WAR_NONE,
      .arguments = { 0, 0, 0, 1 },
      .clause = "entrenched.5.10",
      .purpose = "hit",
      .n_dice = 3,
      .dice = { 3, 2, 1 },
      .need = 3 },
    "18 Pounder Team fires at A1 (18-pdr Shell, a signal helps): 3 2 1, needs 3+: 1 hit.",
    "{\"v\":1,\"n\":9,\"event\":\"shelled\",\"seat\":1,\"clause\":\"entrenched.5.10\",\"actor\":11,"
    "\"purpose\":\"hit\",\"dice\":[3,2,1],\"need\":3,\"weapon\":0,\"x_mm100\":0,\"y_mm100\":0,"
    "\"hits\":1}" },
  { { .kind = WAR_ENTRENCHED_EVENT_STUNNED,
      .actor = GERMANS,
      .target = WAR_NONE,
      .clause = "entrenched.6.4" },
    "German Infantry 1 is stunned for its next 2 turns.",
    "{\"v\":1,\"n\":9,\"event\":\"stunned\",\"seat\":1,\"clause\":\"entrenched.6.4\",\"actor\":"
    "12}" },
  { { .kind = WAR_ENTRENCHED_EVENT_WAITED,
      .actor = GERMANS,
      .target = BRITISH,
      .clause = "entrenched.7.10" },
    "German Infantry 1 struck in the last round and does not strike at BEF Infantry 1.",
    "{\"v\":1,\"n\":9,\"event\":\"waited\",\"seat\":1,\"clause\":\"entrenched.7.10\",\"actor\":12,"
    "\"target\":0}" },
  { { .kind = WAR_ENTRENCHED_EVENT_HELD,
      .actor = GERMANS,
      .target = WAR_NONE,
      .arguments = { 1, 0, 2, 4 },
      .clause = "entrenched.E-19" },
    "German Infantry 1 has held “Entente Zone” for 1 of 2 rounds.",
    "{\"v\":1,\"n\":9,\"event\":\"held\",\"seat\":1,\"clause\":\"entrenched.E-19\",\"actor\":12,"
    "\"side\":2,\"condition\":0,\"turns\":2,\"needed\":4}" },
  { { .kind = WAR_ENTRENCHED_EVENT_OVER,
      .actor = WAR_NONE,
      .target = WAR_NONE,
      .arguments = { WAR_WINNER_SIDE_2, 0 },
      .clause = "entrenched.11.1" },
    "Central Powers win: a unit of theirs has stayed in “Entente Zone” for 2 rounds.",
    "{\"v\":1,\"n\":9,\"event\":\"over\",\"seat\":1,\"clause\":\"entrenched.11.1\","
    "\"winner\":\"2\",\"condition\":0}" },
};

/* A place as it is typed: to a hundredth of an inch, or a tenth of a centimetre. */
static void
test_positions (void)
{
  const WarPosition position = { 12345, -2540 };
  g_autofree char *inches = text_position (position, WAR_UNIT_INCH);
  g_autofree char *centimetres = text_position (position, WAR_UNIT_CENTIMETRE);

  g_assert_cmpstr (inches, ==, "4.86 -1");
  g_assert_cmpstr (centimetres, ==, "12.3 -2.5");
}

static void
test_samples (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *sentence = text_event (fixture->setup, &samples[i].event);
      g_autofree char *line = text_log_event (fixture->setup, &samples[i].event, NULL, 0, 9);

      g_assert_cmpstr (sentence, ==, samples[i].sentence);
      g_assert_cmpstr (line, ==, samples[i].line);
    }
}

/* Whoever may not go into a bunker does not want to turn. */
static void
test_entering (Fixture *fixture, gconstpointer data)
{
  const WarRefusal refusal = { WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.4.4", { -1, GERMANS } };
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_ENTER, 0, BRITISH);
  g_autofree char *sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);

  g_assert_cmpstr (sentence, ==, "It cannot go in there: German Infantry 1 is too near.");
}

/* What is possible instead is never more than is allowed: 3.46″ are said as 3.4″. */
static void
test_limits (Fixture *fixture, gconstpointer data)
{
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_MOVE, 0, BRITISH);
  const struct
  {
    WarRefusal refusal;
    const char *sentence;
  } cases[] = {
    { { WAR_ENTRENCHED_REFUSAL_TOO_FAR, NULL, { 3 * WAR_INCH + WAR_INCH / 2 } },
      "That is too far. It can go at most 3½″." },
    { { WAR_ENTRENCHED_REFUSAL_ENEMY, NULL, { 3 * WAR_INCH + 1168, GERMANS } },
      "German Infantry 1 bars the way. It can go at most 3.4″ that way." },
    { { WAR_ENTRENCHED_REFUSAL_ENEMY, NULL, { -1, GERMANS } },
      "It cannot turn that way: German Infantry 1 is too near." },
    { { WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, NULL, { 12 * WAR_INCH, 10 * WAR_INCH } },
      "It is too far, at 12″: the reach is 10″." },
    { { WAR_ENTRENCHED_REFUSAL_NO_SIGHT, NULL, { WAR_NONE } }, "It does not see that." },
    { { WAR_ENTRENCHED_REFUSAL_NO_ROOM, NULL, { GERMANS, WAR_NONE } },
      "There is no room for BEF Infantry 1: German Infantry 1 is in the way." },
    { { WAR_REFUSAL_NOT_THIS_ORDER, NULL, { 0 } },
      "That cannot be done now. Both sides roll for the first turn." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence
        = text_refusal (fixture->setup, fixture->state, &order, &cases[i].refusal);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

/* The same kind of refusal says of each order what is wrong with that. */
static void
test_refused_fights (Fixture *fixture, gconstpointer data)
{
  const struct
  {
    guint order;
    WarRefusal refusal;
    const char *sentence;
  } cases[] = {
    { WAR_ENTRENCHED_ORDER_CHARGE,
      { WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK, "entrenched.E-10", { 0 } },
      "18 Pounder Team is artillery and cannot charge." },
    { WAR_ENTRENCHED_ORDER_COUNTER_FIRE,
      { WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK, "entrenched.7.5", { 0 } },
      "18 Pounder Team cannot fire back with its gun." },
    { WAR_ENTRENCHED_ORDER_RECEIVE,
      { WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK, "entrenched.E-12", { GERMANS } },
      "German Infantry 1 cannot strike now, and another enemy can." },
    { WAR_ENTRENCHED_ORDER_FIGHT,
      { WAR_ENTRENCHED_REFUSAL_TARGET, "entrenched.7.8", { GERMANS } },
      "18 Pounder Team fights on only with enemies that it is in contact with." },
    { WAR_ENTRENCHED_ORDER_FIRE,
      { WAR_ENTRENCHED_REFUSAL_TARGET, "entrenched.5.2", { BRITISH } },
      "The target has to be an enemy unit on the field." },
    { WAR_ENTRENCHED_ORDER_CHARGE,
      { WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.7.9", { 0 } },
      "18 Pounder Team has already fought in this turn." },
    { WAR_ENTRENCHED_ORDER_COUNTER_FIRE,
      { WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.E-11", { 0 } },
      "18 Pounder Team has already fired back with this weapon in this turn." },
    { WAR_ENTRENCHED_ORDER_CHARGE,
      { WAR_ENTRENCHED_REFUSAL_NO_WEAPON, "entrenched.7.12", { 8 } },
      "18 Pounder Team has a better weapon than its fists." },
    { WAR_ENTRENCHED_ORDER_WAIT,
      { WAR_ENTRENCHED_REFUSAL_NO_OTHER_ATTACK, "entrenched.7.7", { GUN } },
      "Nobody else can attack 18 Pounder Team in this turn: it strikes back now." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WarOrder order = war_order_new (cases[i].order, 0, GUN);
      g_autofree char *sentence
        = text_refusal (fixture->setup, fixture->state, &order, &cases[i].refusal);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

/* Who is to fight with whom it is not in contact with is told with whom, if that is one. */
static void
test_refused_contact (Fixture *fixture, gconstpointer data)
{
  const WarRefusal none = { WAR_ENTRENCHED_REFUSAL_NOT_IN_CONTACT, "entrenched.7.8", { 0 } };
  const WarRefusal others = { WAR_ENTRENCHED_REFUSAL_TARGET, "entrenched.7.8", { GERMANS } };
  const struct
  {
    const WarRefusal *refusal;
    guint n_contacts;
    const char *sentence;
  } cases[] = {
    { &none, 0,
      "BEF Infantry 1 is not in contact with German Infantry 1, nor with another enemy." },
    { &others, 1,
      "BEF Infantry 1 is in contact with German Infantry 2, not with German Infantry 1." },
    { &others, 2, "BEF Infantry 1 is not in contact with German Infantry 1." },
  };
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_FIGHT, 0, BRITISH);

  order.n_targets = 1;
  order.targets[0] = GERMANS;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = NULL;

      for (guint j = 1; j <= cases[i].n_contacts; j++)
        war_setup_get_piece (fixture->setup, fixture->state,
                             GERMANS + j)[WAR_ENTRENCHED_PIECE_ENGAGED]
          = BRITISH;
      sentence = text_refusal (fixture->setup, fixture->state, &order, cases[i].refusal);
      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

static void
test_places (Fixture *fixture, gconstpointer data)
{
  const struct
  {
    WarPosition position;
    const char *square, *from_corner;
  } cases[] = {
    { { 0, 0 }, "A1", "0 0" },
    { { 2 * WAR_INCH, 0 }, "A2", "2 0" },
    { { 6 * WAR_INCH - 1, 6 * WAR_INCH - 1 }, "A9", "6 6" },
    { { 13 * WAR_INCH, WAR_INCH * 5 / 2 }, "C4", "13 2.5" },
    { { 24 * WAR_INCH, 12 * WAR_INCH }, "H9", "24 12" },
    { { 100, 254 }, "A1", "0.04 0.1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *square = text_square (fixture->operation->field, cases[i].position);
      g_autofree char *from_corner = text_position (cases[i].position, WAR_UNIT_INCH);

      g_assert_cmpstr (square, ==, cases[i].square);
      g_assert_cmpstr (from_corner, ==, cases[i].from_corner);
    }
}

/* Where both sides have the same units, the side tells them apart. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  g_autofree char *numbered = text_piece (fixture->setup, BRITISH + 4);
  g_autofree char *single = text_piece (fixture->setup, GUN);
  WarForceEntry *german = fixture->operation->forces[1]->entries->pdata[0];
  g_autofree char *twin = NULL;
  g_autofree char *own = NULL;
  WarSetupFault fault;

  g_assert_cmpstr (numbered, ==, "BEF Infantry 5");
  g_assert_cmpstr (single, ==, "18 Pounder Team");

  g_free (german->name);
  german->name = g_strdup ("BEF Infantry");
  ((WarForceEntry *) fixture->operation->forces[0]->entries->pdata[1])->name = g_strdup ("Ben");
  war_setup_free (fixture->setup);
  fixture->setup = war_setup_new (fixture->operation, &fault);
  twin = text_piece (fixture->setup, GERMANS + 1);
  own = text_piece (fixture->setup, BRITISH + 5);
  g_assert_cmpstr (twin, ==, "BEF Infantry 2 (Central Powers)");
  g_assert_cmpstr (own, ==, "Ben");
}

static void
test_state (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  gint32 *cells = war_setup_get_piece (fixture->setup, fixture->state, GERMANS);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_PIECE_X] = 13 * WAR_INCH;
  cells[WAR_PIECE_Y] = WAR_INCH * 5 / 2;
  cells[WAR_PIECE_HEADING] = 3072;
  cells[WAR_ENTRENCHED_PIECE_LEFT] = 4;
  cells[WAR_ENTRENCHED_PIECE_INACTIVE] = 1;
  cells[WAR_ENTRENCHED_PIECE_ENGAGED] = BRITISH;
  war_setup_get_piece (fixture->setup, fixture->state, GUN)[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  text = text_state (fixture->setup, fixture->state);

  g_assert_nonnull (strstr (
    text, "  12  German Infantry 1        C4      13 2.5         270°  4/6     inactive, in "));
  g_assert_nonnull (strstr (text, "  4/6     inactive, in contact with BEF Infantry 1\n"));
  g_assert_nonnull (strstr (text, "  Lost: 18 Pounder Team.\n"));
  g_assert_nonnull (strstr (text, "0 of 2 rounds."));
}

/* The whole base is on the map, with the number in its middle; thin lines are too. */
static void
test_map (Fixture *fixture, gconstpointer data)
{
  gint32 *cells = war_setup_get_piece (fixture->setup, fixture->state, GERMANS);
  g_autofree char *map = NULL;
  g_auto (GStrv) lines = NULL;

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_PIECE_X] = 20 * WAR_INCH;
  cells[WAR_PIECE_Y] = 5 * WAR_INCH;
  cells = war_setup_get_piece (fixture->setup, fixture->state, GERMANS + 1);
  cells[WAR_ENTRENCHED_PIECE_HEALTH] = WAR_ENTRENCHED_LYING;
  cells[WAR_PIECE_X] = 10 * WAR_INCH;
  cells[WAR_PIECE_Y] = WAR_INCH / 2;
  map = text_map (fixture->setup, fixture->state);
  lines = g_strsplit (map, "\n", -1);

  g_assert_true (g_str_has_prefix (lines[0], "    0    2     4     6 "));
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 80);
      g_assert_false (g_str_has_suffix (lines[i], " "));
    }

  /* 24″ are 72 columns after a margin of 4, and 12″ are 18 lines: 20″, 5″ is in the 7th. */
  g_assert_nonnull (strstr (lines[8], "·▒12▒"));
  g_assert_nonnull (strstr (lines[9], "HHHH"));
  g_assert_nonnull (strstr (map, "▒\u00a0Central Powers, "));
  g_assert_nonnull (strstr (map, ", H\u00a0Bridge, w\u00a0Wounded\n"));
  g_assert_nonnull (strstr (map, "\n    Squares of 6″, in rows from the top left: A–D, E–H. Each"));
  g_assert_cmpint (g_utf8_pointer_to_offset (lines[1], strchr (lines[1], 'w')), ==, 33);
  g_assert_null (strstr (map, "Bunker"));
}

static void
test_clause (Fixture *fixture, gconstpointer data)
{
  g_autofree char *fact = text_clause (fixture->operation->rules, "4.3");
  g_autofree char *shared = text_clause (fixture->operation->rules, "G-4");
  g_autofree char *none = text_clause (fixture->operation->rules, "99");
  g_autofree char *amendment = text_clause (fixture->operation->rules, "E-5");

  g_assert_cmpstr (fact, ==, "A unit moves no farther than its movement value.\n");
  g_assert_nonnull (shared);
  g_assert_null (none);
  g_assert_nonnull (strstr (amendment, "An amendment: A natural 1 never saves. As printed:"));
}

/* The first line of a log has what the others' numbers mean, and by which rules it was played. */
static void
test_log_game (Fixture *fixture, gconstpointer data)
{
  WarAmendments amendments
    = 1U << WAR_ENTRENCHED_AMENDMENT_SAVES | 1U << WAR_ENTRENCHED_AMENDMENT_LIMIT;
  g_autoptr (WarOperation) amended = war_operation_set_amendments (fixture->operation, amendments);
  g_autoptr (WarOperation) plain = war_operation_set_amendments (fixture->operation, 0);
  WarSetupFault fault;
  WarSetup *setup = war_setup_new (amended, &fault), *as_printed = war_setup_new (plain, &fault);
  const guint64 seed = G_MAXUINT64;
  const guint n_orders = 7;
  g_autofree char *printed = text_log_game (as_printed, &seed, &n_orders);
  g_autofree char *line = text_log_game (setup, &seed, &n_orders);
  g_autofree char *secret = text_log_game (setup, NULL, NULL);

  war_setup_free (setup);
  war_setup_free (as_printed);
  g_assert_null (strstr (secret, "seed"));
  g_assert_null (strstr (secret, "orders"));
  g_assert_true (g_str_has_suffix (printed, "]}],\"orders\":7,\"amendments\":[]}"));
  g_assert_true (g_str_has_prefix (
    line, "{\"v\":1,\"n\":1,\"event\":\"game\",\"system\":\"entrenched\",\"operation\":"
          "\"langemarck\",\"name\":\"Skirmish at Langemarck\",\"seed\":\"18446744073709551615\","
          "\"sides\":[\"Entente\",\"Central Powers\"],\"units\":[{\"row\":0,\"side\":1,\"type\":"
          "\"bef-infantry\",\"name\":\"BEF Infantry 1\",\"weapons\":[\"Lee-Enfield\","
          "\"Bayonet\"]},"));
  g_assert_true (g_str_has_suffix (
    line, "]}],\"orders\":7,\"amendments\":[\"entrenched.E-5\",\"entrenched.E-23\"]}"));
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/text/play/every-event", test_every_event);
  ADD ("/text/play/every-refusal", test_every_refusal);
  ADD ("/text/play/entrenched.E-18/refused-target", test_refused_target);
  ADD ("/text/play/entrenched.E-18/refused-arrival", test_refused_arrival);
  ADD ("/text/play/every-order", test_every_order);
  ADD ("/text/play/every-decision", test_every_decision);
  ADD ("/text/play/every-fault", test_every_fault);
  ADD ("/text/play/samples", test_samples);
  g_test_add_func ("/text/play/positions", test_positions);
  ADD ("/text/play/limits", test_limits);
  ADD ("/text/play/entrenched.7.8/refused-fights", test_refused_fights);
  ADD ("/text/play/entrenched.7.8/refused-contact", test_refused_contact);
  ADD ("/text/play/entrenched.E-25/entering", test_entering);
  ADD ("/text/play/places", test_places);
  ADD ("/text/play/names", test_names);
  ADD ("/text/play/state", test_state);
  ADD ("/text/play/map", test_map);
  ADD ("/text/play/clause", test_clause);
  ADD ("/text/play/log-game", test_log_game);
  return g_test_run ();
}
