/* test-games.c: whole games of Trench Assault, at random and by its quick commander
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "battle.h"
#include "clauses.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "referee.h"
#include "store/documents/game-file.h"

#define N_GOLDEN 3 /* games of each kind; the first of them where time is short */
#define N_SLOW_GAMES 500 /* of each of four kinds */
#define LEAST_OFTEN 10 /* that a clause comes into play in those */
#define REFUSAL_SHARE 8 /* after one order in so many another is refused */

static StoreLibrary *library;

static const WarCommander at_random[] = { war_random_command, war_random_command };
static const WarCommander quickly[] = { war_quick_command, war_quick_command };
static const WarCommander quick_attack[] = { war_quick_command, war_random_command };
static const WarCommander quick_defence[] = { war_random_command, war_quick_command };

static const BattleKind amended = { 4, FALSE, 20, G_MAXUINT32 };
static const BattleKind printed = { 4, FALSE, 20, 0 };
static const BattleKind small = { 1, FALSE, 20, 0 };
static const BattleKind talking = { 2, FALSE, 20, 1u << WAR_ASSAULT_AMENDMENT_NOTES };
static const BattleKind more = { 4, TRUE, 20, G_MAXUINT32 };

/* Goldens -------------------------------------------------------------------------------------- */

/* Everything that is said, in a number. */
static void
hash_events (const WarGame *game, const WarState *before, const WarEvents *events, gpointer data)
{
  guint64 *hash = data;

  for (guint i = 0; i < events->n_items; i++)
    {
      const WarEvent *event = &events->items[i];
      guint64 numbers[] = { event->kind,   (guint64) event->actor, (guint64) event->target,
                            event->n_dice, event->seats,           g_str_hash (event->clause) };
      guint n_arguments = WAR_EVENT_MAX_ARGUMENTS;

      /* Room for more arguments changes nothing. */
      while (n_arguments > 0 && event->arguments[n_arguments - 1] == 0)
        n_arguments--;

      for (guint j = 0; j < G_N_ELEMENTS (numbers); j++)
        *hash = (*hash ^ numbers[j]) * G_GUINT64_CONSTANT (0x100000001b3);
      for (guint j = 0; j < event->n_dice; j++)
        *hash = (*hash ^ event->dice[j]) * G_GUINT64_CONSTANT (0x100000001b3);
      for (guint j = 0; j < n_arguments; j++)
        *hash = (*hash ^ (guint64) event->arguments[j]) * G_GUINT64_CONSTANT (0x100000001b3);
    }
}

/* Games that are kept: the same orders, states and logs with every compiler and machine. They
 * change when the rules do, or the commander's mind; then WarSystem.version may have to as well. */
static void
test_golden (void)
{
  static const struct
  {
    const BattleKind *kind;
    const WarCommander *commanders;
    struct
    {
      guint n_orders;
      guint64 hash, log;
    } first, all; /* of the first game; of all of them together */
  } golden[] = {
    { &amended,
      at_random,
      { 1384, 0x4e0cc187d1357877, 0x6f348be1a4698bd9 },
      { 4259, 0x72b4868c8b926b81, 0xe9b98ec5507ec016 } },
    { &printed,
      at_random,
      { 1457, 0x104f45b94904836f, 0xe80ddbcff9868dd4 },
      { 4172, 0xe910ef793844022e, 0xbf2a9db950a0136 } },
    { &small,
      at_random,
      { 472, 0xbebd7a1d73b7b01a, 0x7d47b8e7cbd19b3b },
      { 1108, 0xd5a97147fd1f3441, 0xd5a808ac17d1564 } },
    { &more,
      at_random,
      { 1332, 0x4fd40deec8b63fd5, 0xa7475405a500eb48 },
      { 4133, 0xba652b70a3cd639f, 0x4c669e659afeeb59 } },
    { &amended,
      quickly,
      { 414, 0x9ed8a699345d91a9, 0x9963ef13ee93f142 },
      { 1323, 0xcba3d98363c287a0, 0xa04f95ade8b617b0 } },
    { &printed,
      quickly,
      { 307, 0x3be18f496f57f824, 0x35a65c789cdc946e },
      { 1209, 0xe3f5df72e28fe323, 0x64b4639147efcfe3 } },
    { &more,
      quickly,
      { 398, 0x9246b1bfcbcc8c9d, 0x76fe3b8eaf107dc0 },
      { 1448, 0xc714801203eb72db, 0x12a455e37219f86 } },
  };
  guint n_wrong = 0;

  for (guint i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      g_autoptr (WarSetup) setup = battle_set_up (library, golden[i].kind);
      guint64 hash = 0, log = 0;
      guint n_orders = 0;

      for (guint64 seed = 0; seed < (g_test_slow () ? N_GOLDEN : 1); seed++)
        {
          g_autoptr (WarGame) game
            = battle_play (setup, 1916 + seed, golden[i].commanders, hash_events, &log);

          hash = hash * G_GUINT64_CONSTANT (0x100000001b3)
                 ^ war_state_hash (setup->layout, game->state);
          n_orders += game->records->len;
        }

      if (g_test_slow () ? hash == golden[i].all.hash && n_orders == golden[i].all.n_orders
                             && log == golden[i].all.log
                         : hash == golden[i].first.hash && n_orders == golden[i].first.n_orders
                             && log == golden[i].first.log)
        continue;
      n_wrong++;
      g_test_message ("%u: %u, %#" G_GINT64_MODIFIER "x, %#" G_GINT64_MODIFIER "x", i, n_orders,
                      hash, log);
    }

  g_assert_cmpuint (n_wrong, ==, 0);
}

