/* test-choice.c: orders that are put together of numbers, hexes and several targets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/choice.h"
#include "engine/game/decision.h"

/* A truck takes a number of crates to a hex, and with it up to two of pieces 1 to 4: as many as
 * crates leave room for. */
enum
{
  CRATES,
  HEX,
};

#define N_COLUMNS 7
#define N_ROWS 6
#define MOST_CRATES 60
#define N_PIECES 6

static const WarOrderKind kinds[] = {
  { "take",
    WAR_TABLE_PIECES,
    { WAR_ARGUMENT (NUMBER, "crates"), WAR_ARGUMENT (HEX, "hex") },
    .targets = WAR_TABLE_PIECES },
  { "drive", WAR_TABLE_PIECES, { WAR_ARGUMENT (HEX, "hex") }, .targets = WAR_NONE },
  { NULL },
};

static const char *const nothing[] = { NULL };

/* The hexes of odd numbers. */
static gboolean
is_open (gint32 hex)
{
  return hex >= 0 && hex < N_COLUMNS * N_ROWS && hex % 2 == 1;
}

static guint
get_room (const WarOrder *order)
{
  return order->arguments[CRATES] > MOST_CRATES / 2 ? 1 : 2;
}

static gboolean
check (const WarSetup *setup, const WarState *state, const WarOrder *order, WarRefusal *refusal)
{
  *refusal = (WarRefusal){ .kind = WAR_REFUSAL_OWN };
  if (order->kind == 1)
    return is_open (order->arguments[0]);

  for (guint i = 0; i < order->n_targets; i++)
    if (order->targets[i] < 1 || order->targets[i] > 4)
      return FALSE;
  return order->arguments[CRATES] >= 10 && order->arguments[CRATES] <= MOST_CRATES
         && order->arguments[CRATES] % 5 == 0 && is_open (order->arguments[HEX])
         && order->n_targets >= 1 && order->n_targets <= get_room (order);
}

static guint
list (const WarSetup *setup, const WarState *state, gint seat, gint actor, WarOption *options,
      guint maximum)
{
  guint n = 0;

  for (guint kind = 0; kind < 2; kind++)
    {
      WarOption *option = &options[n++];
      WarDomain *hexes = &option->arguments[kind == 0 ? HEX : 0];

      option->kind = kind;
      option->actor = 0;
      option->n_candidates = 0;
      option->minimum_targets = option->maximum_targets = 0;
      for (guint i = 0; i < WAR_ORDER_MAX_ARGUMENTS; i++)
        war_domain_clear (&option->arguments[i], kind == 0 && i == CRATES ? 5 : 1);
      if (kind == 0)
        war_domain_add (&option->arguments[CRATES], 10, MOST_CRATES);
      for (gint32 hex = 0; hex < N_COLUMNS * N_ROWS; hex++)
        if (is_open (hex))
          war_domain_add (hexes, hex, hex);
    }
  return n;
}

static gboolean
narrow (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
        WarOption *option)
{
  if (order->kind != 0 || n < 2)
    return TRUE;

  option->n_candidates = 0;
  for (gint row = 1; row <= 4; row++)
    option->candidates[option->n_candidates++] = row;
  option->minimum_targets = 1;
  option->maximum_targets = get_room (order);
  return TRUE;
}

static gint
get_winner (const WarSetup *setup, const WarState *state)
{
  return WAR_WINNER_NONE;
}

static const WarPlay play = {
  .orders = kinds,
  .events = nothing,
  .decisions = nothing,
  .phases = nothing,
  .check = check,
  .list = list,
  .narrow = narrow,
  .get_winner = get_winner,
};

typedef struct
{
  WarSetup setup;
  WarState *state;
  WarOperation operation; /* nothing but its field */
  GArray *choices; /* WarChoice */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  guint rows[WAR_N_TABLES] = { [WAR_TABLE_GAME] = 1,
                               [WAR_TABLE_SEATS] = 1,
                               [WAR_TABLE_PIECES] = N_PIECES,
                               [WAR_TABLE_DECISIONS] = 1 };
  g_autoptr (WarHexBoard) board = war_hex_board_new (N_COLUMNS, N_ROWS);

  war_setup_init (&fixture->setup, &play, NULL, rows);
  fixture->operation.field = war_field_new_hex ("Board", board, WAR_HEX_USUAL_HALF_WIDTH);
  fixture->setup.operation = &fixture->operation;
  fixture->state = war_state_new (fixture->setup.layout, war_generator_new (1, 1));
  g_assert_true (
    war_decision_open (&fixture->setup, fixture->state, 0, 0, TRUE, WAR_NONE, 0, NULL));
  fixture->choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));
  war_choice_list (&fixture->setup, fixture->state, 0, 0, fixture->choices);
  g_assert_cmpuint (fixture->choices->len, ==, 1 + 1);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_array_unref (fixture->choices);
  g_free (fixture->state);
  war_field_unref (fixture->operation.field);
  war_setup_clear (&fixture->setup);
}

static const WarChoice *
get_choice (Fixture *fixture, guint i)
{
  return &g_array_index (fixture->choices, WarChoice, i);
}

