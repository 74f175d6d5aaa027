/* test-play.c: orders given, refused, and what seats may know
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "probe/driver.h"
#include "probe/probe.h"

typedef struct
{
  WarSetup setup;
  WarGame *game;
  WarEvent items[64];
  WarEvents events;
  WarRefusal refusal;
  WarQuestion missing;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  probe_setup_init (&fixture->setup, data);
  fixture->game = war_game_new (&fixture->setup, 1);
  fixture->events = (WarEvents){ .items = fixture->items, .capacity = 64 };
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  war_game_free (fixture->game);
  war_setup_clear (&fixture->setup);
}

static guint64
get_hash (const Fixture *fixture)
{
  return war_state_hash (fixture->setup.layout, fixture->game->state);
}

static gint32 *
get_row (Fixture *fixture, WarTable table, guint row)
{
  return war_state_get_row (fixture->setup.layout, fixture->game->state, table, row);
}

static WarOrder
read_order (const char *line)
{
  g_autofree char *message = NULL;
  WarOrder order;

  if (!war_order_from_text (&order, line, probe_play.orders, &message))
    g_error ("“%s”: %s", line, message);
  return order;
}

/* Gives an order with answers: as many as n_answers says. */
static WarOutcome
give (Fixture *fixture, const char *line, guint n_answers, const gint32 *answers)
{
  static const gint32 none = 0;
  WarOrder order = read_order (line);

  return war_game_give (fixture->game, &order, answers != NULL ? answers : &none, n_answers,
                        &fixture->events, &fixture->refusal, &fixture->missing);
}

