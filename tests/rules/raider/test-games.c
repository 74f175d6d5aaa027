/* test-games.c: whole games of Trench Raider, which end by their rules (raider.R-5, raider.R-6)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/choice.h"
#include "engine/game/joint-move.h"
#include "engine/game/session.h"
#include "engine/raider/private.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "store/documents/library.h"
#include "store/documents/operation-file.h"

/* More orders no game has. */
#define MAX_ORDERS 20000

/* Every so many orders the state is looked at. */
#define LOOK_EVERY 5

/* So many games by quick commanders tell of all that often comes up. */
#define N_TOLD 40

/* The operations that come with the program; the setup of the one that is played. */
static const char *const names[] = { "three-lines.duckop", "one-line.duckop" };
static WarSetup *setups[G_N_ELEMENTS (names)], *setup;

/* What has been told in games: clauses of events, and of what is added to dice. */
static GHashTable *told;
static WarEvents events;

/* The phase that was told of last; −1: none yet. */
static gint32 phase;

/* All that has been told, in a number. */
static guint64 log_hash;

/* raider.2.1, raider.3.1, raider.4.1: one step after the other, none left out; raider.R-11: after
 * its moves the German phase goes on as the French one. */
static void
check_phase (const WarEvent *event)
{
  gint32 next = event->arguments[0];

  if (phase == -1)
    g_assert_cmpint (next, ==, WAR_RAIDER_PHASE_FRENCH_SETUP);
  else if (phase == WAR_RAIDER_PHASE_COUNTER_MORALE)
    g_assert_cmpint (next, ==, WAR_RAIDER_PHASE_MISFORTUNES);
  else
    g_assert_cmpint (next, ==, phase + 1);
  phase = next;
}

/* raider.1.1: dice have six sides. */
static void
check_dice (const WarEvent *event)
{
  for (guint i = 0; i < event->n_dice; i++)
    {
      g_assert_cmpuint (event->dice[i], >=, 1);
      g_assert_cmpuint (event->dice[i], <=, 6);
    }
}

static void
hash_number (gint64 number)
{
  log_hash = (log_hash ^ (guint64) number) * G_GUINT64_CONSTANT (0x100000001b3);
}

static void
hash_event (const WarEvent *event)
{
  hash_number (event->kind);
  hash_number (event->actor);
  hash_number (event->target);
  hash_number (g_str_hash (event->clause));
  for (guint i = 0; i < event->n_dice; i++)
    hash_number (event->dice[i]);
  for (guint i = 0; i < WAR_EVENT_MAX_ARGUMENTS; i++)
    hash_number (event->arguments[i]);
}

static void
note_events (void)
{
  for (guint i = 0; i < events.n_items; i++)
    {
      const WarEvent *event = &events.items[i];

      g_hash_table_add (told, (gpointer) event->clause);
      for (guint j = 0; j < event->n_modifiers; j++)
        g_hash_table_add (told, (gpointer) event->modifiers[j].clause);
      check_dice (event);
      hash_event (event);
      if (event->kind == WAR_RAIDER_EVENT_PHASE)
        check_phase (event);
    }
}

/* The game, which has ended. */
static WarGame *
play (WarCommander commander, guint64 seed)
{
  WarGame *game = war_game_new (setup, seed);
  WarSession session;
  guint n = 0;

  phase = -1;
  war_session_init (&session, game);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    session.commanders[side] = commander;
  for (WarStep step = war_session_get_step (&session); step.kind != WAR_STEP_OVER;
       step = war_session_get_step (&session), n++)
    {
      WarOrder order;

      g_assert_cmpint (step.kind, ==, WAR_STEP_COMMANDER);
      g_assert_true (war_session_choose (&session, step.seat, &order));
      events.n_items = 0;
      g_assert_cmpint (war_session_give (&session, &order, &events, NULL), ==, WAR_OUTCOME_DONE);
      note_events ();
      if (n % LOOK_EVERY == 0)
        {
          g_autofree char *fault = war_play_find_fault (setup, game->state);

          g_assert_cmpstr (fault, ==, NULL);
        }
      g_assert_cmpuint (n, <, MAX_ORDERS);
    }
  g_assert_cmpint (war_setup_peek_game (setup, game->state)[WAR_RAIDER_GAME_END], !=,
                   WAR_RAIDER_END_NONE);
  war_session_clear (&session);
  return game;
}