/* Again -------------------------------------------------------------------------------------- */

/* The lines of a game, given once more, lead to the same states. */
static void
test_replay (gconstpointer data)
{
  g_autoptr (WarSetup) setup = battle_set_up (library, data);
  g_autoptr (WarGame) game = battle_play (setup, 1916, quickly, NULL, NULL);
  g_autoptr (WarGame) again = war_game_new (setup, 1916);
  g_autofree char *lines = war_game_to_text (game);
  g_autofree char *lines_again = NULL;
  guint line;

  g_assert_true (war_game_replay (again, lines, &line));
  lines_again = war_game_to_text (again);
  g_assert_cmpstr (lines_again, ==, lines);
  g_assert_cmpuint (war_state_hash (setup->layout, again->state), ==,
                    war_state_hash (setup->layout, game->state));

  /* One that says something else is noticed. */
  war_game_go_back (again, 0);
  lines[strlen (lines) - 2] = lines[strlen (lines) - 2] == '0' ? '1' : '0';
  g_assert_false (war_game_replay (again, lines, &line));
}

/* Halfway through, with sealed orders and secrets, and from then on. */
static void
test_round_trip (gconstpointer data)
{
  g_autoptr (WarOperation) operation = battle_new_operation (library, data);
  g_autoptr (WarSetup) setup = battle_set_up (library, data);
  g_autoptr (WarGame) game = battle_play (setup, 1917, quickly, NULL, NULL);
  WarSetupFault fault;

  for (guint n = 1; n <= game->records->len; n = n * 3 + 7)
    {
      g_autoptr (StoreGame) saved = store_game_new (operation, 1917, &fault);
      g_autoptr (StoreFaults) faults = store_faults_new ("game");
      g_autoptr (StoreGame) loaded = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autofree WarState *state = war_game_dup_state (game, n);
      g_autofree WarState *read = NULL;
      g_autofree char *text = war_state_to_text (setup->layout, state);

      g_assert_nonnull (saved);
      for (guint i = 0; i < n; i++)
        {
          const WarRecord *record = &g_array_index (game->records, WarRecord, i);

          g_assert_cmpint (
            war_game_give_again (saved->game, &record->order,
                                 &g_array_index (game->answers, gint32, record->first_answer),
                                 record->n_answers, NULL),
            ==, WAR_OUTCOME_DONE);
        }
      bytes = store_game_to_bytes (saved);
      loaded = store_game_from_bytes (library, bytes, faults);
      if (loaded == NULL)
        {
          g_autofree char *message = store_faults_to_string (faults);

          g_error ("%s", message);
        }
      g_assert_cmpuint (war_state_hash (setup->layout, loaded->game->state), ==,
                        war_state_hash (setup->layout, state));
      g_assert_cmpuint (loaded->game->records->len, ==, n);
      read = war_state_from_text (setup->layout, text, NULL);
      g_assert_nonnull (read);
      g_assert_cmpuint (war_state_hash (setup->layout, read), ==,
                        war_state_hash (setup->layout, state));
    }
}

/* Many ---------------------------------------------------------------------------------------- */