#define GIVE(line, ...) \
  give (fixture, line, sizeof ((gint32[]){ 0, ##__VA_ARGS__ }) / sizeof (gint32) - 1, \
        &((gint32[]){ 0, ##__VA_ARGS__ })[1])
#define ASSERT_DONE(line, ...) g_assert_cmpint (GIVE (line, ##__VA_ARGS__), ==, WAR_OUTCOME_DONE)

/* To the move of round 1, without a shot. */
static void
begin_moves (Fixture *fixture)
{
  ASSERT_DONE ("3 lay", 1);
  ASSERT_DONE ("1 done");
  ASSERT_DONE ("2 done");
  ASSERT_DONE ("3 done");
  g_assert_cmpint (get_row (fixture, WAR_TABLE_GAME, 0)[WAR_GAME_PHASE], ==, PROBE_PHASE_MOVE);
}

static void
assert_refused (Fixture *fixture, const WarOrder *order, guint kind, const char *clause)
{
  guint64 hash = get_hash (fixture);
  g_autofree WarState *before = war_state_copy (fixture->game->state);
  guint n_records = fixture->game->records->len;

  fixture->events.n_items = 5;
  g_assert_cmpint (
    war_game_give (fixture->game, order, NULL, 0, &fixture->events, &fixture->refusal, NULL), ==,
    WAR_OUTCOME_REFUSED);
  g_assert_cmpuint (fixture->refusal.kind, ==, kind);
  g_assert_cmpstr (fixture->refusal.clause, ==, clause);
  g_assert_cmpuint (fixture->events.n_items, ==, 0);
  g_assert_cmphex (get_hash (fixture), ==, hash);
  g_assert_cmpmem (fixture->game->state, before->size, before, before->size);
  g_assert_cmpuint (fixture->game->records->len, ==, n_records);
}

static void
test_refusals (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *line;
    guint kind;
    const char *clause;
  } refused[] = {
    { "3 chart", WAR_REFUSAL_NOT_YOUR_TURN, NULL },
    { "8 done", WAR_REFUSAL_MALFORMED, NULL },
    { "1 chart", WAR_REFUSAL_NOT_THIS_ORDER, NULL },
    { "1 move pieces.16 heading=0 distance=1", WAR_REFUSAL_MALFORMED, NULL },
    { "1 cut pieces.0 targets=4", WAR_REFUSAL_MALFORMED, NULL },
    { "1 cut pieces.0 targets=1,1", WAR_REFUSAL_MALFORMED, NULL },
    { "1 move pieces.7 heading=0 distance=1", PROBE_REFUSAL_NOT_YOURS, "probe.4" },
    { "1 move pieces.15 heading=0 distance=1", PROBE_REFUSAL_NOT_YOURS, "probe.4" },
    { "1 move pieces.0 heading=6 distance=1", PROBE_REFUSAL_NUMBER, "probe.4.2" },
    { "1 move pieces.0 heading=0 distance=4", PROBE_REFUSAL_NUMBER, "probe.4.2" },
    { "1 move pieces.0 heading=3 distance=2", PROBE_REFUSAL_OFF_GROUND, "probe.1" },
    { "1 move pieces.0 heading=2 distance=1", PROBE_REFUSAL_BLOCKED, "probe.4.2" },
    { "1 move pieces.1 heading=0 distance=3", PROBE_REFUSAL_BLOCKED, "probe.4.3" },
    { "1 cut pieces.0 targets=0", PROBE_REFUSAL_OUT_OF_RANGE, "probe.7" },
    { "1 shell pieces.0 q=3 r=3", PROBE_REFUSAL_WRONG_TYPE, "probe.4" },
    { "1 call sides.1 q=0 r=0", PROBE_REFUSAL_NOT_YOURS, "probe.6" },
    { "1 note seats.2 text=\"to the enemy\"", PROBE_REFUSAL_NOT_YOURS, "probe.13" },
  };
  WarOrder order;

  begin_moves (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      order = read_order (refused[i].line);
      assert_refused (fixture, &order, refused[i].kind, refused[i].clause);
    }

  /* What no line can say. */
  order = war_order_new (PROBE_N_ORDERS, 0, WAR_NONE);
  assert_refused (fixture, &order, WAR_REFUSAL_MALFORMED, NULL);
  order = war_order_new (PROBE_ORDER_DONE, -1, WAR_NONE);
  assert_refused (fixture, &order, WAR_REFUSAL_MALFORMED, NULL);
  order = war_order_new (PROBE_ORDER_DONE, 0, 0);
  assert_refused (fixture, &order, WAR_REFUSAL_MALFORMED, NULL);
  order = war_order_new (PROBE_ORDER_MOVE, 0, -1);
  assert_refused (fixture, &order, WAR_REFUSAL_MALFORMED, NULL);
  order = war_order_new (PROBE_ORDER_DONE, 0, WAR_NONE);
  order.n_targets = 1;
  assert_refused (fixture, &order, WAR_REFUSAL_MALFORMED, NULL);
  order = read_order ("1 cut pieces.0 targets=0");
  order.n_targets = WAR_ORDER_MAX_TARGETS + 1;
  assert_refused (fixture, &order, WAR_REFUSAL_MALFORMED, NULL);
  order = war_order_new (PROBE_ORDER_DONE, 0, WAR_NONE);
  strcpy (order.text, "words");
  assert_refused (fixture, &order, WAR_REFUSAL_MALFORMED, NULL);

  /* A text that the journal could not hold. */
  order = war_order_new (PROBE_ORDER_NOTE, 0, 1);
  strcpy (order.text, "two\nlines");
  assert_refused (fixture, &order, WAR_REFUSAL_MALFORMED, NULL);
  strcpy (order.text, "\xff");
  assert_refused (fixture, &order, WAR_REFUSAL_MALFORMED, NULL);
  memset (order.text, 'a', WAR_ORDER_TEXT_SIZE);
  assert_refused (fixture, &order, WAR_REFUSAL_MALFORMED, NULL);
}

static void
test_answers (Fixture *fixture, gconstpointer data)
{
  guint64 hash;

  begin_moves (fixture);
  hash = get_hash (fixture);

  /* An aim that needs a position, which is drawn, a direction and a die: asked for one after the
   * other. */
  g_assert_cmpint (GIVE ("1 shell pieces.2 q=3 r=3"), ==, WAR_OUTCOME_NEEDS_ANSWER);
  g_assert_cmpint (fixture->missing.kind, ==, WAR_QUESTION_DIRECTION);
  g_assert_cmpint (GIVE ("1 shell pieces.2 q=3 r=3", 5), ==, WAR_OUTCOME_NEEDS_ANSWER);
  g_assert_cmpint (fixture->missing.kind, ==, WAR_QUESTION_DICE);
  g_assert_cmpint (GIVE ("1 shell pieces.2 q=3 r=3", 5, 2), ==, WAR_OUTCOME_NEEDS_ANSWER);
  g_assert_cmpint (fixture->missing.kind, ==, WAR_QUESTION_ONE_OF);
  g_assert_cmpuint (fixture->events.n_items, ==, 1);
  g_assert_cmpint (GIVE ("1 shell pieces.2 q=3 r=3", 5, 2, 2), ==, WAR_OUTCOME_WRONG_ANSWER);
  g_assert_cmpuint (fixture->events.n_items, ==, 0);
  g_assert_cmpint (GIVE ("1 shell pieces.2 q=3 r=3", 5, 7, 0), ==, WAR_OUTCOME_WRONG_ANSWER);

  /* One too many. */
  g_assert_cmpint (GIVE ("1 shell pieces.2 q=3 r=3", 5, 2, 0, 1), ==, WAR_OUTCOME_WRONG_ANSWER);
  g_assert_cmpuint (fixture->events.n_items, ==, 0);
  g_assert_cmphex (get_hash (fixture), ==, hash);

  /* More than any order takes. */
  {
    g_autofree gint32 *many = g_new0 (gint32, WAR_MAX_ANSWERS + 1);

    fixture->events.n_items = 3;
    g_assert_cmpint (give (fixture, "1 shell pieces.2 q=3 r=3", WAR_MAX_ANSWERS + 1, many), ==,
                     WAR_OUTCOME_WRONG_ANSWER);
    g_assert_cmpuint (fixture->events.n_items, ==, 0);
  }

  /* The d3 of 2 is 1: from hex 3, 3 onto the wire at 2, 3. */
  ASSERT_DONE ("1 shell pieces.2 q=3 r=3", 5, 2, 0);
  g_assert_cmpint (get_row (fixture, WAR_TABLE_FEATURES, 0)[PROBE_FEATURE_GAPPED], ==, 1);
  g_assert_cmpint (get_row (fixture, WAR_TABLE_FEATURES, 2)[WAR_FEATURE_GONE], ==, 0);
}

/* The same answers with one more, as somebody who rolls real dice gives them. */
static void
test_answers_one_by_one (Fixture *fixture, gconstpointer data)
{
  static const gint32 answers[] = { 0, 251, 3, 6 };
  g_autofree WarChance *chance = g_new (WarChance, 1);
  g_autofree WarState *scratch = war_state_copy (fixture->game->state);
  WarOrder order = read_order ("1 shell pieces.2 q=1 r=5");
  guint64 hash;

  begin_moves (fixture);
  hash = get_hash (fixture);
  war_chance_init (chance, WAR_CHANCE_GIVEN);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_assert_cmpint (war_play_carry_out (&fixture->setup, fixture->game->state, scratch, &order,
                                           chance, NULL, &fixture->refusal),
                       ==, WAR_OUTCOME_NEEDS_ANSWER);
      g_assert_cmphex (get_hash (fixture), ==, hash);
      g_assert_true (war_chance_give (chance, answers[i]));
    }
  g_assert_cmpint (war_play_carry_out (&fixture->setup, fixture->game->state, scratch, &order,
                                       chance, NULL, &fixture->refusal),
                   ==, WAR_OUTCOME_DONE);
  g_assert_true (war_chance_is_used_up (chance));
  g_assert_cmphex (get_hash (fixture), !=, hash);
}

/* A system without narrow(), and an argument that may be any number. */
static void
test_sample_widest (Fixture *fixture, gconstpointer data)
{
  static const WarOrderKind kinds[]
    = { { "any", WAR_NONE, { { "number" } }, WAR_TABLE_PIECES }, { NULL } };
  const WarPlay play = { .orders = kinds };
  WarSetup setup = { .play = &play };
  WarGenerator generator = war_generator_new (1, 1);
  WarOption option = { .actor = WAR_NONE,
                       .n_candidates = 5,
                       .candidates = { 3, 1, 4, 15, 9 },
                       .minimum_targets = 2,
                       .maximum_targets = 5 };
  guint n_negative = 0, counts[6] = { 0 };

  war_domain_clear (&option.arguments[0], 1);
  war_domain_add (&option.arguments[0], G_MININT32, G_MAXINT32);
  for (guint i = 0; i < 1000; i++)
    {
      WarOrder order;

      g_assert_true (
        war_play_sample (&setup, fixture->game->state, 2, &option, &generator, &order));
      g_assert_true (war_play_offers (&setup, fixture->game->state, &option, &order));
      g_assert_cmpint (order.seat, ==, 2);
      n_negative += order.arguments[0] < 0;
      counts[order.n_targets]++;
    }
  g_assert_true (n_negative > 400 && n_negative < 600);
  for (guint i = 2; i <= 5; i++)
    g_assert_true (counts[i] > 180 && counts[i] < 320);

  /* Impossible: nothing to choose from. */
  option.n_candidates = 1;
  g_assert_false (
    war_play_sample (&setup, fixture->game->state, 2, &option, &generator, &(WarOrder){ 0 }));
  option.n_candidates = 5;
  war_domain_clear (&option.arguments[0], 1);
  g_assert_false (
    war_play_sample (&setup, fixture->game->state, 2, &option, &generator, &(WarOrder){ 0 }));
}

/* The columns of a system say what their cells may be, and the core looks. */
static void
test_limits (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarTable table;
    guint row, column;
    gint32 most;
    const char *fault; /* of one more; NULL: there may be any */
  } cases[] = {
    { WAR_TABLE_FEATURES, 1, PROBE_FEATURE_GAPPED, 1, "features 1: gapped is 2" },
    { WAR_TABLE_FORMATIONS, 0, PROBE_FORMATION_Q, PROBE_SIZE - 1, "formations 0: q is 7" },
    { WAR_TABLE_SEATS, 1, PROBE_SEAT_DONE, 1, "seats 1: done is 2" },
    { WAR_TABLE_PIECES, 3, PROBE_PIECE_SEAT, PROBE_N_SEATS - 1, "pieces 3: seat is 3" },
    { WAR_TABLE_SIDES, 0, PROBE_SIDE_LOSSES, 1000, NULL },
    { WAR_TABLE_PIECES, 2, WAR_PIECE_HEADING, WAR_HEADING_TURN - 1, "pieces 2: heading is 4096" },
  };
  const WarLayout *layout = fixture->setup.layout;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree WarState *state = war_setup_begin (&fixture->setup, 1);
      g_autofree char *none = NULL, *more = NULL, *less = NULL;
      gint32 *cell
        = &war_state_get_row (layout, state, cases[i].table, cases[i].row)[cases[i].column];

      *cell = cases[i].most;
      none = war_play_find_fault (&fixture->setup, state);
      g_assert_true (none == NULL || !g_str_has_prefix (none, war_table_get_name (cases[i].table)));
      *cell = cases[i].most + 1;
      more = war_play_find_fault (&fixture->setup, state);
      g_assert_cmpstr (more, ==, cases[i].fault);
      *cell = -2;
      less = war_play_find_fault (&fixture->setup, state);
      g_assert_true (g_str_has_suffix (less, " is -2"));
    }
}

/* A state from a file may have anything in it: what passes can be used. */
static void
test_faults (Fixture *fixture, gconstpointer data)
{
  static const gint32 values[]
    = { G_MININT32, -2, -1, 0, 1, 2, 3, 17, 4095, 4096, 1 << 30, G_MAXINT32 };
  const WarLayout *layout = fixture->setup.layout;
  guint n_faults = 0, n_passed = 0;

  for (guint i = 0; i < 4; i++)
    {
      g_autofree WarState *state = NULL;

      war_game_go_back (fixture->game, 0);
      driver_play (fixture->game, 2, i == 0 ? 3 : 20 * i);
      state = war_state_copy (fixture->game->state);
      driver_check_state (&fixture->setup, state);

      for (gsize cell = 0; cell < layout->n_cells; cell++)
        for (guint j = 0; j < G_N_ELEMENTS (values); j++)
          {
            g_autofree char *fault = NULL;
            gint32 old = state->cells[cell];
            WarOption options[4];

            state->cells[cell] = values[j];
            fault = war_play_find_fault (&fixture->setup, state);
            if (fault != NULL)
              n_faults++;
            else
              {
                n_passed++;
                for (gint seat = 0; seat < PROBE_N_SEATS && i == 2; seat++)
                  probe_play.list (&fixture->setup, state, seat, WAR_NONE, options, 4);
              }
            state->cells[cell] = old;
          }
    }
  g_test_message ("%u faults, %u passed", n_faults, n_passed);
  g_assert_cmpuint (n_faults, >, 1000);

  /* A sealed order that would run past its row. */
  {
    g_autofree WarState *state = war_setup_begin (&fixture->setup, 1);
    g_autofree char *fault = NULL;
    WarOrder order = read_order ("1 fire pieces.0 shots=1 targets=8");

    g_assert_true (war_sealed_add (&fixture->setup, state, &order));
    war_state_get_row (layout, state, WAR_TABLE_SEALED, 0)[WAR_SEALED_N_TARGETS] = 17;
    fault = war_play_find_fault (&fixture->setup, state);
    g_assert_cmpstr (fault, ==, "sealed 0: not an order");

    /* One whose actor does not exist. */
    g_clear_pointer (&fault, g_free);
    war_state_get_row (layout, state, WAR_TABLE_SEALED, 0)[WAR_SEALED_N_TARGETS] = 1;
    fault = war_play_find_fault (&fixture->setup, state);
    g_assert_cmpstr (fault, ==, "a sealed order outlived its phase");
    g_clear_pointer (&fault, g_free);
    war_state_get_row (layout, state, WAR_TABLE_SEALED, 0)[WAR_SEALED_ACTOR] = 16;
    fault = war_play_find_fault (&fixture->setup, state);
    g_assert_cmpstr (fault, ==, "sealed 0: not an order");
  }
}

/* Terrain: a bunker is in the way until a shell hits it. */
static void
test_terrain (Fixture *fixture, gconstpointer data)
{
  WarOrder order = read_order ("1 move pieces.0 heading=1 distance=2");
  WarOrder shell = read_order ("1 shell pieces.2 q=3 r=3");
  g_autofree WarChance *chance = g_new (WarChance, 1);
  g_autofree WarState *state = NULL, *scratch = NULL;

  begin_moves (fixture);
  assert_refused (fixture, &order, PROBE_REFUSAL_BLOCKED, "probe.4.2");

  /* Where it falls a game draws: here a replay says it. */
  state = war_state_copy (fixture->game->state);
  scratch = war_state_copy (fixture->game->state);
  war_chance_init (chance, WAR_CHANCE_GIVEN);
  g_assert_true (war_chance_give (chance, 250) && war_chance_give (chance, -250));
  g_assert_cmpint (
    war_play_carry_out (&fixture->setup, state, scratch, &shell, chance, NULL, &fixture->refusal),
    ==, WAR_OUTCOME_DONE);
  g_assert_cmpint (
    war_state_get_row (fixture->setup.layout, state, WAR_TABLE_FEATURES, 2)[WAR_FEATURE_GONE], ==,
    1);
  g_assert_true (war_play_check (&fixture->setup, state, &order, &fixture->refusal));

  /* Wire is cut with 7 or more on two dice. */
  get_row (fixture, WAR_TABLE_PIECES, 1)[WAR_PIECE_Y] = 4;
  ASSERT_DONE ("1 cut pieces.1 targets=0", 3, 3);
  g_assert_cmpint (get_row (fixture, WAR_TABLE_FEATURES, 0)[PROBE_FEATURE_GAPPED], ==, 0);
  war_game_go_back (fixture->game, 4);
  get_row (fixture, WAR_TABLE_PIECES, 1)[WAR_PIECE_Y] = 4;
  ASSERT_DONE ("1 cut pieces.1 targets=0", 3, 4);
  g_assert_cmpint (get_row (fixture, WAR_TABLE_FEATURES, 0)[PROBE_FEATURE_GAPPED], ==, 1);
}

/* An offer lies open beside what must be decided: claimed, passed, or it lapses. */
static void
test_offers (Fixture *fixture, gconstpointer data)
{
  guint32 must, may;

  begin_moves (fixture);
  get_row (fixture, WAR_TABLE_PIECES, 0)[WAR_PIECE_Y] = 4;
  ASSERT_DONE ("1 move pieces.0 heading=0 distance=1");
  war_decision_get_seats (&fixture->setup, fixture->game->state, &must, &may);
  g_assert_cmphex (must, ==, 3);
  g_assert_cmphex (may, ==, 4);

  /* A note does not go on; going on makes it lapse. */
  ASSERT_DONE ("2 note seats.0 text=\"Beware.\"");
  war_decision_get_seats (&fixture->setup, fixture->game->state, &must, &may);
  g_assert_cmphex (may, ==, 4);
  ASSERT_DONE ("2 move pieces.7 heading=5 distance=1");
  war_decision_get_seats (&fixture->setup, fixture->game->state, &must, &may);
  g_assert_cmphex (may, ==, 0);
  g_assert_cmpint (GIVE ("3 pass until=0"), ==, WAR_OUTCOME_REFUSED);
  g_assert_cmpuint (fixture->refusal.kind, ==, WAR_REFUSAL_NOT_YOUR_TURN);

  war_game_go_back (fixture->game, 4);
  get_row (fixture, WAR_TABLE_PIECES, 0)[WAR_PIECE_Y] = 4;
  ASSERT_DONE ("1 move pieces.0 heading=0 distance=1");
  ASSERT_DONE ("3 counter pieces.8", 5, 4);
  g_assert_cmpint (get_row (fixture, WAR_TABLE_PIECES, 0)[PROBE_PIECE_WOUNDS], ==, 1);
  war_decision_get_seats (&fixture->setup, fixture->game->state, &must, &may);
  g_assert_cmphex (must, ==, 3);
  g_assert_cmphex (may, ==, 0);

  war_game_go_back (fixture->game, 4);
  get_row (fixture, WAR_TABLE_PIECES, 0)[WAR_PIECE_Y] = 4;
  ASSERT_DONE ("1 move pieces.0 heading=0 distance=1");
  ASSERT_DONE ("3 pass until=1");
  get_row (fixture, WAR_TABLE_PIECES, 1)[WAR_PIECE_Y] = 4;
  get_row (fixture, WAR_TABLE_FEATURES, 0)[PROBE_FEATURE_GAPPED] = 1;
  ASSERT_DONE ("1 move pieces.1 heading=0 distance=1");
  war_decision_get_seats (&fixture->setup, fixture->game->state, &must, &may);
  g_assert_cmphex (may, ==, 0);
}

/* Fire of all seats is rolled on the state before it, and no one sees it before. */
static void
test_fire_together (Fixture *fixture, gconstpointer data)
{
  g_autofree WarState *view = war_state_copy (fixture->game->state);
  guint64 hashes[2];

  for (guint i = 0; i < 2; i++)
    {
      war_game_go_back (fixture->game, 0);
      ASSERT_DONE ("3 lay", 1);

      /* Next to each other, each with one life left. */
      get_row (fixture, WAR_TABLE_PIECES, 0)[WAR_PIECE_Y] = 3;
      get_row (fixture, WAR_TABLE_PIECES, 0)[PROBE_PIECE_WOUNDS] = 1;
      get_row (fixture, WAR_TABLE_PIECES, 8)[PROBE_PIECE_WOUNDS] = 1;
      if (i == 0)
        ASSERT_DONE ("1 fire pieces.0 shots=2 targets=8,9");
      ASSERT_DONE ("3 fire pieces.8 shots=1 targets=0");
      if (i == 1)
        ASSERT_DONE ("1 fire pieces.0 shots=2 targets=8,9");
      g_assert_cmpint (GIVE ("1 fire pieces.0 shots=2 targets=8"), ==, WAR_OUTCOME_REFUSED);
      g_assert_cmpstr (fixture->refusal.clause, ==, "probe.3.1");

      war_play_view (&fixture->setup, fixture->game->state, 1, 1, view);
      for (guint row = 0; row < 2; row++)
        g_assert_cmpint (
          war_state_peek_row (fixture->setup.layout, view, WAR_TABLE_SEALED, row)[WAR_SEALED_ACTOR],
          ==, WAR_UNKNOWN);

      ASSERT_DONE (i == 0 ? "1 done" : "3 done");
      ASSERT_DONE ("2 done");
      g_assert_cmpuint (fixture->events.n_items, ==, 0);
      ASSERT_DONE (i == 0 ? "3 done" : "1 done", 4, 3, 4);
      g_assert_cmpint (get_row (fixture, WAR_TABLE_PIECES, 0)[WAR_PIECE_PRESENCE], ==,
                       WAR_PRESENCE_GONE);
      g_assert_cmpint (get_row (fixture, WAR_TABLE_PIECES, 8)[WAR_PIECE_PRESENCE], ==,
                       WAR_PRESENCE_GONE);
      hashes[i] = get_hash (fixture);
    }
  g_assert_cmphex (hashes[0], ==, hashes[1]);
}

/* Hits on a formation stop everything until its owner has chosen. */
static void
test_losses (Fixture *fixture, gconstpointer data)
{
  guint32 must, may;

  ASSERT_DONE ("3 lay", 1);
  get_row (fixture, WAR_TABLE_PIECES, 8)[WAR_PIECE_X] = 3;
  get_row (fixture, WAR_TABLE_PIECES, 8)[WAR_PIECE_Y] = 5;
  ASSERT_DONE ("3 fire pieces.8 shots=2 targets=3,4");
  ASSERT_DONE ("3 done");
  ASSERT_DONE ("1 done");
  ASSERT_DONE ("2 done", 6, 6);
  war_decision_get_seats (&fixture->setup, fixture->game->state, &must, &may);
  g_assert_cmphex (must, ==, 2);
  g_assert_cmpint (GIVE ("2 lose pieces.7"), ==, WAR_OUTCOME_REFUSED);
  ASSERT_DONE ("2 lose pieces.5");
  war_decision_get_seats (&fixture->setup, fixture->game->state, &must, &may);
  g_assert_cmphex (must, ==, 2);
  ASSERT_DONE ("2 lose pieces.3");
  g_assert_cmpint (GIVE ("2 lose pieces.4"), ==, WAR_OUTCOME_REFUSED);
  war_decision_get_seats (&fixture->setup, fixture->game->state, &must, &may);
  g_assert_cmphex (must, ==, 3);
  driver_check_state (&fixture->setup, fixture->game->state);
}

/* Whoever could foresee the dice would play differently: nobody can. */
static void
test_future_dice (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 60; i++)
    {
      gint seat = (gint) i % PROBE_N_SEATS;
      g_autofree WarState *before = NULL;
      g_autofree WarState *view = NULL;
      g_autofree WarState *other = NULL;
      WarGenerator first = war_generator_new (i, 3), second = first;
      WarOrder order, other_order;

      war_game_go_back (fixture->game, 0);
      driver_play (fixture->game, i, i + 1);
      before = war_state_copy (fixture->game->state);
      view = war_state_copy (before);
      other = war_state_copy (before);

      war_play_view (&fixture->setup, before, seat, 42, view);
      g_assert_cmphex (view->generator.state, !=, before->generator.state);
      before->generator = war_generator_new (987, 1);
      war_play_view (&fixture->setup, before, seat, 42, other);
      g_assert_cmpmem (view, view->size, other, other->size);

      driver_choose (&fixture->setup, view, &first, &order);
      driver_choose (&fixture->setup, other, &second, &other_order);
      g_assert_true (war_order_equal (&order, &other_order, probe_play.orders));

      war_play_view (&fixture->setup, before, seat, 43, other);
      g_assert_cmphex (view->generator.state, !=, other->generator.state);
    }
}

