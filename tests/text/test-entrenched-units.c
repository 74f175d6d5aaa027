/* test-entrenched-units.c: how units of Entrenched! are, and what is foreseen of them, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/game/choice.h"
#include "text/game/event.h"
#include "text/game/foresight.h"
#include "text/game/order.h"
#include "text/game/piece.h"
#include "text/game/play-private.h"
#include "text/game/refusal.h"
#include "text/game/state.h"
#include "text/solo/commander.h"

#include "scenario.h"

static gint32 *
get_cells (Fixture *fixture, guint piece)
{
  return war_setup_get_piece (fixture->setup, fixture->state, piece);
}

static void
put (Fixture *fixture, guint piece, gint x, gint y)
{
  gint32 *cells = get_cells (fixture, piece);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_PIECE_X] = x * WAR_INCH;
  cells[WAR_PIECE_Y] = y * WAR_INCH;
}

/* Of a unit on the field, in its own turn or the other side's; -1: no column is set. */
static const struct
{
  gint column, value, side;
  const char *words;
} conditions[] = {
  { -1, 0, 0, "4 of 4 left" },
  { WAR_ENTRENCHED_PIECE_LEFT, 2, 0, "2 of 4 left" },
  { WAR_ENTRENCHED_PIECE_INACTIVE, 1, 0, "4 of 4 left · inactive" },
  { WAR_ENTRENCHED_PIECE_FELL_BACK, 1, 0, "4 of 4 left · fell back" },
  { WAR_ENTRENCHED_PIECE_FIRED, 1, 0, "4 of 4 left · fired" },
  { WAR_ENTRENCHED_PIECE_MOVED, 1, 0, "4 of 4 left · moved" },
  { WAR_ENTRENCHED_PIECE_MOVED, 1, 1, "4 of 4 left" },
  { WAR_ENTRENCHED_PIECE_CHARGED, 1, 0, "4 of 4 left · charged" },
  { WAR_ENTRENCHED_PIECE_INSIDE, 0, 0, "4 of 4 left · in “Beet Field”" },
  { WAR_ENTRENCHED_PIECE_LOAD, BRITISH + 1, 0, "4 of 4 left · carries BEF Infantry 2" },
};

static void
test_conditions (Fixture *fixture, gconstpointer data)
{
  gint32 *cells = get_cells (fixture, BRITISH);

  put (fixture, BRITISH, 5, 5);
  for (guint i = 0; i < G_N_ELEMENTS (conditions); i++)
    {
      gint column = conditions[i].column;
      gint32 before = column >= 0 ? cells[column] : 0;
      g_autofree char *words = NULL;

      war_state_get_game (fixture->setup->layout, fixture->state)[WAR_GAME_SIDE]
        = conditions[i].side;
      if (column >= 0)
        cells[column] = conditions[i].value;
      words = text_piece_condition (fixture->setup, fixture->state, BRITISH);
      g_assert_cmpstr (words, ==, conditions[i].words);
      if (column >= 0)
        cells[column] = before;
    }
}

/* By WarEntrenchedHealth, of a unit that is not on the field. */
static void
test_absence (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (WarEntrenchedHealth health = WAR_ENTRENCHED_FIT; health <= WAR_ENTRENCHED_WAITING; health++)
    {
      g_autofree char *words = NULL;

      get_cells (fixture, BRITISH)[WAR_ENTRENCHED_PIECE_HEALTH] = (gint32) health;
      words = text_piece_condition (fixture->setup, fixture->state, BRITISH);
      g_string_append_printf (all, "%s\n", words);
    }
  g_assert_cmpstr (all->str, ==,
                   "4 of 4 left · to be placed\n"
                   "4 of 4 left · lies wounded\n"
                   "4 of 4 left · wounded, carried by bearers\n"
                   "4 of 4 left · in care\n"
                   "4 of 4 left · recovered, to come with the next wave\n"
                   "4 of 4 left · waits for room\n");
}