typedef struct
{
  WarGenerator generator;
  AssaultReferee *referee;
  Tally *tally; /* or NULL */
  guint counts[WAR_ASSAULT_N_EVENTS];
} Watch;

/* What only the defender knows is said in another way: closed bunkers open at other times, and
 * those inside change their places. */
static void
exchange_bunkers (const WarSetup *setup, WarState *state, WarGenerator *generator)
{
  const WarAssault *data = war_assault_get_data (setup);
  gint32 round = war_setup_peek_game (setup, state)[WAR_GAME_ROUND];

  for (guint i = 0; i < data->bunkers->len; i++)
    {
      gint32 *opens = &war_state_get_row (
        setup->layout, state, WAR_TABLE_FEATURES,
        g_array_index (data->bunkers, WarAssaultBunker, i).feature)[WAR_ASSAULT_FEATURE_OPENS];

      if (*opens > round)
        *opens = round + 1 + (gint32) war_generator_draw (generator, 6);
    }
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      gint32 *cells = war_setup_get_piece (setup, state, i);

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
          && war_assault_get_unit (setup, i)->side == WAR_ASSAULT_DEFENDERS)
        cells[WAR_ASSAULT_PIECE_PLACE] = 1 + (gint32) war_generator_draw (generator, 9);
    }
}

/* What one seat has sealed is taken away. */
static void
forget_sealed (const WarSetup *setup, WarState *state, gint seat)
{
  GArray *orders = g_array_new (FALSE, FALSE, sizeof (WarOrder));
  WarOrder order;

  while (war_sealed_take (setup, state, &order))
    if (order.seat != seat)
      g_array_append_val (orders, order);
  for (guint i = 0; i < orders->len; i++)
    war_sealed_add (setup, state, &g_array_index (orders, WarOrder, i));
  g_array_unref (orders);
}

static void
compare_views (const WarSetup *setup, const WarState *a, const WarState *b, gint knows)
{
  g_autofree WarState *view_a = war_state_copy (a), *view_b = war_state_copy (b);

  for (gint seat = 0; seat <= war_assault_get_data (setup)->seat_of_defenders; seat++)
    {
      if (seat == knows)
        continue;
      war_play_view (setup, a, seat, 1, view_a);
      war_play_view (setup, b, seat, 1, view_b);
      g_assert_cmpint (
        memcmp (view_a->cells, view_b->cells, setup->layout->n_cells * sizeof (gint32)), ==, 0);
    }
}

/* Now and then what is secret is exchanged, and nobody else sees it; and nobody else is told. */
static void
watch (const WarGame *game, const WarState *before, const WarEvents *events, gpointer data)
{
  const WarSetup *setup = game->setup;
  gint defenders = war_assault_get_data (setup)->seat_of_defenders;
  Watch *watched = data;

  assault_referee_watch (watched->referee, game, before, events);
  for (guint i = 0; i < events->n_items; i++)
    {
      const WarEvent *event = &events->items[i];

      watched->counts[event->kind]++;
      if (event->kind == WAR_ASSAULT_EVENT_SHELTERED || event->kind == WAR_ASSAULT_EVENT_ENTRANCE)
        g_assert_cmpuint (event->seats, ==, 1u << defenders);
      if (event->kind == WAR_ASSAULT_EVENT_ORDERED)
        g_assert_cmpuint (event->seats, ==,
                          1u << war_assault_get_unit (setup, (guint) event->actor)->seat);
    }
  if (watched->tally != NULL)
    {
      tally_count_events (watched->tally, events);
      if (war_generator_draw (&watched->generator, REFUSAL_SHARE) == 0)
        tally_count_refusals (watched->tally, game, assault_clauses_spoil, &watched->generator);
    }
  if (war_generator_draw (&watched->generator, 50) == 0)
    {
      g_autofree WarState *other = war_state_copy (game->state);
      gint seat = (gint) war_generator_draw (&watched->generator, (guint) defenders + 1);

      exchange_bunkers (setup, other, &watched->generator);
      compare_views (setup, game->state, other, defenders);
      war_state_assign (other, game->state);
      forget_sealed (setup, other, seat);
      compare_views (setup, game->state, other, seat);
    }
}