static void
test_views (Fixture *fixture, gconstpointer data)
{
  static const gboolean sees_mine[] = { FALSE, FALSE, TRUE };
  g_autofree WarState *view = war_state_copy (fixture->game->state);

  ASSERT_DONE ("3 lay", 2);
  g_assert_cmphex (fixture->items[0].seats, ==, 1 << 2);
  get_row (fixture, WAR_TABLE_PIECES, 12)[PROBE_PIECE_WOUNDS] = 1;
  get_row (fixture, WAR_TABLE_SEATS, 0)[PROBE_SEAT_NOTE] = 8;
  for (gint seat = 0; seat < PROBE_N_SEATS; seat++)
    {
      war_play_view (&fixture->setup, fixture->game->state, seat, 1, view);
      g_assert_cmpint (war_state_get_row (fixture->setup.layout, view, WAR_TABLE_FEATURES,
                                          PROBE_FEATURE_MINE)[PROBE_FEATURE_HEX],
                       ==, sees_mine[seat] ? 4 * PROBE_SIZE + 4 : WAR_UNKNOWN);
      g_assert_cmpint (
        war_state_get_row (fixture->setup.layout, view, WAR_TABLE_SEATS, 0)[PROBE_SEAT_NOTE], ==,
        seat == 0 ? 8 : WAR_UNKNOWN);

      /* A gun four hexes away. */
      g_assert_cmpint (
        war_state_get_row (fixture->setup.layout, view, WAR_TABLE_PIECES, 12)[PROBE_PIECE_WOUNDS],
        ==, seat == 2 ? 1 : WAR_UNKNOWN);
    }

  /* Nobody owns the other features' secrets, a seat without a side least of all. */
  get_row (fixture, WAR_TABLE_SEATS, 2)[WAR_SEAT_SIDE] = WAR_NONE;
  war_play_view (&fixture->setup, fixture->game->state, 2, 1, view);
  for (guint i = 0; i < PROBE_N_FEATURES; i++)
    g_assert_cmpint (
      war_state_get_row (fixture->setup.layout, view, WAR_TABLE_FEATURES, i)[PROBE_FEATURE_HEX], ==,
      WAR_UNKNOWN);

  /* A game master sees all but the dice. */
  get_row (fixture, WAR_TABLE_SEATS, 2)[WAR_SEAT_CONTROL] = WAR_CONTROL_MASTER;
  war_play_view (&fixture->setup, fixture->game->state, 2, 1, view);
  g_assert_cmpmem (view->cells, fixture->setup.layout->n_cells * sizeof (gint32),
                   fixture->game->state->cells, fixture->setup.layout->n_cells * sizeof (gint32));
  g_assert_cmphex (view->generator.state, !=, fixture->game->state->generator.state);
}