static WarChoice
say (Fixture *fixture, const WarChoice *choice, gint32 value)
{
  WarChoice chosen;

  g_assert_true (war_choice_set (&fixture->setup, fixture->state, choice, value, &chosen));
  return chosen;
}

/* The nearest that is allowed; and then a hex is wanted, and then targets. */
static void
test_number (Fixture *fixture, gconstpointer data)
{
  const WarChoice *take = get_choice (fixture, 0);
  WarChoice chosen;

  g_assert_cmpint (war_choice_get_want (&fixture->setup, take), ==, WAR_CHOICE_NUMBER);
  for (gint32 wanted = -100; wanted <= 200; wanted++)
    {
      gint32 number;

      chosen = say (fixture, take, wanted);
      number = chosen.order.arguments[CRATES];
      g_assert_cmpuint (chosen.n_chosen, ==, 1);
      g_assert_cmpint (number % 5, ==, 0);
      g_assert_true (number == CLAMP (number, 10, MOST_CRATES));
      if (wanted >= 10 && wanted <= MOST_CRATES)
        g_assert_cmpint (ABS (number - wanted), <=, 2);
    }
  g_assert_cmpint (war_choice_get_want (&fixture->setup, &chosen), ==, WAR_CHOICE_HEX);
  chosen = say (fixture, &chosen, 3);
  g_assert_cmpint (war_choice_get_want (&fixture->setup, &chosen), ==, WAR_CHOICE_TARGETS);
}

/* Of hexes no other is taken than the one that is meant. */
static void
test_hex (Fixture *fixture, gconstpointer data)
{
  const WarChoice *drive = get_choice (fixture, 1);
  WarHexes hexes = war_field_get_hexes (fixture->operation.field);
  WarRefusal refusal;

  g_assert_cmpint (war_choice_get_want (&fixture->setup, drive), ==, WAR_CHOICE_HEX);
  for (gint32 hex = 0; hex < N_COLUMNS * N_ROWS; hex++)
    {
      WarPosition place = war_hex_get_centre (&hexes, (WarHex) hex);
      WarChoice chosen;
      WarOrder order;

      g_assert_cmpint (war_choice_find_hex (&fixture->setup, place), ==, hex);
      g_assert_cmpint (war_choice_point (&fixture->setup, fixture->state, drive, place, 0, &order),
                       ==, is_open (hex));
      g_assert_cmpint (order.arguments[0], ==, hex);
      g_assert_cmpint (war_play_check (&fixture->setup, fixture->state, &order, &refusal), ==,
                       is_open (hex));
      g_assert_cmpint (war_choice_set (&fixture->setup, fixture->state, drive, hex, &chosen), ==,
                       is_open (hex));
      if (is_open (hex))
        g_assert_cmpint (war_choice_get_want (&fixture->setup, &chosen), ==, WAR_CHOICE_NOTHING);
    }
  g_assert_cmpint (war_choice_find_hex (&fixture->setup, (WarPosition){ -WAR_INCH, -WAR_INCH }), ==,
                   WAR_NONE);
}

/* One after the other, and out again; never more than there is room for, nor anybody else. */
static void
test_targets (Fixture *fixture, gconstpointer data)
{
  WarChoice light = say (fixture, get_choice (fixture, 0), 10), full;
  WarChoice chosen;
  WarRefusal refusal;

  light = say (fixture, &light, 5);
  g_assert_false (war_choice_has_enough (&light));
  g_assert_false (
    war_choice_toggle (&fixture->setup, fixture->state, &light, N_PIECES - 1, &chosen));
  g_assert_true (war_choice_toggle (&fixture->setup, fixture->state, &light, 2, &chosen));
  g_assert_true (war_choice_has_enough (&chosen));
  g_assert_false (war_choice_is_full (&chosen));
  g_assert_true (war_play_check (&fixture->setup, fixture->state, &chosen.order, &refusal));
  g_assert_true (war_choice_toggle (&fixture->setup, fixture->state, &chosen, 4, &full));
  g_assert_true (war_choice_is_full (&full));
  g_assert_true (war_play_check (&fixture->setup, fixture->state, &full.order, &refusal));
  g_assert_false (war_choice_toggle (&fixture->setup, fixture->state, &full, 1, &chosen));
  g_assert_true (war_choice_toggle (&fixture->setup, fixture->state, &full, 2, &chosen));
  g_assert_cmpuint (chosen.order.n_targets, ==, 1);
  g_assert_cmpint (chosen.order.targets[0], ==, 4);

  /* With many crates there is room for one. */
  light = say (fixture, get_choice (fixture, 0), MOST_CRATES);
  light = say (fixture, &light, 5);
  g_assert_true (war_choice_toggle (&fixture->setup, fixture->state, &light, 2, &chosen));
  g_assert_true (war_choice_is_full (&chosen));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/choice/number", Fixture, NULL, set_up, test_number, tear_down);
  g_test_add ("/choice/hex", Fixture, NULL, set_up, test_hex, tear_down);
  g_test_add ("/choice/targets", Fixture, NULL, set_up, test_targets, tear_down);

  return g_test_run ();
}