static void
test_games (gconstpointer data)
{
  const WarCommander *commander = data;
  guint n_games = g_test_slow () ? 200 : 3;

  for (guint i = 0; i < n_games; i++)
    {
      setup = setups[i % G_N_ELEMENTS (names)];
      war_game_free (play (*commander, (guint64) (guint) g_test_rand_int ()));
    }
}

/* Games that are kept: the same orders, states and logs with every compiler and machine. They
 * change when the rules do, or the commander's mind; then WarSystem.version may have to as well. */
static void
test_golden (void)
{
  static const struct
  {
    guint operation;
    WarCommander commander;
    guint n_games, n_orders;
    guint64 hash, log;
  } golden[] = {
    { 0, war_quick_command, 3, 1105, 0xac7df3a570fff763, 0x9676d800ae625fb3 },
    { 1, war_quick_command, 6, 945, 0x69b7a5c7fd600f52, 0x32b9ef7b65b51fff },
    { 1, war_random_command, 2, 499, 0x85f21766cdac4bc6, 0x1ed344901713a770 },
  };
  guint n_wrong = 0;

  for (guint i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      guint64 hash = 0;
      guint n_orders = 0;

      setup = setups[golden[i].operation];
      log_hash = 0;
      for (guint64 seed = 0; seed < golden[i].n_games; seed++)
        {
          g_autoptr (WarGame) game = play (golden[i].commander, 1914 + seed);

          hash = hash * G_GUINT64_CONSTANT (0x100000001b3)
                 ^ war_state_hash (setup->layout, game->state);
          n_orders += game->records->len;
        }
      if (hash == golden[i].hash && log_hash == golden[i].log && n_orders == golden[i].n_orders)
        continue;
      n_wrong++;
      g_test_message ("%u: %u, %#" G_GINT64_MODIFIER "x, %#" G_GINT64_MODIFIER "x", i, n_orders,
                      hash, log_hash);
    }

  g_assert_cmpuint (n_wrong, ==, 0);
}

/* The lines of a game, given once more, lead to the same state. */
static void
test_replay (void)
{
  g_autoptr (WarGame) game = NULL, again = NULL;
  g_autofree char *lines = NULL;
  guint line;

  setup = setups[1];
  game = play (war_quick_command, 1914);
  again = war_game_new (setup, 1914);
  lines = war_game_to_text (game);
  g_assert_true (war_game_replay (again, lines, &line));
  g_assert_cmpuint (war_state_hash (setup->layout, again->state), ==,
                    war_state_hash (setup->layout, game->state));
}

/* Each comes into play in games, and is named as the reason. */
static const char *const in_play[] = {
  "raider.2.3",  "raider.2.4",  "raider.2.6",  "raider.2.7",  "raider.2.8",  "raider.2.9",
  "raider.2.10", "raider.3.2",  "raider.3.4",  "raider.3.5",  "raider.3.6",  "raider.3.9",
  "raider.3.12", "raider.3.18", "raider.3.22", "raider.3.23", "raider.3.24", "raider.3.26",
  "raider.3.27", "raider.3.29", "raider.3.30", "raider.3.31", "raider.4.3",  "raider.4.4",
  "raider.4.5",  "raider.4.8",  "raider.4.9",  "raider.6.3",  "raider.6.8",  "raider.R-1",
  "raider.R-2",  "raider.R-4",  "raider.R-17", "raider.R-19", "raider.R-23", "raider.R-28",
  "raider.R-29",
};

static void
test_in_play (void)
{
  setup = setups[0];
  for (guint64 seed = 1; seed <= N_TOLD; seed++)
    war_game_free (play (war_quick_command, seed));
  for (guint i = 0; i < G_N_ELEMENTS (in_play); i++)
    if (!g_hash_table_contains (told, in_play[i]))
      {
        g_test_message ("%s is never told of", in_play[i]);
        g_test_fail ();
      }
}

/* raider.1.2: 4 × 6 feet, three trenches each; raider.1.3: regiments of 30 and their leader, who go
 * for all three lines (raider.1.4); raider.4.2: all Germans are listed, most of them to be drawn.
 * raider.R-25: nothing asks for forces of the same cost. */