static void
test_note (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  gint32 number;

  begin_moves (fixture);
  ASSERT_DONE ("1 note seats.1 text=\"The \\\"wood\\\".\"");
  g_assert_cmphex (fixture->items[0].seats, ==, 3);
  number = get_row (fixture, WAR_TABLE_SEATS, 1)[PROBE_SEAT_NOTE];
  g_assert_cmpstr (g_array_index (fixture->game->records, WarRecord, number).order.text, ==,
                   "The \"wood\".");
  text = war_game_to_text (fixture->game);
  g_assert_nonnull (strstr (text, " - 1 note seats.1 text=\"The \\\"wood\\\".\"\n"));
}

/* The pool is empty: refused, and nothing is offered. */
static void
test_pieces_full (Fixture *fixture, gconstpointer data)
{
  WarOrder order = read_order ("1 call sides.0 q=0 r=6");
  WarGenerator generator = war_generator_new (1, 1);

  begin_moves (fixture);
  assert_refused (fixture, &order, WAR_REFUSAL_NO_ROOM, NULL);
  driver_check_offers (&fixture->setup, fixture->game->state, 0, &generator);
}

static void
test_pool (Fixture *fixture, gconstpointer data)
{
  begin_moves (fixture);
  ASSERT_DONE ("1 call sides.0 q=0 r=6", 2);
  g_assert_cmpint (get_row (fixture, WAR_TABLE_PIECES, 13)[WAR_PIECE_PRESENCE], ==,
                   WAR_PRESENCE_FREE);
  war_game_go_back (fixture->game, 4);
  ASSERT_DONE ("1 call sides.0 q=0 r=6", 3);
  g_assert_cmpint (get_row (fixture, WAR_TABLE_PIECES, 13)[WAR_PIECE_PRESENCE], ==,
                   WAR_PRESENCE_ON_FIELD);
  g_assert_cmpint (get_row (fixture, WAR_TABLE_PIECES, 13)[WAR_PIECE_Y], ==, 6);
  g_assert_cmpint (GIVE ("1 call sides.0 q=1 r=6", 3), ==, WAR_OUTCOME_REFUSED);
  g_assert_cmpstr (fixture->refusal.clause, ==, "probe.6");
}