/* Who is lost is named, by side. */
static void
test_losses (Fixture *fixture, gconstpointer data)
{
  g_autofree char *none = text_piece_losses (fixture->setup, fixture->state, 0);
  g_autofree char *some = NULL, *others = NULL;

  g_assert_cmpstr (none, ==, NULL);
  get_cells (fixture, GUN)[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  get_cells (fixture, BRITISH + 1)[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  some = text_piece_losses (fixture->setup, fixture->state, 0);
  g_assert_cmpstr (some, ==, "Lost: BEF Infantry 2, 18 Pounder Team.");
  others = text_piece_losses (fixture->setup, fixture->state, 1);
  g_assert_cmpstr (others, ==, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * What is foreseen. */

static void
test_shell (Fixture *fixture, gconstpointer data)
{
  const WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_SHELL, 0, GUN);
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  g_autofree char *nobody = NULL, *two = NULL;

  war_foresight_init (foresight);
  nobody
    = text_play_get (fixture->setup)->forecast (fixture->setup, fixture->state, &order, foresight);
  g_assert_cmpstr (nobody, ==, "nobody is under the template");
  foresight->n_losses = 2;
  foresight->losses[0] = (WarForeseenLoss){ .row = GERMANS, .loss = WAR_PROBABILITY_ONE };
  foresight->losses[1] = (WarForeseenLoss){ .row = CAVALRY,
                                            .loss = WAR_PROBABILITY_ONE / 2,
                                            .destroyed = WAR_PROBABILITY_ONE / 4 };
  two
    = text_play_get (fixture->setup)->forecast (fixture->setup, fixture->state, &order, foresight);
  g_assert_cmpstr (
    two, ==, "German Infantry 1: 1.0 wounds; German Cavalry 1: 0.5 wounds, destroyed 25\u00a0%");
}

/* Gas kills or stuns, and goes on; under two clouds there may be both. */
static void
test_gas (Fixture *fixture, gconstpointer data)
{
  const WarOrder release = war_order_new (WAR_ENTRENCHED_ORDER_RELEASE, 0, GUN);
  const WarOrder end = war_order_new (WAR_ENTRENCHED_ORDER_END_PHASE, 0, WAR_NONE);
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  const TextPlay *play = text_play_get (fixture->setup);
  g_autofree char *nobody = NULL, *two = NULL, *drifts = NULL, *over_nobody = NULL, *none = NULL;

  war_foresight_init (foresight);
  none = play->forecast (fixture->setup, fixture->state, &end, foresight);
  g_assert_null (none);
  for (guint i = 0; i < 6; i++)
    war_foresight_add_drift (foresight, (WarPosition){ 0 }, (WarPosition){ 0 })->chance
      = war_probability (1, 6);
  over_nobody = play->forecast (fixture->setup, fixture->state, &end, foresight);
  g_assert_cmpstr (over_nobody, ==, "the gas drifts, over nobody");
  nobody = play->forecast (fixture->setup, fixture->state, &release, foresight);
  g_assert_cmpstr (nobody, ==,
                   "nobody is under the template; then drifts one of 6 ways, 17\u00a0% each");

  foresight->drifts[1].leaves = foresight->drifts[2].leaves = TRUE;
  war_foresight_add_loss (foresight, GERMANS)->stunned = WAR_PROBABILITY_ONE / 2;
  war_foresight_add_loss (foresight, CAVALRY)->destroyed = WAR_PROBABILITY_ONE / 4;
  two = play->forecast (fixture->setup, fixture->state, &release, foresight);
  g_assert_cmpstr (two, ==,
                   "German Infantry 1: stunned 50\u00a0%; German Cavalry 1: destroyed 25\u00a0%; "
                   "then drifts one of 6 ways, 17\u00a0% each, by 2 of them off the field");

  foresight->n_losses = 1;
  foresight->losses[0].destroyed = WAR_PROBABILITY_ONE / 4;
  drifts = play->forecast (fixture->setup, fixture->state, &end, foresight);
  g_assert_cmpstr (drifts, ==,
                   "the gas drifts over German Infantry 1: destroyed 25\u00a0%, stunned 50\u00a0%");
  foresight->losses[0].is_rough = TRUE;
  g_free (drifts);
  drifts = play->forecast (fixture->setup, fixture->state, &end, foresight);
  g_assert_cmpstr (drifts, ==,
                   "the gas drifts over German Infantry 1: destroyed 25\u00a0%, stunned 50\u00a0% "
                   "(about)");
}

static void
test_brief_losses (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarProbability loss, destroyed, stunned;
    const char *words;
    gboolean is_rough;
  } losses[] = {
    { WAR_PROBABILITY_ONE / 25, 0, 0, NULL },
    { WAR_PROBABILITY_ONE / 16, 0, 0, "−0.1" },
    { 3 * WAR_PROBABILITY_ONE / 2, WAR_PROBABILITY_ONE / 128, 0, "−1.5" },
    { 3 * WAR_PROBABILITY_ONE / 2, WAR_PROBABILITY_ONE / 64, 0, "−1.5 · 2\u00a0%" },
    { 5 * WAR_PROBABILITY_ONE, WAR_PROBABILITY_ONE, 0, "−5.0 · 100\u00a0%" },
    { 0, 0, WAR_PROBABILITY_ONE / 4, "25\u00a0%" },
    { 0, 0, WAR_PROBABILITY_ONE / 4, "≈ 25\u00a0%", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (losses); i++)
    {
      const WarForeseenLoss loss = { .row = GERMANS,
                                     .loss = losses[i].loss,
                                     .destroyed = losses[i].destroyed,
                                     .stunned = losses[i].stunned,
                                     .is_rough = losses[i].is_rough };
      g_autofree char *words = text_foresight_brief_loss (&loss);

      g_assert_cmpstr (words, ==, losses[i].words);
    }
}

/* By kind, for and against. */
static void
test_modifiers (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint kind = 0; kind <= WAR_ENTRENCHED_MODIFIER_EDGE; kind++)
    for (gint amount = -1; amount <= 1; amount += 2)
      {
        const WarModifier modifier
          = { .kind = (guint8) kind, .row = GERMANS, .amount = (gint16) amount };
        g_autofree char *words = text_foresight_modifier (fixture->setup, &modifier);

        g_string_append_printf (all, "%s\n", words);
      }
  g_assert_cmpstr (all->str, ==,
                   "cover: saves −1\n"
                   "cover: saves +1\n"
                   "signaller: rolls to hit −1\n"
                   "signaller: rolls to hit +1\n"
                   "opening volley: dice −1\n"
                   "opening volley: dice +1\n"
                   "not at the front: dice −1\n"
                   "not at the front: dice +1\n");
}

static void
test_contact (Fixture *fixture, gconstpointer data)
{
  const WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_CHARGE, 0, BRITISH);
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  g_autoptr (GString) all = g_string_new (NULL);

  war_foresight_init (foresight);
  foresight->contact = GERMANS;
  for (WarEdge edge = WAR_EDGE_FRONT; edge <= WAR_EDGE_LEFT; edge++)
    {
      g_autofree char *words = NULL;

      foresight->contact_edge = edge;
      words = text_foresight_way (fixture->setup, &order, foresight);
      g_string_append_printf (all, "%s\n", words);
    }
  g_assert_cmpstr (all->str, ==,
                   "to the front of German Infantry 1\n"
                   "to the right of German Infantry 1\n"
                   "to the rear of German Infantry 1\n"
                   "to the left of German Infantry 1\n");
}

/* What keeps a move from going on, after it. */
static void
test_bounds (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarBound bound;
    const char *words;
  } bounds[] = {
    { { WAR_BOUND_NONE, WAR_NONE, 0 }, NULL },
    { { WAR_BOUND_GROUND, WAR_NONE, 0 }, "it cannot pass the ground there" },
    { { WAR_BOUND_SLOWED, WAR_NONE, 0 }, "an obstacle there takes the rest of its move" },
    { { WAR_BOUND_WALL, 0, 0 }, "“Beet Field (Mud)” bars the way" },
    { { WAR_BOUND_ENEMY, GERMANS, 0 }, "German Infantry 1 bars the way" },
    { { WAR_BOUND_ENEMY, GERMANS, WAR_INCH }, "no nearer than 1″ to German Infantry 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bounds); i++)
    {
      g_autofree char *words = text_bound (fixture->setup, &bounds[i].bound);

      g_assert_cmpstr (words, ==, bounds[i].words);
    }
}

static const struct
{
  WarQuestion question;
  const char *sentence;
} questions[] = {
  { { .owner = 0, .subject = WAR_NONE, .purpose = "roll-off", .count = 1 },
    "Entente: roll 1 die for first turn." },
  { { .owner = 1, .subject = WAR_NONE, .purpose = "hit", .count = 4, .need = 3 },
    "Central Powers: roll 4 dice for hits, needs 3+." },
  { { .owner = 0, .subject = 0, .purpose = "morale", .count = 1, .need = 2 },
    "Entente: roll 1 die for morale (BEF Infantry 1), needs 2+." },
  { { .owner = WAR_NONE, .subject = WAR_NONE, .purpose = "drift", .count = 2 },
    "Anybody: roll 2 dice for drift of the cloud." },
  { { .owner = WAR_NONE, .subject = WAR_NONE, .purpose = "unheard-of", .count = 1, .need = 6 },
    "Anybody: roll 1 die for unheard-of, needs 6+." },
};

static void
test_questions (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autofree char *sentence
        = text_play_get (fixture->setup)->question (fixture->setup, &questions[i].question);

      g_assert_cmpstr (sentence, ==, questions[i].sentence);
    }
}

/* Who decides for a side: one for each of its seats, where that is known. */
static void
test_commanders (Fixture *fixture, gconstpointer data)
{
  static const char *const both[] = { "person", "quick", NULL };
  static const char *const first[] = { "random", NULL };
  g_autofree char *nobody = text_commander (fixture->setup, fixture->state, NULL, 0);
  g_autofree char *person = text_commander (fixture->setup, fixture->state, both, 0);
  g_autofree char *program = text_commander (fixture->setup, fixture->state, both, 1);
  g_autofree char *unknown = text_commander (fixture->setup, fixture->state, first, 1);

  g_assert_cmpstr (nobody, ==, NULL);
  g_assert_cmpstr (person, ==, "Commanded by a person");
  g_assert_cmpstr (program, ==, "Commanded by the lieutenant (program)");
  g_assert_cmpstr (unknown, ==, NULL);
  g_assert_cmpstr (text_commander_name ("person"), ==, "A person");
  g_assert_cmpstr (text_commander_name ("quick"), ==, "Lieutenant (program)");
  g_assert_cmpstr (text_commander_name ("recruit"), ==, "Recruit (program)");
  g_assert_cmpstr (text_commander_name ("random"), ==, "Anybody (program)");
  g_assert_cmpstr (text_commander_name ("steady"), ==, "Captain (program)");
  g_assert_null (text_commander_manner ("person"));
  g_assert_null (text_commander_manner ("unheard-of"));
  g_assert_nonnull (text_commander_manner ("veteran"));
  g_assert_cmpstr (text_commander_name ("unheard-of"), ==, "unheard-of");
}

/* ---------------------------------------------------------------------------------------------
 * Orders. */

/* What the same refusal says where the order, or the clause, is another. */
static const struct
{
  guint order;
  WarRefusal refusal;
  const char *sentence;
} refusals[] = {
  { WAR_ENTRENCHED_ORDER_ENTER,
    { WAR_ENTRENCHED_REFUSAL_OFF_FIELD, NULL, { -1 } },
    "It cannot go in there: it would not be on the field." },
  { WAR_ENTRENCHED_ORDER_MOVE,
    { WAR_ENTRENCHED_REFUSAL_OFF_FIELD, NULL, { -1 } },
    "It cannot turn that way: it would not be on the field." },
  { WAR_ENTRENCHED_ORDER_MOVE,
    { WAR_ENTRENCHED_REFUSAL_SHELTER, NULL, { 2540, 0 } },
    "“Beet Field” bars the way. It can go at most 1″ that way." },
  { WAR_ENTRENCHED_ORDER_PLACE,
    { WAR_ENTRENCHED_REFUSAL_DONE, NULL, { 0 } },
    "BEF Infantry 1 stands on the field already." },
  { WAR_ENTRENCHED_ORDER_MOVE,
    { WAR_ENTRENCHED_REFUSAL_DONE, NULL, { 0 } },
    "BEF Infantry 1 has already done so in this turn." },
  { WAR_ENTRENCHED_ORDER_MOVE,
    { WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.4.1", { 0 } },
    "BEF Infantry 1 has already moved in this turn." },
  { WAR_ENTRENCHED_ORDER_SHELL,
    { WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.5.4", { 0 } },
    "BEF Infantry 1 has already fired in this turn." },
  { WAR_ENTRENCHED_ORDER_CHARGE,
    { WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.7.1", { 0 } },
    "BEF Infantry 1 has already charged in this turn." },
  { WAR_ENTRENCHED_ORDER_PLACE,
    { WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE, "entrenched.E-30", { 0 } },
    "BEF Infantry 1 has to stand wholly in the place where it arrives." },
  { WAR_ENTRENCHED_ORDER_FALL_BACK,
    { WAR_ENTRENCHED_REFUSAL_NOT_BACKWARDS, "entrenched.E-2", { 0 } },
    "BEF Infantry 1 can fall back only into the half behind it." },
  { WAR_ENTRENCHED_ORDER_FIRE,
    { WAR_ENTRENCHED_REFUSAL_NO_WEAPON, NULL, { 0 } },
    "BEF Infantry 1 cannot do that with this weapon: Lee-Enfield." },
  { WAR_ENTRENCHED_ORDER_MOVE,
    { WAR_ENTRENCHED_REFUSAL_FRIEND, NULL, { GUN, 2540 } },
    "It would end on 18 Pounder Team. It can go 1″ that way." },
  { WAR_ENTRENCHED_ORDER_MOVE,
    { WAR_ENTRENCHED_REFUSAL_FRIEND, NULL, { GUN, 0 } },
    "It would end on 18 Pounder Team." },
  { WAR_ENTRENCHED_ORDER_PLACE,
    { WAR_ENTRENCHED_REFUSAL_TOO_NEAR, NULL, { GERMANS, 0 } },
    "That is too near to German Infantry 1." },
  { WAR_ENTRENCHED_ORDER_READY,
    { WAR_ENTRENCHED_REFUSAL_WAVES, NULL, { 2, 1 } },
    "Wave 2 costs more than half of the army: put units into others." },
  { WAR_ENTRENCHED_ORDER_READY,
    { WAR_ENTRENCHED_REFUSAL_WAVES, NULL, { 2, 0 } },
    "Wave 2 is empty: put units into it." },
  { WAR_ENTRENCHED_ORDER_READY,
    { WAR_REFUSAL_MALFORMED, NULL, { 0 } },
    "There is no such order here: a unit, a target or a number in it does not exist." },
  { WAR_ENTRENCHED_ORDER_READY,
    { WAR_REFUSAL_NOT_YOUR_TURN, NULL, { 0 } },
    "This side has nothing to decide now." },
  { WAR_ENTRENCHED_ORDER_READY,
    { WAR_REFUSAL_NO_ROOM, NULL, { 0 } },
    "There can be no more of them on the field." },
  { WAR_ENTRENCHED_ORDER_READY, { WAR_REFUSAL_GAME_OVER, NULL, { 0 } }, "The game is over." },
};

static void
test_refusals (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      const WarOrder order = war_order_new (refusals[i].order, 0, BRITISH);
      g_autofree char *sentence
        = text_refusal (fixture->setup, fixture->state, &order, &refusals[i].refusal);

      g_assert_cmpstr (sentence, ==, refusals[i].sentence);
    }
}

/* What a button says: the order, and what of it has been chosen. */
static void
test_choices (Fixture *fixture, gconstpointer data)
{
  WarChoice choice = { .order = war_order_new (WAR_ENTRENCHED_ORDER_MOVE, 0, BRITISH) };
  g_autofree char *bare = text_choice (fixture->setup, &choice);
  g_autofree char *chosen = NULL;

  choice.order.arguments[0] = 1024;
  choice.n_chosen = 1;
  chosen = text_choice (fixture->setup, &choice);
  g_assert_cmpstr (bare, ==, "Move");
  g_assert_cmpstr (chosen, ==, "Move · 90°");
}

/* None before the first, nor for a number that is none. */
static void
test_phases (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (gint phase = -1; phase <= 8; phase++)
    {
      const char *name = text_phase (fixture->setup, phase);

      g_string_append_printf (all, "%s ", name != NULL ? name : "–");
    }
  g_assert_cmpstr (all->str, ==, "– – Response Movement Ranged Melee Morale – – – ");
}

/* Which events are losses, and which units they are about. */
static void
test_event_kinds (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) losses = g_string_new (NULL);
  guint n_pieces[3] = { 0 };

  for (guint kind = 0; kind < WAR_ENTRENCHED_N_EVENTS; kind++)
    {
      const WarEvent event = { .kind = kind, .actor = GERMANS, .target = BRITISH };
      gint pieces[2] = { WAR_NONE, WAR_NONE };
      guint n = text_event_list_pieces (fixture->setup, &event, pieces);

      n_pieces[n]++;
      if (n == 2)
        g_assert_cmpint (pieces[1], ==, BRITISH);
      if (text_event_is_loss (fixture->setup, &event))
        g_string_append_printf (losses, "%s ", fixture->setup->play->events[kind]);
    }
  g_assert_cmpstr (losses->str, ==, "wounded killed lies died ");
  g_assert_cmpuint (n_pieces[0], >, 5);
  g_assert_cmpuint (n_pieces[1], >, 5);
  g_assert_cmpuint (n_pieces[2], >, 5);
  {
    const WarEvent nobody
      = { .kind = WAR_ENTRENCHED_EVENT_FIRED, .actor = WAR_NONE, .target = WAR_NONE };
    gint pieces[2];

    g_assert_cmpuint (text_event_list_pieces (fixture->setup, &nobody, pieces), ==, 0);
  }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/entrenched/conditions", test_conditions);
  ADD ("/text/entrenched/absence", test_absence);
  ADD ("/text/entrenched/losses", test_losses);
  ADD ("/text/entrenched/shell", test_shell);
  ADD ("/text/entrenched.6.3/gas", test_gas);
  ADD ("/text/entrenched/brief-losses", test_brief_losses);
  ADD ("/text/entrenched/modifiers", test_modifiers);
  ADD ("/text/entrenched/contact", test_contact);
  ADD ("/text/entrenched/bounds", test_bounds);
  ADD ("/text/entrenched/questions", test_questions);
  ADD ("/text/entrenched/commanders", test_commanders);
  ADD ("/text/entrenched/refusals-by-order", test_refusals);
  ADD ("/text/entrenched/choices", test_choices);
  ADD ("/text/entrenched/phases", test_phases);
  ADD ("/text/entrenched/event-kinds", test_event_kinds);

  return g_test_run ();
}