static void
test_operation (void)
{
  const WarRaider *data = war_raider_get_data (setups[0]);
  guint n_drawn = 0, n_there = 0;
  gint costs[WAR_N_SIDES] = { 0, 0 };

  g_assert_cmpint (data->field->width, ==, 4 * 12 * WAR_INCH);
  g_assert_cmpint (data->field->depth, ==, 6 * 12 * WAR_INCH);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    g_assert_cmpint (data->n_lines[side], ==, 3);
  g_assert_cmpint (data->n_started, ==, 3 * 30);
  for (guint i = 0; i < data->units->len; i++)
    {
      const WarRaiderUnit *unit = war_raider_get_unit (setups[0], i);

      costs[unit->side] += g_array_index (data->types, WarRaiderType, unit->type).type->cost;
      if (unit->side != WAR_RAIDER_GERMAN)
        continue;
      n_drawn += unit->is_drawn;
      n_there += !unit->is_drawn;
    }
  g_assert_cmpuint (n_drawn, ==, 84);
  g_assert_cmpuint (n_there, ==, 49);
  g_assert_cmpint (costs[0], !=, costs[1]);
}

/* Groups -------------------------------------------------------------------------------------- */

/* Goes on to a decision of the seat of that kind. FALSE: the game is over. */
static gboolean
go_to (WarSession *session, gint seat, guint kind)
{
  for (WarStep step = war_session_get_step (session); step.kind != WAR_STEP_OVER;
       step = war_session_get_step (session))
    {
      const gint32 *decision = war_decision_peek (setup, session->game->state, seat);
      WarOrder order;

      if (decision != NULL && decision[WAR_DECISION_KIND] == (gint32) kind)
        return TRUE;
      g_assert_true (war_session_choose (session, step.seat, &order));
      war_session_give (session, &order, NULL, NULL);
    }

  return FALSE;
}

/* Of the larger operation. */
static WarGame *
new_game (void)
{
  setup = setups[0];
  return war_game_new (setup, 1);
}

static void
begin (WarSession *session, WarGame *game)
{
  war_session_init (session, game);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    session->commanders[side] = war_quick_command;
}

/* raider.R-28: who is placed by pointing comes with his regiment, side by side. */
static void
test_ranks (void)
{
  g_autoptr (WarGame) game = new_game ();
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));
  WarSession session;
  WarOrder order;

  begin (&session, game);
  g_assert_true (go_to (&session, WAR_RAIDER_FRENCH, WAR_RAIDER_DECIDE_SET_UP));
  war_choice_list (setup, game->state, WAR_RAIDER_FRENCH, 0, choices);
  g_assert_cmpuint (choices->len, >, 0);
  g_assert_true (war_choice_point (setup, game->state, &g_array_index (choices, WarChoice, 0),
                                   (WarPosition){ 20 * WAR_INCH, 50 * WAR_INCH }, 0, &order));
  g_assert_cmpuint (order.kind, ==, WAR_RAIDER_ORDER_PLACE);
  g_assert_cmpuint (order.n_targets, ==, 30);
  g_assert_cmpint (order.arguments[3], ==, 0);
  g_assert_cmpint (war_session_give (&session, &order, NULL, NULL), ==, WAR_OUTCOME_DONE);
  for (guint i = 0; i <= 30; i++)
    g_assert_true (war_raider_stands (setup, game->state, i));
  war_session_clear (&session);
}

/* raider.R-10: a group goes by one order, straight on, and not on further legs. */
static void
test_group (void)
{
  g_autoptr (WarGame) game = new_game ();
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (WarJointMove));
  gint rows[WAR_RAIDER_MAX_UNITS];
  WarSession session;
  guint n = 0;
  const WarJointMove *first;

  begin (&session, game);
  g_assert_true (go_to (&session, WAR_RAIDER_FRENCH, WAR_RAIDER_DECIDE_MOVE));
  for (guint i = 0; i <= 30; i++)
    if (war_joint_move_can_go (setup, game->state, WAR_RAIDER_FRENCH, (gint) i))
      rows[n++] = (gint) i;
  g_assert_cmpuint (n, >, 10);
  war_joint_move_plan (setup, game->state, WAR_RAIDER_FRENCH, rows, n,
                       (WarPosition){ 0, -2 * WAR_INCH }, moves);
  g_assert_cmpuint (moves->len, ==, n);
  first = &g_array_index (moves, WarJointMove, 0);
  g_assert_cmpuint (first->order.n_targets, ==, n - 1);
  g_assert_cmpint (first->order.arguments[1], ==, 2 * WAR_INCH);
  g_assert_cmpint (first->order.arguments[3], ==, 0);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (g_array_index (moves, WarJointMove, i).leader, ==, first->actor);
  g_assert_cmpint (war_session_give (&session, &first->order, NULL, NULL), ==, WAR_OUTCOME_DONE);
  war_session_clear (&session);
}