static void
test_sealed_full (Fixture *fixture, gconstpointer data)
{
  WarOrder order = read_order ("1 fire pieces.1 shots=1 targets=8");
  WarGenerator generator = war_generator_new (1, 1);

  ASSERT_DONE ("3 lay", 1);
  get_row (fixture, WAR_TABLE_PIECES, 0)[WAR_PIECE_Y] = 3;
  get_row (fixture, WAR_TABLE_PIECES, 1)[WAR_PIECE_X] = 1;
  get_row (fixture, WAR_TABLE_PIECES, 1)[WAR_PIECE_Y] = 4;
  ASSERT_DONE ("1 fire pieces.0 shots=1 targets=8");
  assert_refused (fixture, &order, WAR_REFUSAL_NO_ROOM, NULL);
  driver_check_offers (&fixture->setup, fixture->game->state, 0, &generator);
}

/* Room for what must be decided, none for an offer: the move is refused after all. */
static void
test_decisions_full (Fixture *fixture, gconstpointer data)
{
  WarOrder order = read_order ("3 chart");

  begin_moves (fixture);
  get_row (fixture, WAR_TABLE_PIECES, 0)[WAR_PIECE_Y] = 4;
  get_row (fixture, WAR_TABLE_PIECES, 1)[WAR_PIECE_Y] = 4;
  ASSERT_DONE ("1 done");
  ASSERT_DONE ("2 done");
  for (guint64 seed = 0; seed < 200; seed++)
    {
      fixture->game->state->generator = war_generator_new (seed, 1);
      if (war_game_give (fixture->game, &order, NULL, 0, &fixture->events, &fixture->refusal, NULL)
          == WAR_OUTCOME_REFUSED)
        {
          assert_refused (fixture, &order, WAR_REFUSAL_NO_ROOM, NULL);
          return;
        }
      war_game_go_back (fixture->game, 4);
      get_row (fixture, WAR_TABLE_PIECES, 0)[WAR_PIECE_Y] = 4;
      get_row (fixture, WAR_TABLE_PIECES, 1)[WAR_PIECE_Y] = 4;
      ASSERT_DONE ("1 done");
      ASSERT_DONE ("2 done");
    }
  g_assert_not_reached ();
}