static void
play_many (const BattleKind *kind, const WarCommander commanders[WAR_N_SIDES], guint n_games,
           guint wins[WAR_WINNER_DRAW + 1], Watch *watched)
{
  g_autoptr (WarSetup) setup = battle_set_up (library, kind);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (AssaultReferee) referee = assault_referee_new (setup);
      g_autoptr (WarGame) game = NULL;

      watched->referee = referee;
      game = battle_play (setup, (guint64) g_test_rand_int (), commanders, watch, watched);
      wins[war_play_get_result (setup, game->state).winner]++;
    }
  g_test_message ("%u wins of the attackers, %u of the defenders", wins[1], wins[2]);
}

/* Nothing that cannot be comes about, with 3 seats and with 6; of many games each clause comes into
 * play that can. At random nobody goes far: in some games one of the two thinks. */
static void
test_random (void)
{
  static const BattleKind *const kinds[] = { &amended, &printed, &small, &more, &talking };
  static const WarCommander *const commanders[]
    = { at_random, quick_attack, quick_defence, quickly };
  g_autoptr (WarSetup) setup = battle_set_up (library, &more);
  g_autoptr (Tally) tally = tally_new (setup->operation->rules);
  Watch watched = { war_generator_new (1, 1), NULL, tally, { 0 } };
  guint wins[WAR_WINNER_DRAW + 1] = { 0 }, n = g_test_slow () ? N_SLOW_GAMES / 4 : 1, n_rare;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint j = 0; j < G_N_ELEMENTS (commanders); j++)
      if (g_test_slow () || i % G_N_ELEMENTS (commanders) == j)
        play_many (kinds[i], commanders[j], n, wins, &watched);
  g_assert_cmpuint (watched.counts[WAR_ASSAULT_EVENT_SHELLED], >, 0);
  g_assert_cmpuint (watched.counts[WAR_ASSAULT_EVENT_FIRED], >, 0);
  g_assert_cmpuint (watched.counts[WAR_ASSAULT_EVENT_MORALE], >, 0);
  g_assert_cmpuint (watched.counts[WAR_ASSAULT_EVENT_UNPINNED], >, 0);
  n_rare = assault_clauses_report (tally, LEAST_OFTEN);
  if (g_test_slow ())
    g_assert_cmpuint (n_rare, ==, 0);
}

static void
test_quick (void)
{
  Watch watched = { war_generator_new (2, 1), NULL, NULL, { 0 } };
  guint wins[WAR_WINNER_DRAW + 1] = { 0 };

  play_many (&amended, quickly, g_test_slow () ? 400 : 2, wins, &watched);
  play_many (&more, quickly, g_test_slow () ? 100 : 1, wins, &watched);
  g_assert_cmpuint (watched.counts[WAR_ASSAULT_EVENT_GAPPED], >, 0);
  g_assert_cmpuint (watched.counts[WAR_ASSAULT_EVENT_EMERGED], >, 0);
  g_assert_cmpuint (watched.counts[WAR_ASSAULT_EVENT_FOUGHT], >, 0);
}

/* Each side's quick commander beats one that does anything; a few games say little about each. */
static void
test_beats_random (void)
{
  Watch watched = { war_generator_new (3, 1), NULL, NULL, { 0 } };
  guint wins[WAR_WINNER_DRAW + 1] = { 0 }, lost[WAR_WINNER_DRAW + 1] = { 0 };
  guint n = g_test_slow () ? 200 : 1;

  play_many (&amended, quick_attack, n, wins, &watched);
  play_many (&amended, quick_defence, n, lost, &watched);
  g_assert_cmpuint (wins[1] + lost[2], >=, n);
  if (g_test_slow ())
    {
      g_assert_cmpuint (wins[1] * 100, >=, n * 95);
      g_assert_cmpuint (lost[2] * 100, >=, n * 95);
    }
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/rules/assault.4.1/golden", test_golden);
  g_test_add_data_func ("/rules/assault.4.1/replay/6-seats", &more, test_replay);
  g_test_add_data_func ("/rules/assault.4.1/replay/3-seats", &small, test_replay);
  g_test_add_data_func ("/rules/assault.A-1/round-trip/6-seats", &more, test_round_trip);
  g_test_add_data_func ("/rules/assault.A-1/round-trip/3-seats", &small, test_round_trip);
  g_test_add_func ("/rules/assault.3.4/assault.A-28/random", test_random);
  g_test_add_func ("/rules/assault.A-7/quick", test_quick);
  g_test_add_func ("/rules/assault.A-7/beats-random", test_beats_random);
  result = g_test_run ();
  store_library_free (library);
  return result;
}