/* How many of the regiment fire together at an enemy at whom most can. */
static guint
count_together (const WarState *state, gint regiment)
{
  gint rows[WAR_RAIDER_MAX_UNITS];
  guint n = 0, most = 0;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_setup_peek_piece (setup, state, i)[WAR_RAIDER_PIECE_REGIMENT] == regiment
        && war_joint_attack_can_join (setup, state, WAR_RAIDER_FRENCH, (gint) i))
      rows[n++] = (gint) i;
  for (guint i = 0; n > 1 && i < war_raider_count_units (setup); i++)
    {
      g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (WarOrder));
      const WarOrder *order;
      WarRefusal refusal;

      war_joint_attack_plan (setup, state, WAR_RAIDER_FRENCH, rows, n, (gint) i, orders);
      if (orders->len == 0)
        continue;
      order = &g_array_index (orders, WarOrder, 0);
      g_assert_true (war_play_check (setup, state, order, &refusal));
      g_assert_cmpint (order->targets[0], ==, i);
      most = MAX (most, order->n_targets);
    }

  return most;
}

/* Men of a regiment fire at one target by one order, too. */
static void
test_fire_together (void)
{
  guint most = 0;

  for (guint64 seed = 1; seed <= 20 && most < 2; seed++)
    {
      g_autoptr (WarGame) game = war_game_new (setup, seed);
      WarSession session;
      WarOrder order;

      begin (&session, game);
      while (most < 2 && go_to (&session, WAR_RAIDER_FRENCH, WAR_RAIDER_DECIDE_MOVE))
        {
          for (gint i = 0; i < 3 && most < 2; i++)
            most = count_together (game->state, i);
          g_assert_true (war_session_choose (&session, WAR_RAIDER_FRENCH, &order));
          war_session_give (&session, &order, NULL, NULL);
        }
      war_session_clear (&session);
    }
  g_assert_cmpuint (most, >=, 2);
}

static WarSetup *
load (StoreLibrary *library, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", name, NULL);
  StoreFaults *faults = store_faults_new (name);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);
  WarSetup *loaded;

  g_assert_nonnull (operation);
  loaded = war_setup_new (operation, NULL);
  g_assert_nonnull (loaded);
  store_faults_free (faults);
  return loaded;
}

int
main (int argc, char **argv)
{
  static const WarCommander quick = war_quick_command, random = war_random_command;
  StoreLibrary *library;
  int result;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    setups[i] = load (library, names[i]);
  told = g_hash_table_new (g_str_hash, g_str_equal);
  events.items = g_new (WarEvent, WAR_MAX_EVENTS);
  events.capacity = WAR_MAX_EVENTS;
  g_test_add_func ("/rules/raider.2.1/golden", test_golden);
  g_test_add_func ("/rules/raider.2.1/replay", test_replay);
  g_test_add_data_func ("/rules/raider.R-5/quick", &quick, test_games);
  g_test_add_data_func ("/rules/raider.R-5/random", &random, test_games);
  g_test_add_func ("/rules/raider.3.1/in-play", test_in_play);
  g_test_add_func ("/rules/raider.1.4/operation", test_operation);
  g_test_add_func ("/rules/raider.R-28/ranks", test_ranks);
  g_test_add_func ("/rules/raider.R-10/group", test_group);
  g_test_add_func ("/rules/raider.R-10/fire-together", test_fire_together);
  result = g_test_run ();
  g_free (events.items);
  g_hash_table_unref (told);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    war_setup_free (setups[i]);
  store_library_free (library);
  return result;
}