/* A log without room is no reason to stop, or to play differently. */
static void
test_events_full (Fixture *fixture, gconstpointer data)
{
  WarEvents none = { .items = NULL, .capacity = 0 };
  WarOrder order = read_order ("3 chart");
  guint64 hash;

  begin_moves (fixture);
  ASSERT_DONE ("1 done");
  ASSERT_DONE ("2 done");
  g_assert_cmpint (war_game_give (fixture->game, &order, NULL, 0, &fixture->events, NULL, NULL), ==,
                   WAR_OUTCOME_DONE);
  hash = get_hash (fixture);
  war_game_go_back (fixture->game, 6);
  g_assert_cmpint (war_game_give (fixture->game, &order, NULL, 0, &none, NULL, NULL), ==,
                   WAR_OUTCOME_DONE);
  g_assert_cmpuint (none.n_items, ==, 0);
  g_assert_cmphex (get_hash (fixture), ==, hash);
}

static void
test_game_over (Fixture *fixture, gconstpointer data)
{
  WarOrder order = war_order_new (PROBE_ORDER_DONE, 0, WAR_NONE);

  driver_play (fixture->game, 5, 5000);
  g_assert_cmpint (probe_play.get_winner (&fixture->setup, fixture->game->state), !=,
                   WAR_WINNER_NONE);
  assert_refused (fixture, &order, WAR_REFUSAL_GAME_OVER, NULL);
}

#define ADD(path, options, function) \
  g_test_add (path, Fixture, options, set_up, function, tear_down)

static const ProbeOptions no_pool = { 6, 13, 8, 6 };
static const ProbeOptions few_sealed = { 6, 16, 8, 1 };
static const ProbeOptions few_decisions = { 6, 16, 3, 6 };

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/play/refusals", NULL, test_refusals);
  ADD ("/play/answers", NULL, test_answers);
  ADD ("/play/answers/one-by-one", NULL, test_answers_one_by_one);
  ADD ("/play/sample-widest", NULL, test_sample_widest);
  ADD ("/play/faults", NULL, test_faults);
  ADD ("/play/limits", NULL, test_limits);
  ADD ("/play/terrain", NULL, test_terrain);
  ADD ("/play/offers", NULL, test_offers);
  ADD ("/play/fire-together", NULL, test_fire_together);
  ADD ("/play/losses", NULL, test_losses);
  ADD ("/play/future-dice", NULL, test_future_dice);
  ADD ("/play/views", NULL, test_views);
  ADD ("/play/note", NULL, test_note);
  ADD ("/play/pool", NULL, test_pool);
  ADD ("/play/full/pieces", &no_pool, test_pieces_full);
  ADD ("/play/full/sealed", &few_sealed, test_sealed_full);
  ADD ("/play/full/decisions", &few_decisions, test_decisions_full);
  ADD ("/play/full/events", NULL, test_events_full);
  ADD ("/play/game-over", NULL, test_game_over);

  return g_test_run ();
}
